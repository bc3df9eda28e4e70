"""Production: basic goods from the fields of one's own farm."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, SeatStep, Step
from serai.games.agra.actions import Take
from serai.games.agra.rules.stones import gain_good, pay_good
from serai.games.agra.state import AgraState
from serai.games.agra.tables import (
    COTTON,
    DYER,
    GOODS,
    KHATIB,
    MAHOUT,
    SANDSTONE,
    TURMERIC,
    WOOD,
)

MOST_FIELDS: Final = 8


def production(s: AgraState, seat: int, good: int) -> int:
    """[produce.fields] What a farm gives of a basic good, with the extras of contracts.

    [produce.building] Each of the first four buildings makes one basic good.

    [notable.mahout] One more sandstone or wood. [notable.khatib] One more cotton or turmeric.
    """
    count = s.fields(seat, good)
    extra = 0
    if good in (SANDSTONE, WOOD) and s.owns(seat, MAHOUT):
        extra = s.tables.producer_extra
    if good in (COTTON, TURMERIC) and s.owns(seat, KHATIB):
        extra = s.tables.producer_extra
    if s.tables.extra_above_most:
        return count + extra
    return min(count + extra, MOST_FIELDS)


class Produce(Step[AgraState]):
    """A procedure: [produce.store] the goods come to lie on their building."""

    rule: ClassVar[str] = "produce.store"

    def __init__(self, seat: int, good: int) -> None:
        self.seat: Final = seat
        self.good: Final = good

    def run(self, s: AgraState) -> None:
        count = production(s, self.seat, self.good)
        if s.owns(self.seat, DYER) and count >= s.tables.dyer_gives:
            before = s.has(self.seat, self.good)
            s.stack.append(Dye(self.seat, self.good, before, s.tables.dyer_times))
        gain_good(s, self.seat, self.good, count, self.rule)


class Dye(SeatStep[AgraState]):
    """[notable.dyer] Two of the goods just made for one of the same colour worth 2 at most."""

    rule: ClassVar[str] = "notable.dyer"
    asks: ClassVar[str] = "agra-prompt-dye"
    about: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, seat: int, good: int, before: int, times: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        self.before: Final = before
        """How many there were before: those are not goods just made."""
        self.times: Final = times

    def actor(self, s: AgraState) -> int:
        enough = s.has(self.seat, self.good) - self.before >= s.tables.dyer_gives
        return self.seat if enough and len(self.options(s)) > 1 else NOBODY

    def run(self, s: AgraState) -> None:
        """Too few goods were made or kept, or none is cheap enough."""

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
            return
        for _ in range(s.tables.dyer_gives):
            pay_good(s, self.seat, self.good, self.rule)
        if self.times > 1:
            s.stack.append(Dye(self.seat, self.good, self.before, self.times - 1))
        gain_good(s, self.seat, action.good, 1, self.rule)
