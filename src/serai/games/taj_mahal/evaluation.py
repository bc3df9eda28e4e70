"""What good play of Taj Mahal looks like, for bots: the worth of positions and of moves, in points.

All of this is opinion; the rules are elsewhere. A side is judged from its own hand and from what
lies open: by its points, by what its cards, tiles and palaces will still bring, and, as long as it
is in the contest, by the prizes it may win there.
"""

from __future__ import annotations

from typing import Final

from serai.core.action import Action
from serai.core.judge import Judge
from serai.core.step import State
from serai.games.taj_mahal.actions import Add, Done, OfCard, OfCity, Palace, Play, Take
from serai.games.taj_mahal.rules import Companion, PlacePalaces, TakeOpen, Turn, open_cards_due
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import (
    COLOURS,
    COMMODITIES,
    ELEPHANT,
    FIGURES,
    GRAND_MOGUL,
    NONE,
    SPECIAL,
    SYMBOLS,
    VISITS,
    WHITE,
    Tables,
)

# === WHAT WE BELIEVE ==========================================================================

COLOURED_CARD: Final = [1.1, 1.3, 1.3, 1.1, 0.9, 0.8, 0.7]
"""A coloured card in hand while there are visits to come, by the number of others of its colour:
a few can be played together, more than a few come too late."""
MOST_OF_A_COLOUR: Final = 6
WHITE_CARD: Final = 1.4
"""A white card: it goes with any colour, and is a point in the end."""
OPEN_CARD: Final = 1.3
"""A card to be taken from the display, where one can choose."""
DECK_CARD: Final = 1.2
"""A card to be drawn from the deck, where one cannot."""
LAST_OPEN_CARD: Final = 0.8
LAST_DECK_CARD: Final = 0.5
"""The same in the last visit, where a card only counts in the hand at the end."""
CARDS_TO_COME: Final = [1.0, 1.5, 1.75, 1.85, 1.9]
"""Open cards one may expect to take, by opponents still in the visit: the last side gets fewer."""

PLUS_TWO_A_VISIT: Final = 1.5
COLOUR_CHANGE_A_VISIT: Final = 0.3
SYMBOL_A_VISIT: Final = 0.6
"""What a special card brings in each visit to come."""
LONE_TILE: Final = 0.4
"""A lone influence tile, as a part of the special card that a second one would bring."""
CARD_KEPT: Final = 0.3
"""A pair for a card that one owns already, as a part: it only keeps others from taking it."""

PALACE_A_VISIT: Final = 0.7
"""How often one gets a palace in a province to come, so that its links count."""
ICON_A_VISIT: Final = 0.3
"""How often one wins an icon to come, so that the goods one owns count again."""
ROAD_AHEAD: Final = 0.3
"""A road from a new palace into a province to come."""
CROWN_BESIDE: Final = 0.3
"""The crowned palace for a side that has another palace here already."""

SWING_AT_END: Final = 3.0
SWING_A_VISIT: Final = 1.0
"""How many points the standing may still move: at the end, and more for each visit to come."""
DOUBT: Final = 1.0
"""By how many points our opinion on a move is usually wrong."""

FARTHEST_BEHIND: Final = -2
FARTHEST_AHEAD: Final = 3
HOLD_FIGURE: Final = [
    [1.00, 1.00, 1.00, 1.00, 1.00, 1.00],
    [0.02, 0.10, 0.55, 0.85, 0.95, 1.00],
    [0.02, 0.08, 0.55, 0.80, 0.90, 1.00],
    [0.02, 0.08, 0.45, 0.75, 0.90, 1.00],
    [0.02, 0.08, 0.40, 0.70, 0.90, 1.00],
]
"""How often one wins the prize of a figure or the crown, if one has its symbol: by opponents still
in the visit, and by the lead over the best of them, from FARTHEST_BEHIND to FARTHEST_AHEAD."""
HOLD_TILE: Final = [
    [1.00, 1.00, 1.00, 1.00, 1.00, 1.00],
    [0.03, 0.12, 0.40, 0.50, 0.85, 0.95],
    [0.02, 0.08, 0.30, 0.45, 0.80, 0.95],
    [0.02, 0.05, 0.17, 0.38, 0.75, 0.95],
    [0.02, 0.04, 0.12, 0.35, 0.70, 0.90],
]
"""The same for the tile of the province: elephants are on most cards, so a lead is soon lost."""


