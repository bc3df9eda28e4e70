"""What the things of the table say when one points at them, kind by kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from serai.games.merv.tables import (
    CAMEL_MARKET,
    COLOUR_IDS,
    GIFT_IDS,
    INNER,
    NONE,
    SPICE_IDS,
    STALLS,
    SYMBOL_IDS,
    WHITE,
)
from serai.games.tips import Tips

if TYPE_CHECKING:
    from serai.games.merv.boards.scene import MervScene

TIPS: Tips[MervScene] = Tips()


def producing(scene: MervScene, cell: int) -> list[int]:
    """The sites that would give cubes together with one that is activated now."""
    view = scene.view
    found = next((one for one in view.yields if one.cell == cell), None)
    if found is None or found.owner == NONE:
        return [cell]
    line = scene.tables.lines[found.slot]
    return [one for one in line if one == cell or view.building[one] == found.owner]


def gift_told(scene: MervScene, gift: int) -> str:
    return scene.look.voice.name("gift", GIFT_IDS[gift])


def colours_told(scene: MervScene, colours: Iterable[int]) -> str:
    return ", ".join(scene.look.voice.name("colour", COLOUR_IDS[one]) for one in colours)


def price_told(scene: MervScene, cost: Iterable[int]) -> str:
    """The cubes of a price by their colours."""
    return scene.say("tip-price", price=colours_told(scene, cost))


def _there(scene: MervScene, owners: Iterable[int]) -> str:
    """Who is there."""
    names = ", ".join(scene.name(owner) for owner in owners)
    return scene.say("tip-there", names=names) if names else ""


def _taken(scene: MervScene, owner: int) -> str:
    return "" if owner == NONE else scene.say("tip-taken", name=scene.name(owner))


# --- the city and the tracks ------------------------------------------------------------------


@TIPS.of("cell")
def _cell(scene: MervScene, slug: str) -> Iterator[str]:
    """A site: its action and cube, whose it is, what lies there, whether it is safe."""
    view, say, cell = scene.view, scene.say, scene.number("cell", slug)
    if view.site[cell] != NONE:
        yield scene.called("site", scene.tables.site_ids[view.site[cell]])
    yield scene.called("cell", slug)
    if view.site[cell] == NONE:
        return
    owner, upgrade, soldier = view.building[cell], view.upgrade[cell], view.soldier[cell]
    yield say("tip-empty") if owner == NONE else say("tip-building", name=scene.name(owner))
    if upgrade != NONE:
        yield say("tip-up-white" if upgrade == WHITE else "tip-up", colour=COLOUR_IDS[upgrade])
    if soldier != NONE:
        yield say("tip-soldier", name=scene.name(soldier))
    threat = view.threats[cell]
    if threat.attacked:
        sides = (scene.tables.slugs["slot"][slot] for slot in threat.open)
        named = "; ".join(scene.look.voice.name("slot", side) for side in sides)
        yield say("tip-attacked", sides=named, cubes=colours_told(scene, threat.ransom))


@TIPS.of("slot")
def _slot(scene: MervScene, slug: str) -> Iterator[str]:
    slot = scene.number("slot", slug)
    yield scene.called("slot", slug)
    for one in scene.owners:
        if one.meeple == slot:
            yield scene.say("tip-stands", name=scene.name(one.owner))
    if CAMEL_MARKET in scene.tables.lines[slot]:
        yield scene.say("tip-past-market")


@TIPS.of("stall")
def _stall(scene: MervScene, slug: str) -> Iterator[str]:
    view, stall = scene.view, scene.number("stall", slug)
    if view.stall[stall]:
        yield scene.say("tip-stall-camel")
        return
    yield scene.say("tip-stall", gift=GIFT_IDS[scene.tables.stall_gifts[view.side][stall]])
    if stall in view.prospects.lost_gifts:
        yield scene.say("gift-lost")


@TIPS.of("market")
def _market(scene: MervScene, slug: str) -> Iterator[str]:
    """All of the camel market, where it is shown too small for single places."""
    yield scene.say("camel-market")
    for stall in range(STALLS):
        yield from _stall(scene, scene.tables.slugs["stall"][stall])


@TIPS.of("rampart")
def _rampart(scene: MervScene, slug: str) -> Iterator[str]:
    piece = scene.view.wall[scene.number("slot", slug)]
    walls = scene.tables.wall_ids
    yield scene.say("tip-breach") if piece == NONE else scene.called("wall", walls[piece])
    yield scene.called("slot", slug)


@TIPS.of("place")
def _place(scene: MervScene, slug: str) -> Iterator[str]:
    """A place of the queue."""
    at = scene.number("place", slug)
    owner, camels = scene.view.queue[at], scene.view.left_behind[at]
    yield scene.say("tip-place", place=at + 1)
    if owner != NONE:
        yield scene.name(owner)
    if camels:
        yield scene.say("tip-left-behind", count=camels)


@TIPS.of("owner")
def _owner(scene: MervScene, slug: str) -> Iterator[str]:
    """An owner on the tracks."""
    one = scene.owner(int(slug))
    yield scene.name(one.owner)
    yield scene.say("tip-owner", influence=one.influence, favour=one.favour)


# --- the houses -------------------------------------------------------------------------------


@TIPS.of("card")
def _card(scene: MervScene, slug: str) -> Iterator[str]:
    """A card of the caravan."""
    at = scene.number("card", slug)
    spice = scene.view.caravan[at]
    if spice == NONE:
        return
    yield scene.called("spice", SPICE_IDS[spice])
    yield scene.say("tip-pair", gift=gift_told(scene, scene.tables.pair_gift[spice]))
    if scene.view.on_card[at]:
        yield scene.say("tip-camel")


@TIPS.of("deck")
def _deck(scene: MervScene, slug: str) -> Iterator[str]:
    """How many cards of each spice are still to come."""
    left = zip(SPICE_IDS, scene.view.deck, strict=True)
    named = [f"{scene.look.voice.name('spice', spice)} {count}" for spice, count in left]
    yield scene.say("tip-deck", cards=", ".join(named))


@TIPS.of("load")
def _load(scene: MervScene, slug: str) -> Iterator[str]:
    yield scene.say("tip-load")


@TIPS.of("space")
def _space(scene: MervScene, slug: str) -> Iterator[str]:
    """A step of the mosque."""
    t, space = scene.tables, scene.number("space", slug)
    yield scene.called("space", slug)
    yield scene.say("tip-brings", gift=gift_told(scene, t.space_gift[space]))
    if t.space_points[space]:
        yield scene.say("tip-points", count=t.space_points[space])
    yield _there(scene, (one.owner for one in scene.owners if one.mosque == space))


@TIPS.of("city")
def _city(scene: MervScene, slug: str) -> Iterator[str]:
    """A city of the market: what a good costs, what the first post brings, whose posts."""
    city = scene.number("city", slug)
    inner = city < INNER
    yield scene.called("city", slug)
    yield scene.say("tip-common" if inner else "tip-rare")
    yield price_told(scene, scene.tables.city_cost[city])
    first = "tip-first-camel" if inner else "tip-first-favour"
    yield _there(scene, scene.posts_in(city)) or scene.say(first)


@TIPS.of("hall")
def _hall(scene: MervScene, slug: str) -> Iterator[str]:
    """A hall: what a courtier scores for, the next price, who is there."""
    hall, count = scene.number("hall", slug), scene.shown.courtiers + 1
    yield scene.called("hall", slug)
    yield scene.say(f"tip-{slug}")
    yield price_told(scene, [scene.tables.hall_colour[hall]] * count)
    yield _there(scene, dict.fromkeys(scene.courtiers_in(hall))) or scene.say("tip-first-favour")


@TIPS.of("breakthrough")
def _breakthrough(scene: MervScene, slug: str) -> Iterator[str]:
    t, tile = scene.tables, scene.number("breakthrough", slug)
    yield scene.called("breakthrough", slug)
    yield scene.say("tip-scrolls", count=t.tier_scrolls[t.tier_of[tile]])
    yield _taken(scene, scene.view.breakthrough[tile])


@TIPS.of("wall")
def _wall(scene: MervScene, slug: str) -> Iterator[str]:
    """A sort of pieces, called by their price."""
    yield scene.called("wall", slug)
    yield scene.say("tip-left", count=scene.view.walls_left[scene.number("wall", slug)])


@TIPS.of("contract")
def _contract(scene: MervScene, slug: str) -> Iterator[str]:
    """A contract: from which influence on, what it takes, what else it brings."""
    t, card = scene.tables, scene.number("contract", slug)
    needs = (
        ("tip-scrolls-laid", t.contract_scrolls[card]),
        ("tip-common-laid", t.contract_common[card]),
        ("tip-rare-laid", t.contract_rare[card]),
    )
    laid = ", ".join(scene.say(key, count=count) for key, count in needs if count)
    yield scene.called("contract", slug)
    yield scene.say("tip-influence", count=t.contracts_at[t.contract_level[card]])
    yield price_told(scene, t.contract_cost[card])
    yield scene.say("tip-laid", goods=laid) if laid else ""
    yield scene.say("tip-brings", gift=gift_told(scene, t.contract_gift[card]))
    yield scene.say("tip-below", count=cards_below(scene, card))


def cards_below(scene: MervScene, card: int) -> int:
    """How many contracts lie below one that is on top."""
    stack = next(cards for cards in scene.tables.stacks if card in cards)
    return len(stack) - stack.index(card) - 1


@TIPS.of("stack")
def _stack(scene: MervScene, slug: str) -> Iterator[str]:
    yield scene.say("tip-no-contract")


@TIPS.of("scoring_tile")
def _scoring_tile(scene: MervScene, slug: str) -> Iterator[str]:
    t, tile = scene.tables, scene.number("scoring_tile", slug)
    symbol = scene.look.voice.name("symbol", SYMBOL_IDS[t.scoring_symbol[tile]])
    yield scene.called("scoring_tile", slug)
    yield scene.say("tip-tile", count=t.scoring_points[tile], symbol=symbol)
    yield _taken(scene, scene.view.scoring_tiles[tile])


@TIPS.of("bonus")
def _bonus(scene: MervScene, slug: str) -> Iterator[str]:
    yield scene.called("upgrade", f"bonus_{slug}")
    yield scene.say("tip-bonus")
