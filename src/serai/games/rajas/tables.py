"""The components of Rajas of the Ganges as typed tables: ids are numbers, facts are lists.

Read once from the data file and checked; the rules look things up here and know no file.
"""

from typing import Final

from serai.core.components import Components, Row
from serai.games.rajas.rewards import (
    BUILD,
    COVER,
    DICE_COLOURS,
    FACES,
    GAIN_DICE,
    RIVER_MOVE,
    SAIL,
    SELL_DIFFERENT,
    SELL_GOOD,
    VISIT,
    RewardReader,
)

NONE: Final = -1
MOST_SEATS: Final = 4

COLOUR_IDS: Final = ["blue", "green", "orange", "purple"]
GOOD_IDS: Final = ["silk", "tea", "spice"]
BUILDING_IDS: Final = ["temple", "palace", "fortress", "mill"]
TOKEN_COLOUR_IDS: Final = ["white", "yellow", "red", "brown"]
BACK_IDS: Final = ["snake", "cow", "tiger"]
CHAMBER_IDS: Final = [
    *("great_mogul", "dancer", "yogi", "raja_man_singh", "master_builder", "portuguese"),
]

FIXED: Final = {
    "die_colours": COLOUR_IDS,
    "goods": GOOD_IDS,
    "chambers": CHAMBER_IDS,
    "buildings": BUILDING_IDS,
    "token_colours": TOKEN_COLOUR_IDS,
    "backs": BACK_IDS,
}
"""Tables whose rows the rules know by name."""

DICE: Final = DICE_COLOURS * FACES
"""Kinds of dice: die d has colour d // FACES and shows d % FACES + 1."""
BUILDINGS: Final = 4
WAITING_PLACES: Final = 3
"""Where workers wait: on both tracks, and at the bridge."""
WHITE: Final = 0
BROWN: Final = 3
TOKEN_COLOURS: Final = 4
BACKS: Final = 3
STACKS: Final = DICE_COLOURS * BACKS
"""Stacks of province tiles: stack t has colour t // BACKS."""
CHAMBERS: Final = 6

# Edges of a cell, as bits of a mask of roads.
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
EDGES: Final = 4
ALL_ROADS: Final = 15
EDGE_IDS: Final = ["n", "e", "s", "w"]
BENDS: Final = [NORTH | EAST, EAST | SOUTH, SOUTH | WEST, WEST | NORTH]
OPPOSITE: Final = [0, SOUTH, WEST, 0, NORTH, 0, 0, 0, EAST]
"""The edge that faces an edge, by its bit."""

ROWS: Final = 4
COLUMNS: Final = 5
CELLS: Final = ROWS * COLUMNS
"""Cells of a province, row by row; some of them take no tile."""
INCOMES: Final = 9

# Areas of the board.
AREA_IDS: Final = ["quarry", "market", "terrace", "garden", "balcony", "chamber", "port"]
QUARRY: Final = 0
CHAMBER: Final = 5
PORT: Final = 6
SLOW: Final = (QUARRY, CHAMBER)
DOUBTFUL: Final = (GAIN_DICE, BUILD, SAIL, SELL_DIFFERENT, SELL_GOOD, RIVER_MOVE, COVER, VISIT)
"""Rewards that may be of no use at all."""

# What a place asks for, beside coins.
NO_DIE: Final = 0
ANY_DIE: Final = 1
OF_COLOUR: Final = 2
OF_VALUE: Final = 3
AT_MOST: Final = 4

SIDE_IDS: Final = ["two", "many"]


class Board:
    """The board as it is for a number of players."""

    def __init__(
        self, places: list[int], price: list[int], goods_limit: int, effort: list[int]
    ) -> None:
        self.places: Final = places
        """The places for workers that there are."""
        self.plain_first: Final = sorted(places, key=lambda place: effort[place])
        """The same; last those of which it takes long to say whether they can be taken."""
        self.price: Final = price
        """Coins for each place; NONE: it is not there."""
        self.goods_limit: Final = goods_limit
        """Spaces for different goods that a seat may take in a round; 0: any number."""


