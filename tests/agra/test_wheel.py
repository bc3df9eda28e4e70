"""Chapter "The wheel"."""

from tests.agra.build import (
    T,
    choices,
    do,
    goods_of,
    log,
    offers,
    owner_of,
    refusals,
    table,
    track,
)
from tests.rules import rule


def blocked(wheel: int) -> str:
    return T.wheel_ids[wheel]


@rule("wheel.often")
def test_actions_come_in_any_order_and_as_often_as_points_last() -> None:
    match = table(points=7)
    do(match, "uncover n1", "farmer n2", "uncover n5", "farmer n1")
    assert match.state.points == 1
    assert match.state.uncovered[0] == 2
    assert offers(match, "uncover") == []
    assert offers(match, "farmer") != []
    do(match, "farmer n2")
    assert offers(match, "farmer") == []


@rule("wheel.blocked")
def test_the_action_under_the_marker_cannot_be_taken() -> None:
    goods = {0: "wood curry"}
    for name, verb in [
        ("exchange_good", "exchange"),
        ("deliver_good", "deliver"),
        ("process_good", "process"),
        ("remove_cover", "uncover"),
    ]:
        match = table(points=9, goods=goods, river="cook", blocked=name)
        wheel = {"exchange", "deliver", "process", "uncover", "farmer"}
        offered = {text.split()[0] for text in choices(match)} & wheel
        assert offered == wheel - {verb}


@rule("wheel.blocked")
def test_what_the_marker_forbids_is_refused_with_the_rule() -> None:
    match = table(points=2, blocked="remove_cover", bare={0: "n1 n5 e1 e5 s1 s5 w1"})
    refused = refusals(match)
    assert refused["uncover w5"] == (
        "agra-refuse-wheel",
        {"wheel": "remove_cover"},
        "wheel.blocked",
    )
    assert [text for text in refused if not text.startswith("place")] == ["uncover w5"]


@rule("wheel.blocked")
def test_what_there_are_no_points_for_is_not_blamed_on_the_marker() -> None:
    match = table(points=1, blocked="remove_cover")
    assert not any(text.startswith("uncover") for text in refusals(match))
    match = table(points=0, blocked="process_good", goods={0: "wood"})
    assert not any(text.startswith("process") for text in refusals(match))


@rule("wheel.blocked")
def test_the_marker_stays_for_the_whole_phase() -> None:
    match = table(points=9, goods={0: "wood*2"}, blocked="exchange_good")
    do(match, "process wood_to_paper 1")
    assert blocked(match.state.blocked) == "exchange_good"
    assert "process wood_to_paper 1" in choices(match)
    assert not any(text.startswith("exchange") for text in choices(match))


@rule("wheel.exchange")
def test_an_exchange_costs_what_the_good_is_worth() -> None:
    match = table(points=3, goods={0: "curry wood statue"})
    do(match, "exchange curry paper")
    assert match.state.points == 1
    assert goods_of(match, 0) == {"paper": 1, "wood": 1, "statue": 1}
    assert {text.split()[0] for text in offers(match, "exchange")} == {"wood"}
    do(match, "exchange wood cotton")
    assert match.state.points == 0


@rule("wheel.exchange_same")
def test_both_goods_are_worth_the_same_now() -> None:
    match = table(points=9, goods={0: "wood"}, tokens=["price_1_2 high wood"])
    assert {text.split()[1] for text in offers(match, "exchange")} == {
        *("cement", "planks", "curry", "oil", "bricks", "paper", "dye", "cloth"),
    }
    do(match, "exchange wood oil")
    assert match.state.points == 7


@rule("wheel.exchange_same")
def test_a_good_is_not_exchanged_for_itself() -> None:
    match = table(points=9, goods={0: "wood"})
    assert offers(match, "exchange") == ["wood sandstone", "wood turmeric", "wood cotton"]


