"""The worked examples, T1 to T36 in the notes on the components. Rajesh is seat 0, Leila seat 1."""

import pytest

from serai.core.errors import IllegalAction
from serai.games.rajas.rules.gains import gain_coins, pay_coins
from serai.games.rajas.rules.placing import PlaceWorker
from serai.games.rajas.rules.province import tile_fame
from tests.rajas.build import (
    T,
    choices,
    dice_of,
    do,
    getting,
    linked,
    offers,
    refusals,
    scroll_of,
    table,
    tile_at,
    told,
    unset,
)
from tests.rules import rule

FOUR_MARKETS = "b1 green_cow_1 esw, d1 green_snake_2 sw, c2 blue_snake_4 nsw, c3 blue_snake_2 en"
"""Tea 3, tea 2, tea 2 and silk 2."""


@rule("quarry.dice", "quarry.overpay", "dice.pay")
def test_t1_a_blue_3_and_a_blue_5_pay_for_a_blue_7() -> None:
    match = table(dice={0: "blue_3 blue_5"}, money={0: 1}, top="blue_cow_3")
    do(match, "place quarry_1", "buy blue_cow", "lay b1", "turn esw")
    assert dice_of(match) == []
    assert match.state.supply[0] == 12


@rule("quarry.price", "quarry.tile", "place.coins")
def test_t2_the_quarry_costs_a_coin_and_the_tile_two_orange_dice() -> None:
    match = table(dice={0: "orange_4 orange_5"}, money={0: 4}, top="orange_tiger_2")
    do(match, "place quarry_1", "buy orange_tiger", "lay b1", "turn esw", "reveal orange_tiger_1")
    assert match.state.money[0] == 3
    assert dice_of(match) == []
    assert tile_at(match, "b1") == "orange_tiger_2"
    assert match.state.fame[0] == 4


@rule("income.connect", "income.after", "income.order", "income.gives")
def test_t3_a_tile_in_the_corner_links_two_incomes_after_it_was_scored() -> None:
    match = table(
        dice={0: "blue_6"},
        money={0: 1},
        tiles={0: "b1 orange_snake_1 es, b2 green_snake_1 nw"},
        top="blue_snake_5",
    )
    do(match, "place quarry_1", "buy blue_snake", "lay a2", "turn new", "reveal blue_snake_1")
    assert match.state.fame[0] == 2
    assert offers(match, "income") == ["nw_corner", "west_2"]
    do(match, "income west_2")
    assert match.state.money[0] == 5
    do(match, "choose green", "roll green_4")
    assert dice_of(match) == ["green_4"]
    assert linked(match) == {"nw_corner", "west_2"}


@rule("province.buildings", "income.after")
def test_t4_a_temple_and_a_mill_give_five_and_then_the_income_pays() -> None:
    match = table(
        dice={0: "blue_6 blue_3"},
        money={0: 1},
        fame={0: 6},
        scrolls={0: "mill=1"},
        tiles={0: "c2 orange_snake_3 ns"},
        top="blue_tiger_2",
    )
    do(match, "place quarry_1", "buy blue_tiger", "lay c3", "turn nes", "reveal blue_tiger_1")
    assert match.state.fame[0] == 11
    do(match, "choose blue", "roll blue_1", "upgrade temple")
    assert scroll_of(match, "temple") == 3


@rule("setup.scrolls", "province.buildings")
@pytest.mark.parametrize(("stack", "tile", "fame"), [("snake", 1, 2), ("cow", 5, 4)])
def test_t5_a_building_gives_two_fame_at_first(stack: str, tile: int, fame: int) -> None:
    match = getting(tiles_fame(stack, tile), why="province.buildings")
    assert match.state.fame[0] == fame


def tiles_fame(stack: str, tile: int) -> str:
    """What a blue tile gives a seat at the beginning, as a reward."""
    s = table().state
    return f"fame {tile_fame(s, 0, T.tile_ids.index(f'blue_{stack}_{tile}'))}"


