"""What a position of Merv looks like to a learned value: one row of numbers for each seat.

The rows hold what lies open on the table, seen from the seat, and the parts of the hand-written
worth. All numbers are brought to about the same size. Weights belong to one `VERSION` of them.
"""

from typing import Final

from serai.games.merv import evaluation, tables
from serai.games.merv.rules.invasion import attacked
from serai.games.merv.rules.years import hall_points, set_points
from serai.games.merv.state import MervState

VERSION: Final = 1

COLUMNS: Final = [
    *("players-2", "players-3", "players-4", "year-2", "year-3", "rounds-left", "played"),
    *("place-in-queue", "points", "worth", "cube-worth", "building-worth", "courtier-worth"),
    *("camels", "favour", "best-favour", "influence", "scrolls", "common", "rare", "posts"),
    *("inner-posts", "mosque", "mosque-end", "servants", "buildings-left", "contracts", "used"),
    *[f"cubes-{colour}" for colour in tables.COLOUR_IDS],
    *[f"hall-{hall}" for hall in tables.HALL_IDS],
    *[f"hall-points-{hall}" for hall in tables.HALL_IDS],
    *[f"spice-{place}" for place in range(tables.SPICES)],
    *("spice-points", "cards", "breakthroughs", "high-breakthroughs", "scoring-tiles"),
    *[f"buildings-{symbol}" for symbol in tables.SYMBOL_IDS],
    *[f"colour-{colour}" for colour in tables.COLOUR_IDS[: tables.COLOURS]],
    *("upgrades", "soldiers", "attacked", "site-points", "favour-short"),
]

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
    return course(s, seat) + owned(s, seat) + houses(s, seat) + city(s, seat)


def course(s: MervState, seat: int) -> list[float]:
    place = s.queue.index(seat) if seat in s.queue else len(s.queue)
    return [
        float(s.seats == 2),
        float(s.seats == 3),
        float(s.seats == 4),
        float(s.year == 2),
        float(s.year == 3),
        evaluation.rounds_left(s) / evaluation.ROUNDS,
        float(seat in s.acted),
        place / 4.0,
        s.points[seat] / 50.0,
        evaluation.worth(s, seat) / 50.0,
        evaluation.cube_worth(s, seat) / 5.0,
        evaluation.building_worth(s, seat) / 20.0,
        evaluation.courtier_worth(s, seat) / 20.0,
    ]


def owned(s: MervState, seat: int) -> list[float]:
    """What lies before the seat."""
    inner = (1 << tables.INNER) - 1
    steps = s.mosque_steps(seat)
    used = s.scrolls_used[seat] + s.common_used[seat] + s.rare_used[seat]
    return [
        s.camels[seat] / 4.0,
        s.favour[seat] / 5.0,
        s.best_favour[seat] / 10.0,
        s.influence[seat] / 10.0,
        (s.scrolls[seat] - s.scrolls_used[seat]) / 3.0,
        (s.common[seat] - s.common_used[seat]) / 3.0,
        (s.rare[seat] - s.rare_used[seat]) / 3.0,
        s.posts[seat].bit_count() / 4.0,
        (s.posts[seat] & inner).bit_count() / 4.0,
        steps / 4.0,
        float(steps == max(s.tables.space_step)),
        s.servants[seat] / 8.0,
        s.buildings[seat] / 8.0,
        s.contract.count(seat) / 3.0,
        used / 5.0,
    ] + [s.cubes[seat * tables.CUBES + colour] / 3.0 for colour in range(tables.CUBES)]


def houses(s: MervState, seat: int) -> list[float]:
    """Palace, caravansary, library, mosque."""
    halls = [s.halls[seat * tables.HALLS + hall] for hall in range(tables.HALLS)]
    worth = [hall_points(s, seat, hall) / 5.0 for hall in range(tables.HALLS)]
    own = s.spices[seat * tables.SPICES : (seat + 1) * tables.SPICES]
    first = s.breakthrough[: 2 * tables.TIER_TILES].count(seat)
    return [
        *[hall / 2.0 for hall in halls],
        *worth,
        *[count / 3.0 for count in sorted(own, reverse=True)],
        set_points(s, own) / 10.0,
        sum(own) / 5.0,
        first / 3.0,
        (s.breakthrough.count(seat) - first) / 3.0,
        s.scoring_tiles.count(seat) / 2.0,
    ]


def city(s: MervState, seat: int) -> list[float]:
    """The buildings of the seat, by what they do and what threatens them."""
    symbols = [0.0] * len(tables.SYMBOL_IDS)
    colours = [0.0] * tables.COLOURS
    upgrades = threatened = points = 0.0
    for cell in range(tables.CELLS):
        if s.building[cell] == seat:
            symbols[s.symbol(cell)] += 0.5
            colours[s.colour(cell)] += 0.5
            points += evaluation.site_points(s, seat, cell) / 5.0
            upgrades += 0.5 if s.upgrade[cell] != tables.NONE else 0.0
            threatened += 0.5 if attacked(s, cell) else 0.0
    short = max(0, s.courtiers(seat) - s.favour[seat])
    return [
        *symbols,
        *colours,
        upgrades,
        s.soldier.count(seat) / 3.0,
        threatened,
        points,
        short / 3.0,
    ]
