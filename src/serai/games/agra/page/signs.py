"""Small pictures between words: goods, guilds, notables, favour actions, places."""

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Markup, el
from serai.draw.shapes import LETTERS
from serai.games.agra.drawing import figures
from serai.games.agra.drawing.parts import SIGN, deed_sign
from serai.games.page import Look

GOODS = ("good", "into", "also")
NAMED = ("place", "building", "notable")
"""What is shown by its name, since it has no picture of its own."""


def sign(look: Look, kind: str, slug: str) -> Markup:
    """A small picture of a thing that a log line names."""
    tables = look.view.tables
    if kind in GOODS:
        return good(look, tables.good_ids.index(slug))
    if kind == "arrow":
        return good(look, tables.arrow_to[tables.arrow_ids.index(slug)])
    if kind == "guild":
        return agra(look, slug, name(look, kind, slug))
    if kind == "deed":
        return deed(look, tables.deed_ids.index(slug))
    if kind in NAMED:
        return h("u", short_name(look, kind, slug))
    return NOTHING


def name(look: Look, kind: str, slug: str) -> str:
    """What a thing is called, as it begins a line."""
    text = look.voice.name(kind, slug)
    return text[:1].upper() + text[1:]


def short_name(look: Look, kind: str, slug: str) -> str:
    """The same for narrow places; only buildings and notables have two names."""
    of_building = slug in look.view.tables.building_ids
    if kind == "notable" or of_building:
        return name(look, "short-building" if of_building else "short-notable", slug)
    return name(look, kind, slug)


def agra(look: Look, part: str, label: str = "", size: float = 20, class_: str = "") -> Markup:
    """One of Agra's icons in a line of text."""
    return icon(f"icon-agra-{part.replace('_', '-')}", size, class_, box=24, label=label)


def picture(drawn: Markup, label: str, side: float, size: float, class_: str = "") -> Markup:
    """A drawing of a square in a line of text."""
    return el(
        "svg",
        drawn,
        class_=classes("i", class_),
        width=size,
        height=size,
        viewBox=f"0 0 {side:g} {side:g}",
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
        focusable="false",
    )


def good(look: Look, which: int, size: float = 20) -> Markup:
    """A good as it is drawn on the boards."""
    slug = look.view.tables.good_ids[which]
    drawn = figures.good(look.view.tables, which, 0, 0, 24)
    return picture(drawn, name(look, "good", slug), 24, size, "gd")


def deed(look: Look, which: int, size: float = 20) -> Markup:
    slug = look.view.tables.deed_ids[which]
    return picture(deed_sign(which, 0, 0, "c-ink"), name(look, "deed", slug), SIGN + 2, size)


def badge(look: Look, seat: int, size: float = 24) -> Markup:
    """Colour, shape and letter of a seat."""
    letter = LETTERS[seat]
    label = look.text("agra-page-player", letter=letter.upper())
    return icon(f"seat-{letter}", size, f"badge seat-{letter}", box=28, label=label)
