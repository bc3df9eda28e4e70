"""Errors as pages for browsers; programs get them as data."""

from collections.abc import Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from serai.draw.html import h
from serai.draw.markup import NOTHING
from serai.server.app import STATUS
from serai.server.context import Context
from serai.server.database_failures import FULL, Unavailable
from serai.server.live_table import Unreadable
from serai.server.service import BotsAlone
from serai.web.document import page
from serai.web.forms import link
from serai.web.old_table import old_table
from serai.web.page_request import PageRequest, page_request
from serai.web.preferences import preferences_of

WORDS = {
    401: "web-error-unknown",
    403: "web-not-yours",
    404: "web-error-missing",
    409: "web-not-allowed",
    413: "web-error-large",
    429: "web-error-often",
}

Handler = Callable[[Request, Exception], Awaitable[Response]]


def speak_html(app: Starlette) -> None:
    """Answer browsers with error pages; programs keep the JSON errors."""
    for kind in [kind for kind, _, _ in STATUS] + [HTTPException]:
        plain = app.exception_handlers[kind]
        app.add_exception_handler(kind, _either(plain))


def _either(plain: Handler) -> Handler:
    async def handler(request: Request, fault: Exception) -> Response:
        answer = await plain(request, fault)
        if not wants_page(request):
            return _click(request, fault) if _by_script(request, fault) else answer
        a = await _asker(request)
        if isinstance(fault, Unreadable):
            return old_table(a, fault)
        words = a.text(_words(fault, answer.status_code))
        detail = a.why(fault) if answer.status_code == 400 else ""
        response = page(
            a,
            words,
            h("p", detail[:300]) if detail else NOTHING,
            h("p", link(a.text("web-home"), a.url("/"), "btn")),
            heading=a.text("web-error-title"),
            lead=words,
            class_="narrow",
        )
        response.status_code = answer.status_code
        return response

    return handler


async def _asker(request: Request) -> PageRequest:
    """The page request; without its person while the database fails."""
    try:
        return await page_request(request)
    except Unavailable:
        return _stranger(request)


def _stranger(request: Request) -> PageRequest:
    return PageRequest(request, Context.of(request), None, preferences_of(request))


def _by_script(request: Request, fault: Exception) -> bool:
    """Whether the client script of a page asked, which shows a notice in words of the page."""
    return isinstance(fault, Unavailable) and "/api/" not in request.url.path


def _click(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Unavailable)
    return JSONResponse({"notice": _stranger(request).text(not_kept(fault))}, 503)


def not_kept(fault: Unavailable) -> str:
    """The id of the message for a choice that could not be stored."""
    return "web-not-kept-full" if fault.why == FULL else "web-not-kept"


def _words(fault: Exception, status: int) -> str:
    if isinstance(fault, BotsAlone):
        return "web-error-bots-alone"
    if isinstance(fault, Unavailable):
        return not_kept(fault)
    return WORDS.get(status, "web-error-other")


def wants_page(request: Request) -> bool:
    """Whether a browser will show the answer as a page."""
    if "text/html" not in request.headers.get("accept", ""):
        return False
    return "/api/" not in request.url.path
