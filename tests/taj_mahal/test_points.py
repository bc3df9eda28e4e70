"""Chapter "Points": tiles, commodities, palaces and chains, the +2 card."""

import pytest

from serai.games.taj_mahal.state import LOST
from serai.games.taj_mahal.tables import NONE
from tests.rules import rule
from tests.taj_mahal.build import (
    AGRA,
    bonus_tile,
    city,
    do,
    goods_of,
    hand,
    leave,
    log,
    points_of,
    table,
)


@rule("score.order")
def test_one_withdrawal_scores_tiles_goods_palaces_and_the_card() -> None:
    match = table(
        visit=4,
        played={0: "red_03 white_02 special_plus_two"},
        bonus={"jodhpur": "plus_two_1"},
        palaces={"umarkot": 0},
    )
    leave(match, "palace jodhpur", "palace amber")
    assert points_of(match, 0) == {
        "taj-points-tiles": 2,
        "taj-points-goods": 2,
        "taj-points-palaces": 2,
        "taj-points-plus-two": 2,
    }
    assert match.scores() == [8, 0, 0]
    told = {"seat": 0, "points": 8, "palaces": 2, "goods": 2}
    assert ("taj-log-score", told, "score.order") in log(match)


@rule("score.order")
def test_the_log_tells_the_points_of_this_withdrawal_only() -> None:
    match = table(score={0: 30}, played={0: "red_01"})
    leave(match)
    assert match.scores() == [31, 0, 0]
    told = {"seat": 0, "points": 1, "palaces": 0, "goods": 1}
    assert ("taj-log-score", told, "score.order") in log(match)


@rule("score.order")
def test_bonus_tiles_come_before_the_province_tile() -> None:
    match = table(visit=2, played={0: "red_03"}, bonus={"jodhpur": "tea_1"})
    do(match, "withdraw", "palace jodhpur")
    ids = [id for id, _, _ in log(match)]
    assert ids.index("taj-log-bonus") < ids.index("taj-log-score")
    # tea; then jewels and the second tea
    assert points_of(match, 0)["taj-points-goods"] == 1 + (1 + 2)


@rule("score.taj_mahal")
def test_the_taj_mahal_tile_gives_four_points_and_leaves_the_game() -> None:
    match = table(province=AGRA, played={0: "white_01"}, bonus={"agra": "taj_mahal"})
    leave(match, "palace agra")
    assert points_of(match, 0) == {"taj-points-tiles": 4, "taj-points-palaces": 1}
    assert match.state.bonus_owner[bonus_tile("taj_mahal")] == LOST


@rule("score.plus_tile")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_plus_two_tile_gives_two_points_and_leaves_the_game(number: int) -> None:
    tile = f"plus_two_{number}"
    match = table(played={0: "white_01"}, bonus={"jodhpur": tile})
    leave(match, "palace jodhpur")
    assert points_of(match, 0) == {"taj-points-tiles": 2, "taj-points-palaces": 1}
    assert match.state.bonus_owner[bonus_tile(tile)] == LOST
    assert match.state.bonus_on[city("jodhpur")] == NONE


@rule("score.draw_card")
def test_a_card_tile_gives_a_card_of_the_deck_before_the_open_cards() -> None:
    match = table(
        played={0: "white_01"},
        bonus={"jodhpur": "draw_card_1"},
        deck="yellow_07",
        display="green_01 green_02 green_03 green_04 green_05",
    )
    do(match, "withdraw", "palace jodhpur")
    assert hand(match, 0) == {"yellow_07"}
    assert match.options()[0].verb == "take"
    assert match.state.bonus_owner[bonus_tile("draw_card_1")] == LOST
    assert points_of(match, 0) == {"taj-points-palaces": 1}
    drawn = match.events[-1]
    assert (drawn.text, drawn.seen_by) == ("deal yellow_07", 1 << 0)


@rule("score.draw_card")
def test_two_card_tiles_give_two_cards() -> None:
    match = table(
        province="kabul_province",
        played={0: "red_17"},
        bonus={"kabul": "draw_card_1", "peshawar": "draw_card_2"},
    )
    do(match, "withdraw", "palace kabul", "palace peshawar")
    assert len(hand(match, 0)) == 2
    reasons = [rule for id, _, rule in log(match) if id == "taj-log-draws"]
    assert reasons == ["score.draw_card", "score.draw_card"]


@rule("score.commodity")
@pytest.mark.parametrize(("tiles", "points"), [("", 1), ("2", 2), ("2 5", 3), ("2 4 5 9", 5)])
def test_the_next_icon_of_a_commodity_scores_one_more(tiles: str, points: int) -> None:
    match = table(visit=11, tiles={0: tiles}, played={0: "white_01"}, bonus={"jodhpur": "tea_1"})
    leave(match, "palace jodhpur")
    assert points_of(match, 0)["taj-points-goods"] == points


@rule("score.commodity")
def test_goods_of_other_kinds_and_other_players_do_not_help() -> None:
    match = table(
        visit=11,
        tiles={0: "3 10", 1: "2 4"},
        kept={1: "tea_2"},
        played={0: "white_01"},
        bonus={"jodhpur": "tea_1"},
    )
    leave(match, "palace jodhpur")
    assert points_of(match, 0)["taj-points-goods"] == 1


@rule("score.commodity")
def test_goods_do_not_score_again_by_themselves() -> None:
    match = table(visit=11, tiles={0: "2 4"}, kept={0: "tea_1"}, played={0: "white_01"})
    leave(match, "palace amber")
    assert points_of(match, 0) == {"taj-points-palaces": 1}


