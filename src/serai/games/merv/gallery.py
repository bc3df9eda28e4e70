"""The components of Merv as a gallery: sites, cards, contracts, tiles, walls, cities, mosque."""

from collections.abc import Callable
from functools import partial

from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, move, rect
from serai.games.gallery import Family, Item, rows_of
from serai.games.merv import tables as c
from serai.games.merv.boards.houses import CONTRACT, contract_card, spice_card, tile_face
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.side import solo_card
from serai.games.merv.boards.signs import CARD, cube, cubes, gift, icon, upgrade
from serai.games.merv.boards.ways import scoring_face
from serai.games.summary import drawing

SQUARE = Box(0, 0, 40, 40)


def gallery(look: MervLook) -> tuple[Family, ...]:
    return Gallery(look).families()


class Gallery(MervScene):
    """Every table of components: how its rows are drawn, and explained, each by its number."""

    def families(self) -> tuple[Family, ...]:
        t, family = self.tables, self._family
        scrolls = [row.number("scrolls") for row in rows_of(self.look, "breakthroughs")]
        tile, contract = partial(tile_face, self, box=Box(1, 1, 25, 25)), CONTRACT.inset(-1, -1)
        scoring = partial(scoring_face, self, box=SQUARE.inset(1, 1))
        return (
            family("sites", "site", self._site, Box(0, 0, 76, 46)),
            family("spices", "spice", partial(spice_card, self), Box(0, 0, 44, 62)),
            family("contracts", "contract", partial(contract_card, self), contract, self._level),
            family(
                *("breakthroughs", "breakthrough", tile, Box(0, 0, 27, 27)),
                lambda at: self.say("tip-scrolls", count=scrolls[at]),
            ),
            family("scoring_tiles", "scoring_tile", scoring, SQUARE, self.tile_told),
            family("upgrades", "upgrade", lambda at: upgrade(c.UPGRADES[at], 6, 6)),
            family("walls", "wall", self._wall, Box(0, 0, 80, 36)),
            family(
                *("cities", "city", self._city, SQUARE),
                lambda at: self.price_told(t.city_cost[at]),
            ),
            family(
                *("mosque_spaces", "space", self._space, SQUARE),
                lambda at: self.named("gift", t.space_gift[at]),
            ),
            family("market_sides", "side", self._side, Box(0, 0, 160, 40), self._side_told),
            family(
                *("halls", "hall", lambda at: cube(t.hall_colour[at], 6, 6, 28), SQUARE),
                lambda at: self.say(f"tip-{c.HALL_IDS[at]}"),
            ),
            family("colours", "colour", lambda at: cube(at, 6, 6, 28)),
            family("symbols", "symbol", lambda at: icon(c.SYMBOL_IDS[at], 4, 4, 32)),
            family("solo_cards", "solo_card", self._solo_card, Box(0, 0, 78, 106)),
        )

    def _family(
        self,
        table: str,
        kind: str,
        draw: Callable[[int], Markup],
        box: Box = SQUARE,
        note: Callable[[int], str] = lambda at: "",
    ) -> Family:
        items = []
        for at, row in enumerate(rows_of(self.look, table)):
            picture = drawing(draw(at), box, "", size=1.2)
            copies = next((row.number(key) for key in ("count", "cards") if key in row.values), 1)
            items.append(Item(self.called(kind, row.id), (row,), picture, note(at), copies))
        id, title = f"all-{table.replace('_', '-')}", self.look.voice.table_title(table)
        return Family(id, title, tuple(items), layout="broad" if items[0].note else "")

    def _site(self, at: int) -> Markup:
        colour, symbol = self.tables.site_colour[at], self.tables.site_symbol[at]
        ground = rect(Box(1, 1, 74, 44), f"mv-site mv-on-{c.COLOUR_IDS[colour]}")
        return join(ground, icon(c.SYMBOL_IDS[symbol], 6, 7, 31), cube(colour, 45, 10, 25))

    def _level(self, at: int) -> str:
        """The influence that a contract needs."""
        level = self.tables.contract_level[at]
        return self.say("tip-influence", count=self.tables.contracts_at[level])

    def _wall(self, at: int) -> Markup:
        bricks, paper = rect(Box(1, 1, 78, 34), "mv-brick", 2), Box(10, 7, 60, 22)
        return join(bricks, rect(paper, "f-card", 2), cubes(self.tables.wall_cost[at], 40, 18, 18))

    def _city(self, at: int) -> Markup:
        good = icon("common_good" if at < c.INNER else "rare_good", 9, 2, 22)
        return join(good, cubes(self.tables.city_cost[at], 20, 32, 14))

    def _space(self, at: int) -> Markup:
        step = el("circle", class_="mv-step", cx=20, cy=20, r=18)
        return join(step, gift(self.tables.space_gift[at], 8, 8, 24))

    def _side(self, at: int) -> Markup:
        """A side of the camel market: four places with their gifts."""
        gifts = enumerate(self.tables.stall_gifts[at])
        places = [rect(Box(1 + 40 * n, 1, 38, 38), "f-card s-cardink") for n in range(c.STALLS)]
        return join(places, [gift(one, 9 + 40 * n, 9, 22, CARD) for n, one in gifts])

    def _side_told(self, at: int) -> str:
        return ", ".join(self.named("gift", one) for one in self.tables.stall_gifts[at])

    def _solo_card(self, at: int) -> Markup:
        return el("g", solo_card(self, at), transform=move(1, 1))
