"""The board: the palace, quarry, market and port with their places for workers, and the river.

Inside the ring of a place stands what one pays, outside what one gets.
"""

from serai.draw.lettering import Face, display, width
from serai.draw.markup import NOTHING, Child, Markup, el, join, number
from serai.draw.shapes import CARD, Box, move, rect, seat_badge, words
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.signs import LAYOUT, STAMPS, body, coin, each, gain, gains, good, icon
from serai.games.rajas.rewards import SELL_GOOD
from serai.games.rajas.tables import AREA_IDS, COLOUR_IDS, NONE
from serai.games.scene import kept

PALACE, PLACES, PHONE_PLACES, HIGH = 338, 236, 338, 229
"""How wide the palace and the areas beside it are, on a phone below it; and how high both."""
RIVER, RIVER_HIGH, PHONE_RIVER, PHONE_RIVER_HIGH = 582, 112, 345, 244
TITLE, NOTE = display(15), Face(12, 500)
SHAPES = LAYOUT["shapes"]


def heading(scene: RajasScene, area: str, note: str, x: float, y: float, across: float) -> Markup:
    """A line above an area of the board: its sign, its name and, if there is room, a note."""
    title, note = scene.say(area), scene.say(note)
    fits = width(note, NOTE) <= across - 23 - width(title, TITLE) - 8
    beside = words(note, x + across, y + 15, NOTE, "f-ink-2", "end") if fits else NOTHING
    return join(icon(area, x, y, 20), words(title, x + 23, y + 15, TITLE), beside)


# --- a place for a worker ---------------------------------------------------------------------

RADIUS = 13.5


def place(
    scene: RajasScene, slug: str, x: float, y: float, box: Box | None = None, around: Child = ()
) -> Markup:
    """A place around a point, if there is one with so many players. `around` is drawn with it,
    `box` is what can be pressed. To a chamber the river may lead, too."""
    view, which, thing = scene.view, scene.tables.place_ids.index(slug), f"place-{slug}"
    if view.price[which] == NONE:
        return NOTHING
    if which not in view.places:  # with three players some places are covered
        cover = Box.around(x, y, RADIUS)
        drawn = join(around, rect(cover, "f-card s-cardink"), rect(cover, "rj-covered"))
        return scene.mark(thing, (), drawn)
    seat, ring = view.worker_on[which], box or Box.around(x, y, RADIUS + 1)
    free, worker = seat == NONE, f"worker-{slug}"
    drawn = join(
        around,
        el("circle", class_="rj-place", cx=x, cy=y, r=RADIUS),
        _price(scene, which, x, y) if free else NOTHING,
        scene.notch(thing, x + RADIUS, y + RADIUS),
        NOTHING if free else _figure(scene, worker, seat, "worker", -17, x, y),
    )
    deeds, radius = (f"place {slug}", f"visit {slug}"), 6 if box else RADIUS + 1
    return scene.mark(thing, deeds, drawn, ring=ring, radius=radius)


def _price(scene: RajasScene, which: int, x: float, y: float) -> Markup:
    """Coins or a die: of any colour, of one, of one value; nothing is free."""
    coins, die = scene.view.price[which], scene.tables.place_die[which]
    if coins > 0:
        return coin(coins, x, y, 8.6)
    if die.value:
        return icon(f"die-{die.value}", x - 9.5, y - 9.5, 19)
    of_colour = die.colour != NONE and not die.most
    return body(die.colour, x - 8.5, y - 8.5, 17) if of_colour else NOTHING


def _figure(
    scene: RajasScene, name: str, seat: int, shape: str, badge: float, x: float, y: float
) -> Markup:
    """A worker or a boat: its shape, with the badge of its seat above."""
    figure = el("path", class_="f-seat s-piece s-round", stroke_width=1.2, d=SHAPES[shape])
    drawn = figure, seat_badge(seat, -12, badge, 24)
    return scene.moving(name, drawn, x, y, f"seat-{scene.letter(seat)}")


