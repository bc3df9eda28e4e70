"""Taj Mahal on one screen: what one plays for, a turn, and points."""

from serai.core.match import Match
from serai.draw.html import h
from serai.draw.lettering import Face
from serai.draw.markup import NOTHING, Markup, el, join
from serai.draw.shapes import Box, octagon, rect, seat_badge, words
from serai.games.summary import drawing, figure, in_a_row, in_words, then
from serai.games.taj_mahal import TajMahal, gallery, tables
from serai.games.taj_mahal.boards import cards
from serai.games.taj_mahal.boards import map as country
from serai.games.taj_mahal.boards.scene import TajLook, TajScene, glyph, good, symbol_sign
from serai.games.taj_mahal.tables import ELEPHANT, GENERAL, GRAND_MOGUL, VISITS, VIZIER
from serai.games.taj_mahal.view import TajView

PROVINCE = "ajmer_province"
CHAIN = ("jodhpur", "umarkot", "patan", "ahmadabad", "ujjain")
"""Where the first side has palaces; each is joined to the next by a road."""
OTHERS = {"chanderi": 1, "amber": 2}
ROOM = Box(-50, -34, 100, 66)
"""Around the palaces that the picture of the map shows."""
LABEL, COUNT, BOLD = Face(15), Face(17), Face(17, 700)


def position(game: TajMahal) -> TajView:
    """The visit to a province where a chain of palaces has just grown."""
    s = Match(game, players=3, seed=4).state
    t = game.tables
    s.province = t.province_ids.index(PROVINCE)
    s.visit = s.tile_place.index(s.province) + 1
    for city, side in {**dict.fromkeys(CHAIN, 0), **OTHERS}.items():
        s.regular[t.city_ids.index(city)] = side
        s.bonus_on[t.city_ids.index(city)] = tables.NONE
    return game.view(s, None)


def more_figures(look: TajLook) -> dict[str, int]:
    """How long the game is, and what the chain on the map brings."""
    t = look.view.tables
    count = len({t.city_province[t.city_ids.index(city)] for city in CHAIN}) - 1
    total = t.any_palace_now + t.each_linked_province * count
    return {"visits": VISITS, "cards": t.draw[look.view.players], "count": count, "total": total}


def pictures(look: TajLook) -> dict[str, Markup]:
    return {
        "goal": _visits(look),
        "prizes": _prizes(look),
        "play": _played(look),
        "withdraw": _compared(look),
        "settle": _settled(look),
        "palaces": _map(look),
        "goods": _goods(look),
        "bonus": _bonuses(),
    }


# --- the goal ---------------------------------------------------------------------------------


def _visits(look: TajLook) -> Markup:
    """The twelve visits, as they stand over the table."""
    steps = []
    for at in range(VISITS):
        now = at + 1 == look.view.visit
        steps.append(octagon(26 * at, 0, 24, "f-accent" if now else "f-accent-soft"))
        ink = "f-paper" if now else "f-ink"
        steps.append(words(at + 1, 26 * at + 12, 17, Face(14, 600), ink, "middle"))
    return drawing(steps, Box(0, 0, 26 * VISITS - 2, 24), "")


def _prizes(look: TajLook) -> Markup:
    """The six symbols, and what each of them wins: four of them the same."""
    others = ("gain-crown", [GRAND_MOGUL]), ("gain-tile", [ELEPHANT])
    wins = (("gain-figure", [*range(tables.FIGURES)]), *others)
    lines = [
        h("li", [_prize(look, prize) for prize in prizes], h("small", in_words(look, kind)))
        for kind, prizes in wins
    ]
    return h("ul", lines, class_="prizes")


def _prize(look: TajLook, prize: int) -> Markup:
    slug = tables.SYMBOL_IDS[prize]
    return h("span", gallery.part(f"s-{slug}", 36, 0.9), h("b", look.called("symbol", slug)))


# --- a turn -----------------------------------------------------------------------------------


