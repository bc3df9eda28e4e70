"""What is counted of every seat: in the page, in a picture, at the terminal, in forecasts."""

from typing import TypeAlias

from serai.games.counters import Counter, Counters
from serai.games.look import Look
from serai.games.rajas.tables import NONE
from serai.games.rajas.view import RajasView, SeatView

RajasLook: TypeAlias = Look[RajasView]


def counters(look: RajasLook) -> Counters:
    """The two markers and what they lack, then all that a seat has."""
    seats = look.view.seats
    columns = [
        Counter(look.say("count-fame"), tuple(one.fame for one in seats), race=True, brief=True),
        Counter(look.say("count-money"), tuple(one.money for one in seats), race=True, brief=True),
        Counter(look.say("count-gap"), tuple(gap(one) for one in seats), strong=True, brief=True),
        Counter(look.say("count-workers"), tuple(one.home for one in seats), brief=True),
        Counter(look.say("count-joined"), tuple(one.workers for one in seats)),
        Counter(look.say("count-dice"), tuple(one.held for one in seats)),
        Counter(look.say("count-karma"), tuple(one.karma for one in seats)),
        Counter(look.say("count-upgrades"), tuple(sum(one.scroll) for one in seats)),
        Counter(look.say("count-tiles"), tuple(tiles(one) for one in seats)),
        Counter(look.say("count-boat"), tuple(one.boat for one in seats)),
    ]
    return Counters(look, columns)


def changing(look: RajasLook) -> Counters:
    """Those that a choice may change, and that say something then."""
    plain = look.say("count-workers")
    return Counters(look, [one for one in counters(look).columns if one.label != plain])


def gap(one: SeatView) -> int:
    """Fame spaces that the markers of a seat lack; below zero once they have crossed."""
    return -one.margin


def tiles(one: SeatView) -> int:
    """Cells of the province that are built on."""
    return len(one.tile) - one.tile.count(NONE)
