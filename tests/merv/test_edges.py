"""The least that is enough: one cube, one camel, one kind of spice, the last piece there is."""

from pathlib import Path
from typing import Any

import pytest

from serai.core.match import Match
from serai.core.step import Do
from serai.games.merv.rules.caravansary import (
    FreeCard,
    can_trade_spices,
    cubes_for_card,
    spice_open,
)
from serai.games.merv.rules.contracts import shortages
from serai.games.merv.rules.course import next_round, turn_of
from serai.games.merv.rules.gains import gain_favour, gain_influence
from serai.games.merv.rules.invasion import Invasion
from serai.games.merv.rules.market import SetUpPost
from serai.games.merv.rules.mosque import FreeStep, TakeTile
from serai.games.merv.rules.payment import can_pay
from serai.games.merv.rules.rivals import lone_courtier_turn, magistrate_turn
from serai.games.merv.rules.soldiers import ChooseBonus
from serai.games.merv.rules.years import score_seat
from serai.games.merv.scoring import outcome
from serai.games.merv.state import MervState
from serai.games.merv.tables import COLOUR_IDS, HIGH_COURTIER, MAGISTRATE, SPICE_IDS, WHITE
from tests.merv.build import (
    CELL_IDS,
    T,
    choices,
    cubes_of,
    do,
    offers,
    reading,
    run,
    table,
)
from tests.merv.test_words import acting
from tests.rules import rule

# --- the caravansary --------------------------------------------------------------------------


@rule("caravan.pay", "caravan.reach")
def test_without_a_cube_or_a_card_in_reach_there_is_no_trade_in_spices() -> None:
    s = table(caravan="ginger ginger").state
    assert not can_trade_spices(s, 0, False)
    assert can_trade_spices(s, 0, True), "a discount is as good as a cube"
    parts: dict[str, Any] = {"caravan": "pepper ginger", "spices": {0: "ginger"}}
    assert not can_trade_spices(table(cubes={0: "brown"}, **parts).state, 0, False)
    assert can_trade_spices(table(cubes={0: "brown"}, camels={0: 1}, **parts).state, 0, False)
    parts["caravan"] = "pepper pepper ginger"
    assert not can_trade_spices(table(cubes={0: "brown"}, camels={0: 1}, **parts).state, 0, False)
    assert can_trade_spices(table(cubes={0: "brown"}, camels={0: 2}, **parts).state, 0, False)


@rule("caravan.limit")
def test_two_kinds_fill_a_limit_of_two() -> None:
    s = table(spices={0: "ginger pepper"}, influence={0: 4}).state
    assert not spice_open(s, 0, SPICE_IDS.index("juniper"))
    assert spice_open(s, 0, SPICE_IDS.index("pepper"))


@rule("caravan.pay", "library.wild")
def test_a_cube_that_counts_as_any_pays_for_cards_of_another_colour() -> None:
    s = table(
        cubes={0: "purple"}, scrolls={0: 4}, breakthroughs={0: "discount_mosque wild_purple"}
    ).state
    brown, purple = COLOUR_IDS.index("brown"), COLOUR_IDS.index("purple")
    assert [one.text for one in cubes_for_card(s, 0, brown, False)] == ["wild"]
    assert [one.text for one in cubes_for_card(s, 0, purple, False)] == ["pay purple"]


@rule("caravan.pay", "library.wild")
def test_the_wild_cube_for_cards_is_the_own_one() -> None:
    s = table(
        cubes={1: "brown"}, scrolls={1: 4}, breakthroughs={1: "discount_mosque wild_brown"}
    ).state
    purple = COLOUR_IDS.index("purple")
    assert [one.text for one in cubes_for_card(s, 1, purple, False)] == ["wild"]


def trading(*moves: str, **parts: Any) -> Match:
    """Seat 0 trades in spices, at a brown site."""
    given: dict[str, Any] = {"caravan": "ginger+ ginger+ ginger+"}
    return do(acting("caravansary_brown", **{**given, **parts}), *moves)