@rule("market.different", "place.free")
def test_t6_different_goods_pay_the_best_market_of_each() -> None:
    match = table(tiles={0: FOUR_MARKETS})
    do(match, "place market_different_1")
    assert choices(match) == ["earn 5", "earn 4", "earn 3", "earn 2"]
    do(match, "earn 5")
    assert match.state.money[0] == 5


@rule("market.same")
def test_t7_three_tea_markets_pay_seven_for_a_die_of_four() -> None:
    match = table(tiles={0: FOUR_MARKETS}, dice={0: "purple_4"})
    do(match, "place market_tea", "earn 7")
    assert match.state.money[0] == 7
    assert dice_of(match) == []


@rule("market.limit")
def test_t8_one_space_for_different_goods_a_round() -> None:
    two_places = {0: FOUR_MARKETS, 1: "b1 orange_snake_2 es"}
    match = table(tiles=two_places, dice={0: "blue_1"}, home={2: 0})
    do(match, "place market_different_1", "earn 5")
    assert "place market_different_2" in choices(match)
    do(match, "place garden_blue_1", "roll blue_1")
    assert "place market_different_2" not in choices(match)
    assert refusals(match)["place market_different_2"] == ("rajas-refuse-limit", "market.limit")
    assert "place market_tea" in choices(match)


@rule("market.limit")
def test_t8_with_two_players_there_is_no_limit_but_one_space() -> None:
    match = table(players=2, tiles={0: FOUR_MARKETS})
    assert "place market_different_1" in choices(match)
    assert T.boards[2].goods_limit == 0


@rule("palace.garden", "dice.roll")
def test_t9_the_orange_garden_gives_an_orange_die() -> None:
    match = do(table(), "place garden_orange_1", "roll orange_5")
    assert dice_of(match) == ["orange_5"]
    assert match.state.supply == [12, 12, 11, 12]


@rule("palace.balcony")
def test_t10_a_blue_die_becomes_two_orange_ones() -> None:
    match = table(dice={0: "blue_2"})
    do(match, "place balcony_blue", "roll orange_1", "roll orange_6")
    assert dice_of(match) == ["orange_1", "orange_6"]
    assert match.state.supply[0] == 12


@rule("palace.builder", "cover.dearer", "cover.difference")
@pytest.mark.parametrize("value", [1, 2, 6])
def test_t11_covering_an_orange_4_by_a_purple_6_takes_a_purple_2(value: int) -> None:
    match = table(
        dice={0: f"blue_5 purple_{value}"},
        tiles={0: "b1 orange_snake_3 ew"},
        top="purple_cow_1 blue_tiger_5",
    )
    if value == 1:
        assert "place master_builder" not in choices(match)
        return
    do(match, "place master_builder", *(["buy purple_cow"] if value == 6 else []))
    do(match, "turn new", "reveal purple_cow_2")
    assert dice_of(match) == []
    assert tile_at(match, "b1") == "purple_cow_1"
    assert match.state.money[0] == 3  # silk 3; the income does not pay again


@rule("river.jump", "port.steps", "river.upgrade")
def test_t12_a_foreign_boat_is_jumped_and_not_counted() -> None:
    match = table(boat={0: 5, 1: 6}, scrolls={0: "mill=1"}, dice={0: "green_1"})
    do(match, "place port_1", "upgrade mill")
    assert match.state.boat[0] == 7
    assert scroll_of(match, "mill") == 4


@rule("port.die", "port.steps")
@pytest.mark.parametrize("value", range(1, 7))
def test_t13_a_die_of_three_reaches_up_to_three_spaces_and_a_four_none(value: int) -> None:
    match = table(dice={0: f"green_{value}"})
    if value > 3:
        assert "place port_1" not in choices(match)
        return
    do(match, "place port_1")
    if value == 1:
        assert match.state.boat[0] == 1
    else:
        assert offers(match, "sail") == [str(n) for n in range(1, value + 1)]


