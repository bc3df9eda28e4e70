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
from serai.games.rajas.tables import BENDS, CELLS, NONE

STEP_RULES: Final = ("track.fame", "track.money", "income.gives", "navaratna.tokens")
"""The clauses of what gives a step of the boat."""


class Grants(Giver):
    """Hands out rewards."""

    def grant(self, s: RajasState, seat: int, reward: list[int], why: str) -> None:
        kind, a, b = reward[0], reward[1], reward[2]
        if why in s.tables.reward_rules:
            why = s.tables.reward_rules[why][kind]
        if kind == rewards.COINS:  # [river.coins]
            gain_coins(s, seat, a, why)
        elif kind == rewards.FAME:  # [river.fame]
            gain_fame(s, seat, a, why)
        elif kind == rewards.KARMA:  # [river.karma]
            gain_karma(s, seat, a, why)
        elif kind >= rewards.FAME_PER_UPGRADE:
            gain_fame(s, seat, counted(s, seat, kind, a), why)
        elif kind >= rewards.COINS_PER_MARKET:
            gain_coins(s, seat, counted(s, seat, kind, a), why)
        elif kind in (rewards.GAIN_DICE, rewards.DICE_SET, rewards.DICE_PER_KARMA):
            gain_dice(s, seat, wanted_dice(s, seat, kind, a, b), why)
        elif kind == rewards.ELEPHANT:  # [palace.mogul] for the next round
            s.elephant, s.elephant_taken = seat, True
            s.tell("rajas-log-elephant", why, seat)
        else:
            ask(s, seat, kind, a, b, why)


def ask(s: RajasState, seat: int, kind: int, a: int, b: int, why: str) -> None:
    """Rewards that leave something to choose."""
    if kind == rewards.UPGRADE:  # [river.upgrade]
        s.stack.append(UpgradeScroll(seat, why))
    elif kind == rewards.RIVER_STEP:
        s.stack.append(StepOn(seat, why if why in STEP_RULES else "river.step"))
    elif kind == rewards.RIVER_MOVE:
        s.stack.append(SailOn(seat, a, b, False, why))
    elif kind == rewards.SELL_DIFFERENT:
        s.stack.append(EarnCoins(seat, different_coins(s, seat), why))
    elif kind == rewards.SELL_SAME:
        own = s.markets[seat * rewards.GOODS : (seat + 1) * rewards.GOODS]
        s.stack.append(SellSame(seat, min(a, max(own)), why))
    elif kind == rewards.VISIT:
        s.stack.append(VisitChamber(seat, a, why))
    elif kind == rewards.TOKEN:
        get_token(s, seat)
    elif kind == rewards.REROLL:
        s.stack.append(RollAgain(seat))
    elif can_cover(s, seat, means(s, seat)):  # [palace.builder] a tile that covers
        assert kind == rewards.COVER
        s.stack.append(BuyCover(seat))


def wanted_dice(s: RajasState, seat: int, kind: int, a: int, b: int) -> list[int]:
    """The colours of the dice that a reward brings: [river.karma_dice] [ganga.karma] one for each
    karma, [ganga.dice] one of each colour shown, or [river.dice] a number of one colour."""
    if kind == rewards.GAIN_DICE:
        return [a] * b
    if kind == rewards.DICE_PER_KARMA:
        return [a] * s.karma[seat]
    return [colour for colour in range(rewards.DICE_COLOURS) if a & 1 << colour]


# === REWARDS THAT COUNT =======================================================================


def counted(s: RajasState, seat: int, kind: int, each: int) -> int:
    """So many coins, or so much fame, for each of something: [river.markets] [river.upgrade_coins]
    [river.upgrade_fame] [river.karma_fame] [navaratna.upgrades] [navaratna.buildings]
    [navaratna.linked] [navaratna.markets] [navaratna.bends] [navaratna.helpers]. [navaratna.river]
    The boat brings one for so many spaces."""
    t = s.tables
    if kind == rewards.FAME_PER_RIVER:
        return s.boat[seat] // each
    if kind in (rewards.COINS_PER_UPGRADE, rewards.FAME_PER_UPGRADE):
        return each * s.upgrades(seat)
    if kind == rewards.COINS_PER_INCOME:
        return each * s.linked[seat].bit_count()
    if kind == rewards.COINS_PER_BUILDING:
        return each * sum([len(t.tile_buildings[tile]) for tile in visible(s, seat)])
    if kind == rewards.FAME_PER_KARMA:
        return each * s.karma[seat]
    if kind == rewards.FAME_PER_WORKER:
        return each * s.workers[seat]
    if kind == rewards.FAME_PER_BEND:
        return each * bends(s, seat)
    if kind == rewards.FAME_PER_MARKET_TILE and not t.brown_by_market:
        return each * sum([1 for tile in visible(s, seat) if t.tile_market_goods[tile]])
    assert kind in (rewards.COINS_PER_MARKET, rewards.FAME_PER_MARKET_TILE)
    return each * s.market_count(seat)


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
        self.chambers: Final = chambers  # as bits

    def options(self, s: RajasState) -> list[Action]:
        named = [word for word in s.words.visit if self.chambers >> word.thing & 1]
        useful = [word for word in named if useful_chamber(s, self.seat, word.thing)]
        return useful or [s.words.done]

    def refusals(self, s: RajasState) -> list[Refusal]:
        """[cover.possible] [palace.portuguese] Why a chamber is of no use."""
        refused: list[Refusal] = []
        for word in s.words.visit:
            if self.chambers >> word.thing & 1 and not useful_chamber(s, self.seat, word.thing):
                cover = s.tables.chamber_rewards[word.thing][0] == rewards.COVER
                why = "rajas-refuse-cover" if cover else "rajas-refuse-sail"
                rule = "cover.possible" if cover else "palace.portuguese"
                refused.append(s.refuse(word, why, rule))
        return refused

    def apply(self, s: RajasState, action: Action) -> None:
        chamber = action.thing
        if action.verb == "visit":
            s.tell("rajas-log-visit", self.why, self.seat, "chamber", chamber)
            use_chamber(s, self.seat, chamber)
        else:
            s.tell("rajas-log-nothing", self.why, self.seat)


def use_chamber(s: RajasState, seat: int, chamber: int) -> None:
    """[palace.yogi] [palace.raja] Each of them gives what the data says of it."""
    s.stack.append(Give(seat, s.tables.chamber_rewards[chamber], s.tables.chamber_rules[chamber]))
