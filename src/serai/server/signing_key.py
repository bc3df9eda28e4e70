"""The key that signs cookies. It stands outside the database, so that a copy of the database opens
no seat."""

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
"""The fact that held it in earlier databases."""
SHORTEST = 32
"""Whoever finds the key can be anybody, and has all the time in the world to try."""
NEW_ONE = "make one with: python3 -c 'import secrets; print(secrets.token_urlsafe(32))'"


class KeyFault(SeraiError):
    """The key, or the file that holds it, cannot be used."""


def signing_key(settings: Settings, database: Database) -> str:
    """The key of this server: as the host gave it, or from its file, which is made when missing.

    A key that an earlier server kept in its database moves into the file: nobody is logged out.
    """
    if settings.secret:
        return _long_enough(settings.secret)
    path = key_file(settings)
    earlier = database.run_now(_earlier)
    try:
        key = _made(path, earlier or new_secret())
    except OSError as fault:
        raise KeyFault(
            f"the key file {path} cannot be used: {fault.strerror}; or set SERAI_SECRET"
        ) from None
    if earlier == key:
        database.run_now(_drop_earlier)
    return key


def _long_enough(secret: str) -> str:
    if len(secret) < SHORTEST:
        raise KeyFault(
            f"SERAI_SECRET (or --secret) has {len(secret)} letters, so that it could be guessed; "
            f"it needs {SHORTEST}: {NEW_ONE}"
        )
    return secret


def key_file(settings: Settings) -> Path:
    """Beside a SQLite file, with its name; for PostgreSQL where the server was started."""
    url = sa.make_url(settings.database)
    beside = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(f"{url.database}.key") if beside else Path("serai.key")


def _made(path: Path, new: str) -> str:
    """What the file holds. Whoever comes first writes it; nobody else on the machine reads it."""
    try:
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _held(path)
    with os.fdopen(number, "w", encoding="ascii") as file:
        file.write(f"{new}\n")
    return new


def _held(path: Path) -> str:
    """The key that stands in a file. One that others can read still opens the server, since people
    play there, but its host is told."""
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
