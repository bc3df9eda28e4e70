"""What the things of Taj Mahal are called, as messages: the words stand in the text files."""

from serai.core.components import Row
from serai.core.game import AnyGame
from serai.games.naming import Args, Namer, Names
from serai.texts import Naming

PREFIX = "taj"

NAMED = {
    "city": "cities",
    "province": "provinces",
    "symbol": "symbols",
    "colour": "card_colours",
    "commodity": "commodities",
}
"""Kinds of things with a message for each, and the tables they stand in."""

NAMER = Namer(PREFIX)


def namings(game: AnyGame) -> dict[str, Names]:
    """How the things of this game, with its edition, are called, by their kinds and slugs."""
    data = game.components
    plus_two = data.row("numbers").number("plus_two_card")
    return {
        **{kind: _named(kind, data.rows(table)) for kind, table in NAMED.items()},
        "card": {row.id: _card(row, plus_two) for row in data.rows("cards")},
        "bonus": {row.id: _bonus(row) for row in data.rows("bonus_tiles")},
        "tile": {row.id: _tile(row) for row in data.rows("province_tiles")},
    }


def _named(kind: str, rows: list[Row]) -> Names:
    """The data has names too, for things that only an edition knows."""
    return {row.id: Naming(f"{PREFIX}-{kind}-{row.id}", {}, row.text("name")) for row in rows}


def _card(row: Row, plus_two: int) -> Naming:
    """A card has no name of its own but its colour and symbols; a special card has one."""
    if row.text("colour") == "special":
        return NAMER.name(f"card-{row.id}", row.id, points=plus_two)
    return _listing("card", row, "symbol", row.texts("symbols"), colour=row.text("colour"))


def _bonus(row: Row) -> Naming:
    named = "taj_mahal" if row.text("shape") == "taj_mahal" else row.text("kind")
    keys = ("points", "commodity") if row.text("commodity") else ("points",)
    return NAMER.row(f"bonus-{named}", row, *keys)


def _tile(row: Row) -> Naming:
    return _listing("tile", row, "commodity", row.texts("commodities"), visit=row.number("number"))


def _listing(kind: str, row: Row, part: str, slugs: list[str], **args: str | int) -> Naming:
    """A name made of one or two parts; two that are the same have words of their own."""
    if len(slugs) == 2 and slugs[0] == slugs[1]:
        parts: Args = {f"{part}1": slugs[0], f"{part}2": slugs[1]}
        return NAMER.name(f"{kind}-double", row.id, **args, **parts)
    return NAMER.listing(kind, row.id, part, slugs, **args)
