"""Building: a tile from a stack comes to lie in the province, and pays. The one of the Master
Builder is dearer, and covers another."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.step import ChanceStep, Message, Refusal, SeatStep, Step
from serai.games.rajas.rewards import COINS, DICE_COLOURS, FAME, GOODS
from serai.games.rajas.rules.gains import Give
from serai.games.rajas.rules.payment import PayTile, flips_left, means, reach
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import BACKS, CELLS, EDGES, INCOMES, NONE, STACKS


def affordable(s: RajasState, seat: int, count: int) -> list[int]:
    """[quarry.dice] The stacks whose top tile the seat can pay, so many at most."""
    cost, flips = s.tables.tile_cost, flips_left(s, seat)
    found: list[int] = []
    for colour in range(DICE_COLOURS):
        most = reach(s, seat, colour, flips)
        for stack in range(colour * BACKS, (colour + 1) * BACKS):
            tile = s.top[stack]
            if tile != NONE and cost[tile] <= most:
                found.append(stack)
                if len(found) == count:
                    return found
    return found


def open_cells(s: RajasState, seat: int, count: int = CELLS) -> list[int]:
    """[province.cell] Empty cells [province.road] to which a road leads, so many at most.

    Every tile can be turned towards it, so the tile does not matter. Whatever lies in a province
    is linked to the residence, so any road that ends there will do.
    """
    first = seat * CELLS
    found: list[int] = []
    for cell in s.tables.building_cells:
        if s.reached[first + cell] and s.tile[first + cell] == NONE:
            found.append(cell)
            if len(found) == count:
                break
    return found


class BuyTile(SeatStep[RajasState]):
    """[quarry.tile] One of the visible tiles."""

    rule: ClassVar[str] = "quarry.tile"
    asks: ClassVar[str] = "rajas-prompt-buy"

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.buy[stack] for stack in self.stacks(s, STACKS)]

    def only_option(self, s: RajasState) -> Action | None:
        found = self.stacks(s, 2)
        return s.words.buy[found[0]] if len(found) == 1 else None

    def stacks(self, s: RajasState, count: int) -> list[int]:
        """Those to choose from, so many at most."""
        return affordable(s, self.seat, count)

    def lay(self, stack: int) -> "LayTile":
        """What follows when a tile is chosen."""
        return LayTile(self.seat, stack)

    def apply(self, s: RajasState, action: Action) -> None:
        stack = action.thing
        s.stack.append(self.lay(stack))

    def refusals(self, s: RajasState) -> list[Refusal]:
        refused: list[Refusal] = []
        most = means(s, self.seat)
        for stack, tile in enumerate(s.top):
            short = 0 if tile == NONE else s.tables.tile_cost[tile] - most[stack // BACKS]
            if short > 0:
                about = ("colour", stack // BACKS, "count", short)
                buy = s.words.buy[stack]
                refused.append(s.refuse(buy, "rajas-refuse-cost", "quarry.dice", *about))
        return refused


class LayTile(SeatStep[RajasState]):
    """[quarry.at_once] [province.cell] Where the tile is to lie."""

    rule: ClassVar[str] = "province.cell"
    asks: ClassVar[str] = "rajas-prompt-lay"
    covers: ClassVar[bool] = False

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.lay[cell] for cell in open_cells(s, self.seat)]

    def on(self, cell: int) -> "TurnTile":
        """What follows when a cell is chosen."""
        return TurnTile(self.seat, self.stack, cell)

    def apply(self, s: RajasState, action: Action) -> None:
        cell = action.thing
        s.stack.append(self.on(cell))

    def refusals(self, s: RajasState) -> list[Refusal]:
        first = self.seat * CELLS
        refused: list[Refusal] = []
        for cell in s.tables.building_cells:
            lay = s.words.lay[cell]
            if s.tile[first + cell] != NONE:
                refused.append(s.refuse(lay, "rajas-refuse-full", "province.cell"))
            elif not s.reached[first + cell]:
                refused.append(s.refuse(lay, "rajas-refuse-road", "province.road", "cell", cell))
        return refused

    def prompt(self, s: RajasState) -> Message:
        return s.message(self.asks, self.rule, self.seat, "tile", s.top[self.stack])


class TurnTile(SeatStep[RajasState]):
    """[province.turn] How it is to lie; then it is paid. [province.road] One of its roads must go
    on from one that ends there; [province.loose] the others may end anywhere."""

    rule: ClassVar[str] = "province.turn"
    asks: ClassVar[str] = "rajas-prompt-turn"
    about: ClassVar[tuple[str, ...]] = ("cell",)
    price: ClassVar[str] = "quarry.dice"
    """The clause by which it is paid."""
    covers: ClassVar[bool] = False

    def __init__(self, seat: int, stack: int, cell: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack
        self.cell: Final = cell

    def ways(self, s: RajasState) -> list[int]:
        """The roads of the tile as it may lie."""
        reached = s.reached[self.seat * CELLS + self.cell]
        return [roads for roads in s.tables.tile_turnings[s.top[self.stack]] if roads & reached]

    def cost(self, s: RajasState) -> int:
        return s.tables.tile_cost[s.top[self.stack]]

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.turn[roads] for roads in self.ways(s)]

    def apply(self, s: RajasState, action: Action) -> None:
        roads = action.thing
        s.then(
            PayTile(self.seat, self.stack // BACKS, self.cost(s), self.price),
            PutDown(self.seat, self.stack, self.cell, roads, self.covers),
        )


class PutDown(Step[RajasState]):
    """A procedure: [quarry.next] the tile leaves its stack, lies in the province and pays.

    [province.order] First the fame of its buildings, then the coins of its markets, [income.after]
    then the incomes that it links. [province.stay] Nothing in a province is ever moved.
    """

    rule: ClassVar[str] = "province.cell"

    def __init__(self, seat: int, stack: int, cell: int, roads: int, covers: bool) -> None:
        self.seat: Final = seat
        self.stack: Final = stack
        self.cell: Final = cell
        self.roads: Final = roads
        self.covers: Final = covers

    def run(self, s: RajasState) -> None:
        seat, tile, at = self.seat, s.top[self.stack], self.seat * CELLS + self.cell
        s.top[self.stack] = NONE
        if self.covers:  # [cover.gone] the covered tile counts no more
            s.under[at] = s.tile[at]
            count_markets(s, seat, s.tile[at], -1)
        linked = newly_linked(s, seat, self.cell, self.roads)
        s.linked[seat] |= linked
        s.tile[at] = tile
        s.set_roads(seat, self.cell, self.roads)
        count_markets(s, seat, tile, 1)
        if self.covers:
            s.tell("rajas-log-cover", "cover.dearer", seat, "tile", tile, "cell", self.cell)
        else:
            s.tell("rajas-log-lay", self.rule, seat, "tile", tile, "cell", self.cell)
        if self.covers and not s.tables.cover_pays:  # [cover.income]
            linked = 0
        then: list[Step[RajasState]] = [RevealTile(self.stack)] if s.below[self.stack] else []
        fame, coins = tile_fame(s, seat, tile), sum(s.tables.tile_market_coins[tile])
        if fame:
            then.append(Give(seat, [FAME, fame, 0], "province.buildings"))
        if coins:
            then.append(Give(seat, [COINS, coins, 0], "province.markets"))
        if linked:
            then.append(TakeIncomes(seat, linked))
        s.then(*then)


def count_markets(s: RajasState, seat: int, tile: int, by: int) -> None:
    for good in s.tables.tile_market_goods[tile]:
        s.markets[seat * GOODS + good] += by


def tile_fame(s: RajasState, seat: int, tile: int) -> int:
    """[province.buildings] Each building by the seat's marker on its scroll."""
    t = s.tables
    return sum([t.scroll_fame[s.raised(seat, building)] for building in t.tile_buildings[tile]])


