"""What several boards show beyond the figures: headings and favour actions."""

from functools import lru_cache

from serai.draw.lettering import Face, width
from serai.draw.markup import NOTHING, Markup, join
from serai.draw.shapes import Box, rect, rule, words
from serai.games.agra.boards.figures import icon, pennant
from serai.games.agra.tables import (
    DEED_IDS,
    FREE_PEON,
    GAIN_BASIC,
    GAIN_MP,
    GAIN_VALUE_2,
    MOVE_FARMERS,
    PROCESS_1_TO_2,
    PROCESS_EXTRA,
    Tables,
)

NUMBER, SPEND, SUFFIX = Face(15, 700), Face(14, 500), Face(13, 700)
SIGN = 20
"""The side of the sign on a favour action."""


def any_basic(x: float, y: float, size: float = SIGN) -> Markup:
    """A basic good of one's choice, and goods as such: four squares in the colours of the rows."""
    half = (size - 2) / 2
    corners = ((0, 0, 1), (half, 0, 2), (0, half, 4), (half, half, 3))
    return join(
        rect(Box(x + 1 + dx, y + 1 + dy, half, half), f"f-row-{row} s-cardink")
        for dx, dy, row in corners
    )


# --- favour actions ---------------------------------------------------------------------------

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


def deed_sign(deed: int, x: float, y: float, ink: str = "c-cardink") -> Markup:
    """What a favour action is about, as a sign of 20 x 20."""
    if deed == GAIN_BASIC:
        return any_basic(x, y)
    if deed == GAIN_VALUE_2:
        return _any_of_value(2, x, y)
    sign = icon(_ICONS[DEED_IDS[deed]], x, y, SIGN, ink)
    if deed == FREE_PEON:  # a worker, and the coin that he does not cost
        coin = icon("rupee", x + 9, y + 8, 12, ink)
        return join(sign, coin, rule(x + 8, y + 20.5, x + 21.5, y + 7.5, "s-danger", 1.8))
    return sign


def _any_of_value(value: int, x: float, y: float) -> Markup:
    """A good of one's choice that is worth this much: an empty square with its pennant."""
    return join(
        rect(Box(x + 0.5, y + 3.5, 16, 16), "f-card s-cardink ag-dots"),
        pennant(value, x + 8, y, token=True, size=14),
    )


def deed_suffix(tables: Tables, deed: int) -> str:
    """What the sign alone does not tell: how many, or from where to where."""
    return {
        PROCESS_EXTRA: "+1",
        GAIN_MP: "+1",
        MOVE_FARMERS: str(tables.farmer_moves),
        PROCESS_1_TO_2: "1–2",
    }.get(deed, "")


@lru_cache(maxsize=1024)
def deed_width(tables: Tables, deed: int) -> float:
    """The room that price and sign of a favour action take."""
    suffix = deed_suffix(tables, deed)
    price = width(str(tables.deed_have[deed]), NUMBER) + 3 + width(_spend(tables, deed), SPEND)
    return price + 5 + SIGN + (2 + width(suffix, SUFFIX) if suffix else 0)


@lru_cache(maxsize=1024)
def deed_face(
    tables: Tables, deed: int, x: float, y: float, paint: str = "f-cardink", ink: str = "c-cardink"
) -> Markup:
    """A favour action as it is printed: what one must have, what one spends, and what it does.

    `y` is the middle of the line.
    """
    have, spend = str(tables.deed_have[deed]), _spend(tables, deed)
    after = x + width(have, NUMBER) + 3
    sign = after + width(spend, SPEND) + 5
    suffix = deed_suffix(tables, deed)
    return join(
        words(have, x, y + 5, NUMBER, paint),
        words(spend, after, y + 5, SPEND, paint),
        deed_sign(deed, sign, y - SIGN / 2, ink),
        words(suffix, sign + SIGN + 2, y + 5, SUFFIX, paint) if suffix else NOTHING,
    )


def _spend(tables: Tables, deed: int) -> str:
    return f"−{tables.deed_spend[deed]}"
