"""Contests: bots play every seat of every deal; the result says how certain it is.

A *deal* is the luck of a game. It is played several times, and each time every player moves on to
the next seat, so that good cards or a good seat help every player in turn.
"""

import math
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from serai._extras import require
from serai.arena.many_games import OnResult, Task, checked, played
from serai.arena.player import Player
from serai.arena.referee import DEADLINE
from serai.arena.sequential import Sprt, Verdict
from serai.arena.single_game import GameResult, derived_seed
from serai.core.errors import SetupError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

T = TypeVar("T")

SURE = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one bot. A shared victory counts as a fraction for each winner."""

    bot: str
    seats: int
    """Its number of seats in every game."""
    games: int
    wins: float
    share: float
    """Wins per game, with the 95 % interval from `low` to `high`."""
    low: float
    high: float
    equal_share: float
    """The share if all players were equally strong."""
    mean_score: float
    mean_margin: float
    """Mean lead over the mean score of its opponents."""
    rating: float
    rating_doubt: float
    faults: int = 0
    """Games that it lost by a fault (see `referee`)."""
    cpu: float = 0.0
    """CPU seconds for a decision; 0 if not measured."""


@dataclass(frozen=True, slots=True)
class Contest:
    """The standings, the best rating first, and every game."""

    game: str
    seed: int
    standings: tuple[Standing, ...]
    results: tuple[GameResult, ...]
    verdict: Verdict | None = None
    """The verdict of the sequential test, if there was one."""

    def standing(self, bot: str) -> Standing:
        return next(standing for standing in self.standings if standing.bot == bot)


def contest(
    game_name: str,
    bots: Sequence[Any],
    games: int,
    seed: int,
    workers: int | None = None,
    on_result: OnResult | None = None,
    options: dict[str, str] | None = None,
    executor: Executor | None = None,
    *,
    sprt: Sprt | None = None,
    recorded: bool = False,
    deadline: float = DEADLINE,
) -> Contest:
    """Let the bots play; from game to game each moves on to the next seat.

    `bots` has a bot for each player, repeated if need be: `["greedy", "random", "random",
    "random"]`. With `sprt` the contest ends as soon as its test is decided, after `games` at the
    latest. `recorded` keeps the record of every game in its result.
    """
    require("arena", "rating bots")  # before all games are played
    if games < 1:
        raise SetupError(f"a contest has at least one game, not {games}")
    (players,) = checked(game_name, [bots], options)
    tasks = [
        Task(game_name, table, luck, dict(options or {}), number, recorded, deadline)
        for number, (table, luck) in enumerate(deals(players, games, seed))
    ]
    with closing(played(tasks, workers, executor)) as playing:
        results, verdict = _until_known(playing, players, sprt, on_result)
    names = [player.name for player in players]
    return Contest(game_name, seed, tuple(standings(names, results)), tuple(results), verdict)


def _until_known(
    playing: Iterator[GameResult],
    players: Sequence[Player],
    sprt: Sprt | None,
    on_result: OnResult | None,
) -> tuple[list[GameResult], Verdict | None]:
    """All games, or those until the sequential test is decided."""
    results: list[GameResult] = []
    verdict = None if sprt is None else sprt.verdict(())
    for result in playing:
        results.append(result)
        if on_result is not None:
            on_result(result)
        if sprt is not None and len(results) % len(rotations(players)) == 0:
            verdict = sprt.verdict(shares(players, results))
            if verdict.decided:
                break
    return results, verdict


def rotations(players: Sequence[T]) -> list[tuple[T, ...]]:
    """The seating in each game of a deal: everybody moves on until the first one returns."""
    turns = [rotated(players, number) for number in range(len(players))]
    first = next((n for n in range(1, len(turns)) if turns[n] == turns[0]), len(turns))
    return turns[:first]


def rotated(players: Sequence[T], number: int) -> tuple[T, ...]:
    """The player at each seat in game `number`."""
    return tuple(players[(seat - number) % len(players)] for seat in range(len(players)))


def deals(
    players: Sequence[Player], games: int, seed: int
) -> Iterator[tuple[tuple[Player, ...], int]]:
    """The table of each game and the seed of its luck, which the games of a deal share."""
    turns = rotations(players)
    for number in range(games):
        deal, turn = divmod(number, len(turns))
        yield turns[turn], derived_seed(seed, "deal", deal)


def shares(players: Sequence[Player], results: Sequence[GameResult]) -> list[float]:
    """The first player's share of the victories in each complete deal."""
    size = len(rotations(players))
    bot = players[0].name
    won = [sum(result.share(seat) for seat in seats_of(bot, result)) for result in results]
    whole = len(won) // size * size
    return [sum(won[start : start + size]) / size for start in range(0, whole, size)]


def standings(bots: Sequence[str], results: Sequence[GameResult]) -> list[Standing]:
    rated = ratings(bots, results)
    seats = {bot: list(bots).count(bot) for bot in bots}
    rows = [_standing(bot, seats[bot], results, rated[bot]) for bot in seats]
    return sorted(rows, key=lambda row: -row.rating)


def _standing(
    bot: str, seats: int, results: Sequence[GameResult], rating: tuple[float, float]
) -> Standing:
    games = len(results)
    mine = [(result, seat) for result in results for seat in seats_of(bot, result)]
    wins = sum(result.share(seat) for result, seat in mine)
    low, high = wilson(wins, games)
    return Standing(
        bot=bot,
        seats=seats,
        games=games,
        wins=wins,
        share=wins / games,
        low=low,
        high=high,
        equal_share=seats / len(results[0].bots),
        mean_score=sum(result.scores[seat] for result, seat in mine) / len(mine),
        mean_margin=sum(_margin(result, seat) for result, seat in mine) / len(mine),
        rating=rating[0],
        rating_doubt=rating[1],
        faults=sum(seat in dict(result.faults) for result, seat in mine),
        cpu=seconds_a_decision(mine),
    )


def seats_of(bot: str, result: GameResult) -> list[int]:
    return [seat for seat, name in enumerate(result.bots) if name == bot]


def seconds_a_decision(mine: Sequence[tuple[GameResult, int]]) -> float:
    """CPU seconds for a decision, over these seats of these games; 0 if not measured."""
    measured = [(result.cpu[seat], result.choices[seat]) for result, seat in mine if result.cpu]
    return sum(cpu for cpu, _ in measured) / max(1, sum(choices for _, choices in measured))


def _margin(result: GameResult, seat: int) -> float:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - sum(others) / len(others)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the probability of a win."""
    share = wins / games
    square = SURE * SURE
    centre = share + square / (2 * games)
    spread = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def ratings(bots: Sequence[str], results: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """Rating and uncertainty of each bot (openskill, Plackett-Luce), updated game by game.

    A bot with several seats gets the mean of their ratings.
    """
    from openskill.models import PlackettLuce  # installed only with the extra

    model = PlackettLuce()
    known: dict[str, Any] = {bot: model.rating(name=bot) for bot in dict.fromkeys(bots)}
    if len(known) > 1:
        for result in results:
            _rate_game(model, known, result)
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}


def _rate_game(model: "PlackettLuce", known: dict[str, Any], result: GameResult) -> None:
    teams = [[known[bot]] for bot in result.bots]
    rated = model.rate(teams, ranks=[float(place) for place in result.places])
    for bot in dict.fromkeys(result.bots):
        seats = seats_of(bot, result)
        known[bot].mu = sum(rated[seat][0].mu for seat in seats) / len(seats)
        known[bot].sigma = sum(rated[seat][0].sigma for seat in seats) / len(seats)
