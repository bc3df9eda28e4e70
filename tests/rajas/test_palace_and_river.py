"""The chambers of the palace, and the rewards of the river."""

from pathlib import Path

import pytest

from tests.rajas.build import (
    T,
    choices,
    dice_of,
    do,
    getting,
    log,
    offers,
    prompt,
    reading,
    scroll_of,
    table,
)
from tests.rules import rule

TWO_MARKETS = {0: "b1 orange_snake_2 es, d1 orange_snake_4 esw"}
"""Spice 2 and silk 2."""


@rule("palace.yogi")
def test_the_yogi_gives_two_karma_and_a_die() -> None:
    match = do(table(dice={0: "blue_3"}), "place yogi", "choose green", "roll green_1")
    assert match.state.karma[0] == 2
    assert dice_of(match) == ["green_1"]


@rule("palace.raja")
def test_raja_man_singh_gives_an_upgrade_and_three_coins() -> None:
    match = do(table(dice={0: "blue_4"}), "place raja_man_singh", "upgrade palace")
    assert scroll_of(match, "palace") == 3
    assert match.state.money[0] == 3


@rule("upgrade.top")
def test_beyond_four_there_is_no_upgrade() -> None:
    match = getting("upgrade", scrolls={0: "temple=2 palace=2 mill=1"})
    assert choices(match) == ["upgrade fortress", "upgrade mill"]
    match = getting("upgrade", scrolls={0: "temple=2 palace=2 mill=2 fortress=2"})
    assert match.actor == 1
    assert ("rajas-log-no-upgrade", {"seat": 0}, "upgrade.top") in log(match)


@rule("palace.portuguese", "river.jump")
def test_the_portuguese_goes_exactly_six_free_spaces() -> None:
    match = do(table(boat={0: 1, 1: 3}, dice={0: "blue_6"}), "place portuguese")
    assert match.state.boat[0] == 8


@rule("river.ends", "river.last")
def test_several_boats_may_lie_on_the_last_space() -> None:
    match = do(table(boat={0: 29, 1: 30}, dice={0: "blue_3"}), "place port_1")
    assert match.state.boat == [30, 30, 0]
    match = getting("river_step", boat={0: 30})
    assert match.actor == 1
    assert ("rajas-log-no-sail", {"seat": 0}, "river.last") in log(match)


@rule("port.steps")
def test_another_reading_lets_the_boat_stay(tmp_path: Path) -> None:
    game = reading(tmp_path, "port_allows_no_move", "true")
    match = do(table(game=game, dice={0: "blue_2"}), "place port_1")
    assert choices(match) == ["sail 1", "sail 2", "done"]
    do(match, "done")
    assert match.state.boat[0] == 0
    assert "done" not in choices(do(table(dice={0: "blue_2"}), "place port_1"))


@rule("river.step", "river.reward")
def test_a_single_step_may_be_left_out() -> None:
    match = getting("river_step", boat={0: 1, 1: 2})
    assert choices(match) == ["sail 3", "done"]
    do(match, "sail 3")
    assert match.state.money[0] == 3
    assert do(getting("river_step"), "done").state.boat[0] == 0


@rule("river.reward", "ganga.sail")
def test_a_reward_that_moves_the_boat_brings_the_next_one() -> None:
    match = table(
        options={"ganga": "on"},
        boat={0: 1},
        dice={0: "blue_1"},
        river_tiles={2: "river_tile_8"},
    )
    do(match, "place port_1")
    assert choices(match) == ["sail 3", "sail 4", "sail 5"]
    do(match, "sail 3")
    assert match.state.money[0] == 3


@rule("river.dice")
def test_two_dice_on_space_1() -> None:
    match = do(table(dice={0: "blue_1"}), "place port_1")
    do(match, "choose blue", "choose green", "roll blue_2", "roll green_2")
    assert dice_of(match) == ["blue_2", "green_2"]


@rule("river.karma")
def test_two_karma_on_space_2() -> None:
    match = do(table(boat={0: 1}, dice={0: "blue_1"}), "place port_1")
    assert match.state.karma[0] == 2


@rule("river.coins", "river.fame")
@pytest.mark.parametrize(("space", "coins", "fame"), [(3, 3, 0), (6, 0, 2), (30, 0, 5)])
def test_coins_and_fame_of_the_river(space: int, coins: int, fame: int) -> None:
    match = do(table(boat={0: space - 1}, dice={0: "blue_1"}), "place port_1")
    assert (match.state.money[0], match.state.fame[0]) == (coins, fame)


