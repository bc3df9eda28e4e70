"""Compresses answers that are long enough, by a method that the client accepts."""

import zlib

import brotli
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEAST, LONG = 1000, 30_000
"""Bytes. Answers shorter than LEAST stay plain. From LONG on a better quality pays: it needs a
large table, which takes ten times as long to set up as a short answer to compress."""
KINDS = (
    "text/html",
    "text/css",
    "text/plain",
    "text/javascript",
    "application/javascript",
    "application/json",
    "image/svg+xml",
)


def best_of(accepted: str) -> str:
    """The best encoding that a client accepts: `br`, `gzip`, or empty."""
    names = [entry.partition(";")[0].strip().lower() for entry in accepted.split(",")]
    return next((name for name in ("br", "gzip") if name in names), "")


def packed(body: bytes, encoding: str) -> bytes:
    if encoding == "br":
        return bytes(brotli.compress(body, quality=4 if len(body) > LONG else 3, lgwin=18))
    gzip = zlib.compressobj(5, zlib.DEFLATED, 31)
    return gzip.compress(body) + gzip.flush()


class Packing:
    """Middleware that compresses whole answers; streams and compressed content pass through."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        encoding = ""
        if scope["type"] == "http":
            encoding = best_of(Headers(scope=scope).get("accept-encoding", ""))
        if not encoding:
            await self.app(scope, receive, send)
            return
        waiting: list[Message] = []

        async def send_packed(message: Message) -> None:
            if message["type"] == "http.response.start":
                waiting.append(message)
                return
            for start in waiting:
                await send(_pack(start, message, encoding))
            waiting.clear()
            await send(message)

        await self.app(scope, receive, send_packed)


def _pack(start: Message, body: Message, encoding: str) -> Message:
    """Compress the body if it is complete, and set the headers."""
    headers = MutableHeaders(scope=start)
    kind = headers.get("content-type", "").partition(";")[0]
    if kind not in KINDS or "content-encoding" in headers:
        return start
    headers.add_vary_header("Accept-Encoding")
    content = body.get("body", b"")
    if body.get("more_body") or len(content) < LEAST:
        return start
    body["body"] = packed(content, encoding)
    headers["Content-Encoding"] = encoding
    headers["Content-Length"] = str(len(body["body"]))
    return start
