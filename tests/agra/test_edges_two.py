"""The least that is enough, again: notables that are passed over, the free peon, who is asked."""

from pathlib import Path
from typing import Any

from serai.core.match import Match
from tests.agra.build import (
    do,
    kinds,
    log,
    offers,
    prompt,
    reading,
    refusals,
    table,
)
from tests.rules import rule

# --- deliveries -------------------------------------------------------------------------------


def beside_a_contract(goods: str) -> Match:
    """The Sailor of seat 0, where the Mahout, the first at the river, is won already."""
    match = table(goods={0: goods}, river="mahout cook", contracts={1: "mahout"})
    return do(match, "place sailor")


@rule("sailor.double")
def test_behind_a_notable_who_is_served_others_may_get_a_good_twice() -> None:
    match = do(beside_a_contract("curry oil*2"), "pay curry")
    assert offers(match, "double") == ["oil cook"]


@rule("sailor.double")
def test_behind_a_notable_who_is_served_others_say_why_not_twice() -> None:
    args = {"good": "oil", "notable": "cook"}
    one_only = ("agra-refuse-double-goods", args, "sailor.double")
    assert refusals(beside_a_contract("oil"))["double oil cook"] == one_only


@rule("sailor.double_one")
def test_in_that_edition_a_good_doubled_at_the_next_notable_does_not_count(tmp_path: Path) -> None:
    game = reading(tmp_path, "double_delivery_per_notable", "1")
    match = table(game=game, goods={0: "curry oil*2"}, river="cook", doubles={"muezzin curry": 0})
    do(match, "place sailor", "pay curry")
    assert offers(match, "double") == ["oil cook"]


@rule("sailor.pay", "sailor.double")
def test_too_few_deliveries_for_two_goods_are_counted() -> None:
    match = do(table(goods={0: "wood*2"}, river="cook"), "place sailor")
    one_left = ("agra-refuse-deliveries", {"count": 1}, "sailor.pay")
    assert refusals(match)["double wood cook"] == one_left


@rule("sailor.order", "sailor.pay", "notable.jagirdar")
def test_a_payment_after_an_order_does_not_bring_another_order() -> None:
    match = table(
        goods={0: "statue cloth*2 curry cement painting"},
        influence={0: "artisans=1 merchants=1"},
        contracts={0: "jagirdar"},
    )
    do(match, "place sailor", "order artisans", "pay statue")
    assert offers(match, "order") == []
    assert refusals(match)["order merchants"][0] == "agra-refuse-order-once"


def climbing(seat: int) -> dict[str, Any]:
    """A delivery to the Cook brings the seat a fourth favour, which pays for another delivery."""
    return {
        "tiles": {seat: "deliver_notable"},
        "favours": {seat: 3},
        "influence": {seat: "artisans=2"},
        "river": "cook",
    }


@rule("anytime.turn", "notable.jagirdar")
def test_whoever_is_asked_before_the_jagirdar_reads_whose_he_is() -> None:
    goods = {1: "oil wood", 2: "wood"}
    match = table(turn=1, goods=goods, contracts={2: "jagirdar"}, **climbing(1))
    do(match, "place sailor", "deliver oil cook", "done", "favours")
    asked = ("agra-prompt-before-jagirdar", {"seat": 1, "seat2": 2}, "anytime.turn")
    assert prompt(match) == asked


@rule("anytime.turn", "notable.jagirdar")
def test_nobody_is_asked_before_a_jagirdar_of_ones_own() -> None:
    match = table(goods={0: "oil wood"}, contracts={0: "jagirdar"}, **climbing(0))
    do(match, "place sailor", "deliver oil cook", "done", "favours")
    assert prompt(match)[0] == "agra-prompt-order"


# --- the free peon ----------------------------------------------------------------------------


@rule("favour.free_peon", "notable.mullah")
def test_the_mullah_makes_the_free_peon_cheaper() -> None:
    match = table(
        favours={0: 3},
        tiles={0: "free_peon"},
        lying={0: "sawmill trader"},
        contracts={0: "mullah"},
    )
    assert "free_peon" in offers(match, "thrift")
    do(match, "thrift free_peon")
    assert match.state.favours[0] == 1


@rule("favour.free_peon", "place.where")
def test_the_free_peon_refuses_only_places_to_which_another_worker_could_go(
    tmp_path: Path,
) -> None:
    match = table(
        game=reading(tmp_path, "workshop_needs_a_good", "true"),
        favours={0: 3},
        tiles={0: "free_peon"},
        lying={0: "sawmill trader"},
        goods={0: "wood"},
        built="paper_mill oil_press",
    )
    do(match, "favour free_peon")
    refused = {text.split()[1] for text in refusals(match) if text.startswith("place ")}
    others = {"architect", "sailor", "botanist", "quarry", "turmeric_farm", "cotton_farm"}
    assert refused == others | {"paper_mill", "tailor"}  # the Builder is at the tailor's


# --- what is said -----------------------------------------------------------------------------


@rule("luxury.statue")
def test_for_the_extra_action_a_peon_is_a_way_to_work_like_any_other() -> None:
    match = table(goods={0: "statue"}, lying={0: "trader"}, rupees={0: 9})
    do(match, "place quarry", "luxury statue")
    assert {"trader", "quarry"} <= set(offers(match, "peon"))
    assert kinds(match) == "place"


@rule("spices.both")
def test_every_worker_that_spices_raise_names_them_as_the_cause() -> None:
    match = table(goods={0: "oil curry"}, lying={0: "quarry sawmill trader architect"})
    do(match, "spices both", "raise quarry", "raise sawmill", "raise trader")
    raised = [(args["place"], why) for id, args, why in log(match) if id == "agra-log-raise"]
    assert raised == [(name, "spices.once") for name in ("quarry", "sawmill", "trader")]
