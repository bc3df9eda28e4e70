"""The city: five rows of five sites, the wall around them, action slots, a queue at each corner."""

from functools import partial

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, join
from serai.draw.shapes import CARD, Box, move, rect, use, words
from serai.games.blocks import Board
from serai.games.merv import tables as c
from serai.games.merv.boards import signs
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import STAMPS, cube, gift, icon, owner_badge
from serai.games.merv.tables import CAMEL_MARKET, NONE, SIZE, line_number
from serai.games.merv.view import MervView
from serai.games.scene import kept

WIDTH = HEIGHT = 500
TILE, PITCH, FIRST = 76, 80, 52
"""A site, the way to the next one, and where the first one stands."""
CHOSEN = Box(1, 1, TILE - 2, TILE - 2)
INNER = Box(3, 3, TILE - 6, TILE - 6)
SLOT_EDGE, WALL_NEAR, WALL_FAR, WALL_THICK = 17, 36, 453, 11
MIDDLE = SIZE // 2
CORNERS = ((1.5, 1.5), (451.5, 1.5), (451.5, 451.5), (1.5, 451.5))
"""Where the queue stands before the round of each side."""
PLACE = 23.5
STALL_AT = ((0, 0), (38, 0), (38, 38), (0, 38))
MOUSE = 26
"""What a pointer needs, in a drawing that is shown nearly as large as it is."""
SLOT_NUMBER, PHONE_NUMBER, PLACE_NUMBER = Face(15, 700), Face(20, 700), Face(13, 600)


