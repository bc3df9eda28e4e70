"""How often somebody may do something: a bucket that fills with time."""

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000


class TooOften(Exception):
    """More than the rate limit allows."""


class Limit:
    """At most `burst` at once and `per_minute` in the long run, for each key."""

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
