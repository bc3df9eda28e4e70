"""The palace: courtiers in its halls."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import Do, IfPossible, Refusal, Step
from serai.games.merv.rules.gains import gain_favour
from serai.games.merv.rules.purchases import Purchases
from serai.games.merv.state import MervState
from serai.games.merv.tables import HALLS


def open_halls(s: MervState, seat: int) -> list[Action]:
    """[palace.halls] The halls with room, for whoever has a servant."""
    halls = s.words.courtier if s.servants[seat] else []
    return [word for word in halls if s.in_hall(word.thing) < s.tables.hall_room]


def hall_refusals(s: MervState, seat: int) -> list[Refusal]:
    shut = [word for word in s.words.courtier if word not in open_halls(s, seat)]
    return s.refuse_all(shut, "merv-refuse-hall", "palace.halls")


class PlaceCourtiers(Purchases):
    """[palace.place] Courtier after courtier."""

    rule: ClassVar[str] = "palace.place"
    asks: ClassVar[str] = "merv-prompt-courtier"
    price: ClassVar[str] = "palace.price"

    def offers(self, s: MervState) -> list[Action]:
        return open_halls(s, self.seat)

    def cost(self, s: MervState, thing: int) -> list[int]:
        """[palace.price] One cube for the first courtier, two for the second …, [palace.colour] of
        the colour of the hall."""
        return [s.tables.hall_colour[thing]] * (s.courtiers(self.seat) + 1)

    def bought(self, s: MervState, thing: int) -> Step[MervState]:
        return Do(enter_hall, self.seat, thing)

    def refused(self, s: MervState) -> list[Refusal]:
        return super().refused(s) + hall_refusals(s, self.seat)

    def too_dear(self, s: MervState, offer: Action) -> Refusal:
        """[library.discount] With a discount one cube less is wanting."""
        cost = self.cost(s, offer.thing)
        about = ("colour", cost[0], "count", len(cost) - int(s.discount))
        return s.refuse(offer, "merv-refuse-courtier", self.price, *about)


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
    otherwise: ClassVar[tuple[str, str]] = ("merv-log-no-courtier", "palace.halls")

    def options(self, s: MervState) -> list[Action]:
        return open_halls(s, self.seat)

    def apply(self, s: MervState, action: Action) -> None:
        hall = action.thing
        enter_hall(s, self.seat, hall, s.tables.free_courtier_favour, self.rule)

    def refusals(self, s: MervState) -> list[Refusal]:
        return hall_refusals(s, self.seat)
