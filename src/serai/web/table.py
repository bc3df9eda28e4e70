"""The table: the page, its stream, and what is done at it."""

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
from serai.server.streams import PULSE, frame, stream
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
"""In the address of a click: a stream brings the table, so that the answer need not."""
MOST_TABLES = 12
"""Tables that one stream of a browser may carry."""


class TurnAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a click gets: the table as it is now, or only its stamp if the stream brings it; and a
    word if something was wrong."""

    stamp: str
    html: str = ""
    notice: str = ""


def seat_asked(request: Request) -> int | None:
    return _number(request.query_params.get("seat"))


async def open_table(request: Request) -> LiveTable:
    return await Context.of(request).tables.open(request.path_params["id"])


async def at_table(request: Request) -> tuple[PageRequest, LiveTable]:
    """Who asks, and the table that the address names."""
    return await page_request(request), await open_table(request)


def _viewer(a: PageRequest, live: LiveTable, named: int | None) -> Viewer:
    layout = a.request.query_params.get("layout", "")
    return viewer_of(a.context, live, a.person_id, named, a.preferences.language, layout)


async def show(request: Request) -> Response:
    a, live = await at_table(request)
    kind = "table" if live.facts.status != GATHERING else "plain"
    drawn = (await draw(a.context, _viewer(a, live, seat_asked(request)))).whole
    icons = about_of(live.game.meta.id).icons
    body = [drawn, keys(a), rewind_dialog(a)]
    return a.page(
        document(a, live.game.meta.title, body, kind=kind, icons=icons, game=live.facts.game)
    )


async def turn(request: Request) -> Response:
    """A click: one step of the draft, or its end. The answer is the table, whatever happened."""
    a, live = await at_table(request)
    body = await read(request, Turn)
    work = service.turn(a.context.tables, live, a.person_id, body)
    return await _after(a, live, body.seat, work)


async def rewind(request: Request) -> Response:
    """Ask to take back a turn that is over, agree, or refuse."""
    a, live = await at_table(request)
    body = await read(request, Rewind)
    a.context.check_for(a.context.limits.wish, a.person_id or "")
    work = service.rewind(a.context.tables, live, a.person_id, body)
    return await _after(a, live, body.seat, work)


async def _after(
    a: PageRequest, live: LiveTable, named: int | None, work: Awaitable[int]
) -> Response:
    """The table after some work, with a notice if the work was refused. A page that says that it
    has a stream gets from there what the work has changed."""
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
    """The table as it is: for a page to which the stream has not brought what it waits for."""
    a, live = await at_table(request)
    drawn = await draw(a.context, _viewer(a, live, seat_asked(request)))
    return answer(TurnAnswer(drawn.stamp, str(drawn.whole)))


def _notice(fault: SeraiError) -> str:
    if isinstance(fault, MovedOn):
        return "web-moved-on"
    return "web-not-yours" if isinstance(fault, NotYours) else "web-not-allowed"


async def chat(request: Request) -> Response:
    """Say something: from the script as JSON, or by the plain form."""
    a = await page_request(request)
    a.context.check(a.context.limits.chat, request)
    live = await open_table(request)
    by_script = request.headers.get("content-type", "").startswith("application/json")
    text = (await read(request, Say)).text if by_script else (await a.fields("text"))[0]
    await service.say(a.context.tables, live, a.person, text)
    return answer({}, 201) if by_script else a.go(f"/t/{live.id}")


async def sit(request: Request) -> Response:
    """Take an open seat, as oneself or as a guest with a name."""
    form = await request.form()
    name = str(form.get("name", ""))
    live = await open_table(request)
    wanted = TakeSeat(_number(form.get("seat")), name)
    async with who_or_guest(request, clean_name(name) if name.strip() else "") as person:
        a = await page_request(request)
        await service.take_seat(a.context.tables, live, person, wanted)
    return a.go(f"/t/{live.id}")


async def fill(request: Request) -> Response:
    """The host gives open seats to bots."""
    a, live = await at_table(request)
    bot = str((await request.form()).get("bot", USUAL))[:40]
    await service.fill_with_bots(a.context.tables, live, a.person_id, bot)
    return a.go(f"/t/{live.id}")


async def ask_bot(request: Request) -> Response:
    """A bot that did not answer is asked again."""
    a, live = await at_table(request)
    service.ask_bot(a.context.tables, live, a.person_id)
    return a.go(f"/t/{live.id}")


async def come_back(request: Request) -> Response:
    """Somebody for whom a bot stood in plays again."""
    a, live = await at_table(request)
    await service.come_back(a.context.tables, live, a.person_id)
    return a.go(f"/t/{live.id}")


def _number(value: object) -> int | None:
    text = str(value or "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 2 else None


# --- the stream -------------------------------------------------------------------------------


async def watch(request: Request) -> Response:
    """One stream for all tables that a browser shows, `?t=id.seat.language.layout`, several times.
    The layout of its window may be left out."""
    context = Context.of(request)
    person = await who(request)
    keys_asked = request.query_params.getlist("t")[:MOST_TABLES]
    if not keys_asked:
        raise SetupError("a stream is of one table or several: ?t=id.seat.language.layout")
    wishes = [_wish(key) for key in keys_asked]
    found = [(wish, await context.tables.readable(wish.table)) for wish in wishes]

    async def frames() -> AsyncIterator[bytes]:
        # Who reads slowly gets the table as it is then, and nothing of what has been between.
        queue: asyncio.Queue[bytes] = asyncio.Queue(1)
        jobs = [
            asyncio.create_task(_follow(context, queue, wish, live, person))
            for wish, live in found
            if live is not None  # else it cannot be shown, which its page has told
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

    return stream(request, frames())


def _ended(jobs: "list[asyncio.Task[None]]") -> bool:
    """Whether nothing is followed any longer; or one table has failed: then the browser asks for
    all of them again, instead of waiting for news that would never come."""
    done = [job for job in jobs if job.done() and not job.cancelled()]
    for job in done:
        if fault := job.exception():
            log.error("a stream broke off", exc_info=fault)
            return True
    return bool(jobs) and len(done) == len(jobs)


@dataclass(frozen=True)
class Wish:
    """What a browser wants to follow."""

    key: str
    table: str
    seat: int | None
    language: str
    layout: str


def _wish(key: str) -> Wish:
    id, seat, language, layout, *_ = [*key.split("."), "", "", ""]
    return Wish(key, id, _number(seat), language if language in LANGUAGES else "en", layout)


class Sent:
    """What a stream has sent of a table: the browser has it, and gets what is new."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._stamp = ""
        self._looks: Looks = {}

    def next(self, drawn: SentTable) -> bytes:
        """The event that makes a browser show this."""
        if self._stamp and drawn.stamp:
            event = frame("news", self._key, self._stamp, drawn.news(self._looks))
        else:
            event = frame("table", self._key, drawn.whole)
        self._stamp, self._looks = drawn.stamp, drawn.looks
        return event


async def _follow(
    context: Context,
    queue: "asyncio.Queue[bytes]",
    wish: Wish,
    live: LiveTable,
    person: Person | None,
) -> None:
    """Send a table whenever it looks different, as long as who watches is who they were."""
    watching = Watching(context, person)
    with context.hub.listen(live.id) as listener:
        last: Key | None = None
        sent = Sent(wish.key)
        own = person.id if person else None
        while await watching.goes_on():
            viewer = viewer_of(context, live, own, wish.seat, wish.language, wish.layout)
            if key_of(viewer) != last:
                last = key_of(viewer)
                await queue.put(sent.next(await draw(context, viewer)))
            await listener.wait(PULSE)
    await queue.put(b": closing\n\n")
