"""Making tables, taking seats, playing to the end."""

import time
from typing import Any

import pytest
from starlette.testclient import TestClient

import serai
from serai.core.verify import verify
from serai.server.app import make_app
from serai.server.settings import Settings
from tests.server.conftest import Caller


def play_alone(caller: Caller, id: str, limit: int = 2000) -> dict[str, Any]:
    """Play every seat of a table on one screen to the end, always with the last option."""
    table = caller.table(id)
    for _ in range(limit):
        if table["status"] == "finished":
            return table
        actor = table["actor"]
        option = caller.table(id, actor)["options"][-1]
        answer = caller.act(id, option, seat=actor)
        assert answer.status_code == 200, answer.text
        table = answer.json()
    raise AssertionError("the game does not end")


def test_a_table_with_an_open_seat_waits_for_somebody(ann: Caller) -> None:
    table = ann.make("me", "open", "greedy")
    assert table["status"] == "gathering"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]


def test_the_game_starts_when_the_last_seat_is_taken(ann: Caller, bob: Caller) -> None:
    id = ann.make("me", "open", "same_screen")["id"]
    answer = bob.post(f"/api/tables/{id}/seats", {"name": "Bobby"})
    assert answer.status_code == 201
    assert answer.json()["status"] == "playing"
    assert answer.json()["seat"] == 1
    assert answer.json()["seats"][1]["name"] == "Bobby"


def test_a_taken_seat_cannot_be_taken_again(ann: Caller, bob: Caller) -> None:
    id = ann.make("me", "open", "open")["id"]
    bob.post(f"/api/tables/{id}/seats", {"seat": 1})
    answer = ann.post(f"/api/tables/{id}/seats", {"seat": 1})
    assert answer.status_code == 403
    assert "taken" in answer.json()["error"]


def test_a_game_on_one_screen_ends_and_its_luck_can_be_proved(ann: Caller) -> None:
    id = ann.make("me", "same_screen", "same_screen")["id"]
    before = ann.table(id)
    assert before["secret"] == ""
    assert before["commitment"]
    table = play_alone(ann, id)
    assert table["secret"]
    assert table["winners"]
    record = serai.read_record(ann.get(f"/api/tables/{id}/record").text)
    proof = verify(serai.load("taj_mahal"), record)
    assert proof.sealed
    assert proof.moves == len(record.events)
    assert record.header.commitment == before["commitment"]


def test_the_record_is_shut_while_the_game_is_played(ann: Caller) -> None:
    id = ann.make("me", "same_screen", "same_screen")["id"]
    assert ann.get(f"/api/tables/{id}/record").status_code == 403


def test_bots_play_a_whole_game_by_themselves(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        ann = Caller(client, "Ann")
        id = ann.make("random", "random", "random")["id"]
        for _ in range(600):
            table = ann.table(id)
            if table["status"] == "finished":
                break
            time.sleep(0.05)
        assert table["status"] == "finished"
        assert len(table["scores"]) == 3


def test_everything_is_there_after_a_restart(settings: Settings) -> None:
    with TestClient(make_app(settings)) as client:
        ann = Caller(client, "Ann")
        id = ann.make("me", "same_screen", "same_screen")["id"]
        for _ in range(5):
            table = ann.table(id)
            ann.act(id, ann.table(id, table["actor"])["options"][0], seat=table["actor"])
        table = ann.table(id)
        ann.turn(id, "choose", table["options"][0])
        before = ann.table(id)
        assert before["draft"]
    with TestClient(make_app(settings)) as client:
        ann.client = client
        assert ann.table(id) == before


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ([{"kind": "me"}], "3 to 5 players"),
        ([{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}], "not said which"),
        ([{"kind": "me"}, {"kind": "bot", "bot": "genius"}, {"kind": "open"}], "genius"),
        ([{"kind": "me"}, {"kind": "king"}, {"kind": "open"}], "king"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    ann: Caller, seats: list[dict[str, str]], words: str
) -> None:
    answer = ann.post("/api/tables", {"game": "taj_mahal", "seats": seats})
    assert answer.status_code == 400
    assert words in answer.json()["error"]


def test_an_unknown_game_is_not_found(ann: Caller) -> None:
    answer = ann.post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]})
    assert answer.status_code == 404


def test_an_unknown_table_is_not_found(ann: Caller) -> None:
    assert ann.get("/api/tables/nothere").status_code == 404
