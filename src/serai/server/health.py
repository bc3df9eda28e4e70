"""Endpoints for the host: liveness, readiness, metrics."""

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
    """Answers if the process is alive."""
    return answer({"status": "ok"})


async def readyz(request: Request) -> Response:
    """Ready if the database works and the server is not stopping."""
    context = Context.of(request)
    if context.hub.closing:
        return answer({"status": "stopping"}, 503)
    if not await works(context.database):
        return answer({"status": "no database", "why": context.database.trouble}, 503)
    return answer({"status": "ok"})


async def metrics(request: Request) -> Response:
    """Metrics, for callers with the configured token; not found if none is configured.

    Checking the address instead would not work behind a proxy.
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
