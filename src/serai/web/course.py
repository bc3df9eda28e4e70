"""The course of a game: its states, turns and scores, choice by choice. For replays and plots."""

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
from serai.server.recent import Recent


@dataclass(frozen=True)
class Mark:
    """A turn, with all that others choose in it."""

    step: int
    seat: int
    """Whose turn it is."""
    chapter: int


@dataclass(frozen=True)
class Course:
    """Everything about the course of a match up to now."""

    match: Match
    states: tuple[State, ...]
    """After each number of choices, and all the chance that follows them."""
    events: tuple[int, ...]
    """How many events had happened then."""
    marks: tuple[Mark, ...]

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @cached_property
    def bytes(self) -> int:
        """What its states take, as far as their lists go: all are about as large as the last."""
        last = self.states[-1]
        fields = (getattr(last, name, None) for name in dir(last) if not name.startswith("__"))
        one = sum(sys.getsizeof(field) for field in fields if isinstance(field, list))
        return one * len(self.states)

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def view(self, step: int, seat: int | None) -> TableView:
        """What a seat saw then; there is nothing to choose in it."""
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
    """Play a match through once and keep what it was like at every step."""
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
"""All courses that are kept take no more than about this, unless a single one does."""


class Courses(Recent[str, Course]):
    """Courses that were asked for lately, by the table or the record that they belong to."""

    most = 40

    async def of(self, key: str, match: Match) -> Course:
        """The course of a match; made anew when the match has gone on, away from the event loop:
        a long game takes a while. The match itself never changes, a choice makes another one."""
        known = self.get(key)
        if known is not None and known.match is match and known.events[-1] == len(match.events):
            return known
        return self.keep(key, await asyncio.to_thread(course_of, match))

    def keep(self, key: str, value: Course) -> Course:
        super().keep(key, value)
        while len(self) > 1 and sum(course.bytes for course in self._values.values()) > MOST_BYTES:
            self._values.popitem(last=False)
        return value
