"""The map as it is printed: places in pixels, and the art that never changes.

Made once for each set of components, and kept.
"""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.core.components import Components
from serai.core.errors import DataError
from serai.draw.curves import Point, outlines, polyline
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import move, use
from serai.games.taj_mahal.tables import Tables

if TYPE_CHECKING:
    from serai.games.taj_mahal import TajMahal

LAYOUT = Path(__file__).parents[1] / "layout.toml"
MAP_WIDTH, MAP_HEIGHT = 634.0, 484.0
"""The drawn part of the map in pixels: x and y scale apart, so that the board lies on its side."""
LEFT, TOP, RIGHT, BOTTOM = 22.0, 30.0, 978.0, 985.0
"""The part of the 1000 x 1000 board that fills it."""


def pixel(x: float, y: float) -> Point:
    """A point of the layout on the map."""
    return (
        (x - LEFT) * MAP_WIDTH / (RIGHT - LEFT),
        (y - TOP) * MAP_HEIGHT / (BOTTOM - TOP),
    )


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


@dataclass(frozen=True)
class Land:
    """A province on the map."""

    id: str
    x: float
    y: float
    outline: str
    named_by_city: bool
    """Whether one of its cities has the same name, which then says it already."""


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
        """The path from one city to another."""
        start, end = self.places[a], self.places[b]
        return polyline([(start.x, start.y), (end.x, end.y)])


@lru_cache(maxsize=8)
def atlas_of(game: "TajMahal") -> Atlas:
    """The map of a game; games are compared by identity, so an edition has its own."""
    components, tables = game.components, game.tables
    layout = tomllib.loads(LAYOUT.read_text(encoding="utf-8"))
    places = _places(components, tables, layout)
    lands = _lands(components, tables, layout)
    roads = tuple((a, b) for a, ends in enumerate(tables.links) for b in ends if a < b)
    return Atlas(
        places=places,
        lands=lands,
        roads=roads,
        ground=_ground(lands, _by_id(layout, "provinces")),
        road_bands=_road_bands(places, roads),
        place_marks=join(_mark(place) for place in places),
    )


def _by_id(layout: dict[str, Any], table: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in layout[table]}


def _laid_out(rows: dict[str, dict[str, Any]], id: str) -> dict[str, Any]:
    if id not in rows:
        raise DataError(f"layout.toml does not say where {id!r} stands on the board")
    return rows[id]


def _places(components: Components, tables: Tables, layout: dict[str, Any]) -> tuple[Place, ...]:
    rows = _by_id(layout, "cities")
    places = []
    for city, row in enumerate(components.rows("cities")):
        spot = _laid_out(rows, row.id)
        x, y = pixel(spot["x"], spot["y"])
        usual = "above" if spot["position"].startswith("n") else "below"
        label = spot.get("label", usual)
        places.append(Place(row.id, x, y, tables.fortress[city], label))
    return tuple(places)


def _lands(components: Components, tables: Tables, layout: dict[str, Any]) -> tuple[Land, ...]:
    rows = _by_id(layout, "provinces")
    paths = outlines({id: [pixel(x, y) for x, y in row["polygon"]] for id, row in rows.items()})
    cities = [row.text("name") for row in components.rows("cities")]
    lands = []
    for province, row in enumerate(components.rows("provinces")):
        spot = _laid_out(rows, row.id)
        x, y = pixel(spot["tile_x"], spot["tile_y"])
        same = any(cities[city] == row.text("name") for city in tables.province_cities[province])
        lands.append(Land(row.id, x, y, paths[row.id], same))
    return tuple(lands)


def _ground(lands: tuple[Land, ...], rows: dict[str, dict[str, Any]]) -> Markup:
    """The sea with three shore lines, then the provinces in their washes."""
    coast = [el("path", d=land.outline) for land in lands]
    shores = [el("g", coast, class_=f"shore-{n}") for n in (3, 2, 1)]
    washes = [
        el("path", id=land.id, class_=f"land land-{rows[land.id]['wash']}", d=land.outline)
        for land in lands
    ]
    return join(shores, washes, _dhow())


def _dhow() -> Markup:
    """A boat on the sea: the one ornament, on ground where nothing else ever stands."""
    return el(
        "g",
        el(
            "path",
            d="M4 40h44c-3 8-8 11-14 11H16C10 51 6 47 4 40ZM25 37V4M27 6c10 6 15 16 15 28H27Z"
            "M23 12c-8 5-12 12-13 22h13Z",
        ),
        el("path", d="M-8 57c5-4 9-4 14 0s9 4 14 0 9-4 14 0 9 4 14 0 9-4 14 0"),
        class_="ornament",
        transform=move(22, MAP_HEIGHT - 66),
    )


def _road_bands(places: tuple[Place, ...], roads: tuple[tuple[int, int], ...]) -> Markup:
    lines = [[(places[a].x, places[a].y), (places[b].x, places[b].y)] for a, b in roads]
    path = "".join(polyline(line) for line in lines)
    return join(el("path", class_="road-edge", d=path), el("path", class_="road", d=path))


def _mark(place: Place) -> Markup:
    if place.fortress:
        return use("fortress", place.x - 15, place.y - 15, 30, 30)
    return use("city", place.x - 9.5, place.y - 9.5, 19, 19)
