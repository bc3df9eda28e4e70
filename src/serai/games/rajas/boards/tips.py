"""What the things of the table say when one points at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from serai.draw.shapes import LETTERS
from serai.games.look import sentence
from serai.games.rajas.boards.signs import each
from serai.games.rajas.rewards import FACES
from serai.games.rajas.tables import ANY_DIE, AT_MOST, COLOUR_IDS, NONE, OF_COLOUR, OF_VALUE
from serai.games.tips import Tips

if TYPE_CHECKING:
    from serai.games.rajas.boards.scene import RajasScene

TIPS: Tips[RajasScene] = Tips()

DICE_WANTED = {
    ANY_DIE: "tip-costs-any",
    OF_VALUE: "tip-costs-value",
    AT_MOST: "tip-costs-most",
}
"""What a die must be that a place asks for."""


def rewards_told(scene: RajasScene, rewards: Sequence[int]) -> str:
    """All that something gives, in words."""
    names = [scene.tables.reward_texts[one] for one in each(rewards)]
    return ", ".join(scene.look.voice.name("reward", name) for name in names)


def _gives(scene: RajasScene, rewards: Sequence[int]) -> str:
    return sentence(rewards_told(scene, rewards))


# --- the board --------------------------------------------------------------------------------


@TIPS.of("place")
def _place(scene: RajasScene, slug: str) -> Iterator[str]:
    """What it is called, what it costs, what it gives, and who is there."""
    view = scene.view
    place = scene.tables.place_ids.index(slug)
    yield scene.called("place", slug)
    if place not in view.places:
        yield scene.say("tip-covered")
        return
    yield _price(scene, place)
    yield _gives(scene, scene.tables.place_gives[place])
    if view.worker_on[place] != NONE:
        yield scene.say("tip-worker", seat=view.worker_on[place])


def _price(scene: RajasScene, place: int) -> str:
    """Coins and a die, as far as a place asks for them."""
    tables, say, coins = scene.tables, scene.say, scene.view.price[place]
    die, of = tables.place_die[place], tables.place_die_of[place]
    parts = [say("tip-costs-coins", count=coins)] if coins > 0 else []
    if die == OF_COLOUR:
        parts.append(say("tip-costs-colour", colour=COLOUR_IDS[of]))
    elif die in DICE_WANTED:
        parts.append(say(DICE_WANTED[die], value=of))
    return say("tip-costs", price=", ".join(parts)) if parts else say("tip-free")


@TIPS.of("space")
def _space(scene: RajasScene, slug: str) -> Iterator[str]:
    """A space of the river: what it gives, and whose boat is there."""
    view, space = scene.view, int(slug)
    boats = [scene.name(seat.seat) for seat in view.seats if seat.boat == space]
    yield scene.called("space", slug)
    yield _gives(scene, view.space_rewards(space))
    if boats:
        yield scene.say("tip-boats", names=", ".join(boats))


@TIPS.of("seat")
def _seat(scene: RajasScene, slug: str) -> Iterator[str]:
    """A lane of the race."""
    one = scene.view.seats[LETTERS.index(slug)]
    key = "tip-crossed" if one.margin >= 0 else "tip-to-go"
    yield scene.name(one.seat)
    yield scene.say("tip-seat", fame=one.fame, money=one.money)
    yield scene.say(key, count=abs(one.margin))


@TIPS.of("bonus")
def _bonus(scene: RajasScene, slug: str) -> Iterator[str]:
    """A reward on one of the two tracks."""
    track, _, space = slug.partition("-")
    rewards = scene.tables.track_rewards[track][int(space)]
    yield sentence(f"{scene.say(track)} {space}")
    yield _gives(scene, rewards) if rewards else scene.say("tip-new-worker")


# --- province, dice, tokens -------------------------------------------------------------------


@TIPS.of("die")
def _die(scene: RajasScene, slug: str) -> Iterator[str]:
    value = int(slug.rpartition("_")[2])
    yield scene.called("die", slug)
    yield scene.say("tip-turned", value=FACES + 1 - value)


@TIPS.of("karma")
def _karma(scene: RajasScene, slug: str) -> Iterator[str]:
    yield scene.say("tip-karma", count=scene.shown.karma, most=scene.tables.karma_most)


@TIPS.of("stack")
def _stack(scene: RajasScene, slug: str) -> Iterator[str]:
    """The tile on top, and how many are left."""
    view, tables = scene.view, scene.tables
    stack = tables.slugs["stack"].index(slug)
    top = view.top[stack]
    if top == NONE:
        yield scene.called("stack", slug)
        yield scene.say("tip-none-left")
    else:
        yield scene.called("tile", tables.tile_ids[top])
        yield scene.called("stack", slug)
        yield scene.say("tip-tiles-left", count=view.left[stack] + 1)


@TIPS.of("income")
def _income(scene: RajasScene, slug: str) -> Iterator[str]:
    """What an income of the shown province pays, and whether it has."""
    income = scene.tables.income_ids.index(slug)
    yield scene.called("income", slug)
    yield _gives(scene, scene.pays(income))
    if scene.shown.linked & 1 << income:
        yield scene.say("tip-paid")


@TIPS.of("cell")
def _cell(scene: RajasScene, slug: str) -> Iterator[str]:
    tile = scene.shown.tile[scene.tables.cell_ids.index(slug)]
    if tile != NONE:
        yield scene.called("tile", scene.tables.tile_ids[tile])
    yield scene.called("cell", slug)


@TIPS.of("token")
def _token(scene: RajasScene, slug: str) -> Iterator[str]:
    yield scene.called("token", slug)
