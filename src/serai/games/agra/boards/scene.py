"""A scene of Agra: whose board is shown, what its things are called, and what they say when one
points at them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from serai.draw.markup import Value
from serai.draw.shapes import LETTERS
from serai.games.agra import tables
from serai.games.agra.actions import Bonus, Token
from serai.games.agra.tables import BASICS, CHARACTERS, NEUTRAL, NONE, ORDERS, SIDE, SLOTS
from serai.games.agra.view import AgraView
from serai.games.look import Look, sentence
from serai.games.scene import SeatScene
from serai.games.tips import Tips

TIPS: Tips[AgraScene] = Tips()
DUTIES = ("tip-architect", "tip-sailor", "tip-trader", "tip-botanist")
"""What each character does."""
ALIASES = {"place": ("building",), "good": ("into", "also"), "stock": ("good", "into", "also")}
"""Other names under which log lines speak of a thing."""

AgraLook: TypeAlias = Look[AgraView]


class AgraScene(SeatScene[AgraView]):
    """A look at Agra that is being drawn."""

    def describe(self, thing: str) -> str:
        return TIPS.tell(self, thing)

    def guild_of(self, notable: int) -> str:
        return self.tables.guild_ids[self.tables.notable_guild[notable]]

    def called_short(self, kind: str, slug: str) -> str:
        return short_name(self.look, kind, slug)

    # --- what things say and offer ------------------------------------------------------------

    def lights(self, thing: str) -> str:
        return lights(self, thing)

    def aliases(self, thing: str) -> tuple[str, ...]:
        kind, _, slug = thing.partition("-")
        return tuple(f"{other}-{slug}" for other in ALIASES[kind]) if kind in ALIASES else ()

    def offered(self, actions: Iterable[str]) -> tuple[str, ...]:
        """On a small screen bonus tiles stand too close together: each of them offers all."""
        found = super().offered(actions)
        if self.finger and found and isinstance(self.look.read(found[0]), Bonus):
            return super().offered(("bonus",))
        return found

    def is_asked(self, offered: tuple[str, ...]) -> bool:
        """At the Trader goods are what is asked for; a price token goes besides."""
        aside = self.can("give") and all(isinstance(self.look.read(o), Token) for o in offered)
        return super().is_asked(offered) and not aside

    def behind(self, thing: str) -> dict[str, Value]:
        """A good that offers nothing itself lies before its building: a click means that one.

        A finger goes through it, as it points at nothing before it taps.
        """
        kind, _, slug = thing.partition("-")
        if kind != "good" or self.finger:
            return {}
        building = self.view.tables.good_ids.index(slug)
        return self._choices(self.offered(self.actions_of_building(building)))

    def actions_of_building(self, building: int) -> list[str]:
        """All that could be chosen by pointing at a building, rather than at its good."""
        t = self.view.tables
        slug, arrow = t.building_ids[building], t.arrow_into[building]
        along = [f"process {t.arrow_ids[arrow]}"] if arrow != NONE else []
        return [*(f"{verb} {slug}" for verb in ("place", "peon", "build", "lay", "raise")), *along]

    def actions_of_good(self, good: int) -> list[str]:
        """All that could be chosen by pointing at a good in the city."""
        t = self.view.tables
        slug = t.good_ids[good]
        verbs = ("pay", "give", "take", "sell", "exchange", "free", "luxury", "consign")
        sides = [f"token {token} {face}" for token in t.token_ids for face in ("low", "high")]
        spices = {tables.OIL: ["spices oil", "spices both"], tables.CURRY: ["spices curry"]}
        return [*(f"{first} {slug}" for first in (*verbs, *sides)), *spices.get(good, [])]


def short_name(look: AgraLook, kind: str, slug: str) -> str:
    """A name for narrow places; only buildings and notables have two."""
    if kind in ("place", "building") and slug in look.view.tables.building_ids:
        return look.called("short-building", slug)
    return look.called("short-notable" if kind == "notable" else kind, slug)


# --- what things say: those with a line of their own ------------------------------------------

TIPS.of("bonus")(lambda scene, slug: [scene.say("tip-bonus", bonus=slug)])
TIPS.of("pier")(lambda scene, n: [scene.say("tip-pier", pier=int(n)), scene.called("pier", n)])
TIPS.of("deed")(lambda scene, slug: [scene.called(kind, slug) for kind in ("deed", "deed-text")])
TIPS.of("favours")(lambda scene, _: [scene.say("favours", count=scene.shown.favours)])


# --- the city ---------------------------------------------------------------------------------


@TIPS.of("place")
def _place(scene: AgraScene, slug: str) -> Iterator[str]:
    """What happens at a place, who is there, and what one would find."""
    view, say = scene.view, scene.say
    place = view.tables.place_ids.index(slug)
    yield scene.called("place", slug)
    if place < CHARACTERS:
        yield say(DUTIES[place])
    else:
        yield from _building(scene, place - CHARACTERS)
    if view.worker[place] != NONE:
        pose = "tip-stands" if view.standing[place] else "tip-lies"
        yield say(pose, seat=view.worker[place])


def _building(scene: AgraScene, building: int) -> Iterator[str]:
    view, say = scene.view, scene.say
    t = view.tables
    good = t.good_ids[building]
    if building < BASICS:
        yield say("tip-produces", good=good, count=scene.shown.production[building])
    else:
        source = t.good_ids[t.arrow_from[t.arrow_into[building]]]
        yield say("tip-processes", good1=source, good2=good)
    if not view.built[building]:
        yield say("tip-site", count=t.cost[building])
    if view.merchant == building:
        yield say("tip-merchant", favours=t.merchant_favours)
    if view.builder == building:
        yield say("tip-builder")
    if view.coins[building]:
        yield say("tip-coins", rupees=view.coins[building])


@TIPS.of("good", "stock")
def _good(scene: AgraScene, slug: str) -> Iterator[str]:
    view, say = scene.view, scene.say
    good = view.tables.good_ids.index(slug)
    owners = [f"{scene.name(s.seat)} {s.goods[good]}" for s in view.seats if s.goods[good]]
    yield sentence(say("tip-good", good=slug, value=view.value[good]))
    yield ", ".join(owners) or say("tip-nobody")
    if good >= tables.FIRST_LUXURY:
        yield scene.called("luxury", slug)


@TIPS.of("wheel")
def _wheel(scene: AgraScene, slug: str) -> Iterator[str]:
    view, say = scene.view, scene.say
    deed = view.tables.wheel_ids.index(slug)
    points = view.tables.wheel_points[deed]
    yield scene.called("wheel", slug)
    yield say("tip-wheel-points", points=points) if points else say("tip-wheel-value")
    if view.blocked == deed:
        yield say("tip-blocked")


# --- the river --------------------------------------------------------------------------------


@TIPS.of("notable")
def _notable(scene: AgraScene, slug: str) -> Iterator[str]:
    view, say, t = scene.view, scene.say, scene.tables
    notable = t.notable_ids.index(slug)
    level, owner = t.notable_level[notable], view.notable_owner[notable]
    yield sentence(say("tip-notable", notable=slug, level=level, guild=scene.guild_of(notable)))
    yield scene.called("contract", slug)
    yield say("tip-won", seat=owner) if owner >= 0 else _closed(scene, level)
    if notable in view.contracts_used:
        yield say("tip-used")


def _closed(scene: AgraScene, level: int) -> str:
    """From which pier on a level is open, while it is not."""
    opens = scene.tables.level_opens[level - 1]
    return "" if scene.view.pier >= opens else scene.say("tip-closed", level=level, pier=opens)


@TIPS.of("slot")
def _slot(scene: AgraScene, slug: str) -> Iterator[str]:
    notable_slug, _, good_slug = slug.partition("-")
    view, say, t = scene.view, scene.say, scene.tables
    notable = t.notable_ids.index(notable_slug)
    at = notable * SLOTS + t.asks[notable].index(t.good_ids.index(good_slug))
    contract = scene.called("contract", notable_slug)
    yield sentence(say("tip-asks", notable=notable_slug, good=good_slug))
    if view.stone[at] == NONE:
        yield contract
        yield _closed(scene, t.notable_level[notable])
    else:
        given = "tip-delivered-twice" if view.doubled[at] else "tip-delivered"
        yield say(given, seat=view.stone[at])
        yield contract


# --- a board ----------------------------------------------------------------------------------


@TIPS.of("cell")
def _cell(scene: AgraScene, slug: str) -> Iterator[str]:
    """A field, given as the letter of the seat and the field."""
    letter, _, cell_slug = slug.partition("-")
    board = scene.view.seats[LETTERS.index(letter)]
    cell = scene.tables.cell_ids.index(cell_slug)
    yield scene.called("cell", cell_slug)
    if board.covers[cell]:
        yield scene.say("tip-covered")
    elif board.farmers[cell // SIDE] == cell:
        yield scene.say("tip-farmer")


@TIPS.of("meditation")
def _meditation(scene: AgraScene, _: str) -> Iterator[str]:
    t = scene.tables
    ids = [t.good_ids[good] for good in t.meditation_cost[scene.shown.meditation]]
    yield scene.say("tip-step", good1=ids[0], good2=ids[-1])


# --- the palace -------------------------------------------------------------------------------


@TIPS.of("order")
def _order(scene: AgraScene, slug: str) -> Iterator[str]:
    """An order, given as the guild and its row from 1."""
    guild_slug, _, row = slug.rpartition("-")
    view, say = scene.view, scene.say
    guild = view.tables.guild_ids.index(guild_slug)
    at = guild * ORDERS + int(row) - 1
    ids = [view.tables.good_ids[good] for good in view.tables.order_goods[at]]
    yield sentence(say("tip-order", guild=guild_slug, good1=ids[0], good2=ids[-1]))
    following = view.order_at[guild] == int(row) - 1
    yield say("tip-order-next") if following else _stone_of(scene, view.order_owner[at])


@TIPS.of("bowl")
def _bowl(scene: AgraScene, slug: str) -> Iterator[str]:
    view = scene.view
    yield scene.called("bowl", slug)
    bowl = view.tables.bowl_of[view.tables.good_ids.index(slug)]
    yield _stone_of(scene, view.bowl_owner[bowl])


def _stone_of(scene: AgraScene, owner: int) -> str:
    if owner == NONE:
        return ""
    if owner == NEUTRAL:
        return scene.say("tip-neutral")
    return scene.say("tip-stone", seat=owner)


@TIPS.of("guild")
def _guild(scene: AgraScene, slug: str) -> Iterator[str]:
    guild = scene.tables.guild_ids.index(slug)
    steps = ", ".join(f"{scene.name(s.seat)} {s.influence[guild]}" for s in scene.view.seats)
    yield scene.say("tip-guild", guild=slug, listed=steps)


# --- where a good can go ----------------------------------------------------------------------


def lights(scene: AgraScene, thing: str) -> str:
    """The places where a good can go, as their names in the page."""
    kind, _, slug = thing.partition("-")
    if kind not in ("good", "stock"):
        return ""
    good = scene.tables.good_ids.index(slug)
    return " ".join([*_asking(scene, good), *_orders(scene, good), *_further(scene, good)])


def _asking(scene: AgraScene, good: int) -> list[str]:
    """Notables who wait for it."""
    view, t = scene.view, scene.tables
    return [
        f"slot-{t.notable_ids[notable]}-{t.good_ids[good]}"
        for notable in view.river
        if view.notable_owner[notable] == NONE
        and good in t.asks[notable]
        and view.stone[notable * SLOTS + t.asks[notable].index(good)] == NONE
    ]


def _orders(scene: AgraScene, good: int) -> list[str]:
    """Orders to be filled next that ask for it, and its bowl if that is free."""
    view, t = scene.view, scene.tables
    found = [
        f"order-{slug}-{row + 1}"
        for guild, slug in enumerate(t.guild_ids)
        if (row := view.order_at[guild]) != NONE and good in t.order_goods[guild * ORDERS + row]
    ]
    if good in t.bowl_good and view.bowl_owner[t.bowl_of[good]] == NONE:
        found.append(f"bowl-{t.good_ids[good]}")
    return found


def _further(scene: AgraScene, good: int) -> list[str]:
    """Buildings that process it, and the step of meditation that costs it."""
    t = scene.tables
    found = [
        f"place-{t.building_ids[into]}"
        for of, into in zip(t.arrow_from, t.arrow_to, strict=True)
        if of == good
    ]
    step = scene.shown.meditation
    if step < t.last_meditation and good in t.meditation_cost[step]:
        found.append("meditation")
    return found
