"""What one spends and what one buys: dice in the hands of the statue or in rows, karma, and the
twelve stacks of province tiles."""

from functools import lru_cache

from serai.draw.html import h, small_picture
from serai.draw.lettering import Face, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import HEAD, Box, move, rect, words
from serai.games.blocks import Board, Piece, Shelf
from serai.games.counters import SIGN, Sign
from serai.games.page import FEW
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import LAYOUT, STAMPS, body, icon, tile
from serai.games.rajas.rewards import FACES
from serai.games.rajas.tables import BACK_IDS, BACKS, COLOUR_IDS, DICE, NONE, STACKS
from serai.games.rajas.view import SeatView
from serai.games.scene import kept

SIDE = 34
NARROW = 300
VERBS = ("pay", "flip", "return", "reroll")  # what one may do with a die
NOTE = Face(14)


@lru_cache(maxsize=4096)
def die(which: int, x: float, y: float, size: float = SIDE) -> Markup:
    """A die with its pips."""
    colour, value = which // FACES, which % FACES + 1
    middle, step = size / 2, size * 0.19
    pips = [
        el("circle", cx=x + middle + across * step, cy=y + middle + down * step, r=size * 0.085)
        for across, down in LAYOUT["pips"][str(value)]
    ]
    return join(body(colour, x, y, size), el("g", pips, class_=f"on-{COLOUR_IDS[colour]}"))


def sign(look: RajasLook, which: int) -> Sign:
    """A die between words."""
    return Sign(die(which, 0, 0, SIGN), look.called("die", look.view.tables.slugs["die"][which]))


def held(seat: SeatView) -> list[int]:
    """All dice of a seat, by colour and value."""
    return [which for which in range(DICE) for _ in range(seat.dice[which])]


def tick(x: float, y: float) -> Markup:
    """The seal of what is chosen, or proposed."""
    return STAMPS("tick", place=move(x, y))


def statue(scene: RajasScene) -> Board:
    """Every die in a hand; the free hands are open."""
    hands = LAYOUT["hands"]
    few = scene.shown.capacity <= len(hands["upper"]) + len(hands["two"])
    spots = [*hands["upper"], *hands["two" if few else "four"]]
    arms = [f"M135 64Q{(152 + x) / 2:g} {51 if y < 60 else 98} {x + 17} {y + 17}" for x, y in spots]
    body = el("path", class_="rj-arms", d="".join(arms)), STAMPS("statue")
    content = scene.group("dice", _heading(scene, 276), body, _dice(scene, spots, SIDE))
    return Board("statue", 276, 104, content, scene.say("your-dice"))


