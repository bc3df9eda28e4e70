"""The Sailor again: second stones, the Jagirdar's time, and a contract won while one builds."""

from pathlib import Path
from typing import Any

import pytest

from serai.core.match import Match
from serai.core.step import CHANCE
from tests.agra.build import do, earned, offers, owner_of, prompt, reading, slot, table
from tests.agra.test_sailor import deliveries
from tests.rules import rule

# --- second stones ----------------------------------------------------------------------------


@rule("sailor.together")
def test_in_the_edition_with_one_go_a_second_stone_never_comes_later(tmp_path: Path) -> None:
    game = reading(tmp_path, "double_delivery_is_atomic", "true")
    match = table(game=game, goods={0: "statue oil*2 wood"}, river="cook mahout")
    do(match, "place sailor", "pay statue", "deliver oil cook")
    assert deliveries(match) == 3
    assert offers(match, "double") == []


@rule("sailor.together")
def test_it_may_come_later_with_the_last_good_of_its_kind() -> None:
    match = table(goods={0: "statue wood*2"}, river="cook")
    do(match, "place sailor", "pay statue", "deliver wood cook")
    assert offers(match, "double") == ["wood cook"]
    do(match, "double wood cook")
    assert match.state.doubled[slot("cook wood")]


@rule("sailor.double")
def test_the_lower_good_that_somebody_brought_is_not_doubled_either() -> None:
    match = table(goods={0: "statue oil*2 wood*2"}, stones={"cook wood": 1})
    do(match, "place sailor", "pay statue")
    assert offers(match, "double") == ["oil cook"]


@rule("sailor.double_one")
def test_a_second_stone_on_one_notable_bars_none_on_another(tmp_path: Path) -> None:
    game = reading(tmp_path, "double_delivery_per_notable", "1")
    match = table(game=game, goods={0: "statue sandstone*2 oil*2"}, river="portuguese_trader cook")
    do(match, "place sailor", "pay statue", "double sandstone portuguese_trader")
    assert offers(match, "double") == ["oil cook"]


@rule("sailor.double_one")
def test_in_the_edition_with_one_no_further_good_is_doubled_later(tmp_path: Path) -> None:
    game = reading(tmp_path, "double_delivery_per_notable", "1")
    doubles = {"sadr_us_sudur book": 0, "sadr_us_sudur oil": 0}
    match = table(game=game, goods={0: "statue sandstone*2"}, doubles=doubles, pier=4)
    do(match, "place sailor", "pay statue")
    assert offers(match, "deliver") == ["sandstone sadr_us_sudur"]
    assert offers(match, "double") == []


@rule("notable.portuguese_trader")
def test_with_four_paid_nothing_more_is_asked_about_paying() -> None:
    match = table(
        goods={0: "wood*2 statue"},
        favours={0: 2},  # something could be done at any time
        river="cook",
        contracts={0: "portuguese_trader"},
    )
    do(match, "place sailor", "pay statue", "pay wood")
    assert deliveries(match) == 5


@rule("sailor.order")
@pytest.mark.parametrize("act", ["deliver oil cook", "double oil cook"])
def test_a_delivery_after_the_order_makes_room_for_no_second_one(act: str) -> None:
    match = table(
        goods={0: "statue cotton cement cloth wood painting oil*2"},
        favours={0: 2},
        influence={0: "scholars=1 artisans=1"},
        river="cook",
        contracts={0: "jagirdar portuguese_trader"},
    )
    do(match, "place sailor", "pay statue", "pay cotton", "order scholars", act)
    assert deliveries(match) >= 2
    assert offers(match, "order") == []


# --- the Jagirdar -----------------------------------------------------------------------------


@rule("notable.jagirdar")
def test_the_free_delivery_of_the_jagirdar_is_counted_once() -> None:
    match = table(
        goods={0: "statue oil*2 wood*3 painting"},
        influence={0: "scholars=1"},
        river="cook mahout",
        contracts={0: "jagirdar"},
    )
    do(match, "place sailor", "pay statue")
    assert deliveries(match) == 1 + 3 + 1
    do(match, "deliver wood mahout")
    assert deliveries(match) == 4
    do(match, "order scholars")
    assert deliveries(match) == 2
    assert earned(match, "done") == 2


@rule("notable.jagirdar", "contract.use")
def test_a_jagirdar_won_during_the_deliveries_helps_once() -> None:
    match = table(goods={0: "wood cloth planks paper curry"}, river="jagirdar muezzin cook", pier=4)
    do(match, "place sailor", "pay curry", "deliver cloth jagirdar", "deliver planks jagirdar")
    assert owner_of(match, "jagirdar") == 0
    assert deliveries(match) == 1 + 1
    do(match, "deliver paper muezzin")
    assert deliveries(match) == 1
    do(match, "deliver wood cook")
    assert prompt(match)[0] != "agra-prompt-deliveries"


