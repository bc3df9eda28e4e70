"""Buying one thing after the other: courtiers, steps in the mosque, goods, pieces of wall."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import Refusal, Step
from serai.games.merv.rules.contracts import InTurn
from serai.games.merv.rules.payment import PayCubes, can_pay
from serai.games.merv.state import MervState


class Purchases(InTurn):
    """Thing after thing, as long as one likes and can pay."""

    price: ClassVar[str] = ""
    """The clause of the price."""

    def offers(self, s: MervState) -> list[Action]:
        """What there is to buy, as it is chosen."""
        raise NotImplementedError

    def cost(self, s: MervState, thing: int) -> list[int]:
        raise NotImplementedError

    def bought(self, s: MervState, thing: int) -> Step[MervState]:
        """What comes of it when it is paid."""
        raise NotImplementedError

    def payable(self, s: MervState, discount: bool) -> list[Action]:
        found, seat = self.offers(s), self.seat
        return [one for one in found if can_pay(s, seat, self.cost(s, one.thing), discount)]

    def affords(self, s: MervState, discount: bool) -> bool:
        """Whether there is anything that can be paid: asked at every site, so without a list."""
        for offer in self.offers(s):
            if can_pay(s, self.seat, self.cost(s, offer.thing), discount):
                return True
        return False

    def choices(self, s: MervState) -> list[Action]:
        return [*self.payable(s, s.discount), s.words.done]

    def choose(self, s: MervState, action: Action) -> None:
        if action is not s.words.done:
            thing = action.thing
            self.buy(s, thing, self.price, self)

    def buy(self, s: MervState, thing: int, price: str, again: Step[MervState]) -> None:
        pay = PayCubes(self.seat, self.cost(s, thing), 0, True, price)
        s.then(pay, self.bought(s, thing), again)

    def refused(self, s: MervState) -> list[Refusal]:
        payable = self.payable(s, s.discount)
        return [self.too_dear(s, offer) for offer in self.offers(s) if offer not in payable]

    def too_dear(self, s: MervState, offer: Action) -> Refusal:
        return s.refuse(offer, "merv-refuse-cubes", self.price)
