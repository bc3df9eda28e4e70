"""Chapters "Processing" and "Following"."""

from pathlib import Path
from typing import Any

import pytest

from serai.core.match import Match
from tests.agra.build import (
    T,
    choices,
    do,
    goods_of,
    kinds,
    log,
    offers,
    prompt,
    reading,
    table,
)
from tests.rules import rule

ARROWS = {
    "sandstone": {"cement", "bricks"},
    "wood": {"planks", "paper"},
    "turmeric": {"curry", "dye"},
    "cotton": {"oil", "cloth"},
    "bricks": {"statue"},
    "paper": {"book"},
    "dye": {"painting"},
    "cloth": {"clothing"},
}


@rule("process.arrow")
@pytest.mark.parametrize("source", T.good_ids)
def test_a_stone_moves_along_an_arrow_of_its_good(source: str) -> None:
    match = table(goods={0: source}, points=9)
    offered = offers(match, "process")
    assert offered == [
        f"{source}_to_{name} 1" for name in T.good_ids if name in ARROWS.get(source, ())
    ]
    for text in offered[:1]:
        yard = match.state.yard[0]
        do(match, f"process {text}")
        assert goods_of(match, 0) == {text.split("_to_")[1].split()[0]: 1}
        assert match.state.yard[0] == yard


@rule("process.building")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_up_to_three_goods_along_the_arrow_into_the_building(count: int) -> None:
    match = table(goods={0: "wood*4 cotton*2"}, built="paper_mill carpentry")
    do(match, "place paper_mill")
    assert choices(match) == [*(f"process wood_to_paper {n}" for n in (1, 2, 3)), "done"]
    do(match, f"process wood_to_paper {count}")
    assert goods_of(match, 0) == {"wood": 4 - count, "paper": count, "cotton": 2}
    args = {"seat": 0, "count": count, "good": "paper"}
    assert ("agra-log-process", args, "process.building") in log(match)


@rule("process.building")
def test_no_more_than_one_has() -> None:
    match = table(goods={0: "bricks*2"}, built="sculptor")
    do(match, "place sculptor")
    assert offers(match, "process") == ["bricks_to_statue 1", "bricks_to_statue 2"]


@rule("process.building", "follow.may")
def test_one_may_also_process_none_and_then_nobody_follows() -> None:
    match = table(goods={0: "wood*2", 1: "wood"}, built="paper_mill")
    do(match, "place paper_mill", "done")
    assert goods_of(match, 0) == {"wood": 2}
    assert (match.actor, prompt(match)[0]) == (1, "agra-prompt-turn")


@rule("process.building")
def test_in_an_edition_that_wants_a_good_whoever_comes_must_process(tmp_path: Path) -> None:
    game = reading(tmp_path, "workshop_needs_a_good", "true")
    match = table(game=game, goods={0: "wood*2"}, built="paper_mill")
    do(match, "place paper_mill")
    assert choices(match) == ["process wood_to_paper 1", "process wood_to_paper 2"]


@rule("process.building")
def test_goods_that_went_elsewhere_before_are_not_processed() -> None:
    match = table(goods={0: "wood"}, favours={0: 3}, tiles={0: "sell_good"}, built="paper_mill")
    do(match, "place paper_mill", "favour sell_good")
    assert goods_of(match, 0) == {}
    assert match.state.rupees[0] == 1
    assert match.actor == 1


@rule("process.unbuilt")
def test_by_other_means_goods_are_made_on_sites() -> None:
    match = table(goods={0: "wood"}, favours={0: 3})
    do(match, "favour process", "process wood_to_paper 1")
    assert goods_of(match, 0) == {"paper": 1}


# --- following --------------------------------------------------------------------------------


@rule("follow.may")
def test_all_others_with_such_a_good_may_follow() -> None:
    match = table(
        players=4, goods={0: "cotton*3", 1: "cotton", 2: "wood", 3: "cotton*2"}, built="oil_press"
    )
    do(match, "place oil_press", "process cotton_to_oil 2")
    assert match.actor == 1
    args = {"seat": 1, "seat2": 0, "good": "cotton", "into": "oil"}
    assert prompt(match) == ("agra-prompt-follow", args, "follow.one")
    do(match, "done")
    assert match.actor == 3
    do(match, "process cotton_to_oil 1")
    assert goods_of(match, 1) == {"cotton": 1}
    assert goods_of(match, 3) == {"cotton": 1, "oil": 1}


@rule("follow.one")
def test_a_follower_processes_exactly_one_good_along_the_same_arrow() -> None:
    match = table(goods={0: "cotton*3", 1: "cotton*5 wood"}, built="oil_press weaving_mill")
    do(match, "place oil_press", "process cotton_to_oil 3")
    assert choices(match) == ["process cotton_to_oil 1", "done"]


@rule("follow.order")
def test_they_are_asked_clockwise() -> None:
    goods = dict.fromkeys(range(4), "cotton")
    match = table(players=4, turn=2, first=2, goods=goods, built="oil_press")
    do(match, "place oil_press", "process cotton_to_oil 1")
    asked = []
    while prompt(match)[0] == "agra-prompt-follow":
        asked.append(match.actor)
        do(match, "process cotton_to_oil 1")
    assert asked == [3, 0, 1]


