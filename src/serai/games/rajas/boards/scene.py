"""A scene of Rajas of the Ganges: whose province is shown, and what its things say.

A thing is called by its kind and slug: `place-quarry_1`, `space-12`, `die-blue_3`,
`stack-blue_cow`, `cell-b2`, `income-west_2`, `token-red_1`, `seat-a`. What
each kind says stands in `tips`.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeAlias

from serai.games.look import Look
from serai.games.rajas.boards.tips import TIPS
from serai.games.rajas.tables import NONE, Tables
from serai.games.rajas.view import RajasView, SeatView
from serai.games.scene import Scene

RajasLook: TypeAlias = Look[RajasView]


@dataclass(frozen=True)
class RajasScene(Scene[RajasView]):
    """A look at Rajas of the Ganges that is being drawn."""

    changes = ("buy", "lay", "cover")
    tips = TIPS

    looked: int = NONE
    """The seat at whose province one looks, if it is not one's own."""

    @property
    def tables(self) -> Tables:
        return self.view.tables

    @property
    def me(self) -> SeatView | None:
        """The viewer's seat; an onlooker has none."""
        return None if self.view.seat is None else self.view.seats[self.view.seat]

    @property
    def shown(self) -> SeatView:
        """The seat whose province is shown large: the viewer's, or that of the turn."""
        if self.looked != NONE:
            return self.view.seats[self.looked]
        return self.me or self.view.seats[max(self.view.turn, 0)]

    @property
    def own(self) -> bool:
        """Whether it is the viewer's own province, in which something may be done."""
        return self.looked == NONE and self.shown is self.me

    @property
    def apart(self) -> Hashable:
        return self.looked

    def looking_at(self, seat: int) -> RajasScene:
        """The same for the province of another seat, with ids of its own."""
        return RajasScene(self.look, prefix=f"of-{self.letter(seat)}-", looked=seat)

    def pays(self, income: int) -> list[int]:
        """What an income of the shown province gives."""
        seat = self.shown
        return self.tables.income_pays(seat.expert, income, seat.token_on[income])
