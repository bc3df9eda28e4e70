"""The components of Rajas of the Ganges as typed tables: ids are numbers, facts are lists.

Read once from the data file and checked; the rules look things up here and know no file.
"""

from typing import Final

from serai.core.components import Components, Row
from serai.core.rulebook import Rulebook
from serai.games.rajas import rewards
from serai.games.rajas.rewards import ANY, DICE_COLOURS, FACES, KIND_IDS, VISIT, RewardReader

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
DICE: Final = DICE_COLOURS * FACES
"""Kinds of dice: die d has colour d // FACES and shows d % FACES + 1."""
TURNED: Final = FACES + 1  # [karma.turn] A die and its other side show so much together
LOW: Final = FACES // 2  # a die that shows this or less is worth more when it is turned over
BUILDINGS: Final = 4
WAITING_PLACES: Final = 3  # where workers wait: on both tracks, and at the bridge
WHITE: Final = 0
BROWN: Final = 3
TOKEN_COLOURS: Final = 4
BACKS: Final = 3
STACKS: Final = DICE_COLOURS * BACKS  # stacks of province tiles: stack t has colour t // BACKS

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
CELLS: Final = ROWS * COLUMNS  # cells of a province, row by row; some of them take no tile
INCOMES: Final = 9

# Areas of the board.
AREA_IDS: Final = ["quarry", "market", "terrace", "garden", "balcony", "chamber", "port"]
QUARRY: Final = 0
CHAMBER: Final = 5
PORT: Final = 6

SIDE_IDS: Final = ["two", "many"]


class Track:
    """The track of fame or of money: what it gives at some of its spaces, [track.several] in order,
    and where a worker waits."""

    def __init__(self, data: Components, reader: RewardReader, name: str) -> None:
        n, table = data.row("numbers").number, f"{name}_bonuses"
        self.spaces: Final = n(f"{name}_spaces")
        self.worker: Final = n(f"worker_{name}")
        self.at: Final = [row.number("space") for row in data.rows(table)]
        self.rewards: Final = reader.of_rows(data, table)
        in_order = self.at == sorted(set(self.at))
        data.need(in_order, "the rewards of a track stand in the order of its spaces")
        self.seen: Final = {**dict(zip(self.at, self.rewards, strict=True)), self.worker: []}
        """What one sees of it, by space: rewards, and none where the worker waits."""


class Price:
    """The die that a place asks for, beside coins."""

    def __init__(self, colour: int, value: int, most: int, fits: int, turned: int = 0) -> None:
        self.colour: Final = colour  # ANY; NONE where no die is asked for
        self.value: Final = value  # what it shows; 0: any value
        self.most: Final = most  # what it shows at most; 0: any value
        self.fits: Final = fits  # [place.price] Kinds of dice that pay it as they lie, as bits
        self.turned: Final = turned
        """[karma.when] Those to turn over: if only so they fit, or if more pips bring more."""

    def like(self, other: "Price") -> bool:
        return (self.colour, self.most, self.fits) == (other.colour, other.most, other.fits)


class Board:
    """The board as it is for a number of players."""

    def __init__(self, places: list[int], price: list[int], limit: int, effort: list[int]) -> None:
        self.places: Final = places  # the places for workers that there are
        self.plain_first: Final = sorted(places, key=lambda place: effort[place])
        """The same; last those of which it takes long to say whether they can be taken."""
        self.price: Final = price  # coins for each place; NONE: it is not there
        self.goods_limit: Final = limit
        """Spaces for different goods that a seat may take in a round; 0: any number."""


