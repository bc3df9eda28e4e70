"""The worth of a position for a seat, in rupees at the end of the game. All of this is opinion.

What is scored already counts in full. What a seat owns counts by what it can still be used for:
goods by the notables, orders and bowls that want them, and everything the less, the nearer the end.
"""

from typing import Final

from serai.games.agra import tables
from serai.games.agra.scoring import orders_of, total
from serai.games.agra.state import LAST_BUT_ONE, LAST_ROUND, MEDITATION, PLAYING, AgraState
from serai.games.agra.tables import BASICS, GOODS, GUILDS, NONE, NOTABLES, ORDERS, SLOTS

# Places in the list of weights, so that they can be tuned together.
USE_NOW: Final = 0
USE_LATER: Final = 1
BASIC: Final = 2
REFINED: Final = 3
LUXURY: Final = 4
FAVOUR: Final = 5
MANY_FAVOURS: Final = 6
STEP: Final = 7
LEAD: Final = 8
AT_HOME: Final = 9
STANDING: Final = 10
FIELD: Final = 11
CALM: Final = 12
CONTRACT: Final = 13
PAYING_CONTRACT: Final = 14
OWN_STONE: Final = 15
POINT: Final = 16
DELIVERY_STEP: Final = 17
WIN_CONTRACT: Final = 18
TILE: Final = 19
LONG_GAME: Final = 20
VARIETY: Final = 21
BEST_FIELD: Final = 22
END: Final = 23
FIRST_STEP: Final = 24

WEIGHTS: Final = [
    *(0.45, 0.20, 0.70, 1.10, 1.60),
    *(0.40, 0.30, 0.70, 0.30, 0.20),
    *(0.15, 0.07, 0.10, 0.35, 0.05),
    *(0.60, 0.45, 1.50, 1.00, 0.00),
    *(16.0, 0.00, 0.00, 0.00, 0.00),
]
NAMES: Final = [
    *("use-now", "use-later", "basic", "refined", "luxury"),
    *("favour", "many-favours", "step", "lead", "at-home"),
    *("standing", "field", "calm", "contract", "paying-contract"),
    *("own-stone", "point", "delivery-step", "win-contract", "tile"),
    *("long-game", "variety", "best-field", "end", "first-step"),
]
"""How files call the weights."""

LONGEST_GAME: Final = 30
"""Rounds after which nothing is worth gathering for."""

LASTING: Final = [
    *(tables.PORTUGUESE_TRADER, tables.TAKSHAKA, tables.MAHOUT, tables.KHATIB),
    *(tables.FRENCH_TRADER, tables.DYER, tables.COOK, tables.MUEZZIN, tables.JAGIRDAR),
    *(tables.CALIPH, tables.CALLIGRAPHER, tables.MULLAH, tables.ENGLISH_TRADER),
    tables.MOSAIC_MAKER,
]
"""Contracts that go on giving."""
LASTING_WORTH: Final = [0.9, 0.8, 1.2, 1.2, 2.2, 1.0, 1.2, 1.6, 2.2, 1.0, 1.0, 1.5, 1.2, 1.4]
"""How much they give, relative to each other."""


def turns_left(s: AgraState, seat: int, w: list[float]) -> float:
    """How many turns the seat may still expect, the one it is in not counted."""
    places_to_go = (seat - s.turn) % s.seats
    round_left = (s.first - s.turn - 1) % s.seats
    comes = 1.0 if 0 < places_to_go <= round_left else 0.0
    if s.ending == LAST_ROUND:
        return comes
    if s.ending == LAST_BUT_ONE:
        return comes + 1.0
    assert s.ending == PLAYING
    return max(1.5, w[LONG_GAME] * (1.0 - progress(s)))


def progress(s: AgraState) -> float:
    """How near the end is, between 0 and 1: by river, tracks and columns, whichever is nearest.

    By the rounds, too: without that, bots that only gather would never want the game to end.
    """
    highest = 0
    for step in s.influence:
        if step > highest:
            highest = step
    fullest = 0
    for guild in range(GUILDS):
        stones = ORDERS - s.order_owner[guild * ORDERS : (guild + 1) * ORDERS].count(NONE)
        if stones > fullest:
            fullest = stones
    by_river = (s.pier - 1) / (tables.PIERS - 1)
    by_track = highest / s.tables.top
    by_column = fullest / ORDERS
    by_rounds = s.round / LONGEST_GAME
    return min(0.95, max(by_river, by_track, by_column * by_column, by_rounds))


