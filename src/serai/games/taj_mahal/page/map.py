"""The map in the page: the drawn board, and above it what can be pointed at and chosen."""

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from serai.core.game import AnyGame
from serai.draw.markup import NOTHING, Markup, el, escape, join
from serai.draw.shapes import move, use
from serai.games.page import Look
from serai.games.taj_mahal.drawing import court
from serai.games.taj_mahal.drawing import map as country
from serai.games.taj_mahal.drawing import words as drawn_words
from serai.games.taj_mahal.drawing.board import MAP_HEIGHT, MAP_WIDTH, Board, Place, board_of
from serai.games.taj_mahal.drawing.map import ORIGIN
from serai.games.taj_mahal.drawing.scene import Scene
from serai.games.taj_mahal.page.parts import without_titles
from serai.games.taj_mahal.tables import NONE
from serai.games.voice import Voice

TARGET = 20
"""Radius of what reacts to a finger, in pixels of the board."""
CROWN = 14
CROWN_TARGET = 17
"""The choice of a crowned palace, which stands beside its city, and its reach."""
NEIGHBOURS = 0.5
"""How much of the board a small screen shows at once."""
ROOM = 44
"""Around the cities that may be chosen, when a small screen shows nothing else."""
CLOSEST = 240
"""As wide a part of the board a small screen shows at least, in its pixels."""


@dataclass(frozen=True)
class PageScene(Scene):
    """A scene whose names are those of the viewer's language."""

    local_board: Board | None = None

    @cached_property
    def board(self) -> Board:
        return self.local_board or board_of(self.view.game)


def scene_of(look: Look) -> PageScene:
    names = tuple(look.name(side) for side in range(len(look.view.sides)))
    return PageScene(look.view, names, _board_in(look.view.game, look.voice.language))


@lru_cache(maxsize=32)
def _board_in(game: AnyGame, language: str) -> Board:
    """The board with its names in a language, made once for each set of components."""
    voice = Voice(game, (), language)
    plain = board_of(game)
    return replace(
        plain,
        places=tuple(replace(place, name=voice.name("city", place.id)) for place in plain.places),
        lands=tuple(replace(land, name=voice.name("province", land.id)) for land in plain.lands),
    )


def board(look: Look) -> Markup:
    scene = scene_of(look)
    left, top = ORIGIN
    x, y, w, h = focus(look)
    return el(
        "svg",
        _ground(look, scene),
        _court(look, scene),
        el("g", without_titles(join(country.pieces(scene), court.pieces(scene))), id="pieces"),
        el("g", _notches(look, scene), id="notches", transform=move(*ORIGIN)),
        _names(look, scene),
        el("g", _targets(look, scene), id="targets", transform=move(*ORIGIN)),
        id="board",
        class_="board",
        viewBox=f"{left:g} {top:g} {MAP_WIDTH:g} {MAP_HEIGHT:g}",
        preserveAspectRatio="xMidYMid meet",
        role="group",
        aria_label=look.text("taj-page-map"),
        data_pan="",
        data_whole=f"{left:g} {top:g} {MAP_WIDTH:g} {MAP_HEIGHT:g}",
        data_focus=f"{x:.0f} {y:.0f} {w:.0f} {h:.0f}",
    )


def focus(look: Look) -> tuple[float, float, float, float]:
    """What a small screen shows: the places to choose from, or else the province of now with its
    neighbours; after the end, everything."""
    if look.view.outcome is not None:
        return (*ORIGIN, MAP_WIDTH, MAP_HEIGHT)
    asked = [p for p in board_of(look.view.game).places if _may_build(look, p)]
    return _around(asked) if asked else _province(look)


def _may_build(look: Look, place: Place) -> bool:
    return f"palace {place.id}" in look.actions or f"crown {place.id}" in look.actions


