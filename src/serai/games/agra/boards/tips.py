"""What the things of the table say when one points at them, and which other places they concern."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from serai.draw.shapes import LETTERS
from serai.games.agra.tables import (
    BASICS,
    CHARACTERS,
    FIRST_LUXURY,
    NEUTRAL,
    NONE,
    ORDERS,
    SIDE,
    SLOTS,
)
from serai.games.look import sentence, sentences

if TYPE_CHECKING:
    from serai.games.agra.boards.scene import AgraScene

DUTIES = ("tip-architect", "tip-sailor", "tip-trader", "tip-botanist")
"""What each character does."""


def describe(scene: AgraScene, thing: str) -> str:
    """Some short sentences about a thing, given as kind and slugs."""
    kind, _, slug = thing.partition("-")
    return _DESCRIPTIONS[kind](scene, slug) if kind in _DESCRIPTIONS else ""


def lights(scene: AgraScene, thing: str) -> str:
    """The places where a good can go, as their names in the page."""
    kind, _, slug = thing.partition("-")
    if kind not in ("good", "stock"):
        return ""
    good = scene.tables.good_ids.index(slug)
    return " ".join([*_asking(scene, good), *_orders(scene, good), *_further(scene, good)])


# --- the city ---------------------------------------------------------------------------------


def _place(scene: AgraScene, slug: str) -> str:
    """What happens at a place, who is there, and what one would find."""
    view, say = scene.view, scene.say
    place = view.tables.place_ids.index(slug)
    building = place - CHARACTERS
    parts = [scene.called("place", slug)]
    parts += [say(DUTIES[place])] if building < 0 else _building(scene, building)
    if view.worker[place] != NONE:
        pose = "tip-stands" if view.standing[place] else "tip-lies"
        parts.append(say(pose, seat=view.worker[place]))
    return sentences(*parts)


def _building(scene: AgraScene, building: int) -> list[str]:
    view, say = scene.view, scene.say
    tables = view.tables
    good = tables.good_ids[building]
    parts = []
    if building < BASICS:
        count = scene.shown.production[building]
        parts.append(say("tip-produces", good=good, count=count))
    else:
        source = tables.good_ids[tables.arrow_from[tables.arrow_into[building]]]
        parts.append(say("tip-processes", good1=source, good2=good))
    if not view.built[building]:
        parts.append(say("tip-site", count=tables.cost[building]))
    if view.merchant == building:
        parts.append(say("tip-merchant", favours=tables.merchant_favours))
    if view.builder == building:
        parts.append(say("tip-builder"))
    if view.coins[building]:
        parts.append(say("tip-coins", rupees=view.coins[building]))
    return parts


def _good(scene: AgraScene, slug: str) -> str:
    view, say = scene.view, scene.say
    good = view.tables.good_ids.index(slug)
    head = say("tip-good", good=slug, value=view.value[good])
    owners = ", ".join(f"{scene.name(s.seat)} {s.goods[good]}" for s in view.seats if s.goods[good])
    luxury = scene.called("luxury", slug) if good >= FIRST_LUXURY else ""
    return sentences(sentence(head), owners or say("tip-nobody"), luxury)


def _bonus(scene: AgraScene, slug: str) -> str:
    return sentences(scene.say("tip-bonus", bonus=slug))


def _wheel(scene: AgraScene, slug: str) -> str:
    view, say = scene.view, scene.say
    deed = view.tables.wheel_ids.index(slug)
    points = view.tables.wheel_points[deed]
    price = say("tip-wheel-points", points=points) if points else say("tip-wheel-value")
    blocked = say("tip-blocked") if view.blocked == deed else ""
    return sentences(scene.called("wheel", slug), price, blocked)


# --- the river --------------------------------------------------------------------------------


def _notable(scene: AgraScene, slug: str) -> str:
    view, say, tables = scene.view, scene.say, scene.tables
    notable = tables.notable_ids.index(slug)
    level = tables.notable_level[notable]
    head = say("tip-notable", notable=slug, level=level, guild=scene.guild_of(notable))
    owner = view.notable_owner[notable]
    state = say("tip-won", seat=owner) if owner >= 0 else _closed(scene, level)
    used = say("tip-used") if notable in view.contracts_used else ""
    return sentences(sentence(head), scene.called("contract", slug), state, used)


def _closed(scene: AgraScene, level: int) -> str:
    """From which pier on a level is open, while it is not."""
    opens = scene.tables.level_opens[level - 1]
    return "" if scene.view.pier >= opens else scene.say("tip-closed", level=level, pier=opens)


def _slot(scene: AgraScene, slug: str) -> str:
    notable_slug, _, good_slug = slug.partition("-")
    view, say, tables = scene.view, scene.say, scene.tables
    notable = tables.notable_ids.index(notable_slug)
    at = notable * SLOTS + tables.asks[notable].index(tables.good_ids.index(good_slug))
    asks = sentence(say("tip-asks", notable=notable_slug, good=good_slug))
    contract = scene.called("contract", notable_slug)
    if view.stone[at] == NONE:
        return sentences(asks, contract, _closed(scene, tables.notable_level[notable]))
    given = "tip-delivered-twice" if view.doubled[at] else "tip-delivered"
    return sentences(asks, say(given, seat=view.stone[at]), contract)


def _pier(scene: AgraScene, slug: str) -> str:
    return sentences(scene.say("tip-pier", pier=int(slug)), scene.called("pier", slug))


# --- a board ----------------------------------------------------------------------------------


def _cell(scene: AgraScene, slug: str) -> str:
    """A field, given as the letter of the seat and the field."""
    letter, _, cell_slug = slug.partition("-")
    board = scene.view.seats[LETTERS.index(letter)]
    cell = scene.tables.cell_ids.index(cell_slug)
    state = ""
    if board.covers[cell]:
        state = scene.say("tip-covered")
    elif board.farmers[cell // SIDE] == cell:
        state = scene.say("tip-farmer")
    return sentences(scene.called("cell", cell_slug), state)


def _deed(scene: AgraScene, slug: str) -> str:
    return sentences(scene.called("deed", slug), scene.called("deed-text", slug))


def _meditation(scene: AgraScene, _: str) -> str:
    ids = [
        scene.tables.good_ids[good] for good in scene.tables.meditation_cost[scene.shown.meditation]
    ]
    return sentences(scene.say("tip-step", good1=ids[0], good2=ids[-1]))


def _favours(scene: AgraScene, _: str) -> str:
    return sentences(scene.say("favours", count=scene.shown.favours))


# --- the palace -------------------------------------------------------------------------------


def _order(scene: AgraScene, slug: str) -> str:
    """An order, given as the guild and its row from 1."""
    guild_slug, _, row = slug.rpartition("-")
    view, say = scene.view, scene.say
    guild = view.tables.guild_ids.index(guild_slug)
    at = guild * ORDERS + int(row) - 1
    ids = [view.tables.good_ids[good] for good in view.tables.order_goods[at]]
    head = say("tip-order", guild=guild_slug, good1=ids[0], good2=ids[-1])
    following = view.order_at[guild] == int(row) - 1
    state = say("tip-order-next") if following else _stone_of(scene, view.order_owner[at])
    return sentences(sentence(head), state)


def _bowl(scene: AgraScene, slug: str) -> str:
    view = scene.view
    owner = view.bowl_owner[view.tables.bowl_of[view.tables.good_ids.index(slug)]]
    return sentences(scene.called("bowl", slug), _stone_of(scene, owner))


def _stone_of(scene: AgraScene, owner: int) -> str:
    if owner == NONE:
        return ""
    if owner == NEUTRAL:
        return scene.say("tip-neutral")
    return scene.say("tip-stone", seat=owner)


def _guild(scene: AgraScene, slug: str) -> str:
    guild = scene.tables.guild_ids.index(slug)
    steps = ", ".join(f"{scene.name(s.seat)} {s.influence[guild]}" for s in scene.view.seats)
    return sentences(scene.say("tip-guild", guild=slug, listed=steps))


_DESCRIPTIONS: dict[str, Callable[[AgraScene, str], str]] = {
    "place": _place,
    "good": _good,
    "stock": _good,
    "bonus": _bonus,
    "wheel": _wheel,
    "notable": _notable,
    "slot": _slot,
    "pier": _pier,
    "cell": _cell,
    "deed": _deed,
    "meditation": _meditation,
    "favours": _favours,
    "order": _order,
    "bowl": _bowl,
    "guild": _guild,
}
"""By the kind of a thing: of the city, the river, a board, the palace."""


# --- where a good can go ----------------------------------------------------------------------


def _asking(scene: AgraScene, good: int) -> list[str]:
    """Notables who wait for it."""
    view, tables = scene.view, scene.tables
    return [
        f"slot-{tables.notable_ids[notable]}-{tables.good_ids[good]}"
        for notable in view.river
        if view.notable_owner[notable] == NONE
        and good in tables.asks[notable]
        and view.stone[notable * SLOTS + tables.asks[notable].index(good)] == NONE
    ]


def _orders(scene: AgraScene, good: int) -> list[str]:
    """Orders to be filled next that ask for it, and its bowl if that is free."""
    view, tables = scene.view, scene.tables
    found = [
        f"order-{slug}-{row + 1}"
        for guild, slug in enumerate(tables.guild_ids)
        if (row := view.order_at[guild]) != NONE
        and good in tables.order_goods[guild * ORDERS + row]
    ]
    if good in tables.bowl_good and view.bowl_owner[tables.bowl_of[good]] == NONE:
        found.append(f"bowl-{tables.good_ids[good]}")
    return found


def _further(scene: AgraScene, good: int) -> list[str]:
    """Buildings that process it, and the step of meditation that costs it."""
    tables = scene.tables
    found = [
        f"place-{tables.building_ids[into]}"
        for of, into in zip(tables.arrow_from, tables.arrow_to, strict=True)
        if of == good
    ]
    step = scene.shown.meditation
    if step < tables.last_meditation and good in tables.meditation_cost[step]:
        found.append("meditation")
    return found
