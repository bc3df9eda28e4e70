"""The mosque: a way of many steps, each with its gift."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import Do, IfPossible, Step
from serai.games.merv.rules.gains import score_points, take_camel
from serai.games.merv.rules.purchases import Purchases
from serai.games.merv.state import BY_MOSQUE, MervState
from serai.games.merv.tables import CAMEL, NONE


def ways_on(s: MervState, seat: int) -> list[int]:
    """[mosque.lanes] The next spaces; [mosque.enter] at the start one chooses a lane.
    [market.discs] Whose last disc has become a post cannot enter."""
    if s.posts[seat].bit_count() > s.tables.posts_most:
        return []
    return s.tables.ways[s.mosque[seat]]


def way_cost(s: MervState, seat: int, space: int) -> list[int]:
    """[mosque.pay] What the way to a space costs."""
    here = s.mosque[seat]
    return s.tables.way_costs[here][s.tables.ways[here].index(space)]


class GoOn(Purchases):
    """[mosque.steps] Step after step."""

    rule: ClassVar[str] = "mosque.steps"
    asks: ClassVar[str] = "merv-prompt-mosque"
    price: ClassVar[str] = "mosque.pay"

    def offers(self, s: MervState) -> list[Action]:
        return [s.words.advance[space] for space in ways_on(s, self.seat)]

    def cost(self, s: MervState, thing: int) -> list[int]:
        return way_cost(s, self.seat, thing)

    def bought(self, s: MervState, thing: int) -> Step[MervState]:
        return Do(enter_space, self.seat, thing)


class FreeStep(IfPossible[MervState]):
    """[camels.mosque] [library.step] One step without paying."""

    rule: ClassVar[str] = "library.step"
    asks: ClassVar[str] = "merv-prompt-free-step"
    otherwise: ClassVar[tuple[str, str]] = ("merv-log-no-step", "")

    def options(self, s: MervState) -> list[Action]:
        return [s.words.advance[space] for space in ways_on(s, self.seat)]

    def apply(self, s: MervState, action: Action) -> None:
        space = action.thing
        enter_space(s, self.seat, space, self.why)


def enter_space(s: MervState, seat: int, space: int, why: str = "mosque.gift") -> None:
    """[mosque.gift] A space brings its points and its gift at once, [mosque.camel] the first one of
    a lane a camel. [mosque.share] Others may stand there."""
    s.mosque[seat] = space
    s.tell("merv-log-mosque", why, seat, "space", space)
    score_points(s, seat, s.tables.space_points[space], BY_MOSQUE, "mosque.gift")
    gift = s.tables.space_gift[space]
    if gift == CAMEL:
        take_camel(s, seat, s.lane_camel, space, "mosque.camel")
    else:
        s.giver.give(s, seat, gift, "mosque.gift")


class TakeTile(IfPossible[MervState]):
    """[mosque.tile] One of the scoring tiles that are left."""

    rule: ClassVar[str] = "mosque.tile"
    asks: ClassVar[str] = "merv-prompt-tile"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.claim[tile] for tile, owner in enumerate(s.scoring_tiles) if owner == NONE]

    def apply(self, s: MervState, action: Action) -> None:
        tile = action.thing
        s.scoring_tiles[tile] = self.seat
        s.tell("merv-log-tile", self.rule, self.seat, "scoring_tile", tile)
