"""The queue: where everybody stands at the next corner."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import SeatStep, Step
from serai.games.merv.actions import Stand
from serai.games.merv.rules.gains import gain_camels
from serai.games.merv.state import MervState
from serai.games.merv.tables import NONE, SIZE


class FormQueue(Step[MervState]):
    """A procedure: [queue.order] one after the other, from the slot nearest to the old corner.
    [queue.fourth] There is a place for every meeple, and no other."""

    rule: ClassVar[str] = "queue.order"

    def run(self, s: MervState) -> None:
        order = leaving_order(s)
        s.queue = [NONE] * len(order)
        steps: list[Step[MervState]] = []
        for owner in order:
            steps.append(Line(owner) if owner < s.seats else RivalInLine(owner))
        s.then(*steps)


def leaving_order(s: MervState) -> list[int]:
    """[queue.order] [queue.next] By slots; an edition may begin with whoever acted last."""
    if not s.tables.queue_by_slot:
        return s.acted[::-1]
    first = s.round * SIZE
    order: list[int] = []
    for slot in range(first, first + SIZE):
        order += [owner for owner in s.queue if s.meeple[owner] == slot]
    return order


def free_places(s: MervState) -> list[int]:
    """Free places of the queue, the last one first."""
    return [place for place in range(len(s.queue) - 1, -1, -1) if s.queue[place] == NONE]


class Line(SeatStep[MervState]):
    """[queue.last] The last free place, or [queue.pass] one further ahead for camels."""

    rule: ClassVar[str] = "queue.pass"
    asks: ClassVar[str] = "merv-prompt-queue"

    def options(self, s: MervState) -> list[Action]:
        places = free_places(s)
        return [s.words.stand[place] for place in places[: s.camels[self.seat] + 1]]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Stand)
        stand(s, self.seat, action.place)


class RivalInLine(Step[MervState]):
    """A procedure: [high.ahead] [solo.queue] a rival gets ahead as far as his camels allow."""

    rule: ClassVar[str] = "high.ahead"

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def run(self, s: MervState) -> None:
        places = free_places(s)
        stand(s, self.owner, places[min(s.camels[self.owner], len(places) - 1)])


def stand(s: MervState, owner: int, place: int) -> None:
    """[queue.pass] A camel stays on each free place that is passed, [queue.pile] beside others.
    [queue.take] [high.camels] All camels on the place itself are taken."""
    for passed in free_places(s):
        if passed == place:
            break
        s.camels[owner] -= 1
        s.left_behind[passed] += 1
    s.queue[place] = owner
    if owner < s.seats:
        s.tell("merv-log-queue", "queue.next", owner, "place", place)
    if s.left_behind[place]:
        gain_camels(s, owner, s.left_behind[place], "queue.take")
        s.left_behind[place] = 0
