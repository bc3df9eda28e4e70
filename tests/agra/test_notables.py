"""Chapter "Notables": what all contracts have in common, and those of level I."""

from pathlib import Path

import pytest

from serai.core.match import Match
from serai.games.agra.state import ORDER
from tests.agra.build import (
    T,
    choices,
    do,
    earned,
    goods_of,
    log,
    notable,
    offers,
    owner_of,
    prompt,
    reading,
    table,
    track,
)
from tests.rules import rule

PAYS = {
    "portuguese_trader": ("cloth", 1),
    "sufi": ("curry", 1),
    "dyer": ("dye", 1),
    "cook": ("oil", 1),
    "calligrapher": ("paper", 1),
    "mullah": ("bricks", 1),
    "mujtahida": ("statue", 2),
    "dutch_trader": ("clothing", 2),
    "painter": ("painting", 2),
    "subadar": ("book", 2),
}
"""Contracts that pay for a good that is delivered."""


def fulfil(name: str, extra: str = "", turn: int = 0) -> Match:
    """Seat 0 delivers the last good of a notable; all others lie there already."""
    asked = [T.good_ids[n] for n in T.asks[notable(name)]]
    level = T.notable_level[notable(name)]
    match = table(
        turn=turn,
        goods={0: f"{asked[-1]} {extra}"},
        stones={f"{name} {other}": 0 for other in asked[:-1]},
        open_tiles="gain_mp sell_good",
        lying={0: "architect botanist quarry sawmill"},
        pier={1: 1, 2: 4, 3: 5, 4: 6}[level],
    )
    return do(match, "place sailor", f"deliver {asked[-1]} {name}")


# --- all of them ------------------------------------------------------------------------------


@rule("notable.at_once")
@pytest.mark.parametrize("name", T.notable_ids)
def test_a_notable_without_a_gift_gives_nothing_at_once(name: str) -> None:
    match = fulfil(name)
    assert owner_of(match, name) == 0
    gifts = {"sufi", "mosaic_maker", "mujtahida", "painter", "sadr_us_sudur"}
    if name not in gifts and T.notable_level[notable(name)] < 4:
        assert match.actor == 1
        assert match.state.favours == [0, 0, 0]
        assert match.state.meditation == [0, 0, 0]
        assert len(match.state.lying_workers(0)) == 4


@rule("notable.at_once")
def test_a_gift_goes_to_the_winner_not_to_the_one_who_delivered() -> None:
    match = table(goods={0: "cotton"}, doubles={"sufi curry": 1})
    do(match, "place sailor", "deliver cotton sufi")
    assert match.state.meditation == [0, 1, 0]


@rule("notable.once")
def test_contracts_work_in_ones_own_turns_only() -> None:
    match = table(
        turn=1,
        goods={0: "wood cotton"},
        lying={0: "trader"},
        contracts={0: "caliph english_trader french_trader"},
    )
    assert not {"pray", "barter"} & set(choices(match))
    assert offers(match, "consign") == []


@rule("notable.generous")
@pytest.mark.parametrize("name", list(PAYS))
def test_a_generous_contract_pays_for_each_delivery(name: str) -> None:
    good, rupees = PAYS[name]
    assert (T.good_ids[T.pays_for[notable(name)]], T.pays[notable(name)]) == (good, rupees)
    match = table(phase=ORDER, goods={0: good}, contracts={0: name})
    assert earned(match, f"akbar {good}") == rupees
    args = {"seat": 0, "rupees": rupees}
    assert ("agra-log-rupees", args, "notable.generous") in log(match)
    match = table(phase=ORDER, goods={0: good}, contracts={1: name})
    assert earned(match, f"akbar {good}") == 0


@rule("notable.generous")
def test_no_other_contract_pays_for_goods() -> None:
    assert {T.notable_ids[n] for n, good in enumerate(T.pays_for) if good >= 0} == set(PAYS)


@rule("notable.generous")
def test_a_good_paid_to_the_sailor_is_not_delivered() -> None:
    match = table(goods={0: "oil wood"}, river="mahout", contracts={0: "cook"})
    do(match, "place sailor")
    assert earned(match, "pay oil") == 0


# --- level I ----------------------------------------------------------------------------------


@rule("notable.portuguese_trader")
def test_the_portuguese_trader_lets_several_goods_pay_the_sailor() -> None:
    match = table(
        goods={0: "wood*3 curry statue"}, river="cook", contracts={0: "portuguese_trader"}
    )
    do(match, "place sailor", "pay wood")
    assert prompt(match)[1] == {"seat": 0, "count": 2}
    assert offers(match, "pay") == ["wood", "curry", "statue"]
    do(match, "pay curry")
    assert offers(match, "pay") == ["wood"]
    assert prompt(match)[1] == {"seat": 0, "count": 4}


