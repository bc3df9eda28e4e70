"""Chapter "Two and three players"."""

from pathlib import Path

import pytest

from serai.core.match import Match
from serai.games.agra.state import LAST_BUT_ONE, ORDER, PLAYING
from serai.games.agra.tables import GUILDS, NEUTRAL, NONE
from tests.agra.build import (
    T,
    choices,
    do,
    new_match,
    offers,
    order,
    reading,
    refusals,
    table,
    unset,
)
from tests.rules import rule

EVEN = (
    "portuguese_trader sufi takshaka mahout muezzin jagirdar calligrapher "
    "mujtahida painter grand_mufti"
)
"""Ten notables whose guilds are split 4/3/3."""


def with_a_river(players: int) -> Match:
    match = do(unset(players), "roll 1", "roll 1")
    return do(match, *(f"arrive {name}" for name in EVEN.split()))


@rule("players.notables")
@pytest.mark.parametrize("players", [2, 3])
def test_four_three_two_and_one_notables_come_to_the_river(players: int) -> None:
    for seed in range(5):
        s = new_match(players, seed).state
        levels = [T.notable_level[notable] for notable in s.river]
        assert [levels.count(level) for level in (1, 2, 3, 4)] == [4, 3, 2, 1]
        guilds = [T.notable_guild[notable] for notable in s.river]
        assert sorted(guilds.count(guild) for guild in range(GUILDS)) == [3, 3, 4]


@rule("players.notables")
def test_an_even_river_of_ten_is_not_changed() -> None:
    match = with_a_river(3)
    assert offers(match, "swap") == []
    match = do(unset(3), "roll 1", "roll 1")
    uneven = EVEN.replace("takshaka", "khatib")
    do(match, *(f"arrive {name}" for name in uneven.split()))
    assert offers(match, "swap") != []


@rule("players.akbar")
def test_with_three_players_a_stone_lies_on_each_side_of_akbar() -> None:
    match = do(with_a_river(3), "roll 2", "roll 6")
    covered = [bowl for bowl, owner in enumerate(match.state.bowl_owner) if owner == NEUTRAL]
    assert covered == [1, 6 + 5]


@rule("players.akbar")
def test_with_two_players_there_are_two_dice_for_each_side() -> None:
    match = do(with_a_river(2), "roll 2", "roll 5", "roll 1", "roll 3")
    covered = [bowl for bowl, owner in enumerate(match.state.bowl_owner) if owner == NEUTRAL]
    assert covered == [1, 4, 6, 8]


@rule("players.akbar")
def test_a_bowl_that_comes_twice_stays_at_one_stone() -> None:
    match = with_a_river(2)
    assert choices(match) == [f"roll {n}" for n in range(1, 7)]
    do(match, "roll 2")
    assert choices(match) == [f"roll {n}" for n in range(1, 7)]
    do(match, "roll 2", "roll 1", "roll 1")
    assert match.state.bowl_owner.count(NEUTRAL) == 2


@rule("players.akbar")
def test_a_covered_bowl_takes_no_gift() -> None:
    match = table(phase=ORDER, goods={0: "oil curry"}, akbar={"oil": NEUTRAL})
    assert offers(match, "akbar") == ["curry"]


@rule("players.orders")
def test_with_three_players_a_stone_lies_on_an_order_of_each_guild() -> None:
    match = do(with_a_river(3), "roll 1", "roll 1", "roll 4", "roll 2", "roll 6")
    covered = [n for n, owner in enumerate(match.state.order_owner) if owner == NEUTRAL]
    assert covered == [order("artisans 4"), order("merchants 2"), order("scholars 6")]


@rule("players.orders")
def test_with_two_players_two_different_orders_of_each_guild_are_covered() -> None:
    match = do(with_a_river(2), *["roll 1"] * 4, "roll 4")
    assert choices(match) == [f"roll {n}" for n in (1, 2, 3, 5, 6)]
    do(match, "roll 1", "roll 5", "roll 6", "roll 1", "roll 2")
    covered = [n for n, owner in enumerate(match.state.order_owner) if owner == NEUTRAL]
    assert covered == [0, 3, 6 + 4, 6 + 5, 12, 13]


