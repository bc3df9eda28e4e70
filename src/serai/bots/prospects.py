"""The best turns found, played on to the end of the seat's next turn, to compare how they stand.

Each imagined world gives one number for every turn still in the race, with the same luck for all. A
turn that is significantly behind leaves the race, so that the others get more worlds; when one is
left, thinking is over.
"""

from math import sqrt
from typing import Final

from serai.bots.turns import PartialTurn
from serai.core import play
from serai.core.judge import Judge, play_by_priors
from serai.core.luck import Luck
from serai.core.step import State

ENOUGH: Final = 4
"""Worlds played before their results count more than the value at the end of the turn."""
MOST: Final = 48
"""Most worlds played."""
SURE: Final = 3.0
"""Standard errors by which a turn must be behind to leave the race."""


class Prospect:
    """A turn in the race, with the standing of the seat later on in each world."""

    def __init__(self, turn: PartialTurn) -> None:
        self.turn: Final = turn
        self.later: Final[list[float]] = []

    def mean(self) -> float:
        return sum(self.later) / len(self.later)

    def has_lost_to(self, other: "Prospect") -> bool:
        """Whether the other one is significantly better, or the same in every world."""
        gaps = [b - a for a, b in zip(self.later, other.later, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean > SURE * sqrt(spread / len(gaps)) or not any(gaps)


class Prospects:
    """The race between the leading turns, which come with the best one first."""

    def __init__(
        self, judge: Judge, leading: list[PartialTurn], start: State, rounds: int = 1
    ) -> None:
        """`rounds`: how many rounds are played on, each to the end of a turn of the seat."""
        self._judge = judge
        self._seat = play.actor(start)
        self._turns = start.seats * rounds + 1
        self._until = start.turns + self._turns
        self._racing = [Prospect(turn) for turn in leading]
        self.worlds = 0
        """Worlds played so far."""
        self.turns = 0
        """Turns played in these worlds."""

    @property
    def open(self) -> bool:
        """Whether more worlds could still change which turn is the best."""
        return len(self._racing) > 1 and self.worlds < MOST

    def play_in(self, world: State, luck: Luck) -> None:
        """Play all turns of the race in one more world; every few worlds, drop those that lost."""
        self.worlds += 1
        self.turns += len(self._racing) * self._turns
        for prospect in self._racing:
            later = world.copy()
            for choice in prospect.turn.choices:
                play.apply_trusted(later, choice)
                play.advance(later, luck)
            play_by_priors(self._judge, later, luck, self._until)
            prospect.later.append(self._judge.standing(later, self._seat))
        if self.worlds >= ENOUGH and self.worlds % ENOUGH == 0:
            best = self._first()
            self._racing = [
                prospect
                for prospect in self._racing
                if prospect is best or not prospect.has_lost_to(best)
            ]

    def best(self) -> PartialTurn:
        """The turn with the best mean; before `ENOUGH` worlds the one that came first."""
        if self.worlds < ENOUGH:
            return self._racing[0].turn
        return self._first().turn

    def _first(self) -> Prospect:
        return max(self._racing, key=Prospect.mean)


def ends_the_game(judge: Judge, world: State, luck: Luck) -> bool:
    """Whether the game ends with this turn, if it is finished by priors."""
    later = world.copy()
    play_by_priors(judge, later, luck, world.turns + 1)
    return not later.stack