@rule("notable.portuguese_trader")
def test_with_four_paid_no_more_can_be_paid() -> None:
    match = table(goods={0: "wood*2 statue"}, river="cook", contracts={0: "portuguese_trader"})
    do(match, "place sailor", "pay statue", "pay wood")
    assert prompt(match)[1] == {"seat": 0, "count": 5}
    assert offers(match, "pay") == []
    assert earned(match, "done") == 4


@rule("notable.portuguese_trader", "contract.use")
def test_a_portuguese_trader_won_among_the_deliveries_helps_at_once() -> None:
    match = table(
        goods={0: "wood turmeric*2 cloth oil"},
        stones={"portuguese_trader sandstone": 0},
        river="cook",
    )
    do(match, "place sailor", "pay wood")
    assert offers(match, "pay") == []
    do(match, "deliver cloth portuguese_trader")
    assert owner_of(match, "portuguese_trader") == 0
    assert offers(match, "pay") == ["turmeric", "oil"]
    do(match, "pay turmeric", "pay turmeric")
    assert prompt(match)[1] == {"seat": 0, "count": 1 + 1 - 1 + 2}
    assert offers(match, "pay") == []  # the oil would make 5
    assert earned(match, "deliver oil cook") == 1 + 2  # nothing more can be done


@rule("notable.sufi")
def test_the_sufi_gives_a_step_of_meditation() -> None:
    match = fulfil("sufi")
    assert match.state.meditation == [1, 0, 0]
    assert ("agra-log-advance", {"seat": 0, "step": 2}, "notable.sufi") in log(match)


@rule("notable.sufi")
def test_on_the_last_step_the_sufi_gives_nothing() -> None:
    match = table(goods={0: "cotton"}, stones={"sufi curry": 0}, meditation={0: 5})
    do(match, "place sailor", "deliver cotton sufi")
    assert match.state.meditation[0] == 4


@rule("notable.takshaka")
def test_takshaka_counts_one_more_and_pays_a_rupee_for_building() -> None:
    match = table(goods={0: "wood*2"}, contracts={0: "takshaka"})
    do(match, "place architect")
    assert offers(match, "build") == T.building_ids[4:8]
    do(match, "build oil_press")
    assert match.state.rupees[0] == 1
    do(match, "bonus l2_favour")
    assert match.state.rupees[0] == 1 + 3
    assert goods_of(match, 0) == {}


@rule("notable.takshaka")
def test_takshaka_adds_to_two_kinds_of_materials() -> None:
    match = table(goods={0: "wood sandstone"}, contracts={0: "takshaka"})
    do(match, "place architect")
    assert "build paper_mill" in choices(match)
    assert "build tailor" not in choices(match)


@rule("notable.takshaka")
def test_takshaka_does_not_help_with_the_builder() -> None:
    match = table(builder="oil_press", contracts={0: "takshaka"})
    do(match, "place oil_press")
    assert match.state.rupees[0] == 0


@rule("notable.takshaka")
def test_takshaka_pays_for_the_mujtahidas_building() -> None:
    match = table(
        goods={0: "cotton"},
        stones={"mujtahida statue": 0, "mujtahida planks": 0},
        contracts={0: "takshaka"},
        pier=5,
    )
    do(match, "place sailor", "deliver cotton mujtahida")
    assert earned(match, "build cement_works") == 1


@rule("notable.mahout")
@pytest.mark.parametrize(("place", "count"), [("quarry", 3), ("sawmill", 3), ("turmeric_farm", 2)])
def test_the_mahout_adds_a_sandstone_or_a_wood(place: str, count: int) -> None:
    match = table(contracts={0: "mahout"})
    do(match, f"place {place}")
    assert list(goods_of(match, 0).values()) == [count]


@rule("notable.khatib")
@pytest.mark.parametrize(
    ("place", "count"), [("cotton_farm", 3), ("turmeric_farm", 3), ("sawmill", 2)]
)
def test_the_khatib_adds_a_cotton_or_a_turmeric(place: str, count: int) -> None:
    match = table(contracts={0: "khatib"}, merchant="quarry")
    do(match, f"place {place}")
    assert list(goods_of(match, 0).values()) == [count]


@rule("notable.mahout", "notable.khatib")
@pytest.mark.parametrize("name", ["mahout", "khatib"])
def test_the_extra_good_comes_even_if_the_fields_give_nothing(name: str) -> None:
    farmers = {"mahout": "n2 w4", "khatib": "e4 s2"}[name]
    match = table(contracts={0: name}, farmers={0: farmers})
    do(match, "place quarry" if name == "mahout" else "place turmeric_farm")
    assert list(goods_of(match, 0).values()) == [1]


