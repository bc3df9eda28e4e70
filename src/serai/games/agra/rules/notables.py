"""The river: delivering goods to notables, what becomes of their contracts, the boat, its piers."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Refusal, Step
from serai.games.agra import tables
from serai.games.agra.rules import city
from serai.games.agra.rules.goods import GainValue, earn, gain_favours, return_tokens
from serai.games.agra.rules.orders import delivered, trigger
from serai.games.agra.state import END_CONTRACT, AgraState
from serai.games.agra.tables import GOODS, LEVELS, NONE, PIERS, SLOTS

PIER_5_VALUES: Final = [1, 2, 3]  # [river.pier_5] of a good, by cotton


def may_deliver_to(s: AgraState, notable: int) -> bool:
    """[river.open] Only to notables still at the river whose level is open.

    [deliver.ways] So it is for the Sailor, the wheel, the favour tile and the Jagirdar.
    """
    return s.notable_owner[notable] == NONE and s.level_open(s.tables.notable_level[notable])


def deliver_options(s: AgraState, seat: int) -> list[Action]:
    """[deliver.asked] A good that the notable asks for and nobody has brought yet."""
    return [
        s.words.deliver[notable][slot]
        for notable in s.river
        if may_deliver_to(s, notable)
        for slot, good in enumerate(s.tables.asks[notable])
        if s.stone[notable * SLOTS + slot] == NONE and s.goods[seat * GOODS + good]
    ]


def closed_refusals(s: AgraState, seat: int) -> list[Refusal]:
    """[river.open] Goods that the seat has, and notables of closed levels ask for."""
    refused: list[Refusal] = []
    for notable in s.river:
        level = s.tables.notable_level[notable]
        if s.level_open(level):
            continue
        pier = s.tables.level_opens[level - 1]
        about = ("notable", notable, "level", level, "pier", pier)
        for slot, good in enumerate(s.tables.asks[notable]):
            if s.has(seat, good):
                for action in (s.words.deliver[notable][slot], s.words.double[notable][slot]):
                    refused.append(s.refuse(action, "agra-refuse-level", "river.open", *about))
    return refused


def deliver(s: AgraState, seat: int, notable: int, good: int) -> None:
    """[deliver.stone] The stone of the good goes onto the notable.

    [deliver.rupees] It pays a rupee for every stone that lies there then, whoever owns it;
    [deliver.each] at once, before the next good is delivered.
    """
    place = notable * SLOTS + s.tables.asks[notable].index(good)
    s.goods[seat * GOODS + good] -= 1
    s.stone[place] = seat
    s.tell("agra-log-deliver", "deliver.stone", seat, "good", good, "notable", notable)
    earn(s, seat, stones_on(s, notable), "deliver.rupees")
    delivered(s, seat, good)


def add_second_stone(s: AgraState, seat: int, notable: int, good: int) -> None:
    """[deliver.double] A second stone beside one's own counts for the contract and pays 1."""
    place = notable * SLOTS + s.tables.asks[notable].index(good)
    s.goods[seat * GOODS + good] -= 1
    s.doubled[place] = True
    s.tell("agra-log-double", "deliver.double", seat, "good", good, "notable", notable)
    earn(s, seat, s.tables.double_rupees, "deliver.double")
    if s.tables.double_pays_good:
        delivered(s, seat, good)


def stones_on(s: AgraState, notable: int) -> int:
    count = 0
    for place in range(notable * SLOTS, (notable + 1) * SLOTS):
        if s.stone[place] != NONE:
            count += 2 if s.doubled[place] else 1
    return count


def is_step_due(s: AgraState, seat: int, notable: int) -> bool:
    """[influence.deliver] One step for each notable served in an action; an edition may pay it once
    a turn."""
    return seat != s.turn or not s.rewarded[notable]


def note_served(s: AgraState, seat: int, notable: int) -> None:
    """Where an edition wants to know it, who was served in one's own turn is remembered."""
    if s.tables.influence_per_turn and seat == s.turn:
        s.rewarded[notable] = True


def deliver_one(s: AgraState, seat: int, notable: int, good: int) -> None:
    """Deliver a single good: rupees, the contract if it is complete, [influence.after] then the
    step."""
    if is_step_due(s, seat, notable):
        s.asks.ascend(s, seat, s.tables.notable_guild[notable])
    note_served(s, seat, notable)
    deliver(s, seat, notable, good)
    settle_contract(s, notable)


