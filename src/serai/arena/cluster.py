"""Games on many machines: an executor that sends work to Ray (extra `serai[cluster]`).

    with Cluster("ray://head:10001") as cluster:
        contest("merv", ["net:400", "greedy", "greedy", "greedy"], 4000, 1, executor=cluster)

Tasks are names, seeds and hashes, so any machine may play any of them, and again: if a worker dies
in the middle of a game, Ray gives the task to another one, and what comes of it is the same.
"""

import logging
import os
from collections.abc import Callable
from concurrent.futures import Executor, Future
from importlib import import_module
from typing import Any, TypeVar

from serai._extras import require
from serai.arena import task_data
from serai.core.errors import SeraiError

R = TypeVar("R")

LOCAL = "local"
"""A Ray of one's own on this machine, which ends with the program."""
BEGINNINGS = 3
TRIES = 5
"""How often a task is given to another worker after the first one has died."""


class Cluster(Executor):
    """Workers of a Ray: one that is there, by its address, or one that begins here."""

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        require("cluster", "playing on Ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
        ray = self._ray = _imported()
        self._begin(address, workers)
        self._work = ray.remote(max_retries=TRIES)(_work)
        self._sent: dict[str, bytes] = {}
        self._data = ray.put(self._sent)

    def _begin(self, address: str, workers: int | None) -> None:
        """A Ray of one's own is given up after half a minute, which a busy machine may need."""
        own = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
        for left in reversed(range(BEGINNINGS if own else 1)):
            try:
                self._ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
                return
            except Exception as fault:  # it has no class of its own for this
                self._ray.shutdown()
                if not left:
                    raise SeraiError(f"there is no Ray at {address!r}: {fault}") from None

    @property
    def workers(self) -> int:
        """How many tasks are done at a time."""
        return int(self._ray.cluster_resources().get("CPU", 1))

    def submit(self, work: Callable[..., R], /, *args: Any, **named: Any) -> "Future[R]":
        data = task_data.everything()
        if data != self._sent:  # once for all tasks, and not with each of them
            self._sent, self._data = data, self._ray.put(data)
        return _Journey(self._ray, self._work.remote(self._data, work, args, named))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


def _imported() -> Any:
    """It is there only with its extra, and says nothing about its types to those who lack it."""
    return import_module("ray")


def _work(data: dict[str, bytes], work: Callable[..., R], args: Any, named: Any) -> R:
    """On a machine of the cluster."""
    task_data.receive(data)
    return work(*args, **named)


class _Journey(Future[R]):
    """The future of a task that is on its way. Who cancels it calls it back."""

    def __init__(self, ray: Any, reference: Any) -> None:
        super().__init__()
        self._ray = ray
        self._reference = reference
        reference.future().add_done_callback(self._arrive)

    def cancel(self) -> bool:
        if self.done() or not super().cancel():
            return False
        self._ray.cancel(self._reference)
        return True

    def _arrive(self, there: "Future[R]") -> None:
        if self.cancelled():
            return
        fault = there.exception()
        if fault is None:
            self.set_result(there.result())
        elif isinstance(fault, self._ray.exceptions.RayTaskError):
            self.set_exception(fault.cause or fault)  # what was raised there, as if it were here
        else:
            self.set_exception(SeraiError(f"Ray lost a game {TRIES + 1} times: {fault}"))
