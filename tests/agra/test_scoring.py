"""Chapter "Final scoring"."""

from collections.abc import Iterable

import pytest

from serai.core.match import Match
from serai.core.outcome import Outcome
from serai.games.agra.scoring import REASON_RULES
from serai.games.agra.state import END_TRACK, LAST_ROUND
from serai.games.agra.tables import NEUTRAL
from tests.agra.build import NOTHING, ZERO, Figures, T, Things, do, table
from tests.rules import rule


def lines(match: Match, seat: int = 0) -> dict[str, int]:
    """The points of a seat by rule, as if the game ended now; those that are none left out."""
    s = match.state.copy()
    s.stack, s.triggers = [], END_TRACK
    outcome = match.game.outcome(s)
    assert outcome is not None
    return {line.rule: line.points for line in outcome.lines if line.seat == seat and line.points}


def last_turn(
    rupees: Figures = ZERO,
    goods: Things = NOTHING,
    favours: Figures = ZERO,
    bare: Things = NOTHING,
    tokens: Iterable[str] = (),
) -> Outcome:
    """What comes out after the last turn, in which seat 2 works on a field that gives nothing."""
    match = table(
        turn=2,
        round=9,
        ending=LAST_ROUND,
        farmers={2: "n2 w4"},
        rupees=rupees,
        goods=goods,
        favours=favours,
        bare=bare,
        tokens=tokens,
    )
    match.state.triggers = END_TRACK
    do(match, "place quarry")
    while not match.over:
        do(match, "done")
    assert match.outcome is not None
    return match.outcome


@rule("score.rupees")
def test_rupees_count() -> None:
    match = table(rupees={0: 17})
    assert lines(match) == {"score.rupees": 17}
    assert match.scores() == [17, 0, 0]


@rule("score.contracts")
def test_contracts_that_pay_in_the_end_are_added_up() -> None:
    match = table(contracts={0: "subadar sadr_us_sudur"}, orders={"artisans 1": 0, "scholars 1": 0})
    assert lines(match)["score.contracts"] == 2
    match = table(contracts={0: "subadar dutch_trader"}, orders={"artisans 1": 0, "scholars 1": 0})
    assert lines(match)["score.contracts"] == 2 + 3


@rule("score.tracks")
def test_the_first_on_a_track_gets_two_for_each_stone_and_the_second_one() -> None:
    match = table(
        players=4,
        influence={0: "merchants=4", 1: "merchants=3", 2: "merchants=2"},
        orders={
            "merchants 1": 0,
            "merchants 2": 0,
            "merchants 3": 1,
            "merchants 4": 1,
            "merchants 5": 2,
            "merchants 6": 3,
        },
    )
    assert [lines(match, seat) for seat in range(4)] == [
        {"score.tracks": 4},
        {"score.tracks": 2},
        {},
        {},
    ]


@rule("score.tracks")
def test_stones_of_other_guilds_do_not_count_for_a_track() -> None:
    match = table(influence={0: "merchants=4"}, orders={"artisans 1": 1, "scholars 1": 1})
    assert lines(match) == {}
    match = table(influence={0: "merchants=4"}, orders={"scholars 1": 0})
    assert lines(match) == {"score.tracks": 1}  # all share the first place of the scholars


@rule("score.tracks")
def test_every_track_is_counted() -> None:
    match = table(
        influence={0: "artisans=1 merchants=1 scholars=1"},
        orders={"artisans 1": 0, "merchants 1": 0, "scholars 1": 0},
    )
    assert lines(match) == {"score.tracks": 6}


@rule("score.tied_first")
def test_several_first_ones_get_one_for_each_stone_and_the_second_nothing() -> None:
    match = table(
        influence={0: "merchants=4", 1: "merchants=4", 2: "merchants=2"},
        orders={"merchants 1": 0, "merchants 2": 0, "merchants 3": 1, "merchants 4": 2},
    )
    assert [lines(match, seat).get("score.tracks", 0) for seat in range(3)] == [2, 1, 0]


@rule("score.tied_second")
def test_several_second_ones_all_get_theirs() -> None:
    match = table(
        players=4,
        influence={0: "merchants=4", 1: "merchants=2", 2: "merchants=2", 3: "merchants=1"},
        orders={
            "merchants 1": 1,
            "merchants 2": 1,
            "merchants 3": 1,
            "merchants 4": 2,
            "merchants 5": 3,
        },
    )
    assert [lines(match, seat).get("score.tracks", 0) for seat in range(4)] == [0, 3, 1, 0]


