"""The palace: the tracks of the guilds, their orders, and Akbar; lying small, standing large."""

from collections.abc import Callable

from serai.draw import shapes
from serai.draw.lettering import Face, display
from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import LETTERS, Box, fitted_words, rect, rule, seat_badge, words
from serai.games.agra.boards import figures
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import BOWLS, GUILDS, NONE, ORDERS
from serai.games.scene import kept

WIDTH, HEIGHT = 284, 280
LARGE_WIDTH, LARGE_HEIGHT = 748, 456
PHONE_HEIGHT = 374

BAND, LARGE_BAND = 80, 252
"""From guild to guild: down when small, to the right when large."""
REWARD, PILL, LIMIT, LIMIT_OF = Face(12, 500), Face(12, 600), Face(15, 700), Face(15)
GUILD, RUPEES, FAVOURS, NOTE, PAY = display(17), Face(15, 600), Face(14, 700), Face(12), LIMIT
TOP = Face(12, 700)

SMALL_Y, SMALL_STEP = 240, 20.8
LARGE_Y, LARGE_STEP = 366, 52.6
FOLDED_X, FOLDED_STEP, FOLDED_ROW, FOLDED_SCALE = 38, 40.6, 68, 0.8
BOWL = "h18.4c0 8-3 12-6.4 13.5v3h-5.6v-3c-3.4-1.5-6.4-5.5-6.4-13.5Z"
LARGE_BOWL = "h46c0 15-7 23-15 26v6h-16v-6c-8-3-15-11-15-26Z"
"""Where Akbar's bowls stand, small, large and in two rows, and their shapes."""


def small(scene: AgraScene) -> Markup:
    """The tracks lie on their side, and the orders below them."""
    return scene.group(
        "palace",
        [_small_guild(scene, guild) for guild in range(GUILDS)],
        _folded_bowls(scene) if scene.phone else _bowls_in_a_row(scene),
        id=scene.id("palace"),
    )


def large(scene: AgraScene) -> Markup:
    """The tracks stand, the top at the end, and the orders beside them."""
    return scene.group(
        "palace",
        [_large_guild(scene, guild) for guild in range(GUILDS)],
        [rule(x, 4, x, 349, "s-gold") for x in (LARGE_BAND - 7, 2 * LARGE_BAND - 7)],
        rule(0, 360, LARGE_WIDTH, 360, "s-gold"),
        _large_bowls(scene),
        id=scene.id("palace"),
    )


def limit_note(scene: AgraScene) -> str:
    """How many orders of a guild may be filled now, and from which pier on how many more."""
    view = scene.view
    for pier, limit in enumerate(view.tables.order_limit, 1):
        if pier > view.pier and limit > view.order_limit:
            return scene.say("order-limit-next", limit=view.order_limit, pier=pier, next=limit)
    return scene.say("order-limit", limit=view.order_limit)


# --- what both have ---------------------------------------------------------------------------


def _filled(scene: AgraScene, guild: int) -> int:
    return sum(owner != NONE for owner in scene.view.order_owner[guild * ORDERS :][:ORDERS])


def pay_of_order(scene: AgraScene, seat: int, guild: int) -> tuple[int, bool]:
    """The rupees for an order, and whether a step comes with them: not for whoever is first."""
    view = scene.view
    mine = view.seats[seat].influence[guild]
    behind = any(board.influence[guild] > mine for board in view.seats)
    return view.tables.order_rupees[mine] - behind, behind


def _order(
    scene: AgraScene, guild: int, row: int, content: Markup, box: Box, *, plain: bool = True
) -> Markup:
    """An order as a place; the one under the marker can be filled."""
    slug = scene.tables.guild_ids[guild]
    thing = f"order-{slug}-{row + 1}"
    fills = (f"order {slug}",) if scene.view.order_at[guild] == row else ()
    content = join(content, scene.notch(thing, box.right, box.bottom, 9))
    return scene.mark(thing, fills, content, ring=box, radius=1, plain=plain)


