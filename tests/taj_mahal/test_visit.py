"""Chapter "A visit": twelve provinces, turns in order."""

from tests.rules import rule
from tests.taj_mahal.build import (
    AGRA,
    choices,
    do,
    finish_visit,
    leave,
    log,
    new_match,
    table,
)


@rule("visit.order")
def test_provinces_are_visited_in_the_order_of_their_tiles() -> None:
    match = new_match()
    visited = []
    while not match.over:
        visited.append(match.state.province)
        finish_visit(match)
    assert visited == match.state.tile_place


@rule("visit.order")
def test_the_next_visit_goes_to_the_province_with_the_next_number() -> None:
    match = table(visit=11)
    finish_visit(match)
    assert match.state.visit == 12
    assert match.view(0).tables.province_ids[match.state.province] == AGRA
    assert log(match)[-1] == ("taj-log-visit", {"visit": 12, "province": AGRA}, "visit.order")


@rule("visit.turns")
def test_turns_go_clockwise() -> None:
    match = table(hands={0: "red_03", 1: "red_04", 2: "red_05"}, turn=1)
    seats = []
    for text in ("play red_04", "play red_05", "play red_03"):
        seats.append(match.actor)
        do(match, text, "done")
    assert seats == [1, 2, 0]
    assert match.actor == 1


@rule("visit.turns")
def test_turns_skip_those_who_have_withdrawn() -> None:
    match = table(players=5, hands={0: "red_03"}, withdrawn=[1, 2, 4])
    do(match, "play red_03", "done")
    assert match.actor == 3
    leave(match)
    assert match.actor == 0


@rule("visit.turns")
def test_the_starting_player_begins_the_visit() -> None:
    match = table(players=4, start=2)
    finish_visit(match)
    assert match.actor == 3
    assert match.state.active == [True] * 4


@rule("visit.choice")
def test_a_turn_is_a_coloured_card_or_withdrawing() -> None:
    match = table(hands={0: "red_03 green_01 violet_07"})
    assert choices(match) == ["play red_03", "play green_01", "play violet_07", "withdraw"]


@rule("visit.over")
def test_the_visit_is_over_when_all_have_withdrawn() -> None:
    match = table(visit=3, withdrawn=[1])
    leave(match)
    assert match.state.visit == 3
    assert match.actor == 2
    leave(match)
    assert match.state.visit == 4
