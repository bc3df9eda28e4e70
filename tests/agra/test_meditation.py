"""Chapter "Meditation"."""

import pytest

from serai.core.errors import IllegalAction
from tests.agra.build import choices, do, kinds, offers, prompt, table, worker_at
from tests.rules import rule


@rule("meditation.may")
def test_points_buy_actions_of_the_wheel() -> None:
    match = table(standing={0: "trader sailor"})
    assert offers(match, "uncover") == []
    do(match, "lay trader")
    assert match.state.points == 1
    assert offers(match, "uncover") == []
    do(match, "lay sailor")
    assert match.state.points == 2
    args = {"seat": 0, "points": 2}
    assert prompt(match) == ("agra-prompt-turn", args, "meditation.may")
    assert kinds(match) == "place-spend"
    do(match, "uncover n1")
    assert prompt(match)[1] == {"seat": 0, "points": 0}
    assert kinds(match) == "place"
    assert match.state.points == 0


@rule("meditation.lay")
def test_only_own_standing_workers_can_be_laid_down() -> None:
    match = table(standing={0: "trader quarry", 1: "sailor"}, lying={0: "botanist"})
    assert offers(match, "lay") == ["trader", "quarry"]
    do(match, "lay trader")
    assert worker_at(match, "trader") == (0, "lying")
    assert offers(match, "lay") == ["quarry"]


@rule("meditation.points")
@pytest.mark.parametrize(
    ("step", "points"),
    [(1, [1, 1, 1]), (2, [2, 1, 1]), (3, [2, 2, 1]), (4, [3, 2, 2]), (5, [3, 3, 2])],
)
def test_each_further_worker_gives_the_step_before(step: int, points: list[int]) -> None:
    match = table(standing={0: "trader sailor botanist"}, meditation={0: step})
    made = []
    for name in ("trader", "sailor", "botanist"):
        before = match.state.points
        do(match, f"lay {name}")
        made.append(match.state.points - before)
    assert made == points


@rule("meditation.least")
def test_below_the_first_step_every_worker_gives_one_point() -> None:
    places = "architect sailor trader botanist quarry sawmill"
    match = table(standing={0: places}, meditation={0: 2})
    do(match, *(f"lay {name}" for name in places.split()))
    assert match.state.points == 2 + 1 * 5


@rule("meditation.again")
def test_a_worker_raised_meanwhile_lies_down_again_for_a_step_further_back() -> None:
    match = table(standing={0: "trader"}, goods={0: "oil"}, meditation={0: 4})
    do(match, "lay trader")
    assert match.state.points == 3
    do(match, "spices oil", "lay trader")
    assert match.state.points == 3 + 2


@rule("meditation.order")
def test_after_the_first_action_of_the_wheel_nobody_lies_down() -> None:
    match = table(standing={0: "trader sailor"}, stored={0: 1}, contracts={0: "cook"})
    do(match, "lay trader")
    assert {"lay sailor", "recall"} < set(choices(match))
    do(match, "farmer n2")
    assert offers(match, "lay") == []
    assert "recall" not in choices(match)


@rule("meditation.order", "notable.mosaic_maker")
def test_after_favours_of_the_mosaic_maker_workers_still_lie_down() -> None:
    match = table(standing={0: "sailor quarry"}, contracts={0: "mosaic_maker"})
    do(match, "lay sailor", "mosaic 1")
    assert offers(match, "lay") == ["quarry"]


@rule("meditation.over")
def test_the_phase_ends_with_the_choice_of_a_place() -> None:
    match = table(standing={0: "trader"}, goods={0: "wood"})
    do(match, "lay trader", "place sailor")
    assert offers(match, "farmer") == []
    assert offers(match, "lay") == []
    with pytest.raises(IllegalAction):
        do(match, "lay trader")


@rule("meditation.lost")
def test_points_that_are_left_are_lost() -> None:
    match = table(standing={0: "trader"}, meditation={0: 4}, goods={0: "wood"})
    do(match, "lay trader", "place sailor")
    assert match.state.points == 0