def _around(places: list[Place]) -> tuple[float, float, float, float]:
    left, right = min(p.x for p in places) - ROOM, max(p.x for p in places) + ROOM
    top, bottom = min(p.y for p in places) - ROOM, max(p.y for p in places) + ROOM
    more = max(CLOSEST - (right - left), 0)
    return ORIGIN[0] + left - more / 2, ORIGIN[1] + top, right - left + more, bottom - top


def _province(look: Look) -> tuple[float, float, float, float]:
    places = board_of(look.view.game).places
    cities = [places[city] for city in look.view.tables.province_cities[look.view.province]]
    x = ORIGIN[0] + (min(p.x for p in cities) + max(p.x for p in cities)) / 2
    y = ORIGIN[1] + (min(p.y for p in cities) + max(p.y for p in cities)) / 2
    width, height = MAP_WIDTH * NEIGHBOURS, MAP_HEIGHT * NEIGHBOURS
    left = min(max(x - width / 2, ORIGIN[0]), ORIGIN[0] + MAP_WIDTH - width)
    top = min(max(y - height / 2, ORIGIN[1]), ORIGIN[1] + MAP_HEIGHT - height)
    return left, top, width, height


# --- below the pieces -------------------------------------------------------------------------


def _ground(look: Look, scene: PageScene) -> Markup:
    art = scene.board
    return el(
        "g",
        el("rect", class_="f-sea", width=MAP_WIDTH, height=MAP_HEIGHT),
        art.ground,
        _land_of_now(look, art),
        art.road_bands,
        _own_roads(look, art),
        el("g", _plans(look, art), id="plans"),
        _spots(look, art),
        art.place_marks,
        transform=move(*ORIGIN),
    )


def _land_of_now(look: Look, art: Board) -> Markup:
    """The province of this visit: the lightest wash, an ink border, a gold rim inside."""
    if look.view.outcome is not None:
        return NOTHING
    outline = art.lands[look.view.province].outline
    return join(
        el("path", class_="land-now", d=outline),
        el("clipPath", el("path", d=outline), id="clip-now"),
        el("path", class_="now-rim", clip_path="url(#clip-now)", d=outline),
        el("path", class_="now-edge", d=outline),
    )


def _owners(look: Look, city: int) -> set[int]:
    return {look.view.regular[city], look.view.crowned[city]} - {NONE}


def _own_roads(look: Look, art: Board) -> list[Markup]:
    """A road whose both ends have a palace of one side takes its colour; of two sides, both."""
    owners = [_owners(look, city) for city in range(len(art.places))]
    return [
        el(
            "path",
            class_=f"road-own seat-{'abcde'[side]}",
            stroke_dasharray="9 9" if order else None,
            d=art.road(a, b),
        )
        for a, b in art.roads
        for order, side in enumerate(sorted(owners[a] & owners[b]))
    ]


def _plans(look: Look, art: Board) -> list[Markup]:
    """What a palace would look like, shown while its choice is pointed at."""
    if not look.mine:
        return []
    me = look.view.seat
    found = []
    for city, place in enumerate(art.places):
        for verb in ("palace", "crown"):
            action = f"{verb} {place.id}"
            if action in look.actions:
                found.append(_plan(look, art, city, action, me))
    return found


def _plan(look: Look, art: Board, city: int, action: str, me: int) -> Markup:
    place = art.places[city]
    roads = [
        el("path", class_="road-plan", d=art.road(city, other))
        for other in look.view.tables.links[city]
        if me in _owners(look, other)
    ]
    ghost = use(f"palace-{'abcde'[me]}", place.x - 12, place.y - 20, 24, 29)
    return el("g", roads, ghost, class_=f"plan seat-{'abcde'[me]}", data_for=action)


def _spots(look: Look, art: Board) -> list[Markup]:
    """A disc under every city that may take a palace now."""
    return [
        el("circle", class_="spot", cx=p.x, cy=p.y, r=p.radius + 6, data_lit=f"palace {p.id}")
        for p in art.places
        if f"palace {p.id}" in look.actions
    ]


