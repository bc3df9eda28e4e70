"""The city: characters, wheel, bonus tiles and the four streets of buildings."""

from serai.draw.lettering import Face, display, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, row_that_fits, words
from serai.games.agra.drawing import buildings, wheel
from serai.games.agra.drawing.buildings import PHONE, WIDE, Plan, peon, worker_at
from serai.games.agra.drawing.figures import icon
from serai.games.agra.drawing.scene import Scene, mark, notch
from serai.games.agra.tables import (
    BASICS,
    CHARACTER_IDS,
    CHARACTERS,
    EXTRA_COVER,
    EXTRA_FAVOUR,
    NONE,
    TRADER,
)

WIDTH, HEIGHT = 536, 492
PHONE_WIDTH, PHONE_HEIGHT = 374, 508

PLATES = (Box(2, 2, 196, 58), Box(2, 66, 196, 58), Box(338, 2, 196, 58), Box(338, 66, 196, 58))
TOKENS = (466, 5.5)
"""Where free price tokens hang."""
PHONE_PLATE = Box(1.5, 1.5, 89, 62)
PHONE_STEP = 94
PHONE_TOKENS = (219.5, 2.5)
NAME, DUTY, LABEL = display(15), Face(12), Face(12, 500)
PHONE_NAME, TILE = Face(12, 600), Face(13, 700)
LEVELS = (2, 3, 4)
"""Levels of buildings that are built during the game."""
EXTRA_ICONS = {EXTRA_FAVOUR: "favour", EXTRA_COVER: "cover"}


def city(scene: Scene, phone: bool = False) -> Markup:
    """The whole city at (0, 0); on a phone narrower and higher."""
    return _narrow(scene) if phone else _wide(scene)


def _wide(scene: Scene) -> Markup:
    return el(
        "g",
        el("g", [_character(scene, who) for who in range(CHARACTERS)], id="characters"),
        wheel.wheel(scene),
        _bonus_tiles(scene),
        buildings.streets(scene, WIDE, WIDTH),
        buildings.buildings(scene, WIDE),
        el(
            "g",
            [
                worker_at(scene, who, "", plate.x + 155, plate.y + 11)
                for who, plate in enumerate(PLATES)
            ],
            wheel.pieces(scene),
            buildings.pieces(scene, WIDE, TOKENS),
            id="city-pieces",
            class_="pieces",
        ),
        class_="agra",
    )


def _narrow(scene: Scene) -> Markup:
    return el(
        "g",
        el("g", [_phone_character(scene, who) for who in range(CHARACTERS)], id="phone-characters"),
        wheel.strip(scene),
        _phone_bonus_tiles(scene),
        buildings.streets(scene, PHONE, PHONE_WIDTH),
        buildings.buildings(scene, PHONE),
        el(
            "g",
            [
                worker_at(scene, who, "phone-", 52.5 + PHONE_STEP * who, 3)
                for who in range(CHARACTERS)
            ],
            wheel.pieces(scene, phone=True),
            buildings.pieces(scene, PHONE, PHONE_TOKENS),
            id="phone-city-pieces",
            class_="pieces",
        ),
        class_="agra",
    )


# --- characters -------------------------------------------------------------------------------


def character_actions(slug: str) -> list[str]:
    """All that could be chosen by pointing at a character."""
    return [f"{verb} {slug}" for verb in ("place", "peon", "lay", "raise")]


def _character(scene: Scene, who: int) -> Markup:
    """A plate with the character's duty; a dashed disc waits for a worker."""
    slug, plate = CHARACTER_IDS[who], PLATES[who]
    thing = f"place-{slug}"
    x, y = plate.x, plate.y
    free = scene.view.worker[who] == NONE
    end = x + (TOKENS[0] - PLATES[TRADER].x if who == TRADER else 158)
    name = scene.called("place", slug)
    content = join(
        rect(plate, "f-paper s-ink", 3),
        rect(plate.inset(3, 3), "f-none s-gold ag-inner", 1.5),
        icon(slug, x + 8, y + 11, 36),
        words(name, x + 50, y + 26, NAME),
        words(fitted(scene.say(slug), DUTY, end - x - 50), x + 50, y + 42, DUTY, "f-ink-2"),
        el("circle", class_="ag-pad", cx=x + 172, cy=y + 29, r=14) if free else NOTHING,
        peon(scene, x + 58 + width(name, NAME), y + 26) if scene.can(f"peon {slug}") else NOTHING,
        notch(scene, thing, plate.right, plate.bottom),
    )
    return mark(scene, thing, character_actions(slug), content, ring=plate, id=thing)


