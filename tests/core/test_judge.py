"""What a game says about good play when it says nothing."""

from __future__ import annotations

import pytest

from serai.core.action import Action
from serai.core.judge import Judge, TurnJudge, TurnOpinions, softmax
from serai.core.luck import FastLuck, Stream
from serai.core.step import State
from tests.core import caravan as toy


def test_a_position_must_be_judged_by_the_game() -> None:
    with pytest.raises(NotImplementedError):
        Judge().value(toy.Caravan(2), 0)


def test_a_guess_is_by_itself_a_random_option() -> None:
    s, stream = toy.Caravan(2), Stream(FastLuck(1))
    options = toy.Turn(0).options(s)
    assert {Judge().guess(s, options, stream) for _ in range(50)} == set(options)


def test_a_single_option_needs_no_guess() -> None:
    assert Judge().guess(toy.Caravan(2), [toy.STAY], Stream(FastLuck(1))) is toy.STAY


def test_shares_sum_up_to_one_and_grow_with_the_points() -> None:
    shares = softmax([3.0, 1.0, 1.0, 800.0], 1.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[3] > shares[0] >= shares[1] == shares[2]
    assert softmax([2.0, 2.0], 1.0) == [0.5, 0.5]


def test_every_position_is_by_itself_quiet_and_within_one_horizon() -> None:
    s = toy.Caravan(2)
    s.then(toy.Turn(0))
    assert Judge().quiet(s)
    assert Judge().horizon(s) == 0


def test_no_two_options_are_alike() -> None:
    s = toy.Caravan(2)
    alike = [Judge().alike(s, action) for action in toy.VOCABULARY.actions]
    assert len(set(alike)) == len(alike)


class Merchant(TurnJudge):
    """A toy that likes to sell, and counts coins."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, toy.Caravan)
        return float(s.coins[seat])

    def opinion(self, s: State, seat: int, action: Action) -> float:
        return float(action is toy.SELL)

    def decides(self, s: State) -> bool:
        assert isinstance(s, toy.Caravan)
        return s.bales[s.turn] > 0


def test_where_a_turn_is_decided_every_option_is_played_to_its_end() -> None:
    s = toy.Caravan(2)
    s.begin_turn(0)
    s.then(toy.Turn(0), toy.NextTurn())
    assert Merchant().priors(s, [toy.LOAD, toy.SELL]) == [0.0, 1.0]  # opinions
    s.bales[0] = 1
    assert Merchant().priors(s, [toy.LOAD, toy.SELL]) == [1.0, 3.0]  # coins at the end of the turn
    assert (s.coins[0], s.bales[0]) == (1, 1)
    assert Merchant().horizon(s) == s.turns


def test_a_judge_of_turns_may_be_made_of_functions() -> None:
    s = toy.Caravan(2)
    judge = TurnOpinions(
        lambda s, seat: s.coins[seat], lambda s, seat, action: 2.0, (toy.Gift,), (toy.Turn,), 7.0
    )
    assert judge.quiet(s), "before and after the game nothing is half done"
    s.then(toy.Turn(0), toy.NextTurn())
    assert (judge.value(s, 1), judge.swing(s), judge.opinion(s, 0, toy.LOAD)) == (1.0, 7.0, 2.0)
    assert judge.quiet(s)
    assert not judge.decides(s)
    s.then(toy.Gift(0))
    assert judge.decides(s)
    assert not judge.quiet(s)
