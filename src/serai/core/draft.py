"""The turn as a draft: choices of one seat that nobody else has seen yet.

A draft plays on a copy of the match and can be taken back freely, because nothing was revealed: it
stops at the wall, which is chance, another seat's choice, or the end of the game. Committing plays
its lines in the match, all of them or none.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any, NamedTuple, TypeAlias

from serai.core import play
from serai.core.action import Action
from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.core.step import CHANCE, NOBODY, State, Step
from serai.core.view import TableView, unasked

Kinds: TypeAlias = tuple[type[Step[Any]], ...]
"""Classes of steps."""
PAY = "pay"
"""The verb of a payment, in every game."""


class Chosen(NamedTuple):
    """A choice, and where in the turn it was made."""

    action: Action
    rule: str
    """The clause of the step that asked for it."""
    phase: int
    """The part of the turn that was being played."""


class Draft:
    """What a seat has chosen so far, and the state that it leads to.

    A draft may cross the end of a turn: a seat that answers last in another's turn begins its own
    turn next, and a seat that is alone in a contest has one turn after another.
    """

    def __init__(self, match: Match, seat: int, lines: Iterable[str] = ()) -> None:
        self.match = match
        self.seat = seat
        self._begin()
        for line in lines:
            self.add(line)

    def _begin(self) -> None:
        self.chosen: list[Chosen] = []
        self.state: State = self.match.state.copy()
        self._before: State = self.state
        """The state before the last choice."""
        self._turn_at = 0
        """The index of the first line in the turn of the last choice."""

    @property
    def lines(self) -> list[str]:
        """All choices, as notation."""
        return [one.action.text for one in self.chosen]

    # --- where it leads -----------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether the seat may choose more before the wall."""
        return play.actor(self.state) == self.seat

    @property
    def wall(self) -> int:
        """Who decides after this draft: CHANCE, another seat, or NOBODY at the end of the game."""
        return play.actor(self.state)

    @property
    def ends_turn(self) -> bool:
        """Whether the last choice ends the turn or the game; if not, the turn goes on behind the
        wall."""
        return self.state.turns != self._before.turns or not self.state.stack

    @property
    def in_own_turn(self) -> bool:
        """Whether the seat chooses in its own turn, and not as an answer in another's turn. If it
        has nothing more to choose, its last choice counts."""
        return (self.state if self.open else self._before).turn == self.seat

    @property
    def in_turn(self) -> list[Chosen]:
        """The choices of the current turn."""
        fresh = self.open and self.ends_turn
        return [] if fresh else self.chosen[self._turn_at :]

    @property
    def turn_lines(self) -> list[str]:
        """The choices of the current turn, as notation."""
        return [one.action.text for one in self.in_turn]

    def options(self) -> list[Action]:
        return play.options(self.state) if self.open else []

    def view(self) -> TableView:
        """The seat's view of the drafted state. If the draft ends the game, the view before the
        last choice: the end would reveal what is final only after the commit."""
        game = self.match.game
        over = not self.state.stack and not self.match.over
        view: TableView = game.view(self._before if over else self.state, self.seat)
        return unasked(view) if over else view

    # --- choosing -----------------------------------------------------------------------------

    def add(self, action: Action | str) -> None:
        """Add a choice; raises and changes nothing if it is not allowed."""
        if isinstance(action, str):
            action = self.match.game.read(action)
        if not self.open:
            raise IllegalAction(f"'{action}' is not allowed now: {self._who_is_next()}")
        if action not in play.options(self.state):
            raise IllegalAction(play.refusal(self.state, action))
        self._choose(action)

    def pay_up(self) -> None:
        """Add all payments that are due, if their order makes no difference."""
        for line in self._due():
            self.add(line)

    def _due(self) -> list[str]:
        """All payments that are due, if it leads to the same view whichever comes last; else
        none."""
        if not self._pays:
            return []
        first, *others = [self._paid(last) for last in self.options()]
        same = first.view()
        return first.lines if all(other.view() == same for other in others) else []

    @property
    def _pays(self) -> bool:
        """Whether all options are payments."""
        return self.open and all(option.verb == PAY for option in self.options())

    def _paid(self, last: Action) -> Draft:
        """A draft with all payments made, one of them last; its lines are the payments alone."""
        draft = copy(self)
        draft.chosen = []
        while draft._pays:
            draft._choose(next((option for option in draft.options() if option != last), last))
        return draft

    def after(self, action: Action, short_of: Kinds = ()) -> Draft:
        """A copy of the draft with one more choice, which must be one of the options. Forced steps
        are played, but none of the classes `short_of`."""
        draft = copy(self)
        draft.chosen = self.chosen[:]
        draft._choose(action, short_of)
        return draft

    def _choose(self, action: Action, short_of: Kinds = ()) -> None:
        if self.chosen and self.ends_turn:
            self._turn_at = len(self.chosen)
        self._before = self.state
        phase = self.match.game.phase(self.state)
        self.chosen.append(Chosen(action, self.state.stack[-1].rule, phase))
        self.state = s = self.state.copy()
        s.stack.pop().apply(s, action)
        while s.stack and not isinstance(s.stack[-1], short_of) and play.goes_on(s):
            pass

    def undo(self) -> None:
        """Take back the last choice, with all payments that were due after it."""
        if not self.lines:
            raise IllegalAction("nothing to take back in this turn")
        kept = self.lines[:-1]
        self._begin()
        for line in kept:
            self.add(line)
        if kept and self._due():
            self.undo()

    def before(self, verb: str) -> Draft | None:
        """The draft before the last choice with this verb in this turn; None if there was none."""
        for at in range(len(self.chosen) - 1, self._turn_at - 1, -1):
            if self.chosen[at].action.verb == verb:
                return Draft(self.match, self.seat, self.lines[:at])
        return None

    def instead(self, action: Action | str) -> Draft:
        """A draft with this choice instead of the last one with its verb; later lines are
        dropped."""
        if isinstance(action, str):
            action = self.match.game.read(action)
        draft = self.before(action.verb)
        if draft is None:
            raise IllegalAction(f"'{action}' can take the place of nothing that was chosen")
        draft.add(action)
        return draft

    def commit(self) -> None:
        """Play the draft in the match: all of it, or nothing if the match has moved on since."""
        Draft(self.match, self.seat, self.lines)
        for line in self.lines:
            self.match.play(line, self.seat)
        self._begin()

    def _who_is_next(self) -> str:
        if self.wall == NOBODY:
            return "the game would be over"
        if self.wall == CHANCE:
            return "chance decides next, end the turn first"
        return f"seat {self.wall} decides next"
