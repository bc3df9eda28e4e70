"""Backs up and restores a SQLite database while the server runs."""

import asyncio
import logging
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa

from serai.server.database import Database, step_of
from serai.server.database_failures import Unavailable
from serai.server.sqlite_file import DatabaseError, SqliteFile
from serai.server.tables import Tables

log = logging.getLogger(__name__)


def back_up(address: str, file: Path) -> None:
    """Write a consistent copy, also while a server writes. No file is overwritten."""
    source = _file_of(address)
    if file.exists():
        raise DatabaseError(f"{file} exists: name another file")
    unfinished = file.with_name(f".{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        SqliteFile(f"sqlite:///{unfinished}").make()
        with closing(_open(source)) as old, closing(sqlite3.connect(unfinished)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # a copy is one file
        unfinished.replace(file)
    except (sqlite3.Error, OSError) as fault:
        raise DatabaseError(f"{file} cannot be written: {fault}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def restore(file: Path, address: str) -> Path | None:
    """Replace the database by a copy; a running server continues with it.

    The old database is kept beside it; returns the name of that file. If anything fails, such as
    for want of space, the database stays as it was.
    """
    target = _file_of(address, must_exist=False)
    with _or_unchanged(file, target), tempfile.TemporaryDirectory() as folder:
        ready = Path(folder) / "restored.db"
        back_up(f"sqlite:///{file}", ready)
        _bring_up_to_date(file, ready)
        if not target.exists():
            back_up(f"sqlite:///{ready}", target)
            return None
        _raise_versions(ready, _highest_version(target))
        before = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        back_up(address, before)
        try:
            _overwrite(target, ready)
        except sqlite3.Error:
            before.unlink()  # the database is unchanged, so this copy is of no use
            raise
    return before


def _overwrite(target: Path, ready: Path) -> None:
    """Copy in one transaction: all of it or nothing."""
    with closing(_open(ready)) as new, closing(sqlite3.connect(target, timeout=30)) as old:
        new.backup(old)


@contextmanager
def _or_unchanged(file: Path, target: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, sa.exc.SQLAlchemyError, OSError) as fault:
        why = getattr(fault, "orig", None) or fault
        raise DatabaseError(
            f"{file} could not be put in the place of {target}, which is as it was: {why}"
        ) from None


def _highest_version(path: Path) -> int:
    with closing(_open(path)) as c:
        try:
            return int(c.execute("SELECT coalesce(max(version), 0) FROM tables").fetchone()[0])
        except sqlite3.OperationalError:
            return 0  # not a database of Serai


def _raise_versions(copy: Path, version: int) -> None:
    """Open pages ignore versions lower than the one they show, so every restored table gets a
    higher one."""
    with closing(_open(copy)) as c:
        for table in ("tables", "drafts"):
            c.execute(f"UPDATE {table} SET version = version + ?", (version + 1,))
        c.commit()


def _bring_up_to_date(file: Path, copy: Path) -> None:
    """Check that the copy is a complete database of Serai, and migrate it if it is older."""
    database = Database(f"sqlite:///{copy}")
    try:
        whole = database.run_now(lambda c: c.execute(sa.text("PRAGMA quick_check")).scalar_one())
        if whole != "ok" or database.run_now(step_of) is None:
            raise DatabaseError(f"{file} is not a whole database of Serai")
        database.create()
    except sa.exc.DatabaseError as fault:
        raise DatabaseError(f"{file} cannot be read: {fault.orig}") from None
    finally:
        database.close()


def _file_of(address: str, must_exist: bool = True) -> Path:
    url = sa.make_url(address)
    if url.get_backend_name() != "sqlite":
        raise DatabaseError("this copies SQLite; PostgreSQL has pg_dump: see docs/hosting.md")
    path = Path(url.database or "")
    if must_exist and not path.is_file():
        raise DatabaseError(f"there is no database {path}")
    return path


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=30)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.DatabaseError as fault:
        connection.close()
        raise DatabaseError(f"{path} cannot be read: {fault}") from None
    return connection


# --- the server meanwhile -------------------------------------------------------------------------


async def notice_changes(tables: Tables, every: float = 1.0) -> None:
    """Reload all tables when another program has written to the database, until cancelled."""
    known: int | None = None
    while True:
        try:
            found = await tables.database.run(_data_version)
            if known is not None and found != known:
                log.warning("the database was changed by another program: tables are read anew")
                await tables.reread()
            known = found
        except Unavailable:
            pass  # tried again later; the database logs it
        except Exception:
            log.exception("looking for changes of the database failed")
        await asyncio.sleep(every)


def _data_version(c: sa.Connection) -> int:
    """A number that changes when another connection has written."""
    return int(c.execute(sa.text("PRAGMA data_version")).scalar_one())