class Tables:
    """All facts that the rules use."""

    def __init__(self, data: Components) -> None:
        for table, ids in FIXED.items():
            data.fixed_ids(table, ids)
        reader = RewardReader(COLOUR_IDS, GOOD_IDS, CHAMBER_IDS)
        self._read_numbers(data)
        self._read_tracks(data, reader)
        self._read_places(data, reader)
        self._read_river(data, reader)
        self._read_province(data, reader)
        self._read_tiles(data)
        self._read_tokens(data, reader)
        self._read_readings(data)
        self.reward_texts: Final = reader.texts
        self.slugs: Final = {
            "place": self.place_ids,
            "stack": [f"{colour}_{back}" for colour in COLOUR_IDS for back in BACK_IDS],
            "tile": self.tile_ids,
            "cell": self.cell_ids,
            "roads": road_ids(),
            "die": [f"{colour}_{face}" for colour in COLOUR_IDS for face in range(1, FACES + 1)],
            "colour": [*COLOUR_IDS, "any"],
            "good": GOOD_IDS,
            "building": BUILDING_IDS,
            "chamber": CHAMBER_IDS,
            "space": [str(space) for space in range(self.last_space + 1)],
            "income": self.income_ids,
            "token": self.token_ids,
            "river_tile": self.river_tile_ids,
            "coins": sale_ids(data),
            "number": [str(number) for number in range(FACES + 1)],
            "seat_letter": ["a", "b", "c", "d"],
        }
        """How the things of each kind are written, in notation and in messages."""
        self.most_sale: Final = len(self.slugs["coins"]) - 1

    def _read_numbers(self, data: Components) -> None:
        row = data.row("numbers")
        n = row.number
        self.dice_of_a_colour = n("dice_of_a_colour")
        self.statue = [n("statue"), n("statue_navaratna")]
        self.karma_start = n("karma_start")
        self.karma_most = n("karma_most")
        self.workers = data.row("components").number("workers")
        self.workers_start = n("workers_start")
        self.workers_most = [n("workers_most"), n("workers_most_navaratna")]
        self.scroll_fame = row.numbers("scroll_fame")
        self.scroll_top = len(self.scroll_fame) - 1
        self.coins_start = row.numbers("coins_start")
        self.fame_spaces = n("fame_spaces")
        self.money_spaces = n("money_spaces")
        self.money_per_fame = n("money_per_fame_space")
        self.bridge = n("bridge_behind")
        self.worker_fame = n("worker_fame")
        self.worker_money = n("worker_money")
        self._check_numbers(row, data.row("components").number("dice"))

    def _check_numbers(self, row: Row, dice: int) -> None:
        """Figures without which the rules would not work."""
        fits = self.dice_of_a_colour * DICE_COLOURS == dice
        row.need(fits, "'dice_of_a_colour' does not fit the number of all dice")
        left = max(self.statue) * MOST_SEATS < dice
        row.need(left, "all statues together must leave dice in the supply")
        beside = self.fame_spaces * self.money_per_fame == self.money_spaces > 0
        row.need(beside, "a fame space must lie beside 'money_per_fame_space' money spaces")
        four = len(self.coins_start) == MOST_SEATS
        row.need(four, "'coins_start' has a number for each of four seats")
        row.need(self.karma_start <= self.karma_most, "karma cannot start above 'karma_most'")
        row.need(len(self.scroll_fame) > 1, "a scroll has two steps at least")
        waiting = self.workers_start + WAITING_PLACES == self.workers
        row.need(waiting, f"{WAITING_PLACES} workers wait for everybody")
        few, most = min(self.workers_most), max(self.workers_most)
        some = self.workers_start < few <= most <= self.workers
        row.need(some, "some of the waiting workers may join")

    def _read_tracks(self, data: Components, reader: RewardReader) -> None:
        self.fame_bonus_at = [row.number("space") for row in data.rows("fame_bonuses")]
        self.fame_bonus = reader.of_rows(data, "fame_bonuses")
        self.money_bonus_at = [row.number("space") for row in data.rows("money_bonuses")]
        self.money_bonus = reader.of_rows(data, "money_bonuses")
        for at in (self.fame_bonus_at, self.money_bonus_at):
            in_order = at == sorted(set(at))
            data.need(in_order, "the rewards of a track stand in the order of its spaces")
        fame = dict(zip(self.fame_bonus_at, self.fame_bonus, strict=True))
        money = dict(zip(self.money_bonus_at, self.money_bonus, strict=True))
        self.track_rewards: dict[str, dict[int, list[int]]] = {
            "fame": {**fame, self.worker_fame: []},
            "money": {**money, self.worker_money: []},
        }
        """What a track gives at its spaces; where there is nothing, a worker waits."""

    def _read_places(self, data: Components, reader: RewardReader) -> None:
        """Both sides of the board name the same places; the one for two has fewer of them."""
        rows = data.rows("places")
        many = [row for row in rows if row.text("side") == "many"]
        self.place_ids = [place_slug(row) for row in many]
        self.place_area = [row.one_of("area", AREA_IDS) for row in many]
        self.place_area_ids = [row.text("area") for row in many]
        self.place_rewards = [reader.of_place(row) for row in many]
        prices = [read_price(row) for row in many]
        self.place_die = [kind for kind, _ in prices]
        self.place_die_of = [which for _, which in prices]
        self.place_coins = [[NONE] * len(many) for _ in SIDE_IDS]
        """What a place costs on each side of the board; NONE: it is not there."""
        for row in rows:
            if row.text("side") not in SIDE_IDS or place_slug(row) not in self.place_ids:
                raise row.error("'side' is two or many; two has no place that many has not")
            at = self.place_ids.index(place_slug(row))
            if reader.of_place(row) != self.place_rewards[at] or read_price(row) != prices[at]:
                raise row.error("a place is the same on both sides, but for its coins")
            self.place_coins[SIDE_IDS.index(row.text("side"))][at] = row.number("coins")
            check_place(row, self.place_rewards[at], prices[at][0])
        self.chamber_rewards = reader.of_rows(data, "chambers")
        self.place_gives = [
            self.chamber_rewards[given[1].bit_length() - 1] if given[0] == VISIT else given
            for given in self.place_rewards
        ]
        """What a place gives; a chamber is asked what it gives in turn."""
        self.place_always = [given[0] not in DOUBTFUL for given in self.place_gives]
        """Whether at least a part of what a place gives is always possible."""
        self._read_counts(data)

    def _read_counts(self, data: Components) -> None:
        """[setup.board] [setup.covers] Which places there are with so many players."""
        places = data.ids("places")
        covers = data.ids("covers")
        hidden = [row.many_of("hides", places) for row in data.rows("covers")]
        slugs = [place_slug(row) for row in data.rows("places")]
        effort = [
            2 if area in SLOW else int(die != NO_DIE)
            for area, die in zip(self.place_area, self.place_die, strict=True)
        ]
        self.boards: dict[int, Board] = {}
        for players, row in data.by_players(2, 3, 4).items():
            gone = {slugs[at] for cover in row.many_of("covers", covers) for at in hidden[cover]}
            price = self.place_coins[row.one_of("side", SIDE_IDS)]
            known = [at for at, coins in enumerate(price) if coins != NONE]
            there = [place for place in known if self.place_ids[place] not in gone]
            open_to_all = [at for at in there if not effort[at] and not price[at]]
            ever = any(self.place_always[at] for at in open_to_all)
            row.need(ever, "one place at least is free, and always of use")
            limit = row.number("different_goods_limit")
            self.boards[players] = Board(there, price, limit, effort)

    def _read_river(self, data: Components, reader: RewardReader) -> None:
        self.river_rewards: list[list[int]] = [[], *reader.of_rows(data, "river_spaces")]
        """What each space gives; the start, space 0, gives nothing."""
        self.last_space = len(self.river_rewards) - 1
        within = 0 < self.bridge < self.last_space
        data.row("numbers").need(within, "'bridge_behind' is a space of the river")
        self.river_tile_ids = list(data.ids("river_tiles"))
        self.river_tile_rewards = reader.of_rows(data, "river_tiles")
        data.expect("river_tiles", len(self.river_tile_ids))

    def _read_province(self, data: Components, reader: RewardReader) -> None:
        cells = cell_ids()
        self.cell_ids = cells
        province = data.row("province")
        self.residence = province.one_of("residence", cells)
        self.block = province.one_of("block", cells)
        for row in data.rows("cells"):
            free = row.id in cells and cells.index(row.id) not in (self.residence, self.block)
            row.need(free, "no tile can lie there")
        self.building_cells = [cells.index(row.id) for row in data.rows("cells")]
        self.residence_roads = data.row("numbers").bits_of("residence_roads", EDGE_IDS)
        self.neighbour = [neighbour_of(cell, edge) for cell in range(CELLS) for edge in range(4)]
        """The cell beyond an edge, at cell * EDGES + edge; NONE beyond the frame."""
        self.income_ids = list(data.ids_of_length("incomes", INCOMES))
        rows = data.rows("incomes")
        sides = ("rewards", "navaratna")
        self.income_rewards = [[reader.of(row, side) for row in rows] for side in sides]
        """What each income gives, on the usual side of the province board and on the other."""
        self.slot_colour = [row.one_of("slot", TOKEN_COLOUR_IDS) for row in rows]
        self.income_at = [NONE] * (CELLS * EDGES)
        """The income at an edge of a cell, or NONE."""
        for income, row in enumerate(rows):
            for touch in row.texts("touches"):
                cell, _, edge = touch.partition(" ")
                known = cell in cells and edge in EDGE_IDS
                row.need(known, f"{touch!r} is not a cell and an edge, such as 'a2 w'")
                at = cells.index(cell) * EDGES + EDGE_IDS.index(edge)
                row.need(self.income_at[at] == NONE, f"another income lies at {touch!r} already")
                self.income_at[at] = income

    def _read_tiles(self, data: Components) -> None:
        rows = data.rows("province_tiles")
        self.tile_ids = list(data.ids("province_tiles"))
        self.tile_colour = [row.one_of("colour", COLOUR_IDS) for row in rows]
        self.tile_back = [row.one_of("back", BACK_IDS) for row in rows]
        self.tile_cost = [row.number("cost") for row in rows]
        self.tile_roads = [row.bits_of("roads", EDGE_IDS) for row in rows]
        self.tile_turnings = [turnings(roads) for roads in self.tile_roads]
        self.tile_buildings = [row.many_of("buildings", BUILDING_IDS) for row in rows]
        markets = [[read_market(row, text) for text in row.texts("markets")] for row in rows]
        self.tile_market_goods = [[good for good, _ in own] for own in markets]
        self.tile_market_coins = [[coins for _, coins in own] for own in markets]
        self.stack_tiles: list[list[int]] = [[] for _ in range(STACKS)]
        for tile, row in enumerate(rows):
            sound = row.number("cost") > 0 and len(row.texts("roads")) > 1
            row.need(sound, "a tile has a cost, and a road with two ends at least")
            stack = self.tile_colour[tile] * BACKS + self.tile_back[tile]
            self.stack_tiles[stack].append(tile)
        data.need(all(self.stack_tiles), "province_tiles: every stack has a tile")
        data.expect("province_tiles", len(rows))

    def _read_tokens(self, data: Components, reader: RewardReader) -> None:
        rows = data.rows("income_tokens")
        self.token_ids = list(data.ids("income_tokens"))
        self.token_colour = [row.one_of("colour", TOKEN_COLOUR_IDS) for row in rows]
        self.token_rewards = reader.of_rows(data, "income_tokens")
        buildings = data.rows("buildings")
        self.building_token = [row.one_of("token_colour", TOKEN_COLOUR_IDS) for row in buildings]
        data.expect("income_tokens", len(rows))
        for colour, name in enumerate(TOKEN_COLOUR_IDS):
            data.expect(name, self.token_colour.count(colour))
        self.tokens_of = [
            [token for token, of in enumerate(self.token_colour) if of == colour]
            for colour in range(TOKEN_COLOURS)
        ]
        enough = len(self.tokens_of[BROWN]) >= MOST_SEATS and BROWN in self.slot_colour
        data.need(enough, "income_tokens: a brown token, and a brown income, for everybody")

    def _read_readings(self, data: Components) -> None:
        """Open rules: how they are played. An edition may choose another reading."""
        chosen = data.readings()
        self.blocked_later = chosen["blocked_player_places_later"] == "true"
        self.several_karma = chosen["several_karma_in_one_payment"] == "true"
        self.port_zero = chosen["port_allows_no_move"] == "true"
        self.cover_pays = chosen["covering_pays_new_incomes"] == "true"
        self.linked_token_pays = chosen["token_on_linked_income_pays"] == "true"
        self.brown_by_market = chosen["brown_counts_markets_by"] == "market"
        self.junctions_bend = chosen["junctions_count_as_bends"] == "true"

    # --- what is printed, and what lies over it -------------------------------------------------

    def margin(self, fame: int, money: int) -> int:
        """Fame spaces by which two markers have passed each other; below zero: spaces that they
        still lack. [track.beside] Money lies beside as many fame spaces, counted from the other
        end."""
        from_the_end = (money + self.money_per_fame - 1) // self.money_per_fame
        return fame + from_the_end - self.fame_spaces - 1

    def space_rewards(self, space: int, tile: int) -> list[int]:
        """What a space of the river gives; [ganga.replaces] or the river tile that lies there."""
        return self.river_rewards[space] if tile == NONE else self.river_tile_rewards[tile]

    def income_pays(self, expert: bool, income: int, token: int) -> list[int]:
        """What an income gives on its side of the province board, or [navaratna.pays] the token
        that lies on it."""
        if token != NONE:
            return self.token_rewards[token]
        return self.income_rewards[1 if expert else 0][income]


