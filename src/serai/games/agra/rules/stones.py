"""Stones: 22 for everything a seat owns; what goods and favours bring, and what they cost."""

from serai.core.action import Action
from serai.games.agra.actions import AnytimeDeed, Thrift
from serai.games.agra.state import AgraState
from serai.games.agra.tables import DEEDS, GOODS, MULLAH, NONE, PRINTED


def gain_favours(s: AgraState, seat: int, count: int, why: str) -> None:
    """[favour.gain] Stones from the yard into the favour area; nobody else pays for them."""
    at_once = min(count, s.yard[seat])
    s.yard[seat] -= at_once
    s.favours[seat] += at_once
    if at_once:
        s.tell("agra-log-favours", why, seat, "count", at_once)
    if at_once < count:
        fall_short(s, seat, NONE, count - at_once)


def gain_good(s: AgraState, seat: int, good: int, count: int, why: str) -> None:
    """[goods.store] Stones from the yard onto a building, built or not, without limit."""
    at_once = min(count, s.yard[seat])
    s.yard[seat] -= at_once
    s.goods[seat * GOODS + good] += at_once
    if at_once:
        s.tell("agra-log-good", why, seat, "good", good, "count", at_once)
    if at_once < count:
        fall_short(s, seat, good, count - at_once)


def fall_short(s: AgraState, seat: int, good: int, count: int) -> None:
    """[stones.free] No stone is at home for a good, or for favours if `good` is NONE."""
    # the step offers all that may be done at any time, and that needs stones
    from serai.games.agra.rules.shortage import Shortage

    s.stack.append(Shortage(seat, good, count))


def earn(s: AgraState, seat: int, rupees: int, why: str) -> None:
    """Rupees from the bank, which never runs out."""
    s.rupees[seat] += rupees
    if rupees:
        s.tell("agra-log-rupees", why, seat, "rupees", rupees)


def pay_good(s: AgraState, seat: int, good: int, why: str) -> None:
    """A good is paid: its stone goes home."""
    s.give_up(seat, good)
    s.tell("agra-log-pay", why, seat, "good", good)


# === WHAT A FAVOUR ACTION COSTS ===============================================================


def is_ready(s: AgraState, seat: int, deed: int) -> bool:
    """[favour.printed] Three favour actions are printed on every board; [favour.tile] up to three
    more are tiles. [favour.once] Each of them once a turn."""
    if s.used[seat * DEEDS + deed]:
        return False
    return deed < PRINTED or deed in s.tiles[seat]


def may_take(s: AgraState, seat: int, deed: int) -> bool:
    """[favour.have] One must own the favours that the action asks for."""
    return s.favours[seat] >= s.tables.deed_have[deed] and is_ready(s, seat, deed)


def add_payments(s: AgraState, seat: int, deed: int, options: list[Action]) -> None:
    """A favour action at its price, and for less by the Mullah."""
    options.append(s.words.favour[deed])
    if may_save(s, seat, deed):
        options.append(s.words.thrift[deed])


def may_save(s: AgraState, seat: int, deed: int) -> bool:
    """[notable.mullah] Once in one's turn a favour action costs one less, but never nothing."""
    if s.has_worked(MULLAH) or s.turn != seat or not s.owns(seat, MULLAH):
        return False
    return s.tables.deed_spend[deed] > s.tables.mullah_saves


def pay_for(s: AgraState, seat: int, action: AnytimeDeed) -> None:
    """[favour.spend] Favours go home. [favour.mark] One of them lies on the action till the end of
    the turn."""
    deed = action.deed
    spend = s.tables.deed_spend[deed]
    what, why = "agra-log-deed", "favour.spend"
    if isinstance(action, Thrift):
        what, why = "agra-log-thrift", "notable.mullah"
        spend -= s.tables.mullah_saves
        s.note_work(MULLAH)
    s.favours[seat] -= spend
    s.yard[seat] += spend - 1
    s.used[seat * DEEDS + deed] = True
    s.tell(what, why, seat, "deed", deed, "spend", spend)
