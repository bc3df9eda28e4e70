"""The river: how far a boat gets, and what it finds there."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import IfPossible, Message
from serai.games.rajas.rules.gains import Give, join
from serai.games.rajas.state import AT_BRIDGE, RajasState
from serai.games.rajas.tables import NONE


def free_spaces(s: RajasState, seat: int, most: int) -> list[int]:
    """The next free spaces ahead of a boat, so many at most.

    [river.jump] Boats of others are jumped; [river.ends] the last space has room for all.
    [river.last] Beyond it there is nothing.
    """
    last = s.tables.last_space
    ahead = range(s.boat[seat] + 1, last + 1)
    return [space for space in ahead if space == last or space not in s.boat][:most]


def can_sail(s: RajasState, seat: int, least: int) -> bool:
    """[palace.portuguese] Whether there are so many free spaces ahead."""
    ahead = s.tables.last_space - s.boat[seat]
    if ahead < least or ahead >= least + s.seats:  # whatever boats of others are in the way
        return ahead >= least
    return len(free_spaces(s, seat, least)) == least


class SailOn(IfPossible[RajasState]):
    """[port.steps] [ganga.sail] The boat goes on, by so many free spaces at least and at most."""

    rule: ClassVar[str] = "port.steps"
    otherwise: ClassVar[tuple[str, str]] = ("rajas-log-no-sail", "river.last")

    def __init__(self, seat: int, least: int, most: int, may_stay: bool, why: str) -> None:
        super().__init__(seat, why)
        self.least: Final = least
        self.most: Final = most
        self.may_stay: Final = may_stay

    def options(self, s: RajasState) -> list[Action]:
        spaces = free_spaces(s, self.seat, self.most)
        options = [s.words.sail[space] for space in spaces[self.least - 1 :]]
        return [*options, s.words.done] if options and self.may_stay else options

    def apply(self, s: RajasState, action: Action) -> None:
        space = action.thing
        if action.verb == "sail":
            sail_to(s, self.seat, space, self.why)
        else:
            s.tell("rajas-log-stay", self.why, self.seat)

    def prompt(self, s: RajasState) -> Message:
        count = len(free_spaces(s, self.seat, self.most))
        return s.message("rajas-prompt-sail", self.why, self.seat, "count", count)


class StepOn(SailOn):
    """[river.step] The boat goes to the next free space, if one likes."""

    rule: ClassVar[str] = "river.step"

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(seat, 1, 1, True, why)

    def prompt(self, s: RajasState) -> Message:
        return s.message("rajas-prompt-sail", self.rule, self.seat, "count", self.most)


def sail_to(s: RajasState, seat: int, space: int, why: str) -> None:
    """[worker.bridge] A worker joins under the bridge; [river.reward] then comes the reward."""
    before = s.boat[seat]
    s.boat[seat] = space
    s.tell("rajas-log-sail", why, seat, "space", space)
    why = "river.reward" if s.river_tile[space] == NONE else "ganga.replaces"
    s.stack.append(Give(seat, s.tables.space_rewards(space, s.river_tile[space]), why))
    if before <= s.tables.bridge < space:
        join(s, seat, AT_BRIDGE)
