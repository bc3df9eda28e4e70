"""A database that fails: what people are told, and how the server notices that it works again."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa

from serai.core.errors import SeraiError
from serai.server.schema import facts

if TYPE_CHECKING:
    from serai.server.database import Database

log = logging.getLogger(__name__)

FAILURES = (
    sa.exc.OperationalError,
    sa.exc.InterfaceError,
    sa.exc.InternalError,
    sa.exc.TimeoutError,
)
"""What is the fault of the database, or of the way to it, and not of what was asked."""
FULL, SHUT, GONE = "its disk is full", "it may not be written to", "it does not answer"
MOVED = "its file was moved away or replaced; put it back, or start the server anew"
SIGNS = {
    "disk is full": FULL,
    "no space left": FULL,
    "could not extend file": FULL,
    "readonly": SHUT,
    "read-only": SHUT,
    MOVED: MOVED,
}
"""What databases say, in small letters, and what it means."""
PROBE = "is there room"
EVERY = 1.0
"""Seconds until a database that failed is tried again."""


class Unavailable(SeraiError):
    """Something could not be read or kept, because the database fails. What counts is what it
    holds, so nothing is lost, and who asks again by the same id is told whether it was kept."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"this could not be done now; nothing is lost, please try again. The database: {why}"
        )
        self.why = why


def cause(fault: Exception) -> str:
    """What is wrong, in few words and without anything that is nobody's business."""
    said = str(getattr(fault, "orig", None) or fault).lower()
    return next((why for sign, why in SIGNS.items() if sign in said), GONE)


def probe(c: sa.Connection) -> None:
    """Write something that needs room, since a full disk can still be read; nothing of it stays."""
    c.execute(sa.insert(facts).values(key=PROBE, value="room for some choices " * 3000))
    c.execute(sa.delete(facts).where(facts.c.key == PROBE))


async def mend(database: Database, every: float = EVERY) -> None:
    """Try a database that failed again and again, until cancelled."""
    while True:
        await asyncio.sleep(every)
        await works(database)


async def works(database: Database) -> bool:
    """Whether the database can be read, and written if that has failed before."""
    try:
        await database.run(probe if database.trouble else _read)
    except Unavailable:
        return False
    database.healed()
    return True


def _read(c: sa.Connection) -> None:
    c.execute(sa.select(facts.c.key).limit(1)).all()
