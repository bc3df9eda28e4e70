"""The tracks and their rewards, workers, and the end of the game."""

import pytest

from serai.core.match import Match
from tests.rajas.build import T, choices, do, getting, log, offers, table, told
from tests.rules import rule


@rule("track.several", "track.fame")
def test_rewards_that_one_move_passes_come_in_the_order_of_the_track() -> None:
    match = do(getting("fame 10", fame={0: 22}, karma={0: 0}), "accept")
    assert match.state.fame[0] == 32
    assert match.state.karma[0] == 2
    assert choices(match) == ["sail 1", "done"]


@rule("track.depth")
def test_a_reward_comes_before_the_next_gain() -> None:
    match = getting("fame 5", "coins 3")
    assert offers(match, "upgrade")
    assert match.state.money[0] == 0
    do(match, "upgrade mill")
    assert match.state.money[0] == 3


@rule("track.depth", "river.reward")
def test_a_chain_is_settled_to_its_end_before_the_turn_goes_on() -> None:
    match = getting("coins 2", "fame 5", money={0: 10}, boat={0: 2})
    do(match, "sail 3")  # three coins
    assert (match.state.money[0], match.state.fame[0]) == (15, 5)


@rule("track.money", "dice.any")
@pytest.mark.parametrize("space", [33, 55])
def test_two_dice_for_money(space: int) -> None:
    match = getting("coins 2", money={0: space - 1})
    do(match, "accept", "choose blue", "choose blue", "roll blue_1", "roll blue_1")
    assert match.state.held[0] == 2


@rule("track.may")
@pytest.mark.parametrize(("gain", "at"), [("fame", 24), ("coins", 33), ("coins", 55)])
def test_karma_and_dice_of_a_track_may_be_left(gain: str, at: int) -> None:
    match = getting(f"{gain} 2", fame={0: 22}, money={0: at - 2}, karma={0: 1})
    assert choices(match) == ["accept", "done"]
    do(match, "done")
    assert (match.state.karma[0], match.state.held[0], match.actor) == (1, 0, 1)
    assert at == 24 or match.state.money_stop[0] == T.money.at.index(at) + 1


@rule("track.may", "karma.most")
def test_with_full_karma_nobody_is_asked_for_more() -> None:
    assert getting("fame 2", fame={0: 22}, karma={0: 3}).actor == 1


@rule("track.may", "track.fame")
def test_the_upgrade_at_fame_5_must_be_made() -> None:
    assert "done" not in choices(getting("fame 5"))


@rule("upgrade.later", "river.upgrade_coins", "river.upgrade_fame")
def test_the_upgrade_at_fame_5_counts_from_the_next_turn_on() -> None:
    match = getting("fame 5", "coins_per_upgrade 2", "fame_per_upgrade 1", scrolls={0: "mill=1"})
    do(match, "upgrade mill")
    assert (match.state.money[0], match.state.fame[0]) == (2, 6)  # the first one alone
    assert told(match, "upgrade-later") == [{"seat": 0, "building": "mill", "fame": 4}]
    assert match.actor == 1
    assert match.state.upgrades(0) == 2


@rule("upgrade.later", "province.buildings")
def test_a_tile_of_the_same_turn_pays_as_before_the_upgrade_at_fame_5() -> None:
    match = getting(
        *("fame 5", "chamber master_builder"),
        dice={0: "blue_6"},
        tiles={0: "b1 orange_snake_3 ew"},
        top="blue_tiger_2",
        home={1: 0, 2: 0},
    )
    do(match, "upgrade mill", "buy blue_tiger")
    assert match.view(0).seats[0].building_fame == (2, 2, 2, 2)
    do(match, "turn new", "reveal blue_tiger_1")
    assert match.state.fame[0] == 5 + 2 + 2  # temple and mill
    assert match.view(0).seats[0].building_fame == (2, 2, 2, 3)


@rule("upgrade.later")
def test_any_other_upgrade_counts_at_once() -> None:
    match = do(getting("upgrade", "coins_per_upgrade 2"), "upgrade mill")
    assert match.state.money[0] == 2


@rule("track.marker")
def test_after_the_last_reward_the_marker_leaves_the_game() -> None:
    match = getting("coins 60", money={0: 1})
    assert match.state.money_stop[0] == len(T.money.at)


@rule("worker.fame")
@pytest.mark.parametrize(("fame", "gain", "joins"), [(13, 1, False), (14, 1, True), (12, 9, True)])
def test_a_worker_joins_when_fame_reaches_or_passes_15(fame: int, gain: int, joins: bool) -> None:
    match = getting(f"fame {gain}", fame={0: fame})
    assert match.state.workers[0] == (4 if joins else 3)


@rule("navaratna.workers", "worker.five")
def test_in_navaratna_the_sixth_worker_joins_too() -> None:
    match = getting(
        "river_move 1 1", boat={0: 20}, workers={0: 5}, options={"variant": "navaratna"}
    )
    assert match.state.workers[0] == 6
    match = getting("river_move 1 1", boat={0: 20}, workers={0: 5})
    assert match.state.workers[0] == 5


