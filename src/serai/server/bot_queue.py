"""Who waits for a bot: addresses and people take turns, and quick bots never wait for those that
think long."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace

from serai.bots.spec import Spec
from serai.core.components import Edition
from serai.core.record import Header
from serai.server.recent import Recent

QUICK = ("random", "greedy")
"""Kinds of bots that answer in some milliseconds."""
LEAST_SECONDS, LEAST_ITERATIONS = 0.1, 50
"""What a bot that searches has left, however many wait."""


@dataclass(frozen=True)
class Job:
    """One question to a bot, as plain values."""

    table: str
    header: Header
    lines: tuple[tuple[int, str], ...]
    seat: int
    bot: str
    seed: int
    """Of the bot's own luck. Nobody can reckon it who does not know the secret of the table."""
    edition: Edition = None
    notes: bytes = b""
    """What the bot noted earlier in this turn, as its worker packed it."""
    person: str = ""
    """Whose table it is: those who have many wait for themselves, not others for them."""
    address: str = ""
    """From where that person comes."""

    @property
    def quick(self) -> bool:
        return Spec.of(self.bot).name in QUICK

    def lighter(self, share: float) -> Job:
        """The same question, to be answered with a share of the time."""
        spec = Spec.of(self.bot)
        if self.quick or share >= 1 or not spec.detail:
            return self
        least = LEAST_SECONDS if spec.unit else LEAST_ITERATIONS
        amount = max(spec.amount * share, min(least, spec.amount))
        return replace(self, bot=spec.thinking(amount))


@dataclass(frozen=True)
class Answer:
    """What a bot chose, and what it noted for its next choice in this turn."""

    choice: str
    notes: bytes = b""


@dataclass(eq=False)
class Waiting:
    """A question that nobody thinks about yet, and where the answer goes."""

    job: Job
    answer: asyncio.Future[Answer]


@dataclass(frozen=True)
class Caps:
    """How many questions that take long may be thought about at a time."""

    address: int
    person: int

    @classmethod
    def of(cls, workers: int, address: int = 0, person: int = 0) -> Caps:
        """As the host wishes. If nothing is wished, one worker is left for whoever comes from
        elsewhere, and half of them for others of the same household."""
        return cls(address or max(1, workers - 1), person or max(1, workers // 2))


class Turns(Recent[tuple[str, ...], int]):
    """Who had a turn when: the number of the last one. Who had none comes first."""

    most = 10_000

    def __init__(self) -> None:
        super().__init__()
        self._count = 0

    def last(self, *who: str) -> int:
        return self.get(who) or 0

    def had(self, *who: str) -> None:
        self._count += 1
        self.keep(who, self._count)


class Queue:
    """Questions that wait. Addresses take turns, then the people of an address, then the tables of
    a person: a guest costs nothing to make, so that whoever has ten is still served as one."""

    def __init__(self, caps: Caps) -> None:
        self._caps = caps
        self._waiting: list[Waiting] = []
        self._thinking: list[Job] = []
        """Those that take long and are being thought about."""
        self._turns = Turns()

    def add(self, waiting: Waiting) -> None:
        self._waiting.append(waiting)

    def take(self, only_quick: bool) -> Waiting | None:
        """The next question that may be thought about now: the oldest one of whoever has had no
        turn for longest."""
        able = [one for one in self._waiting if self._may_begin(one.job, only_quick)]
        if not able:
            return None
        first = min(able, key=lambda one: self._last_turn(one.job))
        self._waiting.remove(first)
        self._begin(first.job)
        return first

    def _last_turn(self, job: Job) -> tuple[int, int]:
        return self._turns.last(job.address), self._turns.last(job.address, job.person)

    def _may_begin(self, job: Job, only_quick: bool) -> bool:
        if job.quick or only_quick:
            return job.quick
        near = [other.person for other in self._thinking if other.address == job.address]
        return len(near) < self._caps.address and near.count(job.person) < self._caps.person

    def _begin(self, job: Job) -> None:
        self._turns.had(job.address)
        self._turns.had(job.address, job.person)
        if not job.quick:
            self._thinking.append(job)

    def done(self, job: Job) -> None:
        if not job.quick:
            self._thinking.remove(job)

    def drop(self, waiting: Waiting) -> None:
        """Nobody waits for the answer any longer."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def __len__(self) -> int:
        """How many questions wait."""
        return len(self._waiting)

    def share(self, job: Job, workers: int) -> float:
        """The part of its time that a bot gets while more want to think for long than can at once:
        every address gets the same, there every person, and there every table."""
        long = [*self._thinking, *(one.job for one in self._waiting if not one.job.quick)]
        near = [other for other in long if other.address == job.address]
        addresses = len({other.address for other in long})
        people = len({other.person for other in near})
        own = sum(other.person == job.person for other in near)
        return min(1.0, workers / max(1, addresses * people * own))
