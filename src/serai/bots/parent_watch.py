"""No process outlives the one that started it: whoever is killed leaves nothing running behind.

For the processes in which bots think, at a server's tables and in the arena, and for the server's
own.
"""

import multiprocessing
import os
import threading
from collections.abc import Callable


def when_parent_is_gone(act: Callable[[], object]) -> None:
    """Do something as soon as the parent has ended, however it did. Watched by a thread.

    The parent is whoever asked for this process, also when a fork server made it. It holds the
    end of a pipe that the system closes for it even after `kill -9`, when it says no goodbye.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return  # started by hand: there is nobody to follow

    def watch() -> None:
        parent.join()
        act()

    threading.Thread(target=watch, name="lifeline", daemon=True).start()


def end_with_parent() -> None:
    """In a new worker. At once and without clearing up: there is nobody left to answer."""
    when_parent_is_gone(lambda: os._exit(1))
