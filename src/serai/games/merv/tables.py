"""The components of Merv as typed tables: ids are numbers, facts are lists.

Read once from the data file and checked; the rules look things up here and know no file.
"""

from typing import Final

from serai.core.components import Components
from serai.core.errors import DataError

NONE: Final = -1
MOST_SEATS: Final = 4

# Owners of buildings and meeples beyond the seats.
HIGH_COURTIER: Final = 4
MAGISTRATE: Final = 5
OWNERS: Final = 6
RIVAL_IDS: Final = ["high_courtier", "magistrate"]

COLOUR_IDS: Final = ["purple", "turquoise", "brown", "orange", "white"]
PURPLE: Final = 0
TURQUOISE: Final = 1
BROWN: Final = 2
ORANGE: Final = 3
WHITE: Final = 4
COLOURS: Final = 4
"""Colours of sites; white comes after them."""
CUBES: Final = 5
UPGRADES: Final = [WHITE, PURPLE, TURQUOISE, BROWN, ORANGE]

SYMBOL_IDS: Final = ["caravansary", "palace", "library", "marketplace", "mosque", "wall"]
CARAVANSARY: Final = 0
PALACE: Final = 1
LIBRARY: Final = 2
MARKETPLACE: Final = 3
MOSQUE: Final = 4
WALL: Final = 5

SPICE_IDS: Final = ["cinnamon", "ginger", "juniper", "pepper"]
SPICES: Final = 4
HALL_IDS: Final = ["knowledge", "spice", "trade", "faith"]
KNOWLEDGE: Final = 0
SPICE: Final = 1
TRADE: Final = 2
FAITH: Final = 3
HALLS: Final = 4

# The city: cells row by row from the north-west; slots clockwise from there, five on each side.
SIZE: Final = 5
CELLS: Final = 25
CAMEL_MARKET: Final = 12
SLOTS: Final = 20
SIDE_IDS: Final = ["n", "e", "s", "w"]
REACH: Final = 2
"""How far a wall covers, and how far the invaders come, from each end of a line."""

CITIES: Final = 8
INNER: Final = 4
"""Cities before this number are linked to Merv itself."""
STALLS: Final = 4
STACKS: Final = 6
STACK_IDS: Final = ["s1", "s2", "s3", "s4", "s5", "s6"]
TIERS: Final = 4
TIER_TILES: Final = 4

GIFT_IDS: Final = [
    *("white_cube", "scroll", "card", "favour", "rare_good", "advance", "soldier", "camel"),
    *("white_upgrade", "bonus_upgrade", "scoring_tile", "courtier", "wall_piece", "post"),
    "mosque_scoring",
]
WHITE_CUBE: Final = 0
SCROLL: Final = 1
CARD: Final = 2
FAVOUR: Final = 3
RARE_GOOD: Final = 4
ADVANCE: Final = 5
SOLDIER: Final = 6
CAMEL: Final = 7
WHITE_UPGRADE: Final = 8
BONUS_UPGRADE: Final = 9
SCORING_TILE: Final = 10
COURTIER: Final = 11
WALL_PIECE: Final = 12
POST: Final = 13
MOSQUE_SCORING: Final = 14


def line_number(slot: int) -> int:
    """The row or column of a slot: rows count from the north, columns from the west."""
    side, at = divmod(slot, SIZE)
    return at + 1 if side < 2 else SIZE - at


def line_from(slot: int) -> list[int]:
    """The five cells of the line of a slot, the nearest first."""
    side, at = slot // SIZE, line_number(slot) - 1
    if side % 2 == 0:
        cells = [row * SIZE + at for row in range(SIZE)]
    else:
        cells = [at * SIZE + column for column in range(SIZE)]
    return cells if side in (0, 3) else cells[::-1]


def attacked_from(cell: int) -> list[int]:
    """The slots from which a cell can be attacked."""
    return [slot for slot in range(SLOTS) if cell in line_from(slot)[:REACH]]


