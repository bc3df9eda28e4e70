"""Setting up: what chance does not decide is laid out, what it does is named in order."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import ChanceStep
from serai.games.taj_mahal.actions import Bonus, Lay, Start
from serai.games.taj_mahal.rules.cards import TO_DISPLAY, DealOut
from serai.games.taj_mahal.rules.visit import NextVisit
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import NONE


def set_up(s: TajState) -> None:
    """Lay out what chance does not decide, and name what it does, in order.

    [setup.special] The special cards are nobody's. [setup.score] All scores are 0.
    """
    t = s.tables
    for tile, home in enumerate(t.tile_home):
        if home != NONE:
            s.tile_place[tile] = home
    for bonus, city in enumerate(t.bonus_home):
        if city != NONE:
            s.bonus_on[city] = bonus
    hands = [DealOut(seat, t.hand[s.sides]) for seat in range(s.seats)]
    display = DealOut(TO_DISPLAY, t.display[s.sides])
    s.then(LayTiles(), LayBonuses(), *hands, display, ChooseStart(), NextVisit())


class LayTiles(ChanceStep[TajState]):
    """[setup.tiles] Tile 12 lies in the Agra province; the others go to one province each."""

    rule: ClassVar[str] = "setup.tiles"

    def options(self, s: TajState) -> list[Action]:
        lay = s.words.lay[s.tile_place.index(NONE)]
        return [lay[place] for place in missing_from(s.tile_place, len(lay))]

    def apply(self, s: TajState, action: Action) -> None:
        assert isinstance(action, Lay)
        s.tile_place[action.tile] = action.province
        if NONE in s.tile_place:
            s.stack.append(self)


class LayBonuses(ChanceStep[TajState]):
    """[setup.bonus] The Taj Mahal tile lies on Agra; the others go to one fortress each."""

    rule: ClassVar[str] = "setup.bonus"

    def options(self, s: TajState) -> list[Action]:
        city = next_bare_fortress(s)
        bonuses = missing_from(s.bonus_on, len(s.tables.bonus_ids))
        return [s.words.bonus[bonus][city] for bonus in bonuses]

    def apply(self, s: TajState, action: Action) -> None:
        assert isinstance(action, Bonus)
        s.bonus_on[action.city] = action.bonus
        if next_bare_fortress(s) != NONE:
            s.stack.append(self)


def missing_from(places: list[int], count: int) -> list[int]:
    """Which of `count` things have no place yet."""
    there = [False] * count
    for thing in places:
        if thing != NONE:
            there[thing] = True
    return [thing for thing in range(count) if not there[thing]]


def next_bare_fortress(s: TajState) -> int:
    for city, fortress in enumerate(s.tables.fortress):
        if fortress and s.bonus_on[city] == NONE:
            return city
    return NONE


class ChooseStart(ChanceStep[TajState]):
    """[setup.start] Chance names the first starting player."""

    rule: ClassVar[str] = "setup.start"

    def options(self, s: TajState) -> list[Action]:
        return [s.words.start[side] for side in range(s.sides)]

    def apply(self, s: TajState, action: Action) -> None:
        assert isinstance(action, Start)
        s.start = action.side
