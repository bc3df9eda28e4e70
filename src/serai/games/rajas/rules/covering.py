"""The Master Builder: a dearer tile covers one of the province."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import Refusal
from serai.games.rajas.rules.payment import means
from serai.games.rajas.rules.province import BuyTile, LayTile, TurnTile
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import BACKS, CELLS, EDGES, NONE, STACKS


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


class BuyCover(BuyTile):
    """[palace.builder] The tile that is to cover another."""

    rule: ClassVar[str] = "palace.builder"
    asks: ClassVar[str] = "rajas-prompt-buy-cover"

    def options(self, s: RajasState) -> list[Action]:
        most = means(s, self.seat)
        return [
            s.words.buy[stack]
            for stack in range(STACKS)
            if coverable(s, self.seat, stack, most[stack // BACKS], True)
        ]

    def lay(self, stack: int) -> LayTile:
        return CoverTile(self.seat, stack)

    def refusals(self, s: RajasState) -> list[Refusal]:
        return []


class CoverTile(LayTile):
    """[cover.dearer] The tile that is covered."""

    rule: ClassVar[str] = "cover.dearer"
    asks: ClassVar[str] = "rajas-prompt-cover"
    covers: ClassVar[bool] = True

    def options(self, s: RajasState) -> list[Action]:
        most = means(s, self.seat)[self.stack // BACKS]
        return [s.words.cover[cell] for cell in coverable(s, self.seat, self.stack, most)]

    def on(self, cell: int) -> TurnTile:
        return TurnCover(self.seat, self.stack, cell)

    def refusals(self, s: RajasState) -> list[Refusal]:
        return []


class TurnCover(TurnTile):
    """[cover.roads] How it lies, so that all tiles stay linked; [cover.difference] then the
    difference is paid, and [cover.scores] it pays like any other."""

    rule: ClassVar[str] = "cover.roads"
    price: ClassVar[str] = "cover.difference"
    covers: ClassVar[bool] = True

    def ways(self, s: RajasState) -> list[int]:
        return ways(s, self.seat, self.cell, s.top[self.stack])

    def cost(self, s: RajasState) -> int:
        cost = s.tables.tile_cost
        return cost[s.top[self.stack]] - cost[s.tile[self.seat * CELLS + self.cell]]
