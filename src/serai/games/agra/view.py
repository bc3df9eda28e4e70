"""What a seat may see of Agra: all but the rupees in the bags of the others."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from serai.core.view import TableView, head
from serai.games.agra.state import AgraState
from serai.games.agra.tables import (
    BASICS,
    CALIPH,
    CELLS,
    DEEDS,
    ENGLISH_TRADER,
    FRENCH_TRADER,
    GOODS,
    GUILDS,
    LUXURIES,
    MOSAIC_MAKER,
    MUEZZIN,
    MULLAH,
    NOTABLES,
    SIDES,
    Tables,
)

if TYPE_CHECKING:
    from serai.games.agra import Agra


@dataclass(frozen=True)
class SeatView:
    """One seat: its board and all that it owns."""

    seat: int
    rupees: int | None
    """None when they are hidden from the viewer."""
    supply: int
    """Workers at home."""
    stored: int
    """Workers with the Cook."""
    yard: int
    """Stones at home."""
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
    """What each of the four basic goods' fields would give."""
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


@dataclass(frozen=True, kw_only=True)
class AgraView(TableView):
    """Everything one seat (None: an onlooker) may know, as plain values. Ids are table numbers."""

    game: "Agra"
    round: int
    first: int
    phase: int
    ending: int
    triggers: int
    points: int
    laid: int
    free_peon: bool
    contracts_used: tuple[int, ...]
    """Contracts that have done their work for this turn."""
    seats: tuple[SeatView, ...]
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

    @cached_property
    def tables(self) -> Tables:
        return self.game.tables


def view(game: "Agra", s: AgraState, seat: int | None) -> AgraView:
    """Build the view of a seat. Nothing that the seat may not know enters it."""
    return AgraView(
        **head(game, s, seat),
        round=s.round,
        first=s.first,
        phase=s.phase,
        ending=s.ending,
        triggers=s.triggers,
        points=s.points,
        laid=s.laid,
        free_peon=s.free_peon,
        contracts_used=_contracts_used(s),
        seats=tuple(_seat(s, one, seat) for one in range(s.seats)),
        worker=tuple(s.worker),
        standing=tuple(s.standing),
        built=tuple(s.built),
        coins=tuple(s.coins),
        merchant=s.merchant,
        builder=s.builder,
        token_on=tuple(s.token_on),
        token_face=tuple(s.token_face),
        value=tuple(s.value),
        bonus_owner=tuple(s.bonus_owner),
        blocked=s.blocked,
        order_owner=tuple(s.order_owner),
        order_at=tuple(s.order_at),
        order_limit=s.tables.order_limit[s.pier - 1],
        bowl_owner=tuple(s.bowl_owner),
        open_tiles=tuple(s.open_tiles),
        pile=tuple(sorted(s.pile)),
        river=tuple(s.river),
        notable_owner=tuple(s.notable_owner),
        stone=tuple(s.stone),
        doubled=tuple(s.doubled),
        consigned=tuple(s.consigned),
        contracts=tuple(s.contracts),
        pier=s.pier,
    )


def _contracts_used(s: AgraState) -> tuple[int, ...]:
    """[notable.once] Those that work once a turn, as far as they have."""
    used = {
        FRENCH_TRADER: s.french_used,
        MUEZZIN: s.muezzin_used,
        CALIPH: s.caliph_used,
        MULLAH: s.mullah_used,
        ENGLISH_TRADER: s.english_used,
        MOSAIC_MAKER: s.mosaic_used,
    }
    return tuple(notable for notable, done in used.items() if done)


def _seat(s: AgraState, seat: int, viewer: int | None) -> SeatView:
    """[setup.bag] Rupees are in a bag: others see them only at the end, or if all play open."""
    shown = seat == viewer or s.open_rupees or not s.stack
    return SeatView(
        seat=seat,
        rupees=s.rupees[seat] if shown else None,
        supply=s.supply[seat],
        stored=s.stored[seat],
        yard=s.yard[seat],
        favours=s.favours[seat],
        goods=tuple(s.goods[seat * GOODS : (seat + 1) * GOODS]),
        covers=tuple(s.covers[seat * CELLS : (seat + 1) * CELLS]),
        uncovered=s.uncovered[seat],
        farmers=tuple(s.farmers[seat * SIDES : (seat + 1) * SIDES]),
        production=tuple(s.fields(seat, good) for good in range(BASICS)),
        meditation=s.meditation[seat],
        tiles=tuple(s.tiles[seat]),
        used=tuple(s.used[seat * DEEDS : (seat + 1) * DEEDS]),
        scrolls=tuple(s.scrolls[seat * LUXURIES : (seat + 1) * LUXURIES]),
        influence=tuple(s.influence[seat * GUILDS : (seat + 1) * GUILDS]),
        contracts=tuple(n for n in range(NOTABLES) if s.notable_owner[n] == seat),
        bonuses=tuple(b for b, owner in enumerate(s.bonus_owner) if owner == seat),
    )
