"""The worlds that a seat could be in."""

from serai.core.luck import Luck
from serai.games.rajas.state import RajasState


def imagine(s: RajasState, seat: int, luck: Luck) -> RajasState:
    """Nothing is hidden but the order of stacks and piles, and that is not decided yet: chance
    draws a tile or a token when it is drawn. What is below a stack everybody can tell by counting.
    So there is one world, the same for every seat."""
    return s.copy()