# === WHAT ONE HAS =============================================================================


def visits_to_come(s: TajState) -> int:
    return VISITS - s.visit


def hand_worth(s: TajState, side: int) -> float:
    """The cards in hand; special cards count apart, for on the table they are not lost."""
    numbers = colours_in_hand(s, side)
    if s.visit == VISITS:
        t = s.tables
        return float(numbers[WHITE] * t.hand_white + max(numbers[:COLOURS]) * t.hand_colour)
    worth = WHITE_CARD * numbers[WHITE]
    for colour in range(COLOURS):
        for place in range(numbers[colour]):
            worth += place_worth(place)
    return worth


def place_worth(place: int) -> float:
    """A card beside so many others of its colour."""
    return COLOURED_CARD[min(place, MOST_OF_A_COLOUR)]


def colours_in_hand(s: TajState, side: int) -> list[int]:
    """How many cards of each colour a side holds."""
    numbers = [0] * (SPECIAL + 1)
    colours = s.tables.card_colour
    for card in s.hands[side]:
        numbers[colours[card]] += 1
    return numbers


def card_worth(s: TajState, numbers: list[int], colour: int, held: bool) -> float:
    """One card more, or one less if it is held already, beside so many of each colour."""
    if s.visit == VISITS:
        if colour == WHITE:
            return float(s.tables.hand_white)
        others = numbers[colour] - 1 if held else numbers[colour]
        for other in range(COLOURS):
            if other != colour and numbers[other] > others:
                return 0.0
        return float(s.tables.hand_colour)
    if colour == WHITE:
        return WHITE_CARD
    return place_worth(numbers[colour] - 1 if held else numbers[colour])


def open_card(s: TajState) -> float:
    return OPEN_CARD if s.visit < VISITS else LAST_OPEN_CARD


def deck_card(s: TajState) -> float:
    return DECK_CARD if s.visit < VISITS else LAST_DECK_CARD


def special_worth(s: TajState, figure: int) -> float:
    """The special card of a figure: used in every visit to come, and a point in the end."""
    t = s.tables
    card = t.special_for_pair[figure]
    use = SYMBOL_A_VISIT
    if card == t.plus_two_card:
        use = PLUS_TWO_A_VISIT
    elif card == t.colour_change_card:
        use = COLOUR_CHANGE_A_VISIT
    return t.hand_special + use * visits_to_come(s)


def tiles_worth(s: TajState, side: int, figure: int, number: int) -> float:
    """So many influence tiles of a figure: a pair brings its special card, a lone one may."""
    worth = special_worth(s, figure)
    if s.special_owner[figure] == side:
        worth *= CARD_KEPT
    return worth if number >= s.tables.tiles_for_a_special else worth * LONE_TILE * number


def influence_worth(s: TajState, side: int) -> float:
    worth = 0.0
    for figure in range(FIGURES):
        if s.special_owner[figure] == side:
            worth += special_worth(s, figure)
        number = s.influence[side * FIGURES + figure]
        if number > 0:
            worth += tiles_worth(s, side, figure, number)
    return worth


def icons_to_come(s: TajState) -> list[float]:
    """How many icons of each commodity one may still win."""
    t = s.tables
    icons = [0.0] * COMMODITIES
    for tile in range(s.visit, VISITS):
        for good in t.tile_commodities[tile]:
            icons[good] += ICON_A_VISIT
    for bonus in s.bonus_on:
        if bonus != NONE and t.bonus_commodity[bonus] != NONE:
            icons[t.bonus_commodity[bonus]] += ICON_A_VISIT
    return icons


