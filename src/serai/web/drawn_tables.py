"""Frames: the part of a table's page that changes, drawn once for all who see the same."""

from collections import OrderedDict
from typing import TypeAlias

from serai.draw.markup import Markup
from serai.server.context import Context
from serai.web.gathering import gathering
from serai.web.table_view import table
from serai.web.viewer import Viewer

KEPT = 300
"""Frames in memory, about a hundred kilobytes each."""

Key: TypeAlias = tuple[str, int, str | bool, int | None, int | None, str, str]

_kept: OrderedDict[Key, Markup] = OrderedDict()


def key_of(viewer: Viewer) -> Key:
    """Two viewers with the same key see the same; a key that is as before is nothing new."""
    return (
        viewer.live.id,
        viewer.tick,
        viewer.identity,
        viewer.seat,
        viewer.curtain,
        viewer.language,
        viewer.base,
    )


async def draw(context: Context, viewer: Viewer) -> Markup:
    """The frame of this viewer. Chat is fetched first: it may be new, and then so is the key."""
    chat = [] if viewer.live.match is None else await context.tables.chat(viewer.live)
    key = key_of(viewer)
    if key in _kept:
        _kept.move_to_end(key)
        return _kept[key]
    drawn = gathering(viewer) if viewer.live.match is None else table(viewer, chat)
    _kept[key] = drawn
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return drawn


def forget() -> None:
    """For tests that change a table behind its back."""
    _kept.clear()
