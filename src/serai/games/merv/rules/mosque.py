"""The mosque: a way of many steps, each with its gift."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import Do, IfPossible, Refusal
from serai.games.merv.actions import Advance, Claim
from serai.games.merv.rules.contracts import InTurn
from serai.games.merv.rules.gains import GiftStep, gain_camels
from serai.games.merv.rules.payment import PayCubes, can_pay
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


def affordable_ways(s: MervState, seat: int, discount: bool) -> list[int]:
    spaces = ways_on(s, seat)
    return [space for space in spaces if can_pay(s, seat, way_cost(s, seat, space), discount)]


class GoOn(InTurn):
    """[mosque.steps] Step after step, as long as one likes and can pay."""

    rule: ClassVar[str] = "mosque.steps"
    asks: ClassVar[str] = "merv-prompt-mosque"

    def choices(self, s: MervState) -> list[Action]:
        spaces = affordable_ways(s, self.seat, s.discount)
        options: list[Action] = [s.words.advance[space] for space in spaces]
        options.append(s.words.done)
        return options

    def choose(self, s: MervState, action: Action) -> None:
        if isinstance(action, Advance):
            pay = PayCubes(self.seat, way_cost(s, self.seat, action.space), 0, True, "mosque.pay")
            s.then(pay, Do(enter_space, self.seat, action.space), self)

    def refused(self, s: MervState) -> list[Refusal]:
        payable = affordable_ways(s, self.seat, s.discount)
        dear = [space for space in ways_on(s, self.seat) if space not in payable]
        return [s.refuse(s.words.advance[one], "merv-refuse-cubes", "mosque.pay") for one in dear]


class FreeStep(GiftStep):
    """[camels.mosque] [library.step] One step without paying."""

    rule: ClassVar[str] = "library.step"
    asks: ClassVar[str] = "merv-prompt-free-step"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.advance[space] for space in ways_on(s, self.seat)]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Advance)
        enter_space(s, self.seat, action.space, self.why)


def enter_space(s: MervState, seat: int, space: int, why: str = "mosque.gift") -> None:
    """[mosque.gift] A space brings its points and its gift at once. [mosque.share] Others may stand
    there."""
    s.mosque[seat] = space
    s.tell("merv-log-mosque", why, seat, "space", space)
    points = s.tables.space_points[space]
    if points:
        s.score(seat, points, BY_MOSQUE)
        s.tell("merv-log-points", "mosque.gift", seat, "count", points)
    gift = s.tables.space_gift[space]
    if gift == CAMEL:
        take_lane_camel(s, seat, space)
    else:
        s.giver.give(s, seat, gift, "mosque.gift")


def take_lane_camel(s: MervState, owner: int, space: int) -> None:
    """[mosque.camel] The first one in a lane takes its camel."""
    if s.lane_camel[space]:
        s.lane_camel[space] = False
        gain_camels(s, owner, 1, "mosque.camel")


class TakeTile(IfPossible[MervState]):
    """[mosque.tile] One of the scoring tiles that are left."""

    rule: ClassVar[str] = "mosque.tile"
    asks: ClassVar[str] = "merv-prompt-tile"

    def options(self, s: MervState) -> list[Action]:
        tiles = range(len(s.scoring_tiles))
        return [s.words.claim[tile] for tile in tiles if s.scoring_tiles[tile] == NONE]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Claim)
        s.scoring_tiles[action.scoring_tile] = self.seat
        s.tell("merv-log-tile", self.rule, self.seat, "scoring_tile", action.scoring_tile)
