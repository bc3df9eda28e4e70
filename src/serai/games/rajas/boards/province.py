"""The province of a seat: its tiles and roads, the incomes on its frame, and a tile in hand.

A tile that is being bought is shown where it may lie, with the incomes that it would link. A page
turns it there: every way is drawn, and the client shows one at a time (`data-turns`).
"""

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Child, Markup, el, join
from serai.draw.shapes import Box, move, rect
from serai.games.blocks import Block, Board, Heading, OnlyPage, Piece, Shelf, Stack
from serai.games.counters import badge
from serai.games.rajas.boards import dice
from serai.games.rajas.boards import plan as planned
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.signs import CARD, INK, gains
from serai.games.rajas.boards.signs import icon as sign
from serai.games.rajas.boards.tiles import SIDE, road, tile
from serai.games.rajas.rewards import LENGTH
from serai.games.rajas.state import NAVARATNA
from serai.games.rajas.tables import BUILDING_IDS, COLUMNS, INCOMES, NONE, TOKEN_COLOUR_IDS
from serai.games.rajas.view import Plan, SeatView, Way
from serai.games.scene import kept
from serai.games.table import to_view
from serai.games.turning import WAY, controls, notes, ways

WIDTH, HEIGHT = 450, 298
LEFT, TOP = 42, 6
"""Where the first cell begins; at its left, and at the right of the last one, are incomes."""
INCOMES_AT = {
    "nw_corner": (78, 41),
    "ne_corner": (366, 41),
    "west_2": (21.5, 114),
    "west_3": (21.5, 186),
    "west_4": (21.5, 258),
    "east_2": (428.5, 114),
    "east_3": (428.5, 186),
    "east_4": (428.5, 258),
    "south_block": (222, 257),
}
"""The middle of each income; those in the cut corners and on the stone are a little wider."""
TABLE, ALL = "table", "all"
"""Views of a large layout: with the own province, and all provinces; each other one has its own."""


def look_at(scene: RajasScene, seat: int) -> str:
    """The view that shows the province of a seat."""
    return TABLE if seat == home(scene) else f"look-{scene.letter(seat)}"


def home(scene: RajasScene) -> int:
    """The seat whose province is shown unless one wants another."""
    return scene.shown.seat if scene.looked == NONE else (scene.view.seat or 0)


# --- the leaf ---------------------------------------------------------------------------------


def leaf(scene: RajasScene) -> tuple[Block, ...]:
    """The province of the shown seat: whose it is, the board, and what can be done with a tile."""
    of = scene.say("province-of", name=scene.name(scene.shown.seat))
    name = scene.say("your-province") if scene.own else of
    heading = Heading(name, tiles_of(scene), looks(scene))
    board = Board(scene.id("province-board"), WIDTH, HEIGHT, province(scene), name)
    if scene.own and scene.can("upgrade"):
        return heading, board, Stack([_scrolls(scene)], "beneath")
    return heading, board, OnlyPage(_foot(scene))


def tiles_of(scene: RajasScene) -> str:
    """How many tiles lie in the shown province."""
    return scene.say("tiles-lie", count=sum(one != NONE for one in scene.shown.tile))


def looks(scene: RajasScene) -> Markup:
    """The badges of all seats, each of which shows its province; and a sign for all of them."""
    every_seat = range(scene.view.players)
    seats = [look_link(scene, seat, badge(scene.look, seat, 24)) for seat in every_seat]
    words = scene.say("all-provinces")
    sign = icon("icon-rajas-province-tile", 24, box=24)
    every = to_view(sign, ALL, class_="look every", data_tip=words, aria_label=words)
    return h("span", seats, every, class_="looks")


def look_link(scene: RajasScene, seat: int, label: Child) -> Markup:
    """What leads to the province of a seat."""
    where, words = look_at(scene, seat), scene.say("look-at", name=scene.short_name(seat))
    tab = "province" if where == TABLE else where
    return to_view(label, where, class_="look", data_tab=tab, data_tip=words, aria_label=words)


