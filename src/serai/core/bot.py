"""What a bot is: anything that chooses for a seat from what the seat may know."""

from collections.abc import Sequence
from typing import Any, Protocol

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.record import Record
from serai.core.step import State
from serai.core.view import TableView


class Imagination(Protocol):
    """Where a bot gets the worlds it could be in, and their past: `serai.core.match.Worlds`."""

    @property
    def notes(self) -> dict[str, Any]:
        """What the bot has noted in this turn: plain values, gone when the next turn begins.

        They may be lost sooner. Then something has to be thought again, and that is all.
        """
        ...

    def sample(self, luck: Luck) -> State:
        """One such world, a state of one's own to play with."""
        ...

    def record(self) -> Record:
        """What has happened so far, as the seat has seen it: a `?` for what it has not."""
        ...


class Bot(Protocol):
    """Decides for a seat. What the seat cannot know never reaches it."""

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        """One of the options, for the seat of the view."""
        ...
