"""Checks the luck of a finished record: recomputes every chance outcome."""

from dataclasses import dataclass

from serai.core.errors import RecordError
from serai.core.fairness import commitment
from serai.core.game import AnyGame
from serai.core.match import BRANCHED, SEALED, luck_of, rebuild
from serai.core.record import Record
from serai.core.step import CHANCE


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of a check."""

    moves: int
    outcomes: int
    sealed: bool
    """Whether a commitment was published before the game; a bare seed proves nothing about that."""


def verify(game: AnyGame, record: Record) -> Proof:
    """Check a finished record; raises RecordError with the first move that does not fit."""
    head = record.header
    if not record.finished:
        raise RecordError("the game is not finished: its secret is revealed only after the end")
    if not record.secret:
        raise RecordError("the record holds no secret, so its luck cannot be recomputed")
    if head.luck == BRANCHED:
        raise RecordError(
            "the game was played on from another record: its luck has no seal to check"
        )
    if head.luck == SEALED and commitment(record.secret) != head.commitment:
        raise RecordError("the secret does not fit the commitment published before the game")
    rebuild(game, record, luck=luck_of(head.luck, record.secret))
    outcomes = sum(event.seat == CHANCE for event in record.events)
    return Proof(len(record.events), outcomes, head.luck == SEALED)
