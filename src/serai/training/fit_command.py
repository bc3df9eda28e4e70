"""The command line of `linear` and `tuning`: play, fit and write a file, round after round."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol


class Fitting(Protocol):
    """What such a command runs."""

    def play(self, number: int, games: int) -> None:
        """Play the games of a round."""

    def fit(self) -> None:
        """Improve by all games so far."""

    def card(self, command: str) -> str:
        """The file to write: the result, and the command that made it."""

    def summary(self) -> str:
        """A few words on the last round, for the terminal."""


def argument_parser(
    program: str, description: str, games: int, rounds: int
) -> argparse.ArgumentParser:
    """A parser with the arguments that both commands take."""
    parser = argparse.ArgumentParser(
        prog=f"python -m serai.training.{program}", description=description
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=games, help="in each round")
    parser.add_argument("--rounds", type=int, default=rounds)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("train"))
    return parser


def run(
    parser: argparse.ArgumentParser, file: str, begin: Callable[[argparse.Namespace], Fitting]
) -> None:
    """Run all rounds; each writes its file into a folder of its own."""
    arguments = parser.parse_args()
    given = {key: value for key, value in vars(arguments).items() if key not in ("game", "folder")}
    options = "".join(f" --{key} {value}" for key, value in given.items())
    command = f"{parser.prog} {arguments.game}{options}"
    fit = begin(arguments)
    for number in range(arguments.rounds):
        started = time.process_time()
        fit.play(number, arguments.games)
        fit.fit()
        folder = arguments.folder / arguments.game / f"{parser.prog.rpartition('.')[2]}-{number}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(fit.card(command), encoding="utf-8")
        seconds = time.process_time() - started
        print(f"round {number}: {fit.summary()}, {seconds:.0f} s, {folder}", flush=True)
