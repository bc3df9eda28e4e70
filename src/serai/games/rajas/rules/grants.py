"""What each reward gives: of a place, a space of the river, a track, an income or a token."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import SeatStep
from serai.games.rajas.actions import Visit
from serai.games.rajas.rewards import (
    COINS,
    COINS_PER_BUILDING,
    COINS_PER_INCOME,
    COINS_PER_MARKET,
    COINS_PER_UPGRADE,
    COVER,
    DICE_COLOURS,
    DICE_PER_KARMA,
    DICE_SET,
    ELEPHANT,
    FAME,
    FAME_PER_BEND,
    FAME_PER_KARMA,
    FAME_PER_MARKET_TILE,
    FAME_PER_RIVER,
    FAME_PER_UPGRADE,
    FAME_PER_WORKER,
    GAIN_DICE,
    KARMA,
    REROLL,
    RIVER_MOVE,
    RIVER_STEP,
    SELL_DIFFERENT,
    SELL_SAME,
    TOKEN,
    UPGRADE,
    VISIT,
)
from serai.games.rajas.rules.covering import BuyCover, can_cover, means
from serai.games.rajas.rules.dice import GainDice, RollAgain
from serai.games.rajas.rules.gains import Give, UpgradeScroll, gain_coins, gain_fame, gain_karma
from serai.games.rajas.rules.market import SellSame, sell_different
from serai.games.rajas.rules.river import SailOn, can_sail
from serai.games.rajas.rules.tokens import get_token
from serai.games.rajas.state import Giver, RajasState
from serai.games.rajas.tables import (
    BENDS,
    CELLS,
    CHAMBERS,
    NONE,
)

CHAMBER_RULES: Final = [
    *("palace.mogul", "palace.dancer", "palace.yogi"),
    *("palace.raja", "palace.builder", "palace.portuguese"),
]
RIVER_RULES: Final = {
    COINS: "river.coins",
    FAME: "river.fame",
    KARMA: "river.karma",
    UPGRADE: "river.upgrade",
    GAIN_DICE: "river.dice",
    DICE_PER_KARMA: "river.karma_dice",
    SELL_DIFFERENT: "river.different",
    SELL_SAME: "river.same",
    VISIT: "river.chamber",
    COINS_PER_MARKET: "river.markets",
    COINS_PER_UPGRADE: "river.upgrade_coins",
    FAME_PER_UPGRADE: "river.upgrade_fame",
    FAME_PER_KARMA: "river.karma_fame",
}
TILE_RULES: Final = {
    DICE_PER_KARMA: "ganga.karma",
    DICE_SET: "ganga.dice",
    VISIT: "ganga.chamber",
    SELL_SAME: "ganga.same",
    RIVER_MOVE: "ganga.sail",
}
TOKEN_RULES: Final = {
    FAME_PER_MARKET_TILE: "navaratna.markets",
    FAME_PER_RIVER: "navaratna.river",
    COINS_PER_BUILDING: "navaratna.buildings",
    COINS_PER_INCOME: "navaratna.linked",
    FAME_PER_BEND: "navaratna.bends",
    COINS_PER_UPGRADE: "navaratna.upgrades",
    FAME_PER_WORKER: "navaratna.helpers",
}


def rule_of(kind: int, why: str) -> str:
    """The clause of a reward, where every kind of it has one of its own."""
    if why == "river.reward":
        return RIVER_RULES.get(kind, why)
    if why == "ganga.replaces":
        return TILE_RULES.get(kind, why)
    if why == "navaratna.pays":
        return TOKEN_RULES.get(kind, "navaratna.tokens")
    return why


class Grants(Giver):
    """Hands out rewards."""

    def grant(self, s: RajasState, seat: int, reward: list[int], why: str) -> None:
        kind, a, b = reward[0], reward[1], reward[2]
        why = rule_of(kind, why)
        if kind == COINS:
            gain_coins(s, seat, a, why)
        elif kind == FAME:
            gain_fame(s, seat, a, why)
        elif kind == KARMA:
            gain_karma(s, seat, a, why)
        elif kind == UPGRADE:
            s.stack.append(UpgradeScroll(seat, why))
        elif kind in (GAIN_DICE, DICE_SET, DICE_PER_KARMA):
            wanted = wanted_dice(s, seat, kind, a, b)
            if wanted:
                s.stack.append(GainDice(seat, wanted, why))
        elif kind == RIVER_STEP:  # [river.step] may be left out
            s.stack.append(SailOn(seat, 1, 1, True, "river.step"))
        elif kind == RIVER_MOVE:
            s.stack.append(SailOn(seat, a, b, False, why))
        elif kind == SELL_DIFFERENT:
            sell_different(s, seat, why)
        elif kind == SELL_SAME:
            s.stack.append(SellSame(seat, a, why))
        else:
            grant_other(s, seat, kind, a, why)


def grant_other(s: RajasState, seat: int, kind: int, a: int, why: str) -> None:
    """What only the palace, the river and tokens give."""
    if kind == VISIT:
        s.stack.append(VisitChamber(seat, a, why))
    elif kind == TOKEN:
        get_token(s, seat)
    elif kind == REROLL:
        s.stack.append(RollAgain(seat))
    elif kind >= FAME_PER_UPGRADE:
        gain_fame(s, seat, counted_fame(s, seat, kind, a), why)
    elif kind >= COINS_PER_MARKET:
        gain_coins(s, seat, counted_coins(s, seat, kind, a), why)
    else:
        grant_chamber(s, seat, kind, why)


def grant_chamber(s: RajasState, seat: int, kind: int, why: str) -> None:
    """[palace.mogul] The elephant, for the next round; [palace.builder] a tile that covers."""
    if kind == ELEPHANT:
        s.elephant = seat
        s.elephant_taken = True
        s.tell("rajas-log-elephant", why, seat)
    else:
        assert kind == COVER
        if can_cover(s, seat, means(s, seat)):
            s.stack.append(BuyCover(seat))


def wanted_dice(s: RajasState, seat: int, kind: int, a: int, b: int) -> list[int]:
    """The colours of the dice that a reward brings: [river.karma_dice] [ganga.karma] one for each
    karma, [ganga.dice] one of each colour shown, or a number of one colour."""
    if kind == GAIN_DICE:
        return [a] * b
    if kind == DICE_PER_KARMA:
        return [a] * s.karma[seat]
    return [colour for colour in range(DICE_COLOURS) if a & 1 << colour]


# === REWARDS THAT COUNT =======================================================================


def counted_coins(s: RajasState, seat: int, kind: int, each: int) -> int:
    """[river.markets] [river.upgrade_coins] [navaratna.upgrades] [navaratna.buildings]
    [navaratna.linked] So many coins for each."""
    if kind == COINS_PER_MARKET:
        return each * s.market_count(seat)
    if kind == COINS_PER_UPGRADE:
        return each * s.upgrades(seat)
    if kind == COINS_PER_INCOME:
        return each * s.linked[seat].bit_count()
    assert kind == COINS_PER_BUILDING
    return each * sum([len(s.tables.tile_buildings[tile]) for tile in visible(s, seat)])


def counted_fame(s: RajasState, seat: int, kind: int, a: int) -> int:
    """[river.upgrade_fame] [river.karma_fame] [navaratna.markets] [navaratna.river]
    [navaratna.bends] [navaratna.helpers] So much fame for each."""
    if kind == FAME_PER_UPGRADE:
        return a * s.upgrades(seat)
    if kind == FAME_PER_KARMA:
        return a * s.karma[seat]
    if kind == FAME_PER_RIVER:
        return s.boat[seat] // a
    if kind == FAME_PER_WORKER:
        return a * s.workers[seat]
    if kind == FAME_PER_BEND:
        return a * bends(s, seat)
    assert kind == FAME_PER_MARKET_TILE
    if s.tables.brown_by_market:
        return a * s.market_count(seat)
    return a * sum([1 for tile in visible(s, seat) if s.tables.tile_market_goods[tile]])


def visible(s: RajasState, seat: int) -> list[int]:
    """[cover.gone] The tiles of a province that nothing covers."""
    return [tile for tile in s.tile[seat * CELLS : (seat + 1) * CELLS] if tile != NONE]


def bends(s: RajasState, seat: int) -> int:
    """[navaratna.bends] Tiles with two roads at neighbouring edges; by another reading also
    junctions, which have such a pair too."""
    count = 0
    for tile in visible(s, seat):
        roads = s.tables.tile_roads[tile]
        if roads in BENDS or (s.tables.junctions_bend and roads.bit_count() > 2):
            count += 1
    return count


# === THE CHAMBERS OF THE PALACE ===============================================================


def useful_chamber(s: RajasState, seat: int, chamber: int) -> bool:
    """[cover.possible] [palace.portuguese] Two chambers are not always of use."""
    rewards = s.tables.chamber_rewards[chamber]
    if rewards[0] == COVER:
        return can_cover(s, seat, means(s, seat))
    if rewards[0] == RIVER_MOVE:
        return can_sail(s, seat, rewards[1])
    return True


class VisitChamber(SeatStep[RajasState]):
    """[river.chamber] [ganga.chamber] A chamber, without worker and die.

    [river.builder] The Master Builder's difference is paid all the same.
    """

    rule: ClassVar[str] = "river.chamber"
    asks: ClassVar[str] = "rajas-prompt-visit"

    def __init__(self, seat: int, chambers: int, why: str) -> None:
        super().__init__(seat)
        self.chambers: Final = chambers
        """As bits."""
        self.why: Final = why

    def options(self, s: RajasState) -> list[Action]:
        options: list[Action] = []
        for chamber in range(CHAMBERS):
            if self.chambers & 1 << chamber and useful_chamber(s, self.seat, chamber):
                options.append(s.words.visit[chamber])
        return options or [s.words.done]

    def apply(self, s: RajasState, action: Action) -> None:
        if isinstance(action, Visit):
            s.tell("rajas-log-visit", self.why, self.seat, "chamber", action.chamber)
            use_chamber(s, self.seat, action.chamber)


def use_chamber(s: RajasState, seat: int, chamber: int) -> None:
    s.stack.append(Give(seat, s.tables.chamber_rewards[chamber], CHAMBER_RULES[chamber]))
