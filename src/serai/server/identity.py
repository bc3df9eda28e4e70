"""Finds the person of a request: by a signed cookie of a browser, or a bearer token of a
program."""

import contextlib
import hashlib
import secrets
import time
from collections.abc import AsyncIterator

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from serai.games.unnamed import GUEST
from serai.server import people
from serai.server.context import Context
from serai.server.cookies import drop_cookie, keep_cookie
from serai.server.database_failures import Unavailable
from serai.server.known_devices import know_device
from serai.server.people import Person
from serai.server.streams import PULSE

COOKIE = "serai_person"
YEAR = 365 * 24 * 3600


class NobodyKnown(Exception):
    """The request needs a person and has none."""


async def who(request: Request) -> Person | None:
    """The person of a request, or None. Looked up once."""
    if not hasattr(request.state, "person"):
        _store_person(request, await _find(request))
    person: Person | None = request.state.person
    return person


def _store_person(request: Request, person: Person | None) -> None:
    """Store the person of a request, and their address for the bot queue."""
    request.state.person = person
    if person is not None:
        context = Context.of(request)
        context.tables.bots.origins.keep(person.id, context.address(request))


async def _find(request: Request) -> Person | None:
    context = Context.of(request)
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return await context.database.run(people.find_by_token, hash_token(token))
    try:
        held = _signer(context).loads(request.cookies.get(COOKIE, ""))
    except BadSignature:
        return None
    id, sessions = (held, 0) if isinstance(held, str) else held  # early cookies had none
    person = await context.database.run(people.find_person, id)
    return person if person is not None and person.sessions == sessions else None


async def known_person(request: Request) -> Person:
    """The person of a request; raises NobodyKnown if there is none."""
    person = await who(request)
    if person is None:
        raise NobodyKnown
    return person


@contextlib.asynccontextmanager
async def who_or_guest(request: Request, name: str) -> AsyncIterator[Person]:
    """The person of a request; a new visitor becomes a guest with this name. The guest is deleted
    again if the body of the `with` raises."""
    person = await who(request)
    if person is not None:
        yield person
        return
    database = Context.of(request).database
    person = await database.run(people.add_guest, name or GUEST)
    try:
        _store_person(request, person)
        yield person
    except Exception:
        request.state.person = None
        with contextlib.suppress(Unavailable):
            await database.run(people.drop_guest, person.id)
        raise
    request.state.new_person = True


def remember(request: Request, response: Response, person: Person) -> None:
    """Set the cookie that identifies the person."""
    signed = _signer(Context.of(request)).dumps([person.id, person.sessions])
    keep_cookie(request, response, COOKIE, str(signed), YEAR)
    if person.login is not None:
        know_device(request, response, person.login)


def remember_if_new(request: Request, response: Response) -> Response:
    if getattr(request.state, "new_person", False):
        remember(request, response, request.state.person)
    return response


class Sessions:
    """Sessions that were ended, for streams that are still open."""

    def __init__(self) -> None:
        self._newest: dict[str, int] = {}

    def end(self, person: Person) -> None:
        """End all sessions with a lower number than this person has now."""
        self._newest[person.id] = person.sessions

    def is_valid(self, person: Person) -> bool:
        return self._newest.get(person.id, person.sessions) <= person.sessions


class Watching:
    """Whether the session of an open stream is still valid. Another process may have ended it, so
    the database is asked from time to time."""

    def __init__(self, context: Context, person: Person | None) -> None:
        self._context = context
        self._person = person
        self._asked = time.monotonic()

    async def goes_on(self) -> bool:
        if self._context.hub.closing:
            return False
        if self._person is None:
            return True
        if time.monotonic() - self._asked > PULSE:
            self._asked = time.monotonic()
            with contextlib.suppress(Unavailable):  # asked again later
                now = await self._context.database.run(people.find_person, self._person.id)
                if now is not None:
                    self._context.memory(Sessions).end(now)
        return self._context.memory(Sessions).is_valid(self._person)


def forget(request: Request, response: Response) -> None:
    drop_cookie(request, response, COOKIE)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """The hash of a token: only this is stored, so that a stolen database gives no access."""
    return hashlib.sha256(token.encode()).hexdigest()


def _signer(context: Context) -> URLSafeSerializer:
    return URLSafeSerializer(context.secret, salt="serai person")
