"""The components of Taj Mahal as a gallery: cards, tiles, palaces and the map."""

from serai.core.components import Row
from serai.draw.markup import Markup, el
from serai.draw.shapes import LETTERS, Box, use
from serai.games.gallery import Family, Item, alike
from serai.games.look import Look, sentence
from serai.games.summary import drawing
from serai.games.taj_mahal.boards import cards
from serai.games.taj_mahal.boards import map as country
from serai.games.taj_mahal.boards.atlas import MAP_HEIGHT, MAP_WIDTH
from serai.games.taj_mahal.boards.scene import TajScene
from serai.games.taj_mahal.boards.tiles import TILE, province_tile
from serai.games.taj_mahal.view import TajView

CARD, SHIELD, SQUARE = 0.9, 1.3, 1.7
"""Pixels for a unit of a card, of a symbol and of a bonus tile."""

CARDS = (
    *("cards-red", "cards-yellow", "cards-green", "cards-violet", "cards-white"),
    "cards-special",
)
"""The families of cards, each named by its colour."""

TajLook = Look[TajView]


def gallery(look: TajLook) -> tuple[Family, ...]:
    return (
        *(_cards(look, family) for family in CARDS),
        _influence(look),
        _provinces(look),
        _bonuses(look),
        _goods(look),
        _palaces(look),
        _map(look),
    )


def _rows(look: TajLook, table: str) -> list[Row]:
    return look.view.game.components.rows(table)


def _cards(look: TajLook, family: str) -> Family:
    """The cards of a colour; those with the same symbols are one picture."""
    colour = family.removeprefix("cards-")
    rows = [row for row in _rows(look, "cards") if row.text("colour") == colour]
    special = colour == "special"
    groups = alike(rows, lambda row: row.id if special else tuple(sorted(row.texts("symbols"))))
    return Family(family, look.say(family), tuple(_card(look, group) for group in groups))


def _card(look: TajLook, rows: tuple[Row, ...]) -> Item:
    tables = look.view.tables
    card = tables.card_ids.index(rows[0].id)
    box = Box(0, 0, cards.WIDTH, cards.HEIGHT)
    suit = f"suit-{cards.suit(tables, card)}"
    picture = drawing(cards.face(tables, card), box, "", class_=suit, size=CARD)
    return Item(_symbols(look, rows[0]) or cards.name(look, card), rows, picture, copies=len(rows))


def _symbols(look: TajLook, row: Row) -> str:
    """What a card shows, in words: its colour stands above it. Special cards have names."""
    if row.text("colour") == "special":
        return ""
    return sentence(", ".join(look.voice.name("symbol", slug) for slug in row.texts("symbols")))


def _part(part: str, side: float, size: float) -> Markup:
    return drawing(use(part, 0, 0, side, side), Box(0, 0, side, side), "", size=size)


def _influence(look: TajLook) -> Family:
    groups = alike(_rows(look, "influence_tiles"), lambda row: row.text("kind"))
    items = [
        Item(
            look.called("symbol", slug),
            rows,
            _part(f"s-{slug}", 36, SHIELD),
            copies=len(rows),
        )
        for rows in groups
        for slug in [rows[0].text("kind")]
    ]
    return Family("influence", look.voice.table_title("influence_tiles"), tuple(items))


def _provinces(look: TajLook) -> Family:
    scene, half = TajScene(look), TILE / 2
    items = [
        Item(
            sentence(", ".join(look.voice.name("commodity", g) for g in row.texts("commodities"))),
            (row,),
            drawing(province_tile(scene, at, half, half), Box(0, 0, TILE, TILE), "", size=SHIELD),
        )
        for at, row in enumerate(_rows(look, "province_tiles"))
    ]
    return Family("province-tiles", look.voice.table_title("province_tiles"), tuple(items))


def _bonuses(look: TajLook) -> Family:
    scene, ids = TajScene(look), look.view.tables.bonus_ids
    items = []
    for rows in alike(_rows(look, "bonus_tiles"), lambda row: look.called("bonus", row.id)):
        part, _, _ = country.bonus_part(scene, ids.index(rows[0].id))
        picture = _part(part, 24, SQUARE)
        items.append(Item(look.called("bonus", rows[0].id), rows, picture, copies=len(rows)))
    return Family("bonus-tiles", look.voice.table_title("bonus_tiles"), tuple(items))


def _goods(look: TajLook) -> Family:
    items = [
        Item(look.called("commodity", row.id), (row,), _part(row.id, 24, SQUARE))
        for row in _rows(look, "commodities")
    ]
    return Family("goods", look.voice.table_title("commodities"), tuple(items))


def _palaces(look: TajLook) -> Family:
    """A palace of each seat, and the crown that may stand on one."""
    items = [
        Item(
            look.text("web-player", letter=letter.upper()),
            (row,),
            drawing(
                el("g", use(f"palace-{letter}", 0, 0, 28, 34), class_=f"seat-{letter}"),
                Box(0, 0, 28, 34),
                "",
                size=SHIELD,
            ),
        )
        for letter, row in zip(LETTERS, _rows(look, "player_colours"), strict=True)
    ]
    crown = Item(
        look.voice.table_title("crown"), tuple(_rows(look, "crown")), _part("crown", 24, SQUARE)
    )
    return Family("palaces", look.voice.table_title("palaces"), (*items, crown))


def _map(look: TajLook) -> Family:
    """Provinces, cities and roads, as they are for everybody."""
    title, tables = look.say("map"), ("provinces", "cities", "roads")
    counts = [f"{look.voice.table_title(table)}: {len(_rows(look, table))}" for table in tables]
    rows = tuple(row for table in tables for row in _rows(look, table))
    box = Box(0, 0, MAP_WIDTH, MAP_HEIGHT)
    picture = drawing(country.board(TajScene(look)).content, box, title)
    return Family("country", title, (Item(", ".join(counts), rows, picture),), layout="wide")
