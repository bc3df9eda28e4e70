"""Points, in the order of the rulebook: tiles, palaces, the hand at the end."""

from serai.core.outcome import Outcome, ScoreLine, rank
from serai.games.taj_mahal import state
from serai.games.taj_mahal.state import REASONS, TajState
from serai.games.taj_mahal.tables import COLOURS, COMMODITIES, SPECIAL, WHITE

REASON_RULES = [
    ("taj-points-tiles", "score.plus_tile"),
    ("taj-points-goods", "score.commodity"),
    ("taj-points-palaces", "score.chain"),
    ("taj-points-plus-two", "score.plus_two_card"),
    ("taj-points-white", "final.white"),
    ("taj-points-special", "final.special"),
    ("taj-points-colour", "final.colour"),
]
"""Label and rule of every reason for points, by its number."""


def gain_good(s: TajState, side: int, good: int) -> int:
    """[score.commodity] The n-th icon of a commodity is worth n when it is gained."""
    place = side * COMMODITIES + good
    s.goods[place] += 1
    points = s.goods[place] * s.tables.commodity_step
    s.gain(side, state.POINTS_GOODS, points)
    return points


def palace_points(s: TajState, side: int, placed: list[int]) -> int:
    """[score.palace] One point for any palace placed now, however many.

    [score.chain] One more for each other province linked to a palace placed now.
    [score.no_palace] Nothing at all without one.
    """
    if not placed:
        return 0
    linked = linked_provinces(s, side, placed)
    return s.tables.any_palace_now + linked * s.tables.each_linked_province


def linked_provinces(s: TajState, side: int, placed: list[int]) -> int:
    """How many other provinces the side's own cities reach by road from the palaces placed now.

    Each province counts once, over all new palaces together.
    """
    t = s.tables
    now = t.city_province[placed[0]]
    reached = [False] * len(t.city_ids)
    provinces = [False] * len(t.province_ids)
    border = placed[:]
    for city in placed:
        reached[city] = True
    while border:
        city = border.pop()
        provinces[t.city_province[city]] = True
        for neighbour in t.links[city]:
            if not reached[neighbour] and s.owns(side, neighbour):
                reached[neighbour] = True
                border.append(neighbour)
    provinces[now] = False
    return sum(provinces)


def hand_lines(s: TajState, side: int) -> tuple[int, int, int]:
    """[final.white] [final.special] [final.colour] Points for white cards, special cards and the
    colour held most often."""
    t, held = s.tables, colours_in_hand(s, side)
    best = max(held[:COLOURS])
    return held[WHITE] * t.hand_white, held[SPECIAL] * t.hand_special, best * t.hand_colour


def colours_in_hand(s: TajState, side: int) -> list[int]:
    """How many cards of each colour a side holds."""
    numbers = [0] * (SPECIAL + 1)
    for card in s.hands[side]:
        numbers[s.tables.card_colour[card]] += 1
    return numbers


def score_hands(s: TajState) -> None:
    """[final.twelve] The cards left at the end, those drawn last among them."""
    reasons = (state.POINTS_WHITE, state.POINTS_SPECIAL, state.POINTS_COLOUR)
    for side in range(s.seats):
        for reason, points in zip(reasons, hand_lines(s, side), strict=True):
            s.gain(side, reason, points)


def outcome(s: TajState) -> Outcome | None:
    """[final.winner] Most points win. [final.tie] Equal scores share the victory."""
    if s.stack:
        return None
    lines = [
        ScoreLine(side, rule, label, s.points[side * REASONS + reason])
        for side in range(s.seats)
        for reason, (label, rule) in enumerate(REASON_RULES)
    ]
    return Outcome(rank(s.score[: s.seats]), "taj-end-visits", tuple(lines))
