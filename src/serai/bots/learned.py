"""A value that was learned from games: a small network foretells who wins.

One row of numbers for each seat (`features.py` of a game) goes through the same two layers; the
results of all seats, compared, are the chances to win. The weights lie with the game
(`weights.npz`), and beside them a card that says what they were made from (`weights.toml`).
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
from serai.core.action import Action
from serai.core.errors import DataError
from serai.core.game import AnyGame
from serai.core.judge import Judge
from serai.core.luck import Stream
from serai.core.step import State

if TYPE_CHECKING:
    import numpy as np

    Layers = Sequence[np.ndarray[Any, np.dtype[np.float32]]]

WEIGHTS, CARD = "weights.npz", "weights.toml"
LAYERS: Final = 6
"""Three layers, each of factors and of what is added."""
MARGIN: Final = 0.05
"""How much the expected lead counts beside the chance to win: between two sure wins (or losses)
the clearer (or narrower) one is better."""
POINT: Final = 0.002
"""The same where the game is over and the lead is known, for a point."""

Features = Callable[[Any, int], list[float]]


class Learned(Judge):
    """The judge of a game, with a learned value in place of the hand-written one."""

    def __init__(self, game: AnyGame, judge: Judge, features: Features, layers: "Layers") -> None:
        self._game = game
        self._judge = judge
        self._features = features
        self._layers = layers

    # --- what is learned ------------------------------------------------------------------------

    def rewards(self, s: State) -> list[float]:
        if s.seats == 1:  # nobody to win against: the points are what counts
            return [self._judge.value(s, 0)]
        if not s.stack:
            return self._result(s)
        chances, leads = self._foretell(s)
        return [a + MARGIN * b for a, b in zip(chances, leads, strict=True)]

    def standing(self, s: State, seat: int) -> float:
        return self.rewards(s)[seat]

    def _result(self, s: State) -> list[float]:
        """The end is known exactly: a win by one point is a win."""
        outcome = self._game.outcome(s)
        assert outcome is not None
        scores = self._game.scores(s)
        found: list[float] = []
        for seat, score in enumerate(scores):
            others = scores[:seat] + scores[seat + 1 :]
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            found.append(won + POINT * (score - max(others, default=0)))
        return found

    def _foretell(self, s: State) -> tuple[list[float], list[float]]:
        """Chances to win, and expected leads over the best of the others."""
        import numpy as np

        rows = np.array([self._features(s, seat) for seat in range(s.seats)], dtype=np.float32)
        found = through(self._layers, rows)
        raised = np.exp(found[:, 0] - found[:, 0].max())
        chances: list[float] = (raised / raised.sum()).tolist()
        leads: list[float] = found[:, 1].tolist()
        return chances, leads

    # --- what is not ----------------------------------------------------------------------------

    def value(self, s: State, seat: int) -> float:
        return self._judge.value(s, seat)

    def priors(self, s: State, options: list[Action]) -> list[float]:
        return self._judge.priors(s, options)

    def guess(self, s: State, options: list[Action], stream: Stream) -> Action:
        return self._judge.guess(s, options, stream)

    def temperature(self) -> float:
        return self._judge.temperature()

    def quiet(self, s: State) -> bool:
        return self._judge.quiet(s)

    def horizon(self, s: State) -> int:
        return self._judge.horizon(s)

    def swing(self, s: State) -> float:
        return self._judge.swing(s)

    def whole_turns(self) -> bool:
        return self._judge.whole_turns()

    def alike(self, s: State, action: Action) -> int:
        return self._judge.alike(s, action)


def through(layers: "Layers", rows: Any) -> Any:
    """Rows of features through the network: for each row a measure of winning, and a lead."""
    import numpy as np

    first = np.maximum(rows @ layers[0] + layers[1], 0.0)
    second = np.maximum(first @ layers[2] + layers[3], 0.0)
    return second @ layers[4] + layers[5]


# --- the weights of a game --------------------------------------------------------------------


def has_weights(game: AnyGame) -> bool:
    """Whether a learned value comes with a game."""
    return resources.files(home_of(game)).joinpath(WEIGHTS).is_file()


def learned(game: AnyGame, judge: Judge) -> Learned:
    """The judge of a game with the weights that come with it; DataError if they do not fit."""
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
    """Weights mean nothing for other columns, and little for other rules."""
    wanted = {"columns": columns_digest(game), "rules": game.meta.rules}
    for name, expected in wanted.items():
        if card.get(name) != expected:
            raise DataError(
                f"the weights of {game.meta.id} do not fit: {name} is {card.get(name)!r} on their "
                f"card, but {expected!r} here; make them anew with `serai train {game.meta.id}`"
            )


def columns_digest(game: AnyGame) -> str:
    """What tells one list of features from another."""
    module = features_of(game)
    text = f"{module.VERSION} {' '.join(module.COLUMNS)}"
    return sha256(text.encode()).hexdigest()[:16]


def features_of(game: AnyGame) -> Any:
    """The module that turns positions into numbers."""
    return importlib.import_module(f"{home_of(game)}.features")


def home_of(game: AnyGame) -> str:
    """The package of a game."""
    return type(game).__module__
