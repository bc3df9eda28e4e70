"""What somebody sees who was away while a bot played, and how they take their seat again."""

import pytest
from starlette.testclient import TestClient

from tests.server.test_absence import Absent
from tests.web.conftest import BROWSER
from tests.web.test_questions import three_people
from tests.web.test_tables import actions, turn


@pytest.fixture
def friend(site: TestClient) -> TestClient:
    return TestClient(site.app, headers=BROWSER)


def test_while_a_bot_plays_nothing_is_offered_but_to_come_back(
    site: TestClient, friend: TestClient
) -> None:
    table, (away, *_) = three_people(site, friend)
    offered = actions(away.get(f"/t/{table}").text)
    assert offered
    Absent(site, table)
    page = away.get(f"/t/{table}").text
    assert "I am back" in page
    assert actions(page) == []
    assert "bar asking" not in page
    page = away.post(f"/t/{table}/back").text
    assert "I am back" not in page
    assert actions(page) == offered
    assert "bar asking" in page


def test_a_click_on_a_page_from_before_counts_and_brings_back(
    site: TestClient, friend: TestClient
) -> None:
    table, (away, *_) = three_people(site, friend)
    card = next(a for a in actions(away.get(f"/t/{table}").text) if a.startswith("play "))
    absent = Absent(site, table)
    answer = turn(away, table, "choose", card)
    assert answer.status_code == 200
    assert "bar asking" in answer.json()["html"]
    assert absent.stand_ins == [None] * 3
    absent.let_the_bot_answer()
    page = away.get(f"/t/{table}").text
    assert "I am back" not in page
    assert "bar asking" in page
