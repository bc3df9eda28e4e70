"""Chapters "The Architect" and "Building"."""

import pytest

from serai.games.agra.tables import NONE
from tests.agra.build import (
    T,
    building,
    choices,
    do,
    goods_of,
    log,
    offers,
    prompt,
    refusals,
    table,
    tiles_of,
    track,
    worker_at,
)
from tests.rules import rule

TEN = "architect sailor trader botanist quarry sawmill turmeric_farm cotton_farm"


@rule("architect.choice")
def test_the_architect_gives_a_step_on_a_track() -> None:
    match = table()
    do(match, "place architect")
    assert choices(match) == ["up artisans", "up merchants", "up scholars", "done"]
    do(match, "up merchants")
    assert [track(match, 0, name) for name in T.guild_ids] == [0, 1, 0]
    assert match.actor == 1


@rule("architect.choice")
def test_or_a_new_building() -> None:
    match = table(goods={0: "planks sandstone"})
    do(match, "place architect", "build oil_press", "pay planks", "bonus l2_favour")
    assert match.state.built[building("oil_press")]
    assert [track(match, 0, name) for name in T.guild_ids] == [0, 0, 0]


@rule("architect.choice")
def test_or_neither() -> None:
    match = table(goods={0: "planks sandstone"})
    do(match, "place architect", "done", "done")  # nor anything for Akbar
    assert match.actor == 1
    assert goods_of(match, 0) == {"planks": 1, "sandstone": 1}
    assert [track(match, 0, name) for name in T.guild_ids] == [0, 0, 0]
    assert worker_at(match, "architect") == (0, "standing")


@rule("architect.choice")
def test_with_all_tracks_climbed_and_nothing_to_build_the_action_is_lost() -> None:
    match = table(influence={0: "artisans=9 merchants=9 scholars=9"})
    do(match, "place architect")
    assert match.actor == 1
    match = table(influence={0: "artisans=9 merchants=9 scholars=8"}, favours={0: 2})
    do(match, "place architect")
    assert offers(match, "up") == ["scholars"]


@rule("build.any")
def test_any_site_may_be_built_if_the_materials_reach_its_cost() -> None:
    match = table(goods={0: "wood*4"}, built="carpentry paper_mill")
    do(match, "place architect")
    assert offers(match, "build") == [
        *("cement_works", "curry_mill", "oil_press"),
        *("brickworks", "dye_works", "weaving_mill"),
    ]


@rule("build.any")
def test_the_builders_site_costs_as_much_as_it_says() -> None:
    match = table(goods={0: "wood*2"}, builder="cement_works")
    do(match, "place architect")
    assert "build cement_works" not in choices(match)
    assert refusals(match)["build cement_works"] == (
        "agra-refuse-build-cost",
        {"building": "cement_works", "count": 3},
        "build.cost",
    )


@rule("build.worker")
def test_building_takes_a_second_worker() -> None:
    match = table(goods={0: "cement wood"})
    do(match, "place architect", "build oil_press", "pay cement", "bonus l2_favour")
    assert worker_at(match, "architect") == (0, "standing")
    assert worker_at(match, "oil_press") == (0, "standing")
    assert match.state.supply[0] == 8


@rule("build.worker")
def test_with_the_last_worker_on_the_architect_one_cannot_build() -> None:
    match = table(
        goods={0: "wood*9"},
        built="paper_mill weaving_mill",
        lying={0: TEN.replace("architect", "paper_mill weaving_mill")},
    )
    assert match.state.supply[0] == 1
    do(match, "place architect")
    assert choices(match) == ["up artisans", "up merchants", "up scholars", "done"]
    reason = ("agra-refuse-build-worker", {"building": "oil_press", "count": 3}, "build.worker")
    assert refusals(match)["build oil_press"] == reason


@rule("build.worker")
def test_one_worker_at_home_is_enough_for_the_peon_on_the_architect() -> None:
    match = table(
        goods={0: "wood*9"}, built="paper_mill", lying={0: TEN + " paper_mill"}, rupees={0: 2}
    )
    assert match.state.supply[0] == 1
    do(match, "peon architect", "build oil_press")
    do(match, "bonus l2_cover", "uncover n1")
    assert match.state.supply[0] == 0
    assert worker_at(match, "oil_press") == (0, "standing")


