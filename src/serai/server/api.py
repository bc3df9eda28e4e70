"""The handlers of the API: make a table, take a seat, watch, act."""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from serai.core.errors import IllegalAction, SeraiError, SetupError
from serai.core.record import Record
from serai.games import load, names
from serai.server import messages as m
from serai.server import people, service
from serai.server.context import Context, Limits
from serai.server.identity import Watching, hash_token, known_person, new_token, who
from serai.server.json_http import answer, read
from serai.server.limits import Limit
from serai.server.live_table import LiveTable, MovedOn, NotYours, Unreadable, record_for
from serai.server.openapi import describe
from serai.server.store import FINISHED, TableFacts, find_events
from serai.server.streams import PULSE, sse_event, stream
from serai.server.table_data import table_out, unreadable_out
from serai.server.tables import Tables

W = TypeVar("W", m.Act, m.Turn, m.Rewind)
T_contra = TypeVar("T_contra", contravariant=True)
Handler: TypeAlias = Callable[[Request], Awaitable[Response]]


class Verb(Protocol[T_contra]):
    """A verb of a seat: a function of `service`."""

    __name__: str

    async def __call__(
        self, tables: Tables, live: LiveTable, person: str | None, wanted: T_contra, /
    ) -> int: ...


async def _table(request: Request) -> LiveTable:
    return await Context.of(request).tables.open(request.path_params["id"])


def _seat_parameter(request: Request) -> int | None:
    wanted = request.query_params.get("seat", "")
    if wanted and not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3):
        raise SetupError(f"a seat is a number, not {wanted[:20]!r}")
    return int(wanted) if wanted else None


# --- handlers -----------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    """All games that can be played. One that cannot be loaded is left out; asking for it says
    why."""
    found = []
    for name in names():
        try:
            meta = load(name).meta
        except SeraiError:
            continue
        options = {option.id: list(option.values) for option in meta.options}
        found.append(m.GameOut(name, meta.title, meta.min_players, meta.max_players, options))
    return answer(found)


async def new_person(request: Request) -> Response:
    body = await read(request, m.NewPerson)
    context = Context.of(request)
    context.check(context.limits.login, request)
    token = new_token()
    person = await context.database.run(people.add_guest, body.name, hash_token(token))
    return answer(m.PersonOut(person.id, person.name, token), 201)


async def revoke_token(request: Request) -> Response:
    """Revoke the token of this request."""
    person = await known_person(request)
    await Context.of(request).database.run(people.revoke_token, person.id)
    return answer({})


async def new_table(request: Request) -> Response:
    body = await read(request, m.NewTable)
    context = Context.of(request)
    context.check(context.limits.make, request)
    person = await known_person(request)
    live = await service.make_table(context.tables, person, body)
    return answer(table_out(live, person.id), 201)


async def get_table(request: Request) -> Response:
    person = await who(request)
    person_id = person.id if person else None
    try:
        live = await _table(request)
    except Unreadable as fault:
        return answer(unreadable_out(fault, person_id))
    return answer(table_out(live, person_id, _seat_parameter(request)))


async def take_seat(request: Request) -> Response:
    body = await read(request, m.TakeSeat)
    person = await known_person(request)
    live = await _table(request)
    seat = await service.take_seat(Context.of(request).tables, live, person, body)
    return answer(table_out(live, person.id, seat), 201)


def seat_does(
    kind: type[W], verb: Verb[W], limit: Callable[[Limits], Limit] | None = None
) -> Handler:
    """A handler for a verb of a seat. It returns the table as that seat sees it afterwards, also
    with the error if the request came too late or is not allowed."""

    async def handler(request: Request) -> Response:
        body = await read(request, kind)
        live = await _table(request)
        person = await known_person(request)
        context = Context.of(request)
        if limit is not None:
            context.check_for(limit(context.limits), person.id)
        try:
            seat = await verb(context.tables, live, person.id, body)
        except (MovedOn, IllegalAction) as fault:
            fresh = table_out(live, person.id, body.seat)
            return answer(m.ErrorOut(str(fault), fresh), 409)
        return answer(table_out(live, person.id, seat))

    handler.__name__ = verb.__name__
    return handler


async def say(request: Request) -> Response:
    body = await read(request, m.Say)
    context = Context.of(request)
    context.check(context.limits.chat, request)
    person = await known_person(request)
    live = await _table(request)
    await service.say(context.tables, live, person, body.text)
    return answer({}, 201)


async def record(request: Request) -> Response:
    """The record of a finished game, with its secret. While a game is played it is refused."""
    try:
        live = await _table(request)
    except Unreadable as fault:
        return await _old_record(request, fault.facts)
    if live.match is None or live.facts.status != FINISHED:
        raise NotYours("the record is open when the game is over")
    return _file(live.facts, live.match.record)


async def _old_record(request: Request, facts: TableFacts) -> Response:
    """The record of a table that cannot be replayed; during the game only with the caller's own
    choices."""
    person = await who(request)
    events = await Context.of(request).database.run(find_events, facts.id)
    return _file(facts, record_for(facts, events, person.id if person else None))


def _file(facts: TableFacts, record: Record) -> Response:
    name = f"{facts.game}-{facts.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(str(record), headers=headers)


async def watch(request: Request) -> Response:
    """A stream with the whole table after every change."""
    live = await _table(request)
    person = await who(request)
    seat = _seat_parameter(request)
    context = Context.of(request)

    async def events() -> AsyncIterator[bytes]:
        watching = Watching(context, person)
        with context.hub.listen(live.id) as listener:
            last = b""
            while await watching.goes_on():
                table = table_out(live, person.id if person else None, seat)
                data = msgspec.json.encode(table)
                if data != last:
                    last = data
                    yield sse_event("table", data.decode())
                if not await listener.wait(PULSE):
                    yield b": quiet\n\n"

    return stream(request, events())


async def openapi(request: Request) -> Response:
    return answer(describe())


rewind = seat_does(m.Rewind, service.rewind, lambda limits: limits.wish)

routes = [
    Route("/api/openapi.json", openapi),
    Route("/api/games", games),
    Route("/api/people", new_person, methods=["POST"]),
    Route("/api/token", revoke_token, methods=["DELETE"]),
    Route("/api/tables", new_table, methods=["POST"]),
    Route("/api/tables/{id}", get_table),
    Route("/api/tables/{id}/seats", take_seat, methods=["POST"]),
    Route("/api/tables/{id}/act", seat_does(m.Act, service.act), methods=["POST"]),
    Route("/api/tables/{id}/turn", seat_does(m.Turn, service.turn), methods=["POST"]),
    Route("/api/tables/{id}/rewind", rewind, methods=["POST"]),
    Route("/api/tables/{id}/chat", say, methods=["POST"]),
    Route("/api/tables/{id}/record", record),
    Route("/api/tables/{id}/events", watch),
]
