"""What every view begins with: whose table it is, who decides, and what of it a viewer may know."""

from __future__ import annotations

from dataclasses import dataclass, replace
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


KINDS = "kinds"
"""In a prompt: the kinds of options there are, in the order of the alphabet, as `done-play`."""


def asked_for(s: State, choices: tuple[Action, ...]) -> Message:
    """The prompt for the seat that decides. It does not ask for what is possible at any time."""
    step = s.stack[-1]
    prompt = step.prompt(s)
    kinds = {step.kind(s, action) for action in choices if not action.anytime}
    return Message(prompt.id, {**prompt.args, KINDS: "-".join(sorted(kinds))}, prompt.rule)


def head(game: AnyGame, s: State, viewer: int | None) -> dict[str, Any]:
    """The fields of `TableView`. Options and refusals tell of hidden things, so they are for the
    seat that decides alone; so is what the prompt says of them."""
    who = actor(s)
    mine = who >= 0 and who == viewer
    choices = tuple(options(s)) if mine else ()
    prompt = asked_for(s, choices) if mine else s.stack[-1].prompt(s) if who >= 0 else None
    return {
        "game": game,
        "players": s.seats,
        "seat": viewer,
        "actor": NOBODY if who == CHANCE else who,
        "turn": s.turn,
        "prompt": prompt,
        "options": choices,
        "refusals": tuple(s.stack[-1].refusals(s)) if mine else (),
        "outcome": game.outcome(s),
    }


V = TypeVar("V", bound=TableView)


def unasked(view: V) -> V:
    """The same view with nothing to choose in it: in a replay, or while a bot plays for a seat."""
    return replace(view, options=(), refusals=())
