"""Conservation: every piece is in exactly one place, and every figure adds up."""

from serai.core.errors import ensure
from serai.core.step import Do
from serai.games.rajas import tables
from serai.games.rajas.rewards import DICE_COLOURS, FACES, GOODS
from serai.games.rajas.rules.grants import visible
from serai.games.rajas.rules.province import part_of, touched
from serai.games.rajas.rules.tokens import LayToken, discard
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import BUILDINGS, CELLS, DICE, EDGES, INCOMES, NONE, OPPOSITE, STACKS


def check(s: RajasState) -> None:
    """Raise BrokenState unless all is in order."""
    check_dice(s)
    check_tiles(s)
    check_tokens(s)
    for seat in range(s.seats):
        check_seat(s, seat)
        check_workers(s, seat)
        check_roads(s, seat)
        check_incomes(s, seat)


def check_dice(s: RajasState) -> None:
    counts = s.supply[:]
    for seat in range(s.seats):
        own = s.dice[seat * DICE : (seat + 1) * DICE]
        ensure(min(own) >= 0 and sum(own) == s.held[seat], "its dice are miscounted", seat)
        ensure(s.held[seat] <= s.capacity(seat), "it has more dice than its statue holds", seat)
    for die in range(DICE):
        counts[die // FACES] += sum(s.dice[die::DICE]) + s.cup.count(die)
    ensure(min(s.supply) >= 0, "the supply of dice is below zero")
    ensure(counts == [s.tables.dice_of_a_colour] * DICE_COLOURS, "a die is missing or there twice")


def check_tiles(s: RajasState) -> None:
    seen = [tile for tile in s.tile + s.under if tile != NONE]
    for stack in range(STACKS):
        own = s.below[stack] + ([] if s.top[stack] == NONE else [s.top[stack]])
        belong = {*own} <= {*s.tables.stack_tiles[stack]}
        ensure(belong, "a tile is in a stack where it does not belong")
        seen += own
    ensure(sorted(seen) == [*range(len(s.tables.tile_ids))], "a tile is missing or there twice")


def check_tokens(s: RajasState) -> None:
    laid = [token for token in s.token_on if token != NONE]
    if s.mode.navaratna:
        seen = laid + [token for token, there in enumerate(s.tokens) if there]
        seen += [step.token for step in s.stack if isinstance(step, LayToken)]
        ensure(sorted(seen) == [*range(len(s.tokens))], "a token is missing or there twice")
        ensure(s.pile == [] and s.discard == [], "there is no pile of white tokens in Navaratna")
    else:
        paying = [step for step in s.stack if isinstance(step, Do) and step.does == discard]
        seen = sorted(s.pile + s.discard + [step.numbers[0] for step in paying])
        ensure(seen == s.tables.tokens_of[tables.WHITE], "a white token is missing or there twice")
        ensure(s.pile != [] or paying != [], "the pile of white tokens is empty")
        ensure(laid == [] and not any(s.tokens), "tokens lie on incomes in Navaratna only")


def check_seat(s: RajasState, seat: int) -> None:
    t, boat = s.tables, s.boat[seat]
    ensure(0 <= s.fame[seat] <= t.fame.spaces, "it has left the fame track", seat)
    ensure(0 <= s.money[seat] <= t.money.spaces, "it has left the money track", seat)
    ensure(0 <= s.karma[seat] <= t.karma_most, "its karma is out of range", seat)
    ensure(0 <= boat <= t.last_space, "its boat has left the river", seat)
    scroll = s.scroll[seat * BUILDINGS : (seat + 1) * BUILDINGS]
    ensure(0 <= min(scroll) <= max(scroll) <= t.scroll_top, "it has left a scroll", seat)
    ends = boat in (0, t.last_space)
    ensure(ends or s.boat.count(boat) == 1, "two boats share a space of the river")
    stops = t.money.at[s.money_stop[seat] :]
    ensure(not stops or s.money[seat] < stops[0], "it has passed its reward marker", seat)
    ensure((s.crossed[seat] == 0) or s.margin(seat) >= 0, "it has not crossed", seat)


def check_workers(s: RajasState, seat: int) -> None:
    waiting, out = s.waiting[seat].bit_count(), s.worker_on.count(seat)
    ensure(0 <= s.home[seat] <= s.workers[seat] - out, "it has too many workers at home", seat)
    ensure(s.workers[seat] <= s.workers_most(), "it has too many workers", seat)
    full = s.workers[seat] == s.workers_most()
    all_there = s.workers[seat] + waiting == s.tables.workers
    ensure(waiting == 0 if full else all_there, "a worker is missing", seat)


def check_roads(s: RajasState, seat: int) -> None:
    """Roads are those of the tiles, and all tiles are linked to the residence."""
    t, first, reached = s.tables, seat * CELLS, [0] * CELLS
    linked = part_of(s, seat, t.residence)
    for cell in range(CELLS):
        tile, roads, under = s.tile[first + cell], s.roads[first + cell], s.under[first + cell]
        if tile != NONE:
            ensure(roads in t.tile_turnings[tile], "a tile has roads that are not printed on it")
            ensure(cell in t.building_cells, "a tile lies where none can lie")
            ensure(linked >> cell & 1 == 1, "a tile is not linked to the residence", seat)
        else:
            own = t.residence_roads if cell == t.residence else 0
            ensure(roads == own, "there is a road without a tile")
        for edge in range(EDGES):
            beside = t.neighbour[cell * EDGES + edge]
            if beside != NONE and roads & 1 << edge:
                reached[beside] |= OPPOSITE[1 << edge]
        dearer = under == NONE or t.tile_cost[under] < t.tile_cost[tile]
        ensure(dearer, "a cheap tile covers another")
    ensure(reached == s.reached[first : first + CELLS], "the ends of roads are miscounted")


def check_incomes(s: RajasState, seat: int) -> None:
    """Incomes with a road are linked, and markets are counted."""
    t, tiles = s.tables, visible(s, seat)
    sold = [good for tile in tiles for good in t.tile_market_goods[tile]]
    markets = [sold.count(good) for good in range(GOODS)]
    ensure(touched(s, seat) & ~s.linked[seat] == 0, "an income is not linked", seat)
    ensure(markets == s.markets[seat * GOODS : (seat + 1) * GOODS], "markets are miscounted")
    for income in range(INCOMES):
        token, owed = s.token_on[seat * INCOMES + income], s.owed[seat] & 1 << income
        fits = token == NONE or t.token_colour[token] == t.slot_colour[income]
        ensure(fits, "a token lies on an income of another colour")
        ensure(not owed or token != NONE, "an income without a token is to pay one", seat)