@rule("palace.portuguese")
@pytest.mark.parametrize(
    ("boats", "allowed"), [((24, 0), True), ((25, 0), False), ((24, 27), False)]
)
def test_t14_the_portuguese_needs_six_free_spaces(boats: tuple[int, int], allowed: bool) -> None:
    match = table(boat=dict(enumerate(boats)), dice={0: "green_6"})
    assert ("place portuguese" in choices(match)) == allowed
    if allowed:
        do(match, "place portuguese")
        assert match.state.boat[0] == 30


SILK = "b1 blue_cow_1 esw, d1 blue_snake_2 sw, b2 purple_snake_2 ne, d2 orange_snake_4 new"
"""Silk 3, 2, 2 and 2."""


@rule("river.markets")
def test_t15_a_coin_for_each_market() -> None:
    match = getting("coins_per_market 1", tiles={0: SILK + ", c2 orange_snake_2 en"})
    assert match.state.money[0] == 5


@rule("river.same")
def test_t16_four_silk_markets_pay_on_space_15_without_a_die() -> None:
    match = table(tiles={0: SILK}, boat={0: 14}, dice={0: "blue_1"})
    do(match, "place port_1", "earn 9")
    assert match.state.boat[0] == 15
    assert match.state.money[0] == 3 + 2 + 2 + 2


@rule("river.upgrade_fame")
def test_t17_three_upgrades_give_three_fame() -> None:
    match = getting("fame_per_upgrade 1", scrolls={0: "mill=2 temple=1"})
    assert match.state.fame[0] == 3


@rule("river.upgrade_coins")
def test_t18_three_upgrades_give_six_coins() -> None:
    match = getting("coins_per_upgrade 2", scrolls={0: "mill=2 temple=1"})
    assert match.state.money[0] == 6


@rule("river.karma_fame")
def test_t19_two_karma_give_four_fame_and_stay() -> None:
    match = getting("fame_per_karma 2", karma={0: 2})
    assert (match.state.fame[0], match.state.karma[0]) == (4, 2)


@rule("river.upgrade", "upgrade.step")
def test_t20_the_temple_is_upgraded_on_space_7() -> None:
    match = table(boat={0: 6}, dice={0: "blue_1"})
    do(match, "place port_1", "upgrade temple")
    assert scroll_of(match, "temple") == 3


@rule("river.karma_dice")
@pytest.mark.parametrize("karma", [0, 3])
def test_t21_a_green_die_for_each_karma_on_space_5(karma: int) -> None:
    match = table(boat={0: 4}, karma={0: karma}, dice={0: "blue_1"})
    do(match, "place port_1", *["roll green_2"] * karma)
    assert dice_of(match) == ["green_2"] * karma
    assert match.state.karma[0] == karma
    assert match.actor != 0


@rule("karma.turn", "karma.least", "palace.chamber")
@pytest.mark.parametrize(
    ("value", "chamber"), [(6, "great_mogul"), (4, "yogi"), (3, "raja_man_singh")]
)
def test_t22_a_die_is_turned_over_while_it_is_paid(value: int, chamber: str) -> None:
    die = f"orange_{value}"
    assert f"place {chamber}" not in choices(table(dice={0: die}))
    match = do(table(dice={0: die}, karma={0: 2}), f"place {chamber}")
    assert told(match, "flip") == [{"seat": 0, "die": die, "value": 7 - value}]


@rule("karma.most", "track.fame")
def test_t23_two_karma_at_fame_24_of_which_one_is_lost() -> None:
    match = do(getting("fame 3", fame={0: 22}, karma={0: 2}), "accept")
    assert (match.state.fame[0], match.state.karma[0]) == (25, 3)


@rule("track.money", "track.marker")
def test_t24_the_reward_marker_goes_on_and_no_reward_comes_twice() -> None:
    match = getting("coins 3", money={0: 10})
    assert (match.state.money[0], match.state.money_stop[0]) == (13, 1)
    assert choices(match) == ["sail 1", "done"]
    assert T.money.at[1] == 33
    do(match, "done")
    pay_coins(match.state, 0, 4)
    gain_coins(match.state, 0, 5, "river.coins")
    assert match.state.money[0] == 14
    assert isinstance(match.state.stack[-1], PlaceWorker)  # of the next seat: no second reward