class City(MervScene):
    """The whole city, from (0, 0) on. On a narrow screen buildings are drawn larger, and corners
    only say who is next."""

    def board(self) -> Board:
        return Board(self.id("city-drawing"), WIDTH, HEIGHT, self.draw(), self.say("city"))

    def draw(self) -> Markup:
        return join(
            rect(Box(48, 48, 404, 404), "mv-street"),
            [self._site(cell) for cell in range(c.CELLS) if cell != CAMEL_MARKET],
            self._market(),
            [self._rampart(slot) for slot in range(c.SLOTS)],
            self._line(),
            [self._slot(slot) for slot in range(c.SLOTS)],
            [self._queue(corner) for corner in range(len(CORNERS))],
        )

    # --- sites ------------------------------------------------------------------------------------

    @kept
    def _site(self, cell: int) -> Markup:
        """Its action, the cube it makes, whose building stands there, and what lies beside it."""
        view, tables, site, (x, y) = self.view, self.tables, self.view.site[cell], _place(cell)
        if site == NONE:
            return rect(Box(x, y, TILE, TILE), "mv-site")
        raided = view.attacked[cell] and view.outcome is None and view.rounds_to_invasion == 1
        wash = "attacked" if raided else c.COLOUR_IDS[tables.site_colour[site]]
        content = join(
            rect(Box(0, 0, TILE, TILE), f"mv-site mv-on-{wash}"),
            icon(c.SYMBOL_IDS[tables.site_symbol[site]], 5, 4, 31),
            cube(tables.site_colour[site], 47, 5, 25),
            self._building(cell),
            self._beside(cell),
            STAMPS("bow", bow=icon("mongol-raid", 30, -3, 18, CARD)) if raided else NOTHING,
            rect(CHOSEN, "mv-chosen") if self.look.ask(_is_chosen, cell) else NOTHING,
        )
        also = ("act",) if self.look.ask(_is_active, cell) else ()
        class_, place = "target" if self.look.ask(_explains, cell) else "", move(x, y)
        thing = partial(self.thing, "cell", cell, "activate guard upgrade", content, also=also)
        return thing(notch=(TILE, TILE), ring=INNER, transform=place, class_=class_)

    def _building(self, cell: int) -> Markup:
        owner = self.view.building[cell]
        if owner == NONE:
            return use("icon-merv-slot", 7, 44, 25, 27, "mv-lot")
        drawn = signs.house(owner, 3, 33, 35) if self.phone else signs.house(owner, 6, 41.5)
        return self.moving(f"house-{cell}", drawn, 0, 0)

    def _beside(self, cell: int) -> Markup:
        """An upgrade or a soldier; while a soldier is to be placed, the influence he brings."""
        view = self.view
        if view.upgrade[cell] != NONE:
            return signs.upgrade(view.upgrade[cell], 44, 45)
        if view.soldier[cell] != NONE:
            return self.moving(f"soldier-{cell}", signs.soldier(view.soldier[cell]), 0, 0)
        if not self.can(f"guard {self.slug('cell', cell)}"):
            return NOTHING
        return STAMPS("gain", count=view.soldier_influence[cell])

    # --- the camel market -------------------------------------------------------------------------

    def _market(self) -> Markup:
        """Four places for camels. A narrow screen, where they are small, offers them together."""
        place = move(*_place(CAMEL_MARKET))
        drawn = STAMPS("market", stalls=[self._stall(stall) for stall in range(c.STALLS)])
        if self.phone:
            actions = ("trade", "collect")
            return self.mark("market-camels", actions, drawn, ring=INNER, transform=place)
        return self.group("camels", drawn, transform=place)

    @kept
    def _stall(self, stall: int) -> Markup:
        """What a place gives, or the camel that covers it: then all camels can be taken there."""
        (x, y), camel = STALL_AT[stall], self.view.stall[stall]
        which = self.tables.stall_gifts[self.view.side][stall]
        drawn = icon("camel", x + 4, y + 5, 30) if camel else gift(which, x + 8, y + 8, 23)
        if self.phone:
            return drawn
        verbs, also = ("", ("collect",)) if camel else ("trade", ())
        content, ring = (rect(Box(x + 2, y + 2, 34, 34), "hit"), drawn), Box(x + 3, y + 3, 32, 32)
        return self.thing("stall", stall, verbs, content, also=also, ring=ring)

    # --- the wall ---------------------------------------------------------------------------------

    @kept
    def _rampart(self, slot: int) -> Markup:
        """Where a piece of wall stands or may stand; the middle of a side takes a gate."""
        built, (side, at) = self.view.wall[slot] != NONE, _spot(slot)
        edge = WALL_NEAR if side in (0, 3) else WALL_FAR
        lies = side % 2 == 0
        box = Box(at, edge, TILE, WALL_THICK) if lies else Box(edge, at, WALL_THICK, TILE)
        joints, ring = "lying" if lies else "standing", box.inset(-3, -3)
        drawn = join(
            rect(box, "mv-brick" if built else "mv-breach", 1.5),
            STAMPS(joints, place=move(box.x, box.y)) if built else NOTHING,
            _gate(box, built) if slot % SIZE == MIDDLE else NOTHING,
        )
        wide, corner = self.for_finger(max(self.finger, MOUSE)), (box.right, box.bottom)
        return wide.thing("slot", slot, "wall", drawn, name="rampart", notch=corner, ring=ring)

    # --- slots and queues -------------------------------------------------------------------------

    def _line(self) -> Markup:
        """The row or column of whoever has the turn."""
        view = self.view
        slot = view.seats[view.turn].meeple if 0 <= view.turn < view.players else NONE
        if slot == NONE or view.active != NONE or slot // SIZE != view.round:
            return NOTHING
        side, at = _spot(slot)
        x, y, w, h = at - 1, 3 if side in (0, 3) else WALL_NEAR, TILE + 2, 461
        return rect(Box(x, y, w, h) if side % 2 == 0 else Box(y, x, h, w), "mv-line")

    @kept
    def _slot(self, slot: int) -> Markup:
        """An arch: whoever stands there, or the number of the line while its side is in play."""
        view, (x, y) = self.view, _middle(slot)
        here = next((one.owner for one in self.owners if one.meeple == slot), NONE)
        shown = NOTHING
        if here != NONE:
            shown = self.moving(f"meeple-{here}", owner_badge(here, -12.5, -9.5, 25), x, y)
        elif slot // SIZE == view.round:
            face = PHONE_NUMBER if self.phone else SLOT_NUMBER
            shown = words(line_number(slot), x, y + 9, face, "f-ink", "middle")
        drawn = join(use("icon-merv-slot", x - 15.5, y - 16.5, 31, 33, "mv-slot"), shown)
        return self.thing("slot", slot, "go", drawn, ring=Box(x - 16, y - 17, 32, 34))

    def _queue(self, corner: int) -> Markup:
        """The places at a corner. Whoever waits for a turn stands at the corner of this round, and
        those who have lined up already at the next one."""
        view = self.view
        forming = NONE in view.queue
        now = (view.round + 1) % len(CORNERS) if forming else view.round
        x, y = CORNERS[corner]
        if self.phone:
            return self._next_owner(x, y) if corner == now and not forming else NOTHING
        paint, many = ("mv-queue now", len(view.queue)) if corner == now else ("mv-queue", 0)
        places = [self._queued(at, forming) for at in range(many)]
        drawn = STAMPS("queue", paint=paint, places=places)
        return self.group("queue", drawn, transform=move(x, y))

    def _queued(self, at: int, forming: bool) -> Markup:
        """A place of the queue: whoever stands there, the camels left on it, or its number."""
        view, owner = self.view, self.view.queue[at]
        x, y = 1 + PLACE * (at % 2), 1 + PLACE * (at // 2)
        if owner != NONE and (forming or self.owner(owner).meeple == NONE):
            drawn = owner_badge(owner, x + 0.5, y + 0.5, 21)
        elif forming and view.left_behind[at]:
            drawn = icon("camel", x + 1, y + 1, 21)
        else:
            drawn = words(at + 1, x + 11, y + 15.8, PLACE_NUMBER, "f-ink-2", "middle")
        wide, box = self.for_finger(max(self.finger, MOUSE)), Box(x, y, 22, 22)
        return wide.thing("place", at, "stand", drawn, ring=box, plain=False)

    def _next_owner(self, x: float, y: float) -> Markup:
        """Who moves next, large."""
        waiting = [one for one in self.view.queue if self.owner(one).meeple == NONE]
        return self.group("queue", [owner_badge(who, x + 5, y + 5, 38) for who in waiting[:1]])


def _place(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, SIZE)
    return FIRST + PITCH * column, FIRST + PITCH * row


def _is_active(view: MervView, cell: int) -> bool:
    return cell == view.active


def _is_chosen(view: MervView, cell: int) -> bool:
    return cell == (view.active if view.pending.cell == NONE else view.pending.cell)


def _explains(view: MervView, cell: int) -> bool:
    """Whether it says what one reads to choose a slot."""
    return any(one.cell == cell for one in view.yields)


def _spot(slot: int) -> tuple[int, float]:
    """The side of a slot, and where its line begins."""
    return slot // SIZE, FIRST + PITCH * (line_number(slot) - 1)


def _gate(box: Box, built: bool) -> Markup:
    towers, door = ("mv-brick", "mv-door") if built else ("mv-breach", "mv-opening")
    place = move(box.x + box.w / 2 - 13, box.y + box.h / 2 - 10.5)
    return STAMPS("gate", towers=towers, door=door, place=place)


def _middle(slot: int) -> tuple[float, float]:
    """The middle of an action slot."""
    side, at = _spot(slot)
    edge = SLOT_EDGE if side in (0, 3) else WIDTH - SLOT_EDGE
    return (at + TILE / 2, edge) if side % 2 == 0 else (edge, at + TILE / 2)
