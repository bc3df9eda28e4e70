"""Rajas of the Ganges on one screen: the race, a worker, and what pays."""

from functools import partial

from serai.core.match import Match
from serai.draw.html import h
from serai.draw.markup import Markup
from serai.draw.shapes import Box
from serai.games import summary as shared
from serai.games.rajas import Rajas
from serai.games.rajas.boards import board, province, race, tray
from serai.games.rajas.boards.scene import RajasLook, RajasScene
from serai.games.rajas.boards.signs import LAYOUT, SIDE, coin, good, icon, tile
from serai.games.rajas.rewards import GOODS
from serai.games.rajas.rules.province import newly_linked
from serai.games.rajas.tables import BUILDING_IDS, CHAMBER_IDS
from serai.games.rajas.view import RajasView
from serai.games.summary import drawing, figure, in_a_row, piece, then

SHOWN = LAYOUT["position"]


def position(game: Rajas) -> RajasView:
    """A race in the middle, and a province with some tiles."""
    s, t = Match(game, players=len(SHOWN["fame"]), seed=4).state, game.tables
    s.fame, s.money, s.boat = [*SHOWN["fame"]], [*SHOWN["money"]], [*SHOWN["boat"]]
    s.scroll[0] = 1
    for slug, which, roads in SHOWN["tiles"]:
        cell, lie = t.cell_ids.index(slug), t.slugs["roads"].index(roads)
        s.tile[cell] = t.tile_ids.index(which)
        s.set_roads(0, cell, lie)
        s.linked[0] |= newly_linked(s, 0, cell, lie)
    return game.view(s, None)


def more_figures(look: RajasLook) -> dict[str, int]:
    """What a die may show at most to move a boat."""
    return {"most": next(price.most for price in look.view.tables.place_die if price.most)}


def pictures(look: RajasLook) -> dict[str, Markup]:
    scene = RajasScene(look, looked=0)
    lanes, framed = race.race(scene.on_phone()), partial(shared.framed, look)
    half_a_river = Box(0, 0, board.RIVER / 2, board.RIVER_HIGH)
    near = Box(0, 0, province.LEFT + 3.6 * SIDE, province.TOP + 3 * SIDE)
    pace = (_coins(look.view.tables.money_per_fame), figure("="), _sign("fame"))
    return {
        "goal": framed(lanes.content, Box(0, 0, lanes.width, lanes.height), "race-told", 0.8),
        "province": framed(province.province(scene), near, "province-told", 0.55),
        "quarry": _bought(scene),
        "market": _goods(),
        "port": _sign("boat"),
        "palace": _people(scene),
        "dice": in_a_row(_die(13), _sign("karma"), then(), _die(16)),  # a two becomes a five
        "fame": _scrolls(scene),
        "money": _market(),
        "rewards": framed(board.river(scene), half_a_river, "river-told"),
        "pace": in_a_row(pace),
    }


def _sign(name: str, label: str = "") -> Markup:
    return piece(icon(name, 0, 0, 32), 32, 0.8, label)


def _die(which: int) -> Markup:
    return piece(tray.die(which, 0, 0), tray.SIDE)


def _coins(count: int) -> Markup:
    return piece(coin(count, 14, 14, 13), 28)


def _bought(scene: RajasScene) -> Markup:
    """Two dice of a colour buy a tile."""
    which = scene.tables.tile_ids.index(SHOWN["tiles"][0][1])
    drawn = tile(scene.tables, which, scene.tables.tile_roads[which], 0, 0)
    return in_a_row(_die(1), _die(4), then(), piece(drawn, SIDE, 0.7))


def _goods() -> Markup:
    drawn = [good(which, 34 * which, 0, 30) for which in range(GOODS)]
    return drawing(drawn, Box(-1, -1, 34 * GOODS, 32), "", size=1)


def _people(scene: RajasScene) -> Markup:
    people = [h("li", _sign(slug), scene.called("chamber", slug)) for slug in CHAMBER_IDS]
    return h("ul", people, class_="signs")


def _scrolls(scene: RajasScene) -> Markup:
    """Each kind of building, and what one of them gives."""
    found = [
        (_sign(slug, scene.called("building", slug)), figure(scene.tables.scroll_fame[raised]))
        for slug, raised in zip(BUILDING_IDS, scene.shown.scroll, strict=True)
    ]
    told = shared.in_words(scene.look, "scrolls-told")
    return h("div", in_a_row(found), role="img", aria_label=told)


def _market() -> Markup:
    drawn = (good(0, 0, 0, 30), coin(3, 27, 25, 9))
    return in_a_row(drawing(drawn, Box(-1, -1, 40, 38), "", size=1), then(), _coins(3))
