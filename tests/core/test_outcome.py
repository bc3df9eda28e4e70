"""Results: places, and points with their reasons."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from serai.core.outcome import Outcome, ScoreLine, rank


def test_the_best_score_comes_first_and_equal_scores_share_a_place() -> None:
    assert rank([3, 9, 3, 12]) == ((3,), (1,), (0, 2))


def test_all_may_share_the_first_place() -> None:
    assert rank([5, 5, 5]) == ((0, 1, 2),)


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=6))
def test_every_seat_has_one_place_and_places_go_down(scores: list[int]) -> None:
    places = rank(scores)
    assert sorted(seat for place in places for seat in place) == [*range(len(scores))]
    values = [{scores[seat] for seat in place} for place in places]
    assert all(len(value) == 1 for value in values)
    assert [*map(max, values)] == sorted(set(scores), reverse=True)


def test_a_score_is_the_sum_of_the_lines_of_a_seat() -> None:
    lines = (
        ScoreLine(0, "toy.end", "coins", 4),
        ScoreLine(1, "toy.end", "coins", 7),
        ScoreLine(0, "toy.end", "debts", -1),
    )
    outcome = Outcome(((1,), (0,)), "the end", lines)
    assert (outcome.score(0), outcome.score(1), outcome.score(2)) == (3, 7, 0)
    assert outcome.winners == (1,)


def test_points_of_one_reason_that_come_in_two_lines_are_added_up() -> None:
    lines = (
        ScoreLine(0, "a.rule", "points-tiles", 3),
        ScoreLine(0, "a.rule", "points-tiles", 4),
        ScoreLine(1, "a.rule", "points-tiles", 5),
    )
    outcome = Outcome(((0,), (1,)), "end", lines)
    assert outcome.reasons([0, 1]) == [("points-tiles", [7, 5])]
    assert [outcome.score(seat) for seat in (0, 1)] == [7, 5]


def test_who_shares_a_place_leaves_none_behind_it() -> None:
    outcome = Outcome(((1, 3), (0,), (2,)), "end", ())
    assert [outcome.place(seat) for seat in range(4)] == [3, 1, 4, 1]


def test_a_rival_without_a_seat_has_a_place_too() -> None:
    assert Outcome(((), (0,)), "end", ()).place(0) == 2
