"""A place for a worker: inside the ring what one pays, outside what one gets."""

from serai.draw.lettering import Face, display, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, rect, seat_badge, words
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.signs import body, coin, icon
from serai.games.rajas.rewards import ANY
from serai.games.rajas.tables import ANY_DIE, NONE, OF_COLOUR, OF_VALUE

RADIUS = 13.5
TITLE, NOTE = display(15), Face(12, 500)
BODY = "M-4.5 3h9l4 12h-17Z"
"""Of a worker, below the badge of its seat."""


def place(
    scene: RajasScene,
    slug: str,
    x: float,
    y: float,
    *,
    box: Box | None = None,
    around: Markup = NOTHING,
    more: tuple[str, ...] = (),
) -> Markup:
    """A place around a point, if there is one with so many players. `around` is drawn with it,
    `box` is what can be pressed, `more` what else one chooses by it."""
    view = scene.view
    which = scene.tables.place_ids.index(slug)
    if view.price[which] == NONE:
        return NOTHING
    thing = f"place-{slug}"
    if which not in view.places:
        return scene.mark(thing, (), join(around, _cover(x, y)))
    return scene.mark(
        thing,
        (f"place {slug}", *more),
        join(
            around,
            el("circle", class_="rj-place", cx=x, cy=y, r=RADIUS),
            _price(scene, which, x, y) if view.worker_on[which] == NONE else NOTHING,
            scene.notch(thing, x + RADIUS, y + RADIUS),
            _pawn(scene, slug, view.worker_on[which], x, y),
        ),
        ring=box or Box.around(x, y, RADIUS + 1),
        radius=6 if box else RADIUS + 1,
    )


def _price(scene: RajasScene, which: int, x: float, y: float) -> Markup:
    """Coins or a die: of any colour, of one, of one value; nothing is free."""
    tables, coins = scene.tables, scene.view.price[which]
    die, of = tables.place_die[which], tables.place_die_of[which]
    if coins > 0:
        return coin(coins, x, y, 8.6)
    if die in (ANY_DIE, OF_COLOUR):
        return body(ANY if die == ANY_DIE else of, x - 8.5, y - 8.5, 17)
    return icon(f"die-{of}", x - 9.5, y - 9.5, 19) if die == OF_VALUE else NOTHING


def _pawn(scene: RajasScene, slug: str, seat: int, x: float, y: float) -> Markup:
    if seat == NONE:
        return NOTHING
    letter = scene.letter(seat)
    drawn = join(
        el("path", class_="f-seat s-piece s-round", stroke_width=1.2, d=BODY),
        seat_badge(seat, -12, -17, 24),
    )
    return scene.moving(f"worker-{slug}", drawn, x, y, f"seat-{letter}")


def _cover(x: float, y: float) -> Markup:
    """With three players some places are covered."""
    box = Box.around(x, y, RADIUS)
    return join(rect(box, "f-card s-cardink"), rect(box, "rj-covered"))


def heading(sign: str, title: str, note: str, x: float, y: float, across: float) -> Markup:
    """A line above an area of the board: its sign, its name and, if there is room, a note."""
    room = across - 23 - width(title, TITLE) - 8
    fits = width(note, NOTE) <= room
    return join(
        icon(sign, x, y, 20),
        words(title, x + 23, y + 15, TITLE),
        words(note, x + across, y + 15, NOTE, "f-ink-2", "end") if fits else NOTHING,
    )
