"""Chapters "Delivering to notables" and "Contracts"."""

from pathlib import Path

import pytest

from serai.core.step import CHANCE
from serai.games.agra.tables import NONE
from tests.agra.build import (
    T,
    choices,
    do,
    earned,
    goods_of,
    log,
    offers,
    owner_of,
    prompt,
    reading,
    slot,
    table,
    track,
)
from tests.rules import rule


@rule("deliver.ways")
def test_goods_reach_notables_by_sailor_wheel_and_tile() -> None:
    match = table(goods={0: "oil"}, river="cook")
    do(match, "place sailor")
    assert offers(match, "deliver") == ["oil cook"]
    match = table(goods={0: "oil"}, river="cook", points=3, blocked="process_good")
    assert offers(match, "deliver") == ["oil cook"]
    match = table(goods={0: "oil wood"}, river="cook", favours={0: 4}, tiles={0: "deliver_notable"})
    do(match, "favour deliver_notable")
    assert offers(match, "deliver") == ["oil cook", "wood cook"]


@rule("deliver.ways")
def test_goods_reach_notables_by_the_jagirdar_of_another_seat() -> None:
    match = table(goods={1: "oil wood"}, river="cook", contracts={1: "jagirdar"})
    do(match, "place sailor")
    assert match.actor == 1
    assert offers(match, "deliver") == ["oil cook", "wood cook"]


@rule("deliver.asked")
def test_a_notable_takes_the_goods_on_the_card_each_once() -> None:
    match = table(goods={0: "oil wood paper"}, stones={"cook wood": 1}, river="khatib")
    do(match, "place sailor")
    assert offers(match, "deliver") == ["paper khatib", "oil cook"]


@rule("deliver.stone")
def test_the_stone_of_the_good_moves_onto_the_card() -> None:
    match = table(goods={0: "oil*2"}, river="cook")
    do(match, "place sailor", "deliver oil cook")
    assert match.state.stone[slot("cook oil")] == 0
    assert match.state.stone[slot("cook wood")] == NONE
    assert goods_of(match, 0) == {"oil": 1}
    assert match.state.yard[0] == 20
    note = ("agra-log-deliver", {"seat": 0, "good": "oil", "notable": "cook"}, "deliver.stone")
    assert note in log(match)


@rule("deliver.rupees")
def test_it_pays_a_rupee_for_every_stone_on_the_card() -> None:
    goods = {0: "statue sandstone clothing curry"}
    match = table(goods=goods, river="dutch_trader", pier=4)
    do(match, "place sailor", "pay statue")
    assert earned(match, "deliver sandstone dutch_trader") == 1
    assert earned(match, "deliver curry dutch_trader") == 2
    assert earned(match, "deliver clothing dutch_trader") == 3


@rule("deliver.rupees")
def test_stones_of_others_and_second_stones_count() -> None:
    match = table(goods={0: "wood oil"}, doubles={"cook oil": 1}, river="mahout")
    do(match, "place sailor")
    assert earned(match, "deliver wood cook") == 3


@rule("deliver.each")
def test_each_delivery_is_paid_before_the_next_one() -> None:
    match = table(goods={0: "cotton oil wood"}, river="mahout cook")
    do(match, "place sailor", "pay cotton", "deliver wood mahout")
    assert match.state.rupees[0] == 1
    assert prompt(match)[:2] == ("agra-prompt-deliveries", {"seat": 0, "count": 1})


@rule("deliver.single")
def test_without_the_sailor_nothing_is_delivered_twice() -> None:
    match = table(goods={0: "oil*2"}, river="cook", points=6, blocked="process_good")
    assert offers(match, "double") == []
    match = table(
        goods={0: "oil*2 wood*2"}, river="cook", favours={0: 4}, tiles={0: "deliver_notable"}
    )
    do(match, "favour deliver_notable")
    assert choices(match) == ["deliver oil cook", "deliver wood cook"]
    match = table(goods={1: "oil*2"}, river="cook", contracts={1: "jagirdar"})
    do(match, "place sailor")
    assert choices(match) == ["deliver oil cook", "done"]


