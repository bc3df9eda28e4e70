"""What every bot can do, and the bot that just guesses."""

from collections.abc import Sequence
from typing import Protocol

from serai.core.action import Action
from serai.core.game import View
from serai.core.luck import Luck
from serai.core.step import State


class Imagination(Protocol):
    """Where a bot gets the worlds it could be in; `serai.core.match.Worlds` is one."""

    def sample(self, luck: Luck) -> State:
        """One such world, the bot's own to play with."""
        ...


class Bot(Protocol):
    """Decides for a seat. What the seat cannot know never reaches it."""

    def choose(self, view: View, options: Sequence[Action], worlds: Imagination) -> Action:
        """One of the options, for the seat of the view."""
        ...


class RandomBot:
    """Every option is as good as any other."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._decisions = 0

    def choose(self, view: View, options: Sequence[Action], worlds: Imagination) -> Action:
        chosen = options[self._luck.below(self._decisions, len(options))]
        self._decisions += 1
        return chosen
