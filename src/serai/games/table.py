"""A table as a game declares it: parts in columns, tabs, the turn so far, and its picture.

What is the same for every game, such as the bar with the prompt, log, chat and tabs, is made from
this by the page; and the picture of a view is composed from the same parts.
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
"""The two parts that the page fills itself, with what is the same for every game."""


@dataclass(frozen=True)
class Part:
    """A part of the table. Its name is its id in the page, where no two things share one."""

    name: str
    title: str = ""
    """What it is called, for the ear and in the list of keys. Its heading is its own affair."""
    block: Block | None = None
    """What it shows; a part that shows nothing is left out."""
    folds: Mapping[str, str] = field(default_factory=dict)
    """The tab it stands behind, for each layout in which it is not always in sight."""
    only: tuple[str, ...] = LAYOUTS
    """The layouts that have it at all."""
    views: tuple[str, ...] = ()
    """Those views of a large layout that show it; empty: all of them do."""
    leaf: bool = True
    """Whether it is a leaf of paper, or lies on the ground, as a hand of cards does."""
    zoom: bool = False
    """Whether its drawing (`svg[data-pan]`) can be moved and made larger."""
    key: str = ""
    """The key that takes the focus there."""
    offers: Offers = field(default_factory=Offers)
    """The choices that something in it stands for, recorded while it was drawn."""

    @cached_property
    def content(self) -> Markup:
        """What a page shows."""
        return NOTHING if self.block is None else self.block.html()

    def stands(self, layout: str, view: str) -> bool:
        """Whether a layout has it while a view is shown, be it behind a tab."""
        in_view = layout in SMALL or not self.views or view in self.views
        return layout in self.only and in_view


Drawn: TypeAlias = Block | tuple[Block, ...] | Markup | None
"""What may be made of the content of a part."""
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
    """Draw a part, and record what it offers; unless no picture shows it, or no window."""
    if only_page and look.still:
        return Part(name)
    if not any(layout in look.layouts for layout in only):
        return Part(name, title, None, folds or {}, only, views, leaf, zoom, key)
    with look.recording() as offers:
        block = _block(draw()) if look.still else _block(look.keep(name, lambda: _html(draw())))
    return Part(name, title, block, folds or {}, only, views, leaf, zoom, key, offers)


def _html(drawn: Drawn) -> Markup:
    """Rendered at once: a block may offer something as late as that."""
    block = _block(drawn)
    return NOTHING if block is None else block.html()


def _block(drawn: Drawn) -> Block | None:
    if isinstance(drawn, Markup):
        return OnlyPage(drawn) if drawn else None
    return Stack(drawn) if isinstance(drawn, tuple) else drawn


def to_view(label: Child, view: str, *, class_: str | None = None, **more: Value) -> Markup:
    """A button that shows another view of a large screen."""
    return h("button", label, type="button", class_=class_, data_view=view, **more)


@dataclass(frozen=True)
class Column:
    """Parts from top to bottom. Its name is an area of the grid in the game's style sheet."""

    name: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Tab:
    """A button that brings folded parts to the front."""

    name: str
    label: str
    count: int = 0
    only: tuple[str, ...] = LAYOUTS
    """The layouts that have it, if something stands behind it there."""
    sign: Markup = NOTHING
    """What it shows in place of its label, which is then for the ear."""


@dataclass(frozen=True)
class TurnLine:
    """A line of This turn, in the words of the game."""

    words: Markup | str
    state: Literal["done", "now", "later"] = "done"


@dataclass(frozen=True)
class Cell:
    """A place in the picture of a table: how wide, and the names of the parts in it."""

    width: float
    parts: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """All that a game says about how it is shown."""

    progress: Markup
    """How far the game has come, for the top bar."""
    where: str
    """The same in a few words."""
    columns: tuple[Column, ...]
    """In reading order; the prompt is read after the first of them."""
    picture: tuple[tuple[Cell, ...], ...]
    """Rows of the picture, from top to bottom."""
    tabs: tuple[Tab, ...] = ()
    views: tuple[str, ...] = ()
    """What a large layout can show, the usual one first. Choices may call for another."""
    rest: str = ""
    """The tab, and the view, to stay at while nothing in particular is asked."""
    result: str = ""
    """The tab, and the view, that shows the result once there is one."""
    turn: tuple[TurnLine, ...] = ()
    """The turn so far, and what follows in it; if it is empty, the choices are listed."""
    during: Part = Part("during")
    """In This turn: what may be done at any time."""
    forecast: Markup = NOTHING
    """What the choices of now would bring, each shown while it is pointed at."""
    brings: Callable[[str], Markup] = lambda action: NOTHING
    """The same of one choice, in a few signs, for its button in the bar."""
    costly: frozenset[str] = frozenset()
    """Choices that a slip would make costly: their buttons stand apart."""

    def __post_init__(self) -> None:
        """A name that nothing has would leave something out without a word."""
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
        """The tabs of a layout: those that something stands behind."""
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
