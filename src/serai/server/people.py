"""People: guests by a signed cookie, programs by a token, accounts by password or passkey.

A guest is a person without a login. Making an account adds a login to the same person, so the seats
stay theirs.
"""

import contextlib
import secrets
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from serai.core.errors import SeraiError
from serai.server import schema as db
from serai.server.logins import look_of, new_login, plain_login
from serai.server.store import now, touch
from serai.server.weak_passwords import is_weak

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LONGEST_NAME = 40

_hasher = PasswordHasher()


@cache
def _decoy() -> str:
    """A hash to check for unknown logins, so that the answer takes as long as for known ones.

    Made at the first login, not at the start of the server.
    """
    return _hasher.hash("nobody has this password")


class AccountError(SeraiError):
    """A name, login or password that cannot be used."""


class WrongPassword(AccountError):
    """The password is wrong."""

    def __init__(self) -> None:
        super().__init__("login or password is wrong")


@dataclass(frozen=True)
class Person:
    """A guest or an account."""

    id: str
    name: str
    login: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    sessions: int = 0
    """Cookies with another number are not valid."""


def clean_name(name: str) -> str:
    """The name as it is shown: printable, on one line, cut to its length; raises if it is empty."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not plain:
        raise AccountError("a name has at least one letter")
    return plain[:LONGEST_NAME]


def add_guest(c: sa.Connection, name: str, token: str | None = None) -> Person:
    person = Person(secrets.token_hex(12), clean_name(name))
    c.execute(
        sa.insert(db.people).values(
            id=person.id, name=person.name, token=token, settings={}, created=now()
        )
    )
    return person


def drop_guest(c: sa.Connection, id: str) -> None:
    """Delete a new guest again, unless a seat or something else refers to them."""
    guest = sa.delete(db.people).where(db.people.c.id == id, db.people.c.login.is_(None))
    with contextlib.suppress(sa.exc.IntegrityError), c.begin_nested():
        c.execute(guest)


# Built once: every request runs one of these.
BY_ID = sa.select(db.people).where(db.people.c.id == sa.bindparam("value"))
BY_TOKEN = sa.select(db.people).where(db.people.c.token == sa.bindparam("value"))


def find_person(c: sa.Connection, id: str) -> Person | None:
    return _one(c, BY_ID, id)


def find_by_token(c: sa.Connection, token: str) -> Person | None:
    return _one(c, BY_TOKEN, token)


def rename(c: sa.Connection, id: str, name: str) -> None:
    c.execute(sa.update(db.people).where(db.people.c.id == id).values(name=clean_name(name)))


def _one(c: sa.Connection, question: sa.Select[Any], value: str) -> Person | None:
    row = c.execute(question, {"value": value}).one_or_none()
    return None if row is None else _person(row)


def _person(row: sa.Row[Any]) -> Person:
    return Person(row.id, row.name, row.login, dict(row.settings or {}), row.sessions)


# --- accounts -----------------------------------------------------------------------------------


def is_good_password(password: str, login: str) -> bool:
    """Whether this is allowed as a password: not easily guessed, nor too long."""
    return _fits(password) and not is_weak(password, login)


def _fits(password: str) -> bool:
    return SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD


def hash_password(password: str) -> str:
    """Slow on purpose: call it away from the event loop, and outside of transactions."""
    if not _fits(password):
        raise AccountError(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters")
    return _hasher.hash(password)


def add_login(c: sa.Connection, id: str, login: str, hashed: str | None) -> None:
    """Turn a guest into an account."""
    plain = new_login(login)
    if plain is None:
        raise AccountError("a login has up to 40 letters and digits of one script")
    if login_taken(c, login):
        raise AccountError("this login is taken")
    guest = sa.update(db.people).where(db.people.c.id == id, db.people.c.login.is_(None))
    values = {"login": plain, "look": look_of(plain), "password": hashed}
    try:
        done = c.execute(guest.values(**values))
    except sa.exc.IntegrityError:  # it was taken in the meantime
        raise AccountError("this login is taken") from None
    if done.rowcount != 1:
        raise AccountError("this is an account already")


def login_taken(c: sa.Connection, login: str) -> bool:
    """Whether this login, or one that looks the same, is taken."""
    plain = plain_login(login) or ""
    query = sa.select(db.people.c.id).where(
        sa.or_(db.people.c.login == plain, db.people.c.look == look_of(plain))
    )
    return c.execute(query.limit(1)).one_or_none() is not None


def find_login(c: sa.Connection, login: str) -> tuple[Person | None, str | None]:
    """The account with this login, and the hash of its password."""
    query = sa.select(db.people).where(db.people.c.login == (plain_login(login) or ""))
    row = c.execute(query).one_or_none()
    return (None, None) if row is None else (_person(row), row.password)


def end_sessions(c: sa.Connection, id: str) -> Person:
    """End all sessions and the token of a person."""
    changed = {"sessions": db.people.c.sessions + 1, "token": None}
    c.execute(sa.update(db.people).where(db.people.c.id == id).values(**changed))
    person = find_person(c, id)
    assert person is not None
    return person


def revoke_token(c: sa.Connection, id: str) -> None:
    c.execute(sa.update(db.people).where(db.people.c.id == id).values(token=None))


def check_password(hashed: str | None, password: str) -> None:
    """Raise WrongPassword unless it is right. Slow on purpose, and as slow for an account without a
    password, so that the time does not reveal whether it has one."""
    decoy = _decoy()
    try:
        _hasher.verify(hashed or decoy, password[: LONGEST_PASSWORD + 1])
    except VerifyMismatchError:
        raise WrongPassword from None
    if hashed is None:
        raise WrongPassword


def has_password(c: sa.Connection, id: str) -> bool:
    query = sa.select(db.people.c.password).where(db.people.c.id == id)
    return c.execute(query).scalar_one_or_none() is not None


def password_of(c: sa.Connection, id: str) -> str | None:
    """The hash of an account's password; None if it has none."""
    query = sa.select(db.people.c.login, db.people.c.password).where(db.people.c.id == id)
    row = c.execute(query).one()
    if row.login is None:
        raise AccountError("a guest has no password")
    found: str | None = row.password
    return found


def set_password(c: sa.Connection, id: str, before: str | None, hashed: str) -> None:
    """Change a password, unless it was changed since it was looked at; ends all sessions of the
    account."""
    same = db.people.c.password.is_(None) if before is None else db.people.c.password == before
    account = sa.update(db.people).where(db.people.c.id == id, same)
    if c.execute(account.values(password=hashed)).rowcount != 1:
        raise WrongPassword
    end_sessions(c, id)


def merge(c: sa.Connection, guest: str, account: str) -> list[str]:
    """A guest logs in: their seats and tables become the account's.

    Returns the ids of the changed tables, for processes that have them in memory.
    """
    if guest == account:
        return []
    theirs = sa.select(db.seats.c.table).where(db.seats.c.person == guest)
    hosted = sa.select(db.tables.c.id).where(db.tables.c.host == guest)
    ids = [str(id) for id in c.execute(sa.union(theirs, hosted)).scalars()]
    c.execute(sa.update(db.seats).where(db.seats.c.person == guest).values(person=account))
    c.execute(sa.update(db.tables).where(db.tables.c.host == guest).values(host=account))
    for id in ids:
        touch(c, id)
    return ids
