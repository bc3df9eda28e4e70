"""Dice and karma: taking, rolling, making room, turning over, paying."""

from pathlib import Path

import pytest

from serai.games.rajas.rules.payment import least_sum, proposal
from tests.rajas.build import (
    DIE_IDS,
    T,
    choices,
    dice_of,
    do,
    getting,
    log,
    offers,
    prompt,
    reading,
    refusals,
    table,
)
from tests.rules import rule


@rule("dice.any")
def test_the_colour_of_each_die_is_chosen_before_any_is_rolled() -> None:
    match = getting("dice any 2")
    assert offers(match, "choose") == ["blue", "green", "orange", "purple"]
    do(match, "choose blue", "choose purple", "roll blue_4", "roll purple_1")
    assert dice_of(match) == ["blue_4", "purple_1"]


@rule("dice.any", "dice.none")
def test_of_a_colour_no_more_can_be_chosen_than_the_supply_has() -> None:
    match = getting("dice any 2", players=4, supply={0: 1})
    do(match, "choose blue")
    assert offers(match, "choose") == ["green", "orange", "purple"]


@rule("dice.any", "dice.none")
def test_a_colour_that_is_gone_cannot_be_chosen() -> None:
    match = getting("dice any 1", players=4, supply={0: 0})
    assert offers(match, "choose") == ["green", "orange", "purple"]


@rule("dice.none")
@pytest.mark.parametrize("left", [0, 1])
def test_of_two_dice_one_takes_what_the_supply_has(left: int) -> None:
    match = getting("dice blue 2", players=4, supply={0: left})
    do(match, *["roll blue_2"] * left)
    assert dice_of(match) == ["blue_2"] * left
    assert ("rajas-log-no-dice", {"seat": 0, "count": 2 - left}, "dice.none") in log(match)


@rule("dice.full")
def test_room_is_made_before_the_first_die_is_rolled() -> None:
    match = getting("dice any 2", dice={0: " ".join(["blue_1"] * 9)})
    assert prompt(match)[1] == {"seat": 0, "count": 2, "room": 1}
    assert choices(match) == ["return blue_1", "forgo any"]
    do(match, "forgo any", "choose green", "roll green_5")
    assert match.state.held[0] == 10
    assert match.actor == 1


@rule("dice.full")
def test_with_a_full_statue_all_new_dice_may_be_left() -> None:
    match = getting("dice any 2", dice={0: " ".join(["blue_1"] * 10)})
    do(match, "forgo any", "forgo any")
    assert dice_of(match) == ["blue_1"] * 10


@rule("dice.full", "ganga.dice")
def test_of_dice_of_several_colours_one_says_which_to_leave() -> None:
    match = getting("dice_set blue green orange", dice={0: " ".join(["purple_6"] * 9)})
    assert choices(match) == ["return purple_6", "forgo blue", "forgo green", "forgo orange"]
    do(match, "forgo green", "return purple_6", "roll blue_1", "roll orange_1")
    assert match.state.held[0] == 10


def short(*moves: str) -> list[tuple[str, str | int]]:
    """The log after three blue dice come to a full statue and the supply has one."""
    dice = " ".join(["blue_6", *["green_1"] * 9])
    match = do(getting("dice blue 3", players=4, supply={0: 1}, dice={0: dice}), *moves)
    return [(id.removeprefix("rajas-log-"), args.get("count", 0)) for id, args, _ in log(match)]


@rule("dice.none", "dice.full")
def test_dice_that_lack_are_told_once_and_only_after_room_was_made() -> None:
    assert short() == []
    told = short("return green_1", "roll blue_2")
    assert told == [("return", 0), ("no-dice", 2), ("roll", 0)]


@rule("dice.none", "dice.full")
def test_a_die_that_is_given_back_lacks_no_more() -> None:
    back = ("return blue_6", "return green_1")
    told = short(*back, "roll blue_2", "roll blue_3")
    assert told == [("return", 0), ("return", 0), ("no-dice", 1), ("roll", 0), ("roll", 0)]
    assert short(*["forgo blue"] * 3) == [("forgo", 0)] * 3, "none was missed"


