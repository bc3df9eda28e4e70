"""Agra in a page: which boards stand where, on a large screen, on a phone, and in a picture."""

from functools import partial

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup, join
from serai.games.agra import forecast
from serai.games.agra.boards import banks, city, goods, palace, river, seat, top
from serai.games.agra.boards.compare import counters
from serai.games.agra.boards.scene import AgraLook, AgraScene
from serai.games.agra.boards.signs import sign
from serai.games.agra.boards.turn import chips, lines
from serai.games.agra.state import ORDER
from serai.games.agra.tables import NONE
from serai.games.blocks import Block, Board, Heading, OnlyPage
from serai.games.counters import Counters
from serai.games.result import Result
from serai.games.table import LOG, NEVER, THIS_TURN, Cell, Column, Part, Tab, Table, part, to_view
from serai.games.turn import folded

__all__ = ["sign", "table"]

CITY, PALACE, FARMS, RESULT = "city", "palace", "farms", "result"
"""What the middle of a large screen can show."""
PHONE, FINGER = 374, 45.0
"""How wide a drawing is on a phone, and what a finger needs there."""
phone_part = partial(part, views=(NEVER,), only_page=True)
"""A part that only a phone shows."""


def table(look: AgraLook) -> Table:
    """The table of a view."""
    scene = AgraScene(look)
    resting = look.mine and look.view.phase == ORDER
    all_counters = counters(look)
    return Table(
        progress=top.progress(look),
        where=top.where(look),
        columns=(
            Column("stage", _stage(scene, all_counters)),
            Column("river", _river_column(scene)),
            Column("own", (_own(scene),)),
            Column("side", _side(scene)),
            Column("strip", _strip(scene, all_counters)),
        ),
        counters=all_counters,
        picture=_picture(look),
        tabs=_tabs(look),
        views=(CITY, PALACE, FARMS, RESULT),
        rest=PALACE if resting else "",
        result=RESULT,
        turn=lines(look),
        during=phone_part(look, "during", "", lambda: chips(scene)),
        forecast=NOTHING if look.still else forecast.forecast(look),
    )


def _picture(look: AgraLook) -> tuple[tuple[Cell, ...], ...]:
    """The boards side by side; the result takes the place of the goods."""
    over = look.view.outcome is not None
    beside = (RESULT, "palace-small") if over else ("palace-small", "goods")
    boards = (Cell(262, ("farm",)), Cell(548, ("town", "compare")), Cell(212, ("river",)))
    return ((*boards, Cell(296, beside)),)


def _tabs(look: AgraLook) -> tuple[Tab, ...]:
    waiting = sum(look.view.notable_owner[notable] == NONE for notable in look.view.river)
    return (
        Tab(RESULT, look.text("web-result")),
        Tab("city", look.say("city")),
        Tab("river", look.say("river"), count=waiting),
        Tab("palace", look.say("palace")),
        Tab("farm", look.say("farm")),
        Tab("log", look.text("web-log")),
    )


# --- the middle -------------------------------------------------------------------------------


def _stage(scene: AgraScene, all_counters: Counters) -> tuple[Part, ...]:
    """What stands in the middle; the counters are always below it."""
    look, title, phone = scene.look, scene.say("city"), scene.on_phone(FINGER)
    result, compare = look.text("web-result"), look.text("web-compare")
    return (
        part(look, RESULT, result, lambda: _result(look), tab=RESULT, views=(RESULT,)),
        part(look, "town", title, lambda: _city(scene), tab=NEVER, views=(CITY,), key="b"),
        phone_part(look, "phone-city", title, lambda: _city(phone), tab="city"),
        part(
            look,
            PALACE,
            scene.say("palace"),
            lambda: _large_palace(scene.under("large-")),
            tab=NEVER,
            views=(PALACE,),
            key="a",
            only_page=True,
        ),
        part(
            look,
            FARMS,
            scene.say("view-farms"),
            lambda: _all_farms(scene.under("farms-")),
            tab=FARMS,
            views=(FARMS,),
            only_page=True,
        ),
        part(look, "compare", compare, lambda: all_counters, tab=NEVER),
        phone_part(look, "compare-phone", compare, all_counters.down, tab="compare"),
    )


def _result(look: AgraLook) -> tuple[Block, ...] | None:
    """After the end: how it ended, and every rupee."""
    outcome = look.view.outcome
    if outcome is None:
        return None
    return OnlyPage(_switch(look, look.text(outcome.reason))), Result(look, outcome)


def _city(scene: AgraScene) -> Block:
    size = (city.PHONE_WIDTH, city.PHONE_HEIGHT) if scene.phone else (city.WIDTH, city.HEIGHT)
    return Board(scene.id("city-drawing"), *size, city.city(scene), scene.say("city"))


def _large_palace(scene: AgraScene) -> tuple[Block, ...]:
    size = palace.LARGE_WIDTH, palace.LARGE_HEIGHT
    return (
        OnlyPage(_switch(scene.look, palace.limit_note(scene))),
        Board(scene.id("palace-drawing"), *size, palace.large(scene), scene.say("palace")),
    )


