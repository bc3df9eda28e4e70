"""Chapter "A turn"."""

import pytest

from serai.core.errors import IllegalAction
from serai.games.agra.state import ACTION, MEDITATION, ORDER
from tests.agra.build import choices, do, end_turn, kinds, offers, prompt, table
from tests.rules import rule


@rule("turn.order")
def test_turns_go_clockwise_and_a_round_begins_with_the_first_player() -> None:
    match = table(players=3, turn=1, first=2, round=4)
    do(match, "place sawmill")
    assert (match.actor, match.state.round) == (2, 5)
    do(match, "place quarry")
    assert (match.actor, match.state.round) == (0, 5)
    do(match, "place turmeric_farm")
    assert (match.actor, match.state.round) == (1, 5)


@rule("turn.phases")
def test_meditation_action_and_orders_follow_each_other() -> None:
    match = table(
        goods={0: "oil cloth*2"},
        influence={0: "merchants=1"},
        standing={0: "trader"},
        built="weaving_mill",
    )
    assert match.state.phase == MEDITATION
    assert {"lay trader", "place quarry"} <= set(choices(match))
    do(match, "lay trader", "place sailor")
    assert match.state.phase == ACTION
    do(match, "done")
    assert match.state.phase == ORDER
    assert choices(match) == ["done", "akbar oil", "akbar cloth", "spices oil"]


@rule("turn.phases")
def test_the_action_is_a_must() -> None:
    match = table(goods={0: "oil"}, standing={0: "trader"})
    with pytest.raises(IllegalAction):
        do(match, "done")
    with pytest.raises(IllegalAction):
        do(match, "akbar oil")


@rule("turn.phases")
def test_meditation_and_orders_may_be_left_out() -> None:
    match = table(goods={0: "oil"}, standing={0: "trader"})
    do(match, "place sawmill", "done")
    assert match.actor == 1


@rule("turn.phases")
def test_an_order_phase_without_any_choice_is_not_asked() -> None:
    match = table()
    do(match, "place sawmill")
    assert match.actor == 1


@rule("turn.end")
def test_stones_on_favour_actions_and_scrolls_go_home() -> None:
    match = table(goods={0: "clothing oil"}, favours={0: 2})
    do(match, "favour gain_basic", "take wood", "luxury clothing", "place sawmill")
    s = match.state
    assert (sum(s.used), sum(s.scrolls)) == (1, 1)
    home = s.yard[0]
    end_turn(match)
    assert (sum(s.used), sum(s.scrolls)) == (0, 0)
    assert s.yard[0] == home + 2


@rule("turn.end")
def test_what_works_once_a_turn_is_fresh_again_in_the_next_one() -> None:
    match = table(
        players=2,
        goods={0: "oil*2 cotton*2 wood*2"},
        favours={0: 8},
        lying={0: "architect trader sailor botanist"},
        contracts={0: "caliph english_trader french_trader mullah"},
    )
    once = ["spices oil", "pray", "barter", "consign wood", "thrift gain_basic"]
    assert set(once) < set(choices(match))
    do(match, "spices oil", "raise trader", "pray", "raise sailor")
    do(match, "barter", "exchange wood sandstone", "consign sandstone")
    do(match, "thrift gain_basic", "take cotton")
    assert offers(match, "spices") == offers(match, "consign") == offers(match, "thrift") == []
    assert "pray" not in choices(match)
    assert "barter" not in choices(match)
    do(match, "place quarry")
    end_turn(match)
    do(match, "place sawmill")
    assert match.actor == 0
    assert {"spices oil", "pray", "barter", "consign cotton", "thrift gain_basic"} < set(
        choices(match)
    )


@rule("turn.end")
def test_points_of_meditation_do_not_last_till_the_next_turn() -> None:
    match = table(players=2, standing={0: "trader"}, meditation={0: 3})
    do(match, "lay trader", "place quarry", "place sawmill")
    assert match.actor == 0
    assert match.state.points == 0
    assert prompt(match)[1] == {"seat": 0, "points": 0}
    assert kinds(match) == "lay-place"
