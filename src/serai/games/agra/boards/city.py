"""The city: characters, wheel, bonus tiles and the four streets of buildings."""

from serai.draw.lettering import Face, display, fitted, width
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, move, rect, row_that_fits, words
from serai.games.agra.boards import buildings, wheel
from serai.games.agra.boards.buildings import peon, worker_at
from serai.games.agra.boards.figures import icon
from serai.games.agra.boards.plans import Plan, plan_of
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

NAME, DUTY, LABEL = display(15), Face(12), Face(12, 500)
PHONE_NAME, TILE = Face(12, 600), Face(13, 700)
LEVELS = (2, 3, 4)
"""Levels of buildings that are built during the game."""
EXTRA_ICONS = {EXTRA_FAVOUR: "favour", EXTRA_COVER: "cover"}


def city(scene: AgraScene) -> Markup:
    """The whole city at (0, 0)."""
    plan = plan_of(scene)
    dx, dy = plan.worker
    workers = [(plate.x + dx, plate.y + dy) for plate in plan.plates]
    return el(
        "g",
        el(
            "g",
            [_character(scene, plan, who) for who in range(CHARACTERS)],
            id=scene.id("characters"),
        ),
        wheel.wheel(scene, plan),
        _bonus_tiles(scene, plan),
        buildings.streets(scene, plan),
        buildings.buildings(scene, plan),
        el(
            "g",
            [worker_at(scene, who, *place) for who, place in enumerate(workers)],
            wheel.pieces(scene, plan),
            buildings.pieces(scene, plan),
            id=scene.id("city-pieces"),
            class_="pieces",
        ),
        class_="agra",
    )


# --- characters -------------------------------------------------------------------------------


@kept
def _character(scene: AgraScene, plan: Plan, who: int) -> Markup:
    """A plate for a character; a dashed disc waits for a worker."""
    slug = CHARACTER_IDS[who]
    thing = f"place-{slug}"
    plate = plan.plates[who]
    body = _small_plate if plan.is_phone else _plate
    return scene.mark(
        thing,
        [f"{verb} {slug}" for verb in ("place", "peon", "lay", "raise")],
        (
            rect(plate, "f-paper s-ink", 3),
            body(scene, plan, who),
            _pad(scene, plan, who),
            scene.notch(thing, plate.right, plate.bottom),
        ),
        ring=plate,
    )


def _plate(scene: AgraScene, plan: Plan, who: int) -> Markup:
    """With the name and the duty of the character."""
    slug, plate = CHARACTER_IDS[who], plan.plates[who]
    x, y = plate.x, plate.y
    end = plan.tokens[0] if who == TRADER else x + plan.worker[0] + 3
    name = scene.called("place", slug)
    duty = fitted(scene.say(slug), DUTY, (end - x - 50) / plan.grown)
    return join(
        rect(plate.inset(3, 3), "f-none s-gold ag-inner", 1.5),
        icon(slug, x + 8, y + 11, 36),
        words(name, x + 50, y + 26, NAME),
        words(duty, x + 50, y + 42, DUTY, "f-ink-2"),
        peon(scene, x + 58 + width(name, NAME), y + 26) if scene.can(f"peon {slug}") else NOTHING,
    )


def _small_plate(scene: AgraScene, plan: Plan, who: int) -> Markup:
    slug, plate = CHARACTER_IDS[who], plan.plates[who]
    left, top, size = (3, 8.5, 26) if who == TRADER else (7, 3.5, 34)  # he keeps the price tokens
    name = fitted(scene.called_short("place", slug), PHONE_NAME, (plate.w - 6) / plan.grown)
    return join(
        icon(slug, plate.x + left, plate.y + top, size),
        words(name, plate.x + plate.w / 2, plate.bottom - 6.5, PHONE_NAME, "f-ink", "middle"),
    )


def _pad(scene: AgraScene, plan: Plan, who: int) -> Markup:
    if scene.view.worker[who] != NONE:
        return NOTHING
    (x, y, radius), plate = plan.pad, plan.plates[who]
    return el("circle", class_="ag-pad", cx=plate.x + x, cy=plate.y + y, r=radius)


# --- bonus tiles ------------------------------------------------------------------------------


def _bonus_tiles(scene: AgraScene, plan: Plan) -> Markup:
    """What is left for building, in the column of its level: above the streets, or on a phone at
    their foot, since it is looked up only while one builds."""
    label, first = scene.say("bonus-short" if plan.is_phone else "bonus"), plan.bonus
    text = fitted(label, LABEL, (plan.w if plan.is_phone else plan.w + 4) / plan.grown)
    return el(
        "g",
        words(text, first.x, first.y + first.h / 2 + 4.5, LABEL, "f-ink-2"),
        [_row_of_tiles(scene, plan, level) for level in LEVELS],
        id=scene.id("bonus-tiles"),
    )


def _row_of_tiles(scene: AgraScene, plan: Plan, level: int) -> list[Markup]:
    tables, owners = scene.tables, scene.view.bonus_owner
    tiles = [t for t, of in enumerate(tables.bonus_level) if of == level and owners[t] == NONE]
    row = row_that_fits(len(tiles), plan.w + 4, plan.bonus.w, plan.apart)
    left = plan.at(BASICS * (level - 1))[0]
    return [
        _bonus_tile(scene, tile, Box(x, plan.bonus.y, row.size, plan.bonus.h))
        for tile, x in zip(tiles, row.places(left), strict=True)
    ]


@kept
def _bonus_tile(scene: AgraScene, tile: int, box: Box) -> Markup:
    """Rupees and what comes with them: side by side, or one above the other where it is narrow."""
    thing = f"bonus-{scene.tables.bonus_ids[tile]}"
    size = 18 if box.w > 34 else 15
    number: tuple[float, float] = (box.w / 2, 13)
    sign: tuple[float, float] = ((box.w - size) / 2, 15)
    if box.h < 26:
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
