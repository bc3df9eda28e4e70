"""The components of a game as a gallery: pictures with names, in families.

A game defines it in its `gallery.py`, by a function `gallery(look)` that makes a `family` of each
component table: the names of its things, and their drawings. For a game without that module the
gallery has plain cards with names and values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module

from serai.core.components import SOURCES, Row
from serai.core.game import AnyGame
from serai.core.match import Match
from serai.draw.markup import NOTHING, Markup
from serai.draw.shapes import Box
from serai.games import module_of
from serai.games.about import about_of
from serai.games.look import AnyLook, sentence
from serai.games.picture import still_look
from serai.games.summary import drawing
from serai.games.voice import Voice, voice_of

Told = Callable[[int, Row], str]
Drawn = Callable[[int, Row], Markup]
"""Functions of a component, by its number and its row: its words, and its picture."""

MODULE = "gallery"
COPIES = ("count", "cards")
"""Keys of the number of copies."""
UNSEEN = {"id", "source", "name"}
"""Keys that a plain card leaves out."""


@dataclass(frozen=True)
class Item:
    """A component, or several equal ones."""

    name: str
    rows: tuple[Row, ...]
    picture: Markup = NOTHING
    note: str = ""
    """Its effect, or its values."""
    copies: int = 1
    """Number of copies."""

    @property
    def provenance(self) -> tuple[str, ...]:
        """All kinds of sources of its rows, the least certain last."""
        return provenance(self.rows)


@dataclass(frozen=True)
class Family:
    """Components of one kind."""

    id: str
    title: str
    items: tuple[Item, ...]
    note: str = ""
    layout: str = ""
    """The size of its items: `broad` for those with a note, `large` for a drawing of a board,
    `wide` for one of full width."""

    @property
    def count(self) -> int:
        return sum(item.copies for item in self.items)

    @property
    def provenance(self) -> tuple[str, ...]:
        """The common sources of all items; empty if they differ."""
        kinds = {item.provenance for item in self.items}
        return kinds.pop() if len(kinds) == 1 else ()


def provenance(rows: Iterable[Row]) -> tuple[str, ...]:
    named = {kind for row in rows for kind in row.provenance}
    return tuple(kind for kind in SOURCES if kind in named)


@lru_cache(maxsize=100)
def gallery_of(game: AnyGame, language: str) -> tuple[Family, ...]:
    """The gallery of a game, cached because many pictures are drawn for it."""
    name = game.meta.id
    if not about_of(name).has(MODULE):
        return _plain(game, voice_of(game, (), language))
    view = game.view(Match(game, seed=1).state, None)
    module = import_module(f"{module_of(name)}.{MODULE}")
    made: tuple[Family, ...] = module.gallery(still_look(game, view, (), language))
    return (*made, *_others(game, voice_of(game, (), language), made))


# --- what a game shows ------------------------------------------------------------------------


def rows_of(look: AnyLook, table: str) -> list[Row]:
    return look.view.game.components.rows(table)


def called(look: AnyLook, kind: str, by: str = "id") -> Told:
    """Names of things of a kind; `by` is the key of the slug."""
    return lambda at, row: look.called(kind, str(row.values[by]))


def listed(look: AnyLook, kind: str, *by: str) -> Told:
    """Names composed of those of all things that a row lists."""

    def name(at: int, row: Row) -> str:
        slugs = [slug for key in by for slug in row.texts(key)]
        return sentence(", ".join(look.voice.name(kind, slug) for slug in slugs))

    return name


def family(
    look: AnyLook,
    table: str,
    name: Told,
    picture: Drawn,
    *,
    note: Told | None = None,
    face: Callable[[Row], object] = lambda row: row.id,
    only: Callable[[Row], bool] = lambda row: True,
    each: int = 1,
    id: str = "",
    title: str = "",
    layout: str = "",
) -> Family:
    """A family of a table, or of the rows `only`. Rows with the same `face` are one item; a row may
    stand for several pieces (`each`)."""
    groups: dict[object, list[tuple[int, Row]]] = {}
    for at, row in enumerate(rows_of(look, table)):
        if only(row):
            groups.setdefault(face(row), []).append((at, row))
    items = tuple(
        Item(
            name(*first),
            tuple(row for _, row in (first, *others)),
            picture(*first),
            note(*first) if note is not None else "",
            copies=each * (1 + len(others)),
        )
        for first, *others in groups.values()
    )
    return _family(look, table, items, id, title, layout)


def pictured(
    look: AnyLook,
    table: str,
    kind: str,
    draw: Callable[[int], Markup],
    box: Box,
    note: Callable[[int], str] | None = None,
) -> Family:
    """A family of a table whose things are named by their kind and drawn by their number, all in
    one size; the rows have the number of copies."""
    items = []
    for at, row in enumerate(rows_of(look, table)):
        picture, about = drawing(draw(at), box, "", size=1.2), note(at) if note is not None else ""
        copies = next((row.number(key) for key in COPIES if key in row.values), 1)
        items.append(Item(look.called(kind, row.id), (row,), picture, about, copies))
    return _family(look, table, tuple(items), layout="broad" if note is not None else "")


def whole(look: AnyLook, table: str, picture: Markup) -> Family:
    """A family of a table that one drawing of a board shows."""
    items = (Item("", tuple(rows_of(look, table)), picture),)
    return _family(look, table, items, layout="large")


def _family(
    look: AnyLook,
    table: str,
    items: tuple[Item, ...],
    id: str = "",
    title: str = "",
    layout: str = "",
) -> Family:
    id = id or f"all-{table.replace('_', '-')}"
    return Family(id, title or look.voice.table_title(table), items, layout=layout)


# --- what the house adds ----------------------------------------------------------------------


def _others(game: AnyGame, voice: Voice, made: tuple[Family, ...]) -> tuple[Family, ...]:
    """A family of all tables that are not shown otherwise, to show their sources."""
    shown = {row.table for family in made for item in family.items for row in item.rows}
    items = tuple(
        Item(voice.table_title(table), tuple(rows), copies=len(rows))
        for table, rows in game.components.tables.items()
        if table not in shown and table != "meta"
    )
    return (Family("others", voice.text("web-components-others"), items),) if items else ()


def _plain(game: AnyGame, voice: Voice) -> tuple[Family, ...]:
    """Plain cards for all rows of tables that are lists."""
    return tuple(
        Family(table, voice.table_title(table), tuple(_card(row) for row in rows))
        for table, rows in game.components.tables.items()
        if "id" in rows[0].values and table != "meta"
    )


def _card(row: Row) -> Item:
    name = str(row.values.get("name", row.id.replace("_", " ")))
    figures = [_figure(value) for key, value in row.values.items() if key not in UNSEEN]
    return Item(sentence(name), (row,), note=", ".join(filter(None, figures)))


def _figure(value: object) -> str:
    """A value as text; empty for a flag."""
    if isinstance(value, bool):
        return ""
    if isinstance(value, list):
        return ", ".join(_figure(part) for part in value)
    return str(value).replace("_", " ")
