"""The folder of a training: games as they are played, what came of each round, the best network.

course.toml             what is learned: a folder belongs to one training
round-0/games-0000.npz  positions of the first games of a round, and so on
round-0/weights.npz     the network of the round, with its card weights.toml: the round is done
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

CHAPTER = 2 * HELD_OUT
"""Games that are kept together: who is stopped loses no more than these."""
MOST_POSITIONS = 150_000
"""To fit from: more teach hardly more, and take memory."""
MOST_DUELS = 400
WORTH_COLUMN = "worth"


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be learned, and how long."""

    game: str
    seed: int
    games: int
    """In each round."""
    rounds: int
    minutes: float
    """After which no further chapter is begun; what is there is fitted."""
    workers: int
    folder: Path
    duels: int = MOST_DUELS
    """Games of a sequential test at most; 0: every network is kept, and nothing is measured."""


@dataclass(frozen=True, slots=True)
class Round:
    """What came of a round."""

    weights: bytes
    card: dict[str, Any]

    @property
    def kept(self) -> bool:
        return bool(self.card["kept"])


class Folder:
    """What is kept of a training."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.path = course.folder
        self._check()

    def _check(self) -> None:
        """What another training has left here would be learned from."""
        game = load(self.course.game)
        mine = {
            "game": self.course.game,
            "seed": self.course.seed,
            "games": self.course.games,
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

    def chapters(self, number: int) -> int:
        """How many are there."""
        return len(self._games(number))

    def keep_chapter(self, number: int, chapter: int, data: Data) -> None:
        """All or nothing: who is stopped while writing leaves no half file."""
        path = self.path / f"round-{number}" / f"games-{chapter:04}.npz"
        path.parent.mkdir(exist_ok=True)
        half = path.with_suffix(".part")
        with half.open("wb") as into:
            np.savez(into, **{name: getattr(data, name) for name in Data.__dataclass_fields__})
        half.replace(path)

    def positions(self, number: int) -> Data:
        """Those of a round and of the rounds before; of too many, some."""
        paths = [path for one in range(number + 1) for path in self._games(one)]
        data = Data.joined([_restored(path) for path in paths])
        dice = np.random.default_rng(self.course.seed)
        return data.only(dice.random(len(data.game)) < MOST_POSITIONS / len(data.game))

    # --- rounds -------------------------------------------------------------------------------

    def round(self, number: int) -> Round | None:
        """What came of a round, if it is done."""
        home = self.path / f"round-{number}"
        if not (home / CARD).exists():
            return None
        card = tomllib.loads((home / CARD).read_text(encoding="utf-8"))
        return Round((home / WEIGHTS).read_bytes(), card)

    def keep(self, number: int, made: Round) -> Round:
        _write(made, self.path / f"round-{number}")
        return made

    def keep_best(self, made: Round) -> None:
        _write(made, self.path)

    def card(self, number: int, data: Data, found: Fit) -> dict[str, Any]:
        """What the weights were made from, to be read beside them."""
        course = self.course
        game = load(course.game)
        columns = features_of(game).COLUMNS
        held_out = data.only(data.game % HELD_OUT == 0)
        games = sum(min(self.chapters(n) * CHAPTER, course.games) for n in range(number + 1))
        return {
            "columns": columns_digest(game),
            "rules": game.meta.rules,
            "data": game.components.digest,
            "command": f"serai train {course.game} --seed {course.seed} --games {course.games} "
            f"--rounds {course.rounds}",
            "commit": commit(),
            "seed": course.seed,
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
    """The card comes last: where it lies, the weights do."""
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
