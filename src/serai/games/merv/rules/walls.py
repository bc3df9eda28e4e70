"""The walls: segments and gates around the city."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Refusal, SeatStep
from serai.games.merv.actions import Build, Wall
from serai.games.merv.rules.contracts import InTurn
from serai.games.merv.rules.gains import GiftStep, gain_influence
from serai.games.merv.rules.payment import PayCubes, can_pay
from serai.games.merv.state import MervState
from serai.games.merv.tables import NONE, REACH, SIZE, SLOTS


def free_slots(s: MervState, gate: bool) -> list[int]:
    """[wall.slot] Gates go in the middle of a side, segments anywhere else."""
    found: list[int] = []
    for slot in range(SLOTS):
        if s.wall[slot] == NONE and (slot % SIZE == SIZE // 2) == gate:
            found.append(slot)
    return found


def pieces(s: MervState) -> list[int]:
    """The pieces that are left. There are as many of each sort as places for it."""
    return [wall for wall in range(len(s.walls_left)) if s.walls_left[wall]]


def affordable_walls(s: MervState, seat: int) -> list[int]:
    """[wall.price] The pieces that a seat can pay."""
    return [wall for wall in pieces(s) if can_pay(s, seat, s.tables.wall_cost[wall], False)]


class BuildWalls(InTurn):
    """[wall.number] Piece after piece, as long as one likes and can pay."""

    rule: ClassVar[str] = "wall.number"
    asks: ClassVar[str] = "merv-prompt-wall"

    def choices(self, s: MervState) -> list[Action]:
        options: list[Action] = [s.words.build[wall] for wall in affordable_walls(s, self.seat)]
        options.append(s.words.done)
        return options

    def choose(self, s: MervState, action: Action) -> None:
        if isinstance(action, Build):
            wall = action.wall
            pay = PayCubes(self.seat, s.tables.wall_cost[wall], 0, True, "wall.price")
            s.then(pay, PutWall(self.seat, wall, "wall.price"), self)

    def refused(self, s: MervState) -> list[Refusal]:
        payable = affordable_walls(s, self.seat)
        dear = [wall for wall in pieces(s) if wall not in payable]
        return [s.refuse(s.words.build[one], "merv-refuse-cubes", "wall.price") for one in dear]


class FreeWall(GiftStep):
    """[mosque.wall] [library.wall] Any piece, without paying."""

    rule: ClassVar[str] = "mosque.wall"
    asks: ClassVar[str] = "merv-prompt-free-wall"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.build[wall] for wall in pieces(s)]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Build)
        s.stack.append(PutWall(self.seat, action.wall, self.why))


class PutWall(SeatStep[MervState]):
    """[wall.slot] The place of a piece."""

    rule: ClassVar[str] = "wall.slot"
    asks: ClassVar[str] = "merv-prompt-wall-slot"
    about: ClassVar[tuple[str, ...]] = ("wall",)

    def __init__(self, seat: int, wall: int, why: str) -> None:
        super().__init__(seat)
        self.wall: Final = wall
        self.why: Final = why

    def options(self, s: MervState) -> list[Action]:
        return [s.words.wall[slot] for slot in free_slots(s, s.tables.wall_gate[self.wall])]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Wall)
        s.walls_left[self.wall] -= 1
        s.wall[action.slot] = self.wall
        id = "merv-log-wall" if self.why == "wall.price" else "merv-log-free-wall"
        s.tell(id, self.why, self.seat, "wall", self.wall, "slot", action.slot)
        for cell in s.tables.lines[action.slot][:REACH]:
            rule = "wall.own" if s.building[cell] == self.seat else "wall.other"
            gain_influence(s, self.seat, cover_influence(s, self.seat, cell), rule)


def wall_influence(s: MervState, seat: int, slot: int) -> int:
    """What a piece of wall brings, for the two sites behind it."""
    influence = 0
    for cell in s.tables.lines[slot][:REACH]:
        influence += cover_influence(s, seat, cell)
    return influence


def cover_influence(s: MervState, seat: int, cell: int) -> int:
    """[wall.own] For an own building, [wall.other] [high.influence] for that of anybody else more,
    [wall.empty] for none nothing. [wall.again] Soldiers and other walls do not matter."""
    owner = s.building[cell]
    if owner == NONE:
        return 0
    return s.tables.wall_own if owner == seat else s.tables.wall_other
