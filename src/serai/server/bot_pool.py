"""Bots think in worker processes, with a deadline. A dead or stuck worker is replaced, it alone."""

import asyncio
import contextlib
import pickle

from serai.bots.make import read_spec
from serai.core.match import Match, Worlds, rebuild
from serai.core.record import Event, Record
from serai.games import load
from serai.server.bot_queue import Answer, Caps, Job, Queue, Waiting
from serai.server.metrics import Metrics, timed
from serai.server.own_process import LOST, OwnProcess
from serai.server.recent import Recent

TRIES = 3
REMEMBERED = 64
"""Matches that a worker keeps, so that it replays only what is new."""
MOST_NOTES = 16 * 1024
"""Bytes of notes that travel to the next choice; what is more is thought again."""


class BotSilent(Exception):
    """A bot did not answer, though it was asked several times."""


class Matches(Recent[str, Match]):
    """Matches that a worker was asked about lately, by their tables."""

    most = REMEMBERED


_matches = Matches()
"""A worker belongs to one server and does nothing else, so this may hang on the module."""


def think(job: Job) -> Answer:
    """In the worker: replay the match and ask the bot. The luck's secret is not here.

    The next choice may be asked of another worker, so notes go along with question and answer.
    """
    match = _match(job)
    bot = read_spec(job.bot)(match.game, job.seed)  # ours only: a table runs nobody's own code
    notes = match.notes_of(job.seat)
    notes.clear()
    if job.notes:
        notes.update(pickle.loads(job.notes))
    worlds = Worlds(match, job.seat)
    choice = bot.choose(match.view(job.seat), match.options(), worlds).text
    packed = pickle.dumps(notes) if notes else b""
    return Answer(choice, packed if len(packed) <= MOST_NOTES else b"")


def _match(job: Job) -> Match:
    events = [Event(seat, text) for seat, text in job.lines]
    match = _matches.get(job.table)
    known = [] if match is None else [(event.seat, event.text) for event in match.events]
    if match is None or list(job.lines[: len(known)]) != known:
        game = load(job.header.game, job.edition)
        match = rebuild(game, Record(job.header, events))
    else:
        match.follow(events[len(known) :])
    return _matches.keep(job.table, match)


class Worker(OwnProcess):
    """A process in which bots think."""

    def __init__(self, only_quick: bool = False) -> None:
        super().__init__()
        self.only_quick = only_quick
        self.busy = False

    async def think(self, job: Job, deadline: float) -> Answer:
        """The bot's choice. The time counts from here, however long the question has waited."""
        for _ in range(TRIES):
            with contextlib.suppress(*LOST):
                return await self.run(deadline, think, job)
        raise BotSilent(f"the bot {job.bot!r} does not answer")


class BotPool:
    """Some workers for everybody, and one that only quick bots use."""

    def __init__(
        self,
        workers: int,
        deadline: float,
        metrics: Metrics | None = None,
        caps: Caps | None = None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self._deadline = deadline
        self._count = workers
        self._workers = [Worker() for _ in range(workers)] + [Worker(only_quick=True)]
        self._queue = Queue(caps or Caps.of(workers))
        self._tasks: set[asyncio.Task[None]] = set()

    async def choose(self, job: Job) -> Answer:
        """The bot's choice. After a death or a missed deadline the question is asked again."""
        waiting = Waiting(job, asyncio.get_running_loop().create_future())
        self._queue.add(waiting)
        self._hand_out()
        try:
            return await waiting.answer
        finally:
            self._queue.drop(waiting)

    def _hand_out(self) -> None:
        """Give questions to workers who have none."""
        for worker in self._workers:
            if not worker.busy:
                waiting = self._queue.take(worker.only_quick)
                if waiting is not None:
                    worker.busy = True
                    task = asyncio.create_task(self._answer(worker, waiting))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    async def _answer(self, worker: Worker, waiting: Waiting) -> None:
        job = waiting.job.lighter(self._queue.share(waiting.job, self._count))
        try:
            with timed(self._metrics.thinking):
                choice = await worker.think(job, self._deadline)
            if not waiting.answer.done():
                waiting.answer.set_result(choice)
        except Exception as fault:
            if not waiting.answer.done():
                waiting.answer.set_exception(fault)
        finally:
            worker.busy = False
            self._queue.done(waiting.job)
            self._hand_out()

    @property
    def waiting(self) -> int:
        """Questions that nobody thinks about yet."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """Workers that think."""
        return sum(worker.busy for worker in self._workers)

    def worker_ids(self) -> list[int]:
        """Process ids of the workers, for tests that kill one."""
        return [id for worker in self._workers for id in worker.ids()]

    def close(self) -> None:
        """End the workers, and wait until what they shared is cleared up: they are quick to go."""
        for task in list(self._tasks):
            task.cancel()
        for worker in self._workers:
            worker.close(wait=True)
