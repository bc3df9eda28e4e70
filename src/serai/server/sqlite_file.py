"""The file of a SQLite database: readable only by its owner, used by one server, and never
moved."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import sqlalchemy as sa

from serai.core.errors import SeraiError

OWNER_ONLY = 0o600


class DatabaseError(SeraiError):
    """The database cannot be used as it is."""


class SqliteFile:
    """The file of a database; `path` is None for one in memory."""

    def __init__(self, address: str) -> None:
        name = sa.make_url(address).database or ":memory:"
        if name.startswith("file:"):  # SQLite reads more into it than we would see
            raise DatabaseError(f"{address!r}: name the file itself, as in sqlite:////var/serai.db")
        self.path = None if name == ":memory:" else Path(name)
        self._opened: tuple[int, int] | None = None
        self._lock: int | None = None

    def make(self) -> None:
        """Make the file if it is missing; SQLite itself would make it readable for everybody. The
        files that it puts beside it get the same mode."""
        if self.path is not None:
            try:
                os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
            except OSError as fault:
                raise DatabaseError(f"{self.path} cannot be written: {fault.strerror}") from None

    def opened(self) -> None:
        """Remember the identity of the file that was opened."""
        self._opened = self._identity()

    def is_there(self) -> bool:
        """Whether the opened file still has its name. If it was moved away, SQLite would go on
        writing into it."""
        return self.path is None or self._opened is None or self._identity() == self._opened

    def _identity(self) -> tuple[int, int] | None:
        if self.path is None:
            return None
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def lock(self) -> None:
        """Lock the file against other servers, until `unlock` or the end of the process. Its real
        path is locked, whichever link leads to it."""
        if self.path is None or sys.platform == "win32":
            return
        import fcntl

        self.make()
        real = self.path.resolve()
        if real.stat().st_nlink > 1:
            raise DatabaseError(
                f"{self.path} has a second name (a hard link), by which another program could "
                f"spoil it: keep one name; find -samefile {self.path} finds the others"
            )
        held = os.open(f"{real}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(held)
            raise DatabaseError(
                f"another server uses {self.path}: stop it, or name another file by --database; "
                "several servers can share a PostgreSQL database"
            ) from None
        self._lock = held

    def unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None
