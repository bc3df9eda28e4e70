"""What every view begins with: whose table it is, who decides, and what of it a viewer may know."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from serai.core.action import Action
from serai.core.outcome import Outcome
from serai.core.play import actor, options
from serai.core.step import CHANCE, NOBODY, Message, Refusal, State

if TYPE_CHECKING:
    from serai.core.game import AnyGame


@dataclass(frozen=True, kw_only=True)
class TableView:
    """What one seat (None: an onlooker) may know. Every game adds its own table to it."""

    game: AnyGame
    players: int
    """How many seats there are."""
    seat: int | None
    actor: int
    """The seat to decide; CHANCE never shows, NOBODY when the game is over."""
    turn: int
    """The seat whose turn it is; another one may have to decide in it."""
    prompt: Message | None
    options: tuple[Action, ...] = ()
    """The viewer's own options; empty when another seat decides."""
    refusals: tuple[Refusal, ...] = ()
    outcome: Outcome | None = None

    def _repr_svg_(self) -> str:
        return self.game.draw(self)


def head(game: AnyGame, s: State, viewer: int | None) -> dict[str, Any]:
    """The fields of `TableView`. Options and refusals tell of hidden things, so they are for the
    seat that decides alone."""
    who = actor(s)
    asked = who >= 0
    mine = asked and who == viewer
    return {
        "game": game,
        "players": s.seats,
        "seat": viewer,
        "actor": NOBODY if who == CHANCE else who,
        "turn": s.turn,
        "prompt": s.stack[-1].prompt(s) if asked else None,
        "options": tuple(options(s)) if mine else (),
        "refusals": tuple(s.stack[-1].refusals(s)) if mine else (),
        "outcome": game.outcome(s),
    }


V = TypeVar("V", bound=TableView)
T = TypeVar("T")


def seen(kind: type[T], s: State, **given: Any) -> T:
    """A view of the state: what is given, and for each other field of the view whatever the state
    calls by the same name, with tuples for lists. So a view shows no more than it declares."""
    found = {name: getattr(s, name) for name in _names(kind) if name not in given}
    return kind(**given, **{name: _kept(value) for name, value in found.items()})


def seen_of(kind: type[T], s: State, which: int, seats: int, **given: Any) -> T:
    """The same of one seat. A state keeps figures of the seats one after the other in a list, so
    many for each seat; a single one is shown as it is, several are a tuple."""
    found = {name: getattr(s, name) for name in _names(kind) if name not in given}
    own = {name: _share(values, which, seats) for name, values in found.items()}
    return kind(**given, **own)


def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _kept(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _share(values: list[Any], seat: int, seats: int) -> Any:
    many = len(values) // seats
    return _kept(values[seat]) if many == 1 else tuple(values[seat * many : (seat + 1) * many])


def unasked(view: V) -> V:
    """The same view with nothing to choose in it: in a replay, or while a bot plays for a seat."""
    return replace(view, options=(), refusals=())
