"""Taj Mahal in a page: panels made from a view, in the viewer's language."""

from serai.draw.markup import NOTHING, Markup
from serai.games.paging import Button, Look, Panels
from serai.games.taj_mahal.page import compare, contest, forecast, hand, top
from serai.games.taj_mahal.page import map as country
from serai.games.taj_mahal.page.parts import glyph, good, mini
from serai.games.taj_mahal.page.result import result
from serai.games.taj_mahal.tables import SYMBOL_IDS

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
    """All parts of the table."""
    over = look.view.outcome is not None
    return Panels(
        accent="taj",
        progress=top.visits(look),
        where=top.where(look),
        contest=result(look) if over else contest.contest(look),
        board=country.board(look),
        compare=compare.compare(look),
        hand=hand.hand(look),
        market=hand.market(look),
        market_name=look.text("taj-page-open"),
        prompt=look.voice.say(look.view.prompt) if look.view.prompt is not None else "",
        forecast=forecast.forecast(look),
        buttons=_buttons(look),
        ending="done" if "done" in look.actions else "",
    )


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
