"""The four streets: sixteen buildings or sites, their goods, and what lies and stands on them.

Their places, and those of all else in the city, come from a plan: for a wide screen, for a phone
that stands, and for one that lies.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serai.draw.lettering import Face, first_that_fits, width
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.people import worker
from serai.draw.shapes import Box, move, rect, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.figures import icon, row_of
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import BASICS, BUILDINGS, CHARACTERS, NONE, PRICE_TOKENS
from serai.games.agra.view import AgraView
from serai.games.scene import PHONE, kept

LYING = "lying-"
"""Before the ids of the city on a phone that lies."""
ARCH = "m-16 0v-17c0-5.5 4-7 8-8.5 3-1.2 6-3.5 8-6.5 2 3 5 5.3 8 6.5 4 1.5 8 3 8 8.5v17Z"
"""A door of 32 x 32, from the middle of its sill."""
SILL, CORNICE, STANDING = 48.5, 17, 0.92
"""Where the door ends, how high the cornice is, and how large a worker is in a door."""
NAME, SITE_NAME, COST, PEON = Face(12, 600), Face(12, 500), Face(15, 700), Face(13, 700)


@dataclass(frozen=True)
class Strip:
    """The wheel as a strip: its ground, the first of five petals, the way to the next."""

    ground: Box
    seed: Box
    step: float


@dataclass(frozen=True, eq=False)
class Plan:
    """Where things stand in one of the drawings. Places on a plate or in a building are local.
    There is one for each drawing; they are compared by identity."""

    is_phone: bool
    width: float
    height: float
    grown: float
    """How much larger letters may be shown than they are drawn, where the drawing is small."""
    plates: tuple[Box, ...]
    """Of the four characters."""
    worker: tuple[float, float]
    """Where a worker stands on a plate."""
    pad: tuple[float, float, float]
    """The disc that waits for one: its middle and radius."""
    bonus: Box
    """The first bonus tile."""
    apart: float
    """From one bonus tile to the next."""
    x: float
    y: float
    across: float
    down: float
    w: float
    h: float
    good: float
    door: float
    """The middle of the door."""
    cost: float
    """The middle of the arch with the cost of a site."""
    way: float
    """Where an arrow leaves the building, at its foot."""
    disc: tuple[float, float, float]
    """Middle and radius of the Merchant or Builder."""
    stones: tuple[float, float]
    between: float
    """From stone to stone."""
    owners: int
    """For so many seats there is room, if no disc stands in their row."""
    street: tuple[float, float]
    """How far a street reaches above its buildings, and its height."""
    tokens: tuple[float, float, float]
    """Where free price tokens hang, and the way from one to the next."""
    flag: tuple[float, float]
    """How wide such a token is, and the size of its figures."""
    strip: Strip | None = None
    """The wheel, if it is not round."""
    peon: float | None = None
    """Where the price of a peon stands, if there is room for it."""

    def at(self, building: int) -> tuple[float, float]:
        """The upper left corner of a building."""
        column, row = building // BASICS, building % BASICS
        return self.x + self.across * column, self.y + self.down * row


def _read(value: Any) -> Any:
    """What the file says: four numbers are a box, fewer belong together, the strip is a table."""
    if isinstance(value, dict):
        return Strip(**{key: _read(one) for key, one in value.items()})
    if not isinstance(value, list):
        return value
    found = tuple(map(_read, value))
    return Box(*found) if len(found) == 4 and not isinstance(found[0], Box) else found


def _plans() -> tuple[Plan, ...]:
    file = Path(__file__).parents[1] / "layout.toml"
    plans = tomllib.loads(file.read_text(encoding="utf-8")).values()
    return tuple(Plan(**{name: _read(value) for name, value in plan.items()}) for plan in plans)


WIDE, UPRIGHT, FLAT = _plans()


def plan_of(scene: AgraScene) -> Plan:
    """The plan of the drawing that a scene is for."""
    return {PHONE: UPRIGHT, LYING: FLAT}.get(scene.prefix, WIDE)


# --- streets and arrows -----------------------------------------------------------------------


@kept
def streets(scene: AgraScene, plan: Plan) -> Markup:
    """A wash for each row, and the arrows along which goods are processed."""
    above, height = plan.street
    bands = [
        rect(Box(-4, plan.y + plan.down * row - above, plan.width + 8, height), f"f-wash-{row + 1}")
        for row in range(BASICS)
    ]
    arrows = [_arrow(scene, plan, arrow) for arrow in range(len(scene.tables.arrow_ids))]
    return scene.group("streets", bands, arrows, id=scene.id("streets"))


@kept
def _arrow(scene: AgraScene, plan: Plan, arrow: int) -> Markup:
    """Through the gap to the next column, or in the street under the column between."""
    start, end = scene.tables.arrow_from[arrow], scene.tables.arrow_to[arrow]
    if end - start == BASICS:
        if plan.is_phone:  # the gap is too narrow, and neighbours explain themselves
            return NOTHING
        line, head = _through_the_gap(plan, start)
    else:
        line, head = _under_a_column(plan, start, end)
    strong = "ag-way-can" if scene.can(f"process {scene.tables.arrow_ids[arrow]}") else "ag-way"
    row = row_of(start)
    return join(
        el("path", class_=f"{strong} s-row-{row}", d=line),
        el("path", class_=f"f-row-{row}", d=head),
    )


def _through_the_gap(plan: Plan, start: int) -> tuple[str, str]:
    x, y = plan.at(start)
    x, y, gap = x + plan.w, y + plan.h / 2, plan.across - plan.w
    line = f"M{number(x)} {number(y)}h{number(gap - 6)}"
    return line, f"M{number(x + gap - 7)} {number(y - 4)}l6 4-6 4Z"


def _under_a_column(plan: Plan, start: int, end: int) -> tuple[str, str]:
    x, y = plan.at(start)
    from_x, to_x = x + plan.way, plan.at(end)[0] + 15
    foot = y + plan.h
    line = f"M{number(from_x)} {number(foot)}v2.5q0 4 4 4H{number(to_x - 4)}q4 0 4-4V{foot + 1.5:g}"
    return line, f"M{number(to_x - 4)} {foot + 6:g}l4-6 4 6Z"


# --- buildings --------------------------------------------------------------------------------


def buildings(scene: AgraScene, plan: Plan) -> Markup:
    """Walls and sites, and above them the goods, which are choices of their own."""
    return el(
        "g",
        [_building(scene, plan, building) for building in range(BUILDINGS)],
        [_good(scene, plan, good) for good in range(BUILDINGS)],
        id=scene.id("buildings"),
    )


@kept
def _building(scene: AgraScene, plan: Plan, building: int) -> Markup:
    thing = f"place-{scene.tables.building_ids[building]}"
    body = _house if scene.view.built[building] else _site
    notch = 6.5 if plan.is_phone else 11  # a full row of stones ends beside it
    content = (body(scene, plan, building), scene.notch(thing, plan.w, plan.h, notch))
    ring, place = Box(0, 0, plan.w, plan.h), move(*plan.at(building))
    actions = scene.actions_of_building(building)
    return scene.mark(thing, actions, content, ring=ring, transform=place)


def _house(scene: AgraScene, plan: Plan, building: int) -> Markup:
    """A wall with a cornice and a door."""
    slug, row, w = scene.tables.building_ids[building], row_of(building), plan.w
    wall = Box(0, 0, w, plan.h)
    cornice = f"M.6 {CORNICE}V3q0-2.4 2.4-2.4H{w - 3:g}q2.4 0 2.4 2.4V{CORNICE}Z"
    refused = not scene.can(f"place {slug}") and scene.refused(f"place {slug}") is not None
    busy = scene.view.worker[CHARACTERS + building] != NONE
    return join(
        rect(wall, f"{'f-paper-2' if refused else 'f-paper'} s-ink", 3),
        el("path", class_=f"f-wash-{row}", d=cornice),
        el("path", class_=f"f-wash-{row}", d=f"M{plan.door:g} {SILL}{ARCH}"),
        NOTHING if busy else el("circle", class_="ag-pad", cx=plan.door, cy=35, r=10),
        rect(wall, "ag-veil", 3) if refused else NOTHING,
        _name(scene, plan, building, NAME),
        _peon(scene, plan, building),
    )


def _site(scene: AgraScene, plan: Plan, building: int) -> Markup:
    """A dashed lot; what it costs stands in the arch."""
    cost = scene.tables.cost[building]
    return join(
        rect(Box(0, 0, plan.w, plan.h), "ag-lot", 3),
        rect(Box(1, 1, plan.w - 2, plan.h - 2), "ag-jali", 3),
        el("path", class_="ag-dashed f-paper", d=f"M{plan.cost:g} {SILL}{ARCH}"),
        words(cost, plan.cost, 42, COST, "f-ink", "middle"),
        _name(scene, plan, building, SITE_NAME),
    )


def _name(scene: AgraScene, plan: Plan, building: int, face: Face) -> Markup:
    """The name, or a shorter one where coins or a peon's price stand beside it."""
    slug = scene.tables.building_ids[building]
    kinds = ("building", "short-building", "sign-building")
    names = tuple(scene.called(kind, slug) for kind in kinds)
    room = (_cornice_end(scene, plan, building) - 9) / plan.grown
    return words(first_that_fits(names, face, room), 6, 13, face)


