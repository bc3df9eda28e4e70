"""The state of Agra: where every piece is.

Figures of a seat are flat lists: the entry of a seat and a kind stands at `seat * kinds + kind`.
A stone is never named; what counts is how many lie where, and `check` adds them up.
"""

from __future__ import annotations

from typing import Final

from serai.core.action import Action
from serai.core.step import Refusal, State
from serai.games.agra import tables
from serai.games.agra.actions import Words
from serai.games.agra.tables import Tables

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


class Asks:
    """Puts the questions that chapters further on ask. The rules bring it along: at those one may
    do anything that is possible at any time, and that may lead to any chapter."""

    def offer_anytime(self, s: AgraState, options: list[Action]) -> None:
        """Add what may be done at any time."""
        raise NotImplementedError

    def do_anytime(self, s: AgraState, action: Action) -> None:
        raise NotImplementedError

    def refuse_anytime(self, s: AgraState) -> list[Refusal]:
        """What might be expected of it, and why it cannot be done."""
        raise NotImplementedError

    def shortage(self, s: AgraState, seat: int, good: int, count: int) -> None:
        raise NotImplementedError

    def extra(self, s: AgraState, seat: int, arrow: int) -> None:
        raise NotImplementedError

    def track_bonus(self, s: AgraState, seat: int, count: int) -> None:
        raise NotImplementedError

    def tracks(self, s: AgraState, seat: int, count: int, why: str) -> None:
        raise NotImplementedError

    def ascend(self, s: AgraState, seat: int, guild: int) -> None:
        raise NotImplementedError

    def at_once(self, s: AgraState, seat: int, notable: int) -> None:
        raise NotImplementedError


