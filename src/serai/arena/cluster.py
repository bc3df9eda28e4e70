"""Games on many machines: an executor that sends work to Ray (extra `serai[cluster]`).

    with Cluster("ray://head:10001") as cluster:
        contest("merv", ["net:400", "greedy", "greedy", "greedy"], 4000, 1, executor=cluster)

Tasks are names, seeds and hashes, so any machine can play any of them. If a worker dies, Ray gives
its task to another one, with the same result.
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
"""The address of a Ray on this machine, which ends with the program."""
STARTS = 3
TRIES = 5
"""How often Ray gives a task to another worker after one has died."""


class Cluster(Executor):
    """Workers of a running Ray, by its address, or of one that is started here."""

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        require("cluster", "playing on Ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no reports to its makers
        ray = self._ray = _imported()
        self._connect(address, workers)
        self._work = ray.remote(max_retries=TRIES)(_work)
        self._sent: dict[str, bytes] = {}
        self._data = ray.put(self._sent)

    def _connect(self, address: str, workers: int | None) -> None:
        """Connect, or start a local Ray: it times out after half a minute on a busy machine, so it
        is tried several times."""
        own = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
        for left in reversed(range(STARTS if own else 1)):
            try:
                self._ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
                return
            except Exception as fault:  # Ray has no class for this
                self._ray.shutdown()
                if not left:
                    raise SeraiError(f"there is no Ray at {address!r}: {fault}") from None

    @property
    def workers(self) -> int:
        """How many tasks run at a time."""
        return int(self._ray.cluster_resources().get("CPU", 1))

    def submit(self, work: Callable[..., R], /, *args: Any, **named: Any) -> "Future[R]":
        data = task_data.everything()
        if data != self._sent:  # once for all tasks, and not with each of them
            self._sent, self._data = data, self._ray.put(data)
        return _RayFuture(self._ray, self._work.remote(self._data, work, args, named))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ray.shutdown()


def _imported() -> Any:
    """Imported by name: it is installed only with its extra, and mypy must not need it."""
    return import_module("ray")


def _work(data: dict[str, bytes], work: Callable[..., R], args: Any, named: Any) -> R:
    """Runs a task on a machine of the cluster."""
    task_data.receive(data)
    return work(*args, **named)


class _RayFuture(Future[R]):
    """The future of a Ray task. Cancelling it also cancels the Ray task."""

    def __init__(self, ray: Any, reference: Any) -> None:
        super().__init__()
        self._ray = ray
        self._reference = reference
        reference.future().add_done_callback(self._finish)

    def cancel(self) -> bool:
        if self.done() or not super().cancel():
            return False
        self._ray.cancel(self._reference)
        return True

    def _finish(self, finished: "Future[R]") -> None:
        if self.cancelled():
            return
        fault = finished.exception()
        if fault is None:
            self.set_result(finished.result())
        elif isinstance(fault, self._ray.exceptions.RayTaskError):
            self.set_exception(fault.cause or fault)  # the error itself, as if raised here
        else:
            self.set_exception(SeraiError(f"Ray lost a game {TRIES + 1} times: {fault}"))