@rule("players.neutral")
def test_neutral_stones_score_for_nobody() -> None:
    match = table(
        orders={"merchants 1": NEUTRAL, "scholars 1": NEUTRAL},
        akbar={"oil": NEUTRAL},
        influence={0: "merchants=4"},
        contracts={0: "subadar sadr_us_sudur dewan"},
    )
    assert lines(match) == {"score.contracts": 2}  # the symbols on Dewan and Subadar


@rule("score.meditation")
@pytest.mark.parametrize(("step", "rupees"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 5)])
def test_the_last_step_of_meditation_brings_five(step: int, rupees: int) -> None:
    match = table(meditation={0: step})
    assert lines(match).get("score.meditation", 0) == rupees


@rule("score.covers")
def test_each_cover_taken_off_brings_one() -> None:
    match = table(bare={0: "n1 n5 s1", 1: "e1"})
    assert [lines(match, seat).get("score.covers", 0) for seat in range(3)] == [3, 1, 0]


@rule("score.akbar")
@pytest.mark.parametrize("gifts", range(13))
def test_goods_at_akbar_bring_1_3_5_and_3_for_each_further_one(gifts: int) -> None:
    names = [T.good_ids[good] for good in T.bowl_good]
    match = table(akbar=dict.fromkeys(names[:gifts], 0))
    expected = [0, 1, 3, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32][gifts]
    assert lines(match).get("score.akbar", 0) == expected


# --- who wins ---------------------------------------------------------------------------------


@rule("score.winner")
def test_most_rupees_win() -> None:
    outcome = last_turn(rupees={0: 10, 1: 30, 2: 20})
    assert outcome.ranking == ((1,), (2,), (0,))
    assert outcome.winners == (1,)
    assert outcome.reason == "agra-end-track"
    assert outcome.tie == ""
    assert [outcome.score(seat) for seat in range(3)] == [10, 30, 20]


@rule("score.tie")
@pytest.mark.parametrize(
    ("goods", "favours", "ranking"),
    [
        ("statue wood", 0, ((0,), (1,), (2,))),
        ("statue", 0, ((0, 1), (2,))),
        ("wood", 3, ((0,), (1,), (2,))),
        ("", 2, ((1,), (0,), (2,))),
    ],
)
def test_of_equals_the_one_with_more_left_wins(
    goods: str, favours: int, ranking: tuple[tuple[int, ...], ...]
) -> None:
    outcome = last_turn(
        rupees={0: 30, 1: 30},
        goods={0: goods, 1: "oil", 2: "statue"},
        favours={0: favours, 1: 1},
    )
    assert outcome.ranking == ranking
    assert outcome.tie == ("agra-end-tie" if len(ranking[0]) == 1 else "")


@rule("score.tie")
def test_goods_count_the_values_of_now() -> None:
    outcome = last_turn(goods={0: "wood", 1: "oil", 2: "curry"}, tokens=["price_1_2 high wood"])
    assert outcome.ranking == ((0, 1, 2),)


@rule("score.shared")
def test_those_who_are_equal_even_then_share_the_victory() -> None:
    outcome = last_turn(rupees={0: 30, 1: 30}, favours={0: 1}, goods={1: "wood", 2: "wood"})
    assert outcome.winners == (0, 1)
    assert outcome.ranking == ((0, 1), (2,))


def test_the_result_has_a_line_for_every_reason_and_seat() -> None:
    outcome = last_turn(rupees={0: 3}, bare={1: "n1"})
    assert len(outcome.lines) == 3 * len(REASON_RULES)
    labels = [(line.label, line.rule) for line in outcome.lines if line.seat == 1]
    assert labels == [
        ("agra-points-rupees", "score.rupees"),
        ("agra-points-contracts", "score.contracts"),
        ("agra-points-tracks", "score.tracks"),
        ("agra-points-meditation", "score.meditation"),
        ("agra-points-covers", "score.covers"),
        ("agra-points-akbar", "score.akbar"),
    ]
    assert [line.points for line in outcome.lines if line.seat == 1] == [0, 0, 0, 0, 1, 0]


def test_the_score_on_the_way_is_what_the_end_would_bring() -> None:
    match = table(rupees={0: 5}, meditation={0: 5}, bare={0: "n1"}, akbar={"oil": 0})
    assert match.scores() == [5 + 5 + 1 + 1, 0, 0]
