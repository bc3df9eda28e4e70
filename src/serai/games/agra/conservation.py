"""That no piece is lost or made: every stone, worker and tile is in exactly one place."""

from serai.core.errors import BrokenState
from serai.games.agra.state import AgraState
from serai.games.agra.tables import (
    BUILDINGS,
    CELLS,
    CHARACTERS,
    DEEDS,
    FRENCH_TRADER,
    GOODS,
    GUILDS,
    LUXURIES,
    NONE,
    NOTABLES,
    ORDERS,
    PLACES,
    PRINTED,
    SIDE,
    SIDES,
    SLOTS,
)


def check(s: AgraState) -> None:
    """Raise BrokenState unless every piece is where exactly one piece can be."""
    for seat in range(s.seats):
        _check_stones(s, seat)
        _check_workers(s, seat)
        _check_farm(s, seat)
        _check_figures(s, seat)
    _check_city(s)
    _check_palace(s)
    _check_river(s)


def stones_of(s: AgraState, seat: int) -> int:
    """[stones.places] All stones of a seat, wherever they lie."""
    total = s.yard[seat] + s.favours[seat]
    total += sum(s.goods[seat * GOODS : (seat + 1) * GOODS])
    total += s.order_owner.count(seat) + s.bowl_owner.count(seat)
    total += sum(s.used[seat * DEEDS : (seat + 1) * DEEDS])
    total += sum(s.scrolls[seat * LUXURIES : (seat + 1) * LUXURIES])
    for place in range(NOTABLES * SLOTS):
        if s.stone[place] == seat:
            total += 2 if s.doubled[place] else 1
    if s.notable_owner[FRENCH_TRADER] == seat:
        total += len(s.consigned)
    return total


def _check_stones(s: AgraState, seat: int) -> None:
    if stones_of(s, seat) != s.tables.stones:
        raise BrokenState(f"seat {seat} has {stones_of(s, seat)} stones, not {s.tables.stones}")
    if s.yard[seat] < 0 or s.favours[seat] < 0 or min(s.goods) < 0:
        raise BrokenState(f"seat {seat} has less than nothing")


def _check_workers(s: AgraState, seat: int) -> None:
    """[stones.workers] At home, on the board or with the Cook."""
    total = s.supply[seat] + s.stored[seat] + s.worker.count(seat)
    if total != s.tables.workers or s.supply[seat] < 0:
        raise BrokenState(f"seat {seat} has {total} workers, not {s.tables.workers}")
    if not 0 <= s.stored[seat] <= s.tables.cook_workers:
        raise BrokenState(f"seat {seat} has {s.stored[seat]} workers with the Cook")


def _check_farm(s: AgraState, seat: int) -> None:
    covers = s.covers[seat * CELLS : (seat + 1) * CELLS]
    if sum(covers) + s.uncovered[seat] != s.tables.covers:
        raise BrokenState(f"seat {seat} has lost a cover")
    for side in range(SIDES):
        cell = s.farmers[seat * SIDES + side]
        if cell // SIDE != side or cell % SIDE == 0 or covers[cell]:
            raise BrokenState(f"a farmer of seat {seat} stands where none may stand")


def _check_figures(s: AgraState, seat: int) -> None:
    if s.rupees[seat] < 0 or not 0 <= s.meditation[seat] <= s.tables.last_meditation:
        raise BrokenState(f"seat {seat} is off its track, or in debt")
    for guild in range(GUILDS):
        if not 0 <= s.step(seat, guild) <= s.tables.top:
            raise BrokenState(f"seat {seat} is off the track of guild {guild}")
    if len(s.tiles[seat]) > s.tables.tiles_most + 1:
        raise BrokenState(f"seat {seat} has too many favour tiles")


def _check_city(s: AgraState) -> None:
    for place in range(PLACES):
        building = place - CHARACTERS
        site = building >= 0 and not s.built[building]
        if site and (s.worker[place] != NONE or s.coins[building]):
            raise BrokenState("a worker or a rupee is on a site")
        if s.worker[place] == NONE and s.standing[place]:
            raise BrokenState("nobody is standing on a place")
    if s.merchant != NONE and not s.built[s.merchant]:
        raise BrokenState("the Merchant is on a site")
    if s.builder == NONE and s.round > 0 and not all(s.built):
        raise BrokenState("the Builder has left a city that is not finished")
    covered = [good for good in s.token_on if good != NONE]
    if len(set(covered)) != len(covered):
        raise BrokenState("two price tokens lie on one good")
    values = s.value[:]
    s.count_values()
    if values != s.value:
        raise BrokenState("a good does not have the value that its token says")
    assert len(s.coins) == BUILDINGS


def _check_palace(s: AgraState) -> None:
    tiles = s.open_tiles + s.pile
    for owned in s.tiles:
        tiles = tiles + owned
    if sorted(tiles) != [*range(PRINTED, DEEDS)]:
        raise BrokenState("a favour tile is missing or there twice")
    for guild in range(GUILDS):
        row = s.order_at[guild]
        if row != NONE and s.order_owner[guild * ORDERS + row] != NONE:
            raise BrokenState(f"the marker of guild {guild} lies on a filled order")


def _check_river(s: AgraState) -> None:
    done = [0] * len(s.contracts)
    for notable in s.river:
        owner = s.notable_owner[notable]
        if owner >= 0:
            done[s.tables.notable_level[notable] - 1] += 1
        for slot in range(SLOTS):
            place = notable * SLOTS + slot
            if s.doubled[place] and s.stone[place] == NONE:
                raise BrokenState("a second stone lies beside none")
            if owner >= 0 and s.stone[place] != NONE:
                raise BrokenState("a stone lies on a contract")
    if done != s.contracts:
        raise BrokenState("the contracts are miscounted")
    if len(s.consigned) >= s.tables.french_slots:
        raise BrokenState("the French Trader has not paid")
