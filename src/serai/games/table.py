"""A table as a game declares it: parts in columns, tabs, this turn, and its picture.

The page adds what is the same for every game, such as the bar with the prompt, log and chat;
pictures are composed of the same parts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

from serai.draw.errors import PictureError
from serai.draw.html import h
from serai.draw.markup import NOTHING, Child, Markup, Value
from serai.games.blocks import Block, OnlyPage, Stack
from serai.games.layouts import LAYOUTS, SMALL
from serai.games.look import AnyLook, Offers

THIS_TURN = "draft"
LOG = "logs"
"""The two parts that the page fills itself."""


@dataclass(frozen=True)
class Part:
    """A part of the table. Its name is its id in the page, so it must be unique there."""

    name: str
    title: str = ""
    """Its name for screen readers and the list of keys; its heading is part of its content."""
    block: Block | None = None
    """Its content; a part without content is left out."""
    folds: Mapping[str, str] = field(default_factory=dict)
    """The tab that it is behind, for each layout where it is not always visible."""
    only: tuple[str, ...] = LAYOUTS
    """The layouts that have it."""
    views: tuple[str, ...] = ()
    """The views of large layouts that show it; empty for all."""
    leaf: bool = True
    """Whether it has a paper background."""
    zoom: bool = False
    """Whether its drawing (`svg[data-pan]`) can be panned and zoomed."""
    key: str = ""
    """The key that moves the focus there."""
    offers: Offers = field(default_factory=Offers)
    """The choices offered in it, recorded while it was drawn."""

    @cached_property
    def content(self) -> Markup:
        """Its HTML."""
        return NOTHING if self.block is None else self.block.html()

    def stands(self, layout: str, view: str) -> bool:
        """Whether a layout has it in this view, visible or behind a tab."""
        in_view = layout in SMALL or not self.views or view in self.views
        return layout in self.only and in_view


Drawn: TypeAlias = Block | tuple[Block, ...] | Markup | None
"""What a function that draws a part may return."""
Draw: TypeAlias = Callable[[], Drawn]


def part(
    look: AnyLook,
    name: str,
    title: str,
    draw: Draw,
    *,
    folds: Mapping[str, str] | None = None,
    only: tuple[str, ...] = LAYOUTS,
    views: tuple[str, ...] = (),
    leaf: bool = True,
    zoom: bool = False,
    key: str = "",
    only_page: bool = False,
) -> Part:
    """Draw a part and record its offers; without content if it is not shown here."""
    if only_page and look.still:
        return Part(name)
    if not any(layout in look.layouts for layout in only):
        return Part(name, title, None, folds or {}, only, views, leaf, zoom, key)
    with look.recording() as offers:
        block = _block(draw()) if look.still else _block(look.keep(name, lambda: _html(draw())))
    return Part(name, title, block, folds or {}, only, views, leaf, zoom, key, offers)


def _html(drawn: Drawn) -> Markup:
    """The HTML of a block, made now because rendering may record offers."""
    block = _block(drawn)
    return NOTHING if block is None else block.html()


def _block(drawn: Drawn) -> Block | None:
    if isinstance(drawn, Markup):
        return OnlyPage(drawn) if drawn else None
    return Stack(drawn) if isinstance(drawn, tuple) else drawn


def to_view(label: Child, view: str, *, class_: str | None = None, **more: Value) -> Markup:
    """A button that shows another view of large layouts."""
    return h("button", label, type="button", class_=class_, data_view=view, **more)


@dataclass(frozen=True)
class Column:
    """Parts from top to bottom. The name is a grid area in the game's style sheet."""

    name: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Tab:
    """A tab that shows its folded parts."""

    name: str
    label: str
    count: int = 0
    only: tuple[str, ...] = LAYOUTS
    """The layouts that have it, if a part is behind it there."""
    sign: Markup = NOTHING
    """A sign shown instead of its label."""


@dataclass(frozen=True)
class TurnLine:
    """A line of This turn."""

    words: Markup | str
    state: Literal["done", "now", "later"] = "done"


@dataclass(frozen=True)
class Cell:
    """A cell in the picture of a table: its width, and the names of its parts."""

    width: float
    parts: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """Everything that a game declares about how it is shown."""

    progress: Markup
    """The progress of the game, for the top bar."""
    where: str
    """The progress in a few words."""
    columns: tuple[Column, ...]
    """In reading order; the prompt comes after the first one."""
    picture: tuple[tuple[Cell, ...], ...]
    """Rows of the picture, from top to bottom."""
    tabs: tuple[Tab, ...] = ()
    views: tuple[str, ...] = ()
    """The views of large layouts, the default first."""
    rest: str = ""
    """The tab and view to show while no particular one is needed."""
    result: str = ""
    """The tab and view of the result."""
    turn: tuple[TurnLine, ...] = ()
    """The steps of this turn, done and to come; empty to list the choices instead."""
    during: Part = Part("during")
    """A part inside This turn, for what may be done at any time."""
    forecast: Markup = NOTHING
    """The forecasts of the choices, each visible while it is pointed at."""
    brings: Callable[[str], Markup] = lambda action: NOTHING
    """The forecast of one choice in a few signs, for its button in the bar."""
    costly: frozenset[str] = frozenset()
    """Choices that would be costly by mistake: their buttons are apart."""

    def __post_init__(self) -> None:
        """Check all names: a part under a misspelt name would silently be left out."""
        names = {part.name for part in self.parts}
        cells = {name for row in self.picture for cell in row for name in cell.parts}
        views = {view for part in self.parts for view in part.views}
        places = {"", *self.views, *(tab.name for tab in self.tabs)}
        unknown = (cells - names) | (views - {*self.views}) | ({self.rest, self.result} - places)
        if unknown:
            raise PictureError(f"the table has no {', '.join(sorted(unknown))}")

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        return tuple(part for column in self.columns for part in column.parts)

    def part(self, name: str) -> Part | None:
        return next((part for part in self.parts if part.name == name), None)

    def tabs_in(self, layout: str) -> tuple[Tab, ...]:
        """The tabs of a layout that have a part behind them."""
        return self._tabs_by_layout[layout]

    @cached_property
    def _tabs_by_layout(self) -> dict[str, tuple[Tab, ...]]:
        there = [part for part in self.parts if part.content]
        found = {}
        for layout in LAYOUTS:
            behind = {part.folds.get(layout) for part in there if layout in part.only}
            found[layout] = tuple(
                tab for tab in self.tabs if tab.name in behind and layout in tab.only
            )
        return found
