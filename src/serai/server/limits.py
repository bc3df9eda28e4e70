"""Limits: how often something may be done, and how much of it at a time."""

import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator

from serai.core.errors import SeraiError

REMEMBERED = 10_000


class TooOften(Exception):
    """More than the rate limit allows."""


class TooMany(SeraiError):
    """A person or address has as many of something as allowed."""


class NoRoom(SeraiError):
    """The server has as many of something as it can bear."""


class Limit:
    """A rate limit: at most `burst` at once and `per_minute` in the long run, for each key."""

    def __init__(
        self, burst: int, per_minute: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = float(burst)
        self._rate = per_minute / 60
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, key: str) -> bool:
        moment = self._clock()
        level, last = self._buckets.pop(key, (self._burst, moment))
        level = min(self._burst, level + (moment - last) * self._rate)
        allowed = level >= 1
        self._buckets[key] = (level - 1 if allowed else level, moment)
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return allowed


class OpenStreams:
    """Counts open streams by address."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def check(self, key: str, each: int | None, all: int) -> None:
        """Raise TooMany or NoRoom if a stream more would exceed the limits. `each` None: no limit
        by address."""
        if each is not None and self._open[key] >= each:
            raise TooMany("too many streams are open from your address: close one first")
        if self._open.total() >= all:
            raise NoRoom("all streams of this server are taken: please try again later")

    @contextlib.contextmanager
    def counted(self, key: str) -> Iterator[None]:
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
