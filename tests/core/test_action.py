"""Actions are values: equal by what they say, whoever made them."""

from __future__ import annotations

from typing import ClassVar

import pytest

from serai.core.action import Action
from tests.core import caravan as toy


def test_actions_with_the_same_verb_and_arguments_are_equal() -> None:
    assert toy.Draw(3) == toy.Draw(3)
    assert hash(toy.Draw(3)) == hash(toy.Draw(3))
    assert len({toy.Draw(3), toy.Draw(3), toy.Draw(4)}) == 2


def test_another_argument_or_another_verb_is_another_action() -> None:
    assert toy.Draw(3) != toy.Draw(4)
    assert toy.Draw(1) != toy.Shine(1)
    assert toy.Word("load") != toy.Word("sell")


def test_an_action_is_not_equal_to_its_text() -> None:
    assert toy.LOAD != "load"
    assert toy.LOAD != 0


def test_an_action_of_a_vocabulary_equals_a_fresh_one_and_finds_it_in_a_list() -> None:
    assert toy.Draw(3) in toy.DRAWS
    assert toy.DRAWS.index(toy.Draw(3)) == 3


def test_an_action_prints_as_notation() -> None:
    assert str(toy.DRAWS[3]) == "draw c3"
    assert repr(toy.DRAWS[3]) == "<draw c3>"


def test_an_action_outside_a_vocabulary_still_prints() -> None:
    assert str(toy.Draw(3)) == "draw(3,)"
    assert toy.Draw(3).index == -1


def test_a_plain_action_has_no_arguments() -> None:
    assert Action().args() == ()


class Give(Action):
    """A toy that names two things, both of one kind."""

    kinds: ClassVar[tuple[str, ...]] = ("card", "card")
    gone: int
    new: int


class Roll(Action):
    """A toy whose attribute is called by its kind."""

    die: int


class Throw(Roll):
    """A toy that names what the class above it does."""


def test_attributes_are_called_by_their_kinds_unless_they_have_names() -> None:
    assert Roll(3).die == 3
    assert Roll(3).kinds == ("die",)
    assert (Throw(5).die, Throw(5).kinds) == (5, ("die",))
    assert Give(3, 4).kinds == ("card", "card")
    assert (Give(3, 4).gone, Give(3, 4).new) == (3, 4)
    assert Give(3, 4).args() == (3, 4)


def test_an_action_that_names_too_little_cannot_be_made() -> None:
    with pytest.raises(IndexError):
        Give(3)
