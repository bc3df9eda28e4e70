"""What bots are told about good play: the worth of positions, and first opinions on moves.

All of it in fame spaces, and all of it opinion. What lies on the tracks counts in full; what a seat
owns counts by what it may still bring, the less the nearer the end is.
"""

from typing import Final

from serai.core import play
from serai.core.action import Action
from serai.core.judge import Judge
from serai.core.luck import FastLuck
from serai.core.step import State
from serai.games.rajas import actions, rewards, tables
from serai.games.rajas.rules import grants, market, payment, placing, province, river
from serai.games.rajas.rules.tokens import TakeToken
from serai.games.rajas.scoring import leads
from serai.games.rajas.state import AT_BRIDGE, AT_FAME, AT_MONEY, RajasState

COIN: Final = 0.5
DIE: Final = 0.35
"""A die, whatever it shows …"""
PIP: Final = 0.15
"""… and each of its pips."""
KARMA_WORTH: Final = 0.7
WORKER: Final = 1.0
"""What a worker brings in a round."""
LONG_GAME: Final = 8.0
"""Rounds of a game."""
SCROLL: Final = 0.3
"""What an upgrade brings in a round."""
MARKET: Final = 0.1
"""What each coin of a market brings in a round."""
OPEN_CELL: Final = 0.25
VICTORY: Final = 25.0
"""More than all that a seat may own."""
SPACE: Final = 0.1
"""A space of the river."""


def rounds_left(s: RajasState, seat: int) -> float:
    """How many rounds may still come, by the rounds so far and by what the others lack. What the
    seat itself lacks does not count, or it would not want to come nearer."""
    if s.crossings:
        return 0.0
    left = max(1.0, LONG_GAME - s.round)
    for other in range(s.seats):
        if other != seat:
            left = min(left, max(0.5, -LONG_GAME * s.margin(other) / s.tables.fame_spaces))
    return left


# === THE WORTH OF A POSITION ==================================================================


def worth(s: RajasState, seat: int) -> float:
    left = rounds_left(s, seat)
    near = min(1.0, left / 2.0)
    total = s.margin(seat) + (VICTORY if leads(s, seat) else 0.0)
    total += near * (dice_worth(s, seat) + KARMA_WORTH * s.karma[seat])
    total += left * WORKER * (s.workers[seat] - 3 + workers_near(s, seat))
    total += SCROLL * s.upgrades(seat) * min(left, 5.0)
    total += near * (SPACE * s.boat[seat] + 0.6 * (1 if s.elephant == seat else 0))
    for good in range(rewards.GOODS):
        total += MARKET * left * sum(market.market_coins(s, seat, good))
    return total + near * province_worth(s, seat)


def dice_worth(s: RajasState, seat: int) -> float:
    pips = sum([payment.reach(s, seat, colour, 0) for colour in range(rewards.DICE_COLOURS)])
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
    for cell in province.open_cells(s, seat):
        total += OPEN_CELL + 0.25 * cell_gain(s, seat, cell)
    return total


def income_worth(s: RajasState, seat: int, income: int) -> float:
    token = s.token_on[seat * tables.INCOMES + income]
    if token != tables.NONE:
        return reward_worth(s, seat, s.tables.token_rewards[token])
    return reward_worth(s, seat, s.tables.income_rewards[s.expert(seat)][income])


def reward_worth(s: RajasState, seat: int, given: list[int]) -> float:
    total = 0.0
    for at in range(0, len(given), rewards.LENGTH):
        total += one_reward(s, seat, given[at], given[at + 1], given[at + 2])
    return total


