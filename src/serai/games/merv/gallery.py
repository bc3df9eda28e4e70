"""The components of Merv as a gallery: sites, cards, contracts, tiles, walls, cities, mosque."""

from functools import partial

from serai.draw.markup import Markup, el, join
from serai.draw.shapes import CARD, Box, move, rect
from serai.games.gallery import Family, pictured
from serai.games.merv import tables as c
from serai.games.merv.boards.houses import CONTRACT, contract_card, spice_card, tile_face
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.side import solo_card
from serai.games.merv.boards.signs import cube, cubes, gift, icon, upgrade
from serai.games.merv.boards.ways import scoring_face

SQUARE = Box(0, 0, 40, 40)


def gallery(look: MervLook) -> tuple[Family, ...]:
    """Every table of components."""
    draw, t, show = Pictures(look), look.view.tables, partial(pictured, look)
    tile, contract = partial(tile_face, draw, box=Box(1, 1, 25, 25)), CONTRACT.inset(-1, -1)
    scoring, small = partial(scoring_face, draw, box=SQUARE.inset(1, 1)), Box(0, 0, 27, 27)
    return (
        show("sites", "site", draw.site, Box(0, 0, 76, 46)),
        show("spices", "spice", partial(spice_card, draw), Box(0, 0, 44, 62)),
        show("contracts", "contract", partial(contract_card, draw), contract, draw.level),
        show("breakthroughs", "breakthrough", tile, small, draw.scrolls),
        show("scoring_tiles", "scoring_tile", scoring, SQUARE, draw.tile_told),
        show("upgrades", "upgrade", lambda at: upgrade(c.UPGRADES[at], 6, 6), SQUARE),
        show("walls", "wall", draw.wall, Box(0, 0, 80, 36)),
        show("cities", "city", draw.city, SQUARE, lambda at: draw.price_told(t.city_cost[at])),
        show("mosque_spaces", "space", draw.space, SQUARE, draw.space_told),
        show("market_sides", "side", draw.side, Box(0, 0, 160, 40), draw.side_told),
        show("halls", "hall", draw.hall, SQUARE, lambda at: look.say(f"tip-{c.HALL_IDS[at]}")),
        show("colours", "colour", lambda at: cube(at, 6, 6, 28), SQUARE),
        show("symbols", "symbol", lambda at: icon(c.SYMBOL_IDS[at], 4, 4, 32), SQUARE),
        show("solo_cards", "solo_card", draw.solo_card, Box(0, 0, 78, 106)),
    )


class Pictures(MervScene):
    """How components are drawn and explained, each by its number."""

    def site(self, at: int) -> Markup:
        colour, symbol = self.tables.site_colour[at], self.tables.site_symbol[at]
        ground = rect(Box(1, 1, 74, 44), f"mv-site mv-on-{c.COLOUR_IDS[colour]}")
        return join(ground, icon(c.SYMBOL_IDS[symbol], 6, 7, 31), cube(colour, 45, 10, 25))

    def level(self, at: int) -> str:
        """The influence that a contract needs."""
        level = self.tables.contract_level[at]
        return self.say("tip-influence", count=self.tables.contracts_at[level])

    def wall(self, at: int) -> Markup:
        bricks, paper = rect(Box(1, 1, 78, 34), "mv-brick", 2), Box(10, 7, 60, 22)
        return join(bricks, rect(paper, "f-card", 2), cubes(self.tables.wall_cost[at], 40, 18, 18))

    def city(self, at: int) -> Markup:
        good = icon("sack" if at < c.INNER else "rare_good", 9, 2, 22)
        return join(good, cubes(self.tables.city_cost[at], 20, 32, 14))

    def space(self, at: int) -> Markup:
        step = el("circle", class_="mv-step", cx=20, cy=20, r=18)
        return join(step, gift(self.tables.space_gift[at], 8, 8, 24))

    def space_told(self, at: int) -> str:
        return self.named("gift", self.tables.space_gift[at])

    def scrolls(self, at: int) -> str:
        """The scrolls that a breakthrough needs."""
        return self.say("tip-scrolls", count=self.tables.tier_scrolls[at // c.TIER_TILES])

    def hall(self, at: int) -> Markup:
        return cube(self.tables.hall_colour[at], 6, 6, 28)

    def side(self, at: int) -> Markup:
        """A side of the camel market: four places with their gifts."""
        gifts = enumerate(self.tables.stall_gifts[at])
        places = [rect(Box(1 + 40 * n, 1, 38, 38), "f-card s-cardink") for n in range(c.STALLS)]
        return join(places, [gift(one, 9 + 40 * n, 9, 22, CARD) for n, one in gifts])

    def side_told(self, at: int) -> str:
        return ", ".join(self.named("gift", one) for one in self.tables.stall_gifts[at])

    def solo_card(self, at: int) -> Markup:
        return el("g", solo_card(self, at), transform=move(1, 1))
