"""Settings of the memory of a process: drawn tables are large and short-lived."""

import ctypes
import gc
import sys

LARGE = 128 * 1024
"""Blocks of at least so many bytes are returned to the system as soon as they are free."""
OBJECTS = 20_000
"""New objects between two runs of the garbage collector."""
_MMAP_THRESHOLD = -3
"""M_MMAP_THRESHOLD of `mallopt`."""


def give_back_large_blocks() -> None:
    """Keep glibc from raising this threshold by itself: after a moment with many streams it would
    keep a hundred kilobytes for each."""
    if not sys.platform.startswith("linux"):
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # only glibc has it
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, LARGE)


def collect_garbage_rarely() -> None:
    """Run the garbage collector less often. A drawn table has thousands of objects and hardly any
    reference cycles; collecting took an eighth of the time."""
    gc.set_threshold(OBJECTS, 20, 50)
