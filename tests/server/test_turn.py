"""The turn as a draft: private, free to take back, committed as one."""

from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from serai.server import store
from serai.server.app import make_app
from serai.server.bot_turns import bot_seed
from serai.server.database import Database
from serai.server.settings import Settings
from serai.web.site import make_site
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


def test_a_choice_takes_the_place_of_the_last_one_of_its_kind(
    table: dict[str, Any], ann: Caller, bob: Caller
) -> None:
    me, _ = mover(table, ann, bob)
    before = me.table(table["id"])
    first, second = [one for one in before["options"] if one.startswith("play ")][:2]
    refused = me.turn(table["id"], "instead", second)
    assert refused.status_code == 409
    assert "can take the place of nothing" in refused.json()["error"]
    me.turn(table["id"], "choose", first)
    me.turn(table["id"], "choose", "done")
    assert me.turn(table["id"], "instead", second).json()["draft"] == [second]
    assert me.turn(table["id"], "undo").json() == before


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


# --- nothing is told before it is committed, nothing is dropped ----------------------------------


def test_lines_of_one_act_stop_at_the_wall_and_tell_nothing_of_what_is_behind_it(
    ann: Caller,
) -> None:
    """Cards are dealt when the last one has withdrawn: what they are is not in any refusal."""
    id = ann.make("me", "same_screen", "same_screen")["id"]
    told = set()
    for _ in range(60):
        seen = ann.table(id)
        choice = "withdraw" if "withdraw" in seen["options"] else seen["options"][0]
        peek = ann.act(id, choice, "withdraw", seat=seen["actor"])
        assert peek.status_code == 409
        told.add(peek.json()["error"])
        assert ann.table(id)["version"] == seen["version"]
        assert ann.act(id, choice, seat=seen["actor"]).status_code == 200
    behind = "'withdraw' is not allowed now: chance decides next, end the turn first"
    assert behind in told


def test_everybody_numbers_their_own_requests(ann: Caller, bob: Caller, eve: Caller) -> None:
    id = ann.make("me", "open", "open")["id"]
    people = [ann]
    for person in (bob, eve):
        people.append(person)
        person.post(f"/api/tables/{id}/seats", {})
    asked = [0, 0, 0]
    for _ in range(12):
        seen = ann.table(id)
        seat = seen["actor"]
        asked[seat] += 1
        choice, number = people[seat].table(id)["options"][0], f"r{asked[seat]}"
        answer = people[seat].act(id, choice, request=number)
        assert answer.status_code == 200
        again = people[seat].act(id, choice, request=number)
        assert again.json()["version"] == answer.json()["version"] == seen["version"] + 1
    assert min(asked) > 1


@pytest.mark.parametrize(("asked", "strict"), [({}, True), ({"undo": "friendly"}, False)])
def test_among_people_undo_is_strict_unless_they_want_it_otherwise(
    ann: Caller, bob: Caller, asked: dict[str, str], strict: bool
) -> None:
    id = ann.make("me", "open", "same_screen", **asked)["id"]
    bob.post(f"/api/tables/{id}/seats", {})
    me, _ = mover(ann.table(id), ann, bob)
    me.act(id, me.table(id)["options"][0])
    answer = me.post(f"/api/tables/{id}/rewind", {"verb": "ask"})
    assert ("strict undo" in answer.text) == strict


def test_alone_with_bots_undo_is_friendly(ann: Caller) -> None:
    id = ann.make("me", "random", "random")["id"]
    answer = ann.post(f"/api/tables/{id}/rewind", {"verb": "ask"})
    assert "strict undo" not in answer.text


