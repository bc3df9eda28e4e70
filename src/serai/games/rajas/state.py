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

# How the game is played.
BASIC: Final = 0
NAVARATNA: Final = 1
MIXED: Final = 2

# Where a waiting worker stands, as bits.
AT_FAME: Final = 1
AT_MONEY: Final = 2
AT_BRIDGE: Final = 4
WAITING: Final = [AT_FAME, AT_MONEY, AT_BRIDGE]


class Mode:
    """What was chosen before the game."""

    def __init__(self, variant: int, ganga: bool, experts: int) -> None:
        self.variant: Final = variant
        self.ganga: Final = ganga
        self.experts: Final = experts
        """Seats with the other side of province board and statue, as bits."""


class Giver:
    """Hands out rewards. The rules bring it along, since a reward may lead to any of them."""

    def grant(self, s: RajasState, seat: int, reward: list[int], why: str) -> None:
        raise NotImplementedError


class RajasState(State):
    """All pieces, and the stack of open decisions."""

    def __init__(self, seats: int, tables: Tables, words: Words, mode: Mode, giver: Giver) -> None:
        super().__init__(seats)
        self.tables: Final = tables
        self.words: Final = words
        self.mode: Final = mode
        self.giver: Final = giver
        self.board: Final = tables.boards[seats]

    def lay_out(self) -> None:
        """The pieces before anything is rolled or drawn."""
        self.round = 0
        self.circle = 0
        self.first = NONE
        """The first player of this round."""
        self.elephant = NONE
        """Who has the elephant: the first player, or whoever took it for the next round."""
        self.elephant_taken = False
        """Somebody has got it from the Great Mogul in this round."""
        self.placed = False
        """Somebody has placed a worker in this circle."""
        self.fresh = NONE
        """The building that fame 5 has upgraded in this turn, or NONE."""
        self.crossings = 0
        """How many seats' markers have crossed."""
        self._lay_out_board()
        self._lay_out_seats()
        self._lay_out_provinces()

    def _lay_out_board(self) -> None:
        """[setup.board] [setup.supply] [setup.stacks] [setup.white] [setup.unused] The board.
        [setup.covers] Places under a cover are none: the list of places does not have them."""
        t, navaratna = self.tables, self.mode.variant == NAVARATNA
        self.worker_on = [NONE] * len(t.place_ids)
        """Whose worker stands on each place, or NONE."""
        self.supply = [t.dice_of_a_colour] * DICE_COLOURS
        """Dice in the supply, by colour."""
        self.top = [NONE] * len(t.stack_tiles)
        """The visible tile of each stack, or NONE."""
        self.below = [tiles[:] for tiles in t.stack_tiles]
        """The tiles below it. Nobody knows their order: they have none until they are drawn."""
        self.pile = [] if navaratna else t.tokens_of[0][:]
        """White tokens, face down on the temple."""
        self.discard: list[int] = []
        """White tokens that have paid."""
        self.tokens = [navaratna] * len(t.token_ids)
        """Navaratna: tokens that lie open on the buildings."""
        self.river_tile = [NONE] * (t.last_space + 1)
        """Ganga: the river tile on each space, or NONE."""
        self.cup: list[int] = []
        """Dice taken off a statue to be rolled again."""

    def _lay_out_seats(self) -> None:
        """[setup.workers] [setup.fame] [setup.karma] [setup.scrolls] [setup.boats] [setup.marker]
        Every seat starts alike, but for its coins and the faces of its dice."""
        t, seats = self.tables, self.seats
        self.fame = [0] * seats
        self.money = [0] * seats
        self.money_stop = [0] * seats
        """Where the reward marker lies: the number of the next reward on the money track."""
        self.karma = [t.karma_start] * seats
        self.workers = [t.workers_start] * seats
        """Workers that have joined."""
        self.home = [t.workers_start] * seats
        """Workers that are still to be placed in this round."""
        self.waiting = [AT_FAME | AT_MONEY | AT_BRIDGE] * seats
        """Where workers wait, as bits."""
        self.boat = [0] * seats
        self.scroll = [0] * (seats * BUILDINGS)
        """Upgrades, by seat and building."""
        self.dice = [0] * (seats * DICE)
        """Dice on the statue, by seat and kind of die."""
        self.held = [0] * seats
        """How many dice that are."""
        self.different_used = [0] * seats
        """Spaces for different goods that the seat has taken in this round."""
        self.crossed = [0] * seats
        """Whose markers crossed first, second …; 0: not yet."""

    def _lay_out_provinces(self) -> None:
        """[province.residence] Three roads lead out of every residence."""
        t, seats = self.tables, self.seats
        self.tile = [NONE] * (seats * CELLS)
        """The tile on each cell, by seat and cell, or NONE."""
        self.roads = [0] * (seats * CELLS)
        """The roads on each cell as they lie; those of the residence too."""
        self.under = [NONE] * (seats * CELLS)
        """The tile that is covered, or NONE."""
        self.reached = [0] * (seats * CELLS)
        """Edges of each cell at which a road of a neighbour ends."""
        self.markets = [0] * (seats * GOODS)
        """Markets in the province, by seat and good."""
        self.linked = [0] * seats
        """Incomes that have been linked to the residence, as bits."""
        self.token_on = [NONE] * (seats * INCOMES)
        """The token on each income, by seat and income, or NONE."""
        self.owed = [0] * seats
        """Incomes with a token that has not paid yet, as bits."""
        for seat in range(seats):
            self.set_roads(seat, t.residence, t.residence_roads)

    def copy(self) -> RajasState:
        c = RajasState(self.seats, self.tables, self.words, self.mode, self.giver)
        self.copy_flow(c)
        self._copy_board(c)
        self._copy_seats(c)
        return c

    def _copy_board(self, c: RajasState) -> None:
        c.round = self.round
        c.circle = self.circle
        c.first = self.first
        c.elephant = self.elephant
        c.elephant_taken = self.elephant_taken
        c.placed = self.placed
        c.fresh = self.fresh
        c.crossings = self.crossings
        c.worker_on = self.worker_on[:]
        c.supply = self.supply[:]
        c.top = self.top[:]
        c.below = [tiles[:] for tiles in self.below]
        c.pile = self.pile[:]
        c.discard = self.discard[:]
        c.tokens = self.tokens[:]
        c.river_tile = self.river_tile[:]
        c.cup = self.cup[:]

    def _copy_seats(self, c: RajasState) -> None:
        c.fame = self.fame[:]
        c.money = self.money[:]
        c.money_stop = self.money_stop[:]
        c.karma = self.karma[:]
        c.workers = self.workers[:]
        c.home = self.home[:]
        c.waiting = self.waiting[:]
        c.boat = self.boat[:]
        c.scroll = self.scroll[:]
        c.dice = self.dice[:]
        c.held = self.held[:]
        c.tile = self.tile[:]
        c.roads = self.roads[:]
        c.under = self.under[:]
        c.reached = self.reached[:]
        c.markets = self.markets[:]
        c.linked = self.linked[:]
        c.token_on = self.token_on[:]
        c.owed = self.owed[:]
        c.different_used = self.different_used[:]
        c.crossed = self.crossed[:]

    def slug(self, kind: str, number: int) -> str | int:
        slugs = self.tables.slugs.get(kind)
        return slugs[number] if slugs is not None else number

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
        return self.tables.workers_most[1 if self.mode.variant == NAVARATNA else 0]

    def raised(self, seat: int, building: int) -> int:
        """Upgrades of a kind of building that count now. [upgrade.later] The one that fame 5 gives
        counts from the next turn on."""
        steps = self.scroll[seat * BUILDINGS + building]
        return steps - 1 if building == self.fresh and seat == self.turn else steps

    def upgrades(self, seat: int) -> int:
        """How many upgrades of a seat count now."""
        return sum([self.raised(seat, building) for building in range(BUILDINGS)])

    def market_count(self, seat: int) -> int:
        count = 0
        for at in range(seat * GOODS, (seat + 1) * GOODS):
            count += self.markets[at]
        return count

    def margin(self, seat: int) -> int:
        """By how much the markers of a seat have passed each other; below zero: what they lack."""
        return self.tables.margin(self.fame[seat], self.money[seat])

    def kinds_held(self, seat: int) -> list[int]:
        """The kinds of dice of which the seat has one."""
        first = seat * DICE
        return [die for die in range(DICE) if self.dice[first + die]]

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
                if roads & 1 << edge:
                    self.reached[first + beside] |= ends
                else:
                    self.reached[first + beside] &= ~ends
