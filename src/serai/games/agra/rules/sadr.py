"""The Sadr us-Sudur: a gift to Akbar when the contract is won."""

from typing import ClassVar

from serai.core.action import Action
from serai.games.agra.actions import Offer
from serai.games.agra.rules.anytime import IfAnyUse, may_have
from serai.games.agra.rules.orders import give_to_akbar
from serai.games.agra.state import AgraState
from serai.games.agra.tables import BOWLS, GOODS, NONE


def bowls_for(s: AgraState, good: int) -> list[int]:
    """Free bowls whose good is worth the same."""
    free = [bowl for bowl in range(BOWLS) if s.bowl_owner[bowl] == NONE]
    return [bowl for bowl in free if s.value[s.tables.bowl_good[bowl]] == s.value[good]]


class OfferToAkbar(IfAnyUse):
    """[notable.sadr_us_sudur] At once: a good into any free bowl whose good is worth the same.

    [anytime.turn] In one's own turn the good may be got first.
    """

    rule: ClassVar[str] = "notable.sadr_us_sudur"
    asks: ClassVar[str] = "agra-prompt-offer"

    def any_use(self, s: AgraState) -> bool:
        for good in range(GOODS):
            if may_have(s, self.seat, good) and bowls_for(s, good):
                return True
        return False

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        for good in range(GOODS):
            if s.has(self.seat, good):
                options += [s.words.offer[good][bowl] for bowl in bowls_for(s, good)]
        options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Offer):
            give_to_akbar(s, self.seat, action.good, action.bowl, self.rule)
