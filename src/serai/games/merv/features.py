"""What a position of Merv looks like to a learned value: one row of numbers for each seat.

The rows hold what lies open on the table, seen from the seat, and the parts of the hand-written
worth. All numbers are brought to about the same size. Weights belong to one `VERSION` of them.
"""

from typing import Final

from serai.core.components import read_figures
from serai.games.merv import evaluation, tables
from serai.games.merv.rules.invasion import attacked
from serai.games.merv.rules.years import hall_points, set_points
from serai.games.merv.state import MervState

VERSION: Final = 1

SIZED: Final = read_figures("serai.games.merv", "features.toml")
COLUMNS: Final = [*SIZED]
SIZES: Final = [*SIZED.values()]

LEFT: Final = "rounds-left"
"""The column that says how long it may still last: everything else is worth more or less by it."""
VICTORY: Final = 15.0
"""What a win is worth beside the lead, in points."""


def settled(s: MervState, seat: int) -> float | None:
    """The lead of a seat, once the game is over."""
    if s.stack:
        return None
    lead = s.points[seat] - max([s.points[other] for other in range(s.seats) if other != seat])
    return lead + (VICTORY if lead > 0 else 0.0)


def features(s: MervState, seat: int) -> list[float]:
    """The row of a seat, in the order of COLUMNS."""
    figures = course(s, seat) + owned(s, seat) + houses(s, seat) + city(s, seat)
    return [figure / size for figure, size in zip(figures, SIZES, strict=True)]


def course(s: MervState, seat: int) -> list[float]:
    """How far the game is, and how good a position it is in the eyes of a judge."""
    players = [float(s.seats == count) for count in range(2, 5)]
    years = [float(s.year == year) for year in range(2, 4)]
    place = s.queue.index(seat) if seat in s.queue else len(s.queue)
    when: list[float] = [evaluation.rounds_left(s), float(seat in s.acted), place, s.points[seat]]
    cubes, courtiers = evaluation.cube_worth(s, seat), evaluation.courtier_worth(s, seat)
    worth = [evaluation.worth(s, seat), cubes, evaluation.building_worth(s, seat), courtiers]
    return players + years + when + worth


def owned(s: MervState, seat: int) -> list[float]:
    """What lies before the seat."""
    tracks: list[float] = [s.favour[seat], s.best_favour[seat], s.influence[seat]]
    have = [s.scrolls[seat], s.common[seat], s.rare[seat]]
    used = [s.scrolls_used[seat], s.common_used[seat], s.rare_used[seat]]
    left = [float(count - gone) for count, gone in zip(have, used, strict=True)]
    inner, steps = s.posts[seat] & (1 << tables.INNER) - 1, s.mosque_steps(seat)
    ways: list[float] = [s.posts[seat].bit_count(), inner.bit_count(), steps]
    end = float(steps == max(s.tables.space_step))
    rest: list[float] = [end, s.servants[seat], s.buildings[seat], s.contract.count(seat)]
    cubes = s.cubes[seat * tables.CUBES : (seat + 1) * tables.CUBES]
    return [s.camels[seat], *tracks, *left, *ways, *rest, sum(used), *cubes]


def houses(s: MervState, seat: int) -> list[float]:
    """Palace, caravansary, library, mosque."""
    halls = s.halls[seat * tables.HALLS : (seat + 1) * tables.HALLS]
    worth = [hall_points(s, seat, hall) for hall in range(tables.HALLS)]
    own = s.spices[seat * tables.SPICES : (seat + 1) * tables.SPICES]
    spices = [*sorted(own, reverse=True), set_points(s, own), sum(own)]
    first = s.breakthrough[: 2 * tables.TIER_TILES].count(seat)
    tiles = [first, s.breakthrough.count(seat) - first, s.scoring_tiles.count(seat)]
    return [float(figure) for figure in halls + worth + spices + tiles]


def city(s: MervState, seat: int) -> list[float]:
    """The buildings of the seat, by what they do and what threatens them."""
    symbols, colours = [0.0] * len(tables.SYMBOL_IDS), [0.0] * tables.COLOURS
    upgrades = threatened = points = 0.0
    for cell in range(tables.CELLS):
        if s.building[cell] == seat:
            symbols[s.symbol(cell)] += 1.0
            colours[s.colour(cell)] += 1.0
            points += evaluation.site_points(s, seat, cell) / 5.0
            upgrades += 1.0 if s.upgrade[cell] != tables.NONE else 0.0
            threatened += 1.0 if attacked(s, cell) else 0.0
    short = max(0, s.courtiers(seat) - s.favour[seat])
    return [*symbols, *colours, upgrades, s.soldier.count(seat), threatened, points, short]
