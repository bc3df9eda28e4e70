"""Chapter "Notables": what the contracts of level II do."""

import pytest

from serai.core.step import CHANCE
from serai.games.agra.state import ORDER
from serai.games.agra.tables import MULLAH
from tests.agra.build import (
    T,
    choices,
    do,
    earned,
    goods_of,
    log,
    offers,
    prompt,
    refusals,
    slot,
    table,
    tiles_of,
    track,
    worker_at,
)
from tests.agra.test_notables import fulfil
from tests.rules import rule


@rule("notable.muezzin")
def test_the_muezzin_adds_a_point_once_a_turn() -> None:
    match = table(standing={0: "trader sailor"}, contracts={0: "muezzin"}, meditation={0: 2})
    do(match, "lay trader")
    assert match.state.points == 2 + 1
    do(match, "lay sailor")
    assert match.state.points == 3 + 1


@rule("notable.muezzin")
def test_the_muezzin_adds_a_point_to_a_worker_of_the_cook() -> None:
    match = table(stored={0: 1}, contracts={0: "muezzin cook"})
    do(match, "recall")
    assert match.state.points == 1 + 1


@rule("notable.jagirdar")
def test_the_jagirdar_gives_a_free_delivery_more() -> None:
    match = table(goods={0: "oil wood"}, river="cook", contracts={0: "jagirdar"})
    do(match, "place sailor")
    assert prompt(match)[1] == {"seat": 0, "count": 2}


@rule("notable.jagirdar", "sailor.refund")
def test_the_jagirdars_free_delivery_gives_nothing_back() -> None:
    match = table(goods={0: "oil wood cotton"}, river="cook", contracts={0: "jagirdar"})
    do(match, "place sailor", "pay cotton")
    assert prompt(match)[1] == {"seat": 0, "count": 3}
    assert earned(match, "done") == 1


@rule("notable.jagirdar", "sailor.order")
def test_with_the_jagirdar_an_order_needs_no_payment() -> None:
    match = table(
        goods={0: "wood painting"}, influence={0: "scholars=1"}, contracts={0: "jagirdar"}
    )
    do(match, "place sailor")
    assert offers(match, "order") == ["scholars"]


@rule("notable.jagirdar")
def test_after_the_sailor_of_another_the_owner_may_deliver() -> None:
    match = table(goods={0: "oil", 1: "wood*2"}, river="cook mahout", contracts={1: "jagirdar"})
    do(match, "place sailor", "deliver oil cook")
    assert track(match, 0, "artisans") == 1  # the Sailor's action is over before
    assert match.actor == 1
    assert prompt(match) == (
        "agra-prompt-jagirdar",
        {"seat": 1, "seat2": 0},
        "notable.jagirdar",
    )
    assert choices(match) == ["deliver wood cook", "deliver wood mahout", "done"]
    assert earned(match, "deliver wood mahout", seat=1) == 1
    assert track(match, 1, "merchants") == 1
    assert match.state.favours == [1, 0, 0]
    assert match.state.stone[slot("mahout wood")] == 1


@rule("notable.jagirdar")
def test_the_owner_may_also_deliver_nothing() -> None:
    match = table(goods={1: "wood*2"}, river="cook", contracts={1: "jagirdar"})
    do(match, "place sailor", "done")
    assert match.state.favours == [0, 0, 0]
    assert match.actor == 1
    assert prompt(match)[0] == "agra-prompt-turn"


@rule("notable.jagirdar")
def test_the_owner_is_not_asked_without_anything_to_deliver() -> None:
    match = table(goods={1: "cement"}, river="cook", contracts={1: "jagirdar"})
    do(match, "place sailor")
    assert prompt(match)[0] == "agra-prompt-turn"


@rule("notable.jagirdar")
def test_after_ones_own_sailor_there_is_no_further_delivery() -> None:
    match = table(goods={0: "oil wood"}, river="cook", contracts={0: "jagirdar"})
    do(match, "place sailor", "done")
    assert match.state.phase == ORDER


