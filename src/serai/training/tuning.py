"""Finding better weights for planners (`bots/tuned.py`): vary them, and see who gets ahead.

    python -m serai.training.tuning agra --games 150 --rounds 3

In every game each seat plans its turns by weights of its own, a little off those so far. What a
seat's weights had to do with its lead in the end is then asked of all games together, straight and
by the square: whoever wants too much of something falls behind again. The next round is played
around the weights that came out. Nothing about positions is learned, so a few hundred games say
something; but what ships must win at the table, against the weights before.
"""

from typing import Any

import numpy as np

from serai.arena.ladder import commit
from serai.arena.single_game import derived_seed
from serai.bots.make import judge_of
from serai.bots.plan import PlanBot
from serai.bots.search import Budget
from serai.bots.tuned import TUNED_WEIGHTS, has_tuned_weights, tuned
from serai.core.errors import SetupError
from serai.core.game import AnyGame
from serai.core.match import Match
from serai.games import load
from serai.training.in_rounds import reader_of, run

Array = np.ndarray[Any, np.dtype[np.float64]]

SPREAD = 0.35
"""How far weights are varied, in parts of their size …"""
FROM_NOTHING = 0.2
"""… or so much, for those that were 0."""
PENALTY = 20.0
"""For each slope and each bend, where columns are as wide as 1."""
DOUBT = 1.5
"""A slope that is not so many times its standard error may be luck, and the weight stays."""
LEAST_BEND = 1.0
"""Points that a spread too far costs at least: nothing is better and better for ever."""
FARTHEST = 1.5
"""Steps go so many spreads at most."""


class Tuner:
    """Goes from weights to games, and from games to better weights."""

    def __init__(self, name: str, players: int, iterations: int, seed: int) -> None:
        self.game: AnyGame = load(name)
        self.players, self.iterations, self.seed = players, iterations, seed
        judge = judge_of(self.game)
        self.names = list(judge.named_weights())
        if not self.names:
            raise SetupError(f"the judge of {self.game.meta.title} has no weights to vary")
        by_hand = np.array(list(judge.named_weights().values()))
        self.unit = np.where(by_hand != 0.0, SPREAD * np.abs(by_hand), FROM_NOTHING)
        if has_tuned_weights(self.game):
            judge = tuned(self.game, judge)
        self.weights: Array = np.array(list(judge.named_weights().values()))
        self.tried: list[Array] = []
        """For each game the weights of all seats, in units."""
        self.leads: list[Array] = []
        """And how far ahead of the mean they were in the end."""

    # --- playing ------------------------------------------------------------------------------

    def play(self, number: int, games: int) -> None:
        dice = np.random.default_rng(derived_seed(self.seed, "weights", number) % 2**32)
        for at in range(games):
            varied = dice.standard_normal((self.players, len(self.names))) * self.unit
            weights = self.weights + varied
            scores = self.one(derived_seed(self.seed, "game", number, at), weights)
            self.tried.append(weights / self.unit)
            self.leads.append(scores - scores.mean())

    def one(self, seed: int, weights: Array) -> Array:
        """The scores at the end of a game."""
        match = Match(self.game, self.players, seed)
        bots = [self.bot(row, seed + seat) for seat, row in enumerate(weights)]
        while not match.over:
            match.play(match.ask(bots[match.actor]))
        return np.array(self.game.scores(match.state), dtype=np.float64)

    def bot(self, weights: Array, seed: int) -> PlanBot:
        named = dict(zip(self.names, weights.tolist(), strict=True))
        judge = judge_of(self.game).weighed(named)
        return PlanBot(judge, seed, Budget(iterations=self.iterations))

    # --- fitting ------------------------------------------------------------------------------

    def fit(self) -> None:
        """Each weight goes to the top of its parabola, or uphill where there is none."""
        slope, bend, error = self.parabolas(self.weights / self.unit)
        top = slope / (2.0 * np.maximum(-bend, LEAST_BEND))
        sure = np.abs(slope) > DOUBT * error
        self.weights = self.weights + np.where(sure, top.clip(-FARTHEST, FARTHEST), 0.0) * self.unit

    def parabolas(self, here: Array) -> tuple[Array, Array, Array]:
        """Slopes and bends at these weights, and how uncertain the slopes are."""
        columns = []
        for tried in self.tried:
            away = tried - here
            both = np.concatenate([away, away**2], axis=1)
            columns.append(both - both.mean(axis=0))
        table, leads = np.concatenate(columns), np.concatenate(self.leads)
        width = table.std(axis=0) + 1e-9
        table = table / width
        inverse = np.linalg.inv(table.T @ table + PENALTY * np.eye(table.shape[1]))
        found = inverse @ (table.T @ leads)
        free = len(leads) * (1.0 - 1.0 / self.players)  # in each game the leads sum up to 0
        noise = float(((leads - table @ found) ** 2).sum()) / free
        error = np.sqrt(noise * np.diag(inverse))
        many = len(self.names)
        return (found / width)[:many], (found / width)[many:], (error / width)[:many]

    # --- writing ------------------------------------------------------------------------------

    def told(self) -> str:
        return f"{len(self.leads)} games so far"

    def card(self, command: str) -> str:
        lines = [
            "# The weights of the hand-written value, as games of planners want them.",
            f"rules = {self.game.meta.rules}",
            f'made = "{command}"',
            f'commit = "{commit()}"',
            "",
            "[weights]",
        ]
        for name, weight in zip(self.names, self.weights.tolist(), strict=True):
            lines.append(f'"{name}" = {weight:.3f}')
        return "\n".join(lines) + "\n"


def main() -> None:
    reader = reader_of("tuning", __doc__ or "", games=150, rounds=3)
    reader.add_argument("--players", type=int, default=4)
    reader.add_argument("--iterations", type=int, default=8)
    run(
        reader,
        TUNED_WEIGHTS,
        lambda asked: Tuner(asked.game, asked.players, asked.iterations, asked.seed),
    )


if __name__ == "__main__":
    main()
