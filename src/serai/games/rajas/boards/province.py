"""The province of a seat: its tiles and roads, the incomes on its frame, a tile in hand; and the
supply of tokens that Navaratna lays on incomes.

A tile that is being bought is shown where it may lie, with the incomes that it would link. A page
turns it there: every way is drawn, and the client shows one at a time (`data-turns`).
"""

from serai.draw.html import h, icon
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Child, Markup, el, join
from serai.draw.shapes import CARD, INK, Box, move, rect, rule, words
from serai.games.blocks import Block, Board, Heading, OnlyPage, Shelf, Stack
from serai.games.counters import badge
from serai.games.rajas import forecast
from serai.games.rajas.boards import signs, tray
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.signs import SIDE, gains
from serai.games.rajas.rewards import LENGTH
from serai.games.rajas.state import NAVARATNA
from serai.games.rajas.tables import BUILDING_IDS, COLUMNS, INCOMES, NONE, TOKEN_COLOUR_IDS
from serai.games.rajas.view import Plan, Way
from serai.games.rotating import WAY, controls, notes, ways
from serai.games.scene import kept
from serai.games.table import to_view

WIDTH, HEIGHT = 450, 298
LEFT, TOP = 42, 6
"""Where the first cell begins; at its left, and at the right of the last one, are incomes."""
TABLE, ALL = "table", "all"
"""Views of a large layout: with the own province, and all provinces; each other one has its own."""


def look_at(scene: RajasScene, seat: int) -> str:
    """The view that shows the province of a seat: the table shows one unless one wants another."""
    home = scene.shown.seat if scene.looked == NONE else (scene.view.seat or 0)
    return TABLE if seat == home else f"look-{scene.letter(seat)}"


# --- the leaf ---------------------------------------------------------------------------------


def leaf(scene: RajasScene) -> tuple[Block, ...]:
    """The province of the shown seat: whose it is, the board, and what can be done with a tile."""
    of = scene.say("province-of", name=scene.name(scene.shown.seat))
    name = scene.say("your-province") if scene.own else of
    heading = Heading(name, tiles_of(scene), _looks(scene))
    board = Board(scene.id("province-board"), WIDTH, HEIGHT, province(scene), name)
    if scene.own and scene.can("upgrade"):
        return heading, board, Stack([_scrolls(scene)], "beneath")
    return heading, board, OnlyPage(_foot(scene))


def tiles_of(scene: RajasScene) -> str:
    """How many tiles lie in the shown province."""
    return scene.say("tiles-lie", count=sum(one != NONE for one in scene.shown.tile))


def _looks(scene: RajasScene) -> Markup:
    """The badges of all seats, each of which shows its province; and a sign for all of them."""
    every_seat = range(scene.view.players)
    seats = [look_link(scene, seat, badge(scene.look, seat, 24)) for seat in every_seat]
    words, sign = scene.say("all-provinces"), icon("icon-rajas-province-tile", 24, box=24)
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
        held = [tray.sign(scene.look, which).html(26) for which in tray.held(scene.shown)]
        karma = h("span", icon("icon-rajas-karma", 20, box=24), h("b", scene.shown.karma))
        return h("div", h("span", held, class_="dice"), karma, class_="beneath")
    if not scene.look.mine or plan is None or plan.cell == NONE or plan.roads != NONE:
        return h("div", class_="beneath")
    label = scene.say("cover-it" if plan.covers else "lay-it")
    turns = [_turn(scene, way) for way in plan.ways]
    walls = notes(turns, [forecast.final(scene, way) for way in plan.ways])
    return h("div", controls(scene, turns[0], label, walls), class_="beneath")


def _scrolls(scene: RajasScene) -> Shelf:
    """While an upgrade is asked for: the kinds of buildings, and what each is worth."""
    pieces = []
    for slug, raised in zip(BUILDING_IDS, scene.shown.scroll, strict=True):
        worth = " → ".join(map(str, scene.tables.scroll_fame[raised : raised + 2]))
        thing, deed, face = f"scroll-{slug}", f"upgrade {slug}", signs.icon(slug, 2, 2, 32)
        label, below = f"{scene.called('building', slug)}: {worth}", h("b", worth)
        pieces.append(scene.piece(thing, deed, face, label=label, about=worth, below=below))
    return Shelf(scene.look, pieces, (36, 36), scene.say("scrolls"), class_="scrolls")


