"""The map: provinces, roads and places below, pieces in the middle, names on top."""

from serai.draw.lettering import Face, display
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import clickable, leaf, move, use, words
from serai.games.taj_mahal.drawing import words as say
from serai.games.taj_mahal.drawing.board import MAP_HEIGHT, MAP_WIDTH, Place
from serai.games.taj_mahal.drawing.scene import MAP, Scene
from serai.games.taj_mahal.tables import NONE

ORIGIN = (MAP.x + (MAP.w - MAP_WIDTH) / 2, MAP.y + (MAP.h - MAP_HEIGHT) / 2)
"""Where the map begins in the picture."""
CITY, CITY_NOW, PROVINCE, PROVINCE_PAST, PROVINCE_NOW, VISIT = (
    Face(12, 500),
    Face(12, 700),
    display(13),
    display(13, 500),
    display(19),
    Face(13, 700),
)
PALACE_WIDTH, PALACE_HEIGHT = 24, 29
TILE = 42


def ground(scene: Scene) -> Markup:
    """All that lies below the pieces."""
    board = scene.board
    return join(
        leaf(MAP, "f-sea"),
        el(
            "g",
            el("g", board.ground, _land_of_now(scene), id="ground"),
            el("g", board.road_bands, _own_roads(scene), id="roads"),
            el("g", _spots(scene), board.place_marks, id="places"),
            transform=move(*ORIGIN),
            clip_path="url(#clip-map)",
        ),
        el("clipPath", el("rect", width=MAP_WIDTH, height=MAP_HEIGHT), id="clip-map"),
    )


def _land_of_now(scene: Scene) -> Markup:
    """The province of this visit: the lightest wash, an ink border, a gold rim inside."""
    if scene.view.outcome is not None:
        return NOTHING
    outline = scene.board.lands[scene.view.province].outline
    return join(
        el("path", class_="land-now", d=outline),
        el("clipPath", el("path", d=outline), id="clip-now"),
        el("path", class_="now-rim", clip_path="url(#clip-now)", d=outline),
        el("path", class_="now-edge", d=outline),
    )


def _owners(scene: Scene, city: int) -> set[int]:
    return {scene.view.regular[city], scene.view.crowned[city]} - {NONE}


def _own_roads(scene: Scene) -> list[Markup]:
    """A road whose both ends have a palace of one side takes its colour; of two sides, both."""
    owners = [_owners(scene, city) for city in range(len(scene.board.places))]
    return [
        el(
            "path",
            class_=f"road-own seat-{scene.letter(side)}",
            stroke_dasharray="9 9" if order else None,
            d=scene.board.road(a, b),
        )
        for a, b in scene.board.roads
        for order, side in enumerate(sorted(owners[a] & owners[b]))
    ]


def _spots(scene: Scene) -> list[Markup]:
    """A disc under every city that may take a palace now."""
    discs = []
    for place in scene.board.places:
        action = scene.action("palace", place.id)
        if action is not None:
            disc = el("circle", class_="spot", cx=place.x, cy=place.y, r=place.radius + 6)
            discs.append(clickable(disc, action, say.place_palace(place.name)))
    return discs


def choices(scene: Scene) -> Markup:
    """Above the pieces: a small crown at every city that may take the crowned palace."""
    crowns = []
    centre = scene.board.lands[scene.view.province].x
    for place in scene.board.places:
        outward = 1 if place.x > centre else -1
        action = scene.action("crown", place.id)
        if action is not None:
            x, y = place.x + outward * (place.radius + 17), place.y - 3
            disc = el("circle", class_="spot", cx=x, cy=y, r=12)
            crown = use("crown", x - 8.5, y - 9, 17, 17)
            crowns.append(clickable((disc, crown), action, say.place_crown(place.name)))
    return el("g", crowns, id="choices", transform=move(*ORIGIN)) if crowns else NOTHING


# --- pieces -----------------------------------------------------------------------------------


def pieces(scene: Scene) -> list[Markup]:
    """Bonus tiles, province tiles still to come, and palaces."""
    return [*_bonus_tiles(scene), *_province_tiles(scene), *_palaces(scene)]


def _bonus_tiles(scene: Scene) -> list[Markup]:
    tables = scene.view.tables
    found = []
    for city, bonus in enumerate(scene.view.bonus_on):
        if bonus == NONE:
            continue
        place = scene.board.places[city]
        x, y = _in_picture(place)
        part, size, lift = _bonus_part(scene, bonus, place)
        found.append(
            el(
                "g",
                el("title", say.bonus(tables, bonus)),
                use(part, 0, 0, size, size),
                id=f"bonus-{tables.bonus_ids[bonus]}",
                transform=move(x - size / 2, y - lift),
            )
        )
    return found


