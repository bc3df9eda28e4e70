"""A sequential test: play until it is known whether a bot wins more than it would by chance.

Wald's test of two shares of victories against each other, over deals. The games of a deal share
their luck and are not independent, so a deal is one observation: the part of its victories that
the bot won. How these parts are spread is not assumed but taken from what was seen: under each
hypothesis the likeliest spread with that mean is found (the generalised test of the chess engines'
testing frameworks).
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from serai.core.errors import SetupError

TRACE = 1e-3
"""How often winning all and winning nothing count as seen before the first deal: either is
possible, so that every share is."""
HALVINGS = 60
"""Of the range in which the spread of a hypothesis is looked for."""

LOW, HIGH, OPEN = "low", "high", "open"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known after so many deals."""

    accepted: str
    """LOW: the share is the lower one, or less; HIGH: the higher one, or more; or still OPEN."""
    deals: int
    likelihood: float
    """By how much, as a logarithm, what was seen is likelier under the higher share."""
    least: float
    """Where the lower share is accepted."""
    most: float
    """Where the higher one is."""

    @property
    def decided(self) -> bool:
        return self.accepted != OPEN


@dataclass(frozen=True, slots=True)
class Sprt:
    """Is the share of a bot `low`, or is it `high`?"""

    low: float
    high: float
    alpha: float = 0.05
    """How often the higher share may be accepted, though the lower one is true."""
    beta: float = 0.05
    """The other way round."""

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise SetupError(
                "a sequential test is between two shares of victories, the lower one first, "
                f"both between 0 and 1; not {self.low:g} and {self.high:g}"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise SetupError("the error rates of a sequential test lie between 0 and 0.5")

    def verdict(self, shares: Sequence[float]) -> Verdict:
        """From the share that the bot won in each deal."""
        least = math.log(self.beta / (1 - self.alpha))
        most = math.log((1 - self.beta) / self.alpha)
        likelihood = likelihood_ratio(shares, self.low, self.high)
        accepted = HIGH if likelihood >= most else LOW if likelihood <= least else OPEN
        return Verdict(accepted, len(shares), likelihood, least, most)


def likelihood_ratio(shares: Sequence[float], low: float, high: float) -> float:
    """How much likelier the shares are where their mean is `high`, as a logarithm."""
    seen: dict[float, float] = {0.0: TRACE, 1.0: TRACE}
    for share, times in Counter(round(share, 9) for share in shares).items():
        seen[share] = seen.get(share, 0.0) + times
    under_low, under_high = _tilt(seen, low), _tilt(seen, high)
    return sum(
        times * math.log((1 + under_low * (share - low)) / (1 + under_high * (share - high)))
        for share, times in seen.items()
    )


def _tilt(seen: dict[float, float], mean: float) -> float:
    """The number t for which shares with frequencies in proportion to seen / (1 + t (share - mean))
    have this mean. Of all frequencies that have it, these make what was seen the likeliest."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        tilt = (low + high) / 2
        leaning = sum(
            times * (share - mean) / (1 + tilt * (share - mean)) for share, times in seen.items()
        )
        if leaning > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2
