"""The river: thirty spaces and the start, as stones in a stream that winds from row to row."""

from dataclasses import dataclass

from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, rect, seat_badge
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.signs import CARD, gains, icon
from serai.games.rajas.tables import NONE
from serai.games.scene import kept

WIDTH, HEIGHT = 582, 112
STONE = 32
BOAT = "M-16 0h32c-1.500 5-5 7.500-9 7.500h-14c-4 0-7.500-2.500-9-7.500Z"
"""The hull, below the badge of its seat."""


@dataclass(frozen=True)
class Course:
    """How the river winds."""

    across: int
    """Stones in a row."""
    step: float
    rows: float
    """The way from one row to the next."""
    bridge: float
    """Room that is left open for the bridge."""
    behind: int
    """The space behind which it is."""
    left: float
    top: float
    """The middle of the first stone."""
    bend: float
    """How round it turns back."""

    def at(self, space: int) -> tuple[float, float]:
        """The middle of a stone; every other row runs back."""
        row, place = divmod(space, self.across)
        past = space > self.behind and row == self.behind // self.across
        way = self.step * place + (self.bridge if past else 0)
        x = self.left + (self.step * (self.across - 1) - way if row % 2 else way)
        return x, self.top + self.rows * row


PHONE_WIDTH, PHONE_HEIGHT = 345, 244


def course_of(scene: RajasScene) -> Course:
    """Two rows on a table, four on a phone, where each stone has room for a finger."""
    bridge = scene.tables.bridge
    if scene.phone:
        return Course(8, 41, 58, 0, bridge, 29, 43, 14)
    return Course(16, 34.2, 58, 18, bridge, 18, 34, 29)


def river(scene: RajasScene) -> Markup:
    """The river at (0, 0)."""
    tables = scene.tables
    course = course_of(scene)
    return el(
        "g",
        _water(course, tables.last_space),
        [_stone(scene, course, space) for space in range(tables.last_space + 1)],
        _bridge(course),
        _boats(scene, course),
        class_="rajas",
    )


def _water(course: Course, last: int) -> Markup:
    """A broad stroke along all rows."""
    rows, bend = last // course.across + 1, course.bend
    right = course.left + course.step * (course.across - 1)
    path = f"M0 {course.top}"
    for row in range(rows):
        way, end = (-1, course.left) if row % 2 else (1, right)
        arc = f"a{bend} {bend} 0 0 {(way + 1) // 2}"
        turn = f"{arc} {way * bend} {bend}v{course.rows - 2 * bend}{arc} {-way * bend} {bend}"
        path += (
            f"H{number(end - way * 6)}{turn}" if row < rows - 1 else f"H{0 if way < 0 else right}"
        )
    return join(
        el("path", class_="rj-bank", stroke_width=43, d=path),
        el("path", class_="rj-river", stroke_width=40.5, d=path),
    )


@kept
def _stone(scene: RajasScene, course: Course, space: int) -> Markup:
    """What it gives; a river tile has a rim of gold and its own signs."""
    view, (x, y) = scene.view, course.at(space)
    tile = view.river_tile[space]
    box = Box.around(x, y, STONE / 2)
    ends = space in (0, view.tables.last_space)
    port, gives = icon("port", x - 10.5, y - 10.5, 21, CARD), view.space_rewards(space)
    return scene.mark(
        f"space-{space}",
        (f"sail {space}",),
        join(
            rect(box, "rj-space", 3 if ends else 9),
            gains(gives, x, y, CARD) if space else port,
            rect(box.inset(1, 1), "rj-rim", 8) if tile != NONE else NOTHING,
            scene.notch(f"space-{space}", box.right, box.bottom, 9),
        ),
        ring=Box.around(x, y, STONE / 2 + 2),
        radius=10,
    )


def _bridge(course: Course) -> Markup:
    """Between two stones, across the stream."""
    (a, y), (b, _) = course.at(course.behind), course.at(course.behind + 1)
    x, half = (a + b) / 2, max((abs(a - b) - STONE) / 2 - 2, 2.5)
    return join(
        rect(Box(x - half, y - 25, 2 * half, 50), "f-card s-cardink"),
        rect(Box(x - half + 2.5, y - 24, 2 * half - 5, 48), "f-none s-cardgold")
        if half > 4
        else NOTHING,
    )


def _boats(scene: RajasScene, course: Course) -> Markup:
    """Each stands on the upper rim of its stone; at both ends several stand side by side."""
    seats = scene.view.seats
    drawn = []
    for seat in seats:
        here = [one.seat for one in seats if one.boat == seat.boat]
        x, y = course.at(seat.boat)
        shift = 9 * here.index(seat.seat) - (0 if seat.boat == 0 else 9 * (len(here) - 1) / 2)
        letter = scene.letter(seat.seat)
        boat = join(
            el("path", class_="f-seat s-piece s-round", stroke_width=1.2, d=BOAT),
            seat_badge(seat.seat, -12, -21, 24),
        )
        drawn.append(scene.moving(f"boat-{letter}", boat, x + shift, y - 20, f"seat-{letter}"))
    return el("g", drawn)
