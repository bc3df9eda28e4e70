"""What lies and stands on the boards: goods, pennants, stones, discs, shields, favour actions.

All are drawn at a place, or at (0, 0) where they become pieces that move.
"""

from functools import lru_cache

from serai.draw.icons import icons
from serai.draw.lettering import Face, width
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import LETTERS, Box, move, rect, rule, use, words
from serai.games.agra import tables
from serai.games.agra.tables import BASICS, Tables

SHIELD_WIDTH, SHIELD_HEIGHT = 31, 35
PENNANT_WIDTH, PENNANT_HEIGHT = 14, 15
NUMBER, SPEND, SUFFIX = Face(15, 700), Face(14, 500), Face(13, 700)
SIGN = 20
"""The side of the sign on a favour action."""

SHIELD = "M1 3.5c6 0 10-1 14.5-3.5 4.5 2.5 8.5 3.5 14.5 3.5V18c0 8-6 13-14.5 16C7 31 1 26 1 18Z"
_ICONS = {
    **dict.fromkeys(("process", "process_extra", "process_1_to_2"), "process"),
    **dict.fromkeys(("gain_mp", "advance_meditation"), "meditation"),
    **dict.fromkeys(("raise_worker", "free_peon"), "worker"),
    "influence": "influence-step",
    "sell_good": "rupee",
    "remove_cover": "cover",
    "deliver_notable": "notable",
    "akbar_or_order": "akbar",
    "move_farmers": "farmer",
    "move_price_token": "price-token",
    "exchange_good": "exchange",
}
"""What each favour action is about."""


def row_of(good: int) -> int:
    """The row of the city that a good belongs to, from 1: stone, timber, spice, fibre."""
    return good % BASICS + 1


icon = icons("agra")


@lru_cache(maxsize=4096)
def good(t: Tables, which: int, x: float, y: float, size: float) -> Markup:
    """A good: an ivory square with a border in the colour of its row."""
    inset, edge = size * 0.1, Box(x + 0.75, y + 0.75, size - 1.5, size - 1.5)
    return join(
        rect(edge, f"f-card s-row-{row_of(which)}", stroke_width=1.5),
        icon(t.good_ids[which], x + inset, y + inset, size - 2 * inset, "c-cardink"),
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
    figure = words(value, x + width / 2, y + 10.6, face, ink, "middle")
    return join(el("path", class_=ground, d=d), figure)


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
    paint, ink = ("f-none s-ink-2", "c-ink-2") if plain else ("f-card s-cardink", "c-cardink")
    place = move(x, y, scale)
    ground = el("path", class_=paint, stroke_width=1.1, transform=place, d=SHIELD)
    return join(ground, icon(guild, x + 5.5 * scale, y + 5.5 * scale, 20 * scale, ink))


def any_basic(x: float, y: float, size: float = SIGN) -> Markup:
    """A basic good of one's choice, and goods as such: four squares in the colours of the rows."""
    half = (size - 2) / 2
    corners = ((0, 0, 1), (half, 0, 2), (0, half, 4), (half, half, 3))
    return join(
        rect(Box(x + 1 + dx, y + 1 + dy, half, half), f"f-row-{row} s-cardink")
        for dx, dy, row in corners
    )


# --- favour actions ---------------------------------------------------------------------------


def deed_sign(deed: int, x: float, y: float, ink: str = "c-cardink") -> Markup:
    """What a favour action is about, as a sign of 20 x 20."""
    if deed == tables.GAIN_BASIC:
        return any_basic(x, y)
    if deed == tables.GAIN_VALUE_2:  # a good of one's choice: an empty square with its pennant
        square = rect(Box(x + 0.5, y + 3.5, 16, 16), "f-card s-cardink ag-dots")
        return join(square, pennant(2, x + 8, y, token=True, size=14))
    sign = icon(_ICONS[tables.DEED_IDS[deed]], x, y, SIGN, ink)
    if deed == tables.FREE_PEON:  # a worker, and the coin that he does not cost
        coin = icon("rupee", x + 9, y + 8, 12, ink)
        return join(sign, coin, rule(x + 8, y + 20.5, x + 21.5, y + 7.5, "s-danger", 1.8))
    return sign


def deed_suffix(t: Tables, deed: int) -> str:
    """What the sign alone does not tell: how many, or from where to where."""
    if deed == tables.MOVE_FARMERS:
        return str(t.farmer_moves)
    more = {tables.PROCESS_EXTRA: "+1", tables.GAIN_MP: "+1", tables.PROCESS_1_TO_2: "1–2"}
    return more.get(deed, "")


@lru_cache(maxsize=1024)
def deed_width(t: Tables, deed: int) -> float:
    """The room that price and sign of a favour action take."""
    suffix = deed_suffix(t, deed)
    price = width(str(t.deed_have[deed]), NUMBER) + 3 + width(_spend(t, deed), SPEND)
    return price + 5 + SIGN + (2 + width(suffix, SUFFIX) if suffix else 0)


@lru_cache(maxsize=1024)
def deed_face(
    t: Tables,
    deed: int,
    x: float,
    y: float,
    paint: str = "f-cardink",
    ink: str = "c-cardink",
    stacked: bool = False,
) -> Markup:
    """A favour action as it is printed: what one must have, what one spends, and what it does.

    `y` is the middle of the line, or of two: price, and sign.
    """
    have, spend = str(t.deed_have[deed]), _spend(t, deed)
    after = x + width(have, NUMBER) + 3
    sign, low = after + width(spend, SPEND) + 5, y
    suffix = deed_suffix(t, deed)
    if stacked:
        sign, y, low = x, y - 10, y + 10
    return join(
        words(have, x, y + 5, NUMBER, paint),
        words(spend, after, y + 5, SPEND, paint),
        deed_sign(deed, sign, low - SIGN / 2, ink),
        words(suffix, sign + SIGN + 2, low + 5, SUFFIX, paint) if suffix else NOTHING,
    )


def _spend(t: Tables, deed: int) -> str:
    return f"−{t.deed_spend[deed]}"
