"""Chapter "Stones and workers": 22 stones and 10 workers, and no more."""

from typing import Any

import pytest

from serai.core.errors import BrokenState
from serai.core.match import Match
from serai.games.agra.tables import NEUTRAL
from tests.agra.build import (
    GAME,
    choices,
    do,
    goods_of,
    kinds,
    offers,
    prompt,
    table,
)
from tests.rules import rule


@rule("stones.places")
def test_twenty_two_stones_are_all_there_are() -> None:
    match = table(
        goods={0: "wood*4 oil"},
        favours={0: 3},
        stones={"cook oil": 0},
        doubles={"mahout wood": 0},
        orders={"artisans 1": 0, "merchants 2": 0, "merchants 3": NEUTRAL},
        akbar={"dye": 0, "oil": NEUTRAL},
        used={0: "gain_basic"},
        scrolls={0: "book"},
        contracts={0: "french_trader"},
        consigned="wood oil",
    )
    assert match.state.yard == [22 - 5 - 3 - 3 - 2 - 1 - 2 - 2, 22, 22]


@rule("stones.places")
def test_a_stone_too_many_is_noticed() -> None:
    match = table()
    match.state.favours[1] += 1
    with pytest.raises(BrokenState, match="seat 1 has 23 stones, not 22"):
        GAME.check(match.state)


@rule("stones.workers")
def test_ten_workers_are_all_there_are() -> None:
    match = table(standing={0: "trader"}, lying={0: "quarry"}, stored={0: 1}, contracts={0: "cook"})
    assert match.state.supply == [7, 10, 10]
    match.state.supply[0] += 1
    with pytest.raises(BrokenState, match="seat 0 has 11 workers, not 10"):
        GAME.check(match.state)


# --- a shortage -------------------------------------------------------------------------------


def short(home: int = 1, **favours: int) -> Match:
    """Seat 0 has few stones at home: all others are goods and favours."""
    lies = 22 - home - favours.get("favours", 0) - 2
    return table(
        goods={0: f"sandstone*{lies} oil clothing"},
        favours={0: favours.get("favours", 0)},
        standing={0: "quarry"},
    )


@rule("stones.free")
def test_with_no_stone_at_home_one_gives_up_a_good_for_another() -> None:
    match = short(home=1)
    do(match, "place sawmill")  # gives two wood
    assert goods_of(match, 0)["wood"] == 1
    assert prompt(match) == (
        "agra-prompt-shortage-goods",
        {"seat": 0, "count": 1, "good": "wood"},
        "stones.free",
    )
    free = ["free sandstone", "free oil", "free clothing"]
    assert choices(match) == ["done", *free, "luxury clothing"]
    do(match, "free oil")
    assert goods_of(match, 0) == {"sandstone": 19, "clothing": 1, "wood": 2}


@rule("stones.free")
def test_or_a_favour() -> None:
    match = short(home=0, favours=3)
    do(match, "place sawmill")
    assert prompt(match)[1]["count"] == 2
    assert "free_favour" in choices(match)
    do(match, "free_favour", "free oil")
    assert goods_of(match, 0)["wood"] == 2
    assert match.state.favours[0] == 2


@rule("stones.free")
def test_the_good_that_is_stored_is_not_given_up_for_itself() -> None:
    match = table(goods={0: "wood*21 oil"})
    do(match, "place sawmill")
    assert choices(match) == ["done", "free oil"]


@rule("stones.free")
def test_favours_may_take_the_place_of_goods_and_not_of_favours() -> None:
    match = table(
        goods={0: "sandstone*18 oil"}, favours={0: 3}, merchant="sawmill", farmers={0: "n4 e2"}
    )
    do(match, "place sawmill")
    assert prompt(match)[0] == "agra-prompt-shortage-favours"
    free = ["free sandstone", "free oil"]
    assert choices(match) == ["done", *free, "favour gain_basic", "favour process"]
    do(match, "free oil", "free sandstone")
    assert match.state.favours[0] == 5


@rule("stones.free")
def test_it_is_asked_in_the_turns_of_others_too() -> None:
    match = table(turn=1, goods={0: "sandstone*21 oil"}, standing={0: "quarry"}, meditation={0: 4})
    do(match, "place quarry")
    assert match.actor == 0
    assert prompt(match)[:2] == ("agra-prompt-shortage-favours", {"seat": 0, "count": 2})
    do(match, "free oil", "done")
    assert match.state.favours[0] == 1
    assert match.actor == 2


@rule("stones.fewer")
def test_or_one_takes_fewer() -> None:
    match = short(home=1)
    do(match, "place sawmill", "done")
    assert goods_of(match, 0)["wood"] == 1
    assert match.state.yard[0] == 0


