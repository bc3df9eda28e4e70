"""The map: provinces, roads and places below, pieces in the middle, choices and names on top."""

from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.rings import round_ring
from serai.draw.shapes import Box, move, use
from serai.games.blocks import Board
from serai.games.scene import kept
from serai.games.taj_mahal.boards import court
from serai.games.taj_mahal.boards.names import names, tile_middle
from serai.games.taj_mahal.boards.scene import CROWN, MAP, Place, TajScene, about, province_tile
from serai.games.taj_mahal.tables import NONE, Tables

PALACE_WIDTH, PALACE_HEIGHT = 24, 29
TARGET = 20
"""Radius of what reacts to a finger, in pixels of the board."""
CROWN_TARGET = 17
"""The reach of the choice of a crowned palace."""
NEIGHBOURS = 0.5
"""How much of the board a small screen shows at once."""
ROOM = 52
"""Around the cities that may be chosen, when a small screen shows nothing else."""
CLOSEST = 240
"""As wide a part of the board a small screen shows at least, in its pixels."""


def board(scene: TajScene) -> Board:
    """The whole map."""
    pieces = _bonus_tiles(scene), _tiles(scene), _palaces(scene)
    content = join(
        _ground(scene),
        court.court(scene),
        el("g", pieces, court.pieces(scene), id="pieces", pointer_events="none"),
        el("g", _notches(scene), id="notches"),
        el("g", _targets(scene), id="targets"),
        names(scene),
        el("g", _plans(scene), id="plans", pointer_events="none"),  # above the rings
    )
    return Board("board", MAP.w, MAP.h, content, scene.say("map"), focus=focus(scene))


# --- what a small screen shows ----------------------------------------------------------------


def focus(scene: TajScene) -> Box:
    """The places to choose from, or else the province of now with its neighbours; after the end,
    everything."""
    if scene.over:
        return MAP
    places = scene.atlas.places
    asked = [p for p in places if scene.action("palace", p.id) or scene.action("crown", p.id)]
    if asked:
        box = around(asked, Box(-ROOM, -ROOM, 2 * ROOM, 2 * ROOM))
        more = max(CLOSEST - box.w, 0)
        return Box(box.x - more / 2, box.y, box.w + more, box.h)
    cities = scene.view.tables.province_cities[scene.view.province]
    box = around([places[city] for city in cities], Box(0, 0, 0, 0))
    x, y = box.x + box.w / 2, box.y + box.h / 2
    width, height = MAP.w * NEIGHBOURS, MAP.h * NEIGHBOURS
    left = min(max(x - width / 2, 0), MAP.w - width)
    top = min(max(y - height / 2, 0), MAP.h - height)
    return Box(left, top, width, height)


def around(places: list[Place], room: Box) -> Box:
    """Some cities, and so much room around each of them."""
    return Box.of(Box(p.x + room.x, p.y + room.y, room.w, room.h) for p in places)


# --- below the pieces -------------------------------------------------------------------------


@kept
def _ground(scene: TajScene) -> Markup:
    return el(
        "g",
        el("rect", class_="f-sea", width=MAP.w, height=MAP.h),
        el("clipPath", el("rect", width=MAP.w, height=MAP.h), id="clip-map"),
        scene.atlas.ground,
        _land_of_now(scene),
        scene.atlas.road_bands,
        _own_roads(scene),
        _spots(scene),
        scene.atlas.place_marks,
        pointer_events="none",
        clip_path="url(#clip-map)",
    )


def _land_of_now(scene: TajScene) -> Markup:
    """The province of this visit: the lightest wash, an ink border, a gold rim inside."""
    if scene.over:
        return NOTHING
    outline = scene.atlas.lands[scene.view.province].outline
    return join(
        el("path", class_="land-now", d=outline),
        el("clipPath", el("path", d=outline), id="clip-now"),
        el("path", class_="now-rim", clip_path="url(#clip-now)", d=outline),
        el("path", class_="now-edge", d=outline),
    )


def _own_roads(scene: TajScene) -> list[Markup]:
    """A road whose both ends have a palace of one side takes its colour; of two sides, both."""
    atlas = scene.atlas
    owners = [scene.owners(city) for city in range(len(atlas.places))]
    return [
        el(
            "path",
            class_=f"road-own seat-{scene.letter(side)}",
            stroke_dasharray="9 9" if order else None,
            d=atlas.road(a, b),
        )
        for a, b in atlas.roads
        for order, side in enumerate(sorted(owners[a] & owners[b]))
    ]


def _plans(scene: TajScene) -> list[Markup]:
    """What a palace would look like, shown while its choice is pointed at."""
    return [
        _plan(scene, city, action)
        for city, place in enumerate(scene.atlas.places)
        for verb in ("palace", "crown")
        if (action := scene.action(verb, place.id)) is not None and not scene.look.still
    ]


def _plan(scene: TajScene, city: int, action: str) -> Markup:
    me = scene.view.actor
    atlas, place, letter = scene.atlas, scene.atlas.places[city], scene.letter(me)
    roads = [
        el("path", class_="road-plan", d=atlas.road(city, other))
        for other in scene.view.tables.links[city]
        if me in scene.owners(other)
    ]
    ghost = use(f"palace-{letter}", place.x - 12, place.y - 20, 24, 29)
    return el("g", roads, ghost, class_=f"plan seat-{letter}", data_for=action)


def _spots(scene: TajScene) -> list[Markup]:
    """A disc under every city that may take a palace now."""
    return [
        el("circle", class_="spot", cx=p.x, cy=p.y, r=p.radius + 7, data_lit=action)
        for p in scene.atlas.places
        if (action := scene.action("palace", p.id)) is not None
    ]


