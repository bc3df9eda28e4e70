"""What a game shows in a page: panels of HTML, made from a view. The page itself knows no game.

A game has a package `page` with `panels(look)` and `sign(look, kind, slug)`.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, Protocol, cast

from serai.core.action import Action
from serai.core.draft import Draft
from serai.core.game import AnyGame
from serai.draw.markup import NOTHING, Markup
from serai.games import GAMES
from serai.games.speaking import Voice


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


@dataclass(frozen=True)
class Panels:
    """The parts of a table. The page says where each of them stands."""

    accent: str
    progress: Markup
    """How far the game has come, for the top bar."""
    where: str
    """The same in a few words."""
    contest: Markup
    """What is fought about now."""
    board: Markup
    compare: Markup
    """Everything public about everybody, in one strip."""
    hand: Markup
    market: Markup
    market_name: str
    prompt: str
    forecast: Markup = NOTHING
    buttons: tuple[Button, ...] = ()
    ending: str = ""
    """The choice that says nothing but that the turn ends; the End turn button makes it."""
    focus: tuple[float, float, float, float] | None = None
    """The part of the board to show on a small screen: left, top, width, height."""
    asides: tuple[Markup, ...] = field(default=())


class Page(Protocol):
    """What the package `page` of a game offers."""

    def panels(self, look: Look) -> Panels: ...

    def sign(self, look: Look, kind: str, slug: str) -> Markup:
        """A small picture of a thing that a log line names; nothing if it has none."""
        ...

    SHORT: dict[str, str]
    """Shorter sentences for log lines whose things are shown as signs, by message id."""
    SHORT_STEPS: dict[str, str]
    """Shorter words for steps of a turn whose things are shown as signs, by verb."""


def page_of(game: AnyGame) -> Page:
    return cast(Page, import_module(f"{GAMES[game.meta.id]}.page"))
