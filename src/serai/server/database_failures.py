"""Database failures: what users are told, and how the server notices that it works again."""

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
"""Errors of the database or the connection, and not of the query."""
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
"""Parts of error messages, in lower case, with their meaning."""
PROBE = "is there room"
EVERY = 1.0
"""Seconds between checks of a failed database."""


class Unavailable(SeraiError):
    """Something could not be read or stored because the database fails. Nothing is lost, and a
    retry with the same request id is told whether the first one was stored."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"this could not be done now; nothing is lost, please try again. The database: {why}"
        )
        self.why = why


def cause(fault: Exception) -> str:
    """A short reason, without internals such as addresses or queries."""
    message = str(getattr(fault, "orig", None) or fault).lower()
    return next((why for sign, why in SIGNS.items() if sign in message), GONE)


def probe(c: sa.Connection) -> None:
    """Write something large and delete it: a full disk can still be read."""
    c.execute(sa.insert(facts).values(key=PROBE, value="room for some choices " * 3000))
    c.execute(sa.delete(facts).where(facts.c.key == PROBE))


async def mend(database: Database, every: float = EVERY) -> None:
    """Check a failed database regularly, until cancelled."""
    while True:
        await asyncio.sleep(every)
        await works(database)


async def works(database: Database) -> bool:
    """Check whether the database can be read, and written if something failed before."""
    try:
        await database.run(probe if database.trouble else _read)
    except Unavailable:
        return False
    database.healed()
    return True


def _read(c: sa.Connection) -> None:
    c.execute(sa.select(facts.c.key).limit(1)).all()
