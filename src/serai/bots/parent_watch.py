"""Child processes that end with their parent, so that a killed server leaves nothing running.

For the processes in which bots think, in a server and in the arena, and for the server itself.
"""

import multiprocessing
import os
import threading
from collections.abc import Callable


def when_parent_is_gone(act: Callable[[], object]) -> None:
    """Do something as soon as the parent has ended, watched by a thread.

    The parent is the process that asked for this one, even if a fork server made it. It holds the
    end of a pipe, which the system closes even after `kill -9`, when the parent cannot notify us.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return  # not started by one of our processes

    def watch() -> None:
        parent.join()
        act()

    threading.Thread(target=watch, name="parent watch", daemon=True).start()


def end_with_parent() -> None:
    """Called in a new worker: exit at once when the parent ends, without cleaning up."""
    when_parent_is_gone(lambda: os._exit(1))
