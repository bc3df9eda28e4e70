"""The end of a turn after withdrawing: discarding and drawing."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import SeatStep, Step
from serai.games.taj_mahal.actions import Take
from serai.games.taj_mahal.rules.deck import deal
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import SPECIAL, SYMBOLS


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
