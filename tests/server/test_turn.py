"""The turn as a draft: private, free to take back, committed as one."""

from typing import Any

import pytest

from tests.server.conftest import Caller


@pytest.fixture
def table(ann: Caller, bob: Caller) -> dict[str, Any]:
    """A started table of Ann, Bob and Ann again; returns it as Ann sees it."""
    id = ann.make("me", "open", "same_screen")["id"]
    bob.post(f"/api/tables/{id}/seats", {})
    return ann.table(id)


def mover(table: dict[str, Any], ann: Caller, bob: Caller) -> tuple[Caller, Caller]:
    """Who is to move, and who is not."""
    return (bob, ann) if table["actor"] == 1 else (ann, bob)


def test_a_choice_is_a_draft_that_only_its_maker_sees(
    table: dict[str, Any], ann: Caller, bob: Caller
) -> None:
    me, other = mover(table, ann, bob)
    unseen = other.table(table["id"])
    first = me.table(table["id"])["options"][0]
    answer = me.turn(table["id"], "choose", first)
    assert answer.status_code == 200
    assert answer.json()["draft"] == [first]
    assert other.table(table["id"]) == unseen


def test_a_draft_is_taken_back_step_by_step_or_at_once(
    table: dict[str, Any], ann: Caller, bob: Caller
) -> None:
    me, _ = mover(table, ann, bob)
    before = me.table(table["id"])
    me.turn(table["id"], "choose", before["options"][0])
    me.turn(table["id"], "choose", "done")
    assert me.turn(table["id"], "undo").json()["draft"] == [before["options"][0]]
    me.turn(table["id"], "choose", "done")
    assert me.turn(table["id"], "restart").json() == before


def test_the_turn_ends_only_when_nothing_is_left_to_choose(
    table: dict[str, Any], ann: Caller, bob: Caller
) -> None:
    me, other = mover(table, ann, bob)
    me.turn(table["id"], "choose", me.table(table["id"])["options"][0])
    refused = me.turn(table["id"], "end")
    assert refused.status_code == 409
    assert "not finished" in refused.json()["error"]
    assert me.turn(table["id"], "choose", "done").json()["complete"] is True
    ended = me.turn(table["id"], "end").json()
    assert ended["draft"] == []
    assert ended["version"] == table["version"] + 1
    assert other.table(table["id"])["version"] == ended["version"]


def test_the_end_may_bring_the_last_choice_along(
    table: dict[str, Any], ann: Caller, bob: Caller
) -> None:
    me, other = mover(table, ann, bob)
    first = me.table(table["id"])["options"][0]
    me.turn(table["id"], "choose", first)
    ended = me.turn(table["id"], "end", "done", request="last")
    assert ended.status_code == 200
    assert ended.json()["draft"] == []
    assert ended.json()["actor"] != table["actor"]
    assert other.table(table["id"])["version"] == table["version"] + 1
    again = me.turn(table["id"], "end", "done", request="last")
    assert again.status_code == 200
    assert again.json()["version"] == ended.json()["version"]


def test_a_last_choice_that_is_not_allowed_leaves_the_draft(
    table: dict[str, Any], ann: Caller, bob: Caller
) -> None:
    me, _ = mover(table, ann, bob)
    first = me.table(table["id"])["options"][0]
    drafted = me.turn(table["id"], "choose", first).json()
    assert me.turn(table["id"], "end", "withdraw").status_code == 409
    assert me.table(table["id"]) == drafted


def test_a_request_that_comes_twice_is_carried_out_once(
    table: dict[str, Any], ann: Caller, bob: Caller
) -> None:
    me, _ = mover(table, ann, bob)
    first = me.table(table["id"])["options"][0]
    once = me.turn(table["id"], "choose", first, request="r1").json()
    twice = me.turn(table["id"], "choose", first, request="r1").json()
    assert once == twice
    me.turn(table["id"], "choose", "done")
    once = me.turn(table["id"], "end", request="r2").json()
    twice = me.turn(table["id"], "end", request="r2")
    assert twice.status_code == 200
    assert twice.json()["version"] == once["version"]


def test_whoever_is_not_to_move_gets_a_conflict_and_changes_nothing(
    table: dict[str, Any], ann: Caller, bob: Caller
) -> None:
    _, other = mover(table, ann, bob)
    seen = other.table(table["id"])
    answer = other.turn(table["id"], "choose", "withdraw")
    assert answer.status_code == 409
    assert "not your turn" in answer.json()["error"]
    assert other.table(table["id"]) == seen


@pytest.mark.parametrize(
    ("action", "status"),
    [("play nothing_01", 400), ("fly", 400), ("palace agra", 409), ("done", 409)],
)
def test_what_cannot_be_chosen_is_refused_and_changes_nothing(
    table: dict[str, Any], ann: Caller, bob: Caller, action: str, status: int
) -> None:
    me, _ = mover(table, ann, bob)
    before = me.table(table["id"])
    answer = me.turn(table["id"], "choose", action)
    assert answer.status_code == status
    assert answer.json()["error"]
    assert me.table(table["id"]) == before


def test_a_stranger_has_no_seat_and_sees_no_hand(
    table: dict[str, Any], client: Any, ann: Caller, bob: Caller
) -> None:
    carl = Caller(client, "Carl")
    seen = carl.table(table["id"])
    assert seen["seat"] is None
    assert seen["options"] == []
    assert all(side["hand"] is None for side in seen["view"]["sides"])
    assert carl.turn(table["id"], "choose", "withdraw").status_code == 403


def test_nobody_acts_for_a_seat_of_somebody_else(
    table: dict[str, Any], ann: Caller, bob: Caller
) -> None:
    answer = ann.act(table["id"], "withdraw", seat=1)
    assert answer.status_code == 403
