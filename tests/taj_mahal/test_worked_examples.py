"""The worked examples of the rulebook, and stand-ins for those whose pictures are lost.

Tests are named by their number in the notes on the components, E1 to E13. Tables named example_…
are part of the component data. Examples for single readings are in test_readings.py.
"""

from typing import Any

import pytest

from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.games.taj_mahal.state import LOST
from serai.games.taj_mahal.tables import NONE
from tests.rules import rule
from tests.taj_mahal.build import (
    AGRA,
    GAME,
    T,
    bonus_tile,
    card,
    choices,
    city,
    do,
    finish_visit,
    goods_of,
    hand,
    influence_of,
    leave,
    names,
    new_match,
    palaces_of,
    points_of,
    table,
    winners,
)

# --- E1 palace chain --------------------------------------------------------------------------

CHAIN: dict[str, Any] = GAME.components.row("example_palace_chain").values
CHAIN_SEATS = ["red", "blue", "brown", "grey"]


def chain_example() -> Match:
    """Four players in province A. The older palaces of all four stand; the new ones are won."""
    now = {name for _, name in CHAIN["cities"]}
    older = {
        name: CHAIN_SEATS.index(colour)
        for colour, *cities in CHAIN["palaces"]
        for name in cities
        if name not in now
    }
    lettered = [province for _, province in CHAIN["letters"]]
    others = [name for name in T.province_ids if name not in lettered]
    match = table(
        players=4,
        province=CHAIN["current_province"],
        order=[*lettered[1:], lettered[0], *others],
        palaces=older,
        played={0: "red_17", 1: "green_19", 2: "yellow_01 white_05", 3: "violet_01"},
    )
    leave(match, "palace bikaner", "palace ajmer")
    leave(match, "palace amber")  # the other one has no city left but Jodhpur
    leave(match, "crown jodhpur")
    return leave(match)


def chain_points(colour: str) -> tuple[int, int]:
    """What the data say, and what the engine gives."""
    match = chain_example()
    told: dict[str, int] = dict(CHAIN["points"])
    return told[colour], points_of(match, CHAIN_SEATS.index(colour)).get("taj-points-palaces", 0)


@rule("score.chain")
def test_e1_red_scores_four_for_its_palaces() -> None:
    assert chain_points("red") == (4, 1 + 2 + 1)


@rule("score.chain", "score.shared_city")
def test_e1_blue_scores_three_also_through_the_shared_city() -> None:
    assert chain_points("blue") == (3, 1 + 1 + 1)


@rule("score.chain", "score.shared_city")
def test_e1_brown_scores_five_from_the_shared_city() -> None:
    assert chain_points("brown") == (5, 1 + 4)
    assert CHAIN["shared_city"] == "jodhpur"


@rule("score.no_palace")
def test_e1_grey_scores_nothing_without_a_palace_in_the_province() -> None:
    assert chain_points("grey") == (0, 0)


# --- E2, E3 hands -----------------------------------------------------------------------------


def hand_example(name: str, cards: str) -> int:
    """The points of a last hand, which must be as large as the example says."""
    values = GAME.components.row(name).values
    colours = [T.card_colour[card(c)] for c in cards.split()]
    assert colours.count(5) == values["special"]
    assert colours.count(4) == values["white"]
    assert max(colours.count(n) for n in range(4)) == values["largest_colour"]
    match = table(
        province=AGRA,
        hands={0: cards},
        played={0: "red_21"},
        withdrawn=[1, 2],
        won={"vizier": 1, "grand_mogul": 1},
        display="",
    )
    finish_visit(match)
    assert match.scores()[0] == values["points"]
    return match.scores()[0]


@rule("final.colour", "final.special")
def test_e2_one_special_card_and_five_of_a_colour_give_six() -> None:
    hand_cards = "special_elephant red_01 red_02 red_03 red_04 red_05 green_01 green_02 yellow_01"
    assert hand_example("example_hand_1", hand_cards) == 6


@rule("final.colour", "final.special", "final.white")
def test_e3_one_special_one_white_and_two_of_a_colour_give_four() -> None:
    hand_cards = "special_plus_two white_06 green_01 green_02 yellow_01 red_01"
    assert hand_example("example_hand_2", hand_cards) == 4


# --- E4 commodities ---------------------------------------------------------------------------


@rule("score.commodity", "score.province")
def test_e4_tile_11_after_tile_4_and_a_tea_tile_gives_five() -> None:
    match = table(visit=11, tiles={0: "4"}, kept={0: "tea_1"}, played={0: "red_01"})
    leave(match)
    assert points_of(match, 0) == {"taj-points-goods": (1 + 1) + (1 + 2)}


