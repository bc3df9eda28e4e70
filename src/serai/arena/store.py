"""Games of a ladder: a file with a line of JSON for each.

A line holds the game, its rules, components and options, the commit, the luck, the bots and the
result. Lines are only ever added.
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
class GameSetup:
    """What games must have in common to be compared: game, rules, components, options."""

    game: str
    rules: int
    data: str
    options: dict[str, str]


@dataclass(frozen=True, slots=True)
class Stored:
    """A result, with the setup and the commit by which it was played."""

    setup: GameSetup
    commit: str
    result: GameResult

    @property
    def deal(self) -> tuple[str, int]:
        """Equal for games with the same luck, played by the same code."""
        return self.commit, self.result.seed

    @property
    def key(self) -> str:
        """Equal for a game that was played twice."""
        return json.dumps([asdict(self.setup), self.deal, self.result.bots], sort_keys=True)


class Store:
    """The file, which need not exist yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._mended = False

    def games(self) -> list[Stored]:
        """All games in the order of the file, without duplicates."""
        if not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").split("\n")
        whole = enumerate(lines[:-1], 1)  # an incomplete last line was cut off
        found = [_read(line, f"{self.path}:{number}") for number, line in whole]
        return list({stored.key: stored for stored in found}.values())

    def add(self, games: Iterable[Stored]) -> None:
        """Append games."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            if not self._mended:  # remove an incomplete last line
                file.truncate(self.path.read_bytes().rfind(b"\n") + 1)
                self._mended = True
            for stored in games:
                file.write(_written(stored).encode() + b"\n")


def _written(stored: Stored) -> str:
    result = {key: value for key, value in asdict(stored.result).items() if key not in NOT_KEPT}
    result["seconds"] = round(stored.result.seconds, 3)
    result["cpu"] = [round(seconds, 4) for seconds in stored.result.cpu]
    faults = {str(seat): fault for seat, fault in stored.result.faults}
    line = {"commit": stored.commit, **asdict(stored.setup), **result, "faults": faults}
    return json.dumps(line, ensure_ascii=False)


def _read(line: str, where: str) -> Stored:
    try:
        fields: dict[str, Any] = json.loads(line)
        setup = GameSetup(*(fields.pop(key) for key in ("game", "rules", "data", "options")))
        commit = fields.pop("commit")
        faults = tuple((int(seat), fault) for seat, fault in fields.pop("faults").items())
        fields |= {key: tuple(fields[key]) for key in LISTS}
        stored = Stored(setup, commit, GameResult(**fields))
    except (AttributeError, KeyError, TypeError, ValueError) as fault:
        why = f"{type(fault).__name__}: {fault}"
        raise RecordError(f"{where}: not a game of a ladder ({why})") from None
    return replace(stored, result=replace(stored.result, faults=faults))
