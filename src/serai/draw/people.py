"""People of a seat: a badge in its shape and colour, with a turban; 34 x 36 at (0, 0)."""

from dataclasses import dataclass
from functools import lru_cache

from serai.draw.lettering import Face
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import LETTERS, Box, rect, seat_letter, words

HEAD = "M11.4 9.2C10.6 4.6 13.2 1.4 17 1.4s6.4 3.2 5.6 7.8c-1.7-1-3.5-1.5-5.6-1.5s-3.9.5-5.6 1.5Z"
"""The turban; the face is a disc below it."""


@dataclass(frozen=True)
class Shape:
    """The outline of a seat around a point, and how far below it the letter stands."""

    d: str
    letter: float


# As on the badges, in the size of a worker's body.
SHAPES = (
    Shape("m-10.4 0a10.4 10.4 0 1 0 20.8 0a10.4 10.4 0 1 0-20.8 0Z", 4.9),
    Shape("m0-11.6 11.6 11.6-11.6 11.6-11.6-11.6Z", 4.9),
    Shape("m-9.5-9.5h19v19h-19Z", 4.9),
    Shape("m0-12 11.8 22.4h-23.6Z", 7.6),
    Shape("m-5.7-10h11.4L11.4 0 5.7 10h-11.4L-11.4 0Z", 4.9),
    Shape("m0-11.4 11.2 8.2-4.3 13.4h-13.8l-4.3-13.4Z", 5.4),
    Shape("m-9.5-9.5h19V1.7c0 5.2-4.3 7.8-9.5 10-5.2-2.2-9.5-4.8-9.5-10Z", 4.6),
    Shape(
        "m0-11.6 3.4 3.4h4.8v4.8L11.6 0 8.2 3.4v4.8H3.4L0 11.6-3.4 8.2h-4.8V3.4L-11.6 0-8.2-3.4"
        "v-4.8h4.8Z",
        4.9,
    ),
)


@lru_cache(maxsize=4096)
def worker(seat: int, *, standing: bool) -> Markup:
    """A badge with a turban: upright and filled, or in outline on a mat, the head to the side."""
    return _upright(seat) if standing else _lying(seat)


def _upright(seat: int) -> Markup:
    shape, letter = SHAPES[seat], LETTERS[seat]
    return join(
        el("path", class_="f-seat s-piece s-round", stroke_width=1.2, d=f"M17 24.4{shape.d}"),
        words(seat_letter(seat), 17, 24.4 + shape.letter, Face(14, 700), f"on-{letter}", "middle"),
        _head(None),
    )


def _lying(seat: int) -> Markup:
    shape = SHAPES[seat]
    return join(
        rect(Box(1, 33, 32, 2), "f-ink-2", 1),
        el("path", class_="f-paper s-seat s-round", stroke_width=2, d=f"M22.2 21.4{shape.d}"),
        words(seat_letter(seat), 22.2, 21.4 + shape.letter, Face(14, 700), "f-ink", "middle"),
        _head("translate(-1.1 43.2) rotate(-90)"),
    )


def _head(transform: str | None) -> Markup:
    return el(
        "g",
        el("circle", class_="f-card", cx=17, cy=9.4, r=4.4),
        el("path", class_="f-seat", d=HEAD),
        class_="s-piece",
        transform=transform,
    )
