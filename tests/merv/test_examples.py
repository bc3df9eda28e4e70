"""The worked examples, T1 to T13 in the notes on the components."""

import pytest

from serai.core.errors import IllegalAction
from serai.games.merv.rules.caravansary import spice_limit
from serai.games.merv.rules.contracts import levels_open
from serai.games.merv.rules.course import ScoreYear
from serai.games.merv.rules.invasion import Invasion, attacked
from serai.games.merv.rules.years import score_sets, set_points
from serai.games.merv.tables import HIGH_COURTIER, NONE
from tests.merv.build import (
    CELL_IDS,
    SLOT_IDS,
    T,
    choices,
    cubes_of,
    do,
    offers,
    owner_at,
    refusals,
    run,
    table,
    told,
)
from tests.rules import rule

RED, BLUE, YELLOW = 0, 1, 2


@rule("turn.slot", "turn.site", "turn.build", "produce.line", "favour.action", "turn.action")
def test_t1_red_builds_takes_two_cubes_and_a_favour() -> None:
    match = table(
        buildings={RED: "r1c4"},
        sites={"r1c4": "wall_turquoise", "r2c4": "palace_brown"},
    )
    do(match, "go n4", "activate r2c4", "favour")
    assert owner_at(match, "r2c4") == RED
    assert cubes_of(match, RED) == "turquoise brown"
    assert match.state.favour[RED] == 1
    assert match.actor == BLUE


@rule("produce.owner", "produce.share", "produce.bonus", "library.scrolls")
def test_t2_blue_activates_a_site_of_yellow_who_gets_a_share() -> None:
    match = table(
        queue=(BLUE, YELLOW, RED),
        buildings={YELLOW: "r4c5 r2c5"},
        sites={"r4c5": "library_turquoise", "r2c5": "mosque_purple"},
        upgrades={"r2c5": "turquoise"},
    )
    do(match, "go n5", "activate r4c5")
    assert cubes_of(match, BLUE) == "purple turquoise*2"
    assert cubes_of(match, YELLOW) == "turquoise*2"
    assert owner_at(match, "r4c5") == YELLOW
    assert match.state.buildings[BLUE] == T.buildings
    do(match, "act", "pay turquoise", "done")
    assert match.state.scrolls[BLUE] == 1


QUEUING = {"standing": {YELLOW: "n1", RED: "n2", BLUE: "n4"}, "camels": {YELLOW: 2, RED: 1}}


@rule("queue.order", "queue.last", "queue.pass", "queue.pile", "queue.take", "queue.next")
def test_t3_yellow_and_red_leave_camels_in_the_queue_and_blue_takes_them() -> None:
    match = table(**QUEUING)
    assert offers(match, "stand") == ["3", "2", "1"]
    do(match, "stand 2")
    assert match.state.camels[YELLOW] == 1
    do(match, "stand 1")
    assert match.state.queue == [RED, YELLOW, BLUE]
    assert match.state.camels[:3] == [0, 2, 1]


@rule("queue.take", "queue.pass")
def test_t3_red_may_stay_behind_and_take_the_camel_or_yellow_may_be_first() -> None:
    behind = do(table(**QUEUING), "stand 2", "stand 3")
    assert behind.state.camels[RED] == 2
    first = do(table(**QUEUING), "stand 1")
    assert first.state.queue[0] == YELLOW
    assert first.state.camels[YELLOW] == 0


@rule("score.favour", "score.short", "score.each", "score.knowledge", "score.trade", "score.spice")
def test_t4_courtiers_cost_favour_and_blue_chooses_one() -> None:
    match = table(
        buildings={
            RED: "r1c1 r1c2 r2c1 r2c2",
            BLUE: "r4c1 r4c2 r5c1 r5c2",
            YELLOW: "r1c4 r1c5 r2c4",
        },
        halls={RED: "knowledge", BLUE: "trade faith", YELLOW: "spice*2"},
        favour={RED: 2, BLUE: 1, YELLOW: 3},
        common={BLUE: 3},
        rare={BLUE: 2},
        spices={YELLOW: "ginger*3"},
    )
    run(match, ScoreYear())
    assert choices(match) == ["score trade", "score faith"]
    do(match, "score trade")
    assert match.state.points[:3] == [0 + 4, 5 + 4, 6 + 3]
    assert match.state.favour[:3] == [1, 0, 1]
    assert [line["count"] for line in told(match, "favour-spent")] == [1, 1, 2]


CARAVAN = "juniper+ ginger+ cinnamon+ ginger pepper ginger cinnamon cinnamon"


