"""Games between bots: repeatable, however they are spread, and fairly counted."""

import pickle
from concurrent.futures import ThreadPoolExecutor

import pytest

import serai
from serai.arena import GameResult, contest, play_one, simulate, wilson
from serai.arena.contest import rotated, standings
from serai.arena.many_games import run, tasks_for
from serai.arena.single_game import derived_seed

RANDOM = ["random"] * 4


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_compiled_loop_plays_the_same_game_as_a_match(players: int) -> None:
    for seed in range(3):
        bots = ["random"] * players
        assert play_one("taj_mahal", bots, seed) == play_one("taj_mahal", bots, seed, recorded=True)


def test_options_of_the_game_reach_it() -> None:
    options = {"two_players": "stand_in"}
    short = play_one("taj_mahal", ["random"] * 2, 7, options)
    assert short == play_one("taj_mahal", ["random"] * 2, 7, options, recorded=True)
    with pytest.raises(serai.SeraiError):
        play_one("taj_mahal", ["random"] * 2, 7)


def test_a_result_tells_all_there_is() -> None:
    result = play_one("taj_mahal", ["greedy:1", "random", "random"], 4)
    assert result.bots == ("greedy:1", "random", "random")
    assert len(result.scores) == 3
    assert all(result.scores[seat] == max(result.scores) for seat in result.winners)
    assert result.decisions > 100
    assert result.reason == "taj-end-visits"
    assert result.seconds > 0
    assert pickle.loads(pickle.dumps(result)) == result


def test_the_number_of_workers_changes_nothing() -> None:
    alone = simulate("taj_mahal", RANDOM, 40, seed=1)
    assert simulate("taj_mahal", RANDOM, 40, seed=1, workers=2) == alone
    assert simulate("taj_mahal", RANDOM, 40, seed=2) != alone
    assert len({result.seed for result in alone}) == 40


def test_bots_that_think_are_repeatable_in_other_processes_too() -> None:
    lineup = ["search:3", "greedy:1", "random"]
    alone = simulate("taj_mahal", lineup, 2, seed=5)
    assert simulate("taj_mahal", lineup, 2, seed=5, workers=2) == alone


def test_any_executor_will_do() -> None:
    """A cluster's executor takes tasks and gives results, both plain values."""
    tasks = tasks_for("taj_mahal", [RANDOM] * 6, seed=3)
    with ThreadPoolExecutor(2) as executor:
        assert run(tasks, executor=executor) == run(tasks)


def test_every_result_is_told_once() -> None:
    heard: list[GameResult] = []
    results = simulate("taj_mahal", RANDOM, 20, seed=1, workers=2, on_result=heard.append)
    assert sorted(heard, key=lambda result: result.seed) == sorted(
        results, key=lambda result: result.seed
    )


@pytest.mark.parametrize(
    ("lineup", "workers", "message"),
    [
        (["random", "clever", "random"], 1, "there is no bot 'clever'"),
        (["random"], 1, "is for 3 to 5 players"),
        (RANDOM, 0, "workers are a whole number"),
    ],
)
def test_mistakes_are_found_before_the_first_game(
    lineup: list[str], workers: int, message: str
) -> None:
    with pytest.raises(serai.SeraiError) as fault:
        simulate("taj_mahal", lineup, 3, seed=1, workers=workers)
    assert message in str(fault.value)


def test_seeds_of_parts_do_not_meet() -> None:
    seeds = {derived_seed(seed, "game", number) for seed in range(30) for number in range(30)}
    assert len(seeds) == 900
    assert derived_seed(1, "game", 2) == derived_seed(1, "game", 2)


# --- contests -------------------------------------------------------------------------------------


def test_bots_change_seats_from_game_to_game() -> None:
    bots = ["a", "b", "c", "d"]
    assert rotated(bots, 0) == ("a", "b", "c", "d")
    assert rotated(bots, 1) == ("d", "a", "b", "c")
    assert rotated(bots, 4) == rotated(bots, 0)


def test_greedy_beats_random() -> None:
    result = contest("taj_mahal", ["greedy:2", *["random"] * 3], games=12, seed=1, workers=1)
    greedy, rest = result.standing("greedy:2"), result.standing("random")
    assert greedy.share >= 0.8
    assert (greedy.equal_share, rest.equal_share) == (0.25, 0.75)
    assert greedy.wins + rest.wins == pytest.approx(12)
    assert greedy.mean_margin > 10 > rest.mean_margin
    assert result.standings[0] is greedy
    places = [game.bots.index("greedy:2") for game in result.results]
    assert places == [0, 1, 2, 3] * 3


def test_a_contest_has_games() -> None:
    with pytest.raises(serai.SeraiError):
        contest("taj_mahal", RANDOM, games=0, seed=1)


def a_game(scores: tuple[int, ...], bots: tuple[str, ...]) -> GameResult:
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    places = tuple(sum(other > score for other in scores) for score in scores)
    return GameResult(1, bots, scores, winners, 1, "the end", 0.0, places)


def test_a_shared_victory_counts_as_a_fraction() -> None:
    bots = ("a", "b", "b")
    rows = {row.bot: row for row in standings(bots, [a_game((9, 9, 3), bots)])}
    assert rows["a"].wins == 0.5
    assert rows["b"].wins == 0.5
    assert rows["a"].mean_margin == 3
    assert rows["b"].mean_score == 6


def test_ratings_follow_the_results() -> None:
    bots = ("a", "b", "c")
    rows = standings(bots, [a_game((3, 2, 1), bots)] * 10)
    assert [row.bot for row in rows] == ["a", "b", "c"]
    assert rows[0].rating > rows[1].rating > rows[2].rating


def test_the_interval_of_wilson() -> None:
    """Against the textbook: 8 of 10 is 49 % to 94 %."""
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