def _marker(
    scene: AgraScene, guild: int, place: Callable[[int], Box], frame: str, stroke: float, point: str
) -> Markup:
    """The guild's marker: a pointer, and a frame around its order unless a ring is there. It is
    gone when all orders are filled."""
    row, slug = scene.view.order_at[guild], scene.tables.guild_ids[guild]
    if row == NONE:
        return NOTHING
    box = place(row)
    around = rect(Box(0, 0, box.w, box.h), f"f-none s-agra{frame}", stroke_width=stroke)
    ring = scene.can(f"order {slug}")
    pointer = el("path", class_="f-agra", d=point)
    return scene.moving(f"marker-{slug}", (NOTHING if ring else around, pointer), box.x, box.y)


# --- small ------------------------------------------------------------------------------------


@kept
def _small_guild(scene: AgraScene, guild: int) -> Markup:
    """A band: icon and limit at the left, the track above its six orders."""
    slug, y = scene.tables.guild_ids[guild], BAND * guild
    markers = [
        scene.moving(f"influence-{slug}-{LETTERS[seat]}", seat_badge(seat, 0, 0, 19), x, y + 1)
        for seat, x in _small_places(scene, guild)
    ]
    return join(
        _small_track(scene, guild, y),
        _small_limit(scene, guild, y),
        [_small_order(scene, guild, row) for row in range(ORDERS)],
        _marker(scene, guild, lambda row: _small_box(guild, row), "", 1.8, "M14.5-5h10l-5 5.5Z"),
        rule(0, y + 74.5, WIDTH, y + 74.5, "s-paper-3"),
        markers,
    )


def _small_limit(scene: AgraScene, guild: int, y: float) -> Markup:
    filled, limit = _filled(scene, guild), scene.view.order_limit
    of = el("tspan", f"/{limit}", class_="ag-of")
    return words((str(filled), of), 15, y + 62, LIMIT, "f-ink", "middle")


def _small_step(step: int) -> float:
    return 46 + 25 * step


def _small_places(scene: AgraScene, guild: int) -> list[tuple[int, float]]:
    """Where the marker of each seat stands. Near ones overlap a little, but none hides another."""
    steps = sorted((board.influence[guild], at) for at, board in enumerate(scene.view.seats))
    wanted = [_small_step(step) for step, _ in steps]
    found = shapes.spread(wanted, 15, _small_step(0), WIDTH - 9.5)
    return sorted((seat, x - 9.5) for (_, seat), x in zip(steps, found, strict=True))


def _small_track(scene: AgraScene, guild: int, y: float) -> Markup:
    slug = scene.tables.guild_ids[guild]
    steps = range(scene.tables.top + 1)
    ticks = "".join(f"M{number(_small_step(step))} {number(y + 20)}v4" for step in steps)
    content = (
        rect(Box(0, y, WIDTH, 43), "ag-ghost"),
        icon(slug, 1, y + 5, 28),
        el("path", class_="ag-rule", d=f"M36 {number(y + 22)}H281{ticks}"),
        [_small_reward(scene, step, y) for step in steps],
    )
    ring = Box(-1, y - 0.5, WIDTH + 2, 43)
    return scene.thing("guild", guild, "up", content, ring=ring)


def _small_reward(scene: AgraScene, step: int, y: float) -> Markup:
    """The rupees of an order at this step; in a pill where favours or a tile lie."""
    tables, x = scene.tables, _small_step(step)
    rupees = tables.order_rupees[step]
    if tables.step_favours[step]:
        return join(
            rect(Box(x - 13.5, y + 25, 27, 15), "f-card s-cardgold", 7.5),
            words(rupees, x - 6, y + 36.5, PILL, "f-cardink", "middle"),
            icon("favour", x - 2.5, y + 25, 15, "c-cardink"),
        )
    if step == tables.top:
        return words(rupees, x, y + 36, TOP, "f-danger", "middle")
    return words(rupees or "·", x, y + 36, REWARD, "f-ink-2", "middle")


def _small_box(guild: int, row: int) -> Box:
    return Box(36 + 41.5 * row, BAND * guild + 45, 39, 24)


