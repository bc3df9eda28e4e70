"""A game with a table to look at: its picture is composed from the parts that its page shows."""

from collections.abc import Sequence
from typing import TypeVar

from serai.core.game import Game
from serai.core.step import State
from serai.core.view import TableView

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=TableView)


class TableGame(Game[S, V]):
    """What every game of the house extends."""

    def draw(
        self, view: V, *, names: Sequence[str] = (), theme: str = "light", language: str = "en"
    ) -> str:
        from serai.games.picture import draw  # heavy, and only needed for pictures

        return draw(self, view, names=names, theme=theme, language=language)
