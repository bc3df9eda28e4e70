"""Taj Mahal in a page: panels made from a view, in the viewer's language."""

from serai.draw.markup import NOTHING, Markup
from serai.games.about import about_of
from serai.games.page import LOG, THIS_TURN, Button, Column, Look, Panels, Part, Tab
from serai.games.taj_mahal.page import compare, contest, forecast, hand, top
from serai.games.taj_mahal.page import map as country
from serai.games.taj_mahal.page.parts import glyph, good, mini
from serai.games.taj_mahal.page.result import result
from serai.games.taj_mahal.tables import SYMBOL_IDS

ABOUT = about_of("taj_mahal")
ICONS = ABOUT.icons
SHORT = {
    "taj-log-play": "taj-page-log-play",
    "taj-log-prize": "taj-page-log-prize",
    "taj-log-take": "taj-page-log-take",
    "taj-log-special": "taj-page-log-special",
    "taj-log-drew": "taj-page-log-drew",
}
"""Log lines that show their thing as a picture."""
SHORT_STEPS = {
    "play": "taj-page-do-play",
    "add": "taj-page-do-add",
    "take": "taj-page-do-take",
}
"""Steps of a turn that show their card as a picture, by verb."""


def panels(look: Look) -> Panels:
    """The table of a view."""
    scores = result(look) if look.view.outcome is not None else NOTHING
    return Panels(
        accent=ABOUT.accent,
        progress=top.visits(look),
        where=top.where(look),
        prompt=look.voice.say(look.view.prompt) if look.view.prompt is not None else "",
        columns=_columns(look, scores),
        tabs=_tabs(look),
        tab=_tab(look),
        forecast=forecast.forecast(look),
        buttons=_buttons(look),
        ending="done" if "done" in look.actions else "",
        result=scores,
    )


def _columns(look: Look, scores: Markup) -> tuple[Column, ...]:
    """The map, the cards below it, and on both sides of it what is known of everybody."""
    board = Part("map", look.text("web-board"), country.board(look), tab="map", zoom=True, key="b")
    cards = Part("hand", look.text("web-hand"), hand.hand(look), leaf=False, key="h")
    market = Part(
        "market",
        look.text("taj-page-open"),
        hand.market(look),
        tab="market",
        leaf=False,
        key="m",
    )
    seats = Part("seats", look.text("web-seats"), scores or contest.contest(look))
    public = Part("compare", look.text("web-compare"), compare.compare(look), tab="compare")
    return (
        Column("map", (board,)),
        Column("tray", (cards, market)),
        Column("seats", (seats,)),
        Column("side", (Part(THIS_TURN, tab="compare"), public, Part(LOG, tab="log"))),
    )


def _tabs(look: Look) -> tuple[Tab, ...]:
    return (
        Tab("map", look.text("web-board")),
        Tab("market", look.text("taj-page-open")),
        Tab("compare", look.text("web-compare")),
        Tab("log", look.text("web-log")),
    )


def _tab(look: Look) -> str:
    """Cards are taken from the display, palaces are placed on the map, the hand is in sight."""
    verbs = {action.partition(" ")[0] for action in look.actions}
    if "take" in verbs:
        return "market"
    return "map" if verbs & {"palace", "crown"} else ""


def _buttons(look: Look) -> tuple[Button, ...]:
    if "withdraw" not in look.actions:
        return ()
    return (Button("withdraw", look.text("taj-do-withdraw"), leave=True),)


def sign(look: Look, kind: str, slug: str) -> Markup:
    """A small picture of a thing that a log line names."""
    if kind == "card":
        return mini(look, look.view.tables.card_ids.index(slug), "sign")
    if kind == "symbol":
        return glyph(look, SYMBOL_IDS.index(slug), 18)
    if kind == "commodity":
        return good(look, slug)
    return NOTHING