def _cornice_end(scene: AgraScene, plan: Plan, building: int) -> float:
    """Where the free part of a cornice ends."""
    end = _coins_at(scene, plan, building) if scene.view.coins[building] else plan.w
    return end - 36 if _peon_on_cornice(scene, plan, building) else end


def _coins_at(scene: AgraScene, plan: Plan, building: int) -> float:
    beside = 0 if plan.is_phone else 4 + width(str(scene.view.coins[building]), NAME)
    return plan.w - 20 - beside


# --- the price of a peon ----------------------------------------------------------------------


def peon(scene: AgraScene, x: float, y: float) -> Markup:
    """An own worker is here: the price of a peon, from the base line of the number."""
    assert scene.me is not None
    price = words(f"−{scene.me.peon_price}", x, y, PEON, "f-danger")
    return join(price, icon("rupee", x + 16, y - 14, 18))


def _peon_on_cornice(scene: AgraScene, plan: Plan, building: int) -> bool:
    slug = scene.tables.building_ids[building]
    beside = plan.peon is not None and scene.view.merchant == building
    return beside and scene.can(f"peon {slug}")


def _peon(scene: AgraScene, plan: Plan, building: int) -> Markup:
    """Beside the good, or on the cornice if the Merchant stands there."""
    slug = scene.tables.building_ids[building]
    if plan.peon is None or not scene.can(f"peon {slug}"):
        return NOTHING
    if _peon_on_cornice(scene, plan, building):
        return peon(scene, _cornice_end(scene, plan, building) + 2, 13)
    return peon(scene, plan.peon, 41)


