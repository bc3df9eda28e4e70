"""The wheel of meditation: four outer actions, one in the middle, and the marker that blocks."""

from dataclasses import dataclass

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, rect, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.plans import Plan, Strip
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


def _petal_of(plan: Plan, deed: int) -> Petal:
    if plan.strip is not None:
        return _seed(plan.strip, deed)
    x, y = _petal_at(deed)
    if deed == FARMER:
        return Petal(Box.around(x, y, MIDDLE), MIDDLE, (x - 13, y - 9, 18), (x + 10, y + 5), COST)
    return Petal(Box.around(x, y, PETAL), PETAL, (x - 10.5, y - 17, 21), (x, y + 17), COST)


def _seed(strip: Strip, deed: int) -> Petal:
    """In a strip the icon and the cost stand side by side."""
    x, y, w, h = strip.seed.x + strip.step * deed, strip.seed.y, strip.seed.w, strip.seed.h
    left, top = x + (w - 43) / 2, y + (h - 24) / 2
    return Petal(Box(x, y, w, h), h / 2, (left, top, 24), (left + 36, top + 18), COST_LARGE)


def _petal_at(deed: int) -> tuple[float, float]:
    dx, dy = SIDES[deed]
    return X + OUT * dx, Y + OUT * dy


def wheel(scene: AgraScene, plan: Plan) -> Markup:
    """The wheel as it is printed; on a phone its five actions side by side."""
    if plan.strip is not None:
        ground = plan.strip.ground
        lotus = icon("meditation", 9, ground.y + ground.h / 2 - 13, 26)
        under = join(rect(ground, "f-paper-2 s-ink", ground.h / 2), lotus)
    else:
        under = join(
            el("circle", class_="f-paper-2 s-ink", cx=X, cy=Y, r=RIM),
            el("circle", class_="f-none s-gold", cx=X, cy=Y, r=RIM - 4),
        )
    petals = [_petal(scene, plan, deed) for deed in range(WHEEL + 1)]
    return el("g", under, petals, id=scene.id("wheel"))


def _petal(scene: AgraScene, plan: Plan, deed: int) -> Markup:
    """All that an action of the wheel can be used for, or why it cannot."""
    petal, blocked = _petal_of(plan, deed), scene.view.blocked == deed
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


def pieces(scene: AgraScene, plan: Plan) -> list[Markup]:
    """The lotus on the blocked action, and the points that are left."""
    blocked = scene.view.blocked
    if plan.strip is not None:
        seed = _seed(plan.strip, blocked).box
        radius, x, y = 9.0, seed.x + 3, seed.y + 4
        points = _points(scene, 34, plan.strip.ground.y + 10, 10)
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
