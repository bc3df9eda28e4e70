"""What a game tells bots about good play: a judge of positions, and priors of moves.

A judge sees only imagined worlds, and in them only what the seat it judges for may know. Every game
has its own judge, compiled with its rules; bots know no game.
"""

import math
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from serai.core import play
from serai.core.action import Action
from serai.core.luck import FastLuck, Luck, Stream
from serai.core.step import State

FINE = 1 << 20
"""Steps into which the interval from 0 to 1 is divided: a stream gives whole numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Values of positions and priors of moves, in points of the game."""

    def value(self, s: State, seat: int) -> float:
        """The points that the seat can expect in the end, from what it may know."""
        raise NotImplementedError

    def priors(self, s: State, options: list[Action]) -> list[float]:
        """A quick estimate of what each option brings its actor, in points; only the differences
        count."""
        return [0.0] * len(options)

    def priors_by(self, s: State, options: list[Action], by: "Judge") -> list[float]:
        """The priors, where `by` judges how the turn ends; without effect on a judge whose priors
        do not look at the end of the turn."""
        return self.priors(s, options)

    def guess(self, s: State, options: list[Action], stream: Stream) -> Action:
        """A random choice weighted by the priors: quick, for playing a world out."""
        if len(options) == 1:
            return options[0]
        weights = softmax(self.priors(s, options), self.temperature())
        left = stream.below(FINE) / FINE
        for at, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return options[at]
        return options[-1]

    def temperature(self) -> float:
        """By how many points a prior is usually wrong; a higher one makes `guess` more random."""
        return 1.0

    def quiet(self, s: State) -> bool:
        """Whether `value` can be trusted here: no seat is in the middle of something."""
        return True

    def horizon(self, s: State) -> int:
        """The number of the current part of the game. Playouts stop where it changes."""
        return 0

    def swing(self, s: State) -> float:
        """How many points a lead can still change until the end."""
        return 10.0

    def rewards(self, s: State) -> list[float]:
        """For every seat about its chance to win from here, between 0 and 1."""
        return softmax([self.value(s, seat) for seat in range(s.seats)], self.swing(s))

    def standing(self, s: State, seat: int) -> float:
        """The worth of a position at the end of a turn, to compare turns; in no unit."""
        return self.value(s, seat)

    def whole_turns(self) -> bool:
        """Whether positions between turns can be judged, so that planners may compare finished
        turns. If not (as within a contest of Taj Mahal), bots grow a tree instead."""
        return True

    def for_planners(self) -> "Judge":
        """The judge for bots that compare finished turns and play them on. It may count more of
        what pays late, which misleads bots that look one step ahead."""
        return self

    def named_weights(self) -> dict[str, float]:
        """The numbers in its values that `training.tuning` may vary."""
        return {}

    def weighed(self, weights: dict[str, float]) -> "Judge":
        """This judge with other weights, by the names of `named_weights`."""
        return self

    def plays_on(self) -> bool:
        """Whether planners spend half of their budget on playing the best turns on, or all of it on
        finding more turns. A game chooses what won when it was measured."""
        return True

    def alike(self, s: State, action: Action) -> int:
        """A number that interchangeable options share, such as equal cards; for smaller trees."""
        return action.index


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnJudge(Judge):
    """A judge for games of long turns. The priors of a decision in `decisions` are found by playing
    every option to the end of the turn; those of all other choices are `opinion`."""

    def __init__(
        self,
        decisions: tuple[type[Any], ...] = (),
        pauses: tuple[type[Any], ...] = (),
        lead: float = 10.0,
    ) -> None:
        self.decisions: Final = decisions
        """Steps at which every option is played to the end of the turn."""
        self.pauses: Final = pauses
        """Steps at which the position is `quiet`."""
        self.lead: Final = lead
        """What `swing` returns."""

    def opinion(self, s: State, seat: int, action: Action) -> float:
        """The prior of an option, without playing the turn out."""
        raise NotImplementedError

    def decides(self, s: State) -> bool:
        """Whether the options of the open step are played to the end of the turn."""
        return isinstance(s.stack[-1], self.decisions)

    def quiet(self, s: State) -> bool:
        return not s.stack or isinstance(s.stack[-1], self.pauses)

    def swing(self, s: State) -> float:
        return self.lead

    def priors(self, s: State, options: list[Action]) -> list[float]:
        return self.priors_by(s, options, self)

    def priors_by(self, s: State, options: list[Action], by: Judge) -> list[float]:
        if self.decides(s):
            seat = s.stack[-1].actor(s)
            return [self.whole_turn(s, seat, action, by) for action in options]
        return self.opinions(s, options)

    def opinions(self, s: State, options: list[Action]) -> list[float]:
        seat = s.stack[-1].actor(s)
        return [self.opinion(s, seat, action) for action in options]

    def whole_turn(self, s: State, seat: int, action: Action, by: Judge) -> float:
        """How good the end of the turn is that begins with this choice and goes on by opinions."""
        world = s.copy()
        luck = FastLuck(s.draws)
        play.apply_trusted(world, action)
        play.advance(world, luck)
        play_by_priors(_OpinionsOnly(self), world, luck, s.turns + 1)
        return by.standing(world, seat)

    def horizon(self, s: State) -> int:
        return s.turns


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnOpinions(TurnJudge):
    """A TurnJudge made of functions of a game: the worth of a position for a seat, and the prior of
    an option."""

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
        """The worth at the end of a turn for planners, if it is another one."""
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


