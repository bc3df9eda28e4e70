"""Chapter "Playing cards"."""

import pytest

from serai.core.errors import IllegalAction
from serai.games.taj_mahal.tables import ELEPHANT, NONE, VIZIER
from tests.rules import rule
from tests.taj_mahal.build import choices, do, finish_visit, hand, log, table

RED, GREEN = 0, 2


@rule("play.coloured")
def test_one_coloured_card_a_turn() -> None:
    match = table(hands={0: "red_03 red_06 white_01"})
    do(match, "play red_03")
    assert choices(match) == ["add white_01", "done"]
    do(match, "done")
    assert match.actor == 1


@rule("play.companion")
def test_a_white_card_goes_with_the_coloured_one_and_ends_the_turn() -> None:
    match = table(hands={0: "red_03 white_01 white_02 special_elephant"})
    do(match, "play red_03")
    assert choices(match) == ["add white_01", "add white_02", "add special_elephant", "done"]
    do(match, "add white_02")
    assert match.actor == 1
    assert hand(match, 0) == {"white_01", "special_elephant"}


@rule("play.companion")
def test_white_and_special_cards_are_never_played_alone() -> None:
    match = table(hands={0: "white_01 special_elephant"})
    assert choices(match) == ["withdraw"]
    for text in ("add white_01", "add special_elephant", "play white_01"):
        with pytest.raises(IllegalAction):
            match.play(text)


@rule("play.companion")
def test_nothing_is_asked_of_one_who_could_but_need_not_add() -> None:
    """`done` is there also without a companion: to play it by itself would tell the hand."""
    match = table(hands={0: "red_03 red_04"})
    do(match, "play red_03")
    assert choices(match) == ["done"]


@rule("play.colour")
def test_the_first_coloured_card_sets_the_colour() -> None:
    match = table(hands={0: "red_03 red_06 green_01"}, withdrawn=[1, 2])
    assert match.state.colour[0] == NONE
    do(match, "play red_03", "done")
    assert match.state.colour[0] == RED
    assert choices(match) == ["play red_06", "withdraw"]


@rule("play.colour")
def test_a_white_companion_does_not_change_the_colour() -> None:
    match = table(hands={0: "red_03 red_06 white_01"}, withdrawn=[1, 2])
    do(match, "play red_03", "add white_01")
    assert match.state.colour[0] == RED
    assert choices(match) == ["play red_06", "withdraw"]


@rule("play.colour")
def test_the_choice_of_colour_is_free_again_in_the_next_visit() -> None:
    match = table(hands={0: "red_03 red_06 green_01"}, start=2)
    do(match, "play red_03", "done")
    finish_visit(match)
    assert match.state.colour == [NONE] * 3
    assert match.actor == 0
    assert {"play red_06", "play green_01"} <= set(choices(match))


@rule("play.share")
def test_two_players_may_play_the_same_colour() -> None:
    match = table(hands={0: "red_03", 1: "red_04"})
    do(match, "play red_03", "done", "play red_04", "done")
    assert match.state.colour[:2] == [RED, RED]


@rule("play.open")
def test_played_cards_lie_open_and_their_symbols_add_up() -> None:
    match = table(hands={0: "red_01 red_03 white_06"}, withdrawn=[1, 2])
    do(match, "play red_01", "done", "play red_03", "add white_06")
    assert match.state.count(0, ELEPHANT) == 4
    assert match.state.count(0, VIZIER) == 1
    seen = match.view(None).sides[0]
    assert [match.view(0).tables.card_ids[n] for n in seen.played] == [
        "red_01",
        "red_03",
        "white_06",
    ]
    played = [
        ("taj-log-play", {"seat": 0, "card": name}) for name in ("red_01", "red_03", "white_06")
    ]
    assert [(id, args) for id, args, _ in log(match)] == played
    assert {rule for _, _, rule in log(match)} == {"play.open"}


@rule("play.final")
def test_a_played_card_is_not_in_the_hand_any_more() -> None:
    match = table(hands={0: "red_03 red_06"}, withdrawn=[1, 2], known="red_03 red_06")
    do(match, "play red_03", "done")
    assert hand(match, 0) == {"red_06"}
    assert choices(match) == ["play red_06", "withdraw"]
    assert not any(match.state.known[card] for card in match.state.played[0])
    with pytest.raises(IllegalAction):
        match.play("play red_03")


@rule("play.forced")
def test_whoever_has_no_card_that_fits_must_withdraw() -> None:
    match = table(hands={0: "green_01 white_01"}, played={0: "red_03"})
    assert choices(match) == ["withdraw"]


@rule("play.forced")
def test_the_forced_withdrawal_is_not_played_by_itself() -> None:
    """It would tell the others what the hand holds."""
    match = table(hands={0: "red_03", 1: ""})
    do(match, "play red_03", "done")
    assert (match.actor, choices(match)) == (1, ["withdraw"])
