"""Work in many parts: done in this process, in many, or wherever an executor sends it."""

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from serai.arena import luggage
from serai.bots.parent_watch import end_with_parent
from serai.core.errors import SeraiError

E = TypeVar("E")
R = TypeVar("R")


def done(
    work: Callable[[E], R], errands: Sequence[E], workers: int, executor: Executor | None = None
) -> Generator[R, None, None]:
    """What comes of each, in their order, whoever does them. Who stops asking ends the rest.

    An executor of one's own (a cluster's, say) takes the place of workers.
    """
    if executor is not None:
        yield from _done_elsewhere(executor, work, errands)
    elif workers == 1 or len(errands) < 2:
        yield from map(work, errands)
    else:
        yield from _done_by_processes(work, errands, min(workers, len(errands)))


def _done_elsewhere(
    executor: Executor, work: Callable[[E], R], errands: Sequence[E]
) -> Iterator[R]:
    waiting = [executor.submit(work, errand) for errand in errands]
    try:
        for future in waiting:
            yield future.result()
    finally:
        for future in waiting:
            future.cancel()


def _done_by_processes(work: Callable[[E], R], errands: Sequence[E], workers: int) -> Iterator[R]:
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    pool = ProcessPoolExecutor(
        workers, mp_context=context, initializer=_begin, initargs=(luggage.packed(),)
    )
    try:
        for future in [pool.submit(work, errand) for errand in errands]:
            yield future.result()
    except BrokenProcessPool:
        _stop(pool)
        raise SeraiError(
            "a process that played has died in the middle of a game: killed, or out of memory"
        ) from None
    except BaseException:  # Ctrl-C, or enough games: nobody waits for the others
        _stop(pool)
        raise
    pool.shutdown()


def _begin(things: dict[str, bytes]) -> None:
    """In a new process."""
    end_with_parent()
    luggage.hold(things)


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the workers in the middle of their games.

    What waits is left to the pool: Python 3.11 trips over futures that others have cancelled when
    it tells all of them that its processes are gone.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(cancel_futures=True)
