"""The Magistrate of a game alone: what he does when things run out, and in which order he takes
them."""

from serai.core.step import Do
from serai.games.merv.rules.rivals import (
    act_as_magistrate,
    cheapest_segment,
    lone_courtier_turn,
    magistrate_turn,
    score_magistrate,
)
from serai.games.merv.tables import (
    CARAVANSARY,
    HALLS,
    HIGH_COURTIER,
    LIBRARY,
    MAGISTRATE,
    MARKETPLACE,
    MOSQUE,
    NONE,
    PALACE,
    WALL,
    WHITE,
)
from tests.merv.build import CELL_IDS, GAME, SLOT_IDS, T, run, table
from tests.merv.test_course import alone
from tests.merv.test_log import lines
from tests.rules import rule


@rule("solo.site")
def test_without_a_site_in_his_line_he_scores_a_point() -> None:
    s = alone(buildings={0: "r1c2 r2c2 r3c2 r4c2 r5c2"})
    s.solo_card = MOSQUE  # it leads him to n2
    magistrate_turn(s)
    assert s.points[MAGISTRATE] == 1


@rule("solo.palace")
def test_his_last_servant_goes_to_the_palace_and_then_nobody_does() -> None:
    s = alone(halls={MAGISTRATE: "knowledge*2 spice*2 trade*2 faith"})
    act_as_magistrate(s, PALACE)
    assert s.halls[MAGISTRATE * HALLS : MAGISTRATE * HALLS + HALLS] == [2, 2, 2, 2]
    act_as_magistrate(s, PALACE)
    assert (s.servants[MAGISTRATE], s.courtiers(MAGISTRATE)) == (0, 8)


@rule("solo.library")
def test_his_breakthrough_is_one_of_the_number_of_scrolls_he_has() -> None:
    s = alone(scrolls={MAGISTRATE: 2})
    act_as_magistrate(s, LIBRARY)
    assert s.breakthrough[:8] == [NONE] * 4 + [MAGISTRATE, NONE, NONE, NONE]


@rule("solo.library")
def test_where_all_breakthroughs_are_taken_none_leaves_the_game() -> None:
    s = alone(scrolls={MAGISTRATE: 2})
    s.breakthrough[4:8] = [0] * 4
    act_as_magistrate(s, LIBRARY)
    assert MAGISTRATE not in s.breakthrough


@rule("solo.market")
def test_his_next_post_is_in_the_next_city() -> None:
    s = alone(posts={MAGISTRATE: "ray"}, cities="nishapur")
    act_as_magistrate(s, MARKETPLACE)
    assert s.posts[MAGISTRATE] == 0b11
    assert (s.common[MAGISTRATE], s.rare[MAGISTRATE], s.camels[MAGISTRATE]) == (1, 0, 0)


@rule("solo.market")
def test_in_an_outer_city_he_gets_a_rare_good() -> None:
    s = alone(posts={MAGISTRATE: "ray samarkand nishapur balkh"})
    act_as_magistrate(s, MARKETPLACE)
    assert s.posts[MAGISTRATE] == 0b11111
    assert (s.common[MAGISTRATE], s.rare[MAGISTRATE]) == (0, 1)


@rule("solo.mosque")
def test_a_scoring_tile_and_a_bonus_upgrade_leave_the_game_with_him() -> None:
    s = alone(mosque={MAGISTRATE: "left_3"}, tiles={0: "caravansary"})
    act_as_magistrate(s, MOSQUE)  # left_4 and left_5
    assert s.mosque[MAGISTRATE] == T.space_ids.index("left_5")
    assert (s.bonus_upgrades, s.upgrades_gone[0]) == (0b1110, 1)
    assert s.scoring_tiles == [0, MAGISTRATE, NONE, NONE]
    GAME.check(s)
    act_as_magistrate(s, MOSQUE)  # top_6 and top_7: points, but no soldier and no favour
    assert s.scoring_tiles == [0, MAGISTRATE, NONE, NONE]
    assert (s.points[MAGISTRATE], s.favour[MAGISTRATE]) == (2, 0)


@rule("solo.mosque")
def test_without_tiles_and_upgrades_left_he_goes_on_all_the_same() -> None:
    tiles = {0: "caravansary palace library marketplace"}
    s = alone(mosque={MAGISTRATE: "left_4"}, tiles=tiles)
    act_as_magistrate(s, MOSQUE)
    assert s.mosque[MAGISTRATE] == T.space_ids.index("top_6")
    assert s.scoring_tiles == [0] * 4
    s = alone(lanes="lane1_1")
    s.white_upgrades, s.upgrades_gone[4] = 0, T.white_upgrades
    act_as_magistrate(s, MOSQUE)
    assert s.white_upgrades == 0


