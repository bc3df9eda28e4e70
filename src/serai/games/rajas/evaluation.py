"""What bots are told about good play: the worth of positions, and priors of moves.

All in fame spaces, and all opinion: what lies on the tracks, and what a seat may still gain till
the end. The weights were fitted to games of greedy bots: so much, and so much more for each round.
"""

from collections.abc import Callable
from typing import Final

from serai.core.action import Action
from serai.core.judge import TurnOpinions
from serai.games.rajas import rewards, tables
from serai.games.rajas.rules import grants, market, payment, placing, province, river
from serai.games.rajas.rules.tokens import TakeToken
from serai.games.rajas.scoring import leads
from serai.games.rajas.state import AT_BRIDGE, AT_FAME, AT_MONEY, RajasState

PACE: Final = 8.5  # fame spaces that a seat goes in a round
COIN: Final = 0.5
DIE: Final = 1.0  # a die, whatever it shows …
PIP: Final = 0.08  # … and each of its pips
KARMA: Final = 0.27  # karma, for each round
WORKER: Final = 4.2
BY_FAME: Final = 3.0  # the whole way to a waiting worker
BY_MONEY: Final = 2.0
BY_BRIDGE: Final = 4.5
UPGRADE: Final = 0.15
UPGRADED: Final = 0.08  # for each round
EACH_GOOD: Final = 0.5
"""Each coin of the best markets of all goods, for each round: once a round one sells there."""
ONE_GOOD: Final = 0.19  # each coin of the four best markets of one good, for each round
TOO_MUCH: Final = -0.25
"""Each coin of any market, for each round: what is counted above is not sold twice."""
STEPS: Final = -0.03  # a space of the river that is left behind, for each round
INCOME: Final = 0.4  # the part that an income within reach is worth
OPEN_CELL: Final = 0.1
VICTORY: Final = 25.0  # more than all that a seat may still gain
TEMPERATURE: Final = 3.0  # by how much a prior is usually wrong
LEAD: Final = 3.0
"""By how much a lead is thought to change: little, so that the better turn stands out."""


def rounds_left(s: RajasState, seat: int) -> float:
    """By what the others lack. By what the seat itself lacks it would not want to come nearer."""
    if any(s.crossed):
        return 0.0
    nearest = max([s.margin(other) for other in range(s.seats) if other != seat])
    return max(0.2, -nearest / PACE)


def die_worth(left: float) -> float:
    return (DIE + PIP * 3.5) * min(1.0, left)


# === THE WORTH OF A POSITION ==================================================================


def worth(s: RajasState, seat: int) -> float:
    return worth_by(s, seat, rounds_left(s, seat), all_coins(s, seat), open_gains(s, seat))


def worth_by(
    s: RajasState, seat: int, left: float, coins: list[list[int]], gains: list[float]
) -> float:
    near = min(1.0, left)
    total = s.margin(seat) + (VICTORY if leads(s, seat) else 0.0)
    pips = sum([payment.reach(s, seat, colour, 0) for colour in range(rewards.DICE_COLOURS)])
    total += near * (DIE * s.held[seat] + PIP * pips)
    total += left * KARMA * s.karma[seat] + (UPGRADE + UPGRADED * left) * s.upgrades(seat)
    total += min(1.0, left / 2.0) * (WORKER * (s.workers[seat] - 3) + workers_near(s, seat))
    total += left * (market_worth(coins) + STEPS * s.boat[seat])
    for gain in gains:
        total += near * (OPEN_CELL + INCOME * gain)
    return total


def all_coins(s: RajasState, seat: int) -> list[list[int]]:
    """What the markets pay, by goods, the best first: all in one walk through the province."""
    t = s.tables
    found: list[list[int]] = [[] for _ in range(rewards.GOODS)]
    for tile in s.tile[seat * tables.CELLS : (seat + 1) * tables.CELLS]:
        if tile != tables.NONE:
            for at, good in enumerate(t.tile_market_goods[tile]):
                found[good].append(t.tile_market_coins[tile][at])
    return [sorted(own, reverse=True) for own in found]


def open_gains(s: RajasState, seat: int) -> list[float]:
    return [cell_gain(s, seat, cell) for cell in province.open_cells(s, seat)]


