"""The components as the rules see them, editions laid over them, and what is refused."""

from pathlib import Path

import pytest

from serai.core.errors import DataError
from serai.core.match import Match
from serai.games.agra import make, scoring
from tests.agra.build import (
    GAME,
    T,
    do,
    earned,
    edition,
    goods_of,
    offers,
    prompt,
    reading,
    table,
)
from tests.kit.laws.decisions import the_table_adds_up_after_every_action
from tests.kit.setups import Setup

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
    assert len(T.good_ids) == 16
    assert len(T.building_ids) == 16
    assert len(T.bonus_ids) == 12
    assert len(T.deed_ids) == 3 + 14
    assert len(T.notable_ids) == 24
    assert len(T.token_ids) == 3
    assert len(T.order_goods) == 18
    assert len(T.bowl_good) == 12
    assert (T.covers, T.workers, T.stones, T.first_rupees) == (8, 10, 22, 2)


def test_no_order_has_two_goods_of_one_row_and_no_two_are_alike() -> None:
    assert all(T.good_row[a] != T.good_row[b] for a, b in T.order_goods)
    assert len({frozenset(goods) for goods in T.order_goods}) == 18


def test_every_reading_names_its_value_among_the_alternatives() -> None:
    for row in GAME.components.rows("rule_options"):
        assert row.text("value") in row.texts("alternatives")
        assert len(row.texts("alternatives")) > 1


# --- editions ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "value"), READINGS)
def test_every_reading_can_be_played_to_the_end(tmp_path: Path, option: str, value: str) -> None:
    game = reading(tmp_path, option, value)
    for players in (2, 4):
        the_table_adds_up_after_every_action(Setup(game, players), seed=players)


def test_an_edition_changes_its_name_and_the_hash(tmp_path: Path) -> None:
    game = edition(tmp_path, '[[buildings]]\nid = "tailor"\ncost = 7\n')
    assert game.components.edition == "Mine"
    assert game.components.digest != GAME.components.digest
    assert game.tables.cost[-1] == 7
    assert T.cost[-1] == 5


def test_a_reading_is_part_of_the_hash(tmp_path: Path) -> None:
    game = reading(tmp_path, "influence_per", "turn")
    assert game.components.digest != GAME.components.digest


def test_other_costs_and_goods_are_the_ones_that_are_played(tmp_path: Path) -> None:
    game = edition(
        tmp_path,
        '[[buildings]]\nid = "oil_press"\ncost = 1\n'
        '[[notables]]\nid = "cook"\ngoods = ["statue", "wood", "dye"]\n'
        '[[orders]]\nid = "scholars_1"\ngoods = ["oil", "clothing"]\n',
    )
    match = table(game=game, goods={0: "wood statue"}, river="cook")
    do(match, "place architect")
    assert offers(match, "build") == ["oil_press"]
    match = table(game=game, goods={0: "wood statue"}, river="cook")
    do(match, "place sailor")
    assert offers(match, "deliver") == ["statue cook", "wood cook"]


def test_the_numbers_of_an_edition_are_the_ones_that_count(tmp_path: Path) -> None:
    game = edition(
        tmp_path,
        "[numbers]\nper_cover = 2\nakbar_first = [4]\nakbar_further = 9\ntrack_first = 5\n"
        "subadar_rupees = 7\npeon_price = 3\nprocess_most = 2\nsailor_free_deliveries = 2\n"
        "trade_most = 1\nfollower_favours = 2\nclothing_extra_at_last_pier = 4\n"
        "sadr_rupees = 2\nsymbol_rupees = 3\nmufti_rupees = 5\n",
    )
    contracts = [rule for _, rule in scoring.REASON_RULES].index("score.contracts")
    match = table(game=game, contracts={0: "sadr_us_sudur"}, akbar={"oil": 0, "dye": 0})
    assert scoring.points(match.state, 0)[contracts] == 2 * 2
    match = table(game=game, contracts={0: "dewan mahout"})
    assert scoring.points(match.state, 0)[contracts] == 2 * 3
    match = table(
        game=game,
        bare={0: "n1 n5"},
        akbar={"oil": 0, "dye": 0},
        influence={0: "merchants=1"},
        orders={"merchants 1": 0},
        contracts={0: "subadar"},
    )
    assert scoring.points(match.state, 0) == [0, 7, 5, 0, 4, 4 + 9]
    match = table(game=game, rupees={0: 5}, standing={0: "sawmill"})
    do(match, "peon sawmill")
    assert match.state.rupees[0] == 2
    match = table(game=game, goods={0: "wood*4", 1: "wood"}, built="paper_mill")
    do(match, "place paper_mill")
    assert offers(match, "process") == ["wood_to_paper 1", "wood_to_paper 2"]
    do(match, "process wood_to_paper 2", "process wood_to_paper 1")
    assert match.state.favours[0] == 2
    match = table(game=game, goods={0: "oil wood"}, river="cook")
    do(match, "place sailor")
    assert prompt(match)[1]["count"] == 2
    match = table(game=game, goods={0: "curry*2"})
    do(match, "place trader", "give curry")
    assert prompt(match)[1]["worth"] == 1
    match = table(game=game, goods={0: "clothing"}, pier=6)
    assert earned(match, "luxury clothing") == 3 + 4


