"""What a position of Taj Mahal looks like to a learned value: one row of numbers for each seat.

The rows hold what the seat may know: its own hand, and what lies open. The parts of the
hand-written worth are among them. All numbers are brought to about the same size. Weights belong
to one `VERSION` of them.
"""

from typing import Final

from serai.games.taj_mahal import evaluation, tables
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import NONE

VERSION: Final = 1

COLUMNS: Final = [
    *("players-2", "players-3", "players-4", "players-5", "visits-left", "turns-till", "in-visit"),
    *("score", "worth", "hand-worth", "influence-worth", "goods-worth", "network-worth"),
    *("prizes", "certain", "opponents", "symbols-played", "hand", "known", "longest", "second"),
    *("colours", "white", "elephants", "palaces", "crowned", "provinces", "largest-network"),
    *[f"symbol-{symbol}" for symbol in range(tables.SYMBOLS)],
    *[f"count-{symbol}" for symbol in range(tables.SYMBOLS)],
    *[f"influence-{figure}" for figure in range(tables.FIGURES)],
    *[f"special-{figure}" for figure in range(tables.FIGURES)],
    *[f"goods-{good}" for good in range(tables.COMMODITIES)],
    *[f"goods-to-come-{good}" for good in range(tables.COMMODITIES)],
    *("links-next", "links-second", "links-third"),
]


def features(s: TajState, seat: int) -> list[float]:
    """The row of a seat, in the order of COLUMNS."""
    return course(s, seat) + hand(s, seat) + palaces(s, seat) + owned(s, seat) + links(s, seat)


def course(s: TajState, seat: int) -> list[float]:
    going = s.visit > 0 and s.active[seat] and len(s.stack) > 0
    likely = certain = opponents = 0.0
    if going:
        prizes = evaluation.Prizes(s, seat)
        likely, certain = prizes.likely([]), prizes.certain()
        opponents = float(prizes.opponents)
    first = s.start if s.turn < 0 else s.turn
    return [
        float(s.seats == 2),
        float(s.seats == 3),
        float(s.seats == 4),
        float(s.seats == 5),
        evaluation.visits_to_come(s) / 6.0,
        (seat - first) % s.sides / 4.0,
        float(going),
        s.score[seat] / 20.0,
        (s.score[seat] + evaluation.hand_worth(s, seat)) / 20.0,
        evaluation.hand_worth(s, seat) / 10.0,
        evaluation.influence_worth(s, seat) / 10.0,
        evaluation.goods_worth(s, seat) / 10.0 if s.visit < tables.VISITS else 0.0,
        evaluation.network_worth(s, seat) / 10.0 if s.visit < tables.VISITS else 0.0,
        likely / 10.0,
        certain / 10.0,
        opponents / 4.0,
        sum(s.counts[seat * tables.SYMBOLS : (seat + 1) * tables.SYMBOLS]) / 6.0,
    ]


def hand(s: TajState, seat: int) -> list[float]:
    """The cards in hand, by number, colour and symbol."""
    t = s.tables
    numbers = evaluation.colours_in_hand(s, seat)
    coloured = sorted(numbers[: tables.COLOURS], reverse=True)
    cards = s.hands[seat]
    elephants = 0
    for card in cards:
        elephants += t.card_symbols[card].count(tables.ELEPHANT)
    return [
        len(cards) / 8.0,
        sum([1.0 for card in cards if s.known[card]]) / 8.0,
        coloured[0] / 4.0,
        coloured[1] / 4.0,
        sum([1.0 for number in coloured if number]) / 4.0,
        numbers[tables.WHITE] / 3.0,
        elephants / 4.0,
    ]


def palaces(s: TajState, seat: int) -> list[float]:
    """The palaces on the map, and how many provinces hang together."""
    network = evaluation.Network(s, seat)
    largest = everywhere = 0
    for provinces in network.reach:
        everywhere |= provinces
        largest = max(largest, provinces.bit_count())
    return [
        s.regular.count(seat) / 6.0,
        s.crowned.count(seat) / 3.0,
        everywhere.bit_count() / 6.0,
        largest / 6.0,
    ]


def owned(s: TajState, seat: int) -> list[float]:
    """Symbols in hand and on the table, influence tiles, special cards, goods."""
    t = s.tables
    symbols = [0.0] * tables.SYMBOLS
    for card in s.hands[seat]:
        for symbol in t.card_symbols[card]:
            symbols[symbol] += 1.0
    first = seat * tables.FIGURES
    goods = s.goods[seat * tables.COMMODITIES : (seat + 1) * tables.COMMODITIES]
    return [
        *[count / 3.0 for count in symbols],
        *[s.count(seat, symbol) / 3.0 for symbol in range(tables.SYMBOLS)],
        *[s.influence[first + figure] / 2.0 for figure in range(tables.FIGURES)],
        *[float(s.special_owner[figure] == seat) for figure in range(tables.FIGURES)],
        *[good / 3.0 for good in goods],
        *[
            icons * good / 3.0
            for icons, good in zip(evaluation.icons_to_come(s), goods, strict=True)
        ],
    ]


def links(s: TajState, seat: int) -> list[float]:
    """The best links that a palace would have in the next three provinces."""
    t = s.tables
    network = evaluation.Network(s, seat)
    found: list[float] = []
    for tile in range(s.visit, min(s.visit + 3, tables.VISITS)):
        most = 0
        for city in t.province_cities[s.tile_place[tile]]:
            if s.regular[city] == NONE:
                most = max(most, network.from_city(city).bit_count())
        found.append(most / 4.0)
    return found + [0.0] * (3 - len(found))
