"""What bots are told about good play: the worth of positions, and first opinions on moves.

All of it in fame spaces, and all of it opinion. What lies on the tracks counts in full; what a seat
owns counts by what it may still bring, the less the nearer the end is.
"""

from typing import Final

from serai.core.action import Action
from serai.core.judge import Judge
from serai.core.step import State
from serai.games.rajas.actions import (
    Buy,
    Choose,
    Cover,
    Flip,
    Forgo,
    Income,
    Lay,
    Pay,
    Place,
    Reroll,
    Return,
    Sail,
    Sell,
    Slot,
    Token,
    Turn,
    Upgrade,
    Visit,
)
from serai.games.rajas.rewards import (
    BUILD,
    COINS,
    COINS_PER_MARKET,
    DICE_PER_KARMA,
    DICE_SET,
    ELEPHANT,
    FACES,
    FAME,
    FAME_PER_UPGRADE,
    GAIN_DICE,
    GOODS,
    KARMA,
    LENGTH,
    RIVER_MOVE,
    RIVER_STEP,
    SAIL,
    SELL_DIFFERENT,
    SELL_GOOD,
    SELL_SAME,
    TOKEN,
    UPGRADE,
    VISIT,
)
from serai.games.rajas.rules.covering import TurnCover
from serai.games.rajas.rules.grants import counted_coins, counted_fame
from serai.games.rajas.rules.market import different_coins, market_coins, same_coins
from serai.games.rajas.rules.payment import reach, value_of
from serai.games.rajas.rules.placing import PayDie, PlaceWorker
from serai.games.rajas.rules.province import (
    TurnTile,
    affordable,
    newly_linked,
    tile_fame,
)
from serai.games.rajas.rules.river import free_spaces
from serai.games.rajas.rules.tokens import TakeToken
from serai.games.rajas.state import AT_BRIDGE, AT_FAME, AT_MONEY, RajasState
from serai.games.rajas.tables import (
    BACKS,
    BUILDINGS,
    CELLS,
    DICE,
    EDGES,
    INCOMES,
    NO_DIE,
    NONE,
    OPPOSITE,
)

COIN: Final = 0.5
DIE: Final = 0.55
"""A die, whatever it shows …"""
PIP: Final = 0.17
"""… and each of its pips."""
KARMA_WORTH: Final = 0.7
WORKER: Final = 1.7
"""What a worker brings in a round."""
LONG_GAME: Final = 8.0
"""Rounds of a game."""
SCROLL: Final = 0.4
"""What an upgrade brings in a round."""
MARKET: Final = 0.09
"""What each coin of a market brings in a round."""
OPEN_CELL: Final = 0.25
SPACE: Final = 0.1
"""A space of the river."""
DOUBT: Final = 0.8
"""By how much a first opinion is usually wrong."""


def rounds_left(s: RajasState) -> float:
    """How many rounds may still come, by whoever has come farthest."""
    if s.crossings:
        return 0.0
    nearest = s.margin(0)
    for seat in range(1, s.seats):
        nearest = max(nearest, s.margin(seat))
    way = -nearest / s.tables.fame_spaces
    return max(0.3, LONG_GAME * min(1.0, way))


# === THE WORTH OF A POSITION ==================================================================


def worth(s: RajasState, seat: int) -> float:
    left = rounds_left(s)
    near = min(1.0, left / 2.0)
    total = float(s.margin(seat))
    if s.crossed[seat]:
        total += 3.0
    total += near * (dice_worth(s, seat) + KARMA_WORTH * s.karma[seat])
    total += left * WORKER * (s.workers[seat] - 3 + workers_near(s, seat))
    total += SCROLL * s.upgrades(seat) * min(left, 5.0)
    total += near * (SPACE * s.boat[seat] + 0.6 * (1 if s.elephant == seat else 0))
    markets = 0
    for good in range(GOODS):
        markets += sum(market_coins(s, seat, good))
    total += MARKET * markets * left
    return total + near * province_worth(s, seat)


def dice_worth(s: RajasState, seat: int) -> float:
    pips = 0
    for die in range(DICE):
        pips += s.dice[seat * DICE + die] * value_of(die)
    return DIE * s.held[seat] + PIP * pips


def workers_near(s: RajasState, seat: int) -> float:
    """How near the next workers are, as parts of one."""
    t, waiting, found = s.tables, s.waiting[seat], 0.0
    if waiting & AT_FAME:
        found += 0.5 * s.fame[seat] / t.worker_fame
    if waiting & AT_MONEY:
        found += 0.5 * min(1.0, s.money[seat] / t.worker_money)
    if waiting & AT_BRIDGE:
        found += 0.4 * s.boat[seat] / (t.bridge + 1)
    return min(found, 0.5 * (s.workers_most() - s.workers[seat]))


