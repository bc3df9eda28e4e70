"""Parts that the boards of several games are made of."""

from rich.table import Table
from rich.text import Text

from serai.core.view import TableView
from serai.games.voice import Voice

EMPTY = "-"
LONGEST_NAME = 20


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
