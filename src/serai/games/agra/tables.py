"""The components of Agra as typed tables: ids are numbers, facts are lists.

Read once from the data file and checked; the rules look things up here and know no file. Things
that a rule names (goods, characters, notables, favour actions) have a constant here.
"""

from typing import Final

from serai.core.components import Components, Row
from serai.core.errors import DataError

NONE: Final = -1
NEUTRAL: Final = -2
"""Owner of a stone that belongs to nobody, or of a notable that is not in the game."""

GOODS: Final = 16
SANDSTONE: Final = 0
WOOD: Final = 1
COTTON: Final = 3
CURRY: Final = 6
OIL: Final = 7
STATUE: Final = 12
BOOK: Final = 13
PAINTING: Final = 14
CLOTHING: Final = 15
BASICS: Final = 4
LUXURIES: Final = 4
FIRST_LUXURY: Final = 12
"""Goods stand in the order of the data file: basic, refined, refined, luxury; four rows each."""

# Places for workers: the four characters, then the sixteen buildings. Building b is place 4 + b.
ARCHITECT: Final = 0
SAILOR: Final = 1
TRADER: Final = 2
BOTANIST: Final = 3
CHARACTERS: Final = 4
BUILDINGS: Final = 16
PLACES: Final = 20

CELLS: Final = 24
"""Cells of the farm, clockwise; the four corners show the basic goods."""
SIDES: Final = 4
SIDE: Final = 6
"""Cells from corner to corner."""

GUILDS: Final = 3
ORDERS: Final = 6
"""Orders of one guild."""
BOWLS: Final = 12
WHEEL: Final = 4
"""Outer actions of the wheel."""
EXCHANGE: Final = 0
DELIVER: Final = 1
PROCESS: Final = 2
UNCOVER: Final = 3
FARMER: Final = 4
"""The action in the middle of the wheel, which nothing can block."""

LEVELS: Final = 4
SLOTS: Final = 3
"""Most goods that a notable asks for."""
NOTABLES: Final = 24
PORTUGUESE_TRADER: Final = 0
SUFI: Final = 1
TAKSHAKA: Final = 2
MAHOUT: Final = 3
KHATIB: Final = 4
FRENCH_TRADER: Final = 5
DYER: Final = 6
COOK: Final = 7
MUEZZIN: Final = 8
JAGIRDAR: Final = 9
CALIPH: Final = 10
CALLIGRAPHER: Final = 11
MULLAH: Final = 12
ENGLISH_TRADER: Final = 13
MOSAIC_MAKER: Final = 14
MUJTAHIDA: Final = 15
DUTCH_TRADER: Final = 16
PAINTER: Final = 17
SUBADAR: Final = 18
SADR: Final = 19
GRAND_MUFTI: Final = 20
GRAND_IMAM: Final = 21
COURT_ARTIST: Final = 22
DEWAN: Final = 23

DEEDS: Final = 17
"""Favour actions: the printed ones first, then the tiles."""
PRINTED: Final = 3
GAIN_BASIC: Final = 0
PROCESS_ONE: Final = 1
INFLUENCE: Final = 2
RAISE_WORKER: Final = 3
PROCESS_EXTRA: Final = 4
GAIN_MP: Final = 5
SELL_GOOD: Final = 6
REMOVE_COVER: Final = 7
DELIVER_NOTABLE: Final = 8
AKBAR_OR_ORDER: Final = 9
MOVE_FARMERS: Final = 10
MOVE_PRICE_TOKEN: Final = 11
EXCHANGE_GOOD: Final = 12
GAIN_VALUE_2: Final = 13
ADVANCE_MEDITATION: Final = 14
PROCESS_1_TO_2: Final = 15
FREE_PEON: Final = 16

PRICE_TOKENS: Final = 3
MOST_PROCESSED: Final = 3
"""Goods that one action can process: there is a word for so many."""
MOST_SEATS: Final = 4
PIERS: Final = 6

