"""Setting up: the board, the stacks, the first player, and what each mode adds."""

from collections import Counter

import pytest

from serai.core.errors import SetupError
from serai.core.match import Match
from serai.games.rajas.state import AT_BRIDGE, AT_FAME, AT_MONEY
from serai.games.rajas.tables import AREA_IDS, NONE, STACKS
from tests.rajas.build import (
    GAME,
    T,
    choices,
    dice_of,
    do,
    new_match,
    table,
    token_at,
    told,
    unset,
)
from tests.rules import rule

COLOURS = ("blue", "green", "orange", "purple")


def rolled(match: Match, *values: int) -> Match:
    """Stacks show their first tiles, and each seat rolls four dice of one value."""
    for stack in match.state.below:
        do(match, f"reveal {T.tile_ids[stack[0]]}")
    for value in values:
        do(match, *(f"roll {colour}_{value}" for colour in COLOURS))
    return match


def areas(players: int) -> Counter[str]:
    return Counter(AREA_IDS[T.place_area[place]] for place in T.boards[players].places)


@rule("setup.board")
def test_the_side_for_two_has_fewer_places_than_the_other() -> None:
    assert areas(2) == Counter(
        quarry=4, market=4, terrace=1, garden=4, balcony=4, chamber=6, port=3
    )
    assert areas(4) == Counter(
        quarry=8, market=5, terrace=1, garden=8, balcony=4, chamber=6, port=5
    )


@rule("setup.covers")
def test_with_three_players_covers_close_the_last_places_of_quarry_and_port() -> None:
    closed = set(T.boards[4].places) - set(T.boards[3].places)
    assert {T.place_ids[place] for place in closed} == {"quarry_7", "quarry_8", "port_5"}
    assert areas(3)["quarry"] == 6
    assert areas(3)["port"] == 4


@rule("setup.board")
def test_prices_differ_between_the_sides() -> None:
    for players, prices in ((2, [1, 2, 3, 4]), (4, [1, 1, 2, 2, 3, 3, 4, 4])):
        board = T.boards[players]
        quarry = [at for at in board.places if AREA_IDS[T.place_area[at]] == "quarry"]
        assert [board.price[at] for at in quarry] == prices


@rule("setup.supply")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_twelve_dice_of_each_colour_however_many_play(players: int) -> None:
    assert new_match(players).state.supply == [12 - players] * 4


@rule("setup.stacks")
def test_twelve_stacks_show_their_top_tile_and_hide_the_rest() -> None:
    s = new_match().state
    assert len(s.top) == STACKS
    assert NONE not in s.top
    assert [len(below) for below in s.below] == [5, 4, 4] * 4
    for stack, tile in enumerate(s.top):
        assert T.tile_colour[tile] == stack // 3
        assert T.tile_back[tile] == stack % 3


@rule("setup.white", "setup.unused")
def test_only_white_tokens_and_no_river_tiles_are_used_in_the_usual_game() -> None:
    s = new_match().state
    assert [T.token_ids[token] for token in s.pile] == [f"white_{n}" for n in range(1, 9)]
    assert not any(s.tokens)
    assert set(s.river_tile) == {NONE}


@rule("setup.first")
def test_the_lowest_sum_begins() -> None:
    match = rolled(unset(3), 3, 1, 2)
    assert match.state.first == match.state.elephant == match.actor == 1
    assert match.state.money == [5, 3, 4]


@rule("setup.first")
def test_chance_decides_between_equal_sums() -> None:
    match = rolled(unset(4), 3, 1, 2, 1)
    assert choices(match) == ["start b", "start d"]
    do(match, "start d")
    assert told(match, "first") == []
    assert told(match, "first-lot") == [{"seat": 3}]
    assert match.actor == 3
    assert match.state.money == [4, 5, 6, 3]


@rule("setup.workers")
def test_three_workers_are_ready_and_three_wait() -> None:
    s = new_match(2).state
    assert s.workers == s.home == [3, 3]
    assert s.waiting == [AT_FAME | AT_MONEY | AT_BRIDGE] * 2


