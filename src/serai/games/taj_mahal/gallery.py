"""The components of Taj Mahal as a gallery: cards, tiles, palaces and the map."""

from serai.core.components import Row
from serai.draw.markup import Markup, el
from serai.draw.shapes import LETTERS, Box, use
from serai.games.gallery import Family, Item, called, family, listed, rows_of
from serai.games.summary import drawing
from serai.games.taj_mahal.boards import cards
from serai.games.taj_mahal.boards import map as country
from serai.games.taj_mahal.boards.atlas import MAP_HEIGHT, MAP_WIDTH
from serai.games.taj_mahal.boards.scene import TajLook, TajScene
from serai.games.taj_mahal.boards.tiles import TILE, province_tile

CARD, SHIELD, SQUARE = 0.9, 1.3, 1.7
"""Pixels for a unit of a card, of a symbol and of a bonus tile."""
CARDS = ("cards-red", "cards-yellow", "cards-green", "cards-violet", "cards-white")
"""The families of cards with symbols, each named by its colour."""
SPECIAL = "cards-special"


def gallery(look: TajLook) -> tuple[Family, ...]:
    draw = Pictures(look)
    goods = listed(look, "commodity", "commodities")
    return (
        *(_cards(look, id) for id in CARDS),
        family(
            look,
            "cards",
            called(look, "card"),
            draw.card,
            only=lambda row: row.text("colour") == "special",
            id=SPECIAL,
            title=look.say(SPECIAL),
        ),
        family(
            look,
            "influence_tiles",
            called(look, "symbol", by="kind"),
            draw.figure,
            face=lambda row: row.text("kind"),
            id="influence",
        ),
        family(look, "province_tiles", goods, draw.province_tile, id="province-tiles"),
        family(
            look,
            "bonus_tiles",
            called(look, "bonus"),
            draw.bonus,
            face=lambda row: look.called("bonus", row.id),
            id="bonus-tiles",
        ),
        family(look, "commodities", called(look, "commodity"), draw.good, id="goods"),
        _palaces(look, draw),
        _map(look),
    )


def _cards(look: TajLook, id: str) -> Family:
    """The cards of a colour; those with the same symbols are one picture, and called by them."""
    return family(
        look,
        "cards",
        listed(look, "symbol", "symbols"),
        Pictures(look).card,
        face=lambda row: tuple(sorted(row.texts("symbols"))),
        only=lambda row: f"cards-{row.text('colour')}" == id,
        id=id,
        title=look.say(id),
    )


def _palaces(look: TajLook, draw: "Pictures") -> Family:
    """A palace of each seat, and the crown that may stand on one."""
    palaces = family(
        look,
        "player_colours",
        lambda seat, row: look.text("web-player", letter=LETTERS[seat].upper()),
        draw.palace,
    )
    title, rows = look.voice.table_title("crown"), tuple(rows_of(look, "crown"))
    crown = Item(title, rows, _part("crown", 24, SQUARE))
    return Family("palaces", look.voice.table_title("palaces"), (*palaces.items, crown))


def _map(look: TajLook) -> Family:
    """Provinces, cities and roads, as they are for everybody."""
    title, tables = look.say("map"), ("provinces", "cities", "roads")
    counts = [f"{look.voice.table_title(table)}: {len(rows_of(look, table))}" for table in tables]
    rows = tuple(row for table in tables for row in rows_of(look, table))
    box = Box(0, 0, MAP_WIDTH, MAP_HEIGHT)
    picture = drawing(country.board(TajScene(look)).content, box, title)
    return Family("country", title, (Item(", ".join(counts), rows, picture),), layout="wide")


def _part(part: str, side: float, size: float) -> Markup:
    return drawing(use(part, 0, 0, side, side), Box(0, 0, side, side), "", size=size)


class Pictures:
    """How each component is drawn."""

    def __init__(self, look: TajLook) -> None:
        self.scene = TajScene(look)
        self.tables = look.view.tables

    def card(self, card: int, row: Row) -> Markup:
        box = Box(0, 0, cards.WIDTH, cards.HEIGHT)
        suit = f"suit-{cards.suit(self.tables, card)}"
        return drawing(cards.face(self.tables, card), box, "", class_=suit, size=CARD)

    def figure(self, at: int, row: Row) -> Markup:
        return _part(f"s-{row.text('kind')}", 36, SHIELD)

    def province_tile(self, at: int, row: Row) -> Markup:
        drawn = province_tile(self.scene, at, TILE / 2, TILE / 2)
        return drawing(drawn, Box(0, 0, TILE, TILE), "", size=SHIELD)

    def bonus(self, at: int, row: Row) -> Markup:
        part, _, _ = country.bonus_part(self.scene, at)
        return _part(part, 24, SQUARE)

    def good(self, at: int, row: Row) -> Markup:
        return _part(row.id, 24, SQUARE)

    def palace(self, seat: int, row: Row) -> Markup:
        letter = LETTERS[seat]
        palace = el("g", use(f"palace-{letter}", 0, 0, 28, 34), class_=f"seat-{letter}")
        return drawing(palace, Box(0, 0, 28, 34), "", size=SHIELD)
