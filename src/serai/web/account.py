"""Accounts: sign up (the guest's seats stay), log in on another device, settings."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup
from serai.server import passkeys, people
from serai.server.identity import Sessions, forget, remember, who_or_guest
from serai.server.known_devices import whose_guess
from serai.server.logins import new_login, plain_login
from serai.server.passkeys import LastWayIn
from serai.server.people import AccountError, Person, WrongPassword
from serai.web.account_logins import (
    WaysIn,
    own_passkeys,
    own_password,
    passkey_button,
    password_field,
    ways_into,
)
from serai.web.document import leaf, page
from serai.web.forms import field, name_field, post, submit
from serai.web.page_request import PageRequest, page_request

FAULTS = {
    "taken": "web-account-taken",
    "password": "web-account-password",
    "wrong": "web-account-wrong",
    "name": "web-account-name-fault",
    "login": "web-account-login-fault",
    "current": "web-password-wrong",
    "last": "web-passkey-last",
}
DONE = {"password": "web-password-saved", "sessions": "web-sessions-ended"}


async def show(request: Request) -> Response:
    return await _answer(await page_request(request))


async def _answer(a: PageRequest, fault: str = "") -> Response:
    """The account page, with an error or a confirmation."""
    words = a.text(FAULTS[fault]) if fault else ""
    done = NOTHING if fault else _done(a)
    if a.person is None or a.person.login is None:
        choices = h("div", _sign_up(a), _log_in(a), class_="two")
        return page(a, a.text("web-account"), done, choices, fault=words)
    ways = await a.context.database.run(ways_into, a.person.id)
    return page(a, a.text("web-account"), done, _own(a, ways), fault=words, class_="narrow")


def _done(a: PageRequest) -> Markup:
    done = DONE.get(a.request.query_params.get("done", ""))
    return h("p", a.text(done), class_="lead", role="status") if done else NOTHING


def _own(a: PageRequest, ways: WaysIn) -> Markup:
    assert a.person is not None
    name = name_field(a.text("web-your-name"), a.own_name, required="")
    return leaf(
        h("p", a.text("web-account-login", login=a.person.login or "")),
        post(a.url("/account/name"), name, submit(a.text("web-save"))),
        h("hr"),
        own_passkeys(a, ways),
        h("hr"),
        own_password(a, ways),
        h("hr"),
        h("p", a.text("web-sessions-words")),
        h(
            "div",
            post(a.url("/account/log-out"), submit(a.text("web-log-out"), "btn")),
            post(a.url("/account/end-sessions"), submit(a.text("web-end-sessions"), "btn")),
            class_="row-of-buttons",
        ),
        class_="pad",
    )


def _login_form(a: PageRequest, path: str, kind: str, button: str) -> Markup:
    login = h(
        "input", name="login", maxlength=people.LONGEST_NAME, required="", autocomplete="username"
    )
    return post(
        a.url(path),
        field(a.text("web-login"), login),
        password_field(a, "password", "web-password", kind),
        submit(a.text(button)),
    )


def _sign_up(a: PageRequest) -> Markup:
    return leaf(
        h("h2", a.text("web-sign-up")),
        h("p", a.text("web-sign-up-guest" if a.person else "web-sign-up-words")),
        _login_form(a, "/account/sign-up", "new-password", "web-sign-up"),
        passkey_button(a, "add", "web-passkey-sign-up"),
        class_="pad",
    )


def _log_in(a: PageRequest) -> Markup:
    return leaf(
        h("h2", a.text("web-log-in")),
        h("p", a.text("web-log-in-words")),
        _login_form(a, "/account/log-in", "current-password", "web-log-in"),
        passkey_button(a, "use", "web-passkey-use"),
        class_="pad",
    )


# --- what is done -----------------------------------------------------------------------------


async def _careful_request(request: Request) -> PageRequest:
    """A page request limited by address, against guessing of passwords."""
    a = await page_request(request)
    a.context.check(a.context.limits.login, request)
    return a


def _check_guess(a: PageRequest, login: str) -> None:
    """Raise TooOften after too many guesses at a login."""
    a.context.check_for(a.context.limits.account, whose_guess(a.request, login))


async def sign_up(request: Request) -> Response:
    a = await _careful_request(request)
    login, password = await a.fields("login", "password")
    if not people.is_good_password(password, login.strip()):
        return await _answer(a, "password")
    if new_login(login) is None:
        return await _answer(a, "login")
    if await a.context.database.run(people.login_taken, login):
        return await _answer(a, "taken")
    hashed = await asyncio.to_thread(people.hash_password, password)
    try:
        async with who_or_guest(request, login.strip()) as person:
            await a.context.database.run(people.add_login, person.id, login.strip(), hashed)
    except AccountError:
        return await _answer(a, "taken")
    return await _only_here(a, person.id, "/account")


async def _only_here(a: PageRequest, id: str, path: str) -> Response:
    """End all other sessions, and redirect with a new cookie."""
    person = await _end_sessions(a, id)
    response = a.go(path)
    remember(a.request, response, person)
    return response


async def _end_sessions(a: PageRequest, id: str) -> Person:
    """End all sessions and streams of a person."""
    person = await a.context.database.run(people.end_sessions, id)
    a.context.memory(Sessions).end(person)
    a.context.hub.tell_all()
    return person


async def log_in(request: Request) -> Response:
    a = await _careful_request(request)
    login, password = await a.fields("login", "password")
    _check_guess(a, plain_login(login) or "")
    person, hashed = await a.context.database.run(people.find_login, login)
    try:
        await asyncio.to_thread(people.check_password, hashed, password)
    except WrongPassword:
        return await _answer(a, "wrong")
    assert person is not None
    await take_over(a, person)
    response = a.go("/")
    remember(request, response, person)
    return response


async def take_over(a: PageRequest, person: Person) -> None:
    """Give the guest's seats to the account, also at tables in memory."""
    if a.person is None or a.person.login is not None:
        return
    for id in await a.context.database.run(people.merge, a.person.id, person.id):
        await a.context.tables.refresh(id)


