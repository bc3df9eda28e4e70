"""Bots of somebody's own, good and bad, as the tests of the arena need them."""

import contextlib
import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from serai.core.action import Action


class First:
    """Takes the first option, and would change its mind if it remembered other games."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        self.asked += 1
        return options[0] if self.asked < 90 else options[-1]


class Raising(First):
    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        if self.asked == 3:
            raise ZeroDivisionError("strength by nothing")
        return super().choose(view, options, worlds)


class Greedy(First):
    """Empties the list that it was given."""

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        assert isinstance(options, list)
        chosen: Action = options.pop()
        options.clear()
        return chosen


class Nonsense(First):
    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        return "play nothing"  # type: ignore[return-value]


class Leaving(First):
    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        raise SystemExit


class Sleeping(First):
    """Does not listen to errors either."""

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        while True:
            with contextlib.suppress(Exception):
                time.sleep(60)


class Dying(First):
    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        os._exit(3)


class DiesOnce(First):
    """Its process is killed in the middle of a game: the first one that finds no trace of it."""

    def __init__(self, trace: str) -> None:
        super().__init__()
        self.trace = trace

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        if self.trace and self.asked == 5 and not Path(self.trace).exists():
            Path(self.trace).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, options, worlds)
