"""The farm of a seat: a ring of fields around its yard, what it has beside it, and the meditation
track: points of a worker at each step, and the goods between them."""

from collections.abc import Sequence
from typing import TypeAlias

from serai.draw.lettering import Face, display, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import LETTERS, NOTE, Box, rect, rule, seat_badge, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.figures import icon, row_of
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.rules.production import helper, made
from serai.games.agra.tables import BASICS, CELLS, SIDE, SIDES, Tables
from serai.games.agra.view import SeatView
from serai.games.scene import kept

WIDTH, HEIGHT = 240, 210
RING = 210
"""The side of the farm itself, without the figures beside it."""
CELL = 30
PRODUCTION, STONES, LABEL, FIGURE = display(24), Face(20, 700), Face(12, 500), Face(17, 700)
TRACK_HEIGHT, STEP, PRICE = 42, 28, 20
"""The track of meditation, and how wide its steps and the goods between them are."""
NUMBER, NUMBER_ON = Face(15, 600), Face(15, 700)
CORNERS = ((52.5, 58.5), (157.5, 58.5), (157.5, 166.5), (52.5, 166.5))
"""Where the number of a corner's good stands, clockwise from the upper left."""

Forecast: TypeAlias = tuple[str, tuple[int, ...]]
"""A choice, and what each basic good would give after it."""


@kept
def farm(scene: AgraScene, seat: int) -> Markup:
    """The ring, and beside it rupees, workers at home and covers taken off."""
    x, shown = WIDTH - 15, zip(counts(scene.view.seats[seat]), (2, 83, 164), strict=True)
    beside = [
        (icon(name, x - 12, y, 24), words(count, x, y + 40, FIGURE, "f-ink", "middle"))
        for (name, count), y in shown
    ]
    return join(ring(scene, seat), beside)


def counts(board: SeatView) -> tuple[tuple[str, int | str], ...]:
    """What stands beside a farm: signs and figures."""
    rupees = "?" if board.rupees is None else board.rupees
    return ("rupee", rupees), ("worker", board.supply), ("cover", board.uncovered)


def ring(scene: AgraScene, seat: int) -> Markup:
    """The fields with farmers and covers, what they produce, and the stones in the yard."""
    board = scene.view.seats[seat]
    plans = forecasts(scene, seat)
    return scene.group(
        "farm",
        _ground(scene, seat),
        [_farmer(scene, board, side) for side in range(SIDES)],
        [_production(scene, board, corner, plans) for corner in range(SIDES)],
        _yard(scene, board),
        id=scene.id(f"farm-{LETTERS[seat]}"),
    )


def place(cell: int) -> tuple[int, int]:
    """The upper left corner of a cell; they go clockwise from the upper left of the ring."""
    side, at = divmod(cell, SIDE)
    across, down = ((at, 0), (SIDE, at), (SIDE - at, SIDE), (0, SIDE - at))[side]
    return across * CELL, down * CELL


def counting(tables: Tables, covers: Sequence[bool], farmers: Sequence[int]) -> dict[int, int]:
    """The good for which each field counts, or -1: from its corner on to the first farmer."""
    found = dict.fromkeys(range(CELLS), -1)
    for good in range(BASICS):
        corner = tables.corner_of[good]
        before = farmers[(corner + SIDES - 1) % SIDES]
        end = corner * SIDE if corner else CELLS
        for cell in (*range(corner * SIDE + 1, farmers[corner]), *range(before + 1, end)):
            if not covers[cell]:
                found[cell] = good
    return found


# --- fields -----------------------------------------------------------------------------------


@kept
def _ground(scene: AgraScene, seat: int) -> Markup:
    """Corners and fields: all that seldom changes."""
    board = scene.view.seats[seat]
    washes = counting(scene.tables, board.covers, board.farmers)
    return join(
        rect(Box(CELL, CELL, 5 * CELL, 5 * CELL), "f-paper-2"),
        [_corner(scene, corner) for corner in range(SIDES)],
        [_field(scene, seat, cell, washes[cell]) for cell in range(CELLS) if cell % SIDE],
    )


def _corner(scene: AgraScene, corner: int) -> Markup:
    x, y = place(corner * SIDE)
    good = scene.tables.corner_good[corner]
    return figures.good(scene.tables, good, x + 0.5, y + 0.5, CELL - 1)


@kept
def _field(scene: AgraScene, seat: int, cell: int, good: int) -> Markup:
    """A field; on the viewer's own farm it can be chosen."""
    slug, (x, y) = scene.tables.cell_ids[cell], place(cell)
    thing, box = f"cell-{LETTERS[seat]}-{slug}", Box(x, y, CELL, CELL)
    ground = f"f-wash-{row_of(good)}" if good >= 0 else "f-paper"
    can = (f"uncover {slug}", f"farmer {slug}") if seat == scene.view.seat else ()
    content = (
        rect(box.inset(0.5, 0.5), f"{ground} s-edge"),
        _cover(scene, seat, cell),
        scene.notch(thing, x + CELL - 0.5, y + CELL - 0.5, 9.5),
    )
    return scene.mark(thing, can, content, ring=box.inset(1.5, 1.5), radius=1)


def _cover(scene: AgraScene, seat: int, cell: int) -> Markup:
    if not scene.view.seats[seat].covers[cell]:
        return NOTHING
    name = f"cover-{LETTERS[seat]}-{scene.tables.cell_ids[cell]}"
    x, y = place(cell)
    return scene.moving(name, icon("cover", 0, 0, 23), x + 3.5, y + 3.5, class_="ag-cover")


