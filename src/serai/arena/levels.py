"""Measures the levels offered to people: each plays two against two of the level below.

Budgets are CPU time, so a busy machine weakens neither.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import pairwise

from serai.arena.contest import contest
from serai.arena.many_games import OnResult
from serai.arena.single_game import derived_seed
from serai.bots.levels import WORDS
from serai.bots.spec import CLOCK, CPU, Spec

WORTH = 0.65
"""The least share of victories that justifies a level above another."""


@dataclass(frozen=True, slots=True)
class Climb:
    """A level against the one below."""

    level: str
    below: str
    bot: str
    games: int
    share: float
    """The share of victories, with the 95 % interval from `low` to `high`."""
    low: float
    high: float
    cpu: float
    """Mean CPU seconds for a choice."""


def by_cpu(spec: str) -> str:
    """The spec with its seconds by the clock turned into CPU seconds."""
    read = Spec.of(spec)
    return spec.removesuffix(CLOCK) + CPU if read.unit == CLOCK else spec


def climbs(
    game_name: str,
    games: int,
    seed: int,
    workers: int | None = None,
    on_result: Callable[[str], OnResult] | None = None,
    executor: Executor | None = None,
) -> Iterator[Climb]:
    """Each level against the one below; `on_result` returns the callback for the games of a
    level."""
    bots = {word: by_cpu(spec) for word, spec in WORDS.items()}
    for number, (below, level) in enumerate(pairwise(bots)):
        done = contest(
            game_name,
            [bots[level], bots[below]] * 2,
            games,
            derived_seed(seed, "level", number),
            workers,
            None if on_result is None else on_result(bots[level]),
            executor=executor,
        )
        standing = done.standing(bots[level])
        yield Climb(
            level,
            below,
            standing.bot,
            games,
            standing.share,
            standing.low,
            standing.high,
            standing.cpu,
        )