class RevealTile(ChanceStep[RajasState]):
    """[setup.stacks] [quarry.next] The next tile of a stack lies on top. Any of those below may be
    it: nobody knows their order."""

    rule: ClassVar[str] = "quarry.next"

    def __init__(self, stack: int) -> None:
        self.of: Final = stack

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.reveal[tile] for tile in s.below[self.of]]

    def sample(self, s: RajasState, luck: Luck, n: int) -> Action:
        below = s.below[self.of]
        return s.words.reveal[below[luck.below(n, len(below))]]

    def apply(self, s: RajasState, action: Action) -> None:
        tile = action.thing
        s.below[self.of].remove(tile)
        s.top[self.of] = tile


# === INCOMES ==================================================================================


def newly_linked(s: RajasState, seat: int, cell: int, roads: int) -> int:
    """[income.connect] The incomes that such roads on a cell link, as bits: [income.once] for the
    first time, or [navaratna.again] once more after they were cut off, with a token to pay."""
    found = touched_by(s, cell, roads)
    again = found & s.linked[seat] & s.owed[seat]
    if again:
        again &= ~touched(s, seat)
    return found & ~s.linked[seat] | again


def touched_by(s: RajasState, cell: int, roads: int) -> int:
    """The incomes at which such roads on a cell end, as bits."""
    found = 0
    for edge in range(EDGES):
        income = s.tables.income_at[cell * EDGES + edge]
        if income != NONE and roads & 1 << edge:
            found |= 1 << income
    return found


