"""Placing a worker: places, prices, and why some cannot be taken."""

import pytest

from serai.core.errors import IllegalAction
from tests.rajas.build import choices, dice_of, do, offers, refusals, table
from tests.rules import rule

MARKET = {0: "b1 orange_snake_2 es"}
"""Spice 2."""


def places(**parts: object) -> list[str]:
    return offers(table(**parts), "place")


@rule("place.one")
def test_a_space_holds_one_worker() -> None:
    match = table(places={"garden_blue_1": 1})
    assert "place garden_blue_1" not in choices(match)
    assert refusals(match)["place garden_blue_1"] == ("rajas-refuse-taken", "place.one")
    with pytest.raises(IllegalAction, match="rajas-refuse-taken"):
        do(match, "place garden_blue_1")


@rule("place.left", "quarry.price")
def test_in_the_quarry_only_the_leftmost_free_space_can_be_taken() -> None:
    match = table(dice={0: "blue_3"}, money={0: 9}, places={"quarry_1": 1, "quarry_2": 2})
    assert [place for place in offers(match, "place") if "quarry" in place] == ["quarry_3"]
    assert refusals(match)["place quarry_4"] == ("rajas-refuse-left", "place.left")
    do(match, "place quarry_3")
    assert match.state.money[0] == 7


@rule("place.left", "port.price")
def test_the_first_space_of_the_port_is_free_and_the_last_costs_two() -> None:
    ahead: dict[str, int] = {}
    for at, price in enumerate((0, 1, 1, 2, 2), 1):
        match = table(players=4, dice={0: "blue_1"}, money={0: 2}, places=ahead)
        do(match, f"place port_{at}")
        assert match.state.money[0] == 2 - price
        ahead[f"port_{at}"] = at % 3 + 1


@rule("place.free")
def test_in_the_palace_any_free_space_can_be_taken() -> None:
    assert {"garden_blue_1", "garden_blue_2", "garden_purple_2", "terrace_1"} <= set(places())


@rule("place.price", "place.coins")
def test_without_the_coins_a_space_cannot_be_taken() -> None:
    match = table(dice={0: "blue_3"})
    assert "place quarry_1" not in choices(match)
    assert refusals(match)["place quarry_1"] == ("rajas-refuse-coins", "place.price")
    view = match.view(0)
    (short,) = [r.reason.args for r in view.refusals if r.text == "place quarry_1"]
    assert short == {"count": 1}


@rule("place.price", "palace.chamber")
def test_without_a_fitting_die_a_chamber_is_closed() -> None:
    match = table(dice={0: "blue_3"})
    assert "place yogi" in choices(match)
    assert refusals(match)["place dancer"] == ("rajas-refuse-die", "place.price")
    assert refusals(match)["place balcony_green"] == ("rajas-refuse-die", "place.price")


@rule("place.price")
def test_any_of_several_fitting_dice_may_be_paid() -> None:
    match = do(table(dice={0: "blue_3 green_3 green_4"}), "place yogi")
    assert choices(match) == ["pay blue_3", "pay green_3"]


@rule("place.useful")
def test_a_market_without_goods_is_of_no_use() -> None:
    match = table(dice={0: "blue_3"}, tiles=MARKET)
    assert "place market_spice" in choices(match)
    assert refusals(match)["place market_silk"] == ("rajas-refuse-market", "place.useful")
    assert "place market_different_1" not in places(dice={0: "blue_3"})


@rule("place.useful", "dice.none")
def test_a_garden_whose_colour_is_gone_is_of_no_use() -> None:
    match = table(players=4, supply={0: 0})
    assert "place garden_blue_1" not in choices(match)
    assert refusals(match)["place garden_blue_1"] == ("rajas-refuse-supply", "dice.none")


@rule("place.useful", "quarry.dice")
def test_the_quarry_needs_dice_for_a_tile_and_a_cell_for_it() -> None:
    match = table(money={0: 4}, dice={0: "blue_2"})
    assert refusals(match)["place quarry_1"] == ("rajas-refuse-tile", "quarry.dice")


@rule("place.useful", "province.road")
def test_the_quarry_is_closed_to_a_province_without_a_way_on() -> None:
    closed = "b1 orange_snake_1 ne, d1 orange_snake_2 nw, c2 orange_cow_4 nw, b2 purple_snake_1 ne"
    match = table(money={0: 4}, dice={0: "blue_6"}, tiles={0: closed})
    assert refusals(match)["place quarry_1"] == ("rajas-refuse-cell", "province.road")


@rule("place.useful", "river.last")
def test_port_and_portuguese_are_closed_to_a_boat_on_the_last_space() -> None:
    match = table(boat={0: 30}, dice={0: "blue_1 blue_6"})
    assert refusals(match)["place port_1"] == ("rajas-refuse-sail", "river.last")
    assert refusals(match)["place portuguese"] == ("rajas-refuse-sail", "palace.portuguese")


@rule("place.order")
def test_a_paid_die_is_in_the_supply_before_the_action_begins() -> None:
    match = table(players=4, dice={0: "green_4 green_6"}, supply={1: 0}, karma={0: 0})
    assert match.state.supply[1] == 0
    do(match, "place garden_blue_1", "roll blue_1")
    match = table(players=4, dice={0: "blue_3"}, supply={0: 0})
    do(match, "place yogi", "choose blue", "roll blue_6")
    assert dice_of(match) == ["blue_6"]


def test_every_place_is_offered_or_refused_with_a_reason() -> None:
    match = table(dice={0: "blue_1 blue_2"}, money={0: 1}, places={"quarry_1": 1})
    told = {f"place {place}" for place in offers(match, "place")} | set(refusals(match))
    assert len(told) == len(match.state.board.places)
