"""Agra by a plan: make what is asked for, climb where one delivers, and cash in with orders.

* Goods are only worth what somebody asks for: marked orders first (two goods at once), then the
  notables whose contract one can win, then Akbar. Three of a kind are too many.
* Orders pay by the step on the guild's track, and stones in a column pay again in the end for
  whoever leads there. So steps come early, and orders of guilds in which one leads.
* Workers who stand are points of meditation: lie down when the points buy something now. A farm
  with open fields and a step or two of meditation pay for the whole game.
* Favours are for spending. When the end is near only rupees count.
"""

from collections.abc import Sequence
from typing import Any

from turns import best_turn

from serai.core.action import Action
from serai.games.agra.tables import BASICS, BOWLS, GOODS, GUILDS, NONE, NOTABLES, ORDERS, SLOTS

GOOD = (0.0, 0.3, 0.7, 1.2, 1.6)
"""A good of value 0, 1, 2 … that one may use some day."""
WANTED, PAIR = 0.15, 1.5
"""More for a good that a notable or an order asks for, and for both goods of an order."""
FAVOUR, STONE, CONTRACT = 0.4, 0.9, (0.0, 2.5, 3.0, 3.5, 4.5)
CLIMB = 0.35
"""What a rupee more for each later order is worth."""
MEDITATION, FIELD = 1.2, 0.25
HOME, STANDING, LYING = 0.3, 0.45, 0.1
"""Workers at home, standing and lying in the city."""
AKBAR = (0, 1, 3, 5)


class Plan:
    """Follows the plan above."""

    def __init__(self, game: Any, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        self.seed += 1
        return best_turn(worlds, view.seat, options, worth, self.seed, width=14)


def worth(s: Any, seat: int) -> float:
    """Rupees now and to come."""
    sure = float(s.rupees[seat]) + s.uncovered[seat] + akbar(s, seat) + columns(s, seat)
    left = (1.0, 0.5, 0.25)[s.ending]
    won = [n for n in range(NOTABLES) if s.notable_owner[n] == seat]
    sure += sum(CONTRACT[s.tables.notable_level[n]] for n in won) * (0.3 + 0.7 * left)
    sure += s.tables.meditation_rupees[s.meditation[seat]]
    return sure + left * (stock(s, seat) + board(s, seat))


def akbar(s: Any, seat: int) -> float:
    gifts = sum(s.bowl_owner[bowl] == seat for bowl in range(BOWLS))
    return AKBAR[gifts] if gifts < 4 else 5 + 3 * (gifts - 3)


def columns(s: Any, seat: int) -> float:
    """Own orders of each guild, which pay again for the first and the second of its track."""
    total = 0.0
    for guild in range(GUILDS):
        stones = s.order_owner[guild * ORDERS : (guild + 1) * ORDERS].count(seat)
        steps = [s.step(other, guild) for other in s.after(seat)]
        ahead = sum(step > s.step(seat, guild) for step in steps)
        tied = s.step(seat, guild) in steps
        total += stones * (2 - tied if ahead == 0 else 1 if ahead == 1 else 0)
    return total


def stock(s: Any, seat: int) -> float:
    """Goods and favours, best of all those that somebody asks for."""
    wanted, total = asked(s), FAVOUR * min(s.favours[seat], 8)
    for good in range(GOODS):
        count = s.has(seat, good)
        each = GOOD[min(s.value[good], 4)]
        total += each * (min(count, 2) + 0.4 * max(0, count - 2))
        if wanted[good]:
            total += WANTED * s.value[good] * min(count, wanted[good])
    for guild in range(GUILDS):
        pair = order(s, guild)
        if pair and s.step(seat, guild) and all(s.has(seat, good) for good in pair):
            total += PAIR
    return total


def asked(s: Any) -> list[int]:
    """How many of each good are asked for now."""
    wanted, t = [0] * GOODS, s.tables
    for guild in range(GUILDS):
        for good in order(s, guild):
            wanted[good] += 1
    for notable in s.river:
        if s.notable_owner[notable] == NONE and s.level_open(t.notable_level[notable]):
            for slot, good in enumerate(t.asks[notable]):
                wanted[good] += s.stone[notable * SLOTS + slot] == NONE
    return wanted


def order(s: Any, guild: int) -> list[int]:
    at = s.order_at[guild]
    return [] if at == NONE else s.tables.order_goods[guild * ORDERS + at]


def board(s: Any, seat: int) -> float:
    """Tracks, deliveries under way, workers, the farm."""
    t = s.tables
    total = sum(CLIMB * t.order_rupees[s.step(seat, guild)] for guild in range(GUILDS))
    for notable in s.river:
        if s.notable_owner[notable] == NONE:
            stones = s.stone[notable * SLOTS : (notable + 1) * SLOTS]
            total += STONE * stones.count(seat)
    out = [place for place, owner in enumerate(s.worker) if owner == seat]
    up = sum(s.standing[place] for place in out)
    total += HOME * s.supply[seat] + STANDING * up + LYING * (len(out) - up)
    total += MEDITATION * s.meditation[seat]
    return total + FIELD * sum(min(s.fields(seat, good), 5) for good in range(BASICS))
