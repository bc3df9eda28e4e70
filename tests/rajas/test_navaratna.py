"""Navaratna: tokens on incomes, what brown ones count, compensation for missing workers."""

from pathlib import Path
from typing import Any

import pytest

from tests.rajas.build import (
    T,
    choices,
    dice_of,
    do,
    getting,
    log,
    offers,
    reading,
    refusals,
    table,
    token_at,
    told,
)
from tests.rules import rule

NAVARATNA: dict[str, Any] = {"options": {"variant": "navaratna"}}


@rule("navaratna.dancer", "navaratna.slot")
def test_the_dancer_gives_two_dice_and_a_token_that_one_chooses() -> None:
    match = table(dice={0: "blue_2"}, **NAVARATNA)
    do(match, "place dancer", "choose blue", "choose blue", "roll blue_1", "roll blue_1")
    do(match, "token red_3")
    assert choices(match) == ["slot west_3", "slot east_3"]
    do(match, "slot east_3")
    assert token_at(match, "east_3") == "red_3"
    assert match.state.money[0] == 0  # it pays later


@rule("navaratna.room")
def test_a_token_may_be_declined() -> None:
    match = getting("token", **NAVARATNA)
    do(match, "done")
    assert match.actor == 1
    assert sum(match.state.tokens) == 30


@rule("navaratna.room", "navaratna.stay")
def test_a_colour_without_a_free_income_cannot_be_taken() -> None:
    match = getting("token", tokens={0: "nw_corner white_1, ne_corner white_3"}, **NAVARATNA)
    assert not [token for token in offers(match, "token") if token.startswith("white")]
    assert refusals(match)["token white_5"] == ("rajas-refuse-slot", "navaratna.room")


def test_of_tokens_that_are_alike_the_first_is_offered() -> None:
    offered = offers(getting("token", **NAVARATNA), "token")
    assert offered[:5] == ["white_1", "white_3", "white_5", "white_7", "yellow_1"]


@rule("navaratna.tokens")
def test_there_are_dice_coins_upgrades_steps_and_karma_on_tokens() -> None:
    kinds = {T.token_rewards[t][0] for colour in range(3) for t in T.tokens_of[colour]}
    assert len(kinds) == 5


def linking(token: str, slot: str = "nw_corner", **parts: Any) -> Any:
    """A tile is laid that links an income with a token on it."""
    given = {
        "dice": {0: "blue_3"},
        "money": {0: 1},
        "tokens": {0: f"{slot} {token}"},
        "top": "blue_snake_1",
    }
    match = table(**NAVARATNA, **{**given, **parts})
    return do(match, "place quarry_1")


CORNER = "b1 orange_snake_1 es, b2 orange_snake_3 ns, b3 orange_snake_5 nsw, a3 green_snake_1 es"
"""A road from the residence to the south-west corner; two bends."""


def brown(token: str, **parts: Any) -> Any:
    """The brown income in the south-west is linked by a bend with a temple (2 fame)."""
    match = linking(token, "west_4", tiles={0: CORNER}, **parts)
    return do(match, "lay a4", "turn nw", "reveal blue_snake_2")


@rule("navaratna.pays", "navaratna.tokens")
def test_a_token_pays_in_place_of_the_income_when_it_is_linked() -> None:
    match = linking("white_3", tiles={0: "b1 orange_snake_1 es, b2 green_snake_1 nw"})
    do(match, "lay a2", "turn ne", "reveal blue_snake_2")
    assert match.state.money[0] == 3  # not the two coins of the frame
    assert log(match)[-1][2] == "navaratna.tokens"


@rule("navaratna.pays")
def test_a_token_on_a_linked_income_pays_nothing_but_by_another_reading(tmp_path: Path) -> None:
    parts: dict[str, Any] = {"tiles": {0: "b1 orange_snake_3 ew"}, **NAVARATNA}
    moves = ("token white_3", "slot nw_corner")
    assert do(getting("token", **parts), *moves).state.money[0] == 0
    game = reading(tmp_path, "token_on_linked_income_pays", "true")
    match = do(getting("token", game=game, **parts), *moves)
    assert match.state.money[0] == 3
    income = {"seat": 0, "income": "nw_corner"}
    assert log(match)[-2] == ("rajas-log-income", income, "navaratna.pays")


