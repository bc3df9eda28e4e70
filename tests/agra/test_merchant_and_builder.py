"""Chapters "The Merchant" and "The Builder"."""

from pathlib import Path

import pytest

from serai.core.step import CHANCE
from serai.games.agra.tables import NONE
from tests.agra.build import (
    ALL,
    T,
    building,
    choices,
    do,
    goods_of,
    log,
    offers,
    reading,
    table,
    worker_at,
)
from tests.rules import rule

FIRST = "cement_works carpentry curry_mill oil_press"


def coins(match_coins: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(T.building_ids, match_coins, strict=True) if count}


@rule("merchant.favours")
def test_acting_on_the_merchants_building_brings_two_favours_after_the_action() -> None:
    match = table(goods={0: "wood*2"}, built="paper_mill", merchant="paper_mill")
    do(match, "place paper_mill")
    assert match.state.favours[0] == 0
    do(match, "process wood_to_paper 2")
    assert match.state.favours[0] == 2
    assert goods_of(match, 0) == {"paper": 2}
    assert match.actor == CHANCE


@rule("merchant.favours")
def test_on_another_building_there_are_no_favours() -> None:
    match = table(merchant="quarry")
    do(match, "place sawmill")
    assert match.state.favours[0] == 0
    assert match.state.merchant == building("quarry")


@rule("merchant.moves")
@pytest.mark.parametrize(
    ("number", "goal"),
    [(1, "sawmill"), (2, "turmeric_farm"), (3, "cotton_farm"), (4, "dye_works"), (5, "quarry")],
)
def test_he_moves_over_standing_buildings_only(number: int, goal: str) -> None:
    match = table(built="dye_works", merchant="quarry")
    do(match, "place quarry")
    assert choices(match) == [f"roll {n}" for n in range(1, 7)]
    do(match, f"roll {number}")
    assert T.building_ids[match.state.merchant] == goal
    args = {"die": number, "building": goal, "rupees": number - 1}
    assert ("agra-log-merchant", args, "merchant.moves") in log(match)


@rule("merchant.path")
def test_the_path_goes_down_the_columns_and_from_the_tailor_to_the_quarry() -> None:
    match = table(built=ALL, merchant="cotton_farm")
    do(match, "place cotton_farm", "roll 5")
    assert T.building_ids[match.state.merchant] == "brickworks"
    match = table(built=ALL, merchant="tailor", goods={0: "cloth"})
    do(match, "place tailor", "process cloth_to_clothing 1", "roll 2")
    assert T.building_ids[match.state.merchant] == "sawmill"


@rule("merchant.rupees")
def test_he_leaves_a_rupee_on_every_building_he_passes() -> None:
    match = table(built=FIRST, merchant="turmeric_farm", coins={"cement_works": 2})
    do(match, "place turmeric_farm", "roll 4")
    assert coins(match.state.coins) == {"cotton_farm": 1, "cement_works": 3, "carpentry": 1}


@rule("merchant.rupees")
def test_a_single_step_passes_nothing() -> None:
    match = table(merchant="turmeric_farm")
    do(match, "place turmeric_farm", "roll 1")
    assert coins(match.state.coins) == {}


@rule("merchant.rupees")
@pytest.mark.parametrize(
    ("value", "buildings"),
    [
        ("strictly_between", "cotton_farm cement_works"),
        ("start_and_between", "turmeric_farm cotton_farm cement_works"),
        ("between_and_landing", "cotton_farm cement_works carpentry"),
    ],
)
def test_an_edition_may_drop_rupees_at_the_ends_of_his_way(
    tmp_path: Path, value: str, buildings: str
) -> None:
    game = reading(tmp_path, "merchant_drops_rupees_on", value)
    match = table(game=game, built=FIRST, merchant="turmeric_farm")
    do(match, "place turmeric_farm", "roll 3")
    assert coins(match.state.coins) == dict.fromkeys(buildings.split(), 1)


@rule("merchant.twice")
def test_he_may_pass_a_building_twice() -> None:
    match = table(merchant="quarry")
    do(match, "place quarry", "roll 6")
    assert coins(match.state.coins) == {
        "sawmill": 2,
        "turmeric_farm": 1,
        "cotton_farm": 1,
        "quarry": 1,
    }
    assert match.state.merchant == building("turmeric_farm")


@rule("merchant.only")
def test_followers_and_other_actions_do_not_move_him() -> None:
    match = table(goods={0: "wood", 1: "wood"}, built="paper_mill", merchant="sawmill")
    do(match, "place paper_mill", *["process wood_to_paper 1"] * 2)
    assert match.state.merchant == building("sawmill")
    assert match.state.favours == [1, 0, 0]


