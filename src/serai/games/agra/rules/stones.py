"""Stones: 22 for everything a seat owns, and what happens when none is left at home."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Step
from serai.games.agra.actions import Free, FreeFavour
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS, NONE


def gain_favours(s: AgraState, seat: int, count: int, why: str) -> None:
    """[favour.gain] Stones from the yard into the favour area; nobody else pays for them."""
    at_once = min(count, s.yard[seat])
    s.yard[seat] -= at_once
    s.favours[seat] += at_once
    if s.notes is not None and at_once:
        s.note("agra-log-favours", {"seat": seat, "count": at_once}, why)
    if at_once < count:
        s.stack.append(Shortage(seat, NONE, count - at_once))


def gain_good(s: AgraState, seat: int, good: int, count: int, why: str) -> None:
    """[goods.store] Stones from the yard onto a building, built or not, without limit."""
    at_once = min(count, s.yard[seat])
    s.yard[seat] -= at_once
    s.goods[seat * GOODS + good] += at_once
    if s.notes is not None and at_once:
        args: dict[str, str | int] = {
            "seat": seat,
            "good": s.tables.good_ids[good],
            "count": at_once,
        }
        s.note("agra-log-good", args, why)
    if at_once < count:
        s.stack.append(Shortage(seat, good, count - at_once))


def earn(s: AgraState, seat: int, rupees: int, why: str) -> None:
    """Rupees from the bank, which never runs out."""
    s.rupees[seat] += rupees
    if s.notes is not None and rupees:
        s.note("agra-log-rupees", {"seat": seat, "rupees": rupees}, why)


def pay_good(s: AgraState, seat: int, good: int, why: str) -> None:
    """A good is paid: its stone goes home."""
    s.give_up(seat, good)
    if s.notes is not None:
        args: dict[str, str | int] = {"seat": seat, "good": s.tables.good_ids[good]}
        s.note("agra-log-pay", args, why)


class Shortage(Step[AgraState]):
    """[stones.free] A stone is needed and none is at home: take one back from a good or a favour.

    [stones.fewer] Or take fewer than one might. [stones.kept] Stones on orders, at Akbar's, on
    notables and on used actions stay where they are.
    """

    rule: ClassVar[str] = "stones.free"

    def __init__(self, seat: int, good: int, count: int) -> None:
        self.seat: Final = seat
        self.good: Final = good
        """The good that is to be stored, or NONE for favours."""
        self.count: Final = count

    def actor(self, s: AgraState) -> int:
        return self.seat

    def options(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.done]
        for good in range(GOODS):
            if good != self.good and s.goods[self.seat * GOODS + good]:
                options.append(s.words.free[good])
        if self.good != NONE and s.favours[self.seat]:
            options.append(s.words.free_favour)
        return options

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Free):
            s.give_up(self.seat, action.thing)
            if s.notes is not None:
                freed: dict[str, str | int] = {
                    "seat": self.seat,
                    "good": s.tables.good_ids[action.thing],
                }
                s.note("agra-log-free", freed, self.rule)
        elif isinstance(action, FreeFavour):
            s.favours[self.seat] -= 1
            s.yard[self.seat] += 1
            if s.notes is not None:
                s.note("agra-log-free-favour", {"seat": self.seat}, self.rule)
        else:
            return
        if self.count > 1:
            s.stack.append(Shortage(self.seat, self.good, self.count - 1))
        if self.good == NONE:
            gain_favours(s, self.seat, 1, self.rule)
        else:
            gain_good(s, self.seat, self.good, 1, self.rule)

    def prompt(self, s: AgraState) -> Message:
        args: dict[str, str | int] = {"seat": self.seat, "count": self.count}
        if self.good == NONE:
            return Message("agra-prompt-shortage-favours", args, self.rule)
        args["good"] = s.tables.good_ids[self.good]
        return Message("agra-prompt-shortage-goods", args, self.rule)
