"""Chapter "Special cards"."""

from serai.games.taj_mahal.tables import ELEPHANT, GRAND_MOGUL, NONE
from tests.rules import rule
from tests.taj_mahal.build import (
    T,
    card,
    choices,
    do,
    finish_visit,
    hand,
    leave,
    names,
    table,
    winners,
)

RED, YELLOW = 0, 1


@rule("special.elephant")
def test_the_elephant_card_counts_as_one_elephant() -> None:
    match = table(hands={0: "red_17 special_elephant"}, played={1: "green_17"})
    do(match, "play red_17", "add special_elephant")
    assert match.state.count(0, ELEPHANT) == 1
    assert sum(match.state.counts[:6]) == 3


@rule("special.mogul")
def test_the_grand_mogul_card_counts_as_one_grand_mogul() -> None:
    match = table(hands={0: "red_17 special_grand_mogul"})
    do(match, "play red_17", "add special_grand_mogul")
    assert match.state.count(0, GRAND_MOGUL) == 1
    assert sum(match.state.counts[:6]) == 3


@rule("special.mogul")
def test_the_grand_mogul_card_can_win_the_crown() -> None:
    match = table(played={0: "red_01 special_grand_mogul"})
    leave(match, "crown amber")
    assert winners(match) == {"grand_mogul": 0, "elephant": 0}


@rule("special.plus_two")
def test_the_plus_two_card_shows_no_symbol_and_scores_on_withdrawing() -> None:
    match = table(hands={0: "red_17 special_plus_two"}, played={1: "green_17"}, withdrawn=[2])
    do(match, "play red_17", "add special_plus_two")
    assert sum(match.state.counts[:6]) == 2
    assert match.scores() == [0, 0, 0]
    leave(match)
    assert match.actor == 0
    leave(match, "palace amber", "palace ajmer")
    assert match.scores() == [2 + 1, 0, 0]


@rule("special.change_later")
def test_with_the_colour_change_card_any_colour_may_be_played() -> None:
    match = table(
        hands={0: "red_03 yellow_01 green_01 white_01 special_colour_change"},
        played={0: "red_06"},
        withdrawn=[1, 2],
    )
    assert choices(match) == ["play red_03", "play yellow_01", "play green_01", "withdraw"]
    do(match, "play yellow_01")
    assert names(match.state.played[0]) == {"red_06", "yellow_01", "special_colour_change"}
    assert hand(match, 0) == {"red_03", "green_01", "white_01"}
    assert match.state.colour[0] == RED
    assert choices(match) == ["play red_03", "withdraw"]


@rule("special.change_later")
def test_the_odd_card_ends_the_turn_without_another_companion() -> None:
    match = table(hands={0: "yellow_01 white_01 special_colour_change"}, played={0: "red_06"})
    do(match, "play yellow_01")
    assert match.actor == 1


@rule("special.change_later")
def test_beside_a_card_of_ones_own_colour_it_changes_nothing() -> None:
    match = table(hands={0: "red_03 special_colour_change"}, played={0: "red_06"}, withdrawn=[1, 2])
    do(match, "play red_03", "add special_colour_change")
    assert match.state.colour[0] == RED


@rule("special.change_first")
def test_in_the_first_turn_it_leaves_the_colour_open() -> None:
    match = table(hands={0: "red_03 yellow_01 yellow_02 special_colour_change"}, withdrawn=[1, 2])
    do(match, "play red_03", "add special_colour_change")
    assert match.state.colour[0] == NONE
    assert choices(match) == ["play yellow_01", "play yellow_02", "withdraw"]
    do(match, "play yellow_01", "done")
    assert match.state.colour[0] == YELLOW


@rule("special.change_first")
def test_another_special_card_in_the_first_turn_sets_the_colour_as_usual() -> None:
    match = table(hands={0: "red_03 yellow_01 special_elephant"}, withdrawn=[1, 2])
    do(match, "play red_03", "add special_elephant")
    assert match.state.colour[0] == RED


@rule("special.once")
def test_one_special_card_a_turn_and_each_once_a_visit() -> None:
    match = table(
        hands={0: "red_03 red_06 red_09 special_elephant special_grand_mogul"}, withdrawn=[1, 2]
    )
    do(match, "play red_03", "add special_elephant")
    assert choices(match) == ["play red_06", "play red_09", "withdraw"]
    do(match, "play red_06")
    assert choices(match) == ["add special_grand_mogul", "done"]
    do(match, "add special_grand_mogul", "play red_09")
    assert choices(match) == ["done"]


@rule("special.once")
def test_a_special_card_can_be_played_again_in_the_next_visit() -> None:
    match = table(hands={0: "red_09"}, played={0: "red_03 special_elephant"}, start=2)
    finish_visit(match)
    do(match, "play red_09")
    assert "add special_elephant" in choices(match)


@rule("special.returns")
def test_special_cards_go_back_to_the_hand_on_withdrawing() -> None:
    match = table(
        played={0: "red_03 special_elephant red_06 special_plus_two", 1: "green_17 green_18"}
    )
    do(match, "withdraw")
    while match.actor == 0 and match.options()[0].verb != "take":
        do(match, choices(match)[0])
    assert hand(match, 0) == {"special_elephant", "special_plus_two"}
    assert names(match.state.discard) == {"red_03", "red_06"}
    assert match.state.known[card("special_elephant")]
    assert match.state.special_owner[T.special_for_pair.index(card("special_elephant"))] == 0
