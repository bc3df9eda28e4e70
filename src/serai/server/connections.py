"""Connections before they are requests: how many there may be, how long a header may take, and how
long an answer may lie unread.

uvicorn waits for ever for the end of a header, so that a few hundred silent sockets could take all
the room there is, and for ever for a reader who reads nothing. What it does else stays as it is.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from functools import cache
from http import HTTPStatus
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from serai.server.origins import household
from serai.server.settings import Settings

LARGEST_HEADER = 64 * 1024
SPARE_FILES = 128
"""Open files that are left for the database, the bots and everything else."""


@cache
def _settings() -> Settings:
    """A process serves one site, whose settings stand in its environment."""
    return Settings.from_environment()


@cache
def most_connections() -> int:
    """As many as the host allows, and as the system has files for."""
    wanted = _settings().most_connections
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + SPARE_FILES:
        soft = wanted + SPARE_FILES
        if hard != resource.RLIM_INFINITY:
            soft = min(soft, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, max(soft - SPARE_FILES, 1))


class Connection(HttpToolsProtocol):
    """One connection. Who is refused is told so in words before it is closed."""

    by_address: ClassVar[Counter[str]] = Counter()
    """Connections that are open now."""

    _patience: asyncio.TimerHandle | None = None
    _received = 0
    """Bytes of a header that is not complete."""
    _address = ""
    _stuck: asyncio.TimerHandle | None = None
    """Runs while nothing more can be sent, since what was sent is not read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = household(self.client[0]) if self.client else ""
        self.by_address[self._address] += 1
        if len(self.connections) > most_connections():
            self._refuse(503, "all places of this server are taken: please try again later")
        elif self._crowded():
            self._refuse(429, "too many connections from your address")
        else:
            self._wait_for_header()

    def _crowded(self) -> bool:
        """Whether one address has too many. Behind a proxy all of them come from one."""
        settings = _settings()
        if settings.trusted_proxy or not settings.rate_limits:
            return False
        return self.by_address[self._address] > settings.connections_per_address

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        between = getattr(self.cycle, "response_complete", True)  # at first there is none
        if between and self._patience is None:  # the next request on this connection begins
            self._wait_for_header()
        self._received += len(data)
        super().data_received(data)
        if self._patience is not None and self._received > LARGEST_HEADER:
            self._refuse(431, "the header is too large")

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(_settings().reader_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_stuck()
        super().resume_writing()

    def _stop_stuck(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_stuck()
        self.by_address[self._address] -= 1
        if self.by_address[self._address] <= 0:
            del self.by_address[self._address]
        super().connection_lost(exc)

    def _wait_for_header(self) -> None:
        self._received = 0
        self._patience = self.loop.call_later(_settings().header_seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _too_slow(self) -> None:
        """Browsers open connections in advance: nothing is said to who has said nothing."""
        self._patience = None
        if self._received:
            self._refuse(408, "the request did not come in time")
        else:
            self.transport.close()

    def _refuse(self, status: int, words: str) -> None:
        self._stop_waiting()
        self.transport.write(_answer(status, {"error": words}))
        self.transport.close()


def _answer(status: int, content: dict[str, Any]) -> bytes:
    """A whole answer: there is no request yet that an application could answer."""
    body = json.dumps(content).encode()
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        "content-type: application/json\r\n"
        f"content-length: {len(body)}\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body
