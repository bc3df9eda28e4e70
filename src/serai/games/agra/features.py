"""What a position of Agra looks like to a learned value: one row of numbers for each seat.

The rows hold what lies open on the table, seen from the seat, and the parts of the hand-written
worth. All numbers are brought to about the same size. Weights belong to one `VERSION` of them.
"""

from typing import Final

from serai.games.agra.evaluation.worth import (
    LASTING,
    LASTING_WORTH,
    WEIGHTS,
    engine_worth,
    favours_worth,
    goods_worth,
    progress,
    stones_worth,
    tracks_worth,
    turns_left,
    workers_worth,
    worth,
)
from serai.games.agra.scoring import orders_of, total
from serai.games.agra.state import LAST_BUT_ONE, LAST_ROUND, AgraState
from serai.games.agra.tables import BASICS, GOODS, GUILDS, NONE, NOTABLES, PLACES, SLOTS

VERSION: Final = 1

COLUMNS: Final = [
    *("players-2", "players-3", "players-4", "last-but-one", "last-round", "progress", "round"),
    *("turns-left", "turns-till", "total", "worth", "goods-worth", "favours-worth"),
    *("stones-worth", "tracks-worth", "workers-worth", "engine-worth"),
    *("supply", "stored", "standing", "lying", "yard", "favours", "meditation", "tiles"),
    *("basic", "refined", "more-refined", "luxury", "kinds", "fields", "best-field"),
    *("contracts", "lasting", "pays", "own-stones", "gifts", "pier"),
    *[f"step-{guild}" for guild in range(GUILDS)],
    *[f"ahead-{guild}" for guild in range(GUILDS)],
    *[f"orders-{guild}" for guild in range(GUILDS)],
]


def features(s: AgraState, seat: int) -> list[float]:
    """The row of a seat, in the order of COLUMNS."""
    return course(s, seat) + people(s, seat) + stock(s, seat) + river(s, seat) + palace(s, seat)


def course(s: AgraState, seat: int) -> list[float]:
    w = WEIGHTS
    left = turns_left(s, seat, w)
    near = min(1.0, left / 3.0)
    return [
        float(s.seats == 2),
        float(s.seats == 3),
        float(s.seats == 4),
        float(s.ending == LAST_BUT_ONE),
        float(s.ending == LAST_ROUND),
        progress(s),
        s.round / 20.0,
        left / 10.0,
        (seat - s.turn) % s.seats / 4.0,
        total(s, seat) / 50.0,
        worth(s, seat, w) / 50.0,
        goods_worth(s, seat, w) / 10.0,
        favours_worth(s, seat, w) / 3.0,
        stones_worth(s, seat, w) / 5.0,
        tracks_worth(s, seat, w, left) / 10.0,
        workers_worth(s, seat, w, near),
        engine_worth(s, seat, w, left) / 20.0,
    ]


def people(s: AgraState, seat: int) -> list[float]:
    """Workers and stones, favours and tiles."""
    standing = lying = 0
    for place in range(PLACES):
        if s.worker[place] == seat:
            if s.standing[place]:
                standing += 1
            else:
                lying += 1
    return [
        s.supply[seat] / 4.0,
        s.stored[seat] / 2.0,
        standing / 4.0,
        lying / 4.0,
        s.yard[seat] / 5.0,
        s.favours[seat] / 5.0,
        s.meditation[seat] / 5.0,
        len(s.tiles[seat]) / 2.0,
    ]


def stock(s: AgraState, seat: int) -> list[float]:
    """Goods, and the fields that bring more."""
    goods = s.goods[seat * GOODS : (seat + 1) * GOODS]
    fields = [float(min(6, s.fields(seat, good))) for good in range(BASICS)]
    return [
        sum(goods[:BASICS]) / 5.0,
        sum(goods[BASICS : 2 * BASICS]) / 4.0,
        sum(goods[2 * BASICS : 3 * BASICS]) / 3.0,
        sum(goods[3 * BASICS :]) / 2.0,
        (len(goods) - goods.count(0)) / 6.0,
        sum(fields) / 12.0,
        max(fields) / 4.0,
    ]


def river(s: AgraState, seat: int) -> list[float]:
    """Contracts that are won, and stones on those that are not."""
    lasting = pays = 0.0
    for at, notable in enumerate(LASTING):
        if s.notable_owner[notable] == seat:
            lasting += LASTING_WORTH[at]
    for notable in range(NOTABLES):
        if s.notable_owner[notable] == seat:
            pays += s.tables.pays[notable]
    stones = 0
    for notable in s.river:
        if s.notable_owner[notable] == NONE:
            stones += s.stone[notable * SLOTS : (notable + 1) * SLOTS].count(seat)
    return [
        s.notable_owner.count(seat) / 3.0,
        lasting / 3.0,
        pays / 5.0,
        stones / 4.0,
        s.bowl_owner.count(seat) / 3.0,
        s.pier / 4.0,
    ]


def palace(s: AgraState, seat: int) -> list[float]:
    """The tracks of the guilds, the best first, and the lead on them."""
    steps: list[float] = []
    leads: list[float] = []
    orders: list[float] = []
    for guild in range(GUILDS):
        mine = s.step(seat, guild)
        best = max([s.step(other, guild) for other in range(s.seats) if other != seat])
        steps.append(mine / 6.0)
        leads.append(max(-3, min(3, mine - best)) / 3.0)
        orders.append(orders_of(s, seat, guild) / 3.0)
    return steps + leads + orders
