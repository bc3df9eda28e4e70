"""What a bot is: anything that chooses for a seat from what the seat may know."""

from collections.abc import Sequence
from typing import Protocol

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.step import State
from serai.core.view import TableView


class Imagination(Protocol):
    """Where a bot gets the worlds it could be in; `serai.core.match.Worlds` is one."""

    def sample(self, luck: Luck) -> State:
        """One such world, a state of one's own to play with."""
        ...


class Bot(Protocol):
    """Decides for a seat. What the seat cannot know never reaches it."""

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        """One of the options, for the seat of the view."""
        ...
