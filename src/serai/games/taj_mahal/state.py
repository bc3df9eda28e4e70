"""The state of Taj Mahal: where every piece is.

Sides are the seats and, with two players, the dummy. Per-side figures are flat lists: the entry of
a side and a kind stands at `side * kinds + kind`.
"""

from __future__ import annotations

from typing import Final

from serai.core.step import State
from serai.games.taj_mahal.actions import Words
from serai.games.taj_mahal.tables import COMMODITIES, FIGURES, NONE, SYMBOLS, VISITS, Tables

LOST: Final = -2
"""Owner of a tile that has left the game."""

# Reasons for points: one line each in the result.
POINTS_TILES: Final = 0
POINTS_GOODS: Final = 1
POINTS_PALACES: Final = 2
POINTS_PLUS_TWO: Final = 3
POINTS_WHITE: Final = 4
POINTS_SPECIAL: Final = 5
POINTS_COLOUR: Final = 6
REASONS: Final = 7


class TajState(State):
    """All pieces, and the stack of open decisions."""

    def __init__(self, seats: int, dummy: int, tables: Tables, words: Words) -> None:
        super().__init__(seats, tables.slugs)
        self.dummy: Final = dummy
        """The side of the dummy of two players, or NONE."""
        self.sides: Final = seats if dummy == NONE else seats + 1
        self.tables: Final = tables
        self.words: Final = words

    def unpack(self) -> None:
        """The pieces in the box, before anything is dealt or laid out."""
        sides, cities = self.sides, len(self.tables.city_ids)
        # the visit
        self.visit = 0
        self.province = NONE
        self.start = NONE
        self.active = [True] * sides
        """Sides that have not withdrawn."""
        self.colour = [NONE] * sides
        """The colour each side must follow; NONE while it is free to choose."""
        self.counts = [0] * (sides * SYMBOLS)
        """Symbols on the table, by side and symbol."""
        self.winner = [NONE] * SYMBOLS
        """Who has won each prize in this visit; NONE while it lies in the court."""
        self.dummy_ready = False
        """The dummy of two players has turned up its cards in this visit."""
        # the withdrawal that is being settled
        self.placed: list[int] = []
        self.taken: list[int] = []
        # the board
        self.tile_place = [NONE] * VISITS
        self.tile_owner = [NONE] * VISITS
        self.bonus_on = [NONE] * cities
        self.bonus_owner = [NONE] * len(self.tables.bonus_ids)
        self.regular = [NONE] * cities
        self.crowned = [NONE] * cities
        # what the sides own
        self.supply = [count - 1 for count in self.tables.influence_supply]
        """Influence tiles beside the court; the one that lies in the court is not counted."""
        self.influence = [0] * (sides * FIGURES)
        self.goods = [0] * (sides * COMMODITIES)
        self.score = [0] * sides
        self.points = [0] * (sides * REASONS)
        self._unpack_cards()

    def _unpack_cards(self) -> None:
        self.hands: list[list[int]] = [[] for _ in range(self.sides)]
        self.played: list[list[int]] = [[] for _ in range(self.sides)]
        self.display: list[int] = []
        self.deck = self.tables.deck[:]
        self.discard: list[int] = []
        self.special_owner = [NONE] * FIGURES
        """Who owns the special card that a pair of each figure wins; NONE: it lies on the table."""
        self.known = [False] * len(self.tables.card_ids)
        """Cards whose holder everybody has seen taking them."""

    def copy(self) -> TajState:
        c = TajState(self.seats, self.dummy, self.tables, self.words)
        self.copy_flow(c)
        c.visit = self.visit
        c.province = self.province
        c.start = self.start
        c.active = self.active[:]
        c.colour = self.colour[:]
        c.counts = self.counts[:]
        c.winner = self.winner[:]
        c.dummy_ready = self.dummy_ready
        c.placed = self.placed[:]
        c.taken = self.taken[:]
        c.tile_place = self.tile_place[:]
        c.tile_owner = self.tile_owner[:]
        c.bonus_on = self.bonus_on[:]
        c.bonus_owner = self.bonus_owner[:]
        c.regular = self.regular[:]
        c.crowned = self.crowned[:]
        c.hands = [hand[:] for hand in self.hands]
        c.played = [row[:] for row in self.played]
        c.display = self.display[:]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.special_owner = self.special_owner[:]
        c.known = self.known[:]
        c.supply = self.supply[:]
        c.influence = self.influence[:]
        c.goods = self.goods[:]
        c.score = self.score[:]
        c.points = self.points[:]
        return c

    # --- questions ------------------------------------------------------------------------------

    def count(self, side: int, symbol: int) -> int:
        """Symbols that a side has on the table in this visit."""
        return self.counts[side * SYMBOLS + symbol]

    def has_played(self, side: int) -> bool:
        return len(self.played[side]) > 0

    def others_active(self, side: int) -> bool:
        """Whether anybody else is still in the contest."""
        for other in range(self.sides):
            if other != side and self.active[other]:
                return True
        return False

    def leads(self, side: int, symbol: int) -> bool:
        """[withdraw.majority] At least one symbol, and more than every other active side.

        [withdraw.compare] Sides that have withdrawn have no cards on the table any more.
        """
        mine = self.counts[side * SYMBOLS + symbol]
        if mine == 0:
            return False
        for one in range(self.sides):
            if one != side and self.active[one] and self.counts[one * SYMBOLS + symbol] >= mine:
                return False
        return True

    def would_win(self, side: int, symbol: int) -> bool:
        """Whether withdrawing now would bring this prize."""
        return self.winner[symbol] == NONE and self.leads(side, symbol)

    def owns(self, side: int, city: int) -> bool:
        """[score.shared_city] A palace of either kind makes a city one's own, shared or not."""
        return self.regular[city] == side or self.crowned[city] == side

    # --- changes --------------------------------------------------------------------------------

    def gain(self, side: int, reason: int, points: int) -> None:
        self.score[side] += points
        self.points[side * REASONS + reason] += points

    def lay_down(self, side: int, card: int) -> None:
        """[play.open] Cards lie open, and their symbols add up.

        [special.elephant] [special.mogul] Two special cards show a symbol like a white card;
        [special.plus_two] the +2 card shows none.
        """
        self.played[side].append(card)
        for symbol in self.tables.card_symbols[card]:
            self.counts[side * SYMBOLS + symbol] += 1
        self.tell("taj-log-play", "play.open", side, "card", card)
