"""Thinking a turn through, as a person does: if I go there, I could do this, and end up so.

All plans but that of Taj Mahal use it. It knows nothing of a game but what a good position is
worth, which the plan tells it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from serai.core.action import Action
from serai.core.luck import FastLuck
from serai.core.play import actor, advance, apply_trusted, options

Worth = Callable[[Any, int], float]
"""What a position is worth for a seat."""


def best_turn(
    worlds: Any, seat: int, choices: Sequence[Action], worth: Worth, seed: int, width: int = 24
) -> Action:
    """The choice that begins the best turn one can think of: what is left of the turn is tried
    step by step, and of all its beginnings only the `width` best are thought on."""
    luck = FastLuck(seed)
    world = worlds.sample(luck)
    turn = world.turns
    beginnings = [(0.0, choice, _after(world, choice, luck)) for choice in choices]
    best, first = float("-inf"), choices[0]
    for _ in range(STEPS):
        thought_on = []
        for _, choice, at in beginnings:
            value = worth(at, seat)
            if at.turns == turn and actor(at) == seat:
                thought_on.append((value, choice, at))
            elif value > best:
                best, first = value, choice
        if not thought_on:
            break
        thought_on.sort(key=lambda one: -one[0])
        beginnings = [
            (value, choice, _after(at, option, luck))
            for value, choice, at in _several(thought_on, width)
            for option in options(at)
        ]
    return first


STEPS = 14
"""Nobody thinks further than this."""


def _several(sorted_ones: Sequence[Any], width: int) -> list[Any]:
    """The best ones, but not all of them with the same first choice."""
    kept: list[Any] = []
    of_choice: dict[Action, int] = {}
    for one in sorted_ones:
        of_choice[one[1]] = of_choice.get(one[1], 0) + 1
        if of_choice[one[1]] <= max(2, width // 6) and len(kept) < width:
            kept.append(one)
    return kept


def _after(world: Any, choice: Action, luck: FastLuck) -> Any:
    after = world.copy()
    apply_trusted(after, choice)
    advance(after, luck)
    return after
