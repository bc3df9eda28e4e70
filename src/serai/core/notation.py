"""The vocabulary of a game: every action there can ever be, made once, with its text.

Reading is a look-up, writing is an attribute, and the position in the vocabulary is the number
that learning environments use. So no rule ever sees an encoded action.
"""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import TypeVar, cast

from serai.core.action import Action
from serai.core.errors import NotationError

A = TypeVar("A", bound=Action)

LONGEST_ECHO = 60
"""Characters of a wrong text that an error repeats."""


class Vocabulary:
    """All actions of one game with one set of components."""

    def __init__(self, slugs: Mapping[str, Sequence[str]]) -> None:
        self.slugs = slugs
        """The slugs of the things of each kind, by number."""
        self._by_text: dict[str, Action] = {}
        self.actions: list[Action] = []

    def add(self, action: A) -> A:
        """Give the action its text and number."""
        ids = zip(action.kinds, action.args(), strict=True)
        text = " ".join([action.verb, *(self.slugs[kind][number] for kind, number in ids)])
        if text in self._by_text:
            raise NotationError(f"two actions are both written {text!r}")
        action.text = text
        action.index = len(self.actions)
        self._by_text[text] = action
        self.actions.append(action)
        return action

    def one(self, verb: str) -> Action:
        """Make an action that names no thing."""
        return self.add(_kind(verb)())

    def each(
        self, verb: str, kind: str, only: Iterable[int] | None = None, anytime: bool = False
    ) -> list[Action]:
        """Make an action for each thing of a kind; the list has one at the number of each thing.
        With `only`, the others are made without a text: they are never chosen."""
        return self.each_of((verb,), kind, only, anytime)[0]

    def each_of(
        self,
        verbs: Sequence[str],
        kind: str,
        only: Iterable[int] | None = None,
        anytime: bool = False,
    ) -> list[list[Action]]:
        """Like `each` with several verbs; actions on the same thing get adjacent numbers."""
        things = range(len(self.slugs[kind]))
        classes = [_kind(verb, kind, anytime=anytime) for verb in verbs]
        made = [[of(thing) for thing in things] for of in classes]
        for thing in things if only is None else only:
            for actions in made:
                self.add(actions[thing])
        return made

    def read(self, text: str) -> Action:
        """The action with this notation; upper case and extra blanks do not matter."""
        plain = " ".join(text.lower().split()) if len(text) < 1000 else text
        action = self._by_text.get(plain)
        if action is not None:
            return action
        raise NotationError(self._explain(plain))

    def _explain(self, text: str) -> str:
        shown = text if len(text) <= LONGEST_ECHO else text[:LONGEST_ECHO] + "…"
        verbs = sorted({action.verb for action in self.actions})
        verb = text.split(" ", 1)[0]
        if verb not in verbs:
            return f"unknown action {shown!r}: it must start with one of {', '.join(verbs)}"
        near = get_close_matches(text[:200], self._by_text, n=3)
        hint = f"; did you mean {' or '.join(repr(word) for word in near)}?" if near else ""
        return f"unknown action {shown!r}: no such thing to {verb}{hint}"


def _kind(verb: str, *kinds: str, anytime: bool = False) -> type[Action]:
    """A class of actions, named after its verb."""
    return cast(type[Action], type(verb, (Action,), {"kinds": kinds, "anytime": anytime}))