@rule("river.chamber")
def test_a_chamber_of_the_river_may_be_taken_though_somebody_is_there() -> None:
    match = table(boat={0: 3}, dice={0: "blue_1"}, places={"yogi": 1})
    do(match, "place port_1")
    assert offers(match, "visit") == ["dancer", "yogi", "raja_man_singh", "portuguese"]
    do(match, "visit yogi")
    assert match.state.karma[0] == 2


@rule("river.different", "market.limit")
def test_different_goods_on_the_river_do_not_count_for_the_limit() -> None:
    match = table(boat={0: 10}, dice={0: "blue_1"}, tiles=TWO_MARKETS, home={1: 0, 2: 0})
    do(match, "place port_1", "earn 4")
    assert match.state.money[0] == 4
    assert "place market_different_1" in choices(match)


@rule("market.fewer", "market.same", "market.different", "river.same", "river.different")
@pytest.mark.parametrize(
    ("reward", "totals"),
    [("sell_same 1", [3, 2]), ("sell_same 2", [5, 4, 3, 2]), ("sell_different", [3, 2])],
)
def test_fewer_markets_may_pay_but_one_at_least(reward: str, totals: list[int]) -> None:
    silk = "b1 blue_cow_1 esw, d1 blue_snake_2 sw, b2 purple_snake_2 ne"  # 3, 2 and 2
    match = getting(reward, tiles={0: silk})
    assert choices(match) == [f"earn {coins}" for coins in totals]
    assert prompt(match)[2] == "market.fewer"
    do(match, choices(match)[-1])
    assert match.state.money[0] == 2
    assert getting(reward).actor == 1  # nothing to sell


@rule("market.fewer", "end.crossed")
def test_whoever_sells_less_need_not_cross_yet() -> None:
    tiles = {0: "b1 blue_cow_1 esw, d1 orange_snake_2 sw"}  # silk 3, spice 2
    match = table(tiles=tiles, fame={0: 30}, money={0: 57}, places={"master_builder": 1})
    do(match, "place market_different_1", "earn 2")
    assert match.state.crossed == [0, 0, 0]


@rule("river.same")
def test_of_two_goods_one_chooses_which_pays() -> None:
    match = getting("sell_same 4", tiles=TWO_MARKETS)
    assert choices(match) == ["sell silk", "sell spice"]
    assert getting("sell_same 4").actor == 1


@rule("river.same")
@pytest.mark.parametrize(("reward", "most"), [("sell_same 1", 1), ("sell_same 4", 2)])
def test_who_chooses_a_good_is_told_of_no_more_markets_than_there_are(
    reward: str, most: int
) -> None:
    tiles = "b1 blue_cow_1 esw, d1 blue_snake_2 sw, b2 orange_snake_2 ne"  # silk twice, spice
    assert prompt(getting(reward, tiles={0: tiles}))[1] == {"seat": 0, "most": most}


@rule("port.steps", "ganga.sail")
def test_near_the_end_of_the_river_the_question_names_only_the_spaces_that_are_left() -> None:
    match = do(table(dice={0: "blue_3"}, boat={0: 28}), "place port_1")
    assert choices(match) == ["sail 29", "sail 30"]
    assert prompt(match)[1] == {"seat": 0, "count": 2}
    match = getting("river_move 1 3", boat={0: 27, 1: 28})
    assert prompt(match)[1] == {"seat": 0, "count": 2}


@rule("ganga.same")
def test_the_river_tile_sells_up_to_three_markets() -> None:
    silk = "b1 blue_cow_1 esw, d1 blue_snake_2 sw, b2 purple_snake_2 ne, d2 orange_snake_4 new"
    match = getting("sell_same 3", tiles={0: silk}, why="ganga.replaces")
    do(match, "earn 7")
    assert match.state.money[0] == 3 + 2 + 2
    assert log(match)[-1][2] == "ganga.same"


@rule("ganga.dice")
def test_the_river_tile_gives_a_die_of_each_colour_shown() -> None:
    match = getting("dice_set blue orange purple", why="ganga.replaces")
    do(match, "roll blue_1", "roll orange_1", "roll purple_1")
    assert dice_of(match) == ["blue_1", "orange_1", "purple_1"]


@rule("ganga.chamber", "ganga.replaces")
def test_the_river_tile_opens_its_chamber() -> None:
    match = table(
        options={"ganga": "on"},
        boat={0: 1},
        dice={0: "blue_1"},
        river_tiles={2: "river_tile_5"},
    )
    do(match, "place port_1", "choose blue")
    assert match.state.karma[0] == 2  # the Yogi's, not those of space 2


def test_every_space_of_the_river_gives_something() -> None:
    assert T.last_space == 30
    assert all(T.river_rewards[1:])