def _foot(scene: RajasScene) -> Markup:
    """What can be done with the tile in hand; or, of another seat, its dice and karma."""
    plan = scene.view.plan
    if not scene.own:
        held = [dice.sign(scene.look, which).html(26) for which in dice.held(scene.shown)]
        karma = h("span", icon("icon-rajas-karma", 20, box=24), h("b", scene.shown.karma))
        return h("div", h("span", held, class_="dice"), karma, class_="beneath")
    if not scene.look.mine or plan is None or plan.cell == NONE or plan.roads != NONE:
        return h("div", class_="beneath")
    label = scene.say("cover-it" if plan.covers else "lay-it")
    turns = [_turn(scene, way) for way in plan.ways]
    walls = notes(turns, [planned.final(scene, way) for way in plan.ways])
    return h("div", controls(scene, turns[0], label, walls), class_="beneath")


def _scrolls(scene: RajasScene) -> Shelf:
    """While an upgrade is asked for: the kinds of buildings, and what each is worth."""
    pieces = [
        _scroll(scene, slug, scene.tables.scroll_fame[raised : raised + 2])
        for slug, raised in zip(BUILDING_IDS, scene.shown.scroll, strict=True)
    ]
    return Shelf(scene.look, pieces, (36, 36), scene.say("scrolls"), class_="scrolls")


def _scroll(scene: RajasScene, slug: str, fame: list[int]) -> Piece:
    worth, face = " → ".join(map(str, fame)), sign(slug, 2, 2, 32)
    label, below = f"{scene.called('building', slug)}: {worth}", h("b", worth)
    thing, deed = f"scroll-{slug}", f"upgrade {slug}"
    return scene.piece(thing, deed, face, label=label, about=worth, below=below)


# --- the board --------------------------------------------------------------------------------


@kept
def province(scene: RajasScene) -> Markup:
    """The board of the shown seat."""
    tables, seat = scene.tables, scene.shown
    open_here = scene.looked == NONE and scene.view.actor == seat.seat
    plan = scene.view.plan if open_here else None
    in_hand = NONE if plan is None else plan.cell  # it lies above its neighbours
    cells = sorted(tables.building_cells, key=in_hand.__eq__)
    return join(
        _stone(scene),
        [_income(scene, seat, income) for income in range(INCOMES)],
        _residence(scene),
        [_cell(scene, seat, cell, plan) for cell in cells],
    )


def corner(cell: int) -> tuple[float, float]:
    """The upper left corner of a cell."""
    row, column = divmod(cell, COLUMNS)
    return LEFT + SIDE * column, TOP + SIDE * row


def _stone(scene: RajasScene) -> Markup:
    """The block on which nothing can be built."""
    box = Box(*corner(scene.tables.block), SIDE, SIDE)
    return join(rect(box, "rj-stone"), rect(box, "rj-stone-jali"))


def _residence(scene: RajasScene) -> Markup:
    frame = Box(0.6, 0.6, 70.8, 70.8)
    return el(
        "g",
        rect(frame, "rj-tile f-card"),
        road(scene.tables.residence_roads),
        el("circle", class_="f-card s-cardink", stroke_width=1.4, cx=36, cy=36, r=21),
        sign("residence", 20, 19, 32, CARD),
        rect(frame, "rj-tile f-none"),
        transform=move(*corner(scene.tables.residence)),
    )


def _cell(scene: RajasScene, seat: SeatView, cell: int, plan: Plan | None) -> Markup:
    """An empty place or a tile. A tile may be laid on it, or over it, or be turned there."""
    slug, (x, y) = scene.tables.cell_ids[cell], corner(cell)
    deeds = [f"lay {slug}", f"cover {slug}"] if scene.own else []
    if scene.own and plan is not None and plan.cell == cell:
        deeds.append("turn")
    lying = seat.tile[cell]
    if lying == NONE:
        drawn = rect(Box(x + 1.5, y + 1.5, 69, 69), "rj-cell")
    else:
        under = rect(Box(x + 3, y + 3, 71, 71), "rj-tile f-card")
        drawn = join(
            under if seat.under[cell] != NONE else NOTHING,
            tile(scene.tables, lying, seat.roads[cell], x, y),
        )
    thing = f"cell-{slug}"
    hand = _in_hand(scene, plan, cell) if plan is not None else NOTHING
    inner = 0 if "turn" in deeds else 4  # the tile in hand keeps its signs free
    ring = Box(x, y, SIDE, SIDE).inset(inner, inner)
    return scene.mark(thing, deeds, (drawn, hand), ring=ring)


# --- incomes ----------------------------------------------------------------------------------


