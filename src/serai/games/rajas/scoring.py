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
    lines: list[ScoreLine] = []
    for seat in range(s.seats):
        lines.append(ScoreLine(seat, "track.beside", FAME_LINE, s.fame[seat]))
        lines.append(ScoreLine(seat, "track.beside", MONEY_LINE, money_in_fame(s, seat)))
        lines.append(ScoreLine(seat, "track.beside", WAY_LINE, -s.tables.fame_spaces - 1))
    ranking = rank([standing(s, seat) for seat in range(s.seats)])
    return Outcome(ranking, reason(s, ranking[0][0]), tuple(lines))


def money_in_fame(s: RajasState, seat: int) -> int:
    """[track.beside] How many fame spaces the money marker has come from its end."""
    return s.margin(seat) - s.fame[seat] + s.tables.fame_spaces + 1


def standing(s: RajasState, seat: int) -> tuple[int, int]:
    """What decides the place of a seat: its margin, then how early it crossed."""
    return s.margin(seat), earliness(s, seat)


def leads(s: RajasState, seat: int) -> bool:
    """Whether a seat has crossed and would win now."""
    best = max([standing(s, other) for other in range(s.seats)])
    return s.crossed[seat] > 0 and standing(s, seat) == best


def earliness(s: RajasState, seat: int) -> int:
    """[end.tie] More for an earlier crossing; the same for all who have not crossed."""
    return s.seats - s.crossed[seat] if s.crossed[seat] else 0


def reason(s: RajasState, winner: int) -> str:
    """Whether whoever crossed first has won, and whether it was close."""
    if s.crossed[winner] > 1:
        return "rajas-end-overtaken"
    for seat in range(s.seats):
        if seat != winner and s.crossed[seat] and s.margin(seat) == s.margin(winner):
            return "rajas-end-tie"
    return "rajas-end-crossed"
