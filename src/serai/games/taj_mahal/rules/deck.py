"""The face-down deck: a bag that chance draws from, refilled from the discard pile."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.step import EVERYONE, NOBODY, ChanceStep, Step
from serai.games.taj_mahal.actions import Deal
from serai.games.taj_mahal.state import TajState

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
        self.to: Final = to
        self.count: Final = count
        self.why: Final = why
        """The rule that makes somebody draw."""

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
