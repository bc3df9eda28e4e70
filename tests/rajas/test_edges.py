"""The least that is enough: one die, one karma, one coin, the last thing there is."""

from pathlib import Path
from typing import Any

import pytest

from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.games.rajas.rules.course import compensated
from serai.games.rajas.rules.market import market_coins, same_coins
from serai.games.rajas.rules.payment import RollDie, least_sum
from serai.games.rajas.rules.province import count_markets, coverable, road_groups
from serai.games.rajas.state import AT_MONEY
from serai.games.rajas.tables import CHAMBER, GOOD_IDS, NONE
from tests.rajas.build import (
    STACK_IDS,
    T,
    choices,
    dice_of,
    do,
    getting,
    offers,
    prompt,
    reading,
    table,
)
from tests.rajas.test_reasons import NAVARATNA, refused
from tests.rajas.test_round import FREE
from tests.rules import rule

# --- rounds and places ------------------------------------------------------------------------


@rule("round.circles")
def test_the_turn_goes_with_the_seat_that_places() -> None:
    match = do(table(), *FREE)
    assert (match.actor, match.state.turn) == (1, 1)


@rule("round.elephant")
def test_in_a_new_round_nobody_has_taken_the_elephant_yet() -> None:
    match = table(dice={0: "blue_1"}, home={0: 1, 1: 0, 2: 0}, first=0)
    do(match, "place great_mogul")
    assert (match.state.round, match.state.first) == (2, 0)
    assert not match.state.elephant_taken


@rule("place.one")
def test_a_place_that_is_taken_says_by_whom() -> None:
    match = do(table(), *FREE)
    taken = ("rajas-refuse-taken", {"seat": 0}, "place.one")
    assert refused(match, "place garden_blue_1")["place garden_blue_1"] == taken


@rule("place.left", "place.price")
def test_of_the_quarry_the_first_free_place_says_what_it_lacks_and_the_next_ones_wait() -> None:
    found = refused(table(), "place quarry")
    assert found["place quarry_1"][0] == "rajas-refuse-coins"
    assert found["place quarry_2"][0] == found["place quarry_3"][0] == "rajas-refuse-left"
    found = refused(table(places={"quarry_1": 1}), "place quarry")
    assert found["place quarry_2"][0] == "rajas-refuse-coins"
    assert found["place quarry_3"][0] == "rajas-refuse-left"


@rule("place.price")
def test_a_price_in_dice_is_no_lack_of_coins() -> None:
    found = refused(table(money={0: 3}), "place yogi")
    assert found == {"place yogi": ("rajas-refuse-die", {"count": 0}, "place.price")}


@rule("palace.balcony")
@pytest.mark.parametrize("colour", ["blue", "green", "orange", "purple"])
def test_one_die_opens_the_balcony_of_its_colour_alone(colour: str) -> None:
    match = table(dice={0: f"{colour}_2"})
    assert [name for name in offers(match, "place") if "balcony" in name] == [f"balcony_{colour}"]


@rule("quarry.next")
def test_a_stack_that_is_used_up_is_not_refused() -> None:
    match = do(table(dice={0: "blue_6"}, money={0: 1}), "place quarry_1")
    stack = STACK_IDS.index("green_tiger")
    assert "buy green_tiger" in refused(match, "buy")
    match.state.top[stack] = NONE
    match.state.below[stack] = []
    assert "buy green_tiger" not in refused(match, "buy")


# --- karma and dice ---------------------------------------------------------------------------


def price(place: str, dice: str, karma: int = 1, **parts: Any) -> list[str]:
    """With which dice a place may be paid."""
    match = table(dice={0: dice}, karma={0: karma}, **parts)
    return choices(do(match, f"place {place}"))


@rule("karma.when", "market.same")
def test_where_more_pips_bring_more_a_three_may_be_turned_and_a_four_not() -> None:
    found = price("market_tea", "blue_3 blue_4", tiles={0: "b1 blue_cow_2 ew"})
    assert found == ["pay blue_3", "pay blue_4", "flip blue_3"]


@rule("karma.when", "palace.chamber")
def test_for_a_chamber_only_a_die_that_fits_then_is_turned() -> None:
    assert price("yogi", "blue_3 blue_6 green_4") == ["pay blue_3", "flip green_4"]


@rule("karma.when", "port.die")
def test_for_the_port_a_four_a_five_and_a_six_may_be_turned() -> None:
    flips = ["flip blue_4", "flip blue_5", "flip blue_6"]
    assert price("port_1", "blue_1 blue_4 blue_5 blue_6") == ["pay blue_1", *flips]


