"""Accounts: a guest becomes one and keeps the seats; who has one finds them on another device."""

from starlette.requests import Request
from starlette.responses import Response

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup
from serai.server import passkeys, people
from serai.server.identity import forget, remember, who_or_guest
from serai.server.passkeys import LastWayIn
from serai.server.people import AccountError, Person, WrongPassword
from serai.web.account_logins import (
    WaysIn,
    form,
    own_passkeys,
    own_password,
    passkey_button,
    password_field,
    ways_into,
)
from serai.web.document import document, field, leaf
from serai.web.page_request import PageRequest, page_request

FAULTS = {
    "taken": "web-account-taken",
    "password": "web-account-password",
    "wrong": "web-account-wrong",
    "name": "web-account-name-fault",
    "current": "web-password-wrong",
    "last": "web-passkey-last",
}
DONE = {"password": "web-password-saved"}


async def show(request: Request) -> Response:
    return await _answer(await page_request(request))


async def _answer(a: PageRequest, fault: str = "") -> Response:
    """The page, with what went wrong or what is done."""
    ways = None
    if a.person is not None and a.person.login is not None:
        ways = await a.context.database.run(ways_into, a.person.id)
    page = document(a, a.text("web-account"), _page(a, fault, ways))
    return a.page(page, 400 if fault else 200)


def _page(a: PageRequest, fault: str, ways: WaysIn | None) -> Markup:
    """`ways` into the account of who asks; None: a guest, or nobody yet."""
    own = h("div", _sign_up(a), _log_in(a), class_="two") if ways is None else _own(a, ways)
    return h(
        "main",
        h("h1", a.text("web-account"), id="main"),
        _words(a, fault),
        own,
        class_=None if ways is None else "narrow",
    )


def _words(a: PageRequest, fault: str) -> Markup:
    if fault:
        return h("p", a.text(FAULTS[fault]), class_="fault", role="alert")
    done = DONE.get(a.request.query_params.get("done", ""))
    return h("p", a.text(done), class_="lead", role="status") if done else NOTHING


def _own(a: PageRequest, ways: WaysIn) -> Markup:
    assert a.person is not None
    name = h(
        "input",
        name="name",
        maxlength=people.LONGEST_NAME,
        value=a.person.name,
        required="",
        autocomplete="nickname",
    )
    return leaf(
        h("p", a.text("web-account-login", login=a.person.login or "")),
        form(a, "/account/name", [field(a.text("web-your-name"), name)], "web-save"),
        h("hr"),
        own_passkeys(a, ways),
        h("hr"),
        own_password(a, ways),
        h("hr"),
        h(
            "form",
            h("button", a.text("web-log-out"), class_="btn"),
            method="post",
            action=a.url("/account/log-out"),
        ),
        class_="pad",
    )


def _login_fields(a: PageRequest, kind: str) -> list[Markup]:
    login = h(
        "input",
        name="login",
        maxlength=people.LONGEST_NAME,
        required="",
        autocomplete="username",
    )
    return [
        field(a.text("web-login"), login),
        password_field(a, "password", "web-password", kind),
    ]


def _sign_up(a: PageRequest) -> Markup:
    hint = a.text("web-sign-up-guest" if a.person else "web-sign-up-words")
    return leaf(
        h("h2", a.text("web-sign-up")),
        h("p", hint),
        form(a, "/account/sign-up", _login_fields(a, "new-password"), "web-sign-up"),
        passkey_button(a, "add", "web-passkey-sign-up"),
        class_="pad",
    )


def _log_in(a: PageRequest) -> Markup:
    return leaf(
        h("h2", a.text("web-log-in")),
        h("p", a.text("web-log-in-words")),
        form(a, "/account/log-in", _login_fields(a, "current-password"), "web-log-in"),
        passkey_button(a, "use", "web-passkey-use"),
        class_="pad",
    )


# --- what is done -----------------------------------------------------------------------------


def _limited(a: PageRequest) -> None:
    a.context.check(a.context.limits.login, a.request)


async def _fields(request: Request) -> tuple[str, str]:
    data = await request.form()
    return str(data.get("login", "")).strip(), str(data.get("password", ""))


async def sign_up(request: Request) -> Response:
    a = await page_request(request)
    _limited(a)
    login, password = await _fields(request)
    if not people.is_long_enough(password):
        return await _answer(a, "password")
    if not login:
        return await _answer(a, "name")
    person = await who_or_guest(request, login)
    try:
        await a.context.database.run(people.add_login, person.id, login, password)
    except AccountError:
        return await _answer(a, "taken")
    return a.go("/account")


async def log_in(request: Request) -> Response:
    a = await page_request(request)
    _limited(a)
    login, password = await _fields(request)
    try:
        person = await a.context.database.run(people.log_in, login, password)
    except AccountError:
        return await _answer(a, "wrong")
    await take_over(a, person)
    response = a.go("/")
    remember(request, response, person)
    return response


async def take_over(a: PageRequest, person: Person) -> None:
    """Seats that were taken as a guest are this person's now, at tables in memory too."""
    if a.person is None or a.person.login is not None:
        return
    for id in await a.context.database.run(people.merge, a.person.id, person.id):
        await a.context.tables.refresh(id)


async def log_out(request: Request) -> Response:
    a = await page_request(request)
    response = a.go("/")
    forget(request, response)
    return response


async def rename(request: Request) -> Response:
    a = await page_request(request)
    if a.person is None:
        return a.go("/account")
    data = await request.form()
    try:
        await a.context.database.run(people.rename, a.person.id, str(data.get("name", "")))
    except AccountError:
        return await _answer(a, "name")
    return a.go("/account")


async def set_password(request: Request) -> Response:
    """A first password, or another one; who changes it must know the one until now."""
    a = await page_request(request)
    _limited(a)
    data = await request.form()
    password, current = str(data.get("password", "")), str(data.get("current", ""))
    if a.person is None or a.person.login is None:
        return a.go("/account")
    if not people.is_long_enough(password):
        return await _answer(a, "password")
    try:
        await a.context.database.run(people.set_password, a.person.id, password, current)
    except WrongPassword:
        return await _answer(a, "current")
    return a.go("/account?done=password")


async def remove_passkey(request: Request) -> Response:
    """Forget a passkey, unless nothing else would open the account."""
    a = await page_request(request)
    _limited(a)
    data = await request.form()
    if a.person is None:
        return a.go("/account")
    try:
        id = str(data.get("id", ""))[: passkeys.LONGEST_ID]
        await a.context.database.run(passkeys.remove_passkey, a.person.id, id)
    except LastWayIn:
        return await _answer(a, "last")
    return a.go("/account")
