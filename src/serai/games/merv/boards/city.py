"""The city: five rows of five sites, the wall around them, action slots, a queue at each corner."""

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, use, words
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import (
    CARD,
    cube,
    gift,
    house,
    icon,
    owner_badge,
    soldier,
    upgrade,
)
from serai.games.merv.tables import (
    CAMEL_MARKET,
    CELLS,
    COLOUR_IDS,
    NONE,
    SIZE,
    SLOTS,
    STALLS,
    SYMBOL_IDS,
    line_number,
)
from serai.games.merv.view import MervView
from serai.games.scene import kept

WIDTH = HEIGHT = 500
TILE, PITCH, FIRST = 76, 80, 52
"""A site, the way to the next one, and where the first one stands."""
SLOT_EDGE, WALL_NEAR, WALL_FAR, WALL_THICK = 17, 36, 453, 11
MIDDLE = SIZE // 2
CORNERS = ((1.5, 1.5), (451.5, 1.5), (451.5, 451.5), (1.5, 451.5))
"""Where the queue stands before the round of each side."""
CORNER, PLACE = 47, 23.5
STALL_AT = ((0, 0), (38, 0), (38, 38), (0, 38))
MOUSE = 26
"""What a pointer needs, in a drawing that is shown nearly as large as it is."""
GAIN = SLOT_NUMBER = Face(15, 700)
PHONE_NUMBER, PLACE_NUMBER = Face(20, 700), Face(13, 600)
GATE = (
    "M0 21V1h4v3h3V1h4v3h4V1h4v3h3V1h4v20Z",
    "M7.5 21v-7c0-3.6 4.3-3.8 5.5-7.2 1.2 3.4 5.5 3.6 5.5 7.2v7Z",
)
"""Towers and door."""


def city(scene: MervScene) -> Markup:
    """The whole city. On a narrow screen buildings are drawn larger, and the corners only say who
    is next."""
    return join(
        rect(Box(48, 48, 404, 404), "mv-street"),
        [_site(scene, cell) for cell in range(CELLS) if cell != CAMEL_MARKET],
        _market(scene),
        [_rampart(scene, slot) for slot in range(SLOTS)],
        _line(scene),
        [_slot(scene, slot) for slot in range(SLOTS)],
        [_queue(scene, corner) for corner in range(len(CORNERS))],
    )


def raid_is_near(scene: MervScene) -> bool:
    """Whether the invaders come at the end of this round, or are here."""
    view = scene.view
    return view.outcome is None and view.rounds_to_invasion == 1


# --- sites ------------------------------------------------------------------------------------


def _place(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, SIZE)
    return FIRST + PITCH * column, FIRST + PITCH * row


@kept
def _site(scene: MervScene, cell: int) -> Markup:
    """Its action, the cube it makes, whose building stands there, and what lies beside it."""
    view, tables = scene.view, scene.tables
    slug, site = tables.slugs["cell"][cell], view.site[cell]
    x, y = _place(cell)
    if site == NONE:
        return rect(Box(x, y, TILE, TILE), "mv-site")
    raided = view.attacked[cell] and raid_is_near(scene)
    wash = "attacked" if raided else COLOUR_IDS[tables.site_colour[site]]
    actions = tuple(f"{verb} {slug}" for verb in ("activate", "guard", "upgrade"))
    content = join(
        rect(Box(0, 0, TILE, TILE), f"mv-site mv-on-{wash}"),
        icon(SYMBOL_IDS[tables.site_symbol[site]], 5, 4, 31),
        cube(tables.site_colour[site], 47, 5, 25),
        _building(scene, cell),
        _beside(scene, cell),
        _bow() if raided else NOTHING,
        rect(Box(1, 1, TILE - 2, TILE - 2), "mv-chosen")
        if scene.look.ask(_is_chosen, cell)
        else NOTHING,
        scene.notch(f"cell-{slug}", TILE, TILE),
    )
    box = Box(3, 3, TILE - 6, TILE - 6)
    explains = scene.look.ask(_explains, cell)
    return scene.mark(
        f"cell-{slug}",
        actions,
        content,
        ring=box,
        transform=move(x, y),
        class_="target" if explains else "",
    )


def _is_chosen(view: MervView, cell: int) -> bool:
    return cell == (view.active if view.pending.cell == NONE else view.pending.cell)


def _explains(view: MervView, cell: int) -> bool:
    """Whether it says what one reads to choose a slot."""
    return any(one.cell == cell for one in view.yields)