@rule("notable.caliph")
def test_the_caliph_raises_a_worker_for_cotton() -> None:
    match = table(goods={0: "cotton*2"}, lying={0: "trader sailor"}, contracts={0: "caliph"})
    do(match, "pray", "raise sailor")
    assert worker_at(match, "sailor") == (0, "standing")
    assert goods_of(match, 0) == {"cotton": 1}
    assert match.state.yard[0] == 21
    assert "pray" not in choices(match)


@rule("notable.caliph")
def test_the_caliph_needs_cotton_and_a_lying_worker() -> None:
    match = table(goods={0: "wood"}, lying={0: "trader"}, contracts={0: "caliph"})
    assert "pray" not in choices(match)
    match = table(goods={0: "cotton"}, standing={0: "trader"}, contracts={0: "caliph"})
    assert "pray" not in choices(match)


@rule("notable.calligrapher")
@pytest.mark.parametrize(("rupees", "left"), [(1, 0), (5, 4)])
def test_with_the_calligrapher_the_peon_costs_one(rupees: int, left: int) -> None:
    match = table(standing={0: "sawmill"}, rupees={0: rupees}, contracts={0: "calligrapher"})
    do(match, "peon sawmill")
    assert match.state.rupees[0] == left


@rule("notable.calligrapher")
def test_without_a_rupee_the_calligrapher_does_not_help() -> None:
    match = table(standing={0: "sawmill"}, contracts={0: "calligrapher"})
    args = {"place": "sawmill", "rupees": 1}
    assert refusals(match)["peon sawmill"] == ("agra-refuse-peon", args, "peon.price")


@rule("notable.mullah")
def test_the_mullah_saves_a_favour_once_a_turn() -> None:
    match = table(favours={0: 6}, goods={0: "wood"}, contracts={0: "mullah"})
    assert offers(match, "thrift") == ["gain_basic", "process", "influence"]
    do(match, "thrift gain_basic", "take wood")
    assert match.state.favours[0] == 5
    assert match.state.yard[0] == 22 - 5 - 1 - 2
    assert offers(match, "thrift") == []
    assert offers(match, "favour") == ["process", "influence"]
    args = {"seat": 0, "deed": "gain_basic", "spend": 1}
    assert ("agra-log-thrift", args, "notable.mullah") in log(match)


@rule("notable.mullah")
@pytest.mark.parametrize(("deed", "left"), [("gain_basic", 5), ("process", 4), ("influence", 4)])
def test_the_mullah_saves_one_favour_whatever_it_costs(deed: str, left: int) -> None:
    match = table(favours={0: 6}, goods={0: "wood"}, contracts={0: "mullah"})
    do(match, f"thrift {deed}")
    assert match.state.favours[0] == left


@rule("notable.mullah")
def test_with_the_mullah_one_must_still_have_what_is_asked_for() -> None:
    match = table(favours={0: 3}, goods={0: "wood"}, contracts={0: "mullah"})
    assert offers(match, "thrift") == ["gain_basic", "process"]


@rule("notable.mullah")
def test_an_action_never_costs_nothing() -> None:
    match = table(favours={0: 2}, tiles={0: "gain_mp move_farmers"}, contracts={0: "mullah"})
    assert offers(match, "favour") == ["gain_basic", "gain_mp", "move_farmers"]
    assert offers(match, "thrift") == ["gain_basic"]


@rule("notable.mullah")
def test_the_mullah_saves_a_favour_for_extra_processing() -> None:
    match = table(
        favours={0: 2},
        tiles={0: "process_extra"},
        goods={0: "wood*2"},
        contracts={0: "mullah"},
        points=2,
    )
    do(match, "process wood_to_paper 1")
    assert choices(match) == ["favour process_extra", "thrift process_extra", "done"]
    do(match, "thrift process_extra")
    assert match.state.favours[0] == 1
    assert goods_of(match, 0) == {"paper": 2}
    assert match.state.has_worked(MULLAH)


