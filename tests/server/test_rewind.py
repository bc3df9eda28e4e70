"""Beyond the wall: friendly tables may go back, if everybody agrees."""

from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.server.limits import Limit
from serai.server.rewind import wish_of
from tests.server.conftest import Caller, context_of


def ask(caller: Caller, id: str, verb: str, seat: int | None = None) -> Any:
    return caller.post(f"/api/tables/{id}/rewind", {"verb": verb, "seat": seat})


def play_one(ann: Caller, bob: Caller, id: str) -> int:
    """One turn of whoever is to move; returns the seat."""
    actor: int = ann.table(id)["actor"]
    caller = bob if actor == 1 else ann
    option = caller.table(id, actor)["options"][0]
    assert caller.act(id, option, "done", seat=actor).status_code == 200
    return actor


@pytest.fixture
def id(ann: Caller, bob: Caller) -> str:
    made: str = ann.make("me", "open", "same_screen", undo="friendly")["id"]
    bob.post(f"/api/tables/{made}/seats", {})
    return made


def test_the_table_goes_back_when_the_last_one_agrees(ann: Caller, bob: Caller, id: str) -> None:
    before = ann.table(id)
    seat = play_one(ann, bob, id)
    asking, other = (bob, ann) if seat == 1 else (ann, bob)
    moved = other.table(id)
    asked = ask(asking, id, "ask", seat).json()
    assert asked["view"] == asking.table(id, seat)["view"]
    assert other.table(id)["view"] == moved["view"]
    agreed = ask(other, id, "agree")
    assert agreed.status_code == 200
    assert ann.table(id)["view"] == before["view"]
    assert ann.table(id)["actor"] == seat


def test_one_refusal_is_enough(ann: Caller, bob: Caller, id: str) -> None:
    seat = play_one(ann, bob, id)
    asking, other = (bob, ann) if seat == 1 else (ann, bob)
    ask(asking, id, "ask", seat)
    moved = other.table(id)["view"]
    ask(other, id, "refuse")
    assert other.table(id)["view"] == moved
    assert ask(other, id, "agree").status_code == 409


def drafted(ann: Caller, bob: Caller, id: str) -> tuple[Caller, int, list[str]]:
    """Whoever is to move has chosen something: who, at which seat, what."""
    seat: int = ann.table(id)["actor"]
    mover = bob if seat == 1 else ann
    option = mover.table(id, seat)["options"][0]
    body = {"verb": "choose", "action": option, "seat": seat}
    assert mover.post(f"/api/tables/{id}/turn", body).status_code == 200
    return mover, seat, [option]


def read_anew(client: TestClient, id: str) -> None:
    """As after a restart: the table is read from the database."""
    app: Any = client.app
    del app.state.context.tables._live[id]


@pytest.mark.parametrize("withdrawn", [False, True])
def test_a_question_that_comes_to_nothing_leaves_the_draft_of_who_is_to_move(
    client: TestClient, ann: Caller, bob: Caller, id: str, withdrawn: bool
) -> None:
    asked_for = play_one(ann, bob, id)
    asking, other = (bob, ann) if asked_for == 1 else (ann, bob)
    mover, seat, lines = drafted(ann, bob, id)
    ask(asking, id, "ask", asked_for)
    assert mover.table(id, seat)["draft"] == lines
    ask(asking if withdrawn else other, id, "refuse")
    assert mover.table(id, seat)["draft"] == lines
    read_anew(client, id)
    assert mover.table(id, seat)["draft"] == lines


def test_going_back_drops_the_draft(client: TestClient, ann: Caller, bob: Caller, id: str) -> None:
    asked_for = play_one(ann, bob, id)
    asking, other = (bob, ann) if asked_for == 1 else (ann, bob)
    drafted(ann, bob, id)
    ask(asking, id, "ask", asked_for)
    ask(other, id, "agree")
    for _ in range(2):
        assert all(ann.table(id, seat)["draft"] == [] for seat in (0, 2))
        assert bob.table(id)["draft"] == []
        read_anew(client, id)


def test_a_wish_is_forgotten_when_the_game_goes_on(ann: Caller, bob: Caller, id: str) -> None:
    seat = play_one(ann, bob, id)
    asking, other = (bob, ann) if seat == 1 else (ann, bob)
    ask(asking, id, "ask", seat)
    play_one(ann, bob, id)
    assert ask(other, id, "agree").status_code == 409


def test_a_wish_outlives_the_move_of_a_bot(
    client: TestClient, ann: Caller, bob: Caller, id: str
) -> None:
    """Bots do not wait for answers: the question would be gone before anybody has read it."""
    seat = play_one(ann, bob, id)
    ask(bob if seat == 1 else ann, id, "ask", seat)
    moved = play_one(ann, bob, id)
    live = context_of(client).tables._live[id]
    assert wish_of(live) is None
    seats = list(live.facts.seats)
    seats[moved] = replace(seats[moved], stand_in="random")
    live.facts = replace(live.facts, seats=tuple(seats))
    found = wish_of(live)
    assert found is not None
    assert found.seat == seat


def test_alone_with_bots_it_is_done_at_once(ann: Caller) -> None:
    id = ann.make("me", "same_screen", "same_screen")["id"]
    before = ann.table(id)
    actor = before["actor"]
    ann.act(id, ann.table(id, actor)["options"][0], "done", seat=actor)
    assert ask(ann, id, "ask", actor).status_code == 200
    assert ann.table(id)["view"] == before["view"]


def test_at_a_strict_table_nothing_goes_back(ann: Caller) -> None:
    id = ann.make("me", "same_screen", "same_screen", undo="strict")["id"]
    actor = ann.table(id)["actor"]
    ann.act(id, ann.table(id, actor)["options"][0], "done", seat=actor)
    answer = ask(ann, id, "ask", actor)
    assert answer.status_code == 403
    assert "strict" in answer.json()["error"]


def test_the_luck_comes_out_the_same_after_going_back(ann: Caller) -> None:
    id = ann.make("me", "same_screen", "same_screen")["id"]
    actor = ann.table(id)["actor"]
    ann.act(id, "withdraw", seat=actor)
    first = ann.table(id, actor)["view"]["sides"][actor]["hand"]
    ask(ann, id, "ask", actor)
    ann.act(id, "withdraw", seat=actor)
    assert ann.table(id, actor)["view"]["sides"][actor]["hand"] == first


def test_a_wish_is_asked_only_so_often(
    client: TestClient, ann: Caller, bob: Caller, id: str
) -> None:
    """Everybody at the table reads each of them."""
    seat = play_one(ann, bob, id)
    context = context_of(client)
    context.settings = replace(context.settings, rate_limits=True)
    context.limits.wish = Limit(burst=3, per_minute=0)
    asking = bob if seat == 1 else ann
    asked = [ask(asking, id, "ask", seat).status_code for _ in range(4)]
    assert asked == [200, 200, 200, 429]
