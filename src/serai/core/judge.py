"""What a game tells bots about good play: a judge of positions and a quick opinion on moves.

A judge looks at imagined worlds only, and in them only at what the seat it speaks for may know.
Every game has its own judge, compiled with its rules; bots know no game.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from serai.core import play
from serai.core.action import Action
from serai.core.luck import FastLuck, Stream
from serai.core.step import State

FINE = 1 << 20
"""A stream gives whole numbers: so many make up a number between 0 and 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Opinions about positions and moves, in points of the game."""

    def value(self, s: State, seat: int) -> float:
        """How many points the seat may expect in the end, from what that seat may know."""
        raise NotImplementedError

    def priors(self, s: State, options: list[Action]) -> list[float]:
        """What each option may bring its actor, in points; only the differences count."""
        return [0.0] * len(options)

    def guess(self, s: State, options: list[Action], stream: Stream) -> Action:
        """A sensible choice for the actor, found quickly: for playing a world out."""
        if len(options) == 1:
            return options[0]
        weights = soft_shares(self.priors(s, options), self.temperature())
        left = stream.below(FINE) / FINE
        for at, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return options[at]
        return options[-1]

    def temperature(self) -> float:
        """By how many points a prior is usually wrong: how freely `guess` deviates from it."""
        return 1.0

    def quiet(self, s: State) -> bool:
        """Whether `value` can be trusted here: nobody is in the middle of settling something."""
        return True

    def horizon(self, s: State) -> int:
        """The part of the game that is being played. Worlds are played out to the end of one."""
        return 0

    def swing(self, s: State) -> float:
        """By how many points the rest of the game may still change a lead."""
        return 10.0

    def rewards(self, s: State) -> list[float]:
        """For every seat between 0 and 1: about its chance to win from here."""
        return soft_shares([self.value(s, seat) for seat in range(s.seats)], self.swing(s))

    def standing(self, s: State, seat: int) -> float:
        """How good the end of a turn is for a seat, to tell the better one of two; no unit."""
        return self.value(s, seat)

    def whole_turns(self) -> bool:
        """Whether positions between two turns can be judged, so that finished turns may be
        compared. Where they cannot, as within a contest, a tree is grown to the end of one."""
        return True

    def for_planners(self) -> "Judge":
        """The judge of those who compare finished turns, and play them on. They may be told more of
        what pays late, which misleads those who look a single step ahead."""
        return self

    def named_weights(self) -> dict[str, float]:
        """The numbers its opinions go by, as far as they may be varied (`training.tuning`)."""
        return {}

    def weighed(self, weights: dict[str, float]) -> "Judge":
        """The same judge with other numbers: one for each name."""
        return self

    def plays_on(self) -> bool:
        """Whether planners play good turns on, to see what comes of them, or look for more of them
        instead. That is for games to decide that were played both ways."""
        return True

    def alike(self, s: State, action: Action) -> int:
        """A number that interchangeable options share (two equal cards), for smaller trees."""
        return action.index


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnJudge(Judge):
    """Judges games of long turns: where a turn is decided, every option is played on by first
    opinions, and the end of the turn is judged."""

    def __init__(
        self,
        decisions: tuple[type[Any], ...] = (),
        pauses: tuple[type[Any], ...] = (),
        lead: float = 10.0,
    ) -> None:
        self.decisions: Final = decisions
        """Steps for which whole turns are played out."""
        self.pauses: Final = pauses
        """Steps at which nothing is half done."""
        self.lead: Final = lead
        """By how much the rest of the game may change a lead."""

    def opinion(self, s: State, seat: int, action: Action) -> float:
        """What an option may bring its seat, at first sight."""
        raise NotImplementedError

    def decides(self, s: State) -> bool:
        """Whether the open decision is one that whole turns are played out for."""
        return isinstance(s.stack[-1], self.decisions)

    def quiet(self, s: State) -> bool:
        return not s.stack or isinstance(s.stack[-1], self.pauses)

    def swing(self, s: State) -> float:
        return self.lead

    def priors(self, s: State, options: list[Action]) -> list[float]:
        return self.priors_by(s, options, self)

    def priors_by(self, s: State, options: list[Action], by: Judge) -> list[float]:
        """First opinions where somebody says how good the end of a turn is."""
        seat = s.stack[-1].actor(s)
        if self.decides(s):
            return [self.whole_turn(s, seat, action, by) for action in options]
        return [self.opinion(s, seat, action) for action in options]

    def whole_turn(self, s: State, seat: int, action: Action, by: Judge) -> float:
        """How good the end of a turn is that begins with this choice."""
        world = s.copy()
        luck = FastLuck(s.draws)
        play.apply_trusted(world, action)
        play.advance(world, luck)
        while world.stack and world.turns == s.turns:
            options, who = play.options(world), play.actor(world)
            gains = [self.opinion(world, who, option) for option in options]
            play.apply_trusted(world, options[gains.index(max(gains))])
            play.advance(world, luck)
        return by.standing(world, seat)

    def horizon(self, s: State) -> int:
        return s.turns


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnOpinions(TurnJudge):
    """The same, made of functions of a game: what a position is worth to a seat, and what an option
    may bring it."""

    def __init__(
        self,
        worth: Callable[[Any, int], float],
        opinion: Callable[[Any, int, Action], float],
        decisions: tuple[type[Any], ...],
        pauses: tuple[type[Any], ...],
        lead: float,
        planned: Callable[[Any, int], float] | None = None,
    ) -> None:
        super().__init__(decisions, pauses, lead)
        self.worth: Final = worth
        self.thinks: Final = opinion
        self.planned: Final = planned
        """How good the end of a turn is for planners, if they are told more."""
        self.ends = worth

    def for_planners(self) -> Judge:
        if self.planned is None:
            return self
        judge = TurnOpinions(
            self.worth, self.thinks, self.decisions, self.pauses, self.lead, self.planned
        )
        judge.ends = self.planned
        return judge

    def standing(self, s: State, seat: int) -> float:
        return self.ends(s, seat)

    def value(self, s: State, seat: int) -> float:
        return self.worth(s, seat)

    def opinion(self, s: State, seat: int, action: Action) -> float:
        return self.thinks(s, seat, action)


def soft_shares(points: list[float], scale: float) -> list[float]:
    """Shares that sum up to 1: e times as large for every `scale` points more."""
    most = max(points)
    raised = [math.exp((value - most) / scale) for value in points]
    total = sum(raised)
    return [value / total for value in raised]
