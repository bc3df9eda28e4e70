"""Bots under load: nobody's bots wait for those of somebody who has many."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial

import pytest
from starlette.testclient import TestClient

import serai
from serai.bots.spec import Spec
from serai.core.match import Match
from serai.server import absence, app, bot_turns
from serai.server.app import make_app
from serai.server.bot_pool import BotPool, BotSilent, Worker
from serai.server.bot_queue import Answer, Caps, Job, Queue, Waiting
from serai.server.origins import UNKNOWN, Origins, household
from serai.server.settings import Settings
from serai.server.store import now
from tests.server.conftest import Caller, context_of
from tests.server.process import alive, wait_until


def job(person: str, bot: str, table: str = "t", address: str = "") -> Job:
    match = Match(serai.load("taj_mahal"), players=3, seed=5)
    lines = tuple((event.seat, event.text) for event in match.events)
    return Job(table, match.header, lines, match.actor, bot, 1, person=person, address=address)


def queue_of(*jobs: Job, caps: Caps | None = None) -> Queue:
    queue = Queue(caps or Caps(99, 99))
    for one in jobs:
        ask(queue, one)
    return queue


def ask(queue: Queue, one: Job) -> None:
    with closing(asyncio.new_event_loop()) as loop:
        queue.add(Waiting(one, loop.create_future()))


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
    queue = queue_of(*jobs, job("ann", "greedy", "quick"), caps=Caps(9, 2))
    assert taken(queue) == ["a0", "a1", "quick"]
    queue.done(jobs[0])
    assert taken(queue) == ["a2"]


def guests(count: int, address: str = "near", bot: str = "search:10s") -> list[Job]:
    """One table each of many guests who share an address."""
    return [job(f"guest {n}", bot, f"g{n}", address) for n in range(count)]


def test_addresses_take_turns_however_many_guests_one_has() -> None:
    queue = queue_of(
        *guests(4), job("bob", "search", "b1", "far"), job("bob", "search", "b2", "far")
    )
    assert taken(queue) == ["g0", "b1", "g1", "b2", "g2", "g3"]


def test_at_one_address_people_take_turns() -> None:
    mine = [job("ann", "search", f"a{n}", "home") for n in range(3)]
    queue = queue_of(*mine, job("eve", "search", "e1", "home"), job("bob", "search", "b1", "far"))
    assert taken(queue) == ["a0", "b1", "e1", "a1", "a2"]


def test_who_comes_from_elsewhere_is_next_however_long_the_queue_is() -> None:
    queue = queue_of(*guests(10))
    for _ in range(5):
        assert queue.take(only_quick=False) is not None
    ask(queue, job("bob", "search", "b1", "far"))
    assert taken(queue)[0] == "b1"


def test_who_asks_again_at_once_does_not_come_before_who_has_waited() -> None:
    """Two of one table each must not keep out the one who has many."""
    queue = queue_of(*guests(3))
    order = []
    for n in range(9):
        ask(queue, job("bob", "search", "b", "far") if n % 2 else job("eve", "search", "e", "off"))
        waiting = queue.take(only_quick=False)
        assert waiting is not None
        order.append(waiting.job.table)
    assert {"g0", "g1", "g2"} <= set(order)


def test_one_address_has_only_so_many_tables_thought_about_for_long() -> None:
    """Also by many guests: one worker is left for whoever comes from elsewhere."""
    many = guests(10)
    queue = queue_of(*many, job("guest 9", "greedy", "quick", "near"), caps=Caps.of(3))
    assert taken(queue) == ["g0", "g1", "quick"]
    ask(queue, job("bob", "search", "b1", "far"))
    assert taken(queue) == ["b1"]
    queue.done(many[0])
    assert taken(queue) == ["g2"]


@pytest.mark.parametrize(
    ("workers", "caps"), [(1, Caps(1, 1)), (2, Caps(1, 1)), (4, Caps(3, 2)), (8, Caps(7, 4))]
)
def test_a_worker_is_left_for_others_unless_the_host_wishes_otherwise(
    workers: int, caps: Caps
) -> None:
    assert Caps.of(workers) == caps
    assert Caps.of(workers, address=5, person=6) == Caps(5, 6)


def test_the_load_of_one_address_does_not_weaken_the_bots_of_another() -> None:
    many, bob = guests(50), job("bob", "search:1s", "b", "far")
    queue = queue_of(*many, bob)
    assert queue.share(bob, workers=2) == 1.0
    assert queue.share(many[0], workers=2) == pytest.approx(1 / 50)


def test_the_load_of_one_person_weakens_those_of_the_same_household_by_half() -> None:
    many = [job("ann", "search:1s", f"a{n}", "home") for n in range(20)]
    eve = job("eve", "search:1s", "e", "home")
    queue = queue_of(*many, eve)
    assert queue.share(eve, workers=1) == 0.5
    assert queue.share(many[0], workers=1) == pytest.approx(0.5 / 20)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::9", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("testclient", "testclient", True),
        ("testclient", "", False),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) == same


def test_the_bots_of_a_table_count_for_the_address_of_who_made_it(
    ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = SilentBots(1, 1.0)
    monkeypatch.setattr(bot_turns, "AFTER_FAILURE", 0.01)
    context_of(ann.client).tables.bots.pool = pool
    ann.make("greedy", "greedy", "greedy")
    wait_until(lambda: bool(pool.jobs))
    assert {(one.person != "", one.address) for one in pool.jobs} == {(True, "testclient")}


def test_a_question_to_a_bot_has_luck_of_the_secret_and_not_the_secret(
    ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever knew the luck of a bot could think its thoughts."""
    tables = context_of(ann.client).tables
    pool = tables.bots.pool = SilentBots(1, 1.0)
    monkeypatch.setattr(bot_turns, "AFTER_FAILURE", 0.01)
    ids = [ann.make("search:9", "search:9", "search:9")["id"] for _ in range(2)]
    wait_until(lambda: {one.table for one in pool.jobs} == set(ids))
    for one in pool.jobs:
        secret = tables._live[one.table].facts.secret
        assert one.seed == bot_turns.bot_seed(secret, len(one.lines), one.seat)
        assert secret not in repr(one)


