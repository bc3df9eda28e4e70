"""A game whose picture is composed of the parts of its page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from serai.core.components import Components, Edition
from serai.core.game import Game
from serai.core.notation import Vocabulary
from serai.core.step import State
from serai.core.view import TableView

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=TableView)
OneSeat = TypeVar("OneSeat", covariant=True)


class Wordy(Protocol):
    """The actions of a game, made once."""

    @property
    def vocabulary(self) -> Vocabulary: ...


T = TypeVar("T", covariant=True)
W = TypeVar("W", bound=Wordy)


class TableGame(Game[S, V]):
    """A game drawn from its parts."""

    def draw(
        self, view: V, *, names: Sequence[str] = (), theme: str = "light", language: str = "en"
    ) -> str:
        from serai.games.picture import draw  # heavy, and only needed for pictures

        return draw(self, view, names=names, theme=theme, language=language)


class HouseGame(TableGame[S, V], Generic[S, V, T, W]):
    """What every game of the house extends: its components are read into numbered tables, which
    name the things that its actions are about."""

    tables: T
    words: W

    def __init__(
        self, edition: Edition, tables: Callable[[Components], T], words: Callable[[T], W]
    ) -> None:
        super().__init__(edition)
        self.tables = tables(self.components)
        self.words = words(self.tables)
        self.vocabulary = self.words.vocabulary


@dataclass(frozen=True, kw_only=True)
class HouseView(TableView, Generic[T]):
    """A view with the facts of its game, in numbered tables."""

    game: HouseGame[Any, Any, T, Any]

    @cached_property
    def tables(self) -> T:
        return self.game.tables


@dataclass(frozen=True, kw_only=True)
class SeatedView(HouseView[T], Generic[OneSeat, T]):
    """A view with the same kind of part for every seat."""

    seats: tuple[OneSeat, ...]
