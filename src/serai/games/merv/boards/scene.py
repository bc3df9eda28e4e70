"""A scene of Merv: what its things say.

A thing is called by its kind and slug, as log lines name it: `slot-e2`, `cell-r3c1`, `stall-2`,
`place-1` (of the queue), `card-3`, `space-lane1_1`, `city-ray`, `hall-faith`, `contract-…`,
`breakthrough-…`, `wall-…` (a piece); what no line names is `rampart-e2` (where a piece of wall
goes), `stack-s1`, `owner-0`. What each kind says stands in `tips`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from serai.games.look import Look
from serai.games.merv.boards.tips import TIPS, producing
from serai.games.merv.tables import HIGH_COURTIER, MAGISTRATE, RIVAL_IDS, Tables
from serai.games.merv.view import MervView, OwnerView
from serai.games.scene import Scene

MervLook: TypeAlias = Look[MervView]


@dataclass(frozen=True)
class MervScene(Scene[MervView]):
    """A look at Merv that is being drawn."""

    tips = TIPS

    @property
    def tables(self) -> Tables:
        return self.view.tables

    @property
    def shown(self) -> OwnerView:
        """Whose things matter: the viewer's, or those of the turn."""
        seat = self.view.seat
        return self.view.seats[max(self.view.turn, 0) if seat is None else seat]

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

    def number(self, kind: str, slug: str) -> int:
        """The number of a thing in the tables."""
        return self.tables.slugs[kind].index(slug)

    def lights(self, thing: str) -> str:
        """A slot concerns its line; a site that may be activated, all that give cubes with it."""
        kind, _, slug = thing.partition("-")
        if kind == "slot":
            cells = self.tables.lines[self.number("slot", slug)]
        elif kind == "cell" and self.can(f"activate {slug}"):
            cells = producing(self, self.number("cell", slug))
        else:
            return ""
        return " ".join(f"cell-{self.tables.slugs['cell'][cell]}" for cell in cells)

    def name(self, side: int) -> str:
        """What an owner is called; rivals have names of their own."""
        if side in (HIGH_COURTIER, MAGISTRATE):
            return self.called("rival", RIVAL_IDS[side - HIGH_COURTIER])
        return super().name(side)
