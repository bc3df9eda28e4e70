"""Random walks through games, for laws to look around on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

import serai
from serai.core import play
from serai.core.action import Action
from serai.core.luck import FastLuck, Luck, Stream
from serai.core.step import CHANCE, State
from tests.kit.setups import Setup

CHOICES = 1_000_003
"""Seats draw from another luck than the game does, so that they cannot follow it."""

T = TypeVar("T")


class Chooser:
    """A seat that plays at random.

    Odd seeds lean towards the first options. Games list the bold ones first and the ones that end a
    turn last, so these games are longer and richer.
    """

    def __init__(self, seed: int) -> None:
        self._stream = Stream(FastLuck(seed + CHOICES))
        self._bold = seed % 2 == 1

    def pick(self, options: list[Action]) -> Action:
        at = self._stream.below(len(options))
        if self._bold:
            at = min(at, self._stream.below(len(options)))
        return options[at]


def walk(setup: Setup, seed: int) -> Iterator[State]:
    """One random game: its state before every choice, of chance too, and at the end.

    It is always the same object. A law may change its own copies only.
    """
    luck, chooser = FastLuck(seed), Chooser(seed)
    s = setup.new()
    while s.stack:
        yield s
        play.apply_trusted(s, next_action(s, luck, chooser))
    yield s


def next_action(s: State, luck: Luck, chooser: Chooser) -> Action:
    step = s.stack[-1]
    if step.actor(s) == CHANCE:
        return step.sample(s, luck, s.draws)
    return chooser.pick(step.options(s))


def seat_decisions(setup: Setup, seed: int) -> Iterator[State]:
    """The positions of a random game in which a seat decides."""
    return (s for s in walk(setup, seed) if play.actor(s) >= 0)


def chance_decisions(setup: Setup, seed: int) -> Iterator[State]:
    return (s for s in walk(setup, seed) if play.actor(s) == CHANCE)


def matches(setup: Setup, seed: int) -> Iterator[serai.Match]:
    """One random match: before every choice of a seat, and at the end."""
    match, chooser = setup.match(seed), Chooser(seed)
    while not match.over:
        yield match
        match.play(chooser.pick(match.options()))
    yield match


def play_on(match: serai.Match, seed: int, choices: int | None = None) -> serai.Match:
    """Play at random: a number of choices, or to the end."""
    chooser = Chooser(seed)
    while not match.over and choices != 0:
        match.play(chooser.pick(match.options()))
        choices = None if choices is None else choices - 1
    return match


def some(things: Iterable[T], every: int) -> Iterator[T]:
    """One of `every` things: for laws that are too costly to try everywhere."""
    return islice(things, 0, None, every)