async def log_out(request: Request) -> Response:
    """Log out everywhere."""
    a = await page_request(request)
    if a.person is not None and a.person.login is not None:
        await _end_sessions(a, a.person.id)
    response = a.go("/")
    forget(request, response)
    return response


async def end_sessions(request: Request) -> Response:
    """End all other sessions of this person."""
    a = await page_request(request)
    if a.person is None:
        return a.go("/account")
    return await _only_here(a, a.person.id, "/account?done=sessions")


async def rename(request: Request) -> Response:
    a = await page_request(request)
    [name] = await a.fields("name")
    if a.person is not None:
        try:
            await a.context.database.run(people.rename, a.person.id, name)
        except AccountError:
            return await _answer(a, "name")
    return a.go("/account")


async def set_password(request: Request) -> Response:
    """Set a password; changing one needs the current one."""
    a = await _careful_request(request)
    password, current = await a.fields("password", "current")
    if a.person is None or a.person.login is None:
        return a.go("/account")
    _check_guess(a, a.person.login)
    if not people.is_good_password(password, a.person.login):
        return await _answer(a, "password")
    database, id = a.context.database, a.person.id
    before = await database.run(people.password_of, id)
    try:
        if before is not None:
            await asyncio.to_thread(people.check_password, before, current)
        hashed = await asyncio.to_thread(people.hash_password, password)
        await database.run(people.set_password, id, before, hashed)
    except WrongPassword:
        return await _answer(a, "current")
    return await _only_here(a, id, "/account?done=password")


async def remove_passkey(request: Request) -> Response:
    """Remove a passkey, unless it is the only way into the account."""
    a = await _careful_request(request)
    [id] = await a.fields("id")
    if a.person is not None:
        try:
            id = id[: passkeys.LONGEST_ID]
            await a.context.database.run(passkeys.remove_passkey, a.person.id, id)
        except LastWayIn:
            return await _answer(a, "last")
    return a.go("/account")
