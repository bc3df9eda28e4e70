"""The queue of questions to bots: addresses and people take turns, and quick bots never wait for
slow ones."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

from serai.bots.spec import Spec
from serai.core.components import Edition
from serai.core.record import Header
from serai.server.lru_cache import LruCache

QUICK = ("random", "greedy")
"""Bots that answer within milliseconds."""
LEAST_SECONDS, LEAST_ITERATIONS = 0.1, 50
"""The least budget of a searching bot, however many questions wait."""


@dataclass(frozen=True)
class Job:
    """One question to a bot, as plain values."""

    table: str
    header: Header
    lines: tuple[tuple[int, str], ...]
    seat: int
    bot: str
    seed: int
    """Seed of the bot's random numbers, derived from the secret of the table."""
    edition: Edition = None
    notes: bytes = b""
    """The notes of the bot from earlier in this turn, pickled."""
    person: str = ""
    """The host of the table: fairness is by host, then by table."""
    address: str = ""
    """The address that the host came from."""

    @property
    def quick(self) -> bool:
        return Spec.of(self.bot).name in QUICK

    def with_share(self, share: float) -> Job:
        """The question with a share of the time to think."""
        spec = Spec.of(self.bot)
        if self.quick or share >= 1 or not spec.detail:
            return self
        least = LEAST_SECONDS if spec.unit else LEAST_ITERATIONS
        amount = max(spec.amount * share, min(least, spec.amount))
        return replace(self, bot=spec.thinking(amount))


@dataclass(frozen=True)
class Answer:
    """A bot's choice, and its notes for the next one in this turn."""

    choice: str
    notes: bytes = b""


@dataclass(eq=False)
class Waiting:
    """A question in the queue, and the future of its answer."""

    job: Job
    answer: asyncio.Future[Answer]


@dataclass(frozen=True)
class Caps:
    """Most slow questions in work at a time, of one address and of one person."""

    address: int
    person: int

    @classmethod
    def of(cls, workers: int, address: int = 0, person: int = 0) -> Caps:
        """As configured. By default one worker is kept free for other addresses, and half of the
        workers for other people at the same address."""
        return cls(address or max(1, workers - 1), person or max(1, workers // 2))


class LastServed(LruCache[tuple[str, ...], int]):
    """When an address or person was served last, as a serial number; 0 if never."""

    most = 10_000

    def __init__(self) -> None:
        super().__init__()
        self._count = 0

    def of(self, *key: str) -> int:
        return self.get(key) or 0

    def serve(self, *key: str) -> None:
        self._count += 1
        self.keep(key, self._count)


class Queue:
    """The waiting questions. Addresses take turns, then the people of an address: guests cost
    nothing to make, so many guests at one address share its turn."""

    def __init__(self, caps: Caps) -> None:
        self._caps = caps
        self._waiting: list[Waiting] = []
        self._thinking: list[Job] = []
        """Slow questions in work."""
        self._last_served = LastServed()

    def add(self, waiting: Waiting) -> None:
        self._waiting.append(waiting)

    def take(self, only_quick: bool) -> Waiting | None:
        """The next question that a worker may take: the oldest one of the address and person that
        were served longest ago."""
        able = [waiting for waiting in self._waiting if self._may_begin(waiting.job, only_quick)]
        if not able:
            return None
        first = min(able, key=lambda waiting: self._last_turn(waiting.job))
        self._waiting.remove(first)
        self._begin(first.job)
        return first

    def _last_turn(self, job: Job) -> tuple[int, int]:
        return self._last_served.of(job.address), self._last_served.of(job.address, job.person)

    def _may_begin(self, job: Job, only_quick: bool) -> bool:
        if job.quick or only_quick:
            return job.quick
        near = [other.person for other in self._thinking if other.address == job.address]
        return len(near) < self._caps.address and near.count(job.person) < self._caps.person

    def _begin(self, job: Job) -> None:
        self._last_served.serve(job.address)
        self._last_served.serve(job.address, job.person)
        if not job.quick:
            self._thinking.append(job)

    def done(self, job: Job) -> None:
        if not job.quick:
            self._thinking.remove(job)

    def drop(self, waiting: Waiting) -> None:
        """Remove a question whose answer is no longer awaited."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def __len__(self) -> int:
        """Number of waiting questions."""
        return len(self._waiting)

    def share(self, job: Job, workers: int) -> float:
        """The share of its time that a bot gets while there are more slow questions than workers:
        equal for all addresses, within one for all people, and for each person for all tables."""
        long = [*self._thinking, *(w.job for w in self._waiting if not w.job.quick)]
        near = [other for other in long if other.address == job.address]
        addresses = len({other.address for other in long})
        people = len({other.person for other in near})
        own = sum(other.person == job.person for other in near)
        return min(1.0, workers / max(1, addresses * people * own))
