"""The components of Taj Mahal as a gallery: cards, tiles, palaces and the map."""

from serai.draw.markup import Markup, el
from serai.draw.shapes import LETTERS, Box, seat_letter, use
from serai.games.gallery import Family, Item, called, family, listed, rows_of
from serai.games.summary import drawing
from serai.games.taj_mahal.boards import cards
from serai.games.taj_mahal.boards import map as country
from serai.games.taj_mahal.boards.scene import MAP, TILE, TajLook, TajScene, province_tile
from serai.games.taj_mahal.tables import COLOUR_IDS

CARD, SHIELD, SQUARE = 0.9, 1.3, 1.7
"""Pixels for a unit of a card, of a symbol and of a bonus tile."""


def gallery(look: TajLook) -> tuple[Family, ...]:
    tables, good = look.view.tables, called(look, "commodity")
    goods = listed(look, "commodity", "commodities")
    return (
        *(_cards(look, colour) for colour in (*COLOUR_IDS, "special")),
        family(
            look,
            "influence_tiles",
            called(look, "symbol", by="kind"),
            lambda at, row: part(f"s-{row.text('kind')}", 36, SHIELD),
            face=lambda row: row.text("kind"),
            id="influence",
        ),
        family(look, "province_tiles", goods, lambda at, row: _tile(look, at), id="province-tiles"),
        family(
            look,
            "bonus_tiles",
            called(look, "bonus"),
            lambda at, row: _square(country.bonus_part(tables, at)[0]),
            face=lambda row: look.called("bonus", row.id),
            id="bonus-tiles",
        ),
        family(look, "commodities", good, lambda at, row: _square(row.id), id="goods"),
        _palaces(look),
        _map(look),
    )


def _cards(look: TajLook, colour: str) -> Family:
    """The cards of a colour; those with the same symbols are one picture, and called by them.
    Special cards have names of their own."""
    special = colour == "special"
    return family(
        look,
        "cards",
        called(look, "card") if special else listed(look, "symbol", "symbols"),
        lambda at, row: card(look, at, CARD),
        face=lambda row: row.id if special else tuple(sorted(row.texts("symbols"))),
        only=lambda row: row.text("colour") == colour,
        id=f"cards-{colour}",
        title=look.say(f"cards-{colour}"),
    )


def _palaces(look: TajLook) -> Family:
    """A palace of each seat, and the crown that may stand on one."""
    palaces = family(
        look,
        "player_colours",
        lambda seat, row: look.text("web-player", letter=seat_letter(seat)),
        lambda seat, row: palace(seat),
    )
    title, rows = look.voice.table_title("crown"), tuple(rows_of(look, "crown"))
    crown = Item(title, rows, _square("crown"))
    return Family("palaces", look.voice.table_title("palaces"), (*palaces.items, crown))


def _map(look: TajLook) -> Family:
    """Provinces, cities and roads, as they are for everybody."""
    title, tables = look.say("map"), ("provinces", "cities", "roads")
    counts = [f"{look.voice.table_title(table)}: {len(rows_of(look, table))}" for table in tables]
    rows = tuple(row for table in tables for row in rows_of(look, table))
    picture = drawing(country.board(TajScene(look)).content, MAP, title)
    return Family("country", title, (Item(", ".join(counts), rows, picture),), layout="wide")


# --- single pieces, here and in the summary ---------------------------------------------------


def part(part: str, side: float, size: float) -> Markup:
    """A drawn part in a square."""
    return drawing(use(f"icon-taj-{part}", 0, 0, side, side), Box(0, 0, side, side), "", size=size)


def card(look: TajLook, card: int, size: float, label: str = "") -> Markup:
    face, box = cards.face(look.view.tables, card), Box(0, 0, cards.WIDTH, cards.HEIGHT)
    return drawing(face, box, label, class_=cards.suit(look.view.tables, card), size=size)


def palace(seat: int) -> Markup:
    letter = LETTERS[seat]
    drawn = el("g", use(f"palace-{letter}", 0, 0, 28, 34), class_=f"seat-{letter}")
    return drawing(drawn, Box(0, 0, 28, 34), "", size=SHIELD)


def _square(name: str) -> Markup:
    return part(name, 24, SQUARE)


def _tile(look: TajLook, tile: int) -> Markup:
    drawn = province_tile(look, tile, TILE / 2, TILE / 2)
    return drawing(drawn, Box(0, 0, TILE, TILE), "", size=SHIELD)
