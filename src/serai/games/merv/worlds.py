"""The worlds that a seat could be in."""

from serai.core.luck import Luck
from serai.games.merv.state import MervState


def imagine(s: MervState, seat: int, luck: Luck) -> MervState:
    """Nothing is hidden but the order of the caravan cards, and that is not decided yet: chance
    deals a card when it is dealt. What is left of the deck everybody can tell by counting. So there
    is one world, the same for every seat."""
    return s.copy()