@rule("build.cost")
@pytest.mark.parametrize(
    ("site", "cost"), [("cement_works", 3), ("paper_mill", 4), ("painters_studio", 5)]
)
def test_materials_are_paid_until_they_reach_the_cost(site: str, cost: int) -> None:
    match = table(goods={0: "wood*6 sandstone"})
    do(match, "place architect", f"build {site}", *["pay wood"] * (cost - 1))
    assert prompt(match) == (
        "agra-prompt-materials",
        {"seat": 0, "building": site, "count": 1},
        "build.cost",
    )
    assert not match.state.built[building(site)]
    do(match, "pay wood")
    assert match.state.built[building(site)]
    assert goods_of(match, 0) == {"wood": 6 - cost, "sandstone": 1}


@rule("build.cost")
def test_the_prompt_counts_what_is_missing() -> None:
    match = table(goods={0: "wood*2 cement*3 sandstone"})
    do(match, "place architect", "build tailor")
    assert prompt(match)[1]["count"] == 5
    do(match, "pay cement")
    assert prompt(match)[1]["count"] == 3
    do(match, "pay wood")
    assert prompt(match)[1]["count"] == 1  # the second kind counts 1 extra


@rule("build.materials")
def test_sandstone_and_wood_count_one_cement_and_planks_two() -> None:
    values = {name: T.building_value[number] for number, name in enumerate(T.good_ids)}
    materials = {"sandstone": 1, "wood": 1, "cement": 2, "planks": 2}
    assert {name: value for name, value in values.items() if value} == materials
    assert [T.good_ids[n] for n in T.materials] == list(materials)


@rule("build.materials")
def test_no_other_good_is_a_material() -> None:
    match = table(goods={0: "wood*2 bricks*3 cement statue"})
    do(match, "place architect", "build tailor")
    assert choices(match) == ["pay wood", "pay cement"]


@rule("build.two_kinds")
def test_two_kinds_of_materials_count_one_extra() -> None:
    match = table(goods={0: "wood sandstone"})
    do(match, "place architect", "build oil_press", "pay wood", "bonus l2_favour")
    assert goods_of(match, 0) == {}
    assert match.state.built[building("oil_press")]


@rule("build.two_kinds")
def test_two_goods_of_one_kind_count_nothing_extra() -> None:
    match = table(goods={0: "wood*2"})
    do(match, "place architect")
    assert offers(match, "build") == []


@rule("build.two_kinds")
def test_more_kinds_count_no_more() -> None:
    match = table(goods={0: "wood sandstone cement"})
    do(match, "place architect")
    assert "build tailor" in choices(match)  # 1 + 1 + 2 and 1 extra
    match = table(goods={0: "wood sandstone planks"}, built="tailor")
    do(match, "place architect", "build sculptor", "pay wood", "pay sandstone", "bonus l4_rupees")
    assert goods_of(match, 0) == {}
    match = table(goods={0: "wood*2 sandstone"})
    do(match, "place architect")
    assert "build sculptor" not in choices(match)


@rule("build.overpay")
def test_what_is_paid_too_much_is_lost() -> None:
    match = table(goods={0: "cement*2"})
    do(match, "place architect", "build oil_press", "bonus l2_favour")
    assert goods_of(match, 0) == {}
    assert match.state.yard[0] == 21  # one stone is the favour of the bonus


@rule("build.steps")
def test_tile_bonus_worker_and_processing_follow_each_other() -> None:
    match = table(goods={0: "cement wood cotton"})
    do(match, "place architect", "build oil_press", "pay cement")
    assert match.state.built[building("oil_press")]
    assert {text.split()[0] for text in choices(match)} == {"bonus"}
    do(match, "bonus l2_favour")
    assert choices(match) == ["process cotton_to_oil 1", "done"]
    note = ("agra-log-build", {"building": "oil_press", "seat": 0}, "build.steps")
    assert note in log(match)


