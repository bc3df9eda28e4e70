"""What is asked and what is told: every prompt, and the lines of the log, with their rules."""

from typing import Any

import pytest

from serai.core.match import Match
from tests.rajas.build import choices, do, getting, log, prompt, refusals, table
from tests.rules import rule

Args = dict[str, str | int]


def building(*moves: str, **parts: Any) -> Match:
    """Seat 0 is about to buy a tile with blue dice."""
    given: dict[str, Any] = {"dice": {0: "blue_6 blue_3 blue_2"}, "money": {0: 1}}
    return do(table(**{**given, **parts}), "place quarry_1", *moves)


COVERING: dict[str, Any] = {
    "dice": {0: "green_5 orange_5 purple_6 blue_6"},
    "tiles": {0: "b1 orange_snake_5 esw, d1 orange_snake_3 ew"},
}

PROMPTS: list[tuple[Match, str, Args, str]] = [
    (table(), "place", {}, "place.order"),
    (
        do(table(dice={0: "blue_3 green_3"}), "place yogi"),
        "pay",
        {"place": "yogi"},
        "place.price",
    ),
    (building(), "buy", {}, "quarry.tile"),
    (building("buy blue_snake"), "lay", {"tile": "blue_snake_1"}, "province.cell"),
    (building("buy blue_snake", "lay b1"), "turn", {"cell": "b1"}, "province.turn"),
    (
        building("buy blue_cow", "lay b1", "turn esw"),
        "pay-tile",
        {"colour": "blue", "need": 6},
        "quarry.dice",
    ),
    (
        do(table(**COVERING), "place master_builder", "pay green_5"),
        "buy-cover",
        {},
        "palace.builder",
    ),
    (
        do(table(**COVERING), "place master_builder", "pay green_5", "buy blue_tiger"),
        "cover",
        {"tile": "blue_tiger_1"},
        "cover.dearer",
    ),
    (
        do(table(**COVERING), "place master_builder", "pay green_5", "buy blue_tiger", "cover b1"),
        "turn",
        {"cell": "b1"},
        "cover.roads",
    ),
    (getting("upgrade"), "upgrade", {}, "upgrade.step"),
    (getting("dice any 1"), "colour", {"count": 1}, "dice.any"),
    (getting("dice any 2"), "colour", {"count": 2}, "dice.any"),
    (getting("fame 2", fame={0: 22}), "karma", {"count": 2}, "track.may"),
    (getting("coins 2", money={0: 31}), "dice", {"count": 2, "colour": "any"}, "track.may"),
    (do(table(dice={0: "blue_1"}), "place terrace_1"), "reroll", {}, "palace.terrace"),
    (
        getting("sell_same 4", tiles={0: "b1 orange_snake_2 es, d1 orange_snake_4 esw"}),
        "sell",
        {"most": 1},
        "river.same",
    ),
    (do(table(dice={0: "blue_2"}), "place port_1"), "sail", {"count": 2}, "port.steps"),
    (getting("river_step"), "sail", {"count": 1}, "river.step"),
    (getting("chamber dancer yogi"), "visit", {}, "river.chamber"),
    (getting("token", options={"variant": "navaratna"}), "token", {}, "navaratna.room"),
    (
        do(getting("token", options={"variant": "navaratna"}), "token white_1"),
        "slot",
        {"token": "white_1"},
        "navaratna.slot",
    ),
]


@pytest.mark.parametrize(
    ("match", "message", "args", "rule"), PROMPTS, ids=[f"{p[1]}-{p[3]}" for p in PROMPTS]
)
def test_every_question_has_its_words_and_its_rule(
    match: Match, message: str, args: Args, rule: str
) -> None:
    assert prompt(match) == (f"rajas-prompt-{message}", {"seat": 0, **args}, rule)


def lines(match: Match) -> list[tuple[str, str]]:
    """The lines of the log: message and rule."""
    return [(id.removeprefix("rajas-log-"), rule) for id, _, rule in log(match)]


