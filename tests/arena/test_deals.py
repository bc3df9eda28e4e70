"""The same luck for everybody in every seat; records of the games; a test that stops by itself."""

import pytest

import serai
from serai.arena import GameResult, Sprt, contest
from serai.arena.contest import deals, rotations, shares
from serai.arena.player import Player
from serai.arena.sequential import HIGH, LOW, OPEN, likelihood_ratio
from serai.core.luck import FastLuck, Stream
from tests.arena.own_bots import First


def test_everybody_plays_every_seat_of_a_deal() -> None:
    assert rotations("abc") == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    assert rotations("abb") == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert rotations("abab") == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations("aaaa") == [("a", "a", "a", "a")]


def test_the_games_of_a_deal_share_their_luck() -> None:
    players = [Player(name) for name in "abb"]
    games = list(deals(players, 7, seed=1))
    lucks = [luck for _, luck in games]
    assert lucks[0] == lucks[1] == lucks[2] != lucks[3] == lucks[4] == lucks[5] != lucks[6]
    assert [table.index(players[0]) for table, _ in games] == [0, 1, 2, 0, 1, 2, 0]


def test_the_same_play_of_the_same_deal_is_the_same_game() -> None:
    """Two bots under different names that choose alike: the seats score the same whoever sits."""
    lineup = [Player("one", First), Player("two", First), Player("three", First)]
    games = contest("taj_mahal", lineup, games=6, seed=1, workers=1).results
    assert games[0].scores == games[1].scores == games[2].scores != games[3].scores
    assert [games[n].bots[0] for n in range(3)] == ["one", "three", "two"]


def test_a_contest_keeps_records_if_it_is_asked() -> None:
    lineup = [First, "random", "random"]
    found = contest("taj_mahal", lineup, games=2, seed=1, workers=1, recorded=True)
    for number, result in enumerate(found.results):
        record = serai.read_record(result.record)
        assert serai.replay(record).scores() == list(result.scores)
        assert record.header.seats == result.bots
        assert result.number == number
    assert contest("taj_mahal", lineup, games=1, seed=1, workers=1).results[0].record == ""


def test_choices_and_time_are_counted_by_seat() -> None:
    (result,) = contest("taj_mahal", [First, "random", "random"], 1, seed=1, workers=1).results
    assert sum(result.choices) == result.decisions
    assert min(result.choices) > 20
    assert len(result.cpu) == 3
    assert min(result.cpu) > 0


# --- the sequential test --------------------------------------------------------------------------


def won(seats: tuple[int, ...], bots: tuple[str, ...] = ("a", "b", "b")) -> GameResult:
    return GameResult(1, bots, (0, 0, 0), seats, 1, "the end", 0.0, places=(0, 1, 2))


def test_a_deal_is_one_observation() -> None:
    players = [Player(name) for name in "abb"]
    games = [won((0,)), won((1,), ("b", "a", "b")), won((0,), ("b", "b", "a")), won((0,))]
    assert shares(players, games) == [pytest.approx(2 / 3)]  # the second deal is not complete
    assert shares(players, [won((0, 1))] * 3) == [pytest.approx(0.5)]


def test_the_likelihood_of_single_games_is_the_one_of_the_textbook() -> None:
    """Where a deal is won or lost: k log(p1/p0) + (n - k) log((1 - p1)/(1 - p0))."""
    seen = [1.0] * 30 + [0.0] * 70
    assert likelihood_ratio(seen, 0.25, 0.32) == pytest.approx(
        30 * 0.24686 + 70 * -0.09798, abs=0.01
    )


def test_steady_deals_tell_more_than_shaky_ones() -> None:
    steady = [0.25, 0.5] * 20
    shaky = [0.0, 0.75] * 20
    assert likelihood_ratio(steady, 0.25, 0.32) > likelihood_ratio(shaky, 0.25, 0.32) > 0


def verdict_on(truth: float, number: int) -> tuple[str, int]:
    """The verdict on a bot that wins this share of all games, and the deals it took."""
    stream, test = Stream(FastLuck(number)), Sprt(0.25, 0.40)
    seen: list[float] = []
    while len(seen) < 300:
        seen.append(sum(stream.below(1000) < truth * 1000 for _ in range(4)) / 4)
        if test.verdict(seen).decided:
            break
    return test.verdict(seen).accepted, len(seen)


def test_the_test_keeps_its_error_rates() -> None:
    """A hundred tests of each kind; five may be wrong on average, eleven hardly ever are."""
    weak = [verdict_on(0.25, number) for number in range(100)]
    strong = [verdict_on(0.40, number) for number in range(100)]
    assert sum(accepted != LOW for accepted, _ in weak) <= 11
    assert sum(accepted != HIGH for accepted, _ in strong) <= 11
    assert 4 * sum(deals for _, deals in weak + strong) / 200 < 100


def test_nothing_is_known_before_the_first_deal() -> None:
    assert Sprt(0.25, 0.32).verdict(()).accepted == OPEN
    assert Sprt(0.25, 0.32).verdict([0.25] * 3).accepted == OPEN


@pytest.mark.parametrize("shares", [(0.32, 0.25), (0.25, 0.25), (0.0, 0.5), (0.5, 1.0)])
def test_a_test_is_between_two_shares(shares: tuple[float, float]) -> None:
    with pytest.raises(serai.SeraiError, match="between two shares"):
        Sprt(*shares)


def test_error_rates_are_small() -> None:
    with pytest.raises(serai.SeraiError, match="error rates"):
        Sprt(0.25, 0.32, alpha=0.7)


def test_a_contest_stops_when_it_knows() -> None:
    lineup = ["greedy:1", "random", "random"]
    found = contest("taj_mahal", lineup, 300, seed=1, workers=1, sprt=Sprt(0.33, 0.6))
    assert found.verdict is not None
    assert found.verdict.accepted == HIGH
    assert len(found.results) == 3 * found.verdict.deals < 60
    again = contest("taj_mahal", lineup, 300, seed=1, workers=2, sprt=Sprt(0.33, 0.6))
    assert again.verdict == found.verdict
    assert again.results == found.results


def test_a_contest_that_is_too_short_leaves_the_question_open() -> None:
    found = contest("taj_mahal", ["random"] * 3, 2, seed=1, workers=1, sprt=Sprt(0.3, 0.4))
    assert found.verdict is not None
    assert (found.verdict.accepted, len(found.results)) == (OPEN, 2)
