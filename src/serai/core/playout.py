"""Random play, compiled together with the rules: for simulation, benchmarks and search."""

from serai.core.luck import Luck
from serai.core.play import apply_trusted
from serai.core.step import CHANCE, State

LONGEST_GAME = 100_000
"""An upper bound of the decisions in any game; more are a fault of the rules."""


def play_randomly(s: State, luck: Luck, choices: Luck) -> int:
    """Play to the end with random choices; returns the number of decisions of seats."""
    decisions = 0
    while s.stack:
        step = s.stack[-1]
        if step.actor(s) == CHANCE:
            apply_trusted(s, step.sample(s, luck, s.draws))
            continue
        options = step.options(s)
        apply_trusted(s, options[choices.below(decisions, len(options))])
        decisions += 1
        if decisions > LONGEST_GAME:
            raise RuntimeError("the game does not end")
    return decisions
