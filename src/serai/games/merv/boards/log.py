"""Small pictures between words: what log lines and answers name."""

from serai.draw.markup import NOTHING, Markup
from serai.games.counters import SIGN, Sign
from serai.games.merv.boards.scene import MervLook
from serai.games.merv.boards.signs import cube, gift, icon
from serai.games.merv.tables import COLOUR_IDS, GIFT_IDS


def sign(look: MervLook, kind: str, slug: str) -> Markup:
    """A small picture of a thing; what has none is named by the words already."""
    drawn = _drawn(kind, slug)
    return Sign(drawn, look.called(kind, slug)).html(20) if drawn else NOTHING


def _drawn(kind: str, slug: str) -> Markup:
    if kind == "colour":
        return cube(COLOUR_IDS.index(slug), 0, 0, SIGN)
    if kind == "gift":
        return gift(GIFT_IDS.index(slug), 0, 0, SIGN)
    return icon(slug, 0, 0, SIGN) if kind in ("symbol", "spice") else NOTHING