def _small_order(scene: AgraScene, guild: int, row: int) -> Markup:
    tables, at, box = scene.tables, guild * ORDERS + row, _small_box(guild, row)
    y, owner = box.y, scene.view.order_owner[at]
    if owner != NONE:
        stone = figures.stone(owner, box.x + 10, y + 2.5, 19)
        content = join(rect(box, "f-paper-2 s-paper-3"), stone)
    else:
        goods = [
            icon(tables.good_ids[good], box.x + 1.2 + 18.4 * place, y + 3, 18, "c-cardink")
            for place, good in enumerate(tables.order_goods[at])
        ]
        content = join(rect(box, "f-card s-cardgold"), goods)
    return _order(scene, guild, row, content, box, plain=scene.phone)


# --- large ------------------------------------------------------------------------------------


@kept
def _large_guild(scene: AgraScene, guild: int) -> Markup:
    """A column: name and limit above, the track at the left of its six orders."""
    x, slug = LARGE_BAND * guild, scene.tables.guild_ids[guild]
    steps = [board.influence[guild] for board in scene.view.seats]
    frame = " ag-dots" if scene.refused(f"order {slug}") is not None else ""
    return join(
        _large_track(scene, guild, x),
        _large_limit(scene, guild, x),
        [_large_order(scene, guild, row) for row in range(ORDERS)],
        _marker(scene, guild, lambda row: _large_box(guild, row), frame, 1.5, "M-9 14l9 9-9 9Z"),
        _plan(scene, guild, x),
        [_large_influence(scene, guild, one) for one in shapes.side_by_side(steps)],
    )


FIGURE = "#"
"""In place of a figure, in words around it that are not as bold."""


def _large_limit(scene: AgraScene, guild: int, x: float) -> Markup:
    text = scene.say("count-of", count=FIGURE, most=scene.view.order_limit)
    before, _, after = text.partition(FIGURE)
    bold = el("tspan", _filled(scene, guild), class_="ag-filled")
    return words((before, bold, after), x + 240, 24, LIMIT_OF, "f-ink-2", "end")


def _large_step(scene: AgraScene, step: int) -> float:
    return 44 + 30.5 * (scene.tables.top - step)


def _large_influence(scene: AgraScene, guild: int, one: shapes.Standing) -> Markup:
    """A marker; three and more on one step are smaller, so that the pill there can be read."""
    size, apart = (24, 19) if one.among <= 2 else (19, 11)
    left = 62 if one.step == 0 else 42 if one.among <= 2 else 36
    return scene.moving(
        f"influence-{scene.tables.guild_ids[guild]}-{LETTERS[one.seat]}",
        seat_badge(one.seat, 0, 0, size),
        LARGE_BAND * guild + left + apart * one.place,
        _large_step(scene, one.step) + 13.5 - size / 2,
    )


def _large_track(scene: AgraScene, guild: int, x: float) -> Markup:
    slug = scene.tables.guild_ids[guild]
    foot = _large_step(scene, 0)
    content = (
        rect(Box(x, 0, 126, foot + 30), "ag-ghost"),
        icon(slug, x + 2, 2, 32),
        fitted_words(scene.called("guild", slug), x + 42, 25, GUILD, 140),
        el("path", class_="ag-rule", d=f"M{number(x + 34)} 42V{number(foot - 2)}"),
        [_large_reward(scene, step, x) for step in range(1, scene.tables.top + 1)],
        fitted_words(scene.say("track-start"), x + 1, foot + 19, NOTE, 62, "f-ink-2"),
    )
    ring = Box(x - 4, 0, 132, foot + 30)
    return scene.thing("guild", guild, "up", content, ring=ring)


