"""The state of Merv: where every piece is.

Figures of a seat are flat lists: the entry of a seat and a kind stands at `seat * kinds + kind`.
Buildings, camels and places in the queue belong to *owners*: the seats, and the rivals that take
part with one or two players. Cards, posts and tiles that everybody has at most once are bits.
"""

from __future__ import annotations

from typing import Final

from serai.core.step import NOBODY, State
from serai.games.merv import tables as c
from serai.games.merv.actions import Words
from serai.games.merv.tables import CELLS, CUBES, HALLS, NONE, OWNERS, Tables

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

    def __init__(
        self, seats: int, tables: Tables, words: Words, giver: Giver, difficulty: int
    ) -> None:
        super().__init__(seats, tables.slugs)
        self.tables: Final[Tables] = tables
        self.words: Final = words
        self.giver: Final = giver
        self.difficulty: Final = difficulty

    # --- the pieces before anything is drawn ----------------------------------------------------

    def lay_out(self) -> None:
        self._lay_out_course()
        self._lay_out_city()
        self._lay_out_houses()
        self._lay_out_owners()

    def _lay_out_course(self) -> None:
        self.year = 0
        self.round = 0
        """The round of the year, 0 to 3: also the side of the city."""
        self.queue: list[int] = []
        """Owners in the order of the queue that was formed last; NONE where nobody stands yet."""
        self.left_behind: list[int] = [0] * c.MOST_SEATS
        """Camels on the places of the queue that is being formed."""
        self.meeple = [NONE] * OWNERS
        """The action slot of each owner, or NONE."""
        self.acted: list[int] = []
        """Owners in the order in which they took their turns in this round."""
        self.active = NONE
        """In a turn: the cell that was activated, or NONE."""
        self.traded = self.wild_used = False
        self.discount = False
        """One cube of this action need not be paid."""
        self.routes = 0
        """Routes with a camel of the action that is going on, as bits by the city they lead to."""
        self.pairs: list[int] = []
        """Pairs of spices whose gifts are still to come."""
        self.solo_deck: list[int] = []
        self.solo_card = NONE
        self.scored = 0
        """The year that was scored last, or 0."""
        self.earned_before: tuple[int, ...] = ()
        """What was earned before that, by owner and line."""
        self.favour_spent = [0] * OWNERS
        """Favour that everybody spent in it."""

    def _lay_out_city(self) -> None:
        """[setup.walls] [setup.upgrades] Bare ground: NONE where nothing stands."""
        nothing = [NONE] * CELLS
        self.site, self.building = nothing[:], nothing[:]
        """The site on each cell, and whose building stands there."""
        self.upgrade, self.soldier = nothing[:], nothing[:]
        """The colour of the upgrade on each cell, and whose soldier stands there."""
        self.wall = [NONE] * c.SLOTS
        """The piece of wall at each slot."""
        self.walls_left = self.tables.wall_count[:]
        self.side = 0
        self.stall = [False] * c.STALLS
        """Camels on the camel market."""
        self.camels_gone = 0
        """Camels that have left the game since it began."""
        self.white_upgrades = self.tables.white_upgrades
        self.bonus_upgrades = (1 << c.COLOURS) - 1
        """Bonus upgrades that are left, as bits."""
        self.upgrades_gone = [0] * CUBES
        """Upgrades that have left a solo game, by colour."""

    def _lay_out_houses(self) -> None:
        """[setup.library] [setup.cities] [setup.lanes] [setup.contracts]"""
        t = self.tables
        self.scoring_tiles = [NONE] * len(t.scoring_tile_ids)
        """Whose each scoring tile is, or NONE; so it is with breakthroughs and contracts."""
        self.breakthrough = [NONE] * len(t.breakthrough_ids)
        self.contract = [NONE] * len(t.contract_ids)
        self.caravan: list[int] = []
        """Spices in the row, the front first; NONE where a card was taken in this action."""
        self.on_card: list[bool] = []
        """Camels on the cards of the row."""
        self.deck = t.spice_cards[:]
        """How many cards of each spice are still to come."""
        self.city_camel = [city < c.INNER for city in range(c.CITIES)]
        self.lane_camel = [step == 1 for step in t.space_step]
        """Camels at the beginnings of the mosque, by space."""

    def _lay_out_owners(self) -> None:
        """[setup.pieces] [setup.tracks] [setup.supply] Every owner starts alike."""
        none = [0] * OWNERS
        self.buildings = [self.tables.buildings] * OWNERS
        """Buildings that are left."""
        self.servants = [self.tables.servants] * OWNERS
        self.camels, self.points, self.influence = none[:], none[:], none[:]
        self.favour, self.best_favour = none[:], none[:]
        """The space of the favour track, and the furthest one that was reached."""
        self.scrolls, self.common, self.rare = none[:], none[:], none[:]
        self.scrolls_used, self.common_used, self.rare_used = none[:], none[:], none[:]
        """Scrolls and goods that lie on contracts."""
        self.posts = none[:]
        """Cities with a post, as bits."""
        self.mosque = [NONE] * OWNERS
        """The space of the mosque, or NONE."""
        self.earned = [0] * (OWNERS * LINES)
        """Points by owner and what they were scored for."""
        self.cubes, self.spices = [0] * (OWNERS * CUBES), [0] * (OWNERS * c.SPICES)
        self.halls = [0] * (OWNERS * HALLS)
        """Courtiers, by owner and hall."""

    def copy(self) -> MervState:
        new = MervState(self.seats, self.tables, self.words, self.giver, self.difficulty)
        self.copy_flow(new)
        new.year, new.round, new.scored = self.year, self.round, self.scored
        new.queue, new.left_behind = self.queue[:], self.left_behind[:]
        new.meeple, new.acted, new.pairs = self.meeple[:], self.acted[:], self.pairs[:]
        new.active, new.traded, new.routes = self.active, self.traded, self.routes
        new.wild_used, new.discount = self.wild_used, self.discount
        new.solo_deck, new.solo_card = self.solo_deck[:], self.solo_card
        new.earned_before, new.favour_spent = self.earned_before, self.favour_spent[:]
        new.site, new.building, new.wall = self.site[:], self.building[:], self.wall[:]
        new.upgrade, new.soldier = self.upgrade[:], self.soldier[:]
        new.walls_left, new.camels_gone = self.walls_left[:], self.camels_gone
        new.side, new.stall = self.side, self.stall[:]
        new.white_upgrades, new.bonus_upgrades = self.white_upgrades, self.bonus_upgrades
        new.upgrades_gone, new.scoring_tiles = self.upgrades_gone[:], self.scoring_tiles[:]
        new.breakthrough, new.contract = self.breakthrough[:], self.contract[:]
        new.caravan, new.on_card, new.deck = self.caravan[:], self.on_card[:], self.deck[:]
        new.city_camel, new.lane_camel = self.city_camel[:], self.lane_camel[:]
        new.camels, new.buildings = self.camels[:], self.buildings[:]
        new.servants, new.posts, new.mosque = self.servants[:], self.posts[:], self.mosque[:]
        new.favour, new.best_favour = self.favour[:], self.best_favour[:]
        new.influence, new.points, new.earned = self.influence[:], self.points[:], self.earned[:]
        new.halls, new.cubes, new.spices = self.halls[:], self.cubes[:], self.spices[:]
        new.scrolls, new.scrolls_used = self.scrolls[:], self.scrolls_used[:]
        new.common, new.common_used = self.common[:], self.common_used[:]
        new.rare, new.rare_used = self.rare[:], self.rare_used[:]
        return new

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
        return all(self.wall[slot] != NONE for slot in self.tables.attack_slots[cell])

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

    def tell_of_rival(
        self, id: str, why: str, owner: int, kind: str, thing: int, kind2: str = "", thing2: int = 0
    ) -> None:
        rival = owner - c.HIGH_COURTIER
        self.tell(id, why, NOBODY, "rival", rival, kind, thing, kind2, thing2)

    def take_off_soldier(self, cell: int) -> None:
        """[upgrade.soldier] [invade.after] A soldier goes back to its owner."""
        if self.soldier[cell] != NONE:
            self.servants[self.soldier[cell]] += 1
            self.soldier[cell] = NONE


def rivals(seats: int) -> list[int]:
    """[high.pieces] [solo.rivals] Who takes part without a player."""
    if seats == 1:
        return [c.MAGISTRATE, c.HIGH_COURTIER]
    return [c.HIGH_COURTIER] if seats == 2 else []
