"""The mosque: four lanes that join into two and then into one, and the tiles it gives away."""

from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import Box, rect, words
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import CARD, SMALL, cube, gift, icon, owner_badge, upgrade
from serai.games.merv.boards.units import gone
from serai.games.merv.tables import CAMEL, COLOUR_IDS, COLOURS, NONE, SYMBOL_IDS

WIDTH, HEIGHT = 436, 112
PHONE_WIDTH, PHONE_HEIGHT = 358, 344
LANES = {"lane1": 0, "lane2": 1, "lane3": 2, "lane4": 3, "left": 0.5, "right": 2.5, "top": 1.5}
"""How far from the first lane each of them runs."""
TILE = 28

Point = tuple[float, float]


def mosque(scene: MervScene) -> Markup:
    """The way lies on a table, and stands on a narrow screen."""
    spaces = range(len(scene.tables.space_ids))
    ways = [(start, way) for start, all_ways in enumerate(scene.tables.ways) for way in all_ways]
    return join(
        [_lane(scene, start, way) for start, way in ways],
        [_cost(scene, start, way) for start, way in ways],
        [_space(scene, space) for space in spaces],
        _discs(scene),
        _tiles(scene),
        _upgrades(scene),
    )


def note(scene: MervScene) -> str:
    return scene.say("step", step=scene.shown.mosque_steps)


def at(scene: MervScene, space: int) -> Point:
    """The middle of a space; that of the start lies before the first step."""
    t = scene.tables
    return _point(scene, t.space_step[space], LANES[t.space_ids[space].partition("_")[0]])


def _point(scene: MervScene, step: float, lane: float) -> Point:
    if scene.phone:
        return 43 + 90 * lane, 352 - 33 * step
    return 19 + 40.4 * step, 15 + 27 * lane


def _from(scene: MervScene, start: int, way: int) -> Point:
    """Where a way begins: at a space, or before its lane."""
    t = scene.tables
    if start < len(t.space_ids):
        return at(scene, start)
    return _point(scene, -0.4 if not scene.phone else 0.3, LANES[t.space_ids[way].split("_")[0]])


def _mine(scene: MervScene, start: int) -> bool:
    """Whether the viewer goes on from here."""
    own = scene.shown.mosque
    return start == (len(scene.tables.space_ids) if own == NONE else own)


def _lane(scene: MervScene, start: int, way: int) -> Markup:
    (a, b), (c, d) = _from(scene, start, way), at(scene, way)
    goes = _mine(scene, start) and scene.can(f"advance {scene.tables.space_ids[way]}")
    path = f"M{number(a)} {number(b)}L{number(c)} {number(d)}"
    return el("path", class_="mv-lane mv-goes" if goes else "mv-lane", d=path)


def _cost(scene: MervScene, start: int, way: int) -> Markup:
    """The cubes of a way in its middle; beside its end where it stands upright."""
    t = scene.tables
    cost = t.way_costs[start][t.ways[start].index(way)]
    (a, b), (x, y) = _from(scene, start, way), at(scene, way)
    if scene.phone and a == x:
        return join(cube(one, x + 17 + 19 * n, y - 9, 18) for n, one in enumerate(cost))
    side = 18 if scene.phone else 16
    x, y = (a + x) / 2 - side / 2, (b + y) / 2 - side * len(cost) / 2
    return join(cube(one, x, y + side * n, side) for n, one in enumerate(cost))


def _space(scene: MervScene, space: int) -> Markup:
    """A step with its gift and its points; a camel that is gone leaves a dot."""
    t, (x, y) = scene.tables, at(scene, space)
    slug, which = t.space_ids[space], t.space_gift[space]
    taken = which == CAMEL and not scene.view.lane_camel[space]
    radius = 14 if scene.phone else 12
    sign = (
        el("circle", class_="f-ink-2", cx=x, cy=y, r=1.5)
        if taken
        else gift(which, x - 9.5, y - 9.5, 19)
    )
    drawn = join(
        el("circle", class_="mv-step mv-used" if taken else "mv-step", cx=x, cy=y, r=radius),
        sign,
        _points(scene, t.space_points[space], x, y),
        scene.notch(f"space-{slug}", x + radius, y + radius, 8),
    )
    ring = Box.around(x, y, radius)
    return scene.mark(f"space-{slug}", (f"advance {slug}",), drawn, ring=ring, radius=radius)


def _points(scene: MervScene, points: int, x: float, y: float) -> Markup:
    if not points:
        return NOTHING
    if scene.phone:
        return words(f"+{points}", x - 19, y + 4.5, SMALL, "f-ink", "end")
    return words(f"+{points}", x, y + 26, SMALL, "f-ink", "middle")


def _discs(scene: MervScene) -> Markup:
    """Everybody's disc; several on a space lie side by side."""
    standing = [one for one in scene.owners if one.mosque != NONE]
    drawn = []
    for one in standing:
        here = [other.owner for other in standing if other.mosque == one.mosque]
        x, y = at(scene, one.mosque)
        shift = 9 * here.index(one.owner) - 4.5 * (len(here) - 1)
        badge = owner_badge(one.owner, -11, -11, 22)
        drawn.append(scene.moving(f"disc-{one.owner}", badge, x + shift, y))
    return el("g", drawn)


def _spot(scene: MervScene, at: int, left: bool) -> Box:
    """A place for a tile: in a row on a table, in the upper corners of a narrow screen."""
    if scene.phone:
        x = 4 + 48 * (at % 2) + (0 if left else 256)
        return Box(x, 8 + 48 * (at // 2), 42, 42)
    return Box((296 if left else 300) + 36 * at, 0 if left else 84, TILE, TILE)


def _tiles(scene: MervScene) -> Markup:
    """The scoring tiles: the action they count, and the points for each site."""
    return join(
        _tile(scene, at, _spot(scene, at, True)) for at in range(len(scene.view.scoring_tiles))
    )


def _tile(scene: MervScene, tile: int, box: Box) -> Markup:
    slug, owner = scene.tables.scoring_tile_ids[tile], scene.view.scoring_tiles[tile]
    drawn = scoring_face(scene, tile, box) if owner == NONE else gone(box, owner)
    return scene.mark(f"scoring_tile-{slug}", (f"claim {slug}",), drawn, ring=box)


def scoring_face(scene: MervScene, tile: int, box: Box) -> Markup:
    t, side = scene.tables, box.w * 0.68
    return join(
        rect(box, "f-card s-cardink", 2),
        icon(SYMBOL_IDS[t.scoring_symbol[tile]], box.x + 1, box.y + 1, side, CARD),
        words(t.scoring_points[tile], box.right - 2.5, box.bottom - 3, SMALL, "f-cardink", "end"),
    )


def _upgrades(scene: MervScene) -> Markup:
    """The bonus upgrades that are left."""
    left = [one for one in range(COLOURS) if scene.view.bonus_upgrades >> one & 1]
    return join(_upgrade(scene, one, _spot(scene, one, False)) for one in left)


def _upgrade(scene: MervScene, colour: int, box: Box) -> Markup:
    slug = COLOUR_IDS[colour]
    x, y = box.x + (box.w - TILE) / 2, box.y + (box.h - TILE) / 2
    return scene.mark(f"bonus-{slug}", (f"bonus {slug}",), upgrade(colour, x, y), ring=box)
