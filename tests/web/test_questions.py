"""Questions at the table: may a turn be taken back, and who is here again."""

from typing import Any

import pytest
from starlette.testclient import TestClient

import serai
from serai.core.match import Match
from serai.games.look import Look
from serai.games.page import Button
from serai.games.voice import Voice
from serai.server import bot_turns
from serai.server.live_table import LiveTable
from serai.server.settings import Settings
from serai.server.tables import Tables
from serai.texts import LANGUAGES
from serai.web.page_request import speaker
from serai.web.site import make_site
from serai.web.table_view import in_order
from tests.core.caravan import CaravanGame
from tests.server.conftest import context_of
from tests.server.process import wait_until
from tests.server.test_bot_queue import SilentBots
from tests.web.conftest import BROWSER
from tests.web.test_tables import actions, make, turn
from tests.web.visiting import look, table_at


def rewind(site: TestClient, table: str, verb: str) -> Any:
    return site.post(f"/t/{table}/rewind", json={"verb": verb})


def play_one(site: TestClient, table: str) -> None:
    card = next(a for a in actions(site.get(f"/t/{table}").text) if a.startswith("play "))
    turn(site, table, "choose", card)
    turn(site, table, "end", "done")


def test_everybody_reads_which_name_in_the_log_is_theirs(
    site: TestClient, friend: TestClient
) -> None:
    table, (first, second, _) = three_people(site, friend)
    play_one(first, table)
    name = {site: "Ann", friend: "Bob"}.get(first, "Eve")
    log = 'id="log"'
    assert f"{name} (you) plays" in first.get(f"/t/{table}").text.partition(log)[2]
    assert f"{name} plays" in second.get(f"/t/{table}").text.partition(log)[2]


@pytest.fixture
def friend(site: TestClient) -> TestClient:
    return TestClient(site.app, headers=BROWSER)


def three_people(site: TestClient, friend: TestClient, **more: str) -> tuple[str, list[Any]]:
    """A table of three people, and those who sit there, the next one to move first."""
    more = {"undo": "friendly", **more}
    table = make(site, "me", "open", "open", **more).url.path.removeprefix("/t/")
    third = TestClient(site.app, headers=BROWSER)
    for guest, name in ((friend, "Bob"), (third, "Eve")):
        guest.post(f"/t/{table}/sit", data={"name": name})
    people = [site, friend, third]
    seat = site.get(f"/api/tables/{table}").json()["actor"]
    return table, people[seat:] + people[:seat]


def test_everybody_is_asked_and_one_refusal_is_enough(site: TestClient, friend: TestClient) -> None:
    table, (asking, second, third) = three_people(site, friend)
    before = actions(asking.get(f"/t/{table}").text)
    play_one(asking, table)
    assert "Not answered yet" in rewind(asking, table, "ask").json()["html"]
    assert "asks to take back a turn" in second.get(f"/t/{table}").text
    assert 'id="question"' not in rewind(second, table, "refuse").json()["html"]
    rewind(asking, table, "ask")
    rewind(second, table, "agree")
    rewind(third, table, "agree")
    assert actions(asking.get(f"/t/{table}").text) == before


def test_who_has_not_chosen_anything_has_nothing_to_take_back(
    site: TestClient, friend: TestClient
) -> None:
    table, (asking, *_) = three_people(site, friend)
    assert "Take back a turn</button>" not in asking.get(f"/t/{table}").text.split("<dialog")[0]
    assert rewind(asking, table, "ask").status_code == 409


def test_a_strict_table_takes_nothing_back(site: TestClient, friend: TestClient) -> None:
    table, (asking, *_) = three_people(site, friend, undo="strict")
    play_one(asking, table)
    assert 'data-open="rewind"' not in asking.get(f"/t/{table}").text
    assert rewind(asking, table, "ask").status_code == 409


