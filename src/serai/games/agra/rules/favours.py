"""Favour actions: which ones are offered, what they cost, what each of them does, and why not.

[favour.effect] Two of them are decided in the middle of something else: processing one good more
after goods were processed (`ProcessExtra`), the free peon where workers are placed, and as such a
choice (`placing.FreePeon`).
"""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Refusal, SeatStep, Step
from serai.games.agra import tables
from serai.games.agra.actions import (
    AnytimeDeed,
    Deliver,
    Exchange,
    Process,
    Sell,
    Take,
    Thrift,
    Token,
)
from serai.games.agra.rules import goods, orders, production
from serai.games.agra.rules.anytime import IfAnyUse, may_get
from serai.games.agra.rules.city import RaiseWorkers
from serai.games.agra.rules.notables import deliver_one, deliver_options
from serai.games.agra.state import MEDITATION, AgraState
from serai.games.agra.tables import BASICS, DEEDS, GOODS, MULLAH, PRINTED, PROCESS_EXTRA

POINTS: Final = 1  # [favour.gain_mp]


def add_deeds(s: AgraState, seat: int, options: list[Action]) -> None:
    if s.favours[seat] < s.tables.least_have:
        return
    for deed in range(PRINTED):
        add_deed(s, seat, deed, options)
    for deed in s.tiles[seat]:
        add_deed(s, seat, deed, options)


def add_deed(s: AgraState, seat: int, deed: int, options: list[Action]) -> None:
    """[favour.useful] Only what has an effect is offered."""
    if may_take(s, seat, deed) and deed_possible(s, seat, deed):
        add_payments(s, seat, deed, options)


def deed_refusals(s: AgraState, seat: int) -> list[Refusal]:
    """Why favour actions that the seat owns cannot be taken."""
    refused: list[Refusal] = []
    for deed in [*range(PRINTED), *s.tiles[seat]]:
        action = s.words.favour[deed]
        if s.used[seat * DEEDS + deed]:
            refused.append(s.refuse(action, "agra-refuse-deed-once", "favour.once", "deed", deed))
        elif not may_take(s, seat, deed):
            why, have = "agra-refuse-deed-favours", s.tables.deed_have[deed]
            refused.append(s.refuse(action, why, "favour.have", "deed", deed, "count", have))
        elif not deed_possible(s, seat, deed):
            why = "agra-refuse-deed-useful"
            refused.append(s.refuse(action, why, "favour.useful", "deed", deed))
    return refused


# === WHAT A FAVOUR ACTION COSTS ===============================================================


def is_ready(s: AgraState, seat: int, deed: int) -> bool:
    """[favour.printed] Three favour actions are printed on every board; [favour.tile] up to three
    more are tiles. [favour.once] Each of them once a turn."""
    if s.used[seat * DEEDS + deed]:
        return False
    return deed < PRINTED or deed in s.tiles[seat]


def may_take(s: AgraState, seat: int, deed: int) -> bool:
    """[favour.have] One must own the favours that the action asks for."""
    return s.favours[seat] >= s.tables.deed_have[deed] and is_ready(s, seat, deed)


def add_payments(s: AgraState, seat: int, deed: int, options: list[Action]) -> None:
    """A favour action at its price, and for less by the Mullah."""
    options.append(s.words.favour[deed])
    if may_save(s, seat, deed):
        options.append(s.words.thrift[deed])


def may_save(s: AgraState, seat: int, deed: int) -> bool:
    """[notable.mullah] Once in one's turn a favour action costs one less, but never nothing."""
    if s.has_worked(MULLAH) or s.turn != seat or not s.owns(seat, MULLAH):
        return False
    return s.tables.deed_spend[deed] > s.tables.mullah_saves


def pay_for(s: AgraState, seat: int, action: AnytimeDeed) -> None:
    """[favour.spend] Favours go home. [favour.mark] One of them lies on the action till the end of
    the turn."""
    deed = action.deed
    spend = s.tables.deed_spend[deed]
    what, why = "agra-log-deed", "favour.spend"
    if isinstance(action, Thrift):
        what, why = "agra-log-thrift", "notable.mullah"
        spend -= s.tables.mullah_saves
        s.note_work(MULLAH)
    s.favours[seat] -= spend
    s.yard[seat] += spend - 1
    s.used[seat * DEEDS + deed] = True
    s.tell(what, why, seat, "deed", deed, "spend", spend)


