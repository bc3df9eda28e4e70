"""Laws about copies of a state: search makes millions, and one shared list would spoil a game."""

from __future__ import annotations

from typing import Any

from serai import _build
from serai.core import play
from serai.core.luck import FastLuck
from serai.core.playout import play_randomly
from serai.core.step import State
from tests.kit.compare import attributes, differences, shared_containers, snapshot
from tests.kit.setups import Setup
from tests.kit.walk import Chooser, next_action, some, walk

NOT_COPIED = {"notes", "seats"}
"""A copy is made for thinking, and nobody listens to thoughts; seats never come or go."""
WORDS = "slugs"
"""How things are written: part of the components, which nobody changes, and so of every copy."""
STRANGE = 12345


def a_copy_is_alike_and_shares_no_list(setup: Setup, seed: int) -> None:
    for s in some(walk(setup, seed), 3 * setup.length):
        copy = s.copy()
        assert type(copy) is type(s)
        assert differences(s, copy) == []
        shared = shared_containers(s, copy)
        assert [path for path in shared if not path.startswith(WORDS)] == []


def a_copy_carries_every_attribute(setup: Setup, seed: int) -> None:
    """Give each attribute in turn a value it never has; the copy must have it too.

    Only the compiled build tells constants, which belong to the constructor, from the rest.
    """
    if not _build.compiled():
        return
    for s in some(walk(setup, seed), 60 * setup.length):
        for name, value in attributes(s).items():
            changed = s.copy()
            if name in NOT_COPIED or not _set(changed, name, _unlike(value)):
                continue
            assert differences(changed, changed.copy()) == [], name
            assert differences(changed, s) != [], name


def _unlike(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + STRANGE
    if isinstance(value, list):
        return [*value, value[-1] if value else STRANGE]
    if isinstance(value, dict):
        return {**value, STRANGE: STRANGE}
    if isinstance(value, set):
        return value | {STRANGE}
    return value


def _set(s: State, name: str, value: object) -> bool:
    """Change an attribute; constants (tables, the number of sides) refuse."""
    if value is getattr(s, name):
        return False
    try:
        setattr(s, name, value)
    except AttributeError:
        return False
    return True


def playing_on_in_a_copy_leaves_the_original_alone(setup: Setup, seed: int) -> None:
    for s in some(walk(setup, seed), 40):
        before = snapshot(s)
        play_randomly(s.copy(), FastLuck(seed + 1), FastLuck(seed + 2))
        assert differences(snapshot(s), before) == []


def the_same_choices_lead_to_the_same_state(setup: Setup, seed: int) -> None:
    """A copy made in the middle, and a game without an audience, go the same way."""
    luck, chooser, shadow = FastLuck(seed), Chooser(seed), Chooser(seed)
    loud, silent = setup.new(), setup.new()
    loud.notes = []
    number = 0
    while loud.stack:
        play.apply_trusted(loud, next_action(loud, luck, chooser))
        play.apply_trusted(silent, next_action(silent, luck, shadow))
        number += 1
        if number % 20 == 0:
            silent = silent.copy()
            assert differences(loud, silent, frozenset({"notes"})) == []
    assert differences(loud, silent, frozenset({"notes"})) == []
    assert silent.notes is None
