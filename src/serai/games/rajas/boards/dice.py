"""The viewer's dice, in the hands of the statue or in rows, and karma."""

from functools import lru_cache

from serai.draw.lettering import Face, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import HEAD, Box, move, words
from serai.games.blocks import Board
from serai.games.counters import SIGN, Sign
from serai.games.page import FEW
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import body, icon
from serai.games.rajas.rewards import FACES
from serai.games.rajas.tables import COLOUR_IDS, DICE
from serai.games.rajas.view import SeatView

SIDE = 34
NARROW = 300
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1.3), (1, -1.3), (-1, 0), (1, 0), (-1, 1.3), (1, 1.3)),
}
NOTE = Face(14)
UPPER = ((3, 26), (41, 26), (79, 26), (157, 26), (195, 26), (233, 26))
LOWER = ((41, 67), (79, 67), (157, 67), (195, 67))
TWO_LOWER = ((79, 67), (157, 67))
"""Where the hands of the statue hold their dice: ten of them, or eight."""
FIGURE = (
    ("rj-gilt", "M20 0c3 5 13 7 13 19 0 8-6 13-13 13S7 27 7 19C7 7 17 5 20 0Z"),
    (
        "f-ink",
        "M13 14.5l2-6 2.6 3L20 6l2.4 5.5 2.6-3 2 6ZM20 14a6 6 0 0 1 6 6c0 3.5-2.5 6.5-6 6.5"
        "s-6-3-6-6.5a6 6 0 0 1 6-6Z",
    ),
    ("f-ink", "M10 33c3-4 6-5 10-5s7 1 10 5l-4 9c2 12 6 20 10 27H4c4-7 8-15 10-27Z"),
    (
        "rj-gilt",
        "M2 70c4 0 6 2 7 5 1-4 4-6 6-6s4 2 5 6c1-4 3-6 5-6s5 2 6 6c1-3 3-5 7-5-1 9-7 15-18 15"
        "S3 79 2 70Z",
    ),
)
"""The statue itself: halo, head, body and the lotus it stands on."""


@lru_cache(maxsize=4096)
def die(which: int, x: float, y: float, size: float = SIDE) -> Markup:
    """A die with its pips."""
    colour, value = which // FACES, which % FACES + 1
    step, radius = size * 0.19, size * 0.085
    middles = [
        (x + size / 2 + across * step, y + size / 2 + down * step) for across, down in PIPS[value]
    ]
    pips = [el("circle", cx=cx, cy=cy, r=radius) for cx, cy in middles]
    return join(body(colour, x, y, size), el("g", pips, class_=f"on-{COLOUR_IDS[colour]}"))


def sign(look: RajasLook, which: int) -> Sign:
    """A die between words."""
    slug = look.view.tables.slugs["die"][which]
    return Sign(die(which, 0, 0, SIGN), look.called("die", slug))


def held(seat: SeatView) -> list[int]:
    """All dice of a seat, by colour and value."""
    return [which for which in range(DICE) for _ in range(seat.dice[which])]


# --- the statue -------------------------------------------------------------------------------


def statue(scene: RajasScene) -> Board:
    """Every die in a hand; the free hands are open."""
    seat = scene.shown
    spots = (*UPPER, *(LOWER if seat.capacity > len(UPPER) + len(TWO_LOWER) else TWO_LOWER))
    arms = [f"M135 64Q{(152 + x) / 2:g} {51 if y < 60 else 98} {x + 17} {y + 17}" for x, y in spots]
    content = join(
        _heading(scene, 276),
        el("path", class_="rj-arms", d="".join(arms)),
        el("g", [el("path", class_=c, d=d) for c, d in FIGURE], transform=move(116.6, 21, 0.92)),
        _dice(scene, seat, spots, SIDE),
    )
    return Board("statue", 276, 104, content, scene.say("your-dice"))


def tray(scene: RajasScene, room: float) -> Board:
    """On a small screen: a row, or two rows for a finger while dice are asked for. In a narrow
    column there are two rows as well, unless the bar above needs the room for its answers."""
    seat, asked = scene.shown, bool(scene.offered(("pay", "flip", "return", "reroll")))
    answers = 0 < len(scene.look.actions) <= FEW
    large = asked or (room < NARROW and not answers)
    across = 5 if large else seat.capacity
    pitch = room / across
    size = 44 if large else min(SIDE, pitch - 2)
    spots = tuple(
        (2 + pitch * (at % across), 28 + 52 * (at // across)) for at in range(seat.capacity)
    )
    content = join(_heading(scene, room), _dice(scene, seat, spots, size))
    height = 128 if large else 32 + size
    return Board(scene.id("dice-board"), room, height, content, scene.say("your-dice"))


def _heading(scene: RajasScene, room: float) -> Markup:
    """Whose dice they are, how many of how many, and the wheels of karma."""
    seat, most = scene.shown, scene.view.tables.karma_most
    title = scene.say("your-dice") if scene.me else scene.say("dice-of", name=scene.name(seat.seat))
    note = scene.say("dice-held", held=seat.held, all=seat.capacity)
    left = room - 22 * most
    wheels = [
        el("g", icon("karma", left + 22 * at, 0, 20), class_="rj-off" if at >= seat.karma else None)
        for at in range(most)
    ]
    told = scene.title("karma") if scene.look.still else NOTHING
    karma = el("g", told, wheels, data_tip=None if scene.look.still else scene.tell("karma"))
    after = 2 + width(title, HEAD) + 8
    fits = after + width(note, NOTE) < left - 4
    return join(
        words(title, 2, 16, HEAD),
        words(note, after, 16, NOTE, "f-ink-2") if fits else NOTHING,
        karma,
    )


def _dice(
    scene: RajasScene, seat: SeatView, spots: tuple[tuple[float, float], ...], size: float
) -> Markup:
    """Dice and free hands; those that are proposed for a payment are ticked."""
    proposed = list(scene.view.plan.proposed) if scene.look.mine and scene.view.plan else []
    drawn, ticks = [], []
    for at, ((x, y), which) in enumerate(zip(spots, held(seat), strict=False)):
        alike = held(seat)[:at].count(which)
        drawn.append(_die(scene, which, alike, Box(x, y, size, size)))
        taken = [one for one in proposed if one % DICE == which]
        if taken:
            proposed.remove(taken[0])
            ticks.append(tick(x + size - 3, y + size - 2))
    free = [
        el("circle", class_="rj-free", cx=x + size / 2, cy=y + size / 2, r=size * 0.38)
        for x, y in spots[seat.held :]
    ]
    return join(free, drawn, ticks)


def _die(scene: RajasScene, which: int, alike: int, box: Box) -> Markup:
    """A die that may be paid, turned, given back or rolled again. A new one is a new thing, which a
    page lets roll."""
    slug = scene.view.tables.slugs["die"][which]
    own = scene.me is not None
    deeds = [f"{verb} {slug}" for verb in ("pay", "flip", "return", "reroll")] if own else []
    drawn = die(which, box.x, box.y, box.w)
    ring = box.inset(0.5, 0.5)  # thin: the next hand is near
    rolled = el("g", drawn, class_="rj-die")
    return scene.mark(f"die-{slug}", deeds, rolled, ring=ring, radius=7, id=f"die-{slug}-{alike}")


def tick(x: float, y: float) -> Markup:
    """The seal of what is chosen, or proposed."""
    return el(
        "g",
        el("circle", class_="rj-seal", r=8),
        el("path", class_="rj-tick", d="m-3.8 .2 2.6 2.6 4.8-5.4"),
        transform=move(x, y),
    )