def touched(s: RajasState, seat: int) -> int:
    """The incomes at which a road of the province ends now, as bits."""
    found = 0
    for cell in range(CELLS):
        found |= touched_by(s, cell, s.roads[seat * CELLS + cell])
    return found


class TakeIncomes(SeatStep[RajasState]):
    """[income.order] Incomes that one tile has linked, in the order one likes."""

    rule: ClassVar[str] = "income.order"
    asks: ClassVar[str] = "rajas-prompt-income"

    def __init__(self, seat: int, incomes: int) -> None:
        super().__init__(seat)
        self.incomes: Final = incomes
        """As bits."""

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.income[one] for one in range(INCOMES) if self.incomes & 1 << one]

    def apply(self, s: RajasState, action: Action) -> None:
        income = action.thing
        left = self.incomes & ~(1 << income)
        if left:
            s.stack.append(TakeIncomes(self.seat, left))
        s.tell("rajas-log-income", "income.connect", self.seat, "income", income)
        pay_income(s, self.seat, income)


def pay_income(s: RajasState, seat: int, income: int) -> None:
    """[income.gives] What the frame shows, or [navaratna.pays] the token that lies on it."""
    laid = s.token_on[seat * INCOMES + income] != NONE
    s.owed[seat] &= ~(1 << income)
    why = "navaratna.pays" if laid else "income.gives"
    s.stack.append(Give(seat, income_rewards(s, seat, income), why))


def income_rewards(s: RajasState, seat: int, income: int) -> list[int]:
    token = s.token_on[seat * INCOMES + income]
    return s.tables.income_pays(s.expert(seat) == 1, income, token)


# === THE MASTER BUILDER =======================================================================


def can_cover(s: RajasState, seat: int, most: list[int]) -> bool:
    """[cover.possible] Whether there is a tile to cover, and one for it that can be paid."""
    return len(covering(s, seat, most, 1)) > 0


