"""The table of Taj Mahal as text: the map, the contest, the cities, the players, the cards."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serai.core.action import Action
from serai.draw.shapes import seat_letter
from serai.games.taj_mahal.actions import Crown, Palace, Play
from serai.games.taj_mahal.boards.cards import deck_told
from serai.games.taj_mahal.boards.scene import TajLook
from serai.games.taj_mahal.boards.sides import counters
from serai.games.taj_mahal.forecast import gains
from serai.games.taj_mahal.state import LOST
from serai.games.taj_mahal.tables import COLOUR_IDS, NONE, SPECIAL, SYMBOL_IDS, SYMBOLS, VISITS
from serai.games.taj_mahal.view import SideView, TajView
from serai.games.terminal import EMPTY, WARNING, counted, listing, look_at, table, who
from serai.games.voice import Voice

STYLES = ("red", "yellow", "green", "magenta", "white", "cyan")
"""Of colours, and of special cards. They only help the eye: every colour is also written out."""
LEAD = "*"
CROWN = "^"
"""Marks a crowned palace."""


def board(view: TajView, voice: Voice) -> Iterator[RenderableType]:
    """All that the seat of the view may see, from top to bottom."""
    text = TextBoard(view, voice)
    yield text.country()
    if any(owner != NONE for owner in view.regular + view.crowned):
        yield text.chains()
    yield text.title()
    yield text.contest()
    yield text.cities([view.province])
    yield counted(view, voice, counters(text.look))
    yield text.cards_in_sight()


def details(view: TajView, voice: Voice) -> Iterator[RenderableType]:
    """The roads of all provinces, in the order of the visits."""
    yield TextBoard(view, voice).cities(view.tile_place)


def hint(look: TajLook, action: Action) -> str:
    """What withdrawing now would win, what a palace brings, and which card is spent with another:
    that is a warning."""
    if look.view.seat is None or look.ahead is None:
        return ""
    if isinstance(action, Palace | Crown):
        return ", ".join(gains(look, look.ahead, action))
    me = look.view.sides[look.view.seat]
    colours = look.view.tables.card_colour
    if isinstance(action, Play) and me.colour not in (NONE, colours[action.card]):
        return f"{WARNING} {look.say('spends-change')}"
    if action.verb != "withdraw" or not me.would_win:
        return ""
    prizes = ", ".join(look.called("symbol", SYMBOL_IDS[symbol]) for symbol in me.would_win)
    return look.say("wins", prizes=prizes)


class TextBoard:
    """A view in words."""

    def __init__(self, view: TajView, voice: Voice) -> None:
        self.view, self.voice, self.t = view, voice, view.tables
        self.look = look_at(view, voice)

    # --- the map ------------------------------------------------------------------------------

    def country(self) -> Table:
        """The provinces as they are visited, with their tiles and all that stands in the cities."""
        made = table(*map(self.voice.label, ("chapter", "province", "goods", "cities")))
        made.columns[3].ratio = 1
        for number, province in enumerate(self.view.tile_place, 1):
            now = number == self.view.visit
            made.add_row(
                f"{'>' if now else ' '} {number:2}",
                self.voice.name("province", self.t.province_ids[province]),
                self._goods(number - 1),
                ", ".join(map(self._site, self.t.province_cities[province])),
                style="bold" if now else "",
            )
        return made

    def _goods(self, tile: int) -> str:
        """What lies on a province tile, and who has won it; of one that is lost nothing is left."""
        owner = self.view.tile_owner[tile]
        if owner == LOST:
            return EMPTY
        goods = [self.t.commodity_ids[good] for good in self.t.tile_commodities[tile]]
        listed = ", ".join(self.voice.name("commodity", good) for good in goods)
        return listed if owner == NONE else f"{listed} [{seat_letter(owner)}]"

    def _site(self, city: int) -> str:
        """A city with its palaces, and with the tile that lies there."""
        bonus = self._bonus(city)
        return self._city(city) + (f" ({bonus})" if bonus else "")

    def _bonus(self, city: int) -> str:
        bonus = self.view.bonus_on[city]
        return self.voice.name("bonus", self.t.bonus_ids[bonus]) if bonus != NONE else ""

    def _name(self, city: int) -> str:
        return self.voice.name("city", self.t.city_ids[city])

    def _city(self, city: int) -> str:
        """A city with its palaces: "Delhi [A B^]"."""
        standing = self._palaces(city)
        return f"{self._name(city)} [{standing}]" if standing else self._name(city)

    def _palaces(self, city: int) -> str:
        regular, crowned = self.view.regular[city], self.view.crowned[city]
        palaces = [seat_letter(regular)] if regular != NONE else []
        return " ".join(palaces + ([seat_letter(crowned) + CROWN] if crowned != NONE else []))

    def chains(self) -> Table:
        """Which palaces of each side are joined by roads."""
        view = self.view
        made = table("", self.voice.label("chains"))
        for side in range(len(view.sides)):
            cities = range(len(view.regular))
            left = [c for c in cities if side in (view.regular[c], view.crowned[c])]
            chains = []
            while left:
                chain = self._joined(left[0], left)
                chains.append(" + ".join(self._name(city) for city in chain))
                left = [city for city in left if city not in chain]
            made.add_row(who(view, self.voice, side), ", ".join(chains) or EMPTY)
        return made

    def _joined(self, first: int, cities: list[int]) -> list[int]:
        """Those of the cities that roads lead to from the first, over no others."""
        chain = [first]
        for city in chain:
            chain += [c for c in self.t.links[city] if c in cities and c not in chain]
        return chain

    def cities(self, provinces: Iterable[int]) -> Table:
        """The cities of some provinces: what lies or stands there, and where roads lead."""
        made = table(*map(self.voice.label, ("city", "bonus", "palaces", "roads")))
        for city in (city for province in provinces for city in self.t.province_cities[province]):
            roads = ", ".join(self._city(other) for other in self.t.links[city])
            palaces = self._palaces(city) or EMPTY
            made.add_row(self._name(city), self._bonus(city), palaces, roads)
        return made

    # --- the contest --------------------------------------------------------------------------

    def title(self) -> Text:
        province = self.t.province_ids[self.view.province]
        visit = self.look.say("visit-of", visit=self.view.visit, visits=VISITS, province=province)
        tile = self.voice.name("tile", self.t.tile_ids[self.view.visit - 1])
        return Text.assemble((visit, "bold"), f"  ({tile})")

    def contest(self) -> Table:
        """Symbols by side. A star marks what a side would win if it withdrew now."""
        names = (self.look.called("symbol", symbol) for symbol in SYMBOL_IDS)
        made = table("", *names, self.voice.label("colour"))
        for column in made.columns[1 : SYMBOLS + 1]:
            column.justify = "center"
        for side in self.view.sides:
            counts = [_count(side, symbol) for symbol in range(SYMBOLS)]
            made.add_row(who(self.view, self.voice, side.side), *counts, self._follows(side))
        winners = [seat_letter(side) if side != NONE else EMPTY for side in self.view.winner]
        cells = (Text(cell, "italic") for cell in (self.voice.label("won-by"), *winners))
        made.add_row(*cells, "")
        return made

    def _follows(self, side: SideView) -> str:
        if not side.active:
            return self.voice.label("left-all")
        return "" if side.colour == NONE else self.voice.name("colour", COLOUR_IDS[side.colour])

    # --- cards --------------------------------------------------------------------------------

    def cards_in_sight(self) -> Table:
        """The open cards, the deck, the special cards used up for this visit, one's hand."""
        view, label = self.view, self.voice.label
        rows = [(label("open"), self._cards(view.display).append(f"\n{deck_told(self.look)}"))]
        used = [self._used(side) for side in view.sides]
        if any(used):
            rows.append((label("used"), Text("; ".join(filter(None, used)))))
        hand = view.sides[view.seat].hand if view.seat is not None else None
        if hand is not None:
            rows.append((label("hand"), self._cards(hand)))
        return listing(*rows)

    def _used(self, side: SideView) -> str:
        used = [self._face(c) for c in side.played if self.t.card_colour[c] == SPECIAL]
        return f"{seat_letter(side.side)} {', '.join(used)}" if used else ""

    def _cards(self, cards: Iterable[int]) -> Text:
        """Cards in short, by colour: "red elephant+vizier, 2 × elephant+elephant; white …"."""
        groups: list[Text] = []
        for colour, style in enumerate(STYLES):
            alike = [card for card in sorted(cards) if self.t.card_colour[card] == colour]
            faces = Counter(self._face(card) for card in alike)
            name = self.voice.name("colour", COLOUR_IDS[colour]) + " " if colour < SPECIAL else ""
            listed = ", ".join(f"{n} × {face}" if n > 1 else face for face, n in faces.items())
            if faces:
                groups.append(Text(f"{name}{listed}", style))
        return Text("; ").join(groups)

    def _face(self, card: int) -> str:
        if self.t.card_colour[card] == SPECIAL:
            return self.voice.name("card", self.t.card_ids[card])
        symbols = [SYMBOL_IDS[symbol] for symbol in self.t.card_symbols[card]]
        return "+".join(self.voice.name("symbol", symbol) for symbol in symbols)


def _count(side: SideView, symbol: int) -> Text:
    if symbol in side.would_win:
        return Text(f"{side.counts[symbol]}{LEAD}", "bold")
    return Text(str(side.counts[symbol] or EMPTY))
