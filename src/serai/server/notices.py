"""Follows changes by other server processes, by PostgreSQL's LISTEN."""

import asyncio
import logging

import psycopg
import sqlalchemy as sa

from serai.server.database_failures import Unavailable
from serai.server.hub import Hub
from serai.server.live_table import NoSuchTable
from serai.server.store import CHANNEL
from serai.server.tables import Tables

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds before a lost connection is tried again."""


async def follow(address: str, tables: Tables, hub: Hub) -> None:
    """Refresh every table that another process changes, until cancelled. Errors are logged; after a
    lost connection all tables are refreshed."""
    url = sa.make_url(address).set(drivername="postgresql")
    logged = False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                url.render_as_string(hide_password=False), autocommit=True
            ) as connection:
                logged = False
                await _listen(connection, tables, hub)
        except Exception as fault:
            if not logged:  # once for each lost connection
                log.warning("lost the notices of the database, trying again: %s", fault)
            logged = True
        await asyncio.sleep(PAUSE)


async def _listen(connection: psycopg.AsyncConnection, tables: Tables, hub: Hub) -> None:
    await connection.execute(f"LISTEN {CHANNEL}")
    for id in tables.in_memory():  # they may have changed without a notice
        await _refresh(id, tables, hub)
    async for notice in connection.notifies():
        id, _, version = notice.payload.partition(" ")
        await _refresh(id, tables, hub, int(version) if version else None)


async def _refresh(id: str, tables: Tables, hub: Hub, version: int | None = None) -> None:
    """Refresh a table; an error with one table does not affect others."""
    try:
        if not await tables.refresh(id, version):
            return
    except (psycopg.Error, Unavailable):
        raise
    except NoSuchTable:
        pass  # it was deleted
    except Exception:
        log.exception("table %s could not be read anew", id)
    hub.tell(id)
