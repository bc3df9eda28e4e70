"""Fits the factors of a value (`bots/fitted.py`) in rounds: quick games, then a regression.

    python -m serai.training.linear rajas --games 300 --rounds 4

Each seat compares whole turns by the factors so far, varied at random for each seat and game, so
that different ways to play meet. The regression then explains the final lead of a seat by its
features at the ends of its turns. The next round is played with the new factors.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from serai.arena.ladder import commit
from serai.arena.single_game import derived_seed
from serai.bots.fitted import FACTORS, Factors, Fitted
from serai.bots.learned import columns_digest, features_of
from serai.bots.make import judge_of
from serai.core import play
from serai.core.game import AnyGame
from serai.core.judge import Judge, best_by_prior
from serai.core.luck import FastLuck
from serai.games import load
from serai.training.fit_command import argument_parser, run
from serai.training.folder import WORTH_COLUMN
from serai.training.rounds import TABLES, playable
from serai.training.self_play import leads_of

Array = np.ndarray[Any, np.dtype[np.float64]]

KEPT = 3
"""Rounds whose games are fitted: factors of older ones were too different."""
PENALTIES = (0.0005, 0.002, 0.01, 0.05)
"""Ridge penalties for standardised columns; the one that predicts held-out games best is taken."""
LEAST_PENALTY = 0.002
HELD_OUT = 5
"""Every fifth game is held out."""
FARTHEST = 3.0
"""Leads are cut off at so many standard deviations."""
VARIATION = 0.25
"""How far factors are varied, in points for one standard deviation of a column."""
OTHERS = 2
"""Columns about the opponents, best and mean worth: in the regression, not among the factors."""


@dataclass(frozen=True)
class Games:
    """Rows at the ends of turns: features of the seat, worth of its opponents, its final lead."""

    rows: Array
    others: Array
    leads: Array
    game: np.ndarray[Any, np.dtype[np.int64]]

    @staticmethod
    def joined(parts: list["Games"]) -> "Games":
        names = ("rows", "others", "leads", "game")
        return Games(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


class Fitter:
    """Plays games with the factors, and fits better factors to the games."""

    def __init__(self, name: str, seed: int) -> None:
        self.game: AnyGame = load(name)
        self.seed = seed
        self.features = features_of(self.game)
        self.columns = len(self.features.COLUMNS)
        self.left = self.features.COLUMNS.index(self.features.LEFT)
        self.worth = self.features.COLUMNS.index(WORTH_COLUMN)
        self.tables = [players for players in TABLES if playable(self.game, players)]
        self.factors = self.hand_written()
        self.variation = np.full(2 * self.columns, 0.5)
        self.kept: list[Games] = []
        self.error = self.spread = 0.0

    def hand_written(self) -> Array:
        """Factors that equal the hand-written worth: only its column counts, at its old scale."""
        factors = np.zeros(2 * self.columns)
        state: Any = self.game.new(self.game.header(self.tables[0], (), {}))
        play.settle(state)
        worth = 0.0
        while not worth:  # at the start it may be 0
            play.advance(state, FastLuck(self.seed))
            play.apply_trusted(state, play.options(state)[0])
            worth = judge_of(self.game).value(state, 0)
        factors[self.worth] = worth / self.features.features(state, 0)[self.worth]
        return factors

    def judge(self, factors: Array) -> Judge:
        return Fitted(self.game, judge_of(self.game), self.pairs(factors))

    def pairs(self, factors: Array) -> Factors:
        return factors[: self.columns].tolist(), factors[self.columns :].tolist()

    # --- playing ------------------------------------------------------------------------------

    def play(self, number: int, games: int) -> None:
        """Play the games of a round, with varied factors for each seat."""
        # Under another label the same seed would play other games than those of our `factors.toml`.
        dice = np.random.default_rng(derived_seed(self.seed, "tastes", number) % 2**32)
        rows: list[list[float]] = []
        others: list[list[float]] = []
        leads: list[float] = []
        numbers: list[int] = []
        for at in range(games):
            players = self.tables[at % len(self.tables)]
            judges = [
                self.judge(self.factors + self.variation * dice.standard_normal(2 * self.columns))
                for _ in range(players)
            ]
            seats, own, beside, end = self.play_game(
                derived_seed(self.seed, "game", number, at), judges
            )
            rows += own
            others += beside
            leads += [end[seat] for seat in seats]
            numbers += [at] * len(seats)
        played = Games(np.array(rows), np.array(others), np.array(leads), np.array(numbers))
        self.kept = [*self.kept, played][-KEPT:]

    def play_game(
        self, seed: int, judges: list[Judge]
    ) -> tuple[list[int], list[list[float]], list[list[float]], list[float]]:
        """A game; for each turn its seat, the features at its end and the worth of the opponents;
        and the final leads."""
        state: Any = self.game.new(self.game.header(len(judges), (), {}))
        luck = FastLuck(seed)
        play.settle(state)
        play.advance(state, luck)
        seats: list[int] = []
        rows: list[list[float]] = []
        others: list[list[float]] = []
        turns, seat = state.turns, state.turn
        while state.stack:
            options = play.options(state)
            judge = judges[play.actor(state)]
            play.apply_trusted(state, best_by_prior(judge, state, options))
            play.advance(state, luck)
            if state.turns != turns:
                if self.features.settled(state, seat) is None:
                    seats.append(seat)
                    rows.append(self.features.features(state, seat))
                    others.append(self.beside(state, seat))
                turns, seat = state.turns, state.turn
        return seats, rows, others, leads_of(self.game.scores(state))

    def beside(self, state: Any, seat: int) -> list[float]:
        judge = judge_of(self.game)
        worth = [judge.value(state, other) for other in range(state.seats) if other != seat]
        return [max(worth), sum(worth) / len(worth)]

    # --- fitting ------------------------------------------------------------------------------

    def fit(self) -> None:
        """Ridge regression, without a penalty for the hand-written worth and the opponents."""
        data = Games.joined(self.kept)
        left = data.rows[:, self.left : self.left + 1]
        table = np.concatenate(
            [data.rows, data.rows * left, data.others, data.others * left], axis=1
        )
        spread = table.std(axis=0) + 1e-6
        table = (table - table.mean(axis=0)) / spread
        most = FARTHEST * data.leads.std()
        leads = np.clip(data.leads, -most, most)
        leads -= leads.mean()
        held_out = data.game % HELD_OUT == 0
        errors = [(self._error(table, leads, held_out, penalty), penalty) for penalty in PENALTIES]
        self.error, penalty = min(errors)
        self.spread = float(leads.var())
        found = self._solve(table, leads, max(penalty, LEAST_PENALTY))
        self.factors = (found / spread)[: 2 * self.columns]
        narrow = VARIATION / spread[: 2 * self.columns]
        self.variation = np.minimum(narrow, 0.5 * np.abs(self.factors).mean())

    def _error(self, table: Array, leads: Array, held_out: Any, penalty: float) -> float:
        found = self._solve(table[~held_out], leads[~held_out], penalty)
        return float(np.mean((leads[held_out] - table[held_out] @ found) ** 2))

    def _solve(self, table: Array, leads: Array, penalty: float) -> Array:
        penalties = np.full(table.shape[1], penalty)
        penalties[self.worth] = 0.0
        penalties[2 * self.columns :] = 0.0
        square = table.T @ table / len(table) + np.diag(penalties)
        solved: Array = np.linalg.solve(square, table.T @ leads / len(table))
        return solved

    # --- writing ------------------------------------------------------------------------------

    def summary(self) -> str:
        turns = sum(len(part.leads) for part in self.kept)
        return f"{turns} turns, squared error {self.error:.1f} of {self.spread:.1f}"

    def card(self, command: str) -> str:
        """The factors as a TOML file, with what they were made from."""
        now, later = self.pairs(self.factors)
        columns = self.features.COLUMNS
        lines = [
            "# What each feature is worth: at once, and for each unit of the time that is left.",
            f'columns = "{columns_digest(self.game)}"',
            f"rules = {self.game.meta.rules}",
            f'command = "{command}"',
            f'commit = "{commit()}"',
            f"error = {self.error:.1f}",
            f"spread = {self.spread:.1f}",
            "",
            "[factors]",
        ]
        for at, column in enumerate(columns):
            lines.append(f'"{column}" = [{now[at]:.4f}, {later[at]:.4f}]')
        return "\n".join(lines) + "\n"


def main() -> None:
    parser = argument_parser("linear", __doc__ or "", games=300, rounds=4)
    run(parser, FACTORS, lambda arguments: Fitter(arguments.game, arguments.seed))


if __name__ == "__main__":
    main()
