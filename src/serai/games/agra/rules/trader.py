"""The Trader: up to three goods for others, worth one less together; and one price token."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Refusal
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

    def __init__(self, given: int, kinds: int, worth: int, traded: bool, token: bool) -> None:
        self.given: Final = given
        self.kinds: Final = kinds
        """Kinds of goods given, as bits."""
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
            s.stack.append(Trade(self.given, self.kinds, self.worth, self.traded, True))
        elif isinstance(action, Give):
            s.give_up(s.turn, action.good)
            kinds, worth = self.kinds | 1 << action.good, self.worth + s.value[action.good]
            s.stack.append(Trade(self.given + 1, kinds, worth, self.traded, self.token))
            s.tell("agra-log-give", self.rule, s.turn, "good", action.good)
        elif self.given:
            s.stack.append(Trade(0, 0, 0, True, self.token))
            if self.worth > s.tables.trade_loss:
                s.stack.append(TakeGoods(self.worth - s.tables.trade_loss, self.kinds))

    def refused(self, s: AgraState) -> list[Refusal]:
        """[trader.token] One token; [trader.give] one trade, of so many goods at most."""
        refused: list[Refusal] = []
        full = self.given == s.tables.trade_most
        for good in range(GOODS):
            if not s.goods[s.turn * GOODS + good]:
                continue
            action, most = s.words.give[good], s.tables.trade_most
            if self.traded:
                refused.append(s.refuse(action, "agra-refuse-trade-once", "trader.give"))
            elif full:
                why = "agra-refuse-trade-most"
                refused.append(s.refuse(action, why, "trader.give", "count", most))
        if self.token:
            for token in token_options(s):
                refused.append(s.refuse(token, "agra-refuse-token-once", "trader.token"))
        return refused

    def prompt(self, s: AgraState) -> Message:
        args: dict[str, str | int] = {
            "seat": s.turn,
            "given": self.given,
            "worth": self.worth,
            "traded": "yes" if self.traded else "no",
        }
        return Message("agra-prompt-trade", args, self.rule)


class TakeGoods(InTurn):
    """[trader.take] Take goods of other kinds than those given, worth exactly one less, at the
    values of now."""

    rule: ClassVar[str] = "trader.take"
    asks: ClassVar[str] = "agra-prompt-take"
    about: ClassVar[tuple[str, ...]] = ("worth",)

    def __init__(self, worth: int, given: int) -> None:
        self.worth: Final = worth
        self.given: Final = given
        """Kinds of goods that were given, as bits."""

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        others = [good for good in range(GOODS) if not self.given & 1 << good]
        for good in others:
            left = self.worth - s.value[good]
            if left >= 0 and (not s.tables.trade_exact or adds_up(s, others, left)):
                options.append(s.words.take[good])
        if not s.tables.trade_exact or not options:
            options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Take):
            left = self.worth - s.value[action.good]
            if left:
                s.stack.append(TakeGoods(left, self.given))
            gain_good(s, s.turn, action.good, 1, self.rule)


def adds_up(s: AgraState, goods: list[int], worth: int) -> bool:
    """Whether some of these goods, each as often as one likes, are worth exactly so much."""
    sums = [0]
    for total in range(1, worth + 1):
        if any(total - s.value[good] in sums for good in goods):
            sums.append(total)
    return worth in sums
