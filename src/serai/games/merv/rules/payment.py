"""Paying cubes: the colour that is asked for, white, and what breakthroughs change."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, SeatStep
from serai.games.merv.state import MervState
from serai.games.merv.tables import CUBES, NONE, WHITE

# How one cube of a cost is paid.
OWN: Final = 0
WITH_WILD: Final = 1
WITH_WHITE: Final = 2
WAIVED: Final = 3
WAYS: Final = [WAIVED, OWN, WITH_WILD, WITH_WHITE]
"""The order in which they are proposed."""


def can_pay(s: MervState, seat: int, cost: list[int], discount: bool) -> bool:
    """Whether a seat can pay a cost, with all that helps, and perhaps with a discount."""
    return cubes_short(s, seat, cost, discount) == 0


def cubes_short(s: MervState, seat: int, cost: list[int], discount: bool) -> int:
    """How many cubes a seat lacks for a cost."""
    have = s.cubes[seat * CUBES : (seat + 1) * CUBES]
    return short_of(have, cost, 0, s.wild(seat), discount)


def short_of(have: list[int], cost: list[int], start: int, wild: int, discount: bool) -> int:
    """How many cubes are missing to pay the rest of a cost with these.

    [produce.wild] White stands for any colour, [library.wild] and so does one cube of a colour,
    if it is not wanted for itself. [library.discount] One cube may be left out.
    """
    left = have[:]
    short = 0
    for at in range(start, len(cost)):
        if left[cost[at]]:
            left[cost[at]] -= 1
        else:
            short += 1
    helps = left[WHITE]
    if discount:
        helps += 1
    if wild != NONE and left[wild]:
        helps += 1
    return max(0, short - helps)


def way_open(s: MervState, seat: int, cost: list[int], at: int, way: int, discount: bool) -> bool:
    """Whether the next cube of a cost can be paid like this, and the rest still be paid."""
    have = s.cubes[seat * CUBES : (seat + 1) * CUBES]
    wild = s.wild(seat)
    colour = cost[at]
    if way == WAIVED:
        if not discount:
            return False
        discount = False
    else:
        if way == WITH_WHITE:
            colour = WHITE
        elif way == WITH_WILD:
            if wild in (NONE, colour):
                return False
            colour, wild = wild, NONE
        if not have[colour]:
            return False
        have[colour] -= 1
    return short_of(have, cost, at + 1, wild, discount) == 0


def way_of(s: MervState, action: Action) -> int:
    cube = action.thing
    if action.verb == "pay":
        return WITH_WHITE if cube == WHITE else OWN
    return WITH_WILD if action is s.words.wild else WAIVED


def pay_one(s: MervState, seat: int, colour: int, way: int, why: str) -> None:
    """One cube of a cost is paid in one of the ways; `why` is the clause that asks for it."""
    if way == WAIVED:
        s.discount = False
        s.tell("merv-log-waive", "library.once", seat)
        return
    if way == WITH_WHITE:
        colour, why = WHITE, "produce.wild"
    elif way == WITH_WILD:
        colour, why = s.wild(seat), "library.wild"
        s.wild_used = True
    s.cubes[seat * CUBES + colour] -= 1
    s.tell("merv-log-pay", why, seat, "colour", colour)


class PayCubes(SeatStep[MervState]):
    """[produce.wild] The cubes of a cost, one by one, as far as there is a choice. A discount of
    the action that goes on does not hold for a contract that is fulfilled in it."""

    rule: ClassVar[str] = "produce.wild"
    asks: ClassVar[str] = "merv-prompt-pay"
    about: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, seat: int, cost: list[int], at: int, discounted: bool, why: str) -> None:
        super().__init__(seat, why)
        self.cost: Final = cost
        self.at: Final = at
        self.discounted: Final = discounted
        self.colour: Final = cost[at] if at < len(cost) else NONE

    def actor(self, s: MervState) -> int:
        return self.seat if self.at < len(self.cost) else NOBODY

    def run(self, s: MervState) -> None:
        """All is paid, or it costs nothing."""

    def kind(self, s: MervState, action: Action) -> str:
        return "pay"

    def ways(self, s: MervState, at: int) -> list[int]:
        """How the cube at this place of the cost can be paid, as it is proposed."""
        discount = self.discounted and s.discount
        return [way for way in WAYS if way_open(s, self.seat, self.cost, at, way, discount)]

    def proposed_way(self, s: MervState, at: int) -> int:
        """White and wild cubes are kept where they can: [library.discount] what one lacks is left
        out before what one has."""
        ways, left, first = self.ways(s, at), self.cost[at:], self.seat * CUBES
        lacks = any(left.count(colour) > s.cubes[first + colour] for colour in left)
        return OWN if lacks and OWN in ways else ways[0]

    def options(self, s: MervState) -> list[Action]:
        ways = [self.word(s, way) for way in self.ways(s, self.at)]
        return [s.words.settle, *ways] if len(ways) > 1 else ways

    def word(self, s: MervState, way: int) -> Action:
        if way == WAIVED:
            return s.words.waive
        if way == WITH_WILD:
            return s.words.wild
        return s.words.pay[WHITE if way == WITH_WHITE else self.colour]

    def apply(self, s: MervState, action: Action) -> None:
        if action is s.words.settle:
            for at in range(self.at, len(self.cost)):
                pay_one(s, self.seat, self.cost[at], self.proposed_way(s, at), self.why)
        else:
            pay_one(s, self.seat, self.colour, way_of(s, action), self.why)
            left = PayCubes(self.seat, self.cost, self.at + 1, self.discounted, self.why)
            s.stack.append(left)

    def proposed(self, s: MervState) -> list[int]:
        """The cubes that `settle` would pay, as colours."""
        paid = s.copy()
        self.apply(paid, s.words.settle)
        cubes: list[int] = []
        for colour in range(CUBES):
            at = self.seat * CUBES + colour
            cubes += [colour] * (s.cubes[at] - paid.cubes[at])
        return cubes
