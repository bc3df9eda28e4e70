"""Settings that all tests share."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The laws are helpers with plain asserts: let a failure show the values, as in a test module.
pytest.register_assert_rewrite("tests.kit.laws")

# `make test` must say the same thing twice, so hypothesis draws the same examples every time. The
# nightly run looks further and elsewhere. No test is timed: a busy machine is not a fault.
QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "default", deadline=None, derandomize=True, max_examples=60, suppress_health_check=QUIET
)
settings.register_profile(
    "nightly", deadline=None, max_examples=1000, print_blob=True, suppress_health_check=QUIET
)
# Drawings, games and texts stay in memory: looking through all of them again and again for what is
# no longer needed took a fifth of the time of whole games on pages.
gc.set_threshold(50_000, 20, 100)

settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(autouse=True, scope="session")
def _no_key_is_left_behind() -> Iterator[None]:
    """A server on PostgreSQL that is given no key makes one where it was started."""
    key = Path("serai.key")
    before = key.exists()
    yield
    assert before or not key.exists(), f"some test has left {key.resolve()}: see `settings_on`"
