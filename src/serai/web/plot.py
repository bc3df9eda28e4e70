"""The scores over the game, as a picture of our own."""

from collections.abc import Callable

from serai.draw.markup import Markup, el, number
from serai.draw.shapes import LETTERS, move, seat_badge, spread
from serai.web.course import Course

Along = Callable[[int], float]

WIDTH, HEIGHT = 560, 300
LEFT, RIGHT, TOP, BOTTOM = 38, 514, 16, 284


def score_plot(course: Course, label: str) -> Markup:
    """One line for each seat, a faint rule for each part of the game."""
    scores = course.scores()
    most = max(max(max(row) for row in scores), 5)
    top = -(-most // 10) * 10
    last = max(course.last, 1)

    def x(step: int) -> float:
        return LEFT + step * (RIGHT - LEFT) / last

    def y(points: int) -> float:
        return BOTTOM - points * (BOTTOM - TOP) / top

    seats = range(len(scores[0]))
    ends = sorted(seats, key=lambda seat: -scores[-1][seat])
    places = spread([y(scores[-1][seat]) for seat in ends], 28, TOP, BOTTOM)
    return el(
        "svg",
        _grid(course, top, x, y),
        [_line(seat, [row[seat] for row in scores], x, y) for seat in seats],
        [_end(seat, at) for seat, at in zip(ends, places, strict=True)],
        class_="plot",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=label,
    )


def _grid(course: Course, top: int, x: Along, y: Along) -> list[Markup]:
    step = 10 if top <= 80 else 20
    rules = [
        el("path", class_="grid", d=f"M{LEFT} {number(y(points))}H{RIGHT}")
        for points in range(0, top + 1, step)
    ]
    words = [
        el("text", points, x=LEFT - 8, y=y(points) + 5, class_="f-ink-2", text_anchor="end")
        for points in range(0, top + 1, step)
    ]
    chapters = course.chapters()
    parts = [
        el("path", class_="grid", d=f"M{number(x(at))} {TOP}V{BOTTOM}")
        for at in range(1, len(chapters))
        if chapters[at] != chapters[at - 1]
    ]
    return [*rules, *parts, *words]


def _line(seat: int, points: list[int], x: Along, y: Along) -> Markup:
    """Scores jump: a line of steps."""
    path = f"M{number(x(0))} {number(y(points[0]))}"
    for at in range(1, len(points)):
        if points[at] != points[at - 1]:
            path += f"H{number(x(at))}V{number(y(points[at]))}"
    path += f"H{number(x(len(points) - 1))}"
    return el("path", class_=f"curve seat-{LETTERS[seat]}", d=path)


def _end(seat: int, y: float) -> Markup:
    badge = el("g", seat_badge(seat, 0, 0, 24), class_="end")
    return el("g", badge, transform=move(RIGHT + 12, y - 12))
