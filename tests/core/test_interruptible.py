"""A decision before which other things may be done, as what is possible at any time of a turn."""

from __future__ import annotations

from typing import ClassVar

import pytest

from serai.core import play
from serai.core.action import Action
from serai.core.notation import Vocabulary
from serai.core.step import Interruptible, Refusal, State

WORDS = Vocabulary({})


class Drink(Action):
    """Possible at any time, as long as there is water."""

    anytime: ClassVar[bool] = True


LEFT, RIGHT = WORDS.one("left"), WORDS.one("right")
DRINK, REST = WORDS.add(Drink()), WORDS.one("rest")


class Road(State):
    def __init__(self) -> None:
        super().__init__(1)
        self.water = 1
        self.gone: list[str] = []


class Fork(Interruptible[Road]):
    ways: ClassVar[tuple[Action, ...]] = (LEFT, RIGHT)

    def actor(self, s: Road) -> int:
        return 0

    def choices(self, s: Road) -> list[Action]:
        return [*self.ways]

    def choose(self, s: Road, action: Action) -> None:
        s.gone.append(action.text)

    def refused(self, s: Road) -> list[Refusal]:
        return s.refuse_all([REST], "toy-late", "toy.rest")

    def first(self, s: Road) -> list[Action]:
        return [DRINK] if s.water else []

    def do_first(self, s: Road, action: Action) -> None:
        s.water -= 1

    def refused_first(self, s: Road) -> list[Refusal]:
        return s.refuse_all([LEFT, DRINK], "toy-dry", "toy.drink") if not s.water else []


class NarrowRoad(Fork):
    ways: ClassVar[tuple[Action, ...]] = (LEFT,)


@pytest.fixture
def s() -> Road:
    s = Road()
    s.stack.append(Fork())
    return s


def test_what_may_be_done_first_is_offered_and_the_decision_comes_again(s: Road) -> None:
    assert play.options(s) == [LEFT, RIGHT, DRINK]
    play.apply_trusted(s, DRINK)
    assert (s.water, s.gone, play.options(s)) == (0, [], [LEFT, RIGHT])
    play.apply_trusted(s, RIGHT)
    assert (s.gone, s.stack) == (["right"], [])


def test_a_single_choice_is_no_only_option_while_something_may_be_done_first(s: Road) -> None:
    assert Fork().only_option(s) is None
    assert NarrowRoad().only_option(s) is None
    s.water = 0
    assert NarrowRoad().only_option(s) is LEFT
    assert Fork().only_option(s) is None


def test_what_cannot_be_done_first_is_refused_unless_it_is_a_choice(s: Road) -> None:
    assert [(one.text, one.reason.id) for one in Fork().refusals(s)] == [("rest", "toy-late")]
    s.water = 0
    refused = [(one.text, one.reason.id) for one in Fork().refusals(s)]
    assert refused == [("rest", "toy-late"), ("drink", "toy-dry")], "left may be chosen"
