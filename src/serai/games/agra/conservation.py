"""That no piece is lost or made: every stone, worker and tile is in exactly one place."""

from serai.core.errors import ensure
from serai.games.agra import tables
from serai.games.agra.state import AgraState
from serai.games.agra.tables import CELLS, DEEDS, GOODS, LUXURIES, NONE, PLACES, SIDE, SIDES, SLOTS


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
    for place in range(tables.NOTABLES * SLOTS):
        if s.stone[place] == seat:
            total += 2 if s.doubled[place] else 1
    if s.notable_owner[tables.FRENCH_TRADER] == seat:
        total += len(s.consigned)
    return total


def _check_stones(s: AgraState, seat: int) -> None:
    total = stones_of(s, seat)
    ensure(total == s.tables.stones, f"seat {seat} has {total} stones, not {s.tables.stones}")
    least = min(s.yard[seat], s.favours[seat], *s.goods)
    ensure(least >= 0, f"seat {seat} has less than nothing")


def _check_workers(s: AgraState, seat: int) -> None:
    """[stones.workers] At home, on the board or with the Cook."""
    total, stored = s.supply[seat] + s.stored[seat] + s.worker.count(seat), s.stored[seat]
    whole = total == s.tables.workers and s.supply[seat] >= 0
    ensure(whole, f"seat {seat} has {total} workers, not {s.tables.workers}")
    kept = 0 <= stored <= s.tables.cook_workers
    ensure(kept, f"seat {seat} has {stored} workers with the Cook")


def _check_farm(s: AgraState, seat: int) -> None:
    covers = s.covers[seat * CELLS : (seat + 1) * CELLS]
    all_there = sum(covers) + s.uncovered[seat] == s.tables.covers
    ensure(all_there, f"seat {seat} has lost a cover")
    for side in range(SIDES):
        cell = s.farmers[seat * SIDES + side]
        stands = cell // SIDE == side and cell % SIDE > 0 and not covers[cell]
        ensure(stands, f"a farmer of seat {seat} stands where none may stand")


def _check_figures(s: AgraState, seat: int) -> None:
    on_track = s.rupees[seat] >= 0 and 0 <= s.meditation[seat] <= s.tables.last_meditation
    ensure(on_track, f"seat {seat} is off its track, or in debt")
    for guild in range(tables.GUILDS):
        on_track = 0 <= s.step(seat, guild) <= s.tables.top
        ensure(on_track, f"seat {seat} is off the track of guild {guild}")
    few = len(s.tiles[seat]) <= s.tables.tiles_most + 1
    ensure(few, f"seat {seat} has too many favour tiles")


def _check_city(s: AgraState) -> None:
    for place in range(PLACES):
        building = place - tables.CHARACTERS
        empty = s.worker[place] == NONE
        if building >= 0 and not s.built[building]:
            ensure(empty and not s.coins[building], "a worker or a rupee is on a site")
        ensure(not (empty and s.standing[place]), "nobody is standing on a place")
    ensure(s.merchant == NONE or s.built[s.merchant], "the Merchant is on a site")
    unfinished = s.round > 0 and not all(s.built)
    gone = unfinished and s.builder == NONE
    ensure(not gone, "the Builder has left a city that is not finished")
    covered = [good for good in s.token_on if good != NONE]
    ensure(len(set(covered)) == len(covered), "two price tokens lie on one good")
    values = s.value[:]
    s.count_values()
    ensure(values == s.value, "a good does not have the value that its token says")
    assert len(s.coins) == tables.BUILDINGS


def _check_palace(s: AgraState) -> None:
    tiles = s.open_tiles + s.pile + [tile for owned in s.tiles for tile in owned]
    ensure(
        sorted(tiles) == [*range(tables.PRINTED, DEEDS)], "a favour tile is missing or there twice"
    )
    for guild, row in enumerate(s.order_at):
        free = row == NONE or s.order_owner[guild * tables.ORDERS + row] == NONE
        ensure(free, f"the marker of guild {guild} lies on a filled order")


def _check_river(s: AgraState) -> None:
    done = [0] * len(s.contracts)
    for notable in s.river:
        won = s.notable_owner[notable] >= 0
        if won:
            done[s.tables.notable_level[notable] - 1] += 1
        for place in range(notable * SLOTS, (notable + 1) * SLOTS):
            bare = s.stone[place] == NONE
            ensure(not (s.doubled[place] and bare), "a second stone lies beside none")
            ensure(bare or not won, "a stone lies on a contract")
    ensure(done == s.contracts, "the contracts are miscounted")
    ensure(len(s.consigned) < s.tables.french_slots, "the French Trader has not paid")
