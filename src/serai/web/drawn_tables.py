"""The part of a table's page that changes, drawn once for all who see the same."""

from collections.abc import Hashable
from typing import TypeAlias

from serai.games.kept import Kept, Pool
from serai.server.context import Context
from serai.server.recent import Recent
from serai.web.gathering import gathering
from serai.web.sent_table import Pieces, SentTable
from serai.web.table_view import table
from serai.web.viewer import Viewer

Key: TypeAlias = tuple[str, int, str | bool, int | None, int | None, str, str, tuple[str, ...]]


class DrawnTables(Recent[Key, SentTable]):
    """What was drawn lately, by what it depends on."""

    most = 100  # some hundred kilobytes each


class KeptParts(Recent[Hashable, dict[int | None, Kept]]):
    """The parts of tables as they were last drawn, for each seat from which they are looked at."""

    most = 250  # some hundred kilobytes each; beyond that many, some are drawn anew


class Pools(Recent[Hashable, Pool]):
    """Small drawings, by game and language; an edition is a game of its own."""

    most = 20


def key_of(viewer: Viewer) -> Key:
    """All that a drawn table depends on: two viewers with the same key see the same."""
    return (
        viewer.live.id,
        viewer.tick,
        viewer.identity,
        viewer.seat,
        viewer.curtain,
        viewer.language,
        viewer.base,
        viewer.layouts,
    )


async def draw(context: Context, viewer: Viewer) -> SentTable:
    """The table as this viewer sees it. Chat is read first: if it is new, so is the key."""
    chat = [] if viewer.live.match is None else await context.tables.chat(viewer.live)
    key = key_of(viewer)
    drawn = context.memory(DrawnTables)
    found = drawn.get(key)
    if found is None:
        if viewer.live.match is None:
            found = SentTable(gathering(viewer), Pieces())
        else:
            found = table(viewer, chat, _kept(context, viewer))
        drawn.keep(key, found)
    return found


def _kept(context: Context, viewer: Viewer) -> Kept:
    """What was drawn before of the same table with the same words: everything else that a part
    depends on it has read itself."""
    seats = tuple((seat.name, seat.played_by_bot) for seat in viewer.live.facts.seats)
    about = (viewer.live.id, viewer.live.game, seats, viewer.language, viewer.base)
    memory = context.memory(KeptParts)
    by_seat = memory.get(about)
    if by_seat is None:
        by_seat = memory.keep(about, {})
    if viewer.seat not in by_seat:
        pools, known = context.memory(Pools), (viewer.live.game, viewer.language, viewer.base)
        pool = pools.get(known) or pools.keep(known, Pool())
        by_seat[viewer.seat] = Kept(next(iter(by_seat.values()), None), pool)
    return by_seat[viewer.seat]
