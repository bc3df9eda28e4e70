"""Who sits where: rematches, onlookers, listed tables, bots that stand in, coming back."""

import asyncio
import re
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.server import absence, service, store
from serai.server.people import Person
from serai.server.settings import Settings
from serai.web.site import make_site
from tests.web.conftest import BROWSER
from tests.web.visiting import browser, finished_table, look, make, rows, table_at

HOUR = 3_600_000


def two_people(site: TestClient, **more: Any) -> tuple[str, TestClient]:
    """A table of Ann and a friend with a bot of one option; its id, and the friend."""
    table = table_at(make(site, "me", "open", "same_screen", **more))
    friend = browser(site)
    friend.post(f"/t/{table}/sit", data={"name": "Bob"})
    return table, friend


def check_absence(site: TestClient, hours_later: float) -> None:
    """The hourly look for absent players, at another time."""
    app: Any = site.app
    tables = app.state.context.tables
    moment = store.now() + int(hours_later * HOUR)
    assert site.portal is not None
    site.portal.call(absence.check_once, tables, moment)


def stand_ins(site: TestClient, table: str) -> list[str | None]:
    app: Any = site.app
    return [seat.stand_in for seat in app.state.context.tables._live[table].facts.seats]


# --- rematch ------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_seats_and_choices(site: TestClient) -> None:
    table = finished_table(site, undo="strict", pace="slow", absence="24")
    again = table_at(site.post(f"/t/{table}/rematch"))
    assert again != table
    app: Any = site.app
    old, new = (app.state.context.tables._live[id].facts for id in (table, again))
    assert [seat.name for seat in new.seats] == [seat.name for seat in old.seats]
    kept = {key: value for key, value in old.choices.items() if key != "rematch"}
    assert new.choices == kept


def test_who_asks_for_a_rematch_second_gets_the_same_table(site: TestClient) -> None:
    table = finished_table(site)
    stranger = browser(site)
    other = table_at(stranger.post(f"/t/{table}/rematch"))
    again = table_at(site.post(f"/t/{table}/rematch"))
    assert other != again
    assert table_at(site.post(f"/t/{table}/rematch")) == again
    assert table_at(browser(site).post(f"/t/{table}/rematch")) == again


def test_two_who_ask_for_a_rematch_at_the_same_moment_get_one_table(site: TestClient) -> None:
    table = finished_table(site)
    app: Any = site.app
    tables = app.state.context.tables
    seat = tables._live[table].facts.seats[0]

    async def both() -> list[str]:
        live = await tables.open(table)
        person = Person(seat.person, seat.name)
        return await asyncio.gather(*(service.rematch(tables, live, person) for _ in range(2)))

    assert site.portal is not None
    first, second = site.portal.call(both)
    assert first == second


def test_there_is_no_rematch_before_the_end(site: TestClient) -> None:
    table, _ = two_people(site)
    assert site.post(f"/t/{table}/rematch").status_code == 404


# --- onlookers and lists ------------------------------------------------------------------------


def test_an_onlooker_sees_the_table_and_can_do_nothing(site: TestClient) -> None:
    table, friend = two_people(site)
    onlooker = browser(site)
    page = onlooker.get(f"/t/{table}").text
    assert "data-action" not in page
    assert 'data-verb="end"' not in page
    before = look(site, table)["version"]
    for verb in ("choose", "end", "undo", "restart"):
        body = {"verb": verb, "action": "withdraw", "seat": 0}
        assert onlooker.post(f"/t/{table}/turn", json=body).status_code == 409
    assert onlooker.post(f"/t/{table}/chat", json={"text": "hi"}).status_code == 403
    assert onlooker.post(f"/t/{table}/sit", data={"name": "Eve"}).status_code == 403
    assert friend.post(f"/t/{table}/fill", data={"bot": "greedy"}).status_code == 403
    assert look(site, table)["version"] == before


def test_an_onlooker_with_the_name_of_a_player_is_told_apart_in_the_chat(site: TestClient) -> None:
    table = table_at(make(site, "me", "same_screen", "greedy", listed="yes"))
    stranger = browser(site)
    token = stranger.post("/api/people", json={"name": "Ann"}).json()["token"]
    for one, headers in ((site, {}), (stranger, {"Authorization": f"Bearer {token}"})):
        said = one.post(f"/api/tables/{table}/chat", json={"text": "salam"}, headers=headers)
        assert said.status_code == 201
    shown = site.get(f"/t/{table}").text
    lines = re.findall(r'<li id="said-\d+">(.*?)</li>', shown)
    assert ["an onlooker" in line for line in lines] == [False, True]


