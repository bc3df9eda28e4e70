"""Chapter "Discarding and drawing"."""

from pathlib import Path

import pytest

from serai.core.errors import IllegalAction
from serai.games.taj_mahal.tables import SYMBOLS
from tests.rules import rule
from tests.taj_mahal.build import (
    REST,
    T,
    card,
    choices,
    do,
    finish_visit,
    hand,
    leave,
    log,
    names,
    new_match,
    reading,
    table,
)

GREENS = "green_01 green_02 green_03 green_04 green_05"


@rule("draw.discard")
def test_played_cards_are_discarded() -> None:
    match = table(played={0: "red_03 white_01", 1: "green_03"})
    leave(match, "palace amber")
    assert names(match.state.discard) == {"red_03", "white_01"}
    assert match.state.played == [[], [card("green_03")], []]
    assert match.state.counts[:SYMBOLS] == [0] * SYMBOLS


@rule("draw.two", "draw.choose")
def test_one_takes_two_open_cards_of_ones_choice() -> None:
    match = table(played={0: "red_03"}, won={"vizier": 1}, withdrawn=[1], display=GREENS)
    do(match, "withdraw")
    assert choices(match) == [f"take {name}" for name in GREENS.split()]
    do(match, "take green_04")
    assert choices(match) == ["take green_01", "take green_02", "take green_03", "take green_05"]
    with pytest.raises(IllegalAction):
        match.play("take green_04")
    do(match, "take green_02")
    assert hand(match, 0) == {"green_04", "green_02"}
    assert names(match.state.display) == {"green_01", "green_03", "green_05"}
    assert match.actor == 2


@rule("draw.choose")
def test_everybody_sees_which_open_card_is_taken() -> None:
    match = table(played={0: "red_01"}, display=GREENS)
    do(match, "withdraw", "take green_04")
    assert match.state.known[card("green_04")]
    assert log(match)[-1] == ("taj-log-take", {"seat": 0, "card": "green_04"}, "draw.choose")


@rule("draw.last")
def test_the_last_to_withdraw_takes_one_open_card() -> None:
    match = table(played={0: "red_01"}, withdrawn=[1, 2], display="green_05")
    do(match, "withdraw")
    assert hand(match, 0) == {"green_05"}  # no choice is left, so nobody is asked
    assert match.state.visit == 2


@rule("draw.last")
def test_the_last_takes_one_also_when_more_cards_lie_open() -> None:
    match = table(played={0: "red_01"}, withdrawn=[1, 2], display="green_04 green_05")
    do(match, "withdraw")
    assert choices(match) == ["take green_04", "take green_05"]
    do(match, "take green_05")
    assert hand(match, 0) == {"green_05"}
    assert match.state.visit == 2


@rule("draw.alone")
def test_the_last_player_may_go_on_alone() -> None:
    match = table(played={0: "red_01"}, hands={0: "red_03 red_06 red_09"}, withdrawn=[1, 2])
    do(match, "play red_03", "done", "play red_06", "done")
    assert match.actor == 0
    assert choices(match) == ["play red_09", "withdraw"]


@rule("draw.unplayed")
def test_withdrawing_unplayed_gives_a_card_of_the_deck_and_no_prize() -> None:
    match = table(
        played={1: "green_01"}, deck="yellow_07 yellow_08", display=GREENS.replace("01", "06")
    )
    do(match, "withdraw")
    drawn = hand(match, 0)
    assert len(drawn) == 1
    assert drawn < {"yellow_07", "yellow_08"}
    assert match.options()[0].verb == "take"
    do(match, *choices(match)[:2])
    assert len(hand(match, 0)) == 3
    assert match.scores() == [0, 0, 0]


@rule("draw.unplayed")
def test_the_card_of_the_deck_is_secret() -> None:
    match = table(deck="yellow_07")
    do(match, "withdraw")
    assert not match.state.known[card("yellow_07")]
    secret = ("taj-log-drew", {"seat": 0, "card": "yellow_07"}, "draw.unplayed")
    assert secret in log(match, 0)
    assert secret not in log(match, 1)
    assert secret not in log(match)
    assert ("taj-log-draws", {"seat": 0}, "draw.unplayed") in log(match)


@rule("draw.unplayed")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_who_draws_reads_which_card_it_is(seat: int) -> None:
    match = table(turn=seat, deck="yellow_07")
    do(match, "withdraw")
    readers = [n for n in range(3) if any(id == "taj-log-drew" for id, _, _ in log(match, n))]
    assert readers == [seat]


