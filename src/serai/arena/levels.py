"""The levels that people play against: is each worth the name, and does nobody wait for nothing?

Each plays two against two of the one below, by CPU time: a busy machine makes none of them weaker.
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
"""The share of victories that makes a level another one than that below."""


@dataclass(frozen=True, slots=True)
class Climb:
    """A level against the one below."""

    level: str
    below: str
    bot: str
    games: int
    share: float
    """Of the victories; with its 95 % interval from `low` to `high`."""
    low: float
    high: float
    cpu: float
    """Seconds of the processor for a choice, in the mean."""


def by_cpu(spec: str) -> str:
    """The same bot with as many seconds of the processor as it has by the clock."""
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
    """Each level against the one below; `on_result` gives an ear for the games of a bot."""
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
        one = done.standing(bots[level])
        yield Climb(level, below, one.bot, games, one.share, one.low, one.high, one.cpu)
