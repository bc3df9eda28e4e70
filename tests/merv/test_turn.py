"""A turn: slots, sites, cubes, the camel market, contracts."""

import pytest

from serai.core.errors import IllegalAction
from serai.games.merv.tables import NONE
from tests.merv.build import (
    T,
    choices,
    cubes_of,
    do,
    offers,
    owner_at,
    refusals,
    table,
)
from tests.rules import rule


@rule("turn.slot", "turn.order")
def test_a_taken_slot_is_closed_to_the_next_in_the_queue() -> None:
    match = table(queue=(2, 0, 1), standing={2: "n3"})
    assert match.actor == 0
    assert offers(match, "go") == ["n1", "n2", "n4", "n5"]


@rule("turn.line", "turn.market", "year.sides")
def test_a_slot_leads_into_a_column_or_a_row_and_the_camel_market_is_no_site() -> None:
    south = do(table(side="s"), "go s1")
    assert offers(south, "activate") == ["r5c5", "r4c5", "r3c5", "r2c5", "r1c5"]
    west = do(table(side="w"), "go w3")
    assert offers(west, "activate") == ["r3c1", "r3c2", "r3c4", "r3c5"]


@rule("turn.no_building")
def test_without_buildings_one_activates_a_site_that_is_built_on() -> None:
    everywhere = "r1c2 r2c2 r3c2 r4c2 r5c2 r1c3 r2c3 r4c3 r5c3"
    match = do(table(buildings={0: everywhere, 1: "r2c1"}), "go n1")
    assert owner_at(match, "r2c1") == 1
    assert cubes_of(match, 1) != "", "the only site that is built on is no choice"
    match = do(table(buildings={0: everywhere}), "go n1", "activate r1c1")
    assert owner_at(match, "r1c1") == NONE, "with none in the line an empty site stays empty"
    assert cubes_of(match) == T.slugs["colour"][match.state.colour(0)]


@rule("turn.no_building")
def test_an_empty_site_is_refused_with_its_reason() -> None:
    everywhere = "r1c2 r2c2 r3c2 r4c2 r5c2 r1c3 r2c3 r4c3 r5c3"
    match = do(table(buildings={0: everywhere, 1: "r2c1 r3c1"}), "go n1")
    assert offers(match, "activate") == ["r2c1", "r3c1"]
    assert refusals(match)["activate r1c1"] == ("merv-refuse-building", "turn.no_building")


@rule("produce.white", "produce.share")
def test_a_white_upgrade_gives_white_also_to_the_owner() -> None:
    match = table(
        buildings={1: "r1c1 r3c1"},
        sites={"r1c1": "wall_brown", "r3c1": "wall_orange"},
        upgrades={"r3c1": "white"},
    )
    do(match, "go n1", "activate r1c1")
    assert cubes_of(match, 0) == "brown white"
    assert cubes_of(match, 1) == "brown white"


@rule("turn.steps", "turn.action")
def test_an_action_that_can_do_nothing_is_not_offered() -> None:
    match = table(sites={"r1c1": "mosque_orange"}, mosque={0: "top_10"})
    do(match, "go n1", "activate r1c1")
    assert "act" not in choices(match)
    assert refusals(match)["act"] == ("merv-refuse-act", "turn.action")


# === PAYING ===================================================================================


@rule("produce.wild")
def test_white_pays_for_any_colour_and_one_may_choose() -> None:
    match = table(sites={"r1c1": "mosque_orange"}, cubes={0: "white"})
    do(match, "go n1", "activate r1c1", "act", "advance lane1_1")
    assert choices(match) == ["settle", "pay orange", "pay white"]
    do(match, "pay white")
    assert cubes_of(match) == "orange"


@rule("library.wild")
def test_a_cube_of_the_breakthrough_counts_as_any_colour_once_a_turn() -> None:
    match = table(
        sites={"r1c1": "mosque_orange"},
        cubes={0: "orange*2"},
        breakthroughs={0: "discount_palace wild_orange"},
        scrolls={0: 4},
    )
    do(match, "go n1", "activate r1c1", "act", "advance lane2_1")  # turquoise, for an orange one
    assert match.state.wild_used
    assert cubes_of(match) == "orange*2"
    do(match, "advance lane2_2")  # orange as it is
    assert cubes_of(match) == "orange"
    assert match.actor == 1, "the brown step has no second wild cube"


@rule("library.discount", "library.once")
def test_a_discount_leaves_out_one_cube_of_the_whole_action() -> None:
    match = table(
        sites={"r1c1": "palace_brown"},
        breakthroughs={0: "discount_palace"},
        cubes={0: "purple*2"},
        scrolls={0: 2},
    )
    do(match, "go n1", "activate r1c1", "act", "courtier trade", "waive")
    assert cubes_of(match) == "purple*2 brown"
    do(match, "courtier knowledge")
    assert cubes_of(match) == "brown", "the second costs two cubes, and none is left out"
    assert not match.state.discount


