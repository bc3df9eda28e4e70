"""Building: a tile from a stack comes to lie in the province, and pays. The one of the Master
Builder is dearer, and covers another."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.luck import Luck
from serai.core.step import ChanceStep, Message, Procedure, Refusal, SeatStep
from serai.games.rajas.rewards import COINS, FAME, GOODS
from serai.games.rajas.rules.gains import Give
from serai.games.rajas.rules.payment import PayTile, means
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import BACKS, CELLS, EDGES, INCOMES, NONE, STACKS


def buyable(s: RajasState, seat: int, most: list[int], covers: bool, count: int) -> list[int]:
    """[quarry.dice] The stacks whose top tile can be paid with what the dice of each colour come
    to, so many at most; or [cover.possible] those whose top tile may cover another."""
    found: list[int] = []
    for stack, tile in enumerate(s.top):
        dice = most[stack // BACKS]
        if tile == NONE or (not covers and s.tables.tile_cost[tile] > dice):
            continue
        if not covers or coverable(s, seat, stack, dice):
            found.append(stack)
            if len(found) == count:
                break
    return found


def open_cells(s: RajasState, seat: int) -> list[int]:
    """[province.cell] Empty cells [province.road] to which a road leads.

    Every tile can be turned towards it, so the tile does not matter. Whatever lies in a province
    is linked to the residence, so any road that ends there will do.
    """
    first = seat * CELLS
    led_to = [cell for cell in s.tables.building_cells if s.reached[first + cell]]
    return [cell for cell in led_to if s.tile[first + cell] == NONE]


class BuyTile(SeatStep[RajasState]):
    """[quarry.tile] One of the visible tiles."""

    rule: ClassVar[str] = "quarry.tile"
    asks: ClassVar[str] = "rajas-prompt-buy"
    covers: ClassVar[bool] = False  # whether it is to cover another tile, for the Master Builder

    def options(self, s: RajasState) -> list[Action]:
        stacks = buyable(s, self.seat, means(s, self.seat), self.covers, STACKS)
        return [s.words.buy[stack] for stack in stacks]

    def apply(self, s: RajasState, action: Action) -> None:
        stack = action.thing
        s.stack.append((CoverTile if self.covers else LayTile)(self.seat, stack))

    def refusals(self, s: RajasState) -> list[Refusal]:
        most = means(s, self.seat)
        refused: list[Refusal] = []
        for stack, tile in enumerate(s.top):
            colour = stack // BACKS
            short = 0 if tile == NONE else s.tables.tile_cost[tile] - most[colour]
            if short > 0:
                refused.append(refuse_cost(s, s.words.buy[stack], "quarry.dice", colour, short))
        return refused


def refuse_cost(s: RajasState, action: Action, rule: str, colour: int, short: int) -> Refusal:
    """The dice of a colour show too little."""
    return s.refuse(action, "rajas-refuse-cost", rule, "colour", colour, "count", short)


class LayTile(SeatStep[RajasState]):
    """[quarry.at_once] [province.cell] Where the tile is to lie."""

    rule: ClassVar[str] = "province.cell"
    asks: ClassVar[str] = "rajas-prompt-lay"
    covers: ClassVar[bool] = False

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def options(self, s: RajasState) -> list[Action]:
        if not self.covers:
            return [s.words.lay[cell] for cell in open_cells(s, self.seat)]
        most = means(s, self.seat)[self.stack // BACKS]
        return [s.words.cover[cell] for cell in coverable(s, self.seat, self.stack, most)]

    def on(self, cell: int) -> "TurnTile":
        """What follows when a cell is chosen."""
        return (TurnCover if self.covers else TurnTile)(self.seat, self.stack, cell)

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
    price: ClassVar[str] = "quarry.dice"  # the clause by which it is paid
    covers: ClassVar[bool] = False

    def __init__(self, seat: int, stack: int, cell: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack
        self.cell: Final = cell

    def ways(self, s: RajasState) -> list[int]:
        """The roads of the tile as it may lie."""
        if self.covers:
            return ways(s, self.seat, self.cell, s.top[self.stack])
        reached = s.reached[self.seat * CELLS + self.cell]
        return [roads for roads in s.tables.tile_turnings[s.top[self.stack]] if roads & reached]

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.turn[roads] for roads in self.ways(s)]

    def apply(self, s: RajasState, action: Action) -> None:
        seat, stack, roads = self.seat, self.stack, action.thing
        cost, below = s.tables.tile_cost, s.tile[seat * CELLS + self.cell]
        price = cost[s.top[stack]] - (cost[below] if self.covers else 0)
        put_down = PutDown(seat, stack, self.cell, roads, self.covers)
        s.then(PayTile(seat, stack // BACKS, price, self.price), put_down)


class PutDown(Procedure[RajasState]):
    """[quarry.next] The tile leaves its stack, lies in the province and pays.

    [province.order] First the fame of its buildings, then the coins of its markets, [income.after]
    then the incomes that it links: what comes first lies on top. [province.stay] Nothing in a
    province is ever moved.
    """

    rule: ClassVar[str] = "province.cell"

    def __init__(self, seat: int, stack: int, cell: int, roads: int, covers: bool) -> None:
        super().__init__(seat)
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
        told = "rajas-log-cover" if self.covers else "rajas-log-lay"
        rule = "cover.dearer" if self.covers else self.rule
        s.tell(told, rule, seat, "tile", tile, "cell", self.cell)
        if linked and (s.tables.cover_pays or not self.covers):  # [cover.income]
            s.stack.append(TakeIncomes(seat, linked))
        fame, coins = tile_fame(s, seat, tile), sum(s.tables.tile_market_coins[tile])
        if coins:
            s.stack.append(Give(seat, [COINS, coins, 0], "province.markets"))
        if fame:
            s.stack.append(Give(seat, [FAME, fame, 0], "province.buildings"))
        if s.below[self.stack]:
            s.stack.append(RevealTile(self.stack))


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
        self.incomes: Final = incomes  # as bits

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
    return len(buyable(s, seat, most, True, 1)) > 0


def coverable(s: RajasState, seat: int, stack: int, most: int) -> list[int]:
    """[cover.once] The cells whose tile, which covers none, the top tile of a stack may cover, if
    so much can be paid: [cover.dearer] it costs more, [cover.difference] but no more than that."""
    first, cost, tile = seat * CELLS, s.tables.tile_cost, s.top[stack]
    found: list[int] = []
    for cell in s.tables.building_cells if tile != NONE else []:
        below, under = s.tile[first + cell], s.under[first + cell]
        payable = below != NONE and 0 < cost[tile] - cost[below] <= most
        if payable and under == NONE and ways(s, seat, cell, tile):
            found.append(cell)
    return found


def ways(s: RajasState, seat: int, cell: int, tile: int) -> list[int]:
    """[cover.roads] How a tile may be turned on a cell so that all others stay linked."""
    groups, turnings = road_groups(s, seat, cell), s.tables.tile_turnings[tile]
    return [roads for roads in turnings if all(roads & group for group in groups)]


def road_groups(s: RajasState, seat: int, cell: int) -> list[int]:
    """The parts into which a province falls without a cell: for each one the edges of the cell at
    which its roads end. Whatever lies on the cell must be joined to every part, and the residence
    is in one of them."""
    groups: list[int] = []
    seen, reached = 0, s.reached[seat * CELLS + cell]
    beside = s.tables.neighbour[cell * EDGES : (cell + 1) * EDGES]
    edges = [edge for edge in range(EDGES) if reached & 1 << edge]
    for edge in edges:
        if not seen >> beside[edge] & 1:
            part = part_of(s, seat, beside[edge], cell)
            seen |= part
            groups.append(sum([1 << other for other in edges if part >> beside[other] & 1]))
    return groups


def part_of(s: RajasState, seat: int, start: int, without: int = NONE) -> int:
    """The cells that roads join to a cell, as bits, without a way over another one."""
    part, found = 1 << start, [start]
    for cell in found:  # it grows meanwhile
        joined = s.roads[seat * CELLS + cell] & s.reached[seat * CELLS + cell]
        for edge in range(EDGES):
            beside = s.tables.neighbour[cell * EDGES + edge]
            if joined & 1 << edge and beside != without and not part >> beside & 1:
                part |= 1 << beside
                found.append(beside)
    return part


class BuyCover(BuyTile):
    """[palace.builder] The tile that is to cover another."""

    rule: ClassVar[str] = "palace.builder"
    asks: ClassVar[str] = "rajas-prompt-buy-cover"
    covers: ClassVar[bool] = True

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
                refused.append(refuse_cost(s, cover, "cover.difference", colour, more - most))
            else:
                refused.append(s.refuse(cover, "rajas-refuse-cut", "cover.roads"))
        return refused


class TurnCover(TurnTile):
    """[cover.roads] How it lies, so that all tiles stay linked; [cover.difference] then the
    difference is paid, and [cover.scores] it pays like any other."""

    rule: ClassVar[str] = "cover.roads"
    price: ClassVar[str] = "cover.difference"
    covers: ClassVar[bool] = True
