"""Setting up, years and queues, the end; the High Courtier and the game alone."""

from pathlib import Path

import pytest

import serai
from serai.core.errors import SetupError
from serai.games.merv.rules.course import ScoreYear
from serai.games.merv.rules.rivals import (
    act_as_magistrate,
    magistrate_site,
    rival_slot,
    score_magistrate,
)
from serai.games.merv.scoring import outcome
from serai.games.merv.state import MervState
from serai.games.merv.tables import (
    CARAVANSARY,
    HIGH_COURTIER,
    LIBRARY,
    MAGISTRATE,
    MARKETPLACE,
    MOSQUE,
    NONE,
    PALACE,
    WALL,
)
from tests.merv.build import (
    CELL_IDS,
    GAME,
    SLOT_IDS,
    T,
    cubes_of,
    do,
    new_match,
    reading,
    run,
    table,
)
from tests.rules import rule

# === SETTING UP ===============================================================================


@rule("setup.pieces", "setup.tracks", "setup.supply", "setup.queue", "setup.sites", "setup.side")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_alike_and_chance_lays_out_the_city(players: int) -> None:
    s = new_match(players).state
    assert s.buildings[:players] == [9] * players
    assert s.servants[:players] == [8] * players
    assert s.favour == s.influence == s.points == [0] * 6
    assert sum(s.cubes) == 0
    assert sorted(owner for owner in s.queue if owner < players) == [*range(players)]
    assert sorted(s.site) == [NONE, *range(24)]
    assert {new_match(players, seed).state.side for seed in range(12)} == {0, 1}


