"""Cards: dealing from the deck, and discarding and drawing at the end of a withdrawal.

The face-down deck is a bag that chance draws from; it is refilled from the discard pile.
"""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.step import EVERYONE, NOBODY, ChanceStep, SeatStep, Step
from serai.games.taj_mahal.actions import Deal, Take
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import SPECIAL, SYMBOLS

TO_DISPLAY: Final = -1
"""Receiver of dealt cards: the open display. A side stands for its hand."""


class DealOut(Step[TajState]):
    """A procedure: deal cards to a side, or fill the display.

    [setup.hand] [setup.display] [end.display]
    """

    rule: ClassVar[str] = "setup.hand"

    def __init__(self, to: int, count: int) -> None:
        self.to: Final = to
        self.count: Final = count

    def run(self, s: TajState) -> None:
        deal(s, self.to, self.count, self.rule)


def deal(s: TajState, to: int, count: int, why: str) -> None:
    """Draw from the face-down deck. [draw.reshuffle] An empty deck is made of the discard pile.

    [draw.both_empty] With nothing left in either, one draws what there is.
    """
    if count == 0:
        return
    if not s.deck:
        if not s.discard:
            s.tell("taj-log-no-cards", "draw.both_empty", NOBODY, "count", count)
            return
        s.deck = sorted(s.discard)
        s.discard = []
        s.tell("taj-log-reshuffle", "draw.reshuffle", NOBODY, "count", len(s.deck))
    s.stack.append(DealCard(to, count, why))


class DealCard(ChanceStep[TajState]):
    """[setup.deck] A card comes off the deck: a bag that chance draws from."""

    rule: ClassVar[str] = "setup.deck"

    def __init__(self, to: int, count: int, why: str) -> None:
        super().__init__(why=why)
        self.to: Final = to
        self.count: Final = count

    def options(self, s: TajState) -> list[Action]:
        words = s.words.deal
        return [words[card] for card in s.deck]

    def sample(self, s: TajState, luck: Luck, n: int) -> Action:
        return s.words.deal[s.deck[luck.below(n, len(s.deck))]]

    def seen_by(self, s: TajState) -> int:
        return EVERYONE if self.to == TO_DISPLAY or self.to == s.dummy else 1 << self.to

    def apply(self, s: TajState, action: Action) -> None:
        assert isinstance(action, Deal)
        card = action.card
        s.deck.remove(card)
        if self.to == TO_DISPLAY:
            s.display.append(card)
        elif self.to == s.dummy:
            s.lay_down(self.to, card)
        else:
            s.hands[self.to].append(card)
            if s.visit > 0:
                s.tell("taj-log-draws", self.why, self.to)
                s.tell("taj-log-drew", self.why, self.to, "card", card, seen_by=1 << self.to)
        deal(s, self.to, self.count - 1, self.why)


# === AFTER A WITHDRAWAL =======================================================================


class Leave(Step[TajState]):
    """A procedure: [draw.discard] the cards played are discarded.

    [special.returns] Special cards go back to the hand.
    """

    rule: ClassVar[str] = "draw.discard"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: TajState) -> None:
        clear_row(s, self.side)


def clear_row(s: TajState, side: int) -> None:
    for card in s.played[side]:
        if s.tables.card_colour[card] == SPECIAL:
            s.hands[side].append(card)
            s.known[card] = True
        else:
            s.discard.append(card)
    s.played[side] = []
    for symbol in range(SYMBOLS):
        s.counts[side * SYMBOLS + symbol] = 0
    s.active[side] = False


class Draw(Step[TajState]):
    """A procedure: [draw.two] two open cards, of one's choice; [draw.last] the last side gets one.

    [draw.exact] So the display is used up exactly. [draw.unplayed] Whoever withdraws without having
    played gets a card from the deck first.
    """

    rule: ClassVar[str] = "draw.two"

    def __init__(self, side: int, unplayed: bool) -> None:
        self.side: Final = side
        self.unplayed: Final = unplayed

    def run(self, s: TajState) -> None:
        count = open_cards_due(s, self.side)
        if count > 0:
            s.stack.append(TakeOpen(self.side, count))
        if self.unplayed:
            deal(s, self.side, s.tables.unplayed_extra, "draw.unplayed")


def open_cards_due(s: TajState, side: int) -> int:
    t = s.tables
    due = t.draw[s.sides] if s.others_active(side) else t.last_draw[s.sides]
    return min(due, len(s.display))


class TakeOpen(SeatStep[TajState]):
    """[draw.choose] One open card after another; everybody sees which."""

    rule: ClassVar[str] = "draw.choose"
    asks: ClassVar[str] = "taj-prompt-take"
    about: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, s: TajState) -> list[Action]:
        words = s.words.take
        return [words[card] for card in s.display]

    def only_option(self, s: TajState) -> Action | None:
        return s.words.take[s.display[0]] if len(s.display) == 1 else None

    def apply(self, s: TajState, action: Action) -> None:
        assert isinstance(action, Take)
        card = action.card
        s.display.remove(card)
        s.hands[self.seat].append(card)
        s.known[card] = True
        s.tell("taj-log-take", self.rule, self.seat, "card", card)
        if self.left > 1 and s.display:
            s.stack.append(TakeOpen(self.seat, self.left - 1))
