"""A value learned from games: a small network predicts who wins.

Each seat gives one row of features (`features.py` of a game), which goes through the same layers; a
softmax over the seats gives their chances to win. The weights lie with the game (`weights.npz`),
with a card that says what they were made from (`weights.toml`).
"""

import importlib
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from serai._extras import require
from serai.core.errors import DataError
from serai.core.game import AnyGame
from serai.core.judge import Judge, JudgeAround
from serai.core.step import State

if TYPE_CHECKING:
    import numpy as np

    Layers = Sequence[np.ndarray[Any, np.dtype[np.float32]]]

WEIGHTS, CARD = "weights.npz", "weights.toml"
LAYERS: Final = 6
"""Arrays: weights and biases of three layers."""
MARGIN: Final = 0.05
"""Weight of the expected lead beside the chance to win: of two sure wins the higher one is better,
of two sure losses the narrower one."""
POINT: Final = 0.002
"""Weight of each point of the lead when the game is over."""

Features = Callable[[Any, int], list[float]]


class Learned(JudgeAround):
    """The judge of a game, with rewards and standings by a learned network."""

    def __init__(self, game: AnyGame, judge: Judge, features: Features, layers: "Layers") -> None:
        super().__init__(judge)
        self._game = game
        self._features = features
        self._layers = layers

    def around(self, judge: Judge) -> Judge:
        return Learned(self._game, judge, self._features, self._layers)

    def rewards(self, s: State) -> list[float]:
        if s.seats == 1:  # without opponents only points count
            return [self.judge.value(s, 0)]
        if not s.stack:
            return self._result(s)
        chances, leads = self._predict(s)
        return [a + MARGIN * b for a, b in zip(chances, leads, strict=True)]

    def standing(self, s: State, seat: int) -> float:
        return self.rewards(s)[seat]

    def _result(self, s: State) -> list[float]:
        """The rewards of a finished game: shares of the victory, and a little for the lead."""
        outcome = self._game.outcome(s)
        assert outcome is not None
        scores = self._game.scores(s)
        found: list[float] = []
        for seat, score in enumerate(scores):
            others = scores[:seat] + scores[seat + 1 :]
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            found.append(won + POINT * (score - max(others, default=0)))
        return found

    def _predict(self, s: State) -> tuple[list[float], list[float]]:
        """Chances to win, and expected leads over the best opponent."""
        import numpy as np

        rows = np.array([self._features(s, seat) for seat in range(s.seats)], dtype=np.float32)
        found = through(self._layers, rows)
        raised = np.exp(found[:, 0] - found[:, 0].max())
        chances: list[float] = (raised / raised.sum()).tolist()
        leads: list[float] = found[:, 1].tolist()
        return chances, leads


def through(layers: "Layers", rows: Any) -> Any:
    """The network's two outputs for each row of features: a logit of winning, and a lead."""
    import numpy as np

    first = np.maximum(rows @ layers[0] + layers[1], 0.0)
    second = np.maximum(first @ layers[2] + layers[3], 0.0)
    return second @ layers[4] + layers[5]


# --- the weights of a game --------------------------------------------------------------------


def has_weights(game: AnyGame) -> bool:
    """Whether a network comes with a game."""
    return resources.files(home_of(game)).joinpath(WEIGHTS).is_file()


def learned(game: AnyGame, judge: Judge) -> Learned:
    """The judge of a game with its network; DataError if the weights do not fit."""
    require("bots", "a learned value")
    home = home_of(game)
    card = tomllib.loads(resources.files(home).joinpath(CARD).read_text(encoding="utf-8"))
    check_card(game, card)
    features: Features = features_of(game).features
    return Learned(game, judge, features, read_weights(home))


@cache
def read_weights(home: str) -> "Layers":
    return weights_from(resources.files(home).joinpath(WEIGHTS).read_bytes())


def weights_from(stored: bytes) -> "Layers":
    import numpy as np

    with np.load(BytesIO(stored), allow_pickle=False) as found:
        return tuple(found[f"layer_{number}"].astype(np.float32) for number in range(LAYERS))


def check_card(game: AnyGame, card: dict[str, Any]) -> None:
    """Raise DataError if weights or factors were made for other columns or other rules."""
    wanted = {"columns": columns_digest(game), "rules": game.meta.rules}
    for name, expected in wanted.items():
        if card.get(name) != expected:
            raise DataError(
                f"the weights of {game.meta.id} do not fit: {name} is {card.get(name)!r} on their "
                f"card, but {expected!r} here; make them anew with `serai train {game.meta.id}`"
            )


def columns_digest(game: AnyGame) -> str:
    """A digest that changes with the list of features."""
    module = features_of(game)
    text = f"{module.VERSION} {' '.join(module.COLUMNS)}"
    return sha256(text.encode()).hexdigest()[:16]


def features_of(game: AnyGame) -> Any:
    """The module of a game that turns positions into rows of features."""
    return importlib.import_module(f"{home_of(game)}.features")


def home_of(game: AnyGame) -> str:
    """The package of a game."""
    return type(game).__module__
