"""The city: workers, Merchant and Builder, and building itself."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import CHANCE, NOBODY, ChanceStep, Message, Procedure, SeatStep, Step
from serai.games.agra import tables
from serai.games.agra.actions import Bonus, Raise, Roll, Store
from serai.games.agra.rules.goods import earn, gain_favours
from serai.games.agra.rules.orders import step_up
from serai.games.agra.rules.production import RemoveCover
from serai.games.agra.state import AgraState
from serai.games.agra.tables import BUILDINGS, CHARACTERS, NONE, PLACES


def any_lying(s: AgraState, seat: int) -> bool:
    return any(s.worker[place] == seat and not s.standing[place] for place in range(PLACES))


def raise_worker(s: AgraState, place: int, why: str) -> None:
    s.standing[place] = True
    s.tell("agra-log-raise", why, s.worker[place], "place", place)


class RaiseWorkers(SeatStep[AgraState]):
    """[workers.raise] Up to so many lying workers stand up; all of them, if there are no more."""

    rule: ClassVar[str] = "workers.raise"

    def __init__(self, seat: int, count: int, why: str) -> None:
        super().__init__(seat, why)
        self.count: Final = count

    def actor(self, s: AgraState) -> int:
        return self.seat if len(s.lying_workers(self.seat)) > self.count else NOBODY

    def run(self, s: AgraState) -> None:
        for place in s.lying_workers(self.seat):
            raise_worker(s, place, self.why)

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.raise_[place] for place in s.lying_workers(self.seat)]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Raise)
        raise_worker(s, action.place, self.why)
        if self.count > 1:
            s.stack.append(RaiseWorkers(self.seat, self.count - 1, self.why))

    def prompt(self, s: AgraState) -> Message:
        count = min(self.count, len(s.lying_workers(self.seat)))
        return s.message("agra-prompt-raise", self.why, self.seat, "count", count)


class MayRaise(RaiseWorkers):
    """[notable.painter] Up to so many, or fewer, or nobody."""

    def actor(self, s: AgraState) -> int:
        return self.seat if any_lying(s, self.seat) else NOBODY

    def run(self, s: AgraState) -> None:
        """Nobody lies."""

    def options(self, s: AgraState) -> list[Action]:
        return [*super().options(s), s.words.done]

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Raise):
            raise_worker(s, action.place, self.why)
            if self.count > 1:
                s.stack.append(MayRaise(self.seat, self.count - 1, self.why))


def send_home(s: AgraState, place: int) -> None:
    """[place.lying] A lying worker goes home for nothing. [place.standing] A standing one brings
    its owner a favour, [place.two_favours] two from the fourth step of meditation on."""
    owner = s.worker[place]
    stood = s.standing[place]
    s.worker[place] = NONE
    s.standing[place] = False
    s.tell("agra-log-home", "place.standing" if stood else "place.lying", owner, "place", place)
    cooked = stood and s.owns(owner, tables.COOK) and s.stored[owner] < s.tables.cook_workers
    s.supply[owner] += 1
    if cooked:
        s.stack.append(StoreWorker(owner))
    if stood and (not cooked or s.tables.cook_favour):
        console(s, owner)


def console(s: AgraState, owner: int) -> None:
    """[place.standing] The favours for a worker who stood."""
    favours = s.tables.sent_home_favours[s.meditation[owner]]
    gain_favours(s, owner, favours, "place.standing")


class StoreWorker(SeatStep[AgraState]):
    """[notable.cook] A worker that stood may wait with the Cook, who has room for two."""

    rule: ClassVar[str] = "notable.cook"
    asks: ClassVar[str] = "agra-prompt-store"

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.store, s.words.done]

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Store):
            s.supply[self.seat] -= 1
            s.stored[self.seat] += 1
            s.tell("agra-log-store", self.rule, self.seat)
        elif not s.tables.cook_favour:  # he went home after all
            console(s, self.seat)


# === MERCHANT AND BUILDER =====================================================================


class VisitMerchant(Procedure[AgraState]):
    """[merchant.favours] two favours after the action, [merchant.moves] then he
    moves on."""

    rule: ClassVar[str] = "merchant.favours"

    def run(self, s: AgraState) -> None:
        s.stack.append(MoveMerchant())
        gain_favours(s, self.seat, s.tables.merchant_favours, self.rule)


class DieStep(ChanceStep[AgraState]):
    """A throw of the die."""

    def options(self, s: AgraState) -> list[Action]:
        return [*s.words.roll]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Roll)
        self.rolled(s, action.number)

    def rolled(self, s: AgraState, number: int) -> None:
        raise NotImplementedError


class MoveMerchant(DieStep):
    """[merchant.moves] As many built buildings on as the die shows, after the last to the first.

    [merchant.only] He moves when he is visited and at pier 3, never else.
    """

    rule: ClassVar[str] = "merchant.moves"

    def rolled(self, s: AgraState, number: int) -> None:
        """[merchant.rupees] A rupee falls on every building passed, [merchant.twice] each time."""
        way = [s.merchant]
        while len(way) <= number:
            way.append(next_built(s, way[-1]))
        s.merchant = way[-1]
        start_too, end_too = s.tables.merchant_drops == 1, s.tables.merchant_drops == 2
        passed = way[0 if start_too else 1 : len(way) if end_too else len(way) - 1]
        for building in passed:
            s.coins[building] += 1
        what, at, coins = "agra-log-merchant", s.merchant, len(passed)
        s.tell(what, self.rule, NOBODY, "die", number, "building", at, "rupees", coins)


def next_built(s: AgraState, building: int) -> int:
    """[merchant.path] Buildings are numbered along the path, down each column, left to right."""
    building = (building + 1) % BUILDINGS
    while not s.built[building]:
        building = (building + 1) % BUILDINGS
    return building


class MoveBuilder(DieStep):
    """[builder.moves] As many sites on as the die shows. [builder.leaves] He leaves the game when
    no site is left."""

    rule: ClassVar[str] = "builder.moves"

    def actor(self, s: AgraState) -> int:
        return CHANCE if not all(s.built) else NOBODY

    def run(self, s: AgraState) -> None:
        s.builder = NONE
        s.tell("agra-log-builder-leaves", "builder.leaves")

    def rolled(self, s: AgraState, number: int) -> None:
        for _ in range(number):
            s.builder = next_site(s, s.builder)
        s.tell("agra-log-builder", self.rule, NOBODY, "die", number, "building", s.builder)


def next_site(s: AgraState, building: int) -> int:
    """[builder.count] Buildings that stand are passed over, also the one just built."""
    building = (building + 1) % BUILDINGS
    while s.built[building]:
        building = (building + 1) % BUILDINGS
    return building


# === BUILDING =================================================================================


def worth_of_materials(s: AgraState, seat: int) -> int:
    """What all building materials of a seat would pay for: [build.materials].

    [build.two_kinds] Two kinds or more count one extra; [notable.takshaka] adds one as well.
    """
    worth = 0
    kinds = 0
    for good in s.tables.materials:
        count = s.has(seat, good)
        worth += count * s.tables.building_value[good]
        kinds += 1 if count else 0
    return worth + extra_worth(s, seat, kinds)


def extra_worth(s: AgraState, seat: int, kinds: int) -> int:
    extra = s.tables.two_materials_bonus if kinds > 1 else 0
    if s.owns(seat, tables.TAKSHAKA):
        extra += s.tables.takshaka_value
    return extra


def build_options(s: AgraState, seat: int) -> list[Action]:
    """[build.worker] A second worker must be at home. [build.any] Any site, also the Builder's."""
    if not s.supply[seat]:
        return []
    worth, cost = worth_of_materials(s, seat), s.tables.cost
    return [s.words.build[b] for b in range(BUILDINGS) if not s.built[b] and cost[b] <= worth]


