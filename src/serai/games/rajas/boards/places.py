"""Quarry, market and port: where one gets a tile, sells goods, and sends the boat on its way."""

from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, rect
from serai.games.rajas.boards.scene import RajasScene
from serai.games.rajas.boards.signs import gain, good
from serai.games.rajas.boards.workers import heading, place
from serai.games.rajas.rewards import SELL_GOOD
from serai.games.rajas.tables import NONE
from serai.games.scene import kept

WIDTH, PHONE_WIDTH, HEIGHT = 236, 338, 229


def places(scene: RajasScene) -> Markup:
    """The three areas at (0, 0), one above the other."""
    return el(
        "g",
        _area(scene, "quarry", "quarry-note", 0, 38),
        _row(scene, "quarry", 39.5),
        _area(scene, "market", "market-note", 62, 74),
        _row(scene, "market", 138.5),
        _area(scene, "port", "port-note", 162, 46),
        _row(scene, "port", 206.5),
        class_="rajas",
    )


def _wide(scene: RajasScene) -> float:
    """As wide as the palace on a phone, where it stands below it."""
    return PHONE_WIDTH if scene.phone else WIDTH


def _area(scene: RajasScene, name: str, note: str, y: float, high: float) -> Markup:
    return join(
        heading(name, scene.say(name), scene.say(note), 4, y, _wide(scene) - 6),
        rect(Box(0, y + 20, _wide(scene), high), "rj-stone"),
    )


def _row(scene: RajasScene, area: str, y: float) -> Markup:
    """The places of an area from left to right, with what is printed above them."""
    tables, view = scene.tables, scene.view
    there = [
        slug
        for at, slug in enumerate(tables.place_ids)
        if tables.place_area_ids[at] == area and view.price[at] != NONE
    ]
    there.sort(key=lambda slug: area == "market" and "different" in slug)
    step = _wide(scene) / len(there)
    return join(_place(scene, slug, step * (at + 0.5), y, step) for at, slug in enumerate(there))


@kept
def _place(scene: RajasScene, slug: str, x: float, y: float, step: float) -> Markup:
    """A place; in the market its good, or the sign of different ones, stands above it."""
    rewards = scene.tables.place_rewards[scene.tables.place_ids.index(slug)]
    if not slug.startswith("market"):
        return place(scene, slug, x, y)
    kind, which, _ = rewards
    above = good(which, x - 12, y - 45, 24) if kind == SELL_GOOD else _different(rewards, x, y - 33)
    return place(scene, slug, x, y, box=Box(x - step / 2 + 3, y - 49, step - 6, 65), around=above)


def _different(rewards: list[int], x: float, y: float) -> Markup:
    return gain((rewards[0], rewards[1], rewards[2]), x, y) if rewards else NOTHING
