"""Words, symbols and leaves: what every table is put together from."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from serai.draw.lettering import Face, display, fitted
from serai.draw.markup import NOTHING, Markup, Value, el, join, number

Text: TypeAlias = "str | float | None"

LETTERS = "abcdefgh"
"""The letters of the seats, as they stand in ids and classes: as many as a table has at most."""
INK, CARD = "c-ink", "c-cardink"
"""The paint of signs on paper, and on pieces, which stay light in the dark."""
HEAD, NOTE = display(16), Face(14)
"""The letters of headings, and of notes beside them."""

again = lru_cache(maxsize=8192, typed=True)
"""For small things of which most stand in the same places at every table: looking them up is
quicker than putting them together. (Markup is another thing than a text of the same letters.)"""


class Box(NamedTuple):
    """A rectangle of the picture. (A tuple: boxes are made, and looked up, by the hundred.)"""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, x: float, y: float, radius: float) -> "Box":
        """The box of a circle."""
        return cls(x - radius, y - radius, 2 * radius, 2 * radius)

    @classmethod
    def of(cls, boxes: Iterable["Box"]) -> "Box":
        """The smallest box that holds some others."""
        held = list(boxes)
        x, y = min(box.x for box in held), min(box.y for box in held)
        right, bottom = max(box.right for box in held), max(box.bottom for box in held)
        return cls(x, y, right - x, bottom - y)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def shared(self, other: "Box") -> float:
        """How much of another box it covers."""
        wide = min(self.x + self.w, other.x + other.w) - max(self.x, other.x)
        if wide <= 0:
            return 0.0
        high = min(self.y + self.h, other.y + other.h) - max(self.y, other.y)
        return wide * high if high > 0 else 0.0

    def holds(self, other: "Box") -> bool:
        """Whether another box lies within it."""
        across = other.x >= self.x and other.right <= self.right
        return across and other.y >= self.y and other.bottom <= self.bottom

    def inset(self, dx: float, dy: float) -> "Box":
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)


@again
def move(x: float, y: float, scale: float = 1) -> str:
    """A transform attribute. (Not a style: resvg does not read CSS transforms.)"""
    place = f"translate({number(x)} {number(y)})"
    return place if scale == 1 else f"{place} scale({scale:.3g})"


@again
def use(part: str, x: float, y: float, w: float, h: float, class_: str | None = None) -> Markup:
    """A drawn part in a box of this size. (Written out: half of a picture are such elements.)"""
    paint = f' class="{class_}"' if class_ else ""
    return Markup(
        f'<use href="#{part}"{paint} x="{number(x)}" y="{number(y)}" '
        f'width="{number(w)}" height="{number(h)}"/>'
    )


@again
def words(
    text: Text, x: float, y: float, face: Face, paint: str = "f-ink", anchor: str = "start"
) -> Markup:
    """A line of text; y is the base line."""
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return Markup(
        f'<text class="{face.classes}{paint}" x="{number(x)}" y="{number(y)}" '
        f'font-size="{number(face.size)}"{place}>{join(text)}</text>'
    )


def fitted_words(
    text: str, x: float, y: float, face: Face, room: float, paint: str = "f-ink"
) -> Markup:
    """A line that is cut if it is too long for its place."""
    return words(fitted(text, face, room), x, y, face, paint)


def heading(sign: Markup, text: str, width: float, note: str = "") -> Markup:
    """A line above a part of a board: its sign, what it is called, and a note at the right."""
    return join(
        sign,
        words(text, 28, 19, HEAD),
        words(note, width, 19, NOTE, "f-ink-2", "end") if note else NOTHING,
    )


@again
def rect(box: Box, class_: str, radius: float = 0, **more: Value) -> Markup:
    return el(
        "rect",
        x=box.x,
        y=box.y,
        width=box.w,
        height=box.h,
        rx=radius or None,
        class_=class_,
        **more,
    )


@again
def rule(x1: float, y1: float, x2: float, y2: float, class_: str, stroke: float = 1) -> Markup:
    """A straight line."""
    d = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    return el("path", class_=f"f-none {class_}", stroke_width=stroke, d=d)


def leaf(box: Box, paper: str = "f-paper") -> Markup:
    """A leaf of the album: paper with a ruled border of ink outside and gold inside."""
    outer = Box(box.x + 0.5, box.y + 0.5, box.w - 1, box.h - 1)
    return join(
        rect(outer, f"{paper} s-ink", 3),
        rect(box.inset(3, 3), "f-none s-gold", 1.5),
    )


def seat_letter(seat: int) -> str:
    """What people call a seat."""
    return LETTERS[seat].upper()


def seat_badge(seat: int, x: float, y: float, size: float = 26) -> Markup:
    """Colour, shape and letter of a seat."""
    letter = LETTERS[seat]
    return use(f"seat-{letter}", x, y, size, size, f"seat-{letter}")


@dataclass(frozen=True)
class Row:
    """How some equal things stand in a row: the size of one, and the way to the next."""

    size: float
    step: float
    count: int

    @property
    def width(self) -> float:
        return self.step * (self.count - 1) + self.size if self.count else 0

    def places(self, x: float) -> Sequence[float]:
        return [x + self.step * i for i in range(self.count)]


def row_that_fits(
    count: int, room: float, size: float, gap: float, *, smallest: float = 0, overlap: float = 0
) -> Row:
    """Full size and gap if there is room; then smaller; then closer; then as small as need be.

    `smallest` is the size below which things rather hide each other than shrink, and `overlap` the
    part of a thing that the next one may hide.
    """
    if count <= 1:
        return Row(min(size, room), 0, count)
    loose = (room - gap * (count - 1)) / count
    if loose >= smallest:
        fitting = min(size, loose)
        return Row(fitting, fitting + gap, count)
    step = (room - smallest) / (count - 1)
    if step >= smallest * (1 - overlap):
        return Row(smallest, step, count)
    tiny = room / (1 + (count - 1) * (1 - overlap))
    return Row(tiny, tiny * (1 - overlap), count)


def spread(wanted: Sequence[float], distance: float, low: float, high: float) -> list[float]:
    """Places as near as can be to the wanted ones (in rising order) that keep their distance.

    Things that would touch form a group, which stands around the middle of where they belong.
    """
    groups: list[list[float]] = []
    for place in wanted:
        groups.append([place])
        while len(groups) > 1 and _start(groups[-1], distance) < (
            _start(groups[-2], distance) + distance * len(groups[-2])
        ):
            last = groups.pop()
            groups[-1] += last
    found = [_start(group, distance) + distance * i for group in groups for i in range(len(group))]
    return _within(found, distance, low, high)


class Standing(NamedTuple):
    """A marker on a track: whose, on which step, its place among those there, and their number."""

    seat: int
    step: int
    place: int
    among: int


def side_by_side(steps: Sequence[int]) -> list[Standing]:
    """The markers of all seats on a track, given by their steps."""
    same = {step: [seat for seat, at in enumerate(steps) if at == step] for step in steps}
    return [
        Standing(seat, step, same[step].index(seat), len(same[step]))
        for seat, step in enumerate(steps)
    ]


def _start(group: Sequence[float], distance: float) -> float:
    """Where the first of a group stands."""
    return sum(group) / len(group) - distance * (len(group) - 1) / 2


def _within(places: list[float], distance: float, low: float, high: float) -> list[float]:
    """Push what sticks out back inside, and its neighbours with it."""
    for i, place in enumerate(places):
        places[i] = max(place, low + distance * i)
    for i in range(len(places) - 1, -1, -1):
        places[i] = min(places[i], high - distance * (len(places) - 1 - i))
    return places


def octagon(x: float, y: float, size: float, class_: str) -> Markup:
    """The shape of a province tile, and of a stage of a game."""
    cut, side = size * 0.3, size * 0.4
    steps = (
        f"h{number(side)}l{number(cut)} {number(cut)}v{number(side)}l{number(-cut)} {number(cut)}"
    )
    back = f"h{number(-side)}l{number(-cut)} {number(-cut)}v{number(-side)}Z"
    return el("path", class_=class_, d=f"M{number(x + cut)} {number(y)}{steps}{back}")
