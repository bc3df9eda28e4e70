"""Processing: goods move along an arrow and become other goods; others may follow."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Message, SeatStep, Step
from serai.games.agra.actions import Favour, Process, Thrift
from serai.games.agra.rules.stones import gain_favours, may_save, may_take, pay_for
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS, PROCESS_EXTRA


def process(s: AgraState, seat: int, arrow: int, count: int, why: str) -> None:
    """[process.arrow] Goods move along one arrow. [process.unbuilt] The building may be a site."""
    t = s.tables
    s.goods[seat * GOODS + t.arrow_from[arrow]] -= count
    s.goods[seat * GOODS + t.arrow_to[arrow]] += count
    s.tell("agra-log-process", why, seat, "count", count, "good", t.arrow_to[arrow])
    if may_process_extra(s, seat, arrow):
        s.stack.append(ProcessExtra(seat, arrow))


# === ONE MORE GOOD ============================================================================


def may_process_extra(s: AgraState, seat: int, arrow: int) -> bool:
    if not s.has(seat, s.tables.arrow_from[arrow]):
        return False
    return may_take(s, seat, PROCESS_EXTRA)


class ProcessExtra(SeatStep[AgraState]):
    """[favour.process_extra] One good more along the arrow just used, [follow.extra] also when one
    follows; the one followed gets nothing for it."""

    rule: ClassVar[str] = "favour.process_extra"

    def __init__(self, seat: int, arrow: int) -> None:
        super().__init__(seat)
        self.arrow: Final = arrow

    def options(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.favour[PROCESS_EXTRA]]
        if may_save(s, self.seat, PROCESS_EXTRA):
            options.append(s.words.thrift[PROCESS_EXTRA])
        options.append(s.words.done)
        return options

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, (Favour, Thrift)):
            pay_for(s, self.seat, PROCESS_EXTRA, isinstance(action, Thrift))
            process(s, self.seat, self.arrow, 1, self.rule)

    def prompt(self, s: AgraState) -> Message:
        target = s.tables.arrow_to[self.arrow]
        return s.message("agra-prompt-process-extra", self.rule, self.seat, "good", target)


# === FOLLOWING ================================================================================


def process_openly(s: AgraState, seat: int, arrow: int, count: int) -> None:
    """[follow.may] After goods were processed by a main action every other seat may process one.

    [follow.order] They are asked clockwise. [follow.main_only] No other processing is followed.
    """
    source = s.tables.arrow_from[arrow]
    followers: list[Step[AgraState]] = []
    for other in s.after(seat):
        if s.has(other, source):
            followers.append(Follow(other, seat, arrow))
    s.then(*followers)
    process(s, seat, arrow, count, "process.building")


class Follow(SeatStep[AgraState]):
    """[follow.one] One good of the same kind along the same arrow, or none."""

    rule: ClassVar[str] = "follow.one"

    def __init__(self, seat: int, leader: int, arrow: int) -> None:
        super().__init__(seat)
        self.leader: Final = leader
        self.arrow: Final = arrow

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.process[self.arrow][0], s.words.done]

    def apply(self, s: AgraState, action: Action) -> None:
        """[follow.favour] The leader gets a favour for each seat that follows."""
        if isinstance(action, Process):
            process(s, self.seat, self.arrow, 1, self.rule)
            gain_favours(s, self.leader, s.tables.follower_favours, "follow.favour")

    def prompt(self, s: AgraState) -> Message:
        t = s.tables
        source, target = t.arrow_from[self.arrow], t.arrow_to[self.arrow]
        about = ("seat2", self.leader, "good", source, "into", target)
        return s.message("agra-prompt-follow", self.rule, self.seat, *about)


class ProcessHere(SeatStep[AgraState]):
    """[build.process] Up to three goods in a building that one gets in the turn of another."""

    rule: ClassVar[str] = "build.process"
    asks: ClassVar[str] = "agra-prompt-process"
    about: ClassVar[tuple[str, ...]] = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building: Final = building

    def actor(self, s: AgraState) -> int:
        return self.seat if can_process(s, self.seat, self.building) else NOBODY

    def run(self, s: AgraState) -> None:
        """There is nothing to process."""

    def options(self, s: AgraState) -> list[Action]:
        options = building_options(s, self.seat, self.building)
        options.append(s.words.done)
        return options

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Process):
            process_openly(s, self.seat, action.arrow, action.count)


def can_process(s: AgraState, seat: int, building: int) -> bool:
    arrow = s.tables.arrow_into[building]  # a building bears the number of its good
    return s.goods[seat * GOODS + s.tables.arrow_from[arrow]] > 0


def building_options(s: AgraState, seat: int, building: int) -> list[Action]:
    """[process.building] Up to three goods along the arrow into the building."""
    arrow = s.tables.arrow_into[building]
    most = min(s.tables.process_most, s.goods[seat * GOODS + s.tables.arrow_from[arrow]])
    options: list[Action] = []
    for count in range(most):
        options.append(s.words.process[arrow][count])
    return options
