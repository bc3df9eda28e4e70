"""A scene of Rajas of the Ganges: whose province is shown, and what its things say.

A thing is called by its kind and slug: `place-quarry_1`, `space-12`, `die-blue_3`,
`stack-blue_cow`, `cell-b2`, `income-west_2`, `token-red_1`, `seat-a`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from serai.draw.shapes import LETTERS
from serai.games.look import Look, sentence
from serai.games.rajas.boards.signs import each
from serai.games.rajas.rewards import ANY, FACES
from serai.games.rajas.tables import COLOUR_IDS, NONE
from serai.games.rajas.view import RajasView, SeatView
from serai.games.scene import SeatScene

RajasLook: TypeAlias = Look[RajasView]


@dataclass(frozen=True)
class RajasScene(SeatScene[RajasView]):
    """A look at Rajas of the Ganges that is being drawn."""

    replaceable_verbs = ("buy", "lay", "cover")
    named_kinds = frozenset({"place", "space", "die", "income", "token"})

    looked: int = NONE  # the seat at whose province one looks, if it is not one's own

    @property
    def shown(self) -> SeatView:
        return super().shown if self.looked == NONE else self.view.seats[self.looked]

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

    def told(self, rewards: Sequence[int]) -> str:
        """All that something gives, in words."""
        names = [self.tables.reward_texts[one] for one in each(rewards)]
        return ", ".join(self.look.voice.name("reward", name) for name in names)

    def tell_place(self, slug: str) -> Iterator[str]:
        """What it costs, what it gives, and who is there."""
        place = self.tables.place_ids.index(slug)
        if place not in self.view.places:
            yield self.say("tip-covered")
            return
        yield self._price(place)
        yield sentence(self.told(self.tables.place_gives[place]))
        if self.view.worker_on[place] != NONE:
            yield self.say("tip-worker", seat=self.view.worker_on[place])

    def _price(self, place: int) -> str:
        """Coins and a die, as far as a place asks for them."""
        coins, die = self.view.price[place], self.tables.place_die[place]
        parts = [self.say("tip-costs-coins", count=coins)] if coins > 0 else []
        if die.value:
            parts.append(self.say("tip-costs-value", value=die.value))
        elif die.most:
            parts.append(self.say("tip-costs-most", value=die.most))
        elif die.colour == ANY:
            parts.append(self.say("tip-costs-any"))
        elif die.colour != NONE:
            parts.append(self.say("tip-costs-colour", colour=COLOUR_IDS[die.colour]))
        return self.say("tip-costs", price=", ".join(parts)) if parts else self.say("tip-free")

    def tell_space(self, slug: str) -> Iterator[str]:
        """A space of the river: what it gives, and whose boat is there."""
        boats = [self.name(seat.seat) for seat in self.view.seats if seat.boat == int(slug)]
        yield sentence(self.told(self.view.space_rewards(int(slug))))
        if boats:
            yield self.say("tip-boats", names=", ".join(boats))

    def tell_seat(self, slug: str) -> Iterator[str]:
        """A lane of the race."""
        one = self.view.seats[LETTERS.index(slug)]
        yield self.name(one.seat)
        yield self.say("tip-seat", fame=one.fame, money=one.money)
        yield self.say("tip-crossed" if one.margin >= 0 else "tip-to-go", count=abs(one.margin))

    def tell_bonus(self, slug: str) -> Iterator[str]:
        """A reward on one of the two tracks."""
        track, _, space = slug.partition("-")
        rewards = self.tables.tracks[track].seen[int(space)]
        yield sentence(f"{self.say(track)} {space}")
        yield sentence(self.told(rewards)) if rewards else self.say("tip-new-worker")

    def tell_die(self, slug: str) -> Iterator[str]:
        yield self.say("tip-turned", value=FACES + 1 - int(slug.rpartition("_")[2]))

    def tell_karma(self, slug: str) -> Iterator[str]:
        yield self.say("tip-karma", count=self.shown.karma, most=self.tables.karma_most)

    def tell_stack(self, slug: str) -> Iterator[str]:
        """The tile on top, and how many are left."""
        stack = self.tables.slugs["stack"].index(slug)
        top = self.view.top[stack]
        if top != NONE:
            yield self.called("tile", self.tables.tile_ids[top])
        yield self.called("stack", slug)
        left = self.view.left[stack] + 1
        yield self.say("tip-none-left") if top == NONE else self.say("tip-tiles-left", count=left)

    def tell_income(self, slug: str) -> Iterator[str]:
        """What an income of the shown province pays, and whether it has."""
        income = self.tables.income_ids.index(slug)
        yield sentence(self.told(self.pays(income)))
        if self.shown.linked & ~self.shown.owed & 1 << income:
            yield self.say("tip-paid")

    def tell_cell(self, slug: str) -> Iterator[str]:
        tile = self.shown.tile[self.tables.cell_ids.index(slug)]
        if tile != NONE:
            yield self.called("tile", self.tables.tile_ids[tile])
        yield self.called("cell", slug)