# === WHETHER IT WOULD DO ANYTHING =============================================================


def deed_possible(s: AgraState, seat: int, deed: int) -> bool:
    """Whether the action would have an effect now; its price is not looked at here."""
    if deed in (PROCESS_EXTRA, tables.FREE_PEON):  # offered elsewhere: see above
        return False
    if deed in (tables.GAIN_BASIC, tables.MOVE_PRICE_TOKEN, tables.GAIN_VALUE_2):
        return True
    if deed == tables.GAIN_MP:  # [favour.gain_mp]
        return s.phase == MEDITATION
    if deed == tables.ADVANCE_MEDITATION:
        return production.may_advance(s, seat)
    if deed == tables.INFLUENCE:
        return orders.may_step_up(s, seat)
    if deed == tables.MOVE_FARMERS:
        return len(production.farmer_options(s, seat)) > 0
    return len(step_of(s, seat, deed).options(s)) > 0


# === WHAT IT DOES =============================================================================


def do_deed(s: AgraState, seat: int, deed: int) -> None:
    """[favour.effect] What the favours buy."""
    if deed == tables.GAIN_MP:
        production.gain_points(s, seat, POINTS)
    elif deed == tables.ADVANCE_MEDITATION:
        production.advance(s, seat, "favour.advance_meditation")
    elif deed == tables.INFLUENCE:
        s.asks.tracks(s, seat, 1, "favour.influence")
    else:
        s.stack.append(step_of(s, seat, deed))


def step_of(s: AgraState, seat: int, deed: int) -> Step[AgraState]:
    """The decision that a favour action leads to."""
    if deed == tables.GAIN_BASIC:
        return GainBasic(seat)
    if deed == tables.PROCESS_ONE:
        return ProcessOne(seat)
    if deed == tables.RAISE_WORKER:
        return RaiseWorkers(seat, 1, "favour.raise_worker")
    if deed == tables.SELL_GOOD:
        return SellOne(seat)
    if deed == tables.REMOVE_COVER:
        return production.RemoveCover(seat, "favour.remove_cover")
    if deed == tables.DELIVER_NOTABLE:
        return DeliverOne(seat, "favour.deliver_notable")
    if deed == tables.AKBAR_OR_ORDER:
        return AkbarOrOrder(seat)
    if deed == tables.MOVE_FARMERS:
        return production.MoveFarmers(seat, s.tables.farmer_moves, "favour.move_farmers")
    if deed == tables.MOVE_PRICE_TOKEN:
        return MoveToken(seat)
    if deed == tables.EXCHANGE_GOOD:  # a good worth 4 may have no equal
        return ExchangeOne(seat, "favour.exchange_good")
    if deed == tables.GAIN_VALUE_2:
        return goods.GainValue(seat, 2, "favour.gain_value_2")
    assert deed == tables.PROCESS_1_TO_2
    return ProcessCheap(seat)


# === GOODS ====================================================================================


class GainBasic(SeatStep[AgraState]):
    """[favour.gain_basic] One basic good of one's choice."""

    rule: ClassVar[str] = "favour.gain_basic"
    asks: ClassVar[str] = "agra-prompt-gain-basic"

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.take[good] for good in range(BASICS)]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Take)
        goods.gain_good(s, self.seat, action.good, 1, self.rule)


class SellOne(SeatStep[AgraState]):
    """[favour.sell_good] One good for as many rupees as it is worth."""

    rule: ClassVar[str] = "favour.sell_good"
    asks: ClassVar[str] = "agra-prompt-sell"

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.sell[good] for good in range(GOODS) if s.has(self.seat, good)]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Sell)
        s.give_up(self.seat, action.good)
        s.tell("agra-log-sell", self.rule, self.seat, "good", action.good)
        goods.earn(s, self.seat, s.value[action.good], self.rule)


class ExchangeOne(SeatStep[AgraState]):
    """[favour.exchange_good] [notable.english_trader] One good for another of the same value."""

    rule: ClassVar[str] = "favour.exchange_good"

    def options(self, s: AgraState) -> list[Action]:
        return goods.exchange_options(s, self.seat, GOODS)

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Exchange)
        goods.exchange(s, self.seat, action.give, action.take, self.why)

    def prompt(self, s: AgraState) -> Message:
        return s.message("agra-prompt-exchange", self.why, self.seat)


