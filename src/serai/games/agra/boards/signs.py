"""Small pictures between words: goods, guilds, notables, favour actions, places."""

from serai.draw.html import h, icon
from serai.draw.markup import NOTHING, Markup, el
from serai.games.agra.boards import figures
from serai.games.agra.boards.parts import SIGN, deed_sign
from serai.games.agra.boards.scene import AgraLook, short_name
from serai.games.counters import SIGN as SIDE
from serai.games.counters import Sign

GOODS = ("good", "into", "also")
NAMED = ("place", "building", "notable")
"""What is shown by its name, since it has no picture of its own."""


def sign(look: AgraLook, kind: str, slug: str) -> Markup:
    """A small picture of a thing that a log line names."""
    tables = look.view.tables
    if kind in GOODS:
        return good(look, tables.good_ids.index(slug))
    if kind == "arrow":
        return good(look, tables.arrow_to[tables.arrow_ids.index(slug)])
    if kind == "guild":
        return glyph(slug, look.called(kind, slug))
    if kind == "deed":
        return _deed(look, slug)
    if kind in NAMED:
        return h("u", short_name(look, kind, slug))
    return NOTHING


def glyph(name: str, label: str = "", size: float = 20) -> Markup:
    """One of Agra's icons in a line of text."""
    return icon(f"icon-agra-{name.replace('_', '-')}", size, box=24, label=label)


def good(look: AgraLook, which: int) -> Markup:
    """A good as it is drawn on the boards."""
    tables = look.view.tables
    drawn = figures.good(tables, which, 0, 0, SIDE)
    return Sign(drawn, look.called("good", tables.good_ids[which])).html(20, "gd")


def _deed(look: AgraLook, slug: str) -> Markup:
    drawn = deed_sign(look.view.tables.deed_ids.index(slug), 0, 0, "c-ink")
    scaled = el("g", drawn, transform=f"scale({SIDE / (SIGN + 2):.3g})")
    return Sign(scaled, look.called("deed", slug)).html(20)
