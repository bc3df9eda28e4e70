"""What good play of Taj Mahal looks like, for bots: the worth of positions and of moves, in points.

All of this is opinion; the rules are elsewhere. A side is judged from its own hand and from what
lies open: by its points, by what its cards, tiles and palaces will still bring, and, as long as it
is in the contest, by the prizes it may win there.
"""

from typing import Final

from serai.core.action import Action
from serai.core.judge import Judge
from serai.core.step import State
from serai.games.taj_mahal import tables
from serai.games.taj_mahal.actions import Add, Done, OfCard, OfCity, Palace, Play, Take, Words
from serai.games.taj_mahal.rules.cards import TakeOpen, open_cards_due
from serai.games.taj_mahal.rules.turn import Companion, PlacePalaces, Turn
from serai.games.taj_mahal.scoring import colours_in_hand, hand_lines
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import COMMODITIES, FIGURES, NONE, SYMBOLS, VISITS

# === WHAT WE BELIEVE ==========================================================================

COLOURED_CARD: Final = [1.1, 1.3, 1.3, 1.1, 0.9, 0.8, 0.7]
"""A coloured card in hand while there are visits to come, by the number of others of its colour:
a few can be played together, more than a few come too late."""
MANY_OF_A_COLOUR: Final = 6
WHITE_CARD: Final = 1.4
"""A white card: it goes with any colour, and is a point in the end."""
OPEN_CARD: Final = 1.3
LAST_OPEN_CARD: Final = 0.8
"""A card to be taken from the display, where one can choose; in the last visit, where a card only
counts in the hand at the end."""
DECK_CARD: Final = 1.2
LAST_DECK_CARD: Final = 0.5
"""A card to be drawn from the deck, where one cannot choose."""
CARDS_TO_COME: Final = [1.0, 1.5, 1.75, 1.85, 1.9]
"""Open cards one may expect to take, by opponents still in the visit: the last side gets fewer."""

SPECIAL_CARD: Final = [0.6, 0.6, 1.5, 0.3]
"""What a special card brings in each visit to come, by its effect in the order of `EFFECTS`."""
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


# === CARDS ====================================================================================


def hand_worth(s: TajState, side: int) -> float:
    """The cards in hand; special cards count apart, for on the table they are not lost."""
    if s.visit == VISITS:
        white, _, colour = hand_lines(s, side)
        return float(white + colour)
    numbers = colours_in_hand(s, side)
    worth = WHITE_CARD * numbers[tables.WHITE]
    for number in numbers[: tables.COLOURS]:
        for others in range(number):
            worth += COLOURED_CARD[min(others, MANY_OF_A_COLOUR)]
    return worth


def card_worth(s: TajState, numbers: list[int], option: Action, held: bool) -> float:
    """The card that an option names: one more, or one less if it is held already, beside so many of
    each colour. Special cards come back, so they cost nothing."""
    assert isinstance(option, OfCard)
    colour = s.tables.card_colour[option.card]
    if colour == tables.SPECIAL:
        return 0.0
    if colour == tables.WHITE:
        return float(s.tables.hand_white) if s.visit == VISITS else WHITE_CARD
    others = numbers[colour] - 1 if held else numbers[colour]
    if s.visit < VISITS:
        return COLOURED_CARD[min(others, MANY_OF_A_COLOUR)]
    for other in range(tables.COLOURS):
        if other != colour and numbers[other] > others:
            return 0.0
    return float(s.tables.hand_colour)


# === SIDES ====================================================================================


