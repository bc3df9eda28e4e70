"""The turn as a draft: choices of one seat that nobody else has seen yet.

A draft plays on a copy of the match. It may be taken back freely, since nothing was revealed: it
stops at the wall, which is chance, another seat's choice, or the end of the game. Committing plays
its lines in the match, all of them or none.
"""

from collections.abc import Iterable

from serai.core import play
from serai.core.action import Action
from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.core.step import CHANCE, NOBODY, State
from serai.core.view import TableView


class Draft:
    """What a seat has chosen so far in its turn, and where that would lead."""

    def __init__(self, match: Match, seat: int, lines: Iterable[str] = ()) -> None:
        self.match = match
        self.seat = seat
        self.lines: list[str] = []
        self.state: State = match.state.copy()
        for line in lines:
            self.add(line)

    @property
    def open(self) -> bool:
        """Whether the seat may choose something more before the wall."""
        return play.actor(self.state) == self.seat

    @property
    def wall(self) -> int:
        """Who comes after this draft: CHANCE, another seat, or NOBODY when the game ends."""
        return play.actor(self.state)

    @property
    def ends_turn(self) -> bool:
        """Whether the next turn begins with this draft, or the game is over: else the turn goes on
        behind the wall."""
        begun: int = self.match.state.turns
        return self.state.turns != begun or not self.state.stack

    def options(self) -> list[Action]:
        return play.options(self.state) if self.open else []

    def view(self) -> TableView:
        """What the seat sees when its draft is counted in."""
        view: TableView = self.match.game.view(self.state, self.seat)
        return view

    def add(self, action: Action | str) -> None:
        """Choose one thing more; raises and changes nothing if it is not allowed."""
        if isinstance(action, str):
            action = self.match.game.read(action)
        if not self.open:
            raise IllegalAction(f"'{action}' is not allowed now: {self._who_is_next()}")
        play.apply(self.state, action)
        self.lines.append(action.text)

    def undo(self) -> None:
        """Take back the last choice."""
        if not self.lines:
            raise IllegalAction("nothing to take back in this turn")
        kept = self.lines[:-1]
        self.state = self.match.state.copy()
        self.lines = []
        for line in kept:
            self.add(line)

    def commit(self) -> None:
        """Play the draft in the match: all of it, or nothing if the match has moved on since."""
        Draft(self.match, self.seat, self.lines)
        for line in self.lines:
            self.match.play(line, self.seat)
        self.lines = []
        self.state = self.match.state.copy()

    def _who_is_next(self) -> str:
        if self.wall == NOBODY:
            return "the game would be over"
        if self.wall == CHANCE:
            return "chance decides next, end the turn first"
        return f"seat {self.wall} decides next"
