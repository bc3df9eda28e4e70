"""Stops at once: otherwise a server waits for its open streams to end."""

import asyncio
import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

from serai.server.hub import Hub

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextlib.contextmanager
def streams_end_on_signals(hub: Hub) -> Iterator[None]:
    """During the `with`, a signal to stop first ends all streams, then has its earlier effect."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signal handlers can only be set in the main thread
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in SIGNALS}

    def handle(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(hub.close)
        earlier = before[signal.Signals(number)]
        if callable(earlier):
            earlier(number, frame)

    for number in SIGNALS:
        signal.signal(number, handle)
    try:
        yield
    finally:
        for number, earlier in before.items():
            if signal.getsignal(number) is handle:
                signal.signal(number, earlier)
