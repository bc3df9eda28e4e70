"""Chapters "Orders" and "Akbar"."""

import pytest

from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.games.agra.state import ORDER
from serai.games.agra.tables import NEUTRAL, NONE
from tests.agra.build import (
    T,
    choices,
    do,
    earned,
    good,
    goods_of,
    kinds,
    log,
    offers,
    order,
    prompt,
    refusals,
    table,
    track,
)
from tests.rules import rule


def marker(match: Match, guild: int) -> int:
    """The row of a guild's marker, counted from 1."""
    row: int = match.state.order_at[guild]
    return row + 1


@rule("order.may")
def test_one_order_or_one_gift_and_not_both() -> None:
    match = table(
        phase=ORDER,
        goods={0: "wood painting*2 oil clothing"},
        influence={0: "scholars=1"},
    )
    assert choices(match) == [
        *("done", "order scholars", "akbar painting", "akbar oil", "akbar clothing"),
        *("luxury painting", "luxury clothing"),
    ]
    do(match, "order scholars")
    assert choices(match) == ["done", "luxury painting", "luxury clothing"]
    assert prompt(match) == ("agra-prompt-order", {"seat": 0}, "order.may")
    assert kinds(match) == "done"
    assert refusals(match) == {}


@rule("order.may")
def test_after_a_gift_no_order_is_filled() -> None:
    match = table(phase=ORDER, goods={0: "wood painting clothing"}, influence={0: "scholars=1"})
    assert prompt(match) == ("agra-prompt-order", {"seat": 0}, "order.may")
    assert kinds(match) == "akbar-done-order"
    do(match, "akbar clothing")
    assert offers(match, "order") == offers(match, "akbar") == []


@rule("order.may")
def test_also_when_the_sailor_has_filled_an_order_in_this_turn() -> None:
    match = table(goods={0: "curry wood painting paper curry*2"}, influence={0: "scholars=1"})
    do(match, "place sailor", "pay curry", "order scholars")
    assert "order scholars" in choices(match)
    do(match, "order scholars")
    assert match.state.order_owner.count(0) == 2


@rule("order.marked")
def test_only_the_order_under_the_marker_can_be_filled() -> None:
    match = table(
        phase=ORDER,
        goods={0: "turmeric book cloth"},
        influence={0: "merchants=1"},
        markers={"merchants": 1},
    )
    assert offers(match, "order") == []
    match = table(
        phase=ORDER,
        goods={0: "turmeric book cloth"},
        influence={0: "merchants=1"},
        markers={"merchants": 2},
    )
    assert offers(match, "order") == ["merchants"]


@rule("order.goods")
def test_both_goods_are_needed() -> None:
    match = table(
        phase=ORDER, goods={0: "book"}, influence={0: "merchants=1"}, markers={"merchants": 2}
    )
    assert refusals(match)["order merchants"] == (
        "agra-refuse-order-goods",
        {"guild": "merchants", "good": "turmeric", "also": "book"},
        "order.goods",
    )


@rule("order.influence")
def test_one_step_on_the_track_is_needed() -> None:
    match = table(phase=ORDER, goods={0: "wood painting"})
    assert refusals(match)["order scholars"] == (
        "agra-refuse-order-influence",
        {"guild": "scholars"},
        "order.influence",
    )
    with pytest.raises(IllegalAction, match=r"rule order\.influence"):
        do(match, "order scholars")


