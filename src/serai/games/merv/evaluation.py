"""What bots are told about good play: the worth of positions, and priors of moves.

All of it in points, and all of it opinion. What is scored counts in full; what a seat owns counts
by what it may still bring, the less the nearer the end is.
"""

from collections.abc import Callable
from typing import Final

from serai.core.action import Action
from serai.core.components import read_figures
from serai.core.judge import TurnOpinions
from serai.games.merv import tables
from serai.games.merv.rules.invasion import attacked
from serai.games.merv.rules.turn import ChooseAction, ChooseSite, ChooseSlot
from serai.games.merv.rules.walls import free_slots, wall_influence
from serai.games.merv.rules.years import hall_points, set_points
from serai.games.merv.state import MervState

CUBE: Final = 0.7
WHITE_CUBE: Final = 1.0
CAMEL: Final = 0.6
FAVOUR: Final = 1.0
INFLUENCE: Final = 0.45
SCROLL: Final = 0.9
COMMON: Final = 1.0
RARE: Final = 1.8
CARD: Final = 0.5
"""A caravan card beyond what its set scores."""
STEP: Final = 0.6
POST: Final = 0.4
HELP: Final = 2.0
"""A lasting breakthrough at the beginning of the game."""
SITE: Final = 0.25
"""What a building brings in a round, beside its points."""
GROWTH: Final = 1.5
"""What a hall will have scored more by the next year."""
ROUNDS: Final = 12.0

EACH: Final = read_figures("serai.games.merv", "planners.toml")
"""What planners count besides."""


def rounds_left(s: MervState) -> float:
    return max(0.0, ROUNDS - 4.0 * (s.year - 1) - s.round - (0.5 if s.acted else 0.0))


def scorings_left(s: MervState) -> int:
    return s.tables.years + 1 - s.year if s.stack else 0


# === THE WORTH OF A POSITION ==================================================================


def worth(s: MervState, seat: int) -> float:
    if not s.stack:
        return float(s.points[seat])
    left = rounds_left(s) / ROUNDS
    near = min(1.0, 4.0 * left)
    total = s.points[seat] + near * cube_worth(s, seat) + CAMEL * near * s.camels[seat]
    total += building_worth(s, seat) + courtier_worth(s, seat)
    total += INFLUENCE * min(1.0, 2.0 * left) * s.influence[seat]
    posts = s.posts[seat].bit_count()
    total += near * (SCROLL * (s.scrolls[seat] - s.scrolls_used[seat]) + POST * posts)
    total += near * COMMON * (s.common[seat] - s.common_used[seat])
    total += near * RARE * (s.rare[seat] - s.rare_used[seat])
    own = s.spices[seat * tables.SPICES : (seat + 1) * tables.SPICES]
    total += set_points(s, own) + CARD * near * sum(own) + STEP * near * s.mosque_steps(seat)
    for tile in range(2 * tables.TIER_TILES):
        if s.breakthrough[tile] == seat:
            total += HELP * left
    return total


def planned(s: MervState, seat: int) -> float:
    """How good the end of a turn is for planners, who are told what pays only over the years: one
    who looks a single step ahead goes too far for it."""
    now = worth(s, seat)
    if not s.stack:
        return now
    cubes = s.cubes[seat * tables.CUBES : (seat + 1) * tables.CUBES]
    own = s.spices[seat * tables.SPICES : (seat + 1) * tables.SPICES]
    total = EACH["worth"] * now + EACH["points"] * s.points[seat]
    courtiers, buildings = courtier_worth(s, seat), building_worth(s, seat)
    total += EACH["courtiers"] * courtiers + EACH["buildings"] * buildings
    total += EACH["cube"] * sum(cubes) + (EACH["white_cube"] - EACH["cube"]) * cubes[tables.WHITE]
    total += EACH["favour"] * s.favour[seat] + EACH["influence"] * s.influence[seat]
    total += EACH["scroll"] * (s.scrolls[seat] - s.scrolls_used[seat])
    total += EACH["post"] * s.posts[seat].bit_count() + EACH["step"] * s.mosque_steps(seat)
    total += EACH["contract"] * s.contract.count(seat) + EACH["soldier"] * s.soldier.count(seat)
    total += EACH["help"] * s.breakthrough[: 2 * tables.TIER_TILES].count(seat)
    total += EACH["kind_of_spice"] * (tables.SPICES - own.count(0))
    for cell in range(tables.CELLS):
        if s.building[cell] == seat:
            total += EACH["building"] + (EACH["upgrade"] if s.upgrade[cell] != tables.NONE else 0.0)
            total += EACH["in_danger"] if attacked(s, cell) else 0.0
    return now + total * rounds_left(s) / ROUNDS


def cube_worth(s: MervState, seat: int) -> float:
    """Cubes are worth less the more there are of one colour."""
    total = 0.0
    for colour in range(tables.COLOURS):
        count = s.cubes[seat * tables.CUBES + colour]
        total += CUBE * min(count, 2) + 0.5 * CUBE * max(0, min(count, 5) - 2)
    return total + WHITE_CUBE * min(5, s.cubes[seat * tables.CUBES + tables.WHITE])


def building_worth(s: MervState, seat: int) -> float:
    """Points of each year that it stands, and what it helps till then."""
    total = 0.0
    for cell in range(tables.CELLS):
        if s.building[cell] == seat:
            stays = keeps(s, cell) * scorings_left(s)
            total += stays * site_points(s, seat, cell) + SITE * rounds_left(s) / 2.0
            if s.upgrade[cell] != tables.NONE:
                total += SITE * rounds_left(s)
    return total


