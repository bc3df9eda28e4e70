"""Rajas of the Ganges on one screen: the race, a worker, and what pays."""

from serai.core.match import Match
from serai.draw.html import h
from serai.draw.markup import Markup, el
from serai.draw.shapes import Box
from serai.games.rajas import Rajas
from serai.games.rajas.boards import board, province, race, tray
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import SIDE, coin, good, icon, tile
from serai.games.rajas.rewards import GOODS
from serai.games.rajas.rules.province import newly_linked
from serai.games.rajas.tables import (
    AT_MOST,
    BUILDING_IDS,
    CHAMBER_IDS,
    EAST,
    NORTH,
    SOUTH,
    WEST,
)
from serai.games.rajas.view import RajasView
from serai.games.summary import (
    Statement,
    Summary,
    drawing,
    figure,
    in_a_row,
    in_words,
    statement,
    then,
)

RACE = ((14, 32), (19, 41), (9, 47))
"""Fame and money of three seats."""
TILES = (
    ("b1", "blue_cow_1", EAST | SOUTH | WEST),
    ("b2", "orange_cow_3", NORTH | EAST),
    ("c2", "green_snake_3", NORTH | SOUTH | WEST),
    ("c3", "purple_tiger_1", NORTH | SOUTH),
)
"""The province of the first seat."""
BOATS = (2, 5, 4)


def position(game: Rajas) -> RajasView:
    """A race in the middle, and a province with some tiles."""
    s = Match(game, players=len(RACE), seed=4).state
    t = game.tables
    for seat, (fame, money) in enumerate(RACE):
        s.fame[seat], s.money[seat], s.boat[seat] = fame, money, BOATS[seat]
    s.scroll[0] = 1
    for slug, which, roads in TILES:
        cell = t.cell_ids.index(slug)
        s.tile[cell] = t.tile_ids.index(which)
        s.set_roads(0, cell, roads)
        s.linked[0] |= newly_linked(s, 0, cell, roads)
    return game.view(s, None)


def summary(look: RajasLook) -> Summary:
    scene = RajasScene(look, looked=0)
    return Summary(_goal(scene), _turn(scene), _points(scene))


def _board(content: Markup, box: Box, label: str, size: float = 0) -> Markup:
    return drawing(el("g", content, class_="rajas"), box, label, class_="framed", size=size)


# --- the goal ---------------------------------------------------------------------------------


def _goal(scene: RajasScene) -> tuple[Statement, ...]:
    t = scene.tables
    lanes = race.race(scene.on_phone(), "")
    track = Box(0, 0, lanes.width, lanes.height)
    near = Box(0, 0, province.LEFT + 3.6 * SIDE, province.TOP + 3 * SIDE)
    tracks = _board(lanes.content, track, in_words(scene.look, "race-told"), 0.8)
    own = _board(province.province(scene), near, in_words(scene.look, "province-told"), 0.55)
    return (
        statement(scene.look, "goal", "end.crossed", tracks),
        statement(scene.look, "province", "province.road", own),
        statement(scene.look, "incomes", "income.connect", half=True),
        statement(
            scene.look,
            "workers",
            "worker.tracks",
            start=t.workers_start,
            fame=t.worker_fame,
            money=t.worker_money,
            half=True,
        ),
    )


# --- a turn -----------------------------------------------------------------------------------


def _turn(scene: RajasScene) -> tuple[Statement, ...]:
    t = scene.tables
    most = next(of for at, of in enumerate(t.place_die_of) if t.place_die[at] == AT_MOST)
    return (
        statement(scene.look, "turn", "place.order"),
        statement(scene.look, "quarry", "quarry.dice", _bought(scene)),
        statement(scene.look, "market", "market.different", _goods(scene), half=True),
        statement(scene.look, "port", "port.die", _sign("boat"), most=most, half=True),
        statement(scene.look, "palace", "palace.chamber", _people(scene)),
        statement(scene.look, "dice", "karma.turn", _turned(), dice=t.statue[0]),
    )


def _sign(name: str, label: str = "") -> Markup:
    return drawing(icon(name, 0, 0, 32), Box(0, 0, 32, 32), label, size=0.8)


def _die(which: int) -> Markup:
    return drawing(tray.die(which, 0, 0), Box(0, 0, tray.SIDE, tray.SIDE), "", size=1)


def _bought(scene: RajasScene) -> Markup:
    """Two dice of a colour buy a tile."""
    which = scene.tables.tile_ids.index(TILES[0][1])
    drawn = tile(scene.tables, which, TILES[0][2], 0, 0)
    return in_a_row(_die(1), _die(4), then(), drawing(drawn, Box(0, 0, SIDE, SIDE), "", size=0.7))


def _goods(scene: RajasScene) -> Markup:
    drawn = [good(which, 34 * which, 0, 30) for which in range(GOODS)]
    return drawing(drawn, Box(-1, -1, 34 * GOODS, 32), "", size=1)


def _people(scene: RajasScene) -> Markup:
    people = [h("li", _sign(slug), scene.called("chamber", slug)) for slug in CHAMBER_IDS]
    return h("ul", people, class_="signs")


def _turned() -> Markup:
    """A two becomes a five for one karma."""
    return in_a_row(_die(13), _sign("karma"), then(), _die(16))


# --- what pays --------------------------------------------------------------------------------


def _points(scene: RajasScene) -> tuple[Statement, ...]:
    t = scene.tables
    low, high = t.scroll_fame[0], t.scroll_fame[-1]
    box = Box(0, 0, board.RIVER / 2, board.RIVER_HIGH)
    stream = _board(board.river(scene), box, in_words(scene.look, "river-told"))
    return (
        statement(scene.look, "fame", "province.buildings", _scrolls(scene), low=low, high=high),
        statement(scene.look, "money", "province.markets", _market(scene)),
        statement(scene.look, "rewards", "track.bonus", stream),
        statement(scene.look, "pace", "track.beside", _pace(scene), per=t.money_per_fame),
    )


def _scrolls(scene: RajasScene) -> Markup:
    """Each kind of building, and what one of them gives."""
    found = [
        (_sign(slug, scene.called("building", slug)), figure(scene.tables.scroll_fame[raised]))
        for slug, raised in zip(BUILDING_IDS, scene.shown.scroll, strict=True)
    ]
    return h("div", in_a_row(found), role="img", aria_label=in_words(scene.look, "scrolls-told"))


def _market(scene: RajasScene) -> Markup:
    drawn = (good(0, 0, 0, 30), coin(3, 27, 25, 9))
    return in_a_row(drawing(drawn, Box(-1, -1, 40, 38), "", size=1), then(), _coins(3))


def _coins(count: int) -> Markup:
    return drawing(coin(count, 14, 14, 13), Box(0, 0, 28, 28), "", size=1)


def _pace(scene: RajasScene) -> Markup:
    return in_a_row(_coins(scene.tables.money_per_fame), figure("="), _sign("fame"))
