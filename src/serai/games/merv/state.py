"""The state of Merv: where every piece is.

Figures of a seat are flat lists: the entry of a seat and a kind stands at `seat * kinds + kind`.
Buildings, camels and places in the queue belong to *owners*: the seats, and the rivals that take
part with one or two players. Cards, posts and tiles that everybody has at most once are bits.
"""

from __future__ import annotations

from typing import Final

from serai.core.step import State
from serai.games.merv.actions import Words
from serai.games.merv.tables import (
    CELLS,
    CITIES,
    COLOURS,
    CUBES,
    HALLS,
    HIGH_COURTIER,
    INNER,
    MAGISTRATE,
    MOST_SEATS,
    NONE,
    OWNERS,
    SLOTS,
    SPICES,
    STALLS,
    Tables,
)

# What points are scored for.
BY_CONTRACTS: Final = 0
BY_FAVOUR: Final = 1
BY_INFLUENCE: Final = 2
BY_MOSQUE: Final = 3
BY_LIBRARY: Final = 4
BY_COURTIERS: Final = 5
BY_BUILDINGS: Final = 6
BY_TILES: Final = 7
BY_MOSQUE_END: Final = 8
BY_SPICES: Final = 9
BY_BONUS: Final = 10
"""What only the Magistrate of a solo game scores."""
LINES: Final = 11


class Giver:
    """Hands out gifts. The rules bring it along, since a gift may lead to any of them."""

    def give(self, s: MervState, seat: int, gift: int, why: str) -> None:
        raise NotImplementedError


