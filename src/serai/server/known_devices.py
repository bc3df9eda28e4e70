"""Browsers in which an account has been opened before.

Guesses at a password are counted for each login, wherever they come from. With nothing else, a
stranger could use them up and so keep the owner out. A browser in which the login has succeeded
once carries a signed cookie that says so, and has guesses of its own.
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
    """For whom a guess at the password of a login counts: for a browser that is known to it, or for
    all strangers together."""
    held = _held(request)
    return f"{login} {held[1]}" if held is not None and held[0] == login else login


def know_device(request: Request, response: Response, login: str) -> None:
    """From now on this browser is known to the login. One that is known already keeps its mark, or
    every success would bring new guesses."""
    held = _held(request)
    if held is None or held[0] != login:
        held = [login, secrets.token_urlsafe(12)]
    signed = _signer(request).dumps(held)
    keep_cookie(request, response, COOKIE, str(signed), YEAR, samesite="strict")


def _held(request: Request) -> list[str] | None:
    """The login that the cookie of a browser names, and the mark of the browser."""
    try:
        held: list[str] = _signer(request).loads(request.cookies.get(COOKIE, ""))
    except BadSignature:
        return None
    return held


def _signer(request: Request) -> URLSafeSerializer:
    return URLSafeSerializer(Context.of(request).secret, salt="serai device")
