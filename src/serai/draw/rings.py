"""The sign of what may be chosen now: a turquoise band that rises in a tip, like an arch.

Nothing else on any board has that colour or a band with a tip, so the sign is told by its shape
where colours cannot be. The path is drawn twice: the edge brings the contrast, the band the colour.
"""

from math import sqrt

from serai.draw.markup import Markup, el
from serai.draw.shapes import Box, again

SMALL = 34
"""Around things that are lower than this the band is thin."""


@again
def ring(box: Box, radius: float = 3, *, thin: bool = False) -> Markup:
    """A ring around a box."""
    return _twice(_around_box(box, radius), thin or min(box.w, box.h) < SMALL)


@again
def round_ring(x: float, y: float, radius: float) -> Markup:
    """A ring around a disc."""
    return _twice(_around_disc(x, y, radius), 2 * radius < SMALL)


def _twice(path: str, thin: bool) -> Markup:
    return el(
        "g",
        el("path", class_="ring-edge", d=path),
        el("path", class_="ring-band", d=path),
        class_="ring thin" if thin else "ring",
    )


def _around_box(box: Box, r: float) -> str:
    """From the upper left corner clockwise; the tip is in the middle of the upper side."""
    middle, wide, high = box.x + box.w / 2, min(11, box.w * 0.3), min(8, box.w * 0.22)
    return (
        f"M{box.x:g} {box.y + r:g}q0 {-r:g} {r:g} {-r:g}H{middle - wide:g}"
        f"{_tip(middle, box.y, wide, high, box.y)}"
        f"H{box.right - r:g}q{r:g} 0 {r:g} {r:g}V{box.bottom - r:g}q0 {r:g} {-r:g} {r:g}"
        f"H{box.x + r:g}q{-r:g} 0 {-r:g} {-r:g}Z"
    )


def _around_disc(x: float, y: float, r: float) -> str:
    wide, high = min(10, r * 0.62), min(7, r * 0.42)
    top, foot = y - r, y - sqrt(r * r - wide * wide)
    return (
        f"M{x + wide:g} {foot:g}A{r:g} {r:g} 0 1 1 {x - wide:g} {foot:g}"
        f"{_tip(x, top, wide, high, foot)}Z"
    )


def _tip(x: float, y: float, wide: float, high: float, foot: float) -> str:
    """From left to right: up to the point, and down again to the foot."""
    far, near, bend, top = wide * 0.4, wide * 0.18, y - high * 0.45, y - high
    return (
        f"C{x - far:g} {y:g} {x - near:g} {bend:g} {x:g} {top:g}"
        f"C{x + near:g} {bend:g} {x + far:g} {y:g} {x + wide:g} {foot:g}"
    )
