"""The houses with units side by side: caravansary, palace, library, walls; and the contracts.

A house is a scene of its own, drawn from (0, 0) on: half as many of its units stand side by side on
a narrow screen.
"""

from collections.abc import Sequence
from typing import ClassVar

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import CARD, Box, move, rect, rule, use, words
from serai.games.merv import tables as c
from serai.games.merv.boards import signs
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import FIGURE, SMALL, STAMPS, camel, cube, gift, icon
from serai.games.merv.tables import COLOURS, HALL_IDS, HALLS, NONE, TIER_TILES, TIERS
from serai.games.scene import kept

TABLE, NARROW = 436, 221
"""How wide a house is on a table, and on a narrow screen."""
BOLD = Face(12, 700)
LEVELS = ("I", "II", "III", "IV", "V")


class House(MervScene):
    """A house: the name of its icon, and how large it is on a table and on a narrow screen."""

    symbol: ClassVar[str]
    size: ClassVar[tuple[float, float]]
    phone_size: ClassVar[tuple[float, float]]
    units: ClassVar[int] = 4
    """How many things alike stand in it; so many side by side on a narrow screen, so far from each
    other, and so far from one row to the next."""
    across: ClassVar[int] = 2
    step: ClassVar[float] = 110.5
    row: ClassVar[float]

    @property
    def heading(self) -> str:
        return self.called("symbol", self.symbol)

    def draw(self) -> Markup:
        """Its units from left to right, as many in a row as there is room for."""
        return self.in_rows([self.unit(at) for at in range(self.units)])

    def unit(self, at: int) -> Markup:
        raise NotImplementedError

    def note(self) -> str:
        """In a few words, what it means to the viewer now."""
        raise NotImplementedError

    def in_rows(self, units: Sequence[Markup]) -> Markup:
        across = self.across if self.phone else len(units)
        return join(
            el("g", unit, transform=move(self.step * (at % across), self.row * (at // across)))
            for at, unit in enumerate(units)
        )


# --- the caravansary --------------------------------------------------------------------------

CARD_FACE = Box(0.6, 0.6, 42.8, 60.8)


class Caravansary(House):
    """The row of caravan cards, the camels on them, and the deck."""

    symbol, size, phone_size = "caravansary", (TABLE, 74), (246, 156)
    across, step, row = 5, 48.5, 78

    def draw(self) -> Markup:
        """The row from its front on; the deck comes last, with the number of its cards."""
        row = [self._card(card) for card in range(len(self.view.caravan))]
        row += [NOTHING] * (self.tables.caravan_length - len(row))
        corner = move(4 if self.phone else 0, 8)
        deck = self.mark("deck", (), STAMPS("deck", count=sum(self.view.deck)))
        return self.in_rows([el("g", one, transform=corner) for one in (*row, deck)])

    def note(self) -> str:
        """How many cards are in reach without another camel."""
        return self.say("in-reach", count=len(self._in_reach()))

    def _in_reach(self) -> list[int]:
        """Cards with a camel, and the foremost one without."""
        row = enumerate(zip(self.view.caravan, self.view.card_camels, strict=True))
        return [at for at, (spice, camels) in row if spice != NONE and not camels]

    @kept
    def _card(self, at: int) -> Markup:
        """A card: its spice above, what a pair of it gives below."""
        spice, chosen = self.view.caravan[at], at == self.view.pending.card
        if spice == NONE:
            return rect(CARD_FACE, "mv-empty", 4)
        drawn = join(
            spice_card(self, spice),
            rect(CARD_FACE, "veil", 4) if self.refused(f"take {at + 1}") else NOTHING,
            rule(2, 65.5, 42, 65.5, "s-gold", 2) if at in self._in_reach() else NOTHING,
            rect(CARD_FACE.inset(1, 1), "mv-chosen", 4) if chosen else NOTHING,
        )
        card = self.thing("card", at, "take", drawn, ring=CARD_FACE.inset(1, 1), radius=5)
        return join(card, self._camel(at))

    def _camel(self, at: int) -> Markup:
        """The camel on a card, or the place where one may be put."""
        if self.view.on_card[at]:
            return camel(36, 4)
        if at not in self._in_reach() or not self.can("load"):
            return NOTHING
        spot = el("g", camel(32, 8, 11), class_="mv-pale")
        return self.mark("load", ("load",), spot, ring=Box.around(32, 8, 13), radius=13)


def spice_card(scene: MervScene, spice: int) -> Markup:
    """The face of a card at (0, 0)."""
    pair = gift(scene.tables.pair_gift[spice], 13, 41, 18, CARD)
    return STAMPS("spice", spice=icon(c.SPICE_IDS[spice], 8, 7, 28, CARD), pair=pair)


# --- the palace -------------------------------------------------------------------------------

COUNTS = ("scroll", "caravan_card", "sack", "mosque")
"""The sign of what a courtier in each hall scores for."""


class Palace(House):
    """Four halls, each with room for some courtiers."""

    symbol, size, phone_size = "palace", (TABLE, 52), (NARROW, 112)
    units, row = HALLS, 58

    def note(self) -> str:
        """The price of the next courtier."""
        return self.say("next-costs", count=self.shown.courtiers + 1)

    @kept
    def unit(self, hall: int) -> Markup:
        """Its colour, what it counts, its name, and its places."""
        slug, there, room = HALL_IDS[hall], self.courtiers_in(hall), self.tables.hall_room
        places = [Box(24 + 27 * at, 22, 26, 31) for at in range(room)]
        free = places[min(len(there), room - 1)]
        stand = zip(there, places, strict=False)
        drawn = join(
            cube(self.tables.hall_colour[hall], 1, 2, 18),
            icon(COUNTS[hall], 0, 26, 20),
            words(self.say(f"hall-{slug}"), 24, 13, SMALL),
            [use("icon-merv-slot", *place, "mv-niche") for place in places],
            [signs.owner_badge(owner, place.x + 3, place.y + 8, 20) for owner, place in stand],
            el("g", icon("favour", 29, 31, 16), class_="mv-pale") if not there else NOTHING,
            rect(free.inset(3, 6), "mv-shut") if self.refused(f"courtier {slug}") else NOTHING,
        )
        ring = Box(22, 20, 27 * room + 3, 34) if self.can(f"score {slug}") else free
        return self.thing("hall", hall, "courtier score", drawn, notch=(106, 53, 9), ring=ring)


# --- the library ------------------------------------------------------------------------------


class Library(House):
    """The breakthroughs of four tiers, each at a number of scrolls."""

    symbol, size, phone_size = "library", (TABLE, 46), (NARROW, 102)
    units, row = TIERS, 54

    def note(self) -> str:
        return self.say("scrolls", count=self.shown.scrolls)

    def unit(self, tier: int) -> Markup:
        """How many scrolls it takes, and what there is to choose; the next one is bold."""
        needs, first = self.tables.tier_scrolls, tier * TIER_TILES
        next_one = next((n for n in range(TIERS) if needs[n] > self.shown.scrolls), NONE)
        title = self.say(f"tier-{tier + 1}", scrolls=needs[tier])
        return join(
            words(title, 0, 12, BOLD if tier == next_one else SMALL),
            [self._tile(first + at, Box(26 * at + 0.5, 19.5, 25, 25)) for at in range(TIER_TILES)],
        )

    @kept
    def _tile(self, tile: int, box: Box) -> Markup:
        owner = self.view.breakthrough[tile]
        drawn = tile_face(self, tile, box) if owner == NONE else signs.gone(box, owner)
        return self.thing("breakthrough", tile, "discover", drawn, ring=box)


def tile_face(scene: MervScene, tile: int, box: Box) -> Markup:
    """What a breakthrough brings: a cheaper action, a cube as any, gifts, or points."""
    t, (x, y) = scene.tables, (box.x, box.y)
    card = rect(box, "f-card s-cardink", stroke_width=1.1)
    if t.discount_on[tile] != NONE:
        return join(card, icon(c.SYMBOL_IDS[t.discount_on[tile]], x + 2.5, y + 2.5, 20, CARD))
    if t.wild_colour[tile] != NONE:
        return join(card, cube(t.wild_colour[tile], x + 3, y + 3, 19))
    if t.breakthrough_points[tile]:
        points = f"+{t.breakthrough_points[tile]}"
        return join(card, words(points, x + 12.5, y + 18, FIGURE, "f-cardink", "middle"))
    gifts = t.breakthrough_gifts[tile]
    if len(gifts) == 1:
        return join(card, gift(gifts[0], x + 2.5, y + 2.5, 20, CARD))
    if gifts[0] == gifts[1]:
        count = words(len(gifts), x + 2.5, y + 17, BOLD, "f-cardink")
        return join(card, count, gift(gifts[0], x + 9, y + 4.5, 16, CARD))
    both = [gift(one, x + 1 + 9 * at, y + 1 + 9 * at, 14, CARD) for at, one in enumerate(gifts)]
    return join(card, both)


# --- the walls --------------------------------------------------------------------------------

DOOR = "v-9c0-4 5.500-4 6.500-8 1 4 6.500 4 6.500 8v9Z"
PIPS = {1: 11, 2: 8, 3: 5}
"""Where the first of so many pips stands."""


class Walls(House):
    """The pieces of wall that are left: segments and gates, each for cubes of a colour."""

    symbol, size, phone_size = "wall", (TABLE, 30), (NARROW, 66)
    units, row = COLOURS, 36

    def note(self) -> str:
        return self.say("left", count=sum(self.view.walls_left))

    def unit(self, colour: int) -> Markup:
        """All pieces that cost cubes of a colour, the cheapest first."""
        cost = self.tables.wall_cost
        found = [wall for wall in range(len(cost)) if cost[wall][0] == colour]
        found.sort(key=lambda wall: len(cost[wall]))
        row = [self._piece(wall, Box(20 + 28.5 * at, 1.5, 27, 27)) for at, wall in enumerate(found)]
        return join(cube(colour, 0, 6, 18), row)

    @kept
    def _piece(self, wall: int, box: Box) -> Markup:
        """Its price as pips, then how many are left, or a door."""
        t, left = self.tables, self.view.walls_left[wall]
        price = len(t.wall_cost[wall])
        top = box.y + PIPS.get(price, 1)
        pips = [rect(Box(box.x + 4, top + 6.5 * at, 4.5, 4.5), "f-brick-on") for at in range(price)]
        if t.wall_gate[wall]:
            face = el("path", class_="f-cardink", d=f"M{box.x + 11.5:g} {box.bottom - 1:g}{DOOR}")
        else:
            face = words(left, box.x + 18, box.y + 19, FIGURE, "f-brick-on", "middle")
        drawn = el("g", rect(box, "mv-brick"), pips, face, class_=None if left else "mv-none")
        return self.thing("wall", wall, "build", drawn, ring=box)


# --- the contracts ----------------------------------------------------------------------------

CONTRACT = Box(0.6, 2.6, 67.8, 60.8)


class Contracts(House):
    """The top card of each of six stacks."""

    symbol, size, phone_size = "contract", (TABLE, 66), (NARROW, 138)
    units, across, step, row = c.STACKS, 3, 73.4, 70

    @property
    def heading(self) -> str:
        return self.say("contracts")

    def note(self) -> str:
        """The levels that the influence opens."""
        levels = ", ".join(LEVELS[: self.shown.contract_levels])
        return self.say("levels", levels=levels) if levels else self.say("no-level")

    @kept
    def unit(self, stack: int) -> Markup:
        """The top contract; a veil lies on it while its level is not reached."""
        lack = self.view.lacks[stack]
        if lack.contract == NONE:
            return self.thing("stack", stack, "", rect(CONTRACT, "mv-empty", 3))
        veil = rect(CONTRACT, "mv-veil", 3) if lack.influence else NOTHING
        drawn = el("g", contract_card(self, lack.contract), veil, class_="mv-shy" if veil else None)
        return self.thing("contract", lack.contract, "fulfil", drawn, ring=CONTRACT, radius=3)


def contract_card(scene: MervScene, card: int) -> Markup:
    """A contract: points, level and reward above, what it takes below."""
    t = scene.tables
    scrolls, common = ["scroll"] * t.contract_scrolls[card], t.contract_common[card]
    goods = (*scrolls, *["sack"] * common, *["rare_good"] * t.contract_rare[card])
    return STAMPS(
        "contract",
        points=t.contract_points[card],
        level=LEVELS[t.contract_level[card]],
        gift=gift(t.contract_gift[card], 47, 4.5, 17, CARD),
        needs=_needs(t.contract_cost[card], goods),
    )


def _needs(cost: list[int], goods: tuple[str, ...]) -> Markup:
    """Cubes and goods in one line, or one line each if they are many."""
    if len(cost) + len(goods) <= 3:
        left = 34.5 - 8.5 * (len(cost) + len(goods))
        return join(_cubes(cost, left, 35), _goods(goods, left + 17 * len(cost), 34.5, 17))
    step = 17 if len(goods) < 4 else 16
    below = _goods(goods, 34.5 - step / 2 * len(goods), 43.5, step)
    return join(_cubes(cost, 34.5 - 8.5 * len(cost), 26), below)


def _cubes(cost: list[int], x: float, y: float) -> Markup:
    return join(cube(one, x + 17 * at, y, 16) for at, one in enumerate(cost))


def _goods(goods: tuple[str, ...], x: float, y: float, step: float) -> Markup:
    return join(icon(one, x + step * at, y, step, CARD) for at, one in enumerate(goods))
