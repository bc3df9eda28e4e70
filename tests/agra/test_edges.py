"""The least that is enough: one option, one good, one place, and seats other than the first."""

from pathlib import Path

import pytest

from serai.core.step import CHANCE
from serai.games.agra.state import LAST_BUT_ONE, MEDITATION, ORDER
from serai.games.agra.tables import DEEDS, NEUTRAL
from tests.agra.build import (
    T,
    choices,
    do,
    end_turn,
    goods_of,
    log,
    offers,
    owner_of,
    prompt,
    reading,
    table,
    tiles_of,
    track,
    unset,
)
from tests.agra.test_setting_up import EVEN, arrive, dice
from tests.agra.test_words import told
from tests.rules import rule

# --- favour actions ---------------------------------------------------------------------------


@rule("favour.useful", "favour.deliver_notable")
def test_one_good_for_one_notable_is_enough_to_deliver() -> None:
    match = table(favours={0: 4}, tiles={0: "deliver_notable"}, goods={0: "oil"}, river="cook")
    assert "deliver_notable" in offers(match, "favour")


@rule("favour.useful", "favour.akbar_or_order")
def test_one_order_is_enough_if_akbar_wants_nothing() -> None:
    match = table(
        favours={0: 4},
        tiles={0: "akbar_or_order"},
        goods={0: "wood painting"},
        akbar={"painting": 1},
        influence={0: "scholars=1"},
    )
    assert "akbar_or_order" in offers(match, "favour")


@rule("favour.useful", "favour.move_farmers")
def test_one_farmer_with_one_way_to_go_is_enough() -> None:
    """Three stand between a good and a cover, the fourth has no cover on one side."""
    match = table(
        favours={0: 2},
        tiles={0: "move_farmers"},
        bare={0: "n1 e1 s1 w1"},
        farmers={0: "n1 e1 s1 w1"},
    )
    for side in range(3):
        match.state.covers[side * 6 + 2] = True
    assert "move_farmers" in offers(match, "favour")


@rule("favour.useful", "favour.process_1_to_2")
def test_one_arrow_is_enough_to_process() -> None:
    match = table(
        favours={0: 3},
        tiles={0: "process_1_to_2"},
        goods={0: "wood"},
        tokens=["price_2_3 high paper"],
    )
    assert "process_1_to_2" in offers(match, "favour")


@rule("favour.useful", "favour.exchange_good")
def test_one_other_good_of_the_same_value_is_enough_to_exchange() -> None:
    match = table(
        favours={0: 2},
        tiles={0: "exchange_good"},
        goods={0: "painting"},
        tokens=["price_3_4 high statue", "price_2_3 low book"],
    )
    assert "exchange_good" in offers(match, "favour")


@rule("favour.useful", "favour.sell_good")
def test_only_goods_of_ones_own_can_be_sold() -> None:
    match = table(turn=1, favours={1: 3}, tiles={1: "sell_good"}, goods={1: "oil"})
    assert "sell_good" in offers(match, "favour")
    match = table(favours={0: 3}, tiles={0: "sell_good"}, goods={1: "oil"})
    assert "sell_good" not in offers(match, "favour")


@rule("favour.gain_mp", "notable.muezzin")
def test_the_muezzin_adds_a_point_to_that_of_a_favour_action() -> None:
    match = table(favours={0: 2}, tiles={0: "gain_mp"}, contracts={0: "muezzin"})
    do(match, "favour gain_mp")
    assert match.state.points == 1 + 1


@rule("wheel.exchange")
def test_an_exchange_adds_to_goods_of_the_same_kind() -> None:
    match = table(points=1, goods={0: "wood cotton*2"})
    do(match, "exchange wood cotton")
    assert goods_of(match, 0) == {"cotton": 3}


# --- tracks and tiles -------------------------------------------------------------------------


@rule("luxury.painting", "influence.choice")
def test_with_one_track_left_a_painting_gives_one_step() -> None:
    match = table(goods={0: "painting"}, influence={0: "artisans=9 scholars=9 merchants=0"})
    do(match, "luxury painting")
    assert track(match, 0, "merchants") == 1
    assert prompt(match)[0] == "agra-prompt-turn"


