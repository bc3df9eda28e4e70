"""The course of the game: years and rounds."""

from typing import ClassVar, Final

from serai.core.step import NOBODY, Step
from serai.games.merv.rules.highcourtier import CourtierTurn
from serai.games.merv.rules.invasion import Invasion
from serai.games.merv.rules.queue import FormQueue
from serai.games.merv.rules.turn import TakeTurn
from serai.games.merv.rules.years import ScoreSeat, ScoreSets
from serai.games.merv.state import MervState
from serai.games.merv.tables import NONE

ROUNDS: Final = 4


class NextYear(Step[MervState]):
    """A procedure: [year.rounds] [year.phases] four rounds, the invasion, the scoring.
    [year.next] Then the next year, [end.when] or the end."""

    rule: ClassVar[str] = "year.phases"

    def run(self, s: MervState) -> None:
        s.year += 1
        s.tell("merv-log-year", self.rule, NOBODY, "year", s.year)
        steps: list[Step[MervState]] = [NextRound(side) for side in range(ROUNDS)]
        if s.year >= s.tables.first_invasion:
            steps.append(Invasion())
        steps.append(ScoreYear())
        steps.append(NextYear() if s.year < s.tables.years else ScoreSets())
        s.then(*steps)


class NextRound(Step[MervState]):
    """A procedure: [year.sides] a round along one side of the city. [turn.order] All take a turn in
    the order of the queue."""

    rule: ClassVar[str] = "turn.order"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: MervState) -> None:
        s.round = self.side
        s.acted = []
        for owner in s.queue:
            s.meeple[owner] = NONE
        steps: list[Step[MervState]] = []
        for owner in s.queue:
            steps.append(TakeTurn(owner) if owner < s.seats else CourtierTurn())
        s.then(*steps, FormQueue())


class ScoreYear(Step[MervState]):
    """A procedure: [year.phases] everybody scores, in the order of the queue."""

    rule: ClassVar[str] = "year.phases"

    def run(self, s: MervState) -> None:
        s.then(*[ScoreSeat(owner) for owner in s.queue if owner < s.seats])
