"""Merv by a plan: few things, many of them, and courtiers who count them three times.

* Early years: buildings in lines where one has some already, so that every activation gives several
  cubes; the first courtiers while they cost one or two cubes.
* A hall pays for each courtier and each thing, so everything goes into one or two collections:
  scrolls, spices, goods or the mosque. Favour is needed for every courtier at the end of the year.
* Walls and soldiers in the second and third year, as much for influence as for safety: influence
  opens contracts and spices.
* Contracts whenever they can be paid; cubes and camels are worth nothing in the end.
"""

from collections.abc import Sequence
from typing import Any

from turns import best_turn

from serai.core.action import Action
from serai.games.merv.tables import CELLS, CUBES, HALLS, NONE, SIZE, SPICES

CUBE, ENOUGH = 0.8, 7
"""A cube for later, and how many are enough."""
LATER = 0.7
"""What a point of a later year is worth now: it takes favour once more."""
COLLECT = 0.5
"""What a collected thing is worth without a courtier: contracts and courtiers may come."""
FAVOUR, INFLUENCE, CAMEL = 1.2, 0.5, 0.6
PRODUCE, NEIGHBOURS = 1.2, 0.3
"""What a building, and two of them in one line, give in cubes in each year that is left."""
GROWTH = 2.5
"""How much a collection with courtiers grows in a year."""


class Plan:
    """Follows the plan above."""

    def __init__(self, game: Any, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, options: Sequence[Action], worlds: Any) -> Action:
        self.seed += 1
        return best_turn(worlds, view.seat, options, worth, self.seed, width=18)


def worth(s: Any, seat: int) -> float:
    """Points now and to come."""
    if not s.stack:
        return float(s.points[seat])
    years = s.tables.years - max(s.year, 1) + int(s.scored < s.year)
    left = years - s.round / 4.0
    total = s.points[seat] + halls(s, seat, years) + buildings(s, seat, years)
    total += set_points([*s.spices[seat * SPICES : (seat + 1) * SPICES]])
    total += (INFLUENCE * s.influence[seat] + CAMEL * min(s.camels[seat], 4)) * min(1.0, left / 2)
    cubes = (
        sum(s.cubes[seat * CUBES : (seat + 1) * CUBES]) + 0.4 * s.cubes[seat * CUBES + CUBES - 1]
    )
    few = min(cubes, ENOUGH)
    return total + CUBE * (few + 0.3 * (cubes - few)) * min(1.0, left)


def halls(s: Any, seat: int, years: int) -> float:
    """What courtiers will score, with the favour there is, and what collections are good for."""
    amounts = [
        s.scrolls[seat],
        sum(s.spices[seat * SPICES : (seat + 1) * SPICES]),
        s.common[seat] + s.rare[seat],
        s.tables.space_step[s.mosque[seat]] if s.mosque[seat] != NONE else 0,
    ]
    courtiers = s.halls[seat * HALLS : (seat + 1) * HALLS]
    scores = sorted((amounts[h] for h in range(HALLS) for _ in range(courtiers[h])), reverse=True)
    total = COLLECT * sum(amounts) * min(1, years)
    if years > 0:
        total += sum(scores[: s.favour[seat]])
        total += min(s.favour[seat], len(scores) + 2) * FAVOUR * 0.5
    for year in range(1, years):
        total += LATER * sum(score + GROWTH * year for score in scores)
    return total + FAVOUR * 0.5 * s.favour[seat] * max(0, years - 1) / 2


def buildings(s: Any, seat: int, years: int) -> float:
    """Points and cubes of every year, less what the Mongols may take."""
    own = [cell for cell in range(CELLS) if s.building[cell] == seat]
    lines = [cell // SIZE for cell in own] + [SIZE + cell % SIZE for cell in own]
    pairs = sum(lines.count(line) ** 2 - lines.count(line) for line in set(lines)) / 2
    later = max(0, years - 1)
    total = (years + PRODUCE * later) * len(own) + NEIGHBOURS * later * pairs
    upgrades = sum(s.upgrade[cell] != NONE for cell in own)
    total += years * (3.0 * s.scoring_tiles.count(seat) + upgrades)
    if s.year >= s.tables.first_invasion and years:
        danger = [cell for cell in own if s.soldier[cell] == NONE and is_open(s, cell)]
        total -= 1.2 * years * len(danger) * (1 + s.round) / 4
    return total


def is_open(s: Any, cell: int) -> bool:
    return any(s.wall[slot] == NONE for slot in s.tables.attack_slots[cell])


def set_points(spices: list[int]) -> float:
    """Sets without equal spices; those that are begun may still grow."""
    total = 0.0
    while any(spices):
        total += (1, 3, 6, 10)[sum(count > 0 for count in spices) - 1]
        spices = [max(0, count - 1) for count in spices]
    return total