@rule("caravan.pay", "library.discount", "library.once")
def test_a_card_may_be_had_for_the_discount_also_after_the_last_cube() -> None:
    parts: dict[str, Any] = {"scrolls": {0: 2}, "breakthroughs": {0: "discount_caravansary"}}
    match = trading("take 1", **parts)
    assert choices(match) == ["waive", "pay brown"]
    do(match, "pay brown")
    assert offers(match, "take") == ["2", "3"], "the discount is left"
    match = trading("take 1", "waive", **parts)
    assert cubes_of(match) == "brown"
    assert not match.state.discount


@rule("caravan.pay", "library.wild")
def test_a_wild_cube_pays_for_a_card_once_the_colour_is_settled() -> None:
    match = trading(
        *("take 1", "pay brown", "take 2"),
        cubes={0: "purple"},
        scrolls={0: 4},
        breakthroughs={0: "discount_mosque wild_purple"},
    )
    assert cubes_of(match) == "", "the wild cube was the only way to pay"
    assert match.state.wild_used


@rule("caravan.pay")
def test_a_white_cube_settles_no_colour() -> None:
    match = trading("take 1", "pay white", "take 2", cubes={0: "white purple"})
    assert choices(match) == ["pay purple", "pay brown"]
    assert cubes_of(match) == "purple brown"


@rule("caravan.place")
def test_without_a_camel_none_is_put_on_a_card() -> None:
    row = "ginger+ ginger"
    assert "load" not in choices(trading(caravan=row, cubes={0: "white"}))
    assert "load" in choices(trading(caravan=row, cubes={0: "white"}, camels={0: 1}))
    assert "load" not in choices(trading(cubes={0: "white"}, camels={0: 1}))


@rule("camels.card", "caravan.pairs", "caravan.pepper")
def test_a_free_card_that_makes_a_pair_brings_its_gift() -> None:
    match = table(spices={1: "pepper"}, caravan="pepper", buildings={1: "r1c1 r2c2"})
    run(match, FreeCard(1, "camels.card"))
    do(match, *["deal ginger"] * 4, *["deal juniper"] * 4)
    assert match.actor == 1
    do(match, "upgrade r2c2")
    assert match.state.upgrade[CELL_IDS.index("r2c2")] == WHITE
    assert match.state.white_upgrades == T.white_upgrades - 1


# --- contracts --------------------------------------------------------------------------------


@rule("contract.goods", "contract.kept", "contract.several")
def test_what_lies_on_a_contract_cannot_be_used_for_another() -> None:
    match = table(
        influence={0: 7},
        scrolls={0: 3},
        common={0: 4},
        rare={0: 1},
        cubes={0: "purple*2 turquoise*3"},
        buildings={1: "r5c5"},
    )
    assert offers(match, "fulfil") == ["s1_1", "s2_1", "s3_1"]
    do(match, "fulfil s1_1", "fulfil s3_1", "done", "fulfil s2_1", "done")
    s = match.state
    assert (s.common_used[0], s.rare_used[0], s.scrolls_used[0]) == (3, 1, 2)
    assert [s.contract[T.contract_ids.index(name)] for name in ("s1_1", "s2_1", "s3_1")] == [0] * 3
    assert offers(match, "fulfil") == [], "one scroll is left, and two are wanted"


@rule("contract.goods", "contract.kept")
def test_goods_that_lie_on_a_contract_are_short_for_the_next_one() -> None:
    match = table(
        influence={0: 7},
        scrolls={0: 4},
        common={0: 4},
        rare={0: 1},
        cubes={0: "white*9"},
        buildings={1: "r5c5"},
    )
    do(match, "fulfil s1_1", "fulfil s3_1", "done")
    assert offers(match, "fulfil") == ["s2_1", "s4_1"]
    s = match.state
    assert shortages(s, 0, T.contract_ids.index("s1_2")) == [0, 0, 1, 0, 0]
    assert shortages(s, 0, T.contract_ids.index("s3_2")) == [0, 0, 0, 1, 0]
    do(match, "fulfil s2_1", "done", "fulfil s2_2", "done")
    assert s.scrolls_used[0] == 4
    assert shortages(s, 0, T.contract_ids.index("s2_3")) == [0, 2, 0, 0, 0]


@rule("library.once", "contract.cubes")
def test_the_discount_of_an_action_is_not_for_contracts() -> None:
    match = acting(
        "palace_purple",
        influence={0: 3},
        scrolls={0: 2},
        breakthroughs={0: "discount_palace"},
        cubes={0: "white"},
    )
    do(match, "fulfil s2_1")
    assert choices(match) == ["settle", "pay purple", "pay white"]


