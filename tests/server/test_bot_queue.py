"""Bots under load: nobody's bots wait for those of somebody who has many."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import closing

import pytest

import serai
from serai.core.match import Match
from serai.server import bot_turns
from serai.server.bot_pool import BotPool, BotSilent, Worker
from serai.server.bot_queue import Answer, Job, Queue, Waiting
from serai.server.store import now
from tests.server.conftest import Caller, context_of
from tests.server.process import wait_until


def job(person: str, bot: str, table: str = "t") -> Job:
    match = Match(serai.load("taj_mahal"), players=3, seed=5)
    lines = tuple((event.seat, event.text) for event in match.events)
    return Job(table, match.header, lines, match.actor, bot, 1, person=person)


def queue_of(*jobs: Job, most_long: int = 9) -> Queue:
    queue = Queue(most_long)
    with closing(asyncio.new_event_loop()) as loop:
        for one in jobs:
            queue.add(Waiting(one, loop.create_future()))
    return queue


def taken(queue: Queue, only_quick: bool = False) -> list[str]:
    found = []
    while (waiting := queue.take(only_quick)) is not None:
        found.append(waiting.job.table)
    return found


def test_people_take_turns_however_many_tables_one_has() -> None:
    queue = queue_of(
        job("ann", "search", "a1"),
        job("ann", "search", "a2"),
        job("ann", "search", "a3"),
        job("bob", "search", "b1"),
        job("eve", "search", "e1"),
    )
    assert taken(queue) == ["a1", "b1", "e1", "a2", "a3"]


def test_one_person_has_only_so_many_tables_thought_about_for_long() -> None:
    jobs = [job("ann", "search", f"a{n}") for n in range(3)]
    queue = queue_of(*jobs, job("ann", "greedy", "quick"), most_long=2)
    assert taken(queue) == ["a0", "a1", "quick"]
    queue.done(jobs[0])
    assert taken(queue) == ["a2"]


def test_the_last_worker_takes_quick_bots_only() -> None:
    queue = queue_of(job("ann", "search", "long"), job("bob", "greedy:8", "quick"))
    assert taken(queue, only_quick=True) == ["quick"]


@pytest.mark.parametrize(
    ("bot", "share", "left"),
    [
        ("search:10s", 1.0, "search:10s"),
        ("search:10s", 0.25, "search:2.5s"),
        ("search:10cpu", 0.25, "search:2.5cpu"),
        ("search@1:10s", 0.25, "search@1:2.5s"),
        ("search@1:4000", 0.25, "search@1:1000"),
        ("search:10s", 0.001, "search:0.1s"),
        ("search:0.05s", 0.5, "search:0.05s"),
        ("search:0.00001s", 0.5, "search:0.00001s"),
        ("search:4000", 0.25, "search:1000"),
        ("search:4000", 0.001, "search:50"),
        ("greedy:8", 0.1, "greedy:8"),
        ("search", 0.1, "search"),
    ],
)
def test_budgets_shrink_with_the_load_down_to_a_floor(bot: str, share: float, left: str) -> None:
    assert job("ann", bot).lighter(share).bot == left


def with_a_pool(work: Callable[[BotPool], Awaitable[None]], workers: int, deadline: float) -> None:
    async def scenario() -> None:
        pool = BotPool(workers, deadline)
        try:
            await work(pool)
        finally:
            pool.close()

    asyncio.run(scenario())


def test_a_quick_bot_answers_while_twenty_tables_think_for_long() -> None:
    async def work(pool: BotPool) -> None:
        long = [
            asyncio.create_task(pool.choose(job("ann", "search:10s", f"a{n}"))) for n in range(20)
        ]
        await asyncio.sleep(0.1)
        await pool.choose(job("bob", "greedy", "b"))
        assert not any(task.done() for task in long), "the greedy bot did not wait for any of them"
        for task in long:
            task.cancel()

    with_a_pool(work, workers=2, deadline=60)


def test_the_deadline_counts_from_the_start_of_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    async def slowly(worker: Worker, job: Job, deadline: float) -> Answer:
        given.append(deadline)
        await asyncio.sleep(0.05)
        return Answer("withdraw")

    async def work(pool: BotPool) -> None:
        await asyncio.gather(*[pool.choose(job(person, "search", person)) for person in "abcd"])

    monkeypatch.setattr(Worker, "think", slowly)
    with_a_pool(work, workers=1, deadline=0.06)
    assert given == [0.06] * 4, "who has waited has as much time as who came first"


def test_a_late_worker_is_replaced_alone() -> None:
    async def work(pool: BotPool) -> None:
        await asyncio.gather(*[pool.choose(job(p, "search:60", p)) for p in ("ann", "bob")])
        first, second = pool.worker_ids()[:2]
        slow = asyncio.create_task(pool.choose(job("ann", "search:5s")))
        await asyncio.sleep(0.2)
        os.kill(first, signal.SIGKILL)
        assert (await slow).choice
        assert first not in pool.worker_ids()
        assert second in pool.worker_ids()

    with_a_pool(work, workers=2, deadline=60)


class SilentBots(BotPool):
    """Bots that never answer."""

    asked = 0

    async def choose(self, job: Job) -> Answer:
        self.asked += 1
        raise BotSilent("they say nothing")


def test_a_bot_that_fails_again_and_again_ends_in_a_notice(
    ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "AFTER_FAILURE", 0.01)
    tables = context_of(ann.client).tables
    pool = tables.bots.pool = SilentBots(1, 1.0)
    table = ann.make("greedy", "me", "greedy")["id"]
    while ann.table(table)["actor"] == 1:  # who begins is drawn
        ann.act(table, ann.table(table)["options"][-1])
    wait_until(lambda: bool(ann.table(table)["bot_silent"]))
    time.sleep(0.2)
    assert pool.asked == bot_turns.MOST_FAILURES, "it is not asked for ever"


def test_a_bot_whose_process_died_is_asked_by_another_one(
    ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = context_of(ann.client).tables
    with monkeypatch.context() as meanwhile:  # the process that should ask it is gone
        meanwhile.setattr(tables.bots, "wake", lambda live: None)
        table = ann.make("greedy", "me", "greedy")["id"]
        while ann.table(table)["actor"] == 1:
            ann.act(table, ann.table(table)["options"][-1])
        before = ann.table(table)["version"]
    assert ann.client.portal is not None
    ann.client.portal.call(tables.take_over, now() + 1)
    wait_until(lambda: ann.table(table)["version"] > before)