def goods_worth(s: TajState, side: int) -> float:
    """Every icon one owns adds a point to each icon of its kind that one will win."""
    icons = icons_to_come(s)
    worth = 0.0
    for good in range(COMMODITIES):
        worth += icons[good] * s.goods[side * COMMODITIES + good]
    return worth * s.tables.commodity_step


class Network:
    """Where the palaces of a side lead: the provinces joined to each of its cities, as bits."""

    def __init__(self, s: TajState, side: int) -> None:
        t = s.tables
        self.links: Final = t.links
        self.reach: Final = [0] * len(t.city_ids)
        own = [False] * len(t.city_ids)
        for city in range(len(own)):
            own[city] = s.regular[city] == side or s.crowned[city] == side
        for city in range(len(own)):
            if own[city]:
                self._join(t, own, city)

    def _join(self, t: Tables, own: list[bool], start: int) -> None:
        """Give all cities that hang together with this one the provinces they lie in."""
        together = [start]
        own[start] = False
        provinces = 0
        for city in together:
            provinces |= 1 << t.city_province[city]
            for neighbour in t.links[city]:
                if own[neighbour]:
                    own[neighbour] = False
                    together.append(neighbour)
        for city in together:
            self.reach[city] = provinces

    def from_city(self, city: int) -> int:
        """The provinces that a palace in this city would be joined to."""
        provinces = self.reach[city]
        for neighbour in self.links[city]:
            provinces |= self.reach[neighbour]
        return provinces


def network_worth(s: TajState, side: int) -> float:
    """The links that a palace in each of the provinces to come would bring."""
    t = s.tables
    network = Network(s, side)
    links = 0
    for tile in range(s.visit, VISITS):
        province = s.tile_place[tile]
        most = 0
        for city in t.province_cities[province]:
            most = max(most, network.from_city(city).bit_count())
        links += most
    return links * t.each_linked_province * PALACE_A_VISIT


# === WHAT ONE MAY WIN =========================================================================


