"""The stack of steps, and the small values around it."""

from __future__ import annotations

from typing import ClassVar

import pytest

from serai.core import play
from serai.core.action import Action
from serai.core.step import EVERYONE, NOBODY, Do, IfPossible, Message, Note, Refusal, State, Step
from tests.core import caravan as toy
from tests.core.caravan import Caravan


def test_what_follows_is_done_in_the_order_it_is_written() -> None:
    s = Caravan(2)
    first, second, third = toy.Turn(0), toy.Gift(1), toy.NextTurn()
    s.then(third)
    s.then(first, second)
    assert s.stack == [third, second, first]


def test_nothing_may_follow() -> None:
    s = Caravan(2)
    s.then()
    assert s.stack == []


def test_a_step_is_by_itself_a_procedure_seen_by_everyone() -> None:
    step: Step[Caravan] = Step()
    s = Caravan(2)
    assert step.actor(s) == NOBODY
    assert step.seen_by(s) == EVERYONE
    assert step.refusals(s) == []
    assert step.weights(s) == []
    assert not step.private


def test_a_step_must_say_what_it_does() -> None:
    step: Step[Caravan] = Step()
    s = Caravan(2)
    with pytest.raises(NotImplementedError):
        step.options(s)
    with pytest.raises(NotImplementedError):
        step.run(s)
    with pytest.raises(NotImplementedError):
        step.apply(s, toy.LOAD)
    with pytest.raises(NotImplementedError):
        State(2).copy()


def test_a_function_of_the_rules_may_follow_as_a_procedure() -> None:
    done: list[tuple[int, ...]] = []

    def note(s: Caravan, *numbers: int) -> None:
        done.append((s.seats, *numbers))

    s = Caravan(2)
    s.then(Do(note), Do(note, 4, 7))
    play.settle(s)
    assert done == [(2,), (2, 4, 7)]


def test_a_prompt_names_the_seat_and_the_rule() -> None:
    prompt = toy.Turn(1).prompt(Caravan(2))
    assert (prompt.id, prompt.args, prompt.rule) == ("prompt-choose", {"seat": 1}, "toy.turn")


def test_messages_are_equal_by_what_they_say() -> None:
    one = Message("hello", {"seat": 1}, "toy.turn")
    assert one == Message("hello", {"seat": 1}, "toy.turn")
    assert hash(one) == hash(Message("hello", {"seat": 1}, "toy.turn"))
    assert one != Message("hello", {"seat": 2}, "toy.turn")
    assert one != Message("bye", {"seat": 1}, "toy.turn")
    assert one != Message("hello", {"seat": 1}, "toy.sell")


def test_refusals_are_equal_by_what_they_say() -> None:
    def reason() -> Message:
        return Message("no", {}, "toy.sell")

    assert Refusal("sell", reason()) == Refusal("sell", reason())
    assert hash(Refusal("sell", reason())) == hash(Refusal("sell", reason()))
    assert Refusal("sell", reason()) != Refusal("load", reason())


def test_a_note_is_for_everyone_unless_it_says_otherwise() -> None:
    assert Note(Message("hello", {})).seen_by == EVERYONE
    assert Note(Message("hello", {}), 1 << 2).seen_by == 4


class Rest(IfPossible[Caravan]):
    """A toy for which there is never anything to choose."""

    otherwise: ClassVar[tuple[str, str]] = ("toy-log-no-rest", "")

    def options(self, s: Caravan) -> list[Action]:
        return []


def test_the_log_tells_of_a_decision_that_is_passed_over_and_which_clause_led_to_it() -> None:
    s = Caravan(2)
    s.notes = []
    s.then(Rest(1, "toy.rest"))
    play.settle(s)
    assert [note.message for note in s.notes] == [
        Message("toy-log-no-rest", {"seat": 1}, "toy.rest")
    ]
