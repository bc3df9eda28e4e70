"""The components as the rules see them, editions laid over them, and what is refused."""

from pathlib import Path

import pytest

from serai.core.errors import DataError
from serai.games.rajas.tables import AREA_IDS
from tests.kit.laws.decisions import the_table_adds_up_after_every_action
from tests.kit.setups import Setup
from tests.rajas.build import GAME, T, choices, do, edition, reading, table

READINGS = [
    (row.id, value)
    for row in GAME.components.rows("rule_options")
    for value in row.texts("alternatives")
]


def refused(tmp_path: Path, text: str) -> str:
    """The message with which an edition is refused."""
    with pytest.raises(DataError) as caught:
        edition(tmp_path, text)
    return str(caught.value)


# --- counts that the rulebook fixes -----------------------------------------------------------


def test_the_parts_are_as_many_as_the_rulebook_says() -> None:
    assert len(T.tile_ids) == 64
    assert [len(tiles) for tiles in T.stack_tiles] == [6, 5, 5] * 4
    assert [len(tokens) for tokens in T.tokens_of] == [8, 9, 6, 7]
    assert len(T.river_tile_ids) == 8
    assert len(T.place_ids) == 37
    assert T.last_space == 30
    assert T.slot_colour.count(3) == 2
    assert T.coins_start == [3, 4, 5, 6]


def test_tiles_named_in_the_rulebook_have_their_costs() -> None:
    costs = {(T.tile_colour[tile], cost) for tile, cost in enumerate(T.tile_cost)}
    assert {(2, 4), (2, 9), (0, 7), (3, 6)} <= costs


def test_a_straight_road_has_two_turnings_a_cross_one_and_others_four() -> None:
    found = {T.tile_roads[tile]: len(turned) for tile, turned in enumerate(T.tile_turnings)}
    assert {roads: count for roads, count in found.items() if roads in (3, 5, 14, 15)} == {
        3: 4,
        5: 2,
        14: 4,
        15: 1,
    }


def test_balconies_give_dice_of_another_colour() -> None:
    for place, slug in enumerate(T.place_ids):
        if AREA_IDS[T.place_area[place]] == "balcony":
            assert T.place_die[place].colour != T.place_rewards[place][1], slug


# --- readings ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "value"), READINGS)
def test_whole_games_can_be_played_with_every_reading(
    option: str, value: str, tmp_path: Path
) -> None:
    game = reading(tmp_path, option, value)
    for seed, options in ((1, {}), (2, {"variant": "navaratna", "ganga": "on"})):
        the_table_adds_up_after_every_action(Setup(game, 2 + seed, options), seed)


def test_an_unknown_reading_is_refused(tmp_path: Path) -> None:
    option = '[[rule_options]]\nid = "port_allows_no_move"\nvalue = "perhaps"\n'
    assert "'value' is one of true, false" in refused(tmp_path, option)
    new = '[[rule_options]]\nid = "free_lunch"\nvalue = "true"\nsource = "public: me"\n'
    assert "there is no such open rule" in refused(tmp_path, new)


# --- editions ---------------------------------------------------------------------------------


def test_an_edition_changes_a_price(tmp_path: Path) -> None:
    game = edition(tmp_path, '[[places]]\nid = "many_quarry_1"\ncoins = 0\n')
    match = table(game=game, dice={0: "blue_3"})
    assert "place quarry_1" in choices(match)


def test_an_edition_changes_a_reward(tmp_path: Path) -> None:
    game = edition(tmp_path, '[[river_spaces]]\nid = "space_3"\nrewards = ["fame 4"]\n')
    match = do(table(game=game, boat={0: 2}, dice={0: "blue_1"}), "place port_1")
    assert match.state.fame[0] == 4


def test_an_edition_may_let_a_garden_give_a_die_of_any_colour(tmp_path: Path) -> None:
    rows = "".join(
        f'[[places]]\nid = "{side}_garden_blue_1"\nrewards = ["dice any 1"]\n'
        for side in ("two", "many")
    )
    match = do(table(game=edition(tmp_path, rows)), "place garden_blue_1")
    assert choices(match)[0] == "choose blue"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[[river_spaces]]\nid = "space_3"\nrewards = ["gold 4"]\n', "there is no reward 'gold'"),
        (
            '[[river_spaces]]\nid = "space_3"\nrewards = ["coins"]\n',
            "is not how 'coins' is written",
        ),
        ('[[river_spaces]]\nid = "space_3"\nrewards = ["coins 0"]\n', "is not how 'coins'"),
        ('[[river_spaces]]\nid = "space_3"\nrewards = ["dice red 1"]\n', "is not how 'dice'"),
        ('[[river_spaces]]\nid = "space_3"\nrewards = []\n', "must give something"),
        ('[[river_spaces]]\nid = "space_3"\nrewards = ["build"]\n', "only a place for workers"),
        ('[[places]]\nid = "many_port_1"\ndie = ""\n', "the same on both sides"),
        ('[[places]]\nid = "many_dancer"\ndie = "value 9"\n', "'die' is empty, any"),
        ('[[places]]\nid = "many_dancer"\nside = "three"\n', "'side' is two or many"),
        ("[numbers]\nstatue = 12\n", "must leave dice in the supply"),
        ("[numbers]\ncoins_start = [1, 2]\n", "for each of four seats"),
        ("[numbers]\nkarma_start = 4\n", "cannot start above"),
        ("[numbers]\nscroll_fame = [2]\n", "two steps at least"),
        ("[numbers]\nworkers_start = 4\n", "3 workers wait"),
        ("[numbers]\nworkers_most = 3\n", "may join"),
        ("[numbers]\nfame_spaces = 70\n", "must lie beside"),
        ("[numbers]\ndice_of_a_colour = 11\n", "does not fit the number of all dice"),
        ("[numbers]\nbridge_behind = 30\n", "is a space of the river"),
        ('[[province_tiles]]\nid = "blue_cow_1"\nroads = ["n"]\n', "a road with two ends"),
        ('[[province_tiles]]\nid = "blue_cow_1"\nmarkets = ["silk"]\n', "is not a market"),
        ('[[province_tiles]]\nid = "blue_cow_1"\ncolour = "red"\n', "does not exist"),
        ('[[incomes]]\nid = "west_2"\ntouches = ["a9 w"]\n', "is not a cell and an edge"),
        ('[[incomes]]\nid = "west_2"\ntouches = ["a3 w"]\n', "another income lies at"),
        ('[[cells]]\nid = "c1"\nsource = "public: me"\n', "no tile can lie there"),
        ('[[income_tokens]]\nid = "brown_1"\ncolour = "red"\n', "red must be 6, but there are 7"),
        ('[remove]\nriver_tiles = ["river_tile_1"]\n', "river_tiles must be 8"),
        (
            '[[places]]\nid = "two_terrace_1"\ncoins = 1\n',
            "one place at least is free, and always of use",
        ),
        ('[remove]\nplayer_counts = ["players_3"]\n', "for 2, 3 and 4 players"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(text: str, why: str, tmp_path: Path) -> None:
    assert why in refused(tmp_path, text)
