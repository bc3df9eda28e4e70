"""Reads and writes the database: one function for each operation."""

import contextlib
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypedDict

import sqlalchemy as sa

from serai.core.record import Event
from serai.server import schema as db

PERSON, OPEN, BOT = "person", "open", "bot"
CHANNEL = "serai"
"""The channel of PostgreSQL notices about changed tables."""
GATHERING, PLAYING, FINISHED = "gathering", "playing", "finished"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table."""

    number: int
    kind: str
    name: str
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None

    @property
    def played_by_bot(self) -> str | None:
        """The bot that plays this seat, if any."""
        return self.bot if self.kind == BOT else self.stand_in


class RewindWish(TypedDict):
    """A request to take back a turn: see `rewind.py`."""

    seat: int
    keep: int
    events: int
    """Length of the log at that time."""
    agreed: list[str]


class Choices(TypedDict, total=False):
    """The choices of a table, as stored; empty for a game continued from a record."""

    pace: str
    undo: str
    listed: bool
    absence_hours: int
    absence_bot: str
    rewind: RewindWish | None
    rematch: str
    """The id of the rematch."""


@dataclass(frozen=True, slots=True)
class TableFacts:
    """A table without its log."""

    id: str
    game: str
    status: str
    version: int
    host: str | None
    header: dict[str, Any]
    secret: str
    choices: Choices
    waiting_for: int
    scores: list[int] | None
    edition: str | None
    created: int
    moved: int
    seats: tuple[Seat, ...]
    serai: str | None = None
    """The version of Serai in which the game began."""
    winners: list[int] | None = None
    """The winning seats; None also for games that ended before this was stored."""

    @property
    def waited_for(self) -> Seat | None:
        """The seat to decide, if any."""
        return self.seats[self.waiting_for] if 0 <= self.waiting_for < len(self.seats) else None


@dataclass(frozen=True, slots=True)
class ChatLine:
    name: str
    text: str
    at: int
    person: str | None = None


@dataclass(frozen=True)
class Request:
    """A request with the id that the client gave it, so that it is carried out once."""

    person: str
    id: str
    content: str
    """A digest of the content, equal for a retry."""


class Repeated(Exception):
    """Another process has carried out a request with this id meanwhile; nothing is written."""


class Stale(Exception):
    """The table has changed in the meantime."""


# --- tables -----------------------------------------------------------------------------------


def add_table(c: sa.Connection, table: TableFacts) -> None:
    values = {name: getattr(table, name) for name in db.tables.c.keys()}  # noqa: SIM118
    c.execute(sa.insert(db.tables).values(**values))
    for seat in table.seats:
        c.execute(sa.insert(db.seats).values(table=table.id, **_seat_values(seat)))


def find_table(c: sa.Connection, id: str) -> TableFacts | None:
    row = c.execute(sa.select(db.tables).where(db.tables.c.id == id)).one_or_none()
    if row is None:
        return None
    return _table(row, _seats(c, [id]).get(id, ()))


def keep_components(c: sa.Connection, digest: str, text: str) -> None:
    """Store components, unless they are stored already."""
    if find_components(c, digest) is None:
        with contextlib.suppress(sa.exc.IntegrityError), c.begin_nested():  # two at once
            c.execute(sa.insert(db.components).values(digest=digest, text=text))


def find_components(c: sa.Connection, digest: str) -> str | None:
    query = sa.select(db.components.c.text).where(db.components.c.digest == digest)
    text: str | None = c.execute(query).scalar_one_or_none()
    return text


def find_table_and_log(c: sa.Connection, id: str) -> tuple[TableFacts | None, list[Event]]:
    """A table and its log at one moment: the table is locked, so that no event is added between the
    two queries."""
    c.execute(sa.select(db.tables.c.id).where(db.tables.c.id == id).with_for_update(read=True))
    return find_table(c, id), find_events(c, id)


def find_moment(c: sa.Connection, id: str) -> tuple[int | None, dict[int, list[str]], int]:
    """Version, drafts and length of the chat of a table, in one query: asked with every request to
    see whether the table has changed."""
    said = sa.select(sa.func.count()).where(db.chat.c.table == id).scalar_subquery()
    drafted = sa.and_(
        db.drafts.c.table == db.tables.c.id, db.drafts.c.version == db.tables.c.version
    )
    query = (
        sa.select(db.tables.c.version, said, db.drafts.c.seat, db.drafts.c.lines)
        .select_from(db.tables.outerjoin(db.drafts, drafted))
        .where(db.tables.c.id == id)
    )
    rows = c.execute(query).all()
    if not rows:
        return None, {}, 0
    drafts = {seat: _lines(lines) for _, _, seat, lines in rows if seat is not None}
    return rows[0][0], drafts, rows[0][1]


def find_events(c: sa.Connection, id: str) -> list[Event]:
    """The log."""
    query = (
        sa.select(db.events.c.seat, db.events.c.text)
        .where(db.events.c.table == id)
        .order_by(db.events.c.number)
    )
    return [Event(seat, text) for seat, text in c.execute(query)]


def append_events(
    c: sa.Connection,
    table: TableFacts,
    first: int,
    events: Sequence[Event],
    changes: dict[str, Any],
    request: Request | None = None,
) -> None:
    """Add events; raises Stale if the table has changed."""
    at = now()
    _bump(c, table.id, table.version, {**changes, "moved": at})
    rows = [
        {"table": table.id, "number": first + n, "seat": event.seat, "text": event.text, "at": at}
        for n, event in enumerate(events)
    ]
    if rows:
        c.execute(sa.insert(db.events), rows)
    c.execute(sa.delete(db.drafts).where(db.drafts.c.table == table.id))
    remember_request(c, table.id, request)


def cut_events(c: sa.Connection, table: TableFacts, keep: int, changes: dict[str, Any]) -> None:
    """Keep only the first events."""
    _bump(c, table.id, table.version, {**changes, "moved": now()})
    c.execute(sa.delete(db.events).where(db.events.c.table == table.id, db.events.c.number >= keep))
    c.execute(sa.delete(db.drafts).where(db.drafts.c.table == table.id))


def set_choices(c: sa.Connection, table: TableFacts, choices: Choices) -> None:
    """Replace the choices of the table."""
    _bump(c, table.id, table.version, {"choices": choices})
    _keep_drafts(c, table)


def set_seat(c: sa.Connection, table: TableFacts, seat: Seat, changes: dict[str, Any]) -> None:
    """Replace a seat."""
    _bump(c, table.id, table.version, changes)
    _keep_drafts(c, table)
    c.execute(
        sa.update(db.seats)
        .where(db.seats.c.table == table.id, db.seats.c.number == seat.number)
        .values(**_seat_values(seat))
    )


def _bump(c: sa.Connection, id: str, version: int, changes: dict[str, Any]) -> None:
    done = c.execute(
        sa.update(db.tables)
        .where(db.tables.c.id == id, db.tables.c.version == version)
        .values(version=version + 1, **changes)
    )
    if done.rowcount != 1:
        raise Stale(id)
    announce(c, id, version + 1)


def _keep_drafts(c: sa.Connection, table: TableFacts) -> None:
    """Keep drafts valid for the next version, because the game has not gone on."""
    c.execute(
        sa.update(db.drafts)
        .where(db.drafts.c.table == table.id, db.drafts.c.version == table.version)
        .values(version=table.version + 1)
    )


def touch(c: sa.Connection, id: str) -> None:
    """Raise the version of a table, whatever it is; drafts stay valid."""
    for table, column in ((db.tables, db.tables.c.id), (db.drafts, db.drafts.c.table)):
        c.execute(sa.update(table).where(column == id).values(version=table.c.version + 1))
    announce(c, id)


NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload")))


def announce(c: sa.Connection, id: str, version: int | None = None) -> None:
    """Notify all server processes after this transaction; with the new version, so that a process
    that has it need not read the table."""
    if c.dialect.name == "postgresql":
        payload = id if version is None else f"{id} {version}"
        c.execute(NOTIFY, {"payload": payload})


# --- lists of tables --------------------------------------------------------------------------


def tables_of(c: sa.Connection, person: str, limit: int = 50) -> list[TableFacts]:
    """Tables of a person, finished ones last."""
    mine = sa.select(db.seats.c.table).where(db.seats.c.person == person).distinct()
    query = (
        sa.select(db.tables)
        .where(db.tables.c.id.in_(mine))
        .order_by(db.tables.c.status == FINISHED, db.tables.c.moved.desc())
        .limit(limit)
    )
    return _tables(c, query)


def listed_tables(c: sa.Connection, limit: int = 50) -> list[TableFacts]:
    """Open tables that anyone may join."""
    query = (
        sa.select(db.tables)
        .where(db.tables.c.status == GATHERING)
        .order_by(db.tables.c.created.desc())
        .limit(limit * 4)
    )
    return [table for table in _tables(c, query) if table.choices.get("listed")][:limit]


def bots_alone(c: sa.Connection, people: list[str]) -> int:
    """Number of tables in play made by these people, with bots only."""
    anybody = sa.select(db.seats.c.table).where(
        db.seats.c.table == db.tables.c.id, db.seats.c.kind != BOT
    )
    query = sa.select(sa.func.count()).where(
        db.tables.c.host.in_(people), db.tables.c.status == PLAYING, ~anybody.exists()
    )
    return int(c.execute(query).scalar_one())


def tables_in_play(c: sa.Connection) -> list[TableFacts]:
    return _tables(c, sa.select(db.tables).where(db.tables.c.status == PLAYING))


def waiting_since(c: sa.Connection, before: int) -> list[TableFacts]:
    """Tables in play without a move since `before`."""
    query = sa.select(db.tables).where(
        db.tables.c.status == PLAYING, db.tables.c.waiting_for >= 0, db.tables.c.moved < before
    )
    return _tables(c, query)


def _tables(c: sa.Connection, query: sa.Select[Any]) -> list[TableFacts]:
    rows = c.execute(query).all()
    seats = _seats(c, [row.id for row in rows])
    return [_table(row, seats.get(row.id, ())) for row in rows]


def _seats(c: sa.Connection, ids: list[str]) -> dict[str, tuple[Seat, ...]]:
    query = sa.select(db.seats).where(db.seats.c.table.in_(ids)).order_by(db.seats.c.number)
    found: dict[str, list[Seat]] = {}
    for row in c.execute(query):
        seat = Seat(row.number, row.kind, row.name, row.person, row.bot, row.stand_in)
        found.setdefault(row.table, []).append(seat)
    return {id: tuple(seats) for id, seats in found.items()}


def _table(row: sa.Row[Any], seats: tuple[Seat, ...]) -> TableFacts:
    """A table from its row; malformed fields are read as empty."""
    read = dict(row._mapping)
    for name in ("header", "choices"):
        read[name] = read[name] if isinstance(read[name], dict) else {}
    if not isinstance(read["scores"], list) or len(read["scores"]) != len(seats):
        read["scores"] = None
    if not isinstance(read["winners"], list) or not set(read["winners"]) <= set(range(len(seats))):
        read["winners"] = None
    return TableFacts(seats=seats, **read)


def _seat_values(seat: Seat) -> dict[str, Any]:
    return {**asdict(seat), "seen": 0}


# --- drafts and requests ----------------------------------------------------------------------


def find_drafts(c: sa.Connection, id: str, version: int) -> dict[int, list[str]]:
    query = sa.select(db.drafts.c.seat, db.drafts.c.lines).where(
        db.drafts.c.table == id, db.drafts.c.version == version
    )
    return {seat: _lines(lines) for seat, lines in c.execute(query)}


def _lines(kept: Any) -> list[str]:
    """The lines of a draft; none if they are malformed (see `Json`)."""
    return [str(line) for line in kept] if isinstance(kept, list) else []


def save_draft(
    c: sa.Connection, table: TableFacts, seat: int, lines: list[str], request: Request | None
) -> None:
    """Store a draft; raises Stale if the table has changed. The row is locked against changes."""
    query = sa.select(db.tables.c.version).where(db.tables.c.id == table.id).with_for_update()
    if c.execute(query).scalar_one() != table.version:
        raise Stale(table.id)
    c.execute(sa.delete(db.drafts).where(db.drafts.c.table == table.id, db.drafts.c.seat == seat))
    if lines:
        c.execute(
            sa.insert(db.drafts).values(
                table=table.id, seat=seat, version=table.version, lines=lines
            )
        )
    remember_request(c, table.id, request)
    announce(c, table.id)


def same_request(c: sa.Connection, id: str, request: Request) -> bool | None:
    """Whether the request with this id had the same content; None if there was none."""
    query = sa.select(db.requests.c.content).where(
        db.requests.c.table == id,
        db.requests.c.person == request.person,
        db.requests.c.id == request.id,
    )
    row = c.execute(query).one_or_none()
    if row is None:
        return None
    return row.content is None or row.content == request.content  # None: stored earlier


def remember_request(c: sa.Connection, id: str, request: Request | None) -> None:
    if request is None:
        return
    values = {"table": id, **asdict(request), "at": now()}
    try:
        c.execute(sa.insert(db.requests).values(**values))
    except sa.exc.IntegrityError:
        raise Repeated(request.id) from None


# --- records from elsewhere -------------------------------------------------------------------

MOST_RECORDS = 2000


def add_record(c: sa.Connection, id: str, text: str) -> None:
    """Store an uploaded record, and delete the oldest beyond MOST_RECORDS."""
    c.execute(sa.delete(db.records).where(db.records.c.id == id))
    c.execute(sa.insert(db.records).values(id=id, text=text, at=now()))
    newest = sa.select(db.records.c.id).order_by(db.records.c.at.desc()).limit(MOST_RECORDS)
    c.execute(sa.delete(db.records).where(db.records.c.id.not_in(newest)))


def find_record(c: sa.Connection, id: str) -> str | None:
    query = sa.select(db.records.c.text).where(db.records.c.id == id)
    text: str | None = c.execute(query).scalar_one_or_none()
    return text


# --- chat -------------------------------------------------------------------------------------


def say(c: sa.Connection, id: str, person: str | None, name: str, text: str) -> None:
    """Add a line of chat. The table is locked, because two lines must not get the same number."""
    c.execute(sa.select(db.tables.c.id).where(db.tables.c.id == id).with_for_update())
    count = sa.select(sa.func.count()).where(db.chat.c.table == id).scalar_subquery()
    c.execute(
        sa.insert(db.chat).values(
            table=id, number=count, person=person, name=name, text=text, at=now()
        )
    )
    announce(c, id)


def find_chat(c: sa.Connection, id: str, limit: int = 100) -> list[ChatLine]:
    query = (
        sa.select(db.chat.c.name, db.chat.c.text, db.chat.c.at, db.chat.c.person)
        .where(db.chat.c.table == id)
        .order_by(db.chat.c.number.desc())
        .limit(limit)
    )
    return [ChatLine(*row) for row in c.execute(query)][::-1]