def _building(scene: MervScene, cell: int) -> Markup:
    owner = scene.view.building[cell]
    if owner == NONE:
        return use("icon-merv-slot", 7, 44, 25, 27, "mv-lot")
    drawn = house(owner, 3, 33, 35) if scene.phone else house(owner, 6, 41.5)
    return scene.moving(f"house-{cell}", drawn, 0, 0)


def _beside(scene: MervScene, cell: int) -> Markup:
    """An upgrade or a soldier; while a soldier is to be placed, the influence he brings."""
    view, tables = scene.view, scene.tables
    if view.upgrade[cell] != NONE:
        return upgrade(view.upgrade[cell], 44, 45)
    if view.soldier[cell] != NONE:
        return scene.moving(f"soldier-{cell}", soldier(view.soldier[cell], 44, 45), 0, 0)
    if not scene.can(f"guard {tables.slugs['cell'][cell]}"):
        return NOTHING
    count = view.prospects.soldier_influence[cell]
    return join(
        el("circle", class_="mv-gain", cx=58, cy=59, r=14),
        words(f"+{count}", 58, 64.4, GAIN, "f-ink", "middle"),
    )


def _bow() -> Markup:
    return join(
        el("circle", class_="f-card mv-raid", cx=39, cy=6, r=12),
        icon("mongol-raid", 30, -3, 18, CARD),
    )


# --- the camel market -------------------------------------------------------------------------


def _market(scene: MervScene) -> Markup:
    """Four places for camels. A narrow screen offers them together, since they are small there."""
    x, y = _place(CAMEL_MARKET)
    stalls = [_stall(scene, stall) for stall in range(STALLS)]
    drawn = join(
        rect(Box(0, 0, TILE, TILE), "mv-market"),
        el("path", class_="mv-stalls", d="M38 3v70M3 38h70"),
        stalls,
    )
    if scene.phone:
        box = Box(3, 3, TILE - 6, TILE - 6)
        actions = ("trade", "collect")
        return scene.mark("market-camels", actions, drawn, ring=box, transform=move(x, y))
    return el("g", drawn, transform=move(x, y))


@kept
def _stall(scene: MervScene, stall: int) -> Markup:
    """What a place gives, or the camel that covers it: then all camels can be taken there."""
    x, y = STALL_AT[stall]
    view = scene.view
    slug = scene.tables.slugs["stall"][stall]
    if view.stall[stall]:
        drawn, action = icon("camel", x + 4, y + 5, 30), "collect"
    else:
        which = scene.tables.stall_gifts[view.side][stall]
        drawn, action = gift(which, x + 8, y + 8, 23), f"trade {slug}"
    if scene.phone:
        return drawn
    content = join(rect(Box(x + 2, y + 2, 34, 34), "hit"), drawn)
    return scene.mark(f"stall-{slug}", (action,), content, ring=Box(x + 3, y + 3, 32, 32))


# --- the wall ---------------------------------------------------------------------------------


def _spot(slot: int) -> tuple[int, float]:
    """The side of a slot, and where its line begins."""
    return slot // SIZE, FIRST + PITCH * (line_number(slot) - 1)


@kept
def _rampart(scene: MervScene, slot: int) -> Markup:
    """Where a piece of wall stands or may stand; the middle of a side takes a gate."""
    slug, built = scene.tables.slugs["slot"][slot], scene.view.wall[slot] != NONE
    side, at = _spot(slot)
    edge = WALL_NEAR if side in (0, 3) else WALL_FAR
    lies = side % 2 == 0
    box = Box(at, edge, TILE, WALL_THICK) if lies else Box(edge, at, WALL_THICK, TILE)
    drawn = join(
        rect(box, "mv-brick" if built else "mv-breach", 1.5),
        _courses(box) if built else NOTHING,
        _gate(box, built) if slot % SIZE == MIDDLE else NOTHING,
        scene.notch(f"rampart-{slug}", box.right, box.bottom),
    )
    wide = scene.for_finger(max(scene.finger, MOUSE))
    return wide.mark(f"rampart-{slug}", (f"wall {slug}",), drawn, ring=box.inset(-3, -3))


def _courses(box: Box) -> Markup:
    """The joints between bricks."""
    if box.w > box.h:
        middle = box.y + box.h / 2
        joints = "".join(f"M{x:g} {box.y:g}v{box.h / 2:g}" for x in _every(box.x + 12, box.right))
        return el("path", class_="mv-mortar", d=f"M{box.x:g} {middle:g}h{box.w:g}{joints}")
    joints = "".join(f"M{box.x:g} {y:g}h{box.w:g}" for y in _every(box.y + 8, box.bottom))
    return el("path", class_="mv-mortar", d=joints)


