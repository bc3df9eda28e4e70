"""Finds better weights for planning bots (`bots/tuned.py`): vary them, and see who gets ahead.

    python -m serai.training.tuning agra --games 150 --rounds 3

In every game each seat plans its turns with weights varied at random around those so far. A
regression over all games then explains the final lead by each weight and its square, since too much
of a weight is as bad as too little. The next round is played around the new weights. Nothing is
learned about positions, so a few hundred games are enough; but shipped weights must also have won
against the weights before.
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
from serai.training.fit_command import argument_parser, run

Array = np.ndarray[Any, np.dtype[np.float64]]

SPREAD = 0.35
"""How far weights are varied, relative to their size."""
FROM_NOTHING = 0.2
"""How far weights of 0 are varied."""
PENALTY = 20.0
"""Ridge penalty of slopes and curvatures, for standardised columns."""
SIGNIFICANT = 1.5
"""Standard errors that a slope must have for its weight to be changed."""
LEAST_CURVATURE = 1.0
"""The least downward curvature, in points per squared unit: every weight has an optimum."""
FARTHEST = 1.5
"""Longest step of a weight, in units of its variation."""


class Tuner:
    """Plays games with varied weights, and fits better weights to the games."""

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
        """For each game the final scores of all seats, less their mean."""

    # --- playing ------------------------------------------------------------------------------

    def play(self, number: int, games: int) -> None:
        dice = np.random.default_rng(derived_seed(self.seed, "weights", number) % 2**32)
        for at in range(games):
            varied = dice.standard_normal((self.players, len(self.names))) * self.unit
            weights = self.weights + varied
            scores = self.play_game(derived_seed(self.seed, "game", number, at), weights)
            self.tried.append(weights / self.unit)
            self.leads.append(scores - scores.mean())

    def play_game(self, seed: int, weights: Array) -> Array:
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
        """Move each weight towards the top of its parabola, if its slope is significant."""
        slope, curvature, error = self.parabolas(self.weights / self.unit)
        top = slope / (2.0 * np.maximum(-curvature, LEAST_CURVATURE))
        sure = np.abs(slope) > SIGNIFICANT * error
        self.weights = self.weights + np.where(sure, top.clip(-FARTHEST, FARTHEST), 0.0) * self.unit

    def parabolas(self, here: Array) -> tuple[Array, Array, Array]:
        """Slopes and curvatures at these weights, and the standard errors of the slopes."""
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

    def summary(self) -> str:
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
    parser = argument_parser("tuning", __doc__ or "", games=150, rounds=3)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=8)
    run(
        parser,
        TUNED_WEIGHTS,
        lambda arguments: Tuner(
            arguments.game, arguments.players, arguments.iterations, arguments.seed
        ),
    )


if __name__ == "__main__":
    main()
