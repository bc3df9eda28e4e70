"""Chapter "The Sailor"."""

from pathlib import Path

import pytest

from serai.core.errors import IllegalAction
from serai.core.match import Match
from tests.agra.build import (
    do,
    earned,
    goods_of,
    kinds,
    offers,
    owner_of,
    prompt,
    reading,
    refusals,
    slot,
    table,
    track,
)
from tests.rules import rule


def deliveries(match: Match) -> int:
    """How many deliveries are left."""
    message, args, _ = prompt(match)
    assert message == "agra-prompt-deliveries"
    return int(args["count"])


@rule("sailor.steps")
def test_payment_deliveries_refund_and_influence_follow_each_other() -> None:
    match = table(goods={0: "curry oil wood"}, river="cook dyer")
    do(match, "place sailor")
    assert offers(match, "deliver") == ["oil cook", "wood cook"]
    assert offers(match, "pay") == ["wood", "curry", "oil"]
    do(match, "pay curry", "deliver oil cook")
    assert match.state.rupees[0] == 1
    assert track(match, 0, "artisans") == 0
    do(match, "done")
    assert match.state.rupees[0] == 1 + 2
    assert track(match, 0, "artisans") == 1


@rule("sailor.free")
def test_one_delivery_is_free() -> None:
    match = table(goods={0: "oil wood"}, river="cook")
    do(match, "place sailor")
    assert deliveries(match) == 1
    do(match, "deliver oil cook")
    assert offers(match, "deliver") == []
    do(match, "done")
    assert match.actor == 1
    assert match.state.rupees[0] == 1


@rule("sailor.free")
def test_the_free_delivery_may_be_left_out() -> None:
    match = table(goods={0: "oil"}, river="cook")
    do(match, "place sailor", "done", "done")
    assert match.actor == 1
    assert match.state.rupees[0] == 0


@rule("sailor.free", "sailor.pay")
def test_with_the_last_good_delivered_there_is_nothing_to_pay_and_nothing_is_asked() -> None:
    match = table(goods={0: "oil"}, river="cook")
    do(match, "place sailor", "deliver oil cook")
    assert match.actor == 1


@rule("sailor.pay")
def test_the_payment_may_come_after_the_free_delivery() -> None:
    match = table(goods={0: "oil cotton wood"}, river="cook")
    do(match, "place sailor", "deliver oil cook")
    assert deliveries(match) == 0
    assert offers(match, "pay") == ["wood", "cotton"]
    do(match, "pay cotton")
    assert deliveries(match) == 1
    assert offers(match, "pay") == []
    do(match, "deliver wood cook")
    assert owner_of(match, "cook") == 0


@rule("sailor.pay", "sailor.refund")
def test_a_payment_after_the_deliveries_is_refunded_if_it_is_not_used() -> None:
    match = table(goods={0: "oil curry"}, river="cook")
    do(match, "place sailor", "deliver oil cook")
    assert earned(match, "pay curry") == 2  # nothing more can be delivered


@rule("sailor.pay")
@pytest.mark.parametrize(("good", "count"), [("cotton", 2), ("curry", 3), ("painting", 4)])
def test_the_value_of_a_good_is_the_number_of_further_deliveries(good: str, count: int) -> None:
    match = table(goods={0: f"{good} wood*2"}, river="cook")
    do(match, "place sailor", f"pay {good}")
    assert deliveries(match) == count
    assert goods_of(match, 0) == {"wood": 2}
    assert match.state.yard[0] == 20


@rule("sailor.pay")
def test_a_price_token_counts_for_the_payment() -> None:
    match = table(goods={0: "statue wood"}, river="cook", tokens=["price_3_4 high statue"])
    do(match, "place sailor", "pay statue")
    assert deliveries(match) == 5


@rule("sailor.pay")
def test_one_good_only_is_paid() -> None:
    match = table(goods={0: "cotton*2 wood"}, river="cook")
    do(match, "place sailor", "pay cotton")
    assert offers(match, "pay") == []