CUT = "b1 orange_snake_3 ew, c2 orange_snake_1 nw, b2 orange_snake_5 new"
"""The tile in b1 links the income in the north-west, which can be reached by way of a2, too."""


COVERED = ("place master_builder", "buy blue_cow", "cover b1", "turn es", "settle")
DANCED = ("place dancer", "choose blue", "choose blue", "roll blue_1", "roll blue_1")
LAID = (*DANCED, "token white_3", "slot nw_corner")
BACK = ("place quarry_1", "buy blue_snake", "lay a2", "turn ne", "settle")


def cut_off(*moves: str, **parts: Any) -> list[Any]:
    """What white_3 and the income below it pay: the Master Builder cuts them off, and a tile links
    them once more."""
    match = table(
        **{**NAVARATNA, **parts},
        dice={0: "green_5 green_2 blue_3 blue_6"},
        money={0: 1},
        tiles={0: CUT},
        top="blue_cow_4 blue_snake_1",
        home={0: 3, 1: 0, 2: 0},
    )
    do(match, *moves, "reveal blue_snake_2")
    tokens = [args["count"] for _, args, why in log(match) if why == "navaratna.tokens"]
    return [told(match, "income"), tokens]


@rule("navaratna.again", "navaratna.pays")
def test_a_token_on_an_income_that_was_cut_off_pays_when_it_is_linked_again() -> None:
    paid = [[{"seat": 0, "income": "nw_corner"}], [3]]
    covered = (*COVERED, "reveal blue_cow_1")
    assert cut_off(*covered, *LAID, *BACK) == paid
    assert cut_off(*LAID, *COVERED, "reveal blue_cow_1", *BACK) == paid


@rule("navaratna.again", "income.once")
def test_what_has_paid_does_not_pay_again(tmp_path: Path) -> None:
    covered = (*COVERED, "reveal blue_cow_1")
    assert cut_off(*covered, *DANCED, "done", *BACK) == [[], []]  # the income itself
    game = reading(tmp_path, "token_on_linked_income_pays", "true")
    paid = [[{"seat": 0, "income": "nw_corner"}], [3]]
    assert cut_off(*LAID, *covered, *BACK, game=game) == paid  # when it was laid
    assert cut_off(*covered, *LAID, *BACK, game=game) == paid  # not while it was cut off


@rule("navaratna.again")
def test_a_second_road_to_an_income_links_nothing_again() -> None:
    assert cut_off(*LAID, *BACK) == [[], []]


@rule("navaratna.markets")
@pytest.mark.parametrize(("by", "fame"), [("tile", 1), ("market", 2)])
def test_brown_counts_tiles_with_a_market(by: str, fame: int, tmp_path: Path) -> None:
    game = reading(tmp_path, "brown_counts_markets_by", by)
    match = getting("fame_per_market_tile 1", game=game, tiles={0: "b1 blue_cow_4 es"})
    assert match.state.fame[0] == fame


@rule("navaratna.river")
@pytest.mark.parametrize(("boat", "fame"), [(2, 0), (3, 1), (17, 5)])
def test_brown_counts_full_threes_of_river_spaces(boat: int, fame: int) -> None:
    assert getting("fame_per_river 3", boat={0: boat}).state.fame[0] == fame


@rule("navaratna.buildings")
def test_brown_counts_buildings() -> None:
    assert getting("coins_per_building 1", tiles={0: CORNER}).state.money[0] == 4


@rule("navaratna.linked")
def test_brown_counts_linked_incomes_and_its_own() -> None:
    match = brown("brown_4")
    assert match.state.money[0] == 2


@rule("navaratna.bends")
@pytest.mark.parametrize(("junctions", "fame"), [("false", 4), ("true", 6)])
def test_brown_counts_bends_and_junctions_by_another_reading(
    junctions: str, fame: int, tmp_path: Path
) -> None:
    game = reading(tmp_path, "junctions_count_as_bends", junctions)
    match = getting("fame_per_bend 2", game=game, tiles={0: CORNER})
    assert match.state.fame[0] == fame