@rule("setup.caravan", "setup.camels", "setup.cities", "setup.lanes", "queue.fourth")
@pytest.mark.parametrize(("players", "camels"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_camels_wait_on_cards_in_cities_and_in_the_lanes(players: int, camels: int) -> None:
    s = new_match(players).state
    assert len(s.caravan) == 8
    assert s.on_card == [True] * camels + [False] * (8 - camels)
    assert sum(s.city_camel) == sum(s.lane_camel) == 4
    assert len(s.queue) == max(3, players)


@rule("setup.library", "setup.contracts", "setup.upgrades", "setup.walls")
def test_the_tiles_and_cards_of_the_box() -> None:
    tiers = [row.number("tier") for row in GAME.components.rows("breakthroughs")]
    assert [tiers.count(tier) for tier in range(1, 5)] == [4] * 4
    assert [len(stack) for stack in T.stacks] == [3] * 6
    assert (T.white_upgrades, len(T.scoring_tile_ids)) == (6, 4)
    gates = sum(n for n, gate in zip(T.wall_count, T.wall_gate, strict=True) if gate)
    assert (sum(T.wall_count), gates) == (20, 4)


# === YEARS ====================================================================================


@rule("year.rounds", "year.phases", "year.next", "end.when", "turn.order")
def test_everybody_has_twelve_turns_in_three_years() -> None:
    match = new_match(3)
    seen: list[tuple[int, int]] = []
    while match.outcome is None:
        s = match.state
        if match.options()[0].verb == "go":
            seen.append((s.year, s.round))
        match.play(match.options()[-1])
    assert seen == [(year, side) for year in (1, 2, 3) for side in range(4) for _ in range(3)]


@rule("score.faith", "score.buildings", "score.tiles", "score.mosque")
def test_a_year_scores_buildings_tiles_and_the_end_of_the_mosque() -> None:
    match = table(
        buildings={0: "r1c1 r1c2 r1c4"},
        sites={"r1c1": "mosque_brown", "r1c2": "library_brown", "r1c4": "library_orange"},
        tiles={0: "library"},
        mosque={0: "top_10", 1: "left_4"},
        halls={1: "faith"},
        favour={1: 1},
    )
    run(match, ScoreYear())
    assert match.state.points[:2] == [3 + 2 * 3 + 4, 4]


@rule("queue.order")
def test_an_edition_may_begin_the_queue_with_whoever_acted_last(tmp_path: Path) -> None:
    standing = {0: "n5", 1: "n1", 2: "n3"}
    assert table(standing=standing).state.queue == [0, 2, 1]
    game = reading(tmp_path, "queue_begins_with", "last_actor")
    assert table(standing=standing, game=game).state.queue == [0, 1, 2]


def ended(**parts: object) -> MervState:
    s: MervState = table(year=3, **parts).state
    s.stack = []
    return s


@rule("end.winner", "end.favour", "end.influence", "end.queue")
def test_ties_are_broken_by_favour_then_influence_then_the_queue() -> None:
    most = outcome(ended(points={0: 5, 1: 7}))
    assert most is not None
    assert (most.winners, most.tie) == ((1,), "")
    favour = outcome(ended(points={0: 7, 1: 7}, favour={0: 1}))
    assert favour is not None
    assert (favour.winners, favour.tie) == ((0,), "merv-end-tie-favour")
    influence = outcome(ended(points={0: 7, 1: 7}, influence={1: 1}))
    assert influence is not None
    assert (influence.winners, influence.tie) == ((1,), "merv-end-tie-influence")
    queue = outcome(ended(points={0: 7, 1: 7}, queue=(2, 1, 0)))
    assert queue is not None
    assert (queue.winners, queue.tie) == ((1,), "merv-end-tie-queue")


# === THE HIGH COURTIER ========================================================================


@rule("high.pieces", "high.out")
def test_the_high_courtier_starts_last_and_without_buildings_only_takes_a_slot() -> None:
    assert new_match(2).state.queue[-1] == HIGH_COURTIER
    cells = "r1c1 r1c2 r1c3 r1c4 r1c5 r2c1 r2c2 r2c3 r2c4"
    match = table(players=2, standing={0: "n1", 1: "n3"}, buildings={HIGH_COURTIER: cells})
    do(match, "go n2")
    assert match.state.building.count(HIGH_COURTIER) == 9
    assert match.state.round == 1


@rule("high.camels", "high.ahead")
def test_the_high_courtier_gets_ahead_as_far_as_his_camels_allow() -> None:
    standing = {0: "n4", 1: "n5", HIGH_COURTIER: "n1"}
    match = table(players=2, standing=standing, camels={HIGH_COURTIER: 1})
    assert match.state.queue[1] == HIGH_COURTIER
    assert match.state.camels[0] == 1, "who stands behind him takes the camel"


@rule("high.activate", "high.idle")
def test_a_site_of_the_high_courtier_gives_all_his_cubes_to_whoever_activates_it() -> None:
    match = table(
        players=2,
        buildings={HIGH_COURTIER: "r1c1 r2c1"},
        sites={"r1c1": "wall_brown", "r2c1": "wall_orange"},
    )
    do(match, "go n1", "activate r1c1")
    assert cubes_of(match, 0) == "brown orange"
    assert cubes_of(match, HIGH_COURTIER) == ""


# === ALONE ====================================================================================


def alone(**parts: object) -> MervState:
    s: MervState = table(players=1, **parts).state
    s.solo_card = MOSQUE
    return s


@rule("solo.rivals", "solo.deck", "solo.ours")
def test_alone_a_card_is_turned_up_each_round_and_two_stay_unseen() -> None:
    match = new_match(1)
    assert match.state.queue == [0, MAGISTRATE, HIGH_COURTIER]
    left: set[int] = set()
    while match.state.year == 1:
        left.add(len(match.state.solo_deck))
        match.play(match.options()[0])
    assert left == {5, 4, 3, 2}


@rule("solo.slot", "solo.from")
def test_the_card_names_the_slots_and_the_high_courtier_reads_them_backwards() -> None:
    s = alone()
    assert SLOT_IDS[rival_slot(s, False)] == "n2"
    assert SLOT_IDS[rival_slot(s, True)] == "n1"
    s.meeple[0] = SLOT_IDS.index("n2")
    assert SLOT_IDS[rival_slot(s, False)] == "n5"


@rule("solo.site", "solo.courtier", "solo.from")
def test_the_magistrate_looks_for_the_action_of_the_card_first() -> None:
    s = alone(
        sites={
            "r1c1": "wall_brown",
            "r3c1": "mosque_brown",
            "r4c1": "library_brown",
            "r5c1": "library_orange",
        },
        buildings={0: "r2c1"},
    )
    s.meeple[MAGISTRATE] = SLOT_IDS.index("n1")
    assert CELL_IDS[magistrate_site(s)] == "r3c1"
    s.solo_card = WALL  # it is read from the far end
    assert CELL_IDS[magistrate_site(s)] == "r1c1"
    s.solo_card = PALACE  # no such site is empty, so the furthest one
    assert CELL_IDS[magistrate_site(s)] == "r5c1"


@rule("solo.caravansary", "solo.cubes", "solo.action")
def test_the_magistrate_takes_the_two_foremost_cards() -> None:
    s = alone(caravan="ginger+ pepper juniper")
    act_as_magistrate(s, CARAVANSARY)
    assert s.spices[MAGISTRATE * 4 : MAGISTRATE * 4 + 4] == [0, 1, 0, 1]
    assert s.camels[MAGISTRATE] == 1


@rule("solo.palace", "solo.library", "solo.market")
def test_the_magistrate_places_a_courtier_studies_and_trades() -> None:
    s = alone(halls={0: "knowledge"}, cities="ray")
    act_as_magistrate(s, PALACE)
    assert s.halls[MAGISTRATE * 4 + 1] == 1
    assert s.points[MAGISTRATE] == 1
    act_as_magistrate(s, LIBRARY)
    assert s.breakthrough[:4] == [MAGISTRATE, NONE, NONE, NONE]
    act_as_magistrate(s, MARKETPLACE)
    assert (s.common[MAGISTRATE], s.camels[MAGISTRATE]) == (1, 1)
    GAME.check(s)


@rule("solo.mosque", "solo.wall")
def test_the_magistrate_goes_two_steps_and_builds_where_he_has_most() -> None:
    s = alone(lanes="lane2_1", buildings={MAGISTRATE: "r4c4 r5c4", 0: "r1c1"})
    act_as_magistrate(s, MOSQUE)
    assert s.mosque_steps(MAGISTRATE) == 2
    assert (s.camels[MAGISTRATE], s.white_upgrades) == (1, 5)
    act_as_magistrate(s, WALL)
    assert s.wall[SLOT_IDS.index("s2")] != NONE
    assert s.points[MAGISTRATE] == 2
    GAME.check(s)


@rule("solo.score", "solo.bonus", "solo.win", "solo.queue")
def test_the_magistrate_scores_without_favour_and_with_a_bonus() -> None:
    s = alone(
        buildings={MAGISTRATE: "r1c1 r2c1"},
        halls={MAGISTRATE: "knowledge*2"},
        scrolls={MAGISTRATE: 3},
        options={"solo": "ours_hard"},
    )
    score_magistrate(s)
    assert s.points[MAGISTRATE] == 2 + 2 * 3 + T.year_points[2][0]
    s.stack = []
    result = outcome(s)
    assert result is not None
    assert (result.reason, result.winners) == ("merv-end-lost", ())
    s.score(0, s.points[MAGISTRATE], 0)
    level = outcome(s)
    assert level is not None
    assert level.winners == (), "as many points are not more"
    s.score(0, 1, 0)
    better = outcome(s)
    assert better is not None
    assert (better.reason, better.winners) == ("merv-end-won", (0,))


@rule("solo.ours")
def test_log_and_record_say_that_the_solo_rivals_are_ours() -> None:
    match = serai.Match(GAME, players=1, seed=1)
    assert any(note.message.id == "merv-log-solo" for note in match.log(None))
    assert "option solo: ours_easy" in str(match.record)


def test_the_option_solo_is_for_one_player() -> None:
    with pytest.raises(SetupError):
        serai.Match(GAME, players=3, options={"solo": "ours_hard"})


@rule("solo.queue", "solo.courtier")
def test_rivals_build_by_themselves_and_use_their_camels_in_the_queue() -> None:
    match = table(players=1, camels={MAGISTRATE: 2}, caravan="cinnamon " * 8)
    match.state.solo_card = MOSQUE
    do(match, "go n3", "activate r1c3", "favour")
    do(match, "deal ginger", "deal pepper")  # he has built a caravansary
    assert match.state.building.count(MAGISTRATE) == 1
    assert match.state.building.count(HIGH_COURTIER) == 1
    assert match.state.queue[0] == MAGISTRATE
    assert match.state.camels[MAGISTRATE] == 1, "there was one place to pass"
    assert match.state.camels[0] == 1, "and the player takes the camel on it"