@rule("track.bonus")
def test_t25_money_beside_fame_24_brings_no_karma() -> None:
    match = getting("coins 4", money={0: 72}, karma={0: 0})
    assert match.state.money[0] == 76
    assert match.state.karma[0] == 0


@rule("worker.fame", "worker.money", "worker.bridge", "worker.five", "worker.kept")
def test_t26_a_worker_joins_at_each_place_until_there_are_five() -> None:
    match = getting("coins 1", money={0: 19})
    assert match.state.workers[0] == 4
    pay_coins(match.state, 0, 5)
    assert match.state.workers[0] == 4
    match = getting("fame 1", fame={0: 14})
    assert match.state.workers[0] == 4
    match = getting("river_move 1 1", boat={0: 20}, workers={0: 4})
    assert (match.state.workers[0], match.state.waiting[0]) == (5, 0)  # the sixth has left


@rule("end.winner", "end.tie", "track.beside")
def test_t27_equal_margins_are_won_by_whoever_crossed_first() -> None:
    match = table(
        players=2,
        money={0: 63, 1: 52},
        fame={0: 30, 1: 35},
        dice={1: "blue_1"},
        home={0: 1, 1: 1},
    )
    do(match, "place terrace_1", "place great_mogul")
    assert match.state.margin(0) == match.state.margin(1) == 2
    assert match.outcome is not None
    assert match.outcome.ranking == ((0,), (1,))
    assert match.outcome.reason == "rajas-end-tie"
    assert match.outcome.tie == "rajas-end-tie-earlier"


@rule("end.circle", "end.crossed")
def test_t28_the_circle_is_finished_up_to_the_first_player() -> None:
    match = table(players=4, turn=1, first=0, money={1: 60}, fame={1: 31}, home={3: 0})
    do(match, "place terrace_1")
    assert match.actor == 2
    do(match, "place garden_blue_1", "roll blue_1")
    assert match.over


@rule("round.elephant", "palace.mogul")
@pytest.mark.parametrize("taken", [True, False])
def test_t29_the_elephant_passes_on_unless_the_great_mogul_gives_it(taken: bool) -> None:
    match = table(dice={0: "blue_1"}, home={0: 1, 1: 0, 2: 0})
    do(match, *(["place great_mogul"] if taken else ["place garden_blue_1", "roll blue_2"]))
    assert match.state.fame[0] == (2 if taken else 0)
    assert match.state.round == 2
    assert match.state.first == match.actor == (0 if taken else 1)


@rule("palace.dancer", "palace.token", "palace.discard")
def test_t30_the_dancer_gives_two_dice_and_a_white_token() -> None:
    match = table(dice={0: "purple_2"})
    do(match, "place dancer", "choose blue", "choose green", "roll blue_1", "roll green_1")
    for number in range(1, 8):
        match.state.pile.remove(T.token_ids.index(f"white_{number}"))
        match.state.discard.append(T.token_ids.index(f"white_{number}"))
    do(match, "draw white_8")
    assert match.state.karma[0] == 1
    assert (len(match.state.pile), match.state.discard) == (8, [])


@rule("navaratna.fewer")
@pytest.mark.parametrize(("workers", "tokens"), [(5, 1), (6, 2)])
def test_t31_a_token_for_each_circle_without_a_worker(workers: int, tokens: int) -> None:
    match = table(
        players=2,
        first=1,
        turn=1,
        circle=5,
        options={"variant": "navaratna"},
        workers={0: 4, 1: workers},
        home={0: 0, 1: tokens},
    )
    for number in range(tokens):
        do(match, f"place garden_{'blue' if number else 'green'}_1", choices_roll(number))
        assert match.actor == 0
        assert "token white_1" in choices(match)
        do(match, "done")
    assert match.state.round == 2