def covering(s: RajasState, seat: int, most: list[int], count: int) -> list[int]:
    """The stacks whose top tile may cover one, so many at most, if it can be paid with what the
    dice of each colour come to."""
    found: list[int] = []
    for cell in s.tables.building_cells:
        if not uncovered(s, seat, cell):
            continue
        for stack, tile in enumerate(s.top):
            if tile == NONE or stack in found:
                continue
            if dearer(s, seat, cell, tile, most[stack // BACKS]) and fits(s, seat, cell, tile):
                found.append(stack)
                if len(found) == count:
                    return found
    return sorted(found)


def coverable(s: RajasState, seat: int, stack: int, most: int) -> list[int]:
    """The cells that the top tile of a stack may cover, if so much can be paid."""
    tile = s.top[stack]
    if tile == NONE:
        return []
    cells = [cell for cell in s.tables.building_cells if uncovered(s, seat, cell)]
    return [
        cell for cell in cells if dearer(s, seat, cell, tile, most) and fits(s, seat, cell, tile)
    ]


def uncovered(s: RajasState, seat: int, cell: int) -> bool:
    """[cover.once] Whether there is a tile on a cell, and none below it."""
    at = seat * CELLS + cell
    return s.tile[at] != NONE and s.under[at] == NONE


def dearer(s: RajasState, seat: int, cell: int, tile: int, most: int) -> bool:
    """[cover.dearer] Whether a tile costs more than the one on a cell, [cover.difference] by no
    more than can be paid."""
    cost = s.tables.tile_cost
    return 0 < cost[tile] - cost[s.tile[seat * CELLS + cell]] <= most


def fits(s: RajasState, seat: int, cell: int, tile: int) -> bool:
    """Whether a tile can lie on a cell in one of these ways. If it can take up every road that ends
    there, nothing need be followed."""
    reached = s.reached[seat * CELLS + cell]
    for roads in s.tables.tile_turnings[tile]:
        if roads & reached == reached:
            return True
    return len(ways(s, seat, cell, tile)) > 0


def ways(s: RajasState, seat: int, cell: int, tile: int) -> list[int]:
    """[cover.roads] How a tile may be turned on a cell so that all others stay linked."""
    groups, turnings = road_groups(s, seat, cell), s.tables.tile_turnings[tile]
    return [roads for roads in turnings if all(roads & group for group in groups)]


def road_groups(s: RajasState, seat: int, cell: int) -> list[int]:
    """The parts into which a province falls without a cell: for each one the edges of the cell at
    which its roads end. Whatever lies on the cell must be joined to every part, and the residence
    is in one of them."""
    groups: list[int] = []
    seen = [False] * CELLS
    seen[cell] = True
    reached, beside = s.reached[seat * CELLS + cell], s.tables.neighbour
    edges = [edge for edge in range(EDGES) if reached & 1 << edge]
    for edge in edges:
        start = beside[cell * EDGES + edge]
        if not seen[start]:
            part = part_of(s, seat, start, seen)
            ends = [1 << other for other in edges if beside[cell * EDGES + other] in part]
            groups.append(sum(ends))
    return groups


def part_of(s: RajasState, seat: int, start: int, seen: list[bool]) -> list[int]:
    """All cells that roads join to a cell, but for those that were seen already."""
    first = seat * CELLS
    part = [start]
    seen[start] = True
    for cell in part:  # it grows meanwhile
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

    def stacks(self, s: RajasState, count: int) -> list[int]:
        return covering(s, self.seat, means(s, self.seat), count)

    def lay(self, stack: int) -> LayTile:
        return CoverTile(self.seat, stack)

    def refusals(self, s: RajasState) -> list[Refusal]:
        offered = self.options(s)
        tops = [s.words.buy[stack] for stack in range(STACKS) if s.top[stack] != NONE]
        others = [buy for buy in tops if buy not in offered]
        return [s.refuse(buy, "rajas-refuse-covers-none", "cover.possible") for buy in others]


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
        """[cover.once] [cover.dearer] [cover.difference] [cover.roads] One reason for each tile."""
        cost, first, colour = s.tables.tile_cost, self.seat * CELLS, self.stack // BACKS
        most, offered = means(s, self.seat)[colour], self.options(s)
        refused: list[Refusal] = []
        for cell in s.tables.building_cells:
            cover, below = s.words.cover[cell], s.tile[first + cell]
            if below == NONE or cover in offered:
                continue
            more = cost[s.top[self.stack]] - cost[below]
            if s.under[first + cell] != NONE:
                refused.append(s.refuse(cover, "rajas-refuse-covered", "cover.once"))
            elif more <= 0:
                refused.append(s.refuse(cover, "rajas-refuse-cheap", "cover.dearer"))
            elif more > most:
                short = ("colour", colour, "count", more - most)
                refused.append(s.refuse(cover, "rajas-refuse-cost", "cover.difference", *short))
            else:
                refused.append(s.refuse(cover, "rajas-refuse-cut", "cover.roads"))
        return refused


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
