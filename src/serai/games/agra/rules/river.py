"""The river: the boat goes from pier to pier, and each pier brings something at once."""

from typing import ClassVar

from serai.core.step import NOBODY, Step
from serai.games.agra.rules.building import raise_building
from serai.games.agra.rules.figures import MoveBuilder, MoveMerchant
from serai.games.agra.rules.goods import GainValue, return_tokens
from serai.games.agra.rules.stones import gain_favours
from serai.games.agra.state import AgraState
from serai.games.agra.tables import COTTON, NONE, PIERS


class Boat(Step[AgraState]):
    """A procedure: [river.boat] the boat goes on as soon as enough contracts of a level are won.

    [river.at_once] The turn waits till all that the pier brings is settled; then the boat may go on
    again: [river.chain]. [players.river] It waits for as many contracts with fewer players.
    """

    rule: ClassVar[str] = "river.boat"

    def run(self, s: AgraState) -> None:
        level = s.tables.pier_level[s.pier - 1]
        if s.pier == PIERS or s.contracts[level - 1] < s.tables.pier_contracts[s.pier - 1]:
            return
        s.pier += 1
        limit = s.tables.order_limit[s.pier - 1]
        s.tell("agra-log-boat", self.rule, NOBODY, "pier", s.pier, "limit", limit)
        s.stack.append(self)
        if s.pier == 2:
            finish_builders_site(s)
        elif s.pier == 3:
            s.then(MoveMerchant(), PayForCotton())
        elif s.pier == 4:
            return_tokens(s)
            for seat in s.everyone()[::-1]:
                gain_favours(s, seat, s.tables.pier_4_favours, "river.pier_4")
        elif s.pier == 5:
            s.then(*[good_by_cotton(s, seat) for seat in s.everyone()])


def finish_builders_site(s: AgraState) -> None:
    """[river.pier_2] The Builder's building is built: no bonus, no worker, no processing."""
    if s.builder != NONE and not s.built[s.builder]:
        raise_building(s, NOBODY, s.builder)
        s.stack.append(MoveBuilder())


class PayForCotton(Step[AgraState]):
    """A procedure: [river.pier_3] when the Merchant has moved, everybody gets a favour for each
    cotton, at most three."""

    rule: ClassVar[str] = "river.pier_3"

    def run(self, s: AgraState) -> None:
        most = s.tables.cotton_favours_most
        for seat in s.everyone()[::-1]:
            gain_favours(s, seat, min(s.has(seat, COTTON), most), self.rule)


def good_by_cotton(s: AgraState, seat: int) -> GainValue:
    """[river.pier_5] Everybody gets a good worth 1, 2 or 3 for no, one or more cotton."""
    return GainValue(seat, 1 + min(s.has(seat, COTTON), 2), "river.pier_5")
