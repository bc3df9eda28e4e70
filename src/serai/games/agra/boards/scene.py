"""A scene of Agra: whose board is shown, what its things are called, and what they say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from serai.draw.markup import Value
from serai.games.agra.boards.tips import TIPS, lights
from serai.games.agra.tables import CURRY, NONE, OIL, Tables
from serai.games.agra.view import AgraView, SeatView
from serai.games.look import Look
from serai.games.scene import Scene

ALIASES = {"place": ("building",), "good": ("into", "also"), "stock": ("good", "into", "also")}
"""Other names under which log lines speak of a thing."""

AgraLook: TypeAlias = Look[AgraView]


class AgraScene(Scene[AgraView]):
    """A look at Agra that is being drawn."""

    tips = TIPS

    @property
    def tables(self) -> Tables:
        return self.view.tables

    @property
    def me(self) -> SeatView | None:
        """The viewer's seat; an onlooker has none."""
        return None if self.view.seat is None else self.view.seats[self.view.seat]

    @property
    def shown(self) -> SeatView:
        """The seat whose board is shown large: the viewer's, or that of the turn."""
        return self.me or self.view.seats[self.view.turn]

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
        if self.finger and found and found[0].startswith("bonus "):
            return super().offered(("bonus",))
        return found

    def is_asked(self, offered: tuple[str, ...]) -> bool:
        """At the Trader goods are what is asked for; a price token goes besides."""
        aside = self.can("give") and all(one.startswith("token ") for one in offered)
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
        tables = self.view.tables
        slug, arrow = tables.building_ids[building], tables.arrow_into[building]
        along = [f"process {tables.arrow_ids[arrow]}"] if arrow != NONE else []
        return [*(f"{verb} {slug}" for verb in ("place", "peon", "build", "lay", "raise")), *along]

    def actions_of_good(self, good: int) -> list[str]:
        """All that could be chosen by pointing at a good in the city."""
        tables = self.view.tables
        slug = tables.good_ids[good]
        verbs = ("pay", "give", "take", "sell", "exchange", "free", "luxury", "consign")
        sides = [f"token {token} {face}" for token in tables.token_ids for face in ("low", "high")]
        spices = {OIL: ["spices oil", "spices both"], CURRY: ["spices curry"]}
        return [*(f"{first} {slug}" for first in (*verbs, *sides)), *spices.get(good, [])]


def short_name(look: AgraLook, kind: str, slug: str) -> str:
    """A name for narrow places; only buildings and notables have two."""
    if kind in ("place", "building") and slug in look.view.tables.building_ids:
        return look.called("short-building", slug)
    return look.called("short-notable" if kind == "notable" else kind, slug)