def tray(scene: RajasScene, room: float) -> Board:
    """On a small screen: a row, or two rows for a finger while dice are asked for. In a narrow
    column there are two rows as well, unless the bar above needs the room for its answers."""
    hands, answers = scene.shown.capacity, 0 < len(scene.look.actions) <= FEW
    large = bool(scene.offered(VERBS)) or (room < NARROW and not answers)
    across = 5 if large else hands
    pitch = room / across
    size = 44 if large else min(SIDE, pitch - 2)
    spots = [(2 + pitch * (at % across), 28.0 + 52 * (at // across)) for at in range(hands)]
    content = scene.group("dice", _heading(scene, room), _dice(scene, spots, size))
    height = 128 if large else 32 + size
    return Board(scene.id("dice-board"), room, height, content, scene.say("your-dice"))


def _heading(scene: RajasScene, room: float) -> Markup:
    """Whose dice they are, how many of how many, and the wheels of karma."""
    seat, most = scene.shown, scene.tables.karma_most
    title = scene.say("your-dice") if scene.me else scene.say("dice-of", name=scene.name(seat.seat))
    note = scene.say("dice-held", held=seat.held, all=seat.capacity)
    left, after = room - 22 * most, 2 + width(title, HEAD) + 8
    wheels = [(at >= seat.karma, icon("karma", left + 22 * at, 0, 20)) for at in range(most)]
    drawn = [el("g", wheel, class_="rj-off" if off else None) for off, wheel in wheels]
    fits = after + width(note, NOTE) < left - 4
    beside = words(note, after, 16, NOTE, "f-ink-2") if fits else NOTHING
    return join(words(title, 2, 16, HEAD), beside, scene.mark("karma", (), drawn))


def _dice(scene: RajasScene, spots: list[tuple[float, float]], size: float) -> Markup:
    """Dice and free hands; those that are proposed for a payment are ticked."""
    plan, own = scene.view.plan, held(scene.shown)
    proposed = [one % DICE for one in plan.proposed] if scene.look.mine and plan else []
    drawn, ticks = [], []
    for at, ((x, y), which) in enumerate(zip(spots, own, strict=False)):
        drawn.append(_die(scene, which, own[:at].count(which), Box(x, y, size, size)))
        if which in proposed:
            proposed.remove(which)
            ticks.append(tick(x + size - 3, y + size - 2))
    free = [
        el("circle", class_="rj-free", cx=x + size / 2, cy=y + size / 2, r=size * 0.38)
        for x, y in spots[scene.shown.held :]
    ]
    return join(scene.group("hand", free), drawn, ticks)


def _die(scene: RajasScene, which: int, alike: int, box: Box) -> Markup:
    """A die, with what one may do with it. A new one is a new thing, which a page lets roll."""
    slug = scene.tables.slugs["die"][which]
    deeds = [f"{verb} {slug}" for verb in VERBS] if scene.me is not None else []
    ring = box.inset(0.5, 0.5)  # thin: the next hand is near
    rolled = el("g", die(which, box.x, box.y, box.w), class_="rj-die")
    return scene.mark(f"die-{slug}", deeds, rolled, ring=ring, radius=7, id=f"die-{slug}-{alike}")


TILE, TILES_BELOW = 74, 3
"""The side of a tile; so many edges of those below are drawn, as more do not matter."""


def stacks(scene: RajasScene) -> Shelf:
    """Four groups of three: a colour each, in the order of the backs."""
    title, pieces = scene.say("tiles"), [_piece(scene, stack) for stack in range(STACKS)]
    return Shelf(scene.look, pieces, (82, 84), title, (), title, "stacks", STACKS // 2)


@kept
def _piece(scene: RajasScene, stack: int) -> Piece:
    slug, face = scene.tables.slugs["stack"][stack], _face(scene, stack)
    veil, below = rect(Box(0, 0, TILE, TILE), "veil"), _caption(scene, stack)
    return scene.piece(f"stack-{slug}", f"buy {slug}", face, veil=veil, below=below)


def _face(scene: RajasScene, stack: int) -> Markup:
    """The tile on top of the edges of those below; an empty stack is a shut place."""
    view, top, box = scene.view, scene.view.top[stack], Box(1, 1, 72, 72)
    if top == NONE:
        return join(rect(box, "rj-gone"), rect(box, "rj-stone-jali"))
    shifts = [1.6 * n for n in range(min(view.left[stack], TILES_BELOW), 0, -1)]
    taken = view.plan is not None and view.plan.stack == stack
    below = [rect(Box(by, by, TILE, TILE), "f-card s-cardink") for by in shifts]
    seal = (rect(box, "rj-chosen"), tick(70, 9)) if taken else None
    return join(below, tile(scene.tables, top, scene.tables.tile_roads[top], 0, 0, TILE), seal)


def _caption(scene: RajasScene, stack: int) -> Markup:
    """The back of the stack, the number of tiles, and what is missing."""
    left = scene.view.left[stack] + (scene.view.top[stack] != NONE)
    if not left:
        return h("span", scene.say("none-left"), class_="cap")
    back = _small(icon(BACK_IDS[stack % BACKS], 0, 0, SIGN))
    return h("span", back, h("i", left), _lacks(scene, stack), class_="cap")


def _lacks(scene: RajasScene, stack: int) -> Markup:
    """By how much the dice are short, or how much karma it would take."""
    buy, colour = f"buy {scene.tables.slugs['stack'][stack]}", stack // BACKS
    refusal = scene.refused(buy)
    if refusal is not None:
        short = refusal.reason.args.get("count")  # where it would fit nowhere, dice are no matter
        return h("em", _small(body(colour, 0, 0, SIGN)), f"−{short}") if short else NOTHING
    if scene.me is None or not scene.look.may(buy) or scene.view.plan is not None:
        return NOTHING
    karma = karma_for(held(scene.me), colour, scene.tables.tile_cost[scene.view.top[stack]])
    return h("em", _small(icon("karma", 0, 0, SIGN)), karma) if karma else NOTHING


def karma_for(held: list[int], colour: int, cost: int) -> int:
    """How many dice of a colour must be turned over to pay so much; the lowest gain most."""
    values = sorted(which % FACES + 1 for which in held if which // FACES == colour)
    total, turned = sum(values), 0
    while total < cost and turned < len(values):
        total += FACES + 1 - 2 * values[turned]
        turned += 1
    return turned


def _small(drawn: Markup) -> Markup:
    return small_picture(el("g", drawn, class_="c-ink"), 18, "", box=SIGN, label="")