class Side:
    """What the tiles and palaces of a side will still bring."""

    def __init__(self, s: TajState, side: int) -> None:
        self.s: Final = s
        self.t: Final = s.tables
        self.side: Final = side
        last = s.visit == VISITS
        self.open_card: Final = LAST_OPEN_CARD if last else OPEN_CARD
        self.deck_card: Final = LAST_DECK_CARD if last else DECK_CARD
        self.goods: Final = s.goods[side * COMMODITIES : (side + 1) * COMMODITIES]
        self.influence: Final = s.influence[side * FIGURES : (side + 1) * FIGURES]
        self.icons: Final = [0.0] * COMMODITIES
        """How many icons of each commodity one may still win."""
        self.to_come: Final = [False] * len(self.t.province_ids)
        """Which provinces are still to come."""
        for tile in range(s.visit, VISITS):
            self.to_come[s.tile_place[tile]] = True
            for good in self.t.tile_commodities[tile]:
                self.icons[good] += ICON_A_VISIT
        for bonus in s.bonus_on:
            if bonus != NONE and self.t.bonus_commodity[bonus] != NONE:
                self.icons[self.t.bonus_commodity[bonus]] += ICON_A_VISIT
        self.reach: Final = [0] * len(self.t.city_ids)
        """The provinces joined to each city that is one's own, as bits."""
        for city in range(len(self.reach)):
            if self.reach[city] == 0 and s.owns(side, city):
                self._join(city)

    def _join(self, start: int) -> None:
        """Give all cities that hang together with this one the provinces they lie in."""
        t, s = self.t, self.s
        together = [start]
        provinces = self.reach[start] = 1 << t.city_province[start]
        for city in together:
            provinces |= 1 << t.city_province[city]
            for neighbour in t.links[city]:
                if self.reach[neighbour] == 0 and s.owns(self.side, neighbour):
                    self.reach[neighbour] = 1  # found; more of it below
                    together.append(neighbour)
        for city in together:
            self.reach[city] = provinces

    def influence_worth(self) -> float:
        """Special cards, and influence tiles."""
        worth = 0.0
        for figure, number in enumerate(self.influence):
            if self.s.special_owner[figure] == self.side:
                worth += self.special(figure)
            if number > 0:
                worth += self.tiles(figure, number)
        return worth

    def special(self, figure: int) -> float:
        """The special card of a figure: used in every visit to come, and a point in the end."""
        use = SPECIAL_CARD[self.t.special_effect[figure]]
        return self.t.hand_special + use * (VISITS - self.s.visit)

    def tiles(self, figure: int, number: int) -> float:
        """So many influence tiles of a figure: a pair brings its special card, a lone one may."""
        worth = self.special(figure)
        if self.s.special_owner[figure] == self.side:
            worth *= CARD_KEPT
        return worth if number >= self.t.tiles_for_a_special else worth * LONE_TILE * number

    def goods_worth(self) -> float:
        """Every icon one owns adds a point to each icon of its kind that one will win."""
        worth = 0.0
        for good in range(COMMODITIES):
            worth += self.icons[good] * self.goods[good]
        return worth * self.t.commodity_step

    def icon(self, good: int) -> float:
        """One icon more: its own points, and what it adds to those to come."""
        return self.goods[good] + 1 + self.icons[good]

    def bonus(self, city: int) -> float:
        """The bonus tile in a city, if there is one."""
        bonus = self.s.bonus_on[city]
        if bonus == NONE:
            return 0.0
        if self.t.bonus_commodity[bonus] != NONE:
            return self.icon(self.t.bonus_commodity[bonus])
        return self.t.bonus_points[bonus] + (self.deck_card if self.t.bonus_draws[bonus] else 0.0)

    def from_city(self, city: int) -> int:
        """The provinces that a palace in this city would be joined to, as bits."""
        provinces = self.reach[city]
        for neighbour in self.t.links[city]:
            provinces |= self.reach[neighbour]
        return provinces

    def most_links(self, tile: int) -> int:
        """The links that a palace would bring in the province of a tile to come."""
        most = 0
        for city in self.t.province_cities[self.s.tile_place[tile]]:
            most = max(most, self.from_city(city).bit_count())
        return most

    def network_worth(self) -> float:
        """The links that a palace in each of the provinces to come would bring."""
        links = sum([self.most_links(tile) for tile in range(self.s.visit, VISITS)])
        return links * self.t.each_linked_province * PALACE_A_VISIT

    def roads_ahead(self, city: int) -> float:
        """The worth of the roads from a city into provinces to come."""
        roads = 0
        for neighbour in self.t.links[city]:
            if self.to_come[self.t.city_province[neighbour]]:
                roads += 1
        return ROAD_AHEAD * roads

    def palace(self, city: int, before: int) -> float:
        """A palace in a city: its roads, and its links to others than these provinces."""
        links = (self.from_city(city) & ~before).bit_count()
        return links * self.t.each_linked_province + self.roads_ahead(city)


class Prizes:
    """What the prizes of this visit are worth to a side, and how it stands in the contest."""

    def __init__(self, of: Side) -> None:
        s, side = of.s, of.side
        self.open: Final = [winner == NONE for winner in s.winner]
        self.mine: Final = s.counts[side * SYMBOLS : (side + 1) * SYMBOLS]
        rivals = [other for other in range(s.sides) if other != side and s.active[other]]
        self.opponents: Final = len(rivals)
        self.rival: Final = [0] * SYMBOLS
        for symbol in range(SYMBOLS):
            for other in rivals:
                self.rival[symbol] = max(self.rival[symbol], s.count(other, symbol))
        self.chances: Final = [self._chance(n, self.mine[n]) for n in range(SYMBOLS)]
        self.tile = 0.0
        if self.open[tables.ELEPHANT]:
            for good in of.t.tile_commodities[s.visit - 1]:
                self.tile += of.icon(good)
        owned = enumerate(of.influence)
        self.influence: Final = [of.tiles(f, n + 1) - of.tiles(f, n) for f, n in owned]
        self.palace = self.next_palace = self.crown = 0.0
        self._weigh_palaces(of)

    def _weigh_palaces(self, of: Side) -> None:
        """The best city for one regular palace, for another one, and for the crowned one."""
        best = NONE
        for city in of.t.province_cities[of.s.province]:
            bare = of.t.any_palace_now + of.palace(city, 0)
            worth = bare + of.bonus(city)
            self.crown = max(self.crown, bare)
            if of.s.regular[city] == NONE and worth > self.palace:
                self.palace = worth
                best = city
        for city in of.t.province_cities[of.s.province]:
            if city != best and of.s.regular[city] == NONE:
                self.next_palace = max(self.next_palace, of.roads_ahead(city) + of.bonus(city))

    def certain(self) -> float:
        """What withdrawing now brings."""
        won = [self.open[n] and self.mine[n] > self.rival[n] for n in range(SYMBOLS)]
        return self._expect([1.0 if one else 0.0 for one in won])

    def likely(self, more: list[int]) -> float:
        """What staying with these symbols more may bring."""
        chances = self.chances[:]
        for symbol in more:
            chances[symbol] = self._chance(symbol, self.mine[symbol] + more.count(symbol))
        return self._expect(chances)

    def _chance(self, symbol: int, mine: int) -> float:
        """How likely it is to win a prize with so many symbols."""
        if mine == 0 or not self.open[symbol]:
            return 0.0
        lead = min(max(mine - self.rival[symbol], FARTHEST_BEHIND), FARTHEST_AHEAD)
        hold = HOLD_TILE if symbol == tables.ELEPHANT else HOLD_FIGURE
        return hold[self.opponents][lead - FARTHEST_BEHIND]

    def _expect(self, chances: list[float]) -> float:
        """The links of a province count once, so further palaces are worth less than the first."""
        worth = self.tile * chances[tables.ELEPHANT]
        palaces = 0.0
        none = 1.0
        for figure in range(FIGURES):
            worth += self.influence[figure] * chances[figure]
            palaces += chances[figure]
            none *= 1.0 - chances[figure]
        worth += (1.0 - none) * self.palace + (palaces - 1.0 + none) * self.next_palace
        crown = self.crown * none + CROWN_BESIDE * (1.0 - none)
        return worth + chances[tables.GRAND_MOGUL] * crown


