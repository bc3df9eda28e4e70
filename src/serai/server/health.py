"""What a host asks: whether the server lives, whether it can be played on, and its figures."""

import hmac

from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from serai.server.context import Context
from serai.server.database_failures import works
from serai.server.json_http import answer


async def healthz(request: Request) -> Response:
    """Whether this process answers at all."""
    return answer({"status": "ok"})


async def readyz(request: Request) -> Response:
    """Whether it can be played here: the database works, and the server is not being stopped."""
    context = Context.of(request)
    if context.hub.closing:
        return answer({"status": "stopping"}, 503)
    if not await works(context.database):
        return answer({"status": "no database", "why": context.database.trouble}, 503)
    return answer({"status": "ok"})


async def metrics(request: Request) -> Response:
    """Figures for who knows the token that the host has chosen; without one there are none.

    An address would not do to tell who asks: behind a proxy everybody may come from this machine.
    """
    context = Context.of(request)
    token = context.settings.metrics_token
    if not token:
        raise HTTPException(404)
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise HTTPException(401, "the token of the metrics is needed")
    return Response(context.metrics.text(), media_type=CONTENT_TYPE_LATEST)


routes = [
    Route("/healthz", healthz),
    Route("/readyz", readyz),
    Route("/metrics", metrics),
]
