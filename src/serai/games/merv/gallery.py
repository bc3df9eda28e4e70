"""The components of Merv as a gallery: sites, cards, contracts, tiles, walls, cities, mosque."""

from collections.abc import Callable
from typing import NamedTuple

from serai.core.components import Row
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, move, rect
from serai.games.gallery import Family, Item
from serai.games.merv.boards.caravansary import spice_card
from serai.games.merv.boards.contracts import FACE, contract_card
from serai.games.merv.boards.library import tile_face
from serai.games.merv.boards.mosque import scoring_face
from serai.games.merv.boards.scene import MervLook, MervScene
from serai.games.merv.boards.signs import CARD, cube, cubes, gift, icon, upgrade
from serai.games.merv.boards.solo import solo_card
from serai.games.merv.boards.tips import gift_told, price_told
from serai.games.merv.tables import COLOUR_IDS, INNER
from serai.games.summary import drawing

Drawn = tuple[Markup, Box]
SQUARE = Box(0, 0, 40, 40)


class Shown(NamedTuple):
    """A table of components: how its rows are called, drawn and explained, each by its number."""

    table: str
    kind: str
    draw: Callable[[MervScene, int, Row], Drawn]
    note: Callable[[MervScene, int, Row], str] = lambda scene, at, row: ""


def gallery(look: MervLook) -> tuple[Family, ...]:
    scene = MervScene(look)
    return tuple(_family(scene, shown) for shown in SHOWN)


def _family(scene: MervScene, shown: Shown) -> Family:
    items = []
    for at, row in enumerate(scene.view.game.components.rows(shown.table)):
        drawn, box = shown.draw(scene, at, row)
        picture, note = drawing(drawn, box, "", size=1.2), shown.note(scene, at, row)
        copies = next((row.number(key) for key in ("count", "cards") if key in row.values), 1)
        items.append(Item(scene.called(shown.kind, row.id), (row,), picture, note, copies))
    id, title = f"all-{shown.table.replace('_', '-')}", scene.look.voice.table_title(shown.table)
    return Family(id, title, tuple(items), layout="broad" if items[0].note else "")


def _site(scene: MervScene, at: int, row: Row) -> Drawn:
    colour = row.text("colour")
    ground = rect(Box(1, 1, 74, 44), f"mv-site mv-on-{colour}")
    made = cube(COLOUR_IDS.index(colour), 45, 10, 25)
    return join(ground, icon(row.text("symbol"), 6, 7, 31), made), Box(0, 0, 76, 46)


def _side(scene: MervScene, at: int, row: Row) -> Drawn:
    """A side of the camel market: four places with their gifts."""
    gifts = [
        gift(one, 9 + 40 * n, 9, 22, CARD) for n, one in enumerate(scene.tables.stall_gifts[at])
    ]
    places = [rect(Box(1 + 40 * n, 1, 38, 38), "f-card s-cardink") for n in range(len(gifts))]
    return join(places, gifts), Box(0, 0, 40 * len(gifts), 40)


def _side_told(scene: MervScene, at: int, row: Row) -> str:
    return ", ".join(gift_told(scene, one) for one in scene.tables.stall_gifts[at])


def _wall(scene: MervScene, at: int, row: Row) -> Drawn:
    bricks = join(rect(Box(1, 1, 78, 34), "mv-brick", 2), rect(Box(10, 7, 60, 22), "f-card", 2))
    return join(bricks, cubes(scene.tables.wall_cost[at], 40, 18, 18)), Box(0, 0, 80, 36)


def _contract(scene: MervScene, at: int, row: Row) -> Drawn:
    return contract_card(scene, at), FACE.inset(-1, -1)


def _influence(scene: MervScene, at: int, row: Row) -> str:
    level = scene.tables.contract_level[at]
    return scene.say("tip-influence", count=scene.tables.contracts_at[level])


def _tile_told(scene: MervScene, at: int, row: Row) -> str:
    symbol = scene.look.voice.name("symbol", row.text("symbol"))
    return scene.say("tip-tile", count=row.number("points"), symbol=symbol)


def _city(scene: MervScene, at: int, row: Row) -> Drawn:
    good = icon("common_good" if at < INNER else "rare_good", 9, 2, 22)
    return join(good, cubes(scene.tables.city_cost[at], 20, 32, 14)), SQUARE


def _space(scene: MervScene, at: int, row: Row) -> Drawn:
    step = el("circle", class_="mv-step", cx=20, cy=20, r=18)
    return join(step, gift(scene.tables.space_gift[at], 8, 8, 24)), SQUARE


SHOWN = (
    Shown("sites", "site", _site),
    Shown("spices", "spice", lambda scene, at, row: (spice_card(scene, at), Box(0, 0, 44, 62))),
    Shown("contracts", "contract", _contract, _influence),
    Shown(
        "breakthroughs",
        "breakthrough",
        lambda scene, at, row: (tile_face(scene, at, Box(1, 1, 25, 25)), Box(0, 0, 27, 27)),
        lambda scene, at, row: scene.say("tip-scrolls", count=row.number("scrolls")),
    ),
    Shown(
        "scoring_tiles",
        "scoring_tile",
        lambda scene, at, row: (scoring_face(scene, at, SQUARE.inset(1, 1)), SQUARE),
        _tile_told,
    ),
    Shown(
        "upgrades",
        "upgrade",
        lambda scene, at, row: (upgrade(COLOUR_IDS.index(row.text("colour")), 6, 6), SQUARE),
    ),
    Shown("walls", "wall", _wall),
    Shown(
        "cities",
        "city",
        _city,
        lambda scene, at, row: price_told(scene, scene.tables.city_cost[at]),
    ),
    Shown(
        "mosque_spaces",
        "space",
        _space,
        lambda scene, at, row: gift_told(scene, scene.tables.space_gift[at]),
    ),
    Shown("market_sides", "side", _side, _side_told),
    Shown(
        "halls",
        "hall",
        lambda scene, at, row: (cube(scene.tables.hall_colour[at], 6, 6, 28), SQUARE),
        lambda scene, at, row: scene.say(f"tip-{row.id}"),
    ),
    Shown("colours", "colour", lambda scene, at, row: (cube(at, 6, 6, 28), SQUARE)),
    Shown("symbols", "symbol", lambda scene, at, row: (icon(row.id, 4, 4, 32), SQUARE)),
    Shown(
        "solo_cards",
        "solo_card",
        lambda scene, at, row: (
            el("g", solo_card(scene, at), transform=move(1, 1)),
            Box(0, 0, 78, 106),
        ),
    ),
)
