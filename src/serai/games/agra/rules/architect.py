"""The Architect: a step on a track, or a new building."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Refusal, SeatStep
from serai.games.agra.actions import Build, Pay, Up
from serai.games.agra.rules.anytime import InTurn
from serai.games.agra.rules.building import build, build_options, extra_worth
from serai.games.agra.rules.influence import step_up
from serai.games.agra.rules.stones import pay_good
from serai.games.agra.rules.workshop import Workshop
from serai.games.agra.state import AgraState
from serai.games.agra.tables import BUILDINGS, GUILDS


class Architect(InTurn):
    """[architect.choice] Go one step up on a track, or build, or leave both."""

    rule: ClassVar[str] = "architect.choice"
    asks: ClassVar[str] = "agra-prompt-architect"

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        for guild in range(GUILDS):
            if s.step(s.turn, guild) < s.tables.top:
                options.append(s.words.up[guild])
        options += build_options(s, s.turn)
        options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Up):
            step_up(s, s.turn, action.guild, self.rule)
        elif isinstance(action, Build):
            s.stack.append(PayMaterials(s.turn, action.building, 0, 0))

    def refused(self, s: AgraState) -> list[Refusal]:
        allowed = build_options(s, s.turn)
        refused: list[Refusal] = []
        for building in range(BUILDINGS):
            if s.built[building] or s.words.build[building] in allowed:
                continue
            why, rule = "agra-refuse-build-cost", "build.cost"
            if not s.supply[s.turn]:
                why, rule = "agra-refuse-build-worker", "build.worker"
            action, cost = s.words.build[building], s.tables.cost[building]
            refused.append(s.refuse(action, why, rule, "building", building, "count", cost))
        return refused


class PayMaterials(SeatStep[AgraState]):
    """[build.cost] Pay materials until they are worth what the site costs.

    [build.overpay] What is too much is lost.
    """

    rule: ClassVar[str] = "build.cost"

    def __init__(self, seat: int, building: int, paid: int, kinds: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.paid: Final = paid
        self.kinds: Final = kinds
        """Kinds of materials paid, as bits."""

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.pay[good] for good in s.tables.materials if s.has(self.seat, good)]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Pay)
        pay_good(s, self.seat, action.good, self.rule)
        paid = self.paid + s.tables.building_value[action.good]
        kinds = self.kinds | (1 << action.good)
        several = 2 if kinds & (kinds - 1) else 1
        if paid + extra_worth(s, self.seat, several) < s.tables.cost[self.building]:
            s.stack.append(PayMaterials(self.seat, self.building, paid, kinds))
            return
        build(s, self.seat, self.building, Workshop(self.seat, self.building, True))

    def prompt(self, s: AgraState) -> Message:
        several = 2 if self.kinds & (self.kinds - 1) else 1
        worth = self.paid + extra_worth(s, self.seat, several)
        left, building = s.tables.cost[self.building] - worth, self.building
        what = "agra-prompt-materials"
        return s.message(what, self.rule, self.seat, "building", building, "count", left)
