"""One game between bots, from nothing but names and a seed to plain values.

Both may cross the border between processes, or between machines.
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
    """How one game went. `bots`, `scores` and `places` are by seat."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Several seats share a victory."""
    decisions: int
    reason: str
    seconds: float = field(compare=False)
    """How long it took: with `cpu` all that differs when a game is played again."""
    places: tuple[int, ...] = ()
    """0 is the first; equals share a place."""
    choices: tuple[int, ...] = field(default=(), compare=False)
    """How many decisions each seat made; empty where the compiled loop played, which counts all."""
    cpu: tuple[float, ...] = field(default=(), compare=False)
    """Seconds of the processor that each seat thought."""
    faults: tuple[tuple[int, str], ...] = ()
    """Seats that lost by a fault of their own, and what they did. A random bot played on."""
    number: int = 0
    """Of the game in its series."""
    record: str = field(default="", compare=False, repr=False)
    """The whole game, if somebody asked for it."""

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
    bots: Sequence[Any],
    seed: int,
    options: dict[str, str] | None = None,
    *,
    recorded: bool = False,
    deadline: float = DEADLINE,
    number: int = 0,
) -> GameResult:
    """Play a game; `bots` says who plays at each seat. Same seed, same game (but for the clock).

    The seed is that of the match; the bots get seeds derived from it. Where all play at random,
    the compiled loop plays the same game faster, unless `recorded` asks for the record. A bot of
    one's own has so many seconds for a choice.
    """
    game = load(game_name)
    players = [player(bot) for bot in bots]
    started = time.perf_counter()
    if not recorded and all_random(players):
        result = _played_at_random(game, players, seed, options)
    else:
        match = Match(game, seed=seed, names=[one.name for one in players], options=options)
        result = Table(match, players, seed, deadline).played(recorded)
    return replace(result, seconds=time.perf_counter() - started, number=number)


class Table:
    """A match with a bot at each seat, and what is counted on the way."""

    def __init__(self, match: Match, players: Sequence[Player], seed: int, deadline: float) -> None:
        self.match = match
        self.players = players
        self.seed = seed
        self.deadline = deadline
        self.minds = _bot_of_each_seat(match.game, players, seed)
        self.trusted = [one.ours for one in players]
        self.choices = [0] * len(players)
        self.cpu = [0.0] * len(players)
        self.faults: dict[int, str] = {}

    def played(self, recorded: bool) -> GameResult:
        """Play to the end; with the record, if it is asked for."""
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
        """Our bots are trusted; a fault of theirs is ours, and nobody else hides it."""
        if not self.trusted[seat]:
            try:
                return answer(self.minds[seat], self.match, self.deadline)
            except Misplay as fault:
                self.faults[seat] = f"choice {self.choices[seat] + 1}: {fault}"
                self.minds[seat] = RandomBot(FastLuck(derived_seed(self.seed, "stand-in", seat)))
                self.trusted[seat] = True
        return self.match.ask(self.minds[seat])


def all_random(players: Sequence[Player]) -> bool:
    return all(one.name == RANDOM for one in players)


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
    ranking = _fair(outcome.ranking, faults)
    places = {seat: at for at, place in enumerate(ranking) for seat in place}
    return GameResult(
        seed=seed,
        bots=tuple(one.name for one in players),
        scores=tuple(game.scores(state)),
        winners=tuple(seat for seat in ranking[0] if seat not in faults),
        decisions=decisions,
        reason=outcome.reason,
        seconds=0.0,
        places=tuple(places[seat] for seat in range(len(players))),
        faults=tuple(sorted(faults.items())),
    )


def _fair(ranking: Sequence[tuple[int, ...]], faults: Collection[int]) -> list[tuple[int, ...]]:
    """Whoever lost by a fault of its own is behind all others, whatever was made of its seat."""
    places: list[tuple[int, ...]] = []
    for place in ranking:
        left = tuple(seat for seat in place if seat not in faults)
        if left or not place:  # a first place without a seat is that of a rival
            places.append(left)
    return [*places, tuple(faults)]


def _bot_of_each_seat(game: AnyGame, players: Sequence[Player], seed: int) -> list[Bot]:
    """A bot of its own for each seat; random players share one, as in the compiled loop."""
    if all_random(players):
        return [make_bot(RANDOM, game, _bot_seed(seed, 0))] * len(players)
    return [one.bot(game, _bot_seed(seed, seat)) for seat, one in enumerate(players)]


def _bot_seed(seed: int, seat: int) -> int:
    return derived_seed(seed, "bot", seat)
