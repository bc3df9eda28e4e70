"""What a view tells of the decision that is to be made. Every game's view begins with it."""

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from serai.core.action import Action
from serai.core.game import View
from serai.core.play import actor, options
from serai.core.step import CHANCE, NOBODY, Message, Refusal, State

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Asking:
    """Who decides, and what of it a viewer may know."""

    actor: int
    """The seat to decide; CHANCE never shows, NOBODY when the game is over."""
    prompt: Message | None
    options: tuple[Action, ...] = ()
    """The viewer's own options; empty when another seat decides."""
    refusals: tuple[Refusal, ...] = ()


def asking(s: State, viewer: int | None) -> Asking:
    """The decision as a viewer sees it. Options and refusals tell of hidden things, so they are
    for the seat that decides alone."""
    who = actor(s)
    if who < 0:
        return Asking(NOBODY if who == CHANCE else who, None)
    step = s.stack[-1]
    prompt = step.prompt(s)
    if who != viewer:
        return Asking(who, prompt)
    return Asking(who, prompt, tuple(options(s)), tuple(step.refusals(s)))


def unasked(view: V) -> V:
    """The same view with nothing to choose in it: in a replay, or while a bot plays for a seat."""
    fields: Any = view  # a dataclass, which a protocol cannot ask for
    shown: V = replace(fields, options=(), refusals=())
    return shown
