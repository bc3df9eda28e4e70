"""What nobody needs any longer is thrown away: docs/hosting.md names the times."""

import asyncio
import logging

import sqlalchemy as sa

from serai.server import schema as db
from serai.server.database import Database
from serai.server.store import GATHERING, now

log = logging.getLogger(__name__)

DAY = 24 * 3_600_000
REQUEST_DAYS, GUEST_DAYS, GATHERING_DAYS = 2, 30, 30
"""How long a request may be repeated, a guest without a seat is known, and a table waits for
players."""
HOUR_SECONDS = 3600.0


async def keep_house(database: Database, every: float = HOUR_SECONDS) -> None:
    """Throw away what is too old, again and again, until cancelled."""
    while True:
        try:
            gone = await database.run(throw_away, now())
            if any(gone.values()):
                log.info("thrown away: %s", gone)
        except Exception:
            log.exception("throwing away what is old failed")
        await asyncio.sleep(every)


def throw_away(c: sa.Connection, at: int) -> dict[str, int]:
    """How many rows of each kind have gone."""
    requests = sa.delete(db.requests).where(db.requests.c.at < at - REQUEST_DAYS * DAY)
    tables = _abandoned_tables(c, at - GATHERING_DAYS * DAY)
    return {
        "requests": c.execute(requests).rowcount,
        "tables": tables,
        "guests": c.execute(_unused_guests(at - GUEST_DAYS * DAY)).rowcount,
    }


def _abandoned_tables(c: sa.Connection, before: int) -> int:
    """Tables at which no game has begun for long."""
    query = sa.select(db.tables.c.id).where(
        db.tables.c.status == GATHERING, db.tables.c.moved < before
    )
    ids = c.execute(query).scalars().all()
    for table in (db.seats, db.drafts, db.requests, db.chat, db.events):
        c.execute(sa.delete(table).where(table.c.table.in_(ids)))
    c.execute(sa.delete(db.tables).where(db.tables.c.id.in_(ids)))
    return len(ids)


def _unused_guests(before: int) -> sa.Delete:
    """Guests who came long ago and left nothing: no seat, no table, no word in a chat."""
    known = [db.seats.c.person, db.tables.c.host, db.chat.c.person, db.passkeys.c.person]
    used = [sa.select(column).where(column == db.people.c.id).exists() for column in known]
    return sa.delete(db.people).where(
        db.people.c.login.is_(None), db.people.c.created < before, ~sa.or_(*used)
    )
