"""What the things of Taj Mahal are called, as messages: the words stand in the text files."""

from serai.core.components import Row
from serai.core.game import AnyGame
from serai.texts import Naming

PREFIX = "taj"

TABLES = {
    "card": "cards",
    "city": "cities",
    "province": "provinces",
    "symbol": "symbols",
    "colour": "card_colours",
    "commodity": "commodities",
    "bonus": "bonus_tiles",
    "tile": "province_tiles",
}
"""Kinds of things that messages and actions name, and the tables they stand in."""


def namings(game: AnyGame) -> dict[str, dict[str, Naming]]:
    """How the things of this game, with its edition, are called, by their kinds and slugs."""
    return {
        kind: {row.id: name_of(kind, row, game) for row in game.components.rows(table)}
        for kind, table in TABLES.items()
    }


def name_of(kind: str, row: Row, game: AnyGame) -> Naming:
    if kind == "card":
        return _card(row, game)
    if kind == "bonus":
        return _bonus(row)
    if kind == "tile":
        goods = row.texts("commodities")
        args: dict[str, str | int] = {"visit": row.number("number")}
        return _listing("tile", row, "commodity", goods, args)
    return Naming(f"{PREFIX}-{kind}-{row.id}", {}, row.text("name"))


def _card(row: Row, game: AnyGame) -> Naming:
    """A card has no name of its own but its colour and symbols; a special card has one."""
    if row.text("colour") == "special":
        points = game.components.row("numbers").number("plus_two_card")
        return Naming(f"{PREFIX}-card-{row.id}", {"points": points}, _plain(row))
    return _listing("card", row, "symbol", row.texts("symbols"), {"colour": row.text("colour")})


def _bonus(row: Row) -> Naming:
    named = "taj_mahal" if row.text("shape") == "taj_mahal" else row.text("kind")
    args: dict[str, str | int] = {"points": row.number("points")}
    if row.text("commodity"):
        args["commodity"] = row.text("commodity")
    return Naming(f"{PREFIX}-bonus-{named}", args, _plain(row))


def _listing(
    kind: str, row: Row, part: str, slugs: list[str], args: dict[str, str | int]
) -> Naming:
    """A name made of one or two parts; an edition may print more, and gets plain words."""
    if len(slugs) == 2 and slugs[0] == slugs[1]:
        count = "double"
    else:
        count = {1: "one", 2: "two"}.get(len(slugs), "many")
    parts: dict[str, str | int] = {f"{part}{n}": slug for n, slug in enumerate(slugs, 1)}
    return Naming(f"{PREFIX}-{kind}-{count}", {**args, **parts}, _plain(row))


def _plain(row: Row) -> str:
    return row.id.replace("_", " ")
