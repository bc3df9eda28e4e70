"""A turn: playing a coloured card, with a white or special one, or withdrawing."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Refusal, Step
from serai.games.taj_mahal.actions import Add, Play
from serai.games.taj_mahal.rules.withdrawal import withdraw
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import COLOURS, NONE


class Turn(Step[TajState]):
    """[visit.choice] Play a coloured card, or withdraw.

    [play.share] Only one's own colour counts, not those of the others. [play.forced] Whoever has
    no card that fits can only withdraw. [draw.alone] The last side in
    the contest may go on playing alone.
    """

    rule: ClassVar[str] = "visit.choice"
    private: ClassVar[bool] = True

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def actor(self, s: TajState) -> int:
        return self.side

    def options(self, s: TajState) -> list[Action]:
        hand = s.hands[self.side]
        mine = s.colour[self.side]
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
            play_card(s, self.side, action.card)
        else:
            withdraw(s, self.side)

    def refusals(self, s: TajState) -> list[Refusal]:
        allowed = self.options(s)
        refused: list[Refusal] = []
        for card in s.hands[self.side]:
            if s.tables.card_colour[card] < COLOURS:
                if s.words.play[card] not in allowed:
                    reason = Message(
                        "taj-refuse-colour", {"card": s.tables.card_ids[card]}, "play.colour"
                    )
                    refused.append(Refusal(s.words.play[card].text, reason))
            else:
                reason = Message(
                    "taj-refuse-alone", {"card": s.tables.card_ids[card]}, "play.companion"
                )
                refused.append(Refusal(s.words.add[card].text, reason))
                refused.append(Refusal(s.words.play[card].text, reason))
        return refused

    def prompt(self, s: TajState) -> Message:
        first = "first" if not s.has_played(self.side) else "later"
        return Message("taj-prompt-turn", {"seat": self.side, "turn": first}, self.rule)


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


class Companion(Step[TajState]):
    """[play.companion] A white or a special card may go with the coloured one: one a turn.

    [special.once] A special card comes back to the hand only on withdrawal.
    """

    rule: ClassVar[str] = "play.companion"
    private: ClassVar[bool] = True

    def __init__(self, side: int, colour: int) -> None:
        self.side: Final = side
        self.colour: Final = colour

    def actor(self, s: TajState) -> int:
        return self.side

    def options(self, s: TajState) -> list[Action]:
        options: list[Action] = []
        for card in s.hands[self.side]:
            if s.tables.card_colour[card] >= COLOURS:
                options.append(s.words.add[card])
        options.append(s.words.done)
        return options

    def apply(self, s: TajState, action: Action) -> None:
        """[special.change_first] With the colour change card the first card sets no colour: the
        next one does."""
        changes = False
        if isinstance(action, Add):
            from_hand(s, self.side, action.card)
            changes = action.card == s.tables.colour_change_card
        if not changes:
            s.colour[self.side] = self.colour

    def refusals(self, s: TajState) -> list[Refusal]:
        refused: list[Refusal] = []
        for card in s.hands[self.side]:
            if s.tables.card_colour[card] < COLOURS:
                args: dict[str, str | int] = {"card": s.tables.card_ids[card]}
                reason = Message("taj-refuse-second", args, "play.coloured")
                refused.append(Refusal(s.words.play[card].text, reason))
        return refused

    def prompt(self, s: TajState) -> Message:
        return Message("taj-prompt-companion", {"seat": self.side}, self.rule)


def from_hand(s: TajState, side: int, card: int) -> None:
    """[play.final] A card on the table does not come back to the hand during the visit."""
    s.hands[side].remove(card)
    s.known[card] = False
    s.lay_down(side, card)
