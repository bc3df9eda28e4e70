"""What the parts of the picture share: the view, its names, and the frame they stand in."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from serai.draw.shapes import LETTERS, Box
from serai.games.taj_mahal.drawing.board import Board, board_of
from serai.games.taj_mahal.tables import NONE
from serai.games.taj_mahal.view import SideView, TajView

WIDTH, HEIGHT = 1366, 768

TOP = Box(12, 0, 1342, 44)
CONTEST = Box(12, 52, 392, 494)
MAP = Box(414, 52, 644, 494)
SIDE = Box(1068, 52, 286, 494)
BAR = Box(12, 554, 1342, 64)
TRAY = Box(12, 624, 1342, 144)


@dataclass(frozen=True)
class Scene:
    """A view that is being drawn."""

    view: TajView
    given_names: Sequence[str] = ()

    @cached_property
    def board(self) -> Board:
        return board_of(self.view.game)

    @cached_property
    def actions(self) -> frozenset[str]:
        """What the viewer may choose now, as notation."""
        return frozenset(action.text for action in self.view.options)

    @cached_property
    def refusals(self) -> dict[str, str]:
        """What the viewer might expect to do: notation, and the message id of the reason."""
        return {refusal.text: refusal.reason.id for refusal in self.view.refusals}

    @property
    def my_turn(self) -> bool:
        return self.view.seat is not None and self.view.actor == self.view.seat

    @property
    def me(self) -> SideView | None:
        return None if self.view.seat is None else self.view.sides[self.view.seat]

    def action(self, verb: str, thing: str) -> str | None:
        """The notation of an action, if it may be chosen now."""
        text = f"{verb} {thing}"
        return text if text in self.actions else None

    def letter(self, side: int) -> str:
        return LETTERS[side]

    def name(self, side: int) -> str:
        """What a side is called, whoever looks."""
        if side == self.view.dummy:
            return "Dummy"
        if side < len(self.given_names):
            return self.given_names[side]
        return f"Player {LETTERS[side].upper()}"

    def short_name(self, side: int) -> str:
        """What the viewer calls a side."""
        return "You" if side == self.view.seat else self.name(side)

    def winner_of(self, prize: int) -> int | None:
        """The side that has won a prize of this visit, or None while it lies in the court."""
        winner = self.view.winner[prize]
        return None if winner == NONE else winner
