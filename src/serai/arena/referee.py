"""Asks bots of one's own: whoever raises, answers nonsense or does not answer loses the game."""

import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from serai.core.action import Action
from serai.core.bot import Bot
from serai.core.match import Match

DEADLINE = 60.0
"""Seconds by the clock that a bot of one's own has for a choice."""
AGAIN = 1.0
"""Seconds until it is told again, if it did not listen."""


class Misplay(Exception):
    """What a bot did instead of answering."""


class TooLong(BaseException):
    """Not an Exception: `except Exception` in a bot must not keep it going."""


def answer(bot: Bot, match: Match, deadline: float) -> Action:
    """What a bot chooses for the seat that is to decide; raises Misplay."""
    options = match.options()
    try:
        with no_longer_than(deadline):
            chosen: object = match.ask(bot)
    except TooLong:
        raise Misplay(f"no answer within {deadline:g} s") from None
    except (Exception, SystemExit) as fault:
        raise Misplay(_told(fault)) from fault
    if not isinstance(chosen, Action) or chosen not in options:
        raise Misplay(f"the answer {str(chosen)[:60]!r} is none of its {len(options)} options")
    return chosen


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Raises TooLong in the middle of what takes longer.

    The system wakes up a process by a signal, which Python hears in its main thread. Elsewhere,
    and on systems without such signals, nobody is interrupted.
    """
    main = threading.current_thread() is threading.main_thread()
    if not main or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _told(fault: BaseException) -> str:
    """The error, and the line that it comes from."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    message = " ".join(str(fault).split())[:200]
    said = f"{type(fault).__name__}: {message}" if message else type(fault).__name__
    return f"{said} ({Path(last.filename).name}, line {last.lineno})"
