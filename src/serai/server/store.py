"""What is read from and written to the database, one function for each whole piece of work."""

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
"""Where PostgreSQL tells other processes which table has changed."""
GATHERING, PLAYING, FINISHED = "gathering", "playing", "finished"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a place of a table."""

    number: int
    kind: str
    name: str
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None

    @property
    def played_by_bot(self) -> str | None:
        """The bot that moves for this seat, if one does."""
        return self.bot if self.kind == BOT else self.stand_in


class RewindWish(TypedDict):
    """Somebody asks to take a turn back: see `rewind.py`."""

    seat: int
    keep: int
    events: int
    """How long the log was then: the wish is forgotten when the game goes on."""
    agreed: list[str]


class Choices(TypedDict, total=False):
    """What a table has agreed on, as it is stored. A game that was played on has chosen nothing."""

    pace: str
    undo: str
    listed: bool
    absence_hours: int
    absence_bot: str
    rewind: RewindWish | None
    rematch: str
    """The table that followed this one."""


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
    """The version of Serai that began the game."""
    winners: list[int] | None = None
    """The seats that have won; None also if the game ended before this was kept."""

    @property
    def waited_for(self) -> Seat | None:
        """Who is to decide, if anybody is."""
        return self.seats[self.waiting_for] if 0 <= self.waiting_for < len(self.seats) else None


@dataclass(frozen=True, slots=True)
class ChatLine:
    name: str
    text: str
    at: int
    person: str | None = None


@dataclass(frozen=True)
class Request:
    """The number that somebody has given to a wish, so that it is carried out once."""

    person: str
    id: str
    content: str
    """A digest of the wish: it is the same when it is sent again."""


class Repeated(Exception):
    """Another process has carried out a request of this number by now; nothing is written."""


class Stale(Exception):
    """Somebody else has changed the table in the meantime."""


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
    """Keep what a table is played with; most tables share it."""
    if find_components(c, digest) is None:
        with contextlib.suppress(sa.exc.IntegrityError), c.begin_nested():  # two at once
            c.execute(sa.insert(db.components).values(digest=digest, text=text))


def find_components(c: sa.Connection, digest: str) -> str | None:
    query = sa.select(db.components.c.text).where(db.components.c.digest == digest)
    text: str | None = c.execute(query).scalar_one_or_none()
    return text


def find_table_and_log(c: sa.Connection, id: str) -> tuple[TableFacts | None, list[Event]]:
    """A table and its log as they were at one moment: the table is locked for it, so that nobody
    adds a line between the two."""
    c.execute(sa.select(db.tables.c.id).where(db.tables.c.id == id).with_for_update(read=True))
    return find_table(c, id), find_events(c, id)


def find_moment(c: sa.Connection, id: str) -> tuple[int | None, dict[int, list[str]], int]:
    """What tells whether a table has changed, in one question, since it is asked with every
    request: its version, its drafts, and how much was said."""
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
    """Write new events, or raise Stale and write nothing if the table is not what was thought."""
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
    """Rewind: keep only the first events."""
    _bump(c, table.id, table.version, {**changes, "moved": now()})
    c.execute(sa.delete(db.events).where(db.events.c.table == table.id, db.events.c.number >= keep))
    c.execute(sa.delete(db.drafts).where(db.drafts.c.table == table.id))


def set_choices(c: sa.Connection, table: TableFacts, choices: Choices) -> None:
    """Change what the table has agreed on."""
    _bump(c, table.id, table.version, {"choices": choices})
    _keep_drafts(c, table)


def set_seat(c: sa.Connection, table: TableFacts, seat: Seat, changes: dict[str, Any]) -> None:
    """Change who sits at a place."""
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
    """The game has not gone on, so what was drafted at the version before is still good."""
    c.execute(
        sa.update(db.drafts)
        .where(db.drafts.c.table == table.id, db.drafts.c.version == table.version)
        .values(version=table.version + 1)
    )


def touch(c: sa.Connection, id: str) -> None:
    """The table has another version now, whatever it was; drafts stay good."""
    for table, column in ((db.tables, db.tables.c.id), (db.drafts, db.drafts.c.table)):
        c.execute(sa.update(table).where(column == id).values(version=table.c.version + 1))
    announce(c, id)


NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("news")))


def announce(c: sa.Connection, id: str, version: int | None = None) -> None:
    """Tell all server processes, when this transaction is done, that a table has changed; with the
    version it has now, so that whoever knows that already need not read it."""
    if c.dialect.name == "postgresql":
        news = id if version is None else f"{id} {version}"
        c.execute(NOTIFY, {"news": news})


# --- lists of tables --------------------------------------------------------------------------


def tables_of(c: sa.Connection, person: str, limit: int = 50) -> list[TableFacts]:
    """Tables where somebody sits, those waiting for somebody first."""
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
    """How many tables that some people have made are in play and have nobody but bots."""
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
    """Tables in play where nobody has moved since then."""
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
    """A table from its row. A field that holds anything else than it should counts as empty."""
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
    """What a draft holds; nothing, if somebody has spoilt it: see `Json`."""
    return [str(line) for line in kept] if isinstance(kept, list) else []


def save_draft(
    c: sa.Connection, table: TableFacts, seat: int, lines: list[str], request: Request | None
) -> None:
    """Write down a draft, unless the table has moved on. It must not do so in the meantime."""
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
    """Whether what was done by this number is what is asked for now; None: nothing was done."""
    query = sa.select(db.requests.c.content).where(
        db.requests.c.table == id,
        db.requests.c.person == request.person,
        db.requests.c.id == request.id,
    )
    row = c.execute(query).one_or_none()
    if row is None:
        return None
    return row.content is None or row.content == request.content  # None: by an earlier Serai


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
    """Keep a record; beyond a number the oldest ones go."""
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
    """Add a line. The table is locked for it: two lines must not get the same number."""
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
