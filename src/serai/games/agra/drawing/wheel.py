"""The wheel of meditation: four outer actions, one in the middle, and the marker that blocks."""

from dataclasses import dataclass

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, rect, words
from serai.games.agra.drawing import figures
from serai.games.agra.drawing.figures import icon
from serai.games.agra.drawing.parts import moving
from serai.games.agra.drawing.scene import Scene, mark
from serai.games.agra.state import MEDITATION
from serai.games.agra.tables import FARMER, WHEEL

X, Y, RIM, OUT = 268, 63, 62, 39.5
"""The middle of the wheel, its radius, and how far the petals lie from the middle."""
PETAL, MIDDLE = 21.5, 17.5
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""
LOTUS = ((-17, -8), (13, -17), (17, 8), (-13, -17))
"""Where the marker lies on each petal."""
COST, COST_LARGE, POINTS = Face(13, 700), Face(15, 700), Face(14, 700)

STRIP = Box(1, 70, 372, 44)
SEED = Box(44, 74, 61, 36)
SEED_STEP = 65
"""On a phone the wheel is a strip: its ground, the first of five petals, the way to the next."""


@dataclass(frozen=True)
class Deed:
    """An action of the wheel: its icon, and the verb of the choices it leads to."""

    icon: str
    verb: str


DEEDS = (
    Deed("exchange", "exchange"),
    Deed("deliver", "deliver"),
    Deed("process", "process"),
    Deed("cover", "uncover"),
    Deed("farmer", "farmer"),
)


def wheel(scene: Scene) -> Markup:
    """The wheel as it is printed."""
    return el(
        "g",
        el("circle", class_="f-paper-2 s-ink", cx=X, cy=Y, r=RIM),
        el("circle", class_="f-none s-gold", cx=X, cy=Y, r=RIM - 4),
        [_petal(scene, deed) for deed in range(WHEEL)],
        _middle(scene),
        id="wheel",
    )


def _petal(scene: Scene, deed: int) -> Markup:
    x, y = _petal_at(deed)
    circle = {"cx": x, "cy": y, "r": PETAL}
    blocked = scene.view.blocked == deed
    content = join(
        el("circle", class_="f-card s-cardink", **circle),
        el("circle", class_="ag-shut", **circle) if blocked else NOTHING,
        el(
            "g",
            icon(DEEDS[deed].icon, x - 10.5, y - 17, 21, "c-cardink"),
            _cost(scene, deed, x, y + 17, COST),
            class_="ag-faint" if blocked else None,
        ),
    )
    return _marked(scene, deed, content, round_box(x, y, PETAL), PETAL)


def round_box(x: float, y: float, radius: float) -> Box:
    """The box of a circle."""
    return Box(x - radius, y - radius, 2 * radius, 2 * radius)


def _marked(
    scene: Scene, deed: int, content: Markup, ring: Box, radius: float, prefix: str = ""
) -> Markup:
    """All that an action of the wheel can be used for, or why it cannot."""
    thing, verb = f"wheel-{scene.view.tables.wheel_ids[deed]}", DEEDS[deed].verb
    if is_open(scene, deed):
        actions = [verb]
    else:
        meditating = scene.view.phase == MEDITATION
        actions = [text for text in scene.refusals if meditating and text.startswith(f"{verb} ")]
    return mark(scene, thing, actions, content, ring=ring, radius=radius, id=f"{prefix}{thing}")


def _petal_at(deed: int) -> tuple[float, float]:
    dx, dy = SIDES[deed]
    return X + OUT * dx, Y + OUT * dy


def _middle(scene: Scene) -> Markup:
    """Moving a farmer, which nothing can block."""
    circle = {"cx": X, "cy": Y, "r": MIDDLE}
    content = join(
        el("circle", class_="f-card s-cardink", **circle),
        icon("farmer", X - 13, Y - 9, 18, "c-cardink"),
        _cost(scene, FARMER, X + 10, Y + 5, COST),
    )
    return _marked(scene, FARMER, content, round_box(X, Y, MIDDLE), MIDDLE)


def _cost(scene: Scene, deed: int, x: float, y: float, face: Face) -> Markup:
    """Points of meditation; a pennant where the value of the good is the price."""
    points = scene.view.tables.wheel_points[deed]
    if points:
        return words(points, x, y, face, "f-cardink", "middle")
    return el("path", class_="f-cardink", d=f"M{number(x - 4)} {y - 10.5:g}h8v9.4l-4-2.4-4 2.4Z")


def is_open(scene: Scene, deed: int) -> bool:
    """Whether points of meditation can buy this now."""
    return scene.view.phase == MEDITATION and scene.can(DEEDS[deed].verb)


# --- on a phone -------------------------------------------------------------------------------


def strip(scene: Scene) -> Markup:
    """The same five actions side by side."""
    return el(
        "g",
        rect(STRIP, "f-paper-2 s-ink", 22),
        icon("meditation", 9, 79, 26),
        [_seed(scene, deed) for deed in range(WHEEL + 1)],
        id="phone-wheel",
    )


def _seed(scene: Scene, deed: int) -> Markup:
    box = Box(SEED.x + SEED_STEP * deed, SEED.y, SEED.w, SEED.h)
    blocked = scene.view.blocked == deed
    content = join(
        rect(box, "f-card s-cardink", 18),
        rect(box, "ag-shut", 18) if blocked else NOTHING,
        el(
            "g",
            icon(DEEDS[deed].icon, box.x + 9, box.y + 6, 24, "c-cardink"),
            _cost(scene, deed, box.x + 45, box.y + 24, COST_LARGE),
            class_="ag-faint" if blocked else None,
        ),
    )
    return _marked(scene, deed, content, box, 18, "phone-")


# --- pieces -----------------------------------------------------------------------------------


def pieces(scene: Scene, *, phone: bool = False) -> list[Markup]:
    """The lotus on the blocked action, and the points that are left."""
    blocked = scene.view.blocked
    if phone:
        lotus = figures.disc("meditation", 0, 0, 9)
        x, y = SEED.x + SEED_STEP * blocked + 3, SEED.y + 4
        marker = moving("lotus", lotus, x, y, prefix="phone-")
        return [marker, *_points(scene, 34, 80, 10, "phone-")]
    x, y = _petal_at(blocked)
    dx, dy = LOTUS[blocked]
    lotus = figures.disc("meditation", 0, 0, 13)
    return [moving("lotus", lotus, x + dx, y + dy), *_points(scene, X - 45, Y + 45, 13, "")]


def _points(scene: Scene, x: float, y: float, radius: float, prefix: str) -> list[Markup]:
    """Shown while the seat whose turn it is meditates and has laid a worker down."""
    view = scene.view
    if view.phase != MEDITATION or not view.laid:
        return []
    content = join(
        el("circle", class_="f-ink s-gold", cx=0, cy=0, r=radius),
        words(view.points, 0, 5, POINTS, "f-paper", "middle"),
    )
    return [moving("points", content, x, y, prefix=prefix)]
