"""A scene of Merv: what its things are, and what they say when one points at them.

A thing is called by its kind and slug, as log lines name it: `slot-e2`, `cell-r3c1`, `stall-2`,
`place-1` (of the queue), `card-3`, `space-lane1_1`, `city-ray`, `hall-faith`, `contract-…`,
`breakthrough-…`, `wall-…` (a piece); what no line names is `rampart-e2` (where a piece of wall
goes), `stack-s1`, `owner-0`. What a kind says stands in a method of its own, sentence by sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Self, TypeAlias

from serai.games.look import Look
from serai.games.merv import tables as c
from serai.games.merv.tables import COLOUR_IDS, GIFT_IDS, NONE
from serai.games.merv.view import MervView, OwnerView
from serai.games.scene import SeatScene

MervLook: TypeAlias = Look[MervView]


@dataclass(frozen=True)
class MervScene(SeatScene[MervView]):
    """A look at Merv that is being drawn."""

    named_kinds = frozenset(
        ("slot", "space", "city", "hall", "breakthrough", "wall", "contract", "scoring_tile")
    )
    fixed_tips: ClassVar[dict[str, str]] = {"load": "tip-load", "stack": "tip-no-contract"}

    @classmethod
    def of(cls, scene: MervScene) -> Self:
        """The same scene, as one that draws a part of the table."""
        return cls(scene.look, scene.prefix, scene.finger)

    @property
    def owners(self) -> tuple[OwnerView, ...]:
        """The seats, and the rivals of a small game."""
        return (*self.view.seats, *self.view.rivals)

    def owner(self, owner: int) -> OwnerView:
        return next(one for one in self.owners if one.owner == owner)

    def courtiers_in(self, hall: int) -> list[int]:
        """Whose courtiers are in a hall, one for each."""
        return [one.owner for one in self.owners for _ in range(one.halls[hall])]

    def posts_in(self, city: int) -> list[int]:
        """Who has a post in a city."""
        return [one.owner for one in self.owners if one.posts >> city & 1]

    def name(self, side: int) -> str:
        """What an owner is called; rivals have names of their own."""
        if side in (c.HIGH_COURTIER, c.MAGISTRATE):
            return self.called("rival", c.RIVAL_IDS[side - c.HIGH_COURTIER])
        return super().name(side)

    def line_told(self, slot: int) -> str:
        """The row or column that a slot leads into."""
        side = "column" if slot // c.SIZE % 2 == 0 else "row"
        return self.say(f"line-{side}", line=c.line_number(slot))

    def lights(self, thing: str) -> str:
        """A slot concerns its line; a site that may be activated, all that give cubes with it."""
        kind, _, slug = thing.partition("-")
        if kind == "slot":
            cells = self.tables.lines[self.number("slot", slug)]
        elif kind == "cell" and self.can(f"activate {slug}"):
            cells = self.producing(self.number("cell", slug))
        else:
            return ""
        return " ".join(f"cell-{self.slug('cell', cell)}" for cell in cells)

    def producing(self, cell: int) -> list[int]:
        """The sites that would give cubes together with one that is activated now."""
        view = self.view
        found = next((one for one in view.yields if one.cell == cell), None)
        if found is None or found.owner == NONE:
            return [cell]
        line = self.tables.lines[found.slot]
        return [one for one in line if one == cell or view.building[one] == found.owner]

    # --- what things say ------------------------------------------------------------------------

    def colours_told(self, colours: Iterable[int]) -> str:
        return ", ".join(self.named("colour", one) for one in colours)

    def price_told(self, cost: Iterable[int]) -> str:
        """The cubes of a price by their colours."""
        return self.say("tip-price", price=self.colours_told(cost))

    def there_told(self, owners: Iterable[int]) -> str:
        """Who is there."""
        names = ", ".join(self.name(owner) for owner in owners)
        return self.say("tip-there", names=names) if names else ""

    def taken_told(self, owner: int) -> str:
        return "" if owner == NONE else self.say("tip-taken", name=self.name(owner))

    # --- the city and the tracks ----------------------------------------------------------------

    def tell_cell(self, slug: str) -> Iterator[str]:
        """A site: its action and cube, whose it is, what lies there, whether it is safe."""
        view, say, cell = self.view, self.say, self.number("cell", slug)
        if view.site[cell] != NONE:
            yield self.called("site", self.tables.site_ids[view.site[cell]])
        yield self.called("cell", slug)
        if view.site[cell] == NONE:
            return
        owner, upgrade, soldier = view.building[cell], view.upgrade[cell], view.soldier[cell]
        yield say("tip-empty") if owner == NONE else say("tip-building", name=self.name(owner))
        if upgrade != NONE:
            white = upgrade == c.WHITE
            yield say("tip-up-white" if white else "tip-up", colour=COLOUR_IDS[upgrade])
        if soldier != NONE:
            yield say("tip-soldier", name=self.name(soldier))
        threat = view.threats[cell]
        if threat.attacked:
            sides = "; ".join(self.named("slot", slot) for slot in threat.open)
            yield say("tip-attacked", sides=sides, cubes=self.colours_told(threat.ransom))

    def tell_slot(self, slug: str) -> Iterator[str]:
        slot = self.number("slot", slug)
        for one in self.owners:
            if one.meeple == slot:
                yield self.say("tip-stands", name=self.name(one.owner))
        if c.CAMEL_MARKET in self.tables.lines[slot]:
            yield self.say("tip-past-market")

    def tell_stall(self, slug: str) -> Iterator[str]:
        view, stall = self.view, self.number("stall", slug)
        if view.stall[stall]:
            yield self.say("tip-stall-camel")
            return
        yield self.say("tip-stall", gift=GIFT_IDS[self.tables.stall_gifts[view.side][stall]])
        if stall in view.lost_gifts:
            yield self.say("gift-lost")

    def tell_market(self, slug: str) -> Iterator[str]:
        """All of the camel market, where it is shown too small for single places."""
        yield self.say("camel-market")
        for stall in self.tables.slugs["stall"]:
            yield from self.tell_stall(stall)

    def tell_rampart(self, slug: str) -> Iterator[str]:
        piece = self.view.wall[self.number("slot", slug)]
        walls = self.tables.wall_ids
        yield self.say("tip-breach") if piece == NONE else self.called("wall", walls[piece])
        yield self.called("slot", slug)

    def tell_place(self, slug: str) -> Iterator[str]:
        """A place of the queue."""
        at = self.number("place", slug)
        owner, camels = self.view.queue[at], self.view.left_behind[at]
        yield self.say("tip-place", place=at + 1)
        if owner != NONE:
            yield self.name(owner)
        if camels:
            yield self.say("tip-left-behind", count=camels)

    def tell_owner(self, slug: str) -> Iterator[str]:
        """An owner on the tracks."""
        one = self.owner(int(slug))
        yield self.name(one.owner)
        yield self.say("tip-owner", influence=one.influence, favour=one.favour)

    # --- the houses -----------------------------------------------------------------------------

    def tell_card(self, slug: str) -> Iterator[str]:
        """A card of the caravan."""
        at = self.number("card", slug)
        spice = self.view.caravan[at]
        if spice == NONE:
            return
        yield self.called("spice", c.SPICE_IDS[spice])
        yield self.say("tip-pair", gift=self.named("gift", self.tables.pair_gift[spice]))
        if self.view.on_card[at]:
            yield self.say("tip-camel")

    def tell_deck(self, slug: str) -> Iterator[str]:
        """How many cards of each spice are still to come."""
        left = enumerate(self.view.deck)
        named = [f"{self.named('spice', spice)} {count}" for spice, count in left]
        yield self.say("tip-deck", cards=", ".join(named))

    def tell_space(self, slug: str) -> Iterator[str]:
        """A step of the mosque."""
        t, space = self.tables, self.number("space", slug)
        yield self.say("tip-brings", gift=self.named("gift", t.space_gift[space]))
        if t.space_points[space]:
            yield self.say("tip-points", count=t.space_points[space])
        yield self.there_told(one.owner for one in self.owners if one.mosque == space)

    def tell_city(self, slug: str) -> Iterator[str]:
        """A city of the market: what a good costs, what the first post brings, whose posts."""
        city = self.number("city", slug)
        inner = city < c.INNER
        yield self.say("tip-common" if inner else "tip-rare")
        yield self.price_told(self.tables.city_cost[city])
        first = "tip-first-camel" if inner else "tip-first-favour"
        yield self.there_told(self.posts_in(city)) or self.say(first)

    def tell_hall(self, slug: str) -> Iterator[str]:
        """A hall: what a courtier scores for, the next price, who is there."""
        hall, count = self.number("hall", slug), self.shown.courtiers + 1
        yield self.say(f"tip-{slug}")
        yield self.price_told([self.tables.hall_colour[hall]] * count)
        there = self.there_told(dict.fromkeys(self.courtiers_in(hall)))
        yield there or self.say("tip-first-favour")

    def tell_breakthrough(self, slug: str) -> Iterator[str]:
        t, tile = self.tables, self.number("breakthrough", slug)
        yield self.say("tip-scrolls", count=t.tier_scrolls[tile // c.TIER_TILES])
        yield self.taken_told(self.view.breakthrough[tile])

    def tell_wall(self, slug: str) -> Iterator[str]:
        """A sort of pieces, called by their price."""
        yield self.say("tip-left", count=self.view.walls_left[self.number("wall", slug)])

    def tell_contract(self, slug: str) -> Iterator[str]:
        """A contract: from which influence on, what it takes, what else it brings, and how many
        lie below it."""
        t, card = self.tables, self.number("contract", slug)
        ask = {"scrolls": t.contract_scrolls, "common": t.contract_common, "rare": t.contract_rare}
        laid = [self.say(f"tip-{one}-laid", count=n[card]) for one, n in ask.items() if n[card]]
        stack = next(cards for cards in t.stacks if card in cards)
        yield self.say("tip-influence", count=t.contracts_at[t.contract_level[card]])
        yield self.price_told(t.contract_cost[card])
        yield self.say("tip-laid", goods=", ".join(laid)) if laid else ""
        yield self.say("tip-brings", gift=self.named("gift", t.contract_gift[card]))
        yield self.say("tip-below", count=len(stack) - stack.index(card) - 1)

    def tell_scoring_tile(self, slug: str) -> Iterator[str]:
        tile = self.number("scoring_tile", slug)
        yield self.tile_told(tile)
        yield self.taken_told(self.view.scoring_tiles[tile])

    def tile_told(self, tile: int) -> str:
        symbol = self.named("symbol", self.tables.scoring_symbol[tile])
        return self.say("tip-tile", count=self.tables.scoring_points[tile], symbol=symbol)

    def tell_bonus(self, slug: str) -> Iterator[str]:
        yield self.called("upgrade", f"bonus_{slug}")
        yield self.say("tip-bonus")