@rule("karma.when", "palace.balcony")
def test_for_a_balcony_turning_is_of_no_use() -> None:
    assert price("balcony_blue", "blue_2 blue_5") == ["pay blue_2", "pay blue_5"]


@rule("karma.turn", "palace.chamber")
def test_every_die_opens_a_chamber_as_it_lies_and_turned() -> None:
    match = table(dice={0: "blue_1 blue_3"}, karma={0: 1})
    chambers = [name for name in offers(match, "place") if T.place_area[_at(name)] == CHAMBER]
    assert chambers == ["great_mogul", "yogi", "raja_man_singh", "portuguese"]


def _at(place: str) -> int:
    return T.place_ids.index(place)


def paying(stack: str, dice: str, karma: int, **parts: Any) -> Match:
    """A tile is to be paid that lies on its stack."""
    match = table(dice={0: dice}, karma={0: karma}, money={0: 1}, **parts)
    do(match, "place quarry_1", f"buy {stack}", "lay b1")
    return do(match, *[text for text in choices(match)[:1] if text.startswith("turn")])


@rule("karma.several", "quarry.dice")
def test_a_die_that_must_be_turned_is_turned_by_the_proposal() -> None:
    match = paying("orange_snake", "orange_3 green_1", 1, top="orange_snake_3")
    assert (match.state.karma[0], dice_of(match)) == (0, ["green_1"])  # a 4 for 4


@rule("karma.several", "quarry.dice")
def test_two_dice_that_must_be_turned_cost_two_karma() -> None:
    match = paying("orange_tiger", "orange_1 orange_1", 2, top="orange_tiger_1")
    assert (match.state.karma[0], dice_of(match)) == (0, [])  # 12 for 9


@rule("karma.several", "quarry.dice")
def test_dice_that_come_to_exactly_the_cost_may_be_paid_in_any_order() -> None:
    match = paying("orange_cow", "orange_3 orange_3", 1, top="orange_cow_3")  # 7
    assert choices(match) == ["settle", "pay orange_3", "flip orange_3"]


@rule("karma.several", "quarry.dice")
def test_a_die_is_not_turned_if_the_rest_would_not_do() -> None:
    match = paying("orange_tiger", "orange_1 orange_3", 1, top="orange_tiger_1")  # 9
    assert choices(match) == ["settle", "pay orange_3", "flip orange_1"]


@rule("quarry.dice")
def test_while_one_pip_is_missing_the_payment_is_not_done() -> None:
    match = paying("orange_cow", "orange_5 orange_2 orange_2", 0, top="orange_cow_1")  # 6
    do(match, "pay orange_5")
    assert prompt(match)[1]["need"] == 1
    assert "done" not in choices(match)


@rule("karma.several")
def test_where_one_die_a_payment_is_turned_the_first_one_may_be(tmp_path: Path) -> None:
    game = reading(tmp_path, "several_karma_in_one_payment", "false")
    match = paying("orange_cow", "orange_3 orange_3 orange_3", 2, top="orange_cow_3", game=game)
    assert "flip orange_3" in choices(match)
    do(match, "flip orange_3")
    assert match.state.karma[0] == 1
    assert choices(match) == ["settle", "pay orange_3"]


@rule("karma.several", "quarry.dice")
def test_a_die_turned_over_does_not_count_twice() -> None:
    match = paying("orange_cow", "orange_1 orange_3", 1, top="orange_cow_5")  # 8
    assert choices(match) == ["settle", "pay orange_3", "flip orange_1"]


@rule("karma.several", "quarry.dice")
def test_a_die_may_be_spared_if_another_is_turned() -> None:
    match = paying("orange_cow", "orange_1 orange_4", 1, top="orange_cow_1")  # 6
    assert choices(match) == ["settle", "pay orange_4", "flip orange_1"]


@rule("karma.several", "quarry.dice")
def test_for_the_last_pip_a_die_may_still_be_turned() -> None:
    match = paying("orange_cow", "orange_5 orange_1", 1, top="orange_cow_1")  # 6
    do(match, "pay orange_5")
    assert choices(match) == ["settle", "pay orange_1", "flip orange_1"]


@rule("karma.several", "quarry.dice")
def test_the_proposal_spends_no_karma_that_is_not_needed_and_all_that_is() -> None:
    match = paying("orange_cow", "orange_3 orange_3", 1, top="orange_cow_1")  # 6
    do(match, "settle")
    assert (match.state.karma[0], dice_of(match)) == (1, [])
    match = paying("orange_cow", "orange_3 orange_3 green_1", 2, top="orange_cow_5")  # 8
    assert (match.state.karma[0], dice_of(match)) == (0, ["green_1"])


