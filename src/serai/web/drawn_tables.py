"""Caches the changing part of table pages, drawn once for all viewers who see the same."""

from collections.abc import Hashable
from typing import TypeAlias

from serai.games.kept import Kept, Pool
from serai.server.context import Context
from serai.server.lru_cache import LruCache
from serai.web.lobby import lobby
from serai.web.sent_table import Pieces, SentTable
from serai.web.table_view import table
from serai.web.viewer import Viewer

Key: TypeAlias = tuple[str, int, str | bool, int | None, int | None, str, str, tuple[str, ...]]


class DrawnTables(LruCache[Key, SentTable]):
    """The newest drawn tables, by everything that they depend on."""

    most = 100  # some hundred kilobytes each


class KeptParts(LruCache[Hashable, dict[int | None, Kept]]):
    """The last drawings of the parts of tables, by seat of the viewer."""

    most = 250  # some hundred kilobytes each; beyond that many, some are drawn anew


class Pools(LruCache[Hashable, Pool]):
    """Small drawings shared by all tables, by game and language; an edition is a game of its
    own."""

    most = 20


def key_of(viewer: Viewer) -> Key:
    """Everything that a drawn table depends on: viewers with the same key see the same."""
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
    """The table of this viewer. Chat is read first, because new lines change the key."""
    chat = [] if viewer.live.match is None else await context.tables.chat(viewer.live)
    key = key_of(viewer)
    drawn = context.memory(DrawnTables)
    found = drawn.get(key)
    if found is None:
        if viewer.live.match is None:
            found = SentTable(lobby(viewer), Pieces())
        else:
            found = table(viewer, chat, _kept(context, viewer))
        drawn.keep(key, found)
    return found


def _kept(context: Context, viewer: Viewer) -> Kept:
    """The earlier drawings of this table, in this language and for this seat; they check by
    themselves whether they are up to date."""
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
