"""The components of Taj Mahal as typed tables: ids are numbers, facts are lists.

Read once from the data files and checked; the rules look things up here and know no file.
"""

from typing import Final

from serai.core.components import Components
from serai.core.errors import DataError

# The six symbols, in the order of the data file. The first four are the figures of the court.
VIZIER: Final = 0
GENERAL: Final = 1
MONK: Final = 2
PRINCESS: Final = 3
GRAND_MOGUL: Final = 4
ELEPHANT: Final = 5
SYMBOLS: Final = 6
FIGURES: Final = 4
"""Symbols below this number win an influence tile and a regular palace."""

# Colours of cards, in the order of the data file; special cards have none.
COLOURS: Final = 4
WHITE: Final = 4
SPECIAL: Final = 5

COMMODITIES: Final = 4
VISITS: Final = 12
NONE: Final = -1
MOST_SIDES: Final = 5
PAIR: Final = 2
"""Any other price of a special card would run out of influence tiles, or give cards for none."""

SYMBOL_IDS: Final = ["vizier", "general", "monk", "princess", "grand_mogul", "elephant"]
COLOUR_IDS: Final = ["red", "yellow", "green", "violet", "white"]
EFFECTS: Final = ["elephant", "grand_mogul", "plus_two_points", "colour_change"]