@rule("build.steps")
def test_the_log_names_whoever_builds() -> None:
    match = table(turn=1, goods={1: "cement*2"})
    do(match, "place architect", "build oil_press")
    note = ("agra-log-build", {"building": "oil_press", "seat": 1}, "build.steps")
    assert note in log(match)


@rule("build.steps")
def test_a_building_stays_open_for_everybody() -> None:
    match = table(goods={0: "cement wood", 1: "cotton"})
    do(match, "place architect", "build oil_press", "pay cement", "bonus l2_favour")
    assert match.actor == 1
    assert "place oil_press" in choices(match)


@rule("build.bonus")
@pytest.mark.parametrize(
    ("site", "tiles"),
    [
        ("oil_press", "l2_artisans l2_cover l2_merchants l2_favour"),
        ("dye_works", "l3_artisans l3_favour l3_scholars l3_rupees"),
        ("sculptor", "l4_scholars l4_favour l4_merchants l4_rupees"),
    ],
)
def test_the_bonus_tiles_of_the_level_are_offered(site: str, tiles: str) -> None:
    match = table(goods={0: "wood*5"})
    do(match, "place architect", f"build {site}")
    assert offers(match, "bonus") == tiles.split()
    assert prompt(match)[1] == {"seat": 0, "level": T.building_level[building(site)]}


@rule("build.bonus")
@pytest.mark.parametrize(
    ("site", "tile", "rupees"),
    [
        *[("oil_press", "l2_artisans", 3), ("oil_press", "l2_merchants", 3)],
        *[("oil_press", "l2_favour", 3), ("oil_press", "l2_cover", 2)],
        *[("dye_works", "l3_artisans", 4), ("dye_works", "l3_favour", 4)],
        *[("dye_works", "l3_scholars", 4), ("dye_works", "l3_rupees", 5)],
        *[("sculptor", "l4_scholars", 5), ("sculptor", "l4_favour", 5)],
        *[("sculptor", "l4_merchants", 5), ("sculptor", "l4_rupees", 6)],
    ],
)
def test_a_bonus_tile_gives_what_it_shows(site: str, tile: str, rupees: int) -> None:
    match = table(goods={0: "wood*5"})
    do(match, "place architect", f"build {site}")
    do(match, f"bonus {tile}")
    if tile.endswith("cover"):
        assert len(offers(match, "uncover")) == 8
        do(match, "uncover n1")
    extra = tile.partition("_")[2]
    assert match.state.rupees[0] == rupees
    assert match.state.favours[0] == (extra == "favour")
    assert match.state.uncovered[0] == (extra == "cover")
    assert [track(match, 0, name) for name in T.guild_ids] == [
        int(extra == name) for name in T.guild_ids
    ]
    assert match.view(1).seats[0].bonuses == (T.bonus_ids.index(tile),)


@rule("build.bonus")
def test_a_tile_that_is_taken_is_gone() -> None:
    match = table(goods={0: "wood*3"}, bonuses={1: "l2_cover", 2: "l2_favour"})
    do(match, "place architect", "build oil_press")
    assert offers(match, "bonus") == ["l2_artisans", "l2_merchants"]


@rule("build.bonus")
def test_the_last_tile_of_a_level_is_taken_by_itself() -> None:
    match = table(goods={0: "wood*3"}, bonuses={1: "l2_cover l2_artisans l2_merchants"})
    do(match, "place architect", "build oil_press")
    assert match.state.bonus_owner[T.bonus_ids.index("l2_favour")] == 0
    assert match.state.rupees[0] == 3
    assert NONE in match.state.bonus_owner


@rule("build.bonus")
def test_without_covers_left_the_cover_bonus_pays_only_its_rupees() -> None:
    match = table(goods={0: "wood*3"}, bare={0: "n1 n5 e1 e5 s1 s5 w1 w5"})
    do(match, "place architect", "build oil_press")
    do(match, "bonus l2_cover")
    assert match.state.rupees[0] == 2
    assert match.actor == 1


