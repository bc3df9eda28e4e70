"""The application: routes, middleware, error handlers, and background tasks."""

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence

import msgspec
from sqlalchemy.exc import DataError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount

from serai.bots.parent_watch import when_parent_is_gone
from serai.core.errors import IllegalAction, SeraiError, UnknownGame
from serai.server import api, health
from serai.server.absence import replace_absent_players, wake_forgotten_bots
from serai.server.backup import notice_changes
from serai.server.bot_pool import BotPool
from serai.server.bot_queue import Caps
from serai.server.context import Context
from serai.server.database import Database
from serai.server.database_failures import Unavailable, mend
from serai.server.guard import Guard, TooLarge, TooSlow
from serai.server.housekeeping import keep_house
from serai.server.hub import Hub
from serai.server.identity import NobodyKnown
from serai.server.limits import NoRoom, TooMany, TooOften
from serai.server.live_table import MovedOn, NoSuchTable, NotYours, Unreadable
from serai.server.metrics import Measured, Metrics
from serai.server.packing import Packing
from serai.server.people import AccountError
from serai.server.process_memory import collect_garbage_rarely, give_back_large_blocks
from serai.server.settings import Settings
from serai.server.signing_key import signing_key
from serai.server.stopping import streams_end_on_signals
from serai.server.tables import Tables
from serai.server.turnstile import Turnstile

log = logging.getLogger(__name__)

STATUS: list[tuple[type[Exception], int, str]] = [
    (NobodyKnown, 401, "a token or a seat is needed"),
    (TooOften, 429, "too often: please wait a little"),
    (TooMany, 429, ""),
    (Unavailable, 503, ""),
    (NoRoom, 503, ""),
    (TooLarge, 413, "too large"),
    (TooSlow, 408, "the request did not come in time"),
    (ClientDisconnect, 400, "the request broke off"),
    (NoSuchTable, 404, ""),
    (NotYours, 403, ""),
    (MovedOn, 409, ""),
    (Unreadable, 409, ""),
    (IllegalAction, 409, ""),
    (UnknownGame, 404, ""),
    (AccountError, 400, ""),
    (msgspec.ValidationError, 400, ""),
    (msgspec.DecodeError, 400, ""),
    (UnicodeError, 400, "not a UTF-8 text"),
    (RecursionError, 400, "nested too deeply"),
    (DataError, 400, "a text that cannot be kept"),
    (SeraiError, 400, ""),
]
"""Every error that a caller can cause, with its status and its text; an empty text means the
error's own message."""


def make_app(
    settings: Settings, pages: Sequence[BaseRoute] = (), bot_pause: float = 0.0
) -> Starlette:
    """The server as an ASGI application. `pages` are the routes of the pages."""
    at_once = settings.requests_per_address if settings.rate_limits else 0
    routes: list[BaseRoute] = [*health.routes, *api.routes, *pages]
    if settings.base_path:
        routes = [Mount(settings.base_path, routes=routes)]

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        metrics = Metrics()
        give_back_large_blocks()
        collect_garbage_rarely()
        with contextlib.closing(Database(settings.database, metrics)) as database:
            database.lock()
            database.create()
            secret = signing_key(settings, database)
            hub = Hub()
            bots = _bots(settings, metrics)
            tables = Tables(database, hub, bots, bot_pause, metrics)
            context = Context(settings, secret, database, hub, tables, metrics)
            app.state.context = context
            _register_gauges(metrics, tables, hub, bots)
            with contextlib.closing(context.png_process), contextlib.closing(context.trial_process):
                async with _open_for_play(settings, tables, hub):
                    yield

    handlers = {kind: _error_response for kind, _, _ in STATUS}
    return Starlette(
        routes=routes,
        middleware=[
            Middleware(Measured),
            Middleware(Turnstile, at_once=at_once),
            Middleware(Packing),
            Middleware(Guard, body_seconds=settings.body_seconds),
        ],
        exception_handlers={**handlers, HTTPException: _http},
        lifespan=lifespan,
    )


@contextlib.asynccontextmanager
async def _open_for_play(settings: Settings, tables: Tables, hub: Hub) -> AsyncIterator[None]:
    """Run the background tasks while the server is open; stop everything at the end."""
    tasks = [asyncio.create_task(task) for task in _background_tasks(settings, tables, hub)]
    when_parent_is_gone(lambda: os.kill(os.getpid(), signal.SIGTERM))
    await tables.resume()
    try:
        with streams_end_on_signals(hub):
            yield
    finally:
        hub.close()
        for task in tasks:
            task.cancel()
        await tables.close()


def _bots(settings: Settings, metrics: Metrics) -> BotPool:
    caps = Caps.of(
        settings.bot_workers, settings.thinking_per_address, settings.thinking_per_person
    )
    return BotPool(settings.bot_workers, settings.bot_deadline, metrics, caps)


def _register_gauges(metrics: Metrics, tables: Tables, hub: Hub, bots: BotPool) -> None:
    """Register metrics that are read from existing objects."""
    metrics.gauge("tables", "Tables in memory", lambda: len(tables.in_memory()))
    metrics.gauge("streams", "Tables that are watched, by so many", hub.streams)
    metrics.gauge("bot_queue", "Questions to bots that wait", lambda: bots.waiting)
    metrics.gauge("bots_thinking", "Bots that think", lambda: bots.thinking)


def _background_tasks(
    settings: Settings, tables: Tables, hub: Hub
) -> Iterator[Coroutine[None, None, None]]:
    """The background tasks."""
    yield replace_absent_players(tables)
    yield wake_forgotten_bots(tables)
    yield keep_house(tables)
    yield mend(tables.database)
    if tables.database.sqlite:
        yield notice_changes(tables)
    else:
        from serai.server.notices import follow  # needs the PostgreSQL driver

        yield follow(settings.database, tables, hub)


async def _error_response(request: Request, fault: Exception) -> Response:
    for kind, status, words in STATUS:
        if isinstance(fault, kind):
            # The rest of a body that was not read must not be taken for another request.
            headers = {"Connection": "close"} if isinstance(fault, (TooLarge, TooSlow)) else None
            return JSONResponse({"error": words or str(fault)}, status, headers=headers)
    raise fault


async def _http(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    return JSONResponse({"error": fault.detail}, fault.status_code, headers=fault.headers)
