"""Selling: the markets of a province pay again."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import IfPossible
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


def different_coins(s: RajasState, seat: int) -> list[int]:
    """[market.different] [river.different] What markets with different goods, [market.fewer] three
    or fewer, may pay together: the most first."""
    totals = {0}
    for good in range(GOODS):
        coins = {0, *market_coins(s, seat, good)}
        totals = {total + coin for total in totals for coin in coins}
    return sorted(totals - {0}, reverse=True)


def same_coins(s: RajasState, seat: int, good: int, most: int) -> list[int]:
    """[market.same] What markets of a good, so many [market.fewer] or fewer, may pay together: the
    most first."""
    fewest = {0: 0}  # by what they pay: how few markets come to it
    for coins in market_coins(s, seat, good):
        for total, count in list(fewest.items()):
            if count < most:
                fewest[total + coins] = min(count + 1, fewest.get(total + coins, most))
    return sorted([total for total in fewest if total], reverse=True)


def sell_same(s: RajasState, seat: int, good: int, most: int, why: str) -> None:
    s.tell("rajas-log-sell", why, seat, "good", good)
    s.stack.append(EarnCoins(seat, same_coins(s, seat, good, most), why))


class EarnCoins(IfPossible[RajasState]):
    """[market.fewer] One chooses which markets pay. Those that come to the same are one choice."""

    rule: ClassVar[str] = "market.fewer"
    asks: ClassVar[str] = "rajas-prompt-earn"
    otherwise: ClassVar[tuple[str, str]] = ("rajas-log-nothing", "")

    def __init__(self, seat: int, totals: list[int], why: str) -> None:
        super().__init__(seat, why)
        self.totals: Final = totals

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.earn[coins] for coins in self.totals]

    def apply(self, s: RajasState, action: Action) -> None:
        coins = action.thing
        gain_coins(s, self.seat, coins, self.why)


class SellSame(IfPossible[RajasState]):
    """[river.same] [ganga.same] One chooses the good whose markets pay."""

    rule: ClassVar[str] = "river.same"
    asks: ClassVar[str] = "rajas-prompt-sell"
    otherwise: ClassVar[tuple[str, str]] = ("rajas-log-nothing", "")
    about: ClassVar[tuple[str, ...]] = ("most",)

    def __init__(self, seat: int, most: int, why: str) -> None:
        super().__init__(seat, why)
        self.most: Final = most

    def options(self, s: RajasState) -> list[Action]:
        first = self.seat * GOODS
        return [s.words.sell[good] for good in range(GOODS) if s.markets[first + good]]

    def apply(self, s: RajasState, action: Action) -> None:
        good = action.thing
        sell_same(s, self.seat, good, self.most, self.why)
