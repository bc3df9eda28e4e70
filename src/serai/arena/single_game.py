"""One game between bots, from nothing but names and a seed to plain values.

Both may cross the border between processes, or between machines.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from serai.bots import Bot, make_bot
from serai.core import play
from serai.core.game import AnyGame
from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.core.playout import play_randomly
from serai.games import load

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game went. `bots` and `scores` are by seat."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Several seats share a victory."""
    decisions: int
    reason: str
    seconds: float = field(compare=False)
    """How long it took: the only thing that differs when a game is played again."""

    def share(self, seat: int) -> float:
        """The part of the victory that a seat has."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def derived_seed(seed: int, *path: int | str) -> int:
    """A seed for a part of something seeded: 64 bits of SHA-256 over `serai seed path…`.

    Unlike `seed + n`, parts of different wholes do not meet.
    """
    text = " ".join(["serai", str(seed), *(str(part) for part in path)])
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def play_one(
    game_name: str,
    bots: Sequence[str],
    seed: int,
    options: dict[str, str] | None = None,
    *,
    recorded: bool = False,
) -> GameResult:
    """Play a game; `bots` names the bot at each seat. Same seed, same game (but for the clock).

    The seed is that of the match; the bots get seeds derived from it. Where all play at random,
    the compiled loop plays the same game faster, unless `recorded` asks for the long way.
    """
    game = load(game_name)
    started = time.perf_counter()
    if not recorded and all(bot == RANDOM for bot in bots):
        state, decisions = _play_at_random(game, len(bots), seed, options)
    else:
        state, decisions = _play_match(game, bots, seed, options)
    outcome = game.outcome(state)
    assert outcome is not None
    return GameResult(
        seed=seed,
        bots=tuple(bots),
        scores=tuple(game.scores(state)),
        winners=outcome.winners,
        decisions=decisions,
        reason=outcome.reason,
        seconds=time.perf_counter() - started,
    )


def _play_at_random(
    game: AnyGame, players: int, seed: int, options: dict[str, str] | None
) -> tuple[Any, int]:
    state = game.new(game.header(players, (), options))
    play.settle(state)
    return state, play_randomly(state, FastLuck(seed), FastLuck(_bot_seed(seed, 0)))


def _play_match(
    game: AnyGame, bots: Sequence[str], seed: int, options: dict[str, str] | None
) -> tuple[Any, int]:
    match = Match(game, len(bots), seed, options=options)
    minds = _bot_of_each_seat(game, bots, seed)
    decisions = 0
    while not match.over:
        match.play(match.ask(minds[match.actor]))
        decisions += 1
    return match.state, decisions


def _bot_of_each_seat(game: AnyGame, bots: Sequence[str], seed: int) -> list[Bot]:
    """A bot of its own for each seat; random players share one, as in the compiled loop."""
    if all(bot == RANDOM for bot in bots):
        return [make_bot(RANDOM, game, _bot_seed(seed, 0))] * len(bots)
    return [make_bot(bot, game, _bot_seed(seed, seat)) for seat, bot in enumerate(bots)]


def _bot_seed(seed: int, seat: int) -> int:
    return derived_seed(seed, "bot", seat)