# --- reading ----------------------------------------------------------------------------------


def place_slug(row: Row) -> str:
    """A place is called the same on both sides of the board: `quarry_1`."""
    return row.id.removeprefix(row.text("side") + "_")


def read_price(row: Row) -> tuple[int, int]:
    """The die that a place asks for: its kind, and the colour or value that counts."""
    text = row.text("die")
    word, _, number = text.partition(" ")
    if text in COLOUR_IDS:
        return OF_COLOUR, COLOUR_IDS.index(text)
    if word in ("value", "at_most") and number.isdecimal() and 1 <= int(number) <= FACES:
        return OF_VALUE if word == "value" else AT_MOST, int(number)
    known = text in ("", "any")
    row.need(known, "'die' is empty, any, a colour, 'value 5' or 'at_most 3'")
    return (ANY_DIE if text else NO_DIE), 0


def check_place(row: Row, rewards: list[int], die: int) -> None:
    """What is counted by a die needs one, and a chamber is a single one."""
    counts = rewards[0] in (SAIL, SELL_GOOD)
    row.need(die != NO_DIE or not counts, "'die' must not be empty: its value counts")
    single = rewards[0] != VISIT or (rewards[1].bit_count() == 1 and row.text("area") == "chamber")
    row.need(single, "a place of the area chamber names one chamber, others none")


