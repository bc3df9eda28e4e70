"""The final score in its labelled lines, and who wins."""

from typing import Final

from serai.core.outcome import Outcome, ScoreLine, rank
from serai.games.agra import tables
from serai.games.agra.state import END_COLUMN, END_CONTRACT, END_TRACK, AgraState
from serai.games.agra.tables import GOODS, GUILDS, NOTABLES, ORDERS

REASON_RULES: Final = [
    ("agra-points-rupees", "score.rupees"),
    ("agra-points-contracts", "score.contracts"),
    ("agra-points-tracks", "score.tracks"),
    ("agra-points-meditation", "score.meditation"),
    ("agra-points-covers", "score.covers"),
    ("agra-points-akbar", "score.akbar"),
]
"""Label and rule of every reason for points: one line of the result each."""


def points(s: AgraState, seat: int) -> list[int]:
    """All that a seat would score if the game ended now, by reason, in the order of these."""
    return [
        s.rupees[seat],
        sum([contract_points(s, seat, notable) for notable in range(NOTABLES)]),
        sum([track_points(s, seat, guild) for guild in range(GUILDS)]),
        s.tables.meditation_rupees[s.meditation[seat]],  # [score.meditation]
        s.uncovered[seat] * s.tables.per_cover,  # [score.covers]
        akbar_points(s, seat),
    ]


def total(s: AgraState, seat: int) -> int:
    return sum(points(s, seat))


def akbar_points(s: AgraState, seat: int) -> int:
    """[score.akbar] 1, 3, 5 rupees for one to three gifts, and 3 for each further one."""
    gifts = s.bowl_owner.count(seat)
    first = s.tables.akbar_first
    if gifts == 0:
        return 0
    if gifts <= len(first):
        return first[gifts - 1]
    return first[-1] + (gifts - len(first)) * s.tables.akbar_further


def orders_of(s: AgraState, seat: int, guild: int) -> int:
    return s.order_owner[guild * ORDERS : (guild + 1) * ORDERS].count(seat)


def track_points(s: AgraState, seat: int, guild: int) -> int:
    """[score.tracks] The first on a track gets 2 for each own order of the guild, the second 1.

    [score.tied_first] Several first ones get 1 each, and then the second gets nothing;
    [score.tied_second] several second ones all get theirs.
    """
    stones = orders_of(s, seat, guild)
    if not stones:
        return 0
    return stones * track_rate(s, seat, guild)


def track_rate(s: AgraState, seat: int, guild: int) -> int:
    t = s.tables
    mine = s.step(seat, guild)
    steps = [s.step(other, guild) for other in range(s.seats)]
    most = max(steps)
    firsts = steps.count(most)
    if mine == most:
        return t.track_first if firsts == 1 else t.track_tied_first
    if firsts > 1 or max([step for step in steps if step < most]) != mine:
        return 0
    return t.track_second


def contract_points(s: AgraState, seat: int, notable: int) -> int:
    """[score.contracts] What a contract pays in the end."""
    if s.notable_owner[notable] != seat:
        return 0
    t = s.tables
    if notable == tables.DUTCH_TRADER:  # [notable.dutch_trader]
        guilds = sum([1 for guild in range(GUILDS) if orders_of(s, seat, guild)])
        return t.dutch_rupees[guilds - 1] if guilds else 0
    if notable == tables.SUBADAR:  # [notable.subadar]
        return s.order_owner.count(seat) * t.subadar_rupees
    if notable == tables.SADR:  # [notable.sadr_us_sudur]
        return s.bowl_owner.count(seat) * t.sadr_rupees
    if notable == tables.GRAND_MUFTI:  # [notable.grand_mufti]
        return min([symbols(s, seat, guild) for guild in range(GUILDS)]) * t.mufti_rupees
    if notable in (tables.GRAND_IMAM, tables.COURT_ARTIST, tables.DEWAN):
        # [notable.grand_imam] [notable.court_artist] [notable.dewan]
        return symbols(s, seat, t.notable_guild[notable]) * t.symbol_rupees
    return 0


def symbols(s: AgraState, seat: int, guild: int) -> int:
    """Symbols of a guild on one's orders and contracts."""
    count = orders_of(s, seat, guild)
    for notable in range(NOTABLES):
        if s.notable_owner[notable] == seat and s.tables.notable_guild[notable] == guild:
            count += 1
    return count


def worth_left(s: AgraState, seat: int) -> int:
    """[score.tie] Goods at their values and favours at 1, which break a tie."""
    worth = s.favours[seat]
    for good in range(GOODS):
        worth += s.goods[seat * GOODS + good] * s.value[good]
    return worth


def outcome(s: AgraState) -> Outcome | None:
    """[score.winner] Most rupees win; [score.shared] what is equal then is shared."""
    if s.stack:
        return None
    lines = [
        ScoreLine(seat, rule, label, earned)
        for seat in range(s.seats)
        for (label, rule), earned in zip(REASON_RULES, points(s, seat), strict=True)
    ]
    standing = [(total(s, seat), worth_left(s, seat)) for seat in range(s.seats)]
    return Outcome(rank(standing), reason(s), tuple(lines), tie(s))


def tie(s: AgraState) -> str:
    """[score.tie] Whether what was left decided between equal rupees."""
    best = max([total(s, seat) for seat in range(s.seats)])
    equal = [worth_left(s, seat) for seat in range(s.seats) if total(s, seat) == best]
    return "agra-end-tie" if len(set(equal)) > 1 else ""


def reason(s: AgraState) -> str:
    """[end.trigger] What brought the end."""
    if s.triggers & END_CONTRACT:
        return "agra-end-contract"
    if s.triggers & END_TRACK:
        return "agra-end-track"
    assert s.triggers & END_COLUMN
    return "agra-end-column"