FEW_TILES = {
    0: "gain_mp raise_worker free_peon",
    1: "remove_cover move_farmers deliver_notable",
    2: "akbar_or_order process_extra exchange_good",
}


@rule("notable.mosaic_maker", "favour.fourth")
def test_a_tile_given_up_stays_in_the_pile_while_three_are_open() -> None:
    match = table(
        players=4,
        goods={0: "dye"},
        stones={"mosaic_maker cement": 0},
        tiles={**FEW_TILES, 3: "sell_good"},
        open_tiles="move_price_token gain_value_2 advance_meditation",
        pier=4,
    )
    do(match, "place sailor", "deliver dye mosaic_maker")
    do(match, "tile process_1_to_2", "return free_peon")
    assert [T.deed_ids[tile] for tile in match.state.pile] == ["free_peon"]
    assert len(match.state.open_tiles) == 3
    assert match.actor != CHANCE


@rule("notable.mosaic_maker")
def test_the_mosaic_maker_finds_an_open_tile_when_the_pile_is_empty() -> None:
    match = table(
        players=4,
        goods={0: "dye"},
        stones={"mosaic_maker cement": 0},
        tiles={**FEW_TILES, 0: "gain_mp", 3: "sell_good process_1_to_2 raise_worker"},
        open_tiles="move_price_token gain_value_2 advance_meditation free_peon",
        pier=4,
    )
    assert match.state.pile == []
    do(match, "place sailor", "deliver dye mosaic_maker")
    assert len(offers(match, "tile")) == 4
    do(match, "tile free_peon")
    assert tiles_of(match, 0) == ["gain_mp", "free_peon"]


# --- contracts, orders and production -----------------------------------------------------------


@rule("contract.tie", "deliver.double")
def test_a_good_brought_twice_counts_as_much_as_two_goods() -> None:
    match = table(
        goods={0: "turmeric"},
        stones={"subadar book": 0},
        doubles={"subadar bricks": 1},
        pier=4,
    )
    do(match, "place sailor", "deliver turmeric subadar")
    assert owner_of(match, "subadar") == 0  # two each: the topmost good wins


@rule("contract.consolation")
def test_the_consolation_comes_on_top_of_favours_one_has() -> None:
    match = table(goods={0: "oil"}, doubles={"cook wood": 1}, favours={0: 3})
    do(match, "place sailor", "deliver oil cook")
    assert owner_of(match, "cook") == 1
    assert match.state.favours == [3 + 1, 0, 0]


@rule("players.neutral", "end.column")
def test_neutral_stones_of_another_guild_do_not_matter(tmp_path: Path) -> None:
    """Where six stones of players are needed, each column is looked at alone."""
    game = reading(tmp_path, "neutral_stones_count_for_full_column", "false")
    match = table(
        game=game,
        phase=ORDER,
        goods={0: "cement cloth"},
        influence={0: "artisans=1"},
        orders={**{f"artisans {row}": 1 for row in range(2, 7)}, "merchants 6": NEUTRAL},
        pier=5,
    )
    do(match, "order artisans")
    assert match.state.ending == LAST_BUT_ONE


@rule("notable.dyer")
def test_in_the_edition_with_four_the_dyer_works_four_times(tmp_path: Path) -> None:
    game = reading(tmp_path, "dyer_times_per_production", "4")
    match = table(
        game=game,
        contracts={0: "dyer"},
        bare={0: "n1 n5 w1 w5"},
        farmers={0: "n5 w1"},
    )
    do(match, "place quarry", *["take cement"] * 4)
    assert goods_of(match, 0) == {"cement": 4}


@rule("trader.worth")
def test_the_goods_meant_for_a_trade_cannot_go_elsewhere() -> None:
    """Until they bring something, that is; with the oil given the rest may be sold."""
    match = table(favours={0: 6}, tiles={0: "sell_good"}, goods={0: "wood oil curry"})
    do(match, "place trader", "give wood")
    assert choices(match) == ["give curry", "give oil"]
    do(match, "give oil", "favour sell_good", "done", "take cotton", "take cotton")
    assert goods_of(match, 0) == {"cotton": 2}


