"""The components of Merv as typed tables: ids are numbers, facts are lists.

Read once from the data file and checked; the rules look things up here and know no file.
"""

from typing import Final

from serai.core.components import Components

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
ROUNDS: Final = 4
"""Rounds of a year: one for each side."""
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
        data.fixed(colours=COLOUR_IDS, symbols=SYMBOL_IDS, solo_cards=SYMBOL_IDS)
        data.fixed(spices=SPICE_IDS, halls=HALL_IDS)
        self.lines: Final = [line_from(slot) for slot in range(SLOTS)]
        self.attack_slots: Final = [attacked_from(cell) for cell in range(CELLS)]
        self._read_numbers(data)
        self._read_sites(data)
        self._read_mosque(data)
        self._read_market(data)
        self._read_walls(data)
        self._read_library(data)
        self._read_contracts(data)
        self._read_solo(data)
        self._read_readings(data)
        self.slugs: Final = {
            "slot": [f"{side}{at}" for side in SIDE_IDS for at in range(1, SIZE + 1)],
            "cell": [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)],
            "colour": COLOUR_IDS,
            "symbol": SYMBOL_IDS,
            "site": self.site_ids,
            "side": list(data.ids_of_length("market_sides", 2)),
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
            "solo_card": SYMBOL_IDS,
            "rival": RIVAL_IDS,
            "seat_letter": ["a", "b", "c", "d"],
        }
        """How the things of each kind are written, in notation and in messages."""

    def _read_numbers(self, data: Components) -> None:
        row, track = data.row("numbers"), data.row("influence_track")
        self.buildings, self.servants = data.row("components").each("buildings", "servants")
        self.years, self.first_invasion = row.each("years", "first_invasion")
        self.posts_most, self.hall_room = row.each("posts_most", "hall_room")
        self.soldier_own, self.soldier_other = row.each("soldier_own", "soldier_other")
        self.wall_own, self.wall_other = row.each("wall_own", "wall_other")
        self.building_points, self.caravan_length = row.each("building_points", "caravan_length")
        self.library_cubes, self.mosque_end_points = row.each("library_cubes", "mosque_end_points")
        self.set_points = row.numbers("set_points")
        sizes = len(self.set_points) == SPICES
        row.need(sizes, f"'set_points' has a number for each of {SPICES} sizes of a set")
        self.favour_points = data.row("favour_track").numbers("points")
        self.influence_points = track.numbers("points")
        self.spices_at = track.numbers("spices_at")
        self.contracts_at = track.numbers("contracts_at")
        four = len(self.spices_at) == SPICES and self.spices_at[0] == 0
        track.need(four, "'spices_at' names four spaces, the first of them 0")
        counts = data.by_players(*range(1, MOST_SEATS + 1))
        self.caravan_camels = {n: row.number("caravan_camels") for n, row in counts.items()}
        self.queue_length = {n: row.number("queue") for n, row in counts.items()}
        for players, row in counts.items():
            row.need(row.number("queue") == max(3, players), "'queue' has a place for every meeple")

    def _read_sites(self, data: Components) -> None:
        self.site_ids = list(data.ids_of_length("sites", CELLS - 1))
        [self.site_symbol] = data.named("sites", symbol=SYMBOL_IDS)
        [self.site_colour] = data.named("sites", colour=COLOUR_IDS)
        [self.stall_gifts] = data.named_lists("market_sides", gifts=GIFT_IDS)
        for row, gifts in zip(data.rows("market_sides"), self.stall_gifts, strict=True):
            row.need(len(gifts) == STALLS, f"a side of the camel market has {STALLS} gifts")
        self.white_upgrades = data.rows("upgrades")[0].number("count")
        in_order = data.named("upgrades", colour=COLOUR_IDS) == [UPGRADES]
        data.need(in_order, "upgrades must be white, purple, turquoise, brown, orange")

    def _read_mosque(self, data: Components) -> None:
        spaces = data.ids("mosque_spaces")
        start = len(spaces)
        self.space_ids = list(spaces)
        self.space_step, self.space_points = data.figures("mosque_spaces", "step", "points")
        [self.space_gift] = data.named("mosque_spaces", gift=GIFT_IDS)
        self.ways: list[list[int]] = [[] for _ in range(start + 1)]
        """Where one can go from a space; from the start, the last entry."""
        self.way_costs: list[list[list[int]]] = [[] for _ in range(start + 1)]
        for row in data.rows("mosque_edges"):
            here, to = row.one_of("from", {**spaces, "start": start}), row.one_of("to", spaces)
            before = 0 if here == start else self.space_step[here]
            row.need(self.space_step[to] == before + 1, "a way leads to the next step")
            self.ways[here].append(to)
            self.way_costs[here].append(row.many_of("cost", COLOUR_IDS))
        self.scoring_tile_ids = list(data.ids("scoring_tiles"))
        [self.scoring_symbol] = data.named("scoring_tiles", symbol=SYMBOL_IDS)
        [self.scoring_points] = data.figures("scoring_tiles", "points")

    def _read_market(self, data: Components) -> None:
        self.city_ids = list(data.ids_of_length("cities", CITIES))
        [self.city_by] = data.named("cities", by={**data.ids("cities"), "merv": NONE})
        """The inner city through which an outer one is linked to Merv; NONE for an inner one."""
        for city, row in enumerate(data.rows("cities")):
            inner = (self.city_by[city] == NONE) == (city < INNER)
            row.need(inner, "the first four cities, and no others, are linked to Merv itself")
        [self.city_cost] = data.named_lists("cities", cost=COLOUR_IDS)
        [self.spice_cards] = data.figures("spices", "cards")
        [self.pair_gift] = data.named("spices", gift=GIFT_IDS)

    def _read_walls(self, data: Components) -> None:
        self.wall_ids = list(data.ids("walls"))
        self.wall_gate = [row.flag("gate") for row in data.rows("walls")]
        [self.wall_cost] = data.named_lists("walls", cost=COLOUR_IDS)
        [self.wall_count] = data.figures("walls", "count")
        every = sum(self.wall_count) == SLOTS
        data.need(every, f"walls: there are {SLOTS} pieces, one for every slot")
        [self.hall_colour] = data.named("halls", colour=COLOUR_IDS)

    def _read_library(self, data: Components) -> None:
        self.breakthrough_ids = list(data.ids_of_length("breakthroughs", TIERS * TIER_TILES))
        tier, scrolls = data.figures("breakthroughs", "tier", "scrolls")
        [self.breakthrough_points] = data.figures("breakthroughs", "points")
        self.tier_scrolls = scrolls[::TIER_TILES]
        [self.discount_on] = data.named_or_none("breakthroughs", discount=SYMBOL_IDS)
        [self.wild_colour] = data.named_or_none("breakthroughs", wild=COLOUR_IDS)
        [self.breakthrough_gifts] = data.named_lists("breakthroughs", gifts=GIFT_IDS)
        for tile, row in enumerate(data.rows("breakthroughs")):
            right = tier[tile] == tile // TIER_TILES + 1
            row.need(right, f"breakthroughs stand in order, {TIER_TILES} of each tier")

    def _read_contracts(self, data: Components) -> None:
        self.contract_ids = list(data.ids("contracts"))
        stack, self.contract_gift = data.named("contracts", stack=STACK_IDS, gift=GIFT_IDS)
        level, self.contract_points = data.figures("contracts", "level", "points")
        self.contract_scrolls, self.contract_common, self.contract_rare = data.figures(
            "contracts", "scrolls", "common", "rare"
        )
        [self.contract_cost] = data.named_lists("contracts", cost=COLOUR_IDS)
        self.contract_level = [one - 1 for one in level]
        for row, one in zip(data.rows("contracts"), level, strict=True):
            levels = len(self.contracts_at)
            row.need(1 <= one <= levels, f"'level' is 1 to {levels}")
        self.stacks = [[card for card, at in enumerate(stack) if at == n] for n in range(STACKS)]
        for cards in self.stacks:
            points = [self.contract_points[card] for card in cards]
            down = points == sorted(points, reverse=True)
            data.need(down, "contracts: the highest points of a stack are on top")

    def _read_solo(self, data: Components) -> None:
        rows, levels = data.rows("solo_cards"), data.rows("difficulties")
        self.solo_slots = [[at - 1 for at in row.numbers("slots")] for row in rows]
        self.solo_far = [row.flag("from_far") for row in rows]
        for row, slots in zip(rows, self.solo_slots, strict=True):
            row.need(sorted(slots) == [*range(SIZE)], "'slots' names each of the five slots once")
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