@rule("sailor.deliver")
def test_goods_go_to_as_many_notables_as_one_likes() -> None:
    match = table(goods={0: "clothing oil wood dye cement"}, river="cook dyer mahout")
    do(match, "place sailor", "pay clothing", "deliver oil cook", "deliver dye dyer")
    do(match, "deliver cement mahout")
    assert deliveries(match) == 1
    assert offers(match, "deliver") == ["wood cook", "wood mahout"]
    do(match, "deliver wood mahout")
    assert owner_of(match, "mahout") == 0


@rule("sailor.deliver")
def test_with_no_delivery_left_the_action_is_over() -> None:
    match = table(goods={0: "cotton oil wood"}, river="cook mahout")
    do(match, "place sailor", "pay cotton", "deliver oil cook")
    assert deliveries(match) == 1
    do(match, "deliver wood mahout")
    assert track(match, 0, "artisans") == 1
    assert match.actor == 1


# --- orders -----------------------------------------------------------------------------------


@rule("sailor.order")
def test_an_order_takes_two_deliveries_at_once() -> None:
    match = table(
        goods={0: "painting*2 wood*2"},
        influence={0: "scholars=1"},
        markers={"scholars": 1},
        river="cook",
    )
    do(match, "place sailor", "pay painting")
    assert deliveries(match) == 4
    do(match, "order scholars")
    assert deliveries(match) == 2
    assert goods_of(match, 0) == {"wood": 1}


@rule("sailor.order")
def test_the_free_delivery_alone_is_not_enough_for_an_order() -> None:
    match = table(goods={0: "painting wood"}, influence={0: "scholars=1"})
    do(match, "place sailor")
    assert offers(match, "order") == []
    reason = ("agra-refuse-order-deliveries", {"count": 2}, "sailor.order")
    assert refusals(match) == {"order scholars": reason}


@rule("sailor.order")
def test_one_order_only_is_filled_by_the_sailor() -> None:
    match = table(
        goods={0: "statue cloth*2 curry cement painting wood"},
        influence={0: "scholars=1 artisans=1 merchants=1"},
    )
    do(match, "place sailor", "pay statue")
    assert set(offers(match, "order")) == {"artisans", "merchants", "scholars"}
    do(match, "order artisans")
    assert deliveries(match) == 2
    assert offers(match, "order") == []
    refused = refusals(match)
    assert set(refused) == {"order merchants", "order scholars"}
    assert {(reason, rule) for reason, _, rule in refused.values()} == {
        ("agra-refuse-order-once", "sailor.order")
    }


@rule("sailor.order")
def test_orders_that_cannot_be_filled_are_refused_with_the_reason() -> None:
    match = table(goods={0: "curry wood"}, influence={0: "merchants=1"}, river="cook")
    do(match, "place sailor", "pay curry")
    refused = refusals(match)
    del refused["double wood cook"]
    assert refused == {
        "order artisans": (
            "agra-refuse-order-influence",
            {"guild": "artisans"},
            "order.influence",
        ),
        "order merchants": (
            "agra-refuse-order-goods",
            {"guild": "merchants", "good": "cloth", "also": "curry"},
            "order.goods",
        ),
        "order scholars": (
            "agra-refuse-order-influence",
            {"guild": "scholars"},
            "order.influence",
        ),
    }


@rule("river.open")
def test_a_notable_of_a_closed_level_is_refused_with_the_reason() -> None:
    match = table(goods={0: "statue wood"}, river="cook mujtahida")
    do(match, "place sailor")
    refused = refusals(match)["deliver statue mujtahida"]
    assert refused == (
        "agra-refuse-level",
        {"notable": "mujtahida", "level": 3, "pier": 4},
        "river.open",
    )


@rule("sailor.akbar")
def test_the_sailor_does_not_serve_akbar() -> None:
    match = table(goods={0: "curry*2 oil"}, river="cook")
    do(match, "place sailor", "pay curry")
    assert offers(match, "akbar") == []
    with pytest.raises(IllegalAction):
        do(match, "akbar oil")


