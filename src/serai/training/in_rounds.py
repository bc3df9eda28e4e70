"""A fit that is made in rounds, from the command line: play, fit, write it down, and again."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol


class Fit(Protocol):
    """Something that gets better by games."""

    def play(self, number: int, games: int) -> None:
        """The games of a round."""

    def fit(self) -> None:
        """What they say."""

    def card(self, command: str) -> str:
        """What was found, and how."""

    def told(self) -> str:
        """A few words on the last round."""


def reader_of(program: str, words: str, games: int, rounds: int) -> argparse.ArgumentParser:
    """The arguments that all of them take."""
    reader = argparse.ArgumentParser(prog=f"python -m serai.training.{program}", description=words)
    reader.add_argument("game")
    reader.add_argument("--games", type=int, default=games, help="in each round")
    reader.add_argument("--rounds", type=int, default=rounds)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--folder", type=Path, default=Path("train"))
    return reader


def run(
    reader: argparse.ArgumentParser, file: str, begin: Callable[[argparse.Namespace], Fit]
) -> None:
    """Round after round; each leaves its file in a folder of its own."""
    asked = reader.parse_args()
    given = {key: value for key, value in vars(asked).items() if key not in ("game", "folder")}
    told = "".join(f" --{key} {value}" for key, value in given.items())
    command = f"{reader.prog} {asked.game}{told}"
    fit = begin(asked)
    for number in range(asked.rounds):
        started = time.process_time()
        fit.play(number, asked.games)
        fit.fit()
        folder = asked.folder / asked.game / f"{reader.prog.rpartition('.')[2]}-{number}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(fit.card(command), encoding="utf-8")
        seconds = time.process_time() - started
        print(f"round {number}: {fit.told()}, {seconds:.0f} s, {folder}", flush=True)