@rule("place.order")
def test_a_turn_in_the_quarry_is_told_step_by_step() -> None:
    match = building("buy blue_cow", "lay b1", "turn esw", "pay blue_6", "done")
    do(match, "reveal blue_cow_2", "choose blue", "roll blue_1")
    assert log(match)[:5] == [
        ("rajas-log-place", {"seat": 0, "place": "quarry_1"}, "place.order"),
        ("rajas-log-pays", {"seat": 0, "count": 1, "money": 0}, "place.coins"),
        ("rajas-log-pay", {"seat": 0, "die": "blue_6"}, "quarry.dice"),
        ("rajas-log-lay", {"seat": 0, "tile": "blue_cow_1", "cell": "b1"}, "province.cell"),
        ("rajas-log-coins", {"seat": 0, "count": 3, "money": 3}, "province.markets"),
    ]
    assert lines(match)[5:] == [("income", "income.connect"), ("roll", "income.gives")]


@rule("cover.difference")
def test_a_covering_is_told_with_its_own_rules() -> None:
    match = do(table(**COVERING), "place master_builder", "pay green_5", "buy blue_tiger")
    do(match, "cover d1", "turn esw", "reveal blue_tiger_2")
    assert lines(match)[1:4] == [
        ("pay", "place.price"),
        ("pay", "cover.difference"),
        ("cover", "cover.dearer"),
    ]


@pytest.mark.parametrize(
    ("reward", "why", "rule"),
    [
        ("coins 3", "river.reward", "river.coins"),
        ("fame 3", "river.reward", "river.fame"),
        ("karma 2", "river.reward", "river.karma"),
        ("coins 3", "navaratna.pays", "navaratna.tokens"),
        ("coins 3", "income.gives", "income.gives"),
        ("fame_per_worker 1", "navaratna.pays", "navaratna.helpers"),
        ("coins_per_upgrade 2", "navaratna.pays", "navaratna.upgrades"),
        ("coins_per_upgrade 2", "river.reward", "river.upgrade_coins"),
        ("fame_per_upgrade 1", "river.reward", "river.upgrade_fame"),
        ("fame_per_karma 1", "river.reward", "river.karma_fame"),
        ("coins_per_income 2", "navaratna.pays", "navaratna.linked"),
        ("coins_per_building 1", "navaratna.pays", "navaratna.buildings"),
        ("coins_per_market 1", "river.reward", "river.markets"),
        ("fame_per_river 3", "navaratna.pays", "navaratna.river"),
        ("fame_per_market_tile 1", "navaratna.pays", "navaratna.markets"),
        ("sell_different", "river.reward", "river.different"),
    ],
)
def test_a_gain_is_told_with_the_rule_that_gives_it(reward: str, why: str, rule: str) -> None:
    match = getting(
        reward,
        why=why,
        karma={0: 1},
        boat={0: 4},
        scrolls={0: "mill=1"},
        tiles={0: "b1 blue_cow_2 ew"},
    )
    assert log(match)[0][2] == rule


@rule("palace.mogul", "round.elephant")
def test_the_elephant_is_told() -> None:
    match = do(table(dice={0: "blue_1"}), "place great_mogul")
    assert lines(match)[-2:] == [("fame", "palace.mogul"), ("elephant", "palace.mogul")]


@rule("worker.fame", "worker.money", "worker.bridge")
def test_a_worker_that_joins_is_told_with_the_place_where_it_waited() -> None:
    assert ("worker", "worker.fame") in lines(getting("fame 1", fame={0: 14}))
    assert ("worker", "worker.money") in lines(getting("coins 1", money={0: 19}))
    assert ("worker", "worker.bridge") in lines(getting("river_move 1 1", boat={0: 20}))


@rule("upgrade.top")
def test_a_scroll_at_its_end_is_refused() -> None:
    match = getting("upgrade", scrolls={0: "temple=2"})
    assert refusals(match) == {"upgrade temple": ("rajas-refuse-scroll", "upgrade.top")}


@rule("quarry.dice")
def test_a_tile_that_is_too_dear_says_how_much_is_short() -> None:
    match = building()
    view = match.view(0)
    (short,) = [one.reason for one in view.refusals if one.text == "buy green_snake"]
    assert (short.id, short.args) == ("rajas-refuse-cost", {"colour": "green", "count": 3})
    assert short.rule == "quarry.dice"


def test_the_order_of_the_first_round_is_told() -> None:
    match = table(players=2, home={0: 1, 1: 1})
    do(match, "place garden_blue_1", "roll blue_1", "place garden_green_1", "roll green_1")
    assert choices(match)
    assert ("round", "round.home") in lines(match)
