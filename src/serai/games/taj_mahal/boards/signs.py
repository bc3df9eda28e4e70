"""Small pictures between words: the six symbols, goods, card colours."""

from serai.draw.html import icon
from serai.draw.markup import Markup, join
from serai.draw.shapes import Box, rect, use
from serai.games.counters import SIGN, Sign
from serai.games.taj_mahal.boards import tips
from serai.games.taj_mahal.boards.scene import TajLook
from serai.games.taj_mahal.tables import COLOUR_IDS, SYMBOL_IDS


def glyph(look: TajLook, symbol: int, size: float) -> Markup:
    """One of the six symbols on a patch of card colour."""
    slug = SYMBOL_IDS[symbol]
    label, tip = look.called("symbol", slug), tips.symbol(look, symbol)
    return icon(f"g-{slug}", size, f"g c-{slug}", box=24, label=label, tip=tip)


def symbol_sign(look: TajLook, symbol: int) -> Sign:
    """The same above a column of figures."""
    slug = SYMBOL_IDS[symbol]
    drawn = join(
        rect(Box(0, 0, SIGN, SIGN), "f-card", 4),
        use(f"g-{slug}", 1, 1, SIGN - 2, SIGN - 2, f"c-{slug}"),
    )
    return Sign(drawn, look.called("symbol", slug))


def good(look: TajLook, slug: str, size: float = 18) -> Markup:
    return icon(slug, size, box=24, label=look.called("commodity", slug), tip=tips.good(look, slug))


def good_sign(look: TajLook, slug: str) -> Sign:
    return Sign(use(slug, 0, 0, SIGN, SIGN), look.called("commodity", slug))


def flower(colour: int, size: float = 16) -> Markup:
    """A card colour has a flower, so that nobody needs to tell colours apart."""
    slug = COLOUR_IDS[colour]
    return icon(f"fl-{slug}", size, f"fl suit-{slug}", box=16)
