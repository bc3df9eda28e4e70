"""Which clause of the rulebook a test is about."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say that a test would fail if these clauses (ids of the game's rulebook.toml) were broken.

    `tests/house/test_matrix.py` reads the decorations and asks for at least one of every clause.
    """

    def cite(test: Test) -> Test:
        test.__dict__["rules"] = ids
        return test

    return cite
