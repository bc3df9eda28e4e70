"""The caravansary: cards of spices, camels on them, gifts for pairs."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, ChanceStep, Do, IfPossible, Refusal, SeatStep
from serai.games.merv.rules.contracts import InTurn
from serai.games.merv.rules.gains import take_camel
from serai.games.merv.rules.payment import PAYING, cubes_for, pay_one
from serai.games.merv.rules.soldiers import PlaceUpgrade
from serai.games.merv.state import MervState
from serai.games.merv.tables import COLOURS, CUBES, NONE, SPICES, WHITE, WHITE_UPGRADE


def spice_limit(s: MervState, seat: int) -> int:
    """[caravan.limit] How many kinds of spice the influence of a seat opens."""
    return len([space for space in s.tables.spices_at if s.influence[seat] >= space])


def spice_open(s: MervState, seat: int, spice: int) -> bool:
    """[caravan.limit] A spice that one has, or room for one more kind. [caravan.keep] What one has
    once taken stays."""
    if s.spices[seat * SPICES + spice]:
        return True
    own = s.spices[seat * SPICES : (seat + 1) * SPICES]
    return SPICES - own.count(0) < spice_limit(s, seat)


def open_cards(s: MervState, seat: int) -> list[int]:
    """[caravan.row] The cards of the row whose spice is open to a seat."""
    row = enumerate(s.caravan)
    return [card for card, spice in row if spice != NONE and spice_open(s, seat, spice)]


def front_card(s: MervState) -> int:
    """[caravan.reach] The foremost card without a camel, or NONE."""
    for card, spice in enumerate(s.caravan):
        if spice != NONE and not s.on_card[card]:
            return card
    return NONE


def within_reach(s: MervState, seat: int) -> list[int]:
    """[caravan.reach] Open cards with a camel, and the foremost one without."""
    front = front_card(s)
    return [card for card in open_cards(s, seat) if s.on_card[card] or card == front]


def camels_before(s: MervState, card: int) -> int:
    """[caravan.place] Camels one would have to put on other cards to reach this one."""
    cards = range(0 if s.on_card[card] else card)
    return len([one for one in cards if s.caravan[one] != NONE and not s.on_card[one]])


def cubes_for_card(s: MervState, seat: int, colour: int, discount: bool) -> list[Action]:
    """[caravan.pay] How the next card may be paid: with the colour of this action, with any one
    before that is settled. [library.wild] A wild cube stands for another colour that one has."""
    first, wild = seat * CUBES, s.wild(seat)
    held = [one for one in range(COLOURS) if colour in (NONE, one) and s.cubes[first + one]]
    cubes = cubes_for(s, seat, held, wild not in (NONE, colour) and held != [wild])
    return [s.words.waive, *cubes] if discount else cubes


def can_trade_spices(s: MervState, seat: int, discount: bool) -> bool:
    """Whether a caravansary action can bring a card."""
    cubes, camels = cubes_for_card(s, seat, NONE, discount), s.camels[seat]
    return len(cubes) > 0 and any(camels_before(s, at) <= camels for at in open_cards(s, seat))


class TakeCards(InTurn):
    """[caravan.pay] Card after card; [caravan.place] camels lead to those further back."""

    rule: ClassVar[str] = "caravan.pay"
    asks: ClassVar[str] = "merv-prompt-cards"
    together: ClassVar[dict[str, str]] = {"load": "take"}

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        """The colour of the cubes of this action, or NONE before the first one."""

    def choices(self, s: MervState) -> list[Action]:
        options: list[Action] = []
        if cubes_for_card(s, self.seat, self.colour, s.discount):
            options = [s.words.take[card] for card in within_reach(s, self.seat)]
            if s.camels[self.seat] and front_card(s) != NONE:
                options.append(s.words.load)
        options.append(s.words.done)
        return options

    def choose(self, s: MervState, action: Action) -> None:
        card = action.thing
        if action.verb == "take":
            s.stack.append(PayCard(self.seat, card, self.colour))
        elif action is s.words.load:
            s.on_card[front_card(s)] = True
            s.camels[self.seat] -= 1
            s.tell("merv-log-load", "caravan.place", self.seat)
            s.stack.append(self)

    def refused(self, s: MervState) -> list[Refusal]:
        reach, opened = within_reach(s, self.seat), open_cards(s, self.seat)
        left = [card for card, spice in enumerate(s.caravan) if spice != NONE and card not in reach]
        far = ("merv-refuse-reach", "caravan.reach")
        shut = ("merv-refuse-spice", "caravan.limit")
        return [s.refuse(s.words.take[one], *(far if one in opened else shut)) for one in left]


class PayCard(SeatStep[MervState]):
    """[caravan.pay] A cube for a card: the first one with a colour settles it for the action."""

    rule: ClassVar[str] = "caravan.pay"
    asks: ClassVar[str] = "merv-prompt-pay-card"
    together: ClassVar[dict[str, str]] = PAYING

    def __init__(self, seat: int, card: int, colour: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.colour: Final = colour

    def options(self, s: MervState) -> list[Action]:
        return cubes_for_card(s, self.seat, self.colour, s.discount)

    def apply(self, s: MervState, action: Action) -> None:
        cube, colour = action.thing, self.colour
        if action.verb == "pay" and cube != WHITE:
            colour = cube
        pay_one(s, self.seat, action, self.rule)
        take_card(s, self.seat, self.card, self.rule)
        s.stack.append(TakeCards(self.seat, colour))


def take_card(s: MervState, seat: int, card: int, why: str) -> None:
    """[caravan.camel] A card with its camel. [caravan.pairs] Every second one of a spice brings
    its gift, later."""
    spice = s.caravan[card]
    s.caravan[card] = NONE
    at = seat * SPICES + spice
    s.spices[at] += 1
    s.tell("merv-log-card", why, seat, "spice", spice)
    take_camel(s, seat, s.on_card, card, "caravan.camel")
    if s.spices[at] % 2 == 0:
        s.pairs.append(spice)


def refill_row(s: MervState) -> None:
    """[caravan.refill] The cards move up, each with its camel, and the row is filled up, as long as
    the deck lasts."""
    kept = [card for card, spice in enumerate(s.caravan) if spice != NONE]
    s.on_card = [s.on_card[card] for card in kept]
    s.caravan = [s.caravan[card] for card in kept]
    missing = s.tables.caravan_length - len(kept)
    s.then(*[DealCard() for _ in range(min(missing, sum(s.deck)))])


class DealCard(ChanceStep[MervState]):
    """[setup.caravan] [caravan.refill] The next card of the deck."""

    rule: ClassVar[str] = "caravan.refill"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.deal[spice] for spice in range(SPICES) if s.deck[spice]]

    def weights(self, s: MervState) -> list[int]:
        return [count for count in s.deck if count]

    def apply(self, s: MervState, action: Action) -> None:
        spice = action.thing
        s.deck[spice] -= 1
        s.caravan.append(spice)
        s.on_card.append(False)
        s.tell("merv-log-deal", self.rule, NOBODY, "spice", spice)


class PairGifts(IfPossible[MervState]):
    """[caravan.pairs] The gifts of new pairs, in the order one likes."""

    rule: ClassVar[str] = "caravan.pairs"
    asks: ClassVar[str] = "merv-prompt-gift"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.gift[spice] for spice in range(SPICES) if spice in s.pairs]

    def apply(self, s: MervState, action: Action) -> None:
        """[caravan.ginger] [caravan.juniper] [caravan.cinnamon] [caravan.pepper]"""
        spice = action.thing
        s.pairs.remove(spice)
        s.stack.append(self)
        gift = s.tables.pair_gift[spice]
        s.tell("merv-log-pair", self.rule, self.seat, "spice", spice)
        if gift == WHITE_UPGRADE:
            s.stack.append(PlaceUpgrade(self.seat, WHITE, s.tables.pepper_own, "caravan.pepper"))
        else:
            s.giver.give(s, self.seat, gift, self.rule)


class FreeCard(IfPossible[MervState]):
    """[camels.card] [library.card] Any card, without cubes and camels, within the limit."""

    rule: ClassVar[str] = "library.card"
    asks: ClassVar[str] = "merv-prompt-free-card"
    otherwise: ClassVar[tuple[str, str]] = ("merv-log-no-card", "caravan.limit")

    def options(self, s: MervState) -> list[Action]:
        return [s.words.take[card] for card in open_cards(s, self.seat)]

    def apply(self, s: MervState, action: Action) -> None:
        card = action.thing
        take_card(s, self.seat, card, self.why)
        s.then(Do(refill_row), PairGifts(self.seat))

    def refusals(self, s: MervState) -> list[Refusal]:
        row, opened = enumerate(s.caravan), open_cards(s, self.seat)
        shut = [s.words.take[at] for at, one in row if one != NONE and at not in opened]
        return s.refuse_all(shut, "merv-refuse-spice", "caravan.limit")
