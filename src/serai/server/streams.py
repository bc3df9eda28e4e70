"""Server-sent events with streaming compression."""

import zlib
from collections.abc import AsyncIterator, Callable
from typing import Protocol

import brotli
from starlette.requests import Request
from starlette.responses import StreamingResponse

from serai.server.context import Context
from serai.server.limits import OpenStreams
from serai.server.packing import best_of

PULSE = 20.0
"""Seconds between comments that keep a quiet stream open."""
MOST_COMPRESSED = 2000
"""Further streams are not compressed: a compressor takes memory."""


class Compress(Protocol):
    def __call__(self, data: bytes) -> bytes: ...


def _quick() -> brotli.Compressor:
    """The better of the two fastest qualities, with a window that holds most tables; the next one
    takes twice the time."""
    return brotli.Compressor(quality=1, lgwin=18)


class _Brotli:
    """Compresses every event by a new compressor, since one kept for each stream would take 150 KB
    while it is open. The fast qualities do not refer to earlier data, so their outputs can follow
    one another."""

    def __init__(self) -> None:
        self._begun = False

    def __call__(self, data: bytes) -> bytes:
        compressor = _quick()
        header = bytes(compressor.flush())
        packed = bytes(compressor.process(data) + compressor.flush())
        if self._begun:
            return packed
        self._begun = True
        return header + packed


class _Gzip:
    def __init__(self) -> None:
        self._compressor = zlib.compressobj(5, zlib.DEFLATED, 31)

    def __call__(self, data: bytes) -> bytes:
        return self._compressor.compress(data) + self._compressor.flush(zlib.Z_SYNC_FLUSH)


_open = 0
"""Open streams of this process; servers in one process share its memory."""


def sse_event(name: str, *data: str) -> bytes:
    """One event of a stream. Joined as bytes: as text a table would take twice the memory."""
    lines = [b"data: " + part.encode().replace(b"\n", b"\ndata: ") for part in data]
    return b"\n".join((b"event: " + name.encode(), *lines, b"", b""))


def stream(request: Request, events: AsyncIterator[bytes]) -> StreamingResponse:
    """The answer to a stream request, compressed as the client accepts; raises TooMany or
    NoRoom."""
    accepted = request.headers.get("accept-encoding", "")
    encoding, compress = _choose(accepted)

    context = Context.of(request)
    address, open_streams = context.address(request), context.memory(OpenStreams)
    settings = context.settings
    each = settings.streams_per_address if settings.rate_limits else None
    open_streams.check(address, each, settings.most_streams)

    async def body() -> AsyncIterator[bytes]:
        global _open
        _open += 1
        try:
            with open_streams.counted(address):
                async for data in events:
                    packed = [compress(data) if compress else data]
                    del data  # free the whole table until the next event
                    yield packed.pop()
        finally:
            _open -= 1

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    if encoding:
        headers["Content-Encoding"] = encoding
    return StreamingResponse(body(), media_type="text/event-stream", headers=headers)


def _choose(accepted: str) -> tuple[str, Compress | None]:
    if _open >= MOST_COMPRESSED:
        return "", None
    makers: dict[str, Callable[[], Compress]] = {"br": _Brotli, "gzip": _Gzip}
    encoding = best_of(accepted)
    return encoding, makers[encoding]() if encoding else None