def test_a_favour_action_may_ask_for_a_single_favour(tmp_path: Path) -> None:
    game = edition(tmp_path, '[[favour_actions]]\nid = "gain_basic"\nhave = 1\nspend = 1\n')
    match = table(game=game, favours={0: 1})
    do(match, "favour gain_basic", "take wood")
    assert goods_of(match, 0) == {"wood": 1}


def test_longer_tracks_are_climbed_to_their_own_top(tmp_path: Path) -> None:
    """Steps that an edition adds come after ours."""
    step = '[[influence_steps]]\nid = "step_10"\norder_rupees = 9\nfavours = 0\n'
    game = edition(tmp_path, step + 'source = "rulebook: my copy"\n')
    assert game.tables.top == 10
    match = table(game=game, influence={0: "merchants=9"})
    do(match, "place architect", "up merchants")
    assert match.state.triggers != 0


def test_an_edition_plays_whole_games(tmp_path: Path) -> None:
    game = edition(tmp_path, "[per_player]\nstones = 12\nworkers = 4\n")
    for seed in range(3):
        the_table_adds_up_after_every_action(Setup(game, 4), seed)


def test_the_plain_game_is_left_alone(tmp_path: Path) -> None:
    edition(tmp_path, "[per_player]\nstones = 12\n")
    assert Match(GAME, players=2, seed=1).state.yard == [22, 22]
    assert make().components.digest == GAME.components.digest


# --- what is refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('[[goods]]\nid = "silk"\n', "goods must be, in this order: sandstone, wood"),
        ('[remove]\nnotables = ["cook"]\n', "notables must be, in this order: portuguese_trader"),
        ('[remove]\nfavour_actions = ["gain_mp"]\n', "favour_actions must be, in this order"),
        ('[remove]\ncharacters = ["sailor"]\n', "characters must be, in this order"),
        ('[remove]\nbuildings = ["tailor"]\n', "buildings must have 16 rows, not 15"),
        ('[remove]\norders = ["scholars_6"]\n', "orders must have 18 rows, not 17"),
        ('[remove]\nbowls = ["akbar_oil"]\n', "bowls must have 12 rows, not 11"),
        ('[remove]\nprice_tokens = ["price_1_2"]\n', "price_tokens must have 3 rows, not 2"),
        ('[remove]\npiers = ["pier_6"]\n', "piers: there are 6, not 5"),
        ('[remove]\nbonus_tiles = ["l2_cover"]\n', "level 2 needs a tile for each building"),
        ('[remove]\narrows = ["wood_to_paper"]\n', "every good that is not basic is made of"),
        ('[[arrows]]\nid = "wood_to_paper"\nto = "planks"\n', "a good is made in one way"),
        ('[[arrows]]\nid = "wood_to_paper"\nto = "cotton"\n', "a basic in none"),
        ('[[arrows]]\nid = "wood_to_paper"\nto = "silk"\n', "names 'silk', which does not exist"),
        ('[[buildings]]\nid = "tailor"\nlevel = 3\n', "in the order of their goods, four a level"),
        ('[[notables]]\nid = "cook"\ngoods = ["oil"]\n', "two or three different goods"),
        ('[[notables]]\nid = "cook"\ngoods = ["oil", "oil"]\n', "two or three different goods"),
        ('[[notables]]\nid = "cook"\nguild = "sailors"\n', "names 'sailors'"),
        ('[[orders]]\nid = "scholars_1"\ngoods = ["oil", "oil"]\n', "each of two different goods"),
        ('[[orders]]\nid = "scholars_1"\nguild = "artisans"\n', "six orders for each guild"),
        ('[[bowls]]\nid = "akbar_oil"\ngood = "dye"\n', "every bowl is for another good"),
        ('[[favour_actions]]\nid = "gain_mp"\nspend = 3\n', "not more than 'have'"),
        ('[[favour_actions]]\nid = "gain_mp"\nspend = 0\n', "'spend' is at least 1"),
        ('[[wheel]]\nid = "process_good"\nblocked_at_start = true\n', "one of the outer actions"),
        (
            "[farm]\ncorners = ['wood', 'wood', 'turmeric', 'cotton']\n",
            "basic goods has one corner",
        ),
        ("[farm]\nfarmer_cells = [3, 4, 15, 21]\n", "each side has one farmer"),
        ("[farm]\ncover_cells = [1, 5]\n", "there are 8 covers"),
        ("[farm]\ncover_cells = [0, 5, 7, 11, 13, 17, 19, 23]\n", "stand on fields"),
        ("[farm]\ncover_cells = [3, 5, 7, 11, 13, 17, 19, 23]\n", "one on each"),
        ('[[player_counts]]\nid = "players_2"\nplayers = 5\n', "for 2, 3 and 4 players"),
        ('[[player_counts]]\nid = "players_2"\nguild_split = [4, 4, 4]\n', "must add up"),
        ('[[rule_options]]\nid = "influence_per"\nvalue = "week"\n', "is one of action, turn"),
        ("[per_player]\nworkers = -1\n", "must not be below zero"),
        ("[per_player]\nstones = 'many'\n", "must be a whole number"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused_with_the_reason(
    tmp_path: Path, text: str, what: str
) -> None:
    assert what in refused(tmp_path, text)


def test_the_refusal_names_file_and_line(tmp_path: Path) -> None:
    message = refused(tmp_path, '\n[[notables]]\nid = "cook"\ngoods = ["oil"]\n')
    assert message.startswith("mine.toml:5: notables 'cook'")
