"""What the things of the houses say when one points at them: cards, steps, cities, halls, tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from serai.games.look import sentences
from serai.games.merv.tables import (
    COLOUR_IDS,
    GIFT_IDS,
    HALL_IDS,
    INNER,
    NONE,
    SPICE_IDS,
    SYMBOL_IDS,
)

if TYPE_CHECKING:
    from serai.games.merv.boards.scene import MervScene


def gift_told(scene: MervScene, gift: int) -> str:
    return scene.look.voice.name("gift", GIFT_IDS[gift])


def price_told(scene: MervScene, cost: Iterable[int]) -> str:
    """The cubes of a price by their colours."""
    colours = [scene.look.voice.name("colour", COLOUR_IDS[one]) for one in cost]
    return scene.say("tip-price", price=", ".join(colours))


def _names(scene: MervScene, owners: Iterable[int]) -> str:
    """Who is there."""
    names = ", ".join(scene.name(owner) for owner in owners)
    return scene.say("tip-there", names=names) if names else ""


def _taken(scene: MervScene, owner: int) -> str:
    return "" if owner == NONE else scene.say("tip-taken", name=scene.name(owner))


def _card(scene: MervScene, slug: str) -> str:
    """A card of the caravan."""
    view, at = scene.view, int(slug) - 1
    spice = view.caravan[at]
    if spice == NONE:
        return ""
    pair = scene.say("tip-pair", gift=gift_told(scene, scene.tables.pair_gift[spice]))
    camel = scene.say("tip-camel") if view.on_card[at] else ""
    return sentences(scene.called("spice", SPICE_IDS[spice]), pair, camel)


def _deck(scene: MervScene, slug: str) -> str:
    """How many cards of each spice are still to come."""
    left = zip(SPICE_IDS, scene.view.deck, strict=True)
    named = [f"{scene.look.voice.name('spice', spice)} {count}" for spice, count in left]
    return scene.say("tip-deck", cards=", ".join(named))


def _space(scene: MervScene, slug: str) -> str:
    """A step of the mosque."""
    t = scene.tables
    space = t.space_ids.index(slug)
    gift, points = t.space_gift[space], t.space_points[space]
    here = [one.owner for one in scene.owners if one.mosque == space]
    return sentences(
        scene.called("space", slug),
        scene.say("tip-brings", gift=gift_told(scene, gift)),
        scene.say("tip-points", count=points) if points else "",
        _names(scene, here),
    )


def _city(scene: MervScene, slug: str) -> str:
    """A city of the market: what a good costs, what the first post brings, whose posts."""
    t = scene.tables
    city = t.city_ids.index(slug)
    posts = [one.owner for one in scene.owners if one.posts >> city & 1]
    first = scene.say("tip-first-camel" if city < INNER else "tip-first-favour")
    return sentences(
        scene.called("city", slug),
        scene.say("tip-common" if city < INNER else "tip-rare"),
        price_told(scene, t.city_cost[city]),
        _names(scene, posts) or first,
    )


def _hall(scene: MervScene, slug: str) -> str:
    """A hall: what a courtier scores for, the next price, who is there."""
    hall, count = HALL_IDS.index(slug), scene.shown.courtiers + 1
    there = [one.owner for one in scene.owners if one.halls[hall]]
    return sentences(
        scene.called("hall", slug),
        scene.say(f"tip-{slug}"),
        price_told(scene, [scene.tables.hall_colour[hall]] * count),
        _names(scene, there) or scene.say("tip-first-favour"),
    )


def _breakthrough(scene: MervScene, slug: str) -> str:
    t = scene.tables
    tile = t.breakthrough_ids.index(slug)
    scrolls = t.tier_scrolls[t.tier_of[tile]]
    return sentences(
        scene.called("breakthrough", slug),
        scene.say("tip-scrolls", count=scrolls),
        _taken(scene, scene.view.breakthrough[tile]),
    )


def _wall(scene: MervScene, slug: str) -> str:
    """A sort of pieces, called by their price."""
    left = scene.view.walls_left[scene.tables.wall_ids.index(slug)]
    return sentences(scene.called("wall", slug), scene.say("tip-left", count=left))


def _contract(scene: MervScene, slug: str) -> str:
    """A contract: from which influence on, what it takes, what else it brings."""
    t = scene.tables
    card = t.contract_ids.index(slug)
    needs = (
        ("tip-scrolls-laid", t.contract_scrolls[card]),
        ("tip-common-laid", t.contract_common[card]),
        ("tip-rare-laid", t.contract_rare[card]),
    )
    laid = ", ".join(scene.say(key, count=count) for key, count in needs if count)
    return sentences(
        scene.called("contract", slug),
        scene.say("tip-influence", count=t.contracts_at[t.contract_level[card]]),
        price_told(scene, t.contract_cost[card]),
        scene.say("tip-laid", goods=laid) if laid else "",
        scene.say("tip-brings", gift=gift_told(scene, t.contract_gift[card])),
        scene.say("tip-below", count=cards_below(scene, card)),
    )


def cards_below(scene: MervScene, card: int) -> int:
    """How many contracts lie below one that is on top."""
    stack = next(cards for cards in scene.tables.stacks if card in cards)
    return len(stack) - stack.index(card) - 1


def _scoring_tile(scene: MervScene, slug: str) -> str:
    t = scene.tables
    tile = t.scoring_tile_ids.index(slug)
    symbol = scene.look.voice.name("symbol", SYMBOL_IDS[t.scoring_symbol[tile]])
    return sentences(
        scene.called("scoring_tile", slug),
        scene.say("tip-tile", count=t.scoring_points[tile], symbol=symbol),
        _taken(scene, scene.view.scoring_tiles[tile]),
    )


def _bonus(scene: MervScene, slug: str) -> str:
    return sentences(scene.called("upgrade", f"bonus_{slug}"), scene.say("tip-bonus"))


DESCRIPTIONS: dict[str, Callable[[MervScene, str], str]] = {
    "card": _card,
    "deck": _deck,
    "load": lambda scene, slug: scene.say("tip-load"),
    "space": _space,
    "city": _city,
    "hall": _hall,
    "breakthrough": _breakthrough,
    "wall": _wall,
    "contract": _contract,
    "stack": lambda scene, slug: scene.say("tip-no-contract"),
    "scoring_tile": _scoring_tile,
    "bonus": _bonus,
}
"""By kind of thing; each is told its slug."""
