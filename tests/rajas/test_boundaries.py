"""Edges of rules: the last figure for which one holds, and the first for which it does not."""

import pytest

from tests.rajas.build import T, choices, dice_of, do, getting, refusals, table, told
from tests.rules import rule


@rule("palace.terrace")
def test_dice_that_are_rolled_again_come_back_to_the_statue_and_no_others() -> None:
    match = table(dice={0: "blue_1 blue_1 green_6"})
    supply = match.state.supply[:]
    do(match, "place terrace_1", "reroll green_6", "reroll blue_1", "reroll blue_1")
    assert choices(match) == [f"roll green_{value}" for value in range(1, 7)], "in this order"
    do(match, "roll green_1", "roll blue_2", "roll blue_3")
    assert dice_of(match) == ["blue_2", "blue_3", "green_1"]
    assert (match.state.supply, match.state.cup, match.state.held[0]) == (supply, [], 3)
    assert [line["die"] for line in told(match, "roll")] == ["green_1", "blue_2", "blue_3"]


@rule("karma.when")
@pytest.mark.parametrize(("value", "turned"), [(3, True), (4, False)])
def test_for_any_die_only_one_that_gains_by_it_is_turned_over(value: int, turned: bool) -> None:
    dice = f"blue_{value} green_6"
    match = table(tiles={0: "b1 orange_snake_2 es"}, dice={0: dice}, karma={0: 1})
    do(match, "place market_spice")
    assert (f"flip blue_{value}" in choices(match)) is turned


@rule("place.left", "place.price")
def test_what_lies_further_right_says_so_even_where_the_coins_are_missing() -> None:
    match = table(dice={0: "blue_6"}, places={"quarry_1": 1})
    said = refusals(match)
    assert said["place quarry_2"][0] == "rajas-refuse-coins"
    assert said["place quarry_3"] == ("rajas-refuse-left", "place.left")
    assert said["place port_2"] == ("rajas-refuse-left", "place.left")


@rule("place.left")
def test_a_place_of_the_palace_never_waits_for_one_left_of_it() -> None:
    match = table(dice={0: "blue_1"}, money={0: 0})
    palace = {text: why for text, (why, _) in refusals(match).items() if "balcony" in text}
    assert palace
    assert "rajas-refuse-left" not in palace.values()


@rule("upgrade.top")
def test_a_scroll_at_its_end_is_refused_and_the_one_before_it_is_not() -> None:
    top = T.scroll_top
    match = getting("upgrade", scrolls={0: f"temple={top} palace={top - 1}"})
    assert choices(match) == ["upgrade palace", "upgrade fortress", "upgrade mill"]
    assert refusals(match) == {"upgrade temple": ("rajas-refuse-scroll", "upgrade.top")}


@rule("dice.any", "dice.none")
def test_the_last_die_of_a_colour_may_be_chosen_once() -> None:
    match = getting("dice any 2", supply={0: 1})
    assert "choose blue" in choices(match)
    do(match, "choose blue")
    assert "choose blue" not in choices(match)
