"""How a game ended: who stands where, why it ended, and every point with its reason."""

from dataclasses import dataclass


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
    """The result. `ranking` lists the places from the first on; seats in one place share it."""

    ranking: tuple[tuple[int, ...], ...]
    reason: str
    """Why it ended, as the id of a message."""
    lines: tuple[ScoreLine, ...]
    tie: str = ""
    """What broke a tie for the first place, as the id of a message; empty if nothing had to."""

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0]

    def score(self, seat: int) -> int:
        """All points of a seat."""
        return sum(line.points for line in self.lines if line.seat == seat)


def rank(scores: list[int]) -> tuple[tuple[int, ...], ...]:
    """Seats by score, the best first; equal scores share a place."""
    return tuple(
        tuple(seat for seat, score in enumerate(scores) if score == value)
        for value in sorted(set(scores), reverse=True)
    )
