"""The course of the game: circles and rounds, the end of a turn and of the game."""

from typing import ClassVar, Final

from serai.core.step import Step
from serai.games.rajas.rules.placing import PlaceWorker, takeable
from serai.games.rajas.rules.tokens import TakeToken, tokens_to_take
from serai.games.rajas.state import NAVARATNA, RajasState
from serai.games.rajas.tables import NONE


class NextRound(Step[RajasState]):
    """A procedure: [round.home] all workers come home, and the first player begins."""

    rule: ClassVar[str] = "round.home"

    def run(self, s: RajasState) -> None:
        s.round += 1
        s.circle = 0
        s.first = s.elephant
        s.elephant_taken = False
        for place in s.board.places:
            s.worker_on[place] = NONE
        for seat in range(s.seats):
            s.home[seat] = s.workers[seat]
            s.different_used[seat] = 0
        s.tell("rajas-log-round", self.rule, s.first, "round", s.round)
        s.stack.append(NextCircle())


class NextCircle(Step[RajasState]):
    """A procedure: [round.circles] one worker each, clockwise from the first player.

    [round.over] The round ends after a circle in which nobody could place one. [end.circle] After
    a circle in which markers have crossed the game is over.
    """

    rule: ClassVar[str] = "round.circles"

    def run(self, s: RajasState) -> None:
        if s.crossings:
            s.tell("rajas-log-end", "end.circle")
            return
        if s.circle and not s.placed:
            end_round(s)
            return
        s.circle += 1
        s.placed = False
        s.then(*[SeatInCircle((s.first + at) % s.seats) for at in range(s.seats)], NextCircle())


def end_round(s: RajasState) -> None:
    """[round.elephant] Whoever took the elephant begins the next round, else it goes on."""
    if not s.elephant_taken:
        s.elephant = (s.first + 1) % s.seats
    s.stack.append(NextRound())


class SeatInCircle(Step[RajasState]):
    """A procedure: [round.circles] a seat's turn to place a worker.

    [round.out] Without workers it is passed over, [navaratna.fewer] or gets a token.
    [round.blocked] So is a seat without a place for its workers.
    """

    rule: ClassVar[str] = "round.circles"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: RajasState) -> None:
        seat = self.seat
        if s.home[seat] == 0:
            if s.mode.variant == NAVARATNA and has_fewer(s, seat):
                compensate(s, seat)
            return
        if not takeable(s, seat, 1):
            s.tell("rajas-log-blocked", "round.blocked", seat)
            if not s.tables.blocked_later:
                s.home[seat] = 0
            return
        s.begin_turn(seat)
        s.then(PlaceWorker(seat), EndTurn(seat))


def has_fewer(s: RajasState, seat: int) -> bool:
    """[navaratna.fewer] Whether this circle is one for which another has workers enough, but not
    the seat: the fifth, with four workers against five."""
    return s.workers[seat] < s.circle <= max([s.workers[other] for other in s.after(seat)])


def compensate(s: RajasState, seat: int) -> None:
    """[navaratna.fewer] A token, for want of a worker."""
    if tokens_to_take(s, seat):
        s.begin_turn(seat)
        s.then(TakeToken(seat, "navaratna.fewer"), EndTurn(seat))


class EndTurn(Step[RajasState]):
    """A procedure: [end.crossed] have the markers met, or passed each other?"""

    rule: ClassVar[str] = "end.crossed"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: RajasState) -> None:
        s.fresh = NONE  # [upgrade.later]
        if s.crossed[self.seat] == 0 and s.margin(self.seat) >= 0:
            s.crossings += 1
            s.crossed[self.seat] = s.crossings
            s.tell("rajas-log-crossed", self.rule, self.seat, "count", s.margin(self.seat))