@rule("build.bonus", "influence.bonus")
def test_a_step_of_a_bonus_tile_may_bring_a_favour_tile() -> None:
    match = table(goods={0: "wood*3"}, influence={0: "artisans=2"}, open_tiles="gain_mp")
    do(match, "place architect", "build oil_press", "bonus l2_artisans")
    assert choices(match) == ["favours", "tile gain_mp"]
    do(match, "tile gain_mp")
    assert tiles_of(match, 0) == ["gain_mp"]


@rule("build.process")
def test_up_to_three_goods_are_processed_in_the_new_building() -> None:
    match = table(goods={0: "wood*3 cotton*4", 1: "cotton"})
    do(match, "place architect", "build oil_press", "bonus l2_favour")
    assert choices(match) == [*(f"process cotton_to_oil {n}" for n in (1, 2, 3)), "done"]
    do(match, "process cotton_to_oil 3")
    assert (match.actor, choices(match)) == (1, ["process cotton_to_oil 1", "done"])
    do(match, "done")
    assert goods_of(match, 0) == {"cotton": 1, "oil": 3}


@rule("build.process")
def test_processing_in_the_new_building_may_be_left_out() -> None:
    match = table(goods={0: "wood*3 cotton*4"})
    do(match, "place architect", "build oil_press", "bonus l2_favour", "done")
    assert goods_of(match, 0) == {"cotton": 4}
    assert match.actor == 1


@rule("build.process", "anytime.turn")
@pytest.mark.parametrize(
    ("favours", "contracts", "asked"),
    [(2, "", True), (1, "", False), (0, "english_trader", True), (0, "caliph", False)],
)
def test_a_good_to_process_may_be_got_in_the_new_building(
    favours: int, contracts: str, asked: bool
) -> None:
    """With favours or the English Trader there is a way; otherwise nobody is asked."""
    match = table(
        goods={0: "wood*3 turmeric"},
        favours={0: favours},
        contracts={0: contracts} if contracts else {},
    )
    do(match, "place architect", "build oil_press", "bonus l2_cover", "uncover n1")
    assert (prompt(match)[0] == "agra-prompt-process") == asked
    if asked:
        assert "done" in choices(match)
    if favours == 2:
        do(match, "favour gain_basic", "take cotton", "process cotton_to_oil 1")
        assert goods_of(match, 0) == {"turmeric": 1, "oil": 1}


@rule("build.process", "anytime.turn", "luxury.book", "luxury.painting")
@pytest.mark.parametrize(
    ("goods", "favours", "influence", "asked"),
    [
        ("book", 0, "", False),  # a single favour buys nothing
        ("book", 1, "", True),
        ("painting", 0, "merchants=2", False),
        ("painting", 0, "merchants=5", True),
        ("painting", 0, "merchants=2 scholars=2", True),
        ("painting", 0, "merchants=1 scholars=4 artisans=9", False),
        ("book painting", 0, "artisans=2", True),
        ("oil clothing statue", 1, "merchants=2", False),
    ],
)
def test_a_book_or_a_painting_may_bring_the_favours_for_a_good_to_process(
    goods: str, favours: int, influence: str, asked: bool
) -> None:
    match = table(
        goods={0: f"{goods} wood*3"},
        favours={0: favours},
        influence={0: influence},
        lying={0: "quarry"},
    )
    do(match, "place architect", "build oil_press", "bonus l2_cover", "uncover n1")
    assert (prompt(match)[0] == "agra-prompt-process") == asked


@rule("build.process", "anytime.turn", "luxury.painting")
def test_the_favours_of_a_painting_make_processing_possible() -> None:
    match = table(goods={0: "painting wood*3"}, influence={0: "merchants=5"})
    do(match, "place architect", "build oil_press", "bonus l2_cover", "uncover n1")
    do(match, "luxury painting", "up merchants", "up scholars", "favour gain_basic", "take cotton")
    do(match, "process cotton_to_oil 1")
    assert goods_of(match, 0) == {"oil": 1}


@rule("build.process")
def test_others_favours_do_not_help() -> None:
    match = table(goods={0: "wood*3"}, favours={1: 5}, contracts={1: "english_trader"})
    do(match, "place architect", "build oil_press", "bonus l2_cover", "uncover n1")
    assert match.actor == 1
    assert prompt(match)[0] == "agra-prompt-turn"
