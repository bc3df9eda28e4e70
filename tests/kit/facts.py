"""What the tests of all games must be told about one of them: `FACTS` in `tests/<game>/kit.py`.

Everything has a usual value, so that a game without that file is tested too. Whatever can be asked
of the game itself does not stand here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec


@dataclass(frozen=True)
class Facts:
    """A game as the kit sees it."""

    more_setups: tuple[tuple[int, dict[str, str]], ...] = ()
    """Set-ups beside the plain ones: unofficial player counts, and options that are not on by
    themselves. A test fails if a value of an option is missing here."""
    one_world: bool = False
    """Whether a seat that counts knows everything: `imagine` has nothing to vary."""
    length: int = 1
    """How many times longer it is than the usual game: fewer are played, and costly looks in them
    are rarer."""
    unpainted: frozenset[str] = frozenset()
    """Classes in its pictures that only say what a thing is: a page finds it by them."""

    unpictured: frozenset[str] = frozenset()
    """Tables of components without pieces, such as numbers and examples: no gallery shows them."""

    # --- words --------------------------------------------------------------------------------

    chance_verbs: frozenset[str] = frozenset()
    """Actions that no seat ever takes, and that need no words."""
    alike: frozenset[str] = frozenset()
    """Kinds whose things may be called the same."""
    told: tuple[tuple[int, int, dict[str, str]], ...] = ()
    """Random games in which nearly all is said that can be said: players, seed and options."""
    counted: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Prompts that say how many choices with a verb are due at most: the argument, and the verb."""
    rare: Mapping[str, Mapping[str, str | int]] = field(default_factory=dict)
    """Messages that random games hardly ever bring about, with what they are told."""


@cache
def facts_of(game: str) -> Facts:
    """What the tests of a game say of it."""
    name = f"tests.{game}.kit"
    if find_spec(f"tests.{game}") is None or find_spec(name) is None:
        return Facts()
    facts = import_module(name).FACTS
    assert isinstance(facts, Facts)
    return facts
