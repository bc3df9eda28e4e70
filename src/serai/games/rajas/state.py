"""The state of Rajas of the Ganges: where every piece is.

Figures of a seat are flat lists: the entry of a seat and a kind stands at `seat * kinds + kind`.
Dice of one colour that show the same are alike, so a statue is a count of each kind of die. Roads
are masks of the four edges of a cell.
"""

from __future__ import annotations

from typing import Final

from serai.core.step import State
from serai.games.rajas.actions import Words
from serai.games.rajas.rewards import DICE_COLOURS, FACES, GOODS
from serai.games.rajas.tables import BUILDINGS, CELLS, DICE, EDGES, INCOMES, NONE, OPPOSITE, Tables

VARIANT_IDS: Final = ["basic", "navaratna", "mixed"]
NAVARATNA: Final = 1
EXPERT_IDS: Final = ["expert_a", "expert_b", "expert_c", "expert_d"]
"""Options that name the experienced players of a mixed game."""

# Where a waiting worker stands, as bits.
AT_FAME: Final = 1
AT_MONEY: Final = 2
AT_BRIDGE: Final = 4
WAITING: Final = [AT_FAME, AT_MONEY, AT_BRIDGE]


class Mode:
    """What was chosen before the game."""

    def __init__(self, seats: int, chosen: dict[str, str]) -> None:
        named = [1 << seat for seat, o in enumerate(EXPERT_IDS) if chosen.get(o) == "yes"]
        self.variant: Final = VARIANT_IDS.index(chosen.get("variant", "basic"))
        self.ganga: Final = chosen.get("ganga") == "on"
        self.navaratna: Final = self.variant == NAVARATNA
        self.experts: Final = (1 << seats) - 1 if self.navaratna else sum(named)
        """Seats with the other side of province board and statue, as bits."""


class Giver:
    """Hands out rewards. The rules bring it along, since a reward may lead to any of them."""

    def grant(self, s: RajasState, seat: int, reward: list[int], why: str) -> None:
        raise NotImplementedError


