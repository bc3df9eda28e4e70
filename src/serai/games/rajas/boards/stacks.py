"""The twelve stacks of province tiles: the tile on top, how many are left, what it lacks to pay."""

from serai.draw.html import h, small_picture
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, rect
from serai.games.blocks import Piece, Shelf
from serai.games.counters import SIGN
from serai.games.rajas.boards import dice
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.signs import body, icon
from serai.games.rajas.boards.tiles import tile
from serai.games.rajas.rewards import FACES
from serai.games.rajas.tables import BACK_IDS, BACKS, NONE, STACKS
from serai.games.scene import kept

SIZE = (82, 84)
TILE = 74
EDGES = 3
"""So many edges of the tiles below are drawn; more do not matter."""


def stacks(scene: RajasScene) -> Shelf:
    """Four groups of three: a colour each, in the order of the backs."""
    title = scene.say("tiles")
    pieces = [_piece(scene, stack) for stack in range(STACKS)]
    return Shelf(scene.look, pieces, SIZE, title, (), title, class_="stacks", across=STACKS // 2)


@kept
def _piece(scene: RajasScene, stack: int) -> Piece:
    slug = scene.tables.slugs["stack"][stack]
    veil, below = rect(Box(0, 0, TILE, TILE), "veil"), _caption(scene, stack)
    face = _face(scene, stack)
    return scene.piece(f"stack-{slug}", f"buy {slug}", face, veil=veil, below=below)


def _face(scene: RajasScene, stack: int) -> Markup:
    """The tile on top of the edges of those below; an empty stack is a shut place."""
    view, top = scene.view, scene.view.top[stack]
    if top == NONE:
        box = Box(1, 1, 72, 72)
        return join(rect(box, "rj-gone"), rect(box, "rj-stone-jali"))
    below = min(view.left[stack], EDGES)
    edges = [
        rect(Box(1.6 * n, 1.6 * n, TILE, TILE), "f-card s-cardink") for n in range(below, 0, -1)
    ]
    taken = view.plan is not None and view.plan.stack == stack
    seal = dice.tick(70, 9) if taken else NOTHING
    drawn = tile(scene.tables, top, scene.tables.tile_roads[top], 0, 0, TILE)
    frame = rect(Box(1, 1, 72, 72), "rj-chosen") if taken else NOTHING
    return join(edges, drawn, frame, seal)


def _caption(scene: RajasScene, stack: int) -> Markup:
    """The back of the stack, the number of tiles, and what is missing."""
    left = scene.view.left[stack] + (scene.view.top[stack] != NONE)
    back = BACK_IDS[stack % BACKS]
    if not left:
        return h("span", scene.say("none-left"), class_="cap")
    return h(
        "span", _small(icon(back, 0, 0, SIGN)), h("i", left), _lacks(scene, stack), class_="cap"
    )


def _lacks(scene: RajasScene, stack: int) -> Markup:
    """By how much the dice are short, or how much karma it would take."""
    slug, colour = scene.tables.slugs["stack"][stack], stack // BACKS
    refusal = scene.refused(f"buy {slug}")
    if refusal is not None:
        return h("em", _small(body(colour, 0, 0, SIGN)), f"−{refusal.reason.args['count']}")
    if scene.me is None or not scene.look.may(f"buy {slug}") or scene.view.plan is not None:
        return NOTHING
    karma = karma_for(dice.held(scene.me), colour, scene.tables.tile_cost[scene.view.top[stack]])
    return h("em", _small(icon("karma", 0, 0, SIGN)), karma) if karma else NOTHING


def karma_for(held: list[int], colour: int, cost: int) -> int:
    """How many dice of a colour must be turned over to pay so much; the lowest gain most."""
    values = sorted(which % FACES + 1 for which in held if which // FACES == colour)
    total, turned = sum(values), 0
    for value in values:
        if total >= cost:
            break
        total += FACES + 1 - 2 * value
        turned += 1
    return turned


def _small(drawn: Markup) -> Markup:
    return small_picture(el("g", drawn, class_="c-ink"), 18, "", box=SIGN, label="")
