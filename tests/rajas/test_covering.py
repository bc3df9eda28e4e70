"""The Master Builder: which tile may cover which, how it must lie, what it pays."""

from pathlib import Path

from serai.games.rajas.rules.province import road_groups
from tests.rajas.build import (
    T,
    choices,
    dice_of,
    do,
    getting,
    linked,
    offers,
    reading,
    refusals,
    table,
    tile_at,
    told,
)
from tests.rules import rule

CHEAP = {0: "b1 orange_snake_3 ew"}
"""A tile that costs 4, west of the residence."""


@rule("cover.possible", "place.useful")
def test_without_a_dearer_tile_or_the_dice_the_master_builder_is_closed() -> None:
    match = table(dice={0: "blue_5"}, tiles=CHEAP)
    assert refusals(match)["place master_builder"] == ("rajas-refuse-cover", "cover.possible")
    assert "place master_builder" not in choices(table(dice={0: "blue_5 purple_6"}))


@rule("cover.possible")
def test_the_die_for_the_chamber_cannot_pay_the_tile_too() -> None:
    match = table(dice={0: "purple_5 green_5"}, tiles=CHEAP)
    do(match, "place master_builder")
    assert choices(match) == ["pay green_5", "pay purple_5"]
    assert "place master_builder" not in choices(table(dice={0: "purple_5"}, tiles=CHEAP))
    assert "place master_builder" in choices(table(dice={0: "purple_5 purple_2"}, tiles=CHEAP))


@rule("cover.possible", "karma.turn")
def test_karma_for_the_chamber_is_gone_for_the_tile() -> None:
    parts = {"tiles": CHEAP, "top": "purple_cow_1 purple_snake_3"}
    match = table(dice={0: "green_2 purple_1"}, karma={0: 1}, **parts)
    assert "place master_builder" not in choices(match)
    match = table(dice={0: "green_2 purple_1"}, karma={0: 2}, **parts)
    assert "place master_builder" in choices(match)


@rule("cover.dearer", "cover.difference")
def test_printed_costs_are_compared_whatever_the_colours() -> None:
    tiles = {0: "b1 orange_tiger_1 esw, d1 orange_snake_3 ew"}
    match = table(dice={0: "blue_5 purple_6 purple_6"}, tiles=tiles, top="purple_tiger_1")
    do(match, "place master_builder", "buy purple_tiger")
    assert tile_at(match, "d1") == "orange_snake_3"
    assert match.state.stack[-1].cell == T.cell_ids.index("d1")  # 9 covers 4, but not 9


@rule("cover.roads")
def test_a_covering_tile_must_keep_all_others_linked() -> None:
    tiles = {0: "c2 orange_snake_3 ns, c3 orange_snake_5 new, b3 green_snake_1 ne"}
    s = table(tiles=tiles).state
    groups = road_groups(s, 0, T.cell_ids.index("c2"))
    assert sorted(groups) == [1, 4]  # the residence in the north, the others in the south
    match = table(dice={0: "green_5 blue_6"}, tiles=tiles, top="blue_cow_4")
    do(match, "place master_builder", "buy blue_cow")
    assert choices(match) == ["cover b3", "cover c3"]  # a bend cannot join north and south


@rule("cover.roads")
def test_a_ring_of_roads_may_be_opened() -> None:
    ring = "b1 orange_cow_1 esw, b2 orange_snake_5 nes, c2 green_snake_5 nsw"
    s = table(tiles={0: ring}).state
    assert road_groups(s, 0, T.cell_ids.index("b2")) == [3]  # north or east will do


@rule("cover.dearer", "cover.difference", "cover.roads", "cover.possible")
def test_a_tile_that_cannot_be_covered_says_why() -> None:
    tiles = "b1 orange_tiger_1 esw, d1 orange_snake_3 ew"
    tiles += ", c2 orange_snake_4 nsw, c3 green_snake_1 ne"
    match = table(dice={0: "green_5 blue_4 orange_6"}, tiles={0: tiles}, top="blue_cow_4")
    do(match, "place master_builder")
    found = refusals(match)
    assert found["buy purple_cow"] == ("rajas-refuse-covers-none", "cover.possible")
    do(match, "buy blue_cow")
    found = refusals(match)
    assert found["cover b1"] == ("rajas-refuse-cheap", "cover.dearer")
    assert found["cover c2"] == ("rajas-refuse-cut", "cover.roads")


@rule("place.price", "karma.least")
def test_a_die_that_does_not_fit_a_place_says_so() -> None:
    match = do(table(dice={0: "blue_2 green_1 blue_6"}, players=2), "place port_1")
    assert refusals(match) == {
        "pay blue_6": ("rajas-refuse-unfit", "place.price"),
        "flip blue_6": ("rajas-refuse-karma", "karma.least"),
    }


@rule("cover.once")
def test_a_cell_is_covered_once() -> None:
    match = table(
        dice={0: "blue_5 purple_2 purple_6 green_5"},
        tiles=CHEAP,
        top="purple_cow_1 purple_tiger_5",
        home={1: 0, 2: 0},
    )
    do(match, "place master_builder", "pay blue_5", "buy purple_cow", "turn new")
    while match.state.under[T.cell_ids.index("b1")] == -1:
        do(match, choices(match)[-1])
    do(match, "reveal purple_cow_2")
    assert "place master_builder" not in choices(match)


@rule("cover.scores", "cover.gone")
def test_the_new_tile_pays_in_full_and_the_old_one_counts_no_more() -> None:
    match = table(
        dice={0: "blue_5 purple_6"}, tiles={0: "b1 orange_snake_2 es"}, top="purple_cow_1"
    )
    assert match.state.market_count(0) == 1
    do(match, "place master_builder", "buy purple_cow", "turn new", "reveal purple_cow_2")
    assert match.state.money[0] == 3
    s = match.state
    assert (s.markets[0], s.markets[2], s.market_count(0)) == (1, 0, 1)
    assert s.under[T.cell_ids.index("b1")] == T.tile_ids.index("orange_snake_2")


@rule("cover.income")
def test_no_income_pays_again_but_one_that_is_reached_first_does(tmp_path: Path) -> None:
    parts = {
        "dice": {0: "blue_5 purple_6"},
        "tiles": {0: "b1 orange_snake_2 es"},
        "top": "purple_cow_1",
    }
    moves = ("place master_builder", "buy purple_cow", "turn esw", "reveal purple_cow_2")
    match = do(table(**parts), *moves)
    assert told(match, "income") == [{"seat": 0, "income": "nw_corner"}]
    strict = reading(tmp_path, "covering_pays_new_incomes", "false")
    match = do(table(game=strict, **parts), *moves)
    assert told(match, "income") == []
    assert linked(match) == {"nw_corner"}


@rule("river.builder", "river.chamber")
def test_as_a_reward_of_the_river_only_the_five_is_saved() -> None:
    match = getting(
        "chamber master_builder",
        dice={0: "purple_2"},
        tiles=CHEAP,
        top="purple_cow_1 purple_snake_3",
    )
    do(match, "turn new")
    assert dice_of(match) == []
    assert tile_at(match, "b1") == "purple_cow_1"


@rule("river.chamber", "cover.possible")
def test_a_chamber_that_is_of_no_use_is_not_offered() -> None:
    match = getting("chamber dancer yogi raja_man_singh master_builder portuguese", boat={0: 25})
    assert offers(match, "visit") == ["dancer", "yogi", "raja_man_singh"]
