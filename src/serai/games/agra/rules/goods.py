"""Stones: 22 for all that a seat owns. Goods and favours are stones: gaining, paying, exchanging;
then processing along an arrow, and price tokens.
"""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, SeatStep
from serai.games.agra.actions import Take, Token
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS, NONE, PRICE_TOKENS


def gain_favours(s: AgraState, seat: int, count: int, why: str) -> None:
    """[favour.gain] Stones from the yard into the favour area; nobody else pays for them."""
    at_once = min(count, s.yard[seat])
    s.yard[seat] -= at_once
    s.favours[seat] += at_once
    if at_once:
        s.tell("agra-log-favours", why, seat, "count", at_once)
    if at_once < count:
        s.asks.shortage(s, seat, NONE, count - at_once)


def gain_good(s: AgraState, seat: int, good: int, count: int, why: str) -> None:
    """[goods.store] Stones from the yard onto a building, built or not, without limit."""
    at_once = min(count, s.yard[seat])
    s.yard[seat] -= at_once
    s.goods[seat * GOODS + good] += at_once
    if at_once:
        s.tell("agra-log-good", why, seat, "good", good, "count", at_once)
    if at_once < count:
        s.asks.shortage(s, seat, good, count - at_once)


def earn(s: AgraState, seat: int, rupees: int, why: str) -> None:
    """Rupees from the bank, which never runs out."""
    s.rupees[seat] += rupees
    if rupees:
        s.tell("agra-log-rupees", why, seat, "rupees", rupees)


def pay_good(s: AgraState, seat: int, good: int, why: str) -> None:
    """A good is paid: its stone goes home."""
    s.give_up(seat, good)
    s.tell("agra-log-pay", why, seat, "good", good)


# === SINGLE GOODS =============================================================================


def exchange_options(s: AgraState, seat: int, most: int) -> list[Action]:
    """[wheel.exchange_same] One good for another of exactly the same value, up to a value."""
    return [
        s.words.exchange[give][take]
        for give in range(GOODS)
        if s.goods[seat * GOODS + give] and s.value[give] <= most
        for take in range(GOODS)
        if take != give and s.value[take] == s.value[give]
    ]


def exchange(s: AgraState, seat: int, give: int, take: int, why: str) -> None:
    s.goods[seat * GOODS + give] -= 1
    s.goods[seat * GOODS + take] += 1
    s.tell("agra-log-exchange", why, seat, "good", give, "into", take)


class GainValue(SeatStep[AgraState]):
    """One good of a value, as goods are valued now: [favour.gain_value_2], [river.pier_5]."""

    rule: ClassVar[str] = "favour.gain_value_2"

    def __init__(self, seat: int, value: int, why: str) -> None:
        super().__init__(seat, why)
        self.value: Final = value

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
                turned = s.token_on[token] == good and s.token_face[token] != face
                if turned or good not in s.token_on:
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


# === PROCESSING ===============================================================================


def process(s: AgraState, seat: int, arrow: int, count: int, why: str) -> None:
    """[process.arrow] Goods move along one arrow. [process.unbuilt] The building may be a site."""
    t = s.tables
    s.goods[seat * GOODS + t.arrow_from[arrow]] -= count
    s.goods[seat * GOODS + t.arrow_to[arrow]] += count
    s.tell("agra-log-process", why, seat, "count", count, "good", t.arrow_to[arrow])


def process_alone(s: AgraState, seat: int, arrow: int, count: int, why: str) -> None:
    """[follow.main_only] By the wheel or by favours: nobody follows."""
    process(s, seat, arrow, count, why)
    s.asks.extra(s, seat, arrow)


def can_process(s: AgraState, seat: int, building: int) -> bool:
    arrow = s.tables.arrow_into[building]  # a building bears the number of its good
    return s.goods[seat * GOODS + s.tables.arrow_from[arrow]] > 0


def building_options(s: AgraState, seat: int, building: int) -> list[Action]:
    """[process.building] Up to three goods along the arrow into the building."""
    arrow = s.tables.arrow_into[building]
    most = min(s.tables.process_most, s.goods[seat * GOODS + s.tables.arrow_from[arrow]])
    return [s.words.process[arrow][count] for count in range(most)]
