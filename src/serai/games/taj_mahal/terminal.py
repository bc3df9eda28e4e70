"""The table of Taj Mahal as text: the map, the contest, the cities, the players, the cards."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.action import Action
from serai.games.look import sentence
from serai.games.taj_mahal.actions import Crown, Palace, Play
from serai.games.taj_mahal.boards.cards import deck_told
from serai.games.taj_mahal.boards.scene import TajLook
from serai.games.taj_mahal.boards.sides import counters
from serai.games.taj_mahal.forecast import gains
from serai.games.taj_mahal.state import LOST
from serai.games.taj_mahal.tables import (
    COLOUR_IDS,
    COLOURS,
    NONE,
    SPECIAL,
    SYMBOL_IDS,
    SYMBOLS,
    VISITS,
)
from serai.games.taj_mahal.view import SideView, TajView
from serai.games.terminal import EMPTY, WARNING, counted, letter, listing, look_at, table, who
from serai.games.voice import Voice

# Colours only help the eye: every colour is also written out.
STYLES = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "violet": "magenta",
    "white": "white",
    "special": "cyan",
}
LEAD = "*"
CROWN = "^"
"""Marks a crowned palace."""


def board(view: TajView, voice: Voice) -> Iterator[RenderableType]:
    """All that the seat of the view may see, from top to bottom."""
    yield _map(view, voice)
    if any(owner != NONE for owner in view.regular + view.crowned):
        yield _chains(view, voice)
    yield _title(view, voice)
    yield _contest(view, voice)
    yield _cities(view, voice, [view.province])
    yield counted(view, voice, counters(look_at(view, voice)))
    yield _cards_in_sight(view, voice)


def details(view: TajView, voice: Voice) -> Iterator[RenderableType]:
    """The roads of all provinces, in the order of the visits."""
    yield _cities(view, voice, view.tile_place)


def hint(look: TajLook, action: Action) -> str:
    """What withdrawing now would win, what a palace brings, and which card is spent with another:
    that is a warning."""
    if look.view.seat is None or look.ahead is None:
        return ""
    if isinstance(action, Palace | Crown):
        return ", ".join(gains(look, look.ahead, action))
    me = look.view.sides[look.view.seat]
    if isinstance(action, Play) and _is_other_colour(look.view, me, action.card):
        return f"{WARNING} {look.say('spends-change')}"
    if action.verb != "withdraw" or not me.would_win:
        return ""
    prizes = ", ".join(_symbol(look.voice, symbol) for symbol in me.would_win)
    return look.say("wins", prizes=prizes)


def _is_other_colour(view: TajView, side: SideView, card: int) -> bool:
    """Whether a card has not the colour that the side must follow."""
    return side.colour not in (NONE, view.tables.card_colour[card])


# --- the map ----------------------------------------------------------------------------------


def _map(view: TajView, voice: Voice) -> Table:
    """The provinces as they are visited, with their tiles and all that stands in their cities."""
    headings = (voice.label(key) for key in ("chapter", "province", "goods", "cities"))
    made = table(*headings)
    made.columns[3].ratio = 1
    for number, province in enumerate(view.tile_place, 1):
        now = number == view.visit
        made.add_row(
            f"{'>' if now else ' '} {number:2}",
            voice.name("province", view.tables.province_ids[province]),
            _goods(view, voice, number - 1),
            ", ".join(_site(view, voice, city) for city in view.tables.province_cities[province]),
            style="bold" if now else "",
        )
    return made


def _goods(view: TajView, voice: Voice, tile: int) -> str:
    """What lies on a province tile, and who has won it; of one that is lost nothing is left."""
    owner = view.tile_owner[tile]
    if owner == LOST:
        return EMPTY
    t = view.tables
    goods = [voice.name("commodity", t.commodity_ids[one]) for one in t.tile_commodities[tile]]
    return ", ".join(goods) + ("" if owner == NONE else f" [{letter(owner)}]")


def _site(view: TajView, voice: Voice, city: int) -> str:
    """A city with its palaces, or with the tile that lies there."""
    bonus = view.bonus_on[city]
    tile = f" ({voice.name('bonus', view.tables.bonus_ids[bonus])})" if bonus != NONE else ""
    return _city(view, voice, city) + tile


def _city(view: TajView, voice: Voice, city: int) -> str:
    """A city with its palaces: "Delhi [A B^]"."""
    standing = _palaces(view, city)
    name = voice.name("city", view.tables.city_ids[city])
    return f"{name} [{standing}]" if standing else name


def _palaces(view: TajView, city: int) -> str:
    regular, crowned = view.regular[city], view.crowned[city]
    palaces = [letter(regular)] if regular != NONE else []
    return " ".join(palaces + ([letter(crowned) + CROWN] if crowned != NONE else []))


def _chains(view: TajView, voice: Voice) -> Table:
    """Which palaces of each side are joined by roads."""
    made = table("", voice.label("chains"))
    cities = range(len(view.regular))
    for side in view.sides:
        left = [c for c in cities if side.side in (view.regular[c], view.crowned[c])]
        chains = []
        while left:
            chain = _joined(view, left[0], left)
            chains.append(" + ".join(voice.name("city", view.tables.city_ids[c]) for c in chain))
            left = [city for city in left if city not in chain]
        made.add_row(who(view, voice, side.side), ", ".join(chains) or EMPTY)
    return made


def _joined(view: TajView, first: int, cities: list[int]) -> list[int]:
    """Those of the cities that roads lead to from the first, over no others."""
    chain = [first]
    for city in chain:
        chain += [c for c in view.tables.links[city] if c in cities and c not in chain]
    return chain


# --- the contest ------------------------------------------------------------------------------


def _title(view: TajView, voice: Voice) -> Text:
    province = view.tables.province_ids[view.province]
    args: dict[str, str | int] = {"visit": view.visit, "visits": VISITS, "province": province}
    tile = voice.name("tile", view.tables.tile_ids[view.visit - 1])
    return Text.assemble((voice.label("visit-of", args), "bold"), f"  ({tile})")


def _contest(view: TajView, voice: Voice) -> Table:
    """Symbols by side. A star marks what a side would win if it withdrew now."""
    names = (_symbol(voice, symbol) for symbol in range(SYMBOLS))
    made = table("", *names, voice.label("colour"))
    for column in made.columns[1 : SYMBOLS + 1]:
        column.justify = "center"
    for side in view.sides:
        counts = [_count(side, symbol) for symbol in range(SYMBOLS)]
        made.add_row(who(view, voice, side.side), *counts, _follows(side, voice))
    winners = [letter(side) if side != NONE else EMPTY for side in view.winner]
    cells = (Text(cell, "italic") for cell in (voice.label("won-by"), *winners))
    made.add_row(*cells, "")
    return made


def _count(side: SideView, symbol: int) -> Text:
    if symbol in side.would_win:
        return Text(f"{side.counts[symbol]}{LEAD}", "bold")
    return Text(str(side.counts[symbol] or EMPTY))


def _follows(side: SideView, voice: Voice) -> str:
    if not side.active:
        return voice.label("left-all")
    return "" if side.colour == NONE else voice.name("colour", COLOUR_IDS[side.colour])


def _symbol(voice: Voice, symbol: int) -> str:
    return sentence(voice.name("symbol", SYMBOL_IDS[symbol]))


# --- cities and roads -------------------------------------------------------------------------


def _cities(view: TajView, voice: Voice, provinces: Iterable[int]) -> Table:
    """The cities of some provinces: what lies or stands there, and where roads lead."""
    t = view.tables
    made = table(*(voice.label(key) for key in ("city", "bonus", "palaces", "roads")))
    for city in (city for province in provinces for city in t.province_cities[province]):
        bonus = view.bonus_on[city]
        made.add_row(
            voice.name("city", t.city_ids[city]),
            voice.name("bonus", t.bonus_ids[bonus]) if bonus != NONE else "",
            _palaces(view, city) or EMPTY,
            ", ".join(_city(view, voice, other) for other in t.links[city]),
        )
    return made


# --- cards ------------------------------------------------------------------------------------


def _cards_in_sight(view: TajView, voice: Voice) -> Table:
    """The open cards, the deck, the special cards that are used up for this visit, one's hand."""
    display, deck = _cards(view, voice, view.display), deck_told(look_at(view, voice))
    rows = [(voice.label("open"), display.append(f"\n{deck}"))]
    used = [_used(view, voice, side) for side in view.sides if _specials(view, side)]
    if used:
        rows.append((voice.label("used"), Text("; ".join(used))))
    hand = view.sides[view.seat].hand if view.seat is not None else None
    if hand is not None:
        rows.append((voice.label("hand"), _cards(view, voice, hand)))
    return listing(*rows)


