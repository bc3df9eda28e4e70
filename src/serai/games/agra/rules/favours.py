"""Favour actions: what they cost, and whether one may be taken."""

from serai.games.agra.state import AgraState
from serai.games.agra.tables import DEEDS, MULLAH, PRINTED


def may_take(s: AgraState, seat: int, deed: int) -> bool:
    """[favour.once] Each favour action once a turn. [favour.have] One must own what it asks for.

    [favour.printed] Three are printed on every board; [favour.tile] up to three more are tiles.
    """
    if s.used[seat * DEEDS + deed] or s.favours[seat] < s.tables.deed_have[deed]:
        return False
    return deed < PRINTED or deed in s.tiles[seat]


def may_save(s: AgraState, seat: int, deed: int) -> bool:
    """[notable.mullah] Once in one's turn a favour action costs one less, but never nothing."""
    if s.mullah_used or s.turn != seat or not s.owns(seat, MULLAH):
        return False
    return s.tables.deed_spend[deed] > s.tables.mullah_saves


def pay_for(s: AgraState, seat: int, deed: int, saving: bool) -> None:
    """[favour.spend] Favours go home. [favour.mark] One of them lies on the action till the end of
    the turn."""
    spend = s.tables.deed_spend[deed]
    if saving:
        spend -= s.tables.mullah_saves
        s.mullah_used = True
    s.favours[seat] -= spend
    s.yard[seat] += spend - 1
    s.used[seat * DEEDS + deed] = True
    s.tell("agra-log-deed", "favour.spend", seat, "deed", deed, "spend", spend)