class Tables:
    """All facts that the rules use."""

    def __init__(self, data: Components, rulebook: Rulebook) -> None:
        data.fixed(die_colours=COLOUR_IDS, goods=GOOD_IDS, chambers=CHAMBER_IDS)
        data.fixed(buildings=BUILDING_IDS, token_colours=TOKEN_COLOUR_IDS, backs=BACK_IDS)
        reader = RewardReader(COLOUR_IDS, GOOD_IDS, CHAMBER_IDS)
        self._read_numbers(data)
        self.tracks: Final = {name: Track(data, reader, name) for name in ("fame", "money")}
        self.fame, self.money = self.tracks["fame"], self.tracks["money"]
        self._read_places(data, reader)
        self._read_river(data, reader)
        self._read_province(data, reader)
        self._read_tiles(data)
        self._read_tokens(data, reader)
        self._read_readings(data)
        self.rules: Final = rulebook.by_thing()
        self._read_rules()
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

    def _read_numbers(self, data: Components) -> None:
        row, pieces = data.row("numbers"), data.row("components")
        self.dice_of_a_colour = row.number("dice_of_a_colour")
        self.statue = row.each("statue", "statue_navaratna")
        self.karma_start, self.karma_most = row.each("karma_start", "karma_most")
        self.workers, self.workers_start = pieces.number("workers"), row.number("workers_start")
        self.workers_most = row.each("workers_most", "workers_most_navaratna")
        self.scroll_fame, self.coins_start = row.numbers("scroll_fame"), row.numbers("coins_start")
        self.scroll_top = len(self.scroll_fame) - 1
        self.money_per_fame, self.bridge = row.each("money_per_fame_space", "bridge_behind")
        self._check_numbers(row, pieces.number("dice"))

    def _check_numbers(self, row: Row, dice: int) -> None:
        """Figures without which the rules would not work."""
        need, start = row.need, self.workers_start
        fits = self.dice_of_a_colour * DICE_COLOURS == dice
        need(fits, "'dice_of_a_colour' does not fit the number of all dice")
        need(
            max(self.statue) * MOST_SEATS < dice,
            "all statues together must leave dice in the supply",
        )
        fame, money = row.each("fame_spaces", "money_spaces")
        beside = fame * self.money_per_fame == money > 0
        need(beside, "a fame space must lie beside 'money_per_fame_space' money spaces")
        need(
            len(self.coins_start) == MOST_SEATS, "'coins_start' has a number for each of four seats"
        )
        need(self.karma_start <= self.karma_most, "karma cannot start above 'karma_most'")
        need(self.scroll_top > 0, "a scroll has two steps at least")
        need(start + WAITING_PLACES == self.workers, f"{WAITING_PLACES} workers wait for everybody")
        few, most = min(self.workers_most), max(self.workers_most)
        need(start < few <= most <= self.workers, "some of the waiting workers may join")

    def _read_places(self, data: Components, reader: RewardReader) -> None:
        """Both sides of the board name the same places; the one for two has fewer of them."""
        rows = data.rows("places")
        many = [row for row in rows if row.text("side") == "many"]
        self.place_ids = [place_slug(row) for row in many]
        self.place_area = [row.one_of("area", AREA_IDS) for row in many]
        self.place_rewards = [reader.of(row, at_place=True) for row in many]
        self.place_die = [read_price(row) for row in many]
        self.place_coins = [[NONE] * len(many) for _ in SIDE_IDS]
        """What a place costs on each side of the board; NONE: it is not there."""
        for row in rows:
            if row.text("side") not in SIDE_IDS or place_slug(row) not in self.place_ids:
                raise row.error("'side' is two or many; two has no place that many has not")
            at = self.place_ids.index(place_slug(row))
            die, given = read_price(row), reader.of(row, at_place=True)
            same = given == self.place_rewards[at] and die.like(self.place_die[at])
            row.need(same, "a place is the same on both sides, but for its coins")
            self.place_coins[row.one_of("side", SIDE_IDS)][at] = row.number("coins")
            counts = given[0] in (rewards.SAIL, rewards.SELL_GOOD)
            need = die.colour != NONE or not counts
            row.need(need, "'die' must not be empty: its value counts")
            single = given[1].bit_count() == 1 and row.text("area") == "chamber"
            chamber = given[0] != VISIT or single
            row.need(chamber, "a place of the area chamber names one chamber, others none")
        self.chamber_rewards = reader.of_rows(data, "chambers")
        self.place_gives = [
            self.chamber_rewards[given[1].bit_length() - 1] if given[0] == VISIT else given
            for given in self.place_rewards
        ]
        """What a place gives; a chamber is asked what it gives in turn."""
        self.place_always = [given[0] not in rewards.DOUBTFUL for given in self.place_gives]
        """Whether at least a part of what a place gives is always possible."""
        self._read_counts(data)

    def _read_counts(self, data: Components) -> None:
        """[setup.board] [setup.covers] Which places there are with so many players."""
        places, covers = data.ids("places"), data.ids("covers")
        hidden = [row.many_of("hides", places) for row in data.rows("covers")]
        slugs = [place_slug(row) for row in data.rows("places")]
        effort = [
            2 if area in (QUARRY, CHAMBER) else int(die.colour != NONE)
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
        cells, province = cell_ids(), data.row("province")
        self.cell_ids = cells
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
        rows, sides = data.rows("incomes"), ("rewards", "navaratna")
        self.income_rewards = [[reader.of(row, side) for row in rows] for side in sides]
        """What each income gives, on the usual side of the province board and on the other."""
        self.slot_colour = [row.one_of("slot", TOKEN_COLOUR_IDS) for row in rows]
        self.income_at = [NONE] * (CELLS * EDGES)  # the income at an edge of a cell, or NONE
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
        known = {"colour": COLOUR_IDS, "back": BACK_IDS}
        self.tile_colour, self.tile_back = data.named("province_tiles", **known)
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
            self.stack_tiles[self.tile_colour[tile] * BACKS + self.tile_back[tile]].append(tile)
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
        self.tokens_of: list[list[int]] = [[] for _ in range(TOKEN_COLOURS)]
        for token, colour in enumerate(self.token_colour):
            self.tokens_of[colour].append(token)
        for name, tokens in zip(TOKEN_COLOUR_IDS, self.tokens_of, strict=True):
            data.expect(name, len(tokens))
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

    def _read_rules(self) -> None:
        """Which clause is cited for what."""
        rules = self.rules
        self.area_rules = [rules[f"area {area}"] for area in AREA_IDS]
        self.chamber_rules = [rules[f"chamber {chamber}"] for chamber in CHAMBER_IDS]
        self.reward_rules = {
            "river.reward": [rules.get(f"river {kind}", "river.reward") for kind in KIND_IDS],
            "ganga.replaces": [rules.get(f"ganga {kind}", "ganga.replaces") for kind in KIND_IDS],
            "navaratna.pays": [rules.get(f"token {kind}", "navaratna.tokens") for kind in KIND_IDS],
        }
        """By what brings rewards, and by their kinds, many of which have a clause of their own."""

    # --- what is printed, and what lies over it -------------------------------------------------

    def margin(self, fame: int, money: int) -> int:
        """Fame spaces by which two markers have passed each other; below zero: spaces that they
        still lack. [track.beside] Money lies beside as many fame spaces, counted from the other
        end."""
        from_the_end = (money + self.money_per_fame - 1) // self.money_per_fame
        return fame + from_the_end - self.fame.spaces - 1

    def space_rewards(self, space: int, tile: int) -> list[int]:
        """What a space of the river gives; [ganga.replaces] or the river tile that lies there."""
        return self.river_rewards[space] if tile == NONE else self.river_tile_rewards[tile]

    def income_pays(self, expert: bool, income: int, token: int) -> list[int]:
        """What an income gives on its side of the board, or [navaratna.pays] the token on it."""
        if token != NONE:
            return self.token_rewards[token]
        return self.income_rewards[1 if expert else 0][income]


# --- reading ----------------------------------------------------------------------------------


def place_slug(row: Row) -> str:
    """A place is called the same on both sides of the board: `quarry_1`."""
    return row.id.removeprefix(row.text("side") + "_")


def read_price(row: Row) -> Price:
    text, colours, values = row.text("die"), [*range(DICE_COLOURS)], [*range(1, TURNED)]
    word, _, number = text.partition(" ")
    if word in ("value", "at_most") and number.isdecimal() and 1 <= int(number) <= FACES:
        value, most = (int(number), 0) if word == "value" else (0, int(number))
        shown = values[:most] if most else [value]
        others = [TURNED - one for one in shown]
        return Price(ANY, value, most, dice_of(colours, shown), dice_of(colours, others))
    if text in COLOUR_IDS:
        colour = COLOUR_IDS.index(text)
        return Price(colour, 0, 0, dice_of([colour], values))
    row.need(text in ("", "any"), "'die' is empty, any, a colour, 'value 5' or 'at_most 3'")
    colour = ANY if text else NONE
    return Price(colour, 0, 0, dice_of(colours, values), dice_of(colours, values[:LOW]))


def dice_of(colours: list[int], values: list[int]) -> int:
    """The kinds of dice of these colours that show these values, as bits."""
    return sum([1 << colour * FACES + value - 1 for colour in colours for value in values])


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