def one_reward(s: RajasState, seat: int, kind: int, a: int, b: int) -> float:
    die = DIE + PIP * 3.5
    if kind == rewards.COINS:
        joins = s.waiting[seat] & AT_MONEY and s.money[seat] + a >= s.tables.worker_money
        return COIN * a + (WORKER * rounds_left(s, seat) * 0.5 if joins else 0.0)
    if kind == rewards.FAME:
        joins = s.waiting[seat] & AT_FAME and s.fame[seat] + a >= s.tables.worker_fame
        return a + (WORKER * rounds_left(s, seat) * 0.5 if joins else 0.0)
    if kind == rewards.KARMA:
        return KARMA_WORTH * min(a, s.tables.karma_most - s.karma[seat])
    if kind == rewards.UPGRADE:
        return SCROLL * min(5.0, rounds_left(s, seat))
    if kind == rewards.GAIN_DICE:
        return die * min(b, s.capacity(seat) - s.held[seat] + 1)
    if kind in (rewards.DICE_SET, rewards.DICE_PER_KARMA):
        return die * (3 if kind == rewards.DICE_SET else s.karma[seat])
    if kind == rewards.SELL_DIFFERENT:
        return COIN * max([0, *market.different_coins(s, seat)])
    if kind == rewards.SELL_SAME:
        return COIN * max([best_sale(s, seat, good, a) for good in range(rewards.GOODS)])
    if kind in (rewards.RIVER_STEP, rewards.RIVER_MOVE, rewards.TOKEN):
        return 1.2
    if kind >= rewards.FAME_PER_UPGRADE:
        return float(grants.counted_fame(s, seat, kind, a))
    if kind >= rewards.COINS_PER_MARKET:
        return COIN * grants.counted_coins(s, seat, kind, a)
    return 2.2  # a chamber, a tile that covers


def best_sale(s: RajasState, seat: int, good: int, most: int) -> int:
    """What so many markets of a good pay at most."""
    return sum(market.market_coins(s, seat, good)[:most])


# === FIRST OPINIONS ===========================================================================


def tile_gain(s: RajasState, seat: int, tile: int) -> float:
    coins = sum(s.tables.tile_market_coins[tile])
    return province.tile_fame(s, seat, tile) + (COIN + MARKET * rounds_left(s, seat)) * coins


def stack_gain(s: RajasState, seat: int, stack: int) -> float:
    """A tile for its dice."""
    tile = s.top[stack]
    return tile_gain(s, seat, tile) - (PIP + DIE / 3.5) * s.tables.tile_cost[tile]


def cell_gain(s: RajasState, seat: int, cell: int) -> float:
    """Incomes beside a cell that are not linked yet."""
    total = 0.0
    for edge in range(tables.EDGES):
        income = s.tables.income_at[cell * tables.EDGES + edge]
        if income != tables.NONE and not s.linked[seat] & 1 << income:
            total += income_worth(s, seat, income)
    return total


def roads_gain(s: RajasState, seat: int, cell: int, roads: int) -> float:
    """Incomes that are linked, and cells to which a road leads for the first time."""
    linked = province.newly_linked(s, seat, cell, roads)
    total = 0.0
    for income in range(tables.INCOMES):
        if linked & 1 << income:
            total += income_worth(s, seat, income)
    for edge in range(tables.EDGES):
        beside = s.tables.neighbour[cell * tables.EDGES + edge]
        if beside != tables.NONE and roads & 1 << edge and beside in s.tables.building_cells:
            at = seat * tables.CELLS + beside
            if s.tile[at] == tables.NONE:
                others = s.reached[at] & ~tables.OPPOSITE[1 << edge]
                total += 0.05 if others else OPEN_CELL + 0.25 * cell_gain(s, seat, beside)
    return total


def river_gain(s: RajasState, seat: int, space: int) -> float:
    gain = reward_worth(s, seat, river.space_rewards(s, space)) + SPACE * (space - s.boat[seat])
    if s.waiting[seat] & AT_BRIDGE and space > s.tables.bridge:
        gain += WORKER * rounds_left(s, seat) * 0.5
    return gain


def colour_gain(s: RajasState, seat: int, colour: int) -> float:
    """What one more die of a colour would bring within reach."""
    most = payment.reach(s, seat, colour, 0)
    gain = 0.0
    for stack in range(colour * tables.BACKS, (colour + 1) * tables.BACKS):
        if s.top[stack] != tables.NONE and most < s.tables.tile_cost[s.top[stack]] <= most + 4:
            gain = max(gain, 0.3 * tile_gain(s, seat, s.top[stack]))
    return gain


