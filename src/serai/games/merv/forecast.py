"""What a choice would bring: in the bar while one points at it, on its button, at the terminal."""

from collections.abc import Sequence

from serai.core.action import Action
from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup
from serai.games import forecast as shared
from serai.games.forecast import Item, change, compared, lines, phrase, rival
from serai.games.look import sentence
from serai.games.merv.boards.owners import counters
from serai.games.merv.boards.scene import MervLook
from serai.games.merv.boards.signs import small, small_cube
from serai.games.merv.rules.course import FormQueue, ScoreYear
from serai.games.merv.rules.invasion import Invasion
from serai.games.merv.tables import COLOUR_IDS, HALL_IDS, NONE, SYMBOL_IDS
from serai.games.merv.view import Yield

ENDING = (FormQueue, Invasion, ScoreYear)
"""What a round and a year end with is no longer brought by a choice."""


def forecast(look: MervLook) -> Markup:
    """A line for each choice, which is in sight while that is pointed at."""
    return lines(look, look.view.options, brings)


def on_button(look: MervLook, action: str) -> Markup:
    """The same for the button of an answer; all that a line could bring is too much for one."""
    return NOTHING if look.read(action).verb == "go" else shared.on_button(look, brings, action)


def brings(look: MervLook, action: Action) -> list[Item]:
    """What a choice gives, as far as it is known before anything else is asked."""
    view = look.view
    if action.verb == "go" and view.yields:
        return [_site(look, one) for one in view.yields if one.slot == action.thing]
    if action.verb == "activate" and view.yields:
        one = next(one for one in view.yields if one.cell == action.thing)
        cubes = [_cubes(look, one.cubes)]
        return (
            [*cubes, rival(look, (one.owner,), [_cubes(look, one.share)])] if one.share else cubes
        )
    if action.verb == "act":
        symbol = SYMBOL_IDS[view.tables.site_symbol[view.site[view.active]]]
        return [Item(small(symbol), look.called("symbol", symbol))]
    if view.pending.cell != NONE:
        return [_ransom(look, action)]
    if action.verb == "settle":
        return [_cubes(look, view.pending.settle)]
    if action.verb in ("courtier", "score") and view.seat is not None:
        points = view.seats[view.seat].hall_points[action.thing]
        return [change(points, look.called("hall", HALL_IDS[action.thing]), small("points"))]
    changes = [*compared(look, action, counters, ENDING)]
    if action.verb == "trade" and action.thing in view.lost_gifts:
        changes.append(phrase(sentence(look.say("gift-lost"))))
    return changes


def _ransom(look: MervLook, action: Action) -> Item:
    """A cube or a building. (What the end of the year brings to everybody follows all answers.)"""
    if action.verb == "pay":
        name = look.say("count-cubes", colour=COLOUR_IDS[action.thing])
        return change(-1, name, small_cube(action.thing))
    return change(-1, look.say("building"), small("building"))


def _site(look: MervLook, one: Yield) -> Item:
    """A site that could be activated, by its action, and the cubes of the line."""
    symbol = SYMBOL_IDS[look.view.tables.site_symbol[look.view.site[one.cell]]]
    cubes = _cubes(look, one.cubes)
    shown = h("span", small(symbol), cubes.shown, class_="ch")
    return Item(shown, f"{look.called('symbol', symbol)}: {cubes.text}")


def _cubes(look: MervLook, which: Sequence[int]) -> Item:
    names = [sentence(look.voice.name("colour", COLOUR_IDS[one])) for one in which]
    return Item(h("span", [small_cube(one) for one in which], class_="ch"), ", ".join(names))