@rule("navaratna.upgrades")
def test_brown_counts_upgrades() -> None:
    match = brown("brown_6", scrolls={0: "mill=2 palace=1"})
    assert match.state.money[0] == 6
    assert ("rajas-log-coins", {"seat": 0, "count": 6, "money": 6}, "navaratna.upgrades") in log(
        match
    )


@rule("navaratna.helpers")
def test_brown_counts_workers_that_have_joined() -> None:
    assert getting("fame_per_worker 1", workers={0: 4}).state.fame[0] == 4


# --- fewer workers ----------------------------------------------------------------------------


@rule("navaratna.fewer")
def test_a_token_in_the_circle_for_which_another_has_a_worker_more() -> None:
    parts: dict[str, Any] = {"players": 2, "workers": {0: 4}, "home": {0: 1, 1: 0}, **NAVARATNA}
    match = do(table(circle=4, **parts), "place garden_blue_1", "roll blue_1")
    assert match.actor == 1
    do(match, "token yellow_5", "slot west_2")
    assert match.state.round == 2
    assert told(match, "token") == [{"seat": 1, "token": "yellow_5"}]


@rule("navaratna.fewer")
@pytest.mark.parametrize(("circle", "workers"), [(4, 3), (5, 4)])
def test_no_token_for_a_circle_in_which_another_places_late(circle: int, workers: int) -> None:
    """Somebody was blocked before and has a worker left, but not more workers than circles."""
    match = table(players=2, circle=circle, workers={0: workers}, home={0: 1, 1: 0}, **NAVARATNA)
    do(match, "place garden_blue_1", "roll blue_1")
    assert told(match, "token") == []
    assert match.state.round == 2


@rule("navaratna.fewer", "round.over")
def test_tokens_are_due_even_if_whoever_has_more_workers_finds_no_space() -> None:
    """Three against five, in the fourth circle and in the fifth; then the round is over."""
    gardens = [slug for slug in T.place_ids if slug.startswith("garden")]
    taken = dict(zip(gardens, (0, 0, 0, 2, 2, 2, 1, 1), strict=True))
    match = table(
        turn=1,
        circle=3,
        workers={0: 3, 1: 5, 2: 3},
        home={0: 0, 1: 3, 2: 0},
        places=taken,
        **NAVARATNA,
    )
    assert told(match, "place") == [{"seat": 1, "place": "terrace_1"}]  # the last one there is
    circles = []
    while match.state.round == 1:
        circles.append((match.state.circle, match.actor))
        do(match, "done")
    assert circles == [(4, 0), (4, 2), (5, 0), (5, 2)]


@rule("navaratna.fewer")
def test_a_token_also_before_those_who_have_more_workers() -> None:
    match = table(
        players=3,
        first=1,
        turn=0,
        circle=3,
        workers={2: 4},
        home={0: 1, 1: 0, 2: 1},
        **NAVARATNA,
    )
    do(match, "place garden_blue_1", "roll blue_1")
    assert match.actor == 1  # in circle 4, and only seat 2 has a worker left
    assert "done" in choices(match)


@rule("navaratna.fewer", "mixed.tokens")
@pytest.mark.parametrize("options", [{}, {"variant": "mixed", "expert_a": "yes"}])
def test_in_other_games_there_is_no_compensation(options: dict[str, str]) -> None:
    match = table(players=2, home={0: 1, 1: 0}, options=options)
    do(match, "place garden_blue_1", "roll blue_1")
    assert match.state.round == 2


@rule("mixed.tokens", "palace.token")
def test_a_white_token_pays_at_once_for_players_of_different_experience() -> None:
    match = table(dice={0: "blue_2"}, options={"variant": "mixed", "expert_a": "yes"})
    do(match, "place dancer", "choose blue", "choose blue", "roll blue_1", "roll blue_1")
    do(match, "draw white_3")
    assert match.state.money[0] == 3
    assert dice_of(match) == ["blue_1", "blue_1"]
