"""What another process has changed is followed: only what is new, all of it at one moment, and
never so that others wait for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest

from serai.core.match import Match, rebuild
from serai.core.record import Event
from serai.server import people, service, store, tables
from serai.server.bot_pool import BotPool
from serai.server.database import Database
from serai.server.hub import Hub
from serai.server.live_table import LiveTable
from serai.server.messages import NewSeat, NewTable
from serai.server.settings import Settings
from serai.server.store import Request
from serai.server.tables import Tables

Moment = tuple[int, int]
"""The version of a table, and how long its log is."""


class Process:
    """One server process of two, without its requests: it holds a table that both have."""

    def __init__(self, all_tables: Tables, live: LiveTable) -> None:
        self.tables = all_tables
        self.live = live

    @property
    def match(self) -> Match:
        assert self.live.match is not None
        return self.live.match

    @property
    def moment(self) -> Moment:
        return self.live.facts.version, len(self.match.events)

    async def play(self, choices: int) -> None:
        for _ in range(choices):
            choice = self.match.options()[-1].text
            await self.tables.act(self.live, self.match.actor, [choice])

    async def go_back(self, keep: int) -> None:
        async with self.live.lock:
            await self.tables.cut(self.live, keep, {})

    async def refresh(self) -> None:
        await self.tables.refresh(self.live.id)


@asynccontextmanager
async def two_processes(settings: Settings) -> AsyncIterator[tuple[Process, Process]]:
    """Two on one database. (On SQLite a server keeps all others away; these two may.)"""
    with (
        closing(Database(settings.database)) as one,
        closing(Database(settings.database)) as other,
        closing(BotPool(1, 1.0)) as bots,
    ):
        one.create()
        here, there = (Tables(database, Hub(), bots) for database in (one, other))
        ann = await one.run(people.add_guest, "Ann")
        seats = [NewSeat("same_screen")] * 3
        live = await service.make_table(here, ann, NewTable(game="taj_mahal", seats=seats))
        first = Process(here, live)
        await first.play(12)
        yield first, Process(there, await there.open(live.id))


def run(settings: Settings, work: Callable[[Process, Process], Awaitable[None]]) -> None:
    async def scenario() -> None:
        async with two_processes(settings) as (here, there):
            await work(here, there)

    asyncio.run(scenario())


def assert_alike(here: Process, there: Process) -> None:
    assert there.moment == here.moment
    assert [event.text for event in there.match.events] == [e.text for e in here.match.events]
    for seat in range(3):
        assert there.live.view(seat) == here.live.view(seat)


def test_only_what_is_new_is_followed(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    followed: list[list[str]] = []
    follow = Match.follow

    def spied(match: Match, events: list[Event]) -> None:
        followed.append([event.text for event in events])
        follow(match, events)

    async def work(here: Process, there: Process) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(tables, "rebuild", None)  # nothing is replayed from the start
            patch.setattr(Match, "follow", spied)
            for choices in (1, 3):
                known = len(here.match.events)
                await here.play(choices)
                await there.refresh()
                assert followed.pop() == [event.text for event in here.match.events[known:]]
                assert_alike(here, there)
            assert followed == []

    run(settings, work)


def test_what_must_be_replayed_is_replayed_away_from_the_event_loop(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def spied(*args: Any) -> Match:
        threads.append(threading.current_thread())
        return rebuild(*args)

    async def work(here: Process, there: Process) -> None:
        await here.go_back(4)  # the log of the other process is no longer the beginning of it
        await there.refresh()
        assert_alike(here, there)
        there.tables.forget([there.live.id])
        await there.tables.open(there.live.id)
        assert len(threads) == 4, "at the first opening, twice for going back, at the second one"
        assert threading.current_thread() not in threads

    monkeypatch.setattr(tables, "rebuild", spied)
    run(settings, work)


def test_nobody_sees_the_facts_of_one_moment_with_the_game_of_another(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Streams draw a table whenever they are told, and pages at any time."""

    async def work(here: Process, there: Process) -> None:
        true, seen = {here.moment}, []
        hub = there.tables.hub
        tell = hub.tell

        def told(id: str) -> None:
            seen.append(there.moment)
            tell(id)

        def meanwhile(*args: Any) -> Match:
            seen.append(there.moment)
            return rebuild(*args)

        monkeypatch.setattr(hub, "tell", told)
        for change in (here.play(1), here.go_back(6), here.play(4), here.go_back(2)):
            await change
            true.add(here.moment)
            with monkeypatch.context() as patch:
                patch.setattr(tables, "rebuild", meanwhile)
                await there.refresh()
            assert there.moment == here.moment
        assert len(seen) >= 6
        assert set(seen) <= true

    run(settings, work)


def test_who_asks_again_at_another_process_sees_what_was_done_at_the_first(
    settings: Settings,
) -> None:
    """Also if that process has not heard of it yet: else they would take their turn again."""

    async def work(here: Process, there: Process) -> None:
        seat, choice = here.match.actor, here.match.options()[-1].text
        request = Request("ann", "r1", "the same wish")
        for process in (here, there):
            await process.tables.act(process.live, seat, [choice], request)
        assert_alike(here, there)

    run(settings, work)


def test_a_draft_that_cannot_be_played_is_told_once_and_makes_room_for_another(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """It is found again with every request, until somebody chooses something."""

    async def work(here: Process, there: Process) -> None:
        seat, choice = here.match.actor, here.match.options()[0].text
        database, facts = here.tables.database, here.live.facts
        await database.run(store.save_draft, facts, seat, ["fly"], None)
        await there.refresh()
        told = there.live.tick(seat)
        for _ in range(3):
            await there.refresh()
        assert there.live.tick(seat) == told
        assert there.live.draft(seat).lines == []
        await here.tables.choose(here.live, seat, choice)
        await there.refresh()
        assert there.live.draft(seat).lines == here.live.draft(seat).lines != []

    run(settings, work)
    assert len([line for line in caplog.messages if "cannot be played" in line]) == 1