@rule("trader.token", "trader.give")
@pytest.mark.parametrize("first", ["token", "trade"])
def test_a_token_and_a_trade_are_one_of_each_in_either_order(first: str) -> None:
    match = table(goods={0: "oil wood*2"})
    token = ["token price_1_2 high cotton"]
    trade = ["give oil", "done", "take wood"]
    do(match, "place trader", *(token + trade if first == "token" else trade + token))
    assert match.actor == 1


# --- turns and workers ------------------------------------------------------------------------


@rule("turn.phases", "turn.end")
def test_the_turn_of_the_next_player_has_all_its_phases_too() -> None:
    match = table(players=2, favours={1: 2}, goods={1: "oil"})
    do(match, "place quarry")
    assert (match.state.turn, match.state.phase) == (1, MEDITATION)
    do(match, "favour gain_basic", "take wood", "place sawmill")
    assert match.state.phase == ORDER
    end_turn(match)
    assert match.state.used[DEEDS:] == [False] * DEEDS
    assert match.state.yard[1] == 22 - sum(goods_of(match, 1).values())


@rule("notable.cook")
def test_the_cook_has_room_for_a_second_worker_but_not_for_a_third() -> None:
    match = table(standing={1: "sawmill"}, stored={1: 1}, contracts={1: "cook"})
    do(match, "place sawmill", "store")
    assert match.state.stored[1] == 2
    match = table(standing={1: "sawmill"}, stored={1: 2}, contracts={1: "cook"})
    do(match, "place sawmill")
    assert match.state.stored[1] == 2
    assert prompt(match)[0] != "agra-prompt-store"


@rule("builder.process")
def test_after_building_nobody_is_asked_who_has_nothing_to_process() -> None:
    """Spices could be used now, but they bring no cotton."""
    match = table(goods={0: "curry"}, lying={0: "trader"}, builder="oil_press")
    do(match, "place oil_press")
    assert match.actor == CHANCE


@rule("builder.process", "luxury.book")
def test_after_building_a_book_may_bring_the_favour_for_a_good_to_process() -> None:
    match = table(goods={0: "book"}, favours={0: 1}, builder="oil_press")
    do(match, "place oil_press")
    assert match.actor == 0
    do(match, "luxury book", "favour gain_basic", "take cotton", "process cotton_to_oil 1")
    assert goods_of(match, 0) == {"oil": 1}


@rule("builder.process", "luxury.book")
def test_a_book_alone_does_not_bring_enough() -> None:
    match = table(goods={0: "book"}, builder="oil_press")
    do(match, "place oil_press")
    assert match.actor == CHANCE


# --- stones -----------------------------------------------------------------------------------


@rule("stones.free")
def test_a_shortage_is_asked_for_stone_after_stone() -> None:
    match = table(goods={0: "sandstone*10 oil*10"}, favours={0: 2})
    do(match, "place sawmill")
    for left in (2, 1):
        args = {"seat": 0, "count": left, "good": "wood"}
        assert prompt(match) == ("agra-prompt-shortage-goods", args, "stones.free")
        do(match, "free oil")
    assert goods_of(match, 0) == {"sandstone": 10, "oil": 8, "wood": 2}


@rule("stones.free", "merchant.favours")
@pytest.mark.parametrize(("oil", "at_once"), [(9, 1), (10, 0)])
def test_favours_beyond_the_stones_at_home_are_asked_for(oil: int, at_once: int) -> None:
    match = table(goods={0: f"sandstone*10 oil*{oil}"}, merchant="sawmill")
    lines = told(match, "place sawmill")
    assert [line for line in lines if line.startswith("favours")] == [
        "favours seat=0 count=1 [merchant.favours]"
    ] * at_once
    args = {"seat": 0, "count": 2 - at_once}
    assert prompt(match) == ("agra-prompt-shortage-favours", args, "stones.free")


@rule("setup.first")
def test_the_log_names_the_first_player() -> None:
    match = arrive(dice(unset(4)), EVEN)
    do(match, "roll 3", "roll 5", "roll 1")
    do(match, "reveal free_peon", "reveal gain_mp", "reveal sell_good", "start b")
    assert ("agra-log-first", {"seat": 1}, "setup.first") in log(match)
