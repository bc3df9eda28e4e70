"""Production: basic goods from the fields of one's own farm."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, SeatStep, Step
from serai.games.agra.actions import Take
from serai.games.agra.rules.stones import gain_good
from serai.games.agra.state import AgraState
from serai.games.agra.tables import DYER, GOODS, KHATIB, MAHOUT, SANDSTONE, WOOD, Tables

MOST_FIELDS: Final = 8


def production(s: AgraState, seat: int, good: int) -> int:
    """[produce.fields] What a farm gives of a basic good, with the extras of contracts.

    [produce.building] Each of the first four buildings makes one basic good.
    """
    return made(s.tables, s.fields(seat, good), s.owns(seat, helper(good)))


def helper(good: int) -> int:
    """[notable.mahout] One more sandstone or wood. [notable.khatib] One more cotton or turmeric."""
    return MAHOUT if good in (SANDSTONE, WOOD) else KHATIB


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
        if s.owns(self.seat, DYER):
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
