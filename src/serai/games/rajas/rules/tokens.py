"""Income tokens: white ones that pay at once, and those of Navaratna that are laid on incomes."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.step import ChanceStep, Do, IfPossible, Refusal, SeatStep
from serai.games.rajas.rules.gains import Give
from serai.games.rajas.rules.province import pay_income, touched
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import BROWN, INCOMES, NONE, TOKEN_COLOURS


def get_token(s: RajasState, seat: int) -> None:
    """[palace.dancer] The top white token; [navaratna.dancer] in Navaratna any one that lies open.
    [mixed.tokens] Players of different experience have the white ones, and they pay at once."""
    if s.mode.navaratna:
        s.stack.append(TakeToken(seat, "navaratna.dancer"))
    else:
        refill(s)
        s.stack.append(DrawWhite(seat))


def refill(s: RajasState) -> None:
    """[palace.discard] When the pile is empty, the discarded ones make a new one."""
    if not s.pile:
        s.pile, s.discard = sorted(s.discard), []
        s.tell("rajas-log-shuffle", "palace.discard")


def discard(s: RajasState, token: int) -> None:
    """[palace.discard] Only what has paid: what it brings may lead to another token."""
    s.discard.append(token)
    refill(s)


class DrawWhite(ChanceStep[RajasState]):
    """[palace.token] A white token pays at once."""

    rule: ClassVar[str] = "palace.token"

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.draw[token] for token in s.pile]

    def sample(self, s: RajasState, luck: Luck, n: int) -> Action:
        return s.words.draw[s.pile[luck.below(n, len(s.pile))]]

    def apply(self, s: RajasState, action: Action) -> None:
        token = action.thing
        s.pile.remove(token)
        s.tell("rajas-log-draw", self.rule, self.seat, "token", token)
        s.then(Give(self.seat, s.tables.token_rewards[token], self.rule), Do(discard, token))


# === NAVARATNA ================================================================================


def free_slots(s: RajasState, seat: int, colour: int) -> list[int]:
    """[navaratna.slot] The incomes of a colour without a token."""
    first = seat * INCOMES
    fit = [income for income in range(INCOMES) if s.tables.slot_colour[income] == colour]
    return [income for income in fit if s.token_on[first + income] == NONE]


class TakeToken(IfPossible[RajasState]):
    """[navaratna.supply] One of the open tokens, [navaratna.room] or none."""

    rule: ClassVar[str] = "navaratna.room"
    asks: ClassVar[str] = "rajas-prompt-token"

    def options(self, s: RajasState) -> list[Action]:
        """Those for which there is room; of several that are alike the first."""
        rewards, colours = s.tables.token_rewards, s.tables.token_colour
        room = [bool(free_slots(s, self.seat, colour)) for colour in range(TOKEN_COLOURS)]
        found: list[int] = []
        for token, colour in enumerate(colours):
            before = found[-1] if found else token
            alike = colours[before] == colour and rewards[before] == rewards[token]
            if s.tokens[token] and room[colour] and (before == token or not alike):
                found.append(token)
        return [*[s.words.token[token] for token in found], s.words.done] if found else []

    def run(self, s: RajasState) -> None:
        """Nothing to take: for want of room, or of tokens for the room that there is."""
        room = any(free_slots(s, self.seat, colour) for colour in range(TOKEN_COLOURS))
        told = "rajas-log-none-fits" if room else "rajas-log-no-room"
        s.tell(told, self.rule, self.seat)

    def apply(self, s: RajasState, action: Action) -> None:
        token = action.thing
        if action.verb == "token":
            s.tokens[token] = False
            s.tell("rajas-log-token", self.why, self.seat, "token", token)
            s.stack.append(LayToken(self.seat, token))
        else:
            s.tell("rajas-log-no-token", self.why, self.seat)

    def refusals(self, s: RajasState) -> list[Refusal]:
        open_ones = [word for word in s.words.token if s.tokens[word.thing]]
        colour = s.tables.token_colour
        shut = [one for one in open_ones if not free_slots(s, self.seat, colour[one.thing])]
        return [s.refuse(word, "rajas-refuse-slot", "navaratna.room") for word in shut]


class LayToken(SeatStep[RajasState]):
    """[navaratna.slot] The income that the token is laid on. [navaratna.stay] It stays there.

    [navaratna.pays] It pays when it is linked; on an income that is linked already it pays nothing,
    [navaratna.again] unless that one is cut off and linked once more.
    """

    rule: ClassVar[str] = "navaratna.slot"
    asks: ClassVar[str] = "rajas-prompt-slot"
    about: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token: Final = token

    def options(self, s: RajasState) -> list[Action]:
        colour = s.tables.token_colour[self.token]
        return [s.words.slot[income] for income in free_slots(s, self.seat, colour)]

    def apply(self, s: RajasState, action: Action) -> None:
        income = action.thing
        s.token_on[self.seat * INCOMES + income] = self.token
        s.tell("rajas-log-slot", self.rule, self.seat, "token", self.token, "income", income)
        s.owed[self.seat] |= 1 << income
        if s.tables.linked_token_pays and touched(s, self.seat) & 1 << income:
            s.tell("rajas-log-income", "navaratna.pays", self.seat, "income", income)
            pay_income(s, self.seat, income)


class DrawBrown(ChanceStep[RajasState]):
    """[navaratna.start] A brown token for each seat, drawn and laid open."""

    rule: ClassVar[str] = "navaratna.start"

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.draw[token] for token in s.tables.tokens_of[BROWN] if s.tokens[token]]

    def apply(self, s: RajasState, action: Action) -> None:
        token = action.thing
        s.begin_turn(self.seat)
        s.tokens[token] = False
        s.tell("rajas-log-brown", self.rule, self.seat, "token", token)
        s.stack.append(LayToken(self.seat, token))
