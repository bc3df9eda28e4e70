"""Who is told when a table changes: streams of this process, and other server processes."""

import asyncio
import contextlib
from collections.abc import Iterator


class Listener:
    """Wakes up when its table has changed; several changes at once wake it once."""

    def __init__(self) -> None:
        self._changed = asyncio.Event()

    def wake(self) -> None:
        self._changed.set()

    async def wait(self, seconds: float) -> bool:
        """Whether something changed within this time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        changed = self._changed.is_set()
        self._changed.clear()
        return changed


class Hub:
    """Streams by table. One process needs no more than this."""

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
