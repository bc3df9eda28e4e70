"""A game as text for the terminal: from a view and a voice to something that Rich prints.

A game has a module `terminal` with `board` and `hint`, and `details` if it likes, made of the parts
below; one without it gets a plain listing of what its view holds. These modules are the only ones
of the games that import Rich, and only the terminal imports them: whoever installs the engine alone
has no Rich.
"""

from collections.abc import Callable, Container, Iterable, Iterator
from importlib import import_module
from typing import Any, Protocol, TypeVar, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.action import Action
from serai.core.draft import Draft
from serai.core.view import TableView
from serai.draw.shapes import seat_letter
from serai.games import module_of, plain
from serai.games.about import about_of
from serai.games.counters import Counters, shown
from serai.games.forecast import Item, compared, in_words
from serai.games.look import AnyLook, Look
from serai.games.voice import Voice

V = TypeVar("V", bound=TableView)

EMPTY = "-"
LONGEST_NAME = 20
WARNING = "!"
"""How a hint begins that warns."""


class TextBoard(Protocol):
    """How a game is shown as text."""

    def board(self, view: Any, voice: Voice) -> Iterable[RenderableType]:
        """What the seat of the view needs to see, part by part from top to bottom."""
        ...

    def hint(self, look: Look[Any], action: Action) -> str:
        """What an action would bring, in a few words; empty where its own words say it all."""
        ...


def board_of(name: str) -> TextBoard:
    """The board of this game."""
    if about_of(name).has("terminal"):
        return cast(TextBoard, import_module(f"{module_of(name)}.terminal"))
    return PlainBoard()


def details(board: TextBoard, view: TableView, voice: Voice) -> Iterable[RenderableType]:
    """What is shown only when somebody asks for it, since it hardly changes or hardly matters: the
    function `details` of a game's module, if it has one."""
    found = getattr(board, "details", None)
    return cast(Iterable[RenderableType], found(view, voice)) if found is not None else ()


# --- parts that boards are made of ------------------------------------------------------------


def who(view: TableView, voice: Voice, seat: int) -> Text:
    """A seat by its letter and name, marked."""
    return marked(view, seat, f"{seat_letter(seat)} {voice.seat(seat)}")


def marked(view: TableView, side: int, name: str) -> Text:
    """The name of a side; an arrow marks the one to decide, bold print the viewer."""
    mark = "> " if view.actor == side else "  "
    return Text(mark + name, "bold" if side == view.seat else "")


def table(*headings: str) -> Table:
    """A table without lines, whose first column holds names."""
    made = Table(*headings, box=None, header_style="underline", pad_edge=False)
    made.columns[0].no_wrap = True
    made.columns[0].max_width = LONGEST_NAME
    return made


def listing(*rows: tuple[str, RenderableType]) -> Table:
    """Bold words on the left, and what they are about on the right."""
    made = Table.grid(padding=(0, 2))
    made.add_column(style="bold", no_wrap=True)
    made.add_column()
    for row in rows:
        made.add_row(*row)
    return made


def counted(
    view: TableView, voice: Voice, counters: Counters, named: Callable[[int], Text] | None = None
) -> Table:
    """The counters of all sides: the same figures as in the page. `named` says who they are where
    not all of them are seats."""
    made = table("", *(one.label for one in counters.columns))
    for side in counters.sides:
        values = [one.values[side] for one in counters.columns]
        cells = [shown(value) if value or value is None else EMPTY for value in values]
        made.add_row(named(side) if named else who(view, voice, side), *cells)
    return made


def hint_by(
    brings: Callable[[Look[V], Action], Iterable[Item]], plain: Container[str]
) -> Callable[[Look[V], Action], str]:
    """Hints that tell what a choice brings; nothing for verbs whose own words say it all."""
    return lambda look, action: "" if action.verb in plain else in_words(brings(look, action))


def look_at(view: V, voice: Voice, draft: Draft | None = None) -> Look[V]:
    """The view as it is shown in the terminal; with a draft also where choices would lead."""
    return Look(view, voice, voice.seats, decides=view.actor, draft=draft, still=True)


# --- the board of a game that brings none -----------------------------------------------------


class PlainBoard:
    """The figures of the seats, and whatever else a view holds, field by field."""

    def board(self, view: TableView, voice: Voice) -> Iterator[RenderableType]:
        yield counted(view, voice, plain.counters(look_at(view, voice)))
        yield listing(*((name, Text(value)) for name, value in plain.facts(view)))

    def hint(self, look: AnyLook, action: Action) -> str:
        """What changes in the figures of the seats."""
        return in_words(compared(look, action, plain.counters))
