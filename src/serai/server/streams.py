"""Server-sent events with streaming compression."""

import zlib
from collections.abc import AsyncIterator, Callable
from typing import Protocol

import brotli
from starlette.requests import Request
from starlette.responses import StreamingResponse

from serai.server.context import Context
from serai.server.limits import Places
from serai.server.packing import best_of

PULSE = 20.0
"""Seconds after which a comment keeps a quiet stream alive."""
MOST_COMPRESSED = 2000
"""Streams beyond this number are sent plain: a compressor takes memory of its own."""


class Compress(Protocol):
    def __call__(self, data: bytes) -> bytes: ...


def _quick() -> brotli.Compressor:
    """Of the two quickest ways the better one, with a window that holds most tables: the next
    better takes twice the time. What has not changed is not sent at all."""
    return brotli.Compressor(quality=1, lgwin=18)


class _Brotli:
    """Every event is packed by a compressor of its own, which is gone afterwards: one for each
    stream would hold some 150 KB as long as that is open. The quick ways look for nothing that was
    sent before, so what one of them gives fits behind whatever another has given."""

    def __init__(self) -> None:
        self._begun = False

    def __call__(self, data: bytes) -> bytes:
        compressor = _quick()
        beginning = bytes(compressor.flush())
        packed = bytes(compressor.process(data) + compressor.flush())
        if self._begun:
            return packed
        self._begun = True
        return beginning + packed


class _Gzip:
    def __init__(self) -> None:
        self._compressor = zlib.compressobj(5, zlib.DEFLATED, 31)

    def __call__(self, data: bytes) -> bytes:
        return self._compressor.compress(data) + self._compressor.flush(zlib.Z_SYNC_FLUSH)


_open = 0
"""Streams of this process, whichever server they belong to: they share its memory."""


def frame(event: str, *data: str) -> bytes:
    """One event; every line of the data is a line of the stream. (Bytes are put together sooner
    than a text: a table holds letters that make all of it twice as large.)"""
    lines = [b"data: " + one.encode().replace(b"\n", b"\ndata: ") for one in data]
    return b"\n".join((b"event: " + event.encode(), *lines, b"", b""))


def stream(request: Request, frames: AsyncIterator[bytes]) -> StreamingResponse:
    """Answer with a stream, compressed as the client likes it, if there is a place for it."""
    accepted = request.headers.get("accept-encoding", "")
    encoding, compress = _choose(accepted)

    context = Context.of(request)
    address, places = context.address(request), context.memory(Places)
    settings = context.settings
    each = settings.streams_per_address if settings.rate_limits else None
    places.check(address, each, settings.most_streams)

    async def body() -> AsyncIterator[bytes]:
        global _open
        _open += 1
        try:
            with places.taken(address):
                async for data in frames:
                    packed = [compress(data) if compress else data]
                    del data  # a whole table, which nobody needs until the next one comes
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