# --- the palace: terrace and balconies, six chambers, and the gardens before it ---------------

GARDENS = 193  # where they begin


def palace(scene: RajasScene) -> Markup:
    """The whole of it at (0, 0)."""
    walls = heading(scene, "palace", "palace-note", 2, 0, PALACE - 2), STAMPS("palace")
    inside = [_of_palace(scene, slug) for slug in LAYOUT["palace"]]
    gardens = [_garden(scene, at, colour) for at, colour in enumerate(COLOUR_IDS)]
    return scene.group("palace", walls, inside, gardens, class_="rajas")


@kept
def _of_palace(scene: RajasScene, slug: str) -> Markup:
    """A place of the upper storey, with what it gives below it; or a chamber, an arch with a figure
    above what it gives."""
    told, which = LAYOUT["palace"][slug], scene.tables.place_ids.index(slug)
    x, y, step = told["gives"]
    around = gains(scene.tables.place_gives[which], x, y, across=step)
    if "arch" in told:
        x, y = told["arch"]
        arch = el("path", class_="rj-arch", transform=move(x, y), d=SHAPES["arch"])
        around = join(arch, icon(slug, x - 15, y + 12, 30), around)
    x, y = told["at"]
    return place(scene, slug, x, y, Box(*told["press"]), around)


@kept
def _garden(scene: RajasScene, at: int, colour: str) -> Markup:
    """One or two places for a die of its colour."""
    x = 1 + 84 * at
    there = [slug for slug in _places_of(scene, "garden") if colour in slug]
    first = x + (37 if len(there) > 1 else 52)
    places = [place(scene, slug, first + 31 * n, GARDENS + 19) for n, slug in enumerate(there)]
    return join(body(at, x + 2, GARDENS + 9, 18), places)


def _places_of(scene: RajasScene, area: str) -> list[str]:
    """The places of an area with so many players."""
    which = AREA_IDS.index(area)
    areas = zip(scene.tables.place_ids, scene.tables.place_area, scene.view.price, strict=True)
    return [slug for slug, of, price in areas if of == which and price != NONE]


# --- quarry, market and port ------------------------------------------------------------------


def places(scene: RajasScene) -> Markup:
    """The three areas at (0, 0), one above the other."""
    wide = PHONE_PLACES if scene.phone else PLACES
    drawn = []
    for area, (y, high, middle, note) in LAYOUT["areas"].items():
        above = heading(scene, area, note, 4, y, wide - 6)
        ground, row = Box(0, y + 20, wide, high), _row(scene, area, middle, wide)
        drawn.append(scene.group(area, above, rect(ground, "rj-stone"), row))
    return el("g", drawn, class_="rajas")


def _row(scene: RajasScene, area: str, y: float, wide: float) -> Markup:
    """The places of an area from left to right, in the market that for different goods last."""
    there = sorted(_places_of(scene, area), key=lambda slug: "different" in slug)
    step = wide / len(there)
    return join(_place(scene, slug, step * (at + 0.5), y, step) for at, slug in enumerate(there))


@kept
def _place(scene: RajasScene, slug: str, x: float, y: float, step: float) -> Markup:
    """A place; in the market its good, or the sign of different ones, stands above it."""
    if not slug.startswith("market"):
        return place(scene, slug, x, y)
    (sold,) = each(scene.tables.place_rewards[scene.tables.place_ids.index(slug)])
    above = good(sold[1], x - 12, y - 45, 24) if sold[0] == SELL_GOOD else gain(sold, x, y - 33)
    return place(scene, slug, x, y, Box(x - step / 2 + 3, y - 49, step - 6, 65), above)


# --- the river: thirty spaces and the start, as stones in a stream that winds from row to row --

STONE, ROWS = 32, 58  # the side of a stone, and the way from one row of them to the next


