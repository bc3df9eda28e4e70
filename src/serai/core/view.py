"""What every view begins with: whose table it is, who decides, and what of it a viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, TypeVar, cast

from serai.core.action import Action
from serai.core.outcome import Outcome
from serai.core.play import actor, options
from serai.core.step import CHANCE, NOBODY, Message, Refusal, State

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

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


KINDS = "kinds"
"""In a prompt: the kinds of options there are, in the order of the alphabet, as `done-play`."""


def asked_for(s: State, choices: tuple[Action, ...]) -> Message:
    """The prompt for the seat that decides. It does not ask for what is possible at any time."""
    step = s.stack[-1]
    prompt = step.prompt(s)
    kinds = {step.kind(s, action) for action in choices if not action.anytime}
    return Message(prompt.id, {**prompt.args, KINDS: "-".join(sorted(kinds))}, prompt.rule)


def head(game: AnyGame, s: State, viewer: int | None) -> TableView:
    """What every view begins with. Options and refusals tell of hidden things, so they are for the
    seat that decides alone; so is what the prompt says of them."""
    who = actor(s)
    mine = who >= 0 and who == viewer
    choices = tuple(options(s)) if mine else ()
    prompt = asked_for(s, choices) if mine else s.stack[-1].prompt(s) if who >= 0 else None
    return TableView(
        game=game,
        players=s.seats,
        seat=viewer,
        actor=NOBODY if who == CHANCE else who,
        turn=s.turn,
        prompt=prompt,
        options=choices,
        refusals=tuple(s.stack[-1].refusals(s)) if mine else (),
        outcome=game.outcome(s),
    )


V = TypeVar("V", bound=TableView)
T = TypeVar("T", bound="DataclassInstance")


def seen(kind: type[V], s: State, head: TableView, **given: object) -> V:
    """A view of the state: its head, what is given, and for each other field of the view whatever
    the state calls by the same name, with tuples for lists. So a view shows no more than it
    declares."""
    values = {**vars(head), **given}
    for name in _names(kind):
        if name not in values:
            value = getattr(s, name)
            values[name] = tuple(value) if isinstance(value, list) else value
    return _made(kind, values)


def seen_of(kind: type[T], s: State, which: int, seats: int, **given: object) -> T:
    """The same of one seat. A state keeps figures of the seats one after the other in a list, so
    many for each seat; a single one is shown as it is, several are a tuple."""
    for name in _names(kind):
        if name not in given:
            values = getattr(s, name)
            many = len(values) // seats
            own = values[which * many : (which + 1) * many] if many > 1 else values[which]
            given[name] = tuple(own) if isinstance(own, list) else own
    return _made(kind, given)


def _made(kind: type[T], values: dict[str, object]) -> T:
    return cast("Callable[..., T]", kind)(**values)


_NAMES: dict[type[DataclassInstance], tuple[str, ...]] = {}
"""The fields of each kind of view, looked up once: views are made for every move of a bot."""


def _names(kind: type[DataclassInstance]) -> tuple[str, ...]:
    if kind not in _NAMES:
        _NAMES[kind] = tuple(field.name for field in fields(kind))
    return _NAMES[kind]


def unasked(view: V) -> V:
    """The same view with nothing to choose in it: in a replay, or while a bot plays for a seat."""
    return replace(view, options=(), refusals=())
