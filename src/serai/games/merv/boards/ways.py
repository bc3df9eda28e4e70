"""The houses with ways: the lanes of the mosque, and the routes of the market."""

from typing import Any

from serai.draw.markup import NOTHING, Markup, el, join, number
from serai.draw.shapes import CARD, Box, move, rect, row_that_fits, use, words
from serai.games.look import sentence
from serai.games.merv.boards import signs
from serai.games.merv.boards.houses import NARROW, TABLE, House
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import LAYOUT, SMALL, camel, cube, gift, icon, owner_badge
from serai.games.merv.tables import CAMEL, CITIES, COLOURS, INNER, NONE, SYMBOL_IDS
from serai.games.scene import kept

TILE = 28

Point = tuple[float, float]


def _straight(start: Point, end: Point, class_: str = "mv-lane") -> Markup:
    (x, y), (a, b) = start, end
    return el("path", class_=class_, d=f"M{number(x)} {number(y)}L{number(a)} {number(b)}")


class Mosque(House):
    """Four lanes that join into two and then into one, and the tiles that the mosque gives away.
    They lie on a table, and stand on a narrow screen."""

    symbol, size, phone_size = "mosque", (TABLE, 112), (358, 344)

    def draw(self) -> Markup:
        t, view = self.tables, self.view
        ways = [(start, way) for start, all_ways in enumerate(t.ways) for way in all_ways]
        left = [one for one in range(COLOURS) if view.bonus_upgrades >> one & 1]
        return join(
            [self._lane(start, way) for start, way in ways],
            [self._cost(start, way) for start, way in ways],
            [self._space(space) for space in range(len(t.space_ids))],
            self._discs(),
            [self._tile(tile, self._spot(tile, True)) for tile in range(len(view.scoring_tiles))],
            [self._upgrade(one, self._spot(one, False)) for one in left],
        )

    def note(self) -> str:
        return self.say("step", step=self.shown.mosque_steps)

    def _at(self, space: int) -> Point:
        """The middle of a space."""
        return self._point(self.tables.space_step[space], space)

    def _point(self, step: float, space: int) -> Point:
        """A point of the lane of a space."""
        lane = LAYOUT["lanes"][self.tables.space_ids[space].partition("_")[0]]
        return (
            (43 + 90 * lane, 352 - 33 * step) if self.phone else (19 + 40.4 * step, 15 + 27 * lane)
        )

    def _from(self, start: int, way: int) -> Point:
        """Where a way begins: at a space, or before the first step of its lane."""
        if start < len(self.tables.space_ids):
            return self._at(start)
        return self._point(0.3 if self.phone else -0.4, way)

    def _lane(self, start: int, way: int) -> Markup:
        """A way; the viewer may go on by it."""
        slugs, own = self.tables.space_ids, self.shown.mosque
        mine = start == (len(slugs) if own == NONE else own)
        goes = mine and self.can(f"advance {slugs[way]}")
        class_ = "mv-lane mv-goes" if goes else "mv-lane"
        return _straight(self._from(start, way), self._at(way), class_)

    def _cost(self, start: int, way: int) -> Markup:
        """The cubes of a way in its middle; beside its end where it stands upright."""
        t = self.tables
        cost = t.way_costs[start][t.ways[start].index(way)]
        (a, b), (x, y) = self._from(start, way), self._at(way)
        if self.phone and a == x:
            return join(cube(one, x + 17 + 19 * n, y - 9, 18) for n, one in enumerate(cost))
        side = 18 if self.phone else 16
        x, y = (a + x) / 2 - side / 2, (b + y) / 2 - side * len(cost) / 2
        return join(cube(one, x, y + side * n, side) for n, one in enumerate(cost))

    @kept
    def _space(self, space: int) -> Markup:
        """A step with its gift and its points; a camel that is gone leaves a dot."""
        t, (x, y) = self.tables, self._at(space)
        which = t.space_gift[space]
        taken = which == CAMEL and not self.view.lane_camel[space]
        radius = 14 if self.phone else 12
        dot = el("circle", class_="f-ink-2", cx=x, cy=y, r=1.5)
        drawn = join(
            el("circle", class_="mv-step mv-used" if taken else "mv-step", cx=x, cy=y, r=radius),
            dot if taken else gift(which, x - 9.5, y - 9.5, 19),
            self._points(t.space_points[space], x, y),
        )
        ring, corner = Box.around(x, y, radius), (x + radius, y + radius, 8)
        return self.thing("space", space, "advance", drawn, notch=corner, ring=ring, radius=radius)

    def _points(self, points: int, x: float, y: float) -> Markup:
        if not points:
            return NOTHING
        if self.phone:
            return words(f"+{points}", x - 19, y + 4.5, SMALL, "f-ink", "end")
        return words(f"+{points}", x, y + 26, SMALL, "f-ink", "middle")

    def _discs(self) -> Markup:
        """Everybody's disc; several on a space lie side by side."""
        standing = [one for one in self.owners if one.mosque != NONE]
        drawn = []
        for one in standing:
            here = [other.owner for other in standing if other.mosque == one.mosque]
            x, y = self._at(one.mosque)
            shift = 9 * here.index(one.owner) - 4.5 * (len(here) - 1)
            badge = owner_badge(one.owner, -11, -11, 22)
            drawn.append(self.moving(f"disc-{one.owner}", badge, x + shift, y))
        return el("g", drawn)

    def _spot(self, at: int, left: bool) -> Box:
        """A place for a tile: in a row on a table, in the upper corners of a narrow screen."""
        if self.phone:
            x = 4 + 48 * (at % 2) + (0 if left else 256)
            return Box(x, 8 + 48 * (at // 2), 42, 42)
        return Box((296 if left else 300) + 36 * at, 0 if left else 84, TILE, TILE)

    @kept
    def _tile(self, tile: int, box: Box) -> Markup:
        owner = self.view.scoring_tiles[tile]
        drawn = scoring_face(self, tile, box) if owner == NONE else signs.gone(box, owner)
        return self.thing("scoring_tile", tile, "claim", drawn, ring=box)

    def _upgrade(self, colour: int, box: Box) -> Markup:
        """A bonus upgrade that is left."""
        x, y = box.x + (box.w - TILE) / 2, box.y + (box.h - TILE) / 2
        drawn = signs.upgrade(colour, x, y)
        return self.thing("colour", colour, "bonus", drawn, name="bonus", ring=box)


def scoring_face(scene: MervScene, tile: int, box: Box) -> Markup:
    """A scoring tile: the action it counts, and the points for each site."""
    t, side = scene.tables, box.w * 0.68
    return join(
        rect(box, "f-card s-cardink", 2),
        icon(SYMBOL_IDS[t.scoring_symbol[tile]], box.x + 1, box.y + 1, side, CARD),
        words(t.scoring_points[tile], box.right - 2.5, box.bottom - 3, SMALL, "f-cardink", "end"),
    )


class Market(House):
    """Eight cities around Merv, their prices, trading posts, camels on the routes."""

    symbol, size, phone_size = "marketplace", (TABLE, 88), (NARROW, 184)

    def draw(self) -> Markup:
        """Inner cities stand around Merv, outer ones behind them."""
        cities, (x, y) = range(CITIES), self._map["merv"]
        return join(
            [_straight(*self._ends(city)) for city in cities],
            el("circle", class_="mv-step", cx=x, cy=y, r=12.5),
            use("serai", x - 7.5, y - 8.5, 15, 15),
            [self._plate(city) for city in cities],
            [self._walker(city) for city in cities if self.view.routes >> city & 1],
        )

    def note(self) -> str:
        return self.say("posts", count=self.shown.posts.bit_count())

    @property
    def _map(self) -> dict[str, Any]:
        """Where Merv and the cities lie."""
        found: dict[str, Any] = LAYOUT["phone_market" if self.phone else "market"]
        return found

    def _box(self, city: int) -> Box:
        return Box(*self._map["cities"][city])

    def _ends(self, city: int) -> tuple[Point, Point]:
        """The route to a city: from Merv, or from the inner city before it, to its plate."""
        by, box = self.tables.city_by[city], self._box(city)
        start: Point = self._map["merv"]
        if by != NONE:
            start = _nearest(self._box(by), box.x + box.w / 2, box.y + box.h / 2)
        return start, _nearest(box, *start)

    def _walker(self, city: int) -> Markup:
        """A camel of this action on the route to a city."""
        (x, y), (a, b) = self._ends(city)
        return camel((x + a) / 2, (y + b) / 2, 9.5)

    @kept
    def _plate(self, city: int) -> Markup:
        """A city: its name, the price of its good, and whose posts are there."""
        cost, box = self.tables.city_cost[city], self._box(city)
        here = Box(0.6, 0.6, box.w - 1.2, box.h - 1.2)
        good = 4 + 16 * len(cost)
        drawn = join(
            rect(here, "mv-plate", 2),
            words(sentence(self.named("city", city)), 6, 16, SMALL),
            [cube(one, 4 + 16 * at, 20, 16) for at, one in enumerate(cost)],
            icon("sack" if city < INNER else "rare_good", good, 18.5, 19),
            self._posts(city, Box(good + 20, 19, box.w - good - 22, 19)),
        )
        corner, ring, place = (here.right, here.bottom, 9), here.inset(3, 3), move(box.x, box.y)
        return self.thing(
            "city", city, "post buy", drawn, notch=corner, ring=ring, radius=1, transform=place
        )

    def _posts(self, city: int, room: Box) -> Markup:
        """The posts from the right on; before the first one, what it brings."""
        owners = self.posts_in(city)
        if not owners:
            brings = "favour" if city >= INNER else "camel"
            empty = city < INNER and not self.view.city_camel[city]
            return NOTHING if empty else icon(brings, room.right - 20, room.y - 1, 20)
        row = row_that_fits(len(owners), room.w, 19, 0, smallest=19, overlap=0.6)
        places = row.places(room.right - row.width)
        return join(owner_badge(one, x, room.y, 19) for one, x in zip(owners, places, strict=True))


def _nearest(box: Box, x: float, y: float) -> Point:
    """The point of a plate that is nearest to another one."""
    return min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