# --- pieces -----------------------------------------------------------------------------------


@kept
def _bonus_tiles(scene: TajScene) -> list[Markup]:
    found = []
    for place, bonus in zip(scene.atlas.places, scene.view.bonus_on, strict=True):
        if bonus != NONE:
            part, size, lift = bonus_part(scene.view.tables, bonus)
            id, at = scene.view.tables.bonus_ids[bonus], move(place.x - size / 2, place.y - lift)
            found.append(
                el("g", use(f"icon-taj-{part}", 0, 0, size, size), id=f"bonus-{id}", transform=at)
            )
    return found


def bonus_part(tables: Tables, bonus: int) -> tuple[str, float, float]:
    """Symbol, size, and how far it reaches above the centre of the city."""
    good = tables.bonus_commodity[bonus]
    if good != NONE:
        return tables.commodity_ids[good], 20, 10
    if tables.bonus_draws[bonus]:
        return "bonus-draw_card", 20, 10
    if tables.bonus_home[bonus] != NONE:
        return "bonus-taj", 34, 21
    return "bonus-plus_two", 20, 10


@kept
def _tiles(scene: TajScene) -> list[Markup]:
    """The tiles of later visits; that of this visit lies in the court."""
    return [
        province_tile(scene.look, tile, *tile_middle(scene, tile))
        for tile in range(scene.view.visit, len(scene.view.tile_place))
    ]


@kept
def _palaces(scene: TajScene) -> list[Markup]:
    """Where two share a city, the regular one stands left of the crowned one."""
    found = []
    for city, place in enumerate(scene.atlas.places):
        both = (scene.view.regular[city], scene.view.crowned[city])
        apart = 0 if NONE in both else 11
        for side, shift, crowned in zip(both, (-apart, apart), (False, True), strict=True):
            if side != NONE:
                found.append(_palace(scene, side, place, shift, crowned))
    return found


def _palace(scene: TajScene, side: int, place: Place, shift: float, crowned: bool) -> Markup:
    letter = scene.letter(side)
    kind = "crowned" if crowned else "palace"
    return el(
        "g",
        use(f"palace-{letter}", 0, 0, PALACE_WIDTH, PALACE_HEIGHT),
        use("icon-taj-crown", PALACE_WIDTH / 2 - 8, -11, 16, 16) if crowned else NOTHING,
        id=f"{kind}-{letter}-{place.id}",
        class_=f"seat-{letter}",
        data_own="" if side == scene.view.seat else None,
        transform=move(place.x + shift - PALACE_WIDTH / 2, place.y - PALACE_HEIGHT + 9),
    )


# --- what can be chosen -----------------------------------------------------------------------


def _notches(scene: TajScene) -> list[Markup]:
    """A green notch at every city where something has changed."""
    return [
        el("path", class_="changed", d="M0 0h8v8Z", transform=move(p.x + 9, p.y - 21))
        for p in scene.atlas.places
        if scene.look.has_changed(f"city-{p.id}")
    ]


def _targets(scene: TajScene) -> list[Markup]:
    """Prizes and tiles with their words, then every city; those that may be chosen are buttons."""
    found = [] if scene.look.still else [*court.targets(scene), *_tile_targets(scene)]
    for place in scene.atlas.places:
        found.append(_target(scene, place))
        crown = scene.crown_at(place)
        if crown is not None:
            found.append(_crown(scene, place, *crown))
    return found


@kept
def _tile_targets(scene: TajScene) -> list[Markup]:
    """Over the province tiles that are still on the map."""
    view, found = scene.view, []
    for tile in range(view.visit, len(view.tile_place)):
        land = scene.atlas.lands[view.tile_place[tile]]
        told = about(scene.look, "tile", view.tables.tile_ids[tile], "about-tile")
        found.append(el("circle", class_="reach", cx=land.x, cy=land.y, r=18, data_tip=told))
    return found


@kept
def _target(scene: TajScene, place: Place) -> Markup:
    look, thing = scene.look, f"city-{place.id}"
    action, why = scene.action("palace", place.id), scene.refused(f"palace {place.id}")
    told = scene.tell(thing)
    deed = look.words_of(action) if action else None
    if action is not None:
        look.offer((action,))
    return el(
        "g",
        scene.title(thing) if look.still else NOTHING,
        el("circle", class_="reach", cx=place.x, cy=place.y, r=TARGET),
        el("circle", class_="aim", cx=place.x, cy=place.y, r=place.radius + 6),
        round_ring(place.x, place.y, place.radius + 7) if action else NOTHING,
        id=f"at-{place.id}",
        class_="target",
        data_place=thing,
        data_action=action,
        data_tip=told if why is None else f"{told}. {look.voice.say(why.reason)}",
        **look.rule_link("" if why is None else why.reason.rule),
        role="button" if action else None,
        tabindex=0 if action else None,
        aria_label=f"{deed}. {told}" if deed else None,
        data_ask=deed,
    )


def _crown(scene: TajScene, place: Place, x: float, y: float) -> Markup:
    """The crowned palace has a button of its own beside the city."""
    action = f"crown {place.id}"
    label = scene.look.words_of(action)
    scene.look.offer((action,))
    return el(
        "g",
        el("title", label) if scene.look.still else NOTHING,
        el("circle", class_="reach", cx=x, cy=y, r=CROWN_TARGET),
        el("circle", class_="spot", cx=x, cy=y, r=CROWN),
        round_ring(x, y, CROWN),
        use("icon-taj-crown", x - 8.5, y - 9, 17, 17),
        id=f"crown-at-{place.id}",
        class_="crown-choice",
        data_action=action,
        data_tip=label,
        role="button",
        tabindex=0,
        aria_label=label,
    )
