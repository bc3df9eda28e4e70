"""The own board: the farm, the track of meditation, and what the fields produce."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, IfPossible, Message, Refusal, SeatStep, Step
from serai.games.agra import tables
from serai.games.agra.actions import Farmer, Take, Uncover
from serai.games.agra.rules.goods import gain_good
from serai.games.agra.state import AgraState
from serai.games.agra.tables import CELLS, GOODS, NONE, SIDE, SIDES, Tables


def cover_options(s: AgraState, seat: int) -> list[Action]:
    cells = s.tables.cover_cells
    return [s.words.uncover[cell] for cell in cells if s.covers[seat * CELLS + cell]]


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


def farmer_refusals(s: AgraState, seat: int) -> list[Refusal]:
    """[farm.farmer] The covers that farmers stand before."""
    found: list[Refusal] = []
    for side in range(SIDES):
        at = s.farmers[seat * SIDES + side]
        for cell in (at - 1, at + 1):
            if cell % SIDE and s.covers[seat * CELLS + cell]:
                move = s.words.farmer[cell]
                found.append(s.refuse(move, "agra-refuse-farmer-cover", "farm.farmer"))
    return found


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
    """One step up the meditation track; no effect at the top."""
    if may_advance(s, seat):
        s.meditation[seat] += 1
        s.tell("agra-log-advance", why, seat, "step", s.meditation[seat] + 1)


def gain_points(s: AgraState, seat: int, points: int) -> int:
    """Points of meditation. [notable.muezzin] The first ones of a phase bring one more.

    Returns how many there are more now.
    """
    if s.owns(seat, tables.MUEZZIN) and not s.has_worked(tables.MUEZZIN):
        s.note_work(tables.MUEZZIN)
        points += s.tables.muezzin_points
    s.points += points
    return points


class RemoveCover(IfPossible[AgraState]):
    """[farm.cover] Take one cover off the farm, if any is left."""

    rule: ClassVar[str] = "farm.cover"
    asks: ClassVar[str] = "agra-prompt-cover"

    def options(self, s: AgraState) -> list[Action]:
        return cover_options(s, self.seat)

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Uncover)
        uncover(s, self.seat, action.cell, self.why)


class MoveFarmers(SeatStep[AgraState]):
    """[farm.moves] So many moves of one field: one farmer twice, or two farmers once each."""

    rule: ClassVar[str] = "farm.moves"

    def __init__(self, seat: int, left: int, why: str) -> None:
        super().__init__(seat, why)
        self.left: Final = left

    def options(self, s: AgraState) -> list[Action]:
        options = farmer_options(s, self.seat)
        options.append(s.words.done)
        return options

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Farmer):
            move_farmer(s, self.seat, action.cell, self.why)
            if self.left > 1:
                s.stack.append(MoveFarmers(self.seat, self.left - 1, self.why))

    def refusals(self, s: AgraState) -> list[Refusal]:
        return farmer_refusals(s, self.seat)

    def prompt(self, s: AgraState) -> Message:
        return s.message("agra-prompt-farmers", self.rule, self.seat, "count", self.left)


# === PRODUCTION ===============================================================================


MOST_FIELDS: Final = 8  # [produce.fields] what all fields around a corner give


def production(s: AgraState, seat: int, good: int) -> int:
    """[produce.fields] What a farm gives of a basic good, with the extras of contracts.

    [produce.building] Each of the first four buildings makes one basic good.
    """
    return made(s.tables, s.fields(seat, good), s.owns(seat, helper(good)))


def helper(good: int) -> int:
    """[notable.mahout] One more sandstone or wood. [notable.khatib] One more cotton or turmeric."""
    return tables.MAHOUT if good in (tables.SANDSTONE, tables.WOOD) else tables.KHATIB


def made(t: Tables, fields: int, helped: bool) -> int:
    """What so many fields give, with the contract that adds to it or without."""
    count = fields + (t.producer_extra if helped else 0)
    return count if t.extra_above_most else min(count, MOST_FIELDS)


class Produce(Step[AgraState]):
    """A procedure: [produce.store] the goods come to lie on their building."""

    rule: ClassVar[str] = "produce.store"

    def __init__(self, seat: int, good: int) -> None:
        self.seat: Final = seat
        self.good: Final = good

    def run(self, s: AgraState) -> None:
        count = production(s, self.seat, self.good)
        if s.owns(self.seat, tables.DYER):
            s.stack.append(Dye(self.seat, self.good, count, s.tables.dyer_times))
        else:
            gain_good(s, self.seat, self.good, count, self.rule)


class Dye(SeatStep[AgraState]):
    """[notable.dyer] Two of the goods made for one of the same colour worth 2 at most, before they
    are stored: two goods become one, which takes one stone."""

    rule: ClassVar[str] = "notable.dyer"
    asks: ClassVar[str] = "agra-prompt-dye"
    about: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, seat: int, good: int, made: int, times: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.made: Final = made
        """Goods made that are not stored yet."""
        self.times: Final = times

    def actor(self, s: AgraState) -> int:
        enough = self.times > 0 and self.made >= s.tables.dyer_gives
        return self.seat if enough and len(self.options(s)) > 1 else NOBODY

    def run(self, s: AgraState) -> None:
        """[produce.store] What is left of the goods made comes to lie on its building."""
        gain_good(s, self.seat, self.good, self.made, "produce.store")

    def options(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        for good in range(GOODS):
            same_row = s.tables.good_row[good] == s.tables.good_row[self.good]
            if same_row and good != self.good and s.value[good] <= s.tables.dyer_value_most:
                options.append(s.words.take[good])
        options.append(s.words.done)
        return options

    def apply(self, s: AgraState, action: Action) -> None:
        if not isinstance(action, Take):
            self.run(s)
            return
        gives = s.tables.dyer_gives
        s.tell("agra-log-dye", self.rule, self.seat, "good", self.good, "count", gives)
        s.stack.append(Dye(self.seat, self.good, self.made - gives, self.times - 1))
        gain_good(s, self.seat, action.good, 1, self.rule)
