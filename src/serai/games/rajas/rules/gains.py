"""Fame, money, karma, upgrades, workers: what a seat gains, and what it passes on the tracks."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Do, IfPossible, Message, Refusal, SeatStep, Step
from serai.games.rajas.rewards import GAIN_DICE, KARMA, LENGTH, UPGRADE
from serai.games.rajas.state import AT_FAME, AT_MONEY, RajasState
from serai.games.rajas.tables import BUILDINGS


class Give(Step[RajasState]):
    """A procedure: rewards, one after the other. [track.depth] Whatever a reward brings with it
    comes before the next one."""

    rule: ClassVar[str] = "track.depth"

    def __init__(self, seat: int, rewards: list[int], why: str) -> None:
        self.seat: Final = seat
        self.rewards: Final = rewards
        self.why: Final = why

    def run(self, s: RajasState) -> None:
        if len(self.rewards) > LENGTH:
            s.stack.append(Give(self.seat, self.rewards[LENGTH:], self.why))
        s.giver.grant(s, self.seat, self.rewards, self.why)


# === THE TRACKS ===============================================================================


def gain_fame(s: RajasState, seat: int, count: int, why: str) -> None:
    """[track.fame] Fame, then the rewards that the marker reaches or passes, and the worker there,
    [track.several] in the order of the track."""
    t = s.tables
    before = s.fame[seat]
    now = min(before + count, t.fame_spaces)
    if now == before:
        s.tell("rajas-log-nothing", why, seat)
        return
    s.fame[seat] = now
    s.tell("rajas-log-fame", why, seat, "count", now - before, "fame", now)
    early: list[Step[RajasState]] = []
    late: list[Step[RajasState]] = []
    for at, space in enumerate(t.fame_bonus_at):
        if before < space <= now:
            passed = early if space <= t.worker_fame else late
            passed += bonuses(seat, t.fame_bonus[at], "track.fame")
    if before < t.worker_fame <= now:
        early.append(Do(join_by_fame, seat))
    s.then(*early, *late)


def gain_coins(s: RajasState, seat: int, count: int, why: str) -> None:
    """[track.money] Coins, then the rewards at which the marker waits.

    [track.marker] It goes on to the next one, so none comes twice. [track.bonus] Only the marker
    of its own track wins a reward.
    """
    t = s.tables
    before = s.money[seat]
    now = min(before + count, t.money_spaces)
    if now == before:
        s.tell("rajas-log-nothing", why, seat)
        return
    s.money[seat] = now
    s.tell("rajas-log-coins", why, seat, "count", now - before, "money", now)
    early: list[Step[RajasState]] = []
    late: list[Step[RajasState]] = []
    stop = s.money_stop[seat]
    while stop < len(t.money_bonus_at) and now >= t.money_bonus_at[stop]:
        passed = early if t.money_bonus_at[stop] <= t.worker_money else late
        passed += bonuses(seat, t.money_bonus[stop], "track.money")
        stop += 1
    s.money_stop[seat] = stop
    if now >= t.worker_money and s.waiting[seat] & AT_MONEY:
        early.append(Do(join_by_money, seat))
    s.then(*early, *late)


def bonuses(seat: int, given: list[int], why: str) -> list[Step[RajasState]]:
    """The rewards at a space of a track, each on its own."""
    return [Bonus(seat, given[at : at + LENGTH], why) for at in range(0, len(given), LENGTH)]


class Bonus(SeatStep[RajasState]):
    """[track.bonus] A reward of a track. [track.may] Karma and dice may be left; a step of the boat
    asks by itself, and an upgrade must be made."""

    rule: ClassVar[str] = "track.may"

    def __init__(self, seat: int, reward: list[int], why: str) -> None:
        super().__init__(seat, why)
        self.reward: Final = reward

    def actor(self, s: RajasState) -> int:
        kind = self.reward[0]
        full = kind == KARMA and s.karma[self.seat] == s.tables.karma_most
        return self.seat if kind in (KARMA, GAIN_DICE) and not full else NOBODY

    def run(self, s: RajasState) -> None:
        seat, why = self.seat, self.why
        upgrade = self.reward[0] == UPGRADE
        s.stack.append(UpgradeScroll(seat, why, True) if upgrade else Give(seat, self.reward, why))

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.accept, s.words.done]

    def apply(self, s: RajasState, action: Action) -> None:
        if action.verb == "accept":
            s.stack.append(Give(self.seat, self.reward, self.why))
        else:
            s.tell("rajas-log-leave", self.why, self.seat)

    def prompt(self, s: RajasState) -> Message:
        """The first figure of dice is their colour."""
        if self.reward[0] == KARMA:
            return s.message("rajas-prompt-karma", self.rule, self.seat, "count", self.reward[1])
        about = ("colour", self.reward[1], "count", self.reward[2])
        return s.message("rajas-prompt-dice", self.rule, self.seat, *about)


def pay_coins(s: RajasState, seat: int, count: int) -> None:
    """[place.coins] The marker goes back; [worker.kept] what it has won stays."""
    if count:
        s.money[seat] -= count
        s.tell("rajas-log-pays", "place.coins", seat, "count", count, "money", s.money[seat])


# === WORKERS ==================================================================================


def join(s: RajasState, seat: int, where: int, why: str) -> None:
    """[worker.now] A waiting worker joins, and may be placed in this round.

    [worker.five] With the fifth the sixth leaves the game; [navaratna.workers] in Navaratna all
    may join.
    """
    if not s.waiting[seat] & where:
        return
    s.waiting[seat] &= ~where
    s.workers[seat] += 1
    s.home[seat] += 1
    s.tell("rajas-log-worker", why, seat, "count", s.workers[seat])
    if s.workers[seat] == s.workers_most():
        if s.waiting[seat]:
            s.tell("rajas-log-sixth", "worker.five", seat)
        s.waiting[seat] = 0


def join_by_fame(s: RajasState, seat: int) -> None:
    """[worker.fame] In its turn among the rewards of the track."""
    join(s, seat, AT_FAME, "worker.fame")


def join_by_money(s: RajasState, seat: int) -> None:
    """[worker.money] In its turn among the rewards of the track."""
    join(s, seat, AT_MONEY, "worker.money")


# === KARMA AND UPGRADES =======================================================================


def gain_karma(s: RajasState, seat: int, count: int, why: str) -> None:
    """[karma.most] What would go beyond is lost."""
    now = min(s.karma[seat] + count, s.tables.karma_most)
    gained = now - s.karma[seat]
    s.karma[seat] = now
    if gained:
        s.tell("rajas-log-karma", why, seat, "count", gained, "karma", now)
    else:
        s.tell("rajas-log-no-karma", "karma.most", seat)


class UpgradeScroll(IfPossible[RajasState]):
    """[upgrade.step] A marker moves on; [upgrade.top] with all of them at the end none does.

    [upgrade.later] It counts for what comes afterwards, and the one at fame 5 from the next turn.
    """

    rule: ClassVar[str] = "upgrade.step"
    asks: ClassVar[str] = "rajas-prompt-upgrade"
    otherwise: ClassVar[tuple[str, str]] = ("rajas-log-no-upgrade", "upgrade.top")

    def __init__(self, seat: int, why: str, later: bool = False) -> None:
        super().__init__(seat, why)
        self.later: Final = later
        """It counts from the next turn on."""

    def options(self, s: RajasState) -> list[Action]:
        first, top = self.seat * BUILDINGS, s.tables.scroll_top
        return [s.words.upgrade[one] for one in range(BUILDINGS) if s.scroll[first + one] < top]

    def apply(self, s: RajasState, action: Action) -> None:
        building = action.thing
        at = self.seat * BUILDINGS + building
        s.scroll[at] += 1
        if self.later:
            s.fresh = building
        fame = s.tables.scroll_fame[s.scroll[at]]
        message = "rajas-log-upgrade-later" if self.later else "rajas-log-upgrade"
        s.tell(message, self.why, self.seat, "building", building, "fame", fame)

    def refusals(self, s: RajasState) -> list[Refusal]:
        why, offered = ("rajas-refuse-scroll", "upgrade.top", "building"), self.options(s)
        shut = [word for word in s.words.upgrade if word not in offered]
        return [s.refuse(word, *why, word.thing) for word in shut]
