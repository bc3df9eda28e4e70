"""Limits on connections: their number, the time for a header, and the time an answer may stay
unread.

uvicorn waits for the end of a header, and for a client that does not read, without a limit, so a
few hundred silent sockets could use up all connections. Everything else stays as in uvicorn.
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
"""Files that are kept free for the database, the bots and everything else."""


@cache
def _settings() -> Settings:
    """Read from the environment: a server process serves one site, and uvicorn makes connections
    without arguments."""
    return Settings.from_environment()


@cache
def most_connections() -> int:
    """The configured number, or fewer if the system allows fewer open files."""
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
    """One connection. A refused connection gets an error response before it is closed."""

    by_address: ClassVar[Counter[str]] = Counter()
    """Open connections of this process, by address."""

    _header_timer: asyncio.TimerHandle | None = None
    _received = 0
    """Bytes received of a header that is not complete."""
    _address = ""
    _write_timer: asyncio.TimerHandle | None = None
    """Runs while the client does not read what was sent."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = household(self.client[0]) if self.client else ""
        self.by_address[self._address] += 1
        if len(self.connections) > most_connections():
            self._refuse(503, "all places of this server are taken: please try again later")
        elif self._crowded():
            self._refuse(429, "too many connections from your address")
        else:
            self._start_header_timer()

    def _crowded(self) -> bool:
        """Whether an address has too many connections. Not checked behind a proxy, where all come
        from one address."""
        settings = _settings()
        if settings.trusted_proxy or not settings.rate_limits:
            return False
        return self.by_address[self._address] > settings.connections_per_address

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        between = getattr(self.cycle, "response_complete", True)  # at first there is none
        if between and self._header_timer is None:  # the next request on this connection begins
            self._start_header_timer()
        self._received += len(data)
        super().data_received(data)
        if self._header_timer is not None and self._received > LARGEST_HEADER:
            self._refuse(431, "the header is too large")

    def on_headers_complete(self) -> None:
        self._stop_header_timer()
        super().on_headers_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timer = self.loop.call_later(_settings().reader_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_write_timer()
        super().resume_writing()

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_header_timer()
        self._stop_write_timer()
        self.by_address[self._address] -= 1
        if self.by_address[self._address] <= 0:
            del self.by_address[self._address]
        super().connection_lost(exc)

    def _start_header_timer(self) -> None:
        self._received = 0
        self._header_timer = self.loop.call_later(_settings().header_seconds, self._too_slow)

    def _stop_header_timer(self) -> None:
        if self._header_timer is not None:
            self._header_timer.cancel()
            self._header_timer = None

    def _too_slow(self) -> None:
        """Close. Browsers open connections in advance, so a connection that sent nothing gets no
        error."""
        self._header_timer = None
        if self._received:
            self._refuse(408, "the request did not come in time")
        else:
            self.transport.close()

    def _refuse(self, status: int, words: str) -> None:
        self._stop_header_timer()
        self.transport.write(_answer(status, {"error": words}))
        self.transport.close()


def _answer(status: int, content: dict[str, Any]) -> bytes:
    """A complete HTTP response: there is no request yet that the application could answer."""
    body = json.dumps(content).encode()
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        "content-type: application/json\r\n"
        f"content-length: {len(body)}\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body