@rule("deliver.double")
def test_the_second_stone_pays_one_rupee_whatever_lies_there() -> None:
    match = table(goods={0: "curry wood*2 oil"}, doubles={"cook oil": 1})
    do(match, "place sailor", "pay curry")
    assert earned(match, "double wood cook") == 3 + 1
    note = ("agra-log-double", {"seat": 0, "good": "wood", "notable": "cook"}, "deliver.double")
    assert note in log(match)


@rule("deliver.double")
@pytest.mark.parametrize(("value", "rupees"), [("true", 2 + 2), ("false", 2 + 1)])
def test_a_contract_that_pays_for_the_good_pays_for_both_stones(
    tmp_path: Path, value: str, rupees: int
) -> None:
    """An edition may pay for the first stone only."""
    game = reading(tmp_path, "double_delivery_second_stone_gets_good_bonus", value)
    match = table(
        game=game, goods={0: "cotton paper*2"}, river="khatib", contracts={0: "calligrapher"}
    )
    do(match, "place sailor", "pay cotton")
    assert earned(match, "double paper khatib") == rupees


# --- contracts --------------------------------------------------------------------------------


@rule("contract.complete")
def test_with_all_goods_there_the_contract_is_settled_at_once() -> None:
    match = table(goods={0: "curry oil wood paper"}, river="cook khatib")
    do(match, "place sailor", "pay curry", "deliver oil cook")
    assert owner_of(match, "cook") == NONE
    do(match, "deliver wood cook")
    assert owner_of(match, "cook") == 0
    assert match.state.contracts == [1, 0, 0, 0]
    assert offers(match, "deliver") == ["paper khatib"]  # the action goes on
    note = ("agra-log-contract", {"seat": 0, "notable": "cook"}, "contract.most")
    assert note in log(match)


@rule("contract.complete")
def test_levels_one_and_two_ask_for_two_goods_and_levels_three_and_four_for_three() -> None:
    asked = {(level, len(asks)) for level, asks in zip(T.notable_level, T.asks, strict=True)}
    assert asked == {(1, 2), (2, 2), (3, 3), (4, 3)}


@rule("contract.complete")
def test_three_goods_are_needed_at_level_three() -> None:
    match = table(goods={0: "wood painting cloth"}, stones={"painter cloth": 0}, pier=4)
    do(match, "place sailor", "pay cloth", "deliver wood painter")
    assert owner_of(match, "painter") == NONE
    do(match, "deliver painting painter")
    assert owner_of(match, "painter") == 0


@rule("contract.most")
def test_most_stones_win_the_contract() -> None:
    match = table(goods={0: "wood"}, stones={"painter painting": 1, "painter cloth": 0}, pier=4)
    do(match, "place sailor", "deliver wood painter")
    assert owner_of(match, "painter") == 0
    match = table(goods={0: "wood"}, doubles={"cook oil": 1})
    do(match, "place sailor", "deliver wood cook")
    assert owner_of(match, "cook") == 1


@rule("contract.tie")
@pytest.mark.parametrize(("there", "brought", "winner"), [("oil", "wood", 1), ("wood", "oil", 0)])
def test_of_equals_the_topmost_good_wins(there: str, brought: str, winner: int) -> None:
    match = table(goods={0: brought}, stones={f"cook {there}": 1})
    do(match, "place sailor", f"deliver {brought} cook")
    assert owner_of(match, "cook") == winner


@rule("contract.tie")
def test_among_three_with_one_stone_each_the_topmost_good_wins() -> None:
    match = table(goods={0: "cloth"}, stones={"painter painting": 2, "painter wood": 1}, pier=4)
    do(match, "place sailor", "deliver cloth painter")
    assert owner_of(match, "painter") == 2


@rule("contract.tie")
def test_a_topmost_good_does_not_help_one_with_fewer_stones() -> None:
    match = table(
        goods={0: "cloth wood curry"},
        stones={"painter painting": 2},
        river="cook",
        pier=4,
    )
    do(match, "place sailor", "pay curry", "deliver cloth painter", "deliver wood painter")
    assert owner_of(match, "painter") == 0


