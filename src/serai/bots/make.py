"""Bots by name: `random`, `greedy`, `search:0.1s`."""

import math
import re
from collections.abc import Callable

from serai.bots.greedy import GreedyBot
from serai.bots.random_bot import RandomBot
from serai.bots.search import Budget, SearchBot
from serai.core.bot import Bot
from serai.core.errors import SetupError
from serai.core.game import AnyGame
from serai.core.judge import Judge
from serai.core.luck import FastLuck

BOTS = {
    "random": "any option, all alike",
    "greedy": "looks one step ahead; greedy:8 imagines 8 worlds for it",
    "search": "searches imagined worlds; search:0.5s by the clock, search:800 by iterations",
}
"""Every kind of bot, with a line for people."""

DEFAULT_WORLDS = 4
DEFAULT_SECONDS = 0.1
MOST_WORLDS = 10_000
MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0


def make_bot(spec: str, game: AnyGame, seed: int) -> Bot:
    """The bot that `spec` names. Same seed, same views, same choices (but for the clock)."""
    return read_spec(spec)(game, seed)


def read_spec(spec: str) -> Callable[[AnyGame, int], Bot]:
    """Check a spec without making the bot; raises SetupError."""
    kind, colon, detail = spec.partition(":")
    if kind not in BOTS:
        raise SetupError(f"there is no bot {spec!r}; choose one of: {', '.join(BOTS)}")
    if colon and not detail:
        raise SetupError(f"bot {spec!r} ends with a colon, but nothing follows it")
    if kind == "random":
        if colon:
            raise SetupError(f"bot {spec!r}: the random bot has no settings")
        return lambda game, seed: RandomBot(FastLuck(seed))
    if kind == "greedy":
        worlds = _read_count(spec, detail, MOST_WORLDS) if colon else DEFAULT_WORLDS
        return lambda game, seed: GreedyBot(_judge_of(game), seed, worlds)
    budget = _read_budget(spec, detail) if colon else Budget(seconds=DEFAULT_SECONDS)
    return lambda game, seed: SearchBot(_judge_of(game), seed, budget)


def _judge_of(game: AnyGame) -> Judge:
    """A game from outside may have none: then nobody can say what a good move is."""
    judge: Judge | None = getattr(game, "judge", None)
    if judge is None:
        raise SetupError(f"{game.meta.title} has no judge, so only random bots play it")
    return judge


def _read_budget(spec: str, detail: str) -> Budget:
    if not detail.endswith("s"):
        return Budget(iterations=_read_count(spec, detail, MOST_ITERATIONS))
    number = detail[:-1]
    seconds = float(number) if re.fullmatch(r"\d{1,9}(\.\d{1,9})?", number) else math.nan
    if not 0 < seconds <= MOST_SECONDS:
        raise SetupError(f"bot {spec!r}: seconds are written like 0.5s, up to {MOST_SECONDS:g}s")
    return Budget(seconds=seconds)


def _read_count(spec: str, detail: str, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", detail) or not 1 <= int(detail) <= most:
        raise SetupError(f"bot {spec!r}: {detail!r} is not a whole number from 1 to {most}")
    return int(detail)
