"""One step ahead: try every option in a few imagined worlds, take the one judged best."""

from collections.abc import Sequence

from serai.core import play
from serai.core.action import Action
from serai.core.bot import Imagination
from serai.core.judge import Judge
from serai.core.luck import WORD, FastLuck, Stream
from serai.core.step import State
from serai.core.view import TableView

LONGEST_SETTLING = 50
"""Choices of its own that a bot makes at most to see where an option leads."""


class GreedyBot:
    """Judges the position after each of its options, and looks no further."""

    def __init__(self, judge: Judge, seed: int, worlds: int) -> None:
        self._judge = judge
        self._stream = Stream(FastLuck(seed))
        self._worlds = worlds

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        """All options are tried in the same worlds, with the same luck, to compare them fairly."""
        if len(options) == 1:
            return options[0]
        seeds = [self._stream.below(WORD) for _ in range(self._worlds)]
        imagined = [worlds.sample(FastLuck(seed)) for seed in seeds]
        different = self._one_of_each_kind(imagined[0], options)
        totals = [0.0] * len(different)
        for seed, world in zip(seeds, imagined, strict=True):
            for at, option in enumerate(different):
                totals[at] += self._judge_after(world.copy(), option, seed)
        best = max(totals)
        equals = [option for option, total in zip(different, totals, strict=True) if total == best]
        return equals[self._stream.below(len(equals))]

    def _one_of_each_kind(self, world: State, options: Sequence[Action]) -> list[Action]:
        """Equal cards need not be tried twice."""
        first: dict[int, Action] = {}
        for option in options:
            first.setdefault(self._judge.alike(world, option), option)
        return list(first.values())

    def _judge_after(self, world: State, option: Action, seed: int) -> float:
        """The value after an option, once all that it brings with it is settled."""
        seat = play.actor(world)
        luck = FastLuck(seed + 1)
        play.apply_trusted(world, option)
        play.advance(world, luck)
        for _ in range(LONGEST_SETTLING):
            if self._judge.quiet(world) or play.actor(world) != seat:
                break
            play.apply_trusted(world, self._likely(world))
            play.advance(world, luck)
        return self._judge.value(world, seat)

    def _likely(self, world: State) -> Action:
        options = play.options(world)
        priors = self._judge.priors(world, options)
        return options[priors.index(max(priors))]
