"""The farm and the track of meditation on a player board."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import IfPossible, Message, SeatStep
from serai.games.agra.actions import Farmer, Uncover
from serai.games.agra.state import AgraState
from serai.games.agra.tables import CELLS, MUEZZIN, NONE, SIDE, SIDES


def cover_options(s: AgraState, seat: int) -> list[Action]:
    options: list[Action] = []
    for cell in s.tables.cover_cells:
        if s.covers[seat * CELLS + cell]:
            options.append(s.words.uncover[cell])
    return options


def uncover(s: AgraState, seat: int, cell: int, why: str) -> None:
    """[farm.cover] The cover lies beside the board from now on and is worth a rupee at the end."""
    s.covers[seat * CELLS + cell] = False
    s.uncovered[seat] += 1
    s.tell("agra-log-uncover", why, seat)


def farmer_options(s: AgraState, seat: int) -> list[Action]:
    """[farm.farmer] A farmer goes to the next field, never onto or over a good or a cover."""
    options: list[Action] = []
    for side in range(SIDES):
        at = s.farmers[seat * SIDES + side]
        for cell in (at - 1, at + 1):
            if cell % SIDE and not s.covers[seat * CELLS + cell]:
                options.append(s.words.farmer[cell])
    return options


def move_farmer(s: AgraState, seat: int, cell: int, why: str) -> None:
    s.farmers[seat * SIDES + cell // SIDE] = cell
    s.tell("agra-log-farmer", why, seat, "cell", cell)


def may_advance(s: AgraState, seat: int) -> bool:
    return s.meditation[seat] < s.tables.last_meditation


def can_pay_advance(s: AgraState, seat: int) -> bool:
    """[botanist.meditation] The goods printed before the next step must be there."""
    return may_advance(s, seat) and missing_for_advance(s, seat) == NONE


def missing_for_advance(s: AgraState, seat: int) -> int:
    """A good that the next step of meditation costs and the seat does not have enough of."""
    cost = s.tables.meditation_cost[s.meditation[seat]]
    for good in cost:
        if s.has(seat, good) < cost.count(good):
            return good
    return NONE


def advance(s: AgraState, seat: int, why: str) -> None:
    """One step of meditation; the last one is the last."""
    if may_advance(s, seat):
        s.meditation[seat] += 1
        s.tell("agra-log-advance", why, seat, "step", s.meditation[seat] + 1)


def gain_points(s: AgraState, seat: int, points: int) -> int:
    """Points of meditation. [notable.muezzin] The first ones of a phase bring one more.

    Returns how many there are more now.
    """
    if s.owns(seat, MUEZZIN) and not s.has_worked(MUEZZIN):
        s.note_work(MUEZZIN)
        points += s.tables.muezzin_points
    s.points += points
    return points


class RemoveCover(IfPossible[AgraState]):
    """[farm.cover] Take one cover off the farm, if any is left."""

    rule: ClassVar[str] = "farm.cover"
    asks: ClassVar[str] = "agra-prompt-cover"

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat)
        self.why: Final = why

    def options(self, s: AgraState) -> list[Action]:
        return cover_options(s, self.seat)

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Uncover)
        uncover(s, self.seat, action.cell, self.why)


class MoveFarmers(SeatStep[AgraState]):
    """[farm.moves] So many moves of one field: one farmer twice, or two farmers once each."""

    rule: ClassVar[str] = "farm.moves"

    def __init__(self, seat: int, left: int, why: str) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.why: Final = why

    def options(self, s: AgraState) -> list[Action]:
        options = farmer_options(s, self.seat)
        options.append(s.words.done)
        return options

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Farmer):
            move_farmer(s, self.seat, action.cell, self.why)
            if self.left > 1:
                s.stack.append(MoveFarmers(self.seat, self.left - 1, self.why))

    def prompt(self, s: AgraState) -> Message:
        return s.message("agra-prompt-farmers", self.rule, self.seat, "count", self.left)
