"""Single goods: exchanging, gaining and selling one, and the price tokens."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, SeatStep
from serai.games.agra.actions import Take, Token
from serai.games.agra.rules.stones import gain_good
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS, NONE, PRICE_TOKENS


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
    s.tell("agra-log-exchange", why, seat, "good", give, "into", take)


class GainValue(SeatStep[AgraState]):
    """One good of a value, as goods are valued now: [favour.gain_value_2], [river.pier_5]."""

    rule: ClassVar[str] = "favour.gain_value_2"

    def __init__(self, seat: int, value: int, why: str) -> None:
        super().__init__(seat)
        self.value: Final = value
        self.why: Final = why

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.take[good] for good in range(GOODS) if s.value[good] == self.value]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Take)
        gain_good(s, self.seat, action.good, 1, self.why)

    def prompt(self, s: AgraState) -> Message:
        return s.message("agra-prompt-gain-value", self.why, self.seat, "value", self.value)


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
    s.tell("agra-log-token", why, seat, "good", action.good, "value", s.value[action.good])


def return_tokens(s: AgraState) -> None:
    """[river.pier_4] All price tokens go back to the Trader, their lower sides up."""
    s.token_on = [NONE] * PRICE_TOKENS
    s.token_face = [0] * PRICE_TOKENS
    s.count_values()
