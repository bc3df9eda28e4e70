"""What a position of Taj Mahal looks like to a learned value: one row of numbers for each seat.

The rows hold what the seat may know: its own hand, and what lies open. The parts of the
hand-written worth are among them. All numbers are brought to about the same size. Weights belong
to one `VERSION` of them.
"""

from typing import Final

from serai.games.taj_mahal import evaluation, tables
from serai.games.taj_mahal.scoring import colours_in_hand
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import COMMODITIES, FIGURES, SYMBOLS, VISITS

VERSION: Final = 1

COLUMNS: Final = [
    *("players-2", "players-3", "players-4", "players-5", "visits-left", "turns-till", "in-visit"),
    *("score", "worth", "hand-worth", "influence-worth", "goods-worth", "network-worth"),
    *("prizes", "certain", "opponents", "symbols-played", "hand", "known", "longest", "second"),
    *("colours", "white", "elephants", "palaces", "crowned", "provinces", "largest-network"),
    *[f"symbol-{symbol}" for symbol in range(SYMBOLS)],
    *[f"count-{symbol}" for symbol in range(SYMBOLS)],
    *[f"influence-{figure}" for figure in range(FIGURES)],
    *[f"special-{figure}" for figure in range(FIGURES)],
    *[f"goods-{good}" for good in range(COMMODITIES)],
    *[f"goods-to-come-{good}" for good in range(COMMODITIES)],
    *("links-next", "links-second", "links-third"),
]


def features(s: TajState, seat: int) -> list[float]:
    """The row of a seat, in the order of COLUMNS."""
    side = evaluation.Side(s, seat)
    return course(s, side) + hand(s, seat) + palaces(s, side) + owned(s, side) + links(s, side)


def course(s: TajState, side: evaluation.Side) -> list[float]:
    seat = side.side
    going = s.visit > 0 and s.active[seat] and len(s.stack) > 0
    likely = certain = opponents = 0.0
    if going:
        prizes = evaluation.Prizes(side)
        likely, certain, opponents = prizes.likely([]), prizes.certain(), float(prizes.opponents)
    first = s.start if s.turn < 0 else s.turn
    worth = evaluation.hand_worth(s, seat)
    return [
        *[float(s.seats == players) for players in (2, 3, 4, 5)],
        (VISITS - s.visit) / 6.0,
        (seat - first) % s.sides / 4.0,
        float(going),
        s.score[seat] / 20.0,
        (s.score[seat] + worth) / 20.0,
        worth / 10.0,
        side.influence_worth() / 10.0,
        side.goods_worth() / 10.0 if s.visit < VISITS else 0.0,
        side.network_worth() / 10.0,
        likely / 10.0,
        certain / 10.0,
        opponents / 4.0,
        sum(s.counts[seat * SYMBOLS : (seat + 1) * SYMBOLS]) / 6.0,
    ]


def hand(s: TajState, seat: int) -> list[float]:
    """The cards in hand, by number, colour and symbol."""
    numbers = colours_in_hand(s, seat)
    coloured = sorted(numbers[: tables.COLOURS], reverse=True)
    cards = s.hands[seat]
    elephants = sum([s.tables.card_symbols[card].count(tables.ELEPHANT) for card in cards])
    return [
        len(cards) / 8.0,
        sum([1.0 for card in cards if s.known[card]]) / 8.0,
        coloured[0] / 4.0,
        coloured[1] / 4.0,
        sum([1.0 for number in coloured if number]) / 4.0,
        numbers[tables.WHITE] / 3.0,
        elephants / 4.0,
    ]


def palaces(s: TajState, side: evaluation.Side) -> list[float]:
    """The palaces on the map, and how many provinces hang together."""
    largest = everywhere = 0
    for provinces in side.reach:
        everywhere |= provinces
        largest = max(largest, provinces.bit_count())
    own = [s.regular.count(side.side) / 6.0, s.crowned.count(side.side) / 3.0]
    return [*own, everywhere.bit_count() / 6.0, largest / 6.0]


def owned(s: TajState, side: evaluation.Side) -> list[float]:
    """Symbols in hand and on the table, influence tiles, special cards, goods."""
    seat = side.side
    symbols = [0.0] * SYMBOLS
    for card in s.hands[seat]:
        for symbol in s.tables.card_symbols[card]:
            symbols[symbol] += 1.0
    return [
        *[count / 3.0 for count in symbols],
        *[s.count(seat, symbol) / 3.0 for symbol in range(SYMBOLS)],
        *[s.influence[seat * FIGURES + figure] / 2.0 for figure in range(FIGURES)],
        *[float(s.special_owner[figure] == seat) for figure in range(FIGURES)],
        *[good / 3.0 for good in side.goods],
        *[icons * good / 3.0 for icons, good in zip(side.icons, side.goods, strict=True)],
    ]


def links(s: TajState, side: evaluation.Side) -> list[float]:
    """The best links that a palace would have in the next three provinces."""
    coming = range(s.visit, min(s.visit + 3, VISITS))
    return [side.most_links(tile) / 4.0 for tile in coming] + [0.0] * (3 - len(coming))
