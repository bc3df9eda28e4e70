"""Many tasks at once: done in this process, in several, or wherever an executor sends them."""

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from serai.arena import task_data
from serai.bots.parent_watch import end_with_parent
from serai.core.errors import SeraiError

Task = TypeVar("Task")
R = TypeVar("R")


def done(
    work: Callable[[Task], R], tasks: Sequence[Task], workers: int, executor: Executor | None = None
) -> Generator[R, None, None]:
    """The results of all tasks, in their order. Closing the generator ends the remaining tasks.

    The executor (such as a cluster) is used in place of local workers.
    """
    if executor is not None:
        yield from _done_elsewhere(executor, work, tasks)
    elif workers == 1 or len(tasks) < 2:
        yield from map(work, tasks)
    else:
        yield from _done_by_processes(work, tasks, min(workers, len(tasks)))


def _done_elsewhere(
    executor: Executor, work: Callable[[Task], R], tasks: Sequence[Task]
) -> Iterator[R]:
    waiting = [executor.submit(work, task) for task in tasks]
    try:
        for future in waiting:
            yield future.result()
    finally:
        for future in waiting:
            future.cancel()


def _done_by_processes(
    work: Callable[[Task], R], tasks: Sequence[Task], workers: int
) -> Iterator[R]:
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    pool = ProcessPoolExecutor(
        workers, mp_context=context, initializer=_begin, initargs=(task_data.everything(),)
    )
    try:
        for future in [pool.submit(work, task) for task in tasks]:
            yield future.result()
    except BrokenProcessPool:
        _stop(pool)
        raise SeraiError(
            "a process that played has died in the middle of a game: killed, or out of memory"
        ) from None
    except BaseException:  # Ctrl-C, or the generator was closed
        _stop(pool)
        raise
    pool.shutdown()


def _begin(data: dict[str, bytes]) -> None:
    """Runs first in a new process."""
    end_with_parent()
    task_data.receive(data)


def _stop(pool: ProcessPoolExecutor) -> None:
    """Kill the workers.

    Waiting futures are left to the pool: Python 3.11 fails on futures that others have cancelled
    when it reports to them that its processes are gone.
    """
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(cancel_futures=True)