# --- double deliveries ------------------------------------------------------------------------


@rule("sailor.double")
def test_a_notable_may_get_a_good_twice_for_two_deliveries() -> None:
    match = table(goods={0: "curry oil*2 wood"}, river="cook")
    do(match, "place sailor", "pay curry")
    assert offers(match, "double") == ["oil cook"]
    do(match, "double oil cook")
    assert deliveries(match) == 1
    assert goods_of(match, 0) == {"wood": 1}
    assert match.state.stone[slot("cook oil")] == 0
    assert match.state.doubled[slot("cook oil")]
    assert match.state.rupees[0] == 2


@rule("sailor.double")
def test_a_double_delivery_needs_two_deliveries_and_two_goods() -> None:
    match = table(goods={0: "oil*2 wood"}, river="cook")
    do(match, "place sailor")
    assert offers(match, "double") == []
    match = table(goods={0: "curry oil wood"}, river="cook")
    do(match, "place sailor", "pay curry")
    assert offers(match, "double") == []


@rule("sailor.double")
def test_a_good_that_somebody_brought_is_not_doubled() -> None:
    match = table(goods={0: "curry oil*2 wood*2"}, stones={"cook oil": 1})
    do(match, "place sailor", "pay curry")
    assert offers(match, "double") == ["wood cook"]


@rule("sailor.double")
def test_an_action_has_two_double_deliveries_at_most() -> None:
    match = table(
        goods={0: "statue oil*2 cement*2 dye*2"},
        river="cook mahout dyer",
        contracts={0: "jagirdar"},
        tokens=["price_3_4 high statue"],
    )
    do(match, "place sailor", "pay statue")
    assert deliveries(match) == 6
    do(match, "double oil cook", "double cement mahout")
    assert deliveries(match) == 2
    assert offers(match, "deliver") == ["dye dyer"]
    assert offers(match, "double") == []


@rule("sailor.double")
def test_a_double_delivery_is_a_delivery_to_the_prompt_and_is_not_refused() -> None:
    match = table(goods={0: "curry oil*2"}, river="cook")
    do(match, "place sailor")
    assert kinds(match) == "deliver-done-pay"
    do(match, "pay curry")
    assert kinds(match) == "deliver-done"
    assert offers(match, "double") == ["oil cook"]
    assert "double oil cook" not in refusals(match)


def twice_with_the_sailor(value: str, folder: Path) -> Match:
    """Two double deliveries in the first action; the statue gives a second one with the Sailor."""
    match = table(
        game=reading(folder, "double_deliveries_per", value),
        goods={0: "statue*2 oil*2 cement*2 dye*2 curry"},
        rupees={0: 2},
        river="cook mahout dyer",
        tokens=["price_3_4 high statue"],
    )
    do(match, "place sailor", "pay statue", "double oil cook", "double cement mahout", "done")
    return do(match, "luxury statue", "peon sailor", "pay curry")


@rule("sailor.double", "luxury.statue")
def test_a_turn_has_two_double_deliveries_at_most(tmp_path: Path) -> None:
    match = twice_with_the_sailor("turn", tmp_path)
    assert offers(match, "deliver") == ["dye dyer"]
    assert offers(match, "double") == []
    reason = ("agra-refuse-doubles", {"count": 2}, "sailor.double")
    assert refusals(match)["double dye dyer"] == reason
    do(match, "done", "done", "place quarry")
    assert match.state.doubles == 0  # the next turn has its own


@rule("sailor.double", "luxury.statue")
def test_an_edition_may_count_double_deliveries_by_actions(tmp_path: Path) -> None:
    match = twice_with_the_sailor("action", tmp_path)
    assert offers(match, "double") == ["dye dyer"]