@rule("score.province")
def test_e4_tile_1_is_worth_one_at_first() -> None:
    match = table(visit=1, played={0: "red_01"})
    leave(match)
    assert match.scores()[0] == 1


@rule("score.province")
@pytest.mark.parametrize("visit", range(2, 13))
def test_e4_any_other_tile_is_worth_two_at_first(visit: int) -> None:
    province = AGRA if visit == 12 else "ajmer_province"
    match = table(visit=visit, province=province, played={0: "red_01"})
    leave(match)
    assert match.scores()[0] == 2


# --- E5 set-up sizes --------------------------------------------------------------------------


@rule("setup.display", "setup.hand", "setup.deck", "setup.tiles", "setup.bonus")
@pytest.mark.parametrize(("players", "display", "deck"), [(3, 5, 73), (4, 7, 65), (5, 9, 57)])
def test_e5_sizes_of_the_set_up(players: int, display: int, deck: int) -> None:
    s = new_match(players).state
    assert (len(s.display), len(s.deck)) == (display, deck)
    assert [len(cards) for cards in s.hands] == [6] * players
    assert T.province_ids[s.tile_place[11]] == AGRA
    assert s.bonus_on[city("agra")] == bonus_tile("taj_mahal")


# --- E6 several prizes at once ----------------------------------------------------------------


@rule("withdraw.all")
def test_e6_monk_crown_and_elephant_at_once() -> None:
    match = table(visit=3, played={0: "red_09 white_05"})
    leave(match, "palace amber", "crown ajmer")
    assert influence_of(match, 0) == ["monk"]
    assert palaces_of(match, 0) == {"amber"}
    assert match.state.crowned[city("ajmer")] == 0
    assert match.state.tile_owner[2] == 0


@rule("withdraw.all")
def test_e6_all_six_at_once() -> None:
    match = table(visit=3, played={0: "red_17 red_19 white_05 white_06"})
    leave(
        match,
        *(f"palace {name}" for name in ("amber", "ajmer", "jodhpur", "bikaner")),
        "crown amber",
    )
    assert influence_of(match, 0) == ["vizier", "general", "monk", "princess"]
    assert palaces_of(match, 0) == {"amber", "ajmer", "jodhpur", "bikaner"}
    assert match.state.crowned[city("amber")] == 0
    assert match.state.tile_owner[2] == 0


# --- E7 to E9 palaces and the crown -----------------------------------------------------------


@rule("score.palace")
def test_e7_two_palaces_in_one_visit_give_one_point() -> None:
    match = table(played={0: "red_17"})
    leave(match, "palace amber", "palace ajmer")
    assert match.scores()[0] == 1


@rule("withdraw.crown_bonus", "withdraw.crown_joins", "score.shared_city")
def test_e8_a_crowned_palace_leaves_the_tile_for_the_next_regular_one() -> None:
    match = table(
        played={0: "white_05", 1: "white_01"},
        bonus={"jodhpur": "tea_1"},
        palaces={"patan": 0, "umarkot": 1},
    )
    leave(match, "crown jodhpur")
    assert goods_of(match, 0) == {}
    assert match.state.bonus_on[city("jodhpur")] == bonus_tile("tea_1")
    leave(match, "palace jodhpur")
    assert goods_of(match, 1) == {"tea": 1}
    assert match.state.bonus_on[city("jodhpur")] == NONE
    assert match.state.owns(0, city("jodhpur"))
    assert match.state.owns(1, city("jodhpur"))
    assert points_of(match, 0)["taj-points-palaces"] == 2
    assert points_of(match, 1)["taj-points-palaces"] == 2


@rule("withdraw.gone", "end.crown")
def test_e9_the_crown_is_won_once_a_visit_and_is_back_in_the_next() -> None:
    match = table(
        played={0: "red_15 red_16", 1: "white_05"},
        won={"grand_mogul": 2, "elephant": 2},
        withdrawn=[2],
        crowned={"amber": 2},
    )
    leave(match)
    assert winners(match) == {"grand_mogul": 2, "elephant": 2}
    leave(match)
    assert match.state.crowned.count(2) == 1
    assert match.state.crowned.count(NONE) == 48
    assert match.scores() == [0, 0, 0]
    assert match.state.visit == 2
    assert match.state.winner == [NONE] * 6


# --- E10, E11 drawing, unwon things -----------------------------------------------------------


