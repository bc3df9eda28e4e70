"""The search on a tiny game of its own: find the coin, or take the sure thing."""

from __future__ import annotations

import itertools
import time
from typing import Any, ClassVar

import pytest

from serai.bots.search import Budget, SearchBot
from serai.core import play
from serai.core.action import Action
from serai.core.judge import Judge, softmax
from serai.core.luck import FastLuck, Luck, Stream
from serai.core.record import Record
from serai.core.step import NOBODY, State, Step
from serai.core.view import TableView
from serai.games import load

HEADS, TAILS, SAFE = 0, 1, 2


class Call(Action):
    """Say heads or tails, or take the sure thing."""

    def __init__(self, side: int) -> None:
        super().__init__(side)
        self.side = side
        self.index = side


CALLS: list[Action] = [Call(HEADS), Call(TAILS), Call(SAFE)]


class Table(State):
    """A coin under a cup, and what the two seats have won."""

    def __init__(self, coin: int) -> None:
        super().__init__(2)
        self.coin = coin
        self.won = [0.0, 0.0]
        self.stack.append(Turn())

    def copy(self) -> Table:
        other = Table(self.coin)
        other.won = self.won[:]
        other.stack = self.stack[:]
        return other


class Turn(Step[Table]):
    """Seat 0 calls, once. The other seat has nothing to say."""

    def actor(self, s: Table) -> int:
        return 0

    def options(self, s: Table) -> list[Action]:
        return CALLS

    def apply(self, s: Table, action: Action) -> None:
        assert isinstance(action, Call)
        s.won[0] = 6.0 if action.side == SAFE else 10.0 * (action.side == s.coin)
        s.won[1] = 5.0


class Referee(Judge):
    """Judges by what was won."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, Table)
        return s.won[seat]


class Coins:
    """The coin lies on heads as often as the odds say, in a hundred."""

    def __init__(self, heads: int) -> None:
        self.heads = heads

    notes: ClassVar[dict[str, Any]] = {}

    def record(self) -> Record:
        raise AssertionError("a cup has no past")

    def sample(self, luck: Luck) -> Table:
        return Table(HEADS if luck.below(0, 100) < self.heads else TAILS)


NO_VIEW = TableView(game=load("taj_mahal"), players=4, seat=0, actor=0, turn=0, prompt=None)
"""What a seat sees of the cup: nothing."""


def call(heads: int, budget: Budget) -> int:
    bot = SearchBot(Referee(), 1, budget)
    action = bot.choose(NO_VIEW, CALLS, Coins(heads))
    assert isinstance(action, Call)
    return action.side


@pytest.mark.parametrize(("heads", "best"), [(50, SAFE), (95, HEADS), (5, TAILS)])
def test_one_tree_weighs_all_worlds(heads: int, best: int) -> None:
    """Who could see the coin would always name it; who cannot takes the sure thing."""
    assert call(heads, Budget(iterations=400)) == best


def test_the_budget_in_seconds_is_kept() -> None:
    """With a clock that moves on by a hundredth of a second whenever somebody looks."""
    ticks = itertools.count()
    bot = SearchBot(Referee(), 1, Budget(seconds=0.5), clock=lambda: next(ticks) / 100)
    bot.choose(NO_VIEW, CALLS, Coins(50))
    assert 45 <= bot.iterations <= 50


def test_seconds_of_the_processor_are_not_those_of_the_clock() -> None:
    """Whoever waits spends no time of the processor: a machine that is busy with others does not
    make a bot weaker."""
    assert Budget(seconds=0.5).clock is time.perf_counter
    assert Budget(cpu_seconds=0.5).clock is time.process_time
    ticks = itertools.count()
    bot = SearchBot(Referee(), 1, Budget(cpu_seconds=0.5), clock=lambda: next(ticks) / 100)
    bot.choose(NO_VIEW, CALLS, Coins(50))
    assert 45 <= bot.iterations <= 50


def test_a_single_option_needs_no_thought() -> None:
    bot = SearchBot(Referee(), 1, Budget(iterations=400))
    assert bot.choose(NO_VIEW, CALLS[:1], Coins(50)) == CALLS[0]
    assert bot.iterations == 0


def test_the_toy_game_ends_after_one_call() -> None:
    table = Table(HEADS)
    play.apply(table, CALLS[HEADS])
    assert play.actor(table) == NOBODY
    assert table.won[0] == 10.0


def test_guesses_follow_the_leanings() -> None:
    """A move that looks better by one doubt is guessed e times as often."""

    class Partisan(Judge):
        def priors(self, s: State, options: list[Action]) -> list[float]:
            return [0.0, 1.0, -50.0]

    stream = Stream(FastLuck(1))
    guesses = [Partisan().guess(Table(HEADS), CALLS, stream) for _ in range(2000)]
    assert 2.2 < guesses.count(CALLS[TAILS]) / guesses.count(CALLS[HEADS]) < 3.2
    assert CALLS[SAFE] not in guesses


def test_softmax_sum_up_to_one() -> None:
    shares = softmax([1000.0, 999.0, -1000.0], 1.0)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] / shares[1] == pytest.approx(2.718281828)
