"""Contracts between complete steps of an action, and costs that an edition makes empty."""

from pathlib import Path

from tests.merv.build import cubes_of, do, edition, offers, table
from tests.rules import rule


@rule("contract.when", "contract.several")
def test_a_contract_may_be_fulfilled_between_two_cards() -> None:
    """Its soldier brings the influence that opens another spice for the same action."""
    match = table(
        sites={"r1c1": "caravansary_purple"},
        buildings={1: "r5c5"},
        cubes={0: "purple*2"},
        influence={0: 3},
        scrolls={0: 2},
        caravan="ginger+ pepper+ " + "ginger " * 4,
    )
    do(match, "go n1", "activate r1c1", "act", "take 1")
    assert "2" not in offers(match, "take"), "pepper would be a second kind"
    assert offers(match, "fulfil") == ["s2_1"]
    do(match, "fulfil s2_1", "guard r5c5")
    assert match.state.influence[0] == 5
    assert "2" in offers(match, "take"), "and the action goes on"


@rule("contract.when")
def test_contracts_are_offered_in_every_action_that_goes_step_by_step() -> None:
    for action in ("caravansary", "palace", "marketplace", "mosque", "wall"):
        match = table(
            sites={"r1c1": f"{action}_brown"},
            cubes={0: "purple*3"},
            influence={0: 3},
            scrolls={0: 2},
            caravan="ginger " * 8,
        )
        do(match, "go n1", "activate r1c1", "act")
        if offers(match, "post"):
            assert offers(match, "fulfil") == [], "a post is part of a step"
            do(match, "post ray")
        assert offers(match, "fulfil") == ["s2_1"], action


@rule("contract.when")
def test_nobody_fulfils_contracts_while_a_step_is_half_done() -> None:
    match = table(
        sites={"r1c1": "wall_brown"},
        cubes={0: "purple*4 white"},
        influence={0: 3},
        scrolls={0: 2},
    )
    do(match, "go n1", "activate r1c1", "act", "build segment_purple_2")
    assert offers(match, "fulfil") == [], "while paying"
    do(match, "settle")
    assert offers(match, "fulfil") == [], "while placing"
    do(match, "wall n1")
    assert offers(match, "fulfil") == ["s2_1"]


@rule("contract.when")
def test_scrolls_and_the_breakthroughs_they_bring_are_one_step_with_the_cubes() -> None:
    match = table(
        sites={"r1c1": "library_brown"},
        cubes={0: "purple*3 orange"},
        influence={0: 3},
        scrolls={0: 2},
    )
    do(match, "go n1", "activate r1c1", "act", "pay purple", "pay orange", "done")
    assert match.state.scrolls[0] == 4
    assert offers(match, "fulfil") == []
    do(match, "discover wild_purple")
    assert offers(match, "fulfil") == ["s2_1"]


@rule("library.once", "contract.cubes")
def test_the_discount_of_an_action_is_not_for_contracts() -> None:
    match = table(
        sites={"r1c1": "mosque_brown"},
        breakthroughs={0: "discount_mosque"},
        cubes={0: "turquoise"},
        influence={0: 3},
        scrolls={0: 2},
    )
    do(match, "go n1", "activate r1c1", "act")
    assert offers(match, "fulfil") == [], "a purple cube is missing, and none is spared"
    assert offers(match, "advance")


def test_what_costs_nothing_is_not_paid_for(tmp_path: Path) -> None:
    free = edition(
        tmp_path,
        '[[walls]]\nid = "segment_brown_1"\ncost = []\n'
        '[[contracts]]\nid = "s2_1"\ncost = []\n'
        '[[cities]]\nid = "ray"\ncost = []\n',
    )
    match = table(game=free, sites={"r1c1": "wall_brown"}, influence={0: 3}, scrolls={0: 2})
    do(match, "fulfil s2_1", "go n1", "activate r1c1", "act", "build segment_brown_1", "wall n1")
    assert cubes_of(match) == "brown"
    match = table(game=free, sites={"r1c1": "marketplace_brown"}, posts={0: "ray"})
    do(match, "go n1", "activate r1c1", "act", "post balkh", "buy ray")
    assert match.state.common[0] == 1
