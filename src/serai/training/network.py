"""Fits the network of a learned value with numpy, in a minute at most.

The features of every seat go through the same layers; the chances to win are a softmax over the
seats of a position. The error counts who won, and a little the leads.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import numpy as np

from serai.bots.learned import LAYERS, through
from serai.training.self_play import MOST_SEATS, TrainingRows

Array = np.ndarray[Any, np.dtype[np.float32]]

HIDDEN = (48, 24)
EPOCHS, BATCH = 8, 1024
RATE = 3e-3
DECAY = 1e-3
LEADS = 0.1
"""Weight of the leads in the error, beside who won."""
NO_SEAT = -1e9
"""Added to the logit of a seat that a table does not have, so that its chance is 0."""
HELD_OUT = 10
"""Every tenth game is held out, to measure how good the network is."""


@dataclass(frozen=True)
class Data:
    """Positions of many games; smaller tables are padded to `MOST_SEATS`."""

    rows: Array
    won: Array
    leads: Array
    empty: Array
    """NO_SEAT for padded seats, 0 for the others."""
    game: np.ndarray[Any, np.dtype[np.int32]]

    @classmethod
    def of(cls, games: Sequence[TrainingRows], first: int = 0) -> "Data":
        columns = len(next(played.rows[0][0] for played in games if played.rows))
        count = sum(len(played.rows) for played in games)
        rows = np.zeros((count, MOST_SEATS, columns), dtype=np.float32)
        won, leads = (np.zeros((count, MOST_SEATS), dtype=np.float32) for _ in range(2))
        empty = np.full((count, MOST_SEATS), NO_SEAT, dtype=np.float32)
        game = np.zeros(count, dtype=np.int32)
        at = 0
        for number, played in enumerate(games):
            seats, end = len(played.won), at + len(played.rows)
            if played.rows:
                rows[at:end, :seats] = played.rows
            won[at:end, :seats] = played.won
            leads[at:end, :seats] = played.leads
            empty[at:end, :seats] = 0.0
            game[at:end] = first + number
            at = end
        return cls(rows, won, leads, empty, game)

    def only(self, which: Any) -> "Data":
        parts = (self.rows, self.won, self.leads, self.empty, self.game)
        return Data(*(part[which] for part in parts))

    @staticmethod
    def joined(parts: Sequence["Data"]) -> "Data":
        return Data(
            *(
                np.concatenate([getattr(part, name) for part in parts])
                for name in ("rows", "won", "leads", "empty", "game")
            )
        )


@dataclass(frozen=True)
class Fit:
    """A network, and how well it predicts held-out games."""

    layers: list[Array]
    cross_entropy: float
    chance: float
    """The cross-entropy of equal chances for all seats."""

    def stored(self) -> bytes:
        into = BytesIO()
        parts: dict[str, Any] = {f"layer_{at}": part for at, part in enumerate(self.layers)}
        np.savez_compressed(into, **parts)
        return into.getvalue()


def fit(data: Data, seed: int) -> Fit:
    """Fit a network; repeatable on one machine for the same data and seed."""
    kept = data.game % HELD_OUT != 0
    learned, held_out = data.only(kept), data.only(~kept)
    spread = float(learned.leads.std()) or 1.0
    dice = np.random.default_rng(seed)
    layers = _random_layers(data.rows.shape[2], dice)
    optimizer = _Adam(layers)
    best = Fit(layers, float("inf"), equal_chances(held_out))
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS)
        order = dice.permutation(len(learned.game))
        for start in range(0, len(order), BATCH):
            part = learned.only(order[start : start + BATCH])
            optimizer.step(layers, _gradients(layers, part, spread), rate)
        found = cross_entropy(layers, held_out)
        if found < best.cross_entropy:
            best = Fit([layer.copy() for layer in layers], found, best.chance)
    return best


def cross_entropy(layers: Sequence[Array], data: Data) -> float:
    """The mean cross-entropy of the network's chances and who won."""
    count, seats, columns = data.rows.shape
    found = through(layers, data.rows.reshape(-1, columns))[:, 0].reshape(count, seats)
    chances = _chances(found + data.empty)
    return float(-(data.won * np.log(chances + 1e-9)).sum(axis=1).mean())


def equal_chances(data: Data) -> float:
    return float(np.log((data.empty == 0.0).sum(axis=1)).mean())


def hand_written(data: Data, column: int) -> float:
    """The mean cross-entropy of one column (the hand-written worth) as logit, at its best scale."""
    worth = data.rows[:, :, column]
    scales = [2.0**power for power in np.arange(0.0, 6.0, 0.5)]
    return min(
        float(-(data.won * np.log(_chances(worth * scale + data.empty) + 1e-9)).sum(axis=1).mean())
        for scale in scales
    )


def _chances(logits: Array) -> Array:
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Array = raised / raised.sum(axis=1, keepdims=True)
    return shares


def _random_layers(columns: int, dice: np.random.Generator) -> list[Array]:
    sizes = [columns, *HIDDEN, 2]
    layers: list[Array] = []
    for before, after in itertools.pairwise(sizes):
        scale = np.sqrt(2 / before) if after != 2 else 0.1
        layers.append((dice.standard_normal((before, after)) * scale).astype(np.float32))
        layers.append(np.zeros(after, dtype=np.float32))
    return layers


def _gradients(layers: Sequence[Array], part: Data, spread: float) -> list[Array]:
    """The gradient of the error by every weight, by back-propagation."""
    count, seats, columns = part.rows.shape
    rows = part.rows.reshape(-1, columns)
    first = rows @ layers[0] + layers[1]
    second = np.maximum(first, 0.0) @ layers[2] + layers[3]
    found = np.maximum(second, 0.0) @ layers[4] + layers[5]
    chances = _chances(found[:, 0].reshape(count, seats) + part.empty)
    there = (part.empty == 0.0).reshape(-1)
    error = np.empty_like(found)
    error[:, 0] = (chances - part.won).reshape(-1)
    error[:, 1] = LEADS * (found[:, 1] - part.leads.reshape(-1) / spread) * there
    error /= count
    into_second = (error @ layers[4].T) * (second > 0.0)
    into_first = (into_second @ layers[2].T) * (first > 0.0)
    return [
        *(rows.T @ into_first, into_first.sum(axis=0)),
        *(np.maximum(first, 0.0).T @ into_second, into_second.sum(axis=0)),
        *(np.maximum(second, 0.0).T @ error, error.sum(axis=0)),
    ]


class _Adam:
    """The optimizer Adam (Kingma and Ba) with weight decay."""

    def __init__(self, layers: Sequence[Array]) -> None:
        self.mean = [np.zeros_like(layer) for layer in layers]
        self.square = [np.zeros_like(layer) for layer in layers]
        self.taken = 0

    def step(self, layers: list[Array], gradients: Sequence[Array], rate: float) -> None:
        self.taken += 1
        for at in range(LAYERS):
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * gradients[at]
            self.square[at] = 0.999 * self.square[at] + 0.001 * gradients[at] ** 2
            mean = self.mean[at] / (1 - 0.9**self.taken)
            square = self.square[at] / (1 - 0.999**self.taken)
            layers[at] = (layers[at] * (1 - rate * DECAY)).astype(np.float32)
            layers[at] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
