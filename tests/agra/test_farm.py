"""Chapters "The Botanist", "The farm" and "Producing"."""

import pytest

from serai.core.errors import IllegalAction
from tests.agra.build import (
    T,
    choices,
    do,
    good,
    goods_of,
    log,
    offers,
    prompt,
    refusals,
    table,
)
from tests.rules import rule

NO_COVER = "n1 n5 e1 e5 s1 s5 w1 w5"


@rule("botanist.two")
def test_two_different_things_out_of_three_in_any_order() -> None:
    match = table(goods={0: "turmeric cotton"})
    do(match, "place botanist")
    kinds = {"done", "contemplate", "uncover", "farmer"}
    assert {text.split()[0] for text in choices(match)} == kinds
    do(match, "uncover n1")
    assert {text.split()[0] for text in choices(match)} == kinds - {"uncover"}
    do(match, "contemplate")
    assert match.actor == 1
    assert (match.state.uncovered[0], match.state.meditation[0]) == (1, 1)


@rule("botanist.two")
def test_the_same_thing_is_not_done_twice() -> None:
    for first, verb in [("uncover n1", "uncover"), ("contemplate", "contemplate")]:
        match = table(goods={0: "turmeric*2 cotton*2 curry"})
        do(match, "place botanist", first)
        assert not any(text.startswith(verb) for text in choices(match))
    match = table()
    do(match, "place botanist", "farmer n2", "farmer n3")
    assert offers(match, "farmer") == []
    assert len(offers(match, "uncover")) == 8


@rule("botanist.two")
def test_one_of_them_or_both_may_be_left_out() -> None:
    match = table()
    do(match, "place botanist", "uncover n1", "done")
    assert match.actor == 1
    do(match, "place botanist", "done")
    assert match.actor == 2


@rule("botanist.two")
def test_the_prompt_counts_what_is_left() -> None:
    match = table()
    do(match, "place botanist")
    assert prompt(match) == ("agra-prompt-botanist", {"seat": 0, "count": 2}, "botanist.two")
    do(match, "uncover n1")
    assert prompt(match)[1] == {"seat": 0, "count": 1}


@rule("botanist.meditation")
@pytest.mark.parametrize(
    ("step", "cost"),
    [(1, "turmeric cotton"), (2, "curry cotton"), (3, "curry oil"), (4, "book oil")],
)
def test_a_step_of_meditation_costs_the_goods_before_it(step: int, cost: str) -> None:
    match = table(goods={0: f"{cost} wood"}, meditation={0: step})
    do(match, "place botanist", "contemplate")
    assert match.state.meditation[0] == step
    assert goods_of(match, 0) == {"wood": 1}
    assert match.state.yard[0] == 21
    args = {"seat": 0, "step": step + 1}
    assert ("agra-log-advance", args, "botanist.meditation") in log(match)


@rule("botanist.meditation")
def test_without_the_goods_the_step_is_refused() -> None:
    match = table(goods={0: "curry wood"}, meditation={0: 2})
    do(match, "place botanist")
    assert "contemplate" not in choices(match)
    assert refusals(match) == {
        "contemplate": ("agra-refuse-contemplate", {"good": "cotton"}, "botanist.meditation")
    }


@rule("botanist.meditation")
def test_there_is_no_step_after_the_last() -> None:
    match = table(goods={0: "turmeric cotton curry oil book"}, meditation={0: 5})
    do(match, "place botanist")
    assert "contemplate" not in choices(match)
    assert refusals(match) == {}


@rule("botanist.cover")
def test_a_cover_comes_off() -> None:
    match = table(bare={0: "n1 n5"})
    do(match, "place botanist")
    assert offers(match, "uncover") == ["e1", "e5", "s1", "s5", "w1", "w5"]
    do(match, "uncover e5")
    assert match.state.uncovered == [3, 0, 0]
    assert ("agra-log-uncover", {"seat": 0}, "botanist.cover") in log(match)


@rule("botanist.farmers")
def test_two_moves_of_farmers() -> None:
    match = table()
    do(match, "place botanist", "farmer n2")
    assert prompt(match) == ("agra-prompt-farmers", {"seat": 0, "count": 1}, "farm.moves")
    do(match, "farmer e4")
    assert [T.cell_ids[cell] for cell in match.state.farmers[:4]] == ["n2", "e4", "s3", "w3"]
    args = {"seat": 0, "cell": "e4"}
    assert ("agra-log-farmer", args, "botanist.farmers") in log(match)


# --- the farm ---------------------------------------------------------------------------------


@rule("farm.farmer")
def test_a_farmer_goes_to_a_field_next_to_him_on_his_side() -> None:
    match = table(points=9, blocked="remove_cover")
    assert offers(match, "farmer") == [f"{side}{field}" for side in "nesw" for field in (2, 4)]
    do(match, "farmer n2")
    assert offers(match, "farmer")[:2] == ["n3", "e2"]


@rule("farm.farmer")
def test_never_onto_or_past_a_cover() -> None:
    match = table(points=9, farmers={0: "n2"}, blocked="remove_cover")
    assert "n1" not in offers(match, "farmer")
    match = table(points=9, farmers={0: "n2"}, bare={0: "n1"}, blocked="remove_cover")
    assert "n1" in offers(match, "farmer")


