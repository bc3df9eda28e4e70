"""The meditation phase, and the choice of a place that ends it.

[meditation.order] Points first, then actions of the wheel, then the worker: choosing a place for
the worker says that the meditation is over: [meditation.over].
"""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Message, Refusal
from serai.games.agra import actions, tables
from serai.games.agra.rules import production
from serai.games.agra.rules.goods import exchange, exchange_options, process_alone
from serai.games.agra.rules.notables import deliver_one, deliver_options
from serai.games.agra.rules.placing import ChoosePlace
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS, NONE, PLACES, WHEEL


class Meditation(ChoosePlace):
    """[turn.phases] Meditate if you like; then you must place a worker."""

    rule: ClassVar[str] = "meditation.may"

    def choices(self, s: AgraState) -> list[Action]:
        options = super().choices(s)
        if not s.spent:
            add_workers(s, s.turn, options)
        if s.points:
            add_wheel(s, s.turn, options)
        return options

    def kind(self, s: AgraState, action: Action) -> str:
        if isinstance(action, (actions.Lay, actions.Recall)):
            return "lay"
        if isinstance(action, (actions.Place, actions.Peon)):
            return "place" if s.supply[s.turn] else "again"
        return "spend"

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, (actions.Lay, actions.Recall)):
            s.stack.append(self)
            lie_down(s, s.turn, action)
        elif turn_wheel(s, s.turn, action, self):
            s.spent = True
        else:
            super().choose(s, action)

    def begin_action(self, s: AgraState) -> None:
        end_meditation(s)
        super().begin_action(s)

    def refused(self, s: AgraState) -> list[Refusal]:
        return super().refused(s) + wheel_refusals(s) + lay_refusals(s)

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
    return s.refuse_all(late, "agra-refuse-lay-late", "meditation.order")


def points_of_next(s: AgraState, seat: int) -> int:
    """[meditation.points] The first worker gives what the counter shows, the next what the step
    before shows, and so on; [meditation.least] each gives 1 at least."""
    step = max(s.meditation[seat] - s.laid, 0)
    return max(s.tables.meditation_points[step], 1)


def lie_down(s: AgraState, seat: int, action: Action) -> None:
    """A worker gives its points. [notable.cook] One that waits with the Cook goes home for them."""
    points = production.gain_points(s, seat, points_of_next(s, seat))
    s.laid += 1
    if isinstance(action, actions.Lay):
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
            options += wheel_options(s, seat, wheel, s.points)


def wheel_options(s: AgraState, seat: int, wheel: int, points: int) -> list[Action]:
    """One action of the wheel, as far as there are points for it."""
    t = s.tables
    if wheel == tables.EXCHANGE:  # [wheel.exchange] for the value of the good
        return exchange_options(s, seat, points)
    if wheel == tables.PROCESS:  # [wheel.process] for the value of the good made
        return [
            s.words.process[arrow][0]
            for arrow, source in enumerate(t.arrow_from)
            if s.goods[seat * GOODS + source] and s.value[t.arrow_to[arrow]] <= points
        ]
    if points < t.wheel_points[wheel]:
        return []
    if wheel == tables.DELIVER:  # [wheel.deliver]
        return deliver_options(s, seat)
    if wheel == tables.UNCOVER:  # [wheel.uncover]
        return production.cover_options(s, seat)
    return production.farmer_options(s, seat)  # [wheel.farmer] in the middle, never blocked


def turn_wheel(s: AgraState, seat: int, action: Action, again: Meditation) -> bool:
    """Carry out an action of the wheel; False if it is none."""
    t = s.tables
    if isinstance(action, actions.Exchange):
        spend(s, tables.EXCHANGE, s.value[action.give], again)
        exchange(s, seat, action.give, action.take, "wheel.exchange")
    elif isinstance(action, actions.Deliver):
        spend(s, tables.DELIVER, t.wheel_points[tables.DELIVER], again)
        deliver_one(s, seat, action.notable, action.good)
    elif isinstance(action, actions.Process):
        spend(s, tables.PROCESS, s.value[t.arrow_to[action.arrow]], again)
        process_alone(s, seat, action.arrow, 1, "wheel.process")
    elif isinstance(action, actions.Uncover):
        spend(s, tables.UNCOVER, t.wheel_points[tables.UNCOVER], again)
        production.uncover(s, seat, action.cell, "wheel.uncover")
    elif isinstance(action, actions.Farmer):
        spend(s, tables.FARMER, t.wheel_points[tables.FARMER], again)
        production.move_farmer(s, seat, action.cell, "wheel.farmer")
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
    """What the marker forbids, as far as there are points for it; what costs more points than are
    left; covers in the way of farmers."""
    if not s.points:
        return []
    why, rule, wheel = "agra-refuse-wheel", "wheel.blocked", s.blocked
    blocked = wheel_options(s, s.turn, wheel, s.points)
    found = [s.refuse(action, why, rule, "wheel", wheel) for action in blocked]
    for wheel in range(WHEEL + 1):
        if wheel not in (s.blocked, tables.EXCHANGE, tables.PROCESS):  # goods say what these cost
            found += [_too_dear(s, wheel, action) for action in _beyond(s, wheel)]
    return found + production.farmer_refusals(s, s.turn)


ENOUGH: Final = 99
"""Points for anything."""


def _beyond(s: AgraState, wheel: int) -> list[Action]:
    """Actions of the wheel for which the points do not suffice."""
    able = {action.text for action in wheel_options(s, s.turn, wheel, s.points)}
    wished = wheel_options(s, s.turn, wheel, ENOUGH)
    return [action for action in wished if action.text not in able]


def _too_dear(s: AgraState, wheel: int, action: Action) -> Refusal:
    points = s.tables.wheel_points[wheel]
    why, rule = "agra-refuse-points", "wheel.often"
    return s.refuse(action, why, rule, "wheel", wheel, "points", points, "left", s.points)