class RajasJudge(Judge):
    """Judges positions of Rajas of the Ganges."""

    def __init__(self) -> None:
        self.doubt = 0.8
        """By how much a first opinion is usually wrong."""
        self.lead = 12.0
        """By how much a lead may change: a turn is worth two or three, so little is won early."""

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, RajasState)
        return worth(s, seat)

    def priors(self, s: State, options: list[Action]) -> list[float]:
        assert isinstance(s, RajasState)
        seat = s.stack[-1].actor(s)
        if isinstance(s.stack[-1], placing.PlaceWorker):
            return [whole_turn(s, seat, action) for action in options]
        return [opinion(s, seat, action) for action in options]

    def temperature(self) -> float:
        return self.doubt

    def quiet(self, s: State) -> bool:
        """Between turns nothing is half done."""
        return not s.stack or isinstance(s.stack[-1], (placing.PlaceWorker, TakeToken))

    def horizon(self, s: State) -> int:
        return s.turns

    def swing(self, s: State) -> float:
        return self.lead


def whole_turn(s: RajasState, seat: int, action: Action) -> float:
    """The worth at the end of a turn that begins with this choice and goes on by first opinions."""
    world = s.copy()
    luck = FastLuck(s.draws)
    play.apply_trusted(world, action)
    play.advance(world, luck)
    while world.stack and world.turns == s.turns:
        options = play.options(world)
        gains = [opinion(world, seat, option) for option in options]
        play.apply_trusted(world, options[gains.index(max(gains))])
        play.advance(world, luck)
    return worth(world, seat)


def opinion(s: RajasState, seat: int, action: Action) -> float:
    """What an option may bring its seat."""
    if isinstance(action, actions.Buy):
        return stack_gain(s, seat, action.stack)
    if isinstance(action, (actions.Lay, actions.Cover)):
        return cell_gain(s, seat, action.cell)
    if isinstance(action, actions.Turn):
        step = s.stack[-1]
        assert isinstance(step, province.TurnTile)
        return roads_gain(s, seat, step.cell, action.roads)
    if isinstance(action, actions.Sail):
        return river_gain(s, seat, action.space)
    if isinstance(action, actions.Visit):
        return reward_worth(s, seat, s.tables.chamber_rewards[action.chamber])
    if isinstance(action, actions.Token):
        return reward_worth(s, seat, s.tables.token_rewards[action.token])
    return dice_opinion(s, seat, action)


def dice_opinion(s: RajasState, seat: int, action: Action) -> float:
    """Choices about dice, and the small ones."""
    if isinstance(action, (actions.Pay, actions.Flip)):
        return paying(s, seat, action)
    if isinstance(action, actions.Return):
        return -PIP * payment.value_of(action.die) - DIE
    if isinstance(action, actions.Forgo):
        return -PIP * 3.5 - DIE
    if isinstance(action, actions.Reroll):
        return PIP * (3.2 - payment.value_of(action.die))
    if isinstance(action, actions.Choose):
        return colour_gain(s, seat, action.colour)
    if isinstance(action, actions.Earn):
        return float(action.coins)
    if isinstance(action, actions.Accept):
        return 1.0
    if isinstance(action, actions.Sell):
        return COIN * best_sale(s, seat, action.good, 4)
    if isinstance(action, actions.Upgrade):
        shown = 0
        for tile in s.top:
            if tile != tables.NONE:
                shown += s.tables.tile_buildings[tile].count(action.building)
        return 0.1 * shown + 0.2 * s.scroll[seat * tables.BUILDINGS + action.building]
    if isinstance(action, actions.Slot):
        return 0.0 if s.linked[seat] & 1 << action.income else 1.0
    return 0.0  # as proposed; no more


def paying(s: RajasState, seat: int, action: Action) -> float:
    """A die is given up, and sometimes its pips bring something."""
    assert isinstance(action, (actions.Pay, actions.Flip))
    turned = isinstance(action, actions.Flip)
    value = payment.value_of(action.die)
    cost = DIE + PIP * value + (KARMA_WORTH if turned else 0.0)
    if turned:
        value = payment.TURNED - value
    step = s.stack[-1]
    if isinstance(step, placing.PayDie):
        kind = s.tables.place_rewards[step.place]
        if kind[0] == rewards.SELL_GOOD:
            return COIN * best_sale(s, seat, kind[1], value) - cost
        if kind[0] == rewards.SAIL:
            spaces = river.free_spaces(s, seat, value)
            return max([river_gain(s, seat, space) for space in spaces]) - cost
    return -cost