def _specials(view: TajView, side: SideView) -> list[int]:
    return [card for card in side.played if view.tables.card_colour[card] == SPECIAL]


def _used(view: TajView, voice: Voice, side: SideView) -> str:
    return f"{letter(side.side)} {', '.join(_face(view, voice, c) for c in _specials(view, side))}"


def _cards(view: TajView, voice: Voice, cards: Iterable[int]) -> Text:
    """Cards in short, by colour: "red elephant+vizier, 2 × elephant+elephant; white …"."""
    t = view.tables
    groups: list[Text] = []
    for colour in range(SPECIAL + 1):
        faces = Counter(_face(view, voice, c) for c in sorted(cards) if t.card_colour[c] == colour)
        if not faces:
            continue
        slug = "special" if colour == SPECIAL else COLOUR_IDS[colour]
        name = voice.name("colour", slug) + " " if colour < COLOURS + 1 else ""
        listed = ", ".join(f"{n} × {face}" if n > 1 else face for face, n in faces.items())
        groups.append(Text(f"{name}{listed}", STYLES[slug]))
    return Text("; ").join(groups)


def _face(view: TajView, voice: Voice, card: int) -> str:
    t = view.tables
    if t.card_colour[card] == SPECIAL:
        return voice.name("card", t.card_ids[card])
    return "+".join(voice.name("symbol", SYMBOL_IDS[symbol]) for symbol in t.card_symbols[card])