def workers_near(s: RajasState, seat: int) -> float:
    """How near the next workers are."""
    t, waiting, found = s.tables, s.waiting[seat], 0.0
    if waiting & AT_FAME:
        found += BY_FAME * s.fame[seat] / t.fame.worker
    if waiting & AT_MONEY:
        found += BY_MONEY * min(1.0, s.money[seat] / t.money.worker)
    return found + (BY_BRIDGE * s.boat[seat] / (t.bridge + 1) if waiting & AT_BRIDGE else 0.0)


def market_worth(coins: list[list[int]]) -> float:
    """What the markets of each good, the best first, may bring in a round."""
    total, most = 0.0, 0
    for own in coins:
        total += EACH_GOOD * sum(own[:1]) + TOO_MUCH * sum(own)
        most = max(most, sum(own[:4]))
    return total + ONE_GOOD * most


# === THE WORTH OF REWARDS =====================================================================


def reward_worth(s: RajasState, seat: int, given: list[int]) -> float:
    total = 0.0
    for at in range(0, len(given), rewards.LENGTH):
        total += one_reward(s, seat, given[at], given[at + 1], given[at + 2])
    return total


def one_reward(s: RajasState, seat: int, kind: int, a: int, b: int) -> float:
    if kind == rewards.COINS:
        return COIN * a
    if kind == rewards.FAME:
        return float(a)
    left = rounds_left(s, seat)
    if kind == rewards.KARMA:
        return left * KARMA * min(a, s.tables.karma_most - s.karma[seat])
    if kind == rewards.UPGRADE:
        return UPGRADE + UPGRADED * left
    if kind in (rewards.GAIN_DICE, rewards.DICE_SET, rewards.DICE_PER_KARMA):
        count = len(grants.wanted_dice(s, seat, kind, a, b))
        return die_worth(left) * min(count, s.capacity(seat) - s.held[seat] + 1)
    if kind == rewards.SELL_DIFFERENT:
        return COIN * max([0, *market.different_coins(s, seat)])
    if kind == rewards.SELL_SAME:
        return COIN * max([best_sale(s, seat, good, a) for good in range(rewards.GOODS)])
    if kind in (rewards.RIVER_STEP, rewards.RIVER_MOVE, rewards.TOKEN):
        return 1.5
    if kind >= rewards.COINS_PER_MARKET:
        unit = 1.0 if kind >= rewards.FAME_PER_UPGRADE else COIN
        return unit * grants.counted(s, seat, kind, a)
    return 2.2  # a chamber, a tile that covers


def best_sale(s: RajasState, seat: int, good: int, most: int) -> int:
    return sum(market.market_coins(s, seat, good)[:most])


def cell_gain(s: RajasState, seat: int, cell: int, roads: int = tables.ALL_ROADS) -> float:
    """Incomes that such roads on a cell would link, as long as they are not linked yet."""
    linked = province.newly_linked(s, seat, cell, roads)
    total = 0.0
    for income in range(tables.INCOMES):
        if linked & 1 << income:
            total += reward_worth(s, seat, province.income_rewards(s, seat, income))
    return total


# === PRIORS ===================================================================================


def stack_gain(s: RajasState, seat: int, stack: int) -> float:
    coins = all_coins(s, seat)
    return tile_gain(s, seat, stack, rounds_left(s, seat), coins, market_worth(coins))


def tile_gain(
    s: RajasState, seat: int, stack: int, left: float, coins: list[list[int]], before: float
) -> float:
    """A tile for its dice: fame, coins now and in later sales."""
    t, tile = s.tables, s.top[stack]
    after = coins[:]
    for at, good in enumerate(t.tile_market_goods[tile]):
        after[good] = sorted([*after[good], t.tile_market_coins[tile][at]], reverse=True)
    gain = province.tile_fame(s, seat, tile) + COIN * sum(t.tile_market_coins[tile])
    return gain + left * (market_worth(after) - before) - die_worth(left) * t.tile_cost[tile] / 4.5


