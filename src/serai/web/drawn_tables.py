"""The part of a table's page that changes, drawn once for all who see the same."""

from typing import TypeAlias

from serai.draw.markup import Markup
from serai.server.context import Context
from serai.server.recent import Recent
from serai.web.gathering import gathering
from serai.web.table_view import table
from serai.web.viewer import Viewer

Key: TypeAlias = tuple[str, int, str | bool, int | None, int | None, str, str]


class DrawnTables(Recent[Key, Markup]):
    """What was drawn lately, by what it depends on."""

    most = 300  # about a hundred kilobytes each


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
    )


async def draw(context: Context, viewer: Viewer) -> Markup:
    """The table as this viewer sees it. Chat is read first: if it is new, so is the key."""
    chat = [] if viewer.live.match is None else await context.tables.chat(viewer.live)
    key = key_of(viewer)
    drawn = context.memory(DrawnTables)
    found = drawn.get(key)
    if found is None:
        found = gathering(viewer) if viewer.live.match is None else table(viewer, chat)
        drawn.keep(key, found)
    return found
