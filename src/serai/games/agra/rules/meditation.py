"""The meditation phase, and the choice of a place that ends it.

[meditation.order] Points first, then actions of the wheel, then the worker: choosing a place for
the worker says that the meditation is over: [meditation.over].
"""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import NOBODY, Message, Refusal
from serai.games.agra.actions import (
    Deliver,
    Exchange,
    Farmer,
    Lay,
    Mosaic,
    Peon,
    Place,
    Process,
    Recall,
    Uncover,
)
from serai.games.agra.rules.anytime import InTurn
from serai.games.agra.rules.farm import (
    cover_options,
    farmer_options,
    gain_points,
    move_farmer,
    uncover,
)
from serai.games.agra.rules.favours import PlacesWorker
from serai.games.agra.rules.goods import exchange, exchange_options
from serai.games.agra.rules.notables import deliver_one, deliver_options
from serai.games.agra.rules.placing import place_options, place_refusals, put_to_work
from serai.games.agra.rules.processing import process
from serai.games.agra.rules.stones import gain_favours
from serai.games.agra.state import AgraState
from serai.games.agra.tables import (
    DELIVER,
    EXCHANGE,
    FARMER,
    GOODS,
    MOSAIC_MAKER,
    NONE,
    PLACES,
    PROCESS,
    UNCOVER,
    WHEEL,
)


class Meditation(InTurn, PlacesWorker):
    """[turn.phases] Meditate if you like; then you must place a worker."""

    rule: ClassVar[str] = "meditation.may"

    def choices(self, s: AgraState) -> list[Action]:
        options = place_options(s)
        if not s.spent:
            add_workers(s, s.turn, options)
        if s.points:
            add_wheel(s, s.turn, options)
            add_mosaic(s, s.turn, options)
        return options

    def kind(self, s: AgraState, action: Action) -> str:
        if isinstance(action, (Lay, Recall)):
            return "lay"
        if isinstance(action, (Place, Peon)):
            return "place" if s.supply[s.turn] else "again"
        return "spend"

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, (Lay, Recall)):
            s.stack.append(self)
            lie_down(s, s.turn, action)
        elif isinstance(action, Mosaic):
            s.stack.append(self)
            set_mosaic(s, s.turn, action.rate)  # no action of the wheel: it may come in between
        elif turn_wheel(s, s.turn, action, self):
            s.spent = True
        else:
            end_meditation(s)
            put_to_work(s, action)

    def refused(self, s: AgraState) -> list[Refusal]:
        return place_refusals(s) + wheel_refusals(s) + lay_refusals(s)

    def prompt(self, s: AgraState) -> Message:
        return s.message("agra-prompt-turn", self.rule, s.turn, "points", s.points)


# === POINTS ===================================================================================


def add_workers(s: AgraState, seat: int, options: list[Action]) -> None:
    """[meditation.lay] Any standing worker on the board may be laid down, [meditation.again] also
    one that was raised in between."""
    for place in range(PLACES):
        if s.worker[place] == seat and s.standing[place]:
            options.append(s.words.lay[place])
    if s.stored[seat]:
        options.append(s.words.recall)


def lay_refusals(s: AgraState) -> list[Refusal]:
    """[meditation.order] Whoever has begun to turn the wheel makes no more points."""
    late: list[Action] = []
    if s.spent:
        add_workers(s, s.turn, late)
    return [s.refuse(action, "agra-refuse-lay-late", "meditation.order") for action in late]


def points_of_next(s: AgraState, seat: int) -> int:
    """[meditation.points] The first worker gives what the counter shows, the next what the step
    before shows, and so on; [meditation.least] each gives 1 at least."""
    step = max(s.meditation[seat] - s.laid, 0)
    return max(s.tables.meditation_points[step], 1)


def lie_down(s: AgraState, seat: int, action: Action) -> None:
    """A worker gives its points. [notable.cook] One that waits with the Cook goes home for them."""
    points = gain_points(s, seat, points_of_next(s, seat))
    s.laid += 1
    if isinstance(action, Lay):
        place = action.place
        s.standing[place] = False
        s.tell("agra-log-lay", "meditation.points", seat, "points", points, "place", place)
    else:
        s.stored[seat] -= 1
        s.supply[seat] += 1
        s.tell("agra-log-recall", "notable.cook", seat, "points", points)