class TajJudge(Judge):
    """Opinions on Taj Mahal."""

    def __init__(self, t: tables.Tables, words: Words) -> None:
        self.twins: Final = twins(t, words)

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, TajState)
        if not s.stack:
            return float(s.score[seat])
        side = Side(s, seat)
        worth = s.score[seat] + hand_worth(s, seat) + side.influence_worth()
        if s.visit < VISITS:
            worth += side.goods_worth() + side.network_worth()
        if s.visit > 0 and s.active[seat]:
            prizes = Prizes(side)
            worth += prizes.likely([]) + CARDS_TO_COME[prizes.opponents] * side.open_card
            if s.tables.plus_two_card in s.played[seat]:
                worth += s.tables.plus_two_points
        return worth

    def priors(self, s: State, options: list[Action]) -> list[float]:
        assert isinstance(s, TajState)
        step = s.stack[-1]
        if isinstance(step, (Turn, Companion)):
            return on_cards(s, step.seat, options)
        if isinstance(step, PlacePalaces):
            return on_palaces(s, step.seat, options)
        if isinstance(step, TakeOpen):
            numbers = colours_in_hand(s, step.seat)
            return [card_worth(s, numbers, option, False) for option in options]
        return [0.0] * len(options)

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
        return SWING_AT_END + SWING_A_VISIT * (VISITS - s.visit)

    def alike(self, s: State, action: Action) -> int:
        """Cards with the same colour and symbols are interchangeable."""
        return self.twins[action.index]


def twins(t: tables.Tables, words: Words) -> list[int]:
    """By the number of each action, that of the first one that does the same with an equal card."""
    first: dict[str, int] = {}
    numbers: list[int] = []
    for action in words.vocabulary.actions:
        kind = action.text
        if isinstance(action, (Play, Add, Take)) and t.card_colour[action.card] != tables.SPECIAL:
            card = action.card
            kind = f"{action.verb} {t.card_colour[card]} {sorted(t.card_symbols[card])}"
        numbers.append(first.setdefault(kind, action.index))
    return numbers


def on_cards(s: TajState, seat: int, options: list[Action]) -> list[float]:
    """Every card stays on the table, and with it the side stays in the visit; or it leaves."""
    side = Side(s, seat)
    prizes = Prizes(side)
    numbers = colours_in_hand(s, seat)
    stay = CARDS_TO_COME[prizes.opponents] * side.open_card
    priors: list[float] = []
    for option in options:
        if isinstance(option, OfCard):
            worth = stay + prizes.likely(s.tables.card_symbols[option.card])
            worth -= card_worth(s, numbers, option, True)
            if option.card == s.tables.plus_two_card:
                worth += s.tables.plus_two_points
        elif isinstance(option, Done):
            worth = stay + prizes.likely([])
        else:
            worth = prizes.certain() + open_cards_due(s, seat) * side.open_card
            if not s.has_played(seat):
                worth += s.tables.unplayed_extra * side.deck_card
        priors.append(worth)
    return priors


def on_palaces(s: TajState, seat: int, options: list[Action]) -> list[float]:
    """Links beyond those of the palaces placed already, bonus tiles, roads ahead."""
    side = Side(s, seat)
    before = 1 << s.province
    for city in s.placed:
        before |= side.from_city(city)
    priors: list[float] = []
    for option in options:
        assert isinstance(option, OfCity)
        bonus = side.bonus(option.city) if isinstance(option, Palace) else 0.0
        priors.append(side.palace(option.city, before) + bonus)
    return priors
