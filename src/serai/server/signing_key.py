"""The key that signs cookies. It is stored outside the database, so that a copy of the database
gives no access."""

import logging
import os
import stat
from pathlib import Path

import sqlalchemy as sa

from serai.core.errors import SeraiError
from serai.server.database import Database
from serai.server.schema import facts
from serai.server.settings import Settings, new_secret

log = logging.getLogger(__name__)

EARLIER = "cookie secret"
"""The fact that held the key in earlier databases."""
SHORTEST = 32
"""Shortest key: who guesses the key can act as anybody, and can try without limit."""
NEW_ONE = "make one with: python3 -c 'import secrets; print(secrets.token_urlsafe(32))'"


class KeyFault(SeraiError):
    """The key, or the file that holds it, cannot be used."""


def signing_key(settings: Settings, database: Database) -> str:
    """The key of this server: from the settings, or from its file, which is made if it is missing.

    A key from an earlier database is moved to the file, so that nobody is logged out.
    """
    if settings.secret:
        return _checked(settings.secret)
    path = key_file(settings)
    earlier = database.run_now(_earlier)
    try:
        key = _read_or_make(path, earlier or new_secret())
    except OSError as fault:
        raise KeyFault(
            f"the key file {path} cannot be used: {fault.strerror}; or set SERAI_SECRET"
        ) from None
    if earlier == key:
        database.run_now(_drop_earlier)
    return key


def _checked(secret: str) -> str:
    if len(secret) < SHORTEST:
        raise KeyFault(
            f"SERAI_SECRET (or --secret) has {len(secret)} letters, so that it could be guessed; "
            f"it needs {SHORTEST}: {NEW_ONE}"
        )
    return secret


def key_file(settings: Settings) -> Path:
    """The file of the key: beside a SQLite file, or in the current folder with PostgreSQL."""
    url = sa.make_url(settings.database)
    beside = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(f"{url.database}.key") if beside else Path("serai.key")


def _read_or_make(path: Path, new: str) -> str:
    """The key in the file; made if missing, readable only by its owner."""
    try:
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read(path)
    with os.fdopen(number, "w", encoding="ascii") as file:
        file.write(f"{new}\n")
    return new


def _read(path: Path) -> str:
    """The key in an existing file; logs a warning if others on the machine can read it."""
    try:
        key = path.read_text(encoding="ascii").strip()
    except UnicodeError:
        key = ""
    if len(key) < SHORTEST:
        raise KeyFault(f"{path} holds no key: delete it, and a new one is made") from None
    if path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        log.warning(
            "others on this machine may read or change the key in %s: chmod 600 %s; if somebody "
            "may have read it, delete it, and everybody logs in anew",
            path,
            path,
        )
    return key


def _earlier(c: sa.Connection) -> str | None:
    query = sa.select(facts.c.value).where(facts.c.key == EARLIER)
    found: str | None = c.execute(query).scalar_one_or_none()
    return found


def _drop_earlier(c: sa.Connection) -> None:
    c.execute(sa.delete(facts).where(facts.c.key == EARLIER))
