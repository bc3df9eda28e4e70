"""Dice: taking them from the supply, rolling them, and making room on the statue."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.step import NOBODY, ChanceStep, Message, SeatStep, Step
from serai.games.rajas.actions import Choose, Forgo, Reroll, Return, Roll
from serai.games.rajas.rewards import ANY, DICE_COLOURS, FACES
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import DICE


class GainDice(Step[RajasState]):
    """A procedure: dice of these colours come from the supply. [dice.none] A colour that is not
    there cannot be taken. [dice.full] Room is made, and [dice.any] open colours are chosen, before
    any of them is rolled."""

    rule: ClassVar[str] = "dice.roll"

    def __init__(self, seat: int, wanted: list[int], why: str) -> None:
        self.seat: Final = seat
        self.wanted: Final = wanted
        """Colours, one for each die; ANY where it is open."""
        self.why: Final = why

    def run(self, s: RajasState) -> None:
        there = obtainable(s, self.wanted)
        if len(there) < len(self.wanted):
            short = len(self.wanted) - len(there)
            s.tell("rajas-log-no-dice", "dice.none", self.seat, "count", short)
        if s.held[self.seat] + len(there) > s.capacity(self.seat):
            s.stack.append(MakeRoom(self.seat, self.wanted, self.why))
        elif ANY in there:
            s.stack.append(ChooseColour(self.seat, there, self.why))
        else:
            s.then(*[RollDie(self.seat, colour, self.why) for colour in there])


def obtainable(s: RajasState, wanted: list[int]) -> list[int]:
    """Those of the wanted dice that the supply has."""
    left = s.supply[:]
    found: list[int] = []
    for colour in wanted:
        if colour == ANY:
            found.append(colour)  # all statues together hold fewer dice than there are
        elif left[colour] > 0:
            left[colour] -= 1
            found.append(colour)
    return found


class AboutDice(SeatStep[RajasState]):
    """A question before dice of these colours are rolled."""

    def __init__(self, seat: int, wanted: list[int], why: str) -> None:
        super().__init__(seat)
        self.wanted: Final = wanted
        self.why: Final = why


class MakeRoom(AboutDice):
    """[dice.full] Not all dice have room: give one back, or do without one of the new ones."""

    rule: ClassVar[str] = "dice.full"

    def options(self, s: RajasState) -> list[Action]:
        there = obtainable(s, self.wanted)
        return [
            *[s.words.give_back[die] for die in s.kinds_held(self.seat)],
            *[s.words.forgo[colour] for colour in range(ANY + 1) if colour in there],
        ]

    def apply(self, s: RajasState, action: Action) -> None:
        wanted = self.wanted[:]
        if isinstance(action, Return):
            s.take_die(self.seat, action.die)
            s.tell("rajas-log-return", self.rule, self.seat, "die", action.die)
        else:
            assert isinstance(action, Forgo)
            wanted.remove(action.colour)
            s.tell("rajas-log-forgo", self.rule, self.seat, "colour", action.colour)
        if wanted:
            s.stack.append(GainDice(self.seat, wanted, self.why))

    def prompt(self, s: RajasState) -> Message:
        count = len(obtainable(s, self.wanted))
        room = s.capacity(self.seat) - s.held[self.seat]
        return s.message("rajas-prompt-room", self.rule, self.seat, "count", count, "room", room)


class ChooseColour(AboutDice):
    """[dice.any] The colour of a die is chosen, for each die on its own; then all are rolled."""

    rule: ClassVar[str] = "dice.any"

    def options(self, s: RajasState) -> list[Action]:
        return [
            s.words.choose[colour]
            for colour in range(DICE_COLOURS)
            if s.supply[colour] > self.wanted.count(colour)
        ]

    def apply(self, s: RajasState, action: Action) -> None:
        assert isinstance(action, Choose)
        wanted = self.wanted[:]
        wanted[wanted.index(ANY)] = action.colour
        s.stack.append(GainDice(self.seat, wanted, self.why))

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
        assert isinstance(action, Roll)
        s.put_die(self.seat, action.die)
        s.tell("rajas-log-roll", self.why, self.seat, "die", action.die)


# === ROLLING AGAIN ============================================================================


class RollAgain(SeatStep[RajasState]):
    """[palace.terrace] Any dice, chosen one by one, are rolled again together, each once."""

    rule: ClassVar[str] = "palace.terrace"
    asks: ClassVar[str] = "rajas-prompt-reroll"

    def actor(self, s: RajasState) -> int:
        return self.seat if s.held[self.seat] or s.cup else NOBODY

    def run(self, s: RajasState) -> None:
        """There is no die to roll."""

    def options(self, s: RajasState) -> list[Action]:
        return [*[s.words.reroll[die] for die in s.kinds_held(self.seat)], s.words.done]

    def apply(self, s: RajasState, action: Action) -> None:
        if isinstance(action, Reroll):
            s.dice[self.seat * DICE + action.die] -= 1
            s.held[self.seat] -= 1
            s.cup.append(action.die)
            s.stack.append(self)
        else:  # from the supply, as all dice that are rolled
            for die in s.cup:
                s.supply[die // FACES] += 1
            s.then(*[RollDie(self.seat, die // FACES, self.rule) for die in s.cup])
            s.cup = []
