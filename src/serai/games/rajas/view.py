"""What a seat may see of Rajas of the Ganges: everything but the order of stacks and piles."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.core.view import head, seen, seen_of
from serai.games.rajas.rewards import GOODS
from serai.games.rajas.rules.course import SeatInCircle, compensated
from serai.games.rajas.rules.market import market_coins
from serai.games.rajas.rules.payment import PayTile, flips_left, proposal
from serai.games.rajas.rules.province import LayTile, PutDown, TurnTile, newly_linked
from serai.games.rajas.rules.tokens import LayToken
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import BUILDINGS, NONE, Tables
from serai.games.table_game import SeatedView

if TYPE_CHECKING:
    from serai.games.rajas import Rajas


@dataclass(frozen=True)
class SeatView:
    """One seat: its markers, statue, province. What the state has too is explained there."""

    seat: int
    fame: int
    money: int
    money_stop: int
    margin: int  # fame spaces by which the markers have passed each other; below zero: spaces to go
    crossed: int
    karma: int
    workers: int
    home: int
    waiting: int
    boat: int
    scroll: tuple[int, ...]  # upgrades of each building
    building_fame: tuple[int, ...]
    """What each building would give now, which an upgrade of this turn may not count for."""
    dice: tuple[int, ...]  # how many dice of each kind: colour * 6 + value - 1
    held: int
    capacity: int
    expert: bool  # whether it uses the Navaratna side of province board and statue
    tile: tuple[int, ...]
    roads: tuple[int, ...]
    under: tuple[int, ...]
    reached: tuple[int, ...]
    linked: int
    token_on: tuple[int, ...]
    owed: int
    market_coins: tuple[tuple[int, ...], ...]  # what the markets of each good pay, the best first
    different_used: int


@dataclass(frozen=True)
class Way:
    """One way in which a tile that is being bought may lie, and the incomes it would link."""

    cell: int
    roads: int
    incomes: int  # those that would pay, as bits


@dataclass(frozen=True)
class Plan:
    """A tile that is being bought: as much of it as is chosen, NONE where it is not."""

    stack: int
    tile: int
    cell: int
    roads: int
    covers: bool
    proposed: tuple[int, ...]
    """Dice that `settle` would pay; 24 is added to those that are turned over."""
    ways: tuple[Way, ...]  # all that may still be chosen


@dataclass(frozen=True, kw_only=True)
class RajasView(SeatedView[SeatView, Tables]):
    """Everything one seat (None: an onlooker) may know, as plain values. Ids are table numbers."""

    round: int
    circle: int
    first: int
    elephant: int
    crossings: int  # how many seats' markers have crossed
    to_come: tuple[int, ...]
    """Seats that still come in this circle, the one whose turn it is not among them."""
    variant: int
    ganga: bool
    places: tuple[int, ...]
    price: tuple[int, ...]  # coins for each place; NONE where there is none
    worker_on: tuple[int, ...]
    supply: tuple[int, ...]
    top: tuple[int, ...]
    left: tuple[int, ...]  # how many tiles are below the top of each stack
    pile: int  # white tokens in the pile
    discard: tuple[int, ...]
    tokens: tuple[bool, ...]
    river_tile: tuple[int, ...]
    cup: tuple[int, ...]
    plan: Plan | None  # the tile that is being bought, if one is
    token_in_hand: int  # a token that is to be laid on an income, or NONE

    def space_rewards(self, space: int) -> list[int]:
        """What a space of the river gives."""
        return self.tables.space_rewards(space, self.river_tile[space])


def view(game: "Rajas", s: RajasState, seat: int | None) -> RajasView:
    """Build the view of a seat. Nothing that the seat may not know enters it."""
    step = s.stack[-1] if s.stack else None
    return seen(
        RajasView,
        s,
        head(game, s, seat),
        seats=tuple(_seat(s, one) for one in range(s.seats)),
        to_come=tuple(to_come(s)),
        places=tuple(s.board.places),
        price=tuple(s.board.price),
        crossings=max(s.crossed),
        variant=s.mode.variant,
        ganga=s.mode.ganga,
        left=tuple(len(tiles) for tiles in s.below),
        pile=len(s.pile),
        discard=tuple(sorted(s.discard)),
        plan=_plan(s),
        token_in_hand=step.token if isinstance(step, LayToken) else NONE,
    )


def to_come(s: RajasState) -> list[int]:
    """Seats that still come in this circle, with a worker or [navaratna.fewer] for a token."""
    seats = [step.seat for step in reversed(s.stack) if isinstance(step, SeatInCircle)]
    return [seat for seat in seats if s.home[seat] or compensated(s, seat)]


def _seat(s: RajasState, seat: int) -> SeatView:
    return seen_of(
        SeatView,
        s,
        seat,
        s.seats,
        seat=seat,
        margin=s.margin(seat),
        capacity=s.capacity(seat),
        expert=bool(s.expert(seat)),
        building_fame=tuple(s.tables.scroll_fame[s.raised(seat, one)] for one in range(BUILDINGS)),
        market_coins=tuple(tuple(market_coins(s, seat, good)) for good in range(GOODS)),
    )


def _plan(s: RajasState) -> Plan | None:
    """The steps of buying a tile, one on top of the other, hold what was chosen so far."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, LayTile):
        turns = [step.on(action.thing) for action in step.options(s)]
        ways = tuple(_way(s, turn, roads) for turn in turns for roads in turn.ways(s))
        return Plan(step.stack, s.top[step.stack], NONE, NONE, step.covers, (), ways)
    if isinstance(step, TurnTile):
        tile, ways = s.top[step.stack], tuple(_way(s, step, roads) for roads in step.ways(s))
        return Plan(step.stack, tile, step.cell, NONE, step.covers, (), ways)
    if not isinstance(step, PayTile):
        return None
    flips, down = flips_left(s, step.seat, step.flipped), s.stack[-2]
    assert isinstance(down, PutDown)
    dice = proposal(s, step.seat, step.colour, step.need, flips) if step.need > 0 else []
    way, tile = _way(s, down, down.roads), s.top[down.stack]
    return Plan(down.stack, tile, down.cell, down.roads, down.covers, tuple(dice), (way,))


def _way(s: RajasState, step: TurnTile | PutDown, roads: int) -> Way:
    """A tile as it may lie on a cell."""
    pays = s.tables.cover_pays or not step.covers
    return Way(step.cell, roads, newly_linked(s, step.seat, step.cell, roads) if pays else 0)