@rule("notable.jagirdar")
def test_where_he_does_not_help_at_once_he_helps_those_who_had_him(tmp_path: Path) -> None:
    game = reading(tmp_path, "jagirdar_gained_mid_action_usable", "false")
    match = table(game=game, goods={0: "oil wood"}, river="cook", contracts={0: "jagirdar"})
    do(match, "place sailor")
    assert deliveries(match) == 2
    match = table(game=game, goods={1: "oil wood"}, river="cook", contracts={1: "jagirdar"})
    do(match, "place sailor")
    assert prompt(match)[0] == "agra-prompt-jagirdar"


@rule("notable.jagirdar", "contract.use")
@pytest.mark.parametrize(("value", "asked"), [("true", True), ("false", False)])
def test_who_wins_him_by_the_delivery_of_another_may_deliver_at_once(
    tmp_path: Path, value: str, asked: bool
) -> None:
    game = reading(tmp_path, "jagirdar_gained_mid_action_usable", value)
    match = table(
        game=game,
        goods={0: "planks", 1: "wood*2"},
        stones={"jagirdar cloth": 1},
        river="cook",
        pier=4,
    )
    do(match, "place sailor", "deliver planks jagirdar")
    assert owner_of(match, "jagirdar") == 1
    assert (prompt(match)[0] == "agra-prompt-jagirdar") == asked


@rule("notable.jagirdar")
def test_the_first_seat_is_asked_like_any_other() -> None:
    match = table(turn=1, goods={0: "oil"}, river="cook", contracts={0: "jagirdar"})
    do(match, "place sailor")
    assert prompt(match)[:2] == ("agra-prompt-jagirdar", {"seat": 0, "seat2": 1})


# --- a contract that comes while the Builder is at work -----------------------------------------


@rule("river.pier_2", "builder.free")
def test_pier_two_brings_nothing_while_the_builder_stands_on_a_building() -> None:
    """A worker finished his site, and before he moves on the second contract of level I is won."""
    match = table(
        goods={0: "cotton wood"},
        favours={0: 4},
        tiles={0: "deliver_notable"},
        stones={"cook oil": 0},
        contracts={1: "mahout"},
        builder="oil_press",
    )
    do(match, "place oil_press", "favour deliver_notable")
    assert (match.state.pier, sum(match.state.built)) == (2, 5)
    do(match, "done")
    assert match.actor == CHANCE
    do(match, "roll 1")  # he moves once
    assert match.actor == 0


# --- before the Jagirdar of another -----------------------------------------------------------


def climbed(**parts: Any) -> Match:
    """Seat 0 has delivered oil to the Cook and done; seat 1 waits with the Jagirdar and wood."""
    parts = {"goods": {0: "oil wood", 1: "wood"}, "river": "cook"} | parts
    match = table(tiles={0: "deliver_notable"}, contracts={1: "jagirdar"}, **parts)
    return do(match, "place sailor", "deliver oil cook", "done")


@rule("anytime.turn", "notable.jagirdar")
def test_favours_of_the_track_may_be_used_before_the_jagirdar_of_another() -> None:
    match = climbed(favours={0: 3}, influence={0: "artisans=2"})
    do(match, "favours")
    assert (match.actor, prompt(match)[0]) == (0, "agra-prompt-before-jagirdar")
    do(match, "favour deliver_notable")  # the wood, the last good for the Cook
    assert owner_of(match, "cook") == 0
    assert prompt(match)[0] == "agra-prompt-order"


@rule("anytime.turn", "notable.jagirdar")
def test_then_the_jagirdar_delivers_all_the_same() -> None:
    match = climbed(favours={0: 3}, influence={0: "artisans=2"})
    do(match, "favours")
    do(match, "done")
    assert (match.actor, prompt(match)[0]) == (1, "agra-prompt-jagirdar")


@rule("anytime.turn", "notable.jagirdar")
@pytest.mark.parametrize(
    "parts",
    [
        {"favours": {0: 4}, "influence": {0: "artisans=0"}},
        {"influence": {0: "artisans=2"}},
    ],
    ids=["the step brought nothing", "nothing can be done with it"],
)
def test_nobody_is_asked_before_the_jagirdar_without_a_reason(parts: dict[str, Any]) -> None:
    match = climbed(**parts)
    assert (match.actor, prompt(match)[0]) == (1, "agra-prompt-jagirdar")


@rule("anytime.turn", "notable.jagirdar")
def test_nobody_is_asked_before_a_jagirdar_with_nothing_to_deliver() -> None:
    match = climbed(goods={0: "oil wood"}, favours={0: 3}, influence={0: "artisans=2"})
    do(match, "favours")
    assert prompt(match)[0] == "agra-prompt-order"