@rule("quarry.dice", "quarry.overpay")
@pytest.mark.parametrize(
    ("values", "need", "places"),
    [
        ([6, 3, 2], 5, [1, 2]),
        ([2, 2, 4], 4, [2]),
        ([5, 1], 5, [0]),
        ([4, 4, 1], 5, [0, 2]),
        ([6, 6, 5], 12, [0, 1]),
        ([1, 2, 3], 6, [0, 1, 2]),
        ([2], 6, [0]),
    ],
)
def test_a_proposal_is_as_little_too_much_as_possible_with_few_dice(
    values: list[int], need: int, places: list[int]
) -> None:
    assert least_sum(values, need) == places


@rule("dice.none")
def test_all_dice_that_are_left_of_a_colour_can_be_taken() -> None:
    match = getting("dice blue 2", players=4, supply={0: 2})
    do(match, "roll blue_1", "roll blue_2")
    assert dice_of(match) == ["blue_1", "blue_2"]


@rule("palace.terrace")
def test_two_dice_may_come_to_show_the_same() -> None:
    match = table(dice={0: "blue_1 blue_2"})
    do(match, "place terrace_1", "reroll blue_1", "reroll blue_2", "roll blue_5", "roll blue_5")
    assert dice_of(match) == ["blue_5", "blue_5"]


@rule("palace.terrace")
def test_luck_rolls_a_die_again_in_its_own_colour() -> None:
    match = do(table(dice={0: "orange_4"}), "place terrace_1", "reroll orange_4")
    step = match.state.stack[-1]
    assert isinstance(step, RollDie)
    drawn = {step.sample(match.state, FastLuck(7), n).text for n in range(60)}
    assert drawn == set(choices(match))


# --- the Master Builder -----------------------------------------------------------------------

B1 = T.cell_ids.index("b1")
TIGERS = STACK_IDS.index("purple_tiger")


@rule("cover.once", "cover.dearer")
def test_a_cell_that_was_covered_is_not_covered_again() -> None:
    s = table(tiles={0: "b1 orange_snake_3 ew"}, top="purple_tiger_1").state
    assert coverable(s, 0, TIGERS, 9) == [B1]
    s.under[B1] = T.tile_ids.index("orange_snake_1")
    assert coverable(s, 0, TIGERS, 9) == []


@rule("cover.possible")
def test_with_an_empty_stack_nothing_is_covered() -> None:
    s = table(tiles={0: "b1 orange_snake_3 ew"}, top="purple_tiger_1").state
    s.top[TIGERS] = NONE
    assert coverable(s, 0, TIGERS, 9) == []


@rule("cover.difference")
def test_a_difference_of_one_may_be_paid_with_a_one() -> None:
    s = table(tiles={0: "b1 orange_snake_3 ew"}, top="purple_snake_5").state  # 4 and 5
    assert coverable(s, 0, STACK_IDS.index("purple_snake"), 1) == [B1]


@rule("cover.possible")
def test_the_die_that_the_tile_needs_is_not_offered_for_the_chamber() -> None:
    match = table(
        dice={0: "purple_5 green_5"}, tiles={0: "b1 blue_tiger_4 ew"}, top="purple_tiger_5"
    )  # 12 covers 11, and no other tile does
    do(match, "place master_builder")
    assert dice_of(match) == ["purple_5"]


@rule("cover.roads")
def test_roads_that_end_at_a_tile_without_one_join_nothing() -> None:
    """b2 lies beside b1, and d2 below d1, but only their roads to the cell itself count."""
    tiles = "b1 orange_snake_3 ew, c2 orange_snake_5 nsw, b2 orange_snake_1 ne"
    east = ", d1 purple_cow_1 esw, d2 purple_snake_3 ns"
    s = table(tiles={0: tiles + east}).state
    assert road_groups(s, 0, T.cell_ids.index("c2")) == [1, 8]


@rule("cover.roads")
def test_behind_two_roads_of_a_ring_a_third_one_is_looked_at() -> None:
    ring = "b1 orange_cow_1 esw, b2 orange_snake_5 new, c2 green_snake_5 nsw, a2 blue_snake_1 ne"
    s = table(tiles={0: ring}).state
    assert road_groups(s, 0, T.cell_ids.index("b2")) == [3, 8]


@rule("cover.difference")
def test_the_question_for_the_payment_names_the_difference() -> None:
    match = table(
        dice={0: "green_5 blue_6 blue_6"}, tiles={0: "b1 orange_snake_3 ew"}, top="blue_tiger_1"
    )
    do(match, "place master_builder", "buy blue_tiger", "turn esw")
    asked = {"seat": 0, "colour": "blue", "need": 5}
    assert prompt(match) == ("rajas-prompt-pay-tile", asked, "cover.difference")


