"""One way to reach SQLite and PostgreSQL: whole transactions, each in a worker thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection

from serai.core.errors import SeraiError
from serai.server.schema import SCHEMA_VERSION, UPGRADES, facts, metadata
from serai.server.settings import new_secret

P = ParamSpec("P")
T = TypeVar("T")

Work = Callable[Concatenate[sa.Connection, P], T]

BUSY_MILLISECONDS = 10_000
ADVISORY_LOCK = 532_411
"""Held while the tables are made. Any number does, if nobody else in the database uses it."""
SCHEMA, COOKIE_SECRET = "schema", "cookie secret"
"""Facts that are kept."""


class DatabaseError(SeraiError):
    """The database cannot be used as it is."""


class Database:
    """A connection pool and the threads that use it. SQLite has one writer, so one thread."""

    def __init__(self, address: str) -> None:
        self.sqlite = address.startswith("sqlite")
        threads = 1 if self.sqlite else 16
        try:
            self._engine = sa.create_engine(address, **_pool(self.sqlite))
        except (sa.exc.ArgumentError, ModuleNotFoundError) as fault:
            raise DatabaseError(f"the database {address!r} cannot be opened: {fault}") from None
        if self.sqlite:
            sa.event.listen(self._engine, "connect", _prepare_sqlite)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="database")

    def create(self) -> None:
        """Make what is missing; refuse a database of a version that we cannot read.

        Several processes may start at once on an empty database: one of them makes everything.
        """
        with self._engine.begin() as c:
            if not self.sqlite:
                c.execute(sa.select(sa.func.pg_advisory_xact_lock(ADVISORY_LOCK)))
            metadata.create_all(c)
            _upgrade(c)
            metadata.create_all(c)  # what an upgrade has thrown away
            fact(c, COOKIE_SECRET, new_secret())

    async def run(self, work: Work[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Carry out a whole transaction away from the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, lambda: self.run_now(work, *args, **kwargs)
        )

    def run_now(self, work: Work[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        with self._engine.begin() as c:
            return work(c, *args, **kwargs)

    def close(self) -> None:
        self._threads.shutdown(wait=True)
        self._engine.dispose()


def fact(c: sa.Connection, key: str, default: str) -> str:
    """A fact about this server, written down the first time it is asked for."""
    found = c.execute(sa.select(facts.c.value).where(facts.c.key == key)).scalar_one_or_none()
    if found is None:
        c.execute(sa.insert(facts).values(key=key, value=default))
        return default
    return str(found)


def _upgrade(c: sa.Connection) -> None:
    """Bring the database of an earlier server up to date."""
    found = int(fact(c, SCHEMA, str(SCHEMA_VERSION)))
    if found != SCHEMA_VERSION and found not in UPGRADES:
        raise DatabaseError(
            f"the database has version {found}, but this server needs {SCHEMA_VERSION}"
        )
    for version in range(found, SCHEMA_VERSION):
        for statement in UPGRADES[version]:
            c.execute(sa.text(statement))
    c.execute(sa.update(facts).where(facts.c.key == SCHEMA).values(value=str(SCHEMA_VERSION)))


def _pool(sqlite: bool) -> dict[str, object]:
    if sqlite:
        return {"poolclass": sa.pool.StaticPool, "connect_args": {"check_same_thread": False}}
    return {"pool_size": 16, "max_overflow": 0, "pool_pre_ping": True}


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """A choice is on the disk before anybody is told, and readers never wait for writers."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()
