"""The ways into an account: password and passkeys. There is always at least one."""

from dataclasses import dataclass
from datetime import UTC, datetime

import sqlalchemy as sa

from serai.draw.html import h
from serai.draw.markup import NOTHING, Markup
from serai.server import passkeys, people
from serai.server.passkeys import ListedPasskey, PasskeySite
from serai.web.forms import button, field, post, submit, unseen
from serai.web.page_request import PageRequest


@dataclass(frozen=True)
class WaysIn:
    """The ways into an account."""

    password: bool
    passkeys: tuple[ListedPasskey, ...]

    @property
    def one_left(self) -> bool:
        return self.password + len(self.passkeys) == 1


def ways_into(c: sa.Connection, person: str) -> WaysIn:
    return WaysIn(people.has_password(c, person), tuple(passkeys.passkeys_of(c, person)))


# --- passkeys ---------------------------------------------------------------------------------


def own_passkeys(a: PageRequest, ways: WaysIn) -> list[Markup]:
    """The list of passkeys with buttons to remove them, except the only way in."""
    rows = [_row(a, number, kept, ways) for number, kept in enumerate(ways.passkeys, 1)]
    last = bool(ways.passkeys) and ways.one_left
    return [
        h("h2", a.text("web-passkeys")),
        h("p", a.text("web-passkey-count", count=len(ways.passkeys))),
        h("ol", rows, class_="places") if rows else NOTHING,
        h("p", a.text("web-passkey-last")) if last else NOTHING,
        passkey_button(a, "add", "web-passkey-add"),
    ]


def _row(a: PageRequest, number: int, kept: ListedPasskey, ways: WaysIn) -> Markup:
    known = [a.text("web-passkey-number", which=number)]
    if kept.added is not None:
        known.append(a.text("web-passkey-added", date=_date(kept.added)))
    if kept.used is not None:
        known.append(a.text("web-passkey-used", date=_date(kept.used)))
    words = a.text("web-passkey-remove", which=number)
    remove = post(
        a.url("/account/passkey/remove"),
        unseen("id", kept.id),
        submit(a.text("web-remove"), "btn", aria_label=words),
    )
    return h("li", h("span", " · ".join(known)), NOTHING if ways.one_left else remove)


def _date(at: int) -> str:
    """A date as year-month-day."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def passkey_button(a: PageRequest, what: str, label: str) -> Markup:
    """A button that the client script shows if the browser supports passkeys."""
    if not PasskeySite.of(a.request).possible:
        return NOTHING
    failed = a.text("web-passkey-failed")
    shown = button(a.text(label), data_passkey=what, data_failed=failed)
    return h("p", shown, class_="row-of-buttons", hidden="")


# --- the password -----------------------------------------------------------------------------


def own_password(a: PageRequest, ways: WaysIn) -> list[Markup]:
    """The form to set or change the password."""
    old = password_field(a, "current", "web-password-now", "current-password")
    new = password_field(a, "password", "web-password-new", "new-password")
    fields = [old, new] if ways.password else [new]
    label = "web-password-change" if ways.password else "web-password-add"
    return [
        h("h2", a.text("web-password")),
        NOTHING if ways.password else h("p", a.text("web-password-words")),
        post(a.url("/account/password"), fields, submit(a.text(label))),
    ]


def password_field(a: PageRequest, name: str, label: str, kind: str) -> Markup:
    return field(
        a.text(label),
        h(
            "input",
            name=name,
            type="password",
            minlength=people.SHORTEST_PASSWORD,
            maxlength=people.LONGEST_PASSWORD,
            required="",
            autocomplete=kind,
        ),
    )