@rule("draw.two", "draw.last", "draw.exact")
def test_e10_three_players_take_two_two_and_one() -> None:
    match = table(played={0: "red_01", 1: "green_01", 2: "yellow_01"})
    sizes = [len(match.state.display)]
    for _ in range(2):
        leave(match)
        sizes.append(len(match.state.display))
    held = len(hand(match, 2))
    last_open = names(match.state.display)
    leave(match)
    assert sizes == [5, 3, 1]
    assert len(hand(match, 2)) == held + 1
    assert last_open <= hand(match, 2)


@rule("draw.unplayed")
def test_e10_unplayed_gives_two_open_cards_and_one_of_the_deck() -> None:
    match = table()
    deck = len(match.state.deck)
    leave(match)
    assert len(hand(match, 0)) == 3
    assert (len(match.state.deck), len(match.state.display)) == (deck - 1, 3)
    assert (winners(match), match.scores()) == ({}, [0, 0, 0])


@rule("draw.unplayed", "draw.last")
def test_e10_unplayed_as_the_last_gives_one_open_card_and_one_of_the_deck() -> None:
    match = table(withdrawn=[1, 2], deck="red_01", display="green_01", province=AGRA)
    leave(match)
    assert hand(match, 0) == {"red_01", "green_01"}


@rule("end.tile_lost", "end.stay")
def test_e11_tile_lost_crown_and_princess_stay() -> None:
    match = table(visit=5, played={0: "red_17", 1: "green_17"}, withdrawn=[2])
    leave(match)
    leave(match, "palace amber", "palace ajmer")
    assert match.state.tile_owner[4] == LOST
    assert match.state.winner == [NONE] * 6
    assert match.state.supply == [4, 4, 5, 5]  # vizier and general were won and replaced


# --- E12 special cards ------------------------------------------------------------------------


@rule("end.pair_owner")
def test_e12_a_pair_of_generals_takes_the_elephant_card_from_its_owner() -> None:
    match = table(influence={0: "general general"}, hands={1: "special_elephant"})
    supply = match.state.supply[1]
    finish_visit(match)
    assert "special_elephant" in hand(match, 0)
    assert "special_elephant" not in hand(match, 1)
    assert match.state.supply[1] == supply + 2


@rule("special.returns", "draw.discard")
def test_e12_a_played_elephant_card_comes_back() -> None:
    match = table(played={0: "red_03 white_06 special_elephant"}, won={"vizier": 1}, withdrawn=[1])
    do(match, "withdraw")
    assert names(match.state.discard) == {"red_03", "white_06"}
    assert hand(match, 0) == {"special_elephant"}


@rule("special.change_first")
def test_e12_the_colour_change_in_the_first_turn_leaves_the_colour_open() -> None:
    match = table(
        hands={0: "red_03 green_06 green_07 red_04 special_colour_change"}, withdrawn=[1, 2]
    )
    do(match, "play red_03", "add special_colour_change", "play green_06", "done")
    assert choices(match) == ["play green_07", "withdraw"]


@rule("special.change_later")
def test_e12_the_colour_change_later_keeps_the_colour() -> None:
    match = table(
        hands={0: "yellow_01 yellow_02 red_04 special_colour_change"},
        played={0: "red_03"},
        withdrawn=[1, 2],
    )
    do(match, "play yellow_01")
    with pytest.raises(IllegalAction):
        match.play("play yellow_02")
    assert choices(match) == ["play red_04", "withdraw"]


# --- E13 legal plays --------------------------------------------------------------------------


@rule("play.coloured", "play.companion")
@pytest.mark.parametrize("last", ["done", "add white_01", "add special_elephant"])
def test_e13_one_coloured_card_with_at_most_one_companion_is_legal(last: str) -> None:
    match = table(hands={0: "red_03 red_04 white_01 special_elephant"})
    do(match, "play red_03", last)
    assert match.actor == 1


@rule("play.coloured", "play.companion")
@pytest.mark.parametrize(
    "texts",
    [
        ["add white_01"],
        ["add special_elephant"],
        ["play red_03", "play red_04"],
        ["play red_03", "add white_01", "add special_elephant"],
        ["play red_03", "add special_elephant", "add white_01"],
    ],
)
def test_e13_anything_else_is_illegal(texts: list[str]) -> None:
    match = table(hands={0: "red_03 red_04 white_01 special_elephant"})
    do(match, *texts[:-1])
    with pytest.raises(IllegalAction):
        match.play(texts[-1], seat=0)