@rule("players.orders", "players.akbar")
def test_with_four_players_nothing_is_covered() -> None:
    s = new_match(4).state
    assert NEUTRAL not in s.order_owner
    assert NEUTRAL not in s.bowl_owner


@rule("players.marker")
@pytest.mark.parametrize(("number", "row"), [(3, 3), (4, 5), (6, 1)])
def test_a_marker_on_a_covered_order_goes_to_the_next_free_one(number: int, row: int) -> None:
    match = do(with_a_river(2), *["roll 1"] * 4, "roll 4", "roll 6", *["roll 2", "roll 3"] * 2)
    assert choices(match) == [f"roll {n}" for n in range(1, 7)]
    do(match, f"roll {number}")
    assert match.state.order_at == [row - 1, NONE, NONE]


@rule("players.marker")
def test_an_edition_may_roll_the_marker_again(tmp_path: Path) -> None:
    game = reading(tmp_path, "order_marker_on_neutral_stone", "reroll")
    match = do(unset(3, game=game), "roll 1", "roll 1")
    do(match, *(f"arrive {name}" for name in EVEN.split()))
    do(match, "roll 1", "roll 1", "roll 4", "roll 4", "roll 4")
    assert choices(match) == [f"roll {n}" for n in (1, 2, 3, 5, 6)]
    do(match, "roll 5")
    assert match.state.order_at[0] == 4


@rule("players.neutral")
def test_neutral_stones_count_for_the_limit() -> None:
    orders = {"scholars 2": NEUTRAL, "scholars 3": NEUTRAL, "scholars 4": 1}
    match = table(
        phase=ORDER, goods={0: "wood painting"}, influence={0: "scholars=1"}, orders=orders
    )
    assert refusals(match)["order scholars"][2] == "order.limit"


@rule("players.neutral")
@pytest.mark.parametrize(("value", "ending"), [("true", LAST_BUT_ONE), ("false", PLAYING)])
def test_an_edition_may_not_count_neutral_stones_for_a_full_column(
    tmp_path: Path, value: str, ending: int
) -> None:
    game = reading(tmp_path, "neutral_stones_count_for_full_column", value)
    orders = {f"scholars {row}": 1 for row in range(2, 6)} | {"scholars 6": NEUTRAL}
    match = table(
        game=game,
        phase=ORDER,
        goods={0: "wood painting"},
        influence={0: "scholars=1"},
        orders=orders,
        pier=5,
    )
    do(match, "order scholars")
    assert match.state.order_at[2] == NONE
    assert match.state.ending == ending


@rule("players.neutral")
def test_in_that_edition_six_stones_of_players_still_fill_it(tmp_path: Path) -> None:
    game = reading(tmp_path, "neutral_stones_count_for_full_column", "false")
    match = table(
        game=game,
        phase=ORDER,
        goods={0: "wood painting"},
        influence={0: "scholars=1"},
        orders={f"scholars {row}": 1 for row in range(2, 7)},
        pier=5,
    )
    do(match, "order scholars")
    assert match.state.ending == LAST_BUT_ONE


@rule("players.river")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_boat_waits_for_as_many_contracts_with_any_number(players: int) -> None:
    match = table(
        players=players,
        goods={0: "wood"},
        stones={"cook oil": 0},
        contracts={1: "mahout"},
        built="all",
    )
    do(match, "place sailor", "deliver wood cook")
    assert match.state.pier == 2


def test_turns_go_round_two_players() -> None:
    match = table(players=2, turn=1, first=1)
    do(match, "place quarry")
    assert (match.actor, match.state.round) == (0, 1)
    do(match, "place sawmill")
    assert (match.actor, match.state.round) == (1, 2)
