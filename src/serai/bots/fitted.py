"""A value fitted to games: a factor for each feature, and one more for each unit of time left.

It is simpler than a network (`learned`) and needs no library, and it is quick enough to be used in
the priors as well. The factors lie with the game (`factors.toml`), with what they were made from.
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
from serai.core.judge import Judge, JudgeAround
from serai.core.step import State

FACTORS = "factors.toml"

Factors = tuple[Sequence[float], Sequence[float]]
"""For each column its worth now, and its worth for each unit of the time that is left."""


class Fitted(JudgeAround):
    """The judge of a game, with fitted factors for the end of a turn: they predict the lead."""

    def __init__(self, game: AnyGame, judge: Judge, factors: Factors) -> None:
        super().__init__(judge)
        module = features_of(game)
        self._game: Any = game
        self._factors = factors
        self._features = module.features
        self._settled = module.settled
        self._left: int = module.COLUMNS.index(module.LEFT)
        self._now: list[float] = list(factors[0])
        self._later: list[float] = list(factors[1])

    def around(self, judge: Judge) -> Judge:
        return Fitted(self._game, judge, self._factors)

    def standing(self, s: State, seat: int) -> float:
        if s.seats == 1:  # there is no lead to predict
            return self.judge.value(s, seat)
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
        return self.judge.priors_by(s, options, self)


def has_factors(game: AnyGame) -> bool:
    """Whether factors come with a game."""
    return resources.files(home_of(game)).joinpath(FACTORS).is_file()


def fitted(game: AnyGame, judge: Judge) -> Fitted:
    """The judge of a game with its factors; DataError if they do not fit."""
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