class Tables:
    """All facts that the rules use."""

    def __init__(self, data: Components) -> None:
        self._read_cards(data)
        self._read_map(data)
        self._read_tiles(data)
        self._read_numbers(data)
        self._check_counts(data)
        self.slugs: Final = {
            "card": self.card_ids,
            "city": self.city_ids,
            "province": self.province_ids,
            "tile": self.tile_ids,
            "bonus": self.bonus_ids,
            "symbol": SYMBOL_IDS,
        }
        """How the things of each kind are written, in notation and in messages."""

    def _read_cards(self, data: Components) -> None:
        symbols = data.fixed_ids("symbols", SYMBOL_IDS)
        colours = data.fixed_ids("card_colours", COLOUR_IDS)
        colours["special"] = SPECIAL
        rows = data.rows("cards")
        self.card_ids = list(data.ids("cards"))
        self.card_colour = [row.one_of("colour", colours) for row in rows]
        self.card_symbols = [row.many_of("symbols", symbols) for row in rows]
        self.deck = [c for c, colour in enumerate(self.card_colour) if colour != SPECIAL]
        self.specials = [c for c, colour in enumerate(self.card_colour) if colour == SPECIAL]
        effects: dict[str, int] = {}
        pairs: dict[int, int] = {}
        for card in self.specials:
            effects[rows[card].text("effect")] = card
            pairs[rows[card].one_of("won_with_pair_of", symbols)] = card
        if sorted(effects) != sorted(EFFECTS) or sorted(pairs) != [*range(FIGURES)]:
            raise rows[self.specials[0]].error(
                "the special cards must have the four effects, one for a pair of each figure"
            )
        self.plus_two_card = effects["plus_two_points"]
        self.colour_change_card = effects["colour_change"]
        self.special_for_pair = [pairs[figure] for figure in range(FIGURES)]
        self.special_effect = [EFFECTS.index(rows[c].text("effect")) for c in self.special_for_pair]

    def _read_map(self, data: Components) -> None:
        provinces = data.ids("provinces")
        cities = data.ids("cities")
        self.province_ids = list(provinces)
        self.province_cities = [row.many_of("cities", cities) for row in data.rows("provinces")]
        self.city_ids = list(cities)
        self.city_province = [row.one_of("province", provinces) for row in data.rows("cities")]
        self.fortress = [row.flag("fortress") for row in data.rows("cities")]
        self.links: list[list[int]] = [[] for _ in cities]
        for row in data.rows("roads"):
            a, b = row.one_of("a", cities), row.one_of("b", cities)
            if a == b or b in self.links[a]:
                raise row.error("a road joins two different cities, and only one road does")
            self.links[a].append(b)
            self.links[b].append(a)
        for province, members in enumerate(self.province_cities):
            row = data.rows("provinces")[province]
            if len(members) < FIGURES or len(set(members)) != len(members):
                raise row.error(f"a province has at least {FIGURES} different cities")
            if any(self.city_province[city] != province for city in members):
                raise row.error("lists a city that says it lies elsewhere")

    def _read_tiles(self, data: Components) -> None:
        commodities = data.ids_of_length("commodities", COMMODITIES)
        rows = data.rows("province_tiles")
        self.commodity_ids = list(commodities)
        self.tile_ids = list(data.ids("province_tiles"))
        self.tile_commodities = [row.many_of("commodities", commodities) for row in rows]
        if [row.number("number") for row in rows] != [*range(1, VISITS + 1)]:
            raise rows[0].error("the province tiles must be numbered 1 to 12 in this order")
        provinces = data.ids("provinces")
        self.tile_home = [row.one_or_none("fixed_province", provinces) for row in rows]
        cities = data.ids("cities")
        bonuses = data.rows("bonus_tiles")
        self.bonus_ids = list(data.ids("bonus_tiles"))
        self.bonus_points = [row.number("points") for row in bonuses]
        self.bonus_draws = [row.text("kind") == "draw_card" for row in bonuses]
        self.bonus_commodity, self.bonus_home = data.named_or_none(
            "bonus_tiles", commodity=commodities, fixed_city=cities
        )
        for row in bonuses:
            _check_bonus(row.text("kind"), row.number("points"), row.text("commodity"), row.where)

    def _read_numbers(self, data: Components) -> None:
        counts = data.by_players(3, 4, 5)
        self.display = {n: row.number("display") for n, row in counts.items()}
        self.hand = {n: row.number("hand") for n, row in counts.items()}
        self.draw = {n: row.number("first_withdrawers_take") for n, row in counts.items()}
        self.last_draw = {n: row.number("last_takes") for n, row in counts.items()}
        number = data.row("numbers").number
        self.any_palace_now = number("any_palace_now")
        self.each_linked_province = number("each_linked_province")
        self.plus_two_points = number("plus_two_card")
        self.commodity_step = number("commodity_step")
        self.unplayed_extra = number("unplayed_extra")
        self.tiles_for_a_special = number("tiles_for_a_special")
        self.hand_white = number("hand_white_card")
        self.hand_special = number("hand_special_card")
        self.hand_colour = number("hand_colour_card")
        if self.tiles_for_a_special != PAIR:
            raise data.row("numbers").error(f"'tiles_for_a_special' must be {PAIR}: a pair")
        self.discard_first = data.readings()["cards_are_discarded"] == "before_points"
        kinds = [row.text("kind") for row in data.rows("influence_tiles")]
        self.influence_supply = [kinds.count(name) for name in SYMBOL_IDS[:FIGURES]]

    def _check_counts(self, data: Components) -> None:
        """The totals that the rulebook fixes hold, also after an edition."""
        data.expect("fortresses", sum(self.fortress))
        for table in ("provinces", "cities", "province_tiles", "bonus_tiles", "influence_tiles"):
            data.expect(table, len(data.rows(table)))
        data.expect("cards", len(self.card_ids))
        for colour, row in enumerate(data.rows("card_colours")):
            count = self.card_colour.count(colour)
            if count != row.number("count"):
                raise row.error(f"must have {row.number('count')} cards, not {count}")
        for name, count in zip(SYMBOL_IDS[:FIGURES], self.influence_supply, strict=True):
            if count <= MOST_SIDES:
                raise data.row("components").error(
                    f"{name} tiles must be more than the {MOST_SIDES} seats can hold"
                )


def _check_bonus(kind: str, points: int, commodity: str, where: str) -> None:
    if kind not in ("points", "draw_card", "commodity"):
        raise DataError(f"{where}: a bonus tile gives points, draw_card or commodity, not {kind!r}")
    if (kind == "points") != (points > 0) or (kind == "commodity") != bool(commodity):
        raise DataError(f"{where}: a bonus tile gives exactly one thing, the one that 'kind' names")