# --- markets and tokens -----------------------------------------------------------------------


@rule("market.same")
def test_markets_of_another_do_not_pay() -> None:
    match = table(
        dice={0: "blue_4"}, tiles={0: "b1 blue_cow_2 ew", 1: "b1 green_cow_1 esw"}
    )  # tea, both
    do(match, "place market_tea")
    assert match.state.money[0] == 1


@rule("navaratna.room")
def test_only_tokens_without_a_slot_are_refused() -> None:
    tokens = {0: "west_3 red_1, east_3 red_2"}
    match = getting("token", tokens=tokens, options={"variant": "navaratna"})
    assert set(refused(match, "token")) == {f"token red_{number}" for number in range(3, 7)}


@rule("market.fewer", "market.same")
def test_a_sum_that_one_market_pays_leaves_room_for_another() -> None:
    """4, 2, 2 and 1: with two markets 5 is the first and the last of them."""
    s = table().state
    for cell, name in enumerate(("purple_tiger_5", "blue_snake_4", "green_snake_2", "blue_cow_2")):
        s.tile[cell] = T.tile_ids.index(name)
        count_markets(s, 0, s.tile[cell], 1)
    tea = GOOD_IDS.index("tea")
    assert market_coins(s, 0, tea) == [4, 2, 2, 1]
    assert same_coins(s, 0, tea, 2) == [6, 5, 4, 3, 2, 1]


TWO_MARKETS = {
    1: "b1 blue_cow_2 ew, d1 green_cow_2 ew",
    0: "b1 orange_cow_2 ew",
    2: "b1 purple_cow_2 ew",
}


@rule("navaratna.markets", "navaratna.linked", "navaratna.buildings", "river.markets")
@pytest.mark.parametrize(
    ("reward", "fame", "coins"),
    [
        ("fame_per_market_tile 3", 6, 0),
        ("coins_per_income 3", 0, 6),
        ("coins_per_building 3", 0, 6),
        ("coins_per_market 3", 0, 6),
    ],
)
def test_rewards_count_what_lies_in_the_own_province(reward: str, fame: int, coins: int) -> None:
    match = getting(reward, seat=1, tiles=TWO_MARKETS)
    assert (match.state.fame[1], match.state.money[1]) == (fame, coins)


@rule("navaratna.pays")
def test_where_linked_incomes_pay_a_token_those_that_are_not_linked_do_not(tmp_path: Path) -> None:
    game = reading(tmp_path, "token_on_linked_income_pays", "true")
    parts: dict[str, Any] = {"game": game, "tiles": {0: "d1 orange_snake_3 ew"}, **NAVARATNA}
    match = do(getting("token", **parts), "token white_3", "slot ne_corner")
    assert match.state.money[0] == 3
    match = do(getting("token", **parts), "token white_3", "slot nw_corner")
    assert match.state.money[0] == 0


@rule("place.price")
def test_every_way_to_pay_for_a_place_is_of_one_kind() -> None:
    match = do(table(dice={0: "blue_3 green_4"}, karma={0: 1}), "place yogi")
    assert match.view(0).prompt.args["kinds"] == "pay"


# --- tracks and workers -----------------------------------------------------------------------


@rule("track.several", "track.money")
def test_two_rewards_of_the_money_track_passed_at_once_both_come() -> None:
    match = getting("coins 12", money={0: 32})  # 33 and 44
    assert prompt(match)[0] == "rajas-prompt-dice"
    do(match, "done")
    assert prompt(match)[0] == "rajas-prompt-sail"


@rule("worker.now", "navaratna.workers")
def test_a_worker_who_joins_comes_to_those_at_home_and_leaves_the_others_waiting() -> None:
    match = getting("river_move 1 1", boat={0: 20}, workers={0: 4}, home={0: 2}, **NAVARATNA)
    assert (match.state.home[0], match.state.workers[0]) == (3, 5)
    assert match.state.waiting[0] == AT_MONEY


@rule("navaratna.fewer")
def test_fewer_workers_than_another_count_from_the_circle_after_the_last_one() -> None:
    s = table(players=2, workers={0: 4, 1: 5}, circle=4, **NAVARATNA).state
    assert not compensated(s, 0)
    s.circle = 5
    assert compensated(s, 0)
    assert not compensated(s, 1)


@rule("round.circles")
def test_the_second_circle_goes_the_same_way_round() -> None:
    match = table(first=1, turn=1)
    seats = []
    for place in ("blue_1", "green_1", "orange_1", "purple_1", "blue_2", "green_2"):
        seats.append(match.actor)
        do(match, f"place garden_{place}", f"roll {place.partition('_')[0]}_1")
    assert seats == [1, 2, 0, 1, 2, 0]
