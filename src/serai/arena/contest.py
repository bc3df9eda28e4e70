"""Who is stronger? Bots change seats from game to game, and the result says how sure it is."""

import math
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai._extras import require
from serai.arena.many_games import OnResult, run, tasks_for
from serai.arena.single_game import GameResult
from serai.core.errors import SetupError

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SURE = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did. A shared victory counts as a fraction for each who shares it."""

    bot: str
    seats: int
    """How many of the players it was in every game."""
    games: int
    wins: float
    share: float
    """Wins by the number of games, with its 95 % interval from `low` to `high`."""
    low: float
    high: float
    equal_share: float
    """What it would win if all were equally strong."""
    mean_score: float
    mean_margin: float
    """Points ahead of the mean of the others at the table."""
    rating: float
    rating_doubt: float


@dataclass(frozen=True, slots=True)
class Contest:
    """The standings, the best rating first, and every game."""

    game: str
    seed: int
    standings: tuple[Standing, ...]
    results: tuple[GameResult, ...]

    def standing(self, bot: str) -> Standing:
        return next(standing for standing in self.standings if standing.bot == bot)


def contest(
    game_name: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None = None,
    on_result: OnResult | None = None,
    options: dict[str, str] | None = None,
    executor: Executor | None = None,
) -> Contest:
    """Let the bots play; from game to game each moves on to the next seat.

    `bots` names one bot for each player, the same one several times if need be:
    `["greedy", "random", "random", "random"]`.
    """
    require("arena", "rating bots")  # now, and not after all games are played
    if games < 1:
        raise SetupError(f"a contest has at least one game, not {games}")
    tasks = tasks_for(game_name, [rotated(bots, number) for number in range(games)], seed, options)
    results = run(tasks, workers, on_result, executor)
    return Contest(game_name, seed, tuple(standings(bots, results)), tuple(results))


def rotated(bots: Sequence[str], number: int) -> tuple[str, ...]:
    """The bot at each seat in game `number`."""
    return tuple(bots[(seat - number) % len(bots)] for seat in range(len(bots)))


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
    )


def seats_of(bot: str, result: GameResult) -> list[int]:
    return [seat for seat, name in enumerate(result.bots) if name == bot]


def _margin(result: GameResult, seat: int) -> float:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - sum(others) / len(others)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the chance behind so many wins."""
    share = wins / games
    square = SURE * SURE
    centre = share + square / (2 * games)
    spread = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def ratings(bots: Sequence[str], results: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """Rating and its uncertainty of each bot (openskill, Plackett-Luce), game after game.

    A bot with several seats gets the mean of what its seats earn.
    """
    from openskill.models import PlackettLuce  # here: it is there only with the extra

    model = PlackettLuce()
    known: dict[str, Any] = {bot: model.rating(name=bot) for bot in dict.fromkeys(bots)}
    if len(known) > 1:
        for result in results:
            _rate_game(model, known, result)
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}


def _rate_game(model: "PlackettLuce", known: dict[str, Any], result: GameResult) -> None:
    teams = [[known[bot]] for bot in result.bots]
    scores = [float(score) for score in result.scores]
    rated = model.rate(teams, scores=scores)
    for bot in dict.fromkeys(result.bots):
        seats = seats_of(bot, result)
        known[bot].mu = sum(rated[seat][0].mu for seat in seats) / len(seats)
        known[bot].sigma = sum(rated[seat][0].sigma for seat in seats) / len(seats)