def _farmer(scene: AgraScene, board: SeatView, side: int) -> Markup:
    letter = LETTERS[board.seat]
    disc = el("circle", class_="f-card s-seat", stroke_width=2, cx=15, cy=15, r=14)
    figure = disc, icon("farmer", 4, 4, 22, "c-cardink")
    name, place_ = f"farmer-{letter}-{'nesw'[side]}", place(board.farmers[side])
    return scene.moving(name, figure, *place_, class_=f"seat-{letter}")


# --- the yard ---------------------------------------------------------------------------------


def _production(scene: AgraScene, board: SeatView, corner: int, plans: list[Forecast]) -> Markup:
    """What the good of a corner would give now, and after each change that can be chosen."""
    x, y = CORNERS[corner]
    good = scene.tables.corner_good[corner]
    now = board.production[good]
    return join(
        words(now, x, y, PRODUCTION, "f-ink", "middle"),
        [_forecast(action, then[good], x, y) for action, then in plans if then[good] != now],
    )


def _forecast(action: str, then: int, x: float, y: float) -> Markup:
    """The new number beside the old one, which is struck out; a page shows it on pointing."""
    inward = 24 if x < RING / 2 else -24
    return el(
        "g",
        rule(x - 11, y - 8, x + 11, y - 8, "s-danger", 2),
        words(then, x + inward, y, PRODUCTION, "f-agra", "middle"),
        class_="ag-plan",
        data_for=action,
    )


def forecasts(scene: AgraScene, seat: int) -> list[Forecast]:
    """What the farm would produce after each choice that changes it."""
    if seat != scene.view.seat:
        return []
    board, t, found = scene.view.seats[seat], scene.tables, []
    helped = [helper(good) in board.contracts for good in range(BASICS)]
    for cell, slug in enumerate(t.cell_ids):
        for action in filter(scene.look.may, (f"uncover {slug}", f"farmer {slug}")):
            covers, farmers = list(board.covers), list(board.farmers)
            if action.startswith("uncover"):
                covers[cell] = False
            else:
                farmers[cell // SIDE] = cell
            fields = [*counting(t, covers, farmers).values()]
            then = [made(t, fields.count(good), helped[good]) for good in range(BASICS)]
            found.append((action, tuple(then)))
    return found


def _yard(scene: AgraScene, board: SeatView) -> Markup:
    label = scene.say("your-yard" if board.seat == scene.view.seat else "yard")
    across = 26 + 5 + width(str(board.yard), STONES)
    x = RING / 2 - across / 2
    return join(
        seat_badge(board.seat, x, 91, 26),
        words(board.yard, x + 31, 111, STONES),
        words(label, RING / 2, 133, LABEL, "f-ink-2", "middle"),
    )


# --- meditation -------------------------------------------------------------------------------


def track(scene: AgraScene, seat: int) -> Markup:
    """All steps; upon the one that the seat stands on lies its marker, which says the same."""
    board, tables = scene.view.seats[seat], scene.tables
    points, letter, own = tables.meditation_points, LETTERS[seat], f"seat-{LETTERS[seat]}"
    name, marker = f"meditation-{letter}", _marker(points[board.meditation], letter)
    others = [at for at in range(len(points)) if at != board.meditation]
    return scene.group(
        "meditation",
        [_step(points[step], middle(scene, step)) for step in others],
        [_price(scene, seat, step) for step in range(tables.last_meditation)],
        scene.moving(name, marker, middle(scene, board.meditation), TRACK_HEIGHT / 2, own),
        id=scene.id(f"track-{letter}"),
    )


def note(scene: AgraScene, seat: int, room: float) -> str:
    """What further workers give who are laid down; where that is long, the figures alone."""
    step = scene.view.seats[seat].meditation
    given = ", ".join(map(str, scene.tables.meditation_points[step::-1]))
    told = scene.say("workers-give", points=given)
    return told if width(told, NOTE) <= room else given


def middle(scene: AgraScene, step: float) -> float:
    """Where a step stands."""
    return STEP / 2 + (WIDTH - STEP) / scene.tables.last_meditation * step


def _step(points: int, x: float) -> Markup:
    return join(
        el("circle", class_="f-paper s-ink-2", cx=x, cy=TRACK_HEIGHT / 2, r=STEP / 2 - 0.5),
        words(points, x, TRACK_HEIGHT / 2 + 5.5, NUMBER, "f-ink", "middle"),
    )


def _marker(points: int, letter: str) -> Markup:
    return join(
        el("circle", class_="f-seat s-piece", r=STEP / 2 - 0.5),
        words(points, 0, 5.5, NUMBER_ON, f"on-{letter}", "middle"),
    )


def _price(scene: AgraScene, seat: int, step: int) -> Markup:
    """The goods before the next step; those that are due next are not faded."""
    goods = scene.tables.meditation_cost[step]
    tall = PRICE * len(goods) + len(goods) - 1
    x, top = middle(scene, step + 0.5) - PRICE / 2, (TRACK_HEIGHT - tall) / 2
    tiles = [
        figures.good(scene.tables, good, x, top + (PRICE + 1) * at, PRICE)
        for at, good in enumerate(goods)
    ]
    if step != scene.view.seats[seat].meditation:
        return el("g", tiles, class_="ag-faint")
    if seat != scene.view.seat:
        return join(tiles)
    ring, can = Box(x - 2, top - 2, PRICE + 4, tall + 4), "contemplate"
    return scene.mark("meditation", (can,), tiles, ring=ring, radius=2, id=can)
