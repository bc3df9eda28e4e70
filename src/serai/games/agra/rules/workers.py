"""Workers: raising those that lie, sending home those of others."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Message, SeatStep
from serai.games.agra.actions import Raise, Store
from serai.games.agra.rules.stones import gain_favours
from serai.games.agra.state import AgraState
from serai.games.agra.tables import COOK, NONE, PLACES


def any_lying(s: AgraState, seat: int) -> bool:
    return any(s.worker[place] == seat and not s.standing[place] for place in range(PLACES))


def raise_worker(s: AgraState, place: int, why: str) -> None:
    s.standing[place] = True
    s.tell("agra-log-raise", why, s.worker[place], "place", place)


class RaiseWorkers(SeatStep[AgraState]):
    """[workers.raise] Up to so many lying workers stand up; all of them, if there are no more."""

    rule: ClassVar[str] = "workers.raise"

    def __init__(self, seat: int, count: int, why: str) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.why: Final = why

    def actor(self, s: AgraState) -> int:
        return self.seat if len(s.lying_workers(self.seat)) > self.count else NOBODY

    def run(self, s: AgraState) -> None:
        for place in s.lying_workers(self.seat):
            raise_worker(s, place, self.why)

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.raise_[place] for place in s.lying_workers(self.seat)]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Raise)
        raise_worker(s, action.place, self.why)
        if self.count > 1:
            s.stack.append(RaiseWorkers(self.seat, self.count - 1, self.why))

    def prompt(self, s: AgraState) -> Message:
        return s.message("agra-prompt-raise", self.why, self.seat, "count", self.count)


class MayRaise(RaiseWorkers):
    """[notable.painter] Up to so many, or fewer, or nobody."""

    def actor(self, s: AgraState) -> int:
        return self.seat if any_lying(s, self.seat) else NOBODY

    def run(self, s: AgraState) -> None:
        """Nobody lies."""

    def options(self, s: AgraState) -> list[Action]:
        return [*super().options(s), s.words.done]

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Raise):
            raise_worker(s, action.place, self.why)
            if self.count > 1:
                s.stack.append(MayRaise(self.seat, self.count - 1, self.why))


def send_home(s: AgraState, place: int) -> None:
    """[place.lying] A lying worker goes home for nothing. [place.standing] A standing one brings
    its owner a favour, [place.two_favours] two from the fourth step of meditation on."""
    owner = s.worker[place]
    stood = s.standing[place]
    s.worker[place] = NONE
    s.standing[place] = False
    s.tell("agra-log-home", "place.standing" if stood else "place.lying", owner, "place", place)
    cooked = stood and s.owns(owner, COOK) and s.stored[owner] < s.tables.cook_workers
    s.supply[owner] += 1
    if cooked:
        s.stack.append(StoreWorker(owner))
    if stood and (not cooked or s.tables.cook_favour):
        console(s, owner)


def console(s: AgraState, owner: int) -> None:
    """[place.standing] The favours for a worker who stood."""
    favours = s.tables.sent_home_favours[s.meditation[owner]]
    gain_favours(s, owner, favours, "place.standing")


class StoreWorker(SeatStep[AgraState]):
    """[notable.cook] A worker that stood may wait with the Cook, who has room for two."""

    rule: ClassVar[str] = "notable.cook"
    asks: ClassVar[str] = "agra-prompt-store"

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.store, s.words.done]

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Store):
            s.supply[self.seat] -= 1
            s.stored[self.seat] += 1
            s.tell("agra-log-store", self.rule, self.seat)
        elif not s.tables.cook_favour:  # he went home after all
            console(s, self.seat)
