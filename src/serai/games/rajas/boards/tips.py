"""What the things of the table say when one points at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from serai.draw.shapes import LETTERS
from serai.games.look import sentence, sentences
from serai.games.rajas import rewards as kinds
from serai.games.rajas.boards.signs import each
from serai.games.rajas.rewards import ANY, BARE, KIND_IDS
from serai.games.rajas.tables import (
    ANY_DIE,
    AT_MOST,
    CHAMBER_IDS,
    COLOUR_IDS,
    GOOD_IDS,
    NONE,
    OF_COLOUR,
    OF_VALUE,
)

if TYPE_CHECKING:
    from serai.games.rajas.boards.scene import RajasScene
    from serai.games.rajas.view import RajasView


DICE_WANTED = {
    ANY_DIE: "tip-costs-any",
    OF_VALUE: "tip-costs-value",
    AT_MOST: "tip-costs-most",
}
"""What a die must be that a place asks for."""


def describe(scene: RajasScene, thing: str) -> str:
    """Some short sentences about a thing, given as kind and slug."""
    kind, _, slug = thing.partition("-")
    return _DESCRIPTIONS[kind](scene, slug) if kind in _DESCRIPTIONS else ""


def rewards_told(scene: RajasScene, rewards: Sequence[int]) -> str:
    """All that something gives, in words."""
    return ", ".join(scene.look.voice.name("reward", _written(one)) for one in each(rewards))


def _written(one: tuple[int, int, int]) -> str:
    """A reward as the data says it, which is how it is named."""
    kind, first, second = one
    words = [KIND_IDS[kind]]
    if kind == kinds.DICE_SET:
        words += [colour for at, colour in enumerate(COLOUR_IDS) if first & 1 << at]
    elif kind == kinds.VISIT:
        words += [chamber for at, chamber in enumerate(CHAMBER_IDS) if first & 1 << at]
    elif kind == kinds.SELL_GOOD:
        words.append(GOOD_IDS[first])
    elif kind in (kinds.GAIN_DICE, kinds.DICE_PER_KARMA):
        words.append("any" if first == ANY else COLOUR_IDS[first])
        words += [str(second)] if kind == kinds.GAIN_DICE else []
    elif kind == kinds.RIVER_MOVE:
        words += [str(first), str(second)]
    elif kind not in BARE:
        words.append(str(first))
    return " ".join(words)


# --- the board --------------------------------------------------------------------------------


def _place(scene: RajasScene, slug: str) -> str:
    """What it is called, what it costs, what it gives, and who is there."""
    view, tables, say = scene.view, scene.tables, scene.say
    place = tables.place_ids.index(slug)
    if place not in view.places:
        return sentences(scene.called("place", slug), say("tip-covered"))
    gives = sentence(rewards_told(scene, gives_of(scene, place)))
    seat = view.worker_on[place]
    taken = say("tip-worker", seat=seat) if seat != NONE else ""
    return sentences(scene.called("place", slug), _price(scene, place), gives, taken)


def gives_of(scene: RajasScene, place: int) -> Sequence[int]:
    """What a place gives; a chamber is asked what it gives in turn."""
    tables = scene.tables
    rewards = tables.place_rewards[place]
    if rewards[0] != kinds.VISIT:
        return rewards
    return tables.chamber_rewards[rewards[1].bit_length() - 1]


def _price(scene: RajasScene, place: int) -> str:
    """Coins and a die, as far as a place asks for them."""
    tables, say, coins = scene.tables, scene.say, scene.view.price[place]
    die, which = tables.place_die[place], tables.place_die_of[place]
    parts = [say("tip-costs-coins", count=coins)] if coins > 0 else []
    if die == OF_COLOUR:
        parts.append(say("tip-costs-colour", colour=COLOUR_IDS[which]))
    elif die in DICE_WANTED:
        parts.append(say(DICE_WANTED[die], value=which))
    return say("tip-costs", price=", ".join(parts)) if parts else say("tip-free")


def space_rewards(view: RajasView, space: int) -> Sequence[int]:
    """What a space of the river gives, by its river tile or as printed."""
    tables, tile = view.tables, view.river_tile[space]
    return tables.river_rewards[space] if tile == NONE else tables.river_tile_rewards[tile]


def _space(scene: RajasScene, slug: str) -> str:
    """A space of the river: what it gives, and whose boat is there."""
    view, space = scene.view, int(slug)
    rewards = space_rewards(view, space)
    boats = [scene.name(seat.seat) for seat in view.seats if seat.boat == space]
    return sentences(
        scene.called("space", slug),
        sentence(rewards_told(scene, rewards)) if rewards else "",
        scene.say("tip-boats", names=", ".join(boats)) if boats else "",
    )


def _seat(scene: RajasScene, slug: str) -> str:
    """A lane of the race."""
    one = scene.view.seats[LETTERS.index(slug)]
    key = "tip-crossed" if one.margin >= 0 else "tip-to-go"
    figures = scene.say("tip-seat", fame=one.fame, money=one.money)
    return sentences(scene.name(one.seat), figures, scene.say(key, count=abs(one.margin)))


def _bonus(scene: RajasScene, slug: str) -> str:
    """A reward on one of the two tracks."""
    track, _, space = slug.partition("-")
    t, at = scene.tables, int(space)
    if track == "fame":
        key, places, rewards, worker = "fame", t.fame_bonus_at, t.fame_bonus, t.worker_fame
    else:
        key, places, rewards, worker = "money", t.money_bonus_at, t.money_bonus, t.worker_money
    head = f"{scene.say(key)} {at}"
    if at == worker:
        return sentences(sentence(head), scene.say("tip-new-worker"))
    return sentences(sentence(head), sentence(rewards_told(scene, rewards[places.index(at)])))


# --- province, dice, tokens -------------------------------------------------------------------


def _die(scene: RajasScene, slug: str) -> str:
    value = int(slug.rpartition("_")[2])
    return sentences(scene.called("die", slug), scene.say("tip-turned", value=7 - value))


def _karma(scene: RajasScene, slug: str) -> str:
    return scene.say("tip-karma", count=scene.shown.karma, most=scene.tables.karma_most)


def _stack(scene: RajasScene, slug: str) -> str:
    """The tile on top, and how many are left."""
    view, tables = scene.view, scene.tables
    stack = tables.slugs["stack"].index(slug)
    top = view.top[stack]
    if top == NONE:
        return sentences(scene.called("stack", slug), scene.say("tip-none-left"))
    left = scene.say("tip-tiles-left", count=view.left[stack] + 1)
    return sentences(scene.called("tile", tables.tile_ids[top]), scene.called("stack", slug), left)


def pays(scene: RajasScene, income: int) -> Sequence[int]:
    """What an income of the shown province gives: its token, or what the frame shows."""
    tables, seat = scene.tables, scene.shown
    token = seat.token_on[income]
    if token != NONE:
        return tables.token_rewards[token]
    return tables.income_rewards[1 if seat.expert else 0][income]


def _income(scene: RajasScene, slug: str) -> str:
    """What an income of the shown province pays, and whether it has."""
    income = scene.tables.income_ids.index(slug)
    gives = sentence(rewards_told(scene, pays(scene, income)))
    paid = scene.say("tip-paid") if scene.shown.linked & 1 << income else ""
    return sentences(scene.called("income", slug), gives, paid)


def _cell(scene: RajasScene, slug: str) -> str:
    tile = scene.shown.tile[scene.tables.cell_ids.index(slug)]
    named = scene.called("tile", scene.tables.tile_ids[tile]) if tile != NONE else ""
    return sentences(named, scene.called("cell", slug))


def _token(scene: RajasScene, slug: str) -> str:
    return sentences(scene.called("token", slug))


_DESCRIPTIONS: dict[str, Callable[[RajasScene, str], str]] = {
    "place": _place,
    "space": _space,
    "seat": _seat,
    "bonus": _bonus,
    "die": _die,
    "karma": _karma,
    "stack": _stack,
    "income": _income,
    "cell": _cell,
    "token": _token,
}