@rule("notable.mullah")
def test_the_mullah_does_not_help_a_follower() -> None:
    match = table(
        favours={1: 2},
        tiles={1: "process_extra"},
        goods={0: "wood", 1: "wood*2"},
        contracts={1: "mullah"},
        built="paper_mill",
    )
    do(match, "place paper_mill", *["process wood_to_paper 1"] * 2)
    assert choices(match) == ["favour process_extra", "done"]


@rule("notable.english_trader")
def test_a_single_other_good_of_the_value_is_enough_for_the_english_trader() -> None:
    tokens = ["price_2_3 low book", "price_3_4 high statue"]
    match = table(goods={0: "painting"}, tokens=tokens, contracts={0: "english_trader"})
    assert "barter" in choices(match)


@rule("notable.english_trader")
def test_the_english_trader_exchanges_a_good_once_a_turn() -> None:
    match = table(goods={0: "statue wood"}, contracts={0: "english_trader"})
    do(match, "barter")
    assert len(offers(match, "exchange")) == 3 + 3
    do(match, "exchange statue painting")
    assert goods_of(match, 0) == {"painting": 1, "wood": 1}
    assert "barter" not in choices(match)
    args = {"seat": 0, "good": "statue", "into": "painting"}
    assert ("agra-log-exchange", args, "notable.english_trader") in log(match)


@rule("notable.english_trader")
def test_the_english_trader_needs_a_good_with_an_equal() -> None:
    match = table(contracts={0: "english_trader"})
    assert "barter" not in choices(match)
    match = table(
        goods={0: "clothing"},
        contracts={0: "english_trader"},
        tokens=["price_3_4 high clothing"],
    )
    assert "barter" not in choices(match)


@rule("notable.mosaic_maker")
def test_the_mosaic_maker_brings_any_favour_tile() -> None:
    match = fulfil("mosaic_maker")
    assert len(offers(match, "tile")) == 14
    do(match, "tile free_peon")  # out of the pile
    assert tiles_of(match, 0) == ["free_peon"]
    assert len(match.state.open_tiles) == 2
    assert len(match.state.pile) == 11


@rule("notable.mosaic_maker", "favour.refill")
def test_an_open_tile_that_the_mosaic_maker_brings_is_replaced() -> None:
    match = fulfil("mosaic_maker")
    do(match, "tile gain_mp")
    assert match.actor == CHANCE
    assert len(choices(match)) == 12


@rule("notable.mosaic_maker", "meditation.order")
def test_the_mosaic_maker_is_no_action_of_the_wheel_so_more_workers_may_lie_down_after_it() -> None:
    match = table(points=1, contracts={0: "mosaic_maker"}, standing={0: "quarry sawmill"})
    do(match, "mosaic 1")
    assert offers(match, "lay") == ["quarry", "sawmill"]


@rule("notable.mosaic_maker")
def test_the_mosaic_maker_turns_points_into_favours_once_a_turn() -> None:
    match = table(points=4, contracts={0: "mosaic_maker"})
    assert offers(match, "mosaic") == ["1", "3"]
    do(match, "mosaic 3")
    assert (match.state.points, match.state.favours[0]) == (1, 2)
    assert offers(match, "mosaic") == []
    match = table(points=2, contracts={0: "mosaic_maker"})
    assert offers(match, "mosaic") == ["1"]
    do(match, "mosaic 1")
    assert (match.state.points, match.state.favours[0]) == (1, 1)
    match = table(points=2, contracts={1: "mosaic_maker"})
    assert offers(match, "mosaic") == []


@rule("notable.mosaic_maker")
def test_favours_of_the_mosaic_maker_do_not_move_the_marker_of_the_wheel() -> None:
    match = table(points=1, contracts={0: "mosaic_maker"}, blocked="remove_cover")
    do(match, "mosaic 1", "place quarry")
    assert T.wheel_ids[match.state.blocked] == "remove_cover"
