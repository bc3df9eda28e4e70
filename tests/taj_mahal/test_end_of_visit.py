"""Chapter "End of a visit": what is lost, what stays, pairs for special cards, the next visit."""

import pytest

from serai.core.match import Match
from serai.games.taj_mahal.state import LOST
from serai.games.taj_mahal.tables import NONE, SYMBOLS
from tests.rules import rule
from tests.taj_mahal.build import (
    T,
    bonus_tile,
    city,
    do,
    finish_visit,
    hand,
    influence_of,
    log,
    names,
    new_match,
    table,
)

CARD_OF = {
    "vizier": "special_grand_mogul",
    "general": "special_elephant",
    "monk": "special_colour_change",
    "princess": "special_plus_two",
}


def owners(match: Match) -> dict[str, int]:
    """Special cards that somebody owns."""
    return {
        T.card_ids[T.special_for_pair[figure]]: owner
        for figure, owner in enumerate(match.state.special_owner)
        if owner != NONE
    }


@rule("end.tile_lost")
def test_a_province_tile_nobody_won_leaves_the_game() -> None:
    match = table(visit=3)
    finish_visit(match)
    assert match.state.tile_owner[2] == LOST
    assert match.state.tile_owner[3] == NONE


@rule("end.tile_lost")
def test_a_province_tile_that_was_won_stays_with_its_owner() -> None:
    match = table(visit=3, played={1: "red_01"})
    finish_visit(match)
    assert match.state.tile_owner[2] == 1


@rule("end.stay")
def test_influence_tiles_and_crown_nobody_won_stay_in_the_court() -> None:
    match = table(visit=3)
    supply = match.state.supply[:]
    finish_visit(match)
    assert match.state.supply == supply
    assert match.state.winner == [NONE] * SYMBOLS


@rule("end.bonus_left")
def test_a_bonus_tile_nobody_took_stays_on_the_board() -> None:
    match = table(bonus={"jodhpur": "tea_1", "delhi": "plus_two_1"})
    finish_visit(match)
    assert match.state.bonus_on[city("jodhpur")] == bonus_tile("tea_1")
    assert match.state.bonus_on[city("delhi")] == bonus_tile("plus_two_1")


@rule("end.pairs")
@pytest.mark.parametrize("figure", CARD_OF)
def test_two_equal_tiles_are_handed_in_for_the_special_card(figure: str) -> None:
    match = table(influence={1: f"{figure} {figure}"})
    finish_visit(match)
    assert influence_of(match, 1) == []
    assert CARD_OF[figure] in hand(match, 1)
    assert owners(match) == {CARD_OF[figure]: 1}
    assert match.state.supply == [5, 5, 5, 5]
    assert match.state.known[T.card_ids.index(CARD_OF[figure])]
    line = ("taj-log-special", {"seat": 1, "card": CARD_OF[figure]}, "end.pairs")
    assert line in log(match)


@rule("end.pairs")
def test_two_different_tiles_are_no_pair() -> None:
    match = table(influence={0: "vizier general monk princess", 1: "vizier"})
    finish_visit(match)
    assert influence_of(match, 0) == ["vizier", "general", "monk", "princess"]
    assert owners(match) == {}


@rule("end.pairs")
def test_several_pairs_are_handed_in_together() -> None:
    match = table(influence={0: "vizier vizier monk monk general", 2: "princess princess"})
    finish_visit(match)
    assert influence_of(match, 0) == ["general"]
    assert owners(match) == {
        "special_grand_mogul": 0,
        "special_colour_change": 0,
        "special_plus_two": 2,
    }


@rule("end.pairs")
def test_the_tile_won_in_this_visit_makes_the_pair() -> None:
    match = table(influence={0: "vizier"}, played={0: "red_03"})
    finish_visit(match)
    assert influence_of(match, 0) == []
    assert "special_grand_mogul" in hand(match, 0)


@rule("end.pair_owner")
def test_the_special_card_comes_from_its_present_owner() -> None:
    match = table(influence={2: "monk monk"}, hands={0: "special_colour_change"})
    finish_visit(match)
    assert "special_colour_change" not in hand(match, 0)
    assert "special_colour_change" in hand(match, 2)
    assert owners(match) == {"special_colour_change": 2}
    told = {"seat": 2, "card": "special_colour_change", "seat2": 0}
    assert ("taj-log-special-from", told, "end.pair_owner") in log(match)


@rule("end.pair_kept")
def test_the_owner_hands_in_a_pair_as_well_and_keeps_the_card() -> None:
    match = table(influence={0: "monk monk"}, hands={0: "special_colour_change"})
    finish_visit(match)
    assert influence_of(match, 0) == []
    assert "special_colour_change" in hand(match, 0)
    assert owners(match) == {"special_colour_change": 0}
    assert match.state.supply == [5, 5, 5, 5]


@rule("end.start")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_starting_marker_goes_to_the_left(before: int, after: int) -> None:
    match = table(start=before, turn=1)
    finish_visit(match)
    assert match.state.start == after
    assert match.actor == after


@rule("end.crown")
def test_the_crown_goes_back_and_its_palace_stays() -> None:
    match = table(played={0: "white_05"})
    finish_visit(match)
    assert match.state.crowned.count(0) == 1
    assert match.state.winner == [NONE] * SYMBOLS


@rule("end.crown")
def test_the_palace_of_an_earlier_crown_counts_for_chains() -> None:
    match = table(played={0: "white_01"}, crowned={"uch": 0})
    match.play("withdraw")
    match.play("palace bikaner")
    assert match.scores()[0] == 2


@rule("end.next")
def test_the_figure_moves_on_and_the_next_tile_is_to_be_won() -> None:
    match = table(visit=3, hands={1: "red_01"})
    finish_visit(match)
    assert match.state.visit == 4
    assert match.state.province == match.state.tile_place[3]
    do(match, "play red_01", "done")
    finish_visit(match)
    assert match.state.tile_owner[3] == 1


@rule("end.refill")
def test_the_court_gets_an_influence_tile_for_each_one_won() -> None:
    match = table(won={"vizier": 1, "princess": 0}, withdrawn=[0, 1], turn=2)
    assert match.state.supply == [5, 5, 5, 5]
    finish_visit(match)
    assert match.state.winner == [NONE] * SYMBOLS
    assert match.state.supply == [4, 5, 5, 4]


@rule("end.display")
@pytest.mark.parametrize(("players", "size"), [(3, 5), (4, 7), (5, 9)])
def test_a_new_display_is_dealt(players: int, size: int) -> None:
    match = new_match(players)
    before = names(match.state.display)
    finish_visit(match)
    assert len(match.state.display) == size
    assert not before & names(match.state.display)


@rule("end.display")
def test_the_new_display_is_dealt_from_the_deck() -> None:
    deck = "red_01 red_02 red_03 red_04 red_05"
    match = table(deck=deck, withdrawn=[1, 2], played={0: "green_01"})
    finish_visit(match)
    assert names(match.state.display) == set(deck.split())
    assert match.state.deck == []
