"""The least that is enough, again: payments to the last cube, gifts without room, the end."""

from typing import Any

import pytest

from serai.core.step import Do, Step
from serai.games.merv.rules.course import ScoreYear
from serai.games.merv.rules.gains import gain_favour
from serai.games.merv.rules.library import BreakThrough
from serai.games.merv.rules.market import SetUpPost
from serai.games.merv.rules.palace import FreeCourtier
from serai.games.merv.rules.payment import PayCubes, short_of, way_open
from serai.games.merv.rules.soldiers import ChooseBonus, PlaceUpgrade
from serai.games.merv.rules.walls import FreeWall
from serai.games.merv.rules.years import score_seat
from serai.games.merv.scoring import LABELS, RULES, outcome, tie_broken
from serai.games.merv.state import BY_FAVOUR, BY_SPICES, MervState
from serai.games.merv.tables import (
    COLOUR_IDS,
    NONE,
    RARE_GOOD,
    WALL_PIECE,
    WHITE,
    WHITE_UPGRADE,
)
from tests.merv.build import choices, cubes_of, do, offers, run, table
from tests.merv.test_log import given, lines
from tests.merv.test_words import acting, refused
from tests.rules import rule

BROWN = COLOUR_IDS.index("brown")


def learned(name: str) -> dict[str, Any]:
    """Seat 0 has a breakthrough of the first two scrolls."""
    return {"scrolls": {0: 2}, "breakthroughs": {0: name}}


# --- paying -----------------------------------------------------------------------------------


@rule("produce.wild", "library.wild", "library.discount")
@pytest.mark.parametrize(
    ("have", "wild", "discount", "payable"),
    [
        ([0, 0, 0, 0, 2], NONE, False, 2),
        ([0, 0, 0, 0, 2], NONE, True, 3),
        ([1, 0, 0, 0, 2], 0, False, 3),
        ([1, 0, 0, 0, 2], 0, True, 4),
        ([2, 0, 0, 0, 0], 0, False, 1),
    ],
)
def test_white_cubes_a_wild_one_and_a_discount_add_up(
    have: list[int], wild: int, discount: bool, payable: int
) -> None:
    assert short_of(have, [BROWN] * payable, 0, wild, discount) == 0
    assert short_of(have, [BROWN] * (payable + 1), 0, wild, discount) == 1


@rule("produce.wild", "library.once")
def test_a_way_to_pay_is_open_only_if_the_rest_can_be_paid() -> None:
    s = table(cubes={0: "brown"}).state
    twice, brown, waive = [BROWN, BROWN], s.words.pay[BROWN], s.words.waive
    assert not way_open(s, 0, twice, 0, brown, False)
    assert way_open(s, 0, twice, 0, brown, True), "the second cube is left out"
    assert way_open(s, 0, twice, 0, waive, True)
    assert not way_open(s, 0, twice, 0, waive, False), "there is no discount"
    assert not way_open(s, 0, [*twice, BROWN], 0, waive, True), "one is left out, not two"
    s = table(cubes={0: "brown white"}).state
    white = s.words.pay[WHITE]
    assert way_open(s, 0, twice, 0, white, False)
    assert not way_open(s, 0, [*twice, BROWN], 0, white, False)


@rule("produce.wild")
def test_the_rest_of_a_cost_is_paid_as_proposed() -> None:
    match = acting("wall_purple", cubes={0: "purple*2 white*2"})
    do(match, "build gate_purple", "pay white", "settle")
    assert cubes_of(match) == "purple white"
    match = acting("wall_purple", cubes={0: "purple white*2"})
    do(match, "build gate_purple", "settle")
    assert cubes_of(match) == "white", "white only where the colour is missing"


def proposed(cost: str, cubes: str, wild: str = "wild_orange") -> str:
    """What is paid as proposed for a cost, with the discount of the action open."""
    tiles = {0: f"discount_mosque {wild}"}
    s = table(cubes={0: cubes}, scrolls={0: 4}, breakthroughs=tiles).state
    s.discount = True
    colours = [COLOUR_IDS.index(one) for one in cost.split()]
    step = PayCubes(0, colours, 0, True, "mosque.pay")
    names = " ".join(COLOUR_IDS[cube] for cube in step.proposed(s))
    step.apply(s, s.words.settle)
    assert not s.discount, "one cube was left out"
    return f"{names} wild" if s.wild_used else names


