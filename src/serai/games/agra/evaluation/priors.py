"""Priors of moves, in rupees: quick, and often wrong. Search corrects them."""

from typing import Final

from serai.core.action import Action
from serai.games.agra import tables
from serai.games.agra.actions import (
    Akbar,
    Barter,
    Bonus,
    Build,
    Consign,
    Contemplate,
    Deliver,
    Done,
    Double,
    Exchange,
    Farmer,
    Favour,
    Favours,
    Free,
    Give,
    Lay,
    Luxury,
    Mosaic,
    Offer,
    Order,
    Pay,
    Peon,
    Place,
    Pray,
    Process,
    Recall,
    Sell,
    Spices,
    Take,
    Thrift,
    Tile,
    Token,
    Uncover,
    Up,
)
from serai.games.agra.evaluation.worth import best_uses, turns_left
from serai.games.agra.rules.notables import deliver_options, stones_on
from serai.games.agra.rules.orders import why_no_order
from serai.games.agra.rules.placing import peon_price
from serai.games.agra.rules.production import production
from serai.games.agra.rules.sailor import Deliveries
from serai.games.agra.state import AgraState
from serai.games.agra.tables import BASICS, CELLS, CHARACTERS, GOODS, GUILDS, NONE, SIDE, SIDES

PLAIN: Final = [0.4, 0.8, 0.8, 1.2]
"""What a good is worth without a known use, by its column."""
FAVOUR_WORTH: Final = 0.7
STEP_WORTH: Final = 1.0
IDLE: Final = 1.0
"""What is lost with an action that does nothing."""


