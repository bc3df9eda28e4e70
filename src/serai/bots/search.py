"""Information-set Monte Carlo tree search: many imagined worlds, one tree."""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from serai.bots.tree import Tree
from serai.core.action import Action
from serai.core.bot import Imagination
from serai.core.judge import Judge
from serai.core.luck import WORD, FastLuck, Stream
from serai.core.step import State
from serai.core.view import TableView

PAUSE = 16
"""Iterations between checks whether the choice is decided already."""
POOL = 64
"""Worlds that `PoolBot` imagines for a choice; further iterations reuse them with other luck."""


@dataclass(frozen=True, slots=True)
class Budget:
    """When to stop thinking: exactly one of the three is given."""

    iterations: int | None = None
    seconds: float | None = None
    """Wall-clock time."""
    cpu_seconds: float | None = None
    """CPU time: gives the same strength on a busy machine as on an idle one."""

    @property
    def clock(self) -> Callable[[], float]:
        """The clock that measures its seconds."""
        return time.perf_counter if self.cpu_seconds is None else time.process_time

    def spent(self, done: int, passed: float) -> bool:
        """Whether it is used up. At least one iteration is always made."""
        if self.iterations is not None:
            return done >= self.iterations
        seconds = self.seconds or self.cpu_seconds
        assert seconds is not None
        return done > 0 and passed >= seconds

    def left(self, done: int, passed: float) -> float:
        """How many more iterations it allows at the speed so far."""
        if self.iterations is not None:
            return self.iterations - done
        seconds = self.seconds or self.cpu_seconds
        assert seconds is not None
        return done * (seconds - passed) / passed if passed > 0 else math.inf


class Thinker:
    """Base of bots that think until a budget is used up."""

    def __init__(
        self,
        judge: Judge,
        seed: int,
        budget: Budget,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self._judge = judge
        self._stream = Stream(FastLuck(seed))
        self._budget = budget
        self._clock = clock or budget.clock
        self.iterations = 0
        """In all choices so far: iterations of a tree, or turns that were finished."""


class SearchBot(Thinker):
    """Imagines a fresh world for each iteration of the tree, and plays the most visited option."""

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        if len(options) == 1:
            return options[0]
        started = self._clock()
        tree = Tree(self._judge, self._stream)
        done = 0
        while not self._over(tree, done, self._clock() - started):
            world = self._world(worlds, done)
            tree.grow(world, FastLuck(self._stream.below(WORD)))
            done += 1
        self.iterations += done
        return tree.best(worlds.sample(FastLuck(0)), list(options))

    def _world(self, worlds: Imagination, number: int) -> State:
        """The world of an iteration."""
        return worlds.sample(FastLuck(self._stream.below(WORD)))

    def _over(self, tree: Tree, done: int, passed: float) -> bool:
        return self._budget.spent(done, passed)


class DecidedBot(SearchBot):
    """A SearchBot that stops as soon as the second most visited option cannot catch up."""

    def _over(self, tree: Tree, done: int, passed: float) -> bool:
        if self._budget.spent(done, passed):
            return True
        if done == 0 or done % PAUSE:
            return False
        visits = sorted(branch.visits for branch in tree.root.branches.values())
        second = visits[-2] if len(visits) > 1 else 0
        return visits[-1] - second > self._budget.left(done, passed)


class PoolBot(DecidedBot):
    """A DecidedBot that reuses a pool of worlds: copying one is ten times as quick as imagining."""

    def _world(self, worlds: Imagination, number: int) -> State:
        if number == 0:
            self._pool: list[State] = []
        if number < POOL:
            self._pool.append(super()._world(worlds, number))
        return self._pool[number % POOL].copy()
