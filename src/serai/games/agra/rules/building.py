"""Building: paying, the bonus tile, the worker on the new building."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, IfPossible, Message, SeatStep, Step
from serai.games.agra.actions import Bonus, Build
from serai.games.agra.rules.farm import RemoveCover
from serai.games.agra.rules.figures import MoveBuilder
from serai.games.agra.rules.influence import step_up
from serai.games.agra.rules.stones import earn, gain_favours
from serai.games.agra.state import AgraState
from serai.games.agra.tables import (
    BUILDINGS,
    CHARACTERS,
    EXTRA_COVER,
    EXTRA_FAVOUR,
    EXTRA_INFLUENCE,
    NONE,
    TAKSHAKA,
)


def worth_of_materials(s: AgraState, seat: int) -> int:
    """What all building materials of a seat would pay for: [build.materials].

    [build.two_kinds] Two kinds or more count one extra; [notable.takshaka] adds one as well.
    """
    worth = 0
    kinds = 0
    for good in s.tables.materials:
        count = s.has(seat, good)
        worth += count * s.tables.building_value[good]
        kinds += 1 if count else 0
    return worth + extra_worth(s, seat, kinds)


def extra_worth(s: AgraState, seat: int, kinds: int) -> int:
    extra = s.tables.two_materials_bonus if kinds > 1 else 0
    if s.owns(seat, TAKSHAKA):
        extra += s.tables.takshaka_value
    return extra


def build_options(s: AgraState, seat: int) -> list[Action]:
    """[build.worker] A second worker must be at home. [build.any] Any site, also the Builder's."""
    options: list[Action] = []
    if not s.supply[seat]:
        return options
    worth = worth_of_materials(s, seat)
    for building in range(BUILDINGS):
        if not s.built[building] and s.tables.cost[building] <= worth:
            options.append(s.words.build[building])
    return options


def build(s: AgraState, seat: int, building: int, *then: Step[AgraState]) -> None:
    """[build.steps] The site goes; then bonus tile, worker and processing.

    [builder.built] If it was the Builder's site, he moves on afterwards.
    """
    raise_building(s, seat, building)
    if s.owns(seat, TAKSHAKA):
        earn(s, seat, s.tables.takshaka_rupees, "notable.takshaka")
    if s.builder == building:
        s.stack.append(MoveBuilder())
    s.then(TakeBonus(seat, s.tables.building_level[building]), *then)
    if s.supply[seat]:
        s.supply[seat] -= 1
        s.worker[CHARACTERS + building] = seat
        s.standing[CHARACTERS + building] = True


def raise_building(s: AgraState, seat: int, building: int) -> None:
    """A site becomes a building. `seat` is NOBODY when nobody builds it."""
    s.built[building] = True
    if seat == NOBODY:
        s.tell("agra-log-built", "river.pier_2", NOBODY, "building", building)
    else:
        s.tell("agra-log-build", "build.steps", NOBODY, "building", building, "seat", seat)


class FirstSite(IfPossible[AgraState]):
    """[notable.mujtahida] The first site on the way through the city, for nothing, or not at all.

    Without a worker at home it is built all the same, but nobody stands there to process.
    [follow.mujtahida] Processing there is followed: it is built as by the Architect.
    """

    rule: ClassVar[str] = "notable.mujtahida"

    def options(self, s: AgraState) -> list[Action]:
        barred = s.tables.mujtahida_needs_worker and not s.supply[self.seat]
        if barred or all(s.built):
            return []
        return [s.words.build[s.built.index(False)], s.words.done]

    def apply(self, s: AgraState, action: Action) -> None:
        if not isinstance(action, Build):
            return
        # a workshop offers all that may be done at any time, and that may win this very contract
        from serai.games.agra.rules.workshop import Workshop

        if s.supply[self.seat]:
            build(s, self.seat, action.building, Workshop(self.seat, action.building, True))
        else:
            build(s, self.seat, action.building)

    def prompt(self, s: AgraState) -> Message:
        site = s.built.index(False)
        return s.message("agra-prompt-first-site", self.rule, self.seat, "building", site)


class TakeBonus(SeatStep[AgraState]):
    """[build.bonus] Take one of the bonus tiles of the building's level, and use it."""

    rule: ClassVar[str] = "build.bonus"
    asks: ClassVar[str] = "agra-prompt-bonus"
    about: ClassVar[tuple[str, ...]] = ("level",)

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level: Final = level

    def options(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        for bonus, level in enumerate(s.tables.bonus_level):
            if level == self.level and s.bonus_owner[bonus] == NONE:
                options.append(s.words.bonus[bonus])
        return options

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Bonus)
        t, bonus = s.tables, action.bonus
        s.bonus_owner[bonus] = self.seat
        s.tell("agra-log-bonus", self.rule, self.seat, "bonus", bonus)
        earn(s, self.seat, t.bonus_rupees[bonus], self.rule)
        if t.bonus_extra[bonus] == EXTRA_FAVOUR:
            gain_favours(s, self.seat, 1, self.rule)
        elif t.bonus_extra[bonus] == EXTRA_INFLUENCE:
            step_up(s, self.seat, t.bonus_guild[bonus], self.rule)
        elif t.bonus_extra[bonus] == EXTRA_COVER:
            s.stack.append(RemoveCover(self.seat, self.rule))
