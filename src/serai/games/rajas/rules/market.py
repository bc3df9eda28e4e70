"""Selling: the markets of a province pay again."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, SeatStep
from serai.games.rajas.actions import Sell
from serai.games.rajas.rewards import GOODS
from serai.games.rajas.rules.gains import gain_coins
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import CELLS, NONE


def market_coins(s: RajasState, seat: int, good: int) -> list[int]:
    """What the markets of a good pay, the best first. [cover.gone] Covered ones are gone."""
    found: list[int] = []
    t = s.tables
    if s.markets[seat * GOODS + good]:
        for tile in s.tile[seat * CELLS : (seat + 1) * CELLS]:
            if tile == NONE:
                continue
            for at, sold in enumerate(t.tile_market_goods[tile]):
                if sold == good:
                    found.append(t.tile_market_coins[tile][at])
        found.sort(reverse=True)
    return found


def different_coins(s: RajasState, seat: int) -> int:
    """[market.different] The best market of each good."""
    total = 0
    for good in range(GOODS):
        total += sum(market_coins(s, seat, good)[:1])
    return total


def same_coins(s: RajasState, seat: int, good: int, most: int) -> int:
    """[market.same] So many markets of a good, the best ones."""
    return sum(market_coins(s, seat, good)[:most])


def sell_different(s: RajasState, seat: int, why: str) -> None:
    gain_coins(s, seat, different_coins(s, seat), why)


def sell_same(s: RajasState, seat: int, good: int, most: int, why: str) -> None:
    s.tell("rajas-log-sell", why, seat, "good", good)
    gain_coins(s, seat, same_coins(s, seat, good, most), why)


class SellSame(SeatStep[RajasState]):
    """[river.same] One chooses the good whose markets pay."""

    rule: ClassVar[str] = "river.same"
    asks: ClassVar[str] = "rajas-prompt-sell"
    about: ClassVar[tuple[str, ...]] = ("most",)

    def __init__(self, seat: int, most: int, why: str) -> None:
        super().__init__(seat)
        self.most: Final = most
        self.why: Final = why

    def actor(self, s: RajasState) -> int:
        return self.seat if s.market_count(self.seat) else NOBODY

    def run(self, s: RajasState) -> None:
        """There is nothing to sell."""

    def options(self, s: RajasState) -> list[Action]:
        options: list[Action] = []
        for good in range(GOODS):
            if s.markets[self.seat * GOODS + good]:
                options.append(s.words.sell[good])
        return options

    def apply(self, s: RajasState, action: Action) -> None:
        assert isinstance(action, Sell)
        sell_same(s, self.seat, action.good, self.most, self.why)
