"""One way to reach SQLite and PostgreSQL: whole transactions, each in a worker thread."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection

from serai.server.database_failures import FAILURES, MOVED, Unavailable, cause
from serai.server.metrics import Metrics, timed
from serai.server.schema import SCHEMA, facts
from serai.server.sqlite_file import DatabaseError, SqliteFile

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

Work = Callable[Concatenate[sa.Connection, P], T]

BUSY_MILLISECONDS = 10_000
CONNECT_SECONDS = 5
ADVISORY_LOCK = 532_411
"""Number of the PostgreSQL lock held while tables are made; any unused number would do."""


class Database:
    """A connection pool and the threads that use it. SQLite has one writer, so one thread."""

    def __init__(self, address: str, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self.sqlite = address.startswith("sqlite")
        self.trouble = ""
        """The current failure, from the first error until the database is known to work again."""
        threads = 1 if self.sqlite else 16
        try:
            self._engine = sa.create_engine(address, **_pool(self.sqlite))
        except (sa.exc.ArgumentError, ModuleNotFoundError) as fault:
            raise DatabaseError(f"the database {address!r} cannot be opened: {fault}") from None
        self._file = SqliteFile(address if self.sqlite else "sqlite://")
        if self.sqlite:
            sa.event.listen(self._engine, "connect", self._connected)
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="database")

    def _connected(self, connection: DBAPIConnection, _record: object) -> None:
        _prepare_sqlite(connection)
        self._file.opened()

    def lock(self) -> None:
        """Lock a SQLite file until it is closed: two servers would each hold tables in memory that
        the other one changes."""
        self._file.lock()

    def create(self) -> None:
        """Create or migrate the tables in one transaction; refuse a database of a newer version.

        If several processes start at once, one of them does it while the others wait.
        """
        self._file.make()
        with self._engine.begin() as c:
            if self.sqlite:
                c.exec_driver_sql("BEGIN IMMEDIATE")  # by itself it would begin after the DDL
            else:
                c.execute(sa.select(sa.func.pg_advisory_xact_lock(ADVISORY_LOCK)))
            if step_of(c) != SCHEMA:
                _bring_up_to_date(c)

    async def run(self, work: Work[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a transaction in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, lambda: self.run_now(work, *args, **kwargs)
        )

    def run_now(self, work: Work[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a transaction; raises Unavailable if the database fails."""
        if not self._file.is_there():
            raise self._failed(FileNotFoundError(f"{self._file.path}: {MOVED}"))
        try:
            with timed(self._metrics.transactions), self._engine.begin() as c:
                return work(c, *args, **kwargs)
        except FAILURES as fault:
            raise self._failed(fault) from fault

    def _failed(self, fault: Exception) -> Unavailable:
        """Log a new failure once; returns the error for the caller."""
        self._metrics.database_faults.inc()
        why = cause(fault)
        if why != self.trouble:
            log.error("the database fails: %s", str(fault).splitlines()[0])
        self.trouble = why
        return Unavailable(why)

    def healed(self) -> None:
        """Note that the database works again."""
        if self.trouble:
            log.warning("the database works again")
        self.trouble = ""

    def close(self) -> None:
        self._threads.shutdown(wait=True)
        self._engine.dispose()
        self._file.unlock()


def fact(c: sa.Connection, key: str, default: str) -> str:
    """A stored fact about this server; the default is stored the first time."""
    found = c.execute(sa.select(facts.c.value).where(facts.c.key == key)).scalar_one_or_none()
    if found is None:
        c.execute(sa.insert(facts).values(key=key, value=default))
        return default
    return str(found)


def step_of(c: sa.Connection) -> str | None:
    """The migration that a database is at; None if it is empty."""
    there = set(sa.inspect(c).get_table_names())
    if "alembic_version" in there:
        return str(c.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one())
    if "facts" in there:  # databases from before the migrations
        return fact(c, "schema", "0").rjust(4, "0")
    return None


def _bring_up_to_date(c: sa.Connection) -> None:
    """Migrate an empty database, or that of an earlier version."""
    from serai.server import migrations  # alembic is slow to load and rarely needed

    found = step_of(c)
    if found is not None:
        if found not in migrations.known():
            raise DatabaseError(
                f"the database is at step {found}, but this Serai knows the steps up to {SCHEMA}: "
                "it belongs to a newer version; use that one, or a backup"
            )
        migrations.mark(c, found)
    migrations.bring_up(c, SCHEMA)


def _pool(sqlite: bool) -> dict[str, object]:
    if sqlite:
        return {"poolclass": sa.pool.StaticPool, "connect_args": {"check_same_thread": False}}
    return {
        "pool_size": 16,
        "max_overflow": 0,
        "pool_pre_ping": True,
        "connect_args": {"connect_timeout": CONNECT_SECONDS},
    }


def _prepare_sqlite(connection: DBAPIConnection) -> None:
    """Settings of a connection: a commit is on the disk when it returns, and reading never waits
    for writing."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()
