"""The handlers of a table: its page, its stream, and its forms."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from serai.bots.levels import USUAL
from serai.core.errors import SeraiError, SetupError
from serai.games.about import about_of
from serai.server import service
from serai.server.context import Context
from serai.server.database_failures import Unavailable
from serai.server.identity import Watching, who, who_or_guest
from serai.server.json_http import answer, read
from serai.server.live_table import LiveTable, MovedOn, NotYours
from serai.server.messages import Rewind, Say, TakeSeat, Turn
from serai.server.people import Person, clean_name
from serai.server.store import GATHERING
from serai.server.streams import PULSE, sse_event, stream
from serai.texts import LANGUAGES
from serai.web.document import document
from serai.web.drawn_tables import Key, draw, key_of
from serai.web.errors import not_kept
from serai.web.page_request import PageRequest, page_request
from serai.web.sent_table import Looks, SentTable
from serai.web.shortcuts import keys
from serai.web.table_view import stamp
from serai.web.table_wish import rewind_dialog
from serai.web.viewer import Viewer, viewer_of

log = logging.getLogger(__name__)

STREAMED = "streamed"
"""A query parameter of a click: the page has a stream, so the answer need not hold the table."""
MOST_TABLES = 12
"""Most tables in one stream."""


class TurnAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a click: the table, or only its stamp if the stream brings the table; and a
    notice after an error."""

    stamp: str
    html: str = ""
    notice: str = ""


def seat_parameter(request: Request) -> int | None:
    return _number(request.query_params.get("seat"))


async def open_table(request: Request) -> LiveTable:
    return await Context.of(request).tables.open(request.path_params["id"])


async def at_table(request: Request) -> tuple[PageRequest, LiveTable]:
    """The page request, and the table in the address."""
    return await page_request(request), await open_table(request)


def _viewer(a: PageRequest, live: LiveTable, named: int | None) -> Viewer:
    layout = a.request.query_params.get("layout", "")
    return viewer_of(a.context, live, a.person_id, named, a.preferences.language, layout)


async def show(request: Request) -> Response:
    a, live = await at_table(request)
    kind = "table" if live.facts.status != GATHERING else "plain"
    drawn = (await draw(a.context, _viewer(a, live, seat_parameter(request)))).whole
    icons = about_of(live.game.meta.id).icons
    body = [drawn, keys(a), rewind_dialog(a)]
    return a.page(
        document(a, live.game.meta.title, body, kind=kind, icons=icons, game=live.facts.game)
    )


async def turn(request: Request) -> Response:
    """A step of the draft, or its end. The answer is the table, also after an error."""
    a, live = await at_table(request)
    body = await read(request, Turn)
    work = service.turn(a.context.tables, live, a.person_id, body)
    return await _after(a, live, body.seat, work)


async def rewind(request: Request) -> Response:
    """Ask to take back a finished turn, agree, or refuse."""
    a, live = await at_table(request)
    body = await read(request, Rewind)
    a.context.check_for(a.context.limits.wish, a.person_id or "")
    work = service.rewind(a.context.tables, live, a.person_id, body)
    return await _after(a, live, body.seat, work)


async def _after(
    a: PageRequest, live: LiveTable, named: int | None, work: Awaitable[int]
) -> Response:
    """Do some work; the answer is the table with a notice after an error. If the page has a stream,
    only the stamp."""
    notice, status = "", 200
    try:
        await work
    except Unavailable as fault:
        notice, status = a.text(not_kept(fault)), 503
    except SeraiError as fault:
        notice, status = a.text(_notice(fault)), 409
    viewer = _viewer(a, live, named)
    if status == 200 and STREAMED in a.request.query_params:
        return answer(TurnAnswer(stamp(viewer)))
    drawn = await draw(a.context, viewer)
    return answer(TurnAnswer(drawn.stamp, str(drawn.whole), notice), status)


async def now(request: Request) -> Response:
    """The current table, for a page whose stream does not deliver."""
    a, live = await at_table(request)
    drawn = await draw(a.context, _viewer(a, live, seat_parameter(request)))
    return answer(TurnAnswer(drawn.stamp, str(drawn.whole)))


def _notice(fault: SeraiError) -> str:
    if isinstance(fault, MovedOn):
        return "web-moved-on"
    return "web-not-yours" if isinstance(fault, NotYours) else "web-not-allowed"


async def chat(request: Request) -> Response:
    """Add a line to the chat, sent as JSON or by the plain form."""
    a = await page_request(request)
    a.context.check(a.context.limits.chat, request)
    live = await open_table(request)
    by_script = request.headers.get("content-type", "").startswith("application/json")
    text = (await read(request, Say)).text if by_script else (await a.fields("text"))[0]
    await service.say(a.context.tables, live, a.person, text)
    return answer({}, 201) if by_script else a.go(f"/t/{live.id}")


