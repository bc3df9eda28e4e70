"""A turn: playing a coloured card, with a white or special one, or withdrawing."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Refusal, SeatStep
from serai.games.taj_mahal.actions import Add, Play
from serai.games.taj_mahal.rules.withdrawal import leads_anything, withdraw
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import COLOURS, NONE, WHITE


class Turn(SeatStep[TajState]):
    """[visit.choice] Play a coloured card, or withdraw.

    [play.share] Only one's own colour counts, not those of the others. [play.forced] Whoever has
    no card that fits can only withdraw. [draw.alone] The last side in
    the contest may go on playing alone.
    """

    rule: ClassVar[str] = "visit.choice"
    private: ClassVar[bool] = True

    def options(self, s: TajState) -> list[Action]:
        hand = s.hands[self.seat]
        mine = s.colour[self.seat]
        free = mine == NONE or s.tables.colour_change_card in hand
        colours = s.tables.card_colour
        words = s.words.play
        options: list[Action] = []
        for card in hand:
            colour = colours[card]
            if colour == mine or (free and colour < COLOURS):
                options.append(words[card])
        options.append(s.words.withdraw)
        return options

    def apply(self, s: TajState, action: Action) -> None:
        if isinstance(action, Play):
            play_card(s, self.seat, action.card)
        else:
            withdraw(s, self.seat)

    def refusals(self, s: TajState) -> list[Refusal]:
        allowed = self.options(s)
        refused: list[Refusal] = []
        for card in s.hands[self.seat]:
            play = s.words.play[card]
            if s.tables.card_colour[card] < COLOURS:
                if play not in allowed:
                    refused.append(s.refuse(play, "taj-refuse-colour", "play.colour", "card", card))
            else:
                for action in (s.words.add[card], play):
                    refused.append(
                        s.refuse(action, "taj-refuse-alone", "play.companion", "card", card)
                    )
        return refused

    def prompt(self, s: TajState) -> Message:
        args: dict[str, str | int] = {
            "seat": self.seat,
            "turn": "later" if s.has_played(self.seat) else "first",
            "leads": "yes" if leads_anything(s, self.seat) else "no",
        }
        return Message("taj-prompt-turn", args, self.rule)


def play_card(s: TajState, side: int, card: int) -> None:
    """[play.coloured] One coloured card a turn.

    [play.colour] The first one sets the colour of the visit. [special.change_later] A card of
    another colour brings the colour change card with it; the colour stays as it was.
    """
    colour = s.tables.card_colour[card]
    from_hand(s, side, card)
    if s.colour[side] == NONE or s.colour[side] == colour:
        s.stack.append(Companion(side, colour))
        return
    from_hand(s, side, s.tables.colour_change_card)


class Companion(SeatStep[TajState]):
    """[play.companion] A white or a special card may go with the coloured one: one a turn.

    [special.once] A special card comes back to the hand only on withdrawal.
    """

    rule: ClassVar[str] = "play.companion"
    asks: ClassVar[str] = "taj-prompt-companion"
    private: ClassVar[bool] = True

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def options(self, s: TajState) -> list[Action]:
        options: list[Action] = []
        for card in s.hands[self.seat]:
            if s.tables.card_colour[card] >= COLOURS:
                options.append(s.words.add[card])
        options.append(s.words.done)
        return options

    def kind(self, s: TajState, action: Action) -> str:
        if isinstance(action, Add):
            return "white" if s.tables.card_colour[action.card] == WHITE else "special"
        return action.verb

    def apply(self, s: TajState, action: Action) -> None:
        """[special.change_first] With the colour change card the first card sets no colour: the
        next one does."""
        changes = False
        if isinstance(action, Add):
            from_hand(s, self.seat, action.card)
            changes = action.card == s.tables.colour_change_card
        if not changes:
            s.colour[self.seat] = self.colour

    def refusals(self, s: TajState) -> list[Refusal]:
        refused: list[Refusal] = []
        for card in s.hands[self.seat]:
            if s.tables.card_colour[card] < COLOURS:
                play = s.words.play[card]
                refused.append(s.refuse(play, "taj-refuse-second", "play.coloured", "card", card))
        return refused


def from_hand(s: TajState, side: int, card: int) -> None:
    """[play.final] A card on the table does not come back to the hand during the visit."""
    s.hands[side].remove(card)
    s.known[card] = False
    s.lay_down(side, card)