@rule("notable.mahout", "notable.khatib")
@pytest.mark.parametrize(("value", "count"), [("true", 9), ("false", 8)])
def test_an_edition_may_keep_production_to_eight(tmp_path: Path, value: str, count: int) -> None:
    game = reading(tmp_path, "extra_production_above_8", value)
    match = table(
        game=game,
        contracts={0: "mahout"},
        bare={0: "n1 n5 w1 w5"},
        farmers={0: "n5 w1"},
    )
    do(match, "place quarry")
    assert goods_of(match, 0) == {"sandstone": count}


@rule("notable.french_trader")
def test_the_third_good_on_the_french_trader_pays_five() -> None:
    match = table(goods={0: "wood statue"}, contracts={0: "french_trader"}, consigned="oil wood")
    assert match.state.yard[0] == 22 - 2 - 2
    assert offers(match, "consign") == ["wood", "statue"]
    assert earned(match, "consign statue") == 5
    assert match.state.consigned == []
    assert match.state.yard[0] == 21
    assert ("agra-log-rupees", {"seat": 0, "rupees": 5}, "notable.french_trader") in log(match)


@rule("notable.french_trader")
def test_one_good_a_turn_lies_on_the_french_trader() -> None:
    match = table(goods={0: "wood*3"}, contracts={0: "french_trader"})
    assert earned(match, "consign wood") == 0
    assert match.view(1).consigned == (1,)
    assert goods_of(match, 0) == {"wood": 2}
    assert match.state.yard[0] == 19
    assert offers(match, "consign") == []
    note = ("agra-log-consign", {"seat": 0, "good": "wood"}, "notable.french_trader")
    assert note in log(match)


@rule("notable.french_trader")
def test_a_good_worth_four_is_too_dear_for_the_french_trader() -> None:
    match = table(
        goods={0: "wood statue"},
        contracts={0: "french_trader"},
        tokens=["price_3_4 high statue"],
    )
    assert offers(match, "consign") == ["wood"]


@rule("notable.french_trader")
def test_an_edition_may_ask_for_one_good_of_each_value(tmp_path: Path) -> None:
    game = reading(tmp_path, "french_trader_slots", "one_each_of_1_2_3")
    match = table(
        game=game,
        goods={0: "wood oil statue"},
        contracts={0: "french_trader"},
        consigned="wood statue",
    )
    assert offers(match, "consign") == ["oil"]


@rule("notable.french_trader", "notable.generous")
def test_goods_for_the_french_trader_are_delivered_but_bring_no_influence() -> None:
    match = table(goods={0: "oil"}, contracts={0: "french_trader cook"})
    assert earned(match, "consign oil") == 1
    assert track(match, 0, "merchants") == 0


@rule("notable.dyer")
def test_the_dyer_exchanges_two_new_goods_for_one_of_the_row() -> None:
    match = table(contracts={0: "dyer"})
    do(match, "place turmeric_farm")
    assert choices(match) == ["take curry", "take dye", "done"]
    assert prompt(match)[:2] == ("agra-prompt-dye", {"seat": 0, "good": "turmeric"})
    do(match, "take dye")
    assert goods_of(match, 0) == {"dye": 1}
    assert match.state.yard[0] == 21


@rule("notable.dyer", "stones.free")
def test_the_dyer_needs_one_stone_for_two_goods() -> None:
    match = table(goods={0: "wood*21"}, contracts={0: "dyer"})
    do(match, "place turmeric_farm", "take dye")
    assert goods_of(match, 0) == {"wood": 21, "dye": 1}
    assert match.state.yard[0] == 0
    assert prompt(match)[0] == "agra-prompt-order"


@rule("notable.dyer", "stones.free")
def test_the_dyer_is_offered_before_a_stone_is_asked_for() -> None:
    match = table(goods={0: "wood*22"}, contracts={0: "dyer"})
    do(match, "place turmeric_farm")
    assert prompt(match)[0] == "agra-prompt-dye"
    do(match, "take curry")
    args = {"seat": 0, "count": 1, "good": "curry"}
    assert prompt(match)[:2] == ("agra-prompt-shortage-goods", args)
    do(match, "free wood")
    assert goods_of(match, 0) == {"wood": 21, "curry": 1}


@rule("notable.dyer", "stones.free")
def test_without_the_dyer_the_stones_are_asked_for_afterwards() -> None:
    match = table(goods={0: "wood*21"}, contracts={0: "dyer"})
    do(match, "place turmeric_farm", "done")
    assert goods_of(match, 0) == {"wood": 21, "turmeric": 1}
    args = {"seat": 0, "count": 1, "good": "turmeric"}
    assert prompt(match)[:2] == ("agra-prompt-shortage-goods", args)


@rule("notable.dyer")
def test_the_dyer_may_be_left_alone() -> None:
    match = table(contracts={0: "dyer"})
    do(match, "place turmeric_farm", "done")
    assert goods_of(match, 0) == {"turmeric": 2}
    args = {"seat": 0, "good": "turmeric", "count": 2}
    assert ("agra-log-good", args, "produce.store") in log(match)