@rule("palace.terrace")
def test_the_terrace_gives_two_coins_and_chosen_dice_are_rolled_once() -> None:
    match = do(table(dice={0: "blue_1 blue_1 green_6"}), "place terrace_1")
    assert match.state.money[0] == 2
    assert choices(match) == ["reroll blue_1", "reroll green_6", "done"]
    do(match, "reroll blue_1", "reroll green_6")
    assert choices(match) == ["reroll blue_1", "done"]
    do(match, "done", "roll blue_5", "roll green_2")
    assert dice_of(match) == ["blue_1", "blue_5", "green_2"]
    assert match.actor == 1


@rule("palace.terrace")
def test_a_seat_without_dice_takes_its_coins_from_the_terrace() -> None:
    match = do(table(), "place terrace_1")
    assert (match.state.money[0], match.actor) == (2, 1)


# --- karma ------------------------------------------------------------------------------------


@rule("karma.when")
def test_karma_is_spent_only_while_a_die_is_paid() -> None:
    match = table(dice={0: "blue_5"}, karma={0: 3})
    assert not offers(match, "flip")
    do(match, "place dancer", "choose blue")
    assert match.state.karma[0] == 2


@rule("karma.turn", "karma.when")
def test_a_die_that_fits_only_turned_over_is_offered_beside_the_others() -> None:
    match = do(table(dice={0: "blue_1 green_6 orange_4"}, karma={0: 1}), "place great_mogul")
    assert choices(match) == ["pay blue_1", "flip green_6"]


@rule("karma.turn", "market.same")
def test_at_the_market_more_pips_sell_more() -> None:
    match = table(tiles={0: "b1 orange_snake_2 es"}, dice={0: "blue_1 green_6"}, karma={0: 1})
    do(match, "place market_spice")
    assert choices(match) == ["pay blue_1", "pay green_6", "flip blue_1"]


def payment(cost: int, dice: str, karma: int, **parts: object) -> list[str]:
    """The choices while a purple tile of this cost is paid."""
    tile = {6: "purple_cow_1", 9: "purple_tiger_1", 12: "purple_tiger_5"}[cost]
    match = table(dice={0: dice}, karma={0: karma}, money={0: 1}, top=tile, **parts)
    do(match, "place quarry_1", f"buy {tile[:-2]}", "lay b1", choices_of_turn(tile))
    return choices(match)


def choices_of_turn(tile: str) -> str:
    return "turn es" if tile.endswith("5") else "turn esw"


@rule("karma.several", "quarry.dice")
def test_several_dice_of_a_payment_may_be_turned_over() -> None:
    assert payment(12, "purple_1 purple_1 purple_1", 2) == [
        "settle",
        "pay purple_1",
        "flip purple_1",
    ]


@rule("karma.several")
def test_another_reading_turns_one_die_of_a_payment(tmp_path: Path) -> None:
    game = reading(tmp_path, "several_karma_in_one_payment", "false")
    match = table(game=game, dice={0: "purple_1 purple_1"}, karma={0: 2}, money={0: 1})
    assert "place quarry_1" in choices(match)
    do(match, "place quarry_1")
    assert "buy purple_cow" in choices(match)  # 6 + 1
    assert "buy purple_tiger" not in choices(match)  # 6 + 6 would be needed


@rule("quarry.dice", "quarry.overpay")
def test_a_sensible_payment_is_proposed_first() -> None:
    assert payment(9, "purple_6 purple_4 purple_3 purple_5", 0)[0] == "settle"
    s = table(dice={0: "purple_6 purple_4 purple_3 purple_5"}).state
    names = [DIE_IDS[die] for die in proposal(s, 0, 3, 9, 0)]
    assert names == ["purple_4", "purple_5"] or names == ["purple_3", "purple_6"]


@pytest.mark.parametrize(
    ("values", "need", "found"),
    [
        ([1, 2, 3], 3, [3]),
        ([2, 2, 5], 4, [2, 2]),
        ([6, 6], 7, [6, 6]),
        ([1, 1, 1, 6], 3, [1, 1, 1]),
        ([4], 3, [4]),
    ],
)
def test_the_proposal_wastes_as_little_as_possible(
    values: list[int], need: int, found: list[int]
) -> None:
    assert [values[at] for at in least_sum(values, need)] == found


@rule("quarry.dice")
def test_a_payment_that_leaves_no_choice_is_not_asked() -> None:
    match = table(dice={0: "purple_4 purple_5"}, money={0: 1}, top="purple_tiger_1")
    do(match, "place quarry_1", "buy purple_tiger", "lay b1", "turn esw")
    assert dice_of(match) == []


