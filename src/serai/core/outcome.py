"""How a game ended: the ranking, the reason of the end, and every point with its reason."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

Score = TypeVar("Score", int, tuple[int, ...])


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one seat for one reason."""

    seat: int
    rule: str
    label: str
    """The reason, as the id of a message."""
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result. `ranking` lists the seats of each place, from the first place on; seats in one
    place share it. If a rival without a seat has won, the first place is empty."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str
    """Why it ended, as the id of a message."""
    lines: tuple[ScoreLine, ...]
    tie: str = ""
    """The tie-break of the first place, as the id of a message; empty if there was none."""

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]

    @property
    def seats(self) -> list[int]:
        """All seats, from the first place to the last."""
        return [seat for place in self.ranking for seat in place]

    def place(self, seat: int) -> int:
        """The number of its place; two winners leave no second place, as in sport."""
        at = next(at for at, seats in enumerate(self.ranking) if seat in seats)
        return 1 + sum(max(1, len(ahead)) for ahead in self.ranking[:at])

    def reasons(self, seats: Sequence[int]) -> list[tuple[str, list[int]]]:
        """The label of each reason, and the points that it brought to these seats."""
        points: dict[tuple[str, int], int] = {}
        for line in self.lines:
            points[line.label, line.seat] = points.get((line.label, line.seat), 0) + line.points
        labels = dict.fromkeys(line.label for line in self.lines)
        return [(label, [points.get((label, seat), 0) for seat in seats]) for label in labels]

    def score(self, seat: int) -> int:
        """All points of a seat."""
        return sum(line.points for line in self.lines if line.seat == seat)


def rank(scores: Sequence[Score]) -> tuple[tuple[int, ...], ...]:
    """Seats by score, the best first; equal scores share a place. A score may be a tuple of points
    and tie-breaks."""
    return tuple(
        tuple(seat for seat, score in enumerate(scores) if score == value)
        for value in sorted(set(scores), reverse=True)
    )
