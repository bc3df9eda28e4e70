"""The names on the map: each stands where it meets no other name, no tile and no palace."""

from serai.draw.labels import Name, Spots, covered, settled, spots
from serai.draw.lettering import Face, display
from serai.draw.markup import Markup, el
from serai.draw.shapes import Box
from serai.games.scene import kept
from serai.games.taj_mahal.boards.scene import CROWN, MAP, TILE, TajScene
from serai.games.taj_mahal.tables import NONE

CITY, CITY_NOW, VISIT = Face(12, 500), Face(12, 700), Face(13, 700)
PROVINCE, PROVINCE_PAST, PROVINCE_NOW = display(13), display(13, 500), display(19)
ASIDE = (0, -12, 12, -24)
"""How far the name of the province of now may move up or down, the usual place first."""
MARK, PALACE, BOTH, FOOT, TOP, CROWNED = 11, 13, 24, 10, 21, 8
"""The room of a city that names of others leave free: around its sign, or around its palaces, one
or two, from their feet to their roofs and a crown."""
SHEET = Box(0, -2, MAP.w, MAP.h + 2)
"""Where names may stand."""


@kept
def names(scene: TajScene) -> Markup:
    """Names of cities and provinces, above the pieces and with a halo, so that roads do not cut
    them."""
    lands = [name for tile in range(len(scene.view.tile_place)) for name in _province(scene, tile)]
    return el("g", [name.drawn() for name in _cities(scene, lands)], id="names", class_="halo")


# --- provinces --------------------------------------------------------------------------------


def tile_middle(scene: TajScene, tile: int) -> tuple[float, float]:
    """A tile makes room for the name of its province, if that is written below it."""
    land = scene.atlas.lands[scene.view.tile_place[tile]]
    return land.x, land.y - (0 if land.named_by_city else 8)


def _province(scene: TajScene, tile: int) -> list[Name]:
    land = scene.atlas.lands[scene.view.tile_place[tile]]
    name = scene.look.voice.name("province", land.id)
    number = tile + 1
    if not scene.over and number == scene.view.visit:
        visit, x = scene.say("visit-number", visit=number), land.x
        titles = [
            (
                Name(name, x, land.y + 10 + away, PROVINCE_NOW),
                Name(visit, x, land.y + 26 + away, VISIT, "f-gold-ink"),
            )
            for away in ASIDE
        ]
        around = _chosen_among(scene)
        best = min(titles, key=lambda title: sum(covered(line.box, around) for line in title))
        return list(best)
    if land.named_by_city:
        return []
    if number > scene.view.visit:
        return [Name(name, land.x, land.y + TILE / 2 + 5, PROVINCE)]
    return [Name(name, land.x, land.y + 9, PROVINCE_PAST, "f-ink-2")]


def _chosen_among(scene: TajScene) -> list[Box]:
    """What stands in the province of now, with the rings around what may be chosen."""
    found = []
    for city in scene.view.tables.province_cities[scene.view.province]:
        place = scene.atlas.places[city]
        asked = scene.action("palace", place.id) is not None
        around = Box.around(place.x, place.y, place.radius + 12)
        found.append(around if asked else _standing(scene, city))
        if (crown := scene.crown_at(place)) is not None:
            found.append(Box.around(*crown, CROWN + 3))
    return found


# --- cities -----------------------------------------------------------------------------------


def _cities(scene: TajScene, lands: list[Name]) -> list[Name]:
    """All names: those of provinces stay, and each city takes the best of its places."""
    places, tiles = scene.atlas.places, range(scene.view.visit, len(scene.view.tile_place))
    fixed = [name.box for name in lands]
    fixed += [Box.around(*tile_middle(scene, tile), TILE / 2) for tile in tiles]
    crowns = [_crown(scene, city) for city, of in enumerate(scene.view.crowned) if of != NONE]
    choices = [at for place in places if (at := scene.crown_at(place)) is not None]
    crowns += [Box.around(*at, CROWN + 3) for at in choices]
    around = [_around(scene, city) for city in range(len(places))]
    marks = [_standing(scene, city) for city in range(len(places))]
    return [*lands, *settled(around, marks, fixed, crowns)]


def _standing(scene: TajScene, city: int) -> Box:
    """What stands in a city: its sign, or palaces."""
    place, view = scene.atlas.places[city], scene.view
    regular, crowned = view.regular[city] != NONE, view.crowned[city] != NONE
    if not regular and not crowned:
        return Box.around(place.x, place.y, max(MARK, place.radius))
    wide, high = BOTH if regular and crowned else PALACE, TOP + (CROWNED if crowned else 0)
    return Box(place.x - wide, place.y - high, 2 * wide, high + FOOT)


def _crown(scene: TajScene, city: int) -> Box:
    """The crown on the roof of a palace: no name lies upon it."""
    place, both = scene.atlas.places[city], scene.view.regular[city] != NONE
    return Box(place.x - 6 + (11 if both else 0), place.y - TOP - CROWNED, 12, 10)


def _around(scene: TajScene, city: int) -> Spots:
    place = scene.atlas.places[city]
    now = scene.view.tables.city_province[city] == scene.view.province
    free = scene.action("palace", place.id) is not None  # its ring takes room
    crowned = scene.view.crowned[city] != NONE
    both = crowned and scene.view.regular[city] != NONE
    owned, name = bool(scene.owners(city)), scene.look.voice.name("city", place.id)
    aside = 26 if both or free else 19
    lift = place.radius + (22 if free else 16 if owned else 5)
    lift = max(lift, TOP + CROWNED + 4) if crowned else lift
    lift = lift if owned else min(lift, place.y - 11)  # no name leaves the map, or climbs a roof
    drop = max(place.radius, 10) + (20 if free else 12)
    usual = "below" if place.label == "above" and owned else place.label
    given = Name(name, place.x, place.y, CITY_NOW if now else CITY)
    return spots(given, usual, SHEET, aside, lift, drop)