@rule("solo.wall")
def test_he_takes_the_cheapest_segment_that_is_left_and_never_a_gate() -> None:
    s = alone()
    assert T.wall_ids[cheapest_segment(s)] == "segment_brown_1"
    s.walls_left[T.wall_ids.index("segment_brown_1")] = 0
    assert T.wall_ids[cheapest_segment(s)] == "segment_orange_1"
    for wall, gate in enumerate(T.wall_gate):
        s.walls_left[wall] = s.walls_left[wall] if gate else 0
    assert cheapest_segment(s) == NONE


@rule("solo.wall")
def test_each_wall_of_his_takes_a_piece() -> None:
    s = alone(buildings={MAGISTRATE: "r1c1"})
    act_as_magistrate(s, WALL)
    act_as_magistrate(s, WALL)
    assert s.walls_left[0] == T.wall_count[0] - 2
    assert [s.wall[SLOT_IDS.index(slot)] for slot in ("n1", "w5")] == [0, 0]
    GAME.check(s)


@rule("solo.score")
def test_each_of_his_courtiers_scores_for_his_own_hall() -> None:
    s = alone(halls={MAGISTRATE: "spice faith"}, spices={MAGISTRATE: "ginger*3"})
    score_magistrate(s)
    assert s.points[MAGISTRATE] == 3 + T.year_points[0][0]
    s = alone(halls={MAGISTRATE: "faith"}, mosque={MAGISTRATE: "left_4"})
    score_magistrate(s)
    assert s.points[MAGISTRATE] == 4 + T.year_points[0][0]


@rule("solo.mosque")
def test_the_next_bonus_upgrade_that_is_left_leaves_the_game() -> None:
    s = alone(mosque={MAGISTRATE: "right_3"}, buildings={0: "r1c1"}, upgrades={"r1c1": "purple"})
    act_as_magistrate(s, MOSQUE)
    assert (s.bonus_upgrades, s.upgrades_gone) == (0b1100, [0, 1, 0, 0, 0])
    GAME.check(s)


@rule("solo.mosque")
def test_white_upgrades_that_have_left_the_game_are_counted() -> None:
    s = alone(lanes="lane1_1")
    s.white_upgrades, s.upgrades_gone[WHITE] = T.white_upgrades - 1, 1
    act_as_magistrate(s, MOSQUE)
    assert (s.white_upgrades, s.upgrades_gone[WHITE]) == (T.white_upgrades - 2, 2)


@rule("solo.wall")
def test_between_equal_slots_the_first_is_his_and_without_a_segment_none() -> None:
    s = alone()
    act_as_magistrate(s, WALL)
    assert s.wall[SLOT_IDS.index("n1")] == 0
    for wall, gate in enumerate(T.wall_gate):
        s.walls_left[wall] = s.walls_left[wall] if gate else 0
    walls = s.wall[:]
    act_as_magistrate(s, WALL)
    assert s.wall == walls


@rule("solo.wall")
def test_his_wall_is_told_with_its_slot() -> None:
    match = table(players=1, sites={"r1c1": "wall_brown"}, buildings={MAGISTRATE: "r5c4 r4c4"})
    match.state.solo_card = WALL
    run(match, Do(magistrate_turn))
    assert "magistrate-wall wall=segment_brown_1 slot=s2 count=2 [solo.wall]" in lines(match)


@rule("solo.caravansary")
def test_the_camels_of_his_cards_leave_the_row() -> None:
    s = alone(caravan="ginger+ pepper+ juniper+")
    act_as_magistrate(s, CARAVANSARY)
    assert (s.camels[MAGISTRATE], s.on_card) == (2, [False, False, True])


@rule("solo.market")
def test_his_goods_add_up() -> None:
    s = alone(posts={MAGISTRATE: "ray"}, common={MAGISTRATE: 1})
    act_as_magistrate(s, MARKETPLACE)
    assert s.common[MAGISTRATE] == 2
    s = alone(posts={MAGISTRATE: "ray samarkand nishapur balkh"}, rare={MAGISTRATE: 1})
    act_as_magistrate(s, MARKETPLACE)
    assert s.rare[MAGISTRATE] == 2


@rule("solo.courtier")
def test_the_high_courtier_passes_over_sites_that_are_built_on() -> None:
    s = alone(buildings={0: "r1c1"})
    lone_courtier_turn(s)
    assert s.building[CELL_IDS.index("r2c1")] == HIGH_COURTIER
    assert s.acted[-1] == HIGH_COURTIER
    s = alone()
    s.buildings[HIGH_COURTIER] = 0
    lone_courtier_turn(s)
    assert HIGH_COURTIER not in s.building
