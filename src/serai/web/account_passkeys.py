"""Passkeys: the requests of the client script, as JSON."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from serai.server import passkeys, people
from serai.server.identity import remember, remember_if_new, who_or_guest
from serai.server.json_http import answer, read
from serai.server.logins import new_login
from serai.server.messages import Input, Name
from serai.server.passkeys import Passkey, PasskeySite
from serai.server.people import AccountError, Person
from serai.web.account import take_over
from serai.web.page_request import PageRequest, page_request

Credential = dict[str, Any]


class Wanted(Input, frozen=True):
    """The login that a guest chooses; None for an account."""

    login: Name | None = None


class Done(msgspec.Struct, frozen=True):
    """The address to open next."""

    go: str


def _allowed(a: PageRequest) -> PasskeySite:
    a.context.check(a.context.limits.login, a.request)
    site = PasskeySite.of(a.request)
    if not site.possible:
        raise AccountError("there are no passkeys at an address that is a number")
    return site


def _options(a: PageRequest, json: str, challenge: bytes, login: str = "") -> Response:
    response = Response(json, media_type="application/json", headers={"Cache-Control": "no-store"})
    passkeys.keep_challenge(a.request, response, challenge, login)
    return remember_if_new(a.request, response)


@contextmanager
def _refused_in_words(a: PageRequest) -> Iterator[None]:
    """Turn errors with a passkey into an answer in the visitor's language."""
    try:
        yield
    except AccountError as fault:
        raise AccountError(a.text("web-passkey-failed")) from fault


# --- a new one --------------------------------------------------------------------------------


async def offer(request: Request) -> Response:
    """The options to make a passkey, for a guest or an account."""
    a = await page_request(request)
    site = _allowed(a)
    wanted = await read(request, Wanted)
    account = a.person is not None and a.person.login is not None
    login = "" if account else people.clean_name(wanted.login or "")
    if not account and new_login(login) is None:
        raise AccountError(a.text("web-account-login-fault"))
    taken = not account and await a.context.database.run(people.login_taken, login)
    if taken:
        raise AccountError(a.text("web-account-taken"))
    async with who_or_guest(request, login) as person:
        known = [kept.id for kept in await a.context.database.run(passkeys.passkeys_of, person.id)]
        json, challenge = passkeys.creation_options(site, person.id, person.login or login, known)
    return _options(a, json, challenge, login)


async def add(request: Request) -> Response:
    """Store a new passkey; a guest becomes an account."""
    a = await page_request(request)
    site = _allowed(a)
    if a.person is None:
        raise AccountError(a.text("web-passkey-failed"))
    credential = await read(request, Credential)
    with _refused_in_words(a):
        challenge, login = passkeys.take_challenge(request)
        made = passkeys.check_new(site, challenge, credential)
        await a.context.database.run(_add, a.person, login, made)
    response = answer(Done(a.url("/account")), 201)
    passkeys.drop_challenge(request, response)
    return response


def _add(c: sa.Connection, person: Person, login: str, made: Passkey) -> None:
    """Add the login and the passkey, in one transaction."""
    if person.login is None:
        people.add_login(c, person.id, login, None)
    passkeys.add_passkey(c, person.id, made)


# --- one that there is ------------------------------------------------------------------------


async def ask(request: Request) -> Response:
    """The options to log in with a passkey."""
    a = await page_request(request)
    return _options(a, *passkeys.request_options(_allowed(a)))


async def use(request: Request) -> Response:
    """Log in with a passkey, and take over the guest's seats."""
    a = await page_request(request)
    site = _allowed(a)
    credential = await read(request, Credential)
    with _refused_in_words(a):
        person = await _owner(a, site, credential)
    await take_over(a, person)
    response = answer(Done(a.url("/")))
    passkeys.drop_challenge(request, response)
    remember(request, response, person)
    return response


async def _owner(a: PageRequest, site: PasskeySite, credential: Credential) -> Person:
    """The person of a passkey, if it is valid."""
    database = a.context.database
    challenge, _ = passkeys.take_challenge(a.request)
    id = str(credential.get("id", ""))[: passkeys.LONGEST_ID]
    passkey = await database.run(passkeys.find_passkey, id)
    if passkey is None:
        raise AccountError(passkeys.REFUSED)
    uses = passkeys.check_use(site, challenge, credential, passkey)
    await database.run(passkeys.count_use, passkey.id, uses)
    person = await database.run(people.find_person, passkey.person)
    assert person is not None
    return person
