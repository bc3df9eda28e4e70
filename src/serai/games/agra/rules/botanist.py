"""The Botanist: two of three things for one's own board."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Refusal
from serai.games.agra.actions import Contemplate, Farmer, Uncover
from serai.games.agra.rules.anytime import InTurn
from serai.games.agra.rules.farm import (
    MoveFarmers,
    advance,
    can_pay_advance,
    cover_options,
    farmer_options,
    may_advance,
    missing_for_advance,
    move_farmer,
    uncover,
)
from serai.games.agra.rules.stones import pay_good
from serai.games.agra.state import AgraState

MEDITATED, UNCOVERED, MOVED = 1, 2, 4


class Botanist(InTurn):
    """[botanist.two] Two different ones of three, in any order: a step of meditation for goods, a
    cover off the farm, or two moves of farmers."""

    rule: ClassVar[str] = "botanist.two"

    def __init__(self, left: int, chosen: int) -> None:
        self.left: Final = left
        self.chosen: Final = chosen
        """What was chosen so far, as bits."""

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.done]
        if not self.chosen & MEDITATED and can_pay_advance(s, s.turn):
            options.append(s.words.contemplate)
        if not self.chosen & UNCOVERED:
            options += cover_options(s, s.turn)
        if not self.chosen & MOVED:
            options += farmer_options(s, s.turn)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Contemplate):
            self._go_on(s, MEDITATED)
            for good in s.tables.meditation_cost[s.meditation[s.turn]]:
                pay_good(s, s.turn, good, "botanist.meditation")
            advance(s, s.turn, "botanist.meditation")
        elif isinstance(action, Uncover):
            self._go_on(s, UNCOVERED)
            uncover(s, s.turn, action.cell, "botanist.cover")
        elif isinstance(action, Farmer):
            self._go_on(s, MOVED)
            move_farmer(s, s.turn, action.cell, "botanist.farmers")
            moves = s.tables.farmer_moves - 1
            if moves:
                s.stack.append(MoveFarmers(s.turn, moves, "botanist.farmers"))

    def _go_on(self, s: AgraState, what: int) -> None:
        if self.left > 1:
            s.stack.append(Botanist(self.left - 1, self.chosen | what))

    def refused(self, s: AgraState) -> list[Refusal]:
        if self.chosen & MEDITATED or can_pay_advance(s, s.turn) or not may_advance(s, s.turn):
            return []
        why, good = "agra-refuse-contemplate", missing_for_advance(s, s.turn)
        return [s.refuse(s.words.contemplate, why, "botanist.meditation", "good", good)]

    def prompt(self, s: AgraState) -> Message:
        return s.message("agra-prompt-botanist", self.rule, s.turn, "count", self.left)
