"""A value that was fitted to games: so much for each feature, and so much more for each round.

It is plainer than a network (`learned`), needs no library, and is so quick that first opinions go
by it, too. The factors lie with the game (`factors.toml`), together with what they were made from.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from serai.bots.learned import check_card, features_of, home_of
from serai.core.action import Action
from serai.core.errors import DataError
from serai.core.game import AnyGame
from serai.core.judge import Judge
from serai.core.luck import Stream
from serai.core.step import State

FACTORS = "factors.toml"

Factors = tuple[Sequence[float], Sequence[float]]
"""For each column what it is worth at once, and what for each unit of the time that is left."""


class Fitted(Judge):
    """The judge of a game, with a fitted opinion on how turns end. It foretells the lead."""

    def __init__(self, game: AnyGame, judge: Judge, factors: Factors) -> None:
        module = features_of(game)
        self._judge: Any = judge
        self._features = module.features
        self._settled = module.settled
        self._left: int = module.COLUMNS.index(module.LEFT)
        self._now: list[float] = list(factors[0])
        self._later: list[float] = list(factors[1])

    def standing(self, s: State, seat: int) -> float:
        if s.seats == 1:  # nobody to win against
            return float(self._judge.value(s, seat))
        settled: float | None = self._settled(s, seat)
        if settled is not None:
            return settled
        row: list[float] = self._features(s, seat)
        now = later = 0.0
        for at, amount in enumerate(row):
            now += amount * self._now[at]
            later += amount * self._later[at]
        return now + row[self._left] * later

    def priors(self, s: State, options: list[Action]) -> list[float]:
        found: list[float] = self._judge.priors_by(s, options, self)
        return found

    # --- what is not fitted -----------------------------------------------------------------------

    def value(self, s: State, seat: int) -> float:
        return float(self._judge.value(s, seat))

    def guess(self, s: State, options: list[Action], stream: Stream) -> Action:
        chosen: Action = self._judge.guess(s, options, stream)
        return chosen

    def temperature(self) -> float:
        return float(self._judge.temperature())

    def quiet(self, s: State) -> bool:
        return bool(self._judge.quiet(s))

    def horizon(self, s: State) -> int:
        return int(self._judge.horizon(s))

    def swing(self, s: State) -> float:
        return float(self._judge.swing(s))

    def alike(self, s: State, action: Action) -> int:
        return int(self._judge.alike(s, action))


def has_factors(game: AnyGame) -> bool:
    """Whether a fitted value comes with a game."""
    return resources.files(home_of(game)).joinpath(FACTORS).is_file()


def fitted(game: AnyGame, judge: Judge) -> Fitted:
    """The judge of a game with the factors that come with it; DataError if they do not fit."""
    card = read_card(home_of(game))
    check_card(game, card)
    return Fitted(game, judge, factors_from(game, card))


@cache
def read_card(home: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(home).joinpath(FACTORS).read_text(encoding="utf-8"))


def factors_from(game: AnyGame, card: dict[str, Any]) -> Factors:
    columns = features_of(game).COLUMNS
    missing = [column for column in columns if column not in card["factors"]]
    if missing:
        raise DataError(f"the factors of {game.meta.id} lack {', '.join(missing)}")
    pairs = [card["factors"][column] for column in columns]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]
