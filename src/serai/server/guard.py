"""Middleware before every handler: size limits, forged requests, security headers."""

import asyncio
import contextlib
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
LARGEST_BODY = 5 * 1024 * 1024
MOST_DISCARDED = 4 * LARGEST_BODY
"""Most that is read and discarded of a refused body. A client that is still sending would not read
the answer, only see that the connection broke."""

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Guard:
    """Refuses requests that are too large or come from another site; adds headers to every
    answer."""

    def __init__(self, app: ASGIApp, body_seconds: float) -> None:
        self.app = app
        self._body_seconds = body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = _refusal(scope)
        if refusal is not None:
            await _discard(receive, self._body_seconds)
            await refusal(scope, receive, send_with_headers)
            return
        await self.app(scope, _bounded(receive, self._body_seconds), send_with_headers)


def _refusal(scope: Scope) -> JSONResponse | None:
    headers = Headers(scope=scope)
    if scope["method"] not in SAFE_METHODS and is_forged(headers):
        return JSONResponse({"error": "this request comes from another site"}, 403)
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > LARGEST_BODY:
        return JSONResponse({"error": "too large"}, 413, headers={"Connection": "close"})
    return None


def is_forged(headers: Headers) -> bool:
    """Whether a browser sent this request on behalf of another site.

    Browsers name the origin of a request; programs send a token instead of a cookie, and need not.
    A request with a cookie and without such headers is refused.
    """
    if headers.get("authorization", "").lower().startswith("bearer "):
        return False
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc != headers.get("host")
    return "cookie" in headers


class TooLarge(Exception):
    """The body is longer than announced, or than the limit."""


class TooSlow(Exception):
    """The body did not arrive in time."""


def _bounded(receive: Receive, seconds: float) -> Receive:
    """`receive` with limits on the size and duration of the body. Later messages have no time
    limit: they only say that the client has gone."""
    size, complete = 0, False
    begun = time.monotonic()

    async def bounded() -> Message:
        nonlocal size, complete
        if complete:
            return await receive()
        try:
            async with asyncio.timeout(max(begun + seconds - time.monotonic(), 0)):
                message = await receive()
        except TimeoutError:
            raise TooSlow from None
        complete = not message.get("more_body", False)
        size += len(message.get("body", b""))
        if size > LARGEST_BODY:
            if not complete:
                await _discard(receive, max(begun + seconds - time.monotonic(), 0))
            raise TooLarge
        return message

    return bounded


async def _discard(receive: Receive, seconds: float) -> None:
    """Read and discard the rest of a body, within limits."""
    size = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while size <= MOST_DISCARDED:
                message = await receive()
                size += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return
