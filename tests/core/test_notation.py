"""Every action has one short text, and only that text reads back to it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.core.action import Action
from serai.core.errors import NotationError
from serai.core.notation import LONGEST_ECHO, Vocabulary
from tests.core import caravan as toy

TAJ = serai.load("taj_mahal")
PIECES = sorted({word for action in TAJ.vocabulary.actions for word in action.text.split()})


def read_or_refuse(text: str) -> None:
    """A text either is an action, whose text is the same but for blanks and case, or an error."""
    try:
        action = TAJ.read(text)
    except NotationError:
        return
    assert action.text == " ".join(text.lower().split())


@given(st.text(max_size=60))
def test_any_text_reads_or_is_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.lists(st.sampled_from(PIECES), max_size=4), st.sampled_from([" ", "  ", "\t", "_", ""]))
def test_words_of_the_game_in_any_order_read_or_are_refused(words: list[str], gap: str) -> None:
    read_or_refuse(gap.join(words))


@given(st.sampled_from(TAJ.vocabulary.actions), st.data())
def test_blanks_and_case_do_not_matter(action: Action, data: st.DataObject) -> None:
    letters = [data.draw(st.sampled_from([c, c.upper()])) for c in action.text]
    blanks = data.draw(st.sampled_from([" ", "   ", "\t", " \n "]))
    assert TAJ.read(blanks + "".join(letters).replace(" ", blanks) + blanks) is action


def test_a_wrong_verb_is_told_the_verbs_there_are() -> None:
    with pytest.raises(NotationError, match=r"'fly c3'.*start with one of .*draw, .*weather"):
        toy.VOCABULARY.read("fly c3")


def test_a_wrong_thing_is_told_the_nearest_ones() -> None:
    with pytest.raises(NotationError, match=r"no such thing to draw; did you mean 'draw c1'"):
        toy.VOCABULARY.read("draw c1x")


def test_an_empty_text_is_refused() -> None:
    with pytest.raises(NotationError, match="unknown action ''"):
        toy.VOCABULARY.read("   ")


@pytest.mark.parametrize("text", ["x" * 100_000, "draw " * 50_000, "draw " + "c" * 100_000])
def test_a_long_text_is_refused_briefly(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        toy.VOCABULARY.read(text)
    assert len(str(caught.value)) < LONGEST_ECHO + 300


def test_two_actions_cannot_have_the_same_text() -> None:
    vocabulary = Vocabulary({"card": ["c0", "c0"]})
    vocabulary.add(toy.Draw(0))
    with pytest.raises(NotationError, match="two actions are both written 'draw c0'"):
        vocabulary.add(toy.Draw(1))


def test_the_number_of_an_action_is_its_place() -> None:
    assert [action.index for action in toy.VOCABULARY.actions] == [
        *range(len(toy.VOCABULARY.actions))
    ]


def test_a_verb_and_a_kind_make_an_action_for_each_thing() -> None:
    vocabulary = Vocabulary({"card": ["c0", "c1", "c2"]})
    draws = vocabulary.each("draw", "card", only=(0, 2))
    free = vocabulary.each("free_turn", "card", anytime=True)
    assert [action.text for action in draws] == ["draw c0", "", "draw c2"]
    assert [(action.verb, action.kinds, action.thing) for action in free[1:]] == [
        ("free_turn", ("card",), 1),
        ("free_turn", ("card",), 2),
    ]
    assert free[0].anytime
    assert not draws[0].anytime
    assert vocabulary.read("free_turn c2") is free[2]


def test_what_can_be_done_with_one_thing_may_stand_together() -> None:
    vocabulary = Vocabulary({"card": ["c0", "c1"]})
    draw, drop = vocabulary.each_of(("draw", "drop"), "card")
    assert vocabulary.actions == [draw[0], drop[0], draw[1], drop[1]]


def test_an_action_may_name_nothing() -> None:
    vocabulary = Vocabulary({})
    done = vocabulary.one("done")
    assert (done.text, done.kinds, done.thing, done.index) == ("done", (), -1, 0)
