"""What a seat may see of Taj Mahal."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.core.view import head, seen, seen_of
from serai.games.table_game import HouseView
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import SYMBOLS, Tables

if TYPE_CHECKING:
    from serai.games.taj_mahal import TajMahal


@dataclass(frozen=True)
class SideView:
    """One side of the table: a seat, or the dummy of two players."""

    side: int
    score: int
    active: bool
    """Still in the contest of this visit."""
    colour: int
    """The card colour it must follow, or NONE."""
    played: tuple[int, ...]
    counts: tuple[int, ...]
    """Symbols on the table, by symbol."""
    hand_size: int
    hand: tuple[int, ...] | None
    """The cards, for their owner only."""
    known: tuple[int, ...]
    """Cards of the hand that everybody has seen it take."""
    influence: tuple[int, ...]
    """Influence tiles, by figure."""
    goods: tuple[int, ...]
    """Commodity icons, by commodity."""
    tiles: tuple[int, ...]
    """Province tiles won."""
    bonuses: tuple[int, ...]
    """Bonus tiles kept."""
    specials: tuple[int, ...]
    """Special cards owned."""
    points: tuple[int, ...]
    """Points by reason, in the order of `scoring.REASON_RULES`."""
    would_win: tuple[int, ...]
    """Prizes (symbols) that withdrawing now would win."""


@dataclass(frozen=True, kw_only=True)
class TajView(HouseView[Tables]):
    """Everything one seat (None: an onlooker) may know, as plain values. Ids are table numbers."""

    visit: int
    province: int
    start: int
    dummy: int
    """The side of the dummy, or NONE."""
    sides: tuple[SideView, ...]
    tile_place: tuple[int, ...]
    """Province of each province tile."""
    tile_owner: tuple[int, ...]
    """Side that won each province tile; NONE not yet, LOST gone."""
    bonus_on: tuple[int, ...]
    """Bonus tile in each city, or NONE."""
    regular: tuple[int, ...]
    """Side with the regular palace in each city, or NONE."""
    crowned: tuple[int, ...]
    """Side with the crowned palace in each city, or NONE."""
    winner: tuple[int, ...]
    """Side that has won each prize of this visit, or NONE while it lies in the court."""
    supply: tuple[int, ...]
    display: tuple[int, ...]
    discard: tuple[int, ...]
    deck_size: int
    special_owner: tuple[int, ...]
    placed: tuple[int, ...]
    """Cities of the palaces placed in the withdrawal that is being settled."""
    taken: tuple[int, ...]
    """Bonus tiles taken in it, before they are scored."""


def view(game: "TajMahal", s: TajState, seat: int | None) -> TajView:
    """Build the view of a seat. Nothing that the seat may not know enters it."""
    return seen(
        TajView,
        s,
        head(game, s, seat),
        sides=tuple(_side(s, side, seat) for side in range(s.sides)),
        discard=tuple(sorted(s.discard)),
        deck_size=len(s.deck),
    )


def _side(s: TajState, side: int, viewer: int | None) -> SideView:
    hand = s.hands[side]
    specials = zip(s.tables.special_for_pair, s.special_owner, strict=True)
    return seen_of(
        SideView,
        s,
        side,
        s.sides,
        side=side,
        hand_size=len(hand),
        hand=tuple(hand) if side == viewer or not s.stack else None,
        known=tuple(sorted(card for card in hand if s.known[card])),
        tiles=tuple(tile for tile, owner in enumerate(s.tile_owner) if owner == side),
        bonuses=tuple(bonus for bonus, owner in enumerate(s.bonus_owner) if owner == side),
        specials=tuple(card for card, owner in specials if owner == side),
        would_win=tuple(n for n in range(SYMBOLS) if s.active[side] and s.would_win(side, n)),
    )
