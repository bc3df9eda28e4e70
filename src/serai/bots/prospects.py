"""Good turns, played on: how they stand when the next turn of the seat is over.

Every world says a little about all turns that are still in the race, with the same luck for each
of them. A turn that cannot catch up any more leaves the race, so that the others are seen in more
worlds; and once a single one is left, there is nothing more to think about.
"""

from math import sqrt
from typing import Final

from serai.bots.turns import Beginning
from serai.core import play
from serai.core.judge import Judge
from serai.core.luck import Luck
from serai.core.step import State

ENOUGH: Final = 4
"""Worlds in which turns must have been, before that says more than how they ended …"""
MOST: Final = 48
"""… and in which they are at most."""
SURE: Final = 3.0
"""A turn that is behind by so many times the usual error cannot catch up."""


class Prospect:
    """A turn, and how the seat stood later: one number for each world."""

    def __init__(self, beginning: Beginning) -> None:
        self.beginning: Final = beginning
        self.later: Final[list[float]] = []

    def mean(self) -> float:
        return sum(self.later) / len(self.later)

    def has_lost_to(self, other: "Prospect") -> bool:
        """Whether the other one is better for sure, by the worlds in which both were; or the same
        in all of them."""
        gaps = [b - a for a, b in zip(self.later, other.later, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean > SURE * sqrt(spread / len(gaps)) or not any(gaps)


class Prospects:
    """The race between the best turns that were found; the best of them comes first."""

    def __init__(
        self, judge: Judge, leading: list[Beginning], start: State, rounds: int = 1
    ) -> None:
        """So many rounds are played on, to the end of a turn of the seat."""
        self._judge = judge
        self._seat = play.actor(start)
        self._turns = start.seats * rounds + 1
        self._until = start.turns + self._turns
        self._racing = [Prospect(beginning) for beginning in leading]
        self.worlds = 0
        """In how many worlds they were."""
        self.turns = 0
        """Turns that were played for that."""

    @property
    def open(self) -> bool:
        """Whether it is still to be found out which one is the best."""
        return len(self._racing) > 1 and self.worlds < MOST

    def look(self, world: State, luck: Luck) -> None:
        """Play all that are in the race on in one world more; then whoever is beaten leaves."""
        self.worlds += 1
        self.turns += len(self._racing) * self._turns
        for one in self._racing:
            later = world.copy()
            for choice in one.beginning.choices:
                play.apply_trusted(later, choice)
                play.advance(later, luck)
            play_by_first_opinions(self._judge, later, luck, self._until)
            one.later.append(self._judge.standing(later, self._seat))
        if self.worlds >= ENOUGH and self.worlds % ENOUGH == 0:
            best = self._first()
            self._racing = [one for one in self._racing if one is best or not one.has_lost_to(best)]

    def best(self) -> Beginning:
        """The turn that went on best; the one that ended best, if little was seen of that."""
        if self.worlds < ENOUGH:
            return self._racing[0].beginning
        return self._first().beginning

    def _first(self) -> Prospect:
        return max(self._racing, key=Prospect.mean)


def ends_the_game(judge: Judge, world: State, luck: Luck) -> bool:
    """Whether nothing comes after this turn, as first opinions go."""
    later = world.copy()
    play_by_first_opinions(judge, later, luck, world.turns + 1)
    return not later.stack


def play_by_first_opinions(judge: Judge, world: State, luck: Luck, until: int) -> None:
    """Play a world on, until so many turns have begun."""
    while world.stack and world.turns < until:
        options = play.options(world)
        chosen = options[0]
        if len(options) > 1:
            priors = judge.priors(world, options)
            chosen = options[priors.index(max(priors))]
        play.apply_trusted(world, chosen)
        play.advance(world, luck)
