"""Workers: raising those that lie, sending home those of others."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Message, Step
from serai.games.agra.actions import Raise, Store
from serai.games.agra.rules.stones import gain_favours
from serai.games.agra.state import AgraState
from serai.games.agra.tables import COOK, NONE, PLACES


def any_lying(s: AgraState, seat: int) -> bool:
    for place in range(PLACES):
        if s.worker[place] == seat and not s.standing[place]:
            return True
    return False


def raise_worker(s: AgraState, place: int, why: str) -> None:
    s.standing[place] = True
    if s.notes is not None:
        args: dict[str, str | int] = {
            "seat": s.worker[place],
            "place": s.tables.place_ids[place],
        }
        s.note("agra-log-raise", args, why)


class RaiseWorkers(Step[AgraState]):
    """[workers.raise] Up to so many lying workers stand up; all of them, if there are no more."""

    rule: ClassVar[str] = "workers.raise"

    def __init__(self, seat: int, count: int, why: str) -> None:
        self.seat: Final = seat
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
        raise_worker(s, action.thing, self.why)
        if self.count > 1:
            s.stack.append(RaiseWorkers(self.seat, self.count - 1, self.why))

    def prompt(self, s: AgraState) -> Message:
        return Message("agra-prompt-raise", {"seat": self.seat, "count": self.count}, self.why)


def send_home(s: AgraState, place: int) -> None:
    """[place.lying] A lying worker goes home for nothing. [place.standing] A standing one brings
    its owner a favour, [place.two_favours] two from the fourth step of meditation on."""
    owner = s.worker[place]
    stood = s.standing[place]
    s.worker[place] = NONE
    s.standing[place] = False
    if s.notes is not None:
        args: dict[str, str | int] = {"seat": owner, "place": s.tables.place_ids[place]}
        s.note("agra-log-home", args, "place.standing" if stood else "place.lying")
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


class StoreWorker(Step[AgraState]):
    """[notable.cook] A worker that stood may wait with the Cook, who has room for two."""

    rule: ClassVar[str] = "notable.cook"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actor(self, s: AgraState) -> int:
        return self.seat

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.store, s.words.done]

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Store):
            s.supply[self.seat] -= 1
            s.stored[self.seat] += 1
            if s.notes is not None:
                s.note("agra-log-store", {"seat": self.seat}, self.rule)
        elif not s.tables.cook_favour:  # he went home after all
            console(s, self.seat)

    def prompt(self, s: AgraState) -> Message:
        return Message("agra-prompt-store", {"seat": self.seat}, self.rule)
