"""The city: characters, wheel, bonus tiles and the four streets of buildings."""

from dataclasses import dataclass

from serai.draw.lettering import Face, display, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, move, rect, row_that_fits, words
from serai.games.agra import tables
from serai.games.agra.boards import buildings, figures
from serai.games.agra.boards.buildings import Plan, Strip, peon, plan_of, worker_at
from serai.games.agra.boards.figures import icon, row_of
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.state import MEDITATION
from serai.games.agra.tables import BASICS, BUILDINGS, CHARACTERS, NONE, WHEEL, Tables
from serai.games.scene import kept

NAME, DUTY, LABEL = display(15), Face(12), Face(12, 500)
PHONE_NAME, TILE = Face(12, 600), Face(13, 700)
LEVELS = (2, 3, 4)
"""Levels of buildings that are built during the game."""
EXTRA_ICONS = {tables.EXTRA_FAVOUR: "favour", tables.EXTRA_COVER: "cover"}

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

GOODS_WIDTH, GOODS_HEIGHT = 276, 220
ACROSS, DOWN, W, H = 70, 56, 66, 50
COUNT, NONE_LEFT = Face(17, 700), Face(17)
"""The viewer's goods: a cell for each."""


def city(scene: AgraScene) -> Markup:
    """The whole city at (0, 0)."""
    plan = plan_of(scene)
    dx, dy = plan.worker
    workers = [(plate.x + dx, plate.y + dy) for plate in plan.plates]
    people = [_character(scene, plan, who) for who in range(CHARACTERS)]
    return el(
        "g",
        el("g", people, id=scene.id("characters")),
        _wheel(scene, plan),
        _bonus_tiles(scene, plan),
        buildings.streets(scene, plan),
        buildings.buildings(scene, plan),
        el(
            "g",
            [worker_at(scene, who, *place) for who, place in enumerate(workers)],
            _wheel_pieces(scene, plan),
            buildings.pieces(scene, plan),
            id=scene.id("city-pieces"),
            class_="pieces",
        ),
        class_="agra",
    )


# --- characters -------------------------------------------------------------------------------


@kept
def _character(scene: AgraScene, plan: Plan, who: int) -> Markup:
    """A plate for a character; a dashed disc waits for a worker."""
    slug, plate = tables.CHARACTER_IDS[who], plan.plates[who]
    thing, body = f"place-{slug}", _small_plate if plan.is_phone else _plate
    actions = [f"{verb} {slug}" for verb in ("place", "peon", "lay", "raise")]
    content = (
        rect(plate, "f-paper s-ink", 3),
        body(scene, plan, who),
        _pad(scene, plan, who),
        scene.notch(thing, plate.right, plate.bottom),
    )
    return scene.mark(thing, actions, content, ring=plate)


def _plate(scene: AgraScene, plan: Plan, who: int) -> Markup:
    """With the name and the duty of the character, and what a worker there would cost: beside the
    name, or instead of the duty of the Trader, beside whose name the price tokens hang."""
    slug, plate, trades = tables.CHARACTER_IDS[who], plan.plates[who], who == tables.TRADER
    x, y, costs = plate.x, plate.y, scene.can(f"peon {slug}")
    end = plan.tokens[0] if trades else x + plan.worker[0] + 3
    name = scene.called("place", slug)
    duty = fitted(scene.say(slug), DUTY, (end - x - 50) / plan.grown)
    left, base = (x + 50, y + 43) if trades else (x + 58 + width(name, NAME), y + 26)
    return join(
        rect(plate.inset(3, 3), "f-none s-gold ag-inner", 1.5),
        icon(slug, x + 8, y + 11, 36),
        words(name, x + 50, y + 26, NAME),
        NOTHING if trades and costs else words(duty, x + 50, y + 42, DUTY, "f-ink-2"),
        peon(scene, left, base) if costs else NOTHING,
    )


def _small_plate(scene: AgraScene, plan: Plan, who: int) -> Markup:
    slug, plate = tables.CHARACTER_IDS[who], plan.plates[who]
    keeps_tokens = who == tables.TRADER
    left, top, size = (3, 8.5, 26) if keeps_tokens else (7, 3.5, 34)
    name = fitted(scene.called_short("place", slug), PHONE_NAME, (plate.w - 6) / plan.grown)
    return join(
        icon(slug, plate.x + left, plate.y + top, size),
        words(name, plate.x + plate.w / 2, plate.bottom - 6.5, PHONE_NAME, "f-ink", "middle"),
    )


def _pad(scene: AgraScene, plan: Plan, who: int) -> Markup:
    if scene.view.worker[who] != NONE:
        return NOTHING
    (x, y, radius), plate = plan.pad, plan.plates[who]
    return el("circle", class_="ag-pad", cx=plate.x + x, cy=plate.y + y, r=radius)


# --- bonus tiles ------------------------------------------------------------------------------


@kept
def _bonus_tiles(scene: AgraScene, plan: Plan) -> Markup:
    """What is left for building, in the column of its level: above the streets, or on a phone at
    their foot, since it is looked up only while one builds."""
    label, first = scene.say("bonus-short" if plan.is_phone else "bonus"), plan.bonus
    text = fitted(label, LABEL, (plan.w if plan.is_phone else plan.w + 4) / plan.grown)
    return scene.group(
        "bonus",
        words(text, first.x, first.y + first.h / 2 + 4.5, LABEL, "f-ink-2"),
        [_row_of_tiles(scene, plan, level) for level in LEVELS],
        id=scene.id("bonus-tiles"),
    )


