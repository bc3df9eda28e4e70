"""The walls: segments and gates around the city."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import IfPossible, Refusal, SeatStep, Step
from serai.games.merv.rules.gains import gain_influence
from serai.games.merv.rules.purchases import Purchases
from serai.games.merv.state import MervState
from serai.games.merv.tables import NONE, REACH, SIZE, SLOTS


def free_slots(s: MervState, gate: bool) -> list[int]:
    """[wall.slot] Gates go in the middle of a side, segments anywhere else."""
    slots = [slot for slot in range(SLOTS) if (slot % SIZE == SIZE // 2) == gate]
    return [slot for slot in slots if s.wall[slot] == NONE]


def pieces(s: MervState) -> list[Action]:
    """The pieces that are left. There are as many of each sort as places for it."""
    return [word for word in s.words.build if s.walls_left[word.thing]]


def sold_out(s: MervState) -> list[Refusal]:
    gone = [word for word in s.words.build if not s.walls_left[word.thing]]
    return s.refuse_all(gone, "merv-refuse-wall", "setup.walls")


class BuildWalls(Purchases):
    """[wall.number] Piece after piece."""

    rule: ClassVar[str] = "wall.number"
    asks: ClassVar[str] = "merv-prompt-wall"
    price: ClassVar[str] = "wall.price"

    def offers(self, s: MervState) -> list[Action]:
        return pieces(s)

    def cost(self, s: MervState, thing: int) -> list[int]:
        return s.tables.wall_cost[thing]

    def bought(self, s: MervState, thing: int) -> Step[MervState]:
        return PutWall(self.seat, thing, self.price)

    def refused(self, s: MervState) -> list[Refusal]:
        return super().refused(s) + sold_out(s)


class FreeWall(IfPossible[MervState]):
    """[mosque.wall] [library.wall] Any piece, without paying."""

    rule: ClassVar[str] = "mosque.wall"
    asks: ClassVar[str] = "merv-prompt-free-wall"
    otherwise: ClassVar[tuple[str, str]] = ("merv-log-no-wall", "")

    def options(self, s: MervState) -> list[Action]:
        return pieces(s)

    def apply(self, s: MervState, action: Action) -> None:
        wall = action.thing
        s.stack.append(PutFreeWall(self.seat, wall, self.why))

    def refusals(self, s: MervState) -> list[Refusal]:
        return sold_out(s)


class PutWall(SeatStep[MervState]):
    """[wall.slot] The place of a piece."""

    rule: ClassVar[str] = "wall.slot"
    asks: ClassVar[str] = "merv-prompt-wall-slot"
    about: ClassVar[tuple[str, ...]] = ("wall",)
    told: ClassVar[str] = "merv-log-wall"

    def __init__(self, seat: int, wall: int, why: str) -> None:
        super().__init__(seat, why)
        self.wall: Final = wall

    def options(self, s: MervState) -> list[Action]:
        return [s.words.wall[slot] for slot in free_slots(s, s.tables.wall_gate[self.wall])]

    def apply(self, s: MervState, action: Action) -> None:
        slot = action.thing
        s.walls_left[self.wall] -= 1
        s.wall[slot] = self.wall
        s.tell(self.told, self.why, self.seat, "wall", self.wall, "slot", slot)
        for cell in s.tables.lines[slot][:REACH]:
            rule = "wall.own" if s.building[cell] == self.seat else "wall.other"
            gain_influence(s, self.seat, cover_influence(s, self.seat, cell), rule)


class PutFreeWall(PutWall):
    """[wall.slot] The place of a piece that was not paid for."""

    told: ClassVar[str] = "merv-log-free-wall"


def wall_influence(s: MervState, seat: int, slot: int) -> int:
    """What a piece of wall brings, for the two sites behind it."""
    return sum([cover_influence(s, seat, cell) for cell in s.tables.lines[slot][:REACH]])


def cover_influence(s: MervState, seat: int, cell: int) -> int:
    """[wall.own] For an own building, [wall.other] [high.influence] for that of anybody else more,
    [wall.empty] for none nothing. [wall.again] Soldiers and other walls do not matter."""
    owner = s.building[cell]
    if owner == NONE:
        return 0
    return s.tables.wall_own if owner == seat else s.tables.wall_other