@rule("caravan.pay", "caravan.reach", "caravan.camel", "caravan.place", "caravan.refill")
def test_t5_three_cards_of_ginger_for_two_purple_cubes_and_a_white_one() -> None:
    match = table(
        buildings={YELLOW: "r1c1", RED: "r5c5"},
        queue=(YELLOW, RED, BLUE),
        sites={"r1c1": "caravansary_purple"},
        cubes={YELLOW: "purple white"},
        caravan=CARAVAN,
    )
    do(match, "go n1", "activate r1c1", "act", "take 2", "pay purple")
    assert match.state.camels[YELLOW] == 1
    do(match, "take 4", "pay purple")
    assert offers(match, "take") == []
    do(match, "load", "take 6")  # the white cube pays by itself
    assert cubes_of(match, YELLOW) == ""
    assert match.state.camels[YELLOW] == 0
    do(match, "deal pepper", "deal juniper", "deal juniper")
    spices = [T.slugs["spice"][spice] for spice in match.state.caravan]
    assert spices[:5] == ["juniper", "cinnamon", "pepper", "cinnamon", "cinnamon"]
    assert match.state.on_card[:5] == [True, True, True, False, False]
    assert len(spices) == 8
    do(match, "guard r5c5")  # the gift of one pair
    assert match.state.influence[YELLOW] == 2
    assert match.actor == RED


@rule("caravan.limit", "caravan.reach")
def test_t5_juniper_is_refused_as_a_second_spice() -> None:
    match = table(
        buildings={RED: "r1c1"},
        sites={"r1c1": "caravansary_purple"},
        cubes={RED: "purple*2"},
        caravan=CARAVAN,
    )
    do(match, "go n1", "activate r1c1", "act", "take 2")
    with pytest.raises(IllegalAction, match=r"caravan\.limit"):
        do(match, "take 1")
    assert refusals(match)["take 6"] == ("merv-refuse-reach", "caravan.reach")


@rule("palace.price", "palace.colour", "palace.empty", "palace.place")
def test_t6_the_second_courtier_costs_two_orange_and_the_empty_hall_gives_favour() -> None:
    match = table(
        buildings={RED: "r1c1"},
        sites={"r1c1": "palace_brown"},
        halls={RED: "knowledge"},
        cubes={RED: "orange*2 brown"},
    )
    do(match, "go n1", "activate r1c1", "act", "courtier faith")
    assert cubes_of(match, RED) == "brown*2"
    assert match.state.favour[RED] == 1
    assert match.actor == BLUE, "three brown cubes are more than Red has"


@rule("library.breakthrough", "library.choice", "library.wall", "library.points", "wall.slot")
def test_t7_three_scrolls_bring_the_third_and_the_fourth_breakthrough() -> None:
    match = table(
        queue=(BLUE, RED, YELLOW),
        buildings={BLUE: "r1c1 r1c3"},
        sites={"r1c1": "library_purple"},
        cubes={BLUE: "brown white"},
        scrolls={BLUE: 5},
        breakthroughs={BLUE: "discount_mosque wild_orange"},
    )
    do(match, "go n1", "activate r1c1", "act", "pay purple", "pay brown", "pay white")
    assert offers(match, "discover") == [
        "caravan_card",
        "trading_post",
        "mosque_advance",
        "wall_piece",
    ]
    do(match, "discover wall_piece", "build gate_brown", "wall n3")
    assert match.state.influence[BLUE] == 1
    do(match, "discover eight_points")
    assert match.state.scrolls[BLUE] == 8
    assert match.state.points[BLUE] == 8
    assert match.state.breakthrough.count(BLUE) == 4


@rule("market.post", "market.camel", "market.buy", "market.inner", "market.outer", "market.home")
def test_t8_yellow_buys_in_three_cities_with_two_camels() -> None:
    match = table(
        queue=(YELLOW, RED, BLUE),
        buildings={YELLOW: "r1c1"},
        sites={"r1c1": "marketplace_orange"},
        cubes={YELLOW: "purple turquoise brown"},
        camels={YELLOW: 1},
        cities="samarkand",
        caravan="ginger+ pepper juniper cinnamon",
    )
    do(match, "go n1", "activate r1c1", "act", "post samarkand")
    assert match.state.camels[YELLOW] == 2
    do(match, "buy samarkand", "buy ray", "buy kashgar")
    assert cubes_of(match, YELLOW) == ""
    assert (match.state.common[YELLOW], match.state.rare[YELLOW]) == (2, 1)
    assert match.state.camels[YELLOW] == 0
    assert match.state.on_card == [True, True, True, False]


MOSQUE = {
    "queue": (BLUE, RED, YELLOW),
    "buildings": {BLUE: "r1c1"},
    "sites": {"r1c1": "mosque_turquoise"},
    "cubes": {BLUE: "brown orange"},
    "lanes": "lane2_1 lane3_1 lane4_1",
    "mosque": {RED: "left_3"},
}


