"""Specs of our bots: `search@1:0.5s` is a name, a version, and how much it may think."""

import math
import re
from dataclasses import dataclass

from serai.bots.search import Budget
from serai.core.errors import SetupError

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0

CLOCK, CPU = "s", "cpu"
UNITS = (CLOCK, CPU)
"""Units of time: wall clock, or CPU."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A parsed spec; whether there is such a bot is checked in `bots.make`."""

    text: str
    name: str
    version: str
    """Empty for the newest."""
    detail: str
    """An amount with its unit; empty for the default."""

    @classmethod
    def of(cls, text: str) -> "Spec":
        head, colon, detail = text.partition(":")
        name, at, version = head.partition("@")
        if colon and not detail:
            raise SetupError(f"bot {text!r} ends with a colon, but nothing follows it")
        if at and not re.fullmatch(r"[1-9][0-9]{0,3}", version):
            raise SetupError(f"bot {text!r}: a version is a whole number, as in {name}@1")
        return cls(text, name, version, detail)

    @property
    def unit(self) -> str:
        """The unit of time; empty if worlds or iterations are counted."""
        return next((unit for unit in UNITS if self.detail.endswith(unit)), "")

    @property
    def amount(self) -> float:
        """The number before the unit; only for a spec that was checked."""
        return float(self.detail.removesuffix(self.unit))

    def thinking(self, amount: float) -> str:
        """The spec of the same bot with another amount."""
        shown = f"{amount:.9f}".rstrip("0").rstrip(".") if self.unit else str(int(amount))
        return f"{self.text.partition(':')[0]}:{shown}{self.unit}"

    def count(self, most: int) -> int:
        """The amount as a checked number of worlds or iterations."""
        if not re.fullmatch(r"[0-9]{1,9}", self.detail) or not 1 <= int(self.detail) <= most:
            raise SetupError(
                f"bot {self.text!r}: {self.detail!r} is not a whole number from 1 to {most}"
            )
        return int(self.detail)

    def budget(self) -> Budget:
        """The amount as a checked budget of iterations or of time."""
        if not self.unit:
            return Budget(iterations=self.count(MOST_ITERATIONS))
        number = self.detail.removesuffix(self.unit)
        seconds = float(number) if re.fullmatch(r"\d{1,9}(\.\d{1,9})?", number) else math.nan
        if not 0 < seconds <= MOST_SECONDS:
            raise SetupError(
                f"bot {self.text!r}: seconds are written like 0.5s, or 0.5cpu for those of the "
                f"processor, up to {MOST_SECONDS:g}s"
            )
        return Budget(cpu_seconds=seconds) if self.unit == CPU else Budget(seconds=seconds)
