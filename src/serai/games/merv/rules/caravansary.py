"""The caravansary: cards of spices, camels on them, gifts for pairs."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, ChanceStep, IfPossible, Refusal, SeatStep, Step
from serai.games.merv.rules.contracts import InTurn
from serai.games.merv.rules.gains import gain_camels
from serai.games.merv.rules.payment import pay_one, way_of
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
    cards = [card for card, spice in enumerate(s.caravan) if spice != NONE]
    return [card for card in cards if spice_open(s, seat, s.caravan[card])]


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
    own = [one for one in range(COLOURS) if colour in (NONE, one) and s.cubes[first + one]]
    options = [s.words.waive] if discount else []
    options += [s.words.pay[one] for one in own]
    if wild not in (NONE, colour) and own != [wild] and s.cubes[first + wild]:
        options.append(s.words.wild)
    if s.cubes[first + WHITE]:
        options.append(s.words.pay[WHITE])
    return options


def can_trade_spices(s: MervState, seat: int, discount: bool) -> bool:
    """Whether a caravansary action can bring a card."""
    if not cubes_for_card(s, seat, NONE, discount):
        return False
    return any(camels_before(s, card) <= s.camels[seat] for card in open_cards(s, seat))


class TakeCards(InTurn):
    """[caravan.pay] Card after card; [caravan.place] camels lead to those further back."""

    rule: ClassVar[str] = "caravan.pay"
    asks: ClassVar[str] = "merv-prompt-cards"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour
        """The colour of the cubes of this action, or NONE before the first one."""

    def kind(self, s: MervState, action: Action) -> str:
        return "done" if action is s.words.done else "take"

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

    def __init__(self, seat: int, card: int, colour: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.colour: Final = colour

    def kind(self, s: MervState, action: Action) -> str:
        return "pay"

    def options(self, s: MervState) -> list[Action]:
        return cubes_for_card(s, self.seat, self.colour, s.discount)

    def apply(self, s: MervState, action: Action) -> None:
        cube = action.thing
        colour = self.colour
        if action.verb == "pay" and cube != WHITE:
            colour = cube
        pay_one(s, self.seat, colour, way_of(s, action), self.rule)
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
    if s.on_card[card]:
        s.on_card[card] = False
        gain_camels(s, seat, 1, "caravan.camel")
    if s.spices[at] % 2 == 0:
        s.pairs.append(spice)


def close_row(s: MervState) -> None:
    """[caravan.refill] The cards move up, each with its camel."""
    kept = [card for card, spice in enumerate(s.caravan) if spice != NONE]
    s.on_card = [s.on_card[card] for card in kept]
    s.caravan = [s.caravan[card] for card in kept]


class RefillRow(Step[MervState]):
    """A procedure: [caravan.refill] the row is filled up, as long as the deck lasts."""

    def run(self, s: MervState) -> None:
        close_row(s)
        missing = s.tables.caravan_length - len(s.caravan)
        for _ in range(min(missing, sum(s.deck))):
            s.stack.append(DealCard())


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
        s.then(RefillRow(), PairGifts(self.seat))

    def refusals(self, s: MervState) -> list[Refusal]:
        row, opened = s.caravan, open_cards(s, self.seat)
        shut = [one for one, spice in enumerate(row) if spice != NONE and one not in opened]
        return [s.refuse(s.words.take[one], "merv-refuse-spice", "caravan.limit") for one in shut]