# The extra on a building bonus tile.
EXTRAS: Final = ["none", "influence", "favour", "remove_cover"]
EXTRA_INFLUENCE: Final = 1
EXTRA_FAVOUR: Final = 2
EXTRA_COVER: Final = 3

GOOD_IDS: Final = [
    *("sandstone", "wood", "turmeric", "cotton"),
    *("cement", "planks", "curry", "oil"),
    *("bricks", "paper", "dye", "cloth"),
    *("statue", "book", "painting", "clothing"),
]
CHARACTER_IDS: Final = ["architect", "sailor", "trader", "botanist"]
WHEEL_IDS: Final = ["exchange_good", "deliver_good", "process_good", "remove_cover", "move_farmer"]
NOTABLE_IDS: Final = [
    *("portuguese_trader", "sufi", "takshaka", "mahout", "khatib", "french_trader", "dyer", "cook"),
    *("muezzin", "jagirdar", "caliph", "calligrapher", "mullah", "english_trader", "mosaic_maker"),
    *("mujtahida", "dutch_trader", "painter", "subadar", "sadr_us_sudur"),
    *("grand_mufti", "grand_imam", "court_artist", "dewan"),
]
DEED_IDS: Final = [
    *("gain_basic", "process", "influence", "raise_worker", "process_extra", "gain_mp"),
    *("sell_good", "remove_cover", "deliver_notable", "akbar_or_order", "move_farmers"),
    *("move_price_token", "exchange_good", "gain_value_2", "advance_meditation"),
    *("process_1_to_2", "free_peon"),
]
SIDE_IDS: Final = ["north", "east", "south", "west"]


