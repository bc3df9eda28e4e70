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

    def offers(self, s: MervState) -> list[int]:
        """What there is to buy."""
        raise NotImplementedError

    def cost(self, s: MervState, thing: int) -> list[int]:
        raise NotImplementedError

    def words(self, s: MervState) -> list[Action]:
        """How each thing is chosen, by its number."""
        raise NotImplementedError

    def bought(self, s: MervState, thing: int) -> Step[MervState]:
        """What comes of it when it is paid."""
        raise NotImplementedError

    def payable(self, s: MervState, discount: bool) -> list[int]:
        things, seat = self.offers(s), self.seat
        return [thing for thing in things if can_pay(s, seat, self.cost(s, thing), discount)]

    def affords(self, s: MervState, discount: bool) -> bool:
        """Whether there is anything that can be paid: asked at every site, so without a list."""
        for thing in self.offers(s):
            if can_pay(s, self.seat, self.cost(s, thing), discount):
                return True
        return False

    def choices(self, s: MervState) -> list[Action]:
        words = self.words(s)
        options = [words[thing] for thing in self.payable(s, s.discount)]
        options.append(s.words.done)
        return options

    def choose(self, s: MervState, action: Action) -> None:
        if action is not s.words.done:
            self.buy(s, action.thing, self.price, self)

    def buy(self, s: MervState, thing: int, price: str, again: Step[MervState]) -> None:
        pay = PayCubes(self.seat, self.cost(s, thing), 0, True, price)
        s.then(pay, self.bought(s, thing), again)

    def refused(self, s: MervState) -> list[Refusal]:
        payable = self.payable(s, s.discount)
        return [self.too_dear(s, thing) for thing in self.offers(s) if thing not in payable]

    def too_dear(self, s: MervState, thing: int) -> Refusal:
        return s.refuse(self.words(s)[thing], "merv-refuse-cubes", self.price)
