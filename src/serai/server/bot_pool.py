"""Bots think in worker processes, with a deadline. A dead or stuck worker is replaced."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from serai.bots import make_bot
from serai.bots.parent_watch import end_with_parent
from serai.core.components import Edition
from serai.core.match import Match, rebuild
from serai.core.record import Event, Header, Record
from serai.games import load
from serai.server.recent import Recent

TRIES = 3
REMEMBERED = 64
"""Matches that a worker keeps, so that it replays only what is new."""


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


class Matches(Recent[str, Match]):
    """Matches that a worker was asked about lately, by their tables."""

    most = REMEMBERED


_matches = Matches()
"""A worker belongs to one server and does nothing else, so this may hang on the module."""


def think(job: Job) -> str:
    """In the worker: replay the match and ask the bot. The luck's secret is not here."""
    match = _match(job)
    bot = make_bot(job.bot, match.game, job.seed)
    return match.ask(bot).text


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


class BotPool:
    """Workers that are made when first needed, and made again when they die."""

    def __init__(self, workers: int, deadline: float) -> None:
        self._workers = workers
        self._deadline = deadline
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, job: Job) -> str:
        """The bot's choice. After a death or a missed deadline another worker is asked."""
        for _ in range(TRIES):
            pool = self._running()
            try:
                loop = asyncio.get_running_loop()
                async with asyncio.timeout(self._deadline):
                    return await loop.run_in_executor(pool, think, job)
            except (TimeoutError, BrokenProcessPool):
                self._drop(pool)
        raise RuntimeError(f"the bot {job.bot!r} does not answer")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["serai.server.bot_pool"])
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=end_with_parent
            )
        return self._pool

    def worker_ids(self) -> list[int]:
        """Process ids of the workers, for tests that kill one."""
        return [] if self._pool is None else list(self._pool._processes)

    def _drop(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        """End a pool whose worker died or hangs. Others may have done it already."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)

    def close(self) -> None:
        """End the workers, and wait until what they shared is cleared up: they are quick to go."""
        if self._pool is not None:
            self._drop(self._pool, wait=True)