# --- goods ------------------------------------------------------------------------------------


@kept
def _good(scene: AgraScene, plan: Plan, good: int) -> Markup:
    """With its value, unless a price token lies upon that."""
    t, size, (x, y) = scene.tables, plan.good, plan.at(good)
    covered = scene.look.ask(_is_covered, good)
    flag = NOTHING if covered else figures.pennant(t.printed_value[good], size, 0)
    return scene.mark(
        f"good-{t.good_ids[good]}",
        scene.actions_of_good(good),
        (figures.good(t, good, 0, 0, size), flag),
        ring=Box(0, 0, size, size),
        radius=1,
        class_="ag-good",
        transform=move(x + 5, y + 20),
    )


def _is_covered(view: AgraView, good: int) -> bool:
    return good in view.token_on


# --- pieces -----------------------------------------------------------------------------------


def pieces(scene: AgraScene, plan: Plan) -> list[Markup]:
    """What changes place: stones, workers, coins, figures, price tokens (free: at the Trader)."""
    return [
        *(_stones(scene, plan, good) for good in range(BUILDINGS)),
        *(_worker(scene, plan, b) for b in range(BUILDINGS)),
        *(_coins(scene, plan, b) for b in range(BUILDINGS) if scene.view.coins[b]),
        *_figures(scene, plan),
        *_tokens(scene, plan),
    ]


