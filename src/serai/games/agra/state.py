"""The state of Agra: where every piece is.

Figures of a seat are flat lists: the entry of a seat and a kind stands at `seat * kinds + kind`.
A stone is never named; what counts is how many lie where, and `check` adds them up.
"""

from __future__ import annotations

from typing import Final

from serai.core.step import State
from serai.games.agra.actions import Words
from serai.games.agra.tables import (
    BASICS,
    BOWLS,
    BUILDINGS,
    CELLS,
    DEEDS,
    GOODS,
    GUILDS,
    LEVELS,
    LUXURIES,
    NEUTRAL,
    NONE,
    NOTABLES,
    ORDERS,
    PLACES,
    PRICE_TOKENS,
    PRINTED,
    SIDE,
    SIDES,
    SLOTS,
    Tables,
)

# Phases of a turn.
MEDITATION: Final = 0
ACTION: Final = 1
ORDER: Final = 2

# What has brought the end near: bits of `triggers`.
END_CONTRACT: Final = 1
END_TRACK: Final = 2
END_COLUMN: Final = 4

# How far the end is.
PLAYING: Final = 0
LAST_BUT_ONE: Final = 1
LAST_ROUND: Final = 2


class AgraState(State):
    """All pieces, and the stack of open decisions."""

    # the game
    round: int
    first: int
    phase: int
    ending: int
    triggers: int
    # the turn
    points: int
    """Points of meditation that are left."""
    laid: int
    """Workers laid down (or taken from the Cook) in this phase."""
    spent: bool
    """An action of the wheel was taken: no more workers may be laid down."""
    last_outer: int
    spices_used: bool
    worked: int
    """Contracts that have done their work for this turn, as bits."""
    free_peon: bool
    """The next peon costs nothing."""
    doubles: int
    """Goods that notables got twice, in this turn or, as an edition may want it, in this action."""
    rewarded: list[bool]
    """Notables whose step was taken in this turn: for the reading that pays it once a turn."""
    # the city
    worker: list[int]
    """Whose worker is on each place, or NONE."""
    standing: list[bool]
    built: list[bool]
    coins: list[int]
    """Rupees lying on each building."""
    merchant: int
    builder: int
    """The site the Builder is on, or NONE when he has left."""
    token_on: list[int]
    """The good under each price token, or NONE."""
    token_face: list[int]
    value: list[int]
    """The value of each good now."""
    bonus_owner: list[int]
    blocked: int
    """The action of the wheel under the marker."""
    # the seats
    rupees: list[int]
    supply: list[int]
    """Workers at home."""
    stored: list[int]
    """Workers with the Cook."""
    yard: list[int]
    """Stones at home."""
    favours: list[int]
    goods: list[int]
    covers: list[bool]
    uncovered: list[int]
    farmers: list[int]
    meditation: list[int]
    tiles: list[list[int]]
    used: list[bool]
    """Favour actions with a stone on them, by seat and deed."""
    scrolls: list[bool]
    """Luxury actions with a stone on them, by seat and luxury good."""
    # the palace
    influence: list[int]
    order_owner: list[int]
    """Whose stone lies on each order: a seat, NEUTRAL or NONE."""
    order_at: list[int]
    """The row of each guild's marker, or NONE when its column is full."""
    bowl_owner: list[int]
    open_tiles: list[int]
    pile: list[int]
    """Favour tiles in the pile. Which they are can be told from those that are out."""
    # the river
    river: list[int]
    """Notables in their places, also those already won."""
    notable_owner: list[int]
    """The seat with the contract; NONE at the river, NEUTRAL not in this game."""
    stone: list[int]
    """Whose stone lies on each good that each notable asks for."""
    doubled: list[bool]
    """Whether a second stone of the same seat lies beside it."""
    consigned: list[int]
    """Values of the goods on the French Trader."""
    contracts: list[int]
    """Contracts fulfilled, by level."""
    pier: int

    def __init__(self, seats: int, tables: Tables, words: Words, open_rupees: bool) -> None:
        super().__init__(seats)
        self.tables: Final = tables
        self.words: Final = words
        self.open_rupees: Final = open_rupees

    def copy(self) -> AgraState:
        c = AgraState(self.seats, self.tables, self.words, self.open_rupees)
        self.copy_flow(c)
        self._copy_turn(c)
        self._copy_city(c)
        self._copy_seats(c)
        self._copy_palace(c)
        return c

    def _copy_turn(self, c: AgraState) -> None:
        c.round = self.round
        c.first = self.first
        c.phase = self.phase
        c.ending = self.ending
        c.triggers = self.triggers
        c.points = self.points
        c.laid = self.laid
        c.spent = self.spent
        c.last_outer = self.last_outer
        c.spices_used = self.spices_used
        c.worked = self.worked
        c.free_peon = self.free_peon
        c.doubles = self.doubles
        c.rewarded = self.rewarded[:]

    def _copy_city(self, c: AgraState) -> None:
        c.worker = self.worker[:]
        c.standing = self.standing[:]
        c.built = self.built[:]
        c.coins = self.coins[:]
        c.merchant = self.merchant
        c.builder = self.builder
        c.token_on = self.token_on[:]
        c.token_face = self.token_face[:]
        c.value = self.value[:]
        c.bonus_owner = self.bonus_owner[:]
        c.blocked = self.blocked

    def _copy_seats(self, c: AgraState) -> None:
        c.rupees = self.rupees[:]
        c.supply = self.supply[:]
        c.stored = self.stored[:]
        c.yard = self.yard[:]
        c.favours = self.favours[:]
        c.goods = self.goods[:]
        c.covers = self.covers[:]
        c.uncovered = self.uncovered[:]
        c.farmers = self.farmers[:]
        c.meditation = self.meditation[:]
        c.tiles = [tiles[:] for tiles in self.tiles]
        c.used = self.used[:]
        c.scrolls = self.scrolls[:]

    def _copy_palace(self, c: AgraState) -> None:
        c.influence = self.influence[:]
        c.order_owner = self.order_owner[:]
        c.order_at = self.order_at[:]
        c.bowl_owner = self.bowl_owner[:]
        c.open_tiles = self.open_tiles[:]
        c.pile = self.pile[:]
        c.river = self.river[:]
        c.notable_owner = self.notable_owner[:]
        c.stone = self.stone[:]
        c.doubled = self.doubled[:]
        c.consigned = self.consigned[:]
        c.contracts = self.contracts[:]
        c.pier = self.pier

    def slug(self, kind: str, number: int) -> str | int:
        slugs = self.tables.slugs.get(kind)
        return slugs[number] if slugs is not None else number

    # --- questions ------------------------------------------------------------------------------

    def has(self, seat: int, good: int) -> int:
        """How many of a good a seat has."""
        return self.goods[seat * GOODS + good]

    def owns(self, seat: int, notable: int) -> bool:
        """Whether the seat holds the contract of a notable."""
        return self.notable_owner[notable] == seat

    def has_worked(self, notable: int) -> bool:
        """[notable.once] Whether a contract has done its work for this turn."""
        return self.worked & (1 << notable) != 0

    def step(self, seat: int, guild: int) -> int:
        """Where a seat stands on the track of a guild."""
        return self.influence[seat * GUILDS + guild]

    def fields(self, seat: int, good: int) -> int:
        """[produce.fields] Uncovered fields from a basic good's corner to the farmers beside it.

        [produce.farmer] The field a farmer stands on does not count, nor what lies behind.
        """
        corner = self.tables.corner_of[good]
        after = self.farmers[seat * SIDES + corner]
        before = self.farmers[seat * SIDES + (corner + SIDES - 1) % SIDES]
        count = 0
        for cell in range(corner * SIDE + 1, after):
            if not self.covers[seat * CELLS + cell]:
                count += 1
        end = corner * SIDE if corner else CELLS
        for cell in range(before + 1, end):
            if not self.covers[seat * CELLS + cell]:
                count += 1
        return count

    def lying_workers(self, seat: int) -> list[int]:
        return [p for p in range(PLACES) if self.worker[p] == seat and not self.standing[p]]

    def level_open(self, level: int) -> bool:
        """[river.open] A level is open from its pier on, and stays open."""
        return self.pier >= self.tables.level_opens[level - 1]

    # --- changes --------------------------------------------------------------------------------

    def give_up(self, seat: int, good: int) -> None:
        """A good leaves its building; its stone goes home."""
        self.goods[seat * GOODS + good] -= 1
        self.yard[seat] += 1

    def note_work(self, notable: int) -> None:
        """[notable.once] A contract that works once a turn has done so."""
        self.worked |= 1 << notable

    def count_values(self) -> None:
        """[price.value] A good is worth its flags; [price.token] those of a token lie over them."""
        self.value = self.tables.printed_value[:]
        for token, good in enumerate(self.token_on):
            if good != NONE:
                self.value[good] = self.tables.token_values[token][self.token_face[token]]


