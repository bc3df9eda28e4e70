"""Every line of the log, to the last word: told of the second seat, so that nobody is the first by
chance."""

from collections.abc import Callable
from typing import Any

import pytest

from serai.core.match import Match
from serai.core.step import CHANCE, Message
from serai.games.voice import Voice
from tests.rajas.build import GAME, T, choices, do, getting, log, table, told, unset
from tests.rajas.test_round import CROWDED
from tests.rules import rule

Args = dict[str, str | int]
NAVARATNA: dict[str, Any] = {"options": {"variant": "navaratna"}}
TEN = "green_1 green_2 green_3 green_4 green_5 green_6 orange_1 orange_2 orange_3 orange_4"

QUARRY: dict[str, Any] = {"dice": {1: "blue_6"}, "money": {1: 4}, "top": "blue_cow_2"}


def second(*moves: str, **parts: Any) -> Match:
    """The second seat places a worker."""
    return do(table(turn=1, first=1, **parts), *moves)


def given(reward: str, *moves: str, **parts: Any) -> Match:
    """The second seat gets a reward of the river."""
    return do(getting(reward, seat=1, **parts), *moves)


LINES: list[tuple[Callable[[], Match], str, Args, str]] = [
    (lambda: given("fame 3", fame={1: 1}), "fame", {"count": 3, "fame": 4}, "river.fame"),
    (lambda: given("coins 3", money={1: 1}), "coins", {"count": 3, "money": 4}, "river.coins"),
    (lambda: given("karma 2", karma={1: 2}), "karma", {"count": 1, "karma": 3}, "river.karma"),
    (lambda: given("fame 1", fame={1: 14}), "worker", {"count": 4}, "worker.fame"),
    (lambda: given("coins 1", money={1: 19}), "worker", {"count": 4}, "worker.money"),
    (lambda: given("coins 1", money={1: 19}, workers={1: 4}), "sixth", {}, "worker.five"),
    (lambda: given("fame 2", "done", fame={1: 22}), "leave", {}, "track.fame"),
    (lambda: given("coins 2", "done", money={1: 31}), "leave", {}, "track.money"),
    (lambda: given("river_step", "done"), "stay", {}, "river.step"),
    (lambda: given("fame 2", "done", fame={1: 30}), "stay", {}, "track.fame"),
    (lambda: given("fame 2", "sail 1", fame={1: 30}), "sail", {"space": "1"}, "track.fame"),
    (lambda: given("token", "done", **NAVARATNA), "no-token", {}, "navaratna.dancer"),
    (lambda: given("coins_per_market 1"), "nothing", {}, "river.markets"),
    (lambda: given("fame_per_karma 2"), "nothing", {}, "river.karma_fame"),
    (lambda: given("dice_per_karma blue"), "nothing", {}, "river.karma_dice"),
    (lambda: given("sell_same 4"), "nothing", {}, "river.same"),
    (lambda: given("sell_different"), "nothing", {}, "river.different"),
    (lambda: given("chamber portuguese", boat={1: 28}), "nothing", {}, "river.chamber"),
    (lambda: given("karma 2", karma={1: 3}), "no-karma", {}, "karma.most"),
    (
        lambda: given("upgrade", "upgrade temple"),
        "upgrade",
        {"building": "temple", "fame": 3},
        "river.upgrade",
    ),
    (
        lambda: given("fame 1", "upgrade mill", fame={1: 4}, scrolls={1: "mill=1"}),
        "upgrade-later",
        {"building": "mill", "fame": 4},
        "track.fame",
    ),
    (
        lambda: given("upgrade", scrolls={1: "mill=2 temple=2 palace=2 fortress=2"}),
        "no-upgrade",
        {},
        "upgrade.top",
    ),
    (
        lambda: given("dice blue 1", "return green_5", dice={1: TEN}),
        "return",
        {"die": "green_5"},
        "dice.full",
    ),
    (
        lambda: given("dice orange 1", "forgo orange", dice={1: TEN}),
        "forgo",
        {"colour": "orange"},
        "dice.full",
    ),
    (lambda: given("dice blue 2", players=4, supply={0: 1}), "no-dice", {"count": 1}, "dice.none"),
    (
        lambda: given("dice blue 1", "return green_5", "roll blue_3", dice={1: TEN}),
        "roll",
        {"die": "blue_3"},
        "river.dice",
    ),
    (
        lambda: second("place garden_blue_1", "roll blue_3"),
        "roll",
        {"die": "blue_3"},
        "palace.garden",
    ),
    (
        lambda: second("place terrace_1"),
        "coins",
        {"count": 2, "money": 2},
        "palace.terrace",
    ),
    (
        lambda: second("place quarry_1", "buy blue_cow", "lay b1", **QUARRY),
        "pays",
        {"count": 1, "money": 3},
        "place.coins",
    ),
    (
        lambda: second("place quarry_1", "buy blue_cow", "lay b1", "reveal blue_cow_1", **QUARRY),
        "fame",
        {"count": 2, "fame": 2},
        "province.buildings",
    ),
    (
        lambda: given("river_move 6 6", boat={1: 0}),
        "fame",
        {"count": 2, "fame": 2},
        "river.fame",
    ),
    (
        lambda: given("river_move 1 1", karma={1: 1}, river_tiles={1: "river_tile_1"}),
        "sail",
        {"space": "1"},
        "river.reward",
    ),
    (
        lambda: second("place portuguese", dice={1: "blue_6"}),
        "sail",
        {"space": "6"},
        "palace.portuguese",
    ),
    (lambda: given("dice green 1", "roll green_4"), "roll", {"die": "green_4"}, "river.dice"),
    (
        lambda: given("chamber dancer yogi", "visit yogi"),
        "visit",
        {"chamber": "yogi"},
        "river.chamber",
    ),
    (lambda: second("place great_mogul", dice={1: "blue_1"}), "elephant", {}, "palace.mogul"),
    (
        lambda: second("place balcony_green", dice={1: "green_2"}),
        "place",
        {"place": "balcony_green"},
        "place.order",
    ),
    (
        lambda: second("place balcony_green", dice={1: "green_2"}),
        "pay",
        {"die": "green_2"},
        "place.price",
    ),
    (
        lambda: second("place yogi", dice={1: "green_4"}, karma={1: 1}),
        "flip",
        {"die": "green_4", "value": 3},
        "karma.turn",
    ),
    (
        lambda: second("place market_tea", dice={1: "blue_2"}, tiles={1: "b1 blue_cow_2 ew"}),
        "sell",
        {"good": "tea"},
        "market.same",
    ),
    (
        lambda: second("place market_tea", dice={1: "blue_2"}, tiles={1: "b1 blue_cow_2 ew"}),
        "coins",
        {"count": 1, "money": 1},
        "market.same",
    ),
    (
        lambda: second("place market_different_1", tiles={1: "b1 blue_cow_2 ew"}),
        "coins",
        {"count": 1, "money": 1},
        "market.different",
    ),
    (
        lambda: second("place port_1", "sail 2", dice={1: "blue_2"}),
        "sail",
        {"space": "2"},
        "port.steps",
    ),
    (lambda: given("river_step", "sail 8", boat={1: 7}), "sail", {"space": "8"}, "river.step"),
]