def province_worth(s: RajasState, seat: int) -> float:
    """Room for more tiles, and incomes that are within reach."""
    total = 0.0
    first = seat * CELLS
    for cell in s.tables.building_cells:
        if s.tile[first + cell] != NONE or not s.reached[first + cell]:
            continue
        total += OPEN_CELL
        for edge in range(EDGES):
            income = s.tables.income_at[cell * EDGES + edge]
            if income != NONE and not s.linked[seat] & 1 << income:
                total += 0.25 * income_worth(s, seat, income)
    for income in range(INCOMES):
        if s.token_on[seat * INCOMES + income] != NONE and not s.linked[seat] & 1 << income:
            total += 0.3
    return total


def income_worth(s: RajasState, seat: int, income: int) -> float:
    token = s.token_on[seat * INCOMES + income]
    if token != NONE:
        return reward_worth(s, seat, s.tables.token_rewards[token])
    return reward_worth(s, seat, s.tables.income_rewards[s.expert(seat)][income])


def reward_worth(s: RajasState, seat: int, rewards: list[int]) -> float:
    total = 0.0
    for at in range(0, len(rewards), LENGTH):
        total += one_reward(s, seat, rewards[at], rewards[at + 1], rewards[at + 2])
    return total


def one_reward(s: RajasState, seat: int, kind: int, a: int, b: int) -> float:
    die = DIE + PIP * 3.5
    if kind == COINS:
        joins = s.waiting[seat] & AT_MONEY and s.money[seat] + a >= s.tables.worker_money
        return COIN * a + (WORKER * rounds_left(s) * 0.5 if joins else 0.0)
    if kind == FAME:
        joins = s.waiting[seat] & AT_FAME and s.fame[seat] + a >= s.tables.worker_fame
        return a + (WORKER * rounds_left(s) * 0.5 if joins else 0.0)
    if kind == KARMA:
        return KARMA_WORTH * min(a, s.tables.karma_most - s.karma[seat])
    if kind == UPGRADE:
        return SCROLL * min(5.0, rounds_left(s))
    if kind == GAIN_DICE:
        return die * min(b, s.capacity(seat) - s.held[seat] + 1)
    if kind in (DICE_SET, DICE_PER_KARMA):
        return die * (3 if kind == DICE_SET else s.karma[seat])
    if kind == SELL_DIFFERENT:
        return COIN * different_coins(s, seat)
    if kind == SELL_SAME:
        return COIN * max([same_coins(s, seat, good, a) for good in range(GOODS)])
    if kind in (RIVER_STEP, RIVER_MOVE, TOKEN, ELEPHANT):
        return 1.2 if kind != ELEPHANT else 0.6
    if kind >= FAME_PER_UPGRADE:
        return float(counted_fame(s, seat, kind, a))
    if kind >= COINS_PER_MARKET:
        return COIN * counted_coins(s, seat, kind, a)
    return 2.2  # a chamber, a tile that covers


# === FIRST OPINIONS ===========================================================================


def tile_gain(s: RajasState, seat: int, tile: int) -> float:
    coins = sum(s.tables.tile_market_coins[tile])
    return tile_fame(s, seat, tile) + (COIN + MARKET * rounds_left(s)) * coins


def stack_gain(s: RajasState, seat: int, stack: int) -> float:
    """A tile for its dice."""
    tile = s.top[stack]
    return tile_gain(s, seat, tile) - (PIP + DIE / 3.5) * s.tables.tile_cost[tile]


def cell_gain(s: RajasState, seat: int, cell: int) -> float:
    """Incomes beside a cell that are not linked yet."""
    total = 0.0
    for edge in range(EDGES):
        income = s.tables.income_at[cell * EDGES + edge]
        if income != NONE and not s.linked[seat] & 1 << income:
            total += income_worth(s, seat, income)
    return total


def roads_gain(s: RajasState, seat: int, cell: int, roads: int) -> float:
    """Incomes that are linked, and cells to which a road leads for the first time."""
    linked = newly_linked(s, seat, cell, roads)
    total = 0.0
    for income in range(INCOMES):
        if linked & 1 << income:
            total += income_worth(s, seat, income)
    for edge in range(EDGES):
        beside = s.tables.neighbour[cell * EDGES + edge]
        if beside != NONE and roads & 1 << edge and beside in s.tables.building_cells:
            at = seat * CELLS + beside
            if s.tile[at] == NONE:
                others = s.reached[at] & ~OPPOSITE[1 << edge]
                total += 0.05 if others else OPEN_CELL + 0.25 * cell_gain(s, seat, beside)
    return total


def river_gain(s: RajasState, seat: int, space: int) -> float:
    tile = s.river_tile[space]
    rewards = s.tables.river_rewards[space]
    if tile != NONE:
        rewards = s.tables.river_tile_rewards[tile]
    gain = reward_worth(s, seat, rewards) + SPACE * (space - s.boat[seat])
    if s.waiting[seat] & AT_BRIDGE and space > s.tables.bridge:
        gain += WORKER * rounds_left(s) * 0.5
    return gain


