"""Soldiers and upgrades: what is put on the sites of the city."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import IfPossible, Refusal
from serai.games.merv.rules.gains import gain_influence
from serai.games.merv.state import MervState
from serai.games.merv.tables import BONUS_UPGRADE, CELLS, COLOURS, NONE, WHITE, WHITE_UPGRADE


def takes_soldier(s: MervState, cell: int) -> bool:
    """[soldier.site] A site with a building, [soldier.closed] without soldier, upgrade and walls
    that make it safe."""
    if s.building[cell] == NONE or s.soldier[cell] != NONE or s.upgrade[cell] != NONE:
        return False
    return not s.walled(cell)


def posts_for_soldiers(s: MervState, seat: int) -> list[int]:
    return [cell for cell in range(CELLS) if takes_soldier(s, cell)] if s.servants[seat] else []


class PlaceSoldier(IfPossible[MervState]):
    """[soldier.site] Where a soldier goes; [soldier.decline] or nowhere."""

    rule: ClassVar[str] = "soldier.site"
    asks: ClassVar[str] = "merv-prompt-soldier"
    otherwise: ClassVar[tuple[str, str]] = ("merv-log-no-soldier", "soldier.site")

    def options(self, s: MervState) -> list[Action]:
        posts = [s.words.guard[cell] for cell in posts_for_soldiers(s, self.seat)]
        return [*posts, s.words.done] if posts else []

    def apply(self, s: MervState, action: Action) -> None:
        cell = action.thing
        if action.verb != "guard":
            s.tell("merv-log-decline", "soldier.decline", self.seat)
            return
        s.servants[self.seat] -= 1
        s.soldier[cell] = self.seat
        s.tell("merv-log-soldier", self.why, self.seat, "cell", cell)
        rule = "soldier.own" if s.building[cell] == self.seat else "soldier.other"
        gain_influence(s, self.seat, soldier_influence(s, self.seat, cell), rule)

    def refusals(self, s: MervState) -> list[Refusal]:
        built = [cell for cell in range(CELLS) if s.building[cell] != NONE]
        shut = [s.words.guard[cell] for cell in built if not takes_soldier(s, cell)]
        return s.refuse_all(shut, "merv-refuse-soldier", "soldier.closed")


def soldier_influence(s: MervState, seat: int, cell: int) -> int:
    """[soldier.own] One influence on an own building, [soldier.other] [high.influence] two on that
    of anybody else."""
    return s.tables.soldier_own if s.building[cell] == seat else s.tables.soldier_other


# === UPGRADES =================================================================================


def upgradable(s: MervState, seat: int, own: bool) -> list[int]:
    """[upgrade.own] Own sites, or all that are built on; [upgrade.one] without an upgrade."""
    free = [cell for cell in range(CELLS) if s.upgrade[cell] == NONE and s.building[cell] != NONE]
    return [cell for cell in free if s.building[cell] == seat or not own]


def upgrades_left(s: MervState, gift: int) -> list[int]:
    """The colours of the upgrades that are left of a kind: white ones, or those of a bonus."""
    if gift == WHITE_UPGRADE:
        return [WHITE] if s.white_upgrades else []
    return [colour for colour in range(COLOURS) if s.bonus_upgrades >> colour & 1]


def take_upgrade(s: MervState, colour: int) -> None:
    if colour == WHITE:
        s.white_upgrades -= 1
    else:
        s.bonus_upgrades &= ~(1 << colour)


class ChooseBonus(IfPossible[MervState]):
    """[upgrade.choice] One of the bonus upgrades that are left."""

    rule: ClassVar[str] = "upgrade.choice"
    asks: ClassVar[str] = "merv-prompt-bonus"
    otherwise: ClassVar[tuple[str, str]] = ("merv-log-no-upgrade", "upgrade.own")

    def options(self, s: MervState) -> list[Action]:
        colours = upgrades_left(s, BONUS_UPGRADE) if upgradable(s, self.seat, True) else []
        return [s.words.bonus[colour] for colour in colours]

    def apply(self, s: MervState, action: Action) -> None:
        colour = action.thing
        s.stack.append(PlaceUpgrade(self.seat, colour, True, self.why))


class PlaceUpgrade(IfPossible[MervState]):
    """[upgrade.own] The site for an upgrade, which is white or of the colour of a bonus."""

    rule: ClassVar[str] = "upgrade.own"
    asks: ClassVar[str] = "merv-prompt-upgrade"
    otherwise: ClassVar[tuple[str, str]] = ("merv-log-no-upgrade", "upgrade.own")
    about: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, seat: int, colour: int, own: bool, why: str) -> None:
        super().__init__(seat, why)
        self.colour: Final = colour
        self.own: Final = own

    def options(self, s: MervState) -> list[Action]:
        if self.colour == WHITE and s.white_upgrades == 0:
            return []
        return [s.words.upgrade[cell] for cell in upgradable(s, self.seat, self.own)]

    def apply(self, s: MervState, action: Action) -> None:
        """[upgrade.soldier] A soldier there goes back to its owner."""
        cell = action.thing
        take_upgrade(s, self.colour)
        s.upgrade[cell] = self.colour
        s.tell("merv-log-upgrade", self.why, self.seat, "colour", self.colour, "cell", cell)
        if s.soldier[cell] != NONE:
            s.tell("merv-log-soldier-home", "upgrade.soldier", s.soldier[cell], "cell", cell)
            s.take_off_soldier(cell)
