"""What lies and stands on the boards: goods, pennants, stones, discs, shields.

All are drawn at a place, or at (0, 0) where they become pieces that move.
"""

from functools import lru_cache

from serai.draw.lettering import Face
from serai.draw.markup import Markup, el, join, number
from serai.draw.shapes import LETTERS, Box, move, rect, use, words
from serai.games.agra.tables import BASICS, Tables

SHIELD_WIDTH, SHIELD_HEIGHT = 31, 35
PENNANT_WIDTH, PENNANT_HEIGHT = 14, 15

SHIELD = "M1 3.5c6 0 10-1 14.5-3.5 4.5 2.5 8.5 3.5 14.5 3.5V18c0 8-6 13-14.5 16C7 31 1 26 1 18Z"


def row_of(good: int) -> int:
    """The row of the city that a good belongs to, from 1: stone, timber, spice, fibre."""
    return good % BASICS + 1


@lru_cache(maxsize=4096)
def icon(name: str, x: float, y: float, size: float, paint: str = "c-ink") -> Markup:
    """One of Agra's icons."""
    return use(f"icon-agra-{name.replace('_', '-')}", x, y, size, size, paint)


@lru_cache(maxsize=4096)
def good(tables: Tables, which: int, x: float, y: float, size: float) -> Markup:
    """A good: an ivory square with a border in the colour of its row."""
    inset, edge = size * 0.1, Box(x + 0.75, y + 0.75, size - 1.5, size - 1.5)
    return join(
        rect(edge, f"f-card s-row-{row_of(which)}", stroke_width=1.5),
        icon(tables.good_ids[which], x + inset, y + inset, size - 2 * inset, "c-cardink"),
    )


@lru_cache(maxsize=4096)
def pennant(
    value: str | int, x: float, y: float, *, token: bool = False, w: float = 0, size: float = 0
) -> Markup:
    """The value of a good; a price token is of gold. `size` is that of the figure."""
    width = w or PENNANT_WIDTH
    half, height = number(width / 2), PENNANT_HEIGHT
    d = f"M{number(x)} {number(y)}h{number(width)}v{height}l-{half}-3.4-{half} 3.4Z"
    ground, ink = ("f-token s-cardink", "f-cardink") if token else ("f-ink", "f-paper")
    usual = 12 if width >= PENNANT_WIDTH and len(str(value)) == 1 else 10
    face = Face(size or usual, 700)
    return join(
        el("path", class_=ground, d=d),
        words(value, x + width / 2, y + 10.6, face, ink, "middle"),
    )


@lru_cache(maxsize=4096)
def stone(seat: int, x: float, y: float, size: float) -> Markup:
    """A stone of a seat; below zero it is a stone of nobody."""
    if seat < 0:
        return el("circle", class_="ag-neutral", cx=x + size / 2, cy=y + size / 2, r=size * 0.42)
    letter = LETTERS[seat]
    return use(f"seat-{letter}", x, y, size, size, f"seat-{letter}")


@lru_cache(maxsize=4096)
def disc(name: str, x: float, y: float, radius: float) -> Markup:
    """A white disc with an icon: the Merchant, the Builder, the marker of the wheel."""
    size = radius * 1.64
    return join(
        el("circle", class_="f-card s-cardink", cx=x, cy=y, r=radius),
        icon(name, x - size / 2, y - size / 2, size, "c-cardink"),
    )


@lru_cache(maxsize=4096)
def shield(guild: str, x: float, y: float, *, scale: float = 1, plain: bool = False) -> Markup:
    """A notable: a shield with the sign of the guild; plain once the contract is won."""
    size = 20 * scale
    return join(
        el(
            "path",
            class_="f-none s-ink-2" if plain else "f-card s-cardink",
            stroke_width=1.1,
            transform=move(x, y, scale),
            d=SHIELD,
        ),
        icon(guild, x + 5.5 * scale, y + 5.5 * scale, size, "c-ink-2" if plain else "c-cardink"),
    )
