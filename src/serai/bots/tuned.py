"""The hand-written value with other weights: those that did well in games of planners.

The weights lie with the game (`tuned_weights.toml`), together with what they were made from
(`training/tuning.py`). Nothing else is changed, so it is as quick as the hand-written value.
"""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from serai.bots.learned import home_of
from serai.core.errors import DataError
from serai.core.game import AnyGame
from serai.core.judge import Judge

TUNED_WEIGHTS = "tuned_weights.toml"


def has_tuned_weights(game: AnyGame) -> bool:
    """Whether other weights come with a game."""
    return resources.files(home_of(game)).joinpath(TUNED_WEIGHTS).is_file()


def tuned(game: AnyGame, judge: Judge) -> Judge:
    """The judge of a game with the weights that come with it; DataError if they do not fit."""
    return weighed(game, judge, read_tuned_weights(home_of(game)))


@cache
def read_tuned_weights(home: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(home).joinpath(TUNED_WEIGHTS).read_text(encoding="utf-8"))


def weighed(game: AnyGame, judge: Judge, card: dict[str, Any]) -> Judge:
    """Weights mean nothing under other names, and little for other rules."""
    if card.get("rules") != game.meta.rules:
        raise DataError(
            f"the weights of {game.meta.id} are for rules {card.get('rules')}, "
            f"but there are rules {game.meta.rules} here"
        )
    weights: dict[str, float] = card["weights"]
    astray = set(judge.named_weights()) ^ set(weights)
    if astray:
        raise DataError(f"the weights of {game.meta.id} do not fit: {', '.join(sorted(astray))}")
    return judge.weighed(weights)
