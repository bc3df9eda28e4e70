"""Agra in a page: panels made from a view, in the viewer's language."""

from serai.draw.markup import NOTHING, Markup, join
from serai.games.about import about_of
from serai.games.agra.page import boards, choices, forecast, top, turn
from serai.games.agra.page.result import result
from serai.games.agra.page.scene import PageScene, scene_of
from serai.games.agra.page.signs import sign
from serai.games.page import LOG, NEVER, THIS_TURN, Column, Look, Panels, Part, Tab

__all__ = ["ICONS", "SHORT", "SHORT_STEPS", "panels", "sign"]

ABOUT = about_of("agra")
ICONS = ABOUT.icons
SHORT = {
    "agra-log-place": "agra-page-log-place",
    "agra-log-home": "agra-page-log-home",
    "agra-log-raise": "agra-page-log-raise",
    "agra-log-uncover": "agra-page-log-uncover",
    "agra-log-farmer": "agra-page-log-farmer",
    "agra-log-exchange": "agra-page-log-exchange",
    "agra-log-deliver": "agra-page-log-deliver",
    "agra-log-double": "agra-page-log-double",
    "agra-log-contract": "agra-page-log-contract",
    "agra-log-build": "agra-page-log-build",
    "agra-log-order": "agra-page-log-order",
    "agra-log-akbar": "agra-page-log-akbar",
    "agra-log-give": "agra-page-log-give",
    "agra-log-pay": "agra-page-log-pay",
    "agra-log-sell": "agra-page-log-sell",
    "agra-log-luxury": "agra-page-log-luxury",
    "agra-log-consign": "agra-page-log-consign",
    "agra-log-tile": "agra-page-log-tile",
    "agra-log-return": "agra-page-log-return",
}
"""Log lines that show their things as pictures, or by their short names."""
SHORT_STEPS: dict[str, str] = {}
"""The turn is told in lines of its own."""
CITY, PALACE, FARMS, RESULT = choices.VIEWS
FINGER = 45.0
"""What a finger needs, in units of a drawing that is as wide as a phone."""


def panels(look: Look) -> Panels:
    """The table of a view."""
    large = scene_of(look)
    small = large.for_finger(FINGER)
    scores = result(look) if look.view.outcome is not None else NOTHING
    during = turn.chips(large)
    columns = _columns(look, large, small, scores)
    parts = [part for column in columns for part in column.parts]
    view = choices.view(look)
    return Panels(
        accent=ABOUT.accent,
        progress=top.progress(look),
        where=top.where(look),
        prompt=choices.prompt(look),
        columns=columns,
        tabs=_tabs(look),
        tab=choices.tab(look),
        view=view,
        turn=turn.lines(look),
        during=during,
        forecast=forecast.forecast(look),
        buttons=choices.buttons(look, parts, view, during),
        ending=choices.ending(look),
        seal=choices.seal(look),
        wall=choices.wall(look),
        result=scores,
    )


def _columns(look: Look, large: PageScene, small: PageScene, scores: Markup) -> tuple[Column, ...]:
    return (
        Column("stage", _stage(look, large, small, scores)),
        Column("river", _river(look, large, small)),
        Column("own", (_own(look, large),)),
        Column("side", _side(look, large)),
        Column("strip", _strip(look, large, small)),
    )


def _stage(look: Look, large: PageScene, small: PageScene, scores: Markup) -> tuple[Part, ...]:
    """What stands in the middle; the counters are always below it."""
    city, palace = look.text("agra-page-city"), look.text("agra-page-palace")
    farms, compare = look.text("agra-page-view-farms"), look.text("web-compare")
    return (
        _result(look, scores),
        Part("town", city, boards.large_city(large), tab=NEVER, views=(CITY,), key="b"),
        Part("phone-city", city, boards.small_city(small), tab="city", views=(NEVER,)),
        Part("palace", palace, boards.large_palace(large), tab=NEVER, views=(PALACE,), key="a"),
        Part("farms", farms, boards.all_farms(large), tab="farms", views=(FARMS,)),
        Part("compare", compare, boards.counters(large), tab=NEVER),
        Part(
            "compare-phone",
            compare,
            boards.phone_counters(large),
            tab="compare",
            views=(NEVER,),
        ),
    )


def _result(look: Look, scores: Markup) -> Part:
    """After the end: how it ended, and every rupee."""
    content = NOTHING
    if look.view.outcome is not None:
        content = join(boards.switch(look, look.text(look.view.outcome.reason)), scores)
    return Part("result", look.text("agra-page-result"), content, tab=RESULT, views=(RESULT,))


def _river(look: Look, large: PageScene, small: PageScene) -> tuple[Part, ...]:
    river = look.text("agra-page-river")
    return (
        Part("river", river, boards.large_river(large), tab=NEVER, views=(CITY,), key="v"),
        Part("phone-river", river, boards.small_river(small), tab="river", views=(NEVER,)),
    )


def _own(look: Look, large: PageScene) -> Part:
    """The same drawing on every screen; a phone shows it larger."""
    scene = large.for_finger(FINGER / boards.FARM_SCALE)
    return Part(
        "farm", look.text("agra-page-your-farm"), boards.own_board(scene), tab="farm", key="f"
    )


def _side(look: Look, large: PageScene) -> tuple[Part, ...]:
    palace = look.text("agra-page-palace")
    goods = look.text("agra-page-your-goods")
    return (
        Part(THIS_TURN, tab=NEVER),
        Part(
            "palace-small",
            palace,
            boards.small_palace(large),
            tab=NEVER,
            views=(CITY, FARMS, RESULT),
        ),
        Part("palace-phone", palace, _phone_palace(large), tab="palace", views=(NEVER,)),
        Part("goods", goods, boards.own_goods(large), tab=NEVER, views=(PALACE,)),
        Part(LOG, tab="log"),
    )


def _phone_palace(large: PageScene) -> Markup:
    return boards.phone_palace(large.for_finger(FINGER / boards.PALACE_SCALE))


def _strip(look: Look, large: PageScene, small: PageScene) -> tuple[Part, ...]:
    now = join(turn.steps(look), turn.chips(small, "phone-")) if look.mine else NOTHING
    return (
        Part("strip", look.text("web-compare"), boards.strip(large), views=(NEVER,), leaf=False),
        Part("now", look.text("web-this-turn"), now, views=(NEVER,), leaf=False),
    )


def _tabs(look: Look) -> tuple[Tab, ...]:
    return (
        Tab(RESULT, look.text("agra-page-result")),
        Tab("city", look.text("agra-page-city")),
        Tab("river", look.text("agra-page-river"), count=boards.waiting(look)),
        Tab("palace", look.text("agra-page-palace")),
        Tab("farm", look.text("agra-page-farm")),
        Tab("log", look.text("web-log")),
    )