def brought_on(s: AgraState, seat: int) -> int:
    """What has been done towards an end of the game, by anybody or on the tracks of the seat."""
    done = 3 * s.pier + max(s.influence[seat * GUILDS : (seat + 1) * GUILDS])
    done += len([owner for owner in s.order_owner if owner >= 0])
    for notable in s.river:
        asked = len(s.tables.asks[notable])
        first = notable * SLOTS
        free = s.stone[first : first + asked].count(NONE)
        done += asked - free if s.notable_owner[notable] < 0 else asked + 1
    return done


def worth(s: AgraState, seat: int, w: list[float]) -> float:
    """Rupees the seat may expect at the end."""
    left = turns_left(s, seat, w)
    known = float(total(s, seat))
    mine = s.turn == seat and len(s.stack) > 0
    if left == 0.0 and not mine:
        return known
    near = min(1.0, (left + (0.5 if mine else 0.0)) / 3.0)
    return (
        known
        + near * (goods_worth(s, seat, w) + favours_worth(s, seat, w))
        + near * stones_worth(s, seat, w)
        + tracks_worth(s, seat, w, left)
        + workers_worth(s, seat, w, near)
        + engine_worth(s, seat, w, left)
    )


# === WHAT ONE HAS =============================================================================


def goods_worth(s: AgraState, seat: int, w: list[float]) -> float:
    """Every good counts by the best use that is left for it, or by what it could become."""
    uses = best_uses(s, seat, w)
    plain = [w[BASIC], w[REFINED], w[REFINED], w[LUXURY]]
    sum_ = 0.0
    for good in range(GOODS):
        count = s.goods[seat * GOODS + good]
        if not count:
            continue
        base = plain[good // BASICS]
        first = uses[good]
        sum_ += max(first, base) + w[VARIETY]
        if count > 1:
            sum_ += max(uses[GOODS + good], base)
        if count > 2:
            rest = count - 2
            sum_ += base * (rest if rest < 4 else 4) * 0.8
    return sum_


def best_uses(s: AgraState, seat: int, w: list[float]) -> list[float]:
    """The best and the second best use of each good, in rupees."""
    uses = [0.0] * (2 * GOODS)
    for notable in s.river:
        if s.notable_owner[notable] == NONE:
            note_notable(s, seat, notable, uses, w)
    gifts = s.bowl_owner.count(seat)
    first = s.tables.akbar_first
    gain = float(s.tables.akbar_further)
    if gifts < len(first):
        gain = float(first[gifts] - (first[gifts - 1] if gifts else 0))
    for bowl, good in enumerate(s.tables.bowl_good):
        if s.bowl_owner[bowl] == NONE:
            note_use(uses, good, gain * w[USE_NOW])
    for guild in range(GUILDS):
        note_order(s, seat, guild, uses, w)
    return uses


def note_use(uses: list[float], good: int, gain: float) -> None:
    if gain > uses[good]:
        uses[GOODS + good] = uses[good]
        uses[good] = gain
    elif gain > uses[GOODS + good]:
        uses[GOODS + good] = gain


def note_notable(s: AgraState, seat: int, notable: int, uses: list[float], w: list[float]) -> None:
    level = s.tables.notable_level[notable]
    opens = s.tables.level_opens[level - 1]
    if opens > s.pier + 1:
        return
    asked = s.tables.asks[notable]
    stones = 0
    free = 0
    own = 0
    for slot in range(len(asked)):
        owner = s.stone[notable * SLOTS + slot]
        if owner == NONE:
            free += 1
        else:
            stones += 2 if s.doubled[notable * SLOTS + slot] else 1
            if owner == seat:
                own += 1
    gain = stones + 1.0 + w[DELIVERY_STEP]
    if free == 1 and own + 1 >= len(asked) - own:
        gain += w[WIN_CONTRACT]
    gain *= w[USE_NOW] if opens <= s.pier else w[USE_LATER]
    for slot in range(len(asked)):
        if s.stone[notable * SLOTS + slot] == NONE:
            note_use(uses, asked[slot], gain)


def note_order(s: AgraState, seat: int, guild: int, uses: list[float], w: list[float]) -> None:
    """An order counts half for each of its goods; all of it, if the other good is there."""
    row = s.order_at[guild]
    step = s.influence[seat * GUILDS + guild]
    if row == NONE:
        return
    stones = ORDERS - s.order_owner[guild * ORDERS : (guild + 1) * ORDERS].count(NONE)
    if stones >= s.tables.order_limit[s.pier - 1]:
        return
    gain = s.tables.order_rupees[step if step else 1] + 0.8
    gain *= w[USE_NOW] if step else w[USE_LATER]
    pair = s.tables.order_goods[guild * ORDERS + row]
    both = s.goods[seat * GOODS + pair[0]] > 0 and s.goods[seat * GOODS + pair[1]] > 0
    for good in pair:
        note_use(uses, good, gain * (0.55 if both else 0.3))


def favours_worth(s: AgraState, seat: int, w: list[float]) -> float:
    count = s.favours[seat]
    if count <= 5:
        return w[FAVOUR] * count
    return w[FAVOUR] * 5 + w[MANY_FAVOURS] * (count - 5)


def stones_worth(s: AgraState, seat: int, w: list[float]) -> float:
    """Stones on notables come back as a contract or as favours."""
    count = 0
    for notable in s.river:
        first = notable * SLOTS
        for place in range(first, first + SLOTS):
            if s.stone[place] == seat:
                count += 2 if s.doubled[place] else 1
    consigned = 0.0
    if s.notable_owner[tables.FRENCH_TRADER] == seat:
        consigned = 1.5 * len(s.consigned)
    short = 0.0
    if s.yard[seat] < 3:
        short = 0.4 * (3 - s.yard[seat])
    return w[OWN_STONE] * count + consigned - short


def tracks_worth(s: AgraState, seat: int, w: list[float], left: float) -> float:
    """Steps are worth the orders they let one fill, and being first pays in the end."""
    sum_ = 0.0
    for guild in range(GUILDS):
        mine = s.influence[seat * GUILDS + guild]
        best_other = 0
        for other in range(s.seats):
            if other != seat and s.influence[other * GUILDS + guild] > best_other:
                best_other = s.influence[other * GUILDS + guild]
        sum_ += w[STEP] * min(mine, 6) * min(1.0, left / 5.0)
        sum_ += w[FIRST_STEP] * min(mine, 1) * min(1.0, left / 5.0)
        if mine > best_other:
            sum_ += w[LEAD] * (1.0 + 0.5 * orders_of(s, seat, guild)) * min(1.0, left / 4.0)
    return sum_


def workers_worth(s: AgraState, seat: int, w: list[float], near: float) -> float:
    """Workers at home do an action each; standing ones may meditate or bring a favour."""
    at_home = s.supply[seat]
    standing = s.stored[seat]
    for place in range(tables.PLACES):
        if s.worker[place] == seat and s.standing[place]:
            standing += 1
    sum_ = w[AT_HOME] * min(at_home, 4) + w[STANDING] * standing
    if s.phase == MEDITATION and s.turn == seat:
        sum_ += w[POINT] * s.points
    return sum_ * near


def engine_worth(s: AgraState, seat: int, w: list[float], left: float) -> float:
    """Farm, meditation, contracts and tiles: the more turns to come, the better."""
    fields = [min(6, s.fields(seat, good)) for good in range(BASICS)]
    sum_ = w[FIELD] * sum(fields) + w[BEST_FIELD] * max(fields) + w[CALM] * s.meditation[seat]
    for at in range(len(LASTING)):
        if s.notable_owner[LASTING[at]] == seat:
            sum_ += w[CONTRACT] * LASTING_WORTH[at]
    for notable in range(NOTABLES):
        if s.notable_owner[notable] == seat:
            sum_ += w[PAYING_CONTRACT] * s.tables.pays[notable]
    long = left if left < 10.0 else 10.0
    return sum_ * long + w[TILE] * len(s.tiles[seat]) * min(1.0, left / 6.0)