@rule("sailor.double_one")
def test_both_double_deliveries_of_a_turn_may_go_to_one_notable() -> None:
    match = table(goods={0: "statue bricks*2 curry*2"}, river="mullah cook", pier=2)
    do(match, "place sailor", "pay statue")
    assert offers(match, "double") == ["bricks mullah", "curry mullah"]
    do(match, "double curry mullah")
    assert offers(match, "double") == ["bricks mullah"]
    assert earned(match, "double bricks mullah") == 3 + 1
    assert owner_of(match, "mullah") == 0


@rule("sailor.double_one")
def test_a_notable_may_get_a_third_good_twice_in_another_turn() -> None:
    stones = {"sadr_us_sudur oil": 0, "sadr_us_sudur book": 0}
    match = table(goods={0: "curry sandstone*2"}, doubles=stones, pier=4)
    do(match, "place sailor", "pay curry", "double sandstone sadr_us_sudur")
    assert owner_of(match, "sadr_us_sudur") == 0


@rule("sailor.double_one")
def test_an_edition_may_allow_one_doubled_good_of_a_notable(tmp_path: Path) -> None:
    game = reading(tmp_path, "double_delivery_per_notable", "1")
    goods = {0: "statue bricks*2 curry*2"}
    match = table(game=game, goods=goods, river="mullah cook", pier=2)
    do(match, "place sailor", "pay statue", "double curry mullah")
    assert offers(match, "double") == []
    assert offers(match, "deliver") == ["bricks mullah"]
    args = {"good": "bricks", "notable": "mullah"}
    reason = ("agra-refuse-double-one", args, "sailor.double_one")
    assert refusals(match)["double bricks mullah"] == reason


@rule("sailor.double_one")
def test_there_another_player_may_double_the_other_good(tmp_path: Path) -> None:
    game = reading(tmp_path, "double_delivery_per_notable", "1")
    match = table(game=game, goods={0: "curry oil*2 wood"}, doubles={"cook wood": 1})
    do(match, "place sailor", "pay curry")
    assert offers(match, "double") == ["oil cook"]


@rule("sailor.together")
def test_both_stones_lie_there_before_the_contract_is_settled() -> None:
    match = table(goods={0: "curry wood*3"}, stones={"mahout cement": 1})
    do(match, "place sailor", "pay curry", "double wood mahout")
    assert owner_of(match, "mahout") == 0
    assert match.state.favours == [0, 1, 0]


@rule("sailor.together")
def test_the_second_stone_may_come_later_in_the_action() -> None:
    match = table(goods={0: "statue oil*3 dye wood"}, river="cook dyer")
    do(match, "place sailor", "pay statue", "deliver oil cook", "deliver dye dyer")
    assert offers(match, "double") == ["oil cook"]
    assert earned(match, "double oil cook") == 1
    assert deliveries(match) == 1
    assert match.state.doubled[slot("cook oil")]
    assert offers(match, "double") == []


@rule("sailor.together", "anytime.turn")
def test_the_second_good_may_be_got_in_between() -> None:
    match = table(goods={0: "curry wood"}, favours={0: 2}, river="cook")
    do(match, "place sailor", "deliver wood cook", "favour gain_basic", "take wood")
    assert offers(match, "double") == []  # there is no delivery left
    assert earned(match, "pay curry") == 0
    do(match, "double wood cook")
    assert match.state.doubled[slot("cook wood")]


@rule("sailor.together")
def test_an_edition_may_ask_for_both_stones_in_one_go(tmp_path: Path) -> None:
    game = reading(tmp_path, "double_delivery_is_atomic", "true")
    match = table(game=game, goods={0: "statue oil*3 dye wood"}, river="cook dyer")
    do(match, "place sailor", "pay statue")
    assert offers(match, "double") == ["oil cook"]
    do(match, "deliver oil cook")
    assert offers(match, "double") == []
    assert refusals(match)["double oil cook"][0] == "agra-refuse-taken"


@rule("sailor.together")
def test_a_stone_alone_may_settle_the_contract_before() -> None:
    match = table(goods={0: "curry wood*3 oil*2"}, stones={"mahout cement": 1})
    do(match, "place sailor", "pay curry", "deliver wood mahout")
    assert owner_of(match, "mahout") == 1  # the topmost good wins
    assert offers(match, "double") == []


