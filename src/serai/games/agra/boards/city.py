"""The city: characters, wheel, bonus tiles and the four streets of buildings."""

from serai.draw.lettering import Face, display, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, row_that_fits, words
from serai.games.agra.boards import buildings, wheel
from serai.games.agra.boards.buildings import Plan, peon, worker_at
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.scene import AgraScene
from serai.games.agra.tables import (
    BASICS,
    CHARACTER_IDS,
    CHARACTERS,
    EXTRA_COVER,
    EXTRA_FAVOUR,
    NONE,
    TRADER,
)
from serai.games.scene import kept

WIDTH, HEIGHT = 536, 492
PHONE_WIDTH, PHONE_HEIGHT = 374, 508

PLATES = (Box(2, 2, 196, 58), Box(2, 66, 196, 58), Box(338, 2, 196, 58), Box(338, 66, 196, 58))
PHONE_PLATES = tuple(Box(1.5 + 94 * who, 1.5, 89, 62) for who in range(CHARACTERS))
NAME, DUTY, LABEL = display(15), Face(12), Face(12, 500)
PHONE_NAME, TILE = Face(12, 600), Face(13, 700)
LEVELS = (2, 3, 4)
"""Levels of buildings that are built during the game."""
EXTRA_ICONS = {EXTRA_FAVOUR: "favour", EXTRA_COVER: "cover"}


def city(scene: AgraScene) -> Markup:
    """The whole city at (0, 0); on a phone narrower and higher."""
    plan = buildings.plan_of(scene)
    if scene.phone:
        bonus = _bonus_tiles(scene, plan, scene.say("bonus-short"), Box(5, 119, 21, 32), 3)
        workers = [(plate.x + 51, 3.0) for plate in PHONE_PLATES]
    else:
        bonus = _bonus_tiles(scene, plan, scene.say("bonus"), Box(3, 133, 38, 22), 4)
        workers = [(plate.x + 155, plate.y + 11) for plate in PLATES]
    return el(
        "g",
        el("g", [_character(scene, who) for who in range(CHARACTERS)], id=scene.id("characters")),
        wheel.wheel(scene),
        bonus,
        buildings.streets(scene, plan),
        buildings.buildings(scene, plan),
        el(
            "g",
            [worker_at(scene, who, *place) for who, place in enumerate(workers)],
            wheel.pieces(scene),
            buildings.pieces(scene, plan),
            id=scene.id("city-pieces"),
            class_="pieces",
        ),
        class_="agra",
    )


# --- characters -------------------------------------------------------------------------------


@kept
def _character(scene: AgraScene, who: int) -> Markup:
    """A plate for a character; a dashed disc waits for a worker."""
    slug = CHARACTER_IDS[who]
    thing = f"place-{slug}"
    plate = PHONE_PLATES[who] if scene.phone else PLATES[who]
    body = _small_plate if scene.phone else _plate
    return scene.mark(
        thing,
        [f"{verb} {slug}" for verb in ("place", "peon", "lay", "raise")],
        (
            rect(plate, "f-paper s-ink", 3),
            body(scene, who, plate),
            scene.notch(thing, plate.right, plate.bottom),
        ),
        ring=plate,
    )


def _plate(scene: AgraScene, who: int, plate: Box) -> Markup:
    """With the name and the duty of the character."""
    slug, x, y = CHARACTER_IDS[who], plate.x, plate.y
    end = buildings.WIDE.tokens[0] if who == TRADER else x + 158
    name = scene.called("place", slug)
    return join(
        rect(plate.inset(3, 3), "f-none s-gold ag-inner", 1.5),
        icon(slug, x + 8, y + 11, 36),
        words(name, x + 50, y + 26, NAME),
        words(fitted(scene.say(slug), DUTY, end - x - 50), x + 50, y + 42, DUTY, "f-ink-2"),
        _pad(scene, who, x + 172, y + 29, 14),
        peon(scene, x + 58 + width(name, NAME), y + 26) if scene.can(f"peon {slug}") else NOTHING,
    )


def _small_plate(scene: AgraScene, who: int, plate: Box) -> Markup:
    slug = CHARACTER_IDS[who]
    left, top, size = (3, 10, 26) if who == TRADER else (7, 5, 34)  # he keeps the price tokens
    name = fitted(scene.called_short("place", slug), PHONE_NAME, plate.w - 6)
    return join(
        icon(slug, plate.x + left, top, size),
        words(name, plate.x + plate.w / 2, 57, PHONE_NAME, "f-ink", "middle"),
        _pad(scene, who, plate.x + 68, 23, 13),
    )


def _pad(scene: AgraScene, who: int, x: float, y: float, radius: float) -> Markup:
    if scene.view.worker[who] != NONE:
        return NOTHING
    return el("circle", class_="ag-pad", cx=x, cy=y, r=radius)


# --- bonus tiles ------------------------------------------------------------------------------


def _bonus_tiles(scene: AgraScene, plan: Plan, label: str, size: Box, gap: float) -> Markup:
    """What is left for building, over the column of its level."""
    text = fitted(label, LABEL, plan.w + 4 if not plan.is_phone else plan.w - 4)
    return el(
        "g",
        words(text, size.x, size.y + (20 if plan.is_phone else 16), LABEL, "f-ink-2"),
        [_row_of_tiles(scene, plan, level, size, gap) for level in LEVELS],
        id=scene.id("bonus-tiles"),
    )


def _row_of_tiles(scene: AgraScene, plan: Plan, level: int, size: Box, gap: float) -> list[Markup]:
    tables, owners = scene.tables, scene.view.bonus_owner
    tiles = [t for t, of in enumerate(tables.bonus_level) if of == level and owners[t] == NONE]
    row = row_that_fits(len(tiles), plan.w + 4, size.w, gap)
    left = plan.at(BASICS * (level - 1))[0]
    return [
        _bonus_tile(scene, plan, tile, Box(x, size.y, row.size, size.h))
        for tile, x in zip(tiles, row.places(left), strict=True)
    ]


@kept
def _bonus_tile(scene: AgraScene, plan: Plan, tile: int, box: Box) -> Markup:
    """Rupees and what comes with them: side by side, or one above the other on a phone."""
    thing = f"bonus-{scene.tables.bonus_ids[tile]}"
    size = 18 if box.w > 34 else 15
    number: tuple[float, float] = (box.w / 2, 13)
    sign: tuple[float, float] = ((box.w - size) / 2, 15)
    if not plan.is_phone:
        number = (8.6 if box.w > 34 else 7.6, 16)
        sign = (box.w - size - 3, (box.h - size) / 2)
    content = join(
        rect(Box(0, 0, box.w, box.h), "f-card s-cardgold"),
        words(scene.tables.bonus_rupees[tile], *number, TILE, "f-cardink", "middle"),
        icon(_extra(scene, tile), *sign, size, "c-cardink"),
    )
    return scene.mark(
        thing,
        [f"bonus {scene.tables.bonus_ids[tile]}"],
        content,
        ring=Box(0, 0, box.w, box.h),
        radius=0,
        transform=move(box.x, box.y),
    )


def _extra(scene: AgraScene, tile: int) -> str:
    """The icon of what a tile gives beside rupees; a coin if there is nothing else."""
    guild = scene.tables.bonus_guild[tile]
    if guild != NONE:
        return scene.tables.guild_ids[guild]
    return EXTRA_ICONS.get(scene.tables.bonus_extra[tile], "rupee")