@rule("library.discount", "produce.wild", "library.wild")
@pytest.mark.parametrize(
    ("cost", "cubes", "paid"),
    [
        ("purple brown", "purple white", "purple"),
        ("brown purple", "purple white", "purple"),
        ("purple brown brown", "purple brown white", "purple brown"),
        ("purple brown", "purple brown white", "brown"),
        ("purple brown orange", "purple white*2", "purple white"),
    ],
)
def test_the_proposal_leaves_out_what_one_lacks_and_keeps_white_cubes(
    cost: str, cubes: str, paid: str
) -> None:
    assert proposed(cost, cubes) == paid


@rule("library.discount", "library.wild")
def test_the_proposal_keeps_the_wild_cube_but_uses_it_before_a_white_one() -> None:
    have, wild = "purple turquoise white", "wild_turquoise"
    assert proposed("purple brown", have, wild) == "purple"
    assert proposed("purple brown brown", have, wild) == "purple turquoise wild"
    assert proposed("purple brown brown", "purple*2 white", "wild_purple") == "purple purple wild"


@rule("library.discount", "mosque.pay", "market.common")
def test_what_is_had_for_the_discount_costs_no_cube() -> None:
    match = do(acting("mosque_purple", **learned("discount_mosque")), "advance lane4_1")
    assert cubes_of(match) == "purple"
    match = acting("marketplace_brown", **learned("discount_marketplace"))
    do(match, "post samarkand", "buy samarkand")
    assert (match.state.common[0], cubes_of(match)) == (1, "brown")


@rule("library.discount", "palace.price", "mosque.pay", "market.common")
def test_what_can_be_had_for_the_discount_is_not_refused() -> None:
    assert refused(acting("palace_purple", **learned("discount_palace")), "courtier") == {}
    assert refused(acting("mosque_purple", **learned("discount_mosque")), "advance") == {}
    match = acting("marketplace_brown", posts={0: "ray"}, **learned("discount_marketplace"))
    do(match, "post samarkand")
    assert not {"ray", "samarkand"} & set(refused(match, "buy"))


@rule("market.buy")
def test_the_city_where_a_good_was_bought_says_so() -> None:
    match = acting("marketplace_orange", cubes={0: "purple"}, posts={0: "ray"})
    do(match, "post samarkand", "buy samarkand")
    assert refused(match, "buy")["samarkand"] == ("merv-refuse-bought", "market.buy")
    assert "ray" not in refused(match, "buy")


# --- when an action can be chosen -------------------------------------------------------------


@rule("turn.action")
@pytest.mark.parametrize("site", ["palace", "library", "mosque", "wall", "caravansary"])
def test_without_a_cube_no_action_can_be_chosen(site: str) -> None:
    parts: dict[str, Any] = {"sites": {"r1c1": f"{site}_brown"}, "caravan": "ginger+"}
    match = do(table(**parts), "go n1", "activate r1c1")
    assert "act" in choices(match)
    match.state.cubes = [0] * len(match.state.cubes)
    assert "act" not in choices(match)


@rule("turn.action", "library.discount")
@pytest.mark.parametrize("site", ["palace", "mosque", "caravansary", "marketplace"])
def test_for_the_discount_it_can_be_chosen_without_a_cube(site: str) -> None:
    posts = "ray samarkand nishapur balkh baghdad kashgar"
    match = table(
        sites={"r1c1": f"{site}_brown"},
        caravan="ginger+",
        posts={0: posts},
        **learned(f"discount_{site}"),
    )
    do(match, "go n1", "activate r1c1")
    match.state.cubes = [0] * len(match.state.cubes)
    assert "act" in choices(match)


@rule("turn.no_building")
def test_only_empty_sites_of_the_line_are_refused() -> None:
    everywhere = "r1c2 r2c2 r3c2 r4c2 r5c2 r1c3 r2c3 r4c3 r5c3"
    match = do(table(buildings={0: everywhere, 1: "r2c1 r3c1"}), "go n1")
    assert set(refused(match, "activate")) == {"r1c1", "r4c1", "r5c1"}