@rule("follow.favour")
def test_the_leader_gets_a_favour_for_each_follower() -> None:
    goods = dict.fromkeys(range(4), "cotton")
    match = table(players=4, goods=goods, built="oil_press")
    do(match, "place oil_press", *["process cotton_to_oil 1"] * 2)
    assert match.state.favours == [1, 0, 0, 0]
    do(match, "done", "process cotton_to_oil 1")
    assert match.state.favours == [2, 0, 0, 0]
    assert ("agra-log-favours", {"seat": 0, "count": 1}, "follow.favour") in log(match)


@rule("follow.main_only")
def test_processing_on_the_wheel_is_not_followed() -> None:
    match = table(goods={0: "cotton", 1: "cotton"}, points=2)
    do(match, "process cotton_to_oil 1")
    assert match.actor == 0


@rule("follow.main_only")
@pytest.mark.parametrize("deed", ["process", "process_1_to_2"])
def test_processing_by_favours_is_not_followed(deed: str) -> None:
    match = table(goods={0: "cotton", 1: "cotton"}, favours={0: 3}, tiles={0: "process_1_to_2"})
    do(match, f"favour {deed}", "process cotton_to_oil 1")
    assert match.actor == 0


@rule("follow.extra")
def test_a_follower_may_add_the_tile_for_extra_processing() -> None:
    match = table(
        goods={0: "cotton", 1: "cotton*3"},
        favours={1: 2},
        tiles={1: "process_extra"},
        built="oil_press",
    )
    do(match, "place oil_press", *["process cotton_to_oil 1"] * 2)
    assert choices(match) == ["favour process_extra", "done"]
    do(match, "favour process_extra")
    assert goods_of(match, 1) == {"cotton": 1, "oil": 2}
    assert match.state.favours == [1, 0, 0]  # one favour for the leader only


@rule("follow.extra")
def test_its_stone_goes_home_at_the_end_of_that_turn() -> None:
    match = table(
        goods={0: "cotton", 1: "cotton*3"},
        favours={1: 2},
        tiles={1: "process_extra"},
        built="oil_press",
    )
    do(match, "place oil_press", *["process cotton_to_oil 1"] * 2, "favour process_extra")
    assert sum(match.state.used) == 1
    do(match, "done")
    assert match.actor == 1
    assert sum(match.state.used) == 0
    assert match.state.yard[1] == 22 - 3


@rule("follow.mujtahida")
def test_processing_in_the_mujtahidas_building_is_followed() -> None:
    match = table(
        goods={0: "statue turmeric", 1: "turmeric"},
        stones={"mujtahida planks": 0, "mujtahida cotton": 0},
        built="cement_works carpentry",
        pier=5,
        contracts={2: "subadar"},
    )
    do(match, "place sailor", "deliver statue mujtahida", "build curry_mill", "bonus l2_favour")
    assert choices(match) == ["process turmeric_to_curry 1", "done"]
    do(match, "process turmeric_to_curry 1")
    assert match.actor == 1
    do(match, "process turmeric_to_curry 1")
    assert match.state.favours[0] == 1 + 1


# --- following the Mujtahida of another in one's own turn -------------------------------------


def mujtahida_of_another(**parts: Any) -> Match:
    """In the turn of seat 0 seat 1 has won the Mujtahida and processed; seat 2 does not follow."""
    match = table(
        stones={"mujtahida statue": 1, "mujtahida planks": 1},
        contracts={2: "cook mahout mullah caliph"},
        **parts,
    )
    do(match, "place sailor", "deliver cotton mujtahida", "build cement_works", "bonus l2_favour")
    return do(match, "process sandstone_to_cement 1")


@rule("anytime.turn", "follow.one")
def test_in_ones_own_turn_the_good_to_follow_with_may_be_got_first() -> None:
    match = mujtahida_of_another(goods={0: "cotton", 1: "sandstone*3"}, favours={0: 6})
    assert match.actor == 0
    assert "favour gain_basic" in choices(match)
    assert "process sandstone_to_cement 1" not in choices(match)
    assert kinds(match) == "done"
    do(match, "favour gain_basic", "take sandstone")
    assert kinds(match) == "done-process"
    do(match, "process sandstone_to_cement 1")
    assert goods_of(match, 0) == {"cement": 1}
    assert match.state.favours[1] == 1 + 1


@rule("anytime.turn", "follow.one")
def test_whoever_follows_in_their_own_turn_may_do_all_else_first() -> None:
    goods = {0: "cotton sandstone", 1: "sandstone*3"}
    match = mujtahida_of_another(goods=goods, favours={0: 6})
    assert match.actor == 0
    assert choices(match)[:2] == ["process sandstone_to_cement 1", "done"]
    assert "favour influence" in choices(match)
    do(match, "favour influence", "up scholars")
    assert choices(match)[:2] == ["process sandstone_to_cement 1", "done"]


@rule("anytime.turn", "follow.one")
def test_nobody_is_asked_to_follow_without_the_good_or_a_way_to_get_it() -> None:
    match = mujtahida_of_another(goods={0: "cotton", 1: "sandstone*3"})
    assert prompt(match)[2] == "river.pier_5"  # the boat goes on at once


@rule("anytime.turn", "follow.one")
def test_others_get_no_good_to_follow_with() -> None:
    goods = {0: "cotton", 1: "sandstone*3", 2: "sandstone"}
    match = mujtahida_of_another(goods=goods, favours={0: 6, 2: 6})
    assert match.actor == 2
    assert choices(match) == ["process sandstone_to_cement 1", "done"]