class _OpinionsOnly(Judge):
    """A TurnJudge whose priors are its opinions everywhere, so that no turn is played out."""

    def __init__(self, judge: TurnJudge) -> None:
        self.judge: Final = judge

    def priors(self, s: State, options: list[Action]) -> list[float]:
        return self.judge.opinions(s, options)


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgeAround(Judge):
    """Base of judges that replace a part of another judge: it passes everything else on."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge

    def around(self, judge: Judge) -> Judge:
        """The same replacement around another judge."""
        raise NotImplementedError

    def value(self, s: State, seat: int) -> float:
        return self.judge.value(s, seat)

    def priors(self, s: State, options: list[Action]) -> list[float]:
        return self.judge.priors(s, options)

    def priors_by(self, s: State, options: list[Action], by: Judge) -> list[float]:
        return self.judge.priors_by(s, options, by)

    def guess(self, s: State, options: list[Action], stream: Stream) -> Action:
        return self.judge.guess(s, options, stream)

    def temperature(self) -> float:
        return self.judge.temperature()

    def quiet(self, s: State) -> bool:
        return self.judge.quiet(s)

    def horizon(self, s: State) -> int:
        return self.judge.horizon(s)

    def swing(self, s: State) -> float:
        return self.judge.swing(s)

    def rewards(self, s: State) -> list[float]:
        return self.judge.rewards(s)

    def standing(self, s: State, seat: int) -> float:
        return self.judge.standing(s, seat)

    def whole_turns(self) -> bool:
        return self.judge.whole_turns()

    def for_planners(self) -> Judge:
        return self.around(self.judge.for_planners())

    def named_weights(self) -> dict[str, float]:
        return self.judge.named_weights()

    def weighed(self, weights: dict[str, float]) -> Judge:
        return self.around(self.judge.weighed(weights))

    def plays_on(self) -> bool:
        return self.judge.plays_on()

    def alike(self, s: State, action: Action) -> int:
        return self.judge.alike(s, action)


def best_by_prior(judge: Judge, s: State, options: list[Action]) -> Action:
    """The option with the highest prior; of equals the first."""
    if len(options) == 1:
        return options[0]
    priors = judge.priors(s, options)
    return options[priors.index(max(priors))]


def play_by_priors(judge: Judge, s: State, luck: Luck, until: int) -> None:
    """Play on until turn number `until` begins; every seat chooses the highest prior."""
    while s.stack and s.turns < until:
        play.apply_trusted(s, best_by_prior(judge, s, play.options(s)))
        play.advance(s, luck)


def softmax(points: list[float], temperature: float) -> list[float]:
    """Shares that add up to 1: e times as large for every `temperature` points more."""
    most = max(points)
    raised = [math.exp((value - most) / temperature) for value in points]
    total = sum(raised)
    return [value / total for value in raised]
