"""What a seat may see of Merv: everything but the order of the caravan cards."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from serai.core.view import TableView, head, seen, seen_of
from serai.games.merv.rules.invasion import attacked
from serai.games.merv.rules.turn import TakeTurn
from serai.games.merv.state import MervState, rivals
from serai.games.merv.tables import CELLS, OWNERS, Tables

if TYPE_CHECKING:
    from serai.games.merv import Merv


@dataclass(frozen=True)
class OwnerView:
    """One seat or rival, with all it has. What the state has too is explained there."""

    owner: int
    points: int
    favour: int
    influence: int
    camels: int
    buildings: int
    servants: int
    cubes: tuple[int, ...]
    spices: tuple[int, ...]
    scrolls: int
    scrolls_used: int
    common: int
    common_used: int
    rare: int
    rare_used: int
    posts: int
    mosque: int
    mosque_steps: int
    halls: tuple[int, ...]
    meeple: int
    earned: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class MervView(TableView):
    """Everything one seat (None: an onlooker) may know, as plain values. Ids are table numbers."""

    game: "Merv"
    year: int
    round: int
    queue: tuple[int, ...]
    left_behind: tuple[int, ...]
    to_come: tuple[int, ...]
    """Seats that still come in this round."""
    active: int
    traded: bool
    wild_used: bool
    discount: bool
    seats: tuple[OwnerView, ...]
    rivals: tuple[OwnerView, ...]
    site: tuple[int, ...]
    building: tuple[int, ...]
    upgrade: tuple[int, ...]
    soldier: tuple[int, ...]
    wall: tuple[int, ...]
    attacked: tuple[bool, ...]
    """Cells whose building would be attacked if the invasion came now."""
    walls_left: tuple[int, ...]
    side: int
    stall: tuple[bool, ...]
    white_upgrades: int
    bonus_upgrades: int
    scoring_tiles: tuple[int, ...]
    caravan: tuple[int, ...]
    on_card: tuple[bool, ...]
    deck: tuple[int, ...]
    breakthrough: tuple[int, ...]
    city_camel: tuple[bool, ...]
    routes: int
    lane_camel: tuple[bool, ...]
    contract: tuple[int, ...]
    solo_card: int
    difficulty: int

    @cached_property
    def tables(self) -> Tables:
        return self.game.tables


def view(game: "Merv", s: MervState, seat: int | None) -> MervView:
    """Build the view of a seat. Nothing that the seat may not know enters it."""
    return seen(
        MervView,
        s,
        **head(game, s, seat),
        seats=tuple(_owner(s, owner) for owner in range(s.seats)),
        rivals=tuple(_owner(s, owner) for owner in rivals(s.seats)),
        to_come=tuple(step.seat for step in reversed(s.stack) if isinstance(step, TakeTurn)),
        attacked=tuple(attacked(s, cell) for cell in range(CELLS)),
    )


def _owner(s: MervState, owner: int) -> OwnerView:
    return seen_of(OwnerView, s, owner, OWNERS, owner=owner, mosque_steps=s.mosque_steps(owner))
