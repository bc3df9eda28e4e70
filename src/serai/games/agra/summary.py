"""Agra on one screen: what one plays for, a turn, and where rupees come from."""

from serai.core.match import Match
from serai.draw.html import h
from serai.draw.markup import Markup, el
from serai.draw.people import worker
from serai.draw.shapes import Box
from serai.games.agra import Agra
from serai.games.agra.boards import city, farm, figures, palace, river
from serai.games.agra.boards.bars import glyph
from serai.games.agra.boards.buildings import WIDE
from serai.games.agra.boards.scene import AgraLook, AgraScene
from serai.games.agra.tables import BASICS, BUILDINGS, CHARACTER_IDS
from serai.games.agra.view import AgraView
from serai.games.summary import drawing, in_a_row, in_words, then

CHOICES, STRIDE = 64, 7
"""How many choices lead to the position, and how one goes through the options for them."""
ROW = 2
"""The street of the city that is shown."""
WORKER = Box(0, 0, 34, 36)
"""Around a worker, standing or lying."""
BESIDE, RIVER_ROWS = 3, 2
"""As many buildings of the street, and notables at the river, are shown."""


def position(game: Agra) -> AgraView:
    """A game that has gone on for some turns."""
    match = Match(game, players=3, seed=4)
    for at in range(CHOICES):
        options = match.options()
        match.play(options[at * STRIDE % len(options)])
    return game.view(match.state, None)


def more_figures(look: AgraLook) -> dict[str, int]:
    return {"meditation": max(look.view.tables.meditation_rupees)}


def pictures(look: AgraLook) -> dict[str, Markup]:
    scene = AgraScene(look)
    return {
        "goal": _goods(scene),
        "farm": _farm(scene),
        "meditate": _meditation(scene),
        "act": _places(scene),
        "order": _order(scene),
        "deliver": _river(scene),
        "tracks": _track(scene),
    }


# --- the goal ---------------------------------------------------------------------------------


def _goods(scene: AgraScene) -> Markup:
    """The goods of a street from the basic one to the luxury, each with its value."""
    t = scene.view.tables
    found: list[Markup] = []
    for good in range(ROW, BUILDINGS, BASICS):
        drawn = figures.good(t, good, 0, 5, 34), figures.pennant(t.printed_value[good], 24, 0)
        name = scene.called("good", t.good_ids[good])
        found += [then()] * bool(found)
        found.append(drawing(drawn, Box(0, 0, 39, 40), name, size=1))
    return in_a_row(found)


def _farm(scene: AgraScene) -> Markup:
    shown = el("g", farm.ring(scene.under("summary-"), 0), class_="agra")
    label, box = in_words(scene.look, "farm-told"), Box(-1, -1, farm.RING + 2, farm.RING + 2)
    return drawing(shown, box, label, class_="centred", size=0.72)


# --- a turn -----------------------------------------------------------------------------------


def _meditation(scene: AgraScene) -> Markup:
    """A worker lies down, and the wheel offers what his points buy."""
    t = scene.view.tables
    workers = [
        drawing(el("g", worker(0, standing=up), class_="seat-a"), WORKER, "", size=1.1)
        for up in (True, False)
    ]
    deeds = [
        h("li", glyph(icon, size=22), scene.called("wheel", slug))
        for icon, slug in zip(city.ICONS, t.wheel_ids, strict=True)
    ]
    asleep = in_a_row(workers[0], then(), workers[1])
    return h("div", asleep, h("ul", deeds, class_="signs"), class_="beside")


def _places(scene: AgraScene) -> Markup:
    """The four characters, and one street of the city as it stands."""
    people = [h("li", glyph(slug, size=26), scene.called("place", slug)) for slug in CHARACTER_IDS]
    above, height = WIDE.street
    street = Box(-4, WIDE.y + WIDE.down * ROW - above, WIDE.across * BESIDE, height)
    town = city.city(scene)
    return h(
        "div",
        h("ul", people, class_="signs four"),
        drawing(town, street, in_words(scene.look, "street-told"), class_="framed"),
    )


def _order(scene: AgraScene) -> Markup:
    """The goods of an order, its guild, and Akbar's bowl."""
    t, goods = scene.view.tables, []
    for good in t.order_goods[0]:
        name = scene.called("good", t.good_ids[good])
        goods.append(drawing(figures.good(t, good, 0, 0, 30), Box(0, 0, 30, 30), name, size=1))
    guild, coin = t.guild_ids[0], glyph("rupee", size=28)
    return in_a_row(goods, then(), glyph(guild, scene.called("guild", guild), 30), then(), coin)


# --- rupees -----------------------------------------------------------------------------------


def _river(scene: AgraScene) -> Markup:
    """The first notables at the river, with the goods they ask for and stones on their cards."""
    last, label = river.bank_of(scene).rows[RIVER_ROWS - 1], in_words(scene.look, "river-told")
    box = Box(-4, 0, river.WIDE.width + 8, last.y + last.height)
    return drawing(river.river(scene), box, label, class_="framed", size=1.4)


def _track(scene: AgraScene) -> Markup:
    """One guild of the palace: its track, and the orders below it."""
    label = in_words(scene.look, "track-told")
    return drawing(palace.small(scene), Box(0, 0, palace.WIDTH, palace.BAND - 4), label)