def river(scene: RajasScene) -> Markup:
    """The river at (0, 0): two rows on a table, four on a phone."""
    stones = [_stone(scene, space) for space in range(scene.tables.last_space + 1)]
    boats = el("g", [_boat(scene, seat) for seat in range(scene.view.players)])
    return scene.group("river", _water(scene), stones, _bridge(scene), boats, class_="rajas")


def _course(scene: RajasScene) -> dict[str, float]:
    course: dict[str, float] = LAYOUT["phone_river" if scene.phone else "river"]
    return course


def _at(scene: RajasScene, space: int) -> tuple[float, float]:
    """The middle of a stone; every other row runs back."""
    course, behind = _course(scene), scene.tables.bridge
    across, step = int(course["across"]), course["step"]
    row, place = divmod(space, across)
    past = space > behind and row == behind // across
    way = step * place + (course["bridge"] if past else 0)
    x = course["left"] + (step * (across - 1) - way if row % 2 else way)
    return x, course["top"] + ROWS * row


def _water(scene: RajasScene) -> Markup:
    """A broad stroke along all rows."""
    course, across = _course(scene), int(_course(scene)["across"])
    last, bend, left = scene.tables.last_space // across, course["bend"], course["left"]
    right = left + course["step"] * (across - 1)
    path = f"M0 {course['top']}"
    for row in range(last):
        way, end = (-1, left) if row % 2 else (1, right)
        arc = f"a{bend} {bend} 0 0 {(way + 1) // 2}"
        turn = f"{arc} {way * bend} {bend}v{ROWS - 2 * bend}{arc} {-way * bend} {bend}"
        path += f"H{number(end - way * 6)}{turn}"
    path += f"H{0 if last % 2 else right}"
    strokes = (("rj-bank", 43), ("rj-river", 40.5))
    return join(el("path", class_=paint, stroke_width=wide, d=path) for paint, wide in strokes)


@kept
def _stone(scene: RajasScene, space: int) -> Markup:
    """What it gives; a river tile has a rim of gold and its own signs."""
    view, thing, (x, y) = scene.view, f"space-{space}", _at(scene, space)
    box = Box.around(x, y, STONE / 2)
    ends = space in (0, view.tables.last_space)
    port, gives = icon("port", x - 10.5, y - 10.5, 21, CARD), view.space_rewards(space)
    face = rect(box, "rj-space", 3 if ends else 9), gains(gives, x, y, CARD) if space else port
    rim = rect(box.inset(1, 1), "rj-rim", 8) if view.river_tile[space] != NONE else NOTHING
    drawn = face, rim, scene.notch(thing, box.right + 1.5, box.bottom + 1.5, 8)
    return scene.mark(thing, (f"sail {space}",), drawn, ring=box.inset(-2, -2), radius=10)


def _bridge(scene: RajasScene) -> Markup:
    """Between two stones, across the stream; a wide one has a rim."""
    (a, y), (b, _) = _at(scene, scene.tables.bridge), _at(scene, scene.tables.bridge + 1)
    x, half = (a + b) / 2, max((abs(a - b) - STONE) / 2 - 2, 2.5)
    rim = rect(Box(x - half + 2.5, y - 24, 2 * half - 5, 48), "f-none s-cardgold")
    bridge = rect(Box(x - half, y - 25, 2 * half, 50), "f-card s-cardink")
    return join(bridge, rim if half > 4 else NOTHING)


def _boat(scene: RajasScene, seat: int) -> Markup:
    """It stands on the upper rim of its stone; at both ends several stand side by side."""
    boats = [one.boat for one in scene.view.seats]
    x, y = _at(scene, boats[seat])
    among, all_here = boats[:seat].count(boats[seat]), boats.count(boats[seat])
    shift = 9 * among - (9 * (all_here - 1) / 2 if boats[seat] else 0)
    return _figure(scene, f"boat-{scene.letter(seat)}", seat, "boat", -21, x + shift, y - 20)