async def sit(request: Request) -> Response:
    """Take an open seat; a new visitor becomes a guest with the given name."""
    form = await request.form()
    name = str(form.get("name", ""))
    live = await open_table(request)
    wanted = TakeSeat(_number(form.get("seat")), name)
    async with who_or_guest(request, clean_name(name) if name.strip() else "") as person:
        a = await page_request(request)
        await service.take_seat(a.context.tables, live, person, wanted)
    return a.go(f"/t/{live.id}")


async def fill(request: Request) -> Response:
    """Give the open seats to bots."""
    a, live = await at_table(request)
    bot = str((await request.form()).get("bot", USUAL))[:40]
    await service.fill_with_bots(a.context.tables, live, a.person_id, bot)
    return a.go(f"/t/{live.id}")


async def ask_bot(request: Request) -> Response:
    """Ask a silent bot again."""
    a, live = await at_table(request)
    service.ask_bot(a.context.tables, live, a.person_id)
    return a.go(f"/t/{live.id}")


async def come_back(request: Request) -> Response:
    """The player plays again instead of the bot."""
    a, live = await at_table(request)
    await service.come_back(a.context.tables, live, a.person_id)
    return a.go(f"/t/{live.id}")


def _number(value: object) -> int | None:
    text = str(value or "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 2 else None


# --- the stream -------------------------------------------------------------------------------


async def watch(request: Request) -> Response:
    """One stream for all tables that a browser shows: several parameters
    `?t=id.seat.language.layout`, the layout is optional."""
    context = Context.of(request)
    person = await who(request)
    keys_wanted = request.query_params.getlist("t")[:MOST_TABLES]
    if not keys_wanted:
        raise SetupError("a stream is of one table or several: ?t=id.seat.language.layout")
    wanted = [_parsed(key) for key in keys_wanted]
    found = [(one, await context.tables.readable(one.table)) for one in wanted]

    async def events() -> AsyncIterator[bytes]:
        # A slow reader skips intermediate tables.
        queue: asyncio.Queue[bytes] = asyncio.Queue(1)
        jobs = [
            asyncio.create_task(_follow(context, queue, followed, live, person))
            for followed, live in found
            if live is not None  # None: cannot be replayed; its page says so
        ]
        try:
            while not context.hub.closing and not _ended(jobs):
                try:
                    yield await asyncio.wait_for(queue.get(), PULSE)
                except TimeoutError:
                    yield b": quiet\n\n"
        finally:
            for job in jobs:
                job.cancel()

    return stream(request, events())


def _ended(jobs: "list[asyncio.Task[None]]") -> bool:
    """Whether all tables are finished, or one has failed: then the browser reconnects for all of
    them."""
    done = [job for job in jobs if job.done() and not job.cancelled()]
    for job in done:
        if fault := job.exception():
            log.error("a stream broke off", exc_info=fault)
            return True
    return bool(jobs) and len(done) == len(jobs)


@dataclass(frozen=True)
class Followed:
    """A table to follow, from a parameter of the stream."""

    key: str
    table: str
    seat: int | None
    language: str
    layout: str


def _parsed(key: str) -> Followed:
    id, seat, language, layout, *_ = [*key.split("."), "", "", ""]
    return Followed(key, id, _number(seat), language if language in LANGUAGES else "en", layout)


class Sent:
    """What a stream has sent of a table, to send only what is new."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._stamp = ""
        self._looks: Looks = {}

    def next(self, drawn: SentTable) -> bytes:
        """The event that brings the browser up to date."""
        if self._stamp and drawn.stamp:
            event = sse_event("news", self._key, self._stamp, drawn.news(self._looks))
        else:
            event = sse_event("table", self._key, drawn.whole)
        self._stamp, self._looks = drawn.stamp, drawn.looks
        return event


async def _follow(
    context: Context,
    queue: "asyncio.Queue[bytes]",
    followed: Followed,
    live: LiveTable,
    person: Person | None,
) -> None:
    """Send a table whenever it looks different, as long as the session is valid."""
    watching = Watching(context, person)
    with context.hub.listen(live.id) as listener:
        last: Key | None = None
        sent = Sent(followed.key)
        own = person.id if person else None
        while await watching.goes_on():
            viewer = viewer_of(
                context, live, own, followed.seat, followed.language, followed.layout
            )
            if key_of(viewer) != last:
                last = key_of(viewer)
                await queue.put(sent.next(await draw(context, viewer)))
            await listener.wait(PULSE)
    await queue.put(b": closing\n\n")
