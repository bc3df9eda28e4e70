"""The pieces of wall that are left: segments and gates, each for cubes of a colour."""

from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, rect, words
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import FIGURE, cube
from serai.games.merv.boards.units import NARROW, TABLE, UNIT, in_rows
from serai.games.merv.tables import COLOURS

WIDTH, HEIGHT = TABLE, 30
PHONE_WIDTH, PHONE_HEIGHT = NARROW, 66
DOOR = "v-9c0-4 5.500-4 6.500-8 1 4 6.500 4 6.500 8v9Z"
PIPS = {1: 11, 2: 8, 3: 5}
"""Where the first of so many pips stands."""


def walls(scene: MervScene) -> Markup:
    units = [_pieces(scene, colour) for colour in range(COLOURS)]
    return in_rows(units, 2 if scene.phone else COLOURS, UNIT, 36)


def note(scene: MervScene) -> str:
    return scene.say("left", count=sum(scene.view.walls_left))


def _pieces(scene: MervScene, colour: int) -> Markup:
    """All pieces that cost cubes of a colour, the cheapest first."""
    t = scene.tables
    found = [wall for wall in range(len(t.wall_ids)) if t.wall_cost[wall][0] == colour]
    found.sort(key=lambda wall: len(t.wall_cost[wall]))
    return join(
        cube(colour, 0, 6, 18),
        [_piece(scene, wall, Box(20 + 28.5 * at, 1.5, 27, 27)) for at, wall in enumerate(found)],
    )


def _piece(scene: MervScene, wall: int, box: Box) -> Markup:
    """Its price as pips, then how many are left, or a door."""
    t, left = scene.tables, scene.view.walls_left[wall]
    slug, price = t.wall_ids[wall], len(t.wall_cost[wall])
    build = f"build {slug}"
    pips = [
        rect(Box(box.x + 4, box.y + PIPS.get(price, 1) + 6.5 * at, 4.5, 4.5), "f-brick-on")
        for at in range(price)
    ]
    if t.wall_gate[wall]:
        face = el("path", class_="f-cardink", d=f"M{box.x + 11.5:g} {box.bottom - 1:g}{DOOR}")
    else:
        face = words(left, box.x + 18, box.y + 19, FIGURE, "f-brick-on", "middle")
    drawn = el("g", rect(box, "mv-brick"), pips, face, class_=None if left else "mv-none")
    return scene.mark(f"wall-{slug}", (build,), drawn, ring=box)
