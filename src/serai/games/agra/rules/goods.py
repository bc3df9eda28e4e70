"""Single goods: exchanging, gaining and selling one, and the price tokens."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Step
from serai.games.agra.actions import Exchange, Sell, Take, Token
from serai.games.agra.rules.stones import earn, gain_good
from serai.games.agra.state import AgraState
from serai.games.agra.tables import BASICS, GOODS, NONE, PRICE_TOKENS


def exchange_options(s: AgraState, seat: int, most: int) -> list[Action]:
    """[wheel.exchange_same] One good for another of exactly the same value, up to a value."""
    options: list[Action] = []
    for give in range(GOODS):
        if not s.goods[seat * GOODS + give] or s.value[give] > most:
            continue
        for take in range(GOODS):
            if take != give and s.value[take] == s.value[give]:
                options.append(s.words.exchange[give][take])
    return options


def exchange(s: AgraState, seat: int, give: int, take: int, why: str) -> None:
    s.goods[seat * GOODS + give] -= 1
    s.goods[seat * GOODS + take] += 1
    if s.notes is not None:
        args: dict[str, str | int] = {
            "seat": seat,
            "good": s.tables.good_ids[give],
            "into": s.tables.good_ids[take],
        }
        s.note("agra-log-exchange", args, why)


class ExchangeOne(Step[AgraState]):
    """[favour.exchange_good] [notable.english_trader] One good for another of the same value."""

    rule: ClassVar[str] = "favour.exchange_good"

    def __init__(self, seat: int, why: str) -> None:
        self.seat: Final = seat
        self.why: Final = why

    def actor(self, s: AgraState) -> int:
        return self.seat

    def options(self, s: AgraState) -> list[Action]:
        return exchange_options(s, self.seat, GOODS)

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Exchange)
        exchange(s, self.seat, action.first, action.second, self.why)

    def prompt(self, s: AgraState) -> Message:
        return Message("agra-prompt-exchange", {"seat": self.seat}, self.why)


class GainBasic(Step[AgraState]):
    """[favour.gain_basic] One basic good of one's choice."""

    rule: ClassVar[str] = "favour.gain_basic"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actor(self, s: AgraState) -> int:
        return self.seat

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.take[good] for good in range(BASICS)]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Take)
        gain_good(s, self.seat, action.thing, 1, self.rule)

    def prompt(self, s: AgraState) -> Message:
        return Message("agra-prompt-gain-basic", {"seat": self.seat}, self.rule)


class GainValue(Step[AgraState]):
    """One good of a value, as goods are valued now: [favour.gain_value_2], [river.pier_5]."""

    rule: ClassVar[str] = "favour.gain_value_2"

    def __init__(self, seat: int, value: int, why: str) -> None:
        self.seat: Final = seat
        self.value: Final = value
        self.why: Final = why

    def actor(self, s: AgraState) -> int:
        return self.seat

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.take[good] for good in range(GOODS) if s.value[good] == self.value]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Take)
        gain_good(s, self.seat, action.thing, 1, self.why)

    def prompt(self, s: AgraState) -> Message:
        args: dict[str, str | int] = {"seat": self.seat, "value": self.value}
        return Message("agra-prompt-gain-value", args, self.why)


class SellOne(Step[AgraState]):
    """[favour.sell_good] One good for as many rupees as it is worth."""

    rule: ClassVar[str] = "favour.sell_good"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actor(self, s: AgraState) -> int:
        return self.seat

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.sell[good] for good in range(GOODS) if s.has(self.seat, good)]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Sell)
        s.give_up(self.seat, action.thing)
        if s.notes is not None:
            args: dict[str, str | int] = {
                "seat": self.seat,
                "good": s.tables.good_ids[action.thing],
            }
            s.note("agra-log-sell", args, self.rule)
        earn(s, self.seat, s.value[action.thing], self.rule)

    def prompt(self, s: AgraState) -> Message:
        return Message("agra-prompt-sell", {"seat": self.seat}, self.rule)


# === PRICE TOKENS =============================================================================


def token_options(s: AgraState) -> list[Action]:
    """[price.move] A token is put on a good, moved or turned. [price.one_step] A value differs from
    the printed one by at most 1. [price.stack] A good has one token at most."""
    options: list[Action] = []
    for token in range(PRICE_TOKENS):
        for face in (0, 1):
            value = s.tables.token_values[token][face]
            for good in range(GOODS):
                if not -1 <= value - s.tables.printed_value[good] <= 1:
                    continue
                if s.token_on[token] == good:
                    if s.token_face[token] != face:
                        options.append(s.words.token[token][face][good])
                elif good not in s.token_on:
                    options.append(s.words.token[token][face][good])
    return options


def move_token(s: AgraState, action: Token, seat: int, why: str) -> None:
    """[price.stays] By the Trader or a favour; else a token stays till pier 4 sends it back."""
    s.token_on[action.token] = action.good
    s.token_face[action.token] = action.face
    s.count_values()
    if s.notes is not None:
        args: dict[str, str | int] = {
            "seat": seat,
            "good": s.tables.good_ids[action.good],
            "value": s.value[action.good],
        }
        s.note("agra-log-token", args, why)


def return_tokens(s: AgraState) -> None:
    """[river.pier_4] All price tokens go back to the Trader, their lower sides up."""
    s.token_on = [NONE] * PRICE_TOKENS
    s.token_face = [0] * PRICE_TOKENS
    s.count_values()


class MoveToken(Step[AgraState]):
    """[favour.move_price_token] A price token, as the Trader would."""

    rule: ClassVar[str] = "favour.move_price_token"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def actor(self, s: AgraState) -> int:
        return self.seat

    def options(self, s: AgraState) -> list[Action]:
        return token_options(s)

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Token)
        move_token(s, action, self.seat, self.rule)

    def prompt(self, s: AgraState) -> Message:
        return Message("agra-prompt-token", {"seat": self.seat}, self.rule)