def _find(t: tables.Tables, colour: str, *symbols: int) -> int:
    """A card by what is printed on it; any of its colour, if an edition has no such card."""
    of_colour = [c for c in t.deck if t.card_colour[c] == tables.COLOUR_IDS.index(colour)]
    fitting = (c for c in of_colour if sorted(t.card_symbols[c]) == sorted(symbols))
    return next(fitting, of_colour[0])


def _card(look: TajLook, card: int, size: float = 0.62) -> Markup:
    return gallery.card(look, card, size, cards.name(look, card))


def _played(look: TajLook) -> Markup:
    """A coloured card with a white one, and the symbols that they show together."""
    t = look.view.tables
    pair = [_find(t, "violet", ELEPHANT, GRAND_MOGUL), _find(t, "white", ELEPHANT)]
    shown = [symbol for card in pair for symbol in t.card_symbols[card]]
    counts = [
        (glyph(look, symbol, 26), figure(shown.count(symbol)))
        for symbol in sorted(set(shown), reverse=True)
    ]
    return in_a_row([_card(look, card) for card in pair], then(), counts)


def _compared(look: TajLook) -> Markup:
    """Two sides: the first leads for the general, and is level for the elephant."""
    heads = [
        el("g", symbol_sign(look, prize).drawn, transform=f"translate({248 + 80 * at} 0)")
        for at, prize in enumerate((VIZIER, GENERAL, ELEPHANT))
    ]
    sides = [_side(look, 30, 0, (0, 2, 3)), _side(look, 66, 1, (2, 1, 3))]
    return drawing((heads, sides), Box(0, 0, 450, 100), in_words(look, "compared"))


def _side(look: TajLook, y: float, side: int, counts: tuple[int, ...]) -> Markup:
    drawn = [rect(Box(0, y - 1, 450, 36), "f-accent-soft") if side == 0 else NOTHING]
    drawn.append(seat_badge(side, 6, y + 3, 28))
    drawn.append(words(look.name(side), 42, y + 23, LABEL))
    for at, count in enumerate(counts):
        x, face, ink = 260 + 80 * at, COUNT, "f-ink"
        if at == (1, 0)[side]:  # where it leads
            drawn.append(rect(Box(x - 14, y + 1, 28, 32), "f-ink", 8))
            face, ink = BOLD, "f-paper"
        drawn.append(words(count or "·", x, y + 23, face, ink, "middle"))
    return join(drawn)


def _settled(look: TajLook) -> Markup:
    """A palace, the goods of the province tile, and cards for the next visit."""
    t = look.view.tables
    goods = [good(look, t.commodity_ids[at], 28) for at in (0, 2)]
    drawn = [_find(t, "green", ELEPHANT, VIZIER), _find(t, "white", GRAND_MOGUL)]
    taken = [_card(look, card, 0.5) for card in drawn]
    return in_a_row(gallery.palace(0), then(), goods, then(), taken)


# --- points -----------------------------------------------------------------------------------


def _map(look: TajLook) -> Markup:
    """The chain on the map of the position, and what lies around it."""
    scene = TajScene(look)
    places = [scene.atlas.places[look.view.tables.city_ids.index(city)] for city in CHAIN]
    shown, label = country.around(places, ROOM), in_words(look, "chain")
    return drawing(country.board(scene).content, shown, label, class_="framed")


def _goods(look: TajLook) -> Markup:
    """The same good three times: each one brings more than the one before."""
    t = look.view.tables
    worth = [1 + t.commodity_step * at for at in range(3)]
    each = [(good(look, t.commodity_ids[0], 28), figure(points)) for points in worth]
    return in_a_row(each, h("b", f"= {sum(worth)}", class_="figure sum"))


def _bonuses() -> Markup:
    parts = ("bonus-plus_two", "bonus-draw_card", "tea", "bonus-taj")
    return in_a_row(gallery.part(part, 24, 1.2) for part in parts)
