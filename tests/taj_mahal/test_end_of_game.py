"""Chapter "End of the game": hands are scored, most points win."""

import pytest

from serai.core.match import Match
from serai.core.step import NOBODY
from tests.rules import rule
from tests.taj_mahal.build import AGRA, finish_visit, hand, log, points_of, table


def last_hand(cards: str, **others: str) -> Match:
    """The game is over, and seat 0 holds these cards beside one drawn last: a violet one."""
    match = table(
        province=AGRA,
        hands={0: cards, 1: others.get("second", "")},
        played={0: "red_21"},
        won={"vizier": 1, "grand_mogul": 1},
        withdrawn=[1, 2],
        display="violet_13",
    )
    return finish_visit(match)


@rule("final.twelve")
def test_the_game_ends_after_the_twelfth_visit() -> None:
    match = table(visit=11)
    finish_visit(match)
    assert match.state.visit == 12
    finish_visit(match)
    assert match.over
    assert match.actor == NOBODY
    assert match.options() == []
    assert match.outcome is not None
    assert match.outcome.reason == "taj-end-visits"
    assert match.state.display == []  # nothing more is dealt
    assert log(match)[-1] == ("taj-log-end", {}, "final.twelve")


@rule("final.twelve")
def test_cards_drawn_in_the_last_visit_count() -> None:
    match = last_hand("violet_01 violet_02")
    assert hand(match, 0) == {"violet_01", "violet_02", "violet_13"}
    assert points_of(match, 0) == {"taj-points-colour": 3}


@rule("final.twelve")
def test_hands_do_not_score_before_the_end() -> None:
    match = table(visit=11, hands={0: "violet_01 white_01"})
    finish_visit(match)
    assert match.scores() == [0, 0, 0]


@rule("final.white")
def test_each_white_card_gives_a_point() -> None:
    match = last_hand("white_01 white_06 white_12")
    assert points_of(match, 0) == {"taj-points-white": 3, "taj-points-colour": 1}


@rule("final.special")
def test_each_special_card_gives_a_point() -> None:
    match = last_hand("special_elephant special_plus_two")
    assert points_of(match, 0) == {"taj-points-special": 2, "taj-points-colour": 1}


@rule("final.special")
def test_a_special_card_gained_at_the_very_end_counts_for_its_new_owner() -> None:
    match = table(
        province=AGRA,
        withdrawn=[1, 2],
        played={0: "red_21"},
        influence={0: "general general"},
        won={"vizier": 1, "grand_mogul": 1},
        hands={1: "special_elephant"},
        display="",
    )
    finish_visit(match)
    assert match.scores() == [1, 0, 0]


@rule("final.colour")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("red_01 red_02 red_03 green_01 green_02", 3),
        ("red_01 red_02 green_01 green_02", 2),
        ("yellow_01 violet_01 violet_02", 3),
        ("red_01 yellow_01 green_01", 1),
    ],
)
def test_only_the_colour_held_most_often_counts(cards: str, points: int) -> None:
    assert points_of(last_hand(cards), 0) == {"taj-points-colour": points}


@rule("final.colour")
def test_white_is_not_a_colour() -> None:
    match = last_hand("white_01 white_02 white_03 red_01 red_02")
    assert points_of(match, 0) == {"taj-points-white": 3, "taj-points-colour": 2}


@rule("final.winner")
def test_most_points_win_and_every_point_has_its_reason() -> None:
    match = table(province=AGRA, score={0: 5, 1: 20, 2: 12}, display="")
    finish_visit(match)
    outcome = match.outcome
    assert outcome is not None
    scores = match.scores()
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (2,), (0,))
    assert [outcome.score(seat) for seat in range(3)] == scores
    assert {line.rule for line in outcome.lines} <= set(match.game.rulebook.clauses)
    lines = [(line.seat, line.label, line.rule) for line in outcome.lines[:7]]
    assert lines == [
        (0, "taj-points-tiles", "score.plus_tile"),
        (0, "taj-points-goods", "score.commodity"),
        (0, "taj-points-palaces", "score.chain"),
        (0, "taj-points-plus-two", "score.plus_two_card"),
        (0, "taj-points-white", "final.white"),
        (0, "taj-points-special", "final.special"),
        (0, "taj-points-colour", "final.colour"),
    ]
    assert [line.seat for line in outcome.lines] == [0] * 7 + [1] * 7 + [2] * 7


@rule("final.winner")
def test_the_result_lists_the_points_of_every_reason() -> None:
    match = last_hand("white_01 white_02 special_elephant red_01 red_02 red_03", second="red_04")
    assert match.outcome is not None
    for seat in range(3):
        mine = [line for line in match.outcome.lines if line.seat == seat and line.points]
        assert {line.label: line.points for line in mine} == points_of(match, seat)
    assert points_of(match, 0) == {
        "taj-points-white": 2,
        "taj-points-special": 1,
        "taj-points-colour": 3,
    }
    assert points_of(match, 1)["taj-points-colour"] == 1


@rule("final.tie")
def test_equal_scores_share_the_victory() -> None:
    match = table(
        province=AGRA,
        score={0: 20, 1: 5, 2: 20},
        played={0: "red_21", 1: "red_20", 2: "red_03"},
        won={"vizier": 1, "grand_mogul": 1, "princess": 1, "elephant": 1},
        display="",
    )
    finish_visit(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)
    assert match.outcome.ranking == ((0, 2), (1,))
