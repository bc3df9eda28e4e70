"""The folder of a training: its games, the network of each round, and the best network.

course.toml             the settings: a folder belongs to one training
round-0/games-0000.npz  positions of the first games of the round, and so on
round-0/weights.npz     the network of the round, with its card weights.toml, if it is done
weights.npz             the best network so far, with its card
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from serai.arena.ladder import commit
from serai.bots.learned import CARD, WEIGHTS, columns_digest, features_of
from serai.core.errors import SetupError
from serai.games import load
from serai.training.network import HELD_OUT, Data, Fit, hand_written

GAMES_PER_FILE = 2 * HELD_OUT
"""An interrupted training loses at most so many games."""
MOST_POSITIONS = 150_000
"""Most positions to fit: more take memory and improve little."""
MOST_DUELS = 400
WORTH_COLUMN = "worth"


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """What is trained, and for how long."""

    game: str
    seed: int
    games: int
    """In each round."""
    rounds: int
    minutes: float
    """No further file of games is begun after this time; the games so far are fitted."""
    workers: int
    folder: Path
    duels: int = MOST_DUELS
    """Most games of the test against the network before; 0: every network is kept, untested."""


@dataclass(frozen=True, slots=True)
class Round:
    """The network of a round."""

    weights: bytes
    card: dict[str, Any]

    @property
    def kept(self) -> bool:
        return bool(self.card["kept"])


class Folder:
    """Reads and writes the files of a training."""

    def __init__(self, settings: TrainingSettings) -> None:
        self.settings = settings
        self.path = settings.folder
        self._check()

    def _check(self) -> None:
        """Raise SetupError if the folder belongs to another training."""
        game = load(self.settings.game)
        mine = {
            "game": self.settings.game,
            "seed": self.settings.seed,
            "games": self.settings.games,
            "rules": game.meta.rules,
            "data": game.components.digest,
            "columns": columns_digest(game),
        }
        path = self.path / "course.toml"
        if not path.exists():
            self.path.mkdir(parents=True, exist_ok=True)
            path.write_text(written(mine), encoding="utf-8")
        there = tomllib.loads(path.read_text(encoding="utf-8"))
        for name, value in mine.items():
            if there.get(name) != value:
                raise SetupError(
                    f"{self.path} holds another training: {name} is {there.get(name)!r} there, "
                    f"and {value!r} is asked for; go on as it began, or name another folder"
                )

    # --- games --------------------------------------------------------------------------------

    def _games(self, number: int) -> list[Path]:
        return sorted((self.path / f"round-{number}").glob("games-*.npz"))

    def files(self, number: int) -> int:
        """How many files of games a round has."""
        return len(self._games(number))

    def write_games(self, number: int, file: int, data: Data) -> None:
        """Write a file of games; an interruption leaves no half of it."""
        path = self.path / f"round-{number}" / f"games-{file:04}.npz"
        path.parent.mkdir(exist_ok=True)
        half = path.with_suffix(".part")
        with half.open("wb") as into:
            np.savez(into, **{name: getattr(data, name) for name in Data.__dataclass_fields__})
        half.replace(path)

    def positions(self, number: int) -> Data:
        """Positions of a round and of those before, at random about `MOST_POSITIONS` of them."""
        paths = [path for earlier in range(number + 1) for path in self._games(earlier)]
        data = Data.joined([_restored(path) for path in paths])
        dice = np.random.default_rng(self.settings.seed)
        return data.only(dice.random(len(data.game)) < MOST_POSITIONS / len(data.game))

    # --- rounds -------------------------------------------------------------------------------

    def round(self, number: int) -> Round | None:
        """A round, or None if it is not done."""
        home = self.path / f"round-{number}"
        if not (home / CARD).exists():
            return None
        card = tomllib.loads((home / CARD).read_text(encoding="utf-8"))
        return Round((home / WEIGHTS).read_bytes(), card)

    def write_round(self, number: int, made: Round) -> Round:
        _write(made, self.path / f"round-{number}")
        return made

    def write_best(self, made: Round) -> None:
        _write(made, self.path)

    def card(self, number: int, data: Data, found: Fit) -> dict[str, Any]:
        """What the weights were made from."""
        settings = self.settings
        game = load(settings.game)
        columns = features_of(game).COLUMNS
        held_out = data.only(data.game % HELD_OUT == 0)
        games = sum(min(self.files(n) * GAMES_PER_FILE, settings.games) for n in range(number + 1))
        return {
            "columns": columns_digest(game),
            "rules": game.meta.rules,
            "data": game.components.digest,
            "command": f"serai train {settings.game} --seed {settings.seed} "
            f"--games {settings.games} --rounds {settings.rounds}",
            "commit": commit(),
            "seed": settings.seed,
            "round": number,
            "games": games,
            "positions": len(data.game),
            "cross_entropy": round(found.cross_entropy, 4),
            "hand_written": round(hand_written(held_out, columns.index(WORTH_COLUMN)), 4),
            "chance": round(found.chance, 4),
        }


def _restored(path: Path) -> Data:
    with np.load(path, allow_pickle=False) as found:
        return Data(*(found[name] for name in Data.__dataclass_fields__))


def _write(made: Round, home: Path) -> None:
    """Write the card last: `round` takes it as the sign that the round is done."""
    (home / WEIGHTS).write_bytes(made.weights)
    (home / CARD).write_text(written(made.card), encoding="utf-8")


def written(card: dict[str, Any]) -> str:
    """The card as TOML."""
    lines = [f"{name} = {_toml(value)}" for name, value in card.items()]
    return "# What these weights were made from.\n" + "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, (int, float)) else f'"{value}"'
