"""The hand-written judge with weights tuned in games of planning bots (`training/tuning.py`).

The weights lie with the game (`tuned_weights.toml`), with what they were made from. Nothing else is
changed, so this judge is as quick as the hand-written one.
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
    """Whether tuned weights come with a game."""
    return resources.files(home_of(game)).joinpath(TUNED_WEIGHTS).is_file()


def tuned(game: AnyGame, judge: Judge) -> Judge:
    """The judge of a game with its tuned weights; DataError if they do not fit."""
    return weighed(game, judge, read_tuned_weights(home_of(game)))


@cache
def read_tuned_weights(home: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(home).joinpath(TUNED_WEIGHTS).read_text(encoding="utf-8"))


def weighed(game: AnyGame, judge: Judge, card: dict[str, Any]) -> Judge:
    """The judge with the weights of a card; DataError if they are for other names or rules."""
    if card.get("rules") != game.meta.rules:
        raise DataError(
            f"the weights of {game.meta.id} are for rules {card.get('rules')}, "
            f"but there are rules {game.meta.rules} here"
        )
    weights: dict[str, float] = card["weights"]
    unmatched = set(judge.named_weights()) ^ set(weights)
    if unmatched:
        raise DataError(f"the weights of {game.meta.id} do not fit: {', '.join(sorted(unmatched))}")
    return judge.weighed(weights)
