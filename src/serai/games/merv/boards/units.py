"""Equal units side by side, and what the drawings of all houses share."""

from collections.abc import Sequence

from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, move, rect, use
from serai.games.merv.boards.signs import CARD, icon, owner_badge

TABLE = 436
"""How wide a house is on a table."""
NARROW = 221
"""The same on a narrow screen, where half as many units stand side by side."""
UNIT = 110.5
"""The way from one of four units to the next."""


def in_rows(units: Sequence[Markup], across: int, step: float, row: float) -> Markup:
    """Units from left to right, as many in a row as there is room for."""
    return join(
        el("g", unit, transform=move(step * (at % across), row * (at // across)))
        for at, unit in enumerate(units)
    )


def arch(box: Box, class_: str) -> Markup:
    """The cusped arch of a slot or a place in a hall."""
    return use("icon-merv-slot", box.x, box.y, box.w, box.h, class_)


def gone(box: Box, owner: int) -> Markup:
    """A tile that somebody has: a shut place, and whose it is."""
    return join(
        rect(box, "mv-gone"),
        rect(box, "mv-shut"),
        owner_badge(owner, box.x + box.w / 2 - 10, box.y + box.h / 2 - 10, 20),
    )


def camel(x: float, y: float, radius: float = 10.5, class_: str = "f-card s-cardink") -> Markup:
    """A camel on a disc, around a point."""
    side = radius * 1.62
    return join(
        el("circle", class_=class_, stroke_width=1.2, cx=x, cy=y, r=radius),
        icon("camel", x - side / 2, y - side / 2, side, CARD),
    )
