"""Small pictures and what they say of themselves: symbols, goods, card colours, province tiles."""

from serai.draw.html import icon
from serai.draw.lettering import Face
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, move, rect, use, words
from serai.games.counters import SIGN, Sign
from serai.games.taj_mahal.boards.scene import TajLook
from serai.games.taj_mahal.tables import COLOUR_IDS, ELEPHANT, FIGURES, SYMBOL_IDS

TILE = 42
NUMBER = Face(17, 700)


def about(look: TajLook, kind: str, slug: str, words: str) -> str:
    """What a thing is called, and what it is for."""
    return f"{look.called(kind, slug)}: {look.say(words)}"


def about_symbol(look: TajLook, symbol: int) -> str:
    """A symbol, and what whoever leads in it wins."""
    other = "about-elephant" if symbol == ELEPHANT else "about-mogul"
    wins = "about-figure" if symbol < FIGURES else other
    return about(look, "symbol", SYMBOL_IDS[symbol], wins)


def glyph(look: TajLook, symbol: int, size: float) -> Markup:
    """One of the six symbols on a patch of card colour."""
    slug = SYMBOL_IDS[symbol]
    label, tip = look.called("symbol", slug), about_symbol(look, symbol)
    return icon(f"g-{slug}", size, f"g c-{slug}", box=24, label=label, tip=tip)


def symbol_sign(look: TajLook, symbol: int) -> Sign:
    """The same above a column of figures."""
    slug = SYMBOL_IDS[symbol]
    sign = use(f"g-{slug}", 1, 1, SIGN - 2, SIGN - 2, f"c-{slug}")
    return Sign(join(rect(Box(0, 0, SIGN, SIGN), "f-card", 4), sign), look.called("symbol", slug))


def good(look: TajLook, slug: str, size: float = 18) -> Markup:
    tip = about(look, "commodity", slug, "about-goods")
    return icon(slug, size, box=24, label=look.called("commodity", slug), tip=tip)


def flower(colour: int, size: float = 16) -> Markup:
    """A card colour has a flower, so that nobody needs to tell colours apart."""
    slug = COLOUR_IDS[colour]
    return icon(f"fl-{slug}", size, f"fl suit-{slug}", box=16)


def province_tile(look: TajLook, tile: int, x: float, y: float, size: float = TILE) -> Markup:
    """A province tile around a point: its number above, the goods below."""
    tables = look.view.tables
    goods = [tables.commodity_ids[good] for good in tables.tile_commodities[tile]]
    left = TILE / 2 - len(goods) * 7.2
    return el(
        "g",
        use("tile-octagon", 0, 0, TILE, TILE),
        words(tile + 1, TILE / 2, 19.5, NUMBER, "f-cardink", "middle"),
        [use(good, left + 14.4 * i, 22, 13.6, 13.6) for i, good in enumerate(goods)],
        id=f"tile-{tables.tile_ids[tile]}",
        transform=move(x - size / 2, y - size / 2, size / TILE),
    )
