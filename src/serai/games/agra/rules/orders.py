"""The palace: steps on the tracks of the guilds, their orders, and gifts to Akbar."""

from typing import Final

from serai.core.action import Action
from serai.core.step import NOBODY, Refusal
from serai.games.agra.actions import Akbar, Order
from serai.games.agra.rules.goods import earn
from serai.games.agra.state import END_COLUMN, END_TRACK, LAST_BUT_ONE, PLAYING, AgraState
from serai.games.agra.tables import GOODS, GUILDS, NEUTRAL, NONE, NOTABLES, ORDERS

LESS_BEHIND: Final = 1  # [order.behind] rupees less, for a step
FINE: Final = ""  # an order can be filled
# Why not: the rules that forbid it, each with a message of its own.
FULL: Final = "order.full"
NO_INFLUENCE: Final = "order.influence"
LIMIT: Final = "order.limit"
NO_GOODS: Final = "order.goods"
REFUSED: Final = {
    FULL: "agra-refuse-order-full",
    NO_INFLUENCE: "agra-refuse-order-influence",
    LIMIT: "agra-refuse-order-limit",
    NO_GOODS: "agra-refuse-order-goods",
}


def trigger(s: AgraState, what: int, why: str) -> None:
    """[end.trigger] The end comes near; [end.rounds] this round and one more are played."""
    if s.ending == PLAYING:  # a later reason changes nothing
        s.triggers = what
        s.ending = LAST_BUT_ONE
        s.tell("agra-log-ending", why, NOBODY, "what", what)


def step_up(s: AgraState, seat: int, guild: int, why: str) -> None:
    """[influence.step] One step up on a track; at the top there is no further one."""
    at = seat * GUILDS + guild
    if s.influence[at] == s.tables.top:
        return
    s.influence[at] += 1
    step = s.influence[at]
    s.tell("agra-log-influence", why, seat, "guild", guild, "step", step)
    if step == s.tables.top:
        trigger(s, END_TRACK, "end.track")
    if s.tables.step_favours[step]:
        s.asks.track_bonus(s, seat, s.tables.step_favours[step])


def may_step_up(s: AgraState, seat: int) -> bool:
    """Whether a step is left on any track."""
    return any(s.step(seat, guild) < s.tables.top for guild in range(GUILDS))


def delivered(s: AgraState, seat: int, good: int) -> None:
    """[notable.generous] Some contracts pay for each good one delivers: to a notable, on an order,
    to Akbar or to the French Trader."""
    for notable in range(NOTABLES):
        if s.tables.pays_for[notable] == good and s.notable_owner[notable] == seat:
            earn(s, seat, s.tables.pays[notable], "notable.generous")


# === ORDERS ===================================================================================


def stones_in_column(s: AgraState, guild: int) -> int:
    """[order.limit] All stones count, also [players.neutral] those of nobody."""
    count = 0
    for at in range(guild * ORDERS, (guild + 1) * ORDERS):
        if s.order_owner[at] != NONE:
            count += 1
    return count


def why_no_order(s: AgraState, seat: int, guild: int) -> str:
    """The rule that forbids the order of a guild, or FINE."""
    row = s.order_at[guild]
    if row == NONE:
        return FULL
    if s.step(seat, guild) == 0:
        return NO_INFLUENCE
    if stones_in_column(s, guild) >= s.tables.order_limit[s.pier - 1]:
        return LIMIT
    for good in s.tables.order_goods[guild * ORDERS + row]:
        if not s.has(seat, good):
            return NO_GOODS
    return FINE


def order_options(s: AgraState, seat: int) -> list[Action]:
    """[order.marked] Only the order under a guild's marker can be filled."""
    return [s.words.order[g] for g in range(GUILDS) if why_no_order(s, seat, g) == FINE]


