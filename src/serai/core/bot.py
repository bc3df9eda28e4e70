"""The protocol of bots: they choose for a seat from what the seat may know."""

from collections.abc import Sequence
from typing import Any, Protocol

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.record import Record
from serai.core.step import State
from serai.core.view import TableView


class Imagination(Protocol):
    """Gives a bot imagined worlds and the past as its seat knows them:
    `serai.core.match.Worlds`."""

    @property
    def notes(self) -> dict[str, Any]:
        """What the bot stored earlier in this turn: plain values, dropped when the next turn
        begins.

        They can be lost earlier (on a server), so a bot must be able to do without them.
        """
        ...

    def sample(self, luck: Luck) -> State:
        """A world that the seat could be in, as a state of the bot's own."""
        ...

    def record(self) -> Record:
        """The game so far, with `?` for what the seat has not seen."""
        ...


class Bot(Protocol):
    """Decides for a seat; gets nothing that the seat cannot know."""

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        """One of the options."""
        ...