@pytest.mark.parametrize(
    ("play", "message", "args", "rule"), LINES, ids=[f"{one[1]}-{one[3]}" for one in LINES]
)
def test_a_line_of_the_log_says_who_what_and_by_which_rule(
    play: Callable[[], Match], message: str, args: Args, rule: str
) -> None:
    assert (f"rajas-log-{message}", {"seat": 1, **args}, rule) in log(play())


CAUSES = [
    ("track.fame", "fame track"),
    ("worker.bridge", "bridge"),
    ("income.gives", "income"),
    ("navaratna.bends", "token"),
    ("river.coins", "river"),
    ("ganga.karma", "river tile"),
]


@pytest.mark.parametrize(("by", "cause"), CAUSES)
def test_a_line_names_its_cause(by: str, cause: str) -> None:
    voice = Voice(GAME, ["Anna", "Ben"])
    line = Message("rajas-log-karma", {"seat": 1, "count": 2, "karma": 3}, by)
    assert voice.tell(line) == f"Ben gains 2 karma and has 3 ({cause})."


# --- what comes to pass once ------------------------------------------------------------------


@rule("palace.token", "palace.dancer")
def test_a_white_token_is_told_and_pays_by_its_own_rule() -> None:
    match = given("token", "draw white_3")
    assert log(match) == [
        ("rajas-log-draw", {"seat": 1, "token": "white_3"}, "palace.token"),
        ("rajas-log-coins", {"seat": 1, "count": 3, "money": 3}, "palace.token"),
    ]


@rule("palace.discard")
def test_the_last_white_token_makes_a_new_pile() -> None:
    match = getting("token", seat=1)
    s = match.state
    s.discard, s.pile = s.pile[:-1], s.pile[-1:]
    do(match, "draw white_8")
    nothing: Args = {}
    assert ("rajas-log-shuffle", nothing, "palace.discard") in log(match)
    assert (len(s.pile), s.discard) == (8, [])


@rule("palace.discard")
def test_a_token_that_is_still_paying_is_not_shuffled_with_the_discarded_ones() -> None:
    """Three coins lead to the boat, the boat to the palace, and there to another token."""
    match = getting("token", seat=1, money={1: 42}, boat={1: 15}, dice={1: "blue_2"})
    s = match.state
    s.discard, s.pile = [t for t in s.pile if t != 2], [2]
    do(match, "draw white_3", "sail 16", "visit dancer", "choose blue", "choose blue")
    do(match, "roll blue_1", "roll blue_1")
    assert [T.token_ids[token] for token in s.pile] == [f"white_{n}" for n in (1, 2, 4, 5, 6, 7, 8)]
    do(match, "draw white_4")
    assert [T.token_ids[token] for token in s.discard] == ["white_4", "white_3"]