def empty_table(seats: int, tables: Tables, words: Words, open_rupees: bool) -> AgraState:
    """The pieces in the box and on the boards, before anything is rolled or drawn."""
    s = AgraState(seats, tables, words, open_rupees)
    s.round = 0
    s.first = 0
    s.turn = 0
    s.ending = PLAYING
    s.triggers = 0
    clear_turn(s)
    _lay_out_city(s)
    _lay_out_boards(s)
    _lay_out_palace(s)
    return s


def clear_turn(s: AgraState) -> None:
    """[turn.end] Nothing is used yet."""
    s.phase = MEDITATION
    s.points = 0
    s.laid = 0
    s.spent = False
    s.last_outer = NONE
    s.spices_used = False
    s.worked = 0
    s.free_peon = False
    s.doubles = 0
    s.rewarded = [False] * NOTABLES


def _lay_out_city(s: AgraState) -> None:
    """[setup.prices] [setup.bonus] [setup.sites] [setup.wheel] The city without its figures."""
    s.worker = [NONE] * PLACES
    s.standing = [False] * PLACES
    s.built = [building < BASICS for building in range(BUILDINGS)]
    s.coins = [0] * BUILDINGS
    s.merchant = NONE
    s.builder = NONE
    s.token_on = [NONE] * PRICE_TOKENS
    s.token_face = [0] * PRICE_TOKENS
    s.count_values()
    s.bonus_owner = [NONE] * len(s.tables.bonus_ids)
    s.blocked = s.tables.first_blocked


