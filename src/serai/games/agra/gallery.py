"""The components of Agra as a gallery: goods, buildings, tiles, people, and what is printed."""

from serai.core.components import Row
from serai.draw.lettering import Face, display
from serai.draw.markup import Markup, el, join
from serai.draw.shapes import Box, octagon, rect, words
from serai.games.agra.boards import farm, figures, meditation, palace
from serai.games.agra.boards.buildings import ARCH
from serai.games.agra.boards.city import EXTRA_ICONS
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.parts import deed_face, deed_width
from serai.games.agra.boards.scene import AgraLook, AgraScene
from serai.games.agra.boards.wheel import ICONS
from serai.games.agra.tables import NONE
from serai.games.gallery import Family, Item
from serai.games.summary import drawing

FIGURE, LARGE = Face(15, 700), display(20)
SIDE = 48
"""The side of the square that a small thing is drawn in."""


def gallery(look: AgraLook) -> tuple[Family, ...]:
    scene = AgraScene(look)
    return (
        _goods(scene),
        _buildings(scene),
        _bonuses(scene),
        _tokens(scene),
        _signs(scene, "characters", "place"),
        _signs(scene, "guilds", "guild"),
        _wheel(scene),
        _orders(scene),
        _bowls(scene),
        _notables(scene),
        _favours(scene),
        _piers(scene),
        *_printed(scene),
    )


def _rows(scene: AgraScene, table: str) -> list[Row]:
    return scene.view.game.components.rows(table)


def _family(scene: AgraScene, table: str, items: list[Item], layout: str = "") -> Family:
    id = table.replace("_", "-")
    return Family(f"all-{id}", scene.look.voice.table_title(table), tuple(items), layout=layout)


def _square(*content: Markup, wide: float = SIDE) -> Markup:
    return drawing(content, Box(0, 0, wide, SIDE), "", size=1)


def _card(*content: Markup, wide: float = SIDE) -> Markup:
    """Something that is printed on a card or tile."""
    ground = rect(Box(0.5, 0.5, wide - 1, SIDE - 1), "f-card s-cardgold")
    return _square(ground, *content, wide=wide)


# --- goods and buildings ----------------------------------------------------------------------


def _goods(scene: AgraScene) -> Family:
    """Each with its value."""
    t = scene.view.tables
    items = [
        Item(
            scene.called("good", row.id),
            (row,),
            _square(
                figures.good(t, good, 0, 8, 40),
                figures.pennant(t.printed_value[good], 30, 2, size=13, w=16),
            ),
        )
        for good, row in enumerate(_rows(scene, "goods"))
    ]
    return _family(scene, "goods", items)


def _buildings(scene: AgraScene) -> Family:
    """The good that is made there, and in the arch what the site costs."""
    t = scene.view.tables
    items = [
        Item(
            scene.called("building", row.id),
            (row,),
            _square(
                figures.good(t, building, 0, 8, 40),
                el("path", class_="f-paper s-ink", d=f"M68 {SIDE - 4}{ARCH}"),
                words(t.cost[building] or "·", 68, SIDE - 10, FIGURE, "f-ink", "middle"),
                wide=88,
            ),
        )
        for building, row in enumerate(_rows(scene, "buildings"))
    ]
    return _family(scene, "buildings", items)


def _bonuses(scene: AgraScene) -> Family:
    """Rupees, and the sign of what comes with them."""
    t = scene.view.tables
    items = []
    for tile, row in enumerate(_rows(scene, "bonus_tiles")):
        guild = t.bonus_guild[tile]
        extra = EXTRA_ICONS.get(t.bonus_extra[tile], "rupee")
        sign = t.guild_ids[guild] if guild != NONE else extra
        picture = _card(
            words(t.bonus_rupees[tile], 16, 31, LARGE, "f-cardink", "middle"),
            icon(sign, 28, 10, 28, "c-cardink"),
            wide=62,
        )
        items.append(Item(scene.called("bonus", row.id), (row,), picture))
    return _family(scene, "bonus_tiles", items)


def _tokens(scene: AgraScene) -> Family:
    """Both sides of each."""
    items = []
    for row in _rows(scene, "price_tokens"):
        sides = [
            figures.pennant(row.number(side), 4 + 30 * at, 10, token=True, w=24, size=13)
            for at, side in enumerate(("low", "high"))
        ]
        items.append(Item(scene.called("token", row.id), (row,), _square(*sides, wide=64)))
    return _family(scene, "price_tokens", items)


