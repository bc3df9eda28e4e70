"""Agra in a page: which boards stand where, on a large screen, on a phone, and in a picture."""

from collections.abc import Callable
from functools import partial

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup, join
from serai.games import layouts
from serai.games.agra import forecast
from serai.games.agra.boards import bars, city, palace, river, seat
from serai.games.agra.boards.bars import counters, sign
from serai.games.agra.boards.buildings import LYING, plan_of
from serai.games.agra.boards.scene import AgraLook, AgraScene
from serai.games.agra.state import ORDER
from serai.games.agra.tables import NONE
from serai.games.blocks import Block, Board, Heading, OnlyPage
from serai.games.forecast import on_button
from serai.games.layouts import COURT, GALLERY, LARGE, PHONE, PORCH, SMALL, STEP, TABLETS, behind
from serai.games.result import Result
from serai.games.table import LOG, THIS_TURN, Cell, Column, Drawn, Part, Tab, Table, part
from serai.games.turn import folded

__all__ = ["sign", "table"]

CITY, PALACE, FARMS, RESULT = "city", "palace", "farms", "result"
"""What the middle of a large layout can show."""
ON_PHONE, FINGER = 374, 45.0
"""How wide a drawing is on a phone, and what a finger needs there."""


_only_page = partial(part, only_page=True)
"""A part that no picture shows."""


def _small_part(
    look: AgraLook, name: str, draw: Callable[[], Drawn], tab: str, only: tuple[str, ...] = SMALL
) -> Part:
    """A part of small screens alone, behind a tab."""
    return _only_page(look, name, look.say(tab), draw, folds=behind(tab, *only), only=only)


def table(look: AgraLook) -> Table:
    """The table of a view."""
    scene = AgraScene(look)
    resting = look.mine and look.view.phase == ORDER
    return Table(
        progress=bars.progress(look),
        where=bars.where(look),
        columns=(
            Column("stage", _stage(scene)),
            Column("river", _river_column(scene)),
            Column("own", _own(scene)),
            Column("side", _side(scene)),
            Column("strip", _strip(scene)),
        ),
        picture=_picture(look),
        tabs=_tabs(look),
        views=(CITY, PALACE, FARMS, RESULT),
        rest=PALACE if resting else "",
        result=RESULT,
        turn=bars.lines(look),
        during=_only_page(look, "during", "", lambda: bars.chips(scene)),
        forecast=NOTHING if look.still else forecast.forecast(look),
        brings=lambda action: on_button(look, forecast.brings, action),
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
        Tab("compare", look.text("web-compare"), only=(GALLERY, PORCH)),
        Tab("log", look.text("web-log")),
    )


# --- the middle -------------------------------------------------------------------------------


def _stage(scene: AgraScene) -> tuple[Part, ...]:
    """What stands in the middle; the counters are always below it."""
    look, title, farms = scene.look, scene.say("palace"), scene.say("view-farms")
    draw_palace = partial(_large_palace, scene.under("large-"))
    draw_farms = partial(_all_farms, scene.under("farms-"))
    result, folds, away = look.text("web-result"), behind(RESULT, *SMALL), behind(FARMS, *SMALL)
    return (
        part(look, RESULT, result, lambda: _result(look), folds=folds, views=(RESULT,)),
        *_cities(scene),
        _only_page(look, PALACE, title, draw_palace, only=LARGE, views=(PALACE,), key="a"),
        _only_page(look, FARMS, farms, draw_farms, folds=away, views=(FARMS,)),
        *_compared(look),
    )


def _cities(scene: AgraScene) -> tuple[Part, ...]:
    """The city as it is on a table, and as it is on a phone that stands or lies, where it is
    drawn as small as a finger allows, so that all of it is in sight."""
    look, title = scene.look, scene.say("city")
    phone, lying = scene.on_phone(FINGER / 0.89), scene.under(LYING).for_finger(FINGER / 0.8)
    return (
        part(look, "town", title, lambda: _city(scene), only=LARGE, views=(CITY,), key="b"),
        _small_part(look, "phone-city", lambda: _city(phone), "city", (STEP, PHONE)),
        _small_part(look, "lying-city", lambda: _city(lying), "city", (layouts.VERANDA,)),
    )


def _compared(look: AgraLook) -> tuple[Part, ...]:
    title, name = look.text("web-compare"), "compare-phone"
    folds, down = behind("compare", GALLERY, PORCH), behind("compare", *SMALL)
    return (
        part(look, "compare", title, lambda: counters(look), folds=folds, only=LARGE),
        _only_page(look, name, title, lambda: counters(look).down(), folds=down, only=SMALL),
    )


def _result(look: AgraLook) -> tuple[Block, ...] | None:
    """After the end: how it ended, and every rupee."""
    outcome = look.view.outcome
    if outcome is None:
        return None
    return OnlyPage(_switch(look, look.text(outcome.reason))), Result(look, outcome)


def _city(scene: AgraScene) -> Block:
    plan = plan_of(scene)
    size = plan.width, plan.height
    return Board(scene.id("city-drawing"), *size, city.city(scene), scene.say("city"))


def _large_palace(scene: AgraScene) -> tuple[Block, ...]:
    size = palace.LARGE_WIDTH, palace.LARGE_HEIGHT
    return (
        OnlyPage(_switch(scene.look, palace.limit_note(scene))),
        Board(scene.id("palace-drawing"), *size, palace.large(scene), scene.say("palace")),
    )


