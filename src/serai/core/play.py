"""The play loop: what a driver needs to run a state."""

from serai.core.action import Action
from serai.core.errors import IllegalAction
from serai.core.luck import Luck
from serai.core.step import CHANCE, NOBODY, State


def actor(s: State) -> int:
    """The seat to decide, CHANCE, or NOBODY when the game is over."""
    return s.stack[-1].actor(s) if s.stack else NOBODY


def options(s: State) -> list[Action]:
    """What may be chosen now; empty when the game is over."""
    return s.stack[-1].options(s) if s.stack else []


def apply(s: State, action: Action) -> None:
    """Check the action, then carry it out. A refused one leaves the state as it was."""
    if action not in options(s):
        raise IllegalAction(refusal(s, action))
    apply_trusted(s, action)


def apply_trusted(s: State, action: Action) -> None:
    """Carry out an action that came from `options`; for search and simulation."""
    step = s.stack.pop()
    if step.actor(s) == CHANCE:
        s.draws += 1
    step.apply(s, action)
    settle(s)


def settle(s: State) -> None:
    """Run procedures and forced choices until a seat or chance has to decide."""
    while s.stack and goes_on(s):
        pass


def goes_on(s: State) -> bool:
    """Run the top step if it needs no decision; returns whether it did."""
    step = s.stack[-1]
    seat = step.actor(s)
    if seat == CHANCE:
        return False
    if seat == NOBODY:
        s.stack.pop()
        step.run(s)
        return True
    if step.private:
        return False
    only = step.only_option(s)
    if only is None:
        return False
    s.stack.pop()
    step.apply(s, only)
    return True


def advance(s: State, luck: Luck) -> None:
    """Let chance decide until a seat has to, or the game is over."""
    while s.stack:
        step = s.stack[-1]
        if step.actor(s) != CHANCE:
            return
        apply_trusted(s, step.sample(s, luck, s.draws))


def refusal(s: State, action: Action) -> str:
    """Why the action is not allowed now, in words for a developer, with the rule."""
    if not s.stack:
        return f"'{action}' is not possible: the game is over"
    step = s.stack[-1]
    for refused in step.refusals(s):
        if refused.text == action.text:
            return (
                f"'{action}' is not allowed now: {refused.reason.id} (rule {refused.reason.rule})"
            )
    decider = "chance" if step.actor(s) == CHANCE else f"seat {step.actor(s)}"
    listed = ", ".join(f"'{option}'" for option in step.options(s)[:8])
    rule = step.prompt(s).rule
    return f"'{action}' is not allowed now (rule {rule}): {decider} may choose {listed} …"
