"""The ways into an account come and go, and one of them is always left."""

from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from serai.server import passkeys
from serai.server.passkeys import Passkey
from serai.server.schema import people
from tests.web.test_flows_accounts import PASSWORD, log_in, sign_up
from tests.web.visiting import browser

OTHER = "another pass phrase"


def run(site: TestClient, work: Any, *args: Any) -> Any:
    app: Any = site.app
    return app.state.context.database.run_now(work, *args)


def person_of(site: TestClient, login: str = "ann") -> str:
    query = sa.select(people.c.id).where(people.c.login == login)
    return str(run(site, lambda c: c.execute(query).scalar_one()))


def give_passkeys(site: TestClient, *ids: str) -> None:
    for id in ids:
        run(site, passkeys.add_passkey, person_of(site), Passkey(id, "public", 0))


def kept(site: TestClient) -> list[str]:
    return [found.id for found in run(site, passkeys.passkeys_of, person_of(site))]


def remove(visitor: TestClient, id: str) -> Any:
    return visitor.post("/account/passkey/remove", data={"id": id})


def set_password(visitor: TestClient, password: str, current: str = "") -> Any:
    data = {"password": password, "current": current}
    return visitor.post("/account/password", data=data)


def drop_password(site: TestClient) -> None:
    """An account as one is made by passkey."""
    run(site, lambda c: c.execute(people.update().values(password=None)))


# --- passkeys -----------------------------------------------------------------------------------


def test_a_passkey_is_removed_and_the_password_stays(site: TestClient) -> None:
    sign_up(site)
    give_passkeys(site, "phone")
    page = site.get("/account").text
    assert "You have 1 passkey." in page
    assert "Remove passkey 1" in page
    page = remove(site, "phone")
    assert page.status_code == 200
    assert "You have no passkey yet." in page.text
    assert kept(site) == []
    assert log_in(browser(site)).status_code == 200


def test_the_last_way_in_stays(site: TestClient) -> None:
    sign_up(site)
    give_passkeys(site, "phone", "laptop")
    drop_password(site)
    assert site.get("/account").text.count("/account/passkey/remove") == 2
    assert remove(site, "phone").status_code == 200
    page = site.get("/account").text
    assert "/account/passkey/remove" not in page
    assert "your only way in" in page
    answer = remove(site, "laptop")
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert kept(site) == ["laptop"]
    set_password(site, PASSWORD)
    assert remove(site, "laptop").status_code == 200
    assert kept(site) == []


def test_nobody_removes_a_passkey_of_somebody_else(site: TestClient) -> None:
    sign_up(site)
    give_passkeys(site, "phone")
    stranger, guest = browser(site), browser(site)
    sign_up(stranger, "eve")
    guest.post("/play-now", data={"game": "taj_mahal"})
    for visitor in (stranger, guest, browser(site)):
        remove(visitor, "phone")
        assert kept(site) == ["phone"]


def test_removing_what_is_not_there_changes_nothing(site: TestClient) -> None:
    sign_up(site)
    give_passkeys(site, "phone")
    for id in ("", "laptop", "x" * 5000, "é\0"):
        assert remove(site, id).status_code == 200
    assert kept(site) == ["phone"]


def test_a_page_says_when_a_passkey_was_made_and_used(site: TestClient) -> None:
    sign_up(site)
    give_passkeys(site, "phone")
    assert "last used" not in site.get("/account").text
    run(site, passkeys.count_use, "phone", 7)
    page = site.get("/account").text
    assert "added 20" in page
    assert "last used 20" in page


# --- the password -------------------------------------------------------------------------------


def test_an_account_by_passkey_gets_a_password(site: TestClient) -> None:
    sign_up(site)
    give_passkeys(site, "phone")
    drop_password(site)
    assert log_in(browser(site)).status_code == 400
    assert 'name="current"' not in site.get("/account").text
    answer = set_password(site, OTHER)
    assert answer.status_code == 200
    assert "The password is saved." in answer.text
    assert log_in(browser(site), password=OTHER).status_code == 200


def test_who_changes_a_password_must_know_it(site: TestClient) -> None:
    sign_up(site)
    assert 'name="current"' in site.get("/account").text
    for wrong in ("", "not this one"):
        answer = set_password(site, OTHER, wrong)
        assert answer.status_code == 400
        assert "The password until now is wrong." in answer.text
    assert log_in(browser(site)).status_code == 200
    assert set_password(site, OTHER, PASSWORD).status_code == 200
    assert log_in(browser(site)).status_code == 400
    assert log_in(browser(site), password=OTHER).status_code == 200


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_that_cannot_be_is_refused(site: TestClient, password: str) -> None:
    sign_up(site)
    answer = set_password(site, password, PASSWORD)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert log_in(browser(site)).status_code == 200


def test_a_guest_has_no_password(site: TestClient) -> None:
    guest = browser(site)
    guest.post("/play-now", data={"game": "taj_mahal"})
    for visitor in (guest, browser(site)):
        answer = set_password(visitor, PASSWORD)
        assert answer.url.path == "/account"
        assert "Make an account" in answer.text