def test_who_was_not_here_since_the_start_shares_one_address() -> None:
    origins = Origins()
    assert origins.of("ann") == origins.of("bob") == UNKNOWN
    for person, address in (("ann", "near"), ("eve", "near"), ("bob", "far")):
        origins.keep(person, address)
    assert sorted(origins.together("ann")) == ["ann", "eve"]
    assert origins.together("stranger") == ["stranger"]


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
    assert job("ann", bot).with_share(share).bot == left


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
        await asyncio.gather(*[pool.choose(job(p, "search:60", p, p)) for p in ("ann", "bob")])
        first, second = pool.worker_ids()[:2]
        slow = asyncio.create_task(pool.choose(job("ann", "search:5s")))
        await asyncio.sleep(0.2)
        os.kill(first, signal.SIGKILL)
        assert (await slow).choice
        assert first not in pool.worker_ids()
        assert second in pool.worker_ids()

    with_a_pool(work, workers=2, deadline=60)


def test_who_waits_takes_time_from_who_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    async def told(worker: Worker, job: Job, deadline: float) -> Answer:
        given.append(Spec.of(job.bot).amount)
        return Answer("withdraw")

    async def work(pool: BotPool) -> None:
        jobs = [job("ann", "search:10s", f"a{n}") for n in range(5)]
        await asyncio.gather(*[pool.choose(one) for one in jobs])

    monkeypatch.setattr(Worker, "think", told)
    with_a_pool(work, workers=1, deadline=60)
    assert given == pytest.approx([10 / 5, 10 / 4, 10 / 3, 10 / 2, 10], abs=0.01)


def test_who_misses_a_deadline_is_replaced_and_the_next_worker_is_not() -> None:
    async def scenario() -> None:
        late, other = Worker(), Worker()
        try:
            for worker in (late, other):
                await worker.think(job("ann", "greedy"), 60)
            before, after = late.ids(), other.ids()
            with pytest.raises(BotSilent):
                await late.think(job("ann", "search:10s"), 0.05)
            wait_until(lambda: not alive(set(before)))
            assert other.ids() == after
            assert (await other.think(job("ann", "greedy"), 60)).choice
            assert (await late.think(job("ann", "greedy"), 60)).choice, "it is there again"
        finally:
            for worker in (late, other):
                worker.close(wait=True)

    asyncio.run(scenario())


class SilentBots(BotPool):
    """Bots that never answer."""

    def __init__(self, workers: int, deadline: float) -> None:
        super().__init__(workers, deadline)
        self.jobs: list[Job] = []

    @property
    def asked(self) -> int:
        return len(self.jobs)

    async def choose(self, job: Job) -> Answer:
        self.jobs.append(job)
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


def test_every_server_looks_for_bots_that_nobody_asks(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It need not be told that another one has died."""
    monkeypatch.setattr(absence, "FORGOTTEN", -1)
    monkeypatch.setattr(app, "wake_forgotten_bots", partial(absence.wake_forgotten_bots, every=0.2))
    with TestClient(make_app(settings)) as client:
        ann = Caller(client, "Ann")
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(context_of(client).tables.bots, "wake", lambda live: None)
            id = ann.make("random", "random", "random")["id"]
        wait_until(lambda: ann.table(id)["status"] == "finished")


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