@rule("mosque.enter", "mosque.pay", "mosque.steps", "mosque.camel", "mosque.white", "mosque.share")
def test_t9_blue_goes_three_steps_in_the_second_lane() -> None:
    match = table(**MOSQUE)
    do(match, "go n1", "activate r1c1", "act", "advance lane2_1")
    assert match.state.camels[BLUE] == 1
    do(match, "advance lane2_2")  # the upgrade goes on the only site by itself
    assert match.state.upgrade[CELL_IDS.index("r1c1")] == T.slugs["colour"].index("white")
    do(match, "advance left_3")
    assert match.state.mosque[BLUE] == match.state.mosque[RED]
    assert match.state.favour[BLUE] == 1
    assert cubes_of(match, BLUE) == ""


@rule("mosque.pay", "mosque.lanes")
def test_t9_without_purple_the_third_lane_is_shut_and_the_fourth_ends_soon() -> None:
    match = do(table(**MOSQUE), "go n1", "activate r1c1", "act")
    assert offers(match, "advance") == ["lane1_1", "lane2_1", "lane4_1"]
    do(match, "advance lane4_1")
    assert match.actor == RED, "no step is left that Blue could pay"


@rule("wall.number", "wall.price", "wall.slot", "wall.own", "wall.other", "influence.opens")
@pytest.mark.parametrize("influence", [6, 7, 8])
def test_t10_a_segment_and_a_gate_bring_two_and_three_influence(influence: int) -> None:
    match = table(
        buildings={RED: "r1c5 r2c5 r3c4", YELLOW: "r3c5"},
        sites={"r1c5": "wall_brown", "r2c5": "mosque_purple"},
        cubes={RED: "turquoise*3"},
        influence={RED: influence},
    )
    do(match, "go n5", "activate r1c5", "act", "build segment_brown_1", "wall n5")
    assert match.state.influence[RED] == influence + 2
    do(match, "build gate_turquoise", "wall e3")
    assert match.state.influence[RED] == influence + 5
    assert cubes_of(match, RED) == "purple"
    assert match.actor == BLUE, "nothing costs a single purple cube"
    assert spice_limit(match.state, RED) == 3
    assert levels_open(match.state, RED) == len(T.contracts_at)


@rule("end.sets", "end.values")
def test_t11_five_ginger_two_pepper_and_a_juniper_are_twelve_points() -> None:
    match = table(spices={RED: "ginger*5 pepper*2 juniper"}, influence={RED: 9}, year=3)
    assert set_points(match.state, match.state.spices[:4]) == 12
    match.state.stack = []
    score_sets(match.state)
    assert match.state.points[RED] == 12


@rule("high.slot", "high.site", "high.idle", "high.none")
def test_t12_one_chooses_the_slot_of_the_high_courtier_and_the_other_the_site() -> None:
    match = table(
        players=2,
        queue=(BLUE, RED, HIGH_COURTIER),
        standing={BLUE: "n1", RED: "n3"},
        buildings={RED: "r1c2 r2c2 r3c2", BLUE: "r4c2 r1c4 r2c4 r4c4 r5c4 r3c4"},
    )
    assert match.actor == BLUE
    assert offers(match, "go") == ["n2", "n4", "n5"]
    one = do(match, "go n2")
    assert owner_at(one, "r5c2") == HIGH_COURTIER, "the only empty site is no choice"
    assert cubes_of(one, HIGH_COURTIER) == ""


@rule("high.none", "high.site")
def test_t12_without_an_empty_site_he_activates_nothing() -> None:
    match = table(
        players=2,
        queue=(BLUE, RED, HIGH_COURTIER),
        standing={BLUE: "n1", RED: "n3"},
        buildings={BLUE: "r1c4 r2c4 r3c4 r4c4 r5c4"},
    )
    do(match, "go n4")
    assert HIGH_COURTIER not in match.state.building
    open_line = table(players=2, standing={RED: "n1", BLUE: "n3"})
    do(open_line, "go n2")
    assert open_line.actor == BLUE
    do(open_line, "activate r4c2")
    assert owner_at(open_line, "r4c2") == HIGH_COURTIER


@rule("invade.reach", "invade.wall", "invade.lost")
def test_t13_what_is_attacked_from_where() -> None:
    match = table(buildings={RED: "r1c1 r2c1 r1c3 r2c3"}, walls="n1 n3", year=2)
    s = match.state
    hit = {cell for cell in range(25) if attacked(s, cell)}
    assert hit == {CELL_IDS.index("r1c1"), CELL_IDS.index("r2c1")}
    assert T.attack_slots[CELL_IDS.index("r3c3")] == []
    assert T.attack_slots[CELL_IDS.index("r1c1")] == [SLOT_IDS.index("n1"), SLOT_IDS.index("w5")]
    run(match, Invasion())
    assert [owner_at(match, cell) for cell in ("r1c1", "r2c1", "r1c3", "r2c3")] == [
        NONE,
        NONE,
        0,
        0,
    ]
