"""Chapters "Placing a worker" and "The peon"."""

from pathlib import Path

import pytest

from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.games.agra.state import ORDER
from tests.agra.build import (
    ALL,
    T,
    choices,
    do,
    edition,
    goods_of,
    offers,
    reading,
    refusals,
    table,
    worker_at,
)
from tests.rules import rule

WORKSHOPS = (
    "cement_works carpentry curry_mill oil_press brickworks paper_mill dye_works weaving_mill "
    "sculptor bookbindery"
)
"""Ten processing buildings: as many as one has workers."""
OTHERS = "architect sailor trader botanist quarry sawmill turmeric_farm cotton_farm"
"""All places that produce or belong to a character."""


@rule("place.where")
def test_a_worker_goes_to_a_character_a_building_or_the_builders_site() -> None:
    match = table(goods={0: "wood"}, built="paper_mill", builder="sculptor")
    assert offers(match, "place") == [*OTHERS.split(), "paper_mill", "sculptor"]
    do(match, "place trader", "done")
    assert worker_at(match, "trader") == (0, "standing")
    assert match.state.supply[0] == 9


@rule("place.where")
def test_a_site_without_the_builder_is_refused() -> None:
    match = table(goods={0: "wood"}, builder="sculptor")
    assert refusals(match)["place paper_mill"] == (
        "agra-refuse-site",
        {"place": "paper_mill"},
        "place.where",
    )
    assert "place sculptor" not in refusals(match)
    with pytest.raises(IllegalAction, match=r"rule place\.where"):
        do(match, "place paper_mill")


@rule("place.action", "place.rupees", "merchant.favours")
def test_a_processing_building_may_be_used_without_a_good() -> None:
    match = table(built="weaving_mill", merchant="weaving_mill", coins={"weaving_mill": 3})
    do(match, "place weaving_mill", "roll 1")
    assert worker_at(match, "weaving_mill") == (0, "standing")
    assert (match.state.rupees[0], match.state.favours[0]) == (3, 2)
    assert match.state.phase == ORDER


@rule("place.action")
def test_whoever_comes_without_a_good_may_get_one_there() -> None:
    match = table(favours={0: 2}, built="weaving_mill")
    do(match, "place weaving_mill")
    assert choices(match) == ["done", "favour gain_basic"]
    do(match, "favour gain_basic", "take cotton", "process cotton_to_cloth 1")
    assert goods_of(match, 0) == {"cloth": 1}


@rule("place.action")
def test_an_edition_may_want_a_good_to_process(tmp_path: Path) -> None:
    game = reading(tmp_path, "workshop_needs_a_good", "true")
    match = table(game=game, goods={0: "wood"}, built="paper_mill weaving_mill")
    assert "place paper_mill" in choices(match)
    assert refusals(match)["place weaving_mill"] == (
        "agra-refuse-nothing-to-process",
        {"place": "weaving_mill", "good": "cotton"},
        "place.action",
    )


@rule("place.action")
def test_the_builders_site_needs_no_good() -> None:
    match = table(builder="weaving_mill")
    assert "place weaving_mill" in choices(match)


@rule("place.perform")
@pytest.mark.parametrize(
    ("place", "message"),
    [
        ("architect", "agra-prompt-architect"),
        ("sailor", "agra-prompt-deliveries"),
        ("trader", "agra-prompt-trade"),
        ("botanist", "agra-prompt-botanist"),
        ("paper_mill", "agra-prompt-process"),
    ],
)
def test_the_action_of_the_place_follows(place: str, message: str) -> None:
    match = table(goods={0: "wood*2"}, built="paper_mill")
    do(match, f"place {place}")
    assert match.view(0).prompt.id == message


@rule("place.free")
def test_on_an_empty_place_nothing_else_happens() -> None:
    match = table(rupees={0: 4})
    do(match, "place sawmill")
    s = match.state
    assert (s.rupees, s.favours) == ([4, 0, 0], [0, 0, 0])
    assert goods_of(match, 0) == {"wood": 2}


@rule("place.lying")
def test_a_lying_worker_of_another_is_sent_home_for_nothing() -> None:
    match = table(lying={1: "sawmill"})
    do(match, "place sawmill")
    assert worker_at(match, "sawmill") == (0, "standing")
    assert match.state.supply == [9, 10, 10]
    assert match.state.favours == [0, 0, 0]


@rule("place.standing")
def test_a_standing_worker_of_another_brings_his_owner_a_favour() -> None:
    match = table(standing={1: "sawmill"}, meditation={1: 3})
    do(match, "place sawmill")
    assert worker_at(match, "sawmill") == (0, "standing")
    assert match.state.supply == [9, 10, 10]
    assert match.state.favours == [0, 1, 0]


@rule("place.two_favours")
@pytest.mark.parametrize("step", [4, 5])
def test_from_step_four_on_it_is_two_favours(step: int) -> None:
    match = table(standing={1: "sawmill"}, meditation={1: step})
    do(match, "place sawmill")
    assert match.state.favours == [0, 2, 0]


@rule("place.own")
def test_no_second_worker_of_ones_own_is_placed() -> None:
    match = table(standing={0: "sawmill"}, lying={0: "quarry"}, rupees={0: 2})
    assert not {"sawmill", "quarry"} & set(offers(match, "place"))
    assert offers(match, "peon") == ["quarry", "sawmill"]


