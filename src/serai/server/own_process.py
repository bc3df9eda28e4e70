"""A process for work that would block the server."""

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
"""Raised if the work took too long, or its process died."""


class OwnProcess:
    """One process, started when first needed, and again after it died or hung."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def run(self, deadline: float, work: Callable[[A], T], about: A) -> T:
        """The result of the work, within so many seconds from now."""
        process = self._running()
        done = asyncio.get_running_loop().run_in_executor(process, work, about)
        done.add_done_callback(_retrieve_error)
        try:
            async with asyncio.timeout(deadline):
                # Shielded: when the process dies, Python 3.11 fails on a cancelled future, and
                # would never set the error of the other futures that wait.
                return await asyncio.shield(done)
        except LOST:
            if process is self._process:  # it was not replaced already
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
            for child in list((process._processes or {}).values()):
                child.kill()
            process.shutdown(wait=wait)  # waiting futures get BrokenProcessPool


def _retrieve_error(done: asyncio.Future[T]) -> None:
    """Retrieve an error that is no longer awaited: asyncio would log it otherwise."""
    if not done.cancelled():
        done.exception()
