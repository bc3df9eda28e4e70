"""The library: the breakthroughs of four tiers, each at a number of scrolls."""

from serai.draw.lettering import Face
from serai.draw.markup import Markup, join
from serai.draw.shapes import Box, rect, words
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import CARD, FIGURE, SMALL, cube, gift, icon
from serai.games.merv.boards.units import NARROW, TABLE, UNIT, gone, in_rows
from serai.games.merv.tables import NONE, SYMBOL_IDS, TIER_TILES, TIERS

WIDTH, HEIGHT = TABLE, 46
PHONE_WIDTH, PHONE_HEIGHT = NARROW, 102
BOLD = Face(12, 700)
SIDE = 25


def library(scene: MervScene) -> Markup:
    tiers = [_tier(scene, tier) for tier in range(TIERS)]
    return in_rows(tiers, 2 if scene.phone else TIERS, UNIT, 54)


def note(scene: MervScene) -> str:
    return scene.say("scrolls", count=scene.shown.scrolls)


def _tier(scene: MervScene, tier: int) -> Markup:
    """How many scrolls it takes, and what there is to choose; the next one is bold."""
    tables, scrolls = scene.tables, scene.shown.scrolls
    next_one = next((n for n in range(TIERS) if tables.tier_scrolls[n] > scrolls), NONE)
    title = scene.say(f"tier-{tier + 1}", scrolls=tables.tier_scrolls[tier])
    first = tier * TIER_TILES
    return join(
        words(title, 0, 12, BOLD if tier == next_one else SMALL),
        [
            _tile(scene, first + at, Box(26 * at + 0.5, 19.5, SIDE, SIDE))
            for at in range(TIER_TILES)
        ],
    )


def _tile(scene: MervScene, tile: int, box: Box) -> Markup:
    slug, owner = scene.tables.breakthrough_ids[tile], scene.view.breakthrough[tile]
    drawn = tile_face(scene, tile, box) if owner == NONE else gone(box, owner)
    return scene.mark(f"breakthrough-{slug}", (f"discover {slug}",), drawn, ring=box)


def tile_face(scene: MervScene, tile: int, box: Box) -> Markup:
    """What a breakthrough brings: a cheaper action, a cube as any, gifts, or points."""
    t, (x, y) = scene.tables, (box.x, box.y)
    card = rect(box, "f-card s-cardink", stroke_width=1.1)
    if t.discount_on[tile] != NONE:
        return join(card, icon(SYMBOL_IDS[t.discount_on[tile]], x + 2.5, y + 2.5, 20, CARD))
    if t.wild_colour[tile] != NONE:
        return join(card, cube(t.wild_colour[tile], x + 3, y + 3, 19))
    if t.breakthrough_points[tile]:
        points = f"+{t.breakthrough_points[tile]}"
        return join(card, words(points, x + 12.5, y + 18, FIGURE, "f-cardink", "middle"))
    gifts = t.breakthrough_gifts[tile]
    if len(gifts) == 1:
        return join(card, gift(gifts[0], x + 2.5, y + 2.5, 20, CARD))
    if gifts[0] == gifts[1]:
        count = words(len(gifts), x + 2.5, y + 17, BOLD, "f-cardink")
        return join(card, count, gift(gifts[0], x + 9, y + 4.5, 16, CARD))
    both = [gift(one, x + 1 + 9 * at, y + 1 + 9 * at, 14, CARD) for at, one in enumerate(gifts)]
    return join(card, both)
