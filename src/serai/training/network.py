"""The network of a learned value, and how it is fitted: numpy, a minute at most.

Rows of features, one for each seat, go through the same layers; the chances to win are a softmax
over the seats of a position. It learns from who won, and a little from the leads.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import numpy as np

from serai.bots.learned import LAYERS, through
from serai.training.self_play import MOST_SEATS, Learnt

Array = np.ndarray[Any, np.dtype[np.float32]]

HIDDEN = (48, 24)
EPOCHS, BATCH = 8, 1024
RATE = 3e-3
DECAY = 1e-3
LEADS = 0.1
"""How much the leads count beside who won."""
NO_SEAT = -1e9
"""Added to the measure of a seat that a table does not have: by the softmax its chance is 0."""
HELD_OUT = 10
"""Every tenth game is not learned from, but tells how good the network is."""


@dataclass(frozen=True)
class Data:
    """Positions of many games, all as of `MOST_SEATS`: smaller tables are filled up."""

    rows: Array
    won: Array
    leads: Array
    empty: Array
    """NO_SEAT for each seat that the table does not have, 0 for the others."""
    game: np.ndarray[Any, np.dtype[np.int32]]

    @classmethod
    def of(cls, lessons: Sequence[Learnt], first: int = 0) -> "Data":
        columns = len(next(lesson.rows[0][0] for lesson in lessons if lesson.rows))
        count = sum(len(lesson.rows) for lesson in lessons)
        rows = np.zeros((count, MOST_SEATS, columns), dtype=np.float32)
        won, leads = (np.zeros((count, MOST_SEATS), dtype=np.float32) for _ in range(2))
        empty = np.full((count, MOST_SEATS), NO_SEAT, dtype=np.float32)
        game = np.zeros(count, dtype=np.int32)
        at = 0
        for number, lesson in enumerate(lessons):
            seats, end = len(lesson.won), at + len(lesson.rows)
            if lesson.rows:
                rows[at:end, :seats] = lesson.rows
            won[at:end, :seats] = lesson.won
            leads[at:end, :seats] = lesson.leads
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
    """A network, and how well it foretells games it has not seen."""

    layers: list[Array]
    cross_entropy: float
    chance: float
    """The cross-entropy of somebody who knows nothing."""

    def stored(self) -> bytes:
        into = BytesIO()
        parts: dict[str, Any] = {f"layer_{at}": part for at, part in enumerate(self.layers)}
        np.savez_compressed(into, **parts)
        return into.getvalue()


def fit(data: Data, seed: int) -> Fit:
    """The same data and seed give the same network on one machine."""
    kept = data.game % HELD_OUT != 0
    lessons, held_out = data.only(kept), data.only(~kept)
    spread = float(lessons.leads.std()) or 1.0
    dice = np.random.default_rng(seed)
    layers = _beginning(data.rows.shape[2], dice)
    steps = _Adam(layers)
    best = Fit(layers, float("inf"), knowing_nothing(held_out))
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS)
        order = dice.permutation(len(lessons.game))
        for start in range(0, len(order), BATCH):
            part = lessons.only(order[start : start + BATCH])
            steps.take(layers, _slopes(layers, part, spread), rate)
        found = cross_entropy(layers, held_out)
        if found < best.cross_entropy:
            best = Fit([layer.copy() for layer in layers], found, best.chance)
    return best


def cross_entropy(layers: Sequence[Array], data: Data) -> float:
    """How surprised the network is by who won, in the mean."""
    count, seats, columns = data.rows.shape
    found = through(layers, data.rows.reshape(-1, columns))[:, 0].reshape(count, seats)
    chances = _chances(found + data.empty)
    return float(-(data.won * np.log(chances + 1e-9)).sum(axis=1).mean())


def knowing_nothing(data: Data) -> float:
    return float(np.log((data.empty == 0.0).sum(axis=1)).mean())


def hand_written(data: Data, column: int) -> float:
    """The same for one column (the hand-written worth), at the scale that suits it best."""
    worth = data.rows[:, :, column]
    scales = [2.0**power for power in np.arange(0.0, 6.0, 0.5)]
    return min(
        float(-(data.won * np.log(_chances(worth * scale + data.empty) + 1e-9)).sum(axis=1).mean())
        for scale in scales
    )


def _chances(measures: Array) -> Array:
    raised = np.exp(measures - measures.max(axis=1, keepdims=True))
    shares: Array = raised / raised.sum(axis=1, keepdims=True)
    return shares


def _beginning(columns: int, dice: np.random.Generator) -> list[Array]:
    sizes = [columns, *HIDDEN, 2]
    layers: list[Array] = []
    for before, after in itertools.pairwise(sizes):
        scale = np.sqrt(2 / before) if after != 2 else 0.1
        layers.append((dice.standard_normal((before, after)) * scale).astype(np.float32))
        layers.append(np.zeros(after, dtype=np.float32))
    return layers


def _slopes(layers: Sequence[Array], part: Data, spread: float) -> list[Array]:
    """How the error changes with every weight: back through the layers."""
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
    """Steps as long as the slopes have been steady (Kingma and Ba's Adam, with decay)."""

    def __init__(self, layers: Sequence[Array]) -> None:
        self.mean = [np.zeros_like(layer) for layer in layers]
        self.square = [np.zeros_like(layer) for layer in layers]
        self.taken = 0

    def take(self, layers: list[Array], slopes: Sequence[Array], rate: float) -> None:
        self.taken += 1
        for at in range(LAYERS):
            self.mean[at] = 0.9 * self.mean[at] + 0.1 * slopes[at]
            self.square[at] = 0.999 * self.square[at] + 0.001 * slopes[at] ** 2
            mean = self.mean[at] / (1 - 0.9**self.taken)
            square = self.square[at] / (1 - 0.999**self.taken)
            layers[at] = (layers[at] * (1 - rate * DECAY)).astype(np.float32)
            layers[at] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
