"""The Trader: up to three goods for others, worth one less together; and one price token."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message
from serai.games.agra.actions import Give, Take, Token
from serai.games.agra.rules.anytime import InTurn
from serai.games.agra.rules.goods import move_token, token_options
from serai.games.agra.rules.stones import gain_good
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS


class Trade(InTurn):
    """[trader.give] Give up to three goods. [trader.token] Before or after the exchange one price
    token may be put, moved or turned."""

    rule: ClassVar[str] = "trader.give"

    def __init__(self, given: int, worth: int, traded: bool, token: bool) -> None:
        self.given: Final = given
        self.worth: Final = worth
        self.traded: Final = traded
        self.token: Final = token
        """The token was moved already."""

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        loss = s.tables.trade_loss
        if self.given == 0 or self.worth > loss:
            options.append(s.words.done)
        if not self.traded and self.given < s.tables.trade_most:
            for good in range(GOODS):
                if s.goods[s.turn * GOODS + good] and self._leads_on(s, good):
                    options.append(s.words.give[good])
        if not self.token and self.given == 0:
            options += token_options(s)
        if not options:  # the goods meant for this trade went elsewhere: it comes to nothing
            options.append(s.words.done)
        return options

    def _leads_on(self, s: AgraState, good: int) -> bool:
        """[trader.worth] A trade that would bring nothing is none: there must be more to give."""
        worth = self.worth + s.value[good]
        if worth > s.tables.trade_loss:
            return True
        own = sum(s.goods[s.turn * GOODS : (s.turn + 1) * GOODS])
        return self.given + 1 < s.tables.trade_most and own > 1

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Token):
            move_token(s, action, s.turn, "trader.token")
            s.stack.append(Trade(self.given, self.worth, self.traded, True))
        elif isinstance(action, Give):
            s.give_up(s.turn, action.good)
            worth = self.worth + s.value[action.good]
            s.stack.append(Trade(self.given + 1, worth, self.traded, self.token))
            s.tell("agra-log-give", self.rule, s.turn, "good", action.good)
        elif self.given:
            s.stack.append(Trade(0, 0, True, self.token))
            if self.worth > s.tables.trade_loss:
                s.stack.append(TakeGoods(self.worth - s.tables.trade_loss))

    def prompt(self, s: AgraState) -> Message:
        args: dict[str, str | int] = {
            "seat": s.turn,
            "given": self.given,
            "worth": self.worth,
            "traded": "yes" if self.traded else "no",
        }
        return Message("agra-prompt-trade", args, self.rule)


class TakeGoods(InTurn):
    """[trader.take] Take goods worth exactly one less than those given, at the values of now."""

    rule: ClassVar[str] = "trader.take"
    asks: ClassVar[str] = "agra-prompt-take"
    about: ClassVar[tuple[str, ...]] = ("worth",)

    def __init__(self, worth: int) -> None:
        self.worth: Final = worth

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        for good in range(GOODS):
            if s.value[good] <= self.worth:
                options.append(s.words.take[good])
        if not s.tables.trade_exact or not options:
            options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Take):
            left = self.worth - s.value[action.good]
            if left:
                s.stack.append(TakeGoods(left))
            gain_good(s, s.turn, action.good, 1, self.rule)