def site_points(s: MervState, seat: int, cell: int) -> float:
    """[score.buildings] [score.tiles] [score.mosque] What a building scores in a year."""
    points = float(s.tables.building_points)
    symbol = s.symbol(cell)
    for tile, owner in enumerate(s.scoring_tiles):
        if owner == seat and s.tables.scoring_symbol[tile] == symbol:
            points += s.tables.scoring_points[tile]
    if symbol == tables.MOSQUE and s.mosque_steps(seat) == max(s.tables.space_step):
        points += s.tables.mosque_end_points
    return points


def keeps(s: MervState, cell: int) -> float:
    """How likely a building is still there when it scores."""
    if not attacked(s, cell):
        return 1.0
    return 0.7 if s.year < s.tables.first_invasion else 0.55


def courtier_worth(s: MervState, seat: int) -> float:
    """Courtiers score as far as favour lasts; the best of them first."""
    scores: list[float] = []
    for hall in range(tables.HALLS):
        count = s.halls[seat * tables.HALLS + hall]
        scores += [float(hall_points(s, seat, hall))] * count
    scores.sort(reverse=True)
    favour, total = float(s.favour[seat]), 0.0
    for year in range(scorings_left(s)):
        for points in scores:
            if favour < 0.5:
                break
            favour -= 1.0
            total += points + GROWTH * year
        favour += 1.5  # what comes in until the next year
    return total + FAVOUR * min(1.0, rounds_left(s) / 6.0) * s.favour[seat] * 0.5


# === PRIORS ===================================================================================


def slot_opinion(s: MervState, seat: int, slot: int) -> float:
    cells = [cell for cell in s.tables.lines[slot] if cell != tables.CAMEL_MARKET]
    return max([site_opinion(s, seat, cell, s.tables.lines[slot]) for cell in cells])


def site_opinion(s: MervState, seat: int, cell: int, line: list[int]) -> float:
    """Cubes that come in, a new building, and what an owner gets."""
    owner = s.building[cell]
    if owner == tables.NONE:
        owner = seat
    gain = 0.0
    for one in line:
        if one == cell or s.building[one] == owner:
            gain += CUBE + (0.5 if s.upgrade[one] != tables.NONE else 0.0)
    if s.building[cell] == tables.NONE:
        gain += 0.5 * scorings_left(s) + SITE * rounds_left(s) / 2.0 + 0.5
    elif owner != seat and owner < s.seats:
        gain -= 0.4
    return gain


def protects(s: MervState, seat: int, cell: int) -> float:
    if s.building[cell] == seat and attacked(s, cell):
        return 0.3 * scorings_left(s) * site_points(s, seat, cell)
    return 0.0


def wall_gain(s: MervState, seat: int, slot: int) -> float:
    gain = 0.6 * wall_influence(s, seat, slot)
    for cell in s.tables.lines[slot][: tables.REACH]:
        gain += 0.5 * protects(s, seat, cell)
    return gain


def best_wall(s: MervState, seat: int, wall: int) -> float:
    slots = free_slots(s, s.tables.wall_gate[wall])
    gains = [wall_gain(s, seat, slot) for slot in slots]
    return max([0.0, *gains]) - 0.6 * len(s.tables.wall_cost[wall])


def hall_gain(s: MervState, seat: int, hall: int) -> float:
    """A courtier for his cubes, as far as favour will last."""
    points = hall_points(s, seat, hall) + GROWTH
    lasting = min(scorings_left(s), max(1, s.favour[seat] + 2 - s.courtiers(seat)))
    first = FAVOUR if s.in_hall(hall) == 0 else 0.0
    return points * lasting * 0.8 + first - CUBE * (s.courtiers(seat) + 1)


def guard_gain(s: MervState, seat: int, cell: int) -> float:
    return (0.5 if s.building[cell] == seat else 1.0) + protects(s, seat, cell)


GAINS: Final[dict[str, Callable[[MervState, int, int], float]]] = {
    "go": slot_opinion,
    "activate": lambda s, seat, cell: site_opinion(s, seat, cell, s.line(seat)),
    "courtier": hall_gain,
    "guard": guard_gain,
    "build": best_wall,
    "wall": wall_gain,
    "score": lambda s, seat, hall: float(hall_points(s, seat, hall)),
    "stand": lambda s, seat, place: 0.4 * (len(s.queue) - place) + CAMEL * s.left_behind[place],
    "fulfil": lambda s, seat, contract: float(s.tables.contract_points[contract]),
    "take": lambda s, seat, card: 1.2 + (CAMEL if s.on_card[card] else 0.0),
    "buy": lambda s, seat, city: 0.8 if city < tables.INNER else 1.0,
    "pay": lambda s, seat, colour: -WHITE_CUBE if colour == tables.WHITE else 0.3,
    "upgrade": lambda s, seat, cell: site_points(s, seat, cell) + keeps(s, cell),
}
"""What the choice of a thing may bring a seat, by its verb."""
ALWAYS: Final[dict[str, float]] = {
    "act": 2.5,
    "favour": 1.0,
    "soldier": 1.0,
    "advance": 1.5,
    "settle": 1.5,
    "collect": 0.7,
    "trade": 0.7,
    "load": -CAMEL,
}
"""What other choices bring; those that are missing, nothing."""


def opinion(s: MervState, seat: int, action: Action) -> float:
    """What an option may bring its seat."""
    gain = GAINS.get(action.verb)
    return ALWAYS.get(action.verb, 0.0) if gain is None else gain(s, seat, action.thing)


JUDGE: Final = TurnOpinions(
    worth, opinion, (ChooseSlot, ChooseSite, ChooseAction), (ChooseSlot,), 15.0, planned
)