def _large_reward(scene: AgraScene, step: int, x: float) -> Markup:
    """The top of a track is red: whoever comes there ends the game."""
    tables, y = scene.tables, _large_step(scene, step)
    paint = "f-danger" if step == tables.top else "f-ink"
    reached = any(step in board.influence for board in scene.view.seats)
    favours, note = tables.step_favours[step], NOTHING
    if step == tables.top and not reached:
        note = fitted_words(scene.say("track-end"), x + 44, y + 19, NOTE, 78, paint)
    return join(
        rule(x, y + 28.5, x + 122, y + 28.5, "s-paper-3"),
        words(tables.order_rupees[step], x + 9, y + 20, RUPEES, paint, "end"),
        icon("rupee", x + 13, y + 4, 20),
        _pill(favours, x + 86, y + 1) if favours else NOTHING,
        note,
    )


def _pill(favours: int, x: float, y: float) -> Markup:
    return join(
        rect(Box(x, y, 38, 23), "f-card s-cardgold", 11),
        words(favours, x + 8, y + 16.5, FAVOURS, "f-cardink"),
        icon("favour", x + 17, y + 2, 18, "c-cardink"),
    )


def _large_box(guild: int, row: int) -> Box:
    return Box(LARGE_BAND * guild + 136, 44 + 51 * row, 104, 46)


def _large_order(scene: AgraScene, guild: int, row: int) -> Markup:
    """The two goods of an order; once it is filled they fade behind the stone."""
    tables, at, box = scene.tables, guild * ORDERS + row, _large_box(guild, row)
    x, y, owner = box.x, box.y, scene.view.order_owner[at]
    apart, down, size = (38, 7, 32) if owner == NONE else (32, 10, 26)
    goods = [
        figures.good(tables, good, x + 8 + apart * place, y + down, size)
        for place, good in enumerate(tables.order_goods[at])
    ]
    if owner != NONE:
        faded, stone = el("g", goods, class_="ag-gone"), figures.stone(owner, x + 72, y + 11, 24)
        content = join(rect(box, "f-none s-paper-3"), faded, stone)
    else:
        content = join(rect(box, "f-card s-cardgold"), goods, _outlook(scene, guild, row, x, y))
    return _order(scene, guild, row, content, box)


def _outlook(scene: AgraScene, guild: int, row: int, x: float, y: float) -> Markup:
    """On the order under the marker: what it would pay, or that it is refused."""
    slug, seat = scene.tables.guild_ids[guild], scene.view.seat
    if scene.view.order_at[guild] != row or seat is None:
        return NOTHING
    if scene.refused(f"order {slug}") is not None:
        return icon("question", x + 81, y + 13, 20, "c-cardink")
    if not scene.can(f"order {slug}"):
        return NOTHING
    rupees, step = pay_of_order(scene, seat, guild)
    return join(
        words(f"+{rupees}", x + 82, y + (21 if step else 28), PAY, "f-cardink"),
        icon("influence-step", x + 82, y + 25, 17, "c-cardink") if step else NOTHING,
    )


def _plan(scene: AgraScene, guild: int, x: float) -> Markup:
    """Where an order would take the viewer on the track; a page shows it on pointing."""
    slug, seat = scene.tables.guild_ids[guild], scene.view.seat
    if seat is None or not scene.can(f"order {slug}"):
        return NOTHING
    step = scene.view.seats[seat].influence[guild] + 1
    if not pay_of_order(scene, seat, guild)[1] or step > scene.tables.top:
        return NOTHING
    paint, y = f"ag-plan ag-planned seat-{LETTERS[seat]}", _large_step(scene, step) + 13.5
    return el("circle", class_=paint, data_for=f"order {slug}", cx=x + 54, cy=y, r=10.5)


# --- Akbar and his twelve bowls: a stone in one stands for a good that somebody has given -----


def _bowls_in_a_row(scene: AgraScene) -> Markup:
    """A row of bowls below the tracks of the small palace."""
    bowls = [_small_bowl(scene, bowl) for bowl in range(BOWLS)]
    return scene.group("akbar", icon("akbar", 1, SMALL_Y + 4, 28), bowls, id=scene.id("akbar"))


