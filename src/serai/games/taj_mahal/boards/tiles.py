"""Province tiles, which lie on the map and one after another in the court."""

from serai.draw.lettering import Face
from serai.draw.markup import Markup, el
from serai.draw.shapes import move, use, words
from serai.games.taj_mahal.boards.scene import TajScene

TILE = 42
NUMBER = Face(17, 700)


def province_tile(scene: TajScene, tile: int, x: float, y: float, size: float = TILE) -> Markup:
    """A province tile around a point: its number above, the goods below."""
    tables = scene.view.tables
    goods = [tables.commodity_ids[good] for good in tables.tile_commodities[tile]]
    left = TILE / 2 - len(goods) * 7.2
    return el(
        "g",
        use("tile-octagon", 0, 0, TILE, TILE),
        words(tile + 1, TILE / 2, 19.5, NUMBER, "f-cardink", "middle"),
        [use(good, left + 14.4 * i, 22, 13.6, 13.6) for i, good in enumerate(goods)],
        id=f"tile-{tables.tile_ids[tile]}",
        transform=move(x - size / 2, y - size / 2, size / TILE),
    )