@rule("merchant.favours")
def test_the_favours_of_the_merchant_are_told() -> None:
    match = table(merchant="quarry")
    do(match, "place quarry")
    assert ("agra-log-favours", {"seat": 0, "count": 2}, "merchant.favours") in log(match)


# --- the Builder ------------------------------------------------------------------------------


@rule("builder.free")
def test_the_builders_site_is_built_without_materials_and_bonus() -> None:
    match = table(builder="dye_works", rupees={0: 1})
    do(match, "place dye_works")
    assert match.state.built[building("dye_works")]
    assert worker_at(match, "dye_works") == (0, "standing")
    assert match.state.bonus_owner == [NONE] * 12
    assert match.state.rupees[0] == 1
    assert match.state.supply[0] == 9
    note = ("agra-log-build", {"building": "dye_works", "seat": 0}, "build.steps")
    assert note in log(match)


@rule("builder.process")
def test_then_goods_may_be_processed_there() -> None:
    match = table(builder="dye_works", goods={0: "turmeric*4", 1: "turmeric"})
    do(match, "place dye_works")
    assert choices(match) == [*(f"process turmeric_to_dye {n}" for n in (1, 2, 3)), "done"]
    do(match, "process turmeric_to_dye 3")
    assert match.actor == 1  # and others may follow
    do(match, "process turmeric_to_dye 1", "roll 1")
    assert goods_of(match, 0) == {"turmeric": 1, "dye": 3}
    assert match.state.favours == [1, 0, 0]


@rule("builder.process")
def test_processing_may_be_left_out() -> None:
    match = table(builder="dye_works", goods={0: "turmeric", 1: "turmeric"})
    do(match, "place dye_works", "done")
    assert match.actor == CHANCE
    assert goods_of(match, 0) == {"turmeric": 1}


@rule("builder.moves")
def test_he_moves_on_by_the_die_after_the_processing() -> None:
    match = table(builder="dye_works", goods={0: "turmeric"})
    do(match, "place dye_works", "process turmeric_to_dye 1")
    assert choices(match) == [f"roll {n}" for n in range(1, 7)]
    do(match, "roll 3")
    assert T.building_ids[match.state.builder] == "bookbindery"
    note = ("agra-log-builder", {"die": 3, "building": "bookbindery"}, "builder.moves")
    assert note in log(match)


@rule("builder.moves")
def test_from_the_last_site_he_goes_on_at_the_first() -> None:
    match = table(built="cement_works", builder="painters_studio")
    do(match, "place painters_studio", "roll 2")
    assert T.building_ids[match.state.builder] == "carpentry"


@rule("builder.count")
def test_only_sites_count_on_his_way() -> None:
    match = table(built="carpentry curry_mill brickworks", builder="cement_works")
    do(match, "place cement_works", "roll 3")
    assert T.building_ids[match.state.builder] == "dye_works"


@rule("builder.count")
def test_the_site_just_built_is_none_any_more() -> None:
    sites = {"cement_works", "carpentry"}
    rest = " ".join(name for name in T.building_ids if name not in sites)
    match = table(built=rest, builder="cement_works")
    do(match, "place cement_works", "roll 6")
    assert T.building_ids[match.state.builder] == "carpentry"


@rule("builder.built")
def test_he_moves_after_the_whole_action_of_the_architect() -> None:
    match = table(goods={0: "cement*2 wood turmeric"}, builder="curry_mill")
    do(match, "place architect", "build curry_mill", "pay cement", "pay wood", "bonus l2_favour")
    assert offers(match, "process") == ["turmeric_to_curry 1"]
    do(match, "process turmeric_to_curry 1")
    assert match.actor == CHANCE
    do(match, "roll 1")
    assert T.building_ids[match.state.builder] == "oil_press"


@rule("builder.built")
def test_he_stays_when_another_site_is_built() -> None:
    match = table(goods={0: "cement wood"}, builder="curry_mill")
    do(match, "place architect", "build oil_press", "pay cement", "bonus l2_favour")
    assert T.building_ids[match.state.builder] == "curry_mill"
    assert match.actor == 1


@rule("builder.leaves")
def test_when_no_site_is_left_he_leaves_the_game() -> None:
    rest = " ".join(T.building_ids[:-1])
    match = table(built=rest, builder="tailor")
    do(match, "place tailor")
    assert match.state.builder == NONE
    assert match.actor == 1
    assert ("agra-log-builder-leaves", {}, "builder.leaves") in log(match)
    assert offers(match, "place") == T.place_ids
