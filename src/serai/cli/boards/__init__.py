"""Boards for the terminal: from a view and a voice to something that Rich prints."""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType

    from serai.games.speaking import Voice

Board = Callable[[Any, "Voice"], "Iterable[RenderableType]"]

BOARDS: dict[str, str] = {
    "taj_mahal": "serai.cli.boards.taj_mahal",
}


def board_of(game: str) -> Board:
    """The function that shows a view of this game, part by part from top to bottom."""
    board: Board = import_module(BOARDS[game]).board
    return board
