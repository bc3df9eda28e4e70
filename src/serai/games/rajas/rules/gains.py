"""Fame, money, karma, upgrades, workers: what a seat gains, and what it passes on the tracks."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Do, IfPossible, Message, Procedure, Refusal, SeatStep, Step
from serai.games.rajas.rewards import GAIN_DICE, KARMA, LENGTH, UPGRADE
from serai.games.rajas.state import AT_BRIDGE, AT_FAME, AT_MONEY, RajasState
from serai.games.rajas.tables import BUILDINGS, Track


class Give(Procedure[RajasState]):
    """Rewards, one after the other. [track.depth] What one brings comes before the next one."""

    rule: ClassVar[str] = "track.depth"

    def __init__(self, seat: int, rewards: list[int], why: str) -> None:
        super().__init__(seat, why)
        self.rewards: Final = rewards

    def run(self, s: RajasState) -> None:
        if len(self.rewards) > LENGTH:
            s.stack.append(Give(self.seat, self.rewards[LENGTH:], self.why))
        s.giver.grant(s, self.seat, self.rewards, self.why)


# === THE TRACKS ===============================================================================


def gain_fame(s: RajasState, seat: int, count: int, why: str) -> None:
    """[track.fame] Fame, then the rewards that the marker reaches or passes, and the worker."""
    track, before = s.tables.fame, s.fame[seat]
    now = min(before + count, track.spaces)  # [track.end]
    s.fame[seat] = now
    passed = [stop for stop, at in enumerate(track.at) if before < at <= now]
    where = AT_FAME if before < track.worker <= now else 0
    s.then(*bonuses(seat, track, passed, where, "track.fame"))
    if now > before:
        s.tell("rajas-log-fame", why, seat, "count", now - before, "fame", now)
    else:
        s.tell("rajas-log-nothing", why, seat)


def gain_coins(s: RajasState, seat: int, count: int, why: str) -> None:
    """[track.money] Coins, then the rewards at which the marker waits, and the worker.

    [track.marker] It goes on to the next one, so none comes twice. [track.bonus] Only the marker
    of its own track wins a reward.
    """
    track, before = s.tables.money, s.money[seat]
    now = min(before + count, track.spaces)  # [track.end]
    s.money[seat] = now
    stop = s.money_stop[seat]
    passed = [later for later in range(stop, len(track.at)) if track.at[later] <= now]
    s.money_stop[seat] = stop + len(passed)
    where = AT_MONEY if now >= track.worker else 0
    s.then(*bonuses(seat, track, passed, s.waiting[seat] & where, "track.money"))
    if now > before:
        s.tell("rajas-log-coins", why, seat, "count", now - before, "money", now)
    else:
        s.tell("rajas-log-nothing", why, seat)


def bonuses(
    seat: int, track: Track, stops: list[int], where: int, why: str
) -> list[Step[RajasState]]:
    """[track.several] The rewards at these stops of a track, each on its own, in its order; in its
    turn the worker who waits there, if one joins."""
    found: list[Step[RajasState]] = []
    for stop in stops:
        if where and track.at[stop] > track.worker:
            found.append(Do(join, seat, where))
            where = 0
        given = track.rewards[stop]
        found += [Bonus(seat, given[n : n + LENGTH], why) for n in range(0, len(given), LENGTH)]
    return [*found, Do(join, seat, where)] if where else found


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


JOIN_RULES: Final = {AT_FAME: "worker.fame", AT_MONEY: "worker.money", AT_BRIDGE: "worker.bridge"}


def join(s: RajasState, seat: int, where: int) -> None:
    """[worker.fame] [worker.money] [worker.bridge] A waiting worker joins, [worker.now] and may be
    placed in this round.

    [worker.five] With the fifth the sixth leaves the game; [navaratna.workers] in Navaratna all
    may join.
    """
    if not s.waiting[seat] & where:
        return
    s.waiting[seat] &= ~where
    s.workers[seat] += 1
    s.home[seat] += 1
    s.tell("rajas-log-worker", JOIN_RULES[where], seat, "count", s.workers[seat])
    if s.workers[seat] == s.workers_most():
        if s.waiting[seat]:
            s.tell("rajas-log-sixth", "worker.five", seat)
        s.waiting[seat] = 0


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
        self.later: Final = later  # it counts from the next turn on

    def options(self, s: RajasState) -> list[Action]:
        first, top = self.seat * BUILDINGS, s.tables.scroll_top
        return [s.words.upgrade[one] for one in range(BUILDINGS) if s.scroll[first + one] < top]

    def apply(self, s: RajasState, action: Action) -> None:
        building, message = action.thing, "rajas-log-upgrade"
        at = self.seat * BUILDINGS + building
        s.scroll[at] += 1
        if self.later:
            s.fresh, message = building, "rajas-log-upgrade-later"
        fame = s.tables.scroll_fame[s.scroll[at]]
        s.tell(message, self.why, self.seat, "building", building, "fame", fame)

    def refusals(self, s: RajasState) -> list[Refusal]:
        why, offered = ("rajas-refuse-scroll", "upgrade.top", "building"), self.options(s)
        shut = [word for word in s.words.upgrade if word not in offered]
        return [s.refuse(word, *why, word.thing) for word in shut]