def _row_of_tiles(scene: AgraScene, plan: Plan, level: int) -> list[Markup]:
    t, owners = scene.tables, scene.view.bonus_owner
    tiles = [n for n, of in enumerate(t.bonus_level) if of == level and owners[n] == NONE]
    row = row_that_fits(len(tiles), plan.w + 4, plan.bonus.w, plan.apart)
    left = plan.at(BASICS * (level - 1))[0]
    return [
        _bonus_tile(scene, tile, Box(x, plan.bonus.y, row.size, plan.bonus.h))
        for tile, x in zip(tiles, row.places(left), strict=True)
    ]


@kept
def _bonus_tile(scene: AgraScene, tile: int, box: Box) -> Markup:
    """Rupees and what comes with them: side by side, or one above the other where it is narrow."""
    t, size, ring = scene.tables, 18 if box.w > 34 else 15, Box(0, 0, box.w, box.h)
    slug = t.bonus_ids[tile]
    number: tuple[float, float] = (box.w / 2, 13)
    sign: tuple[float, float] = ((box.w - size) / 2, 15)
    if box.h < 26:
        number = (8.6 if box.w > 34 else 7.6, 16)
        sign = (box.w - size - 3, (box.h - size) / 2)
    content = (
        rect(ring, "f-card s-cardgold"),
        words(t.bonus_rupees[tile], *number, TILE, "f-cardink", "middle"),
        icon(extra_icon(t, tile), *sign, size, "c-cardink"),
    )
    place, can = move(box.x, box.y), (f"bonus {slug}",)
    return scene.mark(f"bonus-{slug}", can, content, ring=ring, radius=0, transform=place)


def extra_icon(t: Tables, tile: int) -> str:
    """What a tile gives beside rupees; a coin if there is nothing else."""
    guild = t.bonus_guild[tile]
    return EXTRA_ICONS.get(t.bonus_extra[tile], "rupee") if guild == NONE else t.guild_ids[guild]


# --- the wheel of meditation: four outer actions, one in the middle, the marker that blocks ---


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
    if deed == tables.FARMER:
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


@kept
def _wheel(scene: AgraScene, plan: Plan) -> Markup:
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
    return scene.group("wheel", under, petals, id=scene.id("wheel"))


@kept
def _petal(scene: AgraScene, plan: Plan, deed: int) -> Markup:
    """All that an action of the wheel can be used for, or why it cannot."""
    petal, blocked = _petal_of(plan, deed), scene.view.blocked == deed
    thing, actions = f"wheel-{scene.tables.wheel_ids[deed]}", _actions(scene, VERBS[deed])
    sign, cost = icon(ICONS[deed], *petal.icon, "c-cardink"), _cost(scene, deed, petal)
    content = (
        rect(petal.box, "f-card s-cardink", petal.radius),
        rect(petal.box, "ag-shut", petal.radius) if blocked else NOTHING,
        el("g", sign, cost, class_="ag-faint" if blocked else None),
    )
    return scene.mark(thing, actions, content, ring=petal.box, radius=petal.radius)


def _actions(scene: AgraScene, verb: str) -> list[str]:
    """What points of meditation can buy now, or what is refused."""
    if scene.view.phase != MEDITATION:
        return []
    if scene.can(verb):
        return [verb]
    return [text for text in scene.look.refusals if text.startswith(f"{verb} ")]


def _cost(scene: AgraScene, deed: int, petal: Petal) -> Markup:
    """Points of meditation; a pennant where the value of the good is the price."""
    points, (x, y) = scene.tables.wheel_points[deed], petal.cost
    if points:
        return words(points, x, y, petal.face, "f-cardink", "middle")
    return el("path", class_="f-cardink", d=f"M{number(x - 4)} {y - 10.5:g}h8v9.4l-4-2.4-4 2.4Z")


def _wheel_pieces(scene: AgraScene, plan: Plan) -> list[Markup]:
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


# --- the viewer's goods in the order of the city: what the palace shows in place of the city --


def goods(scene: AgraScene) -> Markup:
    """A cell for each building: its good, and how many of it the viewer has."""
    return el("g", [_stock(scene, good) for good in range(BUILDINGS)], id=scene.id("goods"))


@kept
def _stock(scene: AgraScene, good: int) -> Markup:
    box = Box(ACROSS * (good // BASICS), DOWN * (good % BASICS), W, H)
    have, slug = scene.shown.goods[good], scene.tables.good_ids[good]
    ground = "f-none ag-lot" if not scene.view.built[good] else f"f-wash-{row_of(good)} s-ink"
    count = words("·", box.x + 50, box.y + 31, NONE_LEFT, "f-ink-2", "middle")
    if have:
        count = words(have, box.x + 54, box.y + 31, COUNT, "f-ink", "middle")
    content = join(
        rect(box.inset(0.5, 0.5), ground, 3),
        figures.good(scene.tables, good, box.x + 6, box.y + 12, 26),
        figures.pennant(scene.view.value[good], box.x + 32, box.y + 6) if have else NOTHING,
        count,
    )
    return scene.mark(f"stock-{slug}", scene.actions_of_good(good), content, ring=box, id=slug)