@rule("stones.kept")
def test_all_other_stones_stay_where_they_are() -> None:
    """Everything but one stone is on orders, with Akbar, on notables and on used actions."""
    orders = {f"{guild} {row}": 0 for guild in ("artisans", "merchants") for row in range(1, 6)}
    akbar = dict.fromkeys(("cement", "dye", "oil", "curry", "book", "statue", "bricks"), 0)
    match = table(
        orders=orders,
        akbar=akbar,
        doubles={"cook oil": 0},
        used={0: "gain_basic"},
        scrolls={0: "book"},
    )
    assert match.state.yard[0] == 22 - 10 - 7 - 2 - 2
    do(match, "place sawmill")
    assert goods_of(match, 0) == {"wood": 1}
    assert match.actor == 1


@rule("stones.free")
def test_a_shortage_at_pier_five_is_asked_of_the_seat_that_is_short() -> None:
    match = table(
        goods={0: "sandstone", 1: "cotton*22"},
        stones={"dutch_trader clothing": 0, "dutch_trader curry": 0},
        contracts={2: "mahout dyer muezzin caliph"},
    )
    do(match, "place sailor", "deliver sandstone dutch_trader", "take wood", "take book")
    assert match.actor == 1
    assert choices(match) == ["done", "free cotton"]
    do(match, "free cotton")
    assert goods_of(match, 1) == {"cotton": 21, "book": 1}


@rule("stones.free")
def test_a_good_taken_from_the_trader_may_need_a_stone() -> None:
    """Three goods go, four come."""
    match = table(goods={0: "statue*2 wood*20"})
    do(match, "place trader", "give statue", "give statue", "done")
    do(match, "take cotton", "take cotton", "take sandstone")
    assert offers(match, "free") == ["wood", "cotton"]
    do(match, "free wood")
    assert goods_of(match, 0) == {"wood": 19, "cotton": 2, "sandstone": 1}


# --- a shortage in one's own turn -------------------------------------------------------------


def favour_without_stone(**parts: Any) -> Match:
    """Seat 1 has followed seat 0, who has no stone for the favour."""
    goods = {0: parts.pop("own", "cotton*18"), 1: "cotton"}
    match = table(goods=goods, favours={0: 4}, built="weaving_mill", players=2, **parts)
    return do(match, "place weaving_mill", "process cotton_to_cloth 1", "process cotton_to_cloth 1")


@rule("anytime.turn", "stones.free")
def test_in_ones_own_turn_something_else_may_send_stones_home() -> None:
    match = favour_without_stone()
    assert match.actor == 0
    assert choices(match)[:3] == ["done", "free cotton", "free cloth"]
    do(match, "favour influence", "up scholars")
    assert goods_of(match, 0) == {"cotton": 17, "cloth": 1}  # nothing was given up
    assert match.state.favours[0] == 4 - 3 + 1
    assert prompt(match)[0] == "agra-prompt-order"


@rule("anytime.turn", "stones.free")
def test_what_sends_no_stone_home_leaves_the_shortage_as_it_was() -> None:
    """Of the two favours spent one lies on the action, the other becomes the good."""
    match = favour_without_stone()
    asked = prompt(match)
    do(match, "favour gain_basic", "take wood")
    assert prompt(match) == asked
    do(match, "free wood")
    assert match.state.favours[0] == 4 - 2 + 1


@rule("anytime.turn", "stones.free")
def test_with_favours_alone_a_shortage_of_favours_is_asked_as_well() -> None:
    orders = {f"{guild} {row}": 0 for guild in ("artisans", "merchants") for row in range(1, 6)}
    akbar = dict.fromkeys(("cement", "dye", "oil", "curry", "book", "statue", "bricks"), 0)
    match = table(
        orders=orders, akbar=akbar, favours={0: 5}, merchant="sawmill", farmers={0: "n4 e2"}
    )
    do(match, "place sawmill")
    assert prompt(match)[:2] == ("agra-prompt-shortage-favours", {"seat": 0, "count": 2})
    assert offers(match, "free") == []
    assert kinds(match) == "done"
    do(match, "favour influence", "up scholars")
    assert match.state.favours[0] == 5 - 3 + 2


@rule("anytime.turn", "stones.free")
def test_others_who_are_short_have_nothing_else_to_do() -> None:
    match = table(
        turn=1,
        goods={0: "sandstone*17 oil"},
        favours={0: 4},
        standing={0: "quarry"},
    )
    do(match, "place quarry")
    assert choices(match) == ["done", "free sandstone", "free oil"]