# === CONTRACTS ================================================================================


def settle_contract(s: AgraState, notable: int) -> None:
    """[contract.complete] With all its goods there, a contract is settled at once.

    [contract.use] Its winner owns it from now on. [contract.before] What it gives at once comes
    before the boat.
    """
    asked = len(s.tables.asks[notable])
    first = notable * SLOTS
    for place in range(first, first + asked):
        if s.stone[place] == NONE:
            return
    winner = winner_of(s, notable)
    for place in range(first, first + asked):
        return_stones(s, place, winner)
    s.notable_owner[notable] = winner
    level = s.tables.notable_level[notable]
    s.contracts[level - 1] += 1
    s.tell("agra-log-contract", "contract.most", winner, "notable", notable)
    if level == LEVELS:
        trigger(s, END_CONTRACT, "end.contract")
    s.stack.append(Boat())
    s.asks.at_once(s, winner, notable)


def winner_of(s: AgraState, notable: int) -> int:
    """[contract.most] Most stones win; [contract.tie] of equals the one with the topmost good."""
    counts = [0] * s.seats
    first = notable * SLOTS
    last = first + len(s.tables.asks[notable])
    for place in range(first, last):
        counts[s.stone[place]] += 2 if s.doubled[place] else 1
    most = max(counts)
    for place in range(first, last):
        if counts[s.stone[place]] == most:
            return s.stone[place]
    raise AssertionError("somebody has most stones")


def return_stones(s: AgraState, place: int, winner: int) -> None:
    """[contract.stones] The winner's stones go home; [contract.consolation] those of the others
    become favours."""
    owner = s.stone[place]
    count = 2 if s.doubled[place] else 1
    if owner == winner:
        s.yard[owner] += count
    else:
        s.favours[owner] += count
        s.tell("agra-log-favours", "contract.consolation", owner, "count", count)
    s.stone[place] = NONE
    s.doubled[place] = False


# === THE BOAT AND ITS PIERS ===================================================================


class Boat(Step[AgraState]):
    """A procedure: [river.boat] the boat goes on as soon as enough contracts of a level are won.

    [river.at_once] The turn waits till all that the pier brings is settled; then the boat may go on
    again: [river.chain]. [players.river] It waits for as many contracts with fewer players.
    """

    rule: ClassVar[str] = "river.boat"

    def run(self, s: AgraState) -> None:
        level = s.tables.pier_level[s.pier - 1]
        if s.pier == PIERS or s.contracts[level - 1] < s.tables.pier_contracts[s.pier - 1]:
            return
        s.pier += 1
        limit = s.tables.order_limit[s.pier - 1]
        s.tell("agra-log-boat", self.rule, NOBODY, "pier", s.pier, "limit", limit)
        s.stack.append(self)
        if s.pier == 2:
            finish_builders_site(s)
        elif s.pier == 3:
            s.then(city.MoveMerchant(), PayForCotton())
        elif s.pier == 4:
            return_tokens(s)
            for seat in s.everyone()[::-1]:
                gain_favours(s, seat, s.tables.pier_4_favours, "river.pier_4")
        elif s.pier == 5:
            s.then(*[good_by_cotton(s, seat) for seat in s.everyone()])


def finish_builders_site(s: AgraState) -> None:
    """[river.pier_2] The Builder's building is built: no bonus, no worker, no processing."""
    if s.builder != NONE and not s.built[s.builder]:
        city.raise_building(s, NOBODY, s.builder)
        s.stack.append(city.MoveBuilder())


class PayForCotton(Step[AgraState]):
    """A procedure: [river.pier_3] when the Merchant has moved, everybody gets a favour for each
    cotton, at most three."""

    rule: ClassVar[str] = "river.pier_3"

    def run(self, s: AgraState) -> None:
        most = s.tables.cotton_favours_most
        for seat in s.everyone()[::-1]:
            gain_favours(s, seat, min(s.has(seat, tables.COTTON), most), self.rule)


def good_by_cotton(s: AgraState, seat: int) -> GainValue:
    """[river.pier_5] Everybody gets a good worth 1, 2 or 3 for no, one or more cotton."""
    value = PIER_5_VALUES[min(s.has(seat, tables.COTTON), len(PIER_5_VALUES) - 1)]
    return GainValue(seat, value, "river.pier_5")