def _large_bowls(scene: AgraScene) -> Markup:
    """The same below the large palace, with what the stones pay in the end."""
    first = scene.say("akbar-first", rupees=", ".join(str(n) for n in scene.tables.akbar_first))
    then = scene.say("akbar-then", rupees=scene.tables.akbar_further)
    return scene.group(
        "akbar",
        icon("akbar", 2, LARGE_Y + 14, 44),
        fitted_words(scene.say("akbar"), 54, LARGE_Y + 28, GUILD, 58),
        fitted_words(first, 54, LARGE_Y + 48, REWARD, 58, "f-ink-2"),
        fitted_words(then, 54, LARGE_Y + 64, REWARD, 58, "f-ink-2"),
        [_large_bowl(scene, bowl) for bowl in range(BOWLS)],
        id=scene.id("akbar"),
    )


def _folded_bowls(scene: AgraScene) -> Markup:
    """The bowls in two rows below the tracks, as large as fingers need them on a phone."""
    bowls = []
    for bowl in range(BOWLS):
        row, at = divmod(bowl, BOWLS // 2)
        x = FOLDED_X + FOLDED_STEP * at - _large_at(bowl) * FOLDED_SCALE
        y = SMALL_Y - LARGE_Y * FOLDED_SCALE + FOLDED_ROW * row
        place = shapes.move(x, y, FOLDED_SCALE)
        bowls.append(el("g", _large_bowl(scene, bowl), transform=place))
    return scene.group("akbar", icon("akbar", 1, SMALL_Y + 16, 30), bowls, id=scene.id("akbar"))


def _bowl(scene: AgraScene, bowl: int, content: Markup, ring: Box, *, plain: bool = True) -> Markup:
    """A bowl as a place: for its own good, or for another one of the same value."""
    slug = scene.tables.good_ids[scene.tables.bowl_good[bowl]]
    thing, offers = f"bowl-{slug}", (f"offer {good} {slug}" for good in scene.tables.good_ids)
    content = join(content, scene.notch(thing, ring.right, ring.bottom, 8))
    return scene.mark(thing, (f"akbar {slug}", *offers), content, ring=ring, plain=plain)


def _bowl_paint(scene: AgraScene, bowl: int) -> str:
    """Dark if the bowl is free and the viewer has its good."""
    free = scene.view.bowl_owner[bowl] == NONE
    holds = scene.me is not None and scene.me.goods[scene.tables.bowl_good[bowl]] > 0
    return "f-ink" if free and holds else "ag-bowl"


def _small_bowl(scene: AgraScene, bowl: int) -> Markup:
    """The bowl, and above it the good that it waits for or the stone that lies there."""
    tables, owner = scene.tables, scene.view.bowl_owner[bowl]
    x, y = 33 + SMALL_STEP * bowl + (1 if bowl >= BOWLS // 2 else 0), SMALL_Y + 1
    if owner != NONE:
        above = figures.stone(owner, x + 0.5, y, 19)
    else:
        good = tables.good_ids[tables.bowl_good[bowl]]
        above = join(rect(Box(x, y, 20, 20), "f-card"), icon(good, x + 1, y + 1, 18, "c-cardink"))
    shape = el("path", class_=_bowl_paint(scene, bowl), d=f"M{number(x + 0.8)} {y + 21}{BOWL}")
    return _bowl(scene, bowl, join(shape, above), Box(x, y - 1.5, 20, 39.5), plain=False)


def _large_at(bowl: int) -> float:
    return 113 + LARGE_STEP * bowl + (6 if bowl >= BOWLS // 2 else 0)


def _large_bowl(scene: AgraScene, bowl: int) -> Markup:
    tables, owner = scene.tables, scene.view.bowl_owner[bowl]
    x, y = _large_at(bowl), LARGE_Y
    shape = el("path", class_=_bowl_paint(scene, bowl), d=f"M{number(x + 1)} {y + 46}{LARGE_BOWL}")
    good = figures.good(tables, tables.bowl_good[bowl], x + 7, y + 8, 34)
    if owner != NONE:
        good = join(el("g", good, class_="ag-gone"), figures.stone(owner, x + 12, y + 48, 24))
    return _bowl(scene, bowl, join(shape, good), Box(x, y + 3, 48, 78))
