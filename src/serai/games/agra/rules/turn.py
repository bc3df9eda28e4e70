"""The outline: turn after turn, round after round, until the end."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Procedure, Refusal, Step
from serai.games.agra.actions import Done, Luxury
from serai.games.agra.rules import orders
from serai.games.agra.rules.anytime import InTurn, may_use_luxury, use_luxury
from serai.games.agra.rules.meditation import Meditation
from serai.games.agra.rules.placing import ExtraAction
from serai.games.agra.state import ACTION, LAST_BUT_ONE, LAST_ROUND, ORDER, AgraState
from serai.games.agra.tables import DEEDS, LUXURIES, STATUE


class NextTurn(Procedure[AgraState]):
    """[turn.order] turns go clockwise; a round begins with the first player.

    [end.rounds] After the round that brought the end there is one more.
    """

    rule: ClassVar[str] = "turn.order"

    def run(self, s: AgraState) -> None:
        if self.seat == s.first:
            if s.ending == LAST_ROUND:
                return
            if s.ending == LAST_BUT_ONE:
                s.ending = LAST_ROUND
            s.round += 1
            s.tell("agra-log-round", self.rule, NOBODY, "round", s.round)
        s.begin_turn(self.seat)
        s.clear_turn()
        following = (self.seat + 1) % s.seats
        s.then(Meditation(), ToOrders(), OrderPhase(False), EndTurn(), NextTurn(following))


class ToOrders(Step[AgraState]):
    """A procedure: [turn.phases] after the action comes the order phase."""

    rule: ClassVar[str] = "turn.phases"

    def run(self, s: AgraState) -> None:
        s.phase = ORDER


class OrderPhase(InTurn):
    """[order.may] Then one order may be filled or Akbar may get a gift: not both.

    [luxury.statue] Before that the statue gives one more main action.
    """

    rule: ClassVar[str] = "order.may"
    asks: ClassVar[str] = "agra-prompt-order"

    def __init__(self, served: bool) -> None:
        self.served: Final = served
        """The order or the gift was made; anything else may still be done."""

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.done]
        if not self.served:
            options += orders.order_options(s, s.turn)
            options += orders.akbar_options(s, s.turn)
            if may_use_luxury(s, s.turn, STATUE):
                options.append(s.words.luxury[STATUE])
        return options

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Luxury) and action.good == STATUE:
            s.phase = ACTION
            s.then(ExtraAction(), ToOrders(), self)
            use_luxury(s, s.turn, STATUE)
        else:
            super().apply(s, action)

    def choose(self, s: AgraState, action: Action) -> None:
        if not isinstance(action, Done):
            s.stack.append(OrderPhase(True))
            orders.serve(s, s.turn, action)

    def refused(self, s: AgraState) -> list[Refusal]:
        if self.served:
            return []
        return orders.order_refusals(s, s.turn) + orders.akbar_refusals(s, s.turn)


class EndTurn(Step[AgraState]):
    """A procedure: [turn.end] stones on favour actions and scrolls go home."""

    rule: ClassVar[str] = "turn.end"

    def run(self, s: AgraState) -> None:
        for seat in range(s.seats):
            for at in range(seat * DEEDS, (seat + 1) * DEEDS):
                if s.used[at]:
                    s.used[at] = False
                    s.yard[seat] += 1
            for at in range(seat * LUXURIES, (seat + 1) * LUXURIES):
                if s.scrolls[at]:
                    s.scrolls[at] = False
                    s.yard[seat] += 1
