"""The table: the page, its stream, and what is done at it."""

import asyncio
from collections.abc import AsyncIterator, Coroutine

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from serai.core.errors import SeraiError, SetupError
from serai.games.about import about_of
from serai.server import people, store
from serai.server.api import TooOften, answer, carry_out, carry_out_rewind, read
from serai.server.context import Context
from serai.server.identity import who, who_or_guest
from serai.server.live_table import LiveTable, MovedOn, NotYours
from serai.server.messages import Rewind, Say, Turn
from serai.server.store import GATHERING
from serai.server.streams import PULSE, frame, stream
from serai.texts import LANGUAGES
from serai.web.document import document
from serai.web.drawn_tables import Key, draw, key_of
from serai.web.page_request import PageRequest, page_request
from serai.web.shortcuts import keys
from serai.web.table_wish import rewind_dialog
from serai.web.viewer import viewer_of

MOST_TABLES = 12
"""Tables that one stream of a browser may carry."""


class TurnAnswer(msgspec.Struct, frozen=True):
    """What a click gets: the table as it is now, and a word if something was wrong."""

    html: str
    notice: str = ""


def seat_asked(request: Request) -> int | None:
    wanted = request.query_params.get("seat", "")
    return int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 2 else None


async def open_table(request: Request) -> LiveTable:
    return await Context.of(request).tables.open(request.path_params["id"])


async def show(request: Request) -> Response:
    a = await page_request(request)
    live = await open_table(request)
    viewer = viewer_of(live, a.person_id, seat_asked(request), a.preferences.language, a.base)
    kind = "table" if live.facts.status != GATHERING else "plain"
    body = [await draw(a.context, viewer), keys(a), rewind_dialog(a)]
    icons = about_of(live.game.meta.id).icons
    return a.page(document(a, live.game.meta.title, body, kind=kind, icons=icons))


async def turn(request: Request) -> Response:
    """A click: one step of the draft, or its end. The answer is the table, whatever happened."""
    a = await page_request(request)
    body = await read(request, Turn)
    live = await open_table(request)
    return await _done(a, live, body.seat, _carry_out(a, live, body))


async def rewind(request: Request) -> Response:
    """Ask to take back a turn that is over, agree, or refuse."""
    a = await page_request(request)
    body = await read(request, Rewind)
    live = await open_table(request)
    return await _done(a, live, body.seat, _carry_out_rewind(a, live, body))


async def _done(
    a: PageRequest, live: LiveTable, seat: int | None, work: Coroutine[None, None, None]
) -> Response:
    """The table after some work, with a notice if the work was refused."""
    notice, status = "", 200
    try:
        await work
    except SeraiError as fault:
        notice, status = a.text(_notice(fault)), 409
    viewer = viewer_of(live, a.person_id, seat, a.preferences.language, a.base)
    return answer(TurnAnswer(str(await draw(a.context, viewer)), notice), status)


def _own_seat(a: PageRequest, live: LiveTable, wanted: int | None) -> int:
    mine = live.seats_of(a.person_id)
    seat = wanted if wanted is not None else mine[0] if len(mine) == 1 else -1
    if seat not in mine:
        raise NotYours("this seat is not yours")
    return seat


async def _carry_out_rewind(a: PageRequest, live: LiveTable, body: Rewind) -> None:
    mine = live.seats_of(a.person_id)
    if a.person is None or not mine:
        raise NotYours("you have no seat at this table")
    seat = _own_seat(a, live, body.seat) if body.verb == "ask" else mine[0]
    await carry_out_rewind(a.context, live, seat, a.person, body)


async def _carry_out(a: PageRequest, live: LiveTable, body: Turn) -> None:
    seat = _own_seat(a, live, body.seat)
    if body.verb == "end" and body.action and live.match is not None and not live.match.over:
        if live.match.actor != seat:
            raise MovedOn("it is not your turn")
        lines = [*live.draft(seat).lines, body.action]
        await a.context.tables.act(live, seat, lines, body.request)
    else:
        await carry_out(a.context, live, seat, body)


def _notice(fault: SeraiError) -> str:
    if isinstance(fault, MovedOn):
        return "web-moved-on"
    return "web-not-yours" if isinstance(fault, NotYours) else "web-not-allowed"


