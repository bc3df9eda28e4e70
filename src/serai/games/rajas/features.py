"""What a position of Rajas looks like to a learned value: one row of numbers for each seat.

The rows hold what lies open on the table, seen from the seat, and the parts of the hand-written
worth. All numbers are brought to about the same size. Weights belong to one `VERSION` of them.
"""

from typing import Final

from serai.games.rajas import evaluation, rewards, tables
from serai.games.rajas.rules import payment, province
from serai.games.rajas.scoring import leads
from serai.games.rajas.state import WAITING, RajasState

VERSION: Final = 1

COLUMNS: Final = [
    *("players-2", "players-3", "players-4", "navaratna", "ganga", "expert", "round", "to-place"),
    *("turns-till", "elephant", "rounds-left", "rounds-of-others", "margin", "worth", "crossed"),
    *("fame", "money", "karma", "workers", "workers-near", "boat", "dice", "room"),
    *("waiting-fame", "waiting-money", "waiting-bridge"),
    *[f"upgrades-{building}" for building in range(tables.BUILDINGS)],
    *[f"dice-{colour}" for colour in range(rewards.DICE_COLOURS)],
    *[f"pips-{colour}" for colour in range(rewards.DICE_COLOURS)],
    *[f"market-{good}" for good in range(rewards.GOODS)],
    *[f"best-market-{good}" for good in range(rewards.GOODS)],
    *("markets", "market-worth", "best-sale", "different", "tiles", "incomes"),
    *("open-cells", "income-near", "incomes-near", "tile-near", "tiles-near"),
]

LEFT: Final = "rounds-of-others"
"""The column that says how long it may still last: everything else is worth more or less by it."""
VICTORY: Final = 15.0  # what a win is worth beside the lead, in fame spaces


def settled(s: RajasState, seat: int) -> float | None:
    """The lead of a seat once markers have crossed: nothing that is gathered counts any more."""
    if s.stack and not any(s.crossed):
        return None
    others = [s.margin(other) for other in range(s.seats) if other != seat]
    return s.margin(seat) - max(others) + (VICTORY if leads(s, seat) else 0.0)


def features(s: RajasState, seat: int) -> list[float]:
    """The row of a seat, in the order of COLUMNS."""
    left = evaluation.rounds_left(s, seat)
    coins = evaluation.all_coins(s, seat)
    gains = evaluation.open_gains(s, seat)
    worth = evaluation.worth_by(s, seat, left, coins, gains)
    own = course(s, seat, left, worth) + owned(s, seat)
    return own + sales(s, seat, coins) + land(s, seat, left, coins, gains)


def course(s: RajasState, seat: int, left: float, worth: float) -> list[float]:
    return [
        *[float(s.seats == players) for players in (2, 3, 4)],
        float(s.mode.navaratna),
        float(s.mode.ganga),
        float(s.expert(seat)),
        s.round / 8.0,
        s.home[seat] / 4.0,
        (seat - s.turn) % s.seats / 4.0,
        float(s.elephant == seat),
        max(0.0, -s.margin(seat) / evaluation.PACE) / 4.0,
        left / 4.0,
        s.margin(seat) / 20.0,
        worth / 20.0,
        float(s.crossed[seat] > 0),
    ]


def owned(s: RajasState, seat: int) -> list[float]:
    """Tracks, workers and dice."""
    colours, own = range(rewards.DICE_COLOURS), [0] * rewards.DICE_COLOURS
    for die in range(tables.DICE):
        own[die // rewards.FACES] += s.dice[seat * tables.DICE + die]
    return [
        s.fame[seat] / 30.0,
        s.money[seat] / 50.0,
        s.karma[seat] / 3.0,
        (s.workers[seat] - 3) / 2.0,
        evaluation.workers_near(s, seat) / 4.0,
        s.boat[seat] / 15.0,
        s.held[seat] / 5.0,
        (s.capacity(seat) - s.held[seat]) / 5.0,
        *[float(s.waiting[seat] & where > 0) for where in WAITING],
        *[s.raised(seat, building) / 2.0 for building in range(tables.BUILDINGS)],
        *[dice / 2.0 for dice in own],
        *[payment.reach(s, seat, colour, 0) / 10.0 for colour in colours],
    ]


def sales(s: RajasState, seat: int, coins: list[list[int]]) -> list[float]:
    """What the markets of the province would bring."""
    return [
        *[sum(own) / 10.0 for own in coins],
        *[sum(own[:1]) / 5.0 for own in coins],
        s.market_count(seat) / 5.0,
        evaluation.market_worth(coins) / 5.0,
        max([sum(own[:4]) for own in coins]) / 10.0,
        sum([sum(own[:1]) for own in coins]) / 10.0,  # of different goods
    ]


def land(
    s: RajasState, seat: int, left: float, coins: list[list[int]], gains: list[float]
) -> list[float]:
    """The tiles of the province, and what may come next."""
    cells = s.tile[seat * tables.CELLS : (seat + 1) * tables.CELLS]
    before = evaluation.market_worth(coins)
    pips = [payment.reach(s, seat, colour, 0) for colour in range(rewards.DICE_COLOURS)]
    payable = province.buyable(s, seat, pips, False, tables.STACKS)
    within = [evaluation.tile_gain(s, seat, stack, left, coins, before) for stack in payable]
    return [
        (len(cells) - cells.count(tables.NONE)) / 5.0,
        s.linked[seat].bit_count() / 4.0,
        len(gains) / 5.0,
        max([0.0, *gains]) / 3.0,
        sum(gains) / 10.0,
        max([0.0, *within]) / 5.0,
        len(within) / 3.0,
    ]
