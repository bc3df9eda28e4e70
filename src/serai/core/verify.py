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
        why = "the game is not finished: its secret is revealed only after the end"
        raise RecordError(why, "record-unfinished")
    if not record.secret:
        why = "the record holds no secret, so its luck cannot be recomputed"
        raise RecordError(why, "record-no-secret")
    if head.luck == BRANCHED:
        why = "the game was played on from another record: its luck has no seal to check"
        raise RecordError(why, "record-branched")
    if head.luck == SEALED and commitment(record.secret) != head.commitment:
        why = "the secret does not fit the commitment published before the game"
        raise RecordError(why, "record-seal")
    rebuild(game, record, luck=luck_of(head.luck, record.secret))
    outcomes = sum(event.seat == CHANCE for event in record.events)
    return Proof(len(record.events), outcomes, head.luck == SEALED)
