"""One game between bots: from names and a seed to a result of plain values.

Both can be sent to other processes and machines.
"""

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from serai.arena.player import RANDOM, Player, player
from serai.arena.referee import DEADLINE, Misplay, answer
from serai.bots import Bot, make_bot
from serai.bots.random_bot import RandomBot
from serai.core import play
from serai.core.action import Action
from serai.core.game import AnyGame
from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.core.playout import play_randomly
from serai.games import load


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game. `bots`, `scores` and `places` are by seat."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Several seats share a victory."""
    decisions: int
    reason: str
    seconds: float = field(compare=False)
    """Its duration; with `cpu` all that can differ when a game is played again."""
    places: tuple[int, ...] = ()
    """0 is the first; equals share a place."""
    choices: tuple[int, ...] = field(default=(), compare=False)
    """Decisions of each seat; empty after the compiled loop, which counts only the total."""
    cpu: tuple[float, ...] = field(default=(), compare=False)
    """CPU seconds of each seat."""
    faults: tuple[tuple[int, str], ...] = ()
    """Seats that lost by a fault, and what they did; a random bot took over."""
    number: int = 0
    """Number of the game in its series."""
    record: str = field(default="", compare=False, repr=False)
    """The record of the game, if `recorded`."""

    def share(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def derived_seed(seed: int, *path: int | str) -> int:
    """A seed for a part of something seeded: 64 bits of SHA-256 over `serai seed path…`.

    Unlike those of `seed + n`, the seeds of different parts do not coincide.
    """
    text = " ".join(["serai", str(seed), *(str(part) for part in path)])
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def play_one(
    game_name: str,
    bots: Sequence[Any],
    seed: int,
    options: dict[str, str] | None = None,
    *,
    recorded: bool = False,
    deadline: float = DEADLINE,
    number: int = 0,
) -> GameResult:
    """Play a game; `bots` has a bot for each seat. Same seed, same game (except by the clock).

    The seed is that of the match; the bots get seeds derived from it. If all play at random, the
    compiled loop plays the same game faster, unless it is `recorded`. A user's bot has `deadline`
    seconds for a choice.
    """
    game = load(game_name)
    players = [player(bot) for bot in bots]
    started = time.perf_counter()
    if not recorded and all_random(players):
        result = _played_at_random(game, players, seed, options)
    else:
        match = Match(game, seed=seed, names=[entry.name for entry in players], options=options)
        result = BotGame(match, players, seed, deadline).play(recorded)
    return replace(result, seconds=time.perf_counter() - started, number=number)


class BotGame:
    """A match with a bot at each seat, and its statistics."""

    def __init__(self, match: Match, players: Sequence[Player], seed: int, deadline: float) -> None:
        self.match = match
        self.players = players
        self.seed = seed
        self.deadline = deadline
        self.bots = _bot_of_each_seat(match.game, players, seed)
        self.trusted = [entry.ours for entry in players]
        self.choices = [0] * len(players)
        self.cpu = [0.0] * len(players)
        self.faults: dict[int, str] = {}

    def play(self, recorded: bool) -> GameResult:
        """Play to the end."""
        while not self.match.over:
            seat = self.match.actor
            started = time.process_time()
            action = self._choice(seat)
            self.cpu[seat] += time.process_time() - started
            self.choices[seat] += 1
            self.match.play(action)
        result = _result(
            self.match.game,
            self.match.state,
            self.players,
            self.seed,
            sum(self.choices),
            self.faults,
        )
        return replace(
            result,
            choices=tuple(self.choices),
            cpu=tuple(self.cpu),
            record=str(self.match.record) if recorded else "",
        )

    def _choice(self, seat: int) -> Action:
        """The choice of a seat. Users' bots are checked; a fault of ours raises."""
        if not self.trusted[seat]:
            try:
                return answer(self.bots[seat], self.match, self.deadline)
            except Misplay as fault:
                self.faults[seat] = f"choice {self.choices[seat] + 1}: {fault}"
                self.bots[seat] = RandomBot(FastLuck(derived_seed(self.seed, "stand-in", seat)))
                self.trusted[seat] = True
        return self.match.ask(self.bots[seat])


def all_random(players: Sequence[Player]) -> bool:
    return all(entry.ours and entry.name == RANDOM for entry in players)


def _played_at_random(
    game: AnyGame, players: Sequence[Player], seed: int, options: dict[str, str] | None
) -> GameResult:
    state = game.new(game.header(len(players), (), options))
    play.settle(state)
    decisions = play_randomly(state, FastLuck(seed), FastLuck(_bot_seed(seed, 0)))
    return _result(game, state, players, seed, decisions, {})


def _result(
    game: AnyGame,
    state: Any,
    players: Sequence[Player],
    seed: int,
    decisions: int,
    faults: dict[int, str],
) -> GameResult:
    outcome = game.outcome(state)
    assert outcome is not None
    ranking = _behind_all(outcome.ranking, faults)
    places = {seat: at for at, place in enumerate(ranking) for seat in place}
    return GameResult(
        seed=seed,
        bots=tuple(entry.name for entry in players),
        scores=tuple(game.scores(state)),
        winners=tuple(seat for seat in ranking[0] if seat not in faults),
        decisions=decisions,
        reason=outcome.reason,
        seconds=0.0,
        places=tuple(places[seat] for seat in range(len(players))),
        faults=tuple(sorted(faults.items())),
    )


def _behind_all(
    ranking: Sequence[tuple[int, ...]], faults: Collection[int]
) -> list[tuple[int, ...]]:
    """The ranking with seats that lost by a fault in last place."""
    places: list[tuple[int, ...]] = []
    for place in ranking:
        left = tuple(seat for seat in place if seat not in faults)
        if left or not place:  # no seat: a rival has won
            places.append(left)
    return [*places, tuple(faults)]


def _bot_of_each_seat(game: AnyGame, players: Sequence[Player], seed: int) -> list[Bot]:
    """A bot for each seat; random players share one, as in the compiled loop."""
    if all_random(players):
        return [make_bot(RANDOM, game, _bot_seed(seed, 0))] * len(players)
    return [entry.bot(game, _bot_seed(seed, seat)) for seat, entry in enumerate(players)]


def _bot_seed(seed: int, seat: int) -> int:
    return derived_seed(seed, "bot", seat)
