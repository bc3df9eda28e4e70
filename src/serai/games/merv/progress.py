"""How far the game has come: three years of four rounds, and when the Mongols come."""

from serai.draw.html import classes, h, icon
from serai.draw.markup import NOTHING, Markup
from serai.games.merv.boards.scene import MervLook
from serai.games.merv.tables import SIDE_IDS
from serai.games.progress import stages
from serai.games.table import to_view

ROUNDS = len(SIDE_IDS)
TABLE, YEAR = "table", "year"
"""What a large screen shows: the houses, or the sheet of the last year."""


def where(look: MervLook) -> str:
    """Year and round in a few words."""
    view = look.view
    if view.outcome is not None:
        return look.say("after")
    return look.say("where", year=view.year, round=view.round + 1)


def years(look: MervLook) -> Markup:
    """For the top bar: the rounds of every year, and a bow where an invasion ends one."""
    every = range(1, look.view.tables.years + 1)
    return h("ol", [_year(look, year) for year in every], class_="years", aria_label=where(look))


def _year(look: MervLook, year: int) -> Markup:
    view, title = look.view, look.say("year", year=year)
    now = view.round + 1 if view.year == year and view.outcome is None else 0
    past = view.year > year or view.outcome is not None
    told = [(look.say(f"round-{side}", year=year), f"round-{side}") for side in SIDE_IDS]
    return h(
        "li",
        h("b", _link(look, year, title)),
        stages("visits", title, told, ROUNDS + 1 if past else now),
        _bow(look) if year >= view.tables.first_invasion else NOTHING,
        class_=classes("now" if now else "past" if past else None),
    )


def _link(look: MervLook, year: int, title: str) -> Markup | str:
    """The last year that was scored leads to its sheet, the one that is played back from it."""
    scored = look.view.last_year
    if scored is None or not scored.year <= year <= scored.year + 1:
        return title
    return to_view(title, YEAR if year == scored.year else TABLE, class_="link")


def _bow(look: MervLook) -> Markup:
    told = look.say("invasion")
    return icon("icon-merv-mongol-raid", 22, box=24, label=told, tip=told)
