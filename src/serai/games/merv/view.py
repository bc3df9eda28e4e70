"""What a seat may see of Merv: everything but the order of the caravan cards.

Besides what lies on the table, a view tells what the rules say of it now, as far as options and
refusals do not, so that a page knows no rule: what would be attacked and what would save it
(`threats`), what a site would give to whom (`yields`), what is wanted for contracts, cards and
soldiers, and what is half done (`pending`).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.core.step import Step
from serai.core.view import head, seen, seen_of
from serai.games.merv import state
from serai.games.merv import tables as c
from serai.games.merv.rules import contracts, invasion, turn
from serai.games.merv.rules.caravansary import PayCard, camels_before
from serai.games.merv.rules.gains import line_yield, share_yield
from serai.games.merv.rules.gifts import is_lost
from serai.games.merv.rules.payment import PayCubes
from serai.games.merv.rules.rivals import CourtierSite, CourtierSlot
from serai.games.merv.rules.soldiers import soldier_influence, takes_soldier
from serai.games.merv.rules.years import hall_points
from serai.games.merv.state import MervState, rivals
from serai.games.merv.tables import NONE, ROUNDS, Tables
from serai.games.table_game import SeatedView

if TYPE_CHECKING:
    from serai.games.merv import Merv

YEARLY = (state.BY_COURTIERS, state.BY_BUILDINGS, state.BY_TILES, state.BY_MOSQUE_END)
"""What a year is scored for."""


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
    courtiers: int
    """In all halls: so many favour a scoring costs; the next one costs a cube more than that."""
    hall_points: tuple[int, ...]
    """What a courtier in each hall would score now."""
    contract_levels: int
    """How many levels of contracts its influence opens."""
    in_danger: int
    """How many of its buildings would be attacked if the invasion came now."""


@dataclass(frozen=True)
class Threat:
    """What the invasion would do to a cell, built on or not, if it came now."""

    attacked: bool
    """A building stands there that neither walls nor a soldier protect."""
    open: tuple[int, ...]
    """Slots from which it can be attacked: a wall on each of them would save it."""
    ransom: tuple[int, ...]
    """Colours of cubes of which one would save the building."""


@dataclass(frozen=True)
class Yield:
    """What it would bring to activate a site from a slot. Cubes are colours, one by one."""

    slot: int
    cell: int
    builds: bool
    """The site is empty and a building of the seat would be placed."""
    owner: int
    """Whose site it is, or will be; NONE if it stays empty."""
    cubes: tuple[int, ...]
    """For the seat that activates."""
    share: tuple[int, ...]
    """For the owner, if that is another seat."""


@dataclass(frozen=True)
class Lack:
    """What the seat of a view is short of for the top contract of a stack: all zero means that it
    may be fulfilled. `contract` is NONE for an empty stack."""

    contract: int
    influence: int
    scrolls: int
    common: int
    rare: int
    cubes: int


@dataclass(frozen=True)
class Pending:
    """What the open decision is about, where its options alone do not tell; else NONE or empty."""

    owner: int = NONE
    """The rival for whom a slot or a site is chosen."""
    cell: int = NONE
    """The building that a ransom would save."""
    card: int = NONE
    """The caravan card that is to be paid."""
    settle: tuple[int, ...] = ()
    """Cubes that `settle` would pay, as colours; a cube that a breakthrough spares is left out."""


@dataclass(frozen=True)
class YearView:
    """The scoring of the last year, as far as it has come."""

    year: int
    favour_spent: tuple[int, ...]
    """By seat."""
    points: tuple[tuple[int, ...], ...]
    """By what was scored, in the order of `YEARLY`, and by seat."""


@dataclass(frozen=True, kw_only=True)
class MervView(SeatedView[OwnerView, Tables]):
    """Everything one seat (None: an onlooker) may know, as plain values. Ids are table numbers."""

    year: int
    round: int
    queue: tuple[int, ...]
    left_behind: tuple[int, ...]
    acted: tuple[int, ...]
    to_come: tuple[int, ...]
    """Owners, rivals too, that still come in this round; the one whose turn it is is not one."""
    active: int
    traded: bool
    wild_used: bool
    discount: bool
    rivals: tuple[OwnerView, ...]
    site: tuple[int, ...]
    building: tuple[int, ...]
    upgrade: tuple[int, ...]
    soldier: tuple[int, ...]
    wall: tuple[int, ...]
    threats: tuple[Threat, ...]
    """By cell; that of the camel market says nothing."""
    yields: tuple[Yield, ...]
    """While a slot or a site is chosen: all that may come of it. Else empty."""
    lacks: tuple[Lack, ...]
    """By stack of contracts. This and what follows is for one seat: that of the view, for onlookers
    that of the turn."""
    card_camels: tuple[int, ...]
    """Camels it would have to put on other cards to reach each card of the row."""
    soldier_influence: tuple[int, ...]
    """Influence for a soldier on each cell; 0 where none may go."""
    lost_gifts: tuple[int, ...]
    """Places of the camel market whose gift would bring it nothing now."""
    pending: Pending
    last_year: YearView | None
    """None before the first scoring."""
    walls_left: tuple[int, ...]
    side: int
    stall: tuple[bool, ...]
    white_upgrades: int
    bonus_upgrades: int
    scoring_tiles: tuple[int, ...]
    caravan: tuple[int, ...]
    on_card: tuple[bool, ...]
    deck: tuple[int, ...]
    pairs: tuple[int, ...]
    breakthrough: tuple[int, ...]
    city_camel: tuple[bool, ...]
    routes: int
    lane_camel: tuple[bool, ...]
    contract: tuple[int, ...]
    solo_card: int
    solo_deck: tuple[int, ...]
    """Cards of the rivals that were not turned up in this year."""
    difficulty: int

    @property
    def attacked(self) -> tuple[bool, ...]:
        """Cells whose building would be attacked if the invasion came now."""
        return tuple(threat.attacked for threat in self.threats)

    @property
    def rounds_to_invasion(self) -> int:
        """Rounds that are still played before the next invasion, this one counted."""
        return (max(self.year, self.tables.first_invasion) - self.year + 1) * ROUNDS - self.round


def view(game: "Merv", s: MervState, seat: int | None) -> MervView:
    """Build the view of a seat. Nothing that the seat may not know enters it."""
    threats = tuple(_threat(s, cell) for cell in range(c.CELLS))
    return seen(
        MervView,
        s,
        head(game, s, seat),
        seats=tuple(_owner(s, owner, threats) for owner in range(s.seats)),
        rivals=tuple(_owner(s, owner, threats) for owner in rivals(s.seats)),
        to_come=tuple(owner for owner in s.queue if owner != NONE and owner not in s.acted),
        threats=threats,
        yields=_yields(s),
        **_prospects(s, max(s.turn, 0) if seat is None else seat),
        pending=_pending(s, s.stack[-1]) if s.stack else Pending(),
        last_year=_last_year(s) if s.scored else None,
    )


def _last_year(s: MervState) -> YearView:
    gained = [now - before for now, before in zip(s.earned, s.earned_before, strict=True)]
    points = (tuple(gained[line :: state.LINES][: s.seats]) for line in YEARLY)
    return YearView(s.scored, tuple(s.favour_spent[: s.seats]), tuple(points))


def _owner(s: MervState, owner: int, threats: tuple[Threat, ...]) -> OwnerView:
    return seen_of(
        OwnerView,
        s,
        owner,
        c.OWNERS,
        owner=owner,
        mosque_steps=s.mosque_steps(owner),
        courtiers=s.courtiers(owner),
        hall_points=tuple(hall_points(s, owner, hall) for hall in range(c.HALLS)),
        contract_levels=contracts.levels_open(s, owner),
        in_danger=sum(threats[at].attacked for at in range(c.CELLS) if s.building[at] == owner),
    )


def _threat(s: MervState, cell: int) -> Threat:
    slots = s.tables.attack_slots[cell]
    return Threat(
        attacked=invasion.attacked(s, cell),
        open=tuple(slot for slot in slots if s.wall[slot] == NONE),
        ransom=() if s.site[cell] == NONE else tuple(invasion.ransom_colours(s, cell)),
    )


def _yields(s: MervState) -> tuple[Yield, ...]:
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, turn.ChooseSlot | turn.ChooseSite):
        return ()
    chosen = isinstance(step, turn.ChooseSite)
    slots = [s.meeple[step.seat]] if chosen else turn.free_action_slots(s)
    lines = [(slot, turn.sites_to_activate(s, step.seat, s.tables.lines[slot])) for slot in slots]
    return tuple(_yield(s, step.seat, slot, cell) for slot, cells in lines for cell in cells)


def _yield(s: MervState, seat: int, slot: int, cell: int) -> Yield:
    line, owner = s.tables.lines[slot], s.building[cell]
    builds = owner == NONE and s.buildings[seat] > 0
    if builds:
        owner = seat
    shared = owner not in (NONE, seat) and owner < s.seats
    cubes = tuple(line_yield(s, line, owner, cell))
    share = tuple(share_yield(s, line, owner, cell)) if shared else ()
    return Yield(slot, cell, builds, owner, cubes, share)


def _prospects(s: MervState, seat: int) -> dict[str, object]:
    """What the board offers to a seat."""
    if s.wild_used and seat != s.turn:  # [library.wild] that was the cube of another seat
        s = s.copy()
        s.wild_used = False
    gifts, then, cells = s.tables.stall_gifts[s.side], _with_site(s, seat), range(c.CELLS)
    tops = [contracts.top_contract(s, stack) for stack in range(c.STACKS)]
    short = [[0] * 5 if top == NONE else contracts.shortages(s, seat, top) for top in tops]
    soldier = [soldier_influence(s, seat, at) if takes_soldier(s, at) else 0 for at in cells]
    return {
        "lacks": tuple(Lack(top, *lacks) for top, lacks in zip(tops, short, strict=True)),
        "card_camels": tuple(camels_before(s, card) for card in range(len(s.caravan))),
        "soldier_influence": tuple(soldier),
        "lost_gifts": tuple(at for at, gift in enumerate(gifts) if is_lost(then, seat, gift)),
    }


def _with_site(s: MervState, seat: int) -> MervState:
    """[turn.build] When one trades at the camel market one has activated a site of its line: the
    position then, if that is still to come and one may build where a soldier could stand."""
    if (seat == s.turn and s.active != NONE) or not s.buildings[seat]:
        return s
    for cell in s.tables.lines[s.round * c.SIZE + c.SIZE // 2]:
        if cell != c.CAMEL_MARKET and s.building[cell] == NONE:
            built = s.copy()
            built.building[cell] = seat
            if takes_soldier(built, cell):
                return built
    return s


def _pending(s: MervState, step: Step[MervState]) -> Pending:
    if isinstance(step, CourtierSlot | CourtierSite):
        return Pending(owner=c.HIGH_COURTIER)
    if isinstance(step, invasion.Ransom):
        return Pending(cell=step.cell)
    if isinstance(step, PayCard):
        return Pending(card=step.card)
    return Pending(settle=tuple(step.proposed(s)) if isinstance(step, PayCubes) else ())