@rule("quarry.dice")
def test_dice_may_be_paid_one_by_one_as_long_as_the_rest_suffices() -> None:
    match = table(dice={0: "purple_6 purple_4 purple_3 blue_6"}, money={0: 1}, top="purple_tiger_1")
    do(match, "place quarry_1", "buy purple_tiger", "lay b1", "turn esw")
    assert choices(match) == ["settle", "pay purple_6", "pay purple_4", "pay purple_3"]
    assert refusals(match) == {"pay blue_6": ("rajas-refuse-colour", "quarry.dice")}
    do(match, "pay purple_4")
    assert prompt(match)[1] == {"seat": 0, "colour": "purple", "need": 5}
    assert choices(match) == ["settle", "pay purple_6", "pay purple_3"] or choices(match) == [
        "pay purple_6",
        "pay purple_3",
    ]
    do(match, "pay purple_6")
    assert dice_of(match) == ["blue_6", "purple_3"]


@rule("quarry.dice", "karma.turn")
def test_a_proposal_turns_dice_over_only_if_it_must() -> None:
    match = table(dice={0: "purple_2 purple_2"}, karma={0: 2}, money={0: 1}, top="purple_cow_1")
    do(match, "place quarry_1", "buy purple_cow", "lay b1", "turn esw", "settle")
    assert match.state.karma[0] == 1
    assert dice_of(match) == []


@rule("quarry.dice")
def test_a_single_die_that_suffices_best_is_proposed() -> None:
    dice = "purple_2 purple_6 purple_5"
    assert payment(6, dice, 1) == [
        *("settle", "pay purple_6", "pay purple_5", "pay purple_2", "flip purple_2"),
    ]
    match = table(dice={0: dice}, karma={0: 1}, money={0: 1}, top="purple_cow_1")
    do(match, "place quarry_1", "buy purple_cow", "lay b1", "turn esw", "settle")
    assert dice_of(match) == ["purple_2", "purple_5"]
    match = table(dice={0: "purple_2 purple_1"}, karma={0: 1}, money={0: 1}, top="purple_cow_1")
    do(match, "place quarry_1", "buy purple_cow", "lay b1", "turn esw", "settle")
    assert dice_of(match) == ["purple_2"]
    assert match.state.karma[0] == 0


@rule("quarry.overpay")
def test_whoever_pays_one_by_one_may_go_on_when_the_cost_is_reached() -> None:
    dice = {0: "purple_6 purple_3 purple_3"}
    match = table(dice=dice, karma={0: 1}, money={0: 1}, top="purple_cow_1")
    do(match, "place quarry_1", "buy purple_cow", "lay b1", "turn esw", "pay purple_6")
    assert prompt(match) == (
        "rajas-prompt-pay-tile",
        {"seat": 0, "colour": "purple", "need": 0},
        "quarry.dice",
    )
    assert choices(match) == ["done", "pay purple_3"]
    do(match, "pay purple_3")
    assert choices(match) == ["done", "pay purple_3"]
    do(match, "done")
    assert dice_of(match) == ["purple_3"]
    assert match.state.tile.count(T.tile_ids.index("purple_cow_1")) == 1


@rule("quarry.overpay")
def test_of_two_equal_dice_both_may_be_paid() -> None:
    assert payment(6, "purple_6 purple_6", 0) == ["settle", "pay purple_6"]


@pytest.mark.parametrize(
    ("dice", "karma", "asked"),
    [
        ("purple_5 purple_4", 0, False),
        ("purple_5 purple_4", 3, False),
        ("purple_3 purple_2", 3, False),  # 9 only if both are turned over
        ("purple_6 purple_3", 0, False),
        ("purple_6 purple_3", 1, True),  # as they lie, or one of them turned over
        ("purple_6 purple_1 purple_2", 0, False),
        ("purple_6 purple_1 purple_3", 0, True),
        ("purple_1 purple_3 purple_3", 1, True),  # the 1 and one of the 3s will do
    ],
)
def test_a_payment_is_asked_only_if_there_is_a_choice(dice: str, karma: int, asked: bool) -> None:
    """Of a tile that costs 9."""
    assert ("settle" in payment(9, dice, karma)) == asked
