"""The database: what is kept, and nothing else. The log of choices is the truth of a game."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

SCHEMA = "0005"
"""The last step of `migrations` that leads here."""

metadata = sa.MetaData()


class Json(sa.TypeDecorator[Any]):
    """JSON, read as None where a field holds anything else: somebody may have edited a SQLite file
    by hand, and one spoilt row must not keep a server from reading the others."""

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
"""Guests and accounts alike; an account is a person with a login. `look` is the login with letters
that look alike made the same, so that nobody takes a login that could be mistaken for another.
`sessions` grows when somebody logs out everywhere: a cookie holds the number of its time, and is
refused when there is a higher one."""

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
"""`uses`: as the device counts them. `added`, `used`: when it was made, and when it last opened."""

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
"""`choices`: pace, undo, listed, absence … `waiting_for`: the seat to decide, or below 0.
`winners`: the seats that have won, which the scores do not tell where a tie was broken. `serai`:
the version that began the game, if it said so."""

components = sa.Table(
    "components",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
"""What tables are played with, each kept once. A newer Serai may have corrected a value; games that
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
"""`kind`: person, open or bot. `bot`: which one. `stand_in`: a bot that plays for somebody absent.
`seen`: nobody reads it any longer; the recap is made from the log."""

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
"""What a seat has chosen in its turn and not committed; `version` is the table it was made on."""

requests = sa.Table(
    "requests",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(40), primary_key=True),
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("content", sa.String(32), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""Requests that were carried out: a retry finds itself here and changes nothing. Everybody numbers
their own. `content`: a digest of what was asked for, so that a number is not used for something
else."""


records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)
"""Records that somebody brought along to look at; the oldest ones make room."""

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