@rule("contract.goods", "contract.influence")
def test_nothing_is_short_of_a_contract_that_can_be_fulfilled() -> None:
    s = table(influence={0: 9}, common={0: 3}, scrolls={0: 2}, cubes={0: "turquoise"}).state
    assert shortages(s, 0, T.contract_ids.index("s1_1")) == [0, 0, 0, 0, 0]
    assert shortages(s, 0, T.contract_ids.index("s6_1")) == [2, 0, 0, 1, 2]


# --- tracks -----------------------------------------------------------------------------------


@rule("favour.full", "influence.full")
def test_at_the_end_of_both_tracks_nothing_is_gained() -> None:
    s = table(favour={0: 8}, influence={0: 20}).state
    gain_favour(s, 0, "favour.action")
    gain_influence(s, 0, 2, "soldier.other")
    assert (s.favour[0], s.influence[0], s.points[0]) == (8, 20, 0)


@rule("favour.full", "influence.full")
def test_one_step_before_the_end_it_can_still_be_made() -> None:
    s = table(favour={0: 8, 1: 7}, influence={0: 19, 1: 20}).state
    gain_favour(s, 0, "favour.action")
    gain_influence(s, 1, 1, "soldier.own")
    assert (s.influence[0], s.favour[1]) == (20, 8)


# --- paying -----------------------------------------------------------------------------------

BROWN = COLOUR_IDS.index("brown")


@rule("produce.wild", "library.wild")
def test_a_white_cube_helps_once_and_a_wild_one_must_be_there() -> None:
    assert can_pay(table(cubes={0: "white"}).state, 0, [BROWN], False)
    assert not can_pay(table(cubes={0: "white"}).state, 0, [BROWN, BROWN], False)
    wild: dict[str, Any] = {"scrolls": {0: 4}, "breakthroughs": {0: "discount_mosque wild_purple"}}
    assert not can_pay(table(**wild).state, 0, [BROWN], False)
    assert can_pay(table(cubes={0: "purple"}, **wild).state, 0, [BROWN], False)


@rule("library.discount", "library.once")
def test_a_discount_may_be_kept_for_the_second_cube_of_a_cost() -> None:
    match = acting(
        "palace_purple",
        halls={0: "trade"},
        cubes={0: "purple"},
        scrolls={0: 2},
        breakthroughs={0: "discount_palace"},
    )
    do(match, "courtier knowledge", "pay purple")
    assert "waive" in choices(match)
    do(match, "waive")
    assert cubes_of(match) == "purple"


@rule("library.discount")
@pytest.mark.parametrize(
    ("site", "verb", "count"), [("palace", "courtier", 4), ("mosque", "advance", 4)]
)
def test_with_a_discount_every_first_cube_may_be_left_out(site: str, verb: str, count: int) -> None:
    match = acting(f"{site}_purple", scrolls={0: 2}, breakthroughs={0: f"discount_{site}"})
    assert len(offers(match, verb)) == count


@rule("library.discount", "market.buy")
def test_with_a_discount_a_common_good_costs_no_cube() -> None:
    match = acting("marketplace_brown", scrolls={0: 2}, breakthroughs={0: "discount_marketplace"})
    do(match, "post samarkand")
    assert offers(match, "buy") == ["samarkand"]


@rule("library.wild", "library.pay")
def test_the_wild_cube_of_a_later_seat_is_its_own() -> None:
    match = table(
        queue=(1, 2, 0),
        sites={"r1c1": "library_brown"},
        cubes={1: "brown"},
        scrolls={1: 4},
        breakthroughs={1: "discount_mosque wild_brown"},
    )
    do(match, "go n1", "activate r1c1", "act", "pay brown")
    assert "wild" in choices(match)


# --- market, mosque, palace -------------------------------------------------------------------


@rule("market.link", "market.post")
def test_a_post_opens_the_outer_city_behind_it_alone() -> None:
    match = run(table(posts={1: "samarkand"}), SetUpPost(1, False))
    assert offers(match, "post") == ["ray", "nishapur", "balkh", "kashgar"]


