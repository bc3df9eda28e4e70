"""The tables of the database. A game is stored as the log of its choices."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

SCHEMA = "0005"
"""The migration that leads to this schema."""

metadata = sa.MetaData()


class Json(sa.TypeDecorator[Any]):
    """JSON, read as None if it is malformed: a SQLite file may have been edited by hand, and one
    bad row must not keep a server from reading the others."""

    impl = sa.JSON
    cache_ok = True

    def result_processor(self, dialect: sa.Dialect, coltype: object) -> Callable[[Any], Any] | None:
        read = super().result_processor(dialect, coltype)

        def read_or_none(value: Any) -> Any:
            try:
                return value if read is None else read(value)
            except (ValueError, TypeError):
                return None

        return read_or_none


facts = sa.Table(
    "facts",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Facts about this server, such as the secret of its cookies."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(40), unique=True, nullable=True),
    sa.Column("look", sa.String(160), unique=True, index=True, nullable=True),
    sa.Column("password", sa.String(200), nullable=True),
    sa.Column("token", sa.String(64), unique=True, nullable=True),
    sa.Column("settings", Json, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("sessions", sa.Integer, nullable=False, server_default=sa.text("0")),
)
"""Guests and accounts; an account has a login. `look` is a key that is equal for logins that look
alike (`logins.look_of`). `sessions` grows when a person logs out everywhere: cookies with a lower
number are refused."""

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(400), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("added", sa.BigInteger, nullable=True),
    sa.Column("used", sa.BigInteger, nullable=True),
)
"""`uses`: the counter of the device. `added`, `used`: when it was made, and last used."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("host", sa.ForeignKey("people.id"), nullable=True),
    sa.Column("header", Json, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("choices", Json, nullable=False),
    sa.Column("waiting_for", sa.Integer, nullable=False),
    sa.Column("scores", Json, nullable=True),
    sa.Column("winners", Json, nullable=True),
    sa.Column("edition", sa.Text, nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("moved", sa.BigInteger, nullable=False, index=True),
    sa.Column("serai", sa.String(40), nullable=True),
)
"""`choices`: pace, undo, listed, absence … `waiting_for`: the seat to decide, or negative.
`winners`: the winning seats, which the scores do not show after a tie-break. `serai`: the version
in which the game began, if it was stored."""

components = sa.Table(
    "components",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
"""The components of tables, each stored once: a newer version may change a value, and games that
have begun go on with their own."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=True, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(40), nullable=True),
    sa.Column("stand_in", sa.String(40), nullable=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
"""`kind`: person, open or bot. `bot`: its spec. `stand_in`: the bot that plays for an absent
person. `seen`: no longer used."""

events = sa.Table(
    "events",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(80), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

drafts = sa.Table(
    "drafts",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("version", sa.BigInteger, nullable=False),
    sa.Column("lines", Json, nullable=False),
)
"""The draft of a seat; `version` is that of the table when it was made."""

requests = sa.Table(
    "requests",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("content", sa.String(32), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""Requests that were carried out: a retry finds itself here and changes nothing. Ids are unique for
each person. `content`: a digest of the request, so that an id cannot be reused for another one."""


records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)
"""Uploaded records; the oldest ones are deleted to make room."""

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