def _lay_out_boards(s: AgraState) -> None:
    """[setup.board] Every seat starts alike."""
    t, seats = s.tables, s.seats
    s.rupees = [t.first_rupees] * seats
    s.supply = [t.workers] * seats
    s.stored = [0] * seats
    s.yard = [t.stones - t.first_favours] * seats
    s.favours = [t.first_favours] * seats
    s.goods = [0] * (seats * GOODS)
    s.covers = [cell in t.cover_cells for cell in range(CELLS)] * seats
    s.uncovered = [0] * seats
    s.farmers = t.farmer_cells * seats
    s.meditation = [0] * seats
    s.tiles = [[] for _ in range(seats)]
    s.used = [False] * (seats * DEEDS)
    s.scrolls = [False] * (seats * LUXURIES)


def _lay_out_palace(s: AgraState) -> None:
    """[setup.tracks] [setup.limit] The palace and the river before chance comes in."""
    s.influence = [0] * (s.seats * GUILDS)
    s.order_owner = [NONE] * (GUILDS * ORDERS)
    s.order_at = [NONE] * GUILDS
    s.bowl_owner = [NONE] * BOWLS
    s.open_tiles = []
    s.pile = [*range(PRINTED, DEEDS)]
    s.river = []
    s.notable_owner = [NEUTRAL] * NOTABLES
    s.stone = [NONE] * (NOTABLES * SLOTS)
    s.doubled = [False] * (NOTABLES * SLOTS)
    s.consigned = []
    s.contracts = [0] * LEVELS
    s.pier = 1


assert SIDES == BASICS  # a farmer and a corner for each basic good
