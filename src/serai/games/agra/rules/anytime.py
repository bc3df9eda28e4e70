"""What one may do at any time of one's turn: spices, favour actions, luxury goods, contracts.

[anytime.turn] Also in the middle of another action. `InTurn` is a decision that offers all this
besides its own choices; `OfSeat` may be asked in another's turn, `IfAnyUse` is passed over where
none of that would help. One of these is `Shortage`: a stone is needed and none is left at home.
"""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Interruptible, Message, Refusal
from serai.games.agra import actions, tables
from serai.games.agra.rules import goods
from serai.games.agra.rules.city import RaiseWorkers, any_lying
from serai.games.agra.rules.orders import delivered, may_step_up
from serai.games.agra.state import ORDER, AgraState
from serai.games.agra.tables import GOODS, GUILDS, LUXURIES, NONE, PIERS

WITH_OIL, WITH_CURRY, WITH_BOTH = 0, 1, 2
MOST_CONSIGNED: Final = 3  # [notable.french_trader] the highest value that he takes


class InTurn(Interruptible[AgraState]):
    """A decision at which everything of this chapter may be done first, in one's own turn."""

    rule: ClassVar[str] = "anytime.turn"

    def actor(self, s: AgraState) -> int:
        return s.turn

    def has_room(self, s: AgraState) -> bool:
        """Whether it may be interrupted now."""
        return True

    def first(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        if self.actor(s) == s.turn and self.has_room(s):
            s.asks.offer_anytime(s, options)
        return options

    def do_first(self, s: AgraState, action: Action) -> None:
        s.asks.do_anytime(s, action)

    def refused_first(self, s: AgraState) -> list[Refusal]:
        if self.actor(s) != s.turn:
            return []
        return s.asks.refuse_anytime(s)


class OfSeat(InTurn):
    """A decision of one seat, which may come in the turn of another too."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actor(self, s: AgraState) -> int:
        return self.seat


class IfAnyUse(OfSeat):
    """One that is passed over where there is nothing to choose, and nothing that could be done
    first would change that."""

    def any_use(self, s: AgraState) -> bool:
        """Whether there is something to choose, or a way to get it."""
        raise NotImplementedError

    def actor(self, s: AgraState) -> int:
        return self.seat if self.any_use(s) else NOBODY


# === 1. OIL AND CURRY =========================================================================


def add_spices(s: AgraState, seat: int, options: list[Action]) -> None:
    """[spices.once] Once a turn."""
    if s.spices_used:
        return
    oil, curry = s.goods[seat * GOODS + tables.OIL], s.goods[seat * GOODS + tables.CURRY]
    if not (oil or curry) or not any_lying(s, seat):
        return
    if oil:
        options.append(s.words.spices[WITH_OIL])
    if curry:
        options.append(s.words.spices[WITH_CURRY])
    if oil and curry:
        options.append(s.words.spices[WITH_BOTH])


def use_spices(s: AgraState, seat: int, which: int) -> None:
    """[spices.one] Oil or curry raises a worker; [spices.both] both together raise three."""
    s.spices_used = True
    if which != WITH_CURRY:
        s.give_up(seat, tables.OIL)
    if which != WITH_OIL:
        s.give_up(seat, tables.CURRY)
    s.tell("agra-log-spices", "spices.once", seat, "which", which)
    count = s.tables.both_spices_raise if which == WITH_BOTH else s.tables.one_spice_raises
    s.stack.append(RaiseWorkers(seat, count, "spices.once"))


# === 2. FAVOUR ACTIONS: favours.py. 3. LUXURY GOODS ===========================================


def add_luxuries(s: AgraState, seat: int, options: list[Action]) -> None:
    """[luxury.once] Each luxury good once a turn. The statue has its own time: after the action."""
    for good in (tables.BOOK, tables.PAINTING, tables.CLOTHING):
        if may_use_luxury(s, seat, good):
            options.append(s.words.luxury[good])


def may_use_luxury(s: AgraState, seat: int, good: int) -> bool:
    """[favour.useful] A painting needs a step that is left on a track."""
    if s.scrolls[seat * LUXURIES + good - tables.FIRST_LUXURY] or not s.goods[seat * GOODS + good]:
        return False
    return good != tables.PAINTING or may_step_up(s, seat)


def use_luxury(s: AgraState, seat: int, good: int) -> None:
    """[luxury.scroll] The stone lies on the scroll till the end of the turn."""
    t = s.tables
    s.goods[seat * GOODS + good] -= 1
    s.scrolls[seat * LUXURIES + good - tables.FIRST_LUXURY] = True
    s.tell("agra-log-luxury", "luxury.scroll", seat, "good", good)
    if good == tables.BOOK:  # [luxury.book]
        s.stack.append(RaiseWorkers(seat, t.book_raises, "luxury.book"))
        goods.gain_favours(s, seat, t.book_favours, "luxury.book")
    elif good == tables.PAINTING:  # [luxury.painting]
        s.asks.tracks(s, seat, t.painting_tracks, "luxury.painting")
    elif good == tables.CLOTHING:  # [luxury.clothing] [river.pier_6]
        extra = t.clothing_extra if s.pier == PIERS else 0
        goods.earn(s, seat, s.value[tables.CLOTHING] + extra, "luxury.clothing")
    else:
        assert good == tables.STATUE  # its action is pushed by the order phase


def most_favours(s: AgraState, seat: int) -> int:
    """Favours of a seat, with all that a book, the steps of a painting and the Mosaic Maker would
    bring it now."""
    favours = s.favours[seat]
    if may_use_luxury(s, seat, tables.BOOK):
        favours += s.tables.book_favours
    if may_use_luxury(s, seat, tables.PAINTING):
        next_steps = [min(s.step(seat, guild) + 1, s.tables.top) for guild in range(GUILDS)]
        bonuses = sorted([s.tables.step_favours[step] for step in next_steps], reverse=True)
        favours += sum(bonuses[: s.tables.painting_tracks])
    favours += max([s.tables.mosaic_favours[rate] for rate in mosaic_rates(s, seat)], default=0)
    return favours


def may_have(s: AgraState, seat: int, good: int) -> bool:
    """Whether one has a good or may still get it."""
    return s.has(seat, good) > 0 or may_get(s, seat, good, 0)


def may_get(s: AgraState, seat: int, good: int, spare: int) -> bool:
    """Whether one may still get a good, with so many favours left over: favours and the English
    Trader bring goods, but only in one's own turn."""
    if seat != s.turn:
        return False
    needed = spare if s.has(seat, good) or may_barter(s, seat) else spare + s.tables.least_have
    return most_favours(s, seat) >= needed


# === WHY NOT ==================================================================================


def once_refusals(s: AgraState, seat: int) -> list[Refusal]:
    """[spices.once] [luxury.once] What was used in this turn; [luxury.statue] the statue waits for
    its time."""
    refused: list[Refusal] = []
    for good, which in ((tables.OIL, WITH_OIL), (tables.CURRY, WITH_CURRY)):
        if s.spices_used and s.goods[seat * GOODS + good]:
            spices = s.words.spices[which]
            refused.append(s.refuse(spices, "agra-refuse-spices-once", "spices.once"))
    for good in (tables.BOOK, tables.PAINTING, tables.CLOTHING, tables.STATUE):
        if not s.goods[seat * GOODS + good]:
            continue
        luxury = s.words.luxury[good]
        if s.scrolls[seat * LUXURIES + good - tables.FIRST_LUXURY]:
            why, rule = "agra-refuse-luxury-once", "luxury.once"
            refused.append(s.refuse(luxury, why, rule, "good", good))
        elif good == tables.STATUE and s.phase != ORDER:
            refused.append(s.refuse(luxury, "agra-refuse-statue-early", "luxury.statue"))
    return refused


# === CONTRACTS THAT ARE USED ONCE A TURN ======================================================


def add_contracts(s: AgraState, seat: int, options: list[Action]) -> None:
    """[notable.once] Once a turn each."""
    if s.notable_owner[tables.FRENCH_TRADER] == seat and not s.has_worked(tables.FRENCH_TRADER):
        for good in range(GOODS):
            if s.goods[seat * GOODS + good] and may_consign(s, good):
                options.append(s.words.consign[good])
    caliph = s.notable_owner[tables.CALIPH] == seat and not s.has_worked(tables.CALIPH)
    if caliph and s.goods[seat * GOODS + tables.COTTON] and any_lying(s, seat):
        options.append(s.words.pray)
    if may_barter(s, seat):
        options.append(s.words.barter)
    for rate in mosaic_rates(s, seat):
        options.append(s.words.mosaic[rate])


def may_barter(s: AgraState, seat: int) -> bool:
    """[notable.english_trader] One good for another of the same value."""
    if s.notable_owner[tables.ENGLISH_TRADER] != seat or s.has_worked(tables.ENGLISH_TRADER):
        return False
    return len(goods.exchange_options(s, seat, GOODS)) > 0


def may_consign(s: AgraState, good: int) -> bool:
    """[notable.french_trader] Goods worth 1 to 3; an edition may want one of each value."""
    value = s.value[good]
    return value <= MOST_CONSIGNED and not (s.tables.french_one_each and value in s.consigned)


def consign(s: AgraState, seat: int, good: int) -> None:
    """[notable.french_trader] The third good pays 5 rupees, and all three stones go home."""
    s.note_work(tables.FRENCH_TRADER)
    s.goods[seat * GOODS + good] -= 1
    s.consigned.append(s.value[good])
    s.tell("agra-log-consign", "notable.french_trader", seat, "good", good)
    delivered(s, seat, good)
    if len(s.consigned) == s.tables.french_slots:
        s.yard[seat] += len(s.consigned)
        s.consigned = []
        goods.earn(s, seat, s.tables.french_rupees, "notable.french_trader")


def pray(s: AgraState, seat: int) -> None:
    """[notable.caliph] A cotton raises a worker."""
    s.note_work(tables.CALIPH)
    goods.pay_good(s, seat, tables.COTTON, "notable.caliph")
    s.stack.append(RaiseWorkers(seat, 1, "notable.caliph"))


def mosaic_rates(s: AgraState, seat: int) -> list[int]:
    """[notable.mosaic_maker] Points may become favours: 1 for 1, or 3 for 2."""
    if s.notable_owner[tables.MOSAIC_MAKER] != seat or s.has_worked(tables.MOSAIC_MAKER):
        return []
    return [rate for rate, points in enumerate(s.tables.mosaic_points) if points <= s.points]


def set_mosaic(s: AgraState, seat: int, rate: int) -> None:
    s.note_work(tables.MOSAIC_MAKER)
    s.points -= s.tables.mosaic_points[rate]
    s.tell("agra-log-mosaic", "notable.mosaic_maker", seat, "points", s.tables.mosaic_points[rate])
    goods.gain_favours(s, seat, s.tables.mosaic_favours[rate], "notable.mosaic_maker")


# === SHORTAGE =================================================================================


class Shortage(IfAnyUse):
    """[stones.free] A stone is needed and none is at home: take one back from a good or a favour.

    [stones.fewer] Or take fewer than one might. [stones.kept] Stones on orders, at Akbar's, on
    notables and on used actions stay where they are. [anytime.turn] In one's own turn anything may
    be done first, and stones that it sends home are used.
    """

    rule: ClassVar[str] = "stones.free"

    def __init__(self, seat: int, good: int, count: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        """The good that is to be stored, or NONE for favours."""
        self.count: Final = count

    def any_use(self, s: AgraState) -> bool:
        """Nobody is asked once a stone has come home."""
        return not s.yard[self.seat]

    def run(self, s: AgraState) -> None:
        """[produce.store] All is taken for which there are stones; the rest falls short again."""
        if self.good == NONE:
            goods.gain_favours(s, self.seat, self.count, self.rule)
        else:
            goods.gain_good(s, self.seat, self.good, self.count, self.rule)

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.done]
        for good in range(GOODS):
            if good != self.good and s.goods[self.seat * GOODS + good]:
                options.append(s.words.free[good])
        if self.good != NONE and s.favours[self.seat]:
            options.append(s.words.free_favour)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, actions.Free):
            s.give_up(self.seat, action.good)
            s.tell("agra-log-free", self.rule, self.seat, "good", action.good)
        elif isinstance(action, actions.FreeFavour):
            s.favours[self.seat] -= 1
            s.yard[self.seat] += 1
            s.tell("agra-log-free-favour", self.rule, self.seat)
        else:
            return
        s.stack.append(self)

    def prompt(self, s: AgraState) -> Message:
        seat, count, good = self.seat, self.count, self.good
        if good == NONE:
            return s.message("agra-prompt-shortage-favours", self.rule, seat, "count", count)
        what = "agra-prompt-shortage-goods"
        return s.message(what, self.rule, seat, "count", count, "good", good)
