"""The end: points by what they were scored for, and who wins."""

from typing import Final

from serai.core.outcome import Outcome, ScoreLine, rank
from serai.games.merv.state import LINES, MervState
from serai.games.merv.tables import MAGISTRATE

LABELS: Final = [  # in the order of the lines of the state
    *("merv-points-contracts", "merv-points-favour", "merv-points-influence"),
    *("merv-points-mosque", "merv-points-library", "merv-points-courtiers"),
    *("merv-points-buildings", "merv-points-tiles", "merv-points-mosque-end"),
    "merv-points-spices",
]
RULES: Final = [
    *("contract.points", "favour.points", "influence.points", "mosque.gift", "library.points"),
    *("score.each", "score.buildings", "score.tiles", "score.mosque", "end.values"),
]


def outcome(s: MervState) -> Outcome | None:
    """[end.winner] Most points win; [end.favour] [end.influence] [end.queue] then favour, influence
    and the last queue decide."""
    if s.stack:
        return None
    lines: list[ScoreLine] = []
    for seat in range(s.seats):
        for line in range(len(LABELS)):
            points = s.earned[seat * LINES + line]
            lines.append(ScoreLine(seat, RULES[line], LABELS[line], points))
    if s.seats == 1:
        return alone(s, tuple(lines))
    standing = [standing_of(s, seat) for seat in range(s.seats)]
    return Outcome(rank(standing), "merv-end-years", tuple(lines), tie_broken(standing))


def standing_of(s: MervState, seat: int) -> tuple[int, ...]:
    return (s.points[seat], s.favour[seat], s.influence[seat], -s.queue.index(seat))


def tie_broken(standing: list[tuple[int, ...]]) -> str:
    """What decided between those with most points, if there were several."""
    best, second = sorted(standing, reverse=True)[:2]
    ties = ("", "merv-end-tie-favour", "merv-end-tie-influence", "merv-end-tie-queue")
    return next(tie for tie, a, b in zip(ties, best, second, strict=True) if a != b)


def alone(s: MervState, lines: tuple[ScoreLine, ...]) -> Outcome:
    """[solo.win] The only player wins with more points than the Magistrate. Otherwise the first
    place is his, so no seat stands there."""
    if s.points[0] > s.points[MAGISTRATE]:
        return Outcome(((0,),), "merv-end-won", lines)
    return Outcome(((), (0,)), "merv-end-lost", lines)
