"""The palace: courtiers in its halls."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import Do, IfPossible, Refusal
from serai.games.merv.actions import Courtier
from serai.games.merv.rules.contracts import InTurn
from serai.games.merv.rules.gains import gain_favour
from serai.games.merv.rules.payment import PayCubes, can_pay
from serai.games.merv.state import MervState
from serai.games.merv.tables import HALLS


def open_halls(s: MervState, seat: int) -> list[int]:
    """[palace.halls] The halls with room, for whoever has a servant."""
    if s.servants[seat] == 0:
        return []
    return [hall for hall in range(HALLS) if s.in_hall(hall) < s.tables.hall_room]


def price(s: MervState, seat: int, hall: int) -> list[int]:
    """[palace.price] One cube for the first courtier, two for the second …, [palace.colour] of the
    colour of the hall."""
    return [s.tables.hall_colour[hall]] * (s.courtiers(seat) + 1)


def affordable_halls(s: MervState, seat: int, discount: bool) -> list[int]:
    halls = open_halls(s, seat)
    return [hall for hall in halls if can_pay(s, seat, price(s, seat, hall), discount)]


class PlaceCourtiers(InTurn):
    """[palace.place] Courtier after courtier, as long as one likes and can pay."""

    rule: ClassVar[str] = "palace.place"
    asks: ClassVar[str] = "merv-prompt-courtier"

    def choices(self, s: MervState) -> list[Action]:
        halls = affordable_halls(s, self.seat, s.discount)
        options: list[Action] = [s.words.courtier[hall] for hall in halls]
        options.append(s.words.done)
        return options

    def choose(self, s: MervState, action: Action) -> None:
        if isinstance(action, Courtier):
            pay = PayCubes(self.seat, price(s, self.seat, action.hall), 0, True, "palace.price")
            s.then(pay, Do(enter_hall, self.seat, action.hall), self)

    def refused(self, s: MervState) -> list[Refusal]:
        refused: list[Refusal] = []
        payable = affordable_halls(s, self.seat, s.discount)
        for hall in open_halls(s, self.seat):
            if hall not in payable:
                count = s.courtiers(self.seat) + 1
                about = ("colour", s.tables.hall_colour[hall], "count", count)
                courtier = s.words.courtier[hall]
                refused.append(s.refuse(courtier, "merv-refuse-courtier", "palace.price", *about))
        return refused


def enter_hall(
    s: MervState, seat: int, hall: int, favour: bool = True, why: str = "palace.place"
) -> None:
    """A courtier enters; [palace.empty] the first one of a hall brings a favour."""
    first = s.in_hall(hall) == 0
    s.servants[seat] -= 1
    s.halls[seat * HALLS + hall] += 1
    s.tell("merv-log-courtier", why, seat, "hall", hall)
    if first and favour:
        gain_favour(s, seat, "palace.empty")


class FreeCourtier(IfPossible[MervState]):
    """[mosque.courtier] A courtier without paying."""

    rule: ClassVar[str] = "mosque.courtier"
    asks: ClassVar[str] = "merv-prompt-free-courtier"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.courtier[hall] for hall in open_halls(s, self.seat)]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Courtier)
        enter_hall(s, self.seat, action.hall, s.tables.free_courtier_favour, self.rule)
