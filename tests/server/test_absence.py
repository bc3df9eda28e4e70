"""A bot stands in for somebody absent, until they are back: whoever does something is."""

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient

from serai.server.bot_pool import BotPool
from serai.server.bot_queue import Answer, Job
from serai.server.live_table import LiveTable
from serai.server.tables import Tables
from tests.server.conftest import Caller


class SlowBots(BotPool):
    """Bots that always withdraw, and not before they are told to."""

    def __init__(self) -> None:
        super().__init__(workers=1, deadline=1)
        self.asked = asyncio.Event()
        self.told = asyncio.Event()

    async def choose(self, job: Job) -> Answer:
        self.asked.set()
        await self.told.wait()
        return Answer("withdraw")


class Absent:
    """A table at which a bot has begun to think for the seat to move."""

    def __init__(self, client: TestClient, id: str) -> None:
        app: Any = client.app
        self.tables: Tables = app.state.context.tables
        self.bots = self.tables.bots.pool = SlowBots()
        assert client.portal is not None
        self.call = client.portal.call
        self.live: LiveTable = self.call(self.tables.open, id)
        assert self.live.match is not None
        self.seat = self.live.match.actor
        self.call(self.tables.stand_in, self.live, self.seat, "random")
        self.call(self.bots.asked.wait)

    @property
    def stand_ins(self) -> list[str | None]:
        return [seat.stand_in for seat in self.live.facts.seats]

    def let_the_bot_answer(self) -> None:
        thinking = self.tables.bots.thinking(self.live.id)
        self.call(self.bots.told.set)

        async def done() -> None:
            if thinking is not None:
                await asyncio.wait([thinking], timeout=10)

        self.call(done)


@pytest.fixture
def id(ann: Caller) -> str:
    made: str = ann.make("me", "same_screen", "same_screen")["id"]
    return made


def test_a_bot_plays_for_who_stays_away(client: TestClient, ann: Caller, id: str) -> None:
    absent = Absent(client, id)
    before = ann.table(id)
    absent.let_the_bot_answer()
    assert ann.table(id)["version"] > before["version"]
    assert absent.stand_ins[absent.seat] == "random"


@pytest.mark.parametrize("verb", ["choose", "act"])
def test_who_does_something_is_back(client: TestClient, ann: Caller, id: str, verb: str) -> None:
    absent = Absent(client, id)
    option = ann.table(id)["options"][0]
    answer = ann.turn(id, "choose", option) if verb == "choose" else ann.act(id, option)
    assert answer.status_code == 200
    assert absent.stand_ins == [None] * 3
    before = ann.table(id)
    absent.let_the_bot_answer()
    assert ann.table(id) == before
    assert verb == "act" or before["draft"] == [option]


def test_what_is_refused_brings_nobody_back(client: TestClient, ann: Caller, id: str) -> None:
    absent = Absent(client, id)
    assert ann.turn(id, "choose", "palace agra").status_code == 409
    assert ann.act(id, "done").status_code == 409
    assert absent.stand_ins[absent.seat] == "random"


def test_a_bot_that_still_thinks_does_not_play_for_who_is_back(
    client: TestClient, ann: Caller, id: str
) -> None:
    absent = Absent(client, id)
    absent.call(absent.tables.stand_in, absent.live, absent.seat, None)
    before = ann.table(id)
    absent.let_the_bot_answer()
    assert ann.table(id) == before
