"""Chapter "End of the game"."""

from collections.abc import Callable

import pytest

from serai.core.match import Match
from serai.games.agra.state import (
    END_COLUMN,
    END_CONTRACT,
    END_TRACK,
    LAST_BUT_ONE,
    LAST_ROUND,
    ORDER,
    PLAYING,
)
from serai.games.agra.tables import NEUTRAL
from tests.agra.build import choices, do, log, table
from tests.rules import rule


def by_contract(turn: int = 0) -> Match:
    """A contract of level IV is fulfilled."""
    match = table(
        turn=turn,
        goods={turn: "dye"},
        stones={"grand_mufti statue": turn, "grand_mufti book": turn},
        contracts={2: "mahout dyer muezzin caliph subadar"},
    )
    return do(match, "place sailor", "deliver dye grand_mufti")


def by_track(turn: int = 0) -> Match:
    """A marker reaches the top of a track."""
    match = table(turn=turn, influence={turn: "merchants=8"})
    return do(match, "place architect", "up merchants")


def by_column(turn: int = 0, owner: int = 1) -> Match:
    """The last order of a guild is filled."""
    match = table(
        turn=turn,
        phase=ORDER,
        goods={turn: "wood painting"},
        influence={turn: "scholars=1"},
        orders={f"scholars {row}": owner for row in range(2, 7)},
        pier=5,
    )
    return do(match, "order scholars")


Way = Callable[..., Match]
WAYS: list[Way] = [by_contract, by_track, by_column]
PRODUCE = ("place sawmill", "place quarry", "place turmeric_farm")


@rule("end.trigger", "end.contract")
def test_a_contract_of_level_four_brings_the_end_near() -> None:
    match = by_contract()
    assert (match.state.ending, match.state.triggers) == (LAST_BUT_ONE, END_CONTRACT)
    assert ("agra-log-ending", {"what": END_CONTRACT}, "end.contract") in log(match)


@rule("end.trigger", "end.track")
def test_the_top_of_a_track_brings_the_end_near() -> None:
    match = by_track()
    assert (match.state.ending, match.state.triggers) == (LAST_BUT_ONE, END_TRACK)
    assert ("agra-log-ending", {"what": END_TRACK}, "end.track") in log(match)


@rule("end.trigger", "end.column")
def test_a_full_column_brings_the_end_near() -> None:
    match = by_column()
    assert (match.state.ending, match.state.triggers) == (LAST_BUT_ONE, END_COLUMN)
    assert ("agra-log-ending", {"what": END_COLUMN}, "end.column") in log(match)


@rule("end.contract")
def test_contracts_of_the_other_levels_do_not() -> None:
    match = table(
        goods={0: "turmeric"},
        stones={"subadar book": 0, "subadar bricks": 0},
        contracts={2: "mahout dyer muezzin caliph"},
    )
    do(match, "place sailor", "deliver turmeric subadar")
    assert match.state.ending == PLAYING


@rule("end.column")
def test_five_orders_of_a_guild_do_not() -> None:
    match = table(
        phase=ORDER,
        goods={0: "wood painting"},
        influence={0: "scholars=1"},
        orders={f"scholars {row}": 1 for row in range(2, 6)},
        pier=5,
    )
    do(match, "order scholars")
    assert match.state.ending == PLAYING


@rule("end.column", "players.neutral")
def test_neutral_stones_fill_a_column_too() -> None:
    assert by_column(owner=NEUTRAL).state.ending == LAST_BUT_ONE


@rule("end.track")
def test_the_step_before_the_top_does_not() -> None:
    match = table(influence={0: "merchants=7"})
    do(match, "place architect", "up merchants")
    assert match.state.ending == PLAYING


def play_out(match: Match) -> list[tuple[int, int]]:
    """Produce till the game is over: round and seat of every turn that begins."""
    turns = [(match.state.round, match.state.turn)]
    while not match.over:
        texts = choices(match)
        where = next((text for text in texts if text in PRODUCE), "done")
        do(match, "done" if "done" in texts else where)
        if (match.state.round, match.state.turn) != turns[-1]:
            turns.append((match.state.round, match.state.turn))
    return turns


@rule("end.rounds")
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("bring", WAYS)
def test_the_round_is_finished_and_one_more_is_played(bring: Way, turn: int) -> None:
    turns = play_out(bring(turn))
    first = [(1, seat) for seat in range(turn, 3)]
    assert turns[-3:] == [(2, 0), (2, 1), (2, 2)]
    assert turns[:-3] in (first, first[1:])


@rule("end.rounds")
def test_the_last_round_is_known_as_such() -> None:
    match = by_track(turn=2)
    assert (match.state.round, match.state.ending) == (2, LAST_ROUND)
    match = by_track(turn=1)
    assert (match.state.round, match.state.ending) == (1, LAST_BUT_ONE)


@rule("end.rounds")
def test_a_second_reason_changes_nothing() -> None:
    match = table(
        turn=0,
        round=7,
        ending=LAST_ROUND,
        influence={0: "merchants=8"},
    )
    match.state.triggers = END_COLUMN
    do(match, "place architect", "up merchants")
    assert match.state.ending == LAST_ROUND
    assert not any(id == "agra-log-ending" for id, _, _ in log(match))
    play_out(match)
    assert match.state.round == 7


@rule("end.trigger")
@pytest.mark.parametrize(
    ("bring", "reason"),
    [
        (by_contract, "agra-end-contract"),
        (by_track, "agra-end-track"),
        (by_column, "agra-end-column"),
    ],
)
def test_the_result_names_what_brought_the_end(bring: Way, reason: str) -> None:
    match = bring(2)
    play_out(match)
    assert match.outcome is not None
    assert match.outcome.reason == reason


def test_there_is_no_result_before_the_end() -> None:
    assert by_track().outcome is None


@rule("end.trigger")
def test_the_result_names_the_first_reason_not_a_later_one() -> None:
    match = table(
        turn=1,
        influence={1: "merchants=8"},
        goods={2: "dye"},
        stones={"grand_mufti statue": 2, "grand_mufti book": 2},
        contracts={2: "mahout dyer muezzin caliph subadar"},
    )
    do(match, "place architect", "up merchants")
    do(match, "place sailor", "deliver dye grand_mufti")
    play_out(match)
    assert match.outcome is not None
    assert match.outcome.reason == "agra-end-track"
