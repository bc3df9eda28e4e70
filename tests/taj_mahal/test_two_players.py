"""Chapter "Two players": the unofficial stand-in with a dummy as third side."""

from typing import Any

import pytest

from serai.core.errors import SetupError
from serai.core.match import Match
from serai.core.step import EVERYONE
from serai.games.taj_mahal import TWO_PLAYERS
from serai.games.taj_mahal.state import LOST
from serai.games.taj_mahal.tables import NONE
from tests.rules import rule
from tests.taj_mahal.build import (
    AGRA,
    GAME,
    bonus_tile,
    choices,
    city,
    do,
    finish_visit,
    leave,
    log,
    names,
    new_match,
    palaces_of,
    table,
    winners,
)

DUMMY = 2
GREENS = "green_01 green_02 green_03 green_04 green_05"


def dummy_leaves(played: str, **pieces: Any) -> Match:
    """Seat 1 moves, the dummy has these cards on the table, and then it withdraws."""
    match = table(
        players=2,
        turn=1,
        hands={1: "violet_01"},
        played={DUMMY: played},
        display=GREENS,
        **pieces,
    )
    return do(match, "play violet_01", "done")


@rule("two.setup")
def test_two_players_are_set_up_as_three_with_a_dummy_without_a_hand() -> None:
    s = new_match(2).state
    assert (s.seats, s.sides, s.dummy) == (2, 3, DUMMY)
    assert [len(hand) for hand in s.hands] == [6, 6, 0]
    assert len(s.display) == 5


@rule("two.setup")
def test_the_dummy_can_be_starting_player() -> None:
    starts = {new_match(2, seed).state.start for seed in range(20)}
    assert starts == {0, 1, DUMMY}
    match = table(players=2, start=1)
    finish_visit(match)
    assert match.state.start == DUMMY
    assert len(match.state.played[DUMMY]) == 2
    assert match.actor == 0


@rule("two.setup")
def test_the_stand_in_is_off_by_default_unofficial_and_for_two_only() -> None:
    option = GAME.meta.options[0]
    assert (option.id, option.values[0], option.unofficial) == (TWO_PLAYERS, "off", True)
    with pytest.raises(SetupError, match="two_players=stand_in"):
        Match(GAME, players=2, seed=1)
    with pytest.raises(SetupError, match="for two players only"):
        Match(GAME, players=3, seed=1, options={TWO_PLAYERS: "stand_in"})


@rule("two.turn")
def test_in_its_first_turn_the_dummy_turns_up_two_cards_of_the_deck() -> None:
    match = table(players=2, turn=1, hands={1: "red_03"}, deck="red_01 green_09 yellow_08")
    do(match, "play red_03", "done")
    assert match.actor == 0
    assert len(match.state.played[DUMMY]) == 2
    assert names(match.state.played[DUMMY]) < {"red_01", "green_09", "yellow_08"}
    assert match.state.active[DUMMY]
    turned = match.events[-1]
    assert turned.text.startswith("deal ")
    assert turned.seen_by == EVERYONE
    assert log(match)[-1][1]["seat"] == DUMMY


@rule("two.turn")
def test_the_cards_of_the_dummy_are_compared_like_any_other() -> None:
    match = table(players=2, played={0: "red_03", DUMMY: "green_01 green_09"})
    leave(match, "palace amber")
    assert winners(match) == {"vizier": 0}


@rule("two.withdraw")
def test_in_its_second_turn_the_dummy_leaves_with_what_it_leads_and_scores_nothing() -> None:
    match = dummy_leaves("green_06 white_06", palaces={"patan": DUMMY})
    assert match.actor == 0
    assert match.state.active == [True, True, False]
    assert winners(match) == {"general": DUMMY}  # violet_01 has two elephants as well
    assert match.state.score == [0, 0, 0]
    left = {"seat": DUMMY, "province": "ajmer_province"}
    assert ("taj-log-withdraw", left, "two.withdraw") in log(match)


