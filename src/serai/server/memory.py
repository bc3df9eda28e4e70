"""Memory that is given back: a table as text is large, and there are many of them for a moment."""

import ctypes
import gc
import sys

LARGE = 128 * 1024
"""Bytes from which on a block is asked of the system, and given back as soon as it is free."""
OBJECTS = 20_000
"""So many new objects are made before Python looks for those that only hold each other."""
_MMAP_THRESHOLD = -3
"""What `mallopt` of the C library calls it."""


def give_back_large_blocks() -> None:
    """Let the C library of Linux not raise this limit by itself: it would keep what a moment with
    many streams has needed, a hundred kilobytes for each of them."""
    if not sys.platform.startswith("linux"):
        return
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries have none
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, LARGE)


def collect_seldom() -> None:
    """Let Python look less often for objects that only hold each other. A drawn table is made of
    thousands of objects and leaves hardly any of that kind; looking took an eighth of the time."""
    gc.set_threshold(OBJECTS, 20, 50)