@rule("sailor.together")
def test_only_a_stone_of_this_action_is_doubled() -> None:
    match = table(goods={0: "statue oil*2 dye*2 wood"}, stones={"cook oil": 0}, river="dyer")
    do(match, "place sailor", "pay statue")
    assert offers(match, "double") == ["dye dyer"]
    do(match, "deliver wood cook")
    assert offers(match, "double") == ["dye dyer"]


@rule("sailor.double", "deliver.asked", "sailor.pay", "river.open")
@pytest.mark.parametrize(
    ("goods", "act", "once", "twice"),
    [
        ("wood", "done", None, "double-goods"),
        ("wood*2", "done", None, "deliveries"),
        ("wood oil*2", "done", None, "double-goods"),
        ("wood*3", "deliver wood cook", "taken", "deliveries"),
        ("wood*3 curry", "deliver wood cook", "taken", "deliveries"),
    ],
)
def test_what_cannot_be_delivered_once_or_twice_says_why(
    goods: str, act: str, once: str | None, twice: str
) -> None:
    match = do(table(goods={0: goods}, river="cook painter"), "place sailor")
    if act != "done":
        do(match, act)
    refused = refusals(match)
    assert (refused["deliver wood cook"][0] if once else None) == (
        f"agra-refuse-{once}" if once else None
    )
    assert refused["double wood cook"][0] == f"agra-refuse-{twice}"
    level = ("agra-refuse-level", {"notable": "painter", "level": 3, "pier": 4}, "river.open")
    assert refused["deliver wood painter"] == refused["double wood painter"] == level


@rule("sailor.pay")
def test_without_a_delivery_left_the_reason_is_told() -> None:
    match = table(goods={0: "wood*2 curry dye"}, river="cook dyer")
    do(match, "place sailor", "deliver wood cook")
    none_left = ("agra-refuse-deliveries", {"count": 0}, "sailor.pay")
    assert refusals(match)["deliver dye dyer"] == none_left
    assert refusals(match)["double wood cook"] == none_left
    args = {"good": "dye", "notable": "dyer"}
    one_only = ("agra-refuse-double-goods", args, "sailor.double")
    assert refusals(match)["double dye dyer"] == one_only


@rule("deliver.asked")
def test_a_good_that_somebody_brought_is_refused_as_such() -> None:
    match = do(table(goods={0: "oil*2"}, stones={"cook oil": 1}), "place sailor")
    taken = ("agra-refuse-taken", {"good": "oil", "notable": "cook"}, "deliver.asked")
    assert refusals(match)["deliver oil cook"] == refusals(match)["double oil cook"] == taken


# --- the refund -------------------------------------------------------------------------------


@rule("sailor.refund")
@pytest.mark.parametrize(("made", "refund"), [(0, 3), (1, 3), (2, 2), (3, 1)])
def test_paid_deliveries_that_are_not_used_give_a_rupee_each(made: int, refund: int) -> None:
    match = table(goods={0: "painting oil wood*2 cement"}, river="cook mahout")
    do(match, "place sailor", "pay painting")
    plan = ["deliver oil cook", "deliver wood mahout", "deliver wood cook"]
    do(match, *plan[:made])
    assert deliveries(match) == 4 - made
    assert earned(match, "done") == refund


@rule("sailor.refund")
def test_the_free_delivery_gives_nothing_back() -> None:
    match = table(goods={0: "oil*2 wood"}, river="cook")
    do(match, "place sailor", "done")
    assert match.state.rupees[0] == 0


@rule("sailor.refund")
def test_an_order_uses_two_deliveries_of_the_refund() -> None:
    match = table(goods={0: "clothing painting wood*2"}, influence={0: "scholars=1"}, river="cook")
    do(match, "place sailor", "pay clothing")
    assert earned(match, "order scholars") == 3
    assert earned(match, "done") == 2