class Prizes:
    """What the prizes of this visit are worth to a side, and how it stands in the contest."""

    def __init__(self, s: TajState, side: int) -> None:
        self.open: Final = [winner == NONE for winner in s.winner]
        self.mine: Final = s.counts[side * SYMBOLS : (side + 1) * SYMBOLS]
        self.rival: Final = [0] * SYMBOLS
        self.opponents = 0
        for other in range(s.sides):
            if other != side and s.active[other]:
                self.opponents += 1
                for symbol in range(SYMBOLS):
                    self.rival[symbol] = max(self.rival[symbol], s.count(other, symbol))
        self.chances: Final = [self._chance(n, self.mine[n]) for n in range(SYMBOLS)]
        self.tile = 0.0
        self.influence: Final = [0.0] * FIGURES
        self.palace = 0.0
        self.next_palace = 0.0
        self.crown = 0.0
        self._weigh_tiles(s, side)
        self._weigh_palaces(s, side)

    def _weigh_tiles(self, s: TajState, side: int) -> None:
        for figure in range(FIGURES):
            number = s.influence[side * FIGURES + figure]
            more = tiles_worth(s, side, figure, number + 1)
            self.influence[figure] = more - tiles_worth(s, side, figure, number)
        if self.open[ELEPHANT]:
            icons = icons_to_come(s)
            for good in s.tables.tile_commodities[s.visit - 1]:
                self.tile += s.goods[side * COMMODITIES + good] + 1 + icons[good]

    def _weigh_palaces(self, s: TajState, side: int) -> None:
        """The best city for one regular palace, for another one, and for the crowned one."""
        t = s.tables
        network = Network(s, side)
        to_come = provinces_to_come(s)
        best = NONE
        for city in t.province_cities[s.province]:
            links = network.from_city(city).bit_count() * t.each_linked_province
            bare = links + roads_ahead(s, city, to_come)
            self.crown = max(self.crown, t.any_palace_now + bare)
            if s.regular[city] == NONE:
                worth = t.any_palace_now + bare + bonus_worth(s, side, city)
                if worth > self.palace:
                    self.palace = worth
                    best = city
        for city in t.province_cities[s.province]:
            if city != best and s.regular[city] == NONE:
                worth = roads_ahead(s, city, to_come) + bonus_worth(s, side, city)
                self.next_palace = max(self.next_palace, worth)

    def certain(self) -> float:
        """What withdrawing now brings."""
        chances = [0.0] * SYMBOLS
        for symbol in range(SYMBOLS):
            if self.open[symbol] and self.mine[symbol] > self.rival[symbol]:
                chances[symbol] = 1.0
        return self._expect(chances)

    def likely(self, more: list[int]) -> float:
        """What staying with these symbols more may bring."""
        chances = self.chances[:]
        for symbol in more:
            number = 2 if len(more) == 2 and more[0] == more[1] else 1
            chances[symbol] = self._chance(symbol, self.mine[symbol] + number)
        return self._expect(chances)

    def _chance(self, symbol: int, mine: int) -> float:
        """How likely it is to win a prize with so many symbols."""
        if mine == 0 or not self.open[symbol]:
            return 0.0
        lead = min(max(mine - self.rival[symbol], FARTHEST_BEHIND), FARTHEST_AHEAD)
        hold = HOLD_TILE if symbol == ELEPHANT else HOLD_FIGURE
        return hold[self.opponents][lead - FARTHEST_BEHIND]

    def _expect(self, chances: list[float]) -> float:
        """The links of a province count once, so further palaces are worth less than the first."""
        worth = self.tile * chances[ELEPHANT]
        palaces = 0.0
        none = 1.0
        for figure in range(FIGURES):
            worth += self.influence[figure] * chances[figure]
            palaces += chances[figure]
            none *= 1.0 - chances[figure]
        worth += (1.0 - none) * self.palace + (palaces - 1.0 + none) * self.next_palace
        return worth + chances[GRAND_MOGUL] * (self.crown * none + CROWN_BESIDE * (1.0 - none))


def provinces_to_come(s: TajState) -> int:
    """As bits."""
    provinces = 0
    for tile in range(s.visit, VISITS):
        provinces |= 1 << s.tile_place[tile]
    return provinces


def roads_ahead(s: TajState, city: int, to_come: int) -> float:
    """The worth of the roads from a city into provinces to come."""
    t = s.tables
    roads = 0
    for neighbour in t.links[city]:
        roads += to_come >> t.city_province[neighbour] & 1
    return ROAD_AHEAD * roads


def bonus_worth(s: TajState, side: int, city: int) -> float:
    """The bonus tile in a city, if there is one."""
    bonus = s.bonus_on[city]
    if bonus == NONE:
        return 0.0
    t = s.tables
    good = t.bonus_commodity[bonus]
    if good != NONE:
        return s.goods[side * COMMODITIES + good] + 1 + icons_to_come(s)[good]
    return t.bonus_points[bonus] + (deck_card(s) if t.bonus_draws[bonus] else 0.0)


# === THE JUDGE ================================================================================


