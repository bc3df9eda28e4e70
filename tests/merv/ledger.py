"""What the referee of Merv knows before a game: the component file, the city, empty accounts."""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "src/serai/games/merv/data/merv.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))


def rows(table: str) -> dict[str, Any]:
    return {row["id"]: row for row in DATA[table]}


SITES, SPACES, CITIES, WALLS = rows("sites"), rows("mosque_spaces"), rows("cities"), rows("walls")
CONTRACTS, BREAKTHROUGHS, HALLS = rows("contracts"), rows("breakthroughs"), rows("halls")
TILES, SOLO_CARDS = rows("scoring_tiles"), rows("solo_cards")
YEAR_POINTS = {level: row["year_points"] for level, row in rows("difficulties").items()}
SIDES = {side: row["gifts"] for side, row in rows("market_sides").items()}
PAIR_GIFTS = {spice: row["gift"] for spice, row in rows("spices").items()}
EDGES = {(row["from"], row["to"]): row["cost"] for row in DATA["mosque_edges"]}
FAVOUR, INFLUENCE = DATA["favour_track"]["points"], DATA["influence_track"]["points"]
CARDS_SHOWN = 8
MARKET = "r3c3"
"""The camel market."""


def line_of(slot: str) -> list[str]:
    """The five cells of a row or column, from the slot on: slots are counted clockwise."""
    side, at = slot[0], int(slot[1])
    ways = {
        "n": [f"r{n}c{at}" for n in range(1, 6)],
        "e": [f"r{at}c{n}" for n in range(5, 0, -1)],
        "s": [f"r{n}c{6 - at}" for n in range(5, 0, -1)],
        "w": [f"r{6 - at}c{n}" for n in range(1, 6)],
    }
    return ways[side]


@cache
def attackers(cell: str) -> tuple[str, ...]:
    """The slots from which the Mongols reach a cell: it is the first or second of their line."""
    slots = [f"{side}{at}" for side in "nesw" for at in range(1, 6)]
    return tuple(slot for slot in slots if cell in line_of(slot)[:2])


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """The most that caravan cards can score, whatever way they are sorted into sets."""
    best = 0
    for chosen in range(1, 1 << len(counts)):
        used = [at for at in range(len(counts)) if chosen >> at & 1]
        if all(counts[at] for at in used):
            left = tuple(n - (at in used) for at, n in enumerate(counts))
            best = max(best, (1, 3, 6, 10)[len(used) - 1] + best_sets(left))
    return best


class Ledger:
    """One seat or rival, as the referee knows it."""

    def __init__(self) -> None:
        self.buildings, self.servants = 9, 8
        self.camels = self.favour = self.influence = 0
        self.cubes: Counter[str] = Counter()
        self.spices: Counter[str] = Counter()
        self.goods: Counter[str] = Counter()
        """Scrolls, common and rare goods."""
        self.used: Counter[str] = Counter()
        """Those that lie on contracts."""
        self.halls: Counter[str] = Counter()
        self.posts: set[str] = set()
        self.tiles: set[str] = set()
        self.space = ""
        self.voices = 0
        """Courtiers that favour was spent for and that have not scored yet."""
        self.heard: Counter[str] = Counter()

    def hall_points(self, hall: str) -> int:
        return {
            "knowledge": self.goods["scrolls"],
            "spice": sum(self.spices.values()),
            "trade": self.goods["common"] + self.goods["rare"],
            "faith": SPACES[self.space]["step"] if self.space else 0,
        }[hall]