@rule("wheel.deliver", "deliver.ways")
def test_three_points_bring_a_good_to_a_notable() -> None:
    match = table(points=2, goods={0: "oil*2"}, river="cook", blocked="remove_cover")
    assert offers(match, "deliver") == []
    match = table(points=4, goods={0: "oil*2"}, river="cook", blocked="remove_cover")
    do(match, "deliver oil cook")
    assert match.state.points == 1
    assert match.state.rupees[0] == 1
    assert track(match, 0, "artisans") == 1


@rule("wheel.deliver")
def test_a_contract_may_be_won_by_the_wheel() -> None:
    match = table(points=6, goods={0: "oil wood"}, river="cook", blocked="remove_cover")
    do(match, "deliver oil cook", "deliver wood cook")
    assert owner_of(match, "cook") == 0
    assert match.state.rupees[0] == 3
    assert track(match, 0, "artisans") == 2  # two actions, so two steps


@rule("wheel.process")
def test_processing_costs_what_the_new_good_is_worth() -> None:
    match = table(points=5, goods={0: "wood bricks"})
    do(match, "process bricks_to_statue 1")
    assert match.state.points == 2
    do(match, "process wood_to_paper 1")
    assert match.state.points == 0
    assert goods_of(match, 0) == {"paper": 1, "statue": 1}


@rule("wheel.process")
def test_processing_on_the_wheel_is_of_one_good_by_its_present_value() -> None:
    match = table(points=1, goods={0: "cotton*3 wood"}, tokens=["price_1_2 low oil"])
    assert offers(match, "process") == ["cotton_to_oil 1"]
    do(match, "process cotton_to_oil 1")
    assert match.state.points == 0


@rule("wheel.uncover")
def test_two_points_take_a_cover_off() -> None:
    match = table(points=3)
    assert len(offers(match, "uncover")) == 8
    do(match, "uncover e5")
    assert match.state.points == 1
    assert offers(match, "uncover") == []
    assert match.state.uncovered == [1, 0, 0]


@rule("wheel.farmer")
def test_one_point_moves_a_farmer_and_nothing_blocks_it() -> None:
    for name in T.wheel_ids[:4]:
        match = table(points=1, blocked=name)
        do(match, "farmer s4")
        assert match.state.points == 0
        assert T.cell_ids[match.state.farmers[2]] == "s4"


@rule("wheel.marker")
def test_the_marker_goes_to_the_last_outer_action() -> None:
    match = table(points=9, goods={0: "wood"})
    do(match, "uncover n1", "exchange wood cotton", "place quarry")
    assert blocked(match.state.blocked) == "exchange_good"
    assert ("agra-log-wheel", {"wheel": "exchange_good"}, "wheel.marker") in log(match)


@rule("wheel.marker")
def test_moves_of_farmers_do_not_draw_the_marker() -> None:
    match = table(points=9)
    do(match, "uncover n1", "farmer n2", "place quarry")
    assert blocked(match.state.blocked) == "remove_cover"


@rule("wheel.marker")
def test_each_outer_action_draws_the_marker() -> None:
    for text, name in [
        ("exchange wood cotton", "exchange_good"),
        ("deliver wood cook", "deliver_good"),
        ("process wood_to_planks 1", "process_good"),
        ("uncover n1", "remove_cover"),
    ]:
        other = "remove_cover" if name == "exchange_good" else "exchange_good"
        match = table(points=9, goods={0: "wood"}, river="cook", blocked=other)
        do(match, text, "place quarry")
        assert blocked(match.state.blocked) == name


@rule("wheel.marker")
def test_without_an_outer_action_the_marker_stays() -> None:
    match = table(points=1, blocked="process_good")
    do(match, "farmer n2", "place quarry")
    assert blocked(match.state.blocked) == "process_good"
    assert "agra-log-wheel" not in {id for id, _, _ in log(match)}


@rule("wheel.marker")
def test_the_marker_blocks_everybody() -> None:
    match = table(points=2, standing={1: "trader sailor"})
    do(match, "uncover n1", "place quarry", "lay trader", "lay sailor")
    assert match.actor == 1
    assert offers(match, "uncover") == []
