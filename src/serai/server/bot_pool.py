"""Bots think in worker processes with a deadline; a dead or stuck worker is replaced."""

import asyncio
import contextlib
import pickle

from serai.bots.make import read_spec
from serai.core.match import Match, Worlds, rebuild
from serai.core.record import Event, Record
from serai.games import SharedGames
from serai.server.bot_queue import Answer, Caps, Job, Queue, Waiting
from serai.server.lru_cache import LruCache
from serai.server.metrics import Metrics, timed
from serai.server.own_process import LOST, OwnProcess

TRIES = 3
REMEMBERED = 64
"""Matches that a worker keeps, to replay only new events."""
MOST_NOTES = 16 * 1024
"""Largest notes, in bytes, passed on to the bot's next choice. Larger ones are dropped and
recomputed."""


class BotSilent(Exception):
    """A bot did not answer after several tries."""


class Matches(LruCache[str, Match]):
    """The newest matches of a worker, by table."""

    most = REMEMBERED


_matches = Matches()
_games = SharedGames()
"""Module state of a worker process, which serves only one server."""


def think(job: Job) -> Answer:
    """Runs in the worker: replay the match and ask the bot. The secret of the luck is not here.

    The next choice may be asked of another worker, so notes are sent with the question and returned
    with the answer.
    """
    match = _match(job)
    bot = read_spec(job.bot)(match.game, job.seed)  # our bots only: a server runs no code of users
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
        game = _games.load(job.header.game, job.edition)
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
        """The bot's choice; the deadline counts from now, not from when the question was queued."""
        for _ in range(TRIES):
            with contextlib.suppress(*LOST):
                return await self.run(deadline, think, job)
        raise BotSilent(f"the bot {job.bot!r} does not answer")


class BotPool:
    """Workers for all bots, and one for quick bots only."""

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
        """The bot's choice; asked again after a crash or a missed deadline."""
        waiting = Waiting(job, asyncio.get_running_loop().create_future())
        self._queue.add(waiting)
        self._hand_out()
        try:
            return await waiting.answer
        finally:
            self._queue.drop(waiting)

    def _hand_out(self) -> None:
        """Give waiting questions to idle workers."""
        for worker in self._workers:
            if not worker.busy:
                waiting = self._queue.take(worker.only_quick)
                if waiting is not None:
                    worker.busy = True
                    task = asyncio.create_task(self._answer(worker, waiting))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    async def _answer(self, worker: Worker, waiting: Waiting) -> None:
        job = waiting.job.with_share(self._queue.share(waiting.job, self._count))
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
        """Number of questions that wait for a worker."""
        return len(self._queue)

    @property
    def thinking(self) -> int:
        """Number of busy workers."""
        return sum(worker.busy for worker in self._workers)

    def worker_ids(self) -> list[int]:
        """Process ids of the workers; for tests."""
        return [id for worker in self._workers for id in worker.ids()]

    def close(self) -> None:
        """Kill the workers, and wait until their resources are released."""
        for task in list(self._tasks):
            task.cancel()
        for worker in self._workers:
            worker.close(wait=True)
