"""A plot of the scores over the game, as SVG."""

from collections.abc import Callable

from serai.draw.markup import Markup, el, number
from serai.draw.shapes import LETTERS, move, seat_badge, spread
from serai.web.course import Course

Along = Callable[[int], float]

WIDTH, HEIGHT = 560, 300
LEFT, RIGHT, TOP, BOTTOM = 44, 514, 30, 262
MOST_FIGURES = 12
"""Most labels on an axis."""


def score_plot(course: Course, label: str, points: str, chapter: str) -> Markup:
    """A line for each seat; `points` and `chapter` label the axes."""
    scores = course.scores()
    most = max(max(max(row) for row in scores), 5)
    low = min(min(min(row) for row in scores), 0) // 10 * 10  # a margin begins far below 0
    top = -(-most // 10) * 10
    last = max(course.last, 1)

    def x(step: int) -> float:
        return LEFT + step * (RIGHT - LEFT) / last

    def y(score: int) -> float:
        return BOTTOM - (score - low) * (BOTTOM - TOP) / (top - low)

    seats = range(len(scores[0]))
    ends = sorted(seats, key=lambda seat: -scores[-1][seat])
    places = spread([y(scores[-1][seat]) for seat in ends], 28, TOP, BOTTOM)
    return el(
        "svg",
        _grid(course, range(low, top + 1, 10 if top - low <= 80 else 20), x, y),
        el("text", points, x=4, y=16, class_="f-ink-2"),
        el("text", chapter, x=RIGHT, y=HEIGHT - 4, class_="f-ink-2", text_anchor="end"),
        [_line(seat, [row[seat] for row in scores], x, y) for seat in seats],
        [_end(seat, at) for seat, at in zip(ends, places, strict=True)],
        class_="plot",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=label,
    )


def _grid(course: Course, figures: range, x: Along, y: Along) -> list[Markup]:
    rules = [
        el("path", class_="grid", d=f"M{LEFT} {number(y(points))}H{RIGHT}") for points in figures
    ]
    words = [
        el("text", points, x=LEFT - 8, y=y(points) + 5, class_="f-ink-2", text_anchor="end")
        for points in figures
    ]
    return [*rules, *words, *_chapters(course, x)]


def _chapters(course: Course, x: Along) -> list[Markup]:
    """The labelled steps where chapters begin: all of them, or every so many."""
    chapters = course.chapters()
    begins = {chapter: at for at, chapter in reversed(list(enumerate(chapters)))}
    every = next(n for n in (1, 2, 5, 10, 20, 50) if max(begins) <= n * MOST_FIGURES or n == 50)
    parts: list[Markup] = []
    for chapter, at in sorted(begins.items()):
        if chapter < 1 or (chapter != 1 and chapter % every):
            continue
        place = number(x(at))
        parts.append(el("path", class_="grid", d=f"M{place} {TOP}V{BOTTOM}"))
        parts.append(el("text", chapter, x=place, y=BOTTOM + 17, class_="f-ink-2"))
    return parts


def _line(seat: int, points: list[int], x: Along, y: Along) -> Markup:
    """A path in steps, because scores jump."""
    path = f"M{number(x(0))} {number(y(points[0]))}"
    for at in range(1, len(points)):
        if points[at] != points[at - 1]:
            path += f"H{number(x(at))}V{number(y(points[at]))}"
    path += f"H{number(x(len(points) - 1))}"
    return el("path", class_=f"curve seat-{LETTERS[seat]}", d=path)


def _end(seat: int, y: float) -> Markup:
    badge = el("g", seat_badge(seat, 0, 0, 24), class_="end")
    return el("g", badge, transform=move(RIGHT + 12, y - 12))
