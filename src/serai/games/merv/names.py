"""What the things of Merv are called: messages, whose words are in the text files.

Names take their figures from the components. Sides of the city are letters in slugs: `e2` is the
second slot from the north-east corner, and is called by the row or column that it leads into.
"""

from itertools import product

from serai.core.components import Row
from serai.core.game import AnyGame
from serai.games.merv import tables as t
from serai.games.merv.tables import SIDE_IDS, SIZE, SLOTS, line_number
from serai.games.naming import Namer, Names
from serai.texts import Naming

PREFIX = "merv"
NAMER = Namer(PREFIX)


def namings(game: AnyGame) -> dict[str, dict[str, Naming]]:
    """How the things of this game, with its edition, are called, by their kinds and slugs."""
    data, name = game.components, NAMER.name
    cards = data.row("numbers").number("caravan_length")
    return {
        **NAMER.tables(data, colour="colours", symbol="symbols", spice="spices", hall="halls"),
        **NAMER.tables(data, city="cities", side="market_sides", difficulty="difficulties"),
        "gift": NAMER.each("gift", t.GIFT_IDS),
        "rival": NAMER.each("rival", t.RIVAL_IDS),
        "slot": _slots(),
        "cell": _cells(),
        "site": NAMER.rows("site", data.rows("sites"), "symbol", "colour"),
        "upgrade": {row.id: _upgrade(row) for row in data.rows("upgrades")},
        "stall": NAMER.counted("stall", t.STALLS),
        "place": NAMER.counted("place", t.MOST_SEATS),
        "card": NAMER.counted("card", cards),
        "stack": {slug: name("stack", slug, at=at) for at, slug in enumerate(t.STACK_IDS, 1)},
        "contract": NAMER.rows("contract", data.rows("contracts"), "stack", "points"),
        "space": {row.id: _space(row) for row in data.rows("mosque_spaces")},
        "wall": {row.id: _wall(row) for row in data.rows("walls")},
        "scoring_tile": NAMER.rows("scoring_tile", data.rows("scoring_tiles"), "symbol"),
        "breakthrough": {row.id: _breakthrough(row) for row in data.rows("breakthroughs")},
        "solo_card": {slug: name("solo_card", slug, symbol=slug) for slug in data.ids("symbols")},
        "seat_letter": {slug: name("player", slug, at=at) for at, slug in enumerate("abcd", 1)},
    }


def _slots() -> Names:
    lines = {f"{SIDE_IDS[at // SIZE]}{at % SIZE + 1}": line_number(at) for at in range(SLOTS)}
    return {slug: NAMER.name(f"slot-{slug[0]}", slug, line=line) for slug, line in lines.items()}


def _cells() -> Names:
    places = product(range(1, SIZE + 1), repeat=2)
    return {(slug := f"r{r}c{c}"): NAMER.name("cell", slug, row=r, column=c) for r, c in places}


def _upgrade(row: Row) -> Naming:
    white = row.text("colour") == "white"
    return NAMER.row("upgrade-white" if white else "upgrade-bonus", row, "colour")


def _wall(row: Row) -> Naming:
    """A piece of wall is called by its price."""
    cost = row.texts("cost")
    if len(set(cost)) != 1:
        return NAMER.name(f"wall-{row.id}", row.id)
    kind = "gate" if row.flag("gate") else "segment"
    return NAMER.name(f"wall-{kind}", row.id, colour=cost[0], count=len(cost))


def _space(row: Row) -> Naming:
    """A space of the mosque: its lane is the first part of its id."""
    return NAMER.row(f"space-{row.id.partition('_')[0]}", row, "step")


def _breakthrough(row: Row) -> Naming:
    if row.text("discount"):
        return NAMER.name("breakthrough-discount", row.id, symbol=row.text("discount"))
    if row.text("wild"):
        return NAMER.name("breakthrough-wild", row.id, colour=row.text("wild"))
    return NAMER.name(f"breakthrough-{row.id}", row.id)
