"""Who waits for a bot: people take turns, and quick bots never wait for those that think long."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field, replace

from serai.bots.spec import Spec
from serai.core.components import Edition
from serai.core.record import Header

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


@dataclass
class Queue:
    """Questions by person. Everybody's oldest one comes before anybody's next one."""

    most_long: int
    """So many tables of one person may be thought about for long at a time."""
    _by_person: dict[str, deque[Waiting]] = field(default_factory=dict)
    _long: dict[str, int] = field(default_factory=dict)
    """How many questions of a person that take long are being thought about."""

    def add(self, waiting: Waiting) -> None:
        self._by_person.setdefault(waiting.job.person, deque()).append(waiting)

    def take(self, only_quick: bool) -> Waiting | None:
        """The next question that may be thought about now; its person goes to the end."""
        for person, line in self._by_person.items():
            for waiting in line:
                if self._may_begin(waiting.job, only_quick):
                    line.remove(waiting)
                    del self._by_person[person]
                    if line:
                        self._by_person[person] = line
                    self._begin(waiting.job)
                    return waiting
        return None

    def _may_begin(self, job: Job, only_quick: bool) -> bool:
        return job.quick or not (only_quick or self._long.get(job.person, 0) >= self.most_long)

    def _begin(self, job: Job) -> None:
        if not job.quick:
            self._long[job.person] = self._long.get(job.person, 0) + 1

    def done(self, job: Job) -> None:
        if not job.quick:
            self._long[job.person] -= 1
            if not self._long[job.person]:
                del self._long[job.person]

    def drop(self, waiting: Waiting) -> None:
        """Nobody waits for the answer any longer."""
        line = self._by_person.get(waiting.job.person)
        if line is not None and waiting in line:
            line.remove(waiting)

    def __len__(self) -> int:
        """How many questions wait."""
        return sum(len(line) for line in self._by_person.values())

    @property
    def long(self) -> int:
        """How many questions that take long wait or are being thought about."""
        waiting = sum(not one.job.quick for line in self._by_person.values() for one in line)
        return waiting + sum(self._long.values())
