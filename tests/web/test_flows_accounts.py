"""Guests, accounts, and the seats that go with them from browser to browser."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.server.limits import Limit
from serai.server.settings import Settings
from serai.web.site import make_site
from tests.server.conftest import context_of
from tests.web.conftest import BROWSER
from tests.web.visiting import browser, finished_table, look, make, record_of, table_at

PASSWORD = "a long pass phrase"


def sign_up(visitor: TestClient, login: str = "ann", password: str = PASSWORD) -> Any:
    return visitor.post("/account/sign-up", data={"login": login, "password": password})


def log_in(visitor: TestClient, login: str = "ann", password: str = PASSWORD) -> Any:
    return visitor.post("/account/log-in", data={"login": login, "password": password})


def own_seats(visitor: TestClient, table: str) -> list[int]:
    return [seat["number"] for seat in look(visitor, table)["seats"] if seat["yours"]]


def test_a_guest_becomes_an_account_and_keeps_the_seats(site: TestClient) -> None:
    table = table_at(make(site, "me", "greedy", "same_screen"))
    page = sign_up(site)
    assert page.url.path == "/account"
    assert "ann" in page.text
    assert own_seats(site, table) == [0, 2]


def test_an_account_finds_its_seats_in_another_browser(site: TestClient) -> None:
    table = table_at(make(site, "me", "greedy", "greedy"))
    sign_up(site)
    phone = browser(site)
    assert own_seats(phone, table) == []
    home = log_in(phone, " ANN ")
    assert home.url.path == "/"
    assert f"/t/{table}" in home.text
    assert own_seats(phone, table) == [0]
    assert "Your hand" in phone.get(f"/t/{table}").text


def test_who_logs_in_brings_the_seats_of_the_guest_along(site: TestClient) -> None:
    sign_up(site)
    phone = browser(site)
    table = table_at(make(phone, "me", "open", "greedy"))
    log_in(phone)
    assert own_seats(phone, table) == [0]
    assert own_seats(site, table) == [0]
    filled = site.post(f"/t/{table}/fill", data={"bot": "greedy"})
    assert filled.status_code == 200


def test_a_draft_outlives_that_its_owner_logs_in(site: TestClient) -> None:
    sign_up(site)
    phone = browser(site)
    table = table_at(make(phone, "me", "same_screen", "same_screen"))
    actor = look(phone, table)["actor"]
    body = {"verb": "choose", "action": "withdraw", "seat": actor}
    phone.post(f"/t/{table}/turn", json=body)
    log_in(phone)
    assert look(phone, table, actor)["draft"] == ["withdraw"]
    ended = phone.post(f"/t/{table}/turn", json={"verb": "end", "seat": actor})
    assert ended.status_code in (200, 409)
    assert look(phone, table, actor)["draft"] in ([], ["withdraw"])


def test_after_logging_out_the_seats_are_somebody_elses(site: TestClient) -> None:
    table = table_at(make(site, "me", "greedy", "greedy"))
    sign_up(site)
    home = site.post("/account/log-out")
    assert home.url.path == "/"
    assert own_seats(site, table) == []
    assert "Your hand" not in site.get(f"/t/{table}").text
    log_in(site)
    assert own_seats(site, table) == [0]


def test_a_name_is_changed_and_bounded(site: TestClient) -> None:
    sign_up(site)
    page = site.post("/account/name", data={"name": "  Anna\n <b>the</b>\tGreat "})
    assert "Anna &lt;b&gt;the&lt;/b&gt; Great" in page.text
    assert site.post("/account/name", data={"name": " \u200b "}).status_code == 400
    site.post("/account/name", data={"name": "x" * 500})
    assert "x" * 41 not in site.get("/account").text
    assert browser(site).post("/account/name", data={"name": "Eve"}).status_code == 200


@pytest.mark.parametrize(
    ("login", "password"),
    [("ann", "wrong password"), ("nobody", PASSWORD), ("", ""), ("ann", "x" * 10_000)],
)
def test_a_wrong_login_gets_one_answer_for_everything(
    site: TestClient, login: str, password: str
) -> None:
    sign_up(site)
    answer = log_in(browser(site), login, password)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text


@pytest.mark.parametrize(
    ("login", "password"),
    [("ann", PASSWORD), ("ANN ", PASSWORD), ("bob", "short"), ("bob", "x" * 201), ("", PASSWORD)],
)
def test_an_account_that_cannot_be_is_refused(site: TestClient, login: str, password: str) -> None:
    sign_up(site)
    answer = sign_up(browser(site), login, password)
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text


def test_an_account_is_not_made_twice_over(site: TestClient) -> None:
    sign_up(site, "ann")
    assert sign_up(site, "carla").status_code == 400
    assert log_in(browser(site), "ann").status_code == 200


def test_passwords_are_guessed_only_so_often(settings: Settings) -> None:
    with TestClient(make_site(replace(settings, rate_limits=True)), headers=BROWSER) as site:
        answers: list[int] = []
        while 429 not in answers and len(answers) < 100:  # the bucket fills again while we guess
            answers.append(log_in(site, "ann", f"guess {len(answers)}").status_code)
        assert answers[:10] == [400] * 10
        assert answers[-1] == 429


def test_one_password_is_guessed_only_so_often_from_wherever(settings: Settings) -> None:
    app = make_site(replace(settings, rate_limits=True))
    with TestClient(app, headers=BROWSER) as site:
        sign_up(site)
        app.state.context.limits.account = Limit(burst=3, per_minute=0)
        homes = [TestClient(app, headers=BROWSER, client=(f"10.0.0.{n}", 1)) for n in range(4)]
        answers = [log_in(home, " Ann ", "a wrong guess").status_code for home in homes]
        assert answers == [400, 400, 400, 429]
        assert log_in(homes[3], "bob", "another wrong guess").status_code == 400


def test_a_stranger_cannot_use_up_the_guesses_of_a_browser_that_is_known(
    settings: Settings,
) -> None:
    app = make_site(replace(settings, rate_limits=True))
    with TestClient(app, headers=BROWSER) as site:
        sign_up(site)
        site.post("/account/log-out")
        app.state.context.limits.account = Limit(burst=2, per_minute=0)
        stranger = TestClient(app, headers=BROWSER, client=("10.0.0.7", 1))
        guesses = [log_in(stranger, "ann", "a wrong guess").status_code for _ in range(3)]
        assert guesses == [400, 400, 429]
        assert log_in(site, "ann", "a wrong guess").status_code == 400
        assert log_in(site, "ann").status_code == 200
        assert log_in(site, "ann").status_code == 429, "a success brings no new guesses"


def test_a_browser_is_known_to_its_own_login_only(settings: Settings) -> None:
    app = make_site(replace(settings, rate_limits=True))
    with TestClient(app, headers=BROWSER) as site:
        sign_up(site, "ann")
        other = browser(site)
        sign_up(other, "carla")
        app.state.context.limits.account = Limit(burst=1, per_minute=0)
        assert log_in(other, "ann", "a wrong guess").status_code == 400
        assert log_in(browser(site), "ann").status_code == 429, "both are strangers to ann"


@pytest.mark.parametrize(
    "password",
    ["12345678", "password1", "Passw0rd", "aaaabbbb", "qwertyuiop", "20061984", "caravan-1999"],
)
def test_a_password_that_everybody_tries_first_is_refused(site: TestClient, password: str) -> None:
    refused = sign_up(site, "caravan", password)
    assert refused.status_code == 400
    assert "tries first" in refused.text


@pytest.fixture
def strict(settings: Settings) -> Iterator[TestClient]:
    """A site where one may do everything three times and never again, whatever the clock says."""
    with TestClient(make_site(replace(settings, rate_limits=True)), headers=BROWSER) as site:
        limits = context_of(site).limits
        for name in ("make", "prove", "chat"):
            setattr(limits, name, Limit(burst=3, per_minute=0))
        yield site


THRICE = [200] * 3 + [429]


def test_the_luck_of_a_game_is_recomputed_only_so_often(strict: TestClient) -> None:
    table = finished_table(strict)
    proofs = [strict.get(f"/t/{table}/result?check=1") for _ in range(4)]
    assert 'class="proved"' in proofs[0].text
    assert [proof.status_code for proof in proofs] == THRICE
    assert strict.get(f"/t/{table}/result").status_code == 200
    where = {"step": 5, "seat": 0}
    branches = [strict.post(f"/t/{table}/branch", data=where).status_code for _ in range(3)]
    assert branches == THRICE[1:], "the table was made, too"


def test_records_are_brought_along_and_played_on_only_so_often(strict: TestClient) -> None:
    record = record_of(strict, finished_table(strict)).encode()
    brought = strict.post("/replay", files={"file": ("game.txt", record)}).url.path
    where = {"step": 5, "seat": 0}
    branches = [strict.post(f"{brought}/branch", data=where).status_code for _ in range(2)]
    assert branches == THRICE[2:], "a table was made and a record brought before"
    again = strict.post("/replay", files={"file": ("game.txt", record)})
    assert again.status_code == 429, "looking at a record replays it, too"


def test_tables_and_words_are_made_only_so_often(strict: TestClient) -> None:
    table = table_at(make(strict, "me", "open", "open"))
    made = [make(strict, "me", "open", "open").status_code for _ in range(3)]
    assert made == THRICE[1:]
    said = [strict.post(f"/t/{table}/chat", json={"text": "hi"}).status_code for _ in range(4)]
    assert said == [201] * 3 + [429]


def test_a_cookie_that_somebody_made_up_is_nobody(site: TestClient) -> None:
    for cookie in ("x", "a.b.c", '"1".AAAA', "%00", "é"):
        visitor = browser(site)
        answer = visitor.get("/", headers={b"Cookie": f"serai_person={cookie}".encode()})
        assert answer.status_code == 200
