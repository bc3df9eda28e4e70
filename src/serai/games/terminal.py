"""A game as text for the terminal: from a view and a voice to something that Rich prints.

A game has a module `terminal` with `board` and `hint`, made of the parts below; one without it gets
a plain listing of what its view holds. These modules are the only ones of the games that import
Rich, and only the terminal imports them: whoever installs the engine alone has no Rich.
"""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.action import Action
from serai.core.view import TableView
from serai.games import module_of
from serai.games.about import about_of
from serai.games.voice import Voice

EMPTY = "-"
LONGEST_NAME = 20


class TextBoard(Protocol):
    """How a game is shown as text."""

    def board(self, view: Any, voice: Voice) -> Iterable[RenderableType]:
        """All that the seat of the view may see, part by part from top to bottom."""
        ...

    def hint(self, view: Any, voice: Voice, action: Action) -> str:
        """What an action would bring, in a few words; empty where its own words say it all."""
        ...


def board_of(name: str) -> TextBoard:
    """The board of this game."""
    if about_of(name).has("terminal"):
        return cast(TextBoard, import_module(f"{module_of(name)}.terminal"))
    return PlainBoard()


# --- parts that boards are made of ------------------------------------------------------------


def letter(seat: int) -> str:
    """The letter of a seat: A to E."""
    return chr(ord("A") + seat)


def who(view: TableView, voice: Voice, seat: int) -> Text:
    """A seat by its letter and name; an arrow marks the one to decide, bold print the viewer."""
    mark = "> " if view.actor == seat else "  "
    return Text(f"{mark}{letter(seat)} {voice.seat(seat)}", "bold" if seat == view.seat else "")


def table(*headings: str) -> Table:
    """A table without lines, whose first column holds names."""
    made = Table(*headings, box=None, header_style="underline", pad_edge=False)
    made.columns[0].no_wrap = True
    made.columns[0].max_width = LONGEST_NAME
    return made


def listing() -> Table:
    """Bold words on the left, and what they are about on the right."""
    made = Table.grid(padding=(0, 2))
    made.add_column(style="bold", no_wrap=True)
    made.add_column()
    return made


# --- the board of a game that brings none -----------------------------------------------------

HEAD = {field.name for field in fields(TableView)}
"""What every view has: the prompt and the moves are shown beside the board."""


class PlainBoard:
    """The seats, and whatever else a view holds, field by field."""

    def board(self, view: TableView, voice: Voice) -> Iterator[RenderableType]:
        seats = range(len(voice.seats))
        yield Text("\n").join(who(view, voice, seat) for seat in seats)
        made = listing()
        for field in fields(view):
            if field.name not in HEAD:
                made.add_row(_words(field.name), Text(_value(getattr(view, field.name), seats)))
        yield made

    def hint(self, view: TableView, voice: Voice, action: Action) -> str:
        return ""


def _value(value: object, seats: range) -> str:
    """A value in one line; where there is one for each seat, with their letters."""
    if is_dataclass(value):
        parts = [(field.name, getattr(value, field.name)) for field in fields(value)]
        return ", ".join(f"{_words(name)} {_value(part, seats)}" for name, part in parts)
    if isinstance(value, list | tuple):
        each = [_value(part, range(0)) for part in value]
        if len(each) == len(seats):
            each = [f"{letter(seat)} {text}" for seat, text in zip(seats, each, strict=True)]
        return ", ".join(each) or EMPTY
    return EMPTY if value is None else str(value)


def _words(name: str) -> str:
    return name.replace("_", " ")
