"""Agra in a page: what its parts show, which `page.toml` arranges."""

from functools import partial
from pathlib import Path

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup, join
from serai.games.agra import forecast
from serai.games.agra.boards import bars, city, palace, river, seat
from serai.games.agra.boards.bars import counters, sign
from serai.games.agra.boards.buildings import LYING, plan_of
from serai.games.agra.boards.scene import AgraLook, AgraScene
from serai.games.agra.state import ORDER
from serai.games.agra.tables import NONE
from serai.games.arranged import Arrangement
from serai.games.blocks import Block, Board, Heading, OnlyPage
from serai.games.forecast import on_button
from serai.games.result import Result
from serai.games.table import Cell, Draw, Table, part
from serai.games.turn_panel import folded

__all__ = ["sign", "table"]

ARRANGEMENT = Arrangement(Path(__file__).with_suffix(".toml"))
CITY, PALACE, FARMS, RESULT = "city", "palace", "farms", "result"
"""What the middle of a large layout can show."""
ON_PHONE, FINGER = 374, 45.0
"""How wide a drawing is on a phone, and what a finger needs there."""


def table(look: AgraLook) -> Table:
    """The table of a view."""
    scene = AgraScene(look)
    resting = look.mine and look.view.phase == ORDER
    return ARRANGEMENT.table(
        look,
        _draws(scene),
        counts={"river": sum(look.view.notable_owner[one] == NONE for one in look.view.river)},
        progress=look.keep("progress", lambda: bars.progress(look)),
        where=bars.where(look),
        picture=_picture(look),
        rest=PALACE if resting else "",
        turn=bars.lines(look),
        during=part(look, "during", "", lambda: bars.chips(scene), only_page=True),
        forecast=NOTHING if look.still else forecast.forecast(look),
        brings=lambda action: on_button(look, forecast.brings, action),
    )


def _draws(scene: AgraScene) -> dict[str, Draw]:
    """What the parts of the table show, by their names. On a phone the city is drawn as small as a
    finger allows, so that all of it is in sight."""
    look, fingered = scene.look, scene.for_finger(FINGER * seat.WIDTH / ON_PHONE)
    lying, phone_palace = scene.under(LYING), scene.on_phone(FINGER * palace.WIDTH / ON_PHONE)
    return {
        RESULT: lambda: _result(look),
        "town": lambda: _city(scene),
        "phone-city": lambda: _city(scene.on_phone(FINGER / 0.89)),
        "lying-city": lambda: _city(lying.for_finger(FINGER / 0.8)),
        PALACE: partial(_large_palace, scene.under("large-")),
        FARMS: partial(_all_farms, scene.under("farms-")),
        "compare": lambda: counters(look),
        "compare-phone": lambda: counters(look).down(),
        "river": lambda: _river_and_note(scene),
        "low-river": lambda: _river_and_note(scene.under(river.LOW)),
        "phone-river": lambda: _river(scene.on_phone(FINGER)),
        "farm": lambda: _own(fingered),
        "low-farm": lambda: _low(scene.under("low-")),
        "palace-small": lambda: _palace(scene.under("small-")),
        "palace-phone": lambda: _palace(phone_palace),
        "goods": lambda: _goods(scene.under("own-")),
        "strip": lambda: counters(look).strip(scene.shown.seat, "compare"),
        "now": lambda: _now(scene.on_phone(FINGER)),
    }


def _picture(look: AgraLook) -> tuple[tuple[Cell, ...], ...]:
    """The boards side by side; the result takes the place of the goods."""
    over = look.view.outcome is not None
    beside = (RESULT, "palace-small") if over else ("palace-small", "goods")
    boards = (Cell(262, ("farm",)), Cell(548, ("town", "compare")), Cell(212, ("river",)))
    return ((*boards, Cell(296, beside)),)


# --- the middle -------------------------------------------------------------------------------


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


def _river_and_note(scene: AgraScene) -> tuple[Block, ...]:
    note = scene.say("won-of", won=len(river.won(scene)), all=len(scene.view.river))
    return Heading(scene.say("river"), note), _river(scene)


def _river(scene: AgraScene) -> Block:
    width = river.PHONE_WIDTH if scene.phone else river.measures_of(scene).width
    name, height, label = scene.id("river-drawing"), river.bank_of(scene).height, scene.say("river")
    return Board(name, width, height, river.river(scene), label, scrolls=scene.phone)


def _own(scene: AgraScene) -> tuple[Block, ...]:
    content = seat.column(scene, scene.shown.seat)
    return _farm(scene, "own-board-drawing", seat.HEIGHT, content)


def _low(scene: AgraScene) -> tuple[Block, ...]:
    who = scene.shown.seat
    return _farm(
        scene, "low-board-drawing", seat.low_height(scene, who), seat.low_column(scene, who)
    )


def _farm(scene: AgraScene, name: str, height: float, content: Markup) -> tuple[Block, ...]:
    """The link to all farms stands beside the name."""
    to = {"class_": "link all-farms-link", "data_view": FARMS, "data_tab": FARMS}
    link = h("button", scene.say("view-farms"), type="button", **to)
    return OnlyPage(link), Board(name, seat.WIDTH, height, content, scene.say("your-farm"))


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


def _now(scene: AgraScene) -> Markup:
    look = scene.look
    return join(folded(look, bars.lines(look)), bars.chips(scene)) if look.mine else NOTHING
