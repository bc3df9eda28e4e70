"""The result, where the contest was: every point of every seat with its reason."""

from serai.core.outcome import Outcome
from serai.draw.lettering import Face, display
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, fitted_words, leaf, rect, rule, seat_badge, words
from serai.games.taj_mahal.drawing import words as say
from serai.games.taj_mahal.drawing.scene import CONTEST, Scene

INNER = CONTEST.inset(16, 10)
LABELS = 162
TOP = INNER.y + 64
LINE = 36


def panel(scene: Scene, outcome: Outcome) -> Markup:
    """Reasons down, seats across, the totals below, then the places."""
    seats = sorted(seat for place in outcome.ranking for seat in place)
    labels = list(dict.fromkeys(line.label for line in outcome.lines))
    points = {(line.label, line.seat): line.points for line in outcome.lines}
    total = TOP + LINE * len(labels)
    return el(
        "g",
        leaf(CONTEST),
        words(say.RESULT, INNER.x, INNER.y + 20, display(20)),
        [seat_badge(seat, _middle(seat, seats) - 13, INNER.y + 28) for seat in seats],
        [
            _line(TOP + LINE * i, say.REASONS.get(label, label), [points[label, s] for s in seats])
            for i, label in enumerate(labels)
        ],
        _total(total, [outcome.score(seat) for seat in seats]),
        _places(scene, outcome, total + 52),
        id="result",
    )


def _middle(index: int, seats: list[int]) -> float:
    step = min(58, (INNER.w - LABELS) / len(seats))
    return INNER.right - step * (len(seats) - index - 0.5)


def _line(y: float, label: str, points: list[int]) -> Markup:
    seats = list(range(len(points)))
    return join(
        rule(INNER.x, y, INNER.right, y, "s-paper-3"),
        words(label, INNER.x, y + 23, Face(14)),
        [
            words(value or "·", _middle(i, seats), y + 23, Face(16, 500), _paint(value), "middle")
            for i, value in enumerate(points)
        ],
    )


def _paint(value: int) -> str:
    return "f-ink" if value else "f-ink-2"


def _total(y: float, totals: list[int]) -> Markup:
    seats = list(range(len(totals)))
    return join(
        rule(INNER.x, y, INNER.right, y, "s-gold", 1.5),
        words(say.TOTAL, INNER.x, y + 27, display(18)),
        [
            words(t, _middle(i, seats), y + 27, display(22), "f-ink", "middle")
            for i, t in enumerate(totals)
        ],
    )


def _places(scene: Scene, outcome: Outcome, y: float) -> Markup:
    """Who came where, two to a line."""
    entries = []
    number = 0
    for place, seats in enumerate(outcome.ranking):
        for seat in seats:
            x = INNER.x + (INNER.w / 2 + 4) * (number % 2)
            top = y + 34 * (number // 2)
            entries.append(_place(scene, seat, place == 0, f"{place + 1}.", x, top))
            number += 1
    return join(entries)


def _place(scene: Scene, seat: int, first: bool, rank: str, x: float, y: float) -> Markup:
    width = INNER.w / 2 - 4
    return join(
        rect(Box(x - 6, y - 4, width + 6, 32), "f-accent-soft", 3) if first else NOTHING,
        words(rank, x, y + 18, display(16), "f-gold-ink"),
        seat_badge(seat, x + 22, y - 1),
        fitted_words(scene.short_name(seat), x + 54, y + 18, Face(15, 600), width - 58),
    )
