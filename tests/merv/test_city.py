"""Soldiers, upgrades, walls, tracks and the invasion."""

from pathlib import Path

from serai.games.merv.rules.gains import gain_favour, gain_influence
from serai.games.merv.rules.invasion import Invasion
from serai.games.merv.tables import HIGH_COURTIER, NONE
from tests.merv.build import (
    CELL_IDS,
    choices,
    cubes_of,
    do,
    offers,
    owner_at,
    reading,
    refusals,
    run,
    table,
)
from tests.rules import rule


@rule("soldier.action", "soldier.site", "soldier.own", "soldier.other", "soldier.decline")
def test_a_soldier_guards_any_building() -> None:
    match = do(table(buildings={1: "r5c5"}), "go n1", "activate r1c1", "soldier")
    assert choices(match) == ["guard r1c1", "guard r5c5", "done"]
    own = do(match, "guard r1c1")
    assert own.state.influence[0] == 1
    other = do(table(buildings={1: "r5c5"}), "go n1", "activate r1c1", "soldier", "guard r5c5")
    assert other.state.influence[0] == 2
    assert other.state.servants[0] == 7


@rule("soldier.closed", "soldier.site")
def test_soldiers_upgrades_and_full_walls_close_a_site() -> None:
    match = table(
        buildings={1: "r1c1 r1c2 r2c3 r1c4"},
        soldiers={1: "r1c1"},
        upgrades={"r1c2": "white"},
        walls="n3 n4",
    )
    do(match, "go n5", "activate r1c5", "soldier")
    assert offers(match, "guard") == ["r1c4", "r1c5"], "a half-walled site is open"
    closed = ("merv-refuse-soldier", "soldier.closed")
    assert refusals(match) == dict.fromkeys(("guard r1c1", "guard r1c2", "guard r2c3"), closed)


@rule("high.influence", "soldier.other", "wall.other")
def test_buildings_of_the_high_courtier_count_as_those_of_another_player() -> None:
    match = table(players=2, buildings={HIGH_COURTIER: "r1c2 r5c5"}, cubes={0: "brown"})
    do(match, "go n1", "activate r1c1", "soldier", "guard r5c5")
    assert match.state.influence[0] == 2


@rule("upgrade.own", "upgrade.one", "upgrade.soldier", "upgrade.choice", "mosque.bonus")
def test_an_upgrade_goes_on_an_own_site_and_sends_its_soldier_home() -> None:
    match = table(
        buildings={0: "r1c1 r1c2 r1c3", 1: "r5c5"},
        sites={"r1c1": "mosque_turquoise"},
        upgrades={"r1c3": "brown"},
        soldiers={1: "r1c2"},
        mosque={0: "left_3"},
    )
    do(match, "go n1", "activate r1c1", "act", "advance left_4")
    assert offers(match, "bonus") == ["purple", "turquoise", "orange"]
    do(match, "bonus purple")
    assert choices(match) == ["upgrade r1c1", "upgrade r1c2"]
    do(match, "upgrade r1c2")
    assert match.state.soldier[CELL_IDS.index("r1c2")] == NONE
    assert match.state.servants[1] == 8


@rule("wall.empty", "wall.again", "wall.own", "wall.other")
def test_a_wall_counts_buildings_whatever_protects_them() -> None:
    match = table(
        buildings={0: "r1c1", 1: "r2c1"},
        soldiers={1: "r1c1 r2c1"},
        sites={"r1c1": "wall_brown"},
        walls="w5",
    )
    do(match, "go n1", "activate r1c1", "act", "build segment_brown_1", "wall n1")
    assert match.state.influence[0] == 3
    empty = table(sites={"r1c5": "wall_brown"})
    do(empty, "go n5", "activate r1c5", "act", "build segment_brown_1", "wall s1")
    assert empty.state.influence[0] == 0


# === TRACKS ===================================================================================


@rule("favour.points", "favour.back")
def test_favour_scores_each_time_one_steps_onto_points(tmp_path: Path) -> None:
    s = table(favour={0: 3}).state
    gain_favour(s, 0, "favour.action")
    assert s.points[0] == 1
    s.favour[0] = 3
    assert s.points[0] == 1, "going back scores nothing"
    gain_favour(s, 0, "favour.action")
    assert s.points[0] == 2
    once = table(favour={0: 3}, game=reading(tmp_path, "favour_points_score_again", "false")).state
    for _ in range(2):
        gain_favour(once, 0, "favour.action")
        once.favour[0] = 3
    assert once.points[0] == 1