class AgraState(State):
    """All pieces, and the stack of open decisions."""

    def __init__(self, seats: int, t: Tables, words: Words, asks: Asks, open_rupees: bool) -> None:
        super().__init__(seats, t.slugs)
        self.tables: Final = t
        self.words: Final = words
        self.asks: Final = asks
        self.open_rupees: Final = open_rupees

    # --- before anything is rolled or drawn -----------------------------------------------------

    def lay_out(self) -> None:
        """The pieces in the box and on the boards."""
        self.round = 0
        self.first = 0
        self.turn = 0
        self.ending = PLAYING
        self.triggers = 0
        self.clear_turn()
        self._lay_out_city()
        self._lay_out_boards()
        self._lay_out_palace()

    def clear_turn(self) -> None:
        """[turn.end] Nothing is used yet."""
        self.phase = MEDITATION
        self.points = 0
        """Points of meditation that are left."""
        self.laid = 0
        """Workers laid down (or taken from the Cook) in this phase."""
        self.spent = False
        """An action of the wheel was taken: no more workers may be laid down."""
        self.last_outer = tables.NONE
        self.spices_used = False
        self.worked = 0
        """Contracts that have done their work for this turn, as bits."""
        self.free_peon = False
        """The next peon costs nothing."""
        self.doubles = 0
        """Goods that notables got twice, in this turn or, as an edition may want it, action."""
        self.rewarded = [False] * tables.NOTABLES
        """Notables whose step was taken in this turn: for the reading that pays it once a turn."""

    def _lay_out_city(self) -> None:
        """[setup.prices] [setup.bonus] [setup.sites] [setup.wheel] The city without its figures."""
        self.worker = [tables.NONE] * tables.PLACES
        """Whose worker is on each place, or NONE."""
        self.standing = [False] * tables.PLACES
        self.built = [building < tables.BASICS for building in range(tables.BUILDINGS)]
        self.coins = [0] * tables.BUILDINGS
        """Rupees lying on each building."""
        self.merchant = tables.NONE
        self.builder = tables.NONE
        """The site the Builder is on, or NONE when he has left."""
        self.token_on = [tables.NONE] * tables.PRICE_TOKENS
        """The good under each price token, or NONE."""
        self.token_face = [0] * tables.PRICE_TOKENS
        self.count_values()
        self.bonus_owner = [tables.NONE] * len(self.tables.bonus_ids)
        self.blocked = self.tables.first_blocked
        """The action of the wheel under the marker."""

    def _lay_out_boards(self) -> None:
        """[setup.board] Every seat starts alike."""
        t, seats = self.tables, self.seats
        self.rupees = [t.first_rupees] * seats
        self.supply = [t.workers] * seats
        """Workers at home."""
        self.stored = [0] * seats
        """Workers with the Cook."""
        self.yard = [t.stones - t.first_favours] * seats
        """Stones at home."""
        self.favours = [t.first_favours] * seats
        self.goods = [0] * (seats * tables.GOODS)
        self.covers = [cell in t.cover_cells for cell in range(tables.CELLS)] * seats
        self.uncovered = [0] * seats
        self.farmers = t.farmer_cells * seats
        self.meditation = [0] * seats
        self.tiles: list[list[int]] = [[] for _ in range(seats)]
        self.used = [False] * (seats * tables.DEEDS)
        """Favour actions with a stone on them, by seat and deed."""
        self.scrolls = [False] * (seats * tables.LUXURIES)
        """Luxury actions with a stone on them, by seat and luxury good."""

    def _lay_out_palace(self) -> None:
        """[setup.tracks] [setup.limit] The palace and the river before chance comes in."""
        self.influence = [0] * (self.seats * tables.GUILDS)
        self.order_owner = [tables.NONE] * (tables.GUILDS * tables.ORDERS)
        """Whose stone lies on each order: a seat, NEUTRAL or NONE."""
        self.order_at = [tables.NONE] * tables.GUILDS
        """The row of each guild's marker, or NONE when its column is full."""
        self.bowl_owner = [tables.NONE] * tables.BOWLS
        self.open_tiles: list[int] = []
        self.pile = [*range(tables.PRINTED, tables.DEEDS)]
        """Favour tiles in the pile. Which they are can be told from those that are out."""
        self.river: list[int] = []
        """Notables in their places, also those already won."""
        self.notable_owner = [tables.NEUTRAL] * tables.NOTABLES
        """The seat with the contract; NONE at the river, NEUTRAL not in this game."""
        self.stone = [tables.NONE] * (tables.NOTABLES * tables.SLOTS)
        """Whose stone lies on each good that each notable asks for."""
        self.doubled = [False] * (tables.NOTABLES * tables.SLOTS)
        """Whether a second stone of the same seat lies beside it."""
        self.consigned: list[int] = []
        """Values of the goods on the French Trader."""
        self.contracts = [0] * tables.LEVELS
        """Contracts fulfilled, by level."""
        self.pier = 1

    # --- copies ---------------------------------------------------------------------------------

    def copy(self) -> AgraState:
        c = AgraState(self.seats, self.tables, self.words, self.asks, self.open_rupees)
        self.copy_flow(c)
        self._copy_city(c)
        self._copy_seats(c)
        return c

    def _copy_city(self, c: AgraState) -> None:
        """The turn and the city."""
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
        """The seats, the palace and the river."""
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

    # --- questions ------------------------------------------------------------------------------

    def has(self, seat: int, good: int) -> int:
        """How many of a good a seat has."""
        return self.goods[seat * tables.GOODS + good]

    def owns(self, seat: int, notable: int) -> bool:
        """Whether the seat holds the contract of a notable."""
        return self.notable_owner[notable] == seat

    def has_worked(self, notable: int) -> bool:
        """[notable.once] Whether a contract has done its work for this turn."""
        return self.worked & (1 << notable) != 0

    def step(self, seat: int, guild: int) -> int:
        """Where a seat stands on the track of a guild."""
        return self.influence[seat * tables.GUILDS + guild]

    def fields(self, seat: int, good: int) -> int:
        """[produce.fields] Uncovered fields from a basic good's corner to the farmers beside it.

        [produce.farmer] The field a farmer stands on does not count, nor what lies behind.
        """
        corner = self.tables.corner_of[good]
        after = self.farmers[seat * tables.SIDES + corner]
        before = self.farmers[seat * tables.SIDES + (corner + tables.SIDES - 1) % tables.SIDES]
        count = 0
        for cell in range(corner * tables.SIDE + 1, after):
            if not self.covers[seat * tables.CELLS + cell]:
                count += 1
        end = corner * tables.SIDE if corner else tables.CELLS
        for cell in range(before + 1, end):
            if not self.covers[seat * tables.CELLS + cell]:
                count += 1
        return count

    def lying_workers(self, seat: int) -> list[int]:
        return [p for p in range(tables.PLACES) if self.worker[p] == seat and not self.standing[p]]

    def level_open(self, level: int) -> bool:
        """[river.open] A level is open from its pier on, and stays open."""
        return self.pier >= self.tables.level_opens[level - 1]

    # --- changes --------------------------------------------------------------------------------

    def give_up(self, seat: int, good: int) -> None:
        """A good leaves its building; its stone goes home."""
        self.goods[seat * tables.GOODS + good] -= 1
        self.yard[seat] += 1

    def note_work(self, notable: int) -> None:
        """[notable.once] A contract that works once a turn has done so."""
        self.worked |= 1 << notable

    def count_values(self) -> None:
        """[price.value] A good is worth its flags; [price.token] those of a token lie over them."""
        self.value = self.tables.printed_value[:]
        """The value of each good now."""
        for token, good in enumerate(self.token_on):
            if good != tables.NONE:
                self.value[good] = self.tables.token_values[token][self.token_face[token]]


assert tables.SIDES == tables.BASICS  # a farmer and a corner for each basic good