# --- the board --------------------------------------------------------------------------------


@kept
def province(scene: RajasScene) -> Markup:
    """The board of the shown seat. On a stone block nothing can be built."""
    tables = scene.tables
    open_here = scene.looked == NONE and scene.view.actor == scene.shown.seat
    plan = scene.view.plan if open_here else None
    in_hand = NONE if plan is None else plan.cell  # it lies above its neighbours
    block, home = Box(*corner(tables.block), SIDE, SIDE), corner(tables.residence)
    road, sign = signs.road(tables.residence_roads), signs.icon("residence", 20, 19, 32, CARD)
    residence = signs.STAMPS("residence", road=road, sign=sign)
    stone = rect(block, "rj-stone"), rect(block, "rj-stone-jali")
    incomes = [_income(scene, income) for income in range(INCOMES)]
    cells = sorted(tables.building_cells, key=in_hand.__eq__)
    palace = scene.group("residence", residence, transform=move(*home))
    return join(stone, incomes, palace, [_cell(scene, cell, plan) for cell in cells])


def corner(cell: int) -> tuple[float, float]:
    """The upper left corner of a cell."""
    row, column = divmod(cell, COLUMNS)
    return LEFT + SIDE * column, TOP + SIDE * row


def _cell(scene: RajasScene, cell: int, plan: Plan | None) -> Markup:
    """An empty place or a tile. A tile may be laid on it, or over it, or be turned there."""
    slug, (x, y), seat = scene.tables.cell_ids[cell], corner(cell), scene.shown
    deeds = [f"lay {slug}", f"cover {slug}"] if scene.own else []
    if scene.own and plan is not None and plan.cell == cell:
        deeds.append("turn")
    drawn = rect(Box(x + 1.5, y + 1.5, 69, 69), "rj-cell")
    if seat.tile[cell] != NONE:
        covered = seat.under[cell] != NONE
        under = rect(Box(x + 3, y + 3, 71, 71), "rj-tile f-card") if covered else NOTHING
        drawn = join(under, signs.tile(scene.tables, seat.tile[cell], seat.roads[cell], x, y))
    hand = _in_hand(scene, plan, cell) if plan is not None else NOTHING
    inner = 0 if "turn" in deeds else 4  # the tile in hand keeps its signs free
    ring = Box(x, y, SIDE, SIDE).inset(inner, inner)
    return scene.mark(f"cell-{slug}", deeds, (drawn, hand), ring=ring)


# --- incomes ----------------------------------------------------------------------------------


def _income(scene: RajasScene, income: int) -> Markup:
    """An arch on the frame: what it gives, or the token on it; a tick once it has paid."""
    slug, box = scene.tables.income_ids[income], _niche(scene, income)
    paid = bool(scene.shown.linked & ~scene.shown.owed & 1 << income)
    drawn = _slot if scene.view.variant == NAVARATNA else _plain
    arch = el("g", drawn(scene, income, box), class_="rj-paid" if paid else None)
    deeds = (f"income {slug}", f"slot {slug}") if scene.own else ()
    seal = tray.tick(box.right - 5, box.y + 9) if paid else NOTHING
    return scene.mark(f"income-{slug}", deeds, (arch, seal), ring=box.inset(-2, -1))


def _niche(scene: RajasScene, income: int) -> Box:
    """The room of an income. With tokens, or with two rewards, it is higher."""
    slug = scene.tables.income_ids[income]
    x, y = signs.LAYOUT["incomes"][slug]
    wide = 34 if slug.startswith(("west", "east")) else 36
    tall = 56 if scene.view.variant == NAVARATNA or len(scene.pays(income)) > LENGTH else 46
    return Box(x - wide / 2, y - tall / 2, wide, tall)


def _plain(scene: RajasScene, income: int, box: Box) -> Markup:
    x, y = box.x + box.w / 2, box.y + box.h / 2
    return join(arch(box, "rj-niche"), gains(scene.pays(income), x, y + 4))


