"""The states, turns and scores of a game after every choice, for replays and plots."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from functools import cached_property

from serai.core import play
from serai.core.game import AnyGame
from serai.core.match import Match
from serai.core.step import CHANCE, State
from serai.core.view import TableView, unasked
from serai.server.lru_cache import LruCache


@dataclass(frozen=True)
class Mark:
    """A turn, including the choices of other seats in it."""

    step: int
    seat: int
    """The seat whose turn it is."""
    chapter: int


@dataclass(frozen=True)
class Course:
    """A match up to now, step by step."""

    match: Match
    states: tuple[State, ...]
    """The state after each choice and the chance that follows it; the first is that before any
    choice."""
    events: tuple[int, ...]
    """The number of events at each step."""
    marks: tuple[Mark, ...]

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @cached_property
    def bytes(self) -> int:
        """The approximate size of its states, estimated from the lists of the last one."""
        last = self.states[-1]
        fields = (getattr(last, name, None) for name in dir(last) if not name.startswith("__"))
        one = sum(sys.getsizeof(field) for field in fields if isinstance(field, list))
        return one * len(self.states)

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def view(self, step: int, seat: int | None) -> TableView:
        """The view of a seat at a step, without options."""
        view: TableView = self.game.view(self.states[step], seat)
        return unasked(view)

    def actor(self, step: int) -> int:
        return play.actor(self.states[step])

    def scores(self) -> list[list[int]]:
        """Points of all seats after every choice."""
        return [self.game.scores(state) for state in self.states]

    def chapters(self) -> list[int]:
        """The part of the game at every step."""
        return [self.game.chapter(state) for state in self.states]


def course_of(match: Match) -> Course:
    """Replay a match once, and keep its state at every step."""
    game = match.game
    state: State = game.new(match.header)
    play.settle(state)
    states: list[State] = []
    events: list[int] = []
    marks: list[Mark] = []
    turn = -1
    for at, event in enumerate(match.events):
        if event.seat != CHANCE:
            states.append(state.copy())
            events.append(at)
            if state.turns != turn:
                turn = state.turns
                whose = state.turn if 0 <= state.turn < match.players else event.seat
                marks.append(Mark(len(states) - 1, whose, game.chapter(state)))
        play.apply_trusted(state, game.read(event.text))
    states.append(state)
    events.append(len(match.events))
    return Course(match, tuple(states), tuple(events), tuple(marks))


MOST_BYTES = 100_000_000
"""The total size of cached courses, unless a single one is larger."""


class Courses(LruCache[str, Course]):
    """The newest courses, by table or record."""

    most = 40

    async def of(self, key: str, match: Match) -> Course:
        """The course of a match, made in a thread if the match has gone on. A match object never
        changes: a choice makes a new one."""
        known = self.get(key)
        if known is not None and known.match is match and known.events[-1] == len(match.events):
            return known
        return self.keep(key, await asyncio.to_thread(course_of, match))

    def keep(self, key: str, value: Course) -> Course:
        super().keep(key, value)
        while len(self) > 1 and sum(course.bytes for course in self._values.values()) > MOST_BYTES:
            self._values.popitem(last=False)
        return value
