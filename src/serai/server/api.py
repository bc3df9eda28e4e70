"""The API: make a table, take a seat, watch, ask what may be done, act."""

from collections.abc import AsyncIterator
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from serai.core.errors import SetupError
from serai.games import GAMES, load
from serai.server import people
from serai.server import rewind as rewinding
from serai.server.context import Context
from serai.server.identity import hash_token, new_token, who
from serai.server.live_table import LiveTable, NotYours
from serai.server.messages import (
    Act,
    GameOut,
    NewPerson,
    NewTable,
    PersonOut,
    Rewind,
    Say,
    TableOut,
    TakeSeat,
    Turn,
)
from serai.server.openapi import describe
from serai.server.people import Person
from serai.server.seating import seats_for
from serai.server.store import FINISHED
from serai.server.streams import PULSE, frame, stream
from serai.server.table_data import table_out, viewer_seat

T = TypeVar("T")


class NobodyKnown(Exception):
    """The request needs a person and has none."""


class TooOften(Exception):
    """More than the rate limit allows."""


async def read(request: Request, kind: type[T]) -> T:
    """The body as a message; whatever is wrong with it is a 400."""
    return msgspec.json.decode(await request.body(), type=kind)


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _person(request: Request) -> Person:
    person = await who(request)
    if person is None:
        raise NobodyKnown
    return person


async def _table(request: Request) -> LiveTable:
    return await Context.of(request).tables.open(request.path_params["id"])


def _own_seat(live: LiveTable, person: Person, wanted: int | None) -> int:
    """The seat to act for; it must be one's own."""
    mine = live.seats_of(person.id)
    if wanted is not None and wanted not in mine:
        raise NotYours("this seat is not yours")
    seat = viewer_seat(live, person.id, wanted)
    if seat is None:
        raise NotYours("you have no seat at this table")
    return seat


def _seat_asked(request: Request) -> int | None:
    wanted = request.query_params.get("seat", "")
    if wanted and not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3):
        raise SetupError(f"a seat is a number, not {wanted[:20]!r}")
    return int(wanted) if wanted else None


# --- handlers -----------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    found = []
    for name in GAMES:
        meta = load(name).meta
        options = {option.id: list(option.values) for option in meta.options}
        found.append(GameOut(name, meta.title, meta.min_players, meta.max_players, options))
    return answer(found)


async def new_person(request: Request) -> Response:
    body = await read(request, NewPerson)
    context = Context.of(request)
    if not context.allows(context.limits.login, request):
        raise TooOften
    token = new_token()
    person = await context.database.run(people.add_guest, body.name, hash_token(token))
    return answer(PersonOut(person.id, person.name, token), 201)


async def new_table(request: Request) -> Response:
    body = await read(request, NewTable)
    context = Context.of(request)
    if not context.allows(context.limits.make, request):
        raise TooOften
    person = await _person(request)
    live = await make_table(context, person, body)
    return answer(table_out(live, person.id), 201)


async def make_table(
    context: Context, person: Person, body: NewTable, edition: str | None = None
) -> LiveTable:
    """Make a table as described; shared with the page. `edition` is the text of one."""
    seats = seats_for(person, body)
    choices = {
        "pace": body.pace,
        "undo": body.undo,
        "listed": body.listed,
        "absence_hours": body.absence_hours,
        "absence_bot": body.absence_bot,
    }
    live = await context.tables.create(body.game, person.id, seats, body.options, choices, edition)
    context.tables.wake_bots(live)
    return live


async def get_table(request: Request) -> Response:
    live = await _table(request)
    person = await who(request)
    return answer(table_out(live, person.id if person else None, _seat_asked(request)))


async def take_seat(request: Request) -> Response:
    body = await read(request, TakeSeat)
    context = Context.of(request)
    person = await _person(request)
    live = await _table(request)
    name = people.clean_name(body.name or person.name)
    seat = await context.tables.sit(live, person.id, name, body.seat)
    context.tables.wake_bots(live)
    return answer(table_out(live, person.id, seat), 201)


async def act(request: Request) -> Response:
    body = await read(request, Act)
    live = await _table(request)
    person = await _person(request)
    seat = _own_seat(live, person, body.seat)
    await Context.of(request).tables.act(live, seat, body.actions, body.request)
    return answer(table_out(live, person.id, seat))


async def turn(request: Request) -> Response:
    body = await read(request, Turn)
    live = await _table(request)
    person = await _person(request)
    seat = _own_seat(live, person, body.seat)
    await carry_out(Context.of(request), live, seat, body)
    return answer(table_out(live, person.id, seat))


async def carry_out(context: Context, live: LiveTable, seat: int, body: Turn) -> None:
    """One step of the draft; shared with the page."""
    tables = context.tables
    if body.verb == "choose":
        await tables.choose(live, seat, body.action, body.request)
    elif body.verb == "end":
        await tables.end_turn(live, seat, body.request)
    else:
        await tables.take_back(live, seat, body.request, all=body.verb == "restart")


async def rewind(request: Request) -> Response:
    body = await read(request, Rewind)
    live = await _table(request)
    person = await _person(request)
    seat = _own_seat(live, person, body.seat)
    await carry_out_rewind(Context.of(request), live, seat, person, body)
    return answer(table_out(live, person.id, seat))


async def carry_out_rewind(
    context: Context, live: LiveTable, seat: int, person: Person, body: Rewind
) -> None:
    """Ask, agree or refuse; shared with the page."""
    if body.verb == "ask":
        await rewinding.ask(context.tables, live, seat, person.id)
    else:
        await rewinding.answer(context.tables, live, person.id, body.verb == "agree")


async def say(request: Request) -> Response:
    body = await read(request, Say)
    context = Context.of(request)
    if not context.allows(context.limits.chat, request):
        raise TooOften
    person = await _person(request)
    live = await _table(request)
    await context.tables.say(live, person.id, person.name, " ".join(body.text.split()))
    return answer({}, 201)


async def record(request: Request) -> Response:
    """The record of a finished game, with its secret; of one in play, what is public."""
    live = await _table(request)
    if live.match is None or live.facts.status != FINISHED:
        raise NotYours("the record is open when the game is over")
    name = f"{live.facts.game}-{live.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(str(live.match.record), headers=headers)


async def watch(request: Request) -> Response:
    """A stream of the table: a whole view after every change."""
    live = await _table(request)
    person = await who(request)
    seat = _seat_asked(request)
    context = Context.of(request)

    async def frames() -> AsyncIterator[bytes]:
        with context.hub.listen(live.id) as listener:
            last = b""
            while not context.hub.closing:
                table: TableOut = table_out(live, person.id if person else None, seat)
                data = msgspec.json.encode(table)
                if data != last:
                    last = data
                    yield frame("table", data.decode())
                if not await listener.wait(PULSE):
                    yield b": quiet\n\n"

    return stream(request, frames())


async def openapi(request: Request) -> Response:
    return answer(describe())


routes = [
    Route("/api/openapi.json", openapi),
    Route("/api/games", games),
    Route("/api/people", new_person, methods=["POST"]),
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/tables/{id}", get_table),
    Route("/api/tables/{id}/seats", take_seat, methods=["POST"]),
    Route("/api/tables/{id}/act", act, methods=["POST"]),
    Route("/api/tables/{id}/turn", turn, methods=["POST"]),
    Route("/api/tables/{id}/rewind", rewind, methods=["POST"]),
    Route("/api/tables/{id}/chat", say, methods=["POST"]),
    Route("/api/tables/{id}/record", record),
    Route("/api/tables/{id}/events", watch),
]
