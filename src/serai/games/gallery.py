"""The components of a game as a gallery: pictures with names, in families.

A game shows them in its `gallery.py`, by a function `gallery(look)` that makes families from its
component tables. A game without that module has plain cards with names and figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module

from serai.core.components import SOURCES, Row
from serai.core.game import AnyGame
from serai.core.match import Match
from serai.draw.markup import NOTHING, Markup
from serai.games import module_of
from serai.games.about import about_of
from serai.games.look import sentence
from serai.games.picture import still_look
from serai.games.voice import Voice, voice_of

MODULE = "gallery"
UNSEEN = {"id", "source", "name"}
"""Values of a row that a plain card does not repeat."""


@dataclass(frozen=True)
class Item:
    """A component, or several that are alike."""

    name: str
    rows: tuple[Row, ...]
    picture: Markup = NOTHING
    note: str = ""
    """What it does, or its figures."""
    copies: int = 1
    """How many there are of it."""

    @property
    def provenance(self) -> tuple[str, ...]:
        """Every kind of source that its rows name, the least certain last."""
        return provenance(self.rows)


@dataclass(frozen=True)
class Family:
    """Components of one kind."""

    id: str
    title: str
    items: tuple[Item, ...]
    note: str = ""
    layout: str = ""
    """How much room its items want: `broad` where they have a note, `large` for a drawing of a
    board, `wide` for one that wants all there is."""

    @property
    def count(self) -> int:
        return sum(item.copies for item in self.items)

    @property
    def provenance(self) -> tuple[str, ...]:
        """What is to be said of all items at once; nothing, if they come from different sources."""
        kinds = {item.provenance for item in self.items}
        return kinds.pop() if len(kinds) == 1 else ()


def provenance(rows: Iterable[Row]) -> tuple[str, ...]:
    named = {kind for row in rows for kind in row.provenance}
    return tuple(kind for kind in SOURCES if kind in named)


def alike(rows: Sequence[Row], face: Callable[[Row], object]) -> list[tuple[Row, ...]]:
    """Rows that look the same together, in the order of the first of each."""
    found: dict[object, list[Row]] = {}
    for row in rows:
        found.setdefault(face(row), []).append(row)
    return [tuple(group) for group in found.values()]


@lru_cache(maxsize=100)
def gallery_of(game: AnyGame, language: str) -> tuple[Family, ...]:
    """The components of a game, kept: many pictures are drawn for it."""
    name = game.meta.id
    if not about_of(name).has(MODULE):
        return _plain(game, voice_of(game, (), language))
    view = game.view(Match(game, seed=1).state, None)
    module = import_module(f"{module_of(name)}.{MODULE}")
    made: tuple[Family, ...] = module.gallery(still_look(game, view, (), language))
    return (*made, *_others(game, voice_of(game, (), language), made))


def _others(game: AnyGame, voice: Voice, made: tuple[Family, ...]) -> tuple[Family, ...]:
    """The tables of which nothing is shown, by their titles: they hold numbers of the rules, and we
    say of these too how we know them."""
    shown = {row.table for family in made for item in family.items for row in item.rows}
    items = tuple(
        Item(voice.table_title(table), tuple(rows), copies=len(rows))
        for table, rows in game.components.tables.items()
        if table not in shown and table != "meta"
    )
    return (Family("others", voice.text("web-components-others"), items),) if items else ()


def _plain(game: AnyGame, voice: Voice) -> tuple[Family, ...]:
    """A card for every row of a list. Tables that are no lists hold numbers of the rules."""
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
    """A value without the name it has in the data: a flag alone would say nothing."""
    if isinstance(value, bool):
        return ""
    if isinstance(value, list):
        return ", ".join(_figure(part) for part in value)
    return str(value).replace("_", " ")
