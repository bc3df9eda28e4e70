"""The library: scrolls, and the breakthroughs that they bring."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Do, IfPossible, SeatStep
from serai.games.merv import tables as c
from serai.games.merv.rules.gains import score_points
from serai.games.merv.rules.payment import PAYING, cubes_for, pay_one
from serai.games.merv.state import BY_LIBRARY, MervState
from serai.games.merv.tables import COLOURS, NONE, TIER_TILES, TIERS, WHITE


def cubes_for_scroll(s: MervState, seat: int, paid: int) -> list[Action]:
    """[library.pay] Cubes of colours that were not paid yet, white ones, and the cube that
    [library.wild] stands for a colour that is missing."""
    unpaid = [colour for colour in range(COLOURS) if not paid >> colour & 1]
    wild = s.wild(seat)
    return cubes_for(s, seat, unpaid, wild != NONE and paid >> wild & 1 != 0)


class Study(SeatStep[MervState]):
    """[library.pay] Cube after cube, four at most; [library.scrolls] then as many scrolls come."""

    rule: ClassVar[str] = "library.pay"
    asks: ClassVar[str] = "merv-prompt-study"
    about: ClassVar[tuple[str, ...]] = ("count",)
    together: ClassVar[dict[str, str]] = PAYING

    def __init__(self, seat: int, count: int, paid: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.paid: Final = paid
        """Colours that were paid, as bits."""

    def options(self, s: MervState) -> list[Action]:
        more = self.count < s.tables.library_cubes
        cubes = cubes_for_scroll(s, self.seat, self.paid) if more else []
        return [*cubes, s.words.done]

    def apply(self, s: MervState, action: Action) -> None:
        if action is s.words.done:
            gain_scrolls(s, self.seat, self.count, "library.scrolls")
            return
        pay_one(s, self.seat, action, self.rule)
        cube, paid = action.thing, self.paid
        if action.verb == "pay" and cube != WHITE:
            paid |= 1 << cube
        s.stack.append(Study(self.seat, self.count + 1, paid))


def gain_scrolls(s: MervState, seat: int, count: int, why: str) -> None:
    """[library.breakthrough] The second, fourth, sixth and eighth scroll bring a breakthrough, in
    this order. [library.more] Later ones bring none."""
    if count == 0:
        return
    before = s.scrolls[seat]
    s.scrolls[seat] += count
    s.tell("merv-log-scrolls", why, seat, "count", count)
    s.then(*[BreakThrough(seat, tier) for tier in scrolls_reach(s, before, s.scrolls[seat])])


def scrolls_reach(s: MervState, before: int, now: int) -> list[int]:
    """The tiers that new scrolls reach."""
    return [tier for tier in range(TIERS) if before < s.tables.tier_scrolls[tier] <= now]


def tiles_left(s: MervState, tier: int) -> list[int]:
    tiles = range(tier * TIER_TILES, (tier + 1) * TIER_TILES)
    return [tile for tile in tiles if s.breakthrough[tile] == NONE]


class BreakThrough(IfPossible[MervState]):
    """[library.choice] One of the breakthroughs that are left for this number of scrolls."""

    rule: ClassVar[str] = "library.choice"
    asks: ClassVar[str] = "merv-prompt-breakthrough"

    def __init__(self, seat: int, tier: int) -> None:
        super().__init__(seat)
        self.tier: Final = tier

    def options(self, s: MervState) -> list[Action]:
        return [s.words.discover[tile] for tile in tiles_left(s, self.tier)]

    def apply(self, s: MervState, action: Action) -> None:
        """[library.discount] [library.wild] Some help from now on; others give something once:
        [library.card] [library.post] [library.step] [library.wall] [library.points]
        [library.both] [library.favour] [library.soldiers]."""
        tile = action.thing
        s.breakthrough[tile] = self.seat
        s.tell("merv-log-breakthrough", self.rule, self.seat, "breakthrough", tile)
        points = s.tables.breakthrough_points[tile]
        score_points(s, self.seat, points, BY_LIBRARY, "library.points")
        s.then(*[Do(give, self.seat, gift, tile) for gift in s.tables.breakthrough_gifts[tile]])


GIFT_CLAUSES: Final = {
    c.CARD: "library.card",
    c.POST: "library.post",
    c.ADVANCE: "library.step",
    c.WALL_PIECE: "library.wall",
    c.FAVOUR: "library.favour",
    c.SOLDIER: "library.soldiers",
}


def give(s: MervState, seat: int, gift: int, tile: int) -> None:
    """One gift of a breakthrough; [library.both] where they differ, one clause gives them all."""
    both = len(set(s.tables.breakthrough_gifts[tile])) > 1
    why = "library.both" if both else GIFT_CLAUSES.get(gift, "library.choice")
    s.giver.give(s, seat, gift, why)
