"""Luck is counter-based: outcome n depends on the seed and on n only.

So a bot can draw numbers without changing those of the game, copies of a state cost nothing, and
any single outcome can be recomputed. Only drivers hold a Luck; the rules contain no random call.
"""

from typing import Final

from mypy_extensions import mypyc_attr

WORD: Final = 0xFFFFFFFF
# Odd multipliers below 2**30: a product with a 32-bit word stays a small machine integer.
MIX_1: Final = 0x2C1B3C6D
MIX_2: Final = 0x297A2D39
STRIDE: Final = 0x1E3779B9


def mix(x: int) -> int:
    """Scramble a 32-bit word; every input bit reaches every output bit."""
    x = ((x ^ (x >> 16)) * MIX_1) & WORD
    x = ((x ^ (x >> 13)) * MIX_2) & WORD
    return x ^ (x >> 15)


def absorb(seed: int, key: int) -> int:
    """A 32-bit key from a seed of any size; two different starts give two unrelated keys."""
    key = mix(key)
    while seed > 0:
        key = (mix(key ^ (seed & WORD)) + 1) & WORD
        seed >>= 32
    return mix(key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """The source of chance outcomes."""

    def below(self, n: int, total: int) -> int:
        """Outcome number `n`: a whole number from 0 to total - 1, each equally likely."""
        raise NotImplementedError


class FastLuck(Luck):
    """For simulation and search: quick, repeatable, not secret.

    Scaling a 32-bit word favours some outcomes by at most total / 2**32, which is far below what
    any simulation can notice. Tables of people use the sealed luck, which is exact.
    """

    def __init__(self, seed: int) -> None:
        if seed < 0:
            raise ValueError(f"a seed is not negative, but this one is {seed}")
        self.key_1: Final = absorb(seed, STRIDE)
        self.key_2: Final = absorb(seed, MIX_1)

    def below(self, n: int, total: int) -> int:
        word = mix(mix((n * STRIDE + self.key_1) & WORD) ^ self.key_2)
        return (word * total) >> 32


class Stream:
    """Outcomes of a Luck one after another: the random numbers of a bot or a sampler."""

    def __init__(self, luck: Luck) -> None:
        self.luck: Final = luck
        self.n = 0

    def below(self, total: int) -> int:
        self.n += 1
        return self.luck.below(self.n, total)

    def shuffle(self, things: list[int]) -> None:
        """Shuffle in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
