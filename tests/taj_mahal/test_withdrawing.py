"""Chapter "Withdrawing": who wins what, and where the palaces go."""

import pytest

from serai.core.errors import IllegalAction
from serai.games.taj_mahal.state import LOST
from serai.games.taj_mahal.tables import NONE
from tests.rules import rule
from tests.taj_mahal.build import (
    choices,
    city,
    do,
    goods_of,
    influence_of,
    leave,
    log,
    palaces_of,
    table,
    winners,
)

AJMER = ["bikaner", "amber", "ajmer", "jodhpur"]


@rule("withdraw.out")
def test_whoever_withdraws_is_out_for_this_visit() -> None:
    match = table(hands={0: "red_04", 1: "green_01"}, played={0: "red_03"})
    leave(match, "palace amber")
    assert match.state.active == [False, True, True]
    do(match, "play green_01", "done")
    leave(match)
    assert match.actor == 1


@rule("withdraw.out")
def test_one_settles_at_once() -> None:
    match = table(played={0: "red_03"})
    leave(match, "palace amber")
    assert match.scores() == [2, 0, 0]  # a palace, and tile 1 with its rice
    left = {"seat": 0, "province": "ajmer_province"}
    assert log(match)[0] == ("taj-log-withdraw", left, "withdraw.out")


@rule("withdraw.compare")
def test_those_who_are_out_do_not_count() -> None:
    match = table(played={0: "red_03", 1: "green_03"}, hands={2: "red_01"})
    leave(match)
    assert winners(match) == {}
    leave(match, "palace amber")
    assert winners(match) == {"vizier": 1, "elephant": 1}


@rule("withdraw.compare")
def test_everybody_still_in_counts_also_before_their_turn() -> None:
    match = table(players=4, played={0: "red_03", 3: "green_03"})
    leave(match)
    assert winners(match) == {}


@rule("withdraw.majority")
def test_more_symbols_than_each_other_player_win() -> None:
    match = table(played={0: "red_03 red_04", 1: "green_03"})
    leave(match, "palace amber")
    assert winners(match) == {"vizier": 0, "elephant": 0}


@rule("withdraw.majority")
def test_a_tie_wins_nothing() -> None:
    match = table(played={0: "red_03", 1: "green_03"})
    do(match, "withdraw")
    assert winners(match) == {}
    assert influence_of(match, 0) == []
    assert match.scores() == [0, 0, 0]


@rule("withdraw.majority")
def test_nobody_wins_with_no_symbol_at_all() -> None:
    match = table(played={0: "red_17"}, withdrawn=[1, 2])
    do(match, "withdraw", "palace amber", "palace ajmer")
    assert "elephant" not in winners(match)
    assert "princess" not in winners(match)


@rule("withdraw.once")
def test_one_tile_and_one_palace_however_many_symbols() -> None:
    match = table(played={0: "red_03 red_04 red_05"})
    do(match, "withdraw", "palace amber")
    assert influence_of(match, 0) == ["vizier"]
    assert palaces_of(match, 0) == {"amber"}
    assert match.options()[0].verb == "take"


@rule("withdraw.gone")
def test_a_prize_taken_in_this_visit_is_gone() -> None:
    match = table(
        played={0: "red_03 red_15"},
        won={"vizier": 1, "grand_mogul": 1, "elephant": 1},
        withdrawn=[1],
    )
    leave(match)
    assert winners(match) == {"vizier": 1, "grand_mogul": 1, "elephant": 1}
    assert influence_of(match, 0) == []
    assert palaces_of(match, 0) == set()
    assert match.scores() == [0, 0, 0]


@rule("withdraw.all")
def test_all_prizes_one_leads_are_taken() -> None:
    match = table(played={0: "red_17 red_19 white_05 white_06"}, withdrawn=[1, 2])
    do(match, "withdraw")
    assert winners(match) == dict.fromkeys(
        ["vizier", "general", "monk", "princess", "grand_mogul", "elephant"], 0
    )
    assert influence_of(match, 0) == ["vizier", "general", "monk", "princess"]
    prizes = [args["symbol"] for id, args, rule in log(match) if id == "taj-log-prize"]
    assert prizes == ["vizier", "general", "monk", "princess", "grand_mogul", "elephant"]
    assert ("taj-log-prize", {"seat": 0, "symbol": "monk"}, "withdraw.all") in log(match)


@rule("withdraw.all")
def test_a_palace_one_has_won_cannot_be_refused() -> None:
    match = table(played={0: "red_03"})
    do(match, "withdraw")
    assert choices(match) == [f"palace {name}" for name in AJMER]
    with pytest.raises(IllegalAction):
        match.play("done")


