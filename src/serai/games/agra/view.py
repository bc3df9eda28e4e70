"""What a seat may see of Agra: all but the rupees in the bags of the others."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.core.view import head, seen, seen_of
from serai.games.agra.rules.placing import peon_price
from serai.games.agra.rules.production import production
from serai.games.agra.state import AgraState
from serai.games.agra.tables import BASICS, NOTABLES, Tables
from serai.games.table_game import SeatedView

if TYPE_CHECKING:
    from serai.games.agra import Agra


@dataclass(frozen=True)
class SeatView:
    """One seat: its board and all that it owns. What the state has too is explained there."""

    seat: int
    rupees: int | None
    """None when they are hidden from the viewer."""
    supply: int
    stored: int
    yard: int
    favours: int
    goods: tuple[int, ...]
    """How many of each good."""
    covers: tuple[bool, ...]
    """Whether a cover lies on each cell of the farm."""
    uncovered: int
    """Covers taken off the farm."""
    farmers: tuple[int, ...]
    """The cell of each side's farmer."""
    production: tuple[int, ...]
    """How much of each basic good would be made, with what contracts add to the fields."""
    meditation: int
    """The step of the meditation counter, from 0."""
    tiles: tuple[int, ...]
    """Favour tiles, as numbers of favour actions."""
    used: tuple[bool, ...]
    """Whether a stone lies on each favour action."""
    scrolls: tuple[bool, ...]
    """Whether a stone lies on each luxury action."""
    influence: tuple[int, ...]
    """The step on each guild's track."""
    contracts: tuple[int, ...]
    """Notables won."""
    bonuses: tuple[int, ...]
    """Building bonus tiles taken."""
    peon_price: int
    """What it pays now for using an own worker again."""


@dataclass(frozen=True, kw_only=True)
class AgraView(SeatedView[SeatView, Tables]):
    """Everything one seat (None: an onlooker) may know, as plain values. Ids are table numbers."""

    round: int
    first: int
    phase: int
    ending: int
    triggers: int
    points: int
    laid: int
    contracts_used: tuple[int, ...]
    """Contracts that have done their work for this turn."""
    worker: tuple[int, ...]
    standing: tuple[bool, ...]
    built: tuple[bool, ...]
    coins: tuple[int, ...]
    merchant: int
    builder: int
    token_on: tuple[int, ...]
    token_face: tuple[int, ...]
    value: tuple[int, ...]
    bonus_owner: tuple[int, ...]
    blocked: int
    order_owner: tuple[int, ...]
    order_at: tuple[int, ...]
    order_limit: int
    bowl_owner: tuple[int, ...]
    open_tiles: tuple[int, ...]
    pile: tuple[int, ...]
    """Tiles in the pile, in no order; nobody knows which comes next."""
    river: tuple[int, ...]
    notable_owner: tuple[int, ...]
    stone: tuple[int, ...]
    doubled: tuple[bool, ...]
    consigned: tuple[int, ...]
    contracts: tuple[int, ...]
    pier: int


def view(game: "Agra", s: AgraState, seat: int | None) -> AgraView:
    """Build the view of a seat. Nothing that the seat may not know enters it."""
    return seen(
        AgraView,
        s,
        head(game, s, seat),
        contracts_used=tuple(notable for notable in range(NOTABLES) if s.has_worked(notable)),
        seats=tuple(_seat(s, one, seat) for one in range(s.seats)),
        order_limit=s.tables.order_limit[s.pier - 1],
        pile=tuple(sorted(s.pile)),
    )


def _seat(s: AgraState, seat: int, viewer: int | None) -> SeatView:
    """[setup.bag] Rupees are in a bag: others see them only at the end, or if all play open."""
    shown = seat == viewer or s.open_rupees or not s.stack
    return seen_of(
        SeatView,
        s,
        seat,
        s.seats,
        seat=seat,
        rupees=s.rupees[seat] if shown else None,
        production=tuple(production(s, seat, good) for good in range(BASICS)),
        contracts=tuple(n for n in range(NOTABLES) if s.notable_owner[n] == seat),
        peon_price=peon_price(s, seat),
        bonuses=tuple(b for b, owner in enumerate(s.bonus_owner) if owner == seat),
    )