@rule("contract.stones")
def test_the_winners_stones_go_home() -> None:
    match = table(goods={0: "wood"}, doubles={"cook oil": 0})
    assert match.state.yard[0] == 19
    do(match, "place sailor", "deliver wood cook")
    assert match.state.yard[0] == 22
    assert match.state.favours[0] == 0
    assert not any(match.state.doubled)


@rule("contract.consolation")
def test_stones_of_all_others_become_favours() -> None:
    match = table(
        players=4,
        goods={0: "painting"},
        stones={"painter wood": 1},
        doubles={"painter cloth": 2},
        pier=4,
    )
    do(match, "place sailor", "deliver painting painter")
    assert owner_of(match, "painter") == 2
    assert match.state.favours == [1, 1, 0, 0]
    assert match.state.yard == [21, 21, 22, 22]
    note = ("agra-log-favours", {"seat": 1, "count": 1}, "contract.consolation")
    assert note in log(match)


@rule("contract.consolation")
def test_a_double_delivery_that_loses_gives_two_favours() -> None:
    match = table(
        goods={0: "cotton turmeric*2"},
        stones={"subadar book": 0},
        doubles={"subadar bricks": 1},
        pier=4,
    )
    do(match, "place sailor", "pay cotton", "double turmeric subadar")
    assert owner_of(match, "subadar") == 0
    assert match.state.favours == [0, 2, 0]


@rule("contract.use")
def test_a_contract_works_within_the_same_action() -> None:
    """Won in the middle of the deliveries, the Portuguese Trader pays for cloth from now on."""
    match = table(
        goods={0: "curry cloth*2 sandstone"},
        river="portuguese_trader english_trader",
        pier=2,
    )
    do(match, "place sailor", "pay curry", "deliver sandstone portuguese_trader")
    assert earned(match, "deliver cloth portuguese_trader") == 2
    assert owner_of(match, "portuguese_trader") == 0
    assert earned(match, "deliver cloth english_trader") == 1 + 1


@rule("contract.use")
@pytest.mark.parametrize(("value", "left"), [("true", 1), ("false", 0)])
def test_a_jagirdar_won_during_the_deliveries_helps_in_them(
    tmp_path: Path, value: str, left: int
) -> None:
    game = reading(tmp_path, "jagirdar_gained_mid_action_usable", value)
    match = table(
        game=game,
        goods={0: "cotton cloth planks paper"},
        river="jagirdar muezzin",
        pier=2,
        contracts={1: "caliph"},
    )
    do(match, "place sailor", "pay cotton", "deliver cloth jagirdar", "deliver planks jagirdar")
    if match.actor == CHANCE:  # pier 3 moves the Merchant
        do(match, "roll 1")
    assert owner_of(match, "jagirdar") == 0
    assert offers(match, "deliver") == ["paper muezzin"] * left


@rule("contract.before")
def test_what_a_contract_gives_at_once_comes_before_the_boat() -> None:
    """The Sufi raises the meditation counter, then pier 2 builds the Builder's site."""
    match = table(goods={0: "cotton"}, stones={"sufi curry": 0}, contracts={1: "cook"})
    do(match, "place sailor", "deliver cotton sufi")
    ids = [id for id, _, _ in log(match)]
    assert ids.index("agra-log-advance") < ids.index("agra-log-boat")


@rule("contract.before")
def test_a_choice_that_a_contract_gives_comes_before_the_boat() -> None:
    match = table(
        goods={0: "cement"},
        stones={"mosaic_maker dye": 0},
        open_tiles="gain_mp",
        pier=2,
    )
    do(match, "place sailor", "deliver cement mosaic_maker")
    assert match.state.pier == 2
    assert len(offers(match, "tile")) == 14
    do(match, "tile sell_good")
    assert match.state.pier == 3
    assert match.actor == CHANCE


def test_a_contract_does_not_stand_at_the_river_any_more() -> None:
    match = table(goods={0: "oil wood"}, contracts={1: "cook"})
    do(match, "place sailor")
    assert offers(match, "deliver") == []
    assert track(match, 0, "artisans") == 0
