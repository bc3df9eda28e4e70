"""A process of the server's own, for what would keep everybody else waiting."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from serai.bots.parent_watch import end_with_parent

A = TypeVar("A")
T = TypeVar("T")

LOST = (TimeoutError, BrokenProcessPool)
"""What is raised if the work was not done: it took too long, or its process has died."""


class OwnProcess:
    """One process, made when it is first needed, and made again when it dies or hangs."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def run(self, deadline: float, work: Callable[[A], T], about: A) -> T:
        """What the work gives, if it is done within so many seconds from now."""
        process = self._running()
        done = asyncio.get_running_loop().run_in_executor(process, work, about)
        done.add_done_callback(_take_note)
        try:
            async with asyncio.timeout(deadline):
                # Shielded: when the process is gone, Python 3.11 tells all work that waits for it,
                # trips over what was cancelled meanwhile, and the rest would never hear of it.
                return await asyncio.shield(done)
        except LOST:
            if process is self._process:  # not the next one, with which others have begun
                self.close()
            raise

    def _running(self) -> ProcessPoolExecutor:
        if self._process is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["serai.server.bot_pool"])
            self._process = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_parent)
        return self._process

    def ids(self) -> list[int]:
        return [] if self._process is None else list(self._process._processes)

    def close(self, wait: bool = False) -> None:
        process, self._process = self._process, None
        if process is not None:
            for one in list((process._processes or {}).values()):
                one.kill()
            process.shutdown(wait=wait)  # what waits is told that the process is gone


def _take_note(done: asyncio.Future[T]) -> None:
    """Take note of an error for which nobody waits any more: asyncio would log it else."""
    if not done.cancelled():
        done.exception()
