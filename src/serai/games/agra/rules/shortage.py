"""Shortage: what happens when a stone is needed and none is left at home."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message
from serai.games.agra.actions import Free, FreeFavour
from serai.games.agra.rules.anytime import IfAnyUse
from serai.games.agra.rules.stones import gain_favours, gain_good
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS, NONE


class Shortage(IfAnyUse):
    """[stones.free] A stone is needed and none is at home: take one back from a good or a favour.

    [stones.fewer] Or take fewer than one might. [stones.kept] Stones on orders, at Akbar's, on
    notables and on used actions stay where they are. [anytime.turn] In one's own turn anything may
    be done first, and stones that it sends home are used.
    """

    rule: ClassVar[str] = "stones.free"

    def __init__(self, seat: int, good: int, count: int) -> None:
        super().__init__(seat)
        self.good: Final = good
        """The good that is to be stored, or NONE for favours."""
        self.count: Final = count

    def any_use(self, s: AgraState) -> bool:
        """Nobody is asked once a stone has come home."""
        return not s.yard[self.seat]

    def run(self, s: AgraState) -> None:
        """[produce.store] All is taken for which there are stones; the rest falls short again."""
        if self.good == NONE:
            gain_favours(s, self.seat, self.count, self.rule)
        else:
            gain_good(s, self.seat, self.good, self.count, self.rule)

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.done]
        for good in range(GOODS):
            if good != self.good and s.goods[self.seat * GOODS + good]:
                options.append(s.words.free[good])
        if self.good != NONE and s.favours[self.seat]:
            options.append(s.words.free_favour)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Free):
            s.give_up(self.seat, action.good)
            s.tell("agra-log-free", self.rule, self.seat, "good", action.good)
        elif isinstance(action, FreeFavour):
            s.favours[self.seat] -= 1
            s.yard[self.seat] += 1
            s.tell("agra-log-free-favour", self.rule, self.seat)
        else:
            return
        s.stack.append(self)

    def prompt(self, s: AgraState) -> Message:
        seat, count, good = self.seat, self.count, self.good
        if good == NONE:
            return s.message("agra-prompt-shortage-favours", self.rule, seat, "count", count)
        what = "agra-prompt-shortage-goods"
        return s.message(what, self.rule, seat, "count", count, "good", good)