class MervState(State):
    """All pieces, and the stack of open decisions."""

    # the course of the game
    year: int
    round: int
    """The round of the year, 0 to 3: also the side of the city."""
    queue: list[int]
    """Owners in the order of the queue that was formed last; NONE where nobody stands yet."""
    left_behind: list[int]
    """Camels on the places of the queue that is being formed."""
    meeple: list[int]
    """The action slot of each owner, or NONE."""
    acted: list[int]
    """Owners in the order in which they took their turns in this round."""
    # what holds for one turn
    active: int
    """The cell that was activated, or NONE."""
    traded: bool
    wild_used: bool
    discount: bool
    """One cube of this action need not be paid."""
    # the city
    site: list[int]
    """The site on each cell, or NONE."""
    building: list[int]
    """Whose building stands on each cell, or NONE."""
    upgrade: list[int]
    """The colour of the upgrade on each cell, or NONE."""
    soldier: list[int]
    """Whose soldier stands on each cell, or NONE."""
    wall: list[int]
    """The piece of wall at each slot, or NONE."""
    walls_left: list[int]
    side: int
    stall: list[bool]
    """Camels on the camel market."""
    camels_gone: int
    """Camels that have left the game since it began."""
    white_upgrades: int
    bonus_upgrades: int
    """Bonus upgrades that are left, as bits."""
    upgrades_gone: list[int]
    """Upgrades that have left a solo game, by colour."""
    scoring_tiles: list[int]
    """Whose each scoring tile is, or NONE."""
    # the caravansary
    caravan: list[int]
    """Spices in the row, the front first; NONE where a card was taken in this action."""
    on_card: list[bool]
    """Camels on the cards of the row."""
    deck: list[int]
    """How many cards of each spice are still to come."""
    pairs: list[int]
    """Pairs of spices whose gifts are still to come."""
    # palace, library, market, mosque, contracts
    halls: list[int]
    """Courtiers, by owner and hall."""
    breakthrough: list[int]
    """Whose each breakthrough is, or NONE."""
    city_camel: list[bool]
    routes: int
    """Routes with a camel of the action that is going on, as bits by the city they lead to."""
    lane_camel: list[bool]
    """Camels at the beginnings of the mosque, by space."""
    contract: list[int]
    """Whose each contract is, or NONE."""
    # the owners
    camels: list[int]
    buildings: list[int]
    """Buildings that are left."""
    servants: list[int]
    favour: list[int]
    best_favour: list[int]
    """The furthest space of the favour track that was reached."""
    influence: list[int]
    points: list[int]
    earned: list[int]
    """Points by owner and what they were scored for."""
    scored: int
    """The year that was scored last, or 0."""
    earned_before: tuple[int, ...]
    """What was earned before that, by owner and line."""
    favour_spent: list[int]
    """Favour that everybody spent in it."""
    cubes: list[int]
    spices: list[int]
    scrolls: list[int]
    scrolls_used: list[int]
    common: list[int]
    common_used: list[int]
    rare: list[int]
    rare_used: list[int]
    posts: list[int]
    """Cities with a post, as bits."""
    mosque: list[int]
    """The space of the mosque, or NONE."""
    # playing alone
    solo_deck: list[int]
    solo_card: int

    def __init__(
        self, seats: int, tables: Tables, words: Words, giver: Giver, difficulty: int
    ) -> None:
        super().__init__(seats)
        self.tables: Final = tables
        self.words: Final = words
        self.giver: Final = giver
        self.difficulty: Final = difficulty

    def copy(self) -> MervState:
        c = MervState(self.seats, self.tables, self.words, self.giver, self.difficulty)
        self.copy_flow(c)
        self._copy_course(c)
        self._copy_board(c)
        self._copy_owners(c)
        return c

    def _copy_course(self, c: MervState) -> None:
        c.year = self.year
        c.round = self.round
        c.queue = self.queue[:]
        c.left_behind = self.left_behind[:]
        c.meeple = self.meeple[:]
        c.acted = self.acted[:]
        c.active = self.active
        c.traded = self.traded
        c.wild_used = self.wild_used
        c.discount = self.discount
        c.routes = self.routes
        c.pairs = self.pairs[:]
        c.solo_deck = self.solo_deck[:]
        c.solo_card = self.solo_card
        c.scored = self.scored
        c.earned_before = self.earned_before
        c.favour_spent = self.favour_spent[:]

    def _copy_board(self, c: MervState) -> None:
        c.site = self.site[:]
        c.building = self.building[:]
        c.upgrade = self.upgrade[:]
        c.soldier = self.soldier[:]
        c.wall = self.wall[:]
        c.walls_left = self.walls_left[:]
        c.side = self.side
        c.stall = self.stall[:]
        c.camels_gone = self.camels_gone
        c.white_upgrades = self.white_upgrades
        c.bonus_upgrades = self.bonus_upgrades
        c.upgrades_gone = self.upgrades_gone[:]
        c.scoring_tiles = self.scoring_tiles[:]
        c.caravan = self.caravan[:]
        c.on_card = self.on_card[:]
        c.deck = self.deck[:]
        c.halls = self.halls[:]
        c.breakthrough = self.breakthrough[:]
        c.city_camel = self.city_camel[:]
        c.lane_camel = self.lane_camel[:]
        c.contract = self.contract[:]

    def _copy_owners(self, c: MervState) -> None:
        c.camels = self.camels[:]
        c.buildings = self.buildings[:]
        c.servants = self.servants[:]
        c.favour = self.favour[:]
        c.best_favour = self.best_favour[:]
        c.influence = self.influence[:]
        c.points = self.points[:]
        c.earned = self.earned[:]
        c.cubes = self.cubes[:]
        c.spices = self.spices[:]
        c.scrolls = self.scrolls[:]
        c.scrolls_used = self.scrolls_used[:]
        c.common = self.common[:]
        c.common_used = self.common_used[:]
        c.rare = self.rare[:]
        c.rare_used = self.rare_used[:]
        c.posts = self.posts[:]
        c.mosque = self.mosque[:]

    def slug(self, kind: str, number: int) -> str | int:
        slugs = self.tables.slugs.get(kind)
        return slugs[number] if slugs is not None else number

    # --- questions ------------------------------------------------------------------------------

    def line(self, owner: int) -> list[int]:
        """[turn.line] The active line of an owner, the nearest cell first."""
        return self.tables.lines[self.meeple[owner]]

    def colour(self, cell: int) -> int:
        """The colour of the cube that a site shows."""
        return self.tables.site_colour[self.site[cell]]

    def symbol(self, cell: int) -> int:
        """The action of a site."""
        return self.tables.site_symbol[self.site[cell]]

    def courtiers(self, owner: int) -> int:
        return sum(self.halls[owner * HALLS : (owner + 1) * HALLS])

    def in_hall(self, hall: int) -> int:
        """Courtiers of all owners in a hall."""
        return sum([self.halls[owner * HALLS + hall] for owner in range(OWNERS)])

    def mosque_steps(self, owner: int) -> int:
        space = self.mosque[owner]
        return 0 if space == NONE else self.tables.space_step[space]

    def walled(self, cell: int) -> bool:
        """[invade.wall] Whether there is a wall on every side from which a cell is attacked."""
        for slot in self.tables.attack_slots[cell]:
            if self.wall[slot] == NONE:
                return False
        return True

    def wild(self, seat: int) -> int:
        """[library.wild] The colour that still counts as any colour in this turn, or NONE."""
        if not self.wild_used:
            for tile, colour in enumerate(self.tables.wild_colour):
                if colour != NONE and self.breakthrough[tile] == seat:
                    return colour
        return NONE

    # --- changes --------------------------------------------------------------------------------

    def score(self, owner: int, points: int, line: int) -> None:
        self.points[owner] += points
        self.earned[owner * LINES + line] += points

    def take_off_soldier(self, cell: int) -> None:
        """[upgrade.soldier] [invade.after] A soldier goes back to its owner."""
        if self.soldier[cell] != NONE:
            self.servants[self.soldier[cell]] += 1
            self.soldier[cell] = NONE