def test_a_listed_table_is_found_at_home_and_a_private_one_is_not(site: TestClient) -> None:
    listed = table_at(make(site, "me", "open", "greedy", listed="yes"))
    private = table_at(make(site, "me", "open", "greedy", listed="no"))
    home = browser(site).get("/").text
    assert f"/t/{listed}" in home
    assert f"/t/{private}" not in home
    friend = browser(site)
    friend.post(f"/t/{listed}/sit", data={"name": "Bob"})
    assert f"/t/{listed}" not in browser(site).get("/").text


def test_the_next_table_is_the_one_that_waited_longest(site: TestClient) -> None:
    tables = [table_at(make(site, "me", "same_screen", "same_screen")) for _ in range(2)]
    assert site.get("/next").url.path == f"/t/{tables[0]}"
    assert browser(site).get("/next").url.path == "/"


def test_a_bot_that_does_not_exist_or_never_ends_gets_no_seat(site: TestClient) -> None:
    table = table_at(make(site, "me", "open", "open"))
    before = rows(site)
    for bot in ("nobody", "search:3600s", "search:9999999", "greedy:9999", "greedy:x", ""):
        assert site.post(f"/t/{table}/fill", data={"bot": bot}).status_code == 400
    assert look(site, table)["status"] == "gathering"
    assert rows(site) == before


# --- absence ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "choose “Two players with a dummy (unofficial): yes”"),
        ("ru", "выберите «Вдвоём с болваном (неофициально): да»"),
        ("nl", "kies “Met z’n tweeën en een dummy (onofficieel): ja”"),
        ("fr", "choisissez «\xa0À deux avec un fantôme (non officiel)\xa0: oui\xa0»"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_the_language_of_the_page(
    site: TestClient, language: str, words: str
) -> None:
    visitor = browser(site)
    visitor.headers["Accept-Language"] = language
    answer = make(visitor, "me", "greedy")
    assert answer.status_code == 400
    assert words in answer.text
    assert "two_players=" not in answer.text.partition('role="alert"')[2].partition("</p>")[0]


def test_a_bot_stands_in_only_where_the_table_chose_so(site: TestClient) -> None:
    table = table_at(make(site, "me", "same_screen", "same_screen"))
    check_absence(site, 10_000)
    assert stand_ins(site, table) == [None] * 3


def test_after_the_hours_a_bot_stands_in_and_plays_and_one_comes_back(site: TestClient) -> None:
    table = table_at(make(site, "me", "same_screen", "same_screen", absence="12", pace="slow"))
    actor = look(site, table)["actor"]
    check_absence(site, 11.9)
    assert stand_ins(site, table) == [None] * 3
    check_absence(site, 12.1)
    assert stand_ins(site, table)[actor] == "greedy"
    wait_for_another(site, table, actor)
    site.post(f"/t/{table}/back")
    assert stand_ins(site, table) == [None] * 3
    check_absence(site, 11.9)
    assert stand_ins(site, table) == [None] * 3


def wait_for_another(site: TestClient, table: str, actor: int) -> None:
    """The bot has played: it is somebody else's turn, or a turn later."""
    first = look(site, table)["version"]
    for _ in range(200):
        seen = look(site, table)
        if seen["actor"] != actor and seen["version"] >= first:
            return
        time.sleep(0.05)
    raise AssertionError("nobody plays for the absent")


def test_who_is_back_has_all_the_time_again(site: TestClient) -> None:
    table = table_at(make(site, "me", "same_screen", "same_screen", absence="12"))
    app: Any = site.app
    live = app.state.context.tables._live[table]
    assert site.portal is not None
    before = live.facts.moved
    site.portal.call(app.state.context.tables.stand_in, live, 0, "random")
    assert live.facts.moved == before or look(site, table)["version"] > 1
    site.portal.call(app.state.context.tables.stand_in, live, 0, None)
    assert live.facts.moved >= before


def test_a_stand_in_survives_a_restart(settings: Settings) -> None:
    with TestClient(make_site(settings), headers=BROWSER) as site:
        table = table_at(make(site, "me", "same_screen", "same_screen", absence="12"))
        actor = look(site, table)["actor"]
        check_absence(site, 13)
        cookies = site.cookies
    with TestClient(make_site(settings), headers=BROWSER, cookies=cookies) as again:
        again.get(f"/t/{table}")
        assert stand_ins(again, table)[actor] == "greedy"
        assert again.post(f"/t/{table}/back").status_code == 200
        assert stand_ins(again, table) == [None] * 3


@pytest.mark.parametrize("seat", ["9", "x", "-1", "00000"])
def test_a_seat_that_is_not_there_cannot_be_taken(site: TestClient, seat: str) -> None:
    table = table_at(make(site, "me", "open", "open"))
    answer = browser(site).post(f"/t/{table}/sit", data={"name": "Bob", "seat": seat})
    assert answer.status_code in (200, 403)
    assert answer.status_code == 200 or "seat" in answer.text.lower()