def _every(first: float, end: float) -> list[float]:
    return [first + 16 * at for at in range(int((end - first) / 16) + 1)]


def _gate(box: Box, built: bool) -> Markup:
    x, y = box.x + box.w / 2 - 13, box.y + box.h / 2 - 10.5
    towers, door = GATE
    return el(
        "g",
        el("path", class_="mv-brick" if built else "mv-breach", d=towers),
        el("path", class_="mv-door" if built else "mv-opening", d=door),
        transform=move(x, y),
    )


# --- slots and queues -------------------------------------------------------------------------


def _middle(slot: int) -> tuple[float, float]:
    """The middle of an action slot."""
    side, at = _spot(slot)
    edge = SLOT_EDGE if side in (0, 3) else WIDTH - SLOT_EDGE
    return (at + TILE / 2, edge) if side % 2 == 0 else (edge, at + TILE / 2)


def _line(scene: MervScene) -> Markup:
    """The row or column of whoever has the turn."""
    view = scene.view
    slot = view.seats[view.turn].meeple if 0 <= view.turn < view.players else NONE
    if slot == NONE or view.active != NONE or slot // SIZE != view.round:
        return NOTHING
    side, at = _spot(slot)
    near = 3 if side in (0, 3) else WALL_NEAR
    box = Box(at - 1, near, TILE + 2, 461) if side % 2 == 0 else Box(near, at - 1, 461, TILE + 2)
    return rect(box, "mv-line")


@kept
def _slot(scene: MervScene, slot: int) -> Markup:
    """An arch: whoever stands there, or the number of the line while its side is in play."""
    view, slug = scene.view, scene.tables.slugs["slot"][slot]
    x, y = _middle(slot)
    here = next((one.owner for one in scene.owners if one.meeple == slot), NONE)
    drawn = join(
        use("icon-merv-slot", x - 15.5, y - 16.5, 31, 33, "mv-slot"),
        words(
            line_number(slot),
            x,
            y + 9,
            PHONE_NUMBER if scene.phone else SLOT_NUMBER,
            "f-ink",
            "middle",
        )
        if here == NONE and slot // SIZE == view.round
        else NOTHING,
        scene.moving(f"meeple-{here}", owner_badge(here, -12.5, -9.5, 25), x, y)
        if here != NONE
        else NOTHING,
    )
    return scene.mark(f"slot-{slug}", (f"go {slug}",), drawn, ring=Box(x - 16, y - 17, 32, 34))


def _queue(scene: MervScene, corner: int) -> Markup:
    """The places at a corner. Whoever waits for a turn stands at the corner of this round, and
    those who have lined up already at the next one."""
    view = scene.view
    forming = NONE in view.queue
    now = (view.round + 1) % len(CORNERS) if forming else view.round
    x, y = CORNERS[corner]
    if scene.phone:
        return _next_owner(scene, x, y) if corner == now and not forming else NOTHING
    places = [_queued(scene, at, forming) for at in range(len(view.queue))] if corner == now else []
    drawn = join(
        rect(Box(0, 0, CORNER, CORNER), "mv-queue now" if corner == now else "mv-queue", 2),
        el("path", class_="mv-queue", d="M23.5 2v43M2 23.5h43"),
        places,
    )
    return el("g", drawn, transform=move(x, y))


def _queued(scene: MervScene, at: int, forming: bool) -> Markup:
    """A place of the queue: whoever stands there, the camels left on it, or its number."""
    view, slug = scene.view, scene.tables.slugs["place"][at]
    row, column = divmod(at, 2)
    x, y = 1 + PLACE * column, 1 + PLACE * row
    owner = view.queue[at]
    waits = owner != NONE and (forming or scene.owner(owner).meeple == NONE)
    if waits:
        drawn = owner_badge(owner, x + 0.5, y + 0.5, 21)
    elif forming and view.left_behind[at]:
        drawn = icon("camel", x + 1, y + 1, 21)
    else:
        drawn = words(at + 1, x + 11, y + 15.8, PLACE_NUMBER, "f-ink-2", "middle")
    box = Box(x, y, 22, 22)
    wide = scene.for_finger(max(scene.finger, MOUSE))
    return wide.mark(f"place-{slug}", (f"stand {slug}",), drawn, ring=box, plain=False)


def _next_owner(scene: MervScene, x: float, y: float) -> Markup:
    """Who moves next, large."""
    waiting = [one for one in scene.view.queue if scene.owner(one).meeple == NONE]
    return owner_badge(waiting[0], x + 5, y + 5, 38) if waiting else NOTHING