def _income(scene: RajasScene, seat: SeatView, income: int) -> Markup:
    """An arch on the frame: what it gives, or the token on it; a tick once it has paid."""
    slug = scene.tables.income_ids[income]
    x, _ = INCOMES_AT[slug]
    box = _niche(scene, income)
    paid = bool(seat.linked & 1 << income)
    navaratna = scene.view.variant == NAVARATNA
    drawn = _slot(scene, seat, income, box) if navaratna else _plain(scene, seat, income, box)
    return scene.mark(
        f"income-{slug}",
        (f"income {slug}", f"slot {slug}") if scene.own else (),
        (
            el("g", drawn, class_="rj-paid" if paid else None),
            dice.tick(x + box.w / 2 - 5, box.y + 9) if paid else NOTHING,
        ),
        ring=box.inset(-2, -1),
    )


def _niche(scene: RajasScene, income: int) -> Box:
    """The room of an income. With tokens, or with two rewards, it is higher."""
    slug = scene.tables.income_ids[income]
    x, y = INCOMES_AT[slug]
    wide = 34 if slug.startswith(("west", "east")) else 36
    tall = 56 if scene.view.variant == NAVARATNA or len(scene.pays(income)) > LENGTH else 46
    return Box(x - wide / 2, y - tall / 2, wide, tall)


def _plain(scene: RajasScene, seat: SeatView, income: int, box: Box) -> Markup:
    x, y = box.x + box.w / 2, box.y + box.h / 2
    return join(arch(box, "rj-niche"), gains(scene.pays(income), x, y + 4))


def _slot(scene: RajasScene, seat: SeatView, income: int, box: Box) -> Markup:
    """An income that takes a token of its colour; the sign of a building stands for the colour."""
    tables, token = scene.tables, seat.token_on[income]
    x, y = box.x + box.w / 2, box.y + box.h / 2
    colour = tables.slot_colour[income]
    paint = INK if token == NONE else CARD
    tint = f"rj-token-{TOKEN_COLOUR_IDS[colour]}"
    building = BUILDING_IDS[tables.building_token.index(colour)]
    return join(
        arch(box, "rj-niche") if token == NONE else NOTHING,
        arch(box, classes(tint, "rj-empty" if token == NONE else "rj-lies") or ""),
        gains(scene.pays(income), x, y - 4, paint),
        sign(building, x - 8, box.bottom - 17, 16, paint),
    )


def arch(box: Box, class_: str) -> Markup:
    """The shape of an income and of its tokens."""
    half = box.w / 2
    path = (
        f"M{box.x:g} {box.bottom:g}V{box.y + 14:g}c0-5 3-7 6-8 4-1 {half - 8:g}-2 {half - 6:g}-6 "
        f"2 4 {half - 10:g} 5 {half - 6:g} 6 3 1 6 3 6 8V{box.bottom:g}Z"
    )
    return el("path", class_=class_, d=path)


# --- a tile in hand ---------------------------------------------------------------------------


def _turn(scene: RajasScene, way: Way) -> str:
    return f"turn {scene.tables.slugs['roads'][way.roads]}"


def _in_hand(scene: RajasScene, plan: Plan, cell: int) -> Markup:
    """The tile as it lies on a cell, in every way; or as it may lie there, which a page shows while
    that cell is pointed at."""
    open_plan = plan if plan.cell == NONE else planned.before(scene, plan)
    if cell != plan.cell:
        return NOTHING if open_plan is None else _tried(scene, open_plan, cell)
    if plan.roads != NONE:
        return el("g", _ghost(scene, plan, plan.ways[0]), class_="rj-planned")
    actions = [_turn(scene, way) for way in plan.ways]
    return ways(actions, [_ghost(scene, plan, way) for way in plan.ways])


def _tried(scene: RajasScene, plan: Plan, cell: int) -> Markup:
    best = planned.best_way(plan, cell)
    if best is None:
        return NOTHING
    action = f"{'cover' if plan.covers else 'lay'} {scene.tables.cell_ids[cell]}"
    return el("g", _ghost(scene, plan, best), class_=WAY, data_for=action)


def _ghost(scene: RajasScene, plan: Plan, way: Way) -> Markup:
    """The tile as it would lie, and a mark on the incomes that it would link."""
    x, y = corner(way.cell)
    return join(
        tile(scene.tables, plan.tile, way.roads, x, y),
        rect(Box(x + 1, y + 1, 70, 70), "rj-ghost-frame"),
        [
            arch(_niche(scene, income).inset(-1, -1), "rj-will")
            for income in planned.linked(way.incomes)
        ],
    )