class MoveToken(SeatStep[AgraState]):
    """[favour.move_price_token] A price token, as the Trader would."""

    rule: ClassVar[str] = "favour.move_price_token"
    asks: ClassVar[str] = "agra-prompt-token"

    def options(self, s: AgraState) -> list[Action]:
        return goods.token_options(s)

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Token)
        goods.move_token(s, action, self.seat, self.rule)


# === PROCESSING ===============================================================================


class ProcessOne(SeatStep[AgraState]):
    """[favour.process] One good along any arrow; nobody follows."""

    rule: ClassVar[str] = "favour.process"
    asks: ClassVar[str] = "agra-prompt-process-one"

    def options(self, s: AgraState) -> list[Action]:
        t = s.tables
        return [
            s.words.process[arrow][0]
            for arrow, source in enumerate(t.arrow_from)
            if s.has(self.seat, source) and self.allows(s, source, t.arrow_to[arrow])
        ]

    def allows(self, s: AgraState, source: int, target: int) -> bool:
        return True

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Process)
        goods.process_alone(s, self.seat, action.arrow, action.count, self.rule)


class ProcessCheap(ProcessOne):
    """[favour.process_1_to_2] One good of value 1 into one of value 2, by the values of now."""

    rule: ClassVar[str] = "favour.process_1_to_2"

    def allows(self, s: AgraState, source: int, target: int) -> bool:
        return s.value[source] == 1 and s.value[target] == 2


class ProcessExtra(IfAnyUse):
    """[favour.process_extra] One good more along the arrow just used, [follow.extra] also when one
    follows. [anytime.turn] In one's own turn favours for it may be got first."""

    rule: ClassVar[str] = "favour.process_extra"

    def __init__(self, seat: int, arrow: int) -> None:
        super().__init__(seat)
        self.arrow: Final = arrow

    def any_use(self, s: AgraState) -> bool:
        seat, source = self.seat, s.tables.arrow_from[self.arrow]
        return is_ready(s, seat, PROCESS_EXTRA) and (
            self._possible(s) or may_get(s, seat, source, s.tables.deed_have[PROCESS_EXTRA])
        )

    def _possible(self, s: AgraState) -> bool:
        source = s.tables.arrow_from[self.arrow]
        return s.has(self.seat, source) > 0 and may_take(s, self.seat, PROCESS_EXTRA)

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        if self._possible(s):
            add_payments(s, self.seat, PROCESS_EXTRA, options)
        options.append(s.words.done)
        return options

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, AnytimeDeed) and action.deed == PROCESS_EXTRA:
            pay_for(s, self.seat, action)
            goods.process(s, self.seat, self.arrow, 1, self.rule)
        else:
            super().apply(s, action)

    def choose(self, s: AgraState, action: Action) -> None:
        """Nothing is added."""

    def prompt(self, s: AgraState) -> Message:
        what = "agra-prompt-process-extra" if self._possible(s) else "agra-prompt-extra-later"
        return s.message(what, self.rule, self.seat, "good", s.tables.arrow_to[self.arrow])


# === THE RIVER AND THE PALACE =================================================================


class DeliverOne(SeatStep[AgraState]):
    """[deliver.single] One good to a notable, outside the Sailor's action: never twice."""

    rule: ClassVar[str] = "deliver.single"

    def options(self, s: AgraState) -> list[Action]:
        return deliver_options(s, self.seat)

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Deliver)
        deliver_one(s, self.seat, action.notable, action.good)

    def prompt(self, s: AgraState) -> Message:
        return s.message("agra-prompt-deliver-one", self.why, self.seat)


class AkbarOrOrder(SeatStep[AgraState]):
    """[favour.akbar_or_order] A gift to Akbar or one order, outside the order phase."""

    rule: ClassVar[str] = "favour.akbar_or_order"
    asks: ClassVar[str] = "agra-prompt-akbar-or-order"

    def options(self, s: AgraState) -> list[Action]:
        return orders.order_options(s, self.seat) + orders.akbar_options(s, self.seat)

    def apply(self, s: AgraState, action: Action) -> None:
        orders.serve(s, self.seat, action)

    def refusals(self, s: AgraState) -> list[Refusal]:
        return orders.order_refusals(s, self.seat) + orders.akbar_refusals(s, self.seat)