class Tables:
    """All facts that the rules use."""

    def __init__(self, data: Components) -> None:
        self._read_goods(data)
        self._read_city(data)
        self._read_board(data)
        self._read_favours(data)
        self._read_palace(data)
        self._read_river(data)
        self._read_numbers(data)
        self._read_notable_numbers(data)
        self._read_counts(data)
        self._read_readings(data)
        self.slugs: Final = {
            "good": self.good_ids,
            "into": self.good_ids,
            "also": self.good_ids,
            "place": self.place_ids,
            "building": self.building_ids,
            "notable": self.notable_ids,
            "cell": self.cell_ids,
            "guild": self.guild_ids,
            "bonus": self.bonus_ids,
            "deed": self.deed_ids,
            "wheel": self.wheel_ids,
        }
        """How the things of each kind are written, in notation and in messages."""

    def _read_goods(self, data: Components) -> None:
        goods = data.fixed_ids("goods", GOOD_IDS)
        rows = data.ids_of_length("rows", BASICS)
        listed = data.rows("goods")
        self.good_ids = list(goods)
        self.row_ids = list(rows)
        self.good_row = [row.one_of("row", rows) for row in listed]
        self.printed_value, self.building_value = data.figures("goods", "value", "building_value")
        self.materials = [good for good, value in enumerate(self.building_value) if value > 0]
        self.arrow_ids = list(data.ids("arrows"))
        self.arrow_from, self.arrow_to = data.named("arrows", **{"from": goods, "to": goods})
        self.arrow_into = [NONE] * GOODS
        for arrow, target in enumerate(self.arrow_to):
            if self.arrow_into[target] != NONE or target < BASICS:
                raise data.rows("arrows")[arrow].error("a good is made in one way, a basic in none")
            self.arrow_into[target] = arrow
        if NONE in self.arrow_into[BASICS:]:
            raise DataError("arrows: every good that is not basic is made of another one")

    def _read_city(self, data: Components) -> None:
        goods = data.ids("goods")
        data.fixed_ids("characters", CHARACTER_IDS)
        buildings = data.ids_of_length("buildings", BUILDINGS)
        rows = data.rows("buildings")
        self.building_ids = list(buildings)
        self.place_ids = CHARACTER_IDS + self.building_ids
        for at, row in enumerate(rows):
            if row.one_of("good", goods) != at or row.number("level") != at // BASICS + 1:
                raise row.error("the buildings stand in the order of their goods, four a level")
        self.building_level = [row.number("level") for row in rows]
        self.cost = [row.number("cost") for row in rows]
        guilds = data.ids("guilds")
        tiles = data.rows("bonus_tiles")
        extras = {word: number for number, word in enumerate(EXTRAS)}
        self.bonus_ids = list(data.ids("bonus_tiles"))
        self.bonus_level, self.bonus_rupees = data.figures("bonus_tiles", "level", "rupees")
        self.bonus_extra = [row.one_of("extra", extras) for row in tiles]
        self.bonus_guild = [row.one_or_none("guild", guilds) for row in tiles]
        for level in (2, 3, 4):
            if self.bonus_level.count(level) < BASICS:
                raise DataError(f"bonus_tiles: level {level} needs a tile for each building")
        tokens = data.ids_of_length("price_tokens", PRICE_TOKENS)
        self.token_ids = list(tokens)
        self.token_values = [
            [row.number("low"), row.number("high")] for row in data.rows("price_tokens")
        ]

    def _read_board(self, data: Components) -> None:
        own = data.row("per_player")
        self.covers, self.workers, self.stones = own.each("covers", "workers", "stones")
        self.first_rupees, self.first_favours = own.each("rupees", "favours")
        farm = data.row("farm")
        self.corner_good = farm.many_of("corners", data.ids("goods"))
        self.farmer_cells = farm.numbers("farmer_cells")
        self.cover_cells = farm.numbers("cover_cells")
        check_farm(farm, self.corner_good, self.farmer_cells, self.cover_cells, self.covers)
        self.corner_of = [NONE] * GOODS
        for corner, good in enumerate(self.corner_good):
            self.corner_of[good] = corner
        self.cell_ids = [f"{SIDE_IDS[cell // SIDE][0]}{cell % SIDE}" for cell in range(CELLS)]
        steps = data.rows("meditation_steps")
        self.meditation_points = [row.number("points") for row in steps]
        self.sent_home_favours = [row.number("favours_when_sent_home") for row in steps]
        self.meditation_rupees = [row.number("end_rupees") for row in steps]
        self.meditation_cost = [row.many_of("cost", data.ids("goods")) for row in steps]
        self.last_meditation = len(steps) - 1

    def _read_favours(self, data: Components) -> None:
        deeds = data.fixed_ids("favour_actions", DEED_IDS)
        rows = data.rows("favour_actions")
        self.deed_ids = list(deeds)
        self.deed_have, self.deed_spend = data.figures("favour_actions", "have", "spend")
        self.least_have = min(self.deed_have)
        for row in rows:
            if not 0 < row.number("spend") <= row.number("have"):
                raise row.error("'spend' is at least 1 and not more than 'have'")
        wheel = data.fixed_ids("wheel", WHEEL_IDS)
        self.wheel_ids = list(wheel)
        [self.wheel_points] = data.figures("wheel", "points")
        blocked = [row.flag("blocked_at_start") for row in data.rows("wheel")]
        if blocked.count(True) != 1 or blocked[FARMER]:
            raise DataError("wheel: one of the outer actions is blocked at the start")
        self.first_blocked = blocked.index(True)

    def _read_palace(self, data: Components) -> None:
        goods = data.ids("goods")
        guilds = data.ids_of_length("guilds", GUILDS)
        self.guild_ids = list(guilds)
        self.order_rupees, self.step_favours = data.figures(
            "influence_steps", "order_rupees", "favours"
        )
        self.top = len(self.order_rupees) - 1
        data.ids_of_length("orders", GUILDS * ORDERS)
        self.order_goods: list[list[int]] = []
        for at, row in enumerate(data.rows("orders")):
            pair = row.many_of("goods", goods)
            if row.one_of("guild", guilds) != at // ORDERS or len(set(pair)) != 2:
                raise row.error("six orders for each guild in turn, each of two different goods")
            self.order_goods.append(pair)
        data.ids_of_length("bowls", BOWLS)
        self.bowl_good = [row.one_of("good", goods) for row in data.rows("bowls")]
        self.bowl_of = [NONE] * GOODS
        for bowl, good in enumerate(self.bowl_good):
            self.bowl_of[good] = bowl
        if len(set(self.bowl_good)) != BOWLS:
            raise DataError("bowls: every bowl is for another good")

    def _read_river(self, data: Components) -> None:
        goods = data.ids("goods")
        notables = data.fixed_ids("notables", NOTABLE_IDS)
        rows = data.rows("notables")
        self.notable_ids = list(notables)
        self.notable_level = [row.number("level") for row in rows]
        self.notable_guild = [row.one_of("guild", data.ids("guilds")) for row in rows]
        self.asks = [row.many_of("goods", goods) for row in rows]
        for at, asked in enumerate(self.asks):
            if not 2 <= len(set(asked)) == len(asked) <= SLOTS:
                raise rows[at].error("a notable asks for two or three different goods")
        self.pays_for = [row.one_or_none("pays_for", goods) for row in rows]
        self.pays = [row.number("pays") for row in rows]
        piers = data.rows("piers")
        if len(piers) != PIERS:
            raise DataError(f"piers: there are {PIERS}, not {len(piers)}")
        self.order_limit, self.pier_level, self.pier_contracts = data.figures(
            "piers", "order_limit", "needs_level", "needs_contracts"
        )

    def _read_numbers(self, data: Components) -> None:
        row = data.row("numbers")
        n = row.number
        self.two_materials_bonus = n("two_materials_bonus")
        self.process_most = n("process_most")
        if self.process_most > MOST_PROCESSED:
            raise row.error(f"'process_most' is at most {MOST_PROCESSED}")
        self.sailor_free = n("sailor_free_deliveries")
        self.order_deliveries = n("order_deliveries")
        self.double_rupees = n("double_delivery_rupees")
        self.doubles_most = n("doubles_most")
        self.trade_most = n("trade_most")
        self.trade_loss = n("trade_loss")
        self.botanist_choices = n("botanist_choices")
        self.farmer_moves = n("farmer_moves")
        self.peon_price = n("peon_price")
        self.merchant_favours = n("merchant_favours")
        self.follower_favours = n("follower_favours")
        self.one_spice_raises = n("one_spice_raises")
        self.both_spices_raise = n("both_spices_raise")
        self.book_raises = n("book_raises")
        self.book_favours = n("book_favours")
        self.painting_tracks = n("painting_tracks")
        self.clothing_extra = n("clothing_extra_at_last_pier")
        self.cotton_favours_most = n("cotton_favours_most")
        self.pier_4_favours = n("pier_4_favours")
        self.tiles_open = n("tiles_open")
        self.tiles_most = n("tiles_most")
        self.akbar_first = row.numbers("akbar_first")
        self.akbar_further = n("akbar_further")
        self.track_first = n("track_first")
        self.track_second = n("track_second")
        self.track_tied_first = n("track_tied_first")
        self.per_cover = n("per_cover")

    def _read_notable_numbers(self, data: Components) -> None:
        row = data.row("numbers")
        n = row.number
        self.calligrapher_peon_price = n("calligrapher_peon_price")
        self.portuguese_most = n("portuguese_most")
        self.takshaka_value = n("takshaka_value")
        self.takshaka_rupees = n("takshaka_rupees")
        self.producer_extra = n("producer_extra")
        self.french_slots = n("french_slots")
        self.french_rupees = n("french_rupees")
        self.dyer_gives = n("dyer_gives")
        self.dyer_value_most = n("dyer_value_most")
        self.cook_workers = n("cook_workers")
        self.muezzin_points = n("muezzin_points")
        self.jagirdar_deliveries = n("jagirdar_deliveries")
        self.jagirdar_favours = n("jagirdar_favours")
        self.mullah_saves = n("mullah_saves")
        self.mosaic_points = row.numbers("mosaic_points")
        self.mosaic_favours = row.numbers("mosaic_favours")
        self.painter_raises = n("painter_raises")
        self.dutch_rupees = row.numbers("dutch_rupees")
        self.subadar_rupees = n("subadar_rupees")
        self.sadr_rupees = n("sadr_rupees")
        self.mufti_rupees = n("mufti_rupees")
        self.level_four_favours = n("level_four_favours")
        self.symbol_rupees = n("symbol_rupees")

    def _read_counts(self, data: Components) -> None:
        counts = data.by_players(2, 3, 4)
        self.river_size = {n: row.numbers("notables") for n, row in counts.items()}
        self.guild_split = {
            n: sorted(row.numbers("guild_split"), reverse=True) for n, row in counts.items()
        }
        self.akbar_dice = {n: row.number("akbar_dice") for n, row in counts.items()}
        self.order_dice = {n: row.number("order_dice") for n, row in counts.items()}
        for n, row in counts.items():
            if sum(self.river_size[n]) != sum(self.guild_split[n]):
                raise row.error("'guild_split' must add up to the notables at the river")

    def _read_readings(self, data: Components) -> None:
        chosen = data.readings()
        drops = ["strictly_between", "start_and_between", "between_and_landing"]
        self.merchant_drops = drops.index(chosen["merchant_drops_rupees_on"])
        self.die_beyond = chosen["die_1_means"] == "one_beyond"
        self.french_one_each = chosen["french_trader_slots"] == "one_each_of_1_2_3"
        self.influence_per_turn = chosen["influence_per"] == "turn"
        self.workshop_needs_good = chosen["workshop_needs_a_good"] == "true"
        self.doubles_per_action = chosen["double_deliveries_per"] == "action"
        self.one_double_each = chosen["double_delivery_per_notable"] == "1"
        self.double_atomic = chosen["double_delivery_is_atomic"] == "true"
        self.level_opens = [
            *(1, 2, int(chosen["level_3_opens_at_pier"])),
            int(chosen["level_4_opens_at_pier"]),
        ]
        self.trade_exact = chosen["trader_total"] == "exact"
        self.dyer_times = int(chosen["dyer_times_per_production"])
        self.mujtahida_needs_worker = chosen["mujtahida_without_free_worker"] == "no_build"
        self.extra_above_most = chosen["extra_production_above_8"] == "true"
        self.jagirdar_at_once = chosen["jagirdar_gained_mid_action_usable"] == "true"
        self.marker_rerolls = chosen["order_marker_on_neutral_stone"] == "reroll"
        self.neutral_fills = chosen["neutral_stones_count_for_full_column"] == "true"
        self.cook_favour = chosen["cook_kicked_worker_still_gives_favour"] == "true"
        self.double_pays_good = chosen["double_delivery_second_stone_gets_good_bonus"] == "true"


def check_farm(
    row: Row, corners: list[int], farmers: list[int], covers: list[int], count: int
) -> None:
    """A farm that can be played: one farmer a side, covers on free fields."""
    if sorted(corners) != [*range(BASICS)]:
        raise row.error("each of the four basic goods has one corner")
    if [cell // SIDE for cell in farmers] != [*range(SIDES)]:
        raise row.error("each side has one farmer")
    if len(set(covers)) != count or any(cell >= CELLS for cell in covers + farmers):
        raise row.error(f"there are {count} covers, each on a cell of its own")
    for cell in covers + farmers:
        if cell % SIDE == 0 or (cell in covers and cell in farmers):
            raise row.error("covers and farmers stand on fields, one on each")
