"""A cache with room for so many values; the least recently used go first."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """Keeps at most `most` values; the least recently used goes first."""

    most: int

    def __init__(self) -> None:
        self._values: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def keep(self, key: K, value: V) -> V:
        """Store a value; returns it."""
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self.most:
            self._values.popitem(last=False)
        return value

    def __len__(self) -> int:
        return len(self._values)