def empty_table(
    seats: int, tables: Tables, words: Words, giver: Giver, difficulty: int
) -> MervState:
    """The pieces before anything is drawn."""
    s = MervState(seats, tables, words, giver, difficulty)
    s.year = 0
    s.round = 0
    s.queue = []
    s.left_behind = [0] * MOST_SEATS
    s.meeple = [NONE] * OWNERS
    s.acted = []
    s.active = NONE
    s.traded = False
    s.wild_used = False
    s.discount = False
    s.routes = 0
    s.pairs = []
    s.solo_deck = []
    s.solo_card = NONE
    _lay_out_board(s)
    _lay_out_owners(s)
    return s


def _lay_out_board(s: MervState) -> None:
    """[setup.walls] [setup.upgrades] [setup.library] [setup.cities] [setup.lanes]
    [setup.contracts] The board."""
    t = s.tables
    s.site = [NONE] * CELLS
    s.building = [NONE] * CELLS
    s.upgrade = [NONE] * CELLS
    s.soldier = [NONE] * CELLS
    s.wall = [NONE] * SLOTS
    s.walls_left = t.wall_count[:]
    s.side = 0
    s.stall = [False] * STALLS
    s.camels_gone = 0
    s.white_upgrades = t.white_upgrades
    s.bonus_upgrades = (1 << COLOURS) - 1
    s.upgrades_gone = [0] * CUBES
    s.scoring_tiles = [NONE] * len(t.scoring_tile_ids)
    s.caravan = []
    s.on_card = []
    s.deck = t.spice_cards[:]
    s.halls = [0] * (OWNERS * HALLS)
    s.breakthrough = [NONE] * len(t.breakthrough_ids)
    s.city_camel = [city < INNER for city in range(CITIES)]
    s.lane_camel = [step == 1 for step in t.space_step]
    s.contract = [NONE] * len(t.contract_ids)


def _lay_out_owners(s: MervState) -> None:
    """[setup.pieces] [setup.tracks] [setup.supply] Every owner starts alike."""
    t = s.tables
    s.camels = [0] * OWNERS
    s.buildings = [t.buildings] * OWNERS
    s.servants = [t.servants] * OWNERS
    s.favour = [0] * OWNERS
    s.best_favour = [0] * OWNERS
    s.influence = [0] * OWNERS
    s.points = [0] * OWNERS
    s.earned = [0] * (OWNERS * LINES)
    s.scored = 0
    s.earned_before = ()
    s.favour_spent = [0] * OWNERS
    s.cubes = [0] * (OWNERS * CUBES)
    s.spices = [0] * (OWNERS * SPICES)
    s.scrolls = [0] * OWNERS
    s.scrolls_used = [0] * OWNERS
    s.common = [0] * OWNERS
    s.common_used = [0] * OWNERS
    s.rare = [0] * OWNERS
    s.rare_used = [0] * OWNERS
    s.posts = [0] * OWNERS
    s.mosque = [NONE] * OWNERS


def rivals(seats: int) -> list[int]:
    """[high.pieces] [solo.rivals] Who takes part without a player."""
    if seats == 1:
        return [MAGISTRATE, HIGH_COURTIER]
    return [HIGH_COURTIER] if seats == 2 else []
