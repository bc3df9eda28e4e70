"""What a game shows in a page: panels of HTML, made from a view. The page itself knows no game.

A game has a package `page` with `panels(look)` and `sign(look, kind, slug)`.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any, Literal, Protocol, cast

from serai.core.action import Action
from serai.core.draft import Draft
from serai.core.game import AnyGame
from serai.draw.markup import NOTHING, Markup
from serai.games import module_of, names
from serai.games.about import gates
from serai.games.voice import Voice


class Ahead:
    """Where further choices of the viewer would lead, up to the wall. For forecasts."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    @cached_property
    def view(self) -> Any:
        return self._draft.view()

    def options(self) -> list[Action]:
        return self._draft.options()

    @property
    def wall(self) -> int:
        """Who comes after what was chosen, if that is not the viewer: a seat or chance."""
        return self._draft.wall

    def score(self) -> int:
        """The viewer's points."""
        return self._draft.match.game.scores(self._draft.state)[self._draft.seat]

    def after(self, action: Action) -> Ahead:
        """The same after one more choice, which must be one of the options."""
        draft = copy(self._draft)
        draft.state = self._draft.state.copy()
        draft.lines = self._draft.lines[:]
        draft.add(action)
        return Ahead(draft)


@dataclass(frozen=True)
class Look:
    """A view that is being shown to somebody, with all that is needed to speak about it."""

    view: Any
    voice: Voice
    names: tuple[str, ...]
    """What the sides are called; the viewer is `you` in tables, but not in sentences."""
    turn: int = -2
    """The seat whose turn it is, also while its draft is complete."""
    tags: tuple[str, ...] = ()
    """A short word for each seat, such as that it is a bot."""
    drafted: tuple[str, ...] = ()
    """What the viewer has chosen in this turn, as notation."""
    changed: frozenset[str] = frozenset()
    """What has changed since the viewer's last turn, as kind and slug: `city-amber`."""
    ahead: Ahead | None = None
    """What the viewer's choices would lead to, while it is the viewer's turn."""
    rules_at: Callable[[str], str] = lambda rule: f"#{rule}"
    """The address of a rule."""

    @cached_property
    def actions(self) -> frozenset[str]:
        """What the viewer may choose now, as notation."""
        return frozenset(action.text for action in self.view.options)

    @property
    def mine(self) -> bool:
        """Whether the viewer is to decide."""
        return self.view.seat is not None and self.view.actor == self.view.seat

    def name(self, side: int) -> str:
        """What a side is called, whoever looks."""
        return self.names[side] if side < len(self.names) else self.voice.seat(side)

    def short_name(self, side: int) -> str:
        """What the viewer calls a side."""
        return self.voice.text("web-you") if side == self.view.seat else self.name(side)

    def tag(self, side: int) -> str:
        return self.tags[side] if side < len(self.tags) else ""

    def text(self, id: str, **args: str | int) -> str:
        return self.voice.text(id, args)


@dataclass(frozen=True)
class Button:
    """A choice that no thing on the table stands for."""

    action: str
    label: str
    leave: bool = False
    """Whether it is the kind of choice that a slip would make costly."""
    main: bool = False
    """Whether it is what one would choose next: it stands beside End turn, filled like it."""


# --- where things stand -----------------------------------------------------------------------

NEVER = "-"
"""For a tab or a view: not on screens of that kind."""
THIS_TURN = "draft"
LOG = "logs"
"""The two parts that the page fills itself, with what is the same for every game."""


@dataclass(frozen=True)
class Part:
    """A part of the table. Its name is its id in the page, where no two things share one."""

    name: str
    title: str = ""
    """What it is called, for the ear and in the list of keys. Its heading is its own affair."""
    content: Markup = NOTHING
    """What it shows; a part that shows nothing is left out."""
    tab: str = ""
    """The tab it stands behind on a small screen; empty: it is always in sight."""
    views: tuple[str, ...] = ()
    """Those views of a large screen that show it; empty: all of them do."""
    leaf: bool = True
    """Whether it is a leaf of paper, or lies on the ground, as a hand of cards does."""
    zoom: bool = False
    """Whether its drawing (`svg[data-pan]`) can be moved and made larger."""
    key: str = ""
    """The key that takes the focus there."""


@dataclass(frozen=True)
class Column:
    """Parts from top to bottom. Its name is an area of the grid in the game's style sheet."""

    name: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Tab:
    """A button that brings parts to the front on a small screen."""

    name: str
    label: str
    count: int = 0


@dataclass(frozen=True)
class TurnLine:
    """A line of This turn, in the words of the game."""

    words: Markup | str
    state: Literal["done", "now", "later"] = "done"


@dataclass(frozen=True)
class Panels:
    """A table, ready to be shown. The page puts bars around it, and fills two of its parts."""

    accent: str
    """The class `game-…`, under which the game's style sheet stands."""
    progress: Markup
    """How far the game has come, for the top bar."""
    where: str
    """The same in a few words."""
    prompt: str
    columns: tuple[Column, ...]
    """In reading order; the prompt is read after the first of them."""
    tabs: tuple[Tab, ...] = ()
    tab: str = ""
    """The tab that the choices of now stand behind, if it is a particular one."""
    view: str = ""
    """The view of a large screen that they need; empty if there is only one."""
    turn: tuple[TurnLine, ...] = ()
    """The turn so far, and what follows in it; if it is empty, the choices are listed."""
    during: Markup = NOTHING
    """In This turn: what may be done at any time."""
    forecast: Markup = NOTHING
    buttons: tuple[Button, ...] = ()
    ending: str = ""
    """The choice that says nothing but that the turn ends; the End turn button makes it."""
    seal: str = ""
    """What the button says that makes a complete draft final, where the turn does not end by it:
    others are asked in the middle of a turn, or answer in it. The prompt is said beside it."""
    wall: str = ""
    """What is then behind the wall, in a few words."""
    result: Markup = NOTHING
    """After the end: every point with its reason."""

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple(part for column in self.columns for part in column.parts)


class Page(Protocol):
    """What the package `page` of a game offers."""

    def panels(self, look: Look) -> Panels: ...

    def sign(self, look: Look, kind: str, slug: str) -> Markup:
        """A small picture of a thing that a log line names; nothing if it has none."""
        ...

    ICONS: tuple[str, ...]
    """How the names of those drawn icons begin that its pages use."""
    SHORT: dict[str, str]
    """Shorter sentences for log lines whose things are shown as signs, by message id."""
    SHORT_STEPS: dict[str, str]
    """Shorter words for steps of a turn whose things are shown as signs, by verb."""


@cache
def has_page(name: str) -> bool:
    """Whether a game can be played in a page, and not only by programs."""
    return name in names() and any(a.id == name and a.has("page") for a in gates())


def page_of(game: AnyGame) -> Page:
    return cast(Page, import_module(f"{module_of(game.meta.id)}.page"))
