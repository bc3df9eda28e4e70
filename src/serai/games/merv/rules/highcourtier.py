"""Two players: the High Courtier, who takes slots and sites and nothing else."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import IfPossible, SeatStep, Step
from serai.games.merv.actions import Activate, Go
from serai.games.merv.rules.turn import build, free_action_slots
from serai.games.merv.state import MervState
from serai.games.merv.tables import CAMEL_MARKET, HIGH_COURTIER, NONE


def humans(s: MervState) -> list[int]:
    """The two players in the order of this round."""
    return [owner for owner in s.queue if owner < s.seats]


class CourtierTurn(Step[MervState]):
    """A procedure: [high.slot] the player who is earlier in this round chooses his slot,
    [high.site] the other one his site."""

    rule: ClassVar[str] = "high.slot"

    def run(self, s: MervState) -> None:
        first, second = humans(s)
        s.acted.append(HIGH_COURTIER)
        s.begin_turn(first)
        s.then(CourtierSlot(first), CourtierSite(second))


class CourtierSlot(SeatStep[MervState]):
    """[high.slot] A free slot for the High Courtier."""

    rule: ClassVar[str] = "high.slot"
    asks: ClassVar[str] = "merv-prompt-courtier-slot"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.go[slot] for slot in free_action_slots(s)]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Go)
        s.meeple[HIGH_COURTIER] = action.slot
        s.tell("merv-log-courtier-slot", self.rule, self.seat, "slot", action.slot)


def places_to_build(s: MervState) -> list[int]:
    """The empty sites of his line, the nearest first, as long as he has a building."""
    line = s.line(HIGH_COURTIER) if s.buildings[HIGH_COURTIER] else []
    return [cell for cell in line if cell != CAMEL_MARKET and s.building[cell] == NONE]


class CourtierSite(IfPossible[MervState]):
    """[high.site] An empty site where he builds. [high.none] Without one nothing happens,
    [high.out] nor without a building; [high.idle] nor does he ever act."""

    rule: ClassVar[str] = "high.site"
    asks: ClassVar[str] = "merv-prompt-courtier-site"

    def run(self, s: MervState) -> None:
        s.tell("merv-log-courtier-none", "high.none")

    def options(self, s: MervState) -> list[Action]:
        return [s.words.activate[cell] for cell in places_to_build(s)]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Activate)
        build(s, HIGH_COURTIER, action.cell)
        s.tell("merv-log-courtier-site", self.rule, self.seat, "cell", action.cell)