@rule("worker.bridge")
def test_the_bridge_is_behind_space_20() -> None:
    assert getting("river_move 1 1", boat={0: 19}).state.workers[0] == 3
    assert getting("river_move 6 6", boat={0: 16}).state.workers[0] == 4


# --- the end ----------------------------------------------------------------------------------


def crossing(**parts: object) -> Match:
    """The last circle of a round for two, in which both still have a worker."""
    return table(players=2, home={0: 1, 1: 1}, **parts)


@rule("track.beside")
@pytest.mark.parametrize(
    ("fame", "money", "margin"),
    [(0, 0, -61), (0, 1, -60), (0, 2, -60), (1, 120, 0), (60, 2, 0), (30, 65, 2), (37, 52, 2)],
)
def test_which_money_lies_beside_which_fame(fame: int, money: int, margin: int) -> None:
    assert table(fame={0: fame}, money={0: money}).state.margin(0) == margin


@rule("track.end")
def test_at_the_end_of_a_track_the_log_tells_what_was_really_gained() -> None:
    match = getting("coins 3", "fame 2", money={0: 119}, fame={0: 59})
    assert told(match, "coins") == [{"seat": 0, "count": 1, "money": 120}]
    assert told(match, "fame") == [{"seat": 0, "count": 1, "fame": 60}]
    match = getting("coins 3", "fame 2", money={0: 120}, fame={0: 60})
    assert told(match, "coins") == told(match, "fame") == []


@rule("track.end")
@pytest.mark.parametrize(("fame", "money"), [(0, 120), (60, 0)])
def test_a_marker_at_the_end_of_its_track_has_not_met_one_at_0(fame: int, money: int) -> None:
    match = table(players=2, fame={0: fame}, money={0: money})
    do(match, "place garden_blue_1", "roll blue_1")
    assert (match.state.margin(0), match.state.crossed) == (-1, [0, 0])


@rule("end.crossed")
def test_markers_that_meet_end_the_game() -> None:
    match = crossing(fame={0: 30}, money={0: 60})
    do(match, "place terrace_1")  # money 62 lies beside fame 30
    assert match.state.crossed == [1, 0]
    assert told(match, "crossed") == [{"seat": 0, "count": 0}]
    do(match, "place garden_blue_1", "roll blue_1")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.reason == "rajas-end-crossed"
    assert match.outcome.winners == (0,)


@rule("end.winner", "end.circle")
def test_a_larger_margin_in_the_same_circle_overtakes() -> None:
    match = crossing(fame={0: 30, 1: 33}, money={0: 60, 1: 60})
    do(match, "place terrace_1", "place garden_blue_1", "roll blue_1")
    assert match.outcome is not None
    assert match.outcome.ranking == ((1,), (0,))
    assert match.outcome.reason == "rajas-end-overtaken"


@rule("end.tie")
def test_the_result_says_what_decided_between_equals_who_overtook_the_first() -> None:
    match = table(players=3, fame={0: 30, 1: 33, 2: 33}, money={0: 60, 1: 60, 2: 60})
    do(match, "place terrace_1", "place garden_blue_1", "roll blue_1")
    do(match, "place garden_blue_2", "roll blue_1")
    assert match.outcome is not None
    assert match.outcome.ranking == ((1,), (2,), (0,))
    assert match.outcome.reason == "rajas-end-overtaken"
    assert match.outcome.tie == "rajas-end-tie-earlier"


@rule("end.circle", "round.elephant")
def test_the_last_circle_ends_at_the_first_player_of_this_round() -> None:
    match = table(players=3, first=1, turn=2, fame={2: 28}, money={2: 61}, dice={2: "blue_1"})
    do(match, "place great_mogul")
    assert match.actor == 0
    do(match, "place garden_blue_1", "roll blue_1")
    assert match.over


@rule("end.others")
def test_the_others_follow_by_what_they_lack_and_equals_share_a_place() -> None:
    match = table(
        players=4,
        turn=3,
        fame={0: 10, 1: 12, 2: 12, 3: 40},
        money={3: 60},
        home={0: 0, 1: 0, 2: 0},
    )
    do(match, "place terrace_1")
    assert match.outcome is not None
    assert match.outcome.ranking == ((3,), (1, 2), (0,))


def test_the_lines_of_the_result_add_up_to_the_margin() -> None:
    match = crossing(fame={0: 30, 1: 33}, money={0: 60, 1: 61})
    do(match, "place terrace_1", "place garden_blue_1", "roll blue_1")
    assert match.outcome is not None
    assert [match.outcome.score(seat) for seat in (0, 1)] == match.scores() == [0, 3]
    assert [line.points for line in match.outcome.lines if line.seat == 0] == [30, 31, -61]


def test_the_log_tells_the_last_circle() -> None:
    match = crossing(fame={0: 30}, money={0: 60})
    do(match, "place terrace_1", "place garden_blue_1", "roll blue_1")
    assert log(match)[-1] == ("rajas-log-end", {}, "end.circle")