@rule("order.limit")
@pytest.mark.parametrize(("pier", "limit"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_a_column_holds_no_more_stones_than_the_limit(pier: int, limit: int) -> None:
    for filled in range(6):
        orders = {f"scholars {row}": 1 for row in range(6, 6 - filled, -1)}
        match = table(
            phase=ORDER,
            goods={0: "wood painting"},
            influence={0: "scholars=1"},
            orders=orders,
            pier=pier,
        )
        assert ("scholars" in offers(match, "order")) == (filled < limit)
        if filled >= limit:
            assert refusals(match)["order scholars"] == (
                "agra-refuse-order-limit",
                {"guild": "scholars"},
                "order.limit",
            )


@rule("order.limit")
def test_neutral_stones_count_for_the_limit() -> None:
    match = table(
        phase=ORDER,
        goods={0: "wood painting"},
        influence={0: "scholars=1"},
        orders={"scholars 4": NEUTRAL, "scholars 5": NEUTRAL, "scholars 6": 1},
    )
    assert refusals(match)["order scholars"][2] == "order.limit"


@rule("order.fill")
def test_one_stone_is_laid_on_the_order_and_the_other_goes_home() -> None:
    match = table(phase=ORDER, goods={0: "wood painting*2"}, influence={0: "scholars=1"})
    assert match.state.yard[0] == 19
    do(match, "order scholars")
    assert match.state.order_owner[order("scholars 1")] == 0
    assert goods_of(match, 0) == {"painting": 1}
    assert match.state.yard[0] == 20
    args = {"seat": 0, "guild": "scholars", "good": "wood", "also": "painting"}
    assert ("agra-log-order", args, "order.fill") in log(match)


@rule("order.marker")
@pytest.mark.parametrize(
    ("filled", "at", "then"),
    [([], 1, 2), ([2], 1, 3), ([2, 3], 1, 4), ([], 6, 1), ([1, 2], 6, 3), ([4, 6], 3, 5)],
)
def test_the_marker_goes_down_to_the_next_free_order(filled: list[int], at: int, then: int) -> None:
    goods = " ".join(T.good_ids[n] for n in T.order_goods[order(f"merchants {at}")])
    match = table(
        phase=ORDER,
        goods={0: f"{goods} clothing"},
        influence={0: "merchants=1"},
        orders={f"merchants {row}": 1 for row in filled},
        markers={"merchants": at},
    )
    do(match, "order merchants")
    assert marker(match, 1) == then


@rule("order.first")
@pytest.mark.parametrize(
    ("step", "rupees"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5), (7, 6), (8, 6), (9, 7)]
)
def test_the_first_on_the_track_gets_the_printed_rupees(step: int, rupees: int) -> None:
    match = table(
        phase=ORDER,
        goods={0: "wood painting"},
        influence={0: f"scholars={step}", 1: "scholars=1"},
    )
    assert earned(match, "order scholars") == rupees
    assert track(match, 0, "scholars") == step


@rule("order.first")
def test_who_shares_the_first_place_is_first() -> None:
    match = table(
        phase=ORDER, goods={0: "wood painting"}, influence={0: "scholars=3", 1: "scholars=3"}
    )
    assert earned(match, "order scholars") == 4
    assert track(match, 0, "scholars") == 3


@rule("order.behind")
@pytest.mark.parametrize(("step", "rupees"), [(1, 2), (3, 3), (4, 3), (7, 5)])
def test_all_others_get_a_rupee_less_and_a_step(step: int, rupees: int) -> None:
    match = table(
        phase=ORDER,
        goods={0: "wood painting"},
        influence={0: f"scholars={step}", 2: "scholars=8"},
    )
    assert earned(match, "order scholars") == rupees
    assert track(match, 0, "scholars") == step + 1


@rule("order.behind")
def test_the_step_may_bring_a_bonus() -> None:
    match = table(
        phase=ORDER,
        goods={0: "wood painting"},
        influence={0: "scholars=2", 2: "scholars=3"},
        open_tiles="gain_mp",
    )
    assert earned(match, "order scholars") == 2
    assert choices(match) == ["favours", "tile gain_mp"]


@rule("order.full")
def test_with_stones_on_all_orders_the_column_is_full() -> None:
    match = table(
        phase=ORDER,
        goods={0: "cement paper painting", 1: "wood painting"},
        influence={0: "scholars=1", 1: "scholars=1"},
        orders={f"scholars {row}": row % 3 for row in range(1, 6)},
        markers={"scholars": 6},
        pier=5,
    )
    do(match, "order scholars", "done")
    assert match.state.order_at[2] == NONE
    do(match, "place quarry")
    assert refusals(match)["order scholars"] == (
        "agra-refuse-order-full",
        {"guild": "scholars"},
        "order.full",
    )


@rule("notable.generous")
def test_contracts_pay_for_goods_of_an_order() -> None:
    match = table(
        phase=ORDER,
        goods={0: "wood painting"},
        influence={0: "scholars=1"},
        contracts={0: "painter"},
    )
    assert earned(match, "order scholars") == 3 + 2


# --- Akbar ------------------------------------------------------------------------------------


@rule("akbar.new")
def test_akbar_takes_each_of_twelve_goods_once() -> None:
    match = table(phase=ORDER, goods={0: " ".join(T.good_ids)}, akbar={"oil": 1, "statue": 0})
    assert set(offers(match, "akbar")) == set(T.good_ids[4:]) - {"oil", "statue"}
    refused = refusals(match)
    assert refused["akbar oil"] == ("agra-refuse-akbar-new", {"good": "oil"}, "akbar.new")
    assert refused["akbar statue"][2] == "akbar.new"
    assert "akbar wood" not in offers(match, "akbar")


@rule("akbar.new")
def test_a_gift_that_one_does_not_have_is_not_refused() -> None:
    match = table(phase=ORDER, goods={0: "curry"}, akbar={"oil": 1})
    assert "akbar oil" not in refusals(match)


@rule("akbar.gift")
def test_the_stone_stays_in_the_bowl() -> None:
    match = table(phase=ORDER, goods={0: "oil*2 clothing"})
    do(match, "akbar oil")
    assert match.state.bowl_owner[T.bowl_of[good("oil")]] == 0
    assert goods_of(match, 0) == {"oil": 1, "clothing": 1}
    assert match.state.yard[0] == 19
    assert match.state.rupees[0] == 0
    assert ("agra-log-akbar", {"seat": 0, "good": "oil"}, "akbar.gift") in log(match)


@rule("notable.generous")
def test_contracts_pay_for_a_gift() -> None:
    match = table(phase=ORDER, goods={0: "oil"}, contracts={0: "cook"})
    assert earned(match, "akbar oil") == 1
