"""Dice: taking them from the supply, rolling them, making room on the statue; and paying with them,
as they lie or turned over by karma."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.step import ChanceStep, IfPossible, Message, Refusal, SeatStep
from serai.games.rajas.rewards import ANY, DICE_COLOURS, FACES
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import DICE, LOW, TURNED, Price


def gain_dice(s: RajasState, seat: int, wanted: list[int], why: str) -> None:
    """Dice of these colours come from the supply, ANY where the colour is open. [dice.full] Room is
    made, maybe by giving back a die that lacks; [dice.none] one that is still not there cannot be
    taken. [dice.any] Open colours are chosen before any of them is rolled."""
    there = obtainable(s, wanted)
    if not wanted:
        s.tell("rajas-log-nothing", why, seat)
    if s.held[seat] + len(there) > s.capacity(seat):
        s.stack.append(MakeRoom(seat, wanted, why))
        return
    if len(there) < len(wanted):
        s.tell("rajas-log-no-dice", "dice.none", seat, "count", len(wanted) - len(there))
    if ANY in there:
        s.stack.append(ChooseColour(seat, there, why))
    else:
        s.then(*[RollDie(seat, colour, why) for colour in there])


def obtainable(s: RajasState, wanted: list[int]) -> list[int]:
    """Those of the wanted dice that the supply has."""
    left = [*s.supply, len(wanted)]  # of any colour: statues hold fewer dice than there are
    found: list[int] = []
    for colour in wanted:
        if left[colour] > 0:
            left[colour] -= 1
            found.append(colour)
    return found


class AboutDice(SeatStep[RajasState]):
    """A question before dice of these colours are rolled."""

    def __init__(self, seat: int, wanted: list[int], why: str) -> None:
        super().__init__(seat, why)
        self.wanted: Final = wanted


class MakeRoom(AboutDice):
    """[dice.full] Not all dice have room: give one back, or do without one of the new ones."""

    rule: ClassVar[str] = "dice.full"

    def options(self, s: RajasState) -> list[Action]:
        there = sorted(set(obtainable(s, self.wanted)))
        give_back = [s.words.give_back[die] for die in s.kinds_held(self.seat)]
        return give_back + [s.words.forgo[colour] for colour in there]

    def apply(self, s: RajasState, action: Action) -> None:
        wanted, thing = self.wanted[:], action.thing
        if action.verb == "return":
            s.take_die(self.seat, thing)
            s.tell("rajas-log-return", self.rule, self.seat, "die", thing)
        else:
            wanted.remove(thing)
            s.tell("rajas-log-forgo", self.rule, self.seat, "colour", thing)
        if wanted:
            gain_dice(s, self.seat, wanted, self.why)

    def prompt(self, s: RajasState) -> Message:
        count = len(obtainable(s, self.wanted))
        room = s.capacity(self.seat) - s.held[self.seat]
        return s.message("rajas-prompt-room", self.rule, self.seat, "count", count, "room", room)


class ChooseColour(AboutDice):
    """[dice.any] The colour of a die is chosen, for each die on its own; then all are rolled."""

    rule: ClassVar[str] = "dice.any"

    def options(self, s: RajasState) -> list[Action]:
        there = [one for one, left in enumerate(s.supply) if left > self.wanted.count(one)]
        return [s.words.choose[colour] for colour in there]

    def apply(self, s: RajasState, action: Action) -> None:
        colour, wanted = action.thing, self.wanted[:]
        wanted[wanted.index(ANY)] = colour
        gain_dice(s, self.seat, wanted, self.why)

    def prompt(self, s: RajasState) -> Message:
        open_ones = self.wanted.count(ANY)
        return s.message("rajas-prompt-colour", self.rule, self.seat, "count", open_ones)


class RollDie(ChanceStep[RajasState]):
    """[dice.roll] A new die is rolled at once, and lies on the statue."""

    rule: ClassVar[str] = "dice.roll"

    def __init__(self, seat: int, colour: int, why: str) -> None:
        super().__init__(seat, why)
        self.colour: Final = colour

    def options(self, s: RajasState) -> list[Action]:
        return [*s.words.roll[self.colour * FACES : (self.colour + 1) * FACES]]

    def sample(self, s: RajasState, luck: Luck, n: int) -> Action:
        return s.words.roll[self.colour * FACES + luck.below(n, FACES)]

    def apply(self, s: RajasState, action: Action) -> None:
        die = action.thing
        s.put_die(self.seat, die)
        s.tell("rajas-log-roll", self.why, self.seat, "die", die)


# === ROLLING AGAIN ============================================================================


class RollAgain(IfPossible[RajasState]):
    """[palace.terrace] Any dice, chosen one by one, are rolled again together, each once."""

    rule: ClassVar[str] = "palace.terrace"
    asks: ClassVar[str] = "rajas-prompt-reroll"

    def options(self, s: RajasState) -> list[Action]:
        again = [s.words.reroll[die] for die in s.kinds_held(self.seat)]
        return [*again, s.words.done] if again or s.cup else []

    def apply(self, s: RajasState, action: Action) -> None:
        die = action.thing
        if action.verb == "reroll":
            s.dice[self.seat * DICE + die] -= 1
            s.held[self.seat] -= 1
            s.cup.append(die)
            s.tell("rajas-log-reroll", self.rule, self.seat, "die", die)
            s.stack.append(self)
        else:  # from the supply, as all dice that are rolled
            for die in s.cup:
                s.supply[die // FACES] += 1
            s.then(*[RollDie(self.seat, die // FACES, self.rule) for die in s.cup])
            s.cup = []


# === PAYING FOR A PLACE =======================================================================


def value_of(die: int) -> int:
    return die % FACES + 1


def price_options(s: RajasState, seat: int, price: Price) -> list[Action]:
    """The dice that a seat can pay for a place, as they lie or turned over.

    [karma.least] Without karma no die is turned.
    """
    held, words = s.kinds_held(seat), s.words
    as_they_lie = [words.pay[die] for die in held if price.fits >> die & 1]
    if not s.karma[seat]:
        return as_they_lie
    return as_they_lie + [words.flip[die] for die in held if price.turned >> die & 1]


def give_up(s: RajasState, seat: int, action: Action, why: str) -> int:
    """[dice.pay] What a die counts that goes to the supply, [karma.turn] maybe turned by karma."""
    die, value = action.thing, value_of(action.thing)
    s.take_die(seat, die)
    if action.verb == "flip":
        s.karma[seat] -= 1
        value = TURNED - value
        s.tell("rajas-log-flip", "karma.turn", seat, "die", die, "value", value)
    else:
        s.tell("rajas-log-pay", why, seat, "die", die)
    return value


# === DICE OF ONE COLOUR =======================================================================


def reach(s: RajasState, seat: int, colour: int, flips: int, spent: int = 0) -> int:
    """What all dice of a colour come to, with so many turned over; without one that shows `spent`.

    [karma.several] Each turned die costs one karma: the lowest ones gain most.
    """
    first = seat * DICE + colour * FACES
    total = 0
    for value in range(1, FACES + 1):
        count = s.dice[first + value - 1]
        if value == spent:
            count -= 1
        if count == 0:
            continue
        total += count * value
        if flips and value <= LOW:
            turned = min(flips, count)
            total += turned * (TURNED - 2 * value)
            flips -= turned
    return total


def flips_left(s: RajasState, seat: int, flipped: bool = False) -> int:
    """[karma.several] How many dice a seat may still turn over in one payment."""
    if s.tables.several_karma:
        return s.karma[seat]
    return min(s.karma[seat], 0 if flipped else 1)


def means(s: RajasState, seat: int) -> list[int]:
    """What the dice of each colour come to at most."""
    flips = flips_left(s, seat)
    return [reach(s, seat, colour, flips) for colour in range(DICE_COLOURS)]


class PayTile(SeatStep[RajasState]):
    """[quarry.dice] Dice of the tile's colour are paid, as proposed or one by one. [quarry.overpay]
    Whoever pays one by one may go on when they show its cost; nothing comes back."""

    rule: ClassVar[str] = "quarry.dice"

    def __init__(self, seat: int, colour: int, need: int, why: str, flipped: bool = False) -> None:
        super().__init__(seat, why)
        self.colour: Final = colour
        self.need: Final = need
        """What the dice must still show; with nothing left they may show more."""
        self.flipped: Final = flipped  # a die of this payment was turned over

    def options(self, s: RajasState) -> list[Action]:
        flips = flips_left(s, self.seat, self.flipped)
        if self.need > 0 and needs_all(s, self.seat, self.colour, self.need, flips):
            return [s.words.settle]
        return [s.words.settle if self.need > 0 else s.words.done, *self._single(s)]

    def kind(self, s: RajasState, action: Action) -> str:
        return "done" if action is s.words.done else "pay"  # as proposed or not, turned over or not

    def _single(self, s: RajasState) -> list[Action]:
        """Every die that may be the next, so that the others suffice for the rest."""
        options: list[Action] = []
        seat, colour, need = self.seat, self.colour, self.need
        flips = flips_left(s, seat, self.flipped) if need > 0 else 0
        for die in range((colour + 1) * FACES - 1, colour * FACES - 1, -1):
            value = value_of(die)
            if not s.dice[seat * DICE + die]:
                continue
            if value + reach(s, seat, colour, flips, value) >= need:
                options.append(s.words.pay[die])
            turned = flips and value <= LOW
            if turned and TURNED - value + reach(s, seat, colour, flips - 1, value) >= need:
                options.append(s.words.flip[die])
        return options

    def apply(self, s: RajasState, action: Action) -> None:
        if action.verb == "settle":
            flips = flips_left(s, self.seat, self.flipped)
            for die in proposal(s, self.seat, self.colour, self.need, flips):
                paid = s.words.pay[die] if die < DICE else s.words.flip[die - DICE]
                give_up(s, self.seat, paid, self.why)
        elif action.verb != "done":
            left = self.need - give_up(s, self.seat, action, self.why)
            flipped = self.flipped or action.verb == "flip"
            s.stack.append(PayTile(self.seat, self.colour, left, self.why, flipped))

    def refusals(self, s: RajasState) -> list[Refusal]:
        others = [die for die in s.kinds_held(self.seat) if die // FACES != self.colour]
        pay = s.words.pay
        return [s.refuse(pay[die], "rajas-refuse-colour", self.why, "die", die) for die in others]

    def prompt(self, s: RajasState) -> Message:
        about = ("colour", self.colour, "need", max(self.need, 0))
        return s.message("rajas-prompt-pay-tile", self.why, self.seat, *about)


def needs_all(s: RajasState, seat: int, colour: int, need: int, flips: int) -> bool:
    """Whether nothing is left to choose: no die of the colour can be spared, and those that are
    worth turning over must all be turned, or none can."""
    first = seat * DICE + colour * FACES
    low = 0
    for value in range(1, FACES + 1):
        count = s.dice[first + value - 1]
        if count and reach(s, seat, colour, flips, value) >= need:
            return False
        if value <= LOW:
            low += count
    if low == 0 or flips == 0:
        return True
    return low <= flips and reach(s, seat, colour, low - 1) < need


def proposal(s: RajasState, seat: int, colour: int, need: int, flips: int) -> list[int]:
    """A sensible payment: as little too much as possible, with few dice, and karma only if it must
    be. Numbers of dice; DICE is added to those that are turned over."""
    dice: list[int] = []
    values: list[int] = []
    short = need - reach(s, seat, colour, 0)
    for die in range(colour * FACES, (colour + 1) * FACES):
        value = value_of(die)
        for _ in range(s.dice[seat * DICE + die]):
            turned = short > 0 and flips > 0 and value <= LOW
            if turned:
                flips -= 1
                short -= TURNED - 2 * value
            dice.append(DICE + die if turned else die)
            values.append(TURNED - value if turned else value)
    return [dice[at] for at in least_sum(values, need)]


def least_sum(values: list[int], need: int) -> list[int]:
    """Places of the values that come to the least sum from `need` on, as few as possible."""
    best: dict[int, list[int]] = {0: []}  # by sum: the fewest values that make it up
    for at, value in enumerate(values):
        for made, chosen in list(best.items()):
            known = best.get(made + value)
            if known is None or len(known) > len(chosen) + 1:
                best[made + value] = [*chosen, at]
    return best[min([made for made in best if made >= need], default=sum(values))]
