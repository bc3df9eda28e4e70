"""Several server processes on one PostgreSQL: whoever asks, the table is the same."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import psycopg
import pytest
import sqlalchemy as sa

from tests.server.postgres import postgres_address, settings_on
from tests.server.process import Server, api_server

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("postgres")
    with postgres_address(folder) as address:
        yield address


@pytest.fixture(scope="module")
def pair(address: str) -> Iterator[Pair]:
    settings = settings_on(address)
    with api_server(settings) as one, api_server(settings) as two:
        yield one, two


def person(server: Server, name: str) -> dict[str, str]:
    token = server.client.post("/api/people", json={"name": name}).json()["token"]
    return {"Authorization": f"Bearer {token}"}


def started(pair: Pair) -> tuple[str, dict[str, str], dict[str, str]]:
    """A table of Ann (seats 0 and 2) and Bob (seat 1), made on one process, joined on the other."""
    one, two = pair
    ann, bob = person(one, "Ann"), person(two, "Bob")
    seats = [{"kind": kind} for kind in ("me", "open", "same_screen")]
    body = {"game": "taj_mahal", "seats": seats, "undo": "friendly"}
    id = one.client.post("/api/tables", json=body, headers=ann).json()["id"]
    answer = two.client.post(f"/api/tables/{id}/seats", json={}, headers=bob)
    assert answer.json()["status"] == "playing"
    return id, ann, bob


def look(server: Server, id: str, headers: dict[str, str], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = server.client.get(
        f"/api/tables/{id}?seat={seat}", headers=headers
    ).json()
    return found


def test_a_game_goes_on_whichever_process_is_asked(pair: Pair) -> None:
    id, ann, bob = started(pair)
    for number in range(600):
        server = pair[number % 2]
        actor = look(server, id, ann, 0)["actor"]
        if actor < 0:
            break
        headers = bob if actor == 1 else ann
        option = look(server, id, headers, actor)["options"][-1]
        body = {"actions": [option], "seat": actor}
        answer = server.client.post(f"/api/tables/{id}/act", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
    assert look(pair[0], id, ann, 0) == look(pair[1], id, ann, 0)
    assert look(pair[0], id, ann, 0)["status"] == "finished"


def test_a_draft_made_on_one_process_is_ended_on_the_other(pair: Pair) -> None:
    id, ann, bob = started(pair)
    actor = look(pair[0], id, ann, 0)["actor"]
    headers = bob if actor == 1 else ann
    body = {"verb": "choose", "action": "withdraw", "seat": actor}
    pair[0].client.post(f"/api/tables/{id}/turn", json=body, headers=headers)
    seen = look(pair[1], id, headers, actor)
    assert seen["draft"] == ["withdraw"]
    body = {"verb": "end", "seat": actor}
    ended = pair[1].client.post(f"/api/tables/{id}/turn", json=body, headers=headers)
    assert ended.status_code == 200
    assert look(pair[0], id, headers, actor)["version"] == seen["version"] + 1


def test_a_draft_outlives_a_question_asked_at_the_other_process(pair: Pair) -> None:
    id, ann, bob = started(pair)
    one, two = (server.client for server in pair)
    first = look(pair[0], id, ann, 0)["actor"]
    asking, other = (bob, ann) if first == 1 else (ann, bob)
    one.post(f"/api/tables/{id}/act", json={"actions": ["withdraw"], "seat": first}, headers=asking)
    actor = look(pair[0], id, ann, 0)["actor"]
    mover = bob if actor == 1 else ann
    lines = look(pair[0], id, mover, actor)["options"][:1]
    draft = {"verb": "choose", "action": lines[0], "seat": actor}
    one.post(f"/api/tables/{id}/turn", json=draft, headers=mover)
    for server, who, verb in ((two, asking, "ask"), (one, other, "refuse")):
        body = {"verb": verb, "seat": first if verb == "ask" else None}
        assert server.post(f"/api/tables/{id}/rewind", json=body, headers=who).status_code == 200
        assert [look(server, id, mover, actor)["draft"] for server in pair] == [lines] * 2


class Watcher:
    """Somebody who reads the stream of a table until it has been sent so many times."""

    def __init__(self, server: Server, id: str, frames: int) -> None:
        self.frames: list[str] = []
        self._wanted = frames
        self._url = f"{server.address}/api/tables/{id}/events"
        self._thread = threading.Thread(target=self._watch)
        self._thread.start()
        while not self.frames:
            time.sleep(0.02)

    def _watch(self) -> None:
        with httpx2.stream("GET", self._url, timeout=40) as answer:
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    self.frames.append(line)
                if len(self.frames) == self._wanted:
                    return

    def finish(self) -> list[str]:
        self._thread.join(30)
        return self.frames


def test_a_stream_of_one_process_shows_what_happens_on_the_other(pair: Pair) -> None:
    id, ann, bob = started(pair)
    actor = look(pair[0], id, ann, 0)["actor"]
    headers = bob if actor == 1 else ann
    watcher = Watcher(pair[1], id, 2)
    body = {"actions": ["withdraw"], "seat": actor}
    pair[0].client.post(f"/api/tables/{id}/act", json=body, headers=headers)
    frames = watcher.finish()
    assert len(frames) == 2
    assert frames[0] != frames[1]


def test_no_stream_is_stale_after_the_database_has_cut_all_connections(
    pair: Pair, address: str
) -> None:
    id, ann, bob = started(pair)
    actor = look(pair[0], id, ann, 0)["actor"]
    headers = bob if actor == 1 else ann
    watcher = Watcher(pair[1], id, 2)
    url = sa.make_url(address).set(drivername="postgresql")
    with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as c:
        c.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname IS NOT NULL AND pid <> pg_backend_pid()"
        )
    body = {"actions": ["withdraw"], "seat": actor, "request": "r1"}
    answers = []
    for _ in range(5):  # a retry heals what a cut connection has broken, and nothing is done twice
        answer = pair[0].client.post(f"/api/tables/{id}/act", json=body, headers=headers)
        answers.append(answer.status_code)
        if answer.status_code == 200:
            break
    assert answers[-1] == 200, answers
    frames = watcher.finish()
    assert len(frames) == 2, "what was missed is read when the connection is back"
    assert frames[0] != frames[1]


def at_once(pair: Pair, path: str, body: dict[str, Any], headers: dict[str, str]) -> list[Any]:
    """The answers of both processes to the same question, asked at the same moment."""
    answers: list[Any] = []

    def ask(server: Server) -> None:
        answers.append(server.client.post(path, json=body, headers=headers))

    threads = [threading.Thread(target=ask, args=(server,)) for server in pair]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_the_same_choice_at_both_processes_is_played_once(pair: Pair) -> None:
    id, ann, bob = started(pair)
    before = look(pair[0], id, ann, 0)
    actor = before["actor"]
    body = {"actions": ["withdraw"], "seat": actor}
    answers = at_once(pair, f"/api/tables/{id}/act", body, bob if actor == 1 else ann)
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert look(pair[0], id, ann, 0)["version"] == before["version"] + 1


@pytest.mark.parametrize(
    ("way", "wish"),
    [("act", {"actions": ["withdraw"]}), ("turn", {"verb": "end", "action": "withdraw"})],
)
def test_the_same_request_at_both_processes_is_carried_out_once(
    pair: Pair, way: str, wish: dict[str, Any]
) -> None:
    """A page that heard nothing asks again, and the proxy may send it to the other process."""
    for number in range(8):
        id, ann, bob = started(pair)
        before = look(pair[0], id, ann, 0)
        actor = before["actor"]
        body = {**wish, "seat": actor, "request": f"r{number}"}
        answers = at_once(pair, f"/api/tables/{id}/{way}", body, bob if actor == 1 else ann)
        assert [answer.status_code for answer in answers] == [200, 200], answers
        assert {answer.json()["version"] for answer in answers} == {before["version"] + 1}
