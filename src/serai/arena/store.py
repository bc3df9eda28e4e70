"""Games that were played for a ladder: a file with a line of JSON for each.

A line says what the game was played on (the game, its rules, components and options, the commit),
with which luck and by whom, and how it ended. Lines are only ever added.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from serai.arena.single_game import GameResult
from serai.core.errors import RecordError

LISTS = ("bots", "scores", "winners", "places", "choices", "cpu")
NOT_KEPT = ("number", "record", "faults")


@dataclass(frozen=True, slots=True)
class Ground:
    """What games must have in common to be compared."""

    game: str
    rules: int
    data: str
    options: dict[str, str]


@dataclass(frozen=True, slots=True)
class Stored:
    """A game, on which ground it was played, and by which state of the code."""

    ground: Ground
    commit: str
    result: GameResult

    @property
    def deal(self) -> tuple[str, int]:
        """Games with the same luck, played by the same code."""
        return self.commit, self.result.seed

    @property
    def key(self) -> str:
        """Of two games with the same key one was played twice."""
        return json.dumps([asdict(self.ground), self.deal, self.result.bots], sort_keys=True)


class Store:
    """The file. It need not be there yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._mended = False

    def games(self) -> list[Stored]:
        """All games in the order in which they were added, none of them twice."""
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").split("\n")
        whole = enumerate(lines[:-1], 1)  # a last line without its end was cut off in the middle
        found = [_read(line, f"{self.path}:{number}") for number, line in whole]
        return list({stored.key: stored for stored in found}.values())

    def add(self, games: Iterable[Stored]) -> None:
        """Write games at the end."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            if not self._mended:  # what was cut off goes
                file.truncate(self.path.read_bytes().rfind(b"\n") + 1)
                self._mended = True
            for stored in games:
                file.write(_written(stored).encode() + b"\n")


def _written(stored: Stored) -> str:
    result = {key: value for key, value in asdict(stored.result).items() if key not in NOT_KEPT}
    result["seconds"] = round(stored.result.seconds, 3)
    result["cpu"] = [round(seconds, 4) for seconds in stored.result.cpu]
    faults = {str(seat): fault for seat, fault in stored.result.faults}
    line = {"commit": stored.commit, **asdict(stored.ground), **result, "faults": faults}
    return json.dumps(line, ensure_ascii=False)


def _read(line: str, where: str) -> Stored:
    try:
        fields: dict[str, Any] = json.loads(line)
        ground = Ground(*(fields.pop(key) for key in ("game", "rules", "data", "options")))
        commit = fields.pop("commit")
        faults = tuple((int(seat), fault) for seat, fault in fields.pop("faults").items())
        fields |= {key: tuple(fields[key]) for key in LISTS}
        stored = Stored(ground, commit, GameResult(**fields))
    except (AttributeError, KeyError, TypeError, ValueError) as fault:
        why = f"{type(fault).__name__}: {fault}"
        raise RecordError(f"{where}: not a game of a ladder ({why})") from None
    return replace(stored, result=replace(stored.result, faults=faults))