def choices_roll(number: int) -> str:
    return "roll blue_1" if number else "roll green_1"


WEST = "b1 orange_snake_1 es, b2 orange_snake_3 ns, b3 orange_snake_5 nsw, a3 blue_snake_1 es"
"""A road from the residence down to the south-west corner."""


@rule("navaratna.start", "navaratna.pays")
def test_t32_a_brown_token_is_drawn_and_laid_and_pays_when_it_is_linked() -> None:
    match = table(
        options={"variant": "navaratna"},
        tokens={0: "west_4 brown_7"},
        tiles={0: WEST},
        dice={0: "blue_3"},
        money={0: 1},
        top="blue_snake_2",
    )
    assert match.state.fame[0] == 0
    do(match, "place quarry_1", "lay a4", "turn nw", "reveal blue_snake_3")
    assert match.state.fame[0] == 3  # one for each worker


@rule("ganga.roll", "ganga.replaces", "ganga.stop")
def test_t33_river_tiles_are_counted_from_the_last_one() -> None:
    match = unset(2, ganga="on")
    for stack in match.state.below:
        do(match, f"reveal {T.tile_ids[stack[0]]}")
    do(match, "count 2", "drift river_tile_3", "count 5", "drift river_tile_1")
    assert [at for at, tile in enumerate(match.state.river_tile) if tile >= 0] == [2, 7]
    for number in range(4, 7):
        do(match, "count 6", f"drift river_tile_{number}")
    do(match, "count 5")
    assert choices(match)[0].startswith("roll blue")


@rule("ganga.karma")
def test_t34_three_karma_give_three_dice_of_any_colours() -> None:
    match = table(
        options={"ganga": "on"},
        boat={0: 2},
        karma={0: 3},
        dice={0: "blue_1"},
        river_tiles={3: "river_tile_1"},
    )
    do(match, "place port_1", "choose blue", "choose blue", "choose green")
    do(match, "roll blue_1", "roll blue_2", "roll green_1")
    assert dice_of(match) == ["blue_1", "blue_2", "green_1"]


@rule("dice.full", "dice.capacity", "navaratna.statue")
@pytest.mark.parametrize(("variant", "capacity"), [("basic", 10), ("navaratna", 8)])
def test_t35_a_full_statue_takes_fewer_dice_or_gives_some_back(variant: str, capacity: int) -> None:
    full = " ".join(["purple_3"] * (capacity - 1) + ["blue_1"])
    match = table(options={"variant": variant}, dice={0: full})
    do(match, "place balcony_blue")
    assert choices(match) == ["return purple_3", "forgo orange"]
    do(match, "return purple_3", "roll orange_1", "roll orange_2")
    assert match.state.held[0] == capacity
    match = table(options={"variant": variant}, dice={0: full})
    do(match, "place balcony_blue", "forgo orange", "roll orange_1")
    assert match.state.held[0] == capacity


@rule("setup.coins", "setup.fame", "setup.karma", "setup.boats", "setup.workers", "setup.dice")
def test_t36_four_players_begin() -> None:
    match = unset(4)
    for stack in match.state.below:
        do(match, f"reveal {T.tile_ids[stack[0]]}")
    for seat in range(4):
        values = (1, 1, 1, 1) if seat == 2 else (2, 3, 4, 5)
        colours = ("blue", "green", "orange", "purple")
        do(match, *(f"roll {c}_{v}" for c, v in zip(colours, values, strict=True)))
    s = match.state
    assert (match.actor, s.first) == (2, 2)
    assert s.money == [5, 6, 3, 4]
    assert (s.fame, s.karma, s.boat, s.home) == ([0] * 4, [1] * 4, [0] * 4, [3] * 4)
    assert dice_of(match, 2) == ["blue_1", "green_1", "orange_1", "purple_1"]
    with pytest.raises(IllegalAction):
        do(match, "place port_2")
