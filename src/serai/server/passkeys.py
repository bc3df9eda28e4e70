"""Passkeys: a device proves who somebody is, and no password is sent.

The challenge is kept in a signed cookie for some minutes, so that any server process can check the
answer. A passkey belongs to the host name of the site (`localhost`, `games.example`); at a plain
number such as 127.0.0.1 there are no passkeys.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import Response

from serai.server import schema as db
from serai.server.context import Context
from serai.server.cookies import drop_cookie, keep_cookie
from serai.server.people import AccountError, has_password
from serai.server.store import now

COOKIE = "serai_challenge"
SECONDS = 300
"""Seconds that a challenge is valid."""
SITE_NAME = "Serai"
REFUSED = "the passkey was not accepted"
LONGEST_ID = 400


class LastWayIn(AccountError):
    """The passkey is the only way into the account, so it cannot be removed."""


@dataclass(frozen=True)
class PasskeySite:
    """The site that a passkey belongs to, by the address in the browser."""

    name: str
    origin: str

    @classmethod
    def of(cls, request: Request) -> PasskeySite:
        return cls(request.url.hostname or "", f"{request.url.scheme}://{request.url.netloc}")

    @property
    def possible(self) -> bool:
        """Whether passkeys are possible at this address."""
        try:
            ipaddress.ip_address(self.name)
        except ValueError:
            return bool(self.name)
        return False


@dataclass(frozen=True)
class Passkey:
    id: str
    public_key: str
    """Both as base64url."""
    uses: int
    """The counter of the device; a number that goes back means a copy."""
    person: str = ""


@dataclass(frozen=True)
class ListedPasskey:
    """A passkey in the list of its owner, with dates in milliseconds since 1970; None for those
    from before dates were stored."""

    id: str
    added: int | None
    used: int | None


# --- asking a browser, and checking what it says ----------------------------------------------
# The library is imported where it is needed: a server starts in half the time without it.


def creation_options(
    site: PasskeySite, person: str, login: str, known: list[str]
) -> tuple[str, bytes]:
    """The options for a browser to make a passkey, as JSON, and the challenge in them."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=SITE_NAME,
        user_id=person.encode(),
        user_name=login,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(id)) for id in known
        ],
    )
    return webauthn.options_to_json(options), options.challenge


def request_options(site: PasskeySite) -> tuple[str, bytes]:
    """The options for a browser to ask for a passkey of the owner's choice, and the challenge in
    them."""
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=site.name)
    return webauthn.options_to_json(options), options.challenge


def check_new(site: PasskeySite, challenge: bytes, credential: dict[str, Any]) -> Passkey:
    """The new passkey in a browser's answer; raises AccountError if it is not valid."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception as fault:  # malformed data fails in many libraries
        raise AccountError(REFUSED) from fault
    id, key = bytes_to_base64url(made.credential_id), made.credential_public_key
    return Passkey(id, bytes_to_base64url(key), made.sign_count)


def check_use(
    site: PasskeySite, challenge: bytes, credential: dict[str, Any], passkey: Passkey
) -> int:
    """The new counter of a passkey, if the browser's answer proves it; else raises AccountError."""
    import webauthn

    try:
        used = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=webauthn.base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
        )
    except Exception as fault:  # malformed data fails in many libraries
        raise AccountError(REFUSED) from fault
    return used.new_sign_count


# --- the challenge ----------------------------------------------------------------------------


def keep_challenge(request: Request, response: Response, challenge: bytes, login: str = "") -> None:
    """Set a cookie with the challenge and the chosen login."""
    signed = _signer(request).dumps([challenge.hex(), login])
    keep_cookie(request, response, COOKIE, str(signed), SECONDS, "strict")


def take_challenge(request: Request) -> tuple[bytes, str]:
    """The challenge and login from the cookie; raises AccountError if it has expired."""
    try:
        challenge, login = _signer(request).loads(request.cookies.get(COOKIE, ""), SECONDS)
    except BadData:
        raise AccountError("the challenge has run out; please try again") from None
    return bytes.fromhex(challenge), login


def drop_challenge(request: Request, response: Response) -> None:
    drop_cookie(request, response, COOKIE)


def _signer(request: Request) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(Context.of(request).secret, salt="serai challenge")


# --- the database -----------------------------------------------------------------------------


def add_passkey(c: sa.Connection, person: str, passkey: Passkey) -> None:
    if find_passkey(c, passkey.id) is not None:
        raise AccountError("this passkey is known already")
    c.execute(
        sa.insert(db.passkeys).values(
            id=passkey.id,
            person=person,
            public_key=passkey.public_key,
            uses=passkey.uses,
            added=now(),
        )
    )


def find_passkey(c: sa.Connection, id: str) -> Passkey | None:
    row = c.execute(sa.select(db.passkeys).where(db.passkeys.c.id == id)).one_or_none()
    return None if row is None else Passkey(row.id, row.public_key, row.uses, row.person)


def passkeys_of(c: sa.Connection, person: str) -> list[ListedPasskey]:
    """The passkeys of a person, the oldest first."""
    keys = db.passkeys.c
    query = sa.select(keys.id, keys.added, keys.used).where(keys.person == person)
    found = [ListedPasskey(*row) for row in c.execute(query)]
    return sorted(found, key=lambda kept: (kept.added or 0, kept.id))


def count_use(c: sa.Connection, id: str, uses: int) -> None:
    passkey = sa.update(db.passkeys).where(db.passkeys.c.id == id)
    c.execute(passkey.values(uses=uses, used=now()))


def remove_passkey(c: sa.Connection, person: str, id: str) -> None:
    """Remove a passkey. The person is locked: two requests at once might remove the last two."""
    c.execute(sa.select(db.people.c.id).where(db.people.c.id == person).with_for_update())
    others = [kept for kept in passkeys_of(c, person) if kept.id != id]
    if not others and not has_password(c, person):
        raise LastWayIn("nothing else would open the account")
    c.execute(sa.delete(db.passkeys).where(db.passkeys.c.id == id, db.passkeys.c.person == person))
