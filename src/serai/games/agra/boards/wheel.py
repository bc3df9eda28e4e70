"""The wheel of meditation: four outer actions, one in the middle, and the marker that blocks."""

from dataclasses import dataclass

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, rect, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.state import MEDITATION
from serai.games.agra.tables import FARMER, WHEEL

X, Y, RIM, OUT = 268, 63, 62, 39.5
"""The middle of the wheel, its radius, and how far the petals lie from the middle."""
PETAL, MIDDLE = 21.5, 17.5
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0), (0, 0))
"""North, east, south, west, and the middle."""
LOTUS = ((-17, -8), (13, -17), (17, 8), (-13, -17))
"""Where the marker lies on each petal."""
COST, COST_LARGE, POINTS = Face(13, 700), Face(15, 700), Face(14, 700)

STRIP = Box(1, 70, 372, 44)
SEED, SEED_STEP = Box(44, 74, 61, 36), 65
"""On a phone the wheel is a strip: its ground, the first of five petals, the way to the next."""
ICONS = ("exchange", "deliver", "process", "cover", "farmer")
VERBS = ("exchange", "deliver", "process", "uncover", "farmer")
"""Of each action: its icon, and the verb of the choices it leads to."""


@dataclass(frozen=True)
class Petal:
    """Where an action of the wheel lies, with its icon and its cost."""

    box: Box
    radius: float
    icon: tuple[float, float, float]
    cost: tuple[float, float]
    face: Face


def _petal_of(scene: AgraScene, deed: int) -> Petal:
    if scene.phone:
        x, y = SEED.x + SEED_STEP * deed, SEED.y
        box = Box(x, y, SEED.w, SEED.h)
        return Petal(box, SEED.h / 2, (x + 9, y + 6, 24), (x + 45, y + 24), COST_LARGE)
    x, y = _petal_at(deed)
    if deed == FARMER:
        return Petal(Box.around(x, y, MIDDLE), MIDDLE, (x - 13, y - 9, 18), (x + 10, y + 5), COST)
    return Petal(Box.around(x, y, PETAL), PETAL, (x - 10.5, y - 17, 21), (x, y + 17), COST)


def _petal_at(deed: int) -> tuple[float, float]:
    dx, dy = SIDES[deed]
    return X + OUT * dx, Y + OUT * dy


def wheel(scene: AgraScene) -> Markup:
    """The wheel as it is printed; on a phone its five actions side by side."""
    if scene.phone:
        ground = join(rect(STRIP, "f-paper-2 s-ink", 22), icon("meditation", 9, 79, 26))
    else:
        ground = join(
            el("circle", class_="f-paper-2 s-ink", cx=X, cy=Y, r=RIM),
            el("circle", class_="f-none s-gold", cx=X, cy=Y, r=RIM - 4),
        )
    petals = [_petal(scene, deed) for deed in range(WHEEL + 1)]
    return el("g", ground, petals, id=scene.id("wheel"))


def _petal(scene: AgraScene, deed: int) -> Markup:
    """All that an action of the wheel can be used for, or why it cannot."""
    petal, blocked = _petal_of(scene, deed), scene.view.blocked == deed
    thing = f"wheel-{scene.tables.wheel_ids[deed]}"
    return scene.mark(
        thing,
        _actions(scene, VERBS[deed]),
        (
            rect(petal.box, "f-card s-cardink", petal.radius),
            rect(petal.box, "ag-shut", petal.radius) if blocked else NOTHING,
            el(
                "g",
                icon(ICONS[deed], *petal.icon, "c-cardink"),
                _cost(scene, deed, *petal.cost, petal.face),
                class_="ag-faint" if blocked else None,
            ),
        ),
        ring=petal.box,
        radius=petal.radius,
    )


def _actions(scene: AgraScene, verb: str) -> list[str]:
    """What points of meditation can buy now, or what is refused."""
    if scene.view.phase != MEDITATION:
        return []
    if scene.can(verb):
        return [verb]
    return [text for text in scene.look.refusals if text.startswith(f"{verb} ")]


def _cost(scene: AgraScene, deed: int, x: float, y: float, face: Face) -> Markup:
    """Points of meditation; a pennant where the value of the good is the price."""
    points = scene.tables.wheel_points[deed]
    if points:
        return words(points, x, y, face, "f-cardink", "middle")
    return el("path", class_="f-cardink", d=f"M{number(x - 4)} {y - 10.5:g}h8v9.4l-4-2.4-4 2.4Z")


# --- pieces -----------------------------------------------------------------------------------


def pieces(scene: AgraScene) -> list[Markup]:
    """The lotus on the blocked action, and the points that are left."""
    blocked = scene.view.blocked
    if scene.phone:
        radius, x, y = 9, SEED.x + SEED_STEP * blocked + 3, SEED.y + 4.0
        points = _points(scene, 34, 80, 10)
    else:
        (x, y), (dx, dy) = _petal_at(blocked), LOTUS[blocked]
        radius, x, y = 13, x + dx, y + dy
        points = _points(scene, X - 45, Y + 45, 13)
    return [scene.moving("lotus", figures.disc("meditation", 0, 0, radius), x, y), *points]


def _points(scene: AgraScene, x: float, y: float, radius: float) -> list[Markup]:
    """Shown while the seat whose turn it is meditates and has laid a worker down."""
    view = scene.view
    if view.phase != MEDITATION or not view.laid:
        return []
    content = join(
        el("circle", class_="f-ink s-gold", cx=0, cy=0, r=radius),
        words(view.points, 0, 5, POINTS, "f-paper", "middle"),
    )
    return [scene.moving("points", content, x, y)]
