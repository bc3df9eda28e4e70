"""Which part of a table stands where: a game says it in its `page.toml`, and draws them by name.

    result = "result"                    # the tab, and the view, of the result
    views = ["table", "result"]          # what a large screen can show
    picture = [[{ width = 500, parts = ["city"] }, { width = 840, parts = ["result"] }]]

    [tabs]                               # in order, each with its label
    city = "city"
    log = { label = "web-log", only = ["small"] }

    [columns.stage]                      # and the parts in it, from top to bottom
    city = { title = "city", behind = { city = ["small"] }, key = "b" }
    logs = { behind = { log = ["not-halls"] } }

Labels and titles are keys: those that begin with `web-` are words of the house, all others labels
of the game. Layouts are given by name, or several together (`GROUPS`). What the parts show is given
by their names: a function for each that draws it. The result, and the two parts that the page fills
itself, need none.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from serai.draw.markup import NOTHING, Markup
from serai.draw.shapes import use
from serai.games.counters import SIGN, Sign
from serai.games.layouts import HALLS, LARGE, LAYOUTS, NOT_HALLS, SMALL, TABLETS, behind
from serai.games.look import AnyLook
from serai.games.result import result_blocks
from serai.games.table import LOG, THIS_TURN, Cell, Column, Draw, Part, Tab, Table, part

GROUPS = {
    "small": SMALL,
    "large": LARGE,
    "tablets": TABLETS,
    "halls": HALLS,
    "not-halls": NOT_HALLS,
}
"""Names for several layouts."""
EACH = "each"
"""Instead of a tab or view: the own one of each of several parts."""
RESULT = "result"
NONE: Mapping[str, Sequence[One]] = MappingProxyType({})
NOWHERE: Mapping[str, Sequence[str]] = MappingProxyType({})
NO_COUNTS: Mapping[str, int] = MappingProxyType({})


class One(NamedTuple):
    """One of several parts with the same place, such as the board of each seat."""

    name: str
    title: str
    place: str
    """Its tab and its view."""
    draw: Draw
    sign: Markup = NOTHING
    """The sign on its tab, if each part has one."""


@dataclass(frozen=True)
class Place:
    """The place of a part, from the file."""

    title: str = ""
    only: tuple[str, ...] = LAYOUTS
    folds: Mapping[str, str] = field(default_factory=dict)
    """The tab that it is behind, by layout."""
    views: Sequence[str] = ()
    leaf: bool = True
    zoom: bool = False
    key: str = ""
    only_page: bool = False
    """Whether it is left out of pictures."""

    @classmethod
    def read(
        cls,
        only: Sequence[str] = LAYOUTS,
        behind: Mapping[str, Sequence[str]] = NOWHERE,
        **rest: Any,
    ) -> Place:
        return cls(only=_layouts(only), folds=_folds(behind), **rest)

    def folds_of(self, one: One) -> Mapping[str, str]:
        """The tabs for one of several parts."""
        if EACH not in self.folds.values():
            return self.folds
        return {layout: one.place if tab == EACH else tab for layout, tab in self.folds.items()}


class Arrangement:
    """The `page.toml` of a game."""

    def __init__(self, path: Path) -> None:
        self._file = tomllib.loads(path.read_text(encoding="utf-8"))
        self._columns = {
            column: {name: Place.read(**rest) for name, rest in parts.items()}
            for column, parts in self._file.pop("columns").items()
        }
        self._picture = tuple(
            tuple(Cell(cell["width"], tuple(cell["parts"])) for cell in row)
            for row in self._file.pop("picture", ())
        )

    def table(
        self,
        look: AnyLook,
        draws: Mapping[str, Draw],
        several: Mapping[str, Sequence[One]] = NONE,
        counts: Mapping[str, int] = NO_COUNTS,
        **more: Any,
    ) -> Table:
        """The table with all its parts; `several` has the parts of names that stand for several
        ones. What depends on the view is given as arguments."""
        made = _Arranged(look, {RESULT: partial(result_blocks, look), **draws}, several)
        file, columns = self._file, self._columns
        fields: dict[str, Any] = {
            "columns": tuple(Column(name, made.parts(parts)) for name, parts in columns.items()),
            "picture": self._picture,
            "tabs": tuple(
                replace(tab, count=counts[tab.name]) if tab.name in counts else tab
                for tab in made.tabs(file["tabs"])
            ),
            "views": made.views(file.get("views", ())),
            "result": file.get("result", ""),
        }
        return Table(**fields | more)


@dataclass(frozen=True)
class _Arranged:
    """A table while it is made."""

    look: AnyLook
    draws: Mapping[str, Draw]
    several: Mapping[str, Sequence[One]]

    def _words(self, key: str) -> str:
        return self.look.text(key) if key.startswith("web-") else self.look.say(key)

    def views(self, named: Iterable[str], each: str = "") -> tuple[str, ...]:
        """The names of views; a name for several parts becomes all of theirs."""
        found: list[str] = []
        for view in named:
            alone = each if view == EACH else view
            found += [one.place for one in self.several[view]] if view in self.several else [alone]
        return tuple(found)

    def tabs(self, given: Mapping[str, Any]) -> tuple[Tab, ...]:
        return tuple(tab for name, more in given.items() for tab in self._tabs(name, more))

    def _tabs(self, name: str, given: str | Mapping[str, Any]) -> Iterator[Tab]:
        if name in self.several:
            yield from (Tab(one.place, one.title, sign=one.sign) for one in self.several[name])
            return
        more = {"label": given} if isinstance(given, str) else given
        drawn = use(more["sign"], 0, 0, SIGN, SIGN, "c-ink") if "sign" in more else NOTHING
        yield Tab(
            name,
            self._words(more["label"]),
            only=_layouts(more.get("only", LAYOUTS)),
            sign=Sign(drawn, "").html(SIGN) if drawn else NOTHING,
        )

    def parts(self, places: Mapping[str, Place]) -> tuple[Part, ...]:
        return tuple(part for name, place in places.items() for part in self._parts(name, place))

    def _parts(self, name: str, place: Place) -> Iterator[Part]:
        if name in (THIS_TURN, LOG):
            yield Part(name, folds=place.folds, only=place.only)
        elif name in self.several:
            yield from (self._part(one, place) for one in self.several[name])
        else:
            yield self._part(One(name, self._words(place.title), "", self.draws[name]), place)

    def _part(self, one: One, place: Place) -> Part:
        return part(
            self.look,
            one.name,
            one.title,
            one.draw,
            folds=place.folds_of(one),
            only=place.only,
            views=self.views(place.views, one.place) if place.views else (),
            leaf=place.leaf,
            zoom=place.zoom,
            key=place.key,
            only_page=place.only_page,
        )


def _layouts(named: Iterable[str]) -> tuple[str, ...]:
    return tuple(layout for name in named for layout in GROUPS.get(name, (name,)))


def _folds(given: Mapping[str, Sequence[str]]) -> dict[str, str]:
    folds: dict[str, str] = {}
    for tab, layouts in given.items():
        folds |= behind(tab, *_layouts(layouts))
    return folds
