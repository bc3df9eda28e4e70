"""Boards for the terminal: from a view and a voice to something that Rich prints."""

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from serai.core.action import Action

if TYPE_CHECKING:
    from rich.console import RenderableType

    from serai.games.voice import Voice

BOARDS: dict[str, str] = {
    "agra": "serai.cli.boards.agra",
    "taj_mahal": "serai.cli.boards.taj_mahal",
}


class TextBoard(Protocol):
    """How a game is shown as text."""

    def board(self, view: Any, voice: "Voice") -> "Iterable[RenderableType]":
        """All that the seat of the view may see, part by part from top to bottom."""
        ...

    def hint(self, view: Any, voice: "Voice", action: Action) -> str:
        """What an action would bring, in a few words; empty where its own words say it all."""
        ...


def board_of(game: str) -> TextBoard:
    """The board of this game; imported when it is needed, since Rich takes its time."""
    return cast(TextBoard, import_module(BOARDS[game]))