async def chat(request: Request) -> Response:
    """Say something: from the script as JSON, or by the plain form."""
    a = await page_request(request)
    if not a.context.allows(a.context.limits.chat, request):
        raise TooOften
    live = await open_table(request)
    if a.person is None:
        raise NotYours("only those who have a name can speak")
    if request.headers.get("content-type", "").startswith("application/json"):
        text = (await read(request, Say)).text
    else:
        text = str((await request.form()).get("text", ""))
    plain = " ".join(text.split())[:500]
    if plain:
        await a.context.tables.say(live, a.person.id, a.person.name, plain)
    if request.headers.get("content-type", "").startswith("application/json"):
        return answer({}, 201)
    return a.go(f"/t/{live.id}")


async def sit(request: Request) -> Response:
    """Take an open seat, as oneself or as a guest with a name."""
    form = await request.form()
    name = str(form.get("name", ""))
    live = await open_table(request)
    person = await who_or_guest(request, people.clean_name(name) if name.strip() else "")
    a = await page_request(request)
    number = _number(form.get("seat"))
    await a.context.tables.sit(live, person.id, people.clean_name(name or person.name), number)
    a.context.tables.wake_bots(live)
    return a.go(f"/t/{live.id}")


async def fill(request: Request) -> Response:
    """The host gives open seats to bots."""
    a = await page_request(request)
    live = await open_table(request)
    if live.facts.host != a.person_id:
        raise NotYours("only who made the table may fill it with bots")
    form = await request.form()
    bot = str(form.get("bot", "greedy"))[:40]
    for seat in [s for s in live.facts.seats if s.kind == store.OPEN]:
        await a.context.tables.fill_with_bot(live, seat.number, bot, bot_name(seat.number))
    a.context.tables.wake_bots(live)
    return a.go(f"/t/{live.id}")


def bot_name(number: int) -> str:
    from serai.server.seating import BOT_NAMES

    return BOT_NAMES[number % len(BOT_NAMES)]


async def come_back(request: Request) -> Response:
    """Somebody for whom a bot stood in plays again."""
    a = await page_request(request)
    live = await open_table(request)
    for seat in live.seats_of(a.person_id):
        await a.context.tables.stand_in(live, seat, None)
    return a.go(f"/t/{live.id}")


def _number(value: object) -> int | None:
    text = str(value or "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 2 else None


# --- the stream -------------------------------------------------------------------------------


async def watch(request: Request) -> Response:
    """One stream for all tables that a browser shows: `?t=id.seat.language`, several times."""
    context = Context.of(request)
    person = await who(request)
    keys_asked = request.query_params.getlist("t")[:MOST_TABLES]
    if not keys_asked:
        raise SetupError("a stream is of one table or several: ?t=id.seat.language")
    found = [(key, *await _opened(context, key)) for key in keys_asked]

    async def frames() -> AsyncIterator[bytes]:
        queue: asyncio.Queue[bytes] = asyncio.Queue(100)
        person_id = person.id if person else None
        jobs = [
            asyncio.create_task(_follow(context, queue, key, live, person_id, seat, language))
            for key, live, seat, language in found
        ]
        try:
            while not context.hub.closing:
                try:
                    yield await asyncio.wait_for(queue.get(), PULSE)
                except TimeoutError:
                    yield b": quiet\n\n"
        finally:
            for job in jobs:
                job.cancel()

    return stream(request, frames())


async def _opened(context: Context, key: str) -> tuple[LiveTable, int | None, str]:
    id, _, rest = key.partition(".")
    seat, _, language = rest.partition(".")
    live = await context.tables.open(id)
    return live, _number(seat), language if language in LANGUAGES else "en"


async def _follow(
    context: Context,
    queue: "asyncio.Queue[bytes]",
    key: str,
    live: LiveTable,
    person: str | None,
    wanted: int | None,
    language: str,
) -> None:
    """Send a table whenever it looks different."""
    base = context.settings.base_path
    with context.hub.listen(live.id) as listener:
        last: Key | None = None
        while not context.hub.closing:
            viewer = viewer_of(live, person, wanted, language, base)
            if key_of(viewer) != last:
                last = key_of(viewer)
                html = await draw(context, viewer)
                await queue.put(frame("table", f"{key}\n{html}"))
            await listener.wait(PULSE)
    await queue.put(b": closing\n\n")