class Tables:
    """All facts that the rules use."""

    def __init__(self, data: Components) -> None:
        self.colours: Final = data.fixed_ids("colours", COLOUR_IDS)
        self.symbols: Final = data.fixed_ids("symbols", SYMBOL_IDS)
        self.gifts: Final = {gift: number for number, gift in enumerate(GIFT_IDS)}
        data.fixed_ids("spices", SPICE_IDS)
        data.fixed_ids("halls", HALL_IDS)
        self.lines: Final = [line_from(slot) for slot in range(SLOTS)]
        self.attack_slots: Final = [attacked_from(cell) for cell in range(CELLS)]
        self._read_numbers(data)
        self._read_sites(data)
        self._read_mosque(data)
        self._read_market(data)
        self._read_walls_and_halls(data)
        self._read_library(data)
        self._read_contracts(data)
        self._read_solo(data)
        self._read_readings(data)
        self.slugs: Final = self._slugs()
        """How the things of each kind are written, in notation and in messages."""

    def _slugs(self) -> dict[str, list[str]]:
        return {
            "slot": [f"{side}{at}" for side in SIDE_IDS for at in range(1, SIZE + 1)],
            "cell": [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)],
            "colour": COLOUR_IDS,
            "symbol": SYMBOL_IDS,
            "site": self.site_ids,
            "side": self.side_ids,
            "gift": GIFT_IDS,
            "stall": [str(stall) for stall in range(1, STALLS + 1)],
            "stack": STACK_IDS,
            "contract": self.contract_ids,
            "place": [str(place) for place in range(1, MOST_SEATS + 1)],
            "card": [str(card) for card in range(1, self.caravan_length + 1)],
            "spice": SPICE_IDS,
            "hall": HALL_IDS,
            "city": self.city_ids,
            "space": self.space_ids,
            "wall": self.wall_ids,
            "scoring_tile": self.scoring_tile_ids,
            "breakthrough": self.breakthrough_ids,
            "solo_card": self.solo_card_ids,
            "rival": RIVAL_IDS,
            "seat_letter": ["a", "b", "c", "d"],
        }

    def _read_numbers(self, data: Components) -> None:
        row, pieces = data.row("numbers"), data.row("components")
        self.buildings = pieces.number("buildings")
        self.servants = pieces.number("servants")
        self.camels = pieces.number("camels")
        self.years = row.number("years")
        self.first_invasion = row.number("first_invasion")
        self.posts_most = row.number("posts_most")
        self.hall_room = row.number("hall_room")
        self.library_cubes = row.number("library_cubes")
        self.soldier_own = row.number("soldier_own")
        self.soldier_other = row.number("soldier_other")
        self.wall_own = row.number("wall_own")
        self.wall_other = row.number("wall_other")
        self.building_points = row.number("building_points")
        self.mosque_end_points = row.number("mosque_end_points")
        self.set_points = row.numbers("set_points")
        self.caravan_length = row.number("caravan_length")
        sizes = len(self.set_points) == SPICES
        row.need(sizes, f"'set_points' has a number for each of {SPICES} sizes of a set")
        self.favour_points = data.row("favour_track").numbers("points")
        track = data.row("influence_track")
        self.influence_points = track.numbers("points")
        self.spices_at = track.numbers("spices_at")
        self.contracts_at = track.numbers("contracts_at")
        four = len(self.spices_at) == SPICES and self.spices_at[0] == 0
        track.need(four, "'spices_at' names four spaces, the first of them 0")
        self._read_counts(data)

    def _read_counts(self, data: Components) -> None:
        counts = data.by_players(*range(1, MOST_SEATS + 1))
        self.caravan_camels = {n: row.number("caravan_camels") for n, row in counts.items()}
        self.queue_length = {n: row.number("queue") for n, row in counts.items()}
        for players, row in counts.items():
            row.need(row.number("queue") == max(3, players), "'queue' has a place for every meeple")

    def _read_sites(self, data: Components) -> None:
        rows = data.rows("sites")
        self.site_ids = list(data.ids_of_length("sites", CELLS - 1))
        self.site_symbol = [row.one_of("symbol", self.symbols) for row in rows]
        self.site_colour = [row.one_of("colour", self.colours) for row in rows]
        sides = data.rows("market_sides")
        self.side_ids = list(data.ids_of_length("market_sides", 2))
        self.stall_gifts = [row.many_of("gifts", self.gifts) for row in sides]
        for row, gifts in zip(sides, self.stall_gifts, strict=True):
            row.need(len(gifts) == STALLS, f"a side of the camel market has {STALLS} gifts")
        upgrades = data.rows("upgrades")
        self.white_upgrades = upgrades[0].number("count")
        if [row.one_of("colour", self.colours) for row in upgrades] != UPGRADES:
            raise DataError("upgrades must be white, purple, turquoise, brown, orange")

    def _read_mosque(self, data: Components) -> None:
        spaces = data.ids("mosque_spaces")
        rows = data.rows("mosque_spaces")
        self.space_ids = list(spaces)
        self.space_step = [row.number("step") for row in rows]
        self.space_gift = [row.one_of("gift", self.gifts) for row in rows]
        self.space_points = [row.number("points") for row in rows]
        self.ways: list[list[int]] = [[] for _ in range(len(rows) + 1)]
        """Where one can go from a space; from the start, the last entry."""
        self.way_costs: list[list[list[int]]] = [[] for _ in range(len(rows) + 1)]
        known = {**spaces, "start": len(rows)}
        for row in data.rows("mosque_edges"):
            start, to = row.one_of("from", known), row.one_of("to", spaces)
            before = 0 if start == len(rows) else self.space_step[start]
            row.need(self.space_step[to] == before + 1, "a way leads to the next step")
            self.ways[start].append(to)
            self.way_costs[start].append(row.many_of("cost", self.colours))
        tiles = data.rows("scoring_tiles")
        self.scoring_tile_ids = list(data.ids("scoring_tiles"))
        self.scoring_symbol = [row.one_of("symbol", self.symbols) for row in tiles]
        self.scoring_points = [row.number("points") for row in tiles]

    def _read_market(self, data: Components) -> None:
        cities = data.ids_of_length("cities", CITIES)
        self.city_ids = list(cities)
        self.city_by = [NONE] * CITIES
        """The inner city through which an outer one is linked to Merv."""
        rows = data.rows("cities")
        self.city_cost = [row.many_of("cost", self.colours) for row in rows]
        for city, row in enumerate(rows):
            if city >= INNER:
                self.city_by[city] = row.one_of("by", cities)
            else:
                merv = row.text("by") == "merv"
                row.need(merv, "the first four cities are linked to Merv itself")
        spices = data.rows("spices")
        self.spice_cards = [row.number("cards") for row in spices]
        self.pair_gift = [row.one_of("gift", self.gifts) for row in spices]

    def _read_walls_and_halls(self, data: Components) -> None:
        rows = data.rows("walls")
        self.wall_ids = list(data.ids("walls"))
        self.wall_gate = [row.flag("gate") for row in rows]
        self.wall_cost = [row.many_of("cost", self.colours) for row in rows]
        self.wall_count = [row.number("count") for row in rows]
        if sum(self.wall_count) != SLOTS:
            raise DataError(f"walls: there are {SLOTS} pieces, one for every slot")
        self.hall_colour = [row.one_of("colour", self.colours) for row in data.rows("halls")]

    def _read_library(self, data: Components) -> None:
        rows = data.rows("breakthroughs")
        self.breakthrough_ids = list(data.ids_of_length("breakthroughs", TIERS * TIER_TILES))
        self.tier_of = [row.number("tier") - 1 for row in rows]
        self.tier_scrolls = [rows[tier * TIER_TILES].number("scrolls") for tier in range(TIERS)]
        self.discount_on = [row.one_or_none("discount", self.symbols) for row in rows]
        self.wild_colour = [row.one_or_none("wild", self.colours) for row in rows]
        self.breakthrough_gifts = [row.many_of("gifts", self.gifts) for row in rows]
        self.breakthrough_points = [row.number("points") for row in rows]
        for tile, row in enumerate(rows):
            right = self.tier_of[tile] == tile // TIER_TILES
            row.need(right, f"breakthroughs stand in order, {TIER_TILES} of each tier")

    def _read_contracts(self, data: Components) -> None:
        rows = data.rows("contracts")
        self.contract_ids = list(data.ids("contracts"))
        stacks = {stack: number for number, stack in enumerate(STACK_IDS)}
        self.stacks: list[list[int]] = [[] for _ in range(STACKS)]
        levels = len(self.contracts_at)
        for contract, row in enumerate(rows):
            self.stacks[row.one_of("stack", stacks)].append(contract)
            row.need(1 <= row.number("level") <= levels, f"'level' is 1 to {levels}")
        self.contract_level = [row.number("level") - 1 for row in rows]
        self.contract_points = [row.number("points") for row in rows]
        self.contract_cost = [row.many_of("cost", self.colours) for row in rows]
        self.contract_scrolls = [row.number("scrolls") for row in rows]
        self.contract_common = [row.number("common") for row in rows]
        self.contract_rare = [row.number("rare") for row in rows]
        self.contract_gift = [row.one_of("gift", self.gifts) for row in rows]
        for cards in self.stacks:
            points = [self.contract_points[card] for card in cards]
            if points != sorted(points, reverse=True):
                raise DataError("contracts: the highest points of a stack are on top")

    def _read_solo(self, data: Components) -> None:
        rows = data.rows("solo_cards")
        self.solo_card_ids = list(data.fixed_ids("solo_cards", SYMBOL_IDS))
        self.solo_slots = [[at - 1 for at in row.numbers("slots")] for row in rows]
        self.solo_far = [row.flag("from_far") for row in rows]
        for row in rows:
            all_five = sorted(row.numbers("slots")) == [*range(1, SIZE + 1)]
            row.need(all_five, "'slots' names each of the five slots once")
        levels = data.rows("difficulties")
        self.year_points = [row.numbers("year_points") for row in levels]
        for row, points in zip(levels, self.year_points, strict=True):
            row.need(len(points) == self.years, "'year_points' has a number for every year")

    def _read_readings(self, data: Components) -> None:
        """Open rules: how they are played. An edition may choose another reading."""
        chosen = data.readings()
        self.queue_by_slot = chosen["queue_begins_with"] == "nearest_slot"
        self.ransom_wild = chosen["wild_cube_pays_ransom"] == "true"
        self.favour_again = chosen["favour_points_score_again"] == "true"
        self.pepper_own = chosen["pepper_upgrade_on_own_site"] == "true"
        self.free_courtier_favour = chosen["free_courtier_earns_favour"] == "true"
        self.mosque_disc_kept = chosen["disc_kept_for_the_mosque"] == "true"