def _court(look: Look, scene: PageScene) -> Markup:
    drawn = without_titles(court.court(scene))
    return _translated(drawn, drawn_words.COURT, look.text("taj-page-court"))


def _names(look: Look, scene: PageScene) -> Markup:
    number = look.view.visit
    words = look.text("taj-page-visit-number", visit=number)
    return _translated(country.names(scene), drawn_words.visit(number), words)


def _translated(drawn: Markup, english: str, words: str) -> Markup:
    """A drawing with one of its own words in the viewer's language."""
    return Markup(drawn.replace(f">{english}<", f">{escape(words)}<"))


# --- above the pieces -------------------------------------------------------------------------


def _notches(look: Look, scene: PageScene) -> list[Markup]:
    """A green notch at every city where something has changed."""
    return [
        el("path", class_="changed", d="M0 0h8v8Z", transform=move(p.x + 9, p.y - 21))
        for p in scene.board.places
        if f"city-{p.id}" in look.changed
    ]


def _targets(look: Look, scene: PageScene) -> list[Markup]:
    """Every city, with its words; those that may be chosen are buttons."""
    found = []
    for city, place in enumerate(scene.board.places):
        action = f"palace {place.id}" if f"palace {place.id}" in look.actions else None
        found.append(_target(look, city, place, action))
        crown = f"crown {place.id}"
        if crown in look.actions:
            found.append(_crown(look, scene, place, crown))
    return found


def _target(look: Look, city: int, place: Place, action: str | None) -> Markup:
    why = next((r for r in look.view.refusals if r.text == f"palace {place.id}"), None)
    words = describe(look, city, place)
    deed = look.voice.action(look.view.game.read(action)) if action else None
    tip = words if why is None else f"{words}. {look.voice.say(why.reason)}"
    return el(
        "g",
        el("circle", class_="reach", cx=place.x, cy=place.y, r=TARGET),
        el("circle", class_="aim", cx=place.x, cy=place.y, r=place.radius + 6),
        id=f"at-{place.id}",
        class_="target",
        data_place=f"city-{place.id}",
        data_action=action,
        data_tip=tip,
        data_rule=None if why is None else look.rules_at(why.reason.rule),
        role="button" if action else None,
        tabindex=0 if action else None,
        aria_label=f"{deed}. {words}" if deed else None,
        data_ask=deed,
    )


def _crown(look: Look, scene: PageScene, place: Place, action: str) -> Markup:
    """The crowned palace has a button of its own beside the city."""
    outward = 1 if place.x > scene.board.lands[look.view.province].x else -1
    x, y = place.x + outward * (place.radius + 18), place.y - 3
    label = look.voice.action(look.view.game.read(action))
    return el(
        "g",
        el("circle", class_="reach", cx=x, cy=y, r=CROWN_TARGET),
        el("circle", class_="spot", cx=x, cy=y, r=CROWN),
        use("crown", x - 8.5, y - 9, 17, 17),
        id=f"crown-at-{place.id}",
        class_="crown-choice",
        data_action=action,
        data_tip=label,
        role="button",
        tabindex=0,
        aria_label=label,
    )


def describe(look: Look, city: int, place: Place) -> str:
    """A city in words: what it is, what lies there, who is there."""
    view = look.view
    parts = [look.text("taj-page-fortress", city=place.id) if place.fortress else place.name]
    bonus = view.bonus_on[city]
    if bonus != NONE:
        parts.append(look.voice.name("bonus", view.tables.bonus_ids[bonus]))
    if view.regular[city] != NONE:
        parts.append(look.text("taj-page-palace-of", name=look.name(view.regular[city])))
    if view.crowned[city] != NONE:
        parts.append(look.text("taj-page-crown-of", name=look.name(view.crowned[city])))
    return ", ".join(parts)