@rule("navaratna.slot", "navaratna.dancer")
def test_a_token_that_is_taken_and_laid_is_told_twice() -> None:
    match = given("token", "token red_1", "slot west_3", **NAVARATNA)
    assert log(match) == [
        ("rajas-log-token", {"seat": 1, "token": "red_1"}, "navaratna.dancer"),
        ("rajas-log-slot", {"seat": 1, "token": "red_1", "income": "west_3"}, "navaratna.slot"),
    ]


@rule("river.last")
def test_a_boat_that_cannot_go_on_is_told() -> None:
    match = given("river_move 1 3", boat={1: T.last_space})
    assert ("rajas-log-no-sail", {"seat": 1}, "river.last") in log(match)


@rule("round.blocked")
def test_whoever_finds_no_place_is_told() -> None:
    match = do(table(**CROWDED, home={0: 1, 1: 2, 2: 0, 3: 0}), "roll blue_1")
    assert ("rajas-log-blocked", {"seat": 1}, "round.blocked") in log(match)


@rule("end.crossed")
def test_markers_that_have_crossed_are_told_with_the_margin() -> None:
    match = second("place terrace_1", fame={1: 40}, money={1: 60})
    crossed = {"seat": 1, "count": match.state.margin(1)}
    assert ("rajas-log-crossed", crossed, "end.crossed") in log(match)
    assert match.state.margin(1) > 0


@rule("income.connect")
def test_an_income_is_told_by_its_name() -> None:
    match = second("place quarry_1", "buy blue_cow", "lay d1", "reveal blue_cow_1", **QUARRY)
    told = [args for id, args, _ in log(match) if id == "rajas-log-income"]
    assert told == [{"seat": 1, "income": "ne_corner"}]


@rule("ganga.replaces", "ganga.karma")
def test_a_reward_of_a_river_tile_is_told_with_its_own_rule() -> None:
    match = given("river_move 1 1", karma={1: 1}, river_tiles={1: "river_tile_1"})
    do(match, *[text for text in choices(match) if text == "choose green"], "roll green_2")
    assert log(match)[-1] == ("rajas-log-roll", {"seat": 1, "die": "green_2"}, "ganga.karma")


@rule("setup.first", "setup.dice")
def test_the_first_player_and_the_first_dice_are_told() -> None:
    match = unset(2)
    while match.actor == CHANCE and not match.state.round:
        options = choices(match)
        do(match, options[0] if match.state.held[0] >= 4 else options[-1])
    assert ("rajas-log-first", {"seat": 1}, "setup.first") in log(match)
    rolled = [(args["seat"], why) for id, args, why in log(match) if id == "rajas-log-roll"]
    assert rolled == [(0, "setup.dice")] * 4 + [(1, "setup.dice")] * 4


@rule("navaratna.start")
def test_the_brown_token_of_the_beginning_is_told() -> None:
    match = unset(2, variant="navaratna")
    while not choices(match)[0].startswith("draw"):
        options = choices(match)
        do(match, options[0] if match.state.held[0] >= 4 else options[-1])
    do(match, "draw brown_3")
    assert log(match)[-1] == ("rajas-log-brown", {"seat": 1, "token": "brown_3"}, "navaratna.start")


@rule("ganga.roll")
def test_a_river_tile_is_told_with_its_space() -> None:
    match = unset(2, ganga="on")
    while not choices(match)[0].startswith("count"):
        do(match, choices(match)[0])
    do(match, "count 3", "drift river_tile_2")
    drifted: Args = {"river_tile": "river_tile_2", "space": "3"}
    assert log(match)[-1] == ("rajas-log-drift", drifted, "ganga.roll")


@rule("ganga.replaces")
def test_a_reward_of_a_river_tile_without_a_clause_of_its_own_names_the_tile() -> None:
    match = getting("coins 3", seat=1, why="ganga.replaces")
    assert log(match)[0][2] == "ganga.replaces"


@rule("palace.terrace")
def test_the_log_tells_which_dice_are_rolled_again() -> None:
    match = table(dice={0: "blue_1 green_6"})
    do(match, "place terrace_1", "reroll green_6", "done", "roll green_2")
    assert told(match, "reroll") == [{"seat": 0, "die": "green_6"}]


@rule("track.several", "worker.money", "worker.fame")
@pytest.mark.parametrize(
    ("gain", "start", "rewards"),
    [("coins 40", {"money": {0: 10}}, "track.money"), ("fame 20", {"fame": {0: 4}}, "track.fame")],
)
def test_a_worker_joins_in_the_order_of_the_track(
    gain: str, start: dict[str, Any], rewards: str
) -> None:
    """Rewards below its space come before it, those beyond it afterwards."""
    match = getting(gain, **start)
    while match.actor == 0 and not told(match, "place") and "place terrace_1" not in choices(match):
        do(match, "done" if "done" in choices(match) else choices(match)[0])
    rules = [rule for _, _, rule in log(match)]
    worker = rules.index(rewards.replace("track", "worker"))
    assert rewards in rules[:worker]
    assert rewards in rules[worker:]