def order_refusals(s: AgraState, seat: int) -> list[Refusal]:
    refused: list[Refusal] = []
    for guild in range(GUILDS):
        why = why_no_order(s, seat, guild)
        if why != FINE:
            action, id = s.words.order[guild], REFUSED[why]
            refusal = s.refuse(action, id, why, "guild", guild)
            if why == NO_GOODS:
                good, also = s.tables.order_goods[guild * ORDERS + s.order_at[guild]]
                refusal = s.refuse(action, id, why, "guild", guild, "good", good, "also", also)
            refused.append(refusal)
    return refused


def fill_order(s: AgraState, seat: int, guild: int) -> None:
    """[order.fill] Both goods at once; one stone stays on the order, the other goes home.

    [order.first] Whoever is first on the track, alone or not, gets the printed rupees;
    [order.behind] all others get one less and then a step.
    """
    t = s.tables
    row = s.order_at[guild]
    pair = t.order_goods[guild * ORDERS + row]
    for good in pair:
        s.give_up(seat, good)
    s.yard[seat] -= 1
    s.order_owner[guild * ORDERS + row] = seat
    s.tell("agra-log-order", "order.fill", seat, "guild", guild, "good", pair[0], "also", pair[1])
    move_marker(s, guild)
    for good in pair:
        delivered(s, seat, good)
    rupees = t.order_rupees[s.step(seat, guild)]
    if is_first(s, seat, guild):
        earn(s, seat, rupees, "order.first")
    else:
        earn(s, seat, rupees - LESS_BEHIND, "order.behind")
        step_up(s, seat, guild, "order.behind")


def is_first(s: AgraState, seat: int, guild: int) -> bool:
    mine = s.step(seat, guild)
    for other in range(s.seats):
        if s.step(other, guild) > mine:
            return False
    return True


def move_marker(s: AgraState, guild: int) -> None:
    """[order.marker] To the next free order below, and from the bottom to the top.

    [order.full] With six stones the column is full, and the end is near.
    """
    s.order_at[guild] = next_free_order(s, guild, s.order_at[guild])
    owners = s.order_owner[guild * ORDERS : (guild + 1) * ORDERS]
    full = s.order_at[guild] == NONE
    if full and (s.tables.neutral_fills or NEUTRAL not in owners):
        trigger(s, END_COLUMN, "end.column")


def next_free_order(s: AgraState, guild: int, row: int) -> int:
    for further in range(ORDERS):
        at = (row + further) % ORDERS
        if s.order_owner[guild * ORDERS + at] == NONE:
            return at
    return NONE


# === AKBAR ====================================================================================


def akbar_options(s: AgraState, seat: int) -> list[Action]:
    """[akbar.new] Only goods that Akbar has not got yet."""
    return [
        s.words.akbar[good]
        for bowl, good in enumerate(s.tables.bowl_good)
        if s.bowl_owner[bowl] == NONE and s.goods[seat * GOODS + good]
    ]


def akbar_refusals(s: AgraState, seat: int) -> list[Refusal]:
    return [
        s.refuse(s.words.akbar[good], "agra-refuse-akbar-new", "akbar.new", "good", good)
        for bowl, good in enumerate(s.tables.bowl_good)
        if s.bowl_owner[bowl] != NONE and s.has(seat, good)
    ]


def give_to_akbar(s: AgraState, seat: int, good: int, bowl: int, why: str) -> None:
    """[akbar.gift] The stone lies in the bowl till the end, when it pays."""
    s.goods[seat * GOODS + good] -= 1
    s.bowl_owner[bowl] = seat
    asked = s.tables.bowl_good[bowl]
    if asked == good:
        s.tell("agra-log-akbar", why, seat, "good", good)
    else:
        s.tell("agra-log-offer", why, seat, "good", good, "also", asked)
    delivered(s, seat, good)


def serve(s: AgraState, seat: int, action: Action) -> None:
    """Carry out an order or a gift."""
    if isinstance(action, Order):
        fill_order(s, seat, action.guild)
    else:
        assert isinstance(action, Akbar)
        give_to_akbar(s, seat, action.good, s.tables.bowl_of[action.good], "akbar.gift")
