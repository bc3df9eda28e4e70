"""Wakes the streams of a table when it has changed."""

import asyncio
import contextlib
from collections.abc import Iterator


class Listener:
    """Waits for changes of one table; several changes at once wake it once."""

    def __init__(self) -> None:
        self._changed = asyncio.Event()

    def wake(self) -> None:
        self._changed.set()

    async def wait(self, seconds: float) -> bool:
        """Wait; returns whether something changed within this time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        changed = self._changed.is_set()
        self._changed.clear()
        return changed


class Hub:
    """The listeners of this process, by table."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self.closing = False

    @contextlib.contextmanager
    def listen(self, table: str) -> Iterator[Listener]:
        listener = Listener()
        self._listeners.setdefault(table, set()).add(listener)
        try:
            yield listener
        finally:
            group = self._listeners[table]
            group.discard(listener)
            if not group:
                del self._listeners[table]

    def watched(self, table: str) -> bool:
        return table in self._listeners

    def streams(self) -> int:
        return sum(len(group) for group in self._listeners.values())

    def tell(self, table: str) -> None:
        for listener in self._listeners.get(table, ()):
            listener.wake()

    def close(self) -> None:
        """End all streams."""
        self.closing = True
        self.tell_all()

    def tell_all(self) -> None:
        for table in list(self._listeners):
            self.tell(table)
