"""Tables in memory: each is there once, and those that nobody has asked for lately make room."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

import serai
from serai.core.match import Match
from serai.server import service, store, tables
from serai.server.database_failures import Unavailable
from serai.server.identity import hash_token
from serai.server.live_table import LiveTable
from serai.server.people import find_by_token
from tests.server.conftest import Caller, context_of


def on_the_loop(client: TestClient, work: Any, *args: Any) -> Any:
    assert client.portal is not None
    return client.portal.call(work, *args)


def branch(ann: Caller, match: Match) -> str:
    """Ann plays on from the middle of a game."""
    context = context_of(ann.client)
    person = on_the_loop(ann.client, context.database.run, find_by_token, hash_token(ann.token))
    args = (context.tables, person, match, len(match.events), 0, "random", None)
    live: LiveTable = on_the_loop(ann.client, service.branch, *args)
    return live.id


@pytest.mark.parametrize("way", ["create", "adopt", "open"])
def test_tables_make_room_for_new_ones_however_these_come(
    client: TestClient, ann: Caller, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    here = context_of(client).tables
    begun = Match(serai.load("taj_mahal"), players=3, seed=5)
    known = [ann.make("me", "open", "open")["id"] for _ in range(8)]
    here.forget(known)
    monkeypatch.setattr(tables, "REMEMBERED", 3)
    monkeypatch.setattr(here.bots, "wake", lambda live: None)  # a bot that thinks holds its table
    if way == "create":
        ids = [ann.make("me", "open", "open")["id"] for _ in known]
    elif way == "adopt":
        ids = [branch(ann, begun) for _ in known]
    else:
        ids = [ann.table(id)["id"] for id in known]
    assert len(here.in_memory()) <= 4
    assert here.in_memory()[-1] == ids[-1]
    assert all(ann.table(id)["id"] == id for id in ids), "the others are read when asked for"


def test_a_table_that_somebody_watches_stays(
    client: TestClient, ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = context_of(client).tables
    watched = ann.make("me", "open", "open")["id"]
    monkeypatch.setattr(tables, "REMEMBERED", 2)
    with here.hub.listen(watched):
        ids = [ann.make("me", "open", "open")["id"] for _ in range(6)]
        assert watched in here.in_memory()
    assert ids[0] not in here.in_memory()


def test_who_opens_a_table_again_after_a_fault_gets_the_one_that_the_others_have(
    client: TestClient, ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second one in memory would be changed by nobody, and its watchers would wait for ever."""
    here = context_of(client).tables
    id = ann.make("me", "open", "open")["id"]
    here.forget([id])
    find, faults = store.find_table_and_log, [sa.exc.OperationalError("", {}, OSError("away"))]

    def once_away(c: sa.Connection, id: str) -> Any:
        if faults:
            raise faults.pop()
        return find(c, id)

    async def open_again() -> LiveTable:
        try:
            return await here.open(id)
        except Unavailable:
            return await here.open(id)

    async def several() -> list[LiveTable]:
        return await asyncio.gather(*[open_again() for _ in range(4)])

    monkeypatch.setattr(store, "find_table_and_log", once_away)
    found = on_the_loop(client, several)
    assert not faults
    assert [one is here._live[id] for one in found] == [True] * 4