def roads_gain(s: RajasState, seat: int, cell: int, roads: int) -> float:
    """Incomes that are linked, and cells to which a road leads for the first time."""
    total = cell_gain(s, seat, cell, roads)
    for edge in range(tables.EDGES):
        beside = s.tables.neighbour[cell * tables.EDGES + edge]
        if beside != tables.NONE and roads & 1 << edge and beside in s.tables.building_cells:
            at = seat * tables.CELLS + beside
            if s.tile[at] == tables.NONE and not s.reached[at] & ~tables.OPPOSITE[1 << edge]:
                total += OPEN_CELL + INCOME * cell_gain(s, seat, beside)
    return total


def river_gain(s: RajasState, seat: int, space: int) -> float:
    gain = reward_worth(s, seat, s.tables.space_rewards(space, s.river_tile[space]))
    if s.waiting[seat] & AT_BRIDGE:  # the way to the worker counts
        gain += BY_BRIDGE * (space - s.boat[seat]) / (s.tables.bridge + 1)
    return gain


def colour_gain(s: RajasState, seat: int, colour: int) -> float:
    """What one more die of a colour would bring within reach."""
    most = payment.reach(s, seat, colour, 0)
    gain = 0.0
    for stack in range(colour * tables.BACKS, (colour + 1) * tables.BACKS):
        if s.top[stack] != tables.NONE and most < s.tables.tile_cost[s.top[stack]] <= most + 4:
            gain = max(gain, 1.0 + 0.3 * stack_gain(s, seat, stack))
    return gain


class RajasJudge(TurnOpinions):
    """Judges positions of Rajas of the Ganges."""

    def __init__(self) -> None:
        pauses = (placing.PlaceWorker, TakeToken)
        super().__init__(worth, opinion, (placing.PlaceWorker,), pauses, LEAD)

    def temperature(self) -> float:
        return TEMPERATURE


def turn_gain(s: RajasState, seat: int, roads: int) -> float:
    step = s.stack[-1]
    return roads_gain(s, seat, step.cell, roads) if isinstance(step, province.TurnTile) else 0.0


def paying(s: RajasState, seat: int, die: int, flips: bool) -> float:
    """A die is given up, and sometimes its pips bring something."""
    value, step = payment.value_of(die), s.stack[-1]
    cost = DIE + PIP * value
    if flips:
        cost += KARMA * rounds_left(s, seat)
        value = tables.TURNED - value
    if isinstance(step, placing.PayDie):
        given = s.tables.place_rewards[step.place]
        if given[0] == rewards.SELL_GOOD:
            return COIN * best_sale(s, seat, given[1], value) - cost
        if given[0] == rewards.SAIL:
            spaces = river.free_spaces(s, seat, value)
            return max([river_gain(s, seat, space) for space in spaces]) - cost
    return -cost


GAINS: Final[dict[str, Callable[[RajasState, int, int], float]]] = {
    "buy": stack_gain,
    "lay": cell_gain,
    "cover": cell_gain,
    "turn": turn_gain,
    "sail": river_gain,
    "visit": lambda s, seat, chamber: reward_worth(s, seat, s.tables.chamber_rewards[chamber]),
    "token": lambda s, seat, token: reward_worth(s, seat, s.tables.token_rewards[token]),
    "pay": lambda s, seat, die: paying(s, seat, die, False),
    "flip": lambda s, seat, die: paying(s, seat, die, True),
    "return": lambda s, seat, die: PIP * (3.5 - payment.value_of(die)),  # to have a new one instead
    "reroll": lambda s, seat, die: PIP * (3.2 - payment.value_of(die)),
    "choose": colour_gain,
    "earn": lambda s, seat, coins: 10.0 * coins + 1.0,
    "accept": lambda s, seat, nothing: 1.0,
    "sell": lambda s, seat, good: float(best_sale(s, seat, good, 4)),
    "upgrade": lambda s, seat, building: 0.2 * s.scroll[seat * tables.BUILDINGS + building],
    "slot": lambda s, seat, income: 0.0 if s.linked[seat] & 1 << income else 1.0,
}
"""What a choice may bring a seat, by its verb. Others go on as proposed, or want no more."""


def opinion(s: RajasState, seat: int, action: Action) -> float:
    """What an option may bring its seat."""
    gain = GAINS.get(action.verb)
    return 0.0 if gain is None else gain(s, seat, action.thing)