class Opinion:
    """All that is looked up once for the options of one decision."""

    def __init__(self, s: AgraState, seat: int, w: list[float]) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.uses: Final = best_uses(s, seat, w)
        self.left: Final = turns_left(s, seat, w)

    def good(self, good: int) -> float:
        """What the next good of a kind would be worth."""
        return self.one_of(good, self.s.goods[self.seat * GOODS + good])

    def held(self, good: int) -> float:
        """What the last good of a kind that one has is worth."""
        return self.one_of(good, max(0, self.s.goods[self.seat * GOODS + good] - 1))

    def one_of(self, good: int, before: int) -> float:
        """A good of a kind of which there are so many before it: the best uses come first."""
        plain = PLAIN[good // BASICS] if self.left else 0.0  # in the last turn only uses count
        if before > 1:
            return plain * 0.8
        return max(plain, self.uses[good + GOODS * before])

    def of(self, action: Action) -> float:
        """The opinion on one option."""
        if isinstance(action, Done):
            return 0.0
        if isinstance(action, (Place, Peon)):
            return self.place(action.place, isinstance(action, Peon))
        if isinstance(action, (Favour, Thrift, Luxury, Spices, Consign)):
            return self.anytime(action)
        if isinstance(action, (Deliver, Double, Order, Akbar, Offer)):
            return self.delivery(action)
        if isinstance(action, (Process, Exchange, Take, Pay, Give, Sell, Token, Free)):
            return self.goods(action)
        if isinstance(action, (Lay, Recall, Mosaic, Uncover, Farmer, Contemplate)):
            return self.own_board(action)
        return self.other(action)

    # --- places -------------------------------------------------------------------------------

    def place(self, place: int, peon: bool) -> float:
        s = self.s
        opinion = self.character(place) if place < CHARACTERS else self.building(place)
        if peon:
            opinion -= peon_price(s, self.seat)
        elif s.worker[place] != NONE and s.standing[place]:
            opinion -= 0.3
        return opinion

    def character(self, place: int) -> float:
        if place == tables.ARCHITECT:
            return 1.6
        if place == tables.SAILOR:
            return self.sailor()
        if place == tables.TRADER:
            return 0.6
        assert place == tables.BOTANIST
        return 1.0 + 0.08 * min(self.left, 10.0)

    def sailor(self) -> float:
        """The best deliveries; each further one costs about a good."""
        s = self.s
        gains = sorted([self.of(option) for option in deliver_options(s, self.seat)], reverse=True)
        opinion = 0.0
        for at, gain in enumerate(gains[:3]):
            opinion += gain if at == 0 else max(0.0, gain - 0.8)
        for guild in range(GUILDS):
            if not why_no_order(s, self.seat, guild):
                opinion += 1.0
        return opinion

    def building(self, place: int) -> float:
        s = self.s
        building = place - CHARACTERS
        opinion = float(s.coins[building])
        if s.merchant == building:
            opinion += 2 * FAVOUR_WORTH
        if building < BASICS:
            made = production(s, self.seat, building)
            return opinion + self.good(building) + (made - 1) * 0.45
        if not s.built[building]:
            opinion += 0.3
        source = s.tables.arrow_from[s.tables.arrow_into[building]]
        count = min(3, s.goods[self.seat * GOODS + source])
        if not count:
            return opinion - IDLE if s.built[building] else opinion
        gain = self.good(building) - self.held(source)
        return opinion + max(0.2, gain) + (count - 1) * 0.45

    # --- goods --------------------------------------------------------------------------------

    def delivery(self, action: Action) -> float:
        s = self.s
        if isinstance(action, Deliver):
            return stones_on(s, action.notable) + 1.0 + STEP_WORTH - self.held(action.good) * 0.5
        if isinstance(action, Double):
            return stones_on(s, action.notable) + 2.4 + STEP_WORTH - self.held(action.good)
        if isinstance(action, Order):
            return s.tables.order_rupees[s.step(self.seat, action.guild)] - 0.5
        if isinstance(action, Akbar):
            return 2.2 - 0.5 * PLAIN[action.good // BASICS]
        assert isinstance(action, Offer)
        return 2.4 - self.held(action.good)

    def goods(self, action: Action) -> float:
        s = self.s
        if isinstance(action, Process):
            t = s.tables
            gain = self.good(t.arrow_to[action.arrow]) - self.held(t.arrow_from[action.arrow])
            return gain + 0.4 * (action.count - 1)
        if isinstance(action, Exchange):
            return self.good(action.take) - self.held(action.give) - 0.2
        if isinstance(action, Take):
            return self.good(action.good) - 0.5 * (s.value[action.good] - 1)
        if isinstance(action, Pay):
            value = s.value[action.good]
            if not isinstance(s.stack[-1], Deliveries):  # a building is paid for
                return -self.held(action.good)
            useful = min(value, self.undelivered())  # a rupee comes back for what is not used
            return 1.4 * useful + (value - useful) - self.held(action.good)
        if isinstance(action, Give):
            return 0.6 * s.value[action.good] - self.held(action.good)
        if isinstance(action, Sell):
            return s.value[action.good] - self.held(action.good)
        if isinstance(action, Free):
            return 0.6 - self.held(action.good)
        return -0.3  # a price token

    def undelivered(self) -> int:
        """Goods that notables would take beyond the deliveries that the Sailor has left."""
        step = self.s.stack[-1]
        assert isinstance(step, Deliveries)
        return max(0, len(deliver_options(self.s, self.seat)) - step.left)

    # --- the own board ------------------------------------------------------------------------

    def own_board(self, action: Action) -> float:
        s = self.s
        if isinstance(action, (Lay, Recall)):
            step = max(s.meditation[self.seat] - s.laid, 0)
            return 0.5 * s.tables.meditation_points[step] - 0.3
        if isinstance(action, Uncover):
            return 1.0 + 0.06 * min(self.left, 10.0)
        if isinstance(action, Farmer):
            return self.farmer(action.cell)
        if isinstance(action, Contemplate):
            return 0.15 * min(self.left, 10.0)
        assert isinstance(action, Mosaic)
        return 0.5

    def farmer(self, cell: int) -> float:
        """Towards the good that is made more rarely."""
        s = self.s
        side = cell // SIDE
        at = s.farmers[self.seat * SIDES + side]
        onward = cell > at
        gains = s.tables.corner_good[side if onward else (side + 1) % SIDES]
        loses = s.tables.corner_good[(side + 1) % SIDES if onward else side]
        crowded = s.fields(self.seat, gains) - s.fields(self.seat, loses)
        freed = 0.0 if s.covers[self.seat * CELLS + at] else 0.05
        return freed - 0.02 * crowded - 0.1

    def anytime(self, action: Action) -> float:
        s = self.s
        if isinstance(action, Favour):
            return 0.9 - FAVOUR_WORTH * s.tables.deed_spend[action.deed] + 1.0
        if isinstance(action, Thrift):
            return 0.9 - FAVOUR_WORTH * (s.tables.deed_spend[action.deed] - 1) + 1.0
        if isinstance(action, Luxury):
            if action.good == tables.CLOTHING:
                return s.value[tables.CLOTHING] - self.held(tables.CLOTHING)
            if action.good == tables.PAINTING:
                return 2 * STEP_WORTH - self.held(tables.PAINTING)
            if action.good == tables.STATUE:
                return 2.2 - self.held(tables.STATUE)
            return 1.6 - self.held(action.good)
        if isinstance(action, Consign):
            return 1.7 - self.held(action.good)
        return 0.0  # spices

    def other(self, action: Action) -> float:
        s = self.s
        if isinstance(action, Up):
            step = s.step(self.seat, action.guild)
            return 1.4 if step == 0 else 0.8 + 0.1 * min(step, 5)
        if isinstance(action, Build):
            return 2.0 + 0.5 * s.tables.cost[action.building]
        if isinstance(action, Bonus):
            return self.bonus(action.bonus)
        if isinstance(action, Favours):
            return 0.8
        if isinstance(action, Tile):
            return 0.8
        if isinstance(action, (Pray, Barter)):
            return 0.1
        return 0.0

    def bonus(self, bonus: int) -> float:
        t = self.s.tables
        extra = t.bonus_extra[bonus]
        opinion = float(t.bonus_rupees[bonus])
        if extra == tables.EXTRA_INFLUENCE:
            opinion += STEP_WORTH
        elif extra == tables.EXTRA_COVER:
            opinion += 1.4
        elif extra:
            opinion += FAVOUR_WORTH
        return opinion
