"""Sets and deletes cookies: only for this site, and invisible to scripts."""

from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from serai.server.context import Context


def keep_cookie(
    request: Request,
    response: Response,
    name: str,
    value: str,
    seconds: int,
    samesite: Literal["lax", "strict"] = "lax",
) -> None:
    settings = Context.of(request).settings
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        path=settings.base_path or "/",
        secure=settings.secure_cookies,
        httponly=True,
        samesite=samesite,
    )


def drop_cookie(request: Request, response: Response, name: str) -> None:
    response.delete_cookie(name, path=Context.of(request).settings.base_path or "/")
