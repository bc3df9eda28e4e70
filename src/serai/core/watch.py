"""Progress displays of long work, passed as functions so that the work knows no terminal."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

Status = Callable[[], str]
"""Returns the intermediate result as text; called only when it is shown."""


class Advance(Protocol):
    """Reports that `more` parts are done; `status` returns the intermediate result."""

    def __call__(self, more: int, status: Status | None = None) -> None: ...


Watch = Callable[[str, int], AbstractContextManager[Advance]]
"""Opens a progress display with a label, for work of so many parts."""


@contextmanager
def unwatched(label: str, total: int) -> Iterator[Advance]:
    """No progress display."""
    yield lambda more, status=None: None
