"""JSON in requests and answers, for programs and for the script of the pages."""

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

T = TypeVar("T")


async def read(request: Request, kind: type[T]) -> T:
    """The body as a message; whatever is wrong with it is a 400."""
    return msgspec.json.decode(await request.body(), type=kind)


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")