@rule("camels.when", "camels.place", "camels.collect")
def test_the_camel_market_after_the_action() -> None:
    match = do(table(camels={0: 1}), "go n3", "activate r1c3", "favour", "trade 1")
    assert (match.state.camels[0], cubes_of(match)) == (0, "brown white")
    match = do(table(stalls="1"), "go n3", "activate r1c3", "favour", "collect")
    assert (match.state.camels[0], any(match.state.stall)) == (1, False)


@rule("produce.share")
def test_an_upgrade_of_a_third_player_in_the_line_brings_the_owner_nothing() -> None:
    match = table(
        buildings={1: "r1c1 r2c1", 2: "r3c1"},
        sites={"r1c1": "wall_brown"},
        upgrades={"r3c1": "white"},
    )
    do(match, "go n1", "activate r1c1")
    assert cubes_of(match, 1) == "brown"


@rule("queue.last", "queue.pass")
def test_no_number_of_camels_leads_beyond_the_first_place() -> None:
    match = table(standing={1: "n1", 2: "n2", 0: "n3"}, camels={1: 6})
    assert choices(match) == ["stand 3", "stand 2", "stand 1"]


# --- the library ------------------------------------------------------------------------------


@rule("library.pay", "library.wild")
def test_a_wild_cube_is_of_use_only_when_its_own_colour_was_paid() -> None:
    match = acting(
        "library_purple",
        cubes={0: "purple"},
        scrolls={0: 4},
        breakthroughs={0: "discount_mosque wild_purple"},
    )
    assert choices(match) == ["pay purple", "done"]
    do(match, "pay purple")
    assert choices(match) == ["wild", "done"]


@rule("library.pay")
def test_every_colour_is_paid_once() -> None:
    match = acting("library_brown", cubes={0: "brown purple*2 white"})
    do(match, "pay brown")
    assert offers(match, "pay") == ["purple", "white"]
    do(match, "pay purple")
    assert offers(match, "pay") == ["white"]


# --- gifts ------------------------------------------------------------------------------------


@rule("camels.rare", "market.rare")
def test_a_second_rare_good_comes_to_the_first() -> None:
    assert given(RARE_GOOD, rare={1: 1}).state.rare[1] == 2
    match = acting("marketplace_purple", cubes={0: "brown"}, posts={0: "nishapur"}, rare={0: 1})
    do(match, "post basra", "buy basra")
    assert match.state.rare[0] == 2


@rule("mosque.white", "upgrade.own")
def test_a_white_upgrade_goes_on_an_own_site() -> None:
    match = given(WHITE_UPGRADE, buildings={1: "r1c1 r2c2", 2: "r5c5"})
    assert offers(match, "upgrade") == ["r1c1", "r2c2"]


@rule("mosque.wall", "library.post", "mosque.courtier")
def test_a_wall_a_post_and_a_courtier_that_are_given_are_told() -> None:
    match = do(given(WALL_PIECE), "build gate_brown", "wall n3")
    assert lines(match)[0] == "free-wall seat=1 wall=gate_brown slot=n3 [camels.place]"
    match = do(run(table(), SetUpPost(1, True)), "post samarkand")
    assert lines(match)[:2] == [
        "post seat=1 city=samarkand [library.post]",
        "common seat=1 city=samarkand [library.post]",
    ]
    match = do(run(table(), FreeCourtier(1)), "courtier trade")
    assert lines(match)[0] == "courtier seat=1 hall=trade [mosque.courtier]"


def passed_over(step: Step[MervState], **changes: Any) -> bool:
    """Whether nobody is asked: the next year begins at once."""
    match = table(buildings={2: "r5c5"})
    for name, value in changes.items():
        setattr(match.state, name, value)
    year: int = run(match, step).state.year
    return year == 2


@rule("upgrade.own", "upgrade.choice", "mosque.courtier", "library.choice", "mosque.wall")
def test_a_gift_for_which_there_is_no_room_or_no_piece_is_passed_over() -> None:
    assert passed_over(ChooseBonus(1, "mosque.bonus")), "there is no own site"
    assert passed_over(PlaceUpgrade(1, WHITE, True, "mosque.white"))
    assert passed_over(PlaceUpgrade(2, WHITE, True, "mosque.white"), white_upgrades=0)
    assert not passed_over(ChooseBonus(2, "mosque.bonus"))
    assert passed_over(FreeCourtier(1), servants=[0] * 6)
    assert passed_over(FreeWall(1, "mosque.wall"), walls_left=[0] * 11)
    assert passed_over(BreakThrough(1, 0), breakthrough=[2] * 16)


