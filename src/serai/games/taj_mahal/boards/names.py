"""The names on the map: each stands where it meets no other name, no tile and no palace."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from serai.draw.lettering import Face, display, width
from serai.draw.markup import Markup, el
from serai.draw.shapes import Box, words
from serai.games.scene import kept
from serai.games.taj_mahal.boards.scene import CROWN, MAP, TILE, Place, TajScene
from serai.games.taj_mahal.tables import NONE

CITY, CITY_NOW, VISIT = Face(12, 500), Face(12, 700), Face(13, 700)
PROVINCE, PROVINCE_PAST, PROVINCE_NOW = display(13), display(13, 500), display(19)
ASIDE = (0, -12, 12, -24)
"""How far the name of the province of now may move up or down, the usual place first."""
GROWN = 1.4
"""So much larger letters may be shown than they are drawn, where the map is small."""
ROUNDS = 4
"""How often every city looks for a better place for its name."""
MARK, PALACE, BOTH, FOOT, TOP, CROWNED = 11, 13, 24, 10, 21, 8
"""The room of a city that names of others leave free: around its sign, or around its palaces, one
or two, from their feet to their roofs and a crown."""
TOUCH = 24
"""So little of a city may be covered, in square pixels, that a name need not move for it."""


@dataclass(frozen=True)
class Name:
    """A line on the map; y is its base line."""

    text: str
    x: float
    y: float
    face: Face
    paint: str = "f-ink"
    anchor: str = "middle"

    @cached_property
    def box(self) -> Box:
        """What its letters cover, where they are shown largest."""
        wide, high = width(self.text, self.face) * GROWN, 0.75 * self.face.size * GROWN
        before = {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor]
        return Box(self.x - wide * before, self.y - high, wide, high + 2)

    def drawn(self) -> Markup:
        return words(self.text, self.x, self.y, self.face, self.paint, self.anchor)


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
        best = min(titles, key=lambda title: sum(_covered(line.box, around) for line in title))
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
    """All names: those of provinces stay, and each city takes the best of its places, again and
    again, since others may have moved away."""
    places, tiles = scene.atlas.places, range(scene.view.visit, len(scene.view.tile_place))
    fixed = [name.box for name in lands]
    fixed += [Box.around(*tile_middle(scene, tile), TILE / 2) for tile in tiles]
    crowns = [_crown(scene, city) for city, of in enumerate(scene.view.crowned) if of != NONE]
    choices = [at for place in places if (at := scene.crown_at(place)) is not None]
    crowns += [Box.around(*at, CROWN + 3) for at in choices]
    around = [_around(scene, city) for city in range(len(places))]
    marks = [_standing(scene, city) for city in range(len(places))]
    near, firm = _nearby(tuple(one.reach for one in around), tuple(fixed))
    chosen = [one.spots[0] for one in around]
    for _ in range(ROUNDS):
        before = chosen[:]
        for city, one in enumerate(around):
            names = firm[city] + [chosen[other].box for other in near[city]]
            cities = [marks[other] for other in near[city]]
            chosen[city] = _best(one.spots, crowns, names, cities)
        if chosen == before:  # each stands where it would go again
            break
    return [*lands, *chosen]


@lru_cache(maxsize=500)
def _nearby(
    reaches: tuple[Box, ...], fixed: tuple[Box, ...]
) -> tuple[list[list[int]], list[list[Box]]]:
    """For every city the others, and what stands firm, that its name could meet: what is farther
    away need not be asked about."""
    near = [
        [at for at, there in enumerate(reaches) if at != city and reach.shared(there)]
        for city, reach in enumerate(reaches)
    ]
    return near, [[box for box in fixed if reach.shared(box)] for reach in reaches]


def _best(spots: tuple[Name, ...], crowns: list[Box], names: list[Box], cities: list[Box]) -> Name:
    """The usual place, unless a name meets another one, a crown or a city there, and elsewhere
    less; to meet a city is half as bad as to meet a name, and a crown twice as bad."""

    def bad(spot: Name) -> float:
        box = spot.box
        return 4 * _covered(box, crowns) + 2 * _covered(box, names) + _covered(box, cities)

    usual = spots[0]
    if not _covered(usual.box, crowns + names) and _covered(usual.box, cities) < TOUCH:
        return usual
    return min(spots, key=bad)


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


@dataclass(frozen=True)
class Around:
    """Where the name of a city may stand, the usual place first, and all that it reaches."""

    spots: tuple[Name, ...]
    reach: Box


def _around(scene: TajScene, city: int) -> Around:
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
    return _spots(place, name, CITY_NOW if now else CITY, usual, (aside, lift, drop))


@lru_cache(maxsize=4096)
def _spots(
    place: Place, name: str, face: Face, usual: str, away: tuple[float, float, float]
) -> Around:
    """The usual place, or else around it; the same for every table. A name keeps away from the
    middle of its city: beside, above and below it."""
    aside, lift, drop = away
    over, under = place.y - lift, place.y + drop
    spots = {
        "below": Name(name, place.x, under, face),
        "above": Name(name, place.x, over, face),
        "right": Name(name, place.x + aside, place.y + 5, face, anchor="start"),
        "left": Name(name, place.x - aside, place.y + 5, face, anchor="end"),
        "below, to the right": Name(name, place.x - 6, under, face, anchor="start"),
        "below, to the left": Name(name, place.x + 6, under, face, anchor="end"),
        "above, to the right": Name(name, place.x - 6, over, face, anchor="start"),
        "above, to the left": Name(name, place.x + 6, over, face, anchor="end"),
    }
    found = (spots.pop(usual), *(spot for spot in spots.values() if _on_map(spot.box)))
    return Around(found, Box.of(spot.box for spot in found))


def _on_map(box: Box) -> bool:
    return box.x >= 0 and box.right <= MAP.w and box.y >= -2 and box.bottom <= MAP.h


def _covered(box: Box, others: list[Box]) -> float:
    """How much of others a box would cover."""
    return sum(box.shared(other) for other in others)