# === THE CAMEL MARKET =========================================================================


@rule("camels.when", "camels.place", "camels.cube", "camels.sides")
def test_a_camel_before_the_action_brings_the_gift_and_only_one_trade() -> None:
    match = table(camels={0: 2})
    do(match, "go n3", "activate r1c3", "trade 1")
    assert cubes_of(match).endswith("white")
    assert match.state.camels[0] == 1
    assert offers(match, "trade") == []
    do(match, "favour")
    assert match.actor == 1, "no second trade after the action"


@rule("camels.when", "camels.collect", "camels.now")
def test_after_the_action_all_camels_may_be_collected() -> None:
    match = table(stalls="2 4", camels={0: 1})
    do(match, "go n3", "activate r1c3", "favour")
    assert choices(match) == ["collect", "trade 1", "trade 3", "done"]
    do(match, "collect")
    assert match.state.camels[0] == 3
    assert match.state.stall == [False] * 4


@rule("camels.scroll", "camels.favour", "camels.card")
def test_the_first_side_gives_a_scroll_a_card_or_a_favour() -> None:
    parts = {"camels": {0: 1}, "caravan": "ginger pepper+"}
    scroll = do(table(**parts), "go n3", "activate r1c3", "trade 2")
    assert scroll.state.scrolls[0] == 1
    card = do(table(**parts), "go n3", "activate r1c3", "trade 3", "take 2")
    assert card.state.spices[3] == 1
    assert card.state.camels[0] == 1, "its camel came with it"
    favour = do(table(**parts), "go n3", "activate r1c3", "trade 4")
    assert favour.state.favour[0] == 1


@rule("camels.rare", "camels.mosque", "camels.soldier")
def test_the_second_side_gives_a_rare_good_a_step_or_a_soldier() -> None:
    parts = {"camels": {0: 1}, "market": 1}
    rare = do(table(**parts), "go n3", "activate r1c3", "trade 2")
    assert rare.state.rare[0] == 1
    step = do(table(**parts), "go n3", "activate r1c3", "trade 3", "advance lane3_1")
    assert step.state.mosque_steps(0) == 1
    soldier = do(table(**parts), "go n3", "activate r1c3", "trade 4", "guard r1c3")
    assert soldier.state.influence[0] == 1


def test_without_the_camel_market_in_the_line_nobody_trades() -> None:
    match = do(table(camels={0: 1}, stalls="1"), "go n2", "activate r1c2")
    assert offers(match, "trade") == offers(match, "collect") == []


# === CONTRACTS ================================================================================

READY = {
    "influence": {0: 3},
    "common": {0: 2},
    "scrolls": {0: 2},
    "cubes": {0: "turquoise purple"},
    "buildings": {1: "r5c5"},
}


@rule("contract.when", "contract.cubes", "contract.goods", "contract.points", "contract.reward")
def test_a_contract_before_the_meeple_moves() -> None:
    match = table(**READY)
    assert offers(match, "fulfil") == ["s1_1", "s2_1"]
    do(match, "fulfil s1_1")
    assert match.state.points[0] == 5
    assert match.state.favour[0] == 1
    assert cubes_of(match) == "purple"
    assert match.state.common_used[0] == 2


@rule("contract.several", "contract.reward", "contract.kept", "score.knowledge")
def test_several_contracts_in_a_turn_and_their_goods_stay() -> None:
    match = do(table(**READY), "fulfil s1_1", "fulfil s2_1", "guard r5c5")
    assert match.state.points[0] == 10
    assert match.state.influence[0] == 5
    assert match.state.scrolls[0] == 2, "they are still one's own"
    assert offers(match, "fulfil") == [], "but serve for no other contract"


@rule("contract.influence", "contract.goods", "contract.cubes", "contract.top")
def test_why_a_contract_cannot_be_fulfilled() -> None:
    match = table(influence={0: 3}, common={0: 2}, contracts={1: "s1_1"})
    refused = refusals(match)
    assert "fulfil s1_1" not in refused
    assert refused["fulfil s1_2"] == ("merv-refuse-cubes", "contract.cubes")
    assert refused["fulfil s2_1"] == ("merv-refuse-goods", "contract.goods")
    assert refused["fulfil s3_1"] == ("merv-refuse-influence", "contract.influence")
    with pytest.raises(IllegalAction):
        do(match, "fulfil s1_3")


@rule("contract.when")
def test_a_contract_at_the_end_of_the_turn() -> None:
    match = table(
        influence={0: 3},
        common={0: 2},
        cubes={0: "turquoise"},
        sites={"r1c1": "wall_brown"},
    )
    do(match, "go n1", "activate r1c1", "favour")
    assert choices(match) == ["done", "fulfil s1_1"]
    do(match, "fulfil s1_1")
    assert match.actor == 1
