"""Ratings by maximum likelihood: they find the strengths that made the games."""

import pytest

from serai.arena import GameResult
from serai.arena.ratings import Pairs, added, pairs_of, points, rated
from serai.core.luck import FastLuck, Stream

STRENGTHS = {"weak": 600.0, "anchor": 1000.0, "good": 1100.0, "best": 1300.0}


def a_game(bots: tuple[str, ...], places: tuple[int, ...]) -> GameResult:
    scores = tuple(-place for place in places)
    return GameResult(1, bots, scores, (places.index(0),), 1, "the end", 0.0, places)


def strength(bot: str) -> float:
    return float(10 ** (STRENGTHS[bot] / 400))


def drawn_game(stream: Stream) -> GameResult:
    """A game in which everybody gets the next place with a chance in proportion to its strength."""
    left = list(STRENGTHS)
    order: list[str] = []
    while left:
        at = stream.below(1 << 30) / (1 << 30) * sum(map(strength, left))
        order.append(next(bot for bot in left if (at := at - strength(bot)) < 0))
        left.remove(order[-1])
    return a_game(tuple(STRENGTHS), tuple(order.index(bot) for bot in STRENGTHS))


def drawn_deals(count: int, seed: int = 5) -> list[Pairs]:
    stream = Stream(FastLuck(seed))
    return [added(pairs_of(drawn_game(stream)) for _ in range(4)) for _ in range(count)]


def test_a_game_is_taken_apart_into_pairs() -> None:
    pairs = pairs_of(a_game(("a", "b", "c"), (0, 1, 1)))
    assert pairs["a", "b"] == pairs["a", "c"] == 1
    assert pairs["b", "a"] == pairs["c", "a"] == 0
    assert pairs["b", "c"] == pairs["c", "b"] == 0.5


def test_a_bot_with_two_seats_meets_the_others_twice_and_itself_never() -> None:
    pairs = pairs_of(a_game(("a", "b", "b"), (1, 0, 2)))
    assert pairs == {("a", "b"): 1, ("b", "a"): 1}


def test_two_bots_are_as_far_apart_as_their_games_say() -> None:
    """64 of 100 are 100 points, 10 to 1 are 400."""
    found = points(["a", "b"], {("a", "b"): 6400, ("b", "a"): 3600}, "b", 1000)
    assert found == {"a": pytest.approx(1100, abs=0.1), "b": 1000}
    found = points(["a", "b"], {("a", "b"): 1e5, ("b", "a"): 1e4}, "b", 1000)
    assert found["a"] == pytest.approx(1400, abs=0.1)


def test_ratings_find_the_strengths_behind_many_games() -> None:
    found = points(list(STRENGTHS), added(drawn_deals(1500)), "anchor", 1000)
    assert found == {bot: pytest.approx(true, abs=15) for bot, true in STRENGTHS.items()}


def test_the_intervals_hold_the_strengths_and_shrink_with_more_games() -> None:
    few = {row.bot: row for row in rated(list(STRENGTHS), drawn_deals(25), "anchor", 1000, 100)}
    many = {row.bot: row for row in rated(list(STRENGTHS), drawn_deals(400), "anchor", 1000, 100)}
    for bot, true in STRENGTHS.items():
        assert few[bot].low - 40 <= true <= few[bot].high + 40
        assert many[bot].low <= many[bot].points <= many[bot].high
        if bot != "anchor":
            assert many[bot].high - many[bot].low < (few[bot].high - few[bot].low) / 2
    assert (many["anchor"].low, many["anchor"].high) == (1000, 1000)


def test_most_intervals_hold_the_truth() -> None:
    """Of 40 ladders about 38 hold it; 33 at least."""
    held = 0
    for seed in range(40):
        rows = rated(list(STRENGTHS), drawn_deals(40, seed), "anchor", 1000, 60)
        row = next(row for row in rows if row.bot == "best")
        held += row.low <= STRENGTHS["best"] <= row.high
    assert held >= 33


def test_the_best_comes_first_and_the_same_games_give_the_same_ratings() -> None:
    deals = drawn_deals(60)
    rows = rated(list(STRENGTHS), deals, "anchor", 1000, 30)
    assert [row.bot for row in rows] == ["best", "good", "anchor", "weak"]
    assert rated(list(STRENGTHS), deals, "anchor", 1000, 30) == rows


def test_whoever_never_wins_has_a_rating_too() -> None:
    found = points(["a", "b"], {("a", "b"): 50, ("b", "a"): 0}, "a", 1000)
    assert -300 < found["b"] < 200