def place_gain(s: RajasState, seat: int, place: int) -> float:
    """What a place may bring, less its price."""
    t = s.tables
    rewards = t.place_rewards[place]
    kind = rewards[0]
    gain = -COIN * s.board.price[place]
    if t.place_die[place] != NO_DIE:
        gain -= DIE + PIP * 2.0
    if kind == BUILD:
        return gain + 1.0 + max([stack_gain(s, seat, one) for one in affordable(s, seat)])
    if kind == SAIL:
        spaces = free_spaces(s, seat, 2)
        return gain + max([river_gain(s, seat, space) for space in spaces])
    if kind == SELL_GOOD:
        return gain + COIN * same_coins(s, seat, rewards[1], 4)
    if kind == VISIT:
        return gain + reward_worth(s, seat, t.chamber_rewards[rewards[1].bit_length() - 1])
    return gain + reward_worth(s, seat, rewards)


def colour_gain(s: RajasState, seat: int, colour: int) -> float:
    """What one more die of a colour would bring within reach."""
    most = reach(s, seat, colour, 0)
    gain = 0.0
    for stack in range(colour * BACKS, (colour + 1) * BACKS):
        if s.top[stack] != NONE and most < s.tables.tile_cost[s.top[stack]] <= most + 4:
            gain = max(gain, 0.3 * tile_gain(s, seat, s.top[stack]))
    return gain


class RajasJudge(Judge):
    """Judges positions of Rajas of the Ganges."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, RajasState)
        return worth(s, seat)

    def priors(self, s: State, options: list[Action]) -> list[float]:
        assert isinstance(s, RajasState)
        seat = s.stack[-1].actor(s)
        return [opinion(s, seat, action) for action in options]

    def temperature(self) -> float:
        return DOUBT

    def quiet(self, s: State) -> bool:
        """Between turns nothing is half done."""
        return not s.stack or isinstance(s.stack[-1], (PlaceWorker, TakeToken))

    def horizon(self, s: State) -> int:
        return s.turns

    def swing(self, s: State) -> float:
        assert isinstance(s, RajasState)
        return 1.5 + 0.8 * rounds_left(s)


def opinion(s: RajasState, seat: int, action: Action) -> float:
    """What an option may bring its seat."""
    if isinstance(action, Place):
        return place_gain(s, seat, action.place)
    if isinstance(action, Buy):
        return stack_gain(s, seat, action.stack)
    if isinstance(action, (Lay, Cover)):
        return cell_gain(s, seat, action.cell)
    if isinstance(action, Turn):
        step = s.stack[-1]
        assert isinstance(step, (TurnTile, TurnCover))
        return roads_gain(s, seat, step.cell, action.roads)
    if isinstance(action, Sail):
        return river_gain(s, seat, action.space)
    if isinstance(action, Visit):
        return reward_worth(s, seat, s.tables.chamber_rewards[action.chamber])
    if isinstance(action, Token):
        return reward_worth(s, seat, s.tables.token_rewards[action.token])
    return dice_opinion(s, seat, action)


def dice_opinion(s: RajasState, seat: int, action: Action) -> float:
    """Choices about dice, and the small ones."""
    if isinstance(action, (Pay, Flip)):
        return paying(s, seat, action)
    if isinstance(action, Return):
        return -PIP * value_of(action.die) - DIE
    if isinstance(action, Forgo):
        return -PIP * 3.5 - DIE
    if isinstance(action, Reroll):
        return PIP * (3.2 - value_of(action.die))
    if isinstance(action, Choose):
        return colour_gain(s, seat, action.colour)
    if isinstance(action, Sell):
        return COIN * same_coins(s, seat, action.good, 4)
    if isinstance(action, Upgrade):
        shown = 0
        for tile in s.top:
            if tile != NONE:
                shown += s.tables.tile_buildings[tile].count(action.building)
        return 0.1 * shown + 0.2 * s.scroll[seat * BUILDINGS + action.building]
    if isinstance(action, Slot):
        return 0.0 if s.linked[seat] & 1 << action.income else 1.0
    if isinstance(action, Income):
        return income_worth(s, seat, action.income)
    return 0.0  # as proposed; no more


def paying(s: RajasState, seat: int, action: Action) -> float:
    """A die is given up, and sometimes its pips bring something."""
    assert isinstance(action, (Pay, Flip))
    turned = isinstance(action, Flip)
    cost = DIE + PIP * value_of(action.die) + (KARMA_WORTH if turned else 0.0)
    value = FACES + 1 - value_of(action.die) if turned else value_of(action.die)
    step = s.stack[-1]
    if isinstance(step, PayDie):
        kind = s.tables.place_rewards[step.place]
        if kind[0] == SELL_GOOD:
            return COIN * same_coins(s, seat, kind[1], value) - cost
        if kind[0] == SAIL:
            spaces = free_spaces(s, seat, value)
            return max([river_gain(s, seat, space) for space in spaces]) - cost
    return -cost
