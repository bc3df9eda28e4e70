"""What each reward gives: of a place, a space of the river, a track, an income or a token."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Refusal, SeatStep
from serai.games.rajas import rewards
from serai.games.rajas.rules.gains import Give, UpgradeScroll, gain_coins, gain_fame, gain_karma
from serai.games.rajas.rules.market import EarnCoins, SellSame, different_coins
from serai.games.rajas.rules.payment import RollAgain, gain_dice, means
from serai.games.rajas.rules.province import BuyCover, can_cover
from serai.games.rajas.rules.river import SailOn, StepOn, can_sail
from serai.games.rajas.rules.tokens import get_token
from serai.games.rajas.state import Giver, RajasState
from serai.games.rajas.tables import BENDS, CELLS, CHAMBERS, NONE

CHAMBER_RULES: Final = [
    *("palace.mogul", "palace.dancer", "palace.yogi"),
    *("palace.raja", "palace.builder", "palace.portuguese"),
]
OWN_RULES: Final = {
    "river.reward": {
        rewards.COINS: "river.coins",
        rewards.FAME: "river.fame",
        rewards.KARMA: "river.karma",
        rewards.UPGRADE: "river.upgrade",
        rewards.GAIN_DICE: "river.dice",
        rewards.DICE_PER_KARMA: "river.karma_dice",
        rewards.SELL_DIFFERENT: "river.different",
        rewards.SELL_SAME: "river.same",
        rewards.VISIT: "river.chamber",
        rewards.COINS_PER_MARKET: "river.markets",
        rewards.COINS_PER_UPGRADE: "river.upgrade_coins",
        rewards.FAME_PER_UPGRADE: "river.upgrade_fame",
        rewards.FAME_PER_KARMA: "river.karma_fame",
    },
    "ganga.replaces": {
        rewards.DICE_PER_KARMA: "ganga.karma",
        rewards.DICE_SET: "ganga.dice",
        rewards.VISIT: "ganga.chamber",
        rewards.SELL_SAME: "ganga.same",
        rewards.RIVER_MOVE: "ganga.sail",
    },
    "navaratna.pays": {
        rewards.FAME_PER_MARKET_TILE: "navaratna.markets",
        rewards.FAME_PER_RIVER: "navaratna.river",
        rewards.COINS_PER_BUILDING: "navaratna.buildings",
        rewards.COINS_PER_INCOME: "navaratna.linked",
        rewards.FAME_PER_BEND: "navaratna.bends",
        rewards.COINS_PER_UPGRADE: "navaratna.upgrades",
        rewards.FAME_PER_WORKER: "navaratna.helpers",
    },
}
"""The clauses of rewards of the river, of river tiles and of tokens, where a kind has its own."""
STEP_RULES: Final = ("track.fame", "track.money", "income.gives", "navaratna.tokens")
"""The clauses of what gives a step of the boat."""


class Grants(Giver):
    """Hands out rewards."""

    def grant(self, s: RajasState, seat: int, reward: list[int], why: str) -> None:
        kind, a, b = reward[0], reward[1], reward[2]
        if why in OWN_RULES:
            usual = "navaratna.tokens" if why == "navaratna.pays" else why
            why = OWN_RULES[why].get(kind, usual)
        if kind == rewards.COINS:
            gain_coins(s, seat, a, why)
        elif kind == rewards.FAME:
            gain_fame(s, seat, a, why)
        elif kind == rewards.KARMA:
            gain_karma(s, seat, a, why)
        elif kind == rewards.UPGRADE:
            s.stack.append(UpgradeScroll(seat, why))
        elif kind in (rewards.GAIN_DICE, rewards.DICE_SET, rewards.DICE_PER_KARMA):
            wanted = wanted_dice(s, seat, kind, a, b)
            if wanted:
                gain_dice(s, seat, wanted, why)
            else:
                s.tell("rajas-log-nothing", why, seat)
        elif kind == rewards.RIVER_STEP:
            s.stack.append(StepOn(seat, why if why in STEP_RULES else "river.step"))
        elif kind == rewards.RIVER_MOVE:
            s.stack.append(SailOn(seat, a, b, False, why))
        elif kind == rewards.SELL_DIFFERENT:
            s.stack.append(EarnCoins(seat, different_coins(s, seat), why))
        elif kind == rewards.SELL_SAME:
            s.stack.append(SellSame(seat, a, why))
        else:
            grant_other(s, seat, kind, a, why)


def grant_other(s: RajasState, seat: int, kind: int, a: int, why: str) -> None:
    """What only the palace, the river and tokens give."""
    if kind == rewards.VISIT:
        s.stack.append(VisitChamber(seat, a, why))
    elif kind == rewards.TOKEN:
        get_token(s, seat)
    elif kind == rewards.REROLL:
        s.stack.append(RollAgain(seat))
    elif kind >= rewards.FAME_PER_UPGRADE:
        gain_fame(s, seat, counted_fame(s, seat, kind, a), why)
    elif kind >= rewards.COINS_PER_MARKET:
        gain_coins(s, seat, counted_coins(s, seat, kind, a), why)
    elif kind == rewards.ELEPHANT:  # [palace.mogul] for the next round
        s.elephant = seat
        s.elephant_taken = True
        s.tell("rajas-log-elephant", why, seat)
    else:  # [palace.builder] a tile that covers
        assert kind == rewards.COVER
        if can_cover(s, seat, means(s, seat)):
            s.stack.append(BuyCover(seat))


def wanted_dice(s: RajasState, seat: int, kind: int, a: int, b: int) -> list[int]:
    """The colours of the dice that a reward brings: [river.karma_dice] [ganga.karma] one for each
    karma, [ganga.dice] one of each colour shown, or a number of one colour."""
    if kind == rewards.GAIN_DICE:
        return [a] * b
    if kind == rewards.DICE_PER_KARMA:
        return [a] * s.karma[seat]
    return [colour for colour in range(rewards.DICE_COLOURS) if a & 1 << colour]


# === REWARDS THAT COUNT =======================================================================


def counted_coins(s: RajasState, seat: int, kind: int, each: int) -> int:
    """[river.markets] [river.upgrade_coins] [navaratna.upgrades] [navaratna.buildings]
    [navaratna.linked] So many coins for each."""
    if kind == rewards.COINS_PER_MARKET:
        return each * s.market_count(seat)
    if kind == rewards.COINS_PER_UPGRADE:
        return each * s.upgrades(seat)
    if kind == rewards.COINS_PER_INCOME:
        return each * s.linked[seat].bit_count()
    assert kind == rewards.COINS_PER_BUILDING
    return each * sum([len(s.tables.tile_buildings[tile]) for tile in visible(s, seat)])


def counted_fame(s: RajasState, seat: int, kind: int, a: int) -> int:
    """[river.upgrade_fame] [river.karma_fame] [navaratna.markets] [navaratna.river]
    [navaratna.bends] [navaratna.helpers] So much fame for each."""
    if kind == rewards.FAME_PER_UPGRADE:
        return a * s.upgrades(seat)
    if kind == rewards.FAME_PER_KARMA:
        return a * s.karma[seat]
    if kind == rewards.FAME_PER_RIVER:
        return s.boat[seat] // a
    if kind == rewards.FAME_PER_WORKER:
        return a * s.workers[seat]
    if kind == rewards.FAME_PER_BEND:
        return a * bends(s, seat)
    assert kind == rewards.FAME_PER_MARKET_TILE
    if s.tables.brown_by_market:
        return a * s.market_count(seat)
    return a * sum([1 for tile in visible(s, seat) if s.tables.tile_market_goods[tile]])


def visible(s: RajasState, seat: int) -> list[int]:
    """[cover.gone] The tiles of a province that nothing covers."""
    return [tile for tile in s.tile[seat * CELLS : (seat + 1) * CELLS] if tile != NONE]


def bends(s: RajasState, seat: int) -> int:
    """[navaratna.bends] Tiles with two roads at neighbouring edges; by another reading also
    junctions, which have such a pair too."""
    roads = [s.tables.tile_roads[tile] for tile in visible(s, seat)]
    junctions = [one for one in roads if one.bit_count() > 2] if s.tables.junctions_bend else []
    return len(junctions) + len([one for one in roads if one in BENDS])


# === THE CHAMBERS OF THE PALACE ===============================================================


def useful_chamber(s: RajasState, seat: int, chamber: int) -> bool:
    """[cover.possible] [palace.portuguese] Two chambers are not always of use."""
    given = s.tables.chamber_rewards[chamber]
    if given[0] == rewards.COVER:
        return can_cover(s, seat, means(s, seat))
    if given[0] == rewards.RIVER_MOVE:
        return can_sail(s, seat, given[1])
    return True


class VisitChamber(SeatStep[RajasState]):
    """[river.chamber] [ganga.chamber] A chamber, without worker and die.

    [river.builder] The Master Builder's difference is paid all the same.
    """

    rule: ClassVar[str] = "river.chamber"
    asks: ClassVar[str] = "rajas-prompt-visit"

    def __init__(self, seat: int, chambers: int, why: str) -> None:
        super().__init__(seat, why)
        self.chambers: Final = chambers
        """As bits."""

    def options(self, s: RajasState) -> list[Action]:
        named = [chamber for chamber in range(CHAMBERS) if self.chambers & 1 << chamber]
        useful = [chamber for chamber in named if useful_chamber(s, self.seat, chamber)]
        return [s.words.visit[chamber] for chamber in useful] or [s.words.done]

    def refusals(self, s: RajasState) -> list[Refusal]:
        offered = self.options(s)
        named = [word for word in s.words.visit if self.chambers & 1 << word.thing]
        return [refuse_chamber(s, word) for word in named if word not in offered]

    def apply(self, s: RajasState, action: Action) -> None:
        chamber = action.thing
        if action.verb == "visit":
            s.tell("rajas-log-visit", self.why, self.seat, "chamber", chamber)
            use_chamber(s, self.seat, chamber)
        else:
            s.tell("rajas-log-nothing", self.why, self.seat)


def refuse_chamber(s: RajasState, visit: Action) -> Refusal:
    """Why a chamber is of no use."""
    if s.tables.chamber_rewards[visit.thing][0] == rewards.COVER:
        return s.refuse(visit, "rajas-refuse-cover", "cover.possible")
    return s.refuse(visit, "rajas-refuse-sail", "palace.portuguese")


def use_chamber(s: RajasState, seat: int, chamber: int) -> None:
    s.stack.append(Give(seat, s.tables.chamber_rewards[chamber], CHAMBER_RULES[chamber]))
