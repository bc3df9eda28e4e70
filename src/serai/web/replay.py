"""Replays of tables, and of uploaded records."""

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import replace as changed
from typing import TypeVar

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from serai.bots.levels import USUAL
from serai.core.errors import SeraiError
from serai.core.match import Match, rebuild
from serai.core.record import no_text, parse_record, too_large
from serai.draw.errors import PictureError
from serai.draw.html import h
from serai.draw.markup import Child
from serai.draw.png import to_png
from serai.games import load
from serai.games.about import about_of
from serai.games.picture import draw
from serai.server import service, store
from serai.server.identity import who_or_guest
from serai.server.live_table import LiveTable
from serai.server.lru_cache import LruCache
from serai.server.own_process import LOST, OwnProcess
from serai.server.own_seats import only_seat
from serai.server.store import FINISHED
from serai.web.course import Course, Courses
from serai.web.document import document, leaf, page
from serai.web.faults import told_fault
from serai.web.forms import field, post, submit
from serai.web.logbook import ShownLines
from serai.web.page_request import PageRequest, page_request
from serai.web.replay_view import Showing, replay
from serai.web.shortcuts import REPLAY_SHORTCUTS, keys
from serai.web.table import at_table

LONGEST_UPLOAD = 300_000
PNG_SECONDS = 60.0

T = TypeVar("T")


def _number(text: str, low: int, high: int) -> int | None:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        return None
    return min(max(int(text), low), high)


def _showing(a: PageRequest, course: Course, path: str, own: int | None, free: bool) -> Showing:
    """What to show, from the step and seat in the address."""
    query = a.request.query_params
    step = _number(query.get("step", ""), 0, course.last)
    seat = own
    if free:
        seat_named = _number(query.get("seat", ""), 0, course.match.players - 1)
        seat = seat_named if seat_named is not None else None if "seat" in query else own

    def at(step: int, seat: int | None) -> str:
        viewpoint = f"&seat={seat}" if seat is not None else "&seat="
        return a.url(f"{path}?step={'' if step < 0 else step}{viewpoint if free else ''}")

    return Showing(
        course=course,
        step=course.last if step is None else step,
        seat=seat,
        seats_free=free,
        language=a.preferences.language,
        base=a.base,
        at=at,
        shown=a.context.memory(LinesOfReplays),
        picture=lambda step, seat: at(step, seat).replace("?", "/picture.png?", 1),
        playing="play" in query,
        speed=a.preferences.speed,
    )


class ReplayRenderer:
    """Draws replays in a thread, one at a time: many requests for replays delay only each other,
    and no table."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()

    async def draw(self, drawn: Callable[[], T]) -> T:
        async with self._free:
            return await asyncio.to_thread(drawn)

    async def render_png(self, process: OwnProcess, drawn: Callable[[], str]) -> bytes:
        """A picture as PNG, rendered in a separate process because it would block all threads."""
        async with self._free:
            svg = await asyncio.to_thread(drawn)
            return await process.run(PNG_SECONDS, to_png, svg)


class LinesOfReplays(ShownLines):
    """Shown log lines of replays, separate from those of tables because another thread uses
    them."""


async def _answer(a: PageRequest, showing: Showing) -> Response:
    """The whole page, or only its changing part for the client script."""
    main = await a.context.memory(ReplayRenderer).draw(lambda: replay(showing))
    if "part" in a.request.query_params:
        return HTMLResponse(main, headers={"Cache-Control": "no-store"})
    game = showing.course.game
    body = [main, keys(a, REPLAY_SHORTCUTS)]
    icons = about_of(game.meta.id).icons
    return a.page(document(a, game.meta.title, body, kind="table", icons=icons))


async def of_table(request: Request) -> Response:
    a, live = await at_table(request)
    return await _answer(a, await _showing_of_table(a, live))


async def picture_of_table(request: Request) -> Response:
    a, live = await at_table(request)
    return await _picture(a, await _showing_of_table(a, live))


async def _showing_of_table(a: PageRequest, live: LiveTable) -> Showing:
    """A table as seen from the viewer's own seat; from any seat when the game is over."""
    if live.match is None:
        raise HTTPException(404)
    over = live.facts.status == FINISHED
    course = await a.context.memory(Courses).of(live.id, live.match)
    own = only_seat(live, a.person_id)
    showing = _showing(a, course, f"/t/{live.id}/replay", own, over)
    return changed(
        showing,
        waited_for=own is not None and live.match.actor == own,
        table=a.url(f"/t/{live.id}"),
        record=a.url(f"/api/tables/{live.id}/record") if over else "",
        branch=a.url(f"/t/{live.id}/branch") if over else "",
    )


