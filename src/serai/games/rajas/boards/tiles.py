"""Province tiles: a wash with a road, what it costs, and the buildings and markets on it.

Only the road turns with a tile; its signs stay upright, each in a quarter of it.
"""

from functools import lru_cache

from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, words
from serai.games.rajas.boards.signs import CARD, body, coin, good, icon
from serai.games.rajas.tables import BENDS, BUILDING_IDS, COLOUR_IDS, EDGES, Tables

SIDE = 72
COST = Face(14.5, 700)
QUARTERS = ((42, 42), (0, 42), (42, 0))
"""Where features stand: lower right, lower left, upper right. The cost is upper left."""
ENDS = ((36, 0), (72, 36), (36, 72), (0, 36))
"""Where a road leaves a tile: north, east, south, west."""
BEND = 13
"""How near to the middle a bend begins, so that the cost stays free."""


@lru_cache(maxsize=4096)
def tile(tables: Tables, which: int, roads: int, x: float, y: float, size: float = SIDE) -> Markup:
    """A tile whose roads lead to these edges."""
    colour = COLOUR_IDS[tables.tile_colour[which]]
    return el(
        "g",
        rect(Box(0.6, 0.6, 70.8, 70.8), f"rj-tile rj-{colour}"),
        road(roads),
        rect(Box(0.6, 0.6, 70.8, 70.8), "f-none rj-tile"),
        body(tables.tile_colour[which], 2, 2, 23),
        words(tables.tile_cost[which], 13.5, 18.6, COST, f"on-{colour}", "middle"),
        _features(tables, which),
        transform=move(x, y, size / SIDE),
    )


def _features(tables: Tables, which: int) -> Markup:
    """Buildings as bare icons, then markets: a good, and what it pays at its corner."""
    found = [icon(BUILDING_IDS[b], 2.5, 1.5, 26, CARD) for b in tables.tile_buildings[which]]
    goods = zip(tables.tile_market_goods[which], tables.tile_market_coins[which], strict=True)
    found += [join(good(one, 3, 2, 24), coin(coins, 21.5, 20.5, 7.6)) for one, coins in goods]
    placed = zip(found, QUARTERS, strict=False)
    return join(el("g", drawn, transform=move(*quarter)) for drawn, quarter in placed)


@lru_cache(maxsize=64)
def road(roads: int) -> Markup:
    """A road with its edges; where more than two ways meet, the middle is free of them."""
    path = _path(roads)
    hub = NOTHING if roads in BENDS else el("circle", class_="rj-hub", cx=36, cy=36, r=6.5)
    return join(
        el("path", class_="rj-road-edge", d=path), el("path", class_="rj-road", d=path), hub
    )


def _path(roads: int) -> str:
    """From the middle to the edges it leads to; a bend goes round the middle."""
    ends = [ENDS[edge] for edge in range(EDGES) if roads & 1 << edge]
    if roads not in BENDS:
        return "".join(f"M36 36L{x} {y}" for x, y in ends)
    (x1, y1), (x2, y2) = ends
    (a, b), (c, d) = [(36 + (x - 36) * BEND / 36, 36 + (y - 36) * BEND / 36) for x, y in ends]
    return f"M{x1} {y1}L{a:g} {b:g}Q36 36 {c:g} {d:g}L{x2} {y2}"


def mini(roads: int, colour: int) -> Markup:
    """A tile without its signs: how it lies, in a square of 24."""
    frame = rect(Box(1.5, 1.5, 69, 69), f"rj-tile rj-{COLOUR_IDS[colour]}")
    drawn = el("path", class_="rj-road-mini", d=_path(roads))
    return el("g", frame, drawn, transform=move(0, 0, 24 / SIDE))
