"""The Master Builder: a dearer tile covers one of the province."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, SeatStep
from serai.games.rajas.actions import Buy, Cover, Turn
from serai.games.rajas.rewards import DICE_COLOURS
from serai.games.rajas.rules.payment import PayTile, reach
from serai.games.rajas.rules.province import PutDown, flips_for_tile
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import BACKS, CELLS, EDGES, NONE, STACKS


def means(s: RajasState, seat: int) -> list[int]:
    """What the dice of each colour come to at most."""
    flips = flips_for_tile(s, seat)
    return [reach(s, seat, colour, flips) for colour in range(DICE_COLOURS)]


def can_cover(s: RajasState, seat: int, most: list[int]) -> bool:
    """[cover.possible] Whether there is a tile to cover, and one for it that can be paid."""
    for stack in range(STACKS):
        if coverable(s, seat, stack, most[stack // BACKS], True):
            return True
    return False


def coverable(s: RajasState, seat: int, stack: int, most: int, any_one: bool = False) -> list[int]:
    """The cells that the top tile of a stack may cover; the first one will do for `any_one`.

    [cover.dearer] It costs more, [cover.difference] by no more than can be paid. [cover.once] A
    cell is covered once.
    """
    t, first, tile = s.tables, seat * CELLS, s.top[stack]
    found: list[int] = []
    if tile == NONE or most == 0:
        return found
    for cell in t.building_cells:
        below = s.tile[first + cell]
        if below == NONE or s.under[first + cell] != NONE:
            continue
        if 0 < t.tile_cost[tile] - t.tile_cost[below] <= most and ways(s, seat, cell, tile):
            found.append(cell)
            if any_one:
                break
    return found


def ways(s: RajasState, seat: int, cell: int, tile: int) -> list[int]:
    """[cover.roads] How a tile may be turned on a cell so that all others stay linked."""
    groups = road_groups(s, seat, cell)
    found: list[int] = []
    for roads in s.tables.tile_turnings[tile]:
        fits = True
        for group in groups:
            if not roads & group:
                fits = False
                break
        if fits:
            found.append(roads)
    return found


def road_groups(s: RajasState, seat: int, cell: int) -> list[int]:
    """The parts into which a province falls without a cell: for each one the edges of the cell at
    which its roads end. Whatever lies on the cell must be joined to every part, and the residence
    is in one of them."""
    groups: list[int] = []
    seen = [False] * CELLS
    seen[cell] = True
    for edge in range(EDGES):
        if not s.reached[seat * CELLS + cell] & 1 << edge:
            continue
        start = s.tables.neighbour[cell * EDGES + edge]
        if seen[start]:
            continue
        part = part_of(s, seat, start, seen)
        group = 0
        for other in range(EDGES):
            beside = s.tables.neighbour[cell * EDGES + other]
            if beside in part and s.reached[seat * CELLS + cell] & 1 << other:
                group |= 1 << other
        groups.append(group)
    return groups


def part_of(s: RajasState, seat: int, start: int, seen: list[bool]) -> list[int]:
    """All cells that roads join to a cell, but for those that were seen already."""
    first = seat * CELLS
    part = [start]
    seen[start] = True
    at = 0
    while at < len(part):
        cell = part[at]
        at += 1
        joined = s.roads[first + cell] & s.reached[first + cell]
        for edge in range(EDGES):
            if joined & 1 << edge:
                beside = s.tables.neighbour[cell * EDGES + edge]
                if not seen[beside]:
                    seen[beside] = True
                    part.append(beside)
    return part


class BuyCover(SeatStep[RajasState]):
    """[palace.builder] The tile that is to cover another."""

    rule: ClassVar[str] = "palace.builder"
    asks: ClassVar[str] = "rajas-prompt-buy-cover"

    def options(self, s: RajasState) -> list[Action]:
        most = means(s, self.seat)
        options: list[Action] = []
        for stack in range(STACKS):
            if coverable(s, self.seat, stack, most[stack // BACKS], True):
                options.append(s.words.buy[stack])
        return options

    def apply(self, s: RajasState, action: Action) -> None:
        assert isinstance(action, Buy)
        s.stack.append(CoverTile(self.seat, action.stack))


class CoverTile(SeatStep[RajasState]):
    """[cover.dearer] The tile that is covered."""

    rule: ClassVar[str] = "cover.dearer"

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def options(self, s: RajasState) -> list[Action]:
        most = means(s, self.seat)[self.stack // BACKS]
        return [s.words.cover[cell] for cell in coverable(s, self.seat, self.stack, most)]

    def apply(self, s: RajasState, action: Action) -> None:
        assert isinstance(action, Cover)
        s.stack.append(TurnCover(self.seat, self.stack, action.cell))

    def prompt(self, s: RajasState) -> Message:
        return s.message("rajas-prompt-cover", self.rule, self.seat, "tile", s.top[self.stack])


class TurnCover(SeatStep[RajasState]):
    """[cover.roads] How it lies, so that all tiles stay linked; [cover.difference] then the
    difference is paid, and [cover.scores] it pays like any other."""

    rule: ClassVar[str] = "cover.roads"
    asks: ClassVar[str] = "rajas-prompt-turn"
    about: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, seat: int, stack: int, cell: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack
        self.cell: Final = cell

    def options(self, s: RajasState) -> list[Action]:
        turned = ways(s, self.seat, self.cell, s.top[self.stack])
        return [s.words.turn[roads] for roads in turned]

    def apply(self, s: RajasState, action: Action) -> None:
        assert isinstance(action, Turn)
        cost = s.tables.tile_cost
        more = cost[s.top[self.stack]] - cost[s.tile[self.seat * CELLS + self.cell]]
        s.then(
            PayTile(self.seat, self.stack // BACKS, more, "cover.difference"),
            PutDown(self.seat, self.stack, self.cell, action.roads, True),
        )
