"""Paying cubes: the colour that is asked for, white, and what breakthroughs change."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, SeatStep
from serai.games.merv.state import MervState
from serai.games.merv.tables import CUBES, NONE, WHITE

PAYING: Final = {"wild": "pay", "waive": "pay", "settle": "pay"}
"""However a cube is paid: a prompt has one word for all ways."""


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
    helps = 1 if discount else 0
    if wild != NONE and left[wild]:
        helps += 1
    return max(0, short - helps - left[WHITE])


def cubes_for(s: MervState, seat: int, colours: list[int], wild: bool) -> list[Action]:
    """The cubes of a seat with which it may pay one: of some colours, [library.wild] the one that
    counts as any where that helps, [produce.wild] and white ones."""
    first = seat * CUBES
    options = [s.words.pay[colour] for colour in colours if s.cubes[first + colour]]
    if wild and s.cubes[first + s.wild(seat)]:
        options.append(s.words.wild)
    if s.cubes[first + WHITE]:
        options.append(s.words.pay[WHITE])
    return options


def ways(s: MervState, colour: int) -> list[Action]:
    """How one cube of a cost may be paid, in the order in which it is proposed."""
    return [s.words.waive, s.words.pay[colour], s.words.wild, s.words.pay[WHITE]]


def way_open(
    s: MervState, seat: int, cost: list[int], at: int, way: Action, discount: bool
) -> bool:
    """Whether the next cube of a cost can be paid like this, and the rest still be paid."""
    have, wild = s.cubes[seat * CUBES : (seat + 1) * CUBES], s.wild(seat)
    if way is s.words.waive:
        return discount and short_of(have, cost, at + 1, wild, False) == 0
    colour = way.thing
    if way is s.words.wild:
        if wild in (NONE, cost[at]):
            return False
        colour, wild = wild, NONE
    if not have[colour]:
        return False
    have[colour] -= 1
    return short_of(have, cost, at + 1, wild, discount) == 0


def pay_one(s: MervState, seat: int, way: Action, why: str) -> None:
    """One cube of a cost is paid in one of the ways; `why` is the clause that asks for it."""
    if way is s.words.waive:
        s.discount = False
        s.tell("merv-log-waive", "library.once", seat)
        return
    colour = way.thing
    if way is s.words.wild:
        colour, why = s.wild(seat), "library.wild"
        s.wild_used = True
    elif colour == WHITE:
        why = "produce.wild"
    s.cubes[seat * CUBES + colour] -= 1
    s.tell("merv-log-pay", why, seat, "colour", colour)


class PayCubes(SeatStep[MervState]):
    """[produce.wild] The cubes of a cost, one by one, as far as there is a choice. A discount of
    the action that goes on does not hold for a contract that is fulfilled in it."""

    rule: ClassVar[str] = "produce.wild"
    asks: ClassVar[str] = "merv-prompt-pay"
    about: ClassVar[tuple[str, ...]] = ("colour",)
    together: ClassVar[dict[str, str]] = PAYING

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

    def open_ways(self, s: MervState, at: int) -> list[Action]:
        """How the cube at this place of the cost can be paid, as it is proposed."""
        discount, every = self.discounted and s.discount, ways(s, self.cost[at])
        return [way for way in every if way_open(s, self.seat, self.cost, at, way, discount)]

    def proposed_way(self, s: MervState, at: int) -> Action:
        """White and wild cubes are kept where they can: [library.discount] what one lacks is left
        out before what one has."""
        found, left, first = self.open_ways(s, at), self.cost[at:], self.seat * CUBES
        lacks = any(left.count(colour) > s.cubes[first + colour] for colour in left)
        own = s.words.pay[self.cost[at]]
        return own if lacks and own in found else found[0]

    def options(self, s: MervState) -> list[Action]:
        found = self.open_ways(s, self.at)
        return [s.words.settle, *found] if len(found) > 1 else found

    def apply(self, s: MervState, action: Action) -> None:
        if action is s.words.settle:
            for at in range(self.at, len(self.cost)):
                pay_one(s, self.seat, self.proposed_way(s, at), self.why)
        else:
            pay_one(s, self.seat, action, self.why)
            s.stack.append(PayCubes(self.seat, self.cost, self.at + 1, self.discounted, self.why))

    def proposed(self, s: MervState) -> list[int]:
        """The cubes that `settle` would pay, as colours."""
        paid = s.copy()
        self.apply(paid, s.words.settle)
        own = range(self.seat * CUBES, (self.seat + 1) * CUBES)
        counts = [s.cubes[at] - paid.cubes[at] for at in own]
        return [colour for colour, count in enumerate(counts) for _ in range(count)]
