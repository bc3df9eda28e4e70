"""Rajas of the Ganges by a plan: workers first, then a province that pays in fame and in coins.

* Both tracks count: a space of fame is as good as two coins.
* Early on whatever leads to the next worker (20 coins, 15 fame, the bridge) is worth more than it
  shows; a worker acts in every round that is left.
* Dice of high value of one colour buy a large tile; dice of 1 to 3 go to the port and the palace.
  Karma saves a bad roll, but no more than three fit.
* Tiles with markets are sold again later; upgrades pay if many buildings are still to come. In the
  end only the two tracks count.
"""

from collections.abc import Sequence
from typing import Any

from turns import best_turn

from serai.core.action import Action
from serai.games.rajas.rewards import DICE_COLOURS, FACES
from serai.games.rajas.state import AT_BRIDGE, AT_FAME, AT_MONEY
from serai.games.rajas.tables import BUILDINGS, CELLS, DICE, NONE

GOAL = 121.0
"""Coins, and half as much fame, that bring the markers together."""
PIP, DIE, MANY = 0.5, 1.2, 5
"""What dice are worth by their pips and by themselves; more than MANY only count pips."""
KARMA = 1.8
WORKER = 22.0
"""A worker who joins at the very beginning; later fewer rounds are left for him."""
MARKET, UPGRADE, BOAT = 2.5, 4.0, 0.3
TO_WORKER = 0.2


class Plan:
    """Follows the plan above."""

    def __init__(self, game: Any, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        self.seed += 1
        return best_turn(worlds, view.seat, options, worth, self.seed)


def worth(s: Any, seat: int) -> float:
    """How far one is, and what there is for the rest of the way, in coins."""
    way = come(s, seat)
    others = max(come(s, other) for other in s.after(seat))
    early = max(0.0, 1.0 - others / GOAL)
    if s.margin(seat) >= 0:
        return way + 1000.0
    return way + early**0.5 * means(s, seat) + early * lasting(s, seat)


def come(s: Any, seat: int) -> float:
    """How far the markers have come, in coins."""
    return 2.0 * s.fame[seat] + s.money[seat]


def means(s: Any, seat: int) -> float:
    """What is spent later: dice and karma."""
    total = KARMA * s.karma[seat]
    for colour in range(DICE_COLOURS):
        at = seat * DICE + colour * FACES
        pips = sum((face + 1) * s.dice[at + face] for face in range(FACES))
        total += PIP * min(pips, 11)
    return total + DIE * min(s.held[seat], MANY)


def lasting(s: Any, seat: int) -> float:
    """What pays in all rounds that are left."""
    t = s.tables
    total = WORKER * s.workers[seat]
    if s.workers[seat] < t.workers_most[0]:
        waiting = s.waiting[seat]
        total += TO_WORKER * min(s.money[seat], t.money.worker) * bool(waiting & AT_MONEY)
        total += 2 * TO_WORKER * min(s.fame[seat], t.fame.worker) * bool(waiting & AT_FAME)
        total += TO_WORKER * min(s.boat[seat], t.bridge) * bool(waiting & AT_BRIDGE)
    total += UPGRADE * sum(s.scroll[seat * BUILDINGS : (seat + 1) * BUILDINGS])
    total += BOAT * s.boat[seat]
    for tile in s.tile[seat * CELLS : (seat + 1) * CELLS]:
        if tile != NONE:
            total += MARKET * sum(t.tile_market_coins[tile])
    return total