@rule("withdraw.figure")
@pytest.mark.parametrize(
    ("card", "figure"),
    [
        ("white_01", "vizier"),
        ("white_02", "general"),
        ("white_03", "monk"),
        ("white_04", "princess"),
    ],
)
def test_each_figure_wins_its_tile_and_a_palace_in_the_province(card: str, figure: str) -> None:
    match = table(played={0: f"red_01 {card}"}, won={"elephant": 1}, withdrawn=[1])
    supply = match.state.supply[:]
    do(match, "withdraw", "palace ajmer")
    assert influence_of(match, 0) == [figure]
    assert palaces_of(match, 0) == {"ajmer"}
    assert match.state.supply == supply  # the tile came from the court
    assert ("taj-log-palace", {"seat": 0, "city": "ajmer"}, "withdraw.figure") in log(match)


@rule("withdraw.capacity")
def test_a_city_holds_one_regular_palace() -> None:
    match = table(played={0: "red_03"}, palaces={"amber": 1, "jodhpur": 0}, withdrawn=[1])
    do(match, "withdraw")
    assert choices(match) == ["palace bikaner", "palace ajmer"]


@rule("withdraw.order")
def test_palaces_are_placed_one_by_one_in_any_order() -> None:
    regular = [f"palace {name}" for name in AJMER]
    crowned = [f"crown {name}" for name in AJMER]
    match = table(played={0: "red_17 white_05"})
    do(match, "withdraw")
    assert choices(match) == regular + crowned
    do(match, "palace amber")
    assert choices(match) == ["palace bikaner", "palace ajmer", "palace jodhpur", *crowned]
    do(match, "crown amber")
    assert choices(match) == ["palace bikaner", "palace ajmer", "palace jodhpur"]
    do(match, "palace jodhpur")
    assert match.options()[0].verb == "take"


@rule("withdraw.order")
def test_the_crowned_palace_may_come_first() -> None:
    match = table(played={0: "red_21"})
    do(match, "withdraw", "crown amber")
    assert choices(match) == [f"palace {name}" for name in AJMER]


@rule("withdraw.fortress")
def test_a_regular_palace_on_a_fortress_takes_the_bonus_tile() -> None:
    match = table(played={0: "red_17"}, bonus={"jodhpur": "tea_1"})
    do(match, "withdraw", "palace jodhpur")
    assert match.state.bonus_on[city("jodhpur")] == NONE
    do(match, "palace ajmer")
    assert goods_of(match, 0) == {"tea": 1}
    assert ("taj-log-bonus", {"seat": 0, "bonus": "tea_1"}, "withdraw.fortress") in log(match)


@rule("withdraw.crown")
def test_the_crowned_palace_goes_to_any_city_also_beside_another_palace() -> None:
    match = table(
        played={0: "red_01 white_05"},
        palaces={"amber": 1, "ajmer": 0},
        won={"elephant": 1},
        withdrawn=[1],
    )
    do(match, "withdraw")
    assert choices(match) == [f"crown {name}" for name in AJMER]
    do(match, "crown amber")
    assert match.state.crowned[city("amber")] == 0
    assert match.state.regular[city("amber")] == 1
    assert winners(match)["grand_mogul"] == 0
    assert ("taj-log-crown", {"seat": 0, "city": "amber"}, "withdraw.crown") in log(match)


@rule("withdraw.crown_joins")
def test_a_regular_palace_may_join_a_crowned_one() -> None:
    match = table(played={0: "red_03"}, crowned={"amber": 1}, withdrawn=[1])
    do(match, "withdraw", "palace amber")
    assert match.state.crowned[city("amber")] == 1
    assert match.state.regular[city("amber")] == 0


@rule("withdraw.crown_joins")
def test_both_palaces_of_one_withdrawal_may_share_a_city() -> None:
    match = table(played={0: "red_21"})
    do(match, "withdraw", "crown amber", "palace amber")
    assert (match.state.crowned[city("amber")], match.state.regular[city("amber")]) == (0, 0)


@rule("withdraw.crown_bonus")
def test_a_crowned_palace_leaves_the_bonus_tile() -> None:
    match = table(played={0: "white_05"}, bonus={"jodhpur": "plus_two_1"})
    do(match, "withdraw", "crown jodhpur")
    assert match.state.bonus_on[city("jodhpur")] != NONE
    assert match.scores() == [1, 0, 0]


@rule("withdraw.elephant")
def test_the_elephant_wins_the_province_tile() -> None:
    match = table(played={0: "red_01"}, visit=5)
    leave(match)
    assert match.state.tile_owner == [LOST] * 4 + [0] + [NONE] * 7
    assert winners(match) == {"elephant": 0}


@rule("withdraw.elephant")
def test_the_elephant_alone_builds_no_palace() -> None:
    match = table(played={0: "red_01"})
    do(match, "withdraw")
    assert match.options()[0].verb == "take"
    assert match.state.regular == [NONE] * 49