class TajJudge(Judge):
    """Opinions on Taj Mahal."""

    def __init__(self, tables: Tables) -> None:
        self.twin: Final = first_of_its_kind(tables)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, TajState)
        if not s.stack:
            return float(s.score[seat])
        worth = s.score[seat] + hand_worth(s, seat) + influence_worth(s, seat)
        if s.visit < VISITS:
            worth += goods_worth(s, seat) + network_worth(s, seat)
        if s.visit > 0 and s.active[seat]:
            prizes = Prizes(s, seat)
            worth += prizes.likely([]) + CARDS_TO_COME[prizes.opponents] * open_card(s)
            if s.tables.plus_two_card in s.played[seat]:
                worth += s.tables.plus_two_points
        return worth

    def priors(self, s: State, options: list[Action]) -> list[float]:
        assert isinstance(s, TajState)
        step = s.stack[-1]
        if isinstance(step, (Turn, Companion)):
            return self._on_cards(s, step.seat, options)
        if isinstance(step, PlacePalaces):
            return self._on_palaces(s, step.seat, options)
        if isinstance(step, TakeOpen):
            numbers = colours_in_hand(s, step.seat)
            return [self._card(s, numbers, option, False) for option in options]
        return [0.0] * len(options)

    def _on_cards(self, s: TajState, side: int, options: list[Action]) -> list[float]:
        """Every card stays on the table, and with it the side stays in the visit; or it leaves."""
        prizes = Prizes(s, side)
        numbers = colours_in_hand(s, side)
        stay = CARDS_TO_COME[prizes.opponents] * open_card(s)
        priors: list[float] = []
        for option in options:
            if isinstance(option, OfCard):
                worth = stay + prizes.likely(s.tables.card_symbols[option.card])
                worth -= self._card(s, numbers, option, True)
                if option.card == s.tables.plus_two_card:
                    worth += s.tables.plus_two_points
            elif isinstance(option, Done):
                worth = stay + prizes.likely([])
            else:
                worth = prizes.certain() + open_cards_due(s, side) * open_card(s)
                if not s.has_played(side):
                    worth += s.tables.unplayed_extra * deck_card(s)
            priors.append(worth)
        return priors

    def _card(self, s: TajState, numbers: list[int], option: Action, held: bool) -> float:
        """The card that an option names; special cards come back, so they cost nothing."""
        assert isinstance(option, OfCard)
        colour = s.tables.card_colour[option.card]
        return card_worth(s, numbers, colour, held) if colour != SPECIAL else 0.0

    def _on_palaces(self, s: TajState, side: int, options: list[Action]) -> list[float]:
        """Links beyond those of the palaces placed already, bonus tiles, roads ahead."""
        network = Network(s, side)
        to_come = provinces_to_come(s)
        before = 1 << s.province
        for city in s.placed:
            before |= network.from_city(city)
        priors: list[float] = []
        for option in options:
            assert isinstance(option, OfCity)
            city = option.city
            links = (network.from_city(city) & ~before).bit_count()
            worth = links * s.tables.each_linked_province + roads_ahead(s, city, to_come)
            if isinstance(option, Palace):
                worth += bonus_worth(s, side, city)
            priors.append(worth)
        return priors

    def temperature(self) -> float:
        return DOUBT

    def quiet(self, s: State) -> bool:
        """Not while somebody settles a withdrawal, or may add a card to the one just played."""
        return not s.stack or isinstance(s.stack[-1], Turn)

    def horizon(self, s: State) -> int:
        """The visit; it is over as soon as all have withdrawn."""
        assert isinstance(s, TajState)
        return s.visit if True in s.active else s.visit + 1

    def whole_turns(self) -> bool:
        """A turn is one card; what it was good for shows when the visit is over."""
        return False

    def swing(self, s: State) -> float:
        assert isinstance(s, TajState)
        return SWING_AT_END + SWING_A_VISIT * visits_to_come(s)

    def alike(self, s: State, action: Action) -> int:
        """Cards with the same colour and symbols are interchangeable."""
        assert isinstance(s, TajState)
        if isinstance(action, Play):
            return s.words.play[self.twin[action.card]].index
        if isinstance(action, Add):
            return s.words.add[self.twin[action.card]].index
        if isinstance(action, Take):
            return s.words.take[self.twin[action.card]].index
        return action.index


def first_of_its_kind(t: Tables) -> list[int]:
    """For each card the first card with the same colour and symbols; special cards are unique."""
    kinds: dict[str, int] = {}
    first: list[int] = []
    for card, colour in enumerate(t.card_colour):
        kind = f"{colour} {sorted(t.card_symbols[card])}"
        if colour == SPECIAL:
            kind = t.card_ids[card]
        first.append(kinds.setdefault(kind, card))
    return first
