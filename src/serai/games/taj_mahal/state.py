"""The state of Taj Mahal: where every piece is.

Sides are the seats and, with two players, the dummy. Per-side figures are flat lists: the entry of
a side and a kind stands at `side * kinds + kind`.
"""

from __future__ import annotations

from typing import Final

from serai.core.errors import BrokenState
from serai.core.step import State
from serai.games.taj_mahal.actions import Words
from serai.games.taj_mahal.tables import (
    COMMODITIES,
    FIGURES,
    NONE,
    SPECIAL,
    SYMBOLS,
    VISITS,
    Tables,
)

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

    # the visit
    visit: int
    province: int
    start: int
    active: list[bool]
    """Sides that have not withdrawn."""
    colour: list[int]
    """The colour each side must follow; NONE while it is free to choose."""
    counts: list[int]
    """Symbols on the table, by side and symbol."""
    winner: list[int]
    """Who has won each prize in this visit; NONE while it lies in the court."""
    dummy_ready: bool
    """The dummy of two players has turned up its cards in this visit."""
    # the withdrawal that is being settled
    placed: list[int]
    taken: list[int]
    # the board
    tile_place: list[int]
    tile_owner: list[int]
    bonus_on: list[int]
    bonus_owner: list[int]
    regular: list[int]
    crowned: list[int]
    # the cards
    hands: list[list[int]]
    played: list[list[int]]
    display: list[int]
    deck: list[int]
    discard: list[int]
    special_owner: list[int]
    """Who owns the special card that a pair of each figure wins; NONE: it lies on the table."""
    known: list[bool]
    """Cards whose holder everybody has seen taking them."""
    # what the sides own
    supply: list[int]
    """Influence tiles beside the court; the one that lies in the court is not counted."""
    influence: list[int]
    goods: list[int]
    score: list[int]
    points: list[int]

    def __init__(self, seats: int, dummy: int, tables: Tables, words: Words) -> None:
        super().__init__(seats)
        self.dummy: Final = dummy
        """The side of the dummy of two players, or NONE."""
        self.sides: Final = seats if dummy == NONE else seats + 1
        self.tables: Final = tables
        self.words: Final = words

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

    def slug(self, kind: str, number: int) -> str | int:
        slugs = self.tables.slugs.get(kind)
        return slugs[number] if slugs is not None else number

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
        for other in range(self.sides):
            if other == side or not self.active[other]:
                continue
            if self.counts[other * SYMBOLS + symbol] >= mine:
                return False
        return True

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


def empty_table(seats: int, dummy: int, tables: Tables, words: Words) -> TajState:
    """The pieces in the box, before anything is dealt or laid out."""
    s = TajState(seats, dummy, tables, words)
    sides = s.sides
    cities = len(tables.city_ids)
    s.visit = 0
    s.province = NONE
    s.start = NONE
    s.active = [True] * sides
    s.colour = [NONE] * sides
    s.counts = [0] * (sides * SYMBOLS)
    s.winner = [NONE] * SYMBOLS
    s.dummy_ready = False
    s.placed = []
    s.taken = []
    s.tile_place = [NONE] * VISITS
    s.tile_owner = [NONE] * VISITS
    s.bonus_on = [NONE] * cities
    s.bonus_owner = [NONE] * len(tables.bonus_ids)
    s.regular = [NONE] * cities
    s.crowned = [NONE] * cities
    s.hands = [[] for _ in range(sides)]
    s.played = [[] for _ in range(sides)]
    s.display = []
    s.deck = tables.deck[:]
    s.discard = []
    s.special_owner = [NONE] * FIGURES
    s.known = [False] * len(tables.card_ids)
    s.supply = [count - 1 for count in tables.influence_supply]
    s.influence = [0] * (sides * FIGURES)
    s.goods = [0] * (sides * COMMODITIES)
    s.score = [0] * sides
    s.points = [0] * (sides * REASONS)
    return s


# --- conservation -----------------------------------------------------------------------------


def check(s: TajState) -> None:
    """Raise BrokenState unless every piece is in exactly one place and every figure adds up."""
    _check_cards(s)
    _check_tiles(s)
    _check_palaces(s)
    _check_figures(s)


def _check_cards(s: TajState) -> None:
    seen = s.deck + s.discard + s.display
    for side in range(s.sides):
        seen += s.hands[side] + s.played[side]
    for figure in range(FIGURES):
        card = s.tables.special_for_pair[figure]
        owner = s.special_owner[figure]
        if owner == NONE:
            seen.append(card)
        elif card not in s.hands[owner] and card not in s.played[owner]:
            raise BrokenState(f"{s.tables.card_ids[card]} is not with its owner {owner}")
    if sorted(seen) != list(range(len(s.tables.card_ids))):
        raise BrokenState("a card is missing or there twice")
    for card in s.deck + s.discard + s.display:
        if s.tables.card_colour[card] == SPECIAL:
            raise BrokenState("a special card is in the deck, the discard pile or the display")


def _check_tiles(s: TajState) -> None:
    for figure in range(FIGURES):
        total = s.supply[figure] + (1 if s.winner[figure] == NONE else 0)
        for side in range(s.sides):
            total += s.influence[side * FIGURES + figure]
        if total != s.tables.influence_supply[figure]:
            raise BrokenState(f"there are {total} influence tiles of figure {figure}")
        if s.supply[figure] < 0:
            raise BrokenState("the supply of influence tiles is below zero")
    for city, bonus in enumerate(s.bonus_on):
        if bonus != NONE and s.bonus_owner[bonus] != NONE:
            raise BrokenState(f"the bonus tile in city {city} belongs to somebody")
    goods = [0] * (s.sides * COMMODITIES)
    for tile, owner in enumerate(s.tile_owner):
        if owner >= 0:
            for good in s.tables.tile_commodities[tile]:
                goods[owner * COMMODITIES + good] += 1
    for bonus, owner in enumerate(s.bonus_owner):
        if owner >= 0:
            goods[owner * COMMODITIES + s.tables.bonus_commodity[bonus]] += 1
    if goods != s.goods:
        raise BrokenState("the goods of a side are not those on its tiles")


def _check_palaces(s: TajState) -> None:
    crowned_in = [0] * len(s.tables.province_ids)
    for city in range(len(s.tables.city_ids)):
        if s.crowned[city] != NONE:
            crowned_in[s.tables.city_province[city]] += 1
    if max(crowned_in) > 1:
        raise BrokenState("a province has two crowned palaces")
    for tile in range(max(s.visit, 0), VISITS):
        place = s.tile_place[tile]
        if place == NONE:
            continue
        for city in s.tables.province_cities[place]:
            if s.regular[city] != NONE or s.crowned[city] != NONE:
                raise BrokenState("there is a palace in a province not visited yet")


def _check_figures(s: TajState) -> None:
    counts = [0] * (s.sides * SYMBOLS)
    for side in range(s.sides):
        for card in s.played[side]:
            for symbol in s.tables.card_symbols[card]:
                counts[side * SYMBOLS + symbol] += 1
        if not s.active[side] and s.played[side]:
            raise BrokenState(f"side {side} has withdrawn but still has cards on the table")
        if s.score[side] != sum(s.points[side * REASONS : (side + 1) * REASONS]):
            raise BrokenState(f"the points of side {side} do not add up to its score")
    if counts != s.counts:
        raise BrokenState("the symbols on the table are miscounted")
    for tile in range(s.visit, VISITS):
        if s.tile_owner[tile] != NONE:
            raise BrokenState("a province tile is gone before its visit")