def _phone_character(scene: Scene, who: int) -> Markup:
    slug = CHARACTER_IDS[who]
    thing = f"place-{slug}"
    plate = Box(PHONE_PLATE.x + PHONE_STEP * who, PHONE_PLATE.y, PHONE_PLATE.w, PHONE_PLATE.h)
    left, top, size = (3, 10, 26) if who == TRADER else (7, 5, 34)  # he keeps the price tokens
    name = fitted(scene.called_short("place", slug), PHONE_NAME, plate.w - 6)
    free = scene.view.worker[who] == NONE
    content = join(
        rect(plate, "f-paper s-ink", 3),
        icon(slug, plate.x + left, top, size),
        words(name, plate.x + plate.w / 2, 57, PHONE_NAME, "f-ink", "middle"),
        el("circle", class_="ag-pad", cx=plate.x + 68, cy=23, r=13) if free else NOTHING,
        notch(scene, thing, plate.right, plate.bottom),
    )
    return mark(scene, thing, character_actions(slug), content, ring=plate, id=f"phone-{thing}")


# --- bonus tiles ------------------------------------------------------------------------------


def _bonus_tiles(scene: Scene) -> Markup:
    """What is left for building, over the column of its level."""
    return el(
        "g",
        words(fitted(scene.say("bonus"), LABEL, 130), 3, 149, LABEL, "f-ink-2"),
        [_row_of_tiles(scene, WIDE, level, Box(0, 133, 38, 22), 4) for level in LEVELS],
        id="bonus-tiles",
    )


def _phone_bonus_tiles(scene: Scene) -> Markup:
    tiles = [_row_of_tiles(scene, PHONE, level, Box(0, 119, 21, 32), 3) for level in LEVELS]
    label = fitted(scene.say("bonus-short"), LABEL, 86)
    return el("g", words(label, 5, 139, LABEL, "f-ink-2"), tiles, id="phone-bonus-tiles")


def _row_of_tiles(scene: Scene, plan: Plan, level: int, size: Box, gap: float) -> list[Markup]:
    tables, owners = scene.view.tables, scene.view.bonus_owner
    tiles = [t for t, of in enumerate(tables.bonus_level) if of == level and owners[t] == NONE]
    row = row_that_fits(len(tiles), plan.w + 4, size.w, gap)
    left = plan.at(BASICS * (level - 1))[0]
    return [
        _bonus_tile(scene, plan, tile, Box(x, size.y, row.size, size.h))
        for tile, x in zip(tiles, row.places(left), strict=True)
    ]


def _bonus_tile(scene: Scene, plan: Plan, tile: int, box: Box) -> Markup:
    """Rupees and what comes with them: side by side, or one above the other on a phone."""
    tables = scene.view.tables
    thing = f"bonus-{tables.bonus_ids[tile]}"
    size = 18 if box.w > 34 else 15
    number: tuple[float, float] = (box.w / 2, 13)
    sign: tuple[float, float] = ((box.w - size) / 2, 15)
    if not plan.is_phone:
        number = (8.6 if box.w > 34 else 7.6, 16)
        sign = (box.w - size - 3, (box.h - size) / 2)
    content = join(
        rect(Box(0, 0, box.w, box.h), "f-card s-cardgold"),
        words(tables.bonus_rupees[tile], *number, TILE, "f-cardink", "middle"),
        icon(_extra(scene, tile), *sign, size, "c-cardink"),
    )
    return mark(
        scene,
        thing,
        [f"bonus {tables.bonus_ids[tile]}"],
        content,
        ring=Box(0, 0, box.w, box.h),
        radius=0,
        id=f"{plan.prefix}{thing}",
        transform=move(box.x, box.y),
    )


def _extra(scene: Scene, tile: int) -> str:
    """The icon of what a tile gives beside rupees; a coin if there is nothing else."""
    tables = scene.view.tables
    guild = tables.bonus_guild[tile]
    if guild != NONE:
        return tables.guild_ids[guild]
    return EXTRA_ICONS.get(tables.bonus_extra[tile], "rupee")