@rule("score.keep")
def test_commodity_tiles_stay_with_their_owner() -> None:
    match = table(visit=6, played={0: "red_03"}, bonus={"jodhpur": "tea_1"})
    leave(match, "palace jodhpur")
    assert match.state.bonus_owner[bonus_tile("tea_1")] == 0
    assert match.state.tile_owner[5] == 0
    assert goods_of(match, 0) == {"tea": 1, "rice": 1, "jewels": 1}


@rule("score.province")
def test_a_province_tile_scores_each_of_its_commodities() -> None:
    match = table(visit=11, tiles={0: "4 9"}, played={0: "red_01"})  # wins tile 11: rice, tea
    leave(match)
    assert points_of(match, 0) == {"taj-points-goods": 2 + 3}
    assert goods_of(match, 0) == {"rice": 2, "tea": 3, "spice": 1}


@rule("score.palace")
def test_several_palaces_in_the_province_give_one_point_together() -> None:
    match = table(played={0: "red_17"}, won={"elephant": 1}, withdrawn=[1])
    leave(match, "palace bikaner", "palace jodhpur")
    assert points_of(match, 0) == {"taj-points-palaces": 1}


@rule("score.palace")
def test_a_crowned_palace_counts_as_well() -> None:
    match = table(played={0: "white_05"})
    leave(match, "crown bikaner")
    assert points_of(match, 0) == {"taj-points-palaces": 1}


@rule("score.chain")
def test_each_linked_province_gives_one_point() -> None:
    match = table(played={0: "white_01"}, palaces={"uch": 0, "lahore": 0})
    leave(match, "palace bikaner")
    assert points_of(match, 0) == {"taj-points-palaces": 3}


@rule("score.chain")
def test_a_chain_runs_on_through_own_cities() -> None:
    match = table(played={0: "white_01"}, palaces={"uch": 0, "bhakkar": 0, "sehwan": 0})
    leave(match, "palace bikaner")
    assert points_of(match, 0) == {"taj-points-palaces": 1 + 2}  # Multan, and Thatta beyond it


@rule("score.chain")
def test_a_city_without_an_own_palace_breaks_the_chain() -> None:
    match = table(played={0: "white_01"}, palaces={"uch": 1, "bhakkar": 0, "sehwan": 0})
    leave(match, "palace bikaner")
    assert points_of(match, 0) == {"taj-points-palaces": 1}


@rule("score.chain")
def test_a_palace_without_a_road_to_the_new_one_does_not_count() -> None:
    match = table(played={0: "white_01"}, palaces={"uch": 0})
    leave(match, "palace jodhpur")
    assert points_of(match, 0) == {"taj-points-palaces": 1}


@rule("score.chain")
def test_several_cities_of_a_linked_province_count_once() -> None:
    match = table(played={0: "white_01"}, palaces={"uch": 0, "multan": 0, "bhakkar": 0})
    leave(match, "palace bikaner")
    assert points_of(match, 0) == {"taj-points-palaces": 2}


@rule("score.chain")
def test_two_new_palaces_do_not_count_a_province_twice() -> None:
    match = table(
        played={0: "red_17"}, palaces={"delhi": 0, "jalandhar": 0, "lahore": 0, "umarkot": 0}
    )
    leave(match, "palace amber", "palace bikaner")  # both reach Lahore, neither reaches Thatta
    assert points_of(match, 0) == {"taj-points-palaces": 1 + 2}


@rule("score.chain")
def test_chains_of_two_new_palaces_add_up() -> None:
    match = table(played={0: "red_17"}, palaces={"delhi": 0, "patan": 0})
    leave(match, "palace amber", "palace jodhpur")
    assert points_of(match, 0) == {"taj-points-palaces": 1 + 2}


@rule("score.shared_city")
@pytest.mark.parametrize("older", ["regular", "crowned"])
def test_a_shared_city_belongs_to_both_chains(older: str) -> None:
    mine, other = {"uch": 0}, {"uch": 1}
    for seat in (0, 1):
        match = table(
            turn=seat,
            played={seat: "white_01"},
            palaces=mine if older == "regular" else other,
            crowned=other if older == "regular" else mine,
        )
        leave(match, "palace bikaner")
        assert points_of(match, seat) == {"taj-points-palaces": 2}


@rule("score.no_palace")
def test_without_a_new_palace_there_are_no_palace_points() -> None:
    match = table(played={0: "red_01"}, palaces={"uch": 0, "lahore": 0, "delhi": 0})
    leave(match)
    assert points_of(match, 0) == {"taj-points-goods": 2}


@rule("score.plus_two_card")
def test_the_plus_two_card_scores_also_without_a_prize() -> None:
    match = table(played={0: "red_03 special_plus_two", 1: "green_03"})
    leave(match)
    assert points_of(match, 0) == {"taj-points-plus-two": 2}


@rule("score.plus_two_card")
def test_a_plus_two_card_in_the_hand_scores_nothing_yet() -> None:
    match = table(played={0: "red_03", 1: "green_03"}, hands={0: "special_plus_two"})
    leave(match)
    assert match.scores() == [0, 0, 0]


@rule("score.plus_two_card")
def test_the_plus_two_card_of_another_player_does_not_help() -> None:
    match = table(played={0: "red_03", 1: "green_03 special_plus_two"})
    leave(match)
    assert match.scores() == [0, 0, 0]
