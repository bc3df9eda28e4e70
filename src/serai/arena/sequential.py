"""A sequential test: play until it is certain enough whether a bot wins more than its equal share.

Wald's test of one share of victories against another, over deals. The games of a deal share their
luck and are not independent, so a deal is one observation: the bot's share of its victories. Their
distribution is not assumed but estimated: under each hypothesis the likeliest distribution with
that mean is taken (the generalised test of the chess engines' testing frameworks).
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from serai.core.errors import SetupError

TRACE = 1e-3
"""Prior weight of winning all and winning nothing, so that every mean is possible."""
HALVINGS = 60
"""Steps of the bisection for the distribution under a hypothesis."""

LOW, HIGH, OPEN = "low", "high", "open"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The state of the test after so many deals."""

    accepted: str
    """LOW: the share is the lower one, or less; HIGH: the higher one, or more; or still OPEN."""
    deals: int
    likelihood: float
    """The log likelihood ratio of the higher against the lower share."""
    least: float
    """The ratio at which the lower share is accepted."""
    most: float
    """The ratio at which the higher share is accepted."""

    @property
    def decided(self) -> bool:
        return self.accepted != OPEN


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test whether the share of a bot is `low` or `high`."""

    low: float
    high: float
    alpha: float = 0.05
    """The probability of accepting the higher share although the lower one is true."""
    beta: float = 0.05
    """The probability of accepting the lower share although the higher one is true."""

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise SetupError(
                "a sequential test is between two shares of victories, the lower one first, "
                f"both between 0 and 1; not {self.low:g} and {self.high:g}"
            )
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise SetupError("the error rates of a sequential test lie between 0 and 0.5")

    def verdict(self, shares: Sequence[float]) -> Verdict:
        """The verdict from the bot's share in each deal."""
        least = math.log(self.beta / (1 - self.alpha))
        most = math.log((1 - self.beta) / self.alpha)
        likelihood = likelihood_ratio(shares, self.low, self.high)
        accepted = HIGH if likelihood >= most else LOW if likelihood <= least else OPEN
        return Verdict(accepted, len(shares), likelihood, least, most)


def likelihood_ratio(shares: Sequence[float], low: float, high: float) -> float:
    """The log likelihood ratio of a mean of `high` against one of `low`."""
    seen: dict[float, float] = {0.0: TRACE, 1.0: TRACE}
    for share, times in Counter(round(share, 9) for share in shares).items():
        seen[share] = seen.get(share, 0.0) + times
    under_low, under_high = _tilt(seen, low), _tilt(seen, high)
    return sum(
        times * math.log((1 + under_low * (share - low)) / (1 + under_high * (share - high)))
        for share, times in seen.items()
    )


def _tilt(seen: dict[float, float], mean: float) -> float:
    """The number t for which frequencies in proportion to seen / (1 + t (share - mean)) have this
    mean: the likeliest of all distributions with that mean."""
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