@kept
def _stones(scene: AgraScene, plan: Plan, good: int) -> Markup:
    """A badge and a count for each seat; where not all fit, the rest is one number."""
    view = scene.view
    owners = [seat.seat for seat in view.seats if seat.goods[good]]
    shown = _that_fit(scene, plan, good, owners)
    x, y = plan.at(good)
    left, top = x + plan.stones[0], y + plan.stones[1]
    found = []
    for place, seat in enumerate(shown):
        many, own = view.seats[seat].goods[good], seat == view.seat
        face = Face(13 if many < 10 else 12.2, 700 if own else 500)
        content = join(figures.stone(seat, 0, 0, 18), words(many, 19.5, 14, face))
        name = f"stones-{scene.letter(seat)}-{view.tables.good_ids[good]}"
        found.append(scene.moving(name, content, left + plan.between * place, top))
    rest = sum(view.seats[seat].goods[good] for seat in owners if seat not in shown)
    if rest:
        wide = view.seats[shown[-1]].goods[good] >= 10  # a number that reaches into this place
        more = words(f"+{rest}", 4 if wide else 1, 14, Face(13, 500), "f-ink-2")
        name = f"stones-more-{view.tables.good_ids[good]}"
        found.append(scene.moving(name, more, left + plan.between * len(shown), top))
    return join(found)


def _that_fit(scene: AgraScene, plan: Plan, good: int, owners: list[int]) -> list[int]:
    """The owners for whom there is room; the viewer is always one of them."""
    has_disc = good in (scene.view.merchant, scene.view.builder)
    in_their_row = plan.disc[1] > plan.stones[1]
    room = plan.owners - 1 if has_disc and in_their_row else plan.owners
    if len(owners) <= room:
        return owners
    first = sorted(owners, key=lambda seat: seat != scene.view.seat)[: room - 1]
    return sorted(first)


@kept
def _worker(scene: AgraScene, plan: Plan, building: int) -> Markup:
    x, y = plan.at(building)
    return worker_at(scene, CHARACTERS + building, x + plan.door - 15.7, y + 16, STANDING)


def worker_at(scene: AgraScene, place: int, x: float, y: float, scale: float = 1) -> Markup:
    """The worker of a place, if there is one."""
    seat = scene.view.worker[place]
    if seat == NONE:
        return NOTHING
    letter, figure = scene.letter(seat), worker(seat, standing=scene.view.standing[place])
    if scale != 1:
        figure = el("g", figure, transform=f"scale({scale})")
    name = f"worker-{letter}-{scene.tables.place_ids[place]}"
    return scene.moving(name, figure, x, y, class_=f"seat-{letter}")


@kept
def _coins(scene: AgraScene, plan: Plan, building: int) -> Markup:
    """Rupees that the Merchant has left behind; on a phone several are a number on a coin, since
    beside one it would push the name away."""
    coins, (x, y) = scene.view.coins[building], plan.at(building)
    if not plan.is_phone:
        content = join(icon("rupee", 0, 0, 18), words(coins, 19, 14.5, NAME))
    elif coins == 1:
        content = icon("rupee", 0, 0, 18)
    else:
        coin = el("circle", class_="f-card s-cardgold", stroke_width=2, cx=9, cy=9, r=9)
        content = join(coin, words(coins, 9, 13.5, NAME, "f-cardink", "middle"))
    name = f"coins-{scene.tables.building_ids[building]}"
    return scene.moving(name, content, x + _coins_at(scene, plan, building), y - 1.5)


def _figures(scene: AgraScene, plan: Plan) -> list[Markup]:
    """The Merchant and the Builder, each on his disc."""
    x, y, radius = plan.disc
    found = []
    for name, at in (("merchant", scene.view.merchant), ("builder", scene.view.builder)):
        if at != NONE:
            (left, top), figure = plan.at(at), figures.disc(name, 0, 0, radius)
            found.append(scene.moving(name, figure, left + x, top + y))
    return found


def _tokens(scene: AgraScene, plan: Plan) -> list[Markup]:
    """One on a good takes the place of its pennant; a free one hangs at the Trader."""
    view = scene.view
    found = []
    for token in range(PRICE_TOKENS):
        name = f"token-{view.tables.token_ids[token]}"
        good, (low, high) = view.token_on[token], view.tables.token_values[token]
        if good == NONE:
            w, size = plan.flag
            flag = figures.pennant(f"{low}/{high}", 0, 0, token=True, w=w, size=size)
            x, y = plan.tokens[0], plan.tokens[1] + plan.tokens[2] * token
        else:
            value = (low, high)[view.token_face[token]]
            flag = figures.pennant(value, 0, 0, token=True)
            left, top = plan.at(good)
            x, y = left + 5 + plan.good, top + 20
        found.append(scene.moving(name, flag, x, y))
    return found
