"""What the things of Merv are called: messages, whose words are in the text files.

Names take their figures from the components. Sides of the city are letters in slugs: `e2` is the
second slot from the north-east corner, and is called by the row or column that it leads into.
"""

from collections.abc import Iterable

from serai.core.components import Components, Row
from serai.core.game import AnyGame
from serai.games.merv.tables import GIFT_IDS, MOST_SEATS, SIDE_IDS, SIZE, STACK_IDS, STALLS
from serai.texts import Naming

PREFIX = "merv"

PLAIN = {
    "colour": "colours",
    "symbol": "symbols",
    "spice": "spices",
    "hall": "halls",
    "city": "cities",
    "side": "market_sides",
    "difficulty": "difficulties",
}
"""Kinds of things with a message for each, and the tables they stand in."""

RIVALS = ("high_courtier", "magistrate")


def namings(game: AnyGame) -> dict[str, dict[str, Naming]]:
    """How the things of this game, with its edition, are called, by their kinds and slugs."""
    data = game.components
    cards = data.row("numbers").number("caravan_length")
    return {
        **{kind: _plain(kind, data.ids(table)) for kind, table in PLAIN.items()},
        "gift": _plain("gift", GIFT_IDS),
        "rival": _plain("rival", RIVALS),
        "slot": dict(_slots()),
        "cell": _cells(),
        "site": {row.id: _site(row) for row in data.rows("sites")},
        "upgrade": {row.id: _upgrade(row) for row in data.rows("upgrades")},
        "stall": _counted("stall", STALLS),
        "place": _counted("place", MOST_SEATS),
        "card": _counted("card", cards),
        "stack": {slug: _named("stack", slug, at=at) for at, slug in enumerate(STACK_IDS, 1)},
        "contract": {row.id: _contract(row) for row in data.rows("contracts")},
        "space": {row.id: _space(row) for row in data.rows("mosque_spaces")},
        "wall": {row.id: _wall(row) for row in data.rows("walls")},
        "scoring_tile": _of_symbols(data, "scoring_tile", "scoring_tiles"),
        "breakthrough": {row.id: _breakthrough(row) for row in data.rows("breakthroughs")},
        "solo_card": {slug: _named("solo_card", slug, symbol=slug) for slug in data.ids("symbols")},
        "seat_letter": {slug: _named("player", slug, at=at) for at, slug in enumerate("abcd", 1)},
    }


def _named(message: str, slug: str, **args: str | int) -> Naming:
    return Naming(f"{PREFIX}-{message}", args, slug.replace("_", " "))


def _plain(kind: str, slugs: Iterable[str]) -> dict[str, Naming]:
    return {slug: _named(f"{kind}-{slug}", slug) for slug in slugs}


def _counted(kind: str, most: int) -> dict[str, Naming]:
    """Things that are called by their numbers alone."""
    return {str(at): _named(kind, str(at), at=at) for at in range(1, most + 1)}


# --- the city ---------------------------------------------------------------------------------


def _slots() -> Iterable[tuple[str, Naming]]:
    """Slots go clockwise; rows are counted from the north, columns from the west."""
    for side in SIDE_IDS:
        for at in range(1, SIZE + 1):
            line = at if side in "ne" else SIZE + 1 - at
            yield f"{side}{at}", _named(f"slot-{side}", f"{side}{at}", line=line)


def _cells() -> dict[str, Naming]:
    return {
        f"r{row}c{column}": _named("cell", f"r{row}c{column}", row=row, column=column)
        for row in range(1, SIZE + 1)
        for column in range(1, SIZE + 1)
    }


def _site(row: Row) -> Naming:
    return _named("site", row.id, symbol=row.text("symbol"), colour=row.text("colour"))


def _upgrade(row: Row) -> Naming:
    colour = row.text("colour")
    return _named("upgrade-white" if colour == "white" else "upgrade-bonus", row.id, colour=colour)


def _wall(row: Row) -> Naming:
    """A piece of wall is called by its price."""
    cost = row.texts("cost")
    kind = "gate" if row.flag("gate") else "segment"
    if len(set(cost)) != 1:
        return _named(f"wall-{row.id}", row.id)
    return _named(f"wall-{kind}", row.id, colour=cost[0], count=len(cost))


# --- cards and tiles --------------------------------------------------------------------------


def _contract(row: Row) -> Naming:
    return _named("contract", row.id, stack=row.text("stack"), points=row.number("points"))


def _space(row: Row) -> Naming:
    """A space of the mosque: its lane is the first part of its id."""
    lane = row.id.partition("_")[0]
    return _named(f"space-{lane}", row.id, step=row.number("step"))


def _of_symbols(data: Components, kind: str, table: str) -> dict[str, Naming]:
    rows = data.rows(table)
    return {row.id: _named(kind, row.id, symbol=row.text("symbol")) for row in rows}


def _breakthrough(row: Row) -> Naming:
    if row.text("discount"):
        return _named("breakthrough-discount", row.id, symbol=row.text("discount"))
    if row.text("wild"):
        return _named("breakthrough-wild", row.id, colour=row.text("wild"))
    return _named(f"breakthrough-{row.id}", row.id)