@rule("favour.full", "influence.full", "influence.points")
def test_full_tracks_overflow_into_each_other() -> None:
    s = table(favour={0: 8}, influence={0: 5}).state
    gain_favour(s, 0, "favour.action")
    assert (s.favour[0], s.influence[0], s.points[0]) == (8, 6, 1)
    s = table(favour={0: 7}, influence={0: 20}).state
    gain_influence(s, 0, 3, "wall.own")
    assert (s.favour[0], s.influence[0], s.points[0]) == (8, 20, 3), "the rest is lost"


# === THE INVASION =============================================================================


@rule("invade.when", "invade.ransom", "invade.colour", "invade.lost", "invade.once")
def test_a_ransom_saves_a_building_and_another_is_lost() -> None:
    match = table(
        year=2,
        buildings={0: "r1c1 r2c1"},
        sites={"r1c1": "wall_brown", "r2c1": "wall_orange"},
        cubes={0: "brown white purple"},
    )
    run(match, Invasion())
    assert choices(match) == ["pay brown", "pay white", "done"]
    do(match, "pay brown")
    assert choices(match) == ["pay white", "done"]
    do(match, "done")
    assert owner_at(match, "r1c1") == 0
    assert owner_at(match, "r2c1") == NONE
    assert match.state.buildings[0] == 8
    assert cubes_of(match) == "purple white"


@rule("invade.soldier", "invade.after")
def test_a_soldier_of_any_colour_saves_a_building_and_then_goes_home() -> None:
    match = table(year=2, buildings={0: "r1c1"}, soldiers={1: "r1c1"})
    run(match, Invasion())
    assert owner_at(match, "r1c1") == 0
    assert match.state.soldier[0] == NONE
    assert match.state.servants[1] == 8


@rule("invade.bonus", "invade.white", "invade.upgrade")
def test_upgrades_widen_the_ransom_and_stay_behind() -> None:
    match = table(
        year=2,
        buildings={0: "r1c1 r2c1"},
        sites={"r1c1": "wall_brown", "r2c1": "wall_orange"},
        upgrades={"r1c1": "purple", "r2c1": "white"},
        cubes={0: "purple turquoise"},
    )
    run(match, Invasion())
    assert choices(match) == ["pay purple", "done"]
    do(match, "done")
    assert match.state.upgrade[0] == 0, "the upgrade stays on its site"
    assert choices(match) == ["pay purple", "pay turquoise", "done"]


@rule("invade.ransom")
def test_all_decide_in_the_order_of_the_queue() -> None:
    match = table(
        year=2,
        queue=(2, 0, 1),
        buildings={0: "r1c1", 2: "r5c5"},
        cubes={0: "white", 2: "white"},
    )
    run(match, Invasion())
    assert match.actor == 2
    do(match, "pay white")
    assert match.actor == 0


@rule("high.ransom")
def test_the_high_courtier_loses_what_is_attacked() -> None:
    match = table(players=2, year=2, buildings={HIGH_COURTIER: "r1c1 r1c3"}, walls="n3")
    run(match, Invasion())
    assert owner_at(match, "r1c1") == NONE
    assert owner_at(match, "r1c3") == HIGH_COURTIER


@rule("invade.colour")
def test_an_edition_may_let_the_wild_cube_pay_a_ransom(tmp_path: Path) -> None:
    parts = {
        "year": 2,
        "buildings": {0: "r1c1 r1c2"},
        "sites": {"r1c1": "wall_brown", "r1c2": "wall_purple"},
        "cubes": {0: "orange*2"},
        "breakthroughs": {0: "wild_orange"},
    }
    lost = run(table(**parts), Invasion())
    assert owner_at(lost, "r1c1") == NONE
    game = reading(tmp_path, "wild_cube_pays_ransom", "true")
    saved = table(game=game, **parts)
    saved.state.wild_used = True  # in the last turn before the invasion
    do(run(saved, Invasion()), "pay orange")
    assert owner_at(saved, "r1c1") == 0
    assert owner_at(saved, "r1c2") == NONE, "one cube only"