def test_an_onlooker_is_not_asked(site: TestClient, friend: TestClient) -> None:
    table, (asking, *_) = three_people(site, friend)
    play_one(asking, table)
    rewind(asking, table, "ask")
    onlooker = TestClient(site.app, headers=BROWSER)
    assert 'id="question"' not in onlooker.get(f"/t/{table}").text
    assert rewind(onlooker, table, "agree").status_code == 409


def test_somebody_who_was_away_comes_back(site: TestClient, friend: TestClient) -> None:
    table, (asking, *_) = three_people(site, friend)
    tables: Tables = site.app.state.context.tables  # type: ignore[attr-defined]

    async def leave() -> None:
        live: LiveTable = await tables.open(table)
        tables.bots.wake = lambda live: None  # type: ignore[method-assign]
        assert live.match is not None
        await tables.stand_in(live, live.match.actor, "random")

    assert site.portal is not None
    site.portal.call(leave)
    page = asking.get(f"/t/{table}").text
    assert "I am back" in page
    assert "bar asking" not in page
    page = asking.post(f"/t/{table}/back").text
    assert "I am back" not in page
    assert "bar asking" in page


@pytest.mark.parametrize(
    ("offered", "shown"),
    [
        ("draw c10|draw c9", "draw c9|draw c10"),
        ("draw c3|load|draw c1", "draw c1|load|draw c3"),
        ("load|draw c2", "load|draw c2"),
        ("done|draw c2|draw c0", "done|draw c0|draw c2"),
        ("sell|load", "sell|load"),
    ],
)
def test_choices_of_one_kind_stand_in_the_order_of_what_they_name(offered: str, shown: str) -> None:
    """Whatever they say, and in whichever language."""
    match = Match(CaravanGame(), 2, 1)
    look = Look(match.view(0), Voice(serai.load("taj_mahal"), ()), ())
    buttons = [Button(text, text) for text in offered.split("|")]
    assert [one.action for one in in_order(look, buttons)] == shown.split("|")


@pytest.mark.parametrize(
    ("seats", "chosen", "agreed"),
    [
        (("me", "open", "greedy"), "", "strict"),
        (("me", "open", "greedy"), "usual", "strict"),
        (("me", "open", "greedy"), "friendly", "friendly"),
        (("me", "greedy", "greedy"), "usual", "friendly"),
        (("me", "greedy", "greedy"), "strict", "strict"),
    ],
)
def test_among_people_turns_are_not_taken_back_unless_they_want_it(
    site: TestClient, seats: tuple[str, ...], chosen: str, agreed: str
) -> None:
    """As the form of a new table comes, it says `usual`."""
    table = table_at(make(site, *seats, undo=chosen))
    assert context_of(site).tables._live[table].facts.choices["undo"] == agreed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_does_not_answer_is_told_and_can_be_asked_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(bot_turns, "AFTER_FAILURE", 0.01)
    words = speaker(language)
    with TestClient(make_site(settings), headers={**BROWSER, "Accept-Language": language}) as site:
        tables = context_of(site).tables
        with monkeypatch.context() as mute:
            mute.setattr(tables.bots, "pool", SilentBots(1, 1.0))
            table = table_at(make(site, "me", "greedy", "greedy"))
            while (seen := look(site, table))["actor"] == 0:  # who begins is drawn
                body = {"actions": seen["options"][-1:]}
                site.post(f"/api/tables/{table}/act", json=body)
            wait_until(lambda: bool(look(site, table)["bot_silent"]))
            page = site.get(f"/t/{table}").text
            name = seen["seats"][seen["actor"]]["name"]
            assert words.text("web-bot-silent", {"name": name}) in page
            assert words.text("web-ask-again", {}) in page
            onlooker = TestClient(site.app, headers=BROWSER)
            assert "/ask-bot" not in onlooker.get(f"/t/{table}").text
            assert onlooker.post(f"/t/{table}/ask-bot").status_code == 403
        site.post(f"/t/{table}/ask-bot")
        wait_until(lambda: look(site, table)["version"] > seen["version"])
        assert "/ask-bot" not in site.get(f"/t/{table}").text