# === THE WHEEL ================================================================================


def add_wheel(s: AgraState, seat: int, options: list[Action]) -> None:
    """[wheel.blocked] Every action but the one under the marker, [wheel.often] as often as there
    are points."""
    for wheel in range(WHEEL + 1):
        if wheel != s.blocked:
            options += wheel_options(s, seat, wheel)


def wheel_options(s: AgraState, seat: int, wheel: int) -> list[Action]:
    """One action of the wheel, as far as there are points for it."""
    t = s.tables
    if wheel == EXCHANGE:  # [wheel.exchange] for the value of the good
        return exchange_options(s, seat, s.points)
    if wheel == PROCESS:  # [wheel.process] for the value of the good made
        options: list[Action] = []
        for arrow, source in enumerate(t.arrow_from):
            if s.goods[seat * GOODS + source] and s.value[t.arrow_to[arrow]] <= s.points:
                options.append(s.words.process[arrow][0])
        return options
    if s.points < t.wheel_points[wheel]:
        return []
    if wheel == DELIVER:  # [wheel.deliver]
        return deliver_options(s, seat)
    if wheel == UNCOVER:  # [wheel.uncover]
        return cover_options(s, seat)
    return farmer_options(s, seat)  # [wheel.farmer] in the middle, never blocked


def turn_wheel(s: AgraState, seat: int, action: Action, again: Meditation) -> bool:
    """Carry out an action of the wheel; False if it is none."""
    t = s.tables
    if isinstance(action, Exchange):
        spend(s, EXCHANGE, s.value[action.give], again)
        exchange(s, seat, action.give, action.take, "wheel.exchange")
    elif isinstance(action, Deliver):
        spend(s, DELIVER, t.wheel_points[DELIVER], again)
        deliver_one(s, seat, action.notable, action.good)
    elif isinstance(action, Process):
        spend(s, PROCESS, s.value[t.arrow_to[action.arrow]], again)
        process(s, seat, action.arrow, 1, "wheel.process")
    elif isinstance(action, Uncover):
        spend(s, UNCOVER, t.wheel_points[UNCOVER], again)
        uncover(s, seat, action.cell, "wheel.uncover")
    elif isinstance(action, Farmer):
        spend(s, FARMER, t.wheel_points[FARMER], again)
        move_farmer(s, seat, action.cell, "wheel.farmer")
    else:
        return False
    return True


def spend(s: AgraState, wheel: int, points: int, again: Meditation) -> None:
    """Pay for an action of the wheel, and come back to the phase after it."""
    s.points -= points
    if wheel < WHEEL:
        s.last_outer = wheel
    s.stack.append(again)


def end_meditation(s: AgraState) -> None:
    """[wheel.marker] The marker goes to the last outer action used, if any was.

    [meditation.lost] Points that are left are lost.
    """
    s.points = 0
    if s.last_outer != NONE:
        s.blocked = s.last_outer
        s.tell("agra-log-wheel", "wheel.marker", NOBODY, "wheel", s.blocked)


def wheel_refusals(s: AgraState) -> list[Refusal]:
    """What the marker forbids, as far as there are points for it."""
    if not s.points:
        return []
    why, rule, wheel = "agra-refuse-wheel", "wheel.blocked", s.blocked
    blocked = wheel_options(s, s.turn, wheel)
    return [s.refuse(action, why, rule, "wheel", wheel) for action in blocked]


# === THE MOSAIC MAKER =========================================================================


def add_mosaic(s: AgraState, seat: int, options: list[Action]) -> None:
    """[notable.mosaic_maker] Once a turn points become favours: 1 for 1, or 3 for 2."""
    if s.notable_owner[MOSAIC_MAKER] != seat or s.has_worked(MOSAIC_MAKER):
        return
    for at, points in enumerate(s.tables.mosaic_points):
        if points <= s.points:
            options.append(s.words.mosaic[at])


def set_mosaic(s: AgraState, seat: int, at: int) -> None:
    s.note_work(MOSAIC_MAKER)
    s.points -= s.tables.mosaic_points[at]
    s.tell("agra-log-mosaic", "notable.mosaic_maker", seat, "points", s.tables.mosaic_points[at])
    gain_favours(s, seat, s.tables.mosaic_favours[at], "notable.mosaic_maker")
