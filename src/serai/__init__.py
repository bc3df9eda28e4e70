"""Serai: exact, fast rules of great board games, for people and programs."""

from pathlib import Path

from serai import _build

_build.prepare()

from serai.core.errors import SeraiError  # noqa: E402  the build decides what is imported
from serai.core.match import Match, rebuild  # noqa: E402
from serai.core.record import Record, read_record  # noqa: E402
from serai.core.step import CHANCE, NOBODY  # noqa: E402
from serai.games import GAMES, load  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "Match",
    "Record",
    "SeraiError",
    "__version__",
    "load",
    "read_record",
    "replay",
]


def replay(record: Record, upto: int | None = None, edition: Path | str | None = None) -> Match:
    """The match that a record leads to, after `upto` choices or at its end."""
    return rebuild(load(record.header.game, edition), record, upto)
