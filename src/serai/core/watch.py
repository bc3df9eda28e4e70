"""Long work, watched: how far it is, and what is known by now."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

Note = Callable[[], str]
"""Says what is known by now; asked only when it is shown."""


class Advance(Protocol):
    """Hears how much more has been done, and whom to ask what is known by now."""

    def __call__(self, more: int, note: Note | None = None) -> None: ...


Watch = Callable[[str, int], AbstractContextManager[Advance]]
"""Begins to watch work of so many parts, under a name."""


@contextmanager
def unwatched(label: str, total: int) -> Iterator[Advance]:
    """Nobody looks."""
    yield lambda more, note=None: None