def build(s: AgraState, seat: int, building: int, *then: Step[AgraState]) -> None:
    """[build.steps] The site goes; then bonus tile, worker and processing.

    [builder.built] If it was the Builder's site, he moves on afterwards.
    """
    raise_building(s, seat, building)
    if s.owns(seat, tables.TAKSHAKA):
        earn(s, seat, s.tables.takshaka_rupees, "notable.takshaka")
    if s.builder == building:
        s.stack.append(MoveBuilder())
    s.then(TakeBonus(seat, s.tables.building_level[building]), *then)
    if s.supply[seat]:
        s.supply[seat] -= 1
        s.worker[CHARACTERS + building] = seat
        s.standing[CHARACTERS + building] = True


def raise_building(s: AgraState, seat: int, building: int) -> None:
    """A site becomes a building. `seat` is NOBODY when nobody builds it."""
    s.built[building] = True
    if seat == NOBODY:
        s.tell("agra-log-built", "river.pier_2", NOBODY, "building", building)
    else:
        s.tell("agra-log-build", "build.steps", NOBODY, "building", building, "seat", seat)


BONUS_FAVOURS: Final = 1  # [build.bonus] printed on some of the tiles


class TakeBonus(SeatStep[AgraState]):
    """[build.bonus] Take one of the bonus tiles of the building's level, and use it."""

    rule: ClassVar[str] = "build.bonus"
    asks: ClassVar[str] = "agra-prompt-bonus"
    about: ClassVar[tuple[str, ...]] = ("level",)

    def __init__(self, seat: int, level: int) -> None:
        super().__init__(seat)
        self.level: Final = level

    def options(self, s: AgraState) -> list[Action]:
        return [
            s.words.bonus[bonus]
            for bonus, level in enumerate(s.tables.bonus_level)
            if level == self.level and s.bonus_owner[bonus] == NONE
        ]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Bonus)
        t, bonus = s.tables, action.bonus
        s.bonus_owner[bonus] = self.seat
        s.tell("agra-log-bonus", self.rule, self.seat, "bonus", bonus)
        earn(s, self.seat, t.bonus_rupees[bonus], self.rule)
        if t.bonus_extra[bonus] == tables.EXTRA_FAVOUR:
            gain_favours(s, self.seat, BONUS_FAVOURS, self.rule)
        elif t.bonus_extra[bonus] == tables.EXTRA_INFLUENCE:
            step_up(s, self.seat, t.bonus_guild[bonus], self.rule)
        elif t.bonus_extra[bonus] == tables.EXTRA_COVER:
            s.stack.append(RemoveCover(self.seat, self.rule))