def read_market(row: Row, text: str) -> tuple[int, int]:
    good, _, coins = text.partition(" ")
    known = good in GOOD_IDS and coins.isdecimal()
    row.need(known, f"{text!r} is not a market, such as 'silk 2'")
    return GOOD_IDS.index(good), int(coins)


def sale_ids(data: Components) -> list[str]:
    """Coins that markets may pay at once: at most as many markets as a die shows, each the best."""
    texts = [text for row in data.rows("province_tiles") for text in row.texts("markets")]
    best = max([int(text.partition(" ")[2]) for text in texts], default=0)
    return [str(coins) for coins in range(FACES * best + 1)]


def turnings(roads: int) -> list[int]:
    """The different ways to turn a tile, as masks of roads."""
    found: list[int] = []
    for _ in range(EDGES):
        if roads not in found:
            found.append(roads)
        roads = (roads << 1 | roads >> (EDGES - 1)) & ALL_ROADS
    return found


def neighbour_of(cell: int, edge: int) -> int:
    row, column = cell // COLUMNS, cell % COLUMNS
    row, column = row + (-1, 0, 1, 0)[edge], column + (0, 1, 0, -1)[edge]
    inside = 0 <= row < ROWS and 0 <= column < COLUMNS
    return row * COLUMNS + column if inside else NONE


def cell_ids() -> list[str]:
    """Cells by column and row, row by row."""
    return [f"{'abcde'[column]}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)]


def road_ids() -> list[str]:
    """Roads by the edges they lead to: `nes`; the empty one, which nothing has, is a dash."""
    letters = [
        "".join([EDGE_IDS[edge] for edge in range(EDGES) if roads & 1 << edge])
        for roads in range(ALL_ROADS + 1)
    ]
    return ["-", *letters[1:]]
