"""The end: how far the markers of each seat have passed each other, and who wins."""

from typing import Final

from serai.core.outcome import Outcome, ScoreLine, rank
from serai.games.rajas.state import RajasState

FAME_LINE: Final = "rajas-points-fame"
MONEY_LINE: Final = "rajas-points-money"
WAY_LINE: Final = "rajas-points-way"


def outcome(s: RajasState) -> Outcome | None:
    """[end.winner] The largest margin wins; [end.tie] of equals whoever crossed first. [end.others]
    The others follow by what they lack, and equals share a place."""
    if s.stack:
        return None
    lines, way = [], s.tables.fame.spaces + 1
    for seat in range(s.seats):
        money = s.margin(seat) - s.fame[seat] + way  # in fame spaces, from its end on
        parts = ((FAME_LINE, s.fame[seat]), (MONEY_LINE, money), (WAY_LINE, -way))
        lines += [ScoreLine(seat, "track.beside", name, count) for name, count in parts]
    ranking = rank([standing(s, seat) for seat in range(s.seats)])
    return Outcome(ranking, reason(s, ranking[0][0]), tuple(lines), tie(s, ranking[0][0]))


def standing(s: RajasState, seat: int) -> tuple[int, int]:
    """What decides the place of a seat: its margin, then how early it crossed. That is the same for
    all who have not crossed."""
    early = s.seats - s.crossed[seat] if s.crossed[seat] else 0  # [end.tie]
    return s.margin(seat), early


def leads(s: RajasState, seat: int) -> bool:
    """Whether a seat has crossed and would win now."""
    best = max([standing(s, other) for other in range(s.seats)])
    return s.crossed[seat] > 0 and standing(s, seat) == best


def reason(s: RajasState, winner: int) -> str:
    """Whether whoever crossed first has won, and whether it was close."""
    if s.crossed[winner] > 1:
        return "rajas-end-overtaken"
    return "rajas-end-tie" if tie(s, winner) else "rajas-end-crossed"


def tie(s: RajasState, winner: int) -> str:
    """[end.tie] Whether crossing earlier has decided between equals."""
    for seat in range(s.seats):
        if seat != winner and s.crossed[seat] and s.margin(seat) == s.margin(winner):
            return "rajas-end-tie-earlier"
    return ""
