"""The components of Rajas of the Ganges as a gallery: tiles, tokens, dice and rewards."""

from serai.core.components import Row
from serai.draw.markup import Markup
from serai.draw.shapes import Box, rect
from serai.games.gallery import Family, Item, alike
from serai.games.look import sentence
from serai.games.rajas.boards.province import arch
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import CARD, body, gains_across, icon
from serai.games.rajas.boards.tiles import SIDE, tile
from serai.games.rajas.boards.tips import rewards_told
from serai.games.rajas.rewards import LENGTH
from serai.games.rajas.tables import COLOUR_IDS
from serai.games.summary import drawing

SIGN = 40
"""The side of the square that a sign is drawn in."""
SIGNS = {"goods": "good", "buildings": "building", "backs": "back"}
"""Tables of things that have an icon, and the kind by which they are called."""


def gallery(look: RajasLook) -> tuple[Family, ...]:
    scene, t = RajasScene(look), look.view.tables
    return (
        *(_tiles(scene, colour) for colour in COLOUR_IDS),
        _tokens(scene),
        _family(scene, "die_colours", [_die(scene, row) for row in _rows(scene, "die_colours")]),
        *(_signs(scene, table, kind) for table, kind in SIGNS.items()),
        _given(scene, "incomes", "income", t.income_rewards[0]),
        _given(scene, "chambers", "chamber", t.chamber_rewards),
        _given(scene, "river_spaces", "", t.river_rewards[1:]),
        _given(scene, "river_tiles", "", t.river_tile_rewards),
        _given(scene, "fame_bonuses", "", t.fame_bonus),
        _given(scene, "money_bonuses", "", t.money_bonus),
    )


def _rows(scene: RajasScene, table: str) -> list[Row]:
    return scene.view.game.components.rows(table)


def _family(scene: RajasScene, table: str, items: list[Item], layout: str = "") -> Family:
    id = f"all-{table.replace('_', '-')}"
    return Family(id, scene.look.voice.table_title(table), tuple(items), layout=layout)


def _tiles(scene: RajasScene, colour: str) -> Family:
    """The tiles of a colour; what is on them is their name."""
    t = scene.tables
    items = []
    for row in _rows(scene, "province_tiles"):
        if row.text("colour") == colour:
            which = t.tile_ids.index(row.id)
            drawn = tile(t, which, t.tile_roads[which], 0, 0)
            features = [*row.texts("buildings"), *row.texts("markets")]
            named = ", ".join(scene.look.voice.name("feature", slug) for slug in features)
            picture = drawing(drawn, Box(0, 0, SIDE, SIDE), "", size=1)
            items.append(Item(sentence(named), (row,), picture))
    title = scene.say("tiles-of", colour=colour)
    return Family(f"tiles-{colour}", title, tuple(items))


def _tokens(scene: RajasScene) -> Family:
    t = scene.tables
    groups = alike(
        _rows(scene, "income_tokens"), lambda row: (row.text("colour"), *row.texts("rewards"))
    )
    items = []
    for rows in groups:
        rewards = t.token_rewards[t.token_ids.index(rows[0].id)]
        wide = SIGN if len(rewards) == LENGTH else SIGN * 1.5
        box = Box(1, 1, wide - 2, SIGN + 6)
        drawn = (
            arch(box, f"rj-token rj-token-{rows[0].text('colour')}"),
            gains_across(rewards, wide / 2, 28, CARD),
        )
        picture = drawing(drawn, Box(0, 0, wide, SIGN + 8), "", size=1.2)
        items.append(Item(sentence(rewards_told(scene, rewards)), rows, picture, copies=len(rows)))
    return _family(scene, "income_tokens", items)


def _die(scene: RajasScene, row: Row) -> Item:
    colour = COLOUR_IDS.index(row.id)
    count = scene.tables.dice_of_a_colour
    return Item(
        scene.called("colour", row.id), (row,), _square(body(colour, 4, 4, 32)), copies=count
    )


def _signs(scene: RajasScene, table: str, kind: str) -> Family:
    items = [
        Item(scene.called(kind, row.id), (row,), _square(icon(row.id, 4, 4, 32)))
        for row in _rows(scene, table)
    ]
    return _family(scene, table, items)


def _given(scene: RajasScene, table: str, kind: str, rewards: list[list[int]]) -> Family:
    """What gives something: called by its own name, or else by what it gives."""
    gives = dict(zip((row.id for row in _rows(scene, table)), rewards, strict=True))
    items = []
    for rows in alike(_rows(scene, table), lambda row: row.id if kind else tuple(gives[row.id])):
        found = gives[rows[0].id]
        told = sentence(rewards_told(scene, found))
        name = scene.called(kind, rows[0].id) if kind else told
        wide = SIGN * max(1, len(found) // LENGTH)
        stone = rect(Box(1, 1, wide - 2, SIGN - 2), "rj-space", 9)
        picture = drawing(
            (stone, gains_across(found, wide / 2, SIGN / 2, CARD)),
            Box(0, 0, wide, SIGN),
            "",
            size=1.2,
        )
        items.append(Item(name, rows, picture, told if kind else "", copies=len(rows)))
    return _family(scene, table, items, "broad" if kind else "")


def _square(drawn: Markup) -> Markup:
    return drawing(drawn, Box(0, 0, SIGN, SIGN), "", size=1.2)