@rule("notable.dyer")
def test_the_dyer_gives_goods_worth_two_at_most() -> None:
    match = table(
        contracts={0: "dyer"},
        merchant="quarry",
        tokens=["price_2_3 high oil", "price_1_2 low cloth"],
    )
    do(match, "place cotton_farm")
    assert offers(match, "take") == ["cloth"]
    match = table(contracts={0: "dyer"}, tokens=["price_2_3 low painting"])
    do(match, "place turmeric_farm")
    assert offers(match, "take") == ["curry", "dye", "painting"]


@rule("notable.dyer")
def test_only_new_goods_are_exchanged() -> None:
    match = table(goods={0: "sandstone*5"}, contracts={0: "dyer"}, farmers={0: "n2"})
    do(match, "place quarry")
    assert match.actor == 1
    assert goods_of(match, 0) == {"sandstone": 6}


@rule("notable.dyer")
@pytest.mark.parametrize(("value", "times"), [("1", 1), ("4", 2)])
def test_an_edition_may_let_the_dyer_work_more_than_once(
    tmp_path: Path, value: str, times: int
) -> None:
    game = reading(tmp_path, "dyer_times_per_production", value)
    match = table(
        game=game,
        goods={0: "sandstone*4"},
        contracts={0: "dyer"},
        bare={0: "n1 n5 w5"},
        farmers={0: "n4"},
    )
    do(match, "place quarry")  # makes 5, enough for two exchanges but not for three
    for _ in range(times):
        do(match, "take cement")
    assert match.actor != 0 or prompt(match)[0] != "agra-prompt-dye"
    assert goods_of(match, 0) == {"sandstone": 9 - 2 * times, "cement": times}


@rule("notable.cook")
def test_a_worker_who_stood_may_wait_with_the_cook() -> None:
    match = table(standing={1: "sawmill"}, contracts={1: "cook"})
    do(match, "place sawmill")
    assert (match.actor, choices(match)) == (1, ["store", "done"])
    do(match, "store")
    assert match.state.stored == [0, 1, 0]
    assert match.state.supply[1] == 9
    assert match.state.favours[1] == 1
    assert ("agra-log-store", {"seat": 1}, "notable.cook") in log(match)


@rule("notable.cook")
def test_or_go_home() -> None:
    match = table(standing={1: "sawmill"}, contracts={1: "cook"})
    do(match, "place sawmill", "done")
    assert match.state.stored == [0, 0, 0]
    assert match.state.supply[1] == 10
    assert match.state.favours[1] == 1


@rule("notable.cook")
def test_a_lying_worker_does_not_wait_with_the_cook() -> None:
    match = table(lying={1: "sawmill"}, contracts={1: "cook"})
    do(match, "place sawmill")
    assert match.state.supply[1] == 10
    assert match.state.stored[1] == 0


@rule("notable.cook")
def test_the_cook_has_room_for_two() -> None:
    match = table(standing={1: "sawmill"}, contracts={1: "cook"}, stored={1: 2})
    do(match, "place sawmill")
    assert match.state.stored[1] == 2
    assert match.state.supply[1] == 8
    assert match.state.favours[1] == 1


@rule("notable.cook")
def test_workers_with_the_cook_go_home_for_points() -> None:
    match = table(standing={0: "trader"}, contracts={0: "cook"}, stored={0: 2}, meditation={0: 4})
    do(match, "recall")
    assert match.state.points == 3
    assert (match.state.stored[0], match.state.supply[0]) == (1, 8)
    do(match, "lay trader", "recall")
    assert match.state.points == 3 + 2 + 2
    assert "recall" not in choices(match)


@rule("notable.cook")
def test_who_waits_with_the_cook_is_not_in_the_supply() -> None:
    places = "architect sailor trader botanist quarry sawmill turmeric_farm cotton_farm"
    match = table(lying={0: places}, contracts={0: "cook"}, stored={0: 2})
    assert match.state.supply[0] == 0
    assert offers(match, "place") == []
    do(match, "recall")
    assert offers(match, "place") == ["tailor"]


@rule("notable.cook")
@pytest.mark.parametrize(
    ("value", "answer", "favours"),
    [("true", "store", 1), ("true", "done", 1), ("false", "store", 0), ("false", "done", 1)],
)
def test_an_edition_may_give_no_favour_for_a_worker_with_the_cook(
    tmp_path: Path, value: str, answer: str, favours: int
) -> None:
    game = reading(tmp_path, "cook_kicked_worker_still_gives_favour", value)
    match = table(game=game, standing={1: "sawmill"}, contracts={1: "cook"})
    do(match, "place sawmill", answer)
    assert match.state.favours[1] == favours
