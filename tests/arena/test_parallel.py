"""Work in many parts, on many processes."""

import time

from serai.arena.parallel import done


def test_who_stops_asking_ends_the_rest_without_a_word() -> None:
    """A thread of the pool that fails is an error here: it did when what waited was cancelled."""
    for _ in range(8):
        results = done(time.sleep, [0.0, *[60.0] * 40], workers=2)
        assert next(results) is None
        results.close()
