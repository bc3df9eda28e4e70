"""Deletes what is no longer needed; docs/hosting.md names the times."""

import asyncio
import logging
from dataclasses import dataclass

import sqlalchemy as sa

from serai.server import schema as db
from serai.server.store import GATHERING, announce, now
from serai.server.tables import Tables

log = logging.getLogger(__name__)

DAY = 24 * 3_600_000
REQUEST_DAYS, GUEST_DAYS, GATHERING_DAYS = 2, 30, 30
"""Days after which repeated requests are not recognised, unused guests are deleted, and tables
still waiting for players are deleted."""
HOUR_SECONDS = 3600.0


@dataclass(frozen=True)
class Deleted:
    """What was deleted."""

    requests: int
    tables: tuple[str, ...]
    guests: int


async def keep_house(tables: Tables, every: float = HOUR_SECONDS) -> None:
    """Delete old things regularly, until cancelled."""
    while True:
        try:
            deleted = await tables.database.run(delete_old, now())
            tables.forget(deleted.tables)
            if deleted.requests or deleted.tables or deleted.guests:
                log.info("deleted: %s", deleted)
        except Exception:
            log.exception("deleting what is old failed")
        await asyncio.sleep(every)


def delete_old(c: sa.Connection, at: int) -> Deleted:
    """Delete everything too old; tables before the guests who made them."""
    requests = sa.delete(db.requests).where(db.requests.c.at < at - REQUEST_DAYS * DAY)
    return Deleted(
        requests=c.execute(requests).rowcount,
        tables=_abandoned_tables(c, at - GATHERING_DAYS * DAY),
        guests=c.execute(_unused_guests(at - GUEST_DAYS * DAY)).rowcount,
    )


def _abandoned_tables(c: sa.Connection, before: int) -> tuple[str, ...]:
    """Delete tables where no game has begun for long; they are locked, so that nobody sits down
    meanwhile."""
    query = sa.select(db.tables.c.id).where(
        db.tables.c.status == GATHERING, db.tables.c.moved < before
    )
    ids = tuple(c.execute(query.with_for_update()).scalars())
    for table in (db.seats, db.drafts, db.requests, db.chat, db.events):
        c.execute(sa.delete(table).where(table.c.table.in_(ids)))
    c.execute(sa.delete(db.tables).where(db.tables.c.id.in_(ids)))
    for id in ids:
        announce(c, id)  # other processes may have it in memory
    return ids


def _unused_guests(before: int) -> sa.Delete:
    """Guests who came long ago and have no seat, table, chat line or passkey."""
    known = [db.seats.c.person, db.tables.c.host, db.chat.c.person, db.passkeys.c.person]
    used = [sa.select(column).where(column == db.people.c.id).exists() for column in known]
    return sa.delete(db.people).where(
        db.people.c.login.is_(None), db.people.c.created < before, ~sa.or_(*used)
    )