def _bonus_part(scene: Scene, bonus: int, place: Place) -> tuple[str, float, float]:
    """Symbol, size, and how far it reaches above the centre of the city."""
    tables = scene.view.tables
    good = tables.bonus_commodity[bonus]
    if good != NONE:
        return tables.commodity_ids[good], 20, 10
    if tables.bonus_draws[bonus]:
        return "bonus-draw_card", 20, 10
    if tables.bonus_home[bonus] != NONE:
        return "bonus-taj", 34, 21
    return "bonus-plus_two", 20, 10


def _province_tiles(scene: Scene) -> list[Markup]:
    """The tiles of later visits; that of this visit lies in the court."""
    return [
        province_tile(
            scene, tile, ORIGIN[0] + land.x, ORIGIN[1] + land.y + _tile_shift(scene, tile)
        )
        for tile in range(scene.view.visit, len(scene.view.tile_place))
        for land in [scene.board.lands[scene.view.tile_place[tile]]]
    ]


def _tile_shift(scene: Scene, tile: int) -> float:
    """A tile makes room for the name of its province, if that is written below it."""
    return 0 if scene.board.lands[scene.view.tile_place[tile]].named_by_city else -8


def province_tile(scene: Scene, tile: int, x: float, y: float, size: float = TILE) -> Markup:
    """A province tile around a point: its number above, the goods below."""
    tables = scene.view.tables
    goods = [tables.commodity_ids[good] for good in tables.tile_commodities[tile]]
    left = TILE / 2 - len(goods) * 7.2
    return el(
        "g",
        use("tile-octagon", 0, 0, TILE, TILE),
        words(tile + 1, TILE / 2, 19.5, Face(17, 700), "f-cardink", "middle"),
        [use(good, left + 14.4 * i, 22, 13.6, 13.6) for i, good in enumerate(goods)],
        id=f"tile-{tables.tile_ids[tile]}",
        transform=move(x - size / 2, y - size / 2, size / TILE),
    )


def _palaces(scene: Scene) -> list[Markup]:
    found = []
    for city, place in enumerate(scene.board.places):
        plain, crowned = scene.view.regular[city], scene.view.crowned[city]
        shared = plain != NONE and crowned != NONE
        if plain != NONE:
            found.append(_palace(scene, plain, place, -11 if shared else 0, False))
        if crowned != NONE:
            found.append(_palace(scene, crowned, place, 11 if shared else 0, True))
    return found


def _palace(scene: Scene, side: int, place: Place, shift: float, crowned: bool) -> Markup:
    letter = scene.letter(side)
    x, y = _in_picture(place)
    kind = "crowned" if crowned else "palace"
    return el(
        "g",
        el("title", say.palace(scene.short_name(side), place.name, crowned)),
        use(f"palace-{letter}", 0, 0, PALACE_WIDTH, PALACE_HEIGHT),
        use("crown", PALACE_WIDTH / 2 - 8, -11, 16, 16) if crowned else NOTHING,
        id=f"{kind}-{letter}-{place.id}",
        class_=f"seat-{letter}",
        transform=move(x + shift - PALACE_WIDTH / 2, y - PALACE_HEIGHT + 9),
    )


def _in_picture(place: Place) -> tuple[float, float]:
    return ORIGIN[0] + place.x, ORIGIN[1] + place.y


# --- names ------------------------------------------------------------------------------------


def names(scene: Scene) -> Markup:
    """Names of cities and provinces, above the pieces and with a halo, so that roads do not cut
    them."""
    return el(
        "g",
        [_city_name(scene, city) for city in range(len(scene.board.places))],
        [_province_name(scene, tile) for tile in range(len(scene.view.tile_place))],
        id="names",
        class_="halo",
        transform=move(*ORIGIN),
    )


def _city_name(scene: Scene, city: int) -> Markup:
    place = scene.board.places[city]
    now = scene.view.tables.city_province[city] == scene.view.province
    x, y, anchor = place.x, place.y + max(place.radius, 10) + 12, "middle"
    if place.label == "right":
        both = scene.view.regular[city] != NONE and scene.view.crowned[city] != NONE
        x, y, anchor = place.x + (26 if both else 19), place.y + 5, "start"
    elif place.label == "above" and not _owners(scene, city):
        lift = place.radius + (8 if scene.action("palace", place.id) else 5)
        y = max(place.y - lift, 11)
    return words(place.name, x, y, CITY_NOW if now else CITY, "f-ink", anchor)


def _province_name(scene: Scene, tile: int) -> Markup:
    land = scene.board.lands[scene.view.tile_place[tile]]
    number = tile + 1
    if scene.view.outcome is None and number == scene.view.visit:
        return join(
            words(land.name, land.x, land.y + 10, PROVINCE_NOW, "f-ink", "middle"),
            words(say.visit(number), land.x, land.y + 26, VISIT, "f-gold-ink", "middle"),
        )
    if land.named_by_city:
        return NOTHING
    if number > scene.view.visit:
        below = land.y + TILE / 2 + 5
        return words(land.name, land.x, below, PROVINCE, "f-ink", "middle")
    return words(land.name, land.x, land.y + 9, PROVINCE_PAST, "f-ink-2", "middle")
