"""The labels on boards, palace and counters, and what these say when one points at them.

All of it in English, for a notebook. A page says the same in its languages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from serai.draw.shapes import LETTERS
from serai.games.agra.tables import NEUTRAL, NONE, ORDERS, SIDE

if TYPE_CHECKING:
    from serai.games.agra.drawing.scene import Scene

LABELS = {
    # a player board
    "your-farm": "Your farm",
    "farm-of": "{name}",
    "your-yard": "stones in your yard",
    "yard": "stones in the yard",
    "meditation": "Meditation",
    "workers-give": "workers give {points}",
    "favours": "Favours {count}",
    "have-spend": "have, −spend",
    "tile-free": "free",
    "tiles-open": "On offer",
    "tiles-all": "Take any tile",
    "contracts": "Contracts {count}",
    "contracts-none": "none yet",
    "count-of": "{count} of {most}",
    # the palace
    "palace": "Palace",
    "order-limit": "order limit {limit}",
    "order-limit-next": "order limit {limit}, from pier {pier}: {next}",
    "track-end": "ends the game",
    "track-start": "no orders",
    "akbar": "Akbar",
    "akbar-first": "{rupees},",
    "akbar-then": "then +{rupees}",
    # the counters of all seats
    "first": "first",
    "hidden": "hidden",
    "count-rupees": "Rupees",
    "count-workers": "Workers at home",
    "count-stones": "Stones in the yard",
    "count-favours": "Favours",
    "count-goods": "Goods",
    "count-meditation": "Step of meditation",
    "count-orders": "Orders",
    "count-akbar": "Gifts to Akbar",
    "count-contracts": "Contracts",
    "count-covers": "Covers removed",
}


# --- things, in a sentence each ---------------------------------------------------------------


def _cell(scene: Scene, slug: str) -> str:
    """A field, given as the letter of the seat and the field."""
    letter, _, field = slug.partition("-")
    board = scene.view.seats[LETTERS.index(letter)]
    cell = scene.view.tables.cell_ids.index(field)
    text = scene.called("cell", field)
    if board.covers[cell]:
        return f"{text}, covered."
    return f"{text}, with a farmer." if board.farmers[cell // SIDE] == cell else f"{text}."


def _deed(scene: Scene, slug: str) -> str:
    return f"{scene.called('deed', slug)}. {scene.called('deed-text', slug)}"


def _order(scene: Scene, slug: str) -> str:
    """An order, given as the guild and its row from 1."""
    guild_slug, _, row = slug.rpartition("-")
    view = scene.view
    guild = view.tables.guild_ids.index(guild_slug)
    at = guild * ORDERS + int(row) - 1
    goods = " and ".join(_good(scene, good) for good in view.tables.order_goods[at])
    text = f"{scene.called('guild', guild_slug)}, order {row}: {goods}"
    if view.order_at[guild] == int(row) - 1:
        return f"{text}, to be filled next."
    return f"{text}{_owner(scene, view.order_owner[at], 'filled by')}."


def _bowl(scene: Scene, slug: str) -> str:
    view = scene.view
    owner = view.bowl_owner[view.tables.bowl_of[view.tables.good_ids.index(slug)]]
    return f"{scene.called('bowl', slug)}{_owner(scene, owner, 'given by')}."


def _good(scene: Scene, good: int) -> str:
    return scene.called("good", scene.view.tables.good_ids[good]).lower()


def _owner(scene: Scene, owner: int, verb: str) -> str:
    if owner == NONE:
        return ""
    return ", with a stone of nobody" if owner == NEUTRAL else f", {verb} {scene.name(owner)}"


def _guild(scene: Scene, slug: str) -> str:
    guild = scene.view.tables.guild_ids.index(slug)
    steps = [f"{scene.name(board.seat)} {board.influence[guild]}" for board in scene.view.seats]
    return f"{scene.called('guild', slug)}: {', '.join(steps)}."


def _meditation(scene: Scene, _: str) -> str:
    step = scene.shown.meditation
    goods = " and ".join(_good(scene, good) for good in scene.view.tables.meditation_cost[step])
    return f"The next step of meditation costs {goods}."


DESCRIPTIONS: dict[str, Callable[[Scene, str], str]] = {
    "cell": _cell,
    "deed": _deed,
    "order": _order,
    "bowl": _bowl,
    "guild": _guild,
    "meditation": _meditation,
}
"""What a thing is, by its kind."""