class RajasState(State):
    """All pieces, and the stack of open decisions."""

    def __init__(self, seats: int, tables: Tables, words: Words, mode: Mode, giver: Giver) -> None:
        super().__init__(seats, tables.slugs)
        self.tables: Final[Tables] = tables
        self.words: Final = words
        self.mode: Final = mode
        self.giver: Final = giver
        self.board: Final = tables.boards[seats]

    def lay_out(self) -> None:
        """The pieces before anything is rolled or drawn."""
        self.round = self.circle = 0
        self.first = NONE  # the first player of this round
        self.elephant = NONE
        """Who has the elephant: the first player, or whoever took it for the next round."""
        self.elephant_taken = False  # somebody has got it from the Great Mogul in this round
        self.placed = False  # somebody has placed a worker in this circle
        self.fresh = NONE  # the building that fame 5 has upgraded in this turn, or NONE
        self._lay_out_board()
        self._lay_out_seats()
        self._lay_out_provinces()

    def _lay_out_board(self) -> None:
        """[setup.board] [setup.supply] [setup.stacks] [setup.white] [setup.unused] The board.
        [setup.covers] Places under a cover are none: the list of places does not have them."""
        t, navaratna = self.tables, self.mode.navaratna
        self.worker_on = [NONE] * len(t.place_ids)  # whose worker stands on each place, or NONE
        self.supply = [t.dice_of_a_colour] * DICE_COLOURS  # dice in the supply, by colour
        self.top = [NONE] * len(t.stack_tiles)  # the visible tile of each stack, or NONE
        self.below = [tiles[:] for tiles in t.stack_tiles]
        """The tiles below it. Nobody knows their order: they have none until they are drawn."""
        self.pile = [] if navaratna else t.tokens_of[0][:]  # white tokens, face down on the temple
        self.discard: list[int] = []  # white tokens that have paid
        self.tokens = [navaratna] * len(t.token_ids)
        """Navaratna: tokens that lie open on the buildings."""
        self.river_tile = [NONE] * (t.last_space + 1)
        """Ganga: the river tile on each space, or NONE."""
        self.cup: list[int] = []  # dice taken off a statue to be rolled again

    def _lay_out_seats(self) -> None:
        """[setup.workers] [setup.fame] [setup.karma] [setup.scrolls] [setup.boats] [setup.marker]
        Every seat starts alike, but for its coins and the faces of its dice."""
        t, seats = self.tables, self.seats
        self.fame, self.money, self.boat = [0] * seats, [0] * seats, [0] * seats
        self.money_stop = [0] * seats
        """Where the reward marker lies: the number of the next reward on the money track."""
        self.karma = [t.karma_start] * seats
        self.workers, self.home = [t.workers_start] * seats, [t.workers_start] * seats
        """Workers that have joined; those of them that are still to be placed in this round."""
        self.waiting = [AT_FAME | AT_MONEY | AT_BRIDGE] * seats  # where workers wait, as bits
        self.scroll: list[int] = [0] * (seats * BUILDINGS)  # upgrades, by seat and building
        self.dice, self.held = [0] * (seats * DICE), [0] * seats
        """Dice on the statue, by seat and kind of die; and how many that are."""
        self.different_used = [0] * seats
        """Spaces for different goods that the seat has taken in this round."""
        self.crossed = [0] * seats  # whose markers crossed first, second …; 0: not yet

    def _lay_out_provinces(self) -> None:
        """[province.residence] Three roads lead out of every residence."""
        t, seats, cells = self.tables, self.seats, self.seats * CELLS
        self.tile, self.under = [NONE] * cells, [NONE] * cells
        """The tile on each cell, by seat and cell, or NONE; and the one that it covers."""
        self.roads, self.reached = [0] * cells, [0] * cells
        """The roads on each cell as they lie, those of the residence too; and the edges of each
        cell at which a road of a neighbour ends."""
        self.markets = [0] * (seats * GOODS)  # markets in the province, by seat and good
        self.linked: list[int] = [0] * seats  # incomes linked to the residence, as bits
        self.token_on = [NONE] * (seats * INCOMES)
        """The token on each income, by seat and income, or NONE."""
        self.owed = [0] * seats  # incomes with a token that has not paid yet, as bits
        for seat in range(seats):
            self.set_roads(seat, t.residence, t.residence_roads)

    def copy(self) -> RajasState:
        c = RajasState(self.seats, self.tables, self.words, self.mode, self.giver)
        self.copy_flow(c)
        c.round, c.circle, c.first, c.placed = self.round, self.circle, self.first, self.placed
        c.elephant, c.elephant_taken, c.fresh = self.elephant, self.elephant_taken, self.fresh
        c.worker_on, c.supply, c.cup = self.worker_on[:], self.supply[:], self.cup[:]
        c.top, c.below = self.top[:], [tiles[:] for tiles in self.below]
        c.pile, c.discard, c.tokens = self.pile[:], self.discard[:], self.tokens[:]
        c.river_tile, c.boat = self.river_tile[:], self.boat[:]
        c.fame, c.money, c.money_stop = self.fame[:], self.money[:], self.money_stop[:]
        c.karma, c.scroll, c.crossed = self.karma[:], self.scroll[:], self.crossed[:]
        c.workers, c.home, c.waiting = self.workers[:], self.home[:], self.waiting[:]
        c.dice, c.held, c.different_used = self.dice[:], self.held[:], self.different_used[:]
        c.tile, c.under, c.markets = self.tile[:], self.under[:], self.markets[:]
        c.roads, c.reached, c.linked = self.roads[:], self.reached[:], self.linked[:]
        c.token_on, c.owed = self.token_on[:], self.owed[:]
        return c

    # --- questions ------------------------------------------------------------------------------

    def expert(self, seat: int) -> int:
        """[navaratna.incomes] [mixed.boards] 1 for a seat that uses the other sides, else 0."""
        return self.mode.experts >> seat & 1

    def capacity(self, seat: int) -> int:
        """[dice.capacity] [navaratna.statue] Dice that the statue of a seat holds."""
        return self.tables.statue[self.expert(seat)]

    def workers_most(self) -> int:
        """[worker.five] Five workers; [navaratna.workers] six in Navaratna, and there only:
        [mixed.workers] not where the players are of different experience."""
        return self.tables.workers_most[self.mode.navaratna]

    def raised(self, seat: int, building: int) -> int:
        """Upgrades of a kind of building that count now. [upgrade.later] The one that fame 5 gives
        counts from the next turn on."""
        steps = self.scroll[seat * BUILDINGS + building]
        return steps - 1 if building == self.fresh and seat == self.turn else steps

    def upgrades(self, seat: int) -> int:
        """How many upgrades of a seat count now."""
        return sum([self.raised(seat, building) for building in range(BUILDINGS)])

    def market_count(self, seat: int) -> int:
        return sum(self.markets[seat * GOODS : (seat + 1) * GOODS])

    def margin(self, seat: int) -> int:
        """By how much the markers of a seat have passed each other; below zero: what they lack."""
        return self.tables.margin(self.fame[seat], self.money[seat])

    def kinds_held(self, seat: int) -> list[int]:
        """The kinds of dice of which the seat has one."""
        first = seat * DICE
        return [die for die in range(DICE) if self.dice[first + die]]

    def dice_held(self, seat: int) -> int:
        """The same as bits."""
        return sum([1 << die for die in self.kinds_held(seat)])

    # --- changes --------------------------------------------------------------------------------

    def put_die(self, seat: int, die: int) -> None:
        """[dice.roll] A die of the supply lies on the statue."""
        self.supply[die // FACES] -= 1
        self.dice[seat * DICE + die] += 1
        self.held[seat] += 1

    def take_die(self, seat: int, die: int) -> None:
        """[dice.pay] A die goes from the statue to the supply."""
        self.supply[die // FACES] += 1
        self.dice[seat * DICE + die] -= 1
        self.held[seat] -= 1

    def set_roads(self, seat: int, cell: int, roads: int) -> None:
        """Roads of a cell as they lie now, and where they end at its neighbours."""
        first = seat * CELLS
        self.roads[first + cell] = roads
        for edge in range(EDGES):
            beside = self.tables.neighbour[cell * EDGES + edge]
            if beside != NONE:
                ends = OPPOSITE[1 << edge]
                others = self.reached[first + beside] & ~ends
                self.reached[first + beside] = others | (ends if roads & 1 << edge else 0)