def _all_farms(scene: AgraScene) -> Markup:
    """The boards of all seats, each a picture of its own, so that a phone can stack them."""
    farms, size = [], (seat.SMALL_WIDTH, seat.SMALL_HEIGHT)
    for who in range(scene.view.players):
        name, drawn = f"farm-of-{scene.letter(who)}-drawing", seat.small(scene, who)
        farms.append(Board(name, *size, drawn, scene.name(who)).html())
    return join(_switch(scene.look), h("div", farms, class_="all-farms"))


def _switch(look: AgraLook, note: str = "") -> Markup:
    """What the middle of the table can show."""
    views = [(CITY, "view-city"), (PALACE, "palace"), (FARMS, "view-farms")]
    shown = [(view, look.say(key)) for view, key in views]
    if look.view.outcome is not None:
        shown.insert(0, (RESULT, look.text("web-result")))
    buttons = [h("button", label, type="button", data_view=view) for view, label in shown]
    return h("div", buttons, h("small", note), class_="swap")


# --- beside it --------------------------------------------------------------------------------


def _river_column(scene: AgraScene) -> tuple[Part, ...]:
    look, title, phone = scene.look, scene.say("river"), scene.on_phone(FINGER)

    def draw() -> tuple[Block, ...]:
        note = scene.say("won-of", won=len(river.won(scene)), all=len(scene.view.river))
        return Heading(title, note), _river(scene)

    return (
        part(look, "river", title, draw, only=LARGE, views=(CITY,), key="v"),
        _small_part(look, "phone-river", lambda: _river(phone), "river"),
    )


def _river(scene: AgraScene) -> Block:
    width = river.PHONE_WIDTH if scene.phone else river.WIDTH
    name, height, label = scene.id("river-drawing"), river.bank_of(scene).height, scene.say("river")
    return Board(name, width, height, river.river(scene), label, scrolls=scene.phone)


def _own(scene: AgraScene) -> tuple[Part, ...]:
    """Farm, meditation, favours and contracts: the same drawing on every screen, which a phone
    shows larger, and a lower one in a low window. The link to all farms stands beside the name."""
    look, title = scene.look, scene.say("your-farm")
    fingered = scene.for_finger(FINGER * seat.WIDTH / ON_PHONE)
    to = {"class_": "link all-farms-link", "data_view": FARMS, "data_tab": FARMS}
    link = h("button", scene.say("view-farms"), type="button", **to)

    def draw() -> tuple[Block, ...]:
        content = seat.column(fingered, scene.shown.seat)
        return OnlyPage(link), Board("own-board-drawing", seat.WIDTH, seat.HEIGHT, content, title)

    def draw_low() -> tuple[Block, ...]:
        low, who = scene.under("low-"), scene.shown.seat
        size, content = (seat.WIDTH, seat.low_height(low, who)), seat.low_column(low, who)
        return OnlyPage(link), Board("low-board-drawing", *size, content, title)

    folds, high = behind("farm", *SMALL, *TABLETS), (*SMALL, *TABLETS, *layouts.HALLS)
    return (
        part(look, "farm", title, draw, folds=folds, only=high, key="f"),
        part(look, "low-farm", title, draw_low, only=(GALLERY,), key="f"),
    )


def _side(scene: AgraScene) -> tuple[Part, ...]:
    folded = tuple(layout for layout in layouts.LAYOUTS if layout not in layouts.HALLS)
    look, title, own = scene.look, scene.say("your-goods"), scene.under("own-")
    beside = behind(PALACE, GALLERY, COURT)
    return (
        Part(THIS_TURN, only=LARGE),
        *_palaces(scene),
        part(look, "goods", title, lambda: _goods(own), folds=beside, only=LARGE, views=(PALACE,)),
        Part(LOG, folds=behind("log", *folded)),
    )


def _palaces(scene: AgraScene) -> tuple[Part, ...]:
    """The palace beside the city, and as it is on a phone."""
    look, title, small = scene.look, scene.say("palace"), scene.under("small-")
    phone = scene.on_phone(FINGER * palace.WIDTH / ON_PHONE)
    name, folds, views = "palace-small", behind(PALACE, GALLERY, COURT), (CITY, FARMS, RESULT)
    return (
        part(look, name, title, lambda: _palace(small), folds=folds, only=LARGE, views=views),
        _small_part(look, "palace-phone", lambda: _palace(phone), PALACE),
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
        Board("own-goods-drawing", city.GOODS_WIDTH, city.GOODS_HEIGHT, city.goods(scene), note),
    )


def _enlarge(scene: AgraScene, view: str) -> Markup:
    return h("button", scene.say("enlarge"), type="button", class_="link", data_view=view)


# --- on a phone -------------------------------------------------------------------------------


def _strip(scene: AgraScene) -> tuple[Part, ...]:
    look, phone = scene.look, scene.on_phone(FINGER)
    compare, turn = look.text("web-compare"), look.text("web-this-turn")

    def strip() -> Markup:
        return counters(look).strip(scene.shown.seat, "compare")

    return (
        _only_page(look, "strip", compare, strip, only=SMALL, leaf=False),
        _only_page(look, "now", turn, lambda: _now(phone), only=SMALL, leaf=False),
    )


def _now(scene: AgraScene) -> Markup:
    look = scene.look
    return join(folded(look, bars.lines(look)), bars.chips(scene)) if look.mine else NOTHING