@rule("draw.unplayed")
def test_whoever_has_played_gets_no_card_of_the_deck() -> None:
    match = table(played={0: "red_01"})
    size = len(match.state.deck)
    leave(match)
    assert len(match.state.deck) == size
    assert len(hand(match, 0)) == 2


@rule("draw.exact")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_display_is_used_up_when_all_have_withdrawn(players: int) -> None:
    match = new_match(players)
    taken = []
    while match.state.visit == 1:
        display = match.state.display[:]
        leave(match)
        if match.state.visit == 1:
            taken.append(len(display) - len(match.state.display))
        else:
            taken.append(len(display))
    assert taken == [2] * (players - 1) + [1]


BEFORE, AFTER = "before_points", "after_points"


@rule("draw.discard", "score.draw_card", "draw.reshuffle")
@pytest.mark.parametrize(("value", "drawn"), [(BEFORE, {"red_03"}), (AFTER, set())])
def test_cards_go_before_points_are_taken_or_in_an_edition_after(
    tmp_path: Path, value: str, drawn: set[str]
) -> None:
    """The deck is empty: what is discarded before can be drawn by a card tile."""
    match = table(
        game=reading(tmp_path, "cards_are_discarded", value),
        played={0: "red_03"},
        bonus={"jodhpur": "draw_card_3"},
        deck="",
        discard="",
        hands={2: REST},
        display="",
    )
    do(match, "withdraw", "palace jodhpur")
    assert hand(match, 0) == drawn
    assert names(match.state.discard) == {"red_03"} - drawn


@rule("draw.discard")
def test_before_points_is_how_it_is_played(tmp_path: Path) -> None:
    assert T.discard_first
    assert not reading(tmp_path, "cards_are_discarded", AFTER).tables.discard_first


@rule("draw.discard", "score.plus_two_card", "special.returns")
@pytest.mark.parametrize("value", [BEFORE, AFTER])
def test_the_plus_two_card_scores_whenever_the_cards_go(tmp_path: Path, value: str) -> None:
    game = reading(tmp_path, "cards_are_discarded", value)
    match = table(game=game, played={0: "red_03 special_plus_two", 1: "red_04"}, display=GREENS)
    before = match.scores()[0]
    do(match, "withdraw")
    assert "special_plus_two" in hand(match, 0)
    assert match.scores()[0] - before == 2
    assert choices(match) == [f"take {name}" for name in GREENS.split()]


@rule("draw.reshuffle")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    match = table(deck="", discard="yellow_07", hands={2: REST})
    do(match, "withdraw")
    assert hand(match, 0) == {"yellow_07"}
    assert (match.state.deck, match.state.discard) == ([], [])
    assert ("taj-log-reshuffle", {"count": 1}, "draw.reshuffle") in log(match)


@rule("draw.reshuffle")
def test_the_deck_is_used_up_before_the_discard_pile_is_shuffled() -> None:
    match = table(
        withdrawn=[1, 2],
        played={0: "red_17"},
        won={"vizier": 1, "general": 1},
        deck="yellow_01 yellow_02",
        discard="green_01 green_02 green_03",
        hands={2: REST},
        display="",
    )
    finish_visit(match)
    assert names(match.state.display[:2]) == {"yellow_01", "yellow_02"}
    assert names(match.state.display[2:]) < {"green_01", "green_02", "green_03", "red_17"}
    assert len(match.state.deck) == 1
    assert match.state.discard == []
    assert ("taj-log-reshuffle", {"count": 4}, "draw.reshuffle") in log(match)


@rule("draw.both_empty")
def test_with_deck_and_discard_pile_empty_one_draws_what_there_is() -> None:
    match = table(deck="", discard="", hands={2: REST}, display=GREENS)
    do(match, "withdraw")
    assert ("taj-log-no-cards", {"count": 1}, "draw.both_empty") in log(match)
    assert hand(match, 0) == set()
    assert choices(match) == [f"take {name}" for name in GREENS.split()]


@rule("draw.both_empty")
def test_a_display_that_could_not_be_filled_is_shared_as_far_as_it_goes() -> None:
    match = table(deck="", discard="", hands={2: REST}, display="green_01")
    do(match, "withdraw")
    assert hand(match, 0) == {"green_01"}
    do(match, "withdraw")
    assert hand(match, 1) == set()
    assert match.actor == 2


@rule("draw.both_empty")
def test_a_new_display_is_as_large_as_the_cards_allow() -> None:
    match = table(
        withdrawn=[1, 2],
        played={0: "red_01 white_06"},
        deck="red_02",
        discard="",
        hands={2: REST},
        display="",
    )
    finish_visit(match)
    assert names(match.state.display) == {"red_02", "red_01", "white_06"}
    assert match.actor == 1
