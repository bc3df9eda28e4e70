"""Ratings by maximum likelihood, with intervals.

Every game is split into pairs of players, of which one finished ahead, or both tied. In the model
of Bradley and Terry a bot of strength a is ahead of one of strength b with probability a / (a + b);
the strengths under which all pairs are likeliest are found by Hunter's iteration. As in chess a
factor of ten in strength is 400 points, so 100 points more are 64 %.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from serai.arena.single_game import GameResult
from serai.core.luck import FastLuck, Stream

SCALE = 400.0
"""Points for a factor of ten in strength."""
PRIOR = 0.1
"""Prior wins of every bot over every other, so that a bot without a win has a rating, too."""
CLOSE = 1e-7
"""The change of a log strength below which the iteration stops."""
LONGEST = 2000
BOOTSTRAPS = 200
SURE = 0.95

Pairs = dict[tuple[str, str], float]
"""How often the first bot was ahead of the second; a tie counts half."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its 95 % interval."""

    bot: str
    points: float
    low: float
    high: float


def pairs_of(result: GameResult) -> Pairs:
    """The pairs of one game; a bot is not compared with itself."""
    ahead: Pairs = {}
    for one, (bot, place) in enumerate(zip(result.bots, result.places, strict=True)):
        for other, behind in zip(result.bots[one + 1 :], result.places[one + 1 :], strict=True):
            if bot == other:
                continue
            won = 0.5 if place == behind else float(place < behind)
            ahead[bot, other] = ahead.get((bot, other), 0.0) + won
            ahead[other, bot] = ahead.get((other, bot), 0.0) + 1 - won
    return ahead


def added(parts: Iterable[Pairs]) -> Pairs:
    whole: Pairs = {}
    for part in parts:
        for pair, times in part.items():
            whole[pair] = whole.get(pair, 0.0) + times
    return whole


def points(
    bots: Sequence[str],
    pairs: Pairs,
    anchor: str,
    level: float,
    start: dict[str, float] | None = None,
) -> dict[str, float]:
    """The rating of each bot; that of the anchor is `level`. `start` saves iterations."""
    logs = [(start or {}).get(bot, level) / SCALE * math.log(10) for bot in bots]
    wins = [
        [pairs.get((bot, other), 0.0) + PRIOR * (bot != other) for other in bots] for bot in bots
    ]
    for _ in range(LONGEST):
        better = _improved(logs, wins)
        change = max(abs(new - old) for new, old in zip(better, logs, strict=True))
        logs = better
        if change < CLOSE:
            break
    zero = logs[list(bots).index(anchor)]
    return {
        bot: level + SCALE * (log - zero) / math.log(10)
        for bot, log in zip(bots, logs, strict=True)
    }


def _improved(logs: list[float], wins: list[list[float]]) -> list[float]:
    """One step of Hunter's iteration, with strengths as logarithms of mean 0."""
    strengths = [math.exp(log) for log in logs]
    better: list[float] = []
    for one, mine in enumerate(wins):
        met = sum(
            (won + wins[other][one]) / (strengths[one] + strengths[other])
            for other, won in enumerate(mine)
            if other != one
        )
        better.append(math.log(sum(mine) / met) if met else 0.0)
    mean = sum(better) / len(better)
    return [log - mean for log in better]


def rated(
    bots: Sequence[str],
    deals: Sequence[Pairs],
    anchor: str,
    level: float,
    bootstraps: int = BOOTSTRAPS,
) -> list[Rating]:
    """The ratings, the best first, with intervals by bootstrap over deals."""
    best = points(bots, added(deals), anchor, level)
    stream = Stream(FastLuck(len(deals)))
    drawn: list[dict[str, float]] = []
    for _ in range(bootstraps):
        again = added(deals[stream.below(len(deals))] for _ in deals)
        drawn.append(points(bots, again, anchor, level, best))
    rows = [Rating(bot, best[bot], *_range([sample[bot] for sample in drawn])) for bot in bots]
    return sorted(rows, key=lambda row: -row.points)


def _range(values: list[float]) -> tuple[float, float]:
    """The range of the middle 95 % of the values."""
    ordered = sorted(values)
    cut = round((1 - SURE) / 2 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]