@rule("upgrade.own", "palace.halls")
def test_the_last_white_upgrade_and_the_last_servant_are_used() -> None:
    match = table(buildings={1: "r1c1 r2c2"})
    match.state.white_upgrades = 1
    run(match, PlaceUpgrade(1, WHITE, True, "mosque.white"))
    assert match.actor == 1
    match = table(buildings={1: "r1c1 r2c2"})
    match.state.white_upgrades = 0
    run(match, PlaceUpgrade(1, BROWN, True, "mosque.bonus"))
    assert match.actor == 1, "a bonus upgrade is not white"
    match = run(table(halls={1: "knowledge*3 spice*3 trade"}), FreeCourtier(1))
    assert offers(match, "courtier") == ["trade", "faith"]


# --- years and the end ------------------------------------------------------------------------


@rule("favour.full")
def test_the_last_step_of_the_favour_track_is_a_step_of_favour() -> None:
    s = table(favour={0: 7}).state
    gain_favour(s, 0, "favour.action")
    assert (s.favour[0], s.influence[0]) == (8, 0)


@rule("score.spice", "score.short")
def test_each_counts_the_own_spices_and_chooses_to_the_end() -> None:
    parts: dict[str, Any] = {"spices": {0: "ginger*2", 1: "pepper*3"}, "influence": {1: 4}}
    match = run(table(halls={0: "spice"}, favour={0: 1}, **parts), Do(score_seat, 0))
    assert match.state.points[0] == 2
    match = run(
        table(halls={0: "knowledge spice trade"}, favour={0: 2}, **parts), Do(score_seat, 0)
    )
    do(match, "score spice")
    assert match.actor == 0
    do(match, "score trade")
    assert match.state.points[0] == 2


@rule("year.phases", "high.pieces")
def test_the_high_courtier_and_the_cards_of_a_game_alone_have_no_part_in_a_year_for_two() -> None:
    match = run(table(players=2), ScoreYear())
    assert [line for line in lines(match) if line.startswith("magistrate")] == []
    assert match.state.solo_deck == []


@rule("high.slot")
def test_the_turn_of_the_high_courtier_belongs_to_the_first_player() -> None:
    match = table(players=2, queue=(1, 0, 4), standing={1: "n1", 0: "n2"})
    assert (match.actor, match.state.turn) == (1, 1)


def result(players: int, **changes: Any) -> MervState:
    s: MervState = table(players=players, **changes).state
    s.stack = []
    return s


@rule("end.winner", "end.values", "favour.points", "solo.win")
@pytest.mark.parametrize("players", [1, 2])
def test_every_line_of_the_result_has_its_seat_rule_and_points(players: int) -> None:
    s = result(players)
    s.score(players - 1, 4, BY_FAVOUR)
    s.score(players - 1, 10, BY_SPICES)
    end = outcome(s)
    assert end is not None
    told = [(one.seat, one.rule, one.label, one.points) for one in end.lines]
    last = {BY_FAVOUR: 4, BY_SPICES: 10}
    assert told == [
        (seat, RULES[line], LABELS[line], last.get(line, 0) if seat == players - 1 else 0)
        for seat in range(players)
        for line in range(len(LABELS))
    ]
    won = result(1, points={0: 9})
    end = outcome(won)
    assert end is not None
    assert len(end.lines) == len(LABELS)


@rule("end.favour", "end.influence", "end.queue")
@pytest.mark.parametrize(
    ("standing", "tie"),
    [
        ([(5, 2, 0, 0), (5, 1, 2, -1)], "merv-end-tie-favour"),
        ([(5, 2, 0, 0), (5, 2, 2, -1)], "merv-end-tie-influence"),
        ([(5, 2, 2, 0), (5, 2, 2, -1)], "merv-end-tie-queue"),
        ([(5, 2, 2, 0), (4, 2, 2, -1)], ""),
    ],
)
def test_what_decided_between_equal_points_is_named(
    standing: list[tuple[int, ...]], tie: str
) -> None:
    assert tie_broken(standing) == tie