def _all_farms(scene: AgraScene) -> Markup:
    """The boards of all seats, each a picture of its own, so that a phone can stack them."""
    farms = [
        Board(
            f"farm-of-{scene.letter(one.seat)}-drawing",
            seat.SMALL_WIDTH,
            seat.SMALL_HEIGHT,
            seat.small(scene, one.seat),
            scene.name(one.seat),
        ).html()
        for one in scene.view.seats
    ]
    return join(_switch(scene.look), h("div", farms, class_="all-farms"))


def _switch(look: AgraLook, note: str = "") -> Markup:
    """What the middle of the table can show."""
    views = [
        (CITY, look.say("view-city")),
        (PALACE, look.say("palace")),
        (FARMS, look.say("view-farms")),
    ]
    if look.view.outcome is not None:
        views.insert(0, (RESULT, look.text("web-result")))
    buttons = [to_view(label, view) for view, label in views]
    return h("div", buttons, h("small", note), class_="swap")


# --- beside it --------------------------------------------------------------------------------


def _river_column(scene: AgraScene) -> tuple[Part, ...]:
    look, title = scene.look, scene.say("river")
    phone = scene.on_phone(FINGER)
    note = scene.say("won-of", won=len(banks.won(scene)), all=len(scene.view.river))
    return (
        part(
            look,
            "river",
            title,
            lambda: (Heading(title, note), _river(scene)),
            tab=NEVER,
            views=(CITY,),
            key="v",
        ),
        phone_part(look, "phone-river", title, lambda: _river(phone), tab="river"),
    )


def _river(scene: AgraScene) -> Block:
    width = banks.PHONE_WIDTH if scene.phone else banks.WIDTH
    name, height, label = scene.id("river-drawing"), banks.bank_of(scene).height, scene.say("river")
    return Board(name, width, height, river.river(scene), label, scrolls=scene.phone)


def _own(scene: AgraScene) -> Part:
    """Farm, meditation, favours and contracts: the same drawing on every screen, which a phone
    shows larger. The link to all farms stands beside the name."""
    look, title = scene.look, scene.say("your-farm")
    fingered = scene.for_finger(FINGER * seat.WIDTH / PHONE)
    more = scene.say("view-farms")
    link = to_view(more, FARMS, class_="link all-farms-link", data_tab=FARMS)

    def draw() -> tuple[Block, ...]:
        content = seat.column(fingered, scene.shown.seat)
        return OnlyPage(link), Board("own-board-drawing", seat.WIDTH, seat.HEIGHT, content, title)

    return part(look, "farm", title, draw, tab="farm", key="f")


def _side(scene: AgraScene) -> tuple[Part, ...]:
    look, title, small = scene.look, scene.say("palace"), scene.under("small-")
    phone = scene.on_phone(FINGER * palace.WIDTH / PHONE)
    return (
        Part(THIS_TURN, tab=NEVER),
        part(
            look,
            "palace-small",
            title,
            lambda: _palace(small),
            tab=NEVER,
            views=(CITY, FARMS, RESULT),
        ),
        phone_part(look, "palace-phone", title, lambda: _palace(phone), tab=PALACE),
        part(
            look,
            "goods",
            scene.say("your-goods"),
            lambda: _goods(scene.under("own-")),
            tab=NEVER,
            views=(PALACE,),
        ),
        Part(LOG, tab="log"),
    )


def _palace(scene: AgraScene) -> tuple[Block, ...]:
    title, height = scene.say("palace"), palace.PHONE_HEIGHT if scene.phone else palace.HEIGHT
    if scene.phone or scene.look.still:
        heading = Heading(title, palace.limit_note(scene))
    else:  # beside the link there is little room
        limit = scene.say("order-limit", limit=scene.view.order_limit)
        heading = Heading(title, limit, _enlarge(scene, PALACE))
    name, content = scene.id("palace-drawing"), palace.small(scene)
    return heading, Board(name, palace.WIDTH, height, content, title, scrolls=scene.phone)


def _goods(scene: AgraScene) -> tuple[Block, ...]:
    title = scene.say("city")
    note = scene.say("your-goods") if scene.me is not None else scene.name(scene.shown.seat)
    return (
        Heading(title, note, _enlarge(scene, CITY)),
        Board("own-goods-drawing", goods.WIDTH, goods.HEIGHT, goods.goods(scene), note),
    )


def _enlarge(scene: AgraScene, view: str) -> Markup:
    return to_view(scene.say("enlarge"), view, class_="link")


# --- on a phone -------------------------------------------------------------------------------


def _strip(scene: AgraScene, all_counters: Counters) -> tuple[Part, ...]:
    """The viewer's counters, and the turn."""
    look, phone, own = scene.look, scene.on_phone(FINGER), scene.shown.seat
    compare = look.text("web-compare")
    return (
        phone_part(look, "strip", compare, lambda: all_counters.strip(own, "compare"), leaf=False),
        phone_part(look, "now", look.text("web-this-turn"), lambda: _now(phone), leaf=False),
    )


def _now(scene: AgraScene) -> Markup:
    return join(folded(scene.look, lines(scene.look)), chips(scene)) if scene.look.mine else NOTHING
