"""Circles and rounds: whose turn it is, who is passed over, when a round is over."""

from pathlib import Path
from typing import Any

from tests.rajas.build import choices, do, getting, log, reading, table, told
from tests.rules import rule

FREE = ("place garden_blue_1", "roll blue_1")
NO_MONEY_NO_DICE = (
    *("garden_blue_1", "garden_blue_2", "garden_green_1", "garden_green_2"),
    *("garden_orange_1", "garden_orange_2", "garden_purple_1", "garden_purple_2", "terrace_1"),
)
"""All places that a seat without coins, dice and tiles could take."""
CROWDED: dict[str, Any] = {
    "players": 4,
    "workers": {2: 5, 3: 5},
    "places": {place: 2 + at % 2 for at, place in enumerate(NO_MONEY_NO_DICE[1:])},
}
"""Only one of them is left."""


@rule("round.circles")
def test_each_places_one_worker_clockwise_from_the_first_player() -> None:
    match = table(first=1, turn=1)
    seats = []
    for colour in ("blue", "green", "orange", "purple"):
        seats.append(match.actor)
        do(match, f"place garden_{colour}_1", f"roll {colour}_1")
    assert seats == [1, 2, 0, 1]
    assert match.state.circle == 2


@rule("round.out")
def test_whoever_has_no_worker_left_is_passed_over() -> None:
    match = table(home={1: 0})
    do(match, *FREE)
    assert match.actor == 2


@rule("round.must")
def test_there_is_no_passing() -> None:
    assert "done" not in choices(table())


@rule("round.blocked", "round.over")
def test_a_seat_without_a_place_is_passed_over_and_may_place_later() -> None:
    match = table(**CROWDED, home={0: 1, 1: 2, 2: 0, 3: 0})
    do(match, "roll blue_1")  # the only place was taken without asking
    assert told(match, "blocked") == [{"seat": 1}, {"seat": 1}]
    assert match.state.round == 2  # a circle in which nobody could place has ended the round


@rule("round.blocked")
def test_another_reading_sends_blocked_workers_home(tmp_path: Path) -> None:
    game = reading(tmp_path, "blocked_player_places_later", "false")
    match = table(game=game, **CROWDED, home={0: 2, 1: 2, 2: 0, 3: 0}, dice={0: "blue_1"})
    do(match, *FREE)
    assert match.state.home[1] == 0


@rule("round.home")
def test_all_workers_come_home_for_the_next_round() -> None:
    match = table(home={0: 1, 1: 0, 2: 0}, workers={1: 4})
    do(match, *FREE)
    s = match.state
    assert s.round == 2
    assert s.home == [3, 4, 3]
    assert set(s.worker_on) == {-1}
    assert s.different_used == [0, 0, 0]
    assert ("rajas-log-round", {"seat": 1, "round": 2}, "round.home") in log(match)


@rule("round.elephant")
def test_the_elephant_changes_hands_at_once_but_the_order_stays() -> None:
    match = table(dice={1: "blue_1"}, turn=1, home={0: 1, 1: 1, 2: 1})
    do(match, "place great_mogul")
    assert match.state.elephant == 1
    assert match.state.first == 0
    assert match.actor == 2
    do(match, *FREE)
    assert match.actor == 0


@rule("worker.now")
def test_a_worker_that_joins_may_be_placed_in_the_same_round() -> None:
    match = getting("coins 1", money={0: 19}, home={0: 0, 1: 0, 2: 0})
    assert match.state.home[0] == 1
    assert match.actor == 0
