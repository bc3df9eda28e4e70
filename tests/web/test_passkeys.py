"""Passkeys: an account without a password, in a real browser with a device that is not real."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from tests.server.process import Server
from tests.web.conftest import BROWSER
from tests.web.visiting import browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_device(page: Page) -> Any:
    """Give a page a device that says yes to everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, added["authenticatorId"]


def open_account(page: Page, server: Server) -> None:
    page.goto(f"http://localhost:{server.port}/account")


def test_an_account_by_passkey_from_device_to_device(server: Server, chromium: Browser) -> None:
    context = chromium.new_context(locale="en")
    page = context.new_page()
    session, device = with_device(page)
    page.goto(f"http://localhost:{server.port}/")
    page.locator(".game-taj").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    table = page.url
    open_account(page, server)
    page.locator("section", has_text="Make an account").locator("input[name=login]").fill("ann")
    page.get_by_role("button", name="Make an account with a passkey").click()
    page.get_by_text("You have 1 passkey.").wait_for()
    page.get_by_role("button", name="Log out").click()
    page.wait_for_url("**/")
    open_account(page, server)
    page.get_by_role("button", name="Log in with a passkey").click()
    page.wait_for_url("**/")
    open_account(page, server)
    page.get_by_text("You are logged in as ann.").wait_for()
    page.goto(table)
    page.locator("#hand").wait_for()
    assert "Your hand" in page.locator("#hand").inner_text()
    credentials = session.send("WebAuthn.getCredentials", {"authenticatorId": device})
    assert len(credentials["credentials"]) == 1
    context.close()


def test_a_password_takes_the_place_of_a_passkey(server: Server, chromium: Browser) -> None:
    context = chromium.new_context(locale="en")
    page = context.new_page()
    with_device(page)
    open_account(page, server)
    page.locator("section", has_text="Make an account").locator("input[name=login]").fill("ann")
    page.get_by_role("button", name="Make an account with a passkey").click()
    page.get_by_text("This passkey is your only way in.").wait_for()
    assert page.get_by_role("button", name="Remove passkey 1").count() == 0
    page.get_by_label("New password").fill("a long pass phrase")
    page.get_by_role("button", name="Set a password").click()
    page.get_by_text("The password is saved.").wait_for()
    page.get_by_role("button", name="Remove passkey 1").click()
    page.get_by_text("You have no passkey yet.").wait_for()
    page.get_by_role("button", name="Log out").click()
    page.wait_for_url("**/")
    open_account(page, server)
    page.get_by_role("button", name="Log in with a passkey").click()
    page.get_by_text("The passkey was not accepted.").wait_for()
    log_in = page.locator("section", has_text="come with you")
    log_in.get_by_label("Name to log in with").fill("ann")
    log_in.get_by_label("Password").fill("a long pass phrase")
    log_in.get_by_role("button", name="Log in", exact=True).click()
    page.wait_for_url("**/")
    open_account(page, server)
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("You have 1 passkey.").wait_for()
    context.close()


def test_a_device_that_says_no_changes_nothing(server: Server, chromium: Browser) -> None:
    context = chromium.new_context(locale="en")
    page = context.new_page()
    session, device = with_device(page)
    open_account(page, server)
    session.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": False})
    page.get_by_role("button", name="Log in with a passkey").click()
    page.get_by_text("The passkey was not accepted.").wait_for()
    context.close()


# --- without a browser ------------------------------------------------------------------------

NAMED = {**BROWSER, "Host": "localhost", "Accept": "application/json"}
JUNK: list[Any] = [
    {},
    {"id": "x"},
    {"id": "é", "rawId": 1, "response": [], "type": "public-key"},
    {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}},
    {
        "id": "AAAA",
        "rawId": "AAAA",
        "type": "public-key",
        "response": {
            "clientDataJSON": "AAAA",
            "attestationObject": "AAAA",
            "authenticatorData": "AAAA",
            "signature": "AAAA",
        },
    },
]


def offer(site: TestClient, login: str = "ann") -> Any:
    return site.post("/account/passkey/add/options", json={"login": login}, headers=NAMED)


def test_options_name_the_place_and_the_login(site: TestClient) -> None:
    answer = offer(site)
    assert answer.status_code == 200
    assert answer.json()["rp"]["id"] == "localhost"
    assert answer.json()["user"]["name"] == "ann"
    cookie = next(c for c in answer.headers.get_list("set-cookie") if "serai_challenge" in c)
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert answer.json()["challenge"] not in cookie


def test_a_number_is_no_place_for_passkeys(site: TestClient) -> None:
    headers = {**NAMED, "Host": "127.0.0.1:8000"}
    page = site.get("/account", headers={**BROWSER, "Host": "127.0.0.1:8000"}).text
    assert "data-passkey" not in page
    assert "data-passkey" in site.get("/account", headers={**BROWSER, "Host": "localhost"}).text
    assert site.post("/account/passkey/use/options", headers=headers).status_code == 400


@pytest.mark.parametrize("number", range(len(JUNK)))
def test_junk_is_refused_in_words(site: TestClient, number: int) -> None:
    offer(site)
    answer = site.post("/account/passkey/add", json=JUNK[number], headers=NAMED)
    assert answer.status_code == 400
    assert answer.json()["error"]
    site.post("/account/passkey/use/options", headers=NAMED)
    answer = site.post("/account/passkey/use", json=JUNK[number], headers=NAMED)
    assert answer.status_code == 400
    assert answer.json()["error"]


@pytest.mark.parametrize("body", [b"", b"[]", b"\xff", b'"x"', b"{" * 5000])
def test_what_is_no_message_is_refused(site: TestClient, body: bytes) -> None:
    offer(site)
    for path in ("add", "use", "add/options"):
        answer = site.post(f"/account/passkey/{path}", content=body, headers=NAMED)
        assert answer.status_code == 400


def test_a_refusal_is_in_the_language_of_who_reads_it(site: TestClient) -> None:
    site.post("/account/passkey/use/options", headers=NAMED)
    headers = {**NAMED, "Accept-Language": "nl"}
    answer = site.post("/account/passkey/use", json=JUNK[-1], headers=headers)
    assert answer.json()["error"] == "De passkey is niet aanvaard."


def test_there_is_no_answer_without_a_challenge_of_ours(site: TestClient) -> None:
    for cookie in ("", "serai_challenge=x", "serai_challenge=WyJhYSIsIiJd.x.y"):
        stranger = browser(site)
        headers = {**NAMED, "Cookie": cookie}
        answer = stranger.post("/account/passkey/use", json=JUNK[-1], headers=headers)
        assert answer.status_code == 400


def test_a_login_that_is_taken_is_not_offered(site: TestClient) -> None:
    site.post("/account/sign-up", data={"login": "ann", "password": "a long pass phrase"})
    answer = offer(browser(site), "ANN")
    assert answer.status_code == 400
    assert answer.json()["error"] == "This name is taken. Choose another one."
