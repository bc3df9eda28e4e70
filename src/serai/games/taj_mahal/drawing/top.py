"""The top bar: the game, and the twelve visits with who won their tiles."""

from serai.draw.lettering import Face, display, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import octagon, rule, seat_badge, use, words
from serai.games.taj_mahal.drawing import words as say
from serai.games.taj_mahal.drawing.scene import TOP, Scene
from serai.games.taj_mahal.tables import VISITS

TITLE = display(22)
MIDDLE = TOP.y + 22


def bar(scene: Scene) -> Markup:
    x = TOP.x + 117
    return el(
        "g",
        use("serai", TOP.x, MIDDLE - 13, 26, 26),
        words("Serai", TOP.x + 34, MIDDLE + 7, TITLE),
        rule(TOP.x + 100, MIDDLE - 13, TOP.x + 100, MIDDLE + 13, "s-ink"),
        words(say.TITLE, x, MIDDLE + 7, TITLE, "f-accent"),
        _visits(scene, x + width(say.TITLE, TITLE) + 32),
        words(say.visit_of_twelve(scene), TOP.right, MIDDLE + 6, Face(16, 600), "f-ink", "end"),
        id="top",
    )


def _visits(scene: Scene, x: float) -> Markup:
    """Past visits carry the badge of the side that took the province tile."""
    marks = []
    now = scene.view.visit if scene.view.outcome is None else VISITS + 1
    for number in range(1, VISITS + 1):
        if number == now:
            marks.append(_mark(number, x, 32, "f-accent", Face(16, 700), "f-paper"))
            x += 36
            continue
        owner = scene.view.tile_owner[number - 1]
        past = number < now
        marks.append(_mark(number, x, 26, "f-past" if past else "f-paper", Face(14, 600), "f-ink"))
        badge = seat_badge(owner, x + 24, MIDDLE - 12, 23) if past and owner >= 0 else NOTHING
        marks.append(badge)
        x += 54 if badge else 30
    return join(marks)


def _mark(number: int, x: float, size: float, ground: str, face: Face, ink: str) -> Markup:
    return join(
        octagon(x, MIDDLE - size / 2, size, ground),
        words(number, x + size / 2, MIDDLE + face.size * 0.36, face, ink, "middle"),
    )
