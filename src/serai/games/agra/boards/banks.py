"""Where everything at the river stands: rows of notables by level, and the piers beside them."""

from dataclasses import dataclass
from itertools import pairwise

from serai.draw.shapes import spread
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import LEVELS, NONE, PIERS, Tables

WIDTH, HEIGHT = 200, 596
PHONE_WIDTH = 374

ROW, LOOSE = 42, 54
"""The height of a row, and what it grows to where there are few notables."""
BETWEEN, PHONE_BETWEEN = 2, 6
"""Room between levels."""
PHONE_ROW, PHONE_CLOSED = 54, 48
WON, WON_ACROSS = 46, 7
"""On a phone notables who are won stand on top: the height of such a line, and how many fit."""
PIER = 14
"""How far below the beginning of a level its pier lies."""


@dataclass(frozen=True)
class Row:
    """A notable and where it stands."""

    notable: int
    level: int
    """From 1."""
    y: float
    height: float


@dataclass(frozen=True)
class Bank:
    """All rows, the middles of the piers, and the height of it all."""

    rows: tuple[Row, ...]
    piers: tuple[float, ...]
    height: float

    def first_of(self, level: int) -> Row | None:
        return next((row for row in self.rows if row.level == level), None)


def is_open(scene: AgraScene, level: int) -> bool:
    """Whether goods can be delivered to the notables of a level."""
    return scene.view.pier >= scene.tables.level_opens[level - 1]


def by_level(scene: AgraScene, level: int) -> list[int]:
    """The notables of a level in their places."""
    levels = scene.tables.notable_level
    return [notable for notable in scene.view.river if levels[notable] == level]


def won(scene: AgraScene) -> list[int]:
    """The notables who have been won, in their places."""
    found = [notable for level in range(1, LEVELS + 1) for notable in by_level(scene, level)]
    return [notable for notable in found if scene.view.notable_owner[notable] != NONE]


def bank_of(scene: AgraScene) -> Bank:
    return _phone_bank(scene) if scene.phone else _wide_bank(scene)


def _wide_bank(scene: AgraScene) -> Bank:
    """Every notable keeps its place, won or not."""
    count = max(len(scene.view.river), 1)
    height = min(LOOSE, int((HEIGHT - BETWEEN * (LEVELS - 1)) / count))
    levels = [(by_level(scene, n), height, BETWEEN) for n in range(1, LEVELS + 1)]
    rows, starts, _ = _stacked(levels, 0)
    piers = _piers(scene.tables, [start + PIER for start in starts], HEIGHT - 12)
    return Bank(rows, piers, HEIGHT)


def _phone_bank(scene: AgraScene) -> Bank:
    """Those who can still be served have large rows; those who are won share a line on top."""
    gone, levels = set(won(scene)), []
    for level in range(1, LEVELS + 1):
        waiting = [notable for notable in by_level(scene, level) if notable not in gone]
        height = PHONE_ROW if is_open(scene, level) else PHONE_CLOSED
        levels.append((waiting, height, PHONE_BETWEEN if waiting else 0))
    rows, starts, y = _stacked(levels, WON * -(-len(gone) // WON_ACROSS))
    first = 20 if gone else 24
    wanted = [first, *(max(start + 24, first) for start in starts[1:])]
    piers = _piers(scene.tables, wanted, max(y - PIER, first))
    whole = max(y, 28 * PIERS)
    return Bank(rows, tuple(spread(piers, 28, 15, whole - 14)), whole)


def _stacked(
    levels: list[tuple[list[int], int, int]], y: float
) -> tuple[tuple[Row, ...], list[float], float]:
    """Rows from top to bottom, where each level begins, and where all end. A level is given by its
    notables, their height and the room after them."""
    rows, starts = [], []
    for level, (notables, height, after) in enumerate(levels, 1):
        starts.append(y)
        rows += [Row(one, level, y + height * at, height) for at, one in enumerate(notables)]
        y += height * len(notables) + after
    return tuple(rows), starts, y


def _piers(tables: Tables, starts: list[float], end: float) -> tuple[float, ...]:
    """A pier lies where the level that it opens begins, the last one at the end; others between."""
    known = dict(zip(tables.level_opens, starts, strict=True))
    known[PIERS] = end
    found: list[float] = []
    for (pier, y), (later, other) in pairwise(sorted(known.items())):
        step = (other - y) / (later - pier)
        found += [y + step * n for n in range(later - pier)]
    return (*found, end)
