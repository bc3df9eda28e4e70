"""Browsers that have logged in to an account before.

Guesses at a password are limited for each login, from all addresses together. With that alone, a
stranger could use them up and keep the owner out. So a browser that has logged in successfully gets
a signed cookie, and a limit of its own.
"""

import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from serai.server.context import Context
from serai.server.cookies import keep_cookie

COOKIE = "serai_device"
YEAR = 365 * 24 * 3600


def whose_guess(request: Request, login: str) -> str:
    """The key of the limit for a guess: the known browser, or the login for all other browsers."""
    held = _held(request)
    return f"{login} {held[1]}" if held is not None and held[0] == login else login


def know_device(request: Request, response: Response, login: str) -> None:
    """Mark the browser as known to the login. An existing mark is kept, or every success would
    bring new guesses."""
    held = _held(request)
    if held is None or held[0] != login:
        held = [login, secrets.token_urlsafe(12)]
    signed = _signer(request).dumps(held)
    keep_cookie(request, response, COOKIE, str(signed), YEAR, samesite="strict")


def _held(request: Request) -> list[str] | None:
    """The login and the mark of the browser in its cookie."""
    try:
        held: list[str] = _signer(request).loads(request.cookies.get(COOKIE, ""))
    except BadSignature:
        return None
    return held


def _signer(request: Request) -> URLSafeSerializer:
    return URLSafeSerializer(Context.of(request).secret, salt="serai device")
