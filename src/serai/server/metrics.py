"""Metrics of a server for Prometheus. Nothing in them names a person or a table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
"""Histogram buckets in seconds, for what people wait for."""
LONG = (0.01, 0.1, 0.5, 1, 2, 5, 10, 20, 60)
"""Histogram buckets in seconds, for bots."""


class Metrics:
    """The metrics of one server, so that two servers in a process share none."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.choices = self._counter("choices", "Choices played", "game", "by")
        self.refusals = self._counter("refusals", "Requests refused or failed", "status")
        self.database_faults = self._counter("database_faults", "Transactions that failed")
        self.requests = self._seconds("request", "Until an answer begins", QUICK, "handler")
        self.transactions = self._seconds("transaction", "A transaction of the database", QUICK)
        self.thinking = self._seconds("bot", "A bot thinks about a choice", LONG)

    def _counter(self, name: str, words: str, *labels: str) -> Counter:
        return Counter(f"serai_{name}", words, labels, registry=self.registry)

    def _seconds(self, name: str, words: str, bounds: tuple[float, ...], *labels: str) -> Histogram:
        full = f"serai_{name}_seconds"
        return Histogram(full, words, labels, registry=self.registry, buckets=bounds)

    def gauge(self, name: str, words: str, value: Callable[[], float]) -> None:
        """A metric whose value is read whenever it is collected."""
        Gauge(f"serai_{name}", words, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """All metrics in the text format of Prometheus."""
        return bytes(generate_latest(self.registry))


@contextmanager
def timed(seconds: Histogram) -> Iterator[None]:
    """Observe how long the body takes, also if it raises."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        seconds.observe(time.perf_counter() - begun)


class Measured:
    """Outermost middleware: measures the time until an answer begins, and counts refusals.

    The duration of a stream is not measured: it says nothing about the server.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        metrics: Metrics = scope["app"].state.context.metrics
        begun = time.perf_counter()

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                seconds = time.perf_counter() - begun
                metrics.requests.labels(_handler(scope)).observe(seconds)
                if message["status"] >= 400:
                    metrics.refusals.labels(message["status"]).inc()
            await send(message)

        await self.app(scope, receive, counted)


def _handler(scope: Scope) -> str:
    """The handler, such as `table.turn`; paths would not do, since each table has its own."""
    endpoint = scope.get("endpoint")
    if endpoint is None:
        return "none"
    return f"{endpoint.__module__.rpartition('.')[2]}.{endpoint.__name__}"
