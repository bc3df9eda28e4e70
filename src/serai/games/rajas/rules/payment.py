"""Dice: taking them from the supply, rolling them, making room on the statue; and paying with them,
as they lie or turned over by karma."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.step import NOBODY, ChanceStep, IfPossible, Message, Refusal, SeatStep
from serai.games.rajas.rewards import ANY, DICE_COLOURS, FACES
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import ANY_DIE, AT_MOST, DICE, OF_COLOUR, OF_VALUE

TURNED: Final = FACES + 1
"""[karma.turn] A die and its other side show so much together."""
LOW: Final = FACES // 2
"""A die that shows this or less is worth more when it is turned over."""


def gain_dice(s: RajasState, seat: int, wanted: list[int], why: str) -> None:
    """Dice of these colours come from the supply, ANY where the colour is open. [dice.none] One
    that is not there cannot be taken. [dice.full] Room is made, and [dice.any] open colours are
    chosen, before any of them is rolled."""
    there = obtainable(s, wanted)
    if len(there) < len(wanted):
        s.tell("rajas-log-no-dice", "dice.none", seat, "count", len(wanted) - len(there))
    if s.held[seat] + len(there) > s.capacity(seat):
        s.stack.append(MakeRoom(seat, wanted, why))
    elif ANY in there:
        s.stack.append(ChooseColour(seat, there, why))
    else:
        for colour in reversed(there):  # the first one comes to lie on top
            s.stack.append(RollDie(seat, colour, why))


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
        there = obtainable(s, self.wanted)
        give_back = [s.words.give_back[die] for die in s.kinds_held(self.seat)]
        return give_back + [s.words.forgo[colour] for colour in sorted(set(there))]

    def apply(self, s: RajasState, action: Action) -> None:
        wanted = self.wanted[:]
        if action.verb == "return":
            die = action.thing
            s.take_die(self.seat, die)
            s.tell("rajas-log-return", self.rule, self.seat, "die", die)
        else:
            colour = action.thing
            wanted.remove(colour)
            s.tell("rajas-log-forgo", self.rule, self.seat, "colour", colour)
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
        colour = action.thing
        wanted = self.wanted[:]
        wanted[wanted.index(ANY)] = colour
        gain_dice(s, self.seat, wanted, self.why)

    def prompt(self, s: RajasState) -> Message:
        open_ones = self.wanted.count(ANY)
        return s.message("rajas-prompt-colour", self.rule, self.seat, "count", open_ones)


class RollDie(ChanceStep[RajasState]):
    """[dice.roll] A new die is rolled at once, and lies on the statue."""

    rule: ClassVar[str] = "dice.roll"

    def __init__(self, seat: int, colour: int, why: str) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.why: Final = why

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

    def actor(self, s: RajasState) -> int:
        return self.seat if s.held[self.seat] or s.cup else NOBODY

    def only_option(self, s: RajasState) -> Action | None:
        return None if s.held[self.seat] else s.words.done

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


def pays(kind: int, of: int, colour: int, value: int) -> bool:
    """[place.price] Whether a die is what a place asks for."""
    if kind == OF_COLOUR:
        return colour == of
    if kind == OF_VALUE:
        return value == of
    if kind == AT_MOST:
        return value <= of
    return True


def turning_helps(kind: int, of: int, value: int) -> bool:
    """[karma.when] Whether a die may be turned over for a price: if only so it fits, or if more
    pips bring more."""
    if kind == OF_COLOUR:
        return False
    if kind == ANY_DIE:
        return value <= LOW
    turned = TURNED - value
    return turned == of if kind == OF_VALUE else turned <= of


def price_options(s: RajasState, seat: int, kind: int, of: int) -> list[Action]:
    """The dice that a seat can pay for a place, as they lie or turned over.

    [karma.least] Without karma no die is turned.
    """
    words, first, karma = s.words, seat * DICE, s.karma[seat]
    as_they_lie: list[Action] = []
    turned: list[Action] = []
    for die in range(DICE):
        if s.dice[first + die] == 0:
            continue
        value = value_of(die)
        if pays(kind, of, die // FACES, value):
            as_they_lie.append(words.pay[die])
        if karma and turning_helps(kind, of, value):
            turned.append(words.flip[die])
    return as_they_lie + turned if turned else as_they_lie


def give_up(s: RajasState, seat: int, action: Action, why: str) -> int:
    """[dice.pay] A die goes to the supply, as it lies or [karma.turn] turned over for one karma.
    Returns what it counts."""
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
        self.flipped: Final = flipped
        """A die of this payment was turned over."""

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
        first = seat * DICE + colour * FACES
        for value in range(FACES, 0, -1):
            if not s.dice[first + value - 1]:
                continue
            die = colour * FACES + value - 1
            if value + reach(s, seat, colour, flips, value) >= need:
                options.append(s.words.pay[die])
            if flips and value <= LOW:
                turned = TURNED - value
                if turned + reach(s, seat, colour, flips - 1, value) >= need:
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
        other = [die for die in s.kinds_held(self.seat) if die // FACES != self.colour]
        pay = s.words.pay
        return [s.refuse(pay[die], "rajas-refuse-colour", self.why, "die", die) for die in other]

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
    first = colour * FACES
    dice: list[int] = []
    values: list[int] = []
    short = need - reach(s, seat, colour, 0)
    for value in range(1, FACES + 1):
        for _ in range(s.dice[seat * DICE + first + value - 1]):
            if short > 0 and flips and value <= LOW:
                flips -= 1
                short -= TURNED - 2 * value
                dice.append(DICE + first + value - 1)
                values.append(TURNED - value)
            else:
                dice.append(first + value - 1)
                values.append(value)
    return [dice[at] for at in least_sum(values, need)]


def least_sum(values: list[int], need: int) -> list[int]:
    """Places of the values that come to the least sum from `need` on, as few as possible."""
    total = sum(values)
    most = len(values) + 1
    fewest = [0] + [most] * total  # how few values make up each sum
    chosen: list[list[int]] = [[] for _ in range(total + 1)]  # and which
    for at in range(len(values)):
        value = values[at]
        for made in range(total, value - 1, -1):
            before = made - value
            if fewest[before] + 1 < fewest[made]:
                fewest[made] = fewest[before] + 1
                chosen[made] = [*chosen[before], at]
    for made in range(need, total + 1):
        if fewest[made] < most:
            return chosen[made]
    return [*range(len(values))]