@rule("market.buy")
def test_one_good_is_bought_in_each_city() -> None:
    match = acting("marketplace_orange", cubes={0: "orange purple"}, posts={0: "ray"})
    do(match, "post samarkand")
    assert offers(match, "buy") == ["ray", "samarkand"], "there are no camels for the others"
    do(match, "buy samarkand")
    assert offers(match, "buy") == ["ray"]


@rule("market.post", "turn.action")
def test_with_all_posts_and_no_cube_the_market_is_of_no_use() -> None:
    posts = "ray samarkand nishapur balkh baghdad kashgar"
    match = table(sites={"r1c1": "marketplace_orange"}, posts={0: posts}, buildings={1: "r5c5"})
    do(match, "go n1", "activate r1c1")
    assert "act" in choices(match)
    match.state.cubes = [0] * len(match.state.cubes)
    assert "act" not in choices(match)


@rule("mosque.tile", "library.step")
def test_at_the_end_of_the_way_and_without_a_tile_nobody_is_asked() -> None:
    match = run(table(mosque={1: "top_10"}), FreeStep(1, "library.step"))
    assert match.state.year == 2
    tiles = {2: "caravansary palace library marketplace"}
    assert run(table(tiles=tiles), TakeTile(1)).state.year == 2


@rule("upgrade.choice")
def test_without_a_bonus_upgrade_left_nobody_is_asked() -> None:
    match = table(buildings={1: "r1c1"})
    match.state.bonus_upgrades = 0
    match.state.upgrades_gone = [1, 1, 1, 1, 0]
    assert run(match, ChooseBonus(1, "mosque.bonus")).state.year == 2


@rule("palace.place")
def test_two_courtiers_may_stand_in_one_hall() -> None:
    match = acting("palace_purple", halls={0: "knowledge"}, cubes={0: "purple"})
    do(match, "courtier knowledge")
    assert match.state.halls[0] == 2


# --- years and the end ------------------------------------------------------------------------


@rule("score.short")
def test_a_courtier_that_has_scored_is_not_chosen_again() -> None:
    match = table(halls={0: "knowledge spice trade"}, favour={0: 2})
    run(match, Do(score_seat, 0))
    do(match, "score spice")
    assert offers(match, "score") == ["knowledge", "trade"]


def ended(match: Match) -> MervState:
    s: MervState = match.state
    s.stack = []
    return s


@rule("end.winner", "solo.win")
def test_the_result_names_its_reason_and_the_places() -> None:
    result = outcome(ended(table(points={1: 3})))
    assert result is not None
    assert (result.reason, result.ranking[0]) == ("merv-end-years", (1,))
    lost = outcome(ended(table(players=1)))
    assert lost is not None
    assert lost.ranking == ((), (0,))


@rule("queue.order", "high.ahead")
def test_an_edition_may_let_the_high_courtier_line_up_when_he_acted_last(tmp_path: Path) -> None:
    game = reading(tmp_path, "queue_begins_with", "last_actor")
    match = table(game=game, players=2, standing={0: "n1", 1: "n2"})
    do(match, "go n3", "activate r1c3")
    assert match.state.queue[-1] == HIGH_COURTIER


@rule("queue.order", "year.sides")
def test_a_queue_is_formed_after_every_round() -> None:
    match = run(table(queue=(1, 2, 0)), Do(next_round, 1))
    for slot, cell in (("e3", "r3c5"), ("e1", "r1c5"), ("e2", "r2c5")):
        do(match, f"go {slot}", f"activate {cell}", "favour")
    assert match.state.queue == [1, 0, 2], "the nearest slot goes last in line"


@rule("invade.when")
@pytest.mark.parametrize(("year", "invaded"), [(1, False), (2, True), (3, True)])
def test_the_invasions_come_in_the_second_and_third_year(year: int, invaded: bool) -> None:
    match = run(table(year=year - 1))
    assert match.state.year == year
    assert any(isinstance(step, Invasion) for step in match.state.stack) == invaded


@rule("solo.rivals")
def test_alone_each_rival_has_a_turn_of_his_own() -> None:
    s = table(players=1).state
    for owner, turn in ((MAGISTRATE, magistrate_turn), (HIGH_COURTIER, lone_courtier_turn)):
        step = turn_of(s, owner)
        assert isinstance(step, Do)
        assert step.does is turn
