"""Taj Mahal as it is drawn: who looks, small pictures, and the map as it is printed.

The map is made once for each set of components, and kept.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import copysign, cos, hypot, pi, sin, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.core.errors import DataError
from serai.draw.curves import Point, outlines, polyline
from serai.draw.html import icon
from serai.draw.lettering import Face
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, move, rect, use, words
from serai.games.counters import SIGN, Sign
from serai.games.look import Look
from serai.games.scene import Scene
from serai.games.taj_mahal.tables import COLOUR_IDS, ELEPHANT, FIGURES, NONE, SYMBOL_IDS
from serai.games.taj_mahal.view import TajView

if TYPE_CHECKING:
    from serai.games.taj_mahal import TajMahal

LAYOUT = Path(__file__).parents[1] / "layout.toml"
MAP = Box(0, 0, 634.0, 484.0)
"""The drawn part of the map in pixels: x and y scale apart, so that the board lies on its side."""
LEFT, TOP, RIGHT, BOTTOM = 22.0, 30.0, 978.0, 985.0
"""The part of the 1000 x 1000 board that fills it."""
TILE = 42
CROWN, CLEAR, EDGE = 14, 30, 18
"""The choice of a crowned palace, which stands beside its city; how far from the edge of the city,
while a regular palace may be chosen there, too; and how far from that of the map."""

TajLook = Look[TajView]


class TajScene(Scene[TajView]):
    """A view of Taj Mahal that is being drawn."""

    @property
    def atlas(self) -> "Atlas":
        return atlas_of(self.view.game)

    @property
    def over(self) -> bool:
        return self.view.outcome is not None

    def winner_of(self, prize: int) -> int | None:
        """The side that has won a prize of this visit, or None while it lies in the court."""
        winner = self.view.winner[prize]
        return None if winner == NONE else winner

    def owners(self, city: int) -> set[int]:
        """The sides that have a palace in a city."""
        return {self.view.regular[city], self.view.crowned[city]} - {NONE}

    def action(self, verb: str, thing: str) -> str | None:
        """The notation of an action, if it may be chosen now."""
        text = f"{verb} {thing}"
        return text if self.look.may(text) else None

    def crown_at(self, place: "Place") -> tuple[float, float] | None:
        """Where the choice of a crowned palace stands, if there is one: upon no other one."""
        if self.action("crown", place.id) is None:
            return None
        found: dict[str, tuple[float, float]] = {}
        for one in self.atlas.places:
            if self.action("crown", one.id) is not None:
                cities = [city for city in self.atlas.places if city is not one]
                wished, taken = self._beside(one), found.values()
                spots = [spot for spot in wished if _apart(spot, taken, cities)] or wished
                found[one.id] = next((spot for spot in spots if self._unnamed(*spot)), spots[0])
        return found[place.id]

    def _beside(self, place: "Place") -> list[tuple[float, float]]:
        """Where the choice of a crowned palace may stand, the best place first."""
        both = self.action("palace", place.id) is not None
        away, land = place.radius + (CLEAR if both else 18), self.atlas.lands[self.view.province]
        side = 1 if place.x > land.x else -1
        aside = side * min(away, (MAP.w - EDGE - place.x) if side > 0 else place.x - EDGE)
        aslant = sqrt(away**2 - aside**2) if 0 < side * aside < away else 0
        across = away + 2 if place.label == "above" else -away - 2  # where its name is not
        up = copysign(1, across)
        spots = [(aside, up * aslant - 3), (0.0, across), (aside, -up * aslant - 3)]
        spots += [(0.0, -across), (-side * away, -3.0)]
        if place.label == ("right" if side > 0 else "left"):
            spots = [*spots[1:], spots[0]]
        spots += [(away * cos(turn * pi / 6), away * sin(turn * pi / 6)) for turn in range(12)]
        return [(place.x + x, place.y + y) for x, y in spots]

    def _unnamed(self, x: float, y: float) -> bool:
        """Whether the choice of a crown would not lie upon the name of the province."""
        land = self.atlas.lands[self.view.province]
        return abs(x - land.x) >= 40 + CROWN or not -10 - CROWN < y - land.y < 28 + CROWN

    def describe(self, thing: str) -> str:
        """A city in words: what it is, what lies there, who is there."""
        kind, _, slug = thing.partition("-")
        if kind != "city":
            return ""
        view, city = self.view, self.view.tables.city_ids.index(slug)
        fortress = view.tables.fortress[city]
        parts = [self.say("fortress", city=slug) if fortress else self.called("city", slug)]
        if view.bonus_on[city] != NONE:
            parts.append(self.look.voice.name("bonus", view.tables.bonus_ids[view.bonus_on[city]]))
        if view.regular[city] != NONE:
            parts.append(self.say("palace-of", name=self.name(view.regular[city])))
        if view.crowned[city] != NONE:
            parts.append(self.say("crown-of", name=self.name(view.crowned[city])))
        return ", ".join(parts)


# --- small pictures, and what they say of themselves ------------------------------------------


def about(look: TajLook, kind: str, slug: str, words: str) -> str:
    """What a thing is called, and what it is for."""
    return f"{look.called(kind, slug)}: {look.say(words)}"


def about_symbol(look: TajLook, symbol: int) -> str:
    """A symbol, and what whoever leads in it wins."""
    other = "about-elephant" if symbol == ELEPHANT else "about-mogul"
    wins = "about-figure" if symbol < FIGURES else other
    return about(look, "symbol", SYMBOL_IDS[symbol], wins)


def glyph(look: TajLook, symbol: int, size: float) -> Markup:
    """One of the six symbols on a patch of card colour."""
    slug = SYMBOL_IDS[symbol]
    label, tip = look.called("symbol", slug), about_symbol(look, symbol)
    return icon(f"icon-taj-g-{slug}", size, f"g c-{slug}", box=24, label=label, tip=tip)


def symbol_sign(look: TajLook, symbol: int) -> Sign:
    """The same above a column of figures."""
    slug = SYMBOL_IDS[symbol]
    sign = use(f"icon-taj-g-{slug}", 1, 1, SIGN - 2, SIGN - 2, f"c-{slug}")
    return Sign(join(rect(Box(0, 0, SIGN, SIGN), "f-card", 4), sign), look.called("symbol", slug))


def good(look: TajLook, slug: str, size: float = 18) -> Markup:
    tip = about(look, "commodity", slug, "about-goods")
    return icon(f"icon-taj-{slug}", size, box=24, label=look.called("commodity", slug), tip=tip)


def flower(colour: int, size: float = 16) -> Markup:
    """A card colour has a flower, so that nobody needs to tell colours apart."""
    slug = COLOUR_IDS[colour]
    return icon(f"icon-taj-fl-{slug}", size, f"fl suit-{slug}", box=16)


def province_tile(look: TajLook, tile: int, x: float, y: float, size: float = TILE) -> Markup:
    """A province tile around a point: its number above, the goods below."""
    tables = look.view.tables
    goods = [tables.commodity_ids[good] for good in tables.tile_commodities[tile]]
    left = TILE / 2 - len(goods) * 7.2
    return el(
        "g",
        use("icon-taj-tile-octagon", 0, 0, TILE, TILE),
        words(tile + 1, TILE / 2, 19.5, Face(17, 700), "f-cardink", "middle"),
        [use(f"icon-taj-{good}", left + 14.4 * i, 22, 13.6, 13.6) for i, good in enumerate(goods)],
        id=f"tile-{tables.tile_ids[tile]}",
        transform=move(x - size / 2, y - size / 2, size / TILE),
    )


# --- the map ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """A city on the map."""

    id: str
    x: float
    y: float
    fortress: bool
    label: str
    """Where its name stands: above (while it is empty), below or right."""

    @property
    def radius(self) -> float:
        return 15 if self.fortress else 8.5

    def drawn(self) -> Markup:
        if self.fortress:
            return use("icon-taj-fortress", self.x - 15, self.y - 15, 30, 30)
        return use("icon-taj-city", self.x - 9.5, self.y - 9.5, 19, 19)


def _apart(spot: Point, crowns: Iterable[Point], cities: Iterable[Place]) -> bool:
    """Whether the choice of a crown lies on the map, and upon no other one and no other city."""
    x, y = spot
    return (
        EDGE <= x <= MAP.w - EDGE
        and EDGE <= y <= MAP.h - EDGE
        and all(hypot(x - left, y - top) > 2 * CROWN + 4 for left, top in crowns)
        and all(hypot(x - one.x, y - one.y) > CROWN + one.radius + 12 for one in cities)
    )


@dataclass(frozen=True)
class Land:
    """A province on the map."""

    id: str
    x: float
    y: float
    outline: str
    wash: int
    """Which of the four land colours it has."""
    named_by_city: bool
    """Whether one of its cities has the same name, which then says it already."""

    def drawn(self) -> Markup:
        return el("path", id=self.id, class_=f"land land-{self.wash}", d=self.outline)


@dataclass(frozen=True)
class Atlas:
    """The places of everything, and the unchanging art as markup."""

    places: tuple[Place, ...]
    lands: tuple[Land, ...]
    roads: tuple[tuple[int, int], ...]
    ground: Markup
    road_bands: Markup
    place_marks: Markup

    def road(self, a: int, b: int) -> str:
        return _road(self.places[a], self.places[b])


def pixel(x: float, y: float) -> Point:
    """A point of the layout on the map."""
    return (x - LEFT) * MAP.w / (RIGHT - LEFT), (y - TOP) * MAP.h / (BOTTOM - TOP)


@lru_cache(maxsize=8)
def atlas_of(game: "TajMahal") -> Atlas:
    """The map of a game; games are compared by identity, so an edition has its own."""
    layout = tomllib.loads(LAYOUT.read_text(encoding="utf-8"))
    places, lands = _places(game, layout), _lands(game, layout)
    roads = tuple((a, b) for a, ends in enumerate(game.tables.links) for b in ends if a < b)
    path = "".join(_road(places[a], places[b]) for a, b in roads)
    coast = [el("path", d=land.outline) for land in lands]
    shores = [el("g", coast, class_=f"shore-{n}") for n in (3, 2, 1)]
    dhow = [el("path", d=path) for path in layout["dhow"]]
    ornament = el("g", dhow, class_="ornament", transform=move(22, MAP.h - 66))
    return Atlas(
        places=places,
        lands=lands,
        roads=roads,
        ground=join(shores, [land.drawn() for land in lands], ornament),
        road_bands=join(el("path", class_="road-edge", d=path), el("path", class_="road", d=path)),
        place_marks=join(place.drawn() for place in places),
    )


def _road(start: Place, end: Place) -> str:
    """The path from one city to another."""
    return polyline([(start.x, start.y), (end.x, end.y)])


def _spot(layout: dict[str, Any], table: str, id: str) -> Any:
    """What the layout says of a thing."""
    for row in layout[table]:
        if row["id"] == id:
            return row
    raise DataError(f"layout.toml does not say where {id!r} stands on the board")


def _places(game: "TajMahal", layout: dict[str, Any]) -> tuple[Place, ...]:
    places = []
    for id, fortress in zip(game.tables.city_ids, game.tables.fortress, strict=True):
        spot = _spot(layout, "cities", id)
        usual = "above" if spot["position"].startswith("n") else "below"
        at = pixel(spot["x"], spot["y"])
        places.append(Place(id, *at, fortress, spot.get("label", usual)))
    return tuple(places)


def _lands(game: "TajMahal", layout: dict[str, Any]) -> tuple[Land, ...]:
    rows = {row["id"]: row["polygon"] for row in layout["provinces"]}
    paths = outlines({id: [pixel(x, y) for x, y in points] for id, points in rows.items()})
    cities = [row.text("name") for row in game.components.rows("cities")]
    lands = []
    for province, row in enumerate(game.components.rows("provinces")):
        spot, own = _spot(layout, "provinces", row.id), game.tables.province_cities[province]
        named = row.text("name") in [cities[city] for city in own]
        at = pixel(spot["tile_x"], spot["tile_y"])
        lands.append(Land(row.id, *at, paths[row.id], spot["wash"], named))
    return tuple(lands)
