"""Looks one step ahead: tries every option in a few imagined worlds and takes the best."""

from collections.abc import Sequence

from serai.core import play
from serai.core.action import Action
from serai.core.bot import Imagination
from serai.core.judge import Judge, best_by_prior
from serai.core.luck import WORD, FastLuck, Stream
from serai.core.step import State
from serai.core.view import TableView

LONGEST_SETTLING = 50
"""Most choices of its own that the bot plays on to reach a quiet position."""


class GreedyBot:
    """Chooses the option after which the position is judged best."""

    def __init__(self, judge: Judge, seed: int, worlds: int) -> None:
        self._judge = judge
        self._stream = Stream(FastLuck(seed))
        self._worlds = worlds

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        """All options are tried in the same worlds with the same luck, for a fair comparison."""
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
        """One option of each group that the judge calls alike."""
        first: dict[int, Action] = {}
        for option in options:
            first.setdefault(self._judge.alike(world, option), option)
        return list(first.values())

    def _judge_after(self, world: State, option: Action, seed: int) -> float:
        """The value after an option, played on to a quiet position or another seat's choice."""
        seat = play.actor(world)
        luck = FastLuck(seed + 1)
        play.apply_trusted(world, option)
        play.advance(world, luck)
        for _ in range(LONGEST_SETTLING):
            if self._judge.quiet(world) or play.actor(world) != seat:
                break
            options = play.options(world)
            play.apply_trusted(world, best_by_prior(self._judge, world, options))
            play.advance(world, luck)
        return self._judge.value(world, seat)
