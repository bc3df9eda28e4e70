"""Merchant and Builder: they walk through the city by the die."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import CHANCE, NOBODY, ChanceStep, Step
from serai.games.agra.actions import Roll
from serai.games.agra.rules.stones import gain_favours
from serai.games.agra.state import AgraState
from serai.games.agra.tables import BUILDINGS, NONE


class VisitMerchant(Step[AgraState]):
    """A procedure: [merchant.favours] two favours after the action, [merchant.moves] then he
    moves on."""

    rule: ClassVar[str] = "merchant.favours"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

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
        at, coins = s.merchant, len(passed)
        s.tell(
            "agra-log-merchant", self.rule, NOBODY, "die", number, "building", at, "rupees", coins
        )


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
