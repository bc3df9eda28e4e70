"""Bots of one's own compete with ours; whoever does not play by the rules loses, and is named."""

import os
import pickle
from collections.abc import Sequence
from typing import Any

import pytest

import serai
from serai.arena import GameResult, Player, contest, play_one, simulate
from serai.arena.single_game import _behind_all
from serai.core.action import Action
from tests.arena.own_bots import Dying, First, Greedy, Leaving, Nonsense, Raising, Sleeping

WORDS = "tests.arena.own_bots"


@pytest.mark.parametrize("entry", [First, First(), f"{WORDS}:First", Player("mine", First)])
def test_a_bot_is_given_by_name_as_a_class_or_as_an_object(entry: Any) -> None:
    result = play_one("taj_mahal", [entry, "random", "random"], 4)
    assert result.scores == play_one("taj_mahal", [First, "random", "random"], 4).scores
    assert result.faults == ()


def test_a_bot_is_called_by_its_class_unless_it_has_a_name() -> None:
    lineup = [First, First(), Player("mine", First), f"{WORDS}:First"]
    bots = play_one("taj_mahal", lineup, 4).bots
    assert bots == ("First", "First", "mine", f"{WORDS}:First")


@pytest.mark.parametrize("entry", [First, First(), f"{WORDS}:First"])
def test_it_plays_the_same_games_in_any_number_of_processes(entry: Any) -> None:
    """Also one that remembers: every game begins with a bot that remembers nothing."""
    lineup = [entry, "random", "random"]
    alone = simulate("taj_mahal", lineup, 4, seed=3)
    assert simulate("taj_mahal", lineup, 4, seed=3, workers=2) == alone


@pytest.mark.parametrize(
    ("bad", "what"),
    [
        (Raising, "choice 4: ZeroDivisionError: strength by nothing (own_bots.py, line "),
        (Nonsense, "choice 1: the answer 'play nothing' is none of its "),
        (Leaving, "choice 1: SystemExit (own_bots.py, line "),
    ],
)
def test_whoever_fails_loses_the_game_and_is_named(bad: type[First], what: str) -> None:
    result = play_one("taj_mahal", ["random", bad, "random"], 4)
    ((seat, fault),) = result.faults
    assert seat == 1
    assert fault.startswith(what)
    assert 1 not in result.winners
    assert result.places[1] == max(result.places)
    assert result.reason == "taj-end-visits"  # the others have played to the end


def test_what_a_bot_does_to_its_options_harms_nobody() -> None:
    for game in ("taj_mahal", "agra"):
        result = play_one(game, [Greedy, "random", "random"], 4)
        assert result.faults == ()


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_whoever_does_not_answer_loses_too() -> None:
    result = play_one("taj_mahal", ["random", Sleeping, "random"], 4, deadline=0.05)
    assert result.faults == ((1, "choice 1: no answer within 0.05 s"),)


def test_a_contest_counts_faults() -> None:
    found = contest("taj_mahal", [Raising, "random", "random"], games=3, seed=1, workers=1)
    assert found.standing("Raising").faults == 3
    assert found.standing("Raising").wins == 0
    assert found.standing("random").faults == 0
    assert found.standing("random").wins == pytest.approx(3)
    assert found.standings[-1].bot == "Raising"


def test_a_process_that_dies_is_an_error_and_nobody_waits() -> None:
    with pytest.raises(serai.SeraiError, match="has died in the middle of a game"):
        simulate("taj_mahal", [Dying, "random", "random"], 2, seed=1, workers=2)


def test_faults_come_behind_everybody_else() -> None:
    assert _behind_all([(0,), (2,), (1, 3)], {0: "it raised"}) == [(2,), (1, 3), (0,)]
    assert _behind_all([(0, 1), (2,)], {0: "it raised"}) == [(1,), (2,), (0,)]
    assert _behind_all([(), (1,), (0,)], {1: "it raised"}) == [(), (0,), (1,)]  # a rival has won
    assert _behind_all([(1,), (0,)], {0: "it raised", 1: "so did it"}) == [(0, 1)]


def test_where_everybody_fails_nobody_wins() -> None:
    result = play_one("taj_mahal", [Nonsense] * 3, 4)
    assert result.winners == ()
    assert result.places == (0, 0, 0)


def local() -> type[First]:
    class Local(First):
        """A class that no other process can find."""

    return Local


def test_a_bot_that_cannot_travel_plays_at_home() -> None:
    lineup = [local(), "random", "random"]
    assert len(simulate("taj_mahal", lineup, 2, seed=1)) == 2
    with pytest.raises(serai.SeraiError, match=r"cannot go to another process .* workers=1"):
        simulate("taj_mahal", lineup, 2, seed=1, workers=2)


def test_a_name_of_ours_does_not_make_it_ours() -> None:
    mine = play_one("taj_mahal", [Player("random", First)] * 3, 4)
    assert mine.scores == play_one("taj_mahal", [First] * 3, 4).scores
    assert mine.scores != play_one("taj_mahal", ["random"] * 3, 4).scores


def test_two_bots_cannot_share_a_name() -> None:
    with pytest.raises(serai.SeraiError, match="two bots are called 'mine'"):
        simulate("taj_mahal", [Player("mine", First), Player("mine", Raising), First], 1, seed=1)


class Unmade(First):
    def __init__(self, strength: int) -> None:
        super().__init__()


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (Unmade, "it must take (game, seed), or nothing"),
        (7, "bot 'int' is a int: neither a bot nor something that makes one"),
        ("./nowhere.py:First", "there is no file nowhere.py"),
    ],
)
def test_what_is_wrong_is_said_before_the_first_game(entry: Any, message: str) -> None:
    heard: list[GameResult] = []
    with pytest.raises(serai.SeraiError) as fault:
        simulate("taj_mahal", ["random", "random", entry], 2, seed=1, on_result=heard.append)
    assert message in str(fault.value)
    assert heard == []


class Timid:
    """Sees what a seat sees, and nothing else."""

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        assert view.seat == view.actor
        return options[-1]


def test_a_result_with_faults_crosses_borders() -> None:
    result = play_one("taj_mahal", [Timid, Nonsense, "random"], 4)
    assert [seat for seat, _ in result.faults] == [1]
    assert pickle.loads(pickle.dumps(result)) == result
