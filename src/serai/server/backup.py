"""Copies of a SQLite database, and the way back, while the server goes on."""

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
    """Write a copy that is whole, whatever is going on meanwhile. Nothing is overwritten."""
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
    """Put a copy in the place of the database; a running server goes on with it.

    What was there before is kept beside it; gives the name of that file. Whatever fails on the way,
    such as for want of room, the database is as it was.
    """
    target = _file_of(address, must_exist=False)
    with _or_as_it_was(file, target), tempfile.TemporaryDirectory() as folder:
        ready = Path(folder) / "restored.db"
        back_up(f"sqlite:///{file}", ready)
        _bring_up_to_date(file, ready)
        if not target.exists():
            back_up(f"sqlite:///{ready}", target)
            return None
        _go_on_from(ready, _highest_version(target))
        before = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        back_up(address, before)
        try:
            _overwrite(target, ready)
        except sqlite3.Error:
            before.unlink()  # it says what the database says still, and takes room
            raise
    return before


def _overwrite(target: Path, ready: Path) -> None:
    """In one transaction: all of it or nothing."""
    with closing(_open(ready)) as new, closing(sqlite3.connect(target, timeout=30)) as old:
        new.backup(old)


@contextmanager
def _or_as_it_was(file: Path, target: Path) -> Iterator[None]:
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
            return 0  # whatever it is, there are no tables of ours in it


def _go_on_from(copy: Path, version: int) -> None:
    """Open pages know tables by their versions, and an older one than they show is old news to
    them. So every table of the copy is newer than all that there was."""
    with closing(_open(copy)) as c:
        for table in ("tables", "drafts"):
            c.execute(f"UPDATE {table} SET version = version + ?", (version + 1,))
        c.commit()


def _bring_up_to_date(file: Path, copy: Path) -> None:
    """The copy may be of an earlier Serai; it must be one of ours, and whole."""
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
    """Read everything anew when another program has written to the database, until cancelled."""
    known: int | None = None
    while True:
        try:
            found = await tables.database.run(_data_version)
            if known is not None and found != known:
                log.warning("the database was changed by another program: tables are read anew")
                await tables.reread()
            known = found
        except Unavailable:
            pass  # it is tried again, and the host was told
        except Exception:
            log.exception("looking for changes of the database failed")
        await asyncio.sleep(every)


def _data_version(c: sa.Connection) -> int:
    """Changes when another connection has written."""
    return int(c.execute(sa.text("PRAGMA data_version")).scalar_one())