@rule("farm.farmer")
def test_never_onto_a_good() -> None:
    match = table(points=9, farmers={0: "n1 w5"}, bare={0: NO_COVER}, blocked="remove_cover")
    assert offers(match, "farmer") == ["n2", "e2", "e4", "s2", "s4", "w4"]
    with pytest.raises(IllegalAction):
        do(match, "farmer e1")


@rule("farm.moves")
def test_one_farmer_moves_twice_or_two_once_each() -> None:
    match = table(bare={0: "n1"})
    do(match, "place botanist", "farmer n2")
    assert {"n1", "n3", "e2", "w4", "done"} < {*offers(match, "farmer"), *choices(match)}
    do(match, "farmer n1")
    assert T.cell_ids[match.state.farmers[0]] == "n1"
    assert offers(match, "farmer") == []


@rule("farm.moves")
def test_the_second_move_may_be_left_out() -> None:
    match = table()
    do(match, "place botanist", "farmer n2", "done")
    assert prompt(match)[0] == "agra-prompt-botanist"
    assert [T.cell_ids[cell] for cell in match.state.farmers[:4]] == ["n2", "e3", "s3", "w3"]


@rule("farm.cover")
def test_a_cover_taken_off_stays_beside_the_board() -> None:
    match = table(points=4)
    do(match, "uncover s1", "uncover s5")
    board = match.view(1).seats[0]
    assert (board.uncovered, sum(board.covers)) == (2, 6)
    assert match.view(1).seats[1].uncovered == 0
    assert not {"s1", "s5"} & set(offers(match, "uncover"))


# --- producing --------------------------------------------------------------------------------


@rule("produce.building")
@pytest.mark.parametrize(
    ("place", "made"),
    [
        ("quarry", "sandstone"),
        ("sawmill", "wood"),
        ("turmeric_farm", "turmeric"),
        ("cotton_farm", "cotton"),
    ],
)
def test_each_building_of_level_one_produces_its_good(place: str, made: str) -> None:
    match = table(merchant="quarry" if place != "quarry" else "sawmill")
    do(match, f"place {place}")
    assert goods_of(match, 0) == {made: 2}
    args = {"seat": 0, "good": made, "count": 2}
    assert ("agra-log-good", args, "produce.store") in log(match)


@rule("produce.fields")
@pytest.mark.parametrize(
    ("bare", "farmers", "count"),
    [
        ("", "", 2),
        ("n1", "", 3),
        ("n1 w5", "", 4),
        ("", "n4", 3),
        ("", "n2", 1),
        ("", "n2 w4", 0),
        ("n1 n5", "n5", 5),
        ("n1 n5 w1 w5", "n5 w1", 8),
        ("n1 n5 w1 w5", "n1 w5", 0),
        ("e1 e5 s1 s5", "e5 s1", 2),
    ],
)
def test_uncovered_fields_on_both_sides_of_the_corner_count(
    bare: str, farmers: str, count: int
) -> None:
    """The sandstone lies between the north side, from n1 on, and the west side, from w5 back."""
    match = table(bare={0: bare}, farmers={0: farmers})
    assert match.view(0).seats[0].production[good("sandstone")] == count
    do(match, "place quarry")
    assert goods_of(match, 0) == ({"sandstone": count} if count else {})


@rule("produce.fields")
@pytest.mark.parametrize(
    ("name", "fields"),
    [("wood", "n5 e1"), ("turmeric", "e5 s1"), ("cotton", "s5 w1"), ("sandstone", "w5 n1")],
)
def test_each_good_has_the_fields_beside_its_corner(name: str, fields: str) -> None:
    board = table(bare={0: fields}).view(0).seats[0]
    counts = dict(zip(T.good_ids[:4], board.production, strict=True))
    assert counts == {other: 4 if other == name else 2 for other in counts}


@rule("notable.mahout", "notable.khatib")
def test_what_contracts_add_is_seen_in_the_production_of_a_view() -> None:
    match = table(contracts={0: "mahout", 1: "khatib"})
    assert [one.production for one in match.view(2).seats] == [
        *((3, 3, 2, 2), (2, 2, 3, 3), (2, 2, 2, 2)),
    ]


@rule("produce.farmer")
def test_the_field_of_a_farmer_does_not_count_nor_those_behind_him() -> None:
    board = table(bare={0: NO_COVER}, farmers={0: "n1 w3"}).view(0).seats[0]
    assert board.production[good("sandstone")] == 0 + 2
    assert board.production[good("wood")] == 4 + 2


@rule("produce.store", "goods.store")
def test_goods_are_laid_on_their_building_without_limit() -> None:
    match = table(goods={0: "wood*9", 1: "wood*3"})
    do(match, "place sawmill")
    assert goods_of(match, 0) == {"wood": 11}
    assert goods_of(match, 1) == {"wood": 3}
    assert match.state.yard[0] == 11


@rule("goods.store")
def test_goods_lie_on_sites_as_well() -> None:
    match = table(goods={0: "wood"}, points=2)
    do(match, "process wood_to_paper 1")
    assert goods_of(match, 0) == {"paper": 1}
    assert not match.state.built[T.building_ids.index("paper_mill")]


@rule("produce.store")
def test_a_farm_that_gives_nothing_may_be_worked() -> None:
    match = table(farmers={0: "n2 w4"})
    do(match, "place quarry")
    assert goods_of(match, 0) == {}
    assert match.actor == 1
    assert "agra-log-good" not in {id for id, _, _ in log(match)}
