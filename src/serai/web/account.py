"""Accounts: a guest becomes one and keeps the seats; who has one finds them on another device."""

from starlette.requests import Request
from starlette.responses import Response

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup
from serai.server import passkeys, people
from serai.server.api import TooOften
from serai.server.identity import forget, remember, who_or_guest
from serai.server.passkeys import Place
from serai.server.people import AccountError, Person
from serai.web.asked import Asked, asked
from serai.web.frame import document, field, leaf

FAULTS = {
    "taken": "web-account-taken",
    "password": "web-account-password",
    "wrong": "web-account-wrong",
    "name": "web-account-name-fault",
}


async def show(request: Request) -> Response:
    a = await asked(request)
    count = 0
    if a.person is not None:
        count = len(await a.context.database.run(passkeys.passkeys_of, a.person.id))
    return a.page(document(a, a.text("web-account"), _page(a, passkeys_kept=count)))


def _page(a: Asked, fault: str = "", passkeys_kept: int = 0) -> Markup:
    words = h("p", a.text(FAULTS[fault]), class_="fault", role="alert") if fault else NOTHING
    account = a.person is not None and a.person.login is not None
    return h(
        "main",
        h("h1", a.text("web-account"), id="main"),
        words,
        _own(a, passkeys_kept) if account else h("div", _sign_up(a), _log_in(a), class_="two"),
        class_=None if not account else "narrow",
    )


def _form(a: Asked, path: str, fields: list[Markup], button: str) -> Markup:
    return h(
        "form",
        fields,
        h("button", a.text(button), class_="btn go"),
        method="post",
        action=a.url(path),
    )


def _own(a: Asked, passkeys_kept: int) -> Markup:
    assert a.person is not None
    name = h(
        "input",
        name="name",
        maxlength=40,
        value=a.person.name,
        required="",
        autocomplete="nickname",
    )
    return leaf(
        h("p", a.text("web-account-login", login=a.person.login or "")),
        _form(a, "/account/name", [field(a.text("web-your-name"), name)], "web-save"),
        h("hr"),
        h("p", a.text("web-passkey-count", count=passkeys_kept)),
        _passkey(a, "add", "web-passkey-add"),
        h("hr"),
        h(
            "form",
            h("button", a.text("web-log-out"), class_="btn"),
            method="post",
            action=a.url("/account/log-out"),
        ),
        class_="pad",
    )


def _passkey(a: Asked, what: str, label: str) -> Markup:
    """A button that the client script shows where the browser knows passkeys."""
    if not Place.of(a.request).possible:
        return NOTHING
    return h(
        "p",
        h(
            "button",
            a.text(label),
            type="button",
            class_="btn",
            data_passkey=what,
            data_failed=a.text("web-passkey-failed"),
        ),
        hidden="",
    )


def _login_fields(a: Asked, kind: str) -> list[Markup]:
    return [
        field(
            a.text("web-login"),
            h("input", name="login", maxlength=40, required="", autocomplete="username"),
        ),
        field(
            a.text("web-password"),
            h(
                "input",
                name="password",
                type="password",
                minlength=8,
                maxlength=200,
                required="",
                autocomplete=kind,
            ),
        ),
    ]


def _sign_up(a: Asked) -> Markup:
    hint = a.text("web-sign-up-guest" if a.person else "web-sign-up-words")
    return leaf(
        h("h2", a.text("web-sign-up")),
        h("p", hint),
        _form(a, "/account/sign-up", _login_fields(a, "new-password"), "web-sign-up"),
        _passkey(a, "add", "web-passkey-sign-up"),
        class_="pad",
    )


def _log_in(a: Asked) -> Markup:
    return leaf(
        h("h2", a.text("web-log-in")),
        h("p", a.text("web-log-in-words")),
        _form(a, "/account/log-in", _login_fields(a, "current-password"), "web-log-in"),
        _passkey(a, "use", "web-passkey-use"),
        class_="pad",
    )


# --- what is done -----------------------------------------------------------------------------


def _limited(a: Asked) -> None:
    if not a.context.allows(a.context.limits.login, a.request):
        raise TooOften


async def _fields(request: Request) -> tuple[str, str]:
    data = await request.form()
    return str(data.get("login", "")).strip(), str(data.get("password", ""))


async def sign_up(request: Request) -> Response:
    a = await asked(request)
    _limited(a)
    login, password = await _fields(request)
    if not people.SHORTEST_PASSWORD <= len(password) <= people.LONGEST_PASSWORD:
        return a.page(document(a, a.text("web-account"), _page(a, "password")), 400)
    if not login:
        return a.page(document(a, a.text("web-account"), _page(a, "name")), 400)
    person = await who_or_guest(request, login)
    try:
        await a.context.database.run(people.add_login, person.id, login, password)
    except AccountError:
        return a.page(document(a, a.text("web-account"), _page(a, "taken")), 400)
    return a.go("/account")


async def log_in(request: Request) -> Response:
    a = await asked(request)
    _limited(a)
    login, password = await _fields(request)
    try:
        person = await a.context.database.run(people.log_in, login, password)
    except AccountError:
        return a.page(document(a, a.text("web-account"), _page(a, "wrong")), 400)
    await take_over(a, person)
    response = a.go("/")
    remember(request, response, person)
    return response


async def take_over(a: Asked, person: Person) -> None:
    """Seats that were taken as a guest are this person's now, at tables in memory too."""
    if a.person is None or a.person.login is not None:
        return
    for id in await a.context.database.run(people.merge, a.person.id, person.id):
        await a.context.tables.refresh(id)


async def log_out(request: Request) -> Response:
    a = await asked(request)
    response = a.go("/")
    forget(request, response)
    return response


async def rename(request: Request) -> Response:
    a = await asked(request)
    if a.person is None:
        return a.go("/account")
    data = await request.form()
    try:
        await a.context.database.run(people.rename, a.person.id, str(data.get("name", "")))
    except AccountError:
        return a.page(document(a, a.text("web-account"), _page(a, "name")), 400)
    return a.go("/account")
