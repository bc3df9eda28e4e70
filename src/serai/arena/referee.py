"""Asks users' bots: one that raises, answers nonsense or does not answer loses the game."""

import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from serai.core.action import Action
from serai.core.bot import Bot
from serai.core.match import Match, Worlds

DEADLINE = 60.0
"""Wall-clock seconds that a user's bot has for a choice."""
AGAIN = 1.0
"""Seconds until TooLong is raised again, if the bot suppressed it."""


class Misplay(Exception):
    """A fault of a bot; the message says what it did."""


class TooLong(BaseException):
    """Not an Exception: `except Exception` in a bot must not keep it going."""


def answer(bot: Bot, match: Match, deadline: float) -> Action:
    """The bot's choice for the seat to decide; raises Misplay.

    It gets a copy of the list of options, because it might change the list.
    """
    options = match.options()
    try:
        with no_longer_than(deadline):
            chosen: object = bot.choose(
                match.view(match.actor), options[:], Worlds(match, match.actor)
            )
    except TooLong:
        raise Misplay(f"no answer within {deadline:g} s") from None
    except (Exception, SystemExit) as fault:
        raise Misplay(_described(fault)) from fault
    if not isinstance(chosen, Action) or chosen not in options:
        raise Misplay(f"the answer {str(chosen)[:60]!r} is none of its {len(options)} options")
    return chosen


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Raise TooLong in code that takes longer.

    It works by a signal, which Python receives in its main thread. In other threads, and on systems
    without such signals, nothing is interrupted.
    """
    main = threading.current_thread() is threading.main_thread()
    if not main or not hasattr(signal, "setitimer"):
        yield
        return

    def on_alarm(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, on_alarm)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _described(fault: BaseException) -> str:
    """The error with the file and line that it comes from."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    message = " ".join(str(fault).split())[:200]
    text = f"{type(fault).__name__}: {message}" if message else type(fault).__name__
    return f"{text} ({Path(last.filename).name}, line {last.lineno})"
