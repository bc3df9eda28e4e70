"""From a request to a person: a signed cookie for browsers, a bearer token for programs."""

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
    """The person who asks, or None. Looked up once a request."""
    if not hasattr(request.state, "person"):
        _met(request, await _find(request))
    person: Person | None = request.state.person
    return person


def _met(request: Request, person: Person | None) -> None:
    """This is who asks; and where they come from, for the bots at their tables."""
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
    id, sessions = (held, 0) if isinstance(held, str) else held  # the first cookies had no number
    person = await context.database.run(people.find_person, id)
    return person if person is not None and person.sessions == sessions else None


async def known_person(request: Request) -> Person:
    """The person who asks; there must be one."""
    person = await who(request)
    if person is None:
        raise NobodyKnown
    return person


@contextlib.asynccontextmanager
async def who_or_guest(request: Request, name: str) -> AsyncIterator[Person]:
    """The person who asks; somebody new becomes a guest with this name, but only if what they
    came for is done: a refusal leaves nothing behind."""
    person = await who(request)
    if person is not None:
        yield person
        return
    database = Context.of(request).database
    person = await database.run(people.add_guest, name or GUEST)
    try:
        _met(request, person)
        yield person
    except Exception:
        request.state.person = None
        with contextlib.suppress(Unavailable):
            await database.run(people.drop_guest, person.id)
        raise
    request.state.new_person = True


def remember(request: Request, response: Response, person: Person) -> None:
    """Give the browser a cookie that proves who it is."""
    signed = _signer(Context.of(request)).dumps([person.id, person.sessions])
    keep_cookie(request, response, COOKIE, str(signed), YEAR)
    if person.login is not None:
        know_device(request, response, person.login)


def remember_if_new(request: Request, response: Response) -> Response:
    if getattr(request.state, "new_person", False):
        remember(request, response, request.state.person)
    return response


class Sessions:
    """Whose sessions this process has ended, for streams that are still open."""

    def __init__(self) -> None:
        self._newest: dict[str, int] = {}

    def end(self, person: Person) -> None:
        """`person` as they are now, with the number that counts."""
        self._newest[person.id] = person.sessions

    def holds(self, person: Person) -> bool:
        return self._newest.get(person.id, person.sessions) <= person.sessions


class Watching:
    """Whether who opened a stream is still who they were. Another process may have ended their
    session, so the database is asked, too, from time to time."""

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
            with contextlib.suppress(Unavailable):  # asked again; a stream outlives an hour of it
                now = await self._context.database.run(people.find_person, self._person.id)
                if now is not None:
                    self._context.memory(Sessions).end(now)
        return self._context.memory(Sessions).holds(self._person)


def forget(request: Request, response: Response) -> None:
    drop_cookie(request, response, COOKIE)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """Only the hash is stored: a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def _signer(context: Context) -> URLSafeSerializer:
    return URLSafeSerializer(context.secret, salt="serai person")