async def _picture(a: PageRequest, showing: Showing) -> Response:
    """The shown step as a PNG, made from the same view as the page."""
    a.context.check(a.context.limits.make, a.request)
    course = showing.course
    theme = a.preferences.theme if a.preferences.theme != "auto" else "light"

    def drawn() -> str:
        view = course.view(showing.step, showing.seat)
        names = course.match.header.seats
        return draw(course.game, view, names=names, theme=theme, language=showing.language)

    try:
        png = await a.context.memory(ReplayRenderer).render_png(a.context.png_process, drawn)
    except PictureError as fault:
        raise HTTPException(501, str(fault)) from None
    except LOST:
        raise HTTPException(503, "the picture could not be made in time") from None
    name = f"{course.game.meta.id}-{showing.step}.png"
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'inline; filename="{name}"',
    }
    return Response(png, media_type="image/png", headers=headers)


# --- records from elsewhere -------------------------------------------------------------------


async def upload_form(request: Request) -> Response:
    return _form(await page_request(request))


def _form(a: PageRequest, fault: Child = "") -> Response:
    form = post(
        a.url("/replay"),
        field(a.text("web-record-file"), h("input", type="file", name="file")),
        field(a.text("web-record-text"), h("textarea", name="text", rows=8, spellcheck="false")),
        submit(a.text("web-open-record")),
        enctype="multipart/form-data",
    )
    return page(
        a,
        a.text("web-open-record"),
        leaf(form, class_="pad"),
        lead=a.text("web-record-words"),
        fault=fault,
        class_="narrow",
    )


async def upload(request: Request) -> Response:
    """Check an uploaded record, store it, and show it."""
    a = await page_request(request)
    a.context.check(a.context.limits.make, request)
    async with request.form(max_files=1, max_fields=4) as data:
        raw = await _raw(data)
    try:
        if len(raw) > LONGEST_UPLOAD:
            raise too_large("record", LONGEST_UPLOAD // 1000)
        text = _text_of(raw)
        await asyncio.to_thread(_played, text)
    except SeraiError as fault:
        return _form(a, told_fault(a, "web-record-fault", fault))
    id = hashlib.sha256(text.encode()).hexdigest()[:16]
    await a.context.database.run(store.add_record, id, text)
    return a.go(f"/replay/{id}?step=0")


async def _raw(data: FormData) -> bytes:
    """The content of the uploaded file, else the pasted text."""
    file = data.get("file")
    if isinstance(file, UploadFile) and file.size:
        return await file.read(LONGEST_UPLOAD + 1)
    return str(data.get("text", "")).encode("utf-8", "replace")


def _text_of(raw: bytes) -> str:
    try:
        return raw.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise no_text("record") from None


def _played(text: str) -> Match:
    record = parse_record(text.strip("\n") + "\n")
    return rebuild(load(record.header.game), record)


class UploadedMatches(LruCache[str, Match]):
    """The newest matches of uploaded records, by id."""

    most = 50


async def _course_of_record(a: PageRequest, id: str) -> Course:
    uploaded = a.context.memory(UploadedMatches)
    match = uploaded.get(id)
    if match is None:
        text = await a.context.database.run(store.find_record, id)
        if text is None:
            raise HTTPException(404)
        match = uploaded.keep(id, await asyncio.to_thread(_played, text))
    return await a.context.memory(Courses).of(f"record {id}", match)


async def of_record(request: Request) -> Response:
    a = await page_request(request)
    return await _answer(a, await _showing_of_record(a))


async def picture_of_record(request: Request) -> Response:
    a = await page_request(request)
    return await _picture(a, await _showing_of_record(a))


async def _showing_of_record(a: PageRequest) -> Showing:
    id = str(a.request.path_params["id"])
    showing = _showing(a, await _course_of_record(a, id), f"/replay/{id}", None, True)
    return changed(showing, branch=a.url(f"/replay/{id}/branch"))


# --- playing on -------------------------------------------------------------------------------


async def branch_table(request: Request) -> Response:
    a, live = await at_table(request)
    a.context.check(a.context.limits.make, request)
    if live.match is None or live.facts.status != FINISHED:
        raise HTTPException(404)
    course = await a.context.memory(Courses).of(live.id, live.match)
    return await _branch(a, course, live.facts.edition)


async def branch_record(request: Request) -> Response:
    a = await page_request(request)
    a.context.check(a.context.limits.make, request)
    return await _branch(a, await _course_of_record(a, str(request.path_params["id"])), None)


async def _branch(a: PageRequest, course: Course, edition: str | None) -> Response:
    """A new table that continues from the step, for the seat in the form."""
    step_named, seat_named = await a.fields("step", "seat")
    step = _number(step_named, 0, course.last) or 0
    seat = _number(seat_named, 0, course.match.players - 1) or 0
    if course.actor(step) < 0:
        return a.go("/")
    async with who_or_guest(a.request, "") as person:
        live = await service.branch(
            a.context.tables, person, course.match, course.events[step], seat, USUAL, edition
        )
    return a.go(f"/t/{live.id}")
