"""The palace: four halls, each with room for some courtiers."""

from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, rect, words
from serai.games.merv.boards.scene import MervScene
from serai.games.merv.boards.signs import SMALL, cube, icon, owner_badge
from serai.games.merv.boards.units import NARROW, TABLE, UNIT, arch, in_rows
from serai.games.merv.tables import HALL_IDS, HALLS

WIDTH, HEIGHT = TABLE, 52
PHONE_WIDTH, PHONE_HEIGHT = NARROW, 112
COUNTS = ("scroll", "caravan_card", "common_good", "mosque")
"""The sign of what a courtier in each hall scores for."""


def palace(scene: MervScene) -> Markup:
    halls = [_hall(scene, hall) for hall in range(HALLS)]
    return in_rows(halls, 2 if scene.phone else HALLS, UNIT, 58)


def note(scene: MervScene) -> str:
    """The price of the next courtier."""
    return scene.say("next-costs", count=scene.shown.courtiers + 1)


def _hall(scene: MervScene, hall: int) -> Markup:
    """Its colour, what it counts, its name, and its places."""
    slug, there = HALL_IDS[hall], scene.courtiers_in(hall)
    room = scene.tables.hall_room
    places = [Box(24 + 27 * at, 19, 26, 31) for at in range(room)]
    courtier, score = f"courtier {slug}", f"score {slug}"
    free = places[min(len(there), room - 1)]
    ring = Box(22, 17, 27 * room + 3, 34) if scene.can(score) else free
    drawn = join(
        cube(scene.tables.hall_colour[hall], 1, 2, 18),
        icon(COUNTS[hall], 0, 26, 20),
        words(scene.say(f"hall-{slug}"), 24, 13, SMALL),
        [arch(place, "mv-niche") for place in places],
        [_courtier(owner, place) for owner, place in zip(there, places, strict=False)],
        el("g", icon("favour", 29, 28, 16), class_="mv-pale") if not there else NOTHING,
        rect(free.inset(3, 6), "mv-shut") if scene.refused(courtier) else NOTHING,
        scene.notch(f"hall-{slug}", 106, 50, 9),
    )
    return scene.mark(f"hall-{slug}", (courtier, score), drawn, ring=ring)


def _courtier(owner: int, place: Box) -> Markup:
    return owner_badge(owner, place.x + 3, place.y + 8, 20)