@rule("two.withdraw")
def test_the_dummy_turns_up_cards_once_a_visit_and_again_in_the_next() -> None:
    match = table(players=2, turn=1, hands={1: "red_03 red_04 red_05"})
    do(match, "play red_03", "done")
    leave(match)
    assert match.state.active[DUMMY]
    do(match, "play red_04", "done")
    assert not match.state.active[DUMMY]
    finish_visit(match)
    while not match.state.played[DUMMY]:
        do(match, "withdraw" if "withdraw" in choices(match) else choices(match)[0])
    assert match.state.visit == 2
    assert len(match.state.played[DUMMY]) == 2


@rule("two.withdraw")
def test_the_dummy_plays_its_part_to_the_end() -> None:
    match = new_match(2)
    while not match.over:
        finish_visit(match)
    assert len(match.scores()) == 2
    assert match.outcome is not None
    assert {seat for place in match.outcome.ranking for seat in place} == {0, 1}
    assert match.state.score[DUMMY] == 0


@rule("two.palace")
def test_a_palace_of_the_dummy_goes_to_the_first_free_fortress() -> None:
    match = dummy_leaves("green_06 white_06", bonus={"jodhpur": "tea_1"})
    assert palaces_of(match, DUMMY) == {"jodhpur"}
    assert match.state.bonus_on[city("jodhpur")] == NONE
    assert match.state.bonus_owner[bonus_tile("tea_1")] == LOST
    assert match.state.goods == [0] * 12


@rule("two.palace")
def test_without_a_free_fortress_it_goes_to_the_first_free_city() -> None:
    match = dummy_leaves("green_06 white_06", palaces={"jodhpur": 0, "bikaner": 1})
    assert palaces_of(match, DUMMY) == {"amber"}


@rule("two.palace")
def test_two_palaces_of_the_dummy_fill_the_fortress_first() -> None:
    match = dummy_leaves("green_17 white_06")
    assert palaces_of(match, DUMMY) == {"jodhpur", "bikaner"}


@rule("two.palace")
def test_of_two_free_fortresses_the_dummy_takes_the_first() -> None:
    match = dummy_leaves("green_06", province="kabul_province")
    assert palaces_of(match, DUMMY) == {"kabul"}


@rule("two.prizes")
def test_influence_tiles_of_the_dummy_go_back_to_the_supply() -> None:
    match = dummy_leaves("green_17 white_06")
    assert winners(match) == {"vizier": DUMMY, "general": DUMMY}
    assert match.state.influence == [0] * 12
    assert match.state.supply == [6, 6, 5, 5]
    finish_visit(match)
    assert match.state.supply == [5, 5, 5, 5]


@rule("two.prizes")
def test_a_crown_the_dummy_wins_is_out_of_the_visit_and_builds_no_palace() -> None:
    match = dummy_leaves("green_15")
    assert winners(match) == {"grand_mogul": DUMMY}
    assert match.state.crowned == [NONE] * 49
    finish_visit(match)
    assert match.state.winner == [NONE] * 6


@rule("two.prizes")
def test_a_province_tile_the_dummy_wins_leaves_the_game() -> None:
    match = dummy_leaves("yellow_01 yellow_02", visit=4)
    assert match.state.tile_owner[3] == LOST
    assert winners(match)["elephant"] == DUMMY


@rule("two.draw")
def test_the_dummy_discards_its_cards_and_the_first_two_open_ones() -> None:
    match = dummy_leaves("yellow_06 white_06")
    assert names(match.state.discard) == {"yellow_06", "white_06", "green_01", "green_02"}
    assert names(match.state.display) == {"green_03", "green_04", "green_05"}
    assert match.state.counts[12:] == [0] * 6


@rule("two.draw")
def test_as_the_last_the_dummy_discards_one_open_card() -> None:
    match = table(
        players=2,
        turn=1,
        withdrawn=[0],
        played={1: "violet_01", DUMMY: "yellow_06"},
        display="green_01 green_02 green_03",
    )
    do(match, "withdraw", "take green_02", "take green_03")
    assert "green_01" in names(match.state.discard)
    assert match.state.visit == 2


@rule("two.draw")
def test_the_last_visit_with_a_dummy_ends_the_game() -> None:
    match = table(players=2, province=AGRA)
    finish_visit(match)
    assert match.over