def _slot(scene: RajasScene, income: int, box: Box) -> Markup:
    """An income that takes a token of its colour; the sign of a building stands for the colour."""
    x, y, colour = box.x + box.w / 2, box.y + box.h / 2, scene.tables.slot_colour[income]
    empty = scene.shown.token_on[income] == NONE
    paint = INK if empty else CARD
    token = f"rj-token-{TOKEN_COLOUR_IDS[colour]} {'rj-empty' if empty else 'rj-lies'}"
    shape = arch(box, "rj-niche") if empty else NOTHING, arch(box, token)
    building = signs.icon(_building(scene, colour), x - 8, box.bottom - 17, 16, paint)
    return join(shape, gains(scene.pays(income), x, y - 4, paint), building)


def _building(scene: RajasScene, colour: int) -> str:
    """The building that stands for a colour of tokens."""
    return BUILDING_IDS[scene.tables.building_token.index(colour)]


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
    if cell == plan.cell:
        drawn = [_ghost(scene, plan, way) for way in plan.ways]
        if plan.roads != NONE:
            return el("g", drawn[0], class_="rj-planned")
        return ways([_turn(scene, way) for way in plan.ways], drawn)
    open_plan = plan if plan.cell == NONE else forecast.before(scene, plan)
    best = forecast.best_way(open_plan, cell) if open_plan is not None else None
    if open_plan is None or best is None:
        return NOTHING
    action = f"{'cover' if open_plan.covers else 'lay'} {scene.tables.cell_ids[cell]}"
    return el("g", _ghost(scene, open_plan, best), class_=WAY, data_for=action)


def _ghost(scene: RajasScene, plan: Plan, way: Way) -> Markup:
    """The tile as it would lie, and a mark on the incomes that it would link."""
    x, y = corner(way.cell)
    tile = signs.tile(scene.tables, plan.tile, way.roads, x, y)
    marked = [_niche(scene, income).inset(-1, -1) for income in forecast.linked(way)]
    frame = rect(Box(x + 1, y + 1, 70, 70), "rj-ghost-frame")
    return join(tile, frame, [arch(niche, "rj-will") for niche in marked])


# --- the supply of income tokens in Navaratna: open to all, a row for each colour -------------

SUPPLY, ROW = 262, 53
COUNT = Face(12, 600)


def supply(scene: RajasScene) -> tuple[Block, ...] | None:
    """All tokens that lie open; without Navaratna there are none."""
    if scene.view.variant != NAVARATNA:
        return None
    title, colours = scene.say("tokens"), range(len(TOKEN_COLOUR_IDS))
    rows = join(_tokens(scene, colour) for colour in colours)
    board = Board(scene.id("tokens-board"), SUPPLY, ROW * len(colours), rows, title)
    return Heading(title, scene.say("open-to-all")), board


def _tokens(scene: RajasScene, colour: int) -> Markup:
    """The sign of the building that stands for the colour, and one token of each kind."""
    alike: dict[tuple[int, ...], list[int]] = {}
    for token in scene.tables.tokens_of[colour]:
        if scene.view.tokens[token]:
            alike.setdefault(tuple(scene.tables.token_rewards[token]), []).append(token)
    wanted = [30.0 if len(rewards) == LENGTH else 46.0 for rewards in alike]
    step = min(1, (SUPPLY - 27 - 4 * len(alike)) / max(sum(wanted), 1))
    x, y, drawn = 27.0, ROW * colour, []
    for group, wide in zip(alike.values(), wanted, strict=True):
        drawn.append(_token(scene, group, Box(x, y + 14, wide * step, 36)))
        x += wide * step + 4
    line = rule(0, y, SUPPLY, y, "s-paper-3") if colour else None
    return scene.group("tokens", line, signs.icon(_building(scene, colour), 0, y + 21, 22), drawn)


def _token(scene: RajasScene, group: list[int], box: Box) -> Markup:
    """Tokens that are alike: one of them, and how many there are."""
    tables, one = scene.tables, group[0]
    slugs, colour = [tables.token_ids[token] for token in group], tables.token_colour[one]
    count = words(f"×{len(group)}", box.right, box.y - 4, COUNT, "f-ink", "end")
    shape = arch(box, f"rj-token rj-token-{TOKEN_COLOUR_IDS[colour]}")
    sign = gains(tables.token_rewards[one], box.x + box.w / 2, box.y + 22, CARD, 22)
    drawn, deeds = (shape, sign, count if len(group) > 1 else None), [f"token {s}" for s in slugs]
    return scene.mark(f"token-{slugs[0]}", deeds, drawn, ring=box)
