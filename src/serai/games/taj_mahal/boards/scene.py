"""Taj Mahal as it is drawn: who looks, and what its places say of themselves."""

from serai.games.look import Look
from serai.games.scene import Scene
from serai.games.taj_mahal.boards.atlas import Atlas, atlas_of
from serai.games.taj_mahal.tables import NONE
from serai.games.taj_mahal.view import SideView, TajView

TajLook = Look[TajView]


class TajScene(Scene[TajView]):
    """A view of Taj Mahal that is being drawn."""

    @property
    def atlas(self) -> Atlas:
        return atlas_of(self.view.game)

    @property
    def me(self) -> SideView | None:
        """The viewer's side; an onlooker has none."""
        return None if self.view.seat is None else self.view.sides[self.view.seat]

    @property
    def over(self) -> bool:
        return self.view.outcome is not None

    def winner_of(self, prize: int) -> int | None:
        """The side that has won a prize of this visit, or None while it lies in the court."""
        winner = self.view.winner[prize]
        return None if winner == NONE else winner

    def owners(self, city: int) -> set[int]:
        """The sides that have a palace in a city."""
        return {self.view.regular[city], self.view.crowned[city]} - {NONE}

    def action(self, verb: str, thing: str) -> str | None:
        """The notation of an action, if it may be chosen now."""
        text = f"{verb} {thing}"
        return text if self.look.may(text) else None

    def describe(self, thing: str) -> str:
        """A city in words: what it is, what lies there, who is there."""
        kind, _, slug = thing.partition("-")
        if kind != "city":
            return ""
        view, city = self.view, self.view.tables.city_ids.index(slug)
        fortress = view.tables.fortress[city]
        parts = [self.say("fortress", city=slug) if fortress else self.called("city", slug)]
        if view.bonus_on[city] != NONE:
            parts.append(self.look.voice.name("bonus", view.tables.bonus_ids[view.bonus_on[city]]))
        if view.regular[city] != NONE:
            parts.append(self.say("palace-of", name=self.name(view.regular[city])))
        if view.crowned[city] != NONE:
            parts.append(self.say("crown-of", name=self.name(view.crowned[city])))
        return ", ".join(parts)
