"""Processing: goods move along an arrow and become other goods; others may follow."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, SeatStep, Step
from serai.games.agra.actions import Process
from serai.games.agra.rules.stones import gain_favours, is_ready
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS, PROCESS_EXTRA


def process(s: AgraState, seat: int, arrow: int, count: int, why: str) -> None:
    """[process.arrow] Goods move along one arrow. [process.unbuilt] The building may be a site."""
    t = s.tables
    s.goods[seat * GOODS + t.arrow_from[arrow]] -= count
    s.goods[seat * GOODS + t.arrow_to[arrow]] += count
    s.tell("agra-log-process", why, seat, "count", count, "good", t.arrow_to[arrow])


def process_alone(s: AgraState, seat: int, arrow: int, count: int, why: str) -> None:
    """[follow.main_only] By the wheel or by favours: nobody follows."""
    process(s, seat, arrow, count, why)
    offer_extra(s, seat, arrow)


def offer_extra(s: AgraState, seat: int, arrow: int) -> None:
    """[favour.process_extra] Whoever has the tile may add one more good."""
    # the step offers all that may be done at any time, and that may be processing
    from serai.games.agra.rules.workshop import ProcessExtra

    if is_ready(s, seat, PROCESS_EXTRA):
        s.stack.append(ProcessExtra(seat, arrow))


# === FOLLOWING ================================================================================


def process_openly(s: AgraState, seat: int, arrow: int, count: int) -> None:
    """[follow.may] After goods were processed by a main action every other seat may process one.

    [follow.order] They are asked clockwise. [favour.process_extra] What the tile adds comes last,
    when their favours are there to pay for it; it is for one's own turn.
    """
    if seat == s.turn:
        offer_extra(s, seat, arrow)
    source = s.tables.arrow_from[arrow]
    followers: list[Step[AgraState]] = []
    for other in s.after(seat):
        if s.has(other, source):
            followers.append(Follow(other, seat, arrow))
    s.then(*followers)
    process(s, seat, arrow, count, "process.building")


class Follow(SeatStep[AgraState]):
    """[follow.one] One good of the same kind along the same arrow, or none. [follow.extra] The tile
    may be added; the one followed gets nothing for that."""

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
            process_alone(s, self.seat, self.arrow, 1, self.rule)
            gain_favours(s, self.leader, s.tables.follower_favours, "follow.favour")

    def prompt(self, s: AgraState) -> Message:
        t = s.tables
        source, target = t.arrow_from[self.arrow], t.arrow_to[self.arrow]
        about = ("seat2", self.leader, "good", source, "into", target)
        return s.message("agra-prompt-follow", self.rule, self.seat, *about)


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