@rule("place.rupees")
def test_whoever_comes_to_a_building_takes_its_rupees() -> None:
    match = table(coins={"sawmill": 3, "quarry": 1}, rupees={0: 1})
    do(match, "place sawmill")
    assert match.state.rupees == [4, 0, 0]
    assert sum(match.state.coins) == 1
    do(match, "place turmeric_farm")
    assert match.state.rupees == [4, 0, 0]


# --- the peon ---------------------------------------------------------------------------------


@rule("peon.again")
def test_the_peon_takes_the_action_again_and_no_worker_is_placed() -> None:
    match = table(standing={0: "sawmill"}, rupees={0: 5}, meditation={0: 4})
    do(match, "peon sawmill")
    assert goods_of(match, 0) == {"wood": 2}
    assert worker_at(match, "sawmill") == (0, "standing")
    assert match.state.supply[0] == 9
    assert match.state.favours[0] == 0


@rule("peon.again")
def test_a_lying_peon_stands_up() -> None:
    match = table(lying={0: "sawmill"}, rupees={0: 2})
    do(match, "peon sawmill")
    assert worker_at(match, "sawmill") == (0, "standing")
    assert match.state.favours[0] == 0


@rule("peon.price")
def test_the_peon_costs_two_rupees() -> None:
    match = table(standing={0: "sawmill"}, rupees={0: 5})
    do(match, "peon sawmill")
    assert match.state.rupees == [3, 0, 0]


@rule("peon.price")
def test_who_cannot_pay_acts_elsewhere() -> None:
    match = table(standing={0: "sawmill"}, rupees={0: 1})
    assert offers(match, "peon") == []
    assert refusals(match)["peon sawmill"] == (
        "agra-refuse-peon",
        {"place": "sawmill", "rupees": 2},
        "peon.price",
    )


def no_worker_at_home(rupees: int = 0, goods: str = "") -> Match:
    """All ten workers of seat 0 are on the board, two of them on processing buildings."""
    return table(
        built="paper_mill weaving_mill",
        standing={0: f"{OTHERS} paper_mill weaving_mill"},
        rupees={0: rupees},
        goods={0: goods},
    )


@rule("peon.forced")
def test_with_no_worker_at_home_only_the_peon_is_left() -> None:
    match = no_worker_at_home(rupees=9, goods="wood")
    assert offers(match, "place") == []
    assert offers(match, "peon") == [*OTHERS.split(), "paper_mill", "weaving_mill"]
    assert refusals(match)["place tailor"][0::2] == ("agra-refuse-no-worker", "peon.forced")


@rule("peon.forced")
def test_with_no_worker_at_home_the_architect_cannot_build() -> None:
    match = no_worker_at_home(rupees=9, goods="wood*9")
    do(match, "peon architect")
    assert offers(match, "build") == []
    assert refusals(match)["build tailor"][0::2] == ("agra-refuse-build-worker", "build.worker")


@rule("peon.poor")
@pytest.mark.parametrize(("rupees", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_who_must_use_the_peon_pays_what_there_is(rupees: int, left: int) -> None:
    match = no_worker_at_home(rupees)
    assert len(offers(match, "peon")) == 10
    do(match, "peon sawmill")
    assert match.state.rupees[0] == left


@rule("peon.nothing_else")
def test_if_no_action_is_possible_a_worker_goes_to_a_workshop_for_nothing(tmp_path: Path) -> None:
    """A worker is at home and there is no rupee for the peon, nor a good to process."""
    game = reading(tmp_path, "workshop_needs_a_good", "true")
    match = table(game=game, built=ALL, standing={0: OTHERS}, rupees={0: 1})
    assert match.state.supply[0] == 2
    assert offers(match, "peon") == []
    assert len(offers(match, "place")) == 12
    do(match, "place tailor")
    assert worker_at(match, "tailor") == (0, "standing")
    assert match.actor == 1


@rule("peon.nothing_else")
def test_at_worst_the_peon_does_nothing(tmp_path: Path) -> None:
    game = reading(tmp_path, "workshop_needs_a_good", "true")
    match = table(game=game, built=ALL, lying={0: WORKSHOPS})
    assert choices(match) == [f"peon {name}" for name in WORKSHOPS.split()]
    do(match, "peon paper_mill")
    assert worker_at(match, "paper_mill") == (0, "standing")
    assert match.actor == 1


@rule("peon.nothing_else")
def test_with_a_worker_on_every_place_one_serves_again_for_what_there_is(tmp_path: Path) -> None:
    game = edition(tmp_path, "[per_player]\nworkers = 30\n")
    places = " ".join(T.place_ids)
    match = table(game=game, built=ALL, standing={0: places}, rupees={0: 1})
    assert match.state.supply[0] == 10
    assert choices(match)[:20] == [f"peon {name}" for name in T.place_ids]
    do(match, "peon sawmill")
    assert match.state.rupees[0] == 0
    assert goods_of(match, 0) == {"wood": 2}


@rule("peon.visit")
def test_the_peon_takes_rupees_and_meets_the_merchant() -> None:
    match = table(standing={0: "sawmill"}, rupees={0: 2}, coins={"sawmill": 3}, merchant="sawmill")
    do(match, "peon sawmill")
    assert match.state.rupees[0] == 3
    assert match.state.favours[0] == 2
    do(match, "roll 1")
    assert match.state.merchant == 2


@rule("peon.price")
def test_rupees_that_lie_there_cannot_pay_the_peon() -> None:
    match = table(standing={0: "sawmill"}, rupees={0: 1}, coins={"sawmill": 3})
    assert offers(match, "peon") == []
