"""The course of the game: years and rounds."""

from typing import ClassVar, Final

from serai.core.step import NOBODY, Step
from serai.games.merv.rules.highcourtier import CourtierTurn
from serai.games.merv.rules.invasion import Invasion
from serai.games.merv.rules.queue import FormQueue
from serai.games.merv.rules.solo import (
    LoneCourtierTurn,
    MagistrateTurn,
    RevealCard,
    ScoreMagistrate,
)
from serai.games.merv.rules.turn import TakeTurn
from serai.games.merv.rules.years import ScoreSeat, ScoreSets
from serai.games.merv.state import MervState
from serai.games.merv.tables import MAGISTRATE, NONE, OWNERS

ROUNDS: Final = 4


class NextYear(Step[MervState]):
    """A procedure: [year.rounds] [year.phases] four rounds, the invasion, the scoring.
    [year.next] Then the next year, [end.when] or the end."""

    rule: ClassVar[str] = "year.phases"

    def run(self, s: MervState) -> None:
        s.year += 1
        s.solo_deck = [*range(len(s.tables.solo_card_ids))] if s.seats == 1 else []
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
        if s.seats == 1:
            steps.append(RevealCard())
        for owner in s.queue:
            steps.append(turn_of(s, owner))
        s.then(*steps, FormQueue())


def turn_of(s: MervState, owner: int) -> Step[MervState]:
    """[high.slot] [solo.rivals] Rivals have turns of their own."""
    if owner < s.seats:
        return TakeTurn(owner)
    if s.seats > 1:
        return CourtierTurn()
    return MagistrateTurn() if owner == MAGISTRATE else LoneCourtierTurn()


class ScoreYear(Step[MervState]):
    """A procedure: [year.phases] everybody scores, in the order of the queue."""

    rule: ClassVar[str] = "year.phases"

    def run(self, s: MervState) -> None:
        s.scored = s.year
        s.earned_before = tuple(s.earned)
        s.favour_spent = [0] * OWNERS
        for owner in s.queue[::-1]:
            if owner < s.seats:
                s.stack.append(ScoreSeat(owner))
            elif owner == MAGISTRATE:
                s.stack.append(ScoreMagistrate())