# --- signs ------------------------------------------------------------------------------------


def _signs(scene: AgraScene, table: str, kind: str) -> Family:
    """Things that have an icon of their own."""
    items = [
        Item(scene.called(kind, row.id), (row,), _square(icon(row.id, 2, 2, 44)))
        for row in _rows(scene, table)
    ]
    return _family(scene, table, items)


def _wheel(scene: AgraScene) -> Family:
    items = [
        Item(scene.called("wheel", row.id), (row,), _square(icon(sign, 2, 2, 44)))
        for sign, row in zip(ICONS, _rows(scene, "wheel"), strict=True)
    ]
    return _family(scene, "wheel", items)


# --- what is asked for ------------------------------------------------------------------------


def _asked(scene: AgraScene, goods: list[int], x: float = 6) -> Markup:
    t = scene.view.tables
    return join(figures.good(t, good, x + 40 * at, 7, 34) for at, good in enumerate(goods))


def _orders(scene: AgraScene) -> Family:
    t = scene.view.tables
    items = [
        Item(
            scene.called("guild", row.text("guild")),
            (row,),
            _card(_asked(scene, t.order_goods[at]), wide=86),
        )
        for at, row in enumerate(_rows(scene, "orders"))
    ]
    return _family(scene, "orders", items)


def _bowls(scene: AgraScene) -> Family:
    t = scene.view.tables
    items = [
        Item(scene.called("good", row.text("good")), (row,), _square(_asked(scene, [good])))
        for good, row in zip(t.bowl_good, _rows(scene, "bowls"), strict=True)
    ]
    return _family(scene, "bowls", items)


def _notables(scene: AgraScene) -> Family:
    """The shield of the guild, the goods asked for, and what the contract gives."""
    t = scene.view.tables
    items = []
    for notable, row in enumerate(_rows(scene, "notables")):
        shield = figures.shield(t.guild_ids[t.notable_guild[notable]], 2, 4, scale=1.15)
        goods = _asked(scene, t.asks[notable], 46)
        picture = _square(shield, goods, wide=48 + 40 * len(t.asks[notable]))
        note = scene.called("contract", row.id)
        items.append(Item(scene.called("notable", row.id), (row,), picture, note))
    return _family(scene, "notables", items, "broad")


def _favours(scene: AgraScene) -> Family:
    """Price and sign as on the boards, and what the action does."""
    t = scene.view.tables
    items = []
    for deed, row in enumerate(_rows(scene, "favour_actions")):
        across = deed_width(t, deed) + 12
        face = join(
            rect(Box(0.5, 0.5, across - 1, 29), "f-card s-cardgold"), deed_face(t, deed, 6, 15)
        )
        picture = drawing(face, Box(0, 0, across, 30), "", size=1.4)
        note = scene.called("deed-text", row.id)
        items.append(Item(scene.called("deed", row.id), (row,), picture, note))
    return _family(scene, "favour_actions", items, "broad")


def _piers(scene: AgraScene) -> Family:
    """What happens when the boat comes there."""
    items = []
    for pier, row in enumerate(_rows(scene, "piers"), 1):
        number = words(pier, 20, 27, LARGE, "f-paper", "middle")
        picture = drawing((octagon(0, 0, 40, "f-accent"), number), Box(0, 0, 40, 40), "", size=1)
        items.append(Item(scene.called("pier", str(pier)), (row,), picture))
    return _family(scene, "piers", items, "broad")


# --- what is printed on the boards ------------------------------------------------------------


def _printed(scene: AgraScene) -> list[Family]:
    """The farm and both kinds of tracks, as they are at the start."""
    ring = el("g", farm.ring(scene.under("gallery-"), 0), class_="agra")
    boards = {
        "farm": drawing(ring, Box(-1, -1, farm.RING + 2, farm.RING + 2), "", size=1),
        "meditation_steps": drawing(
            meditation.track(scene, 0), Box(0, 0, meditation.WIDTH, meditation.HEIGHT), "", size=1.2
        ),
        "influence_steps": drawing(
            palace.small(scene), Box(0, 0, palace.WIDTH, palace.BAND - 4), "", size=1.2
        ),
    }
    return [
        _family(scene, table, [Item("", tuple(_rows(scene, table)), picture)], "large")
        for table, picture in boards.items()
    ]
