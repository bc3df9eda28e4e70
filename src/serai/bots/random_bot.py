"""The bot that chooses at random."""

from collections.abc import Sequence

from serai.core.action import Action
from serai.core.bot import Imagination
from serai.core.luck import Luck
from serai.core.view import TableView


class RandomBot:
    """Chooses every option with the same probability."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self._decisions = 0

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        chosen = options[self._luck.below(self._decisions, len(options))]
        self._decisions += 1
        return chosen
