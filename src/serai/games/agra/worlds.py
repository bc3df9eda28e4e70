"""The worlds that a seat could be in."""

from serai.core.luck import Luck
from serai.games.agra.state import AgraState


def imagine(s: AgraState, seat: int, luck: Luck) -> AgraState:
    """A world this seat could be in: the only one.

    Rupees lie in bags, but every rupee was earned and paid in the open, so a seat that counts knows
    them all. What is left to chance (dice, the pile of tiles) is drawn when it comes.
    """
    return s.copy()