def test_the_same_request_at_two_processes_is_carried_out_once(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have looked for it before either has written it down. (Two servers share a database on
    PostgreSQL only; here they are let in at one file.)"""
    monkeypatch.setattr(Database, "lock", lambda database: None)
    with TestClient(make_app(settings)) as here, TestClient(make_app(settings)) as there:
        ann = Caller(here, "Ann")
        same = Caller(there, "Ann")
        same.token = ann.token
        id = ann.make("me", "same_screen", "same_screen")["id"]
        first = same.table(id)["options"][0]
        look = store.same_request
        answers: list[bool | None] = []

        def too_early(c: sa.Connection, table: str, request: store.Request) -> bool | None:
            answers.append(None if len(answers) in (0, 1) else look(c, table, request))
            return answers[-1]

        for way in ("turn", "act"):
            answers.clear()
            monkeypatch.setattr(store, "same_request", too_early)
            if way == "turn":
                once, again = (who.turn(id, "choose", first, request="r1") for who in (ann, same))
            else:
                once, again = (who.act(id, first, request="r2") for who in (ann, same))
            monkeypatch.undo()
            assert once.status_code == again.status_code == 200
            assert once.json() == again.json()


@pytest.mark.parametrize("way", ["act", "choose", "end"])
def test_a_used_number_with_something_else_in_it_is_refused_with_the_fresh_table(
    ann: Caller, way: str
) -> None:
    id = ann.make("me", "same_screen", "same_screen")["id"]
    one, other = ann.table(id)["options"][:2]

    def ask(action: str) -> Any:
        if way == "act":
            return ann.act(id, action, request="r1")
        return ann.turn(id, way, action, request="r1")

    done = ask(one)
    assert done.status_code == 200
    refused = ask(other)
    assert refused.status_code == 409
    assert "carried out before with something else" in refused.json()["error"]
    assert refused.json()["table"] == ann.table(id), "the fresh state comes along"
    again = ask(one)
    assert again.status_code == 200, "a true retry stays harmless"
    assert again.json()["version"] == done.json()["version"]


def test_a_page_that_uses_a_number_twice_is_told_and_shown_the_table(settings: Settings) -> None:
    with TestClient(make_site(settings), headers={"Sec-Fetch-Site": "same-origin"}) as site:
        fields = {"game": "taj_mahal", **{f"seat{at}": "same_screen" for at in range(3)}}
        table = site.post("/new/taj_mahal", data=fields).url.path
        id = table.removeprefix("/t/")
        actor = site.get(f"/api/tables/{id}").json()["actor"]
        one, other = site.get(f"/api/tables/{id}?seat={actor}").json()["options"][:2]
        click = {"verb": "choose", "seat": actor, "request": "r1"}
        for action, status in ((one, 200), (other, 409), (one, 200)):
            answer = site.post(f"{table}/turn", json={**click, "action": action})
            assert answer.status_code == status
            assert ("notice" in answer.json()) == (status == 409)
            assert answer.json()["html"]
        assert site.get(f"/api/tables/{id}?seat={actor}").json()["draft"] == [one]


def test_a_number_used_for_one_verb_is_refused_for_another(ann: Caller) -> None:
    id = ann.make("me", "same_screen", "same_screen")["id"]
    one = ann.table(id)["options"][0]
    assert ann.turn(id, "choose", one, request="r1").status_code == 200
    assert ann.act(id, one, request="r1").status_code == 409
    assert ann.turn(id, "undo", request="r1").status_code == 409
    assert ann.table(id)["draft"] == [one]


def test_a_number_used_at_another_process_meanwhile_is_refused(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither process knows of the other's request when it looks; the database does."""
    monkeypatch.setattr(Database, "lock", lambda database: None)
    with TestClient(make_app(settings)) as here, TestClient(make_app(settings)) as there:
        ann = Caller(here, "Ann")
        same = Caller(there, "Ann")
        same.token = ann.token
        id = ann.make("me", "same_screen", "same_screen")["id"]
        one, other = same.table(id)["options"][:2]
        look = store.same_request
        looks = iter([None, None])

        def too_early(c: sa.Connection, table: str, request: store.Request) -> bool | None:
            return next(looks, look(c, table, request))

        monkeypatch.setattr(store, "same_request", too_early)
        assert ann.turn(id, "choose", one, request="r1").status_code == 200
        refused = same.turn(id, "choose", other, request="r1")
        assert refused.status_code == 409
        assert "carried out before" in refused.json()["error"]
        assert refused.json()["table"]["draft"] == [one]


def test_nobody_can_reckon_the_luck_of_a_bot_without_the_secret_of_the_table() -> None:
    seeds = {bot_seed(secret, 40, 1) for secret in ("one", "two", "three")}
    assert len(seeds) == 3
    assert len({bot_seed("one", events, seat) for events in range(5) for seat in range(3)}) == 15