@rule("setup.dice")
def test_everybody_has_a_die_of_each_colour() -> None:
    match = new_match(4)
    for seat in range(4):
        assert [die.partition("_")[0] for die in dice_of(match, seat)] == list(COLOURS)


@rule("setup.marker")
def test_the_reward_marker_waits_at_twelve() -> None:
    assert new_match().state.money_stop == [0, 0, 0]
    assert T.money.at == [12, 33, 44, 55]


# --- Navaratna, players of different experience, Ganga ----------------------------------------


@rule("navaratna.supply", "navaratna.start")
def test_in_navaratna_brown_tokens_are_drawn_and_all_others_lie_open() -> None:
    match = rolled(unset(2, variant="navaratna"), 1, 2)
    assert choices(match) == [f"draw brown_{n}" for n in range(1, 8)]
    do(match, "draw brown_3")
    assert match.actor == match.state.turn == 0
    assert choices(match) == ["slot west_4", "slot east_4"]
    do(match, "slot east_4", "draw brown_1", "slot west_4")
    assert token_at(match, "east_4", 0) == "brown_3"
    assert token_at(match, "west_4", 1) == "brown_1"
    assert sum(match.state.tokens) == 28
    assert match.state.pile == []


@rule("navaratna.incomes", "mixed.boards")
def test_the_other_side_of_the_province_board_pays_less() -> None:
    usual, other = T.income_rewards
    west_2 = T.income_ids.index("west_2")
    assert usual[west_2][1] == 5
    assert other[west_2][1] == 3
    s = table(options={"variant": "mixed", "expert_b": "yes"}).state
    assert [s.expert(seat) for seat in range(3)] == [0, 1, 0]
    assert [s.capacity(seat) for seat in range(3)] == [10, 8, 10]


@rule("mixed.workers", "mixed.tokens")
def test_players_of_different_experience_have_five_workers_and_white_tokens() -> None:
    s = table(options={"variant": "mixed", "expert_b": "yes"}).state
    assert s.workers_most() == 5
    assert len(s.pile) == 8
    assert not any(s.tokens)


@rule("mixed.boards")
@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (3, {"variant": "mixed"}, "needs an experienced player and a beginner"),
        (2, {"variant": "mixed", "expert_a": "yes", "expert_b": "yes"}, "and a beginner"),
        (3, {"expert_a": "yes"}, "for variant=mixed only"),
        (3, {"variant": "navaratna", "expert_a": "yes"}, "for variant=mixed only"),
        (2, {"variant": "mixed", "expert_a": "yes", "expert_c": "yes"}, "only 2 seats"),
        (5, {}, "for 2 to 4 players"),
    ],
)
def test_a_table_that_cannot_be_is_refused(players: int, options: dict[str, str], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        GAME.header(players, options=options)


@rule("ganga.games", "ganga.roll", "ganga.stop")
@pytest.mark.parametrize("variant", ["basic", "navaratna"])
@pytest.mark.parametrize("seed", range(8))
def test_river_tiles_lie_open_on_different_spaces_but_not_on_the_last(
    variant: str, seed: int
) -> None:
    match = new_match(2, seed, options={"variant": variant, "ganga": "on"})
    spaces = [at for at, tile in enumerate(match.state.river_tile) if tile != NONE]
    assert len(spaces) == len({match.state.river_tile[at] for at in spaces}) > 3
    assert spaces[-1] < T.last_space
    steps = [after - before for before, after in zip([0, *spaces], spaces, strict=False)]
    assert set(steps) <= set(range(1, 7))


@rule("ganga.stop")
def test_after_eight_river_tiles_no_more_is_rolled() -> None:
    match = unset(2, ganga="on")
    for stack in match.state.below:
        do(match, f"reveal {T.tile_ids[stack[0]]}")
    for number in range(1, 9):
        do(match, "count 1", f"drift river_tile_{number}")
    assert choices(match)[0] == "roll blue_1"
