"""Placing a worker: which places can be taken, what they cost, and what happens there."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Refusal, SeatStep
from serai.games.rajas import rewards
from serai.games.rajas.actions import Flip, Pay, Place
from serai.games.rajas.rules.covering import can_cover
from serai.games.rajas.rules.gains import Give, pay_coins
from serai.games.rajas.rules.grants import use_chamber
from serai.games.rajas.rules.market import sell_same
from serai.games.rajas.rules.payment import (
    TURNED,
    flips_left,
    give_up,
    means,
    price_options,
    reach,
    value_of,
)
from serai.games.rajas.rules.province import BuyTile, affordable, open_cells
from serai.games.rajas.rules.river import SailOn, can_sail
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import (
    AT_MOST,
    CHAMBER,
    NO_DIE,
    NONE,
    OF_COLOUR,
    OF_VALUE,
    PORT,
    QUARRY,
)

FROM_THE_LEFT: Final = 1 << QUARRY | 1 << PORT
"""Areas whose places are taken from left to right, as bits."""

FINE: Final = ""
"""A place can be taken."""
TAKEN: Final = "rajas-refuse-taken"
LEFT: Final = "rajas-refuse-left"
COINS_SHORT: Final = "rajas-refuse-coins"
NO_FITTING_DIE: Final = "rajas-refuse-die"
LIMIT: Final = "rajas-refuse-limit"
NO_MARKET: Final = "rajas-refuse-market"
NO_TILE: Final = "rajas-refuse-tile"
NO_CELL: Final = "rajas-refuse-cell"
NO_SAIL: Final = "rajas-refuse-sail"
NO_COVER: Final = "rajas-refuse-cover"
NO_SUPPLY: Final = "rajas-refuse-supply"

REASON_RULES: Final = {
    TAKEN: "place.one",
    LEFT: "place.left",
    COINS_SHORT: "place.price",
    NO_FITTING_DIE: "place.price",
    LIMIT: "market.limit",
    NO_MARKET: "place.useful",
    NO_TILE: "quarry.dice",
    NO_CELL: "province.road",
    NO_SAIL: "river.last",
    NO_COVER: "cover.possible",
    NO_SUPPLY: "dice.none",
}
"""The clause behind each reason why a place cannot be taken."""


class Purse:
    """What a seat has to pay with, looked up once for all places."""

    def __init__(self, s: RajasState, seat: int) -> None:
        self.seat: Final = seat
        values = 0
        colours = 0
        for die in s.kinds_held(seat):
            colours |= 1 << die // rewards.FACES
            values |= 1 << value_of(die)
        self.colours: Final = colours
        """Colours of which there is a die, as bits."""
        self.values: Final = values | turned_over(values) if s.karma[seat] else values
        """Values that a die shows, or would show when it is turned over: bit 1 to bit 6."""

    def has(self, kind: int, of: int) -> bool:
        """[place.price] Whether a die fits the price of a place."""
        if kind == NO_DIE:
            return True
        if kind == OF_COLOUR:
            return self.colours & 1 << of != 0
        if kind == OF_VALUE:
            return self.values & 1 << of != 0
        if kind == AT_MOST:
            return self.values & (1 << of + 1) - 1 != 0
        return self.colours != 0


def turned_over(values: int) -> int:
    """The other sides of these values."""
    found = 0
    for value in range(1, rewards.FACES + 1):
        if values & 1 << value:
            found |= 1 << TURNED - value
    return found


def why_not(s: RajasState, purse: Purse, place: int) -> str:
    """Why a seat cannot take a free place, or FINE. [place.price] It must be able to pay, and
    [place.useful] at least a part of the action must be possible."""
    t = s.tables
    seat = purse.seat
    if s.money[seat] < s.board.price[place]:
        return COINS_SHORT
    if not purse.has(t.place_die[place], t.place_die_of[place]):
        return NO_FITTING_DIE
    given = t.place_rewards[place]
    kind = given[0]
    if kind == rewards.GAIN_DICE and given[1] != rewards.ANY:
        return FINE if s.supply[given[1]] else NO_SUPPLY
    if kind == rewards.BUILD:
        return why_not_build(s, seat)
    if kind == rewards.SAIL:
        return FINE if can_sail(s, seat, 1) else NO_SAIL
    if kind == rewards.SELL_DIFFERENT:
        limit = s.board.goods_limit
        if limit and s.different_used[seat] >= limit:  # [market.limit]
            return LIMIT
        return FINE if s.market_count(seat) else NO_MARKET
    if kind == rewards.SELL_GOOD:
        return FINE if s.markets[seat * rewards.GOODS + given[1]] else NO_MARKET
    if t.place_area[place] == CHAMBER:
        return why_not_chamber(s, seat, place)
    return FINE


def why_not_build(s: RajasState, seat: int) -> str:
    if not open_cells(s, seat):
        return NO_CELL
    return FINE if affordable(s, seat) else NO_TILE


def chamber_of(s: RajasState, place: int) -> int:
    """The chamber at a place of the palace: the only one that its reward names."""
    return s.tables.place_rewards[place][1].bit_length() - 1


def why_not_chamber(s: RajasState, seat: int, place: int) -> str:
    given = s.tables.place_gives[place]
    if given[0] == rewards.RIVER_MOVE:
        return FINE if can_sail(s, seat, given[1]) else NO_SAIL
    if given[0] == rewards.COVER and not builder_options(s, seat, place):
        return NO_COVER
    return FINE


def is_builder(s: RajasState, place: int) -> bool:
    """Whether it is the place of the Master Builder."""
    return s.tables.place_gives[place][0] == rewards.COVER


def builder_options(s: RajasState, seat: int, place: int) -> list[Action]:
    """[cover.possible] The dice for the Master Builder that leave others for the new tile."""
    most = means(s, seat)
    if not can_cover(s, seat, most):
        return []
    t = s.tables
    found: list[Action] = []
    for action in price_options(s, seat, t.place_die[place], t.place_die_of[place]):
        assert isinstance(action, (Pay, Flip))
        flips = flips_left(s, seat)
        if isinstance(action, Flip):
            flips = min(flips, s.karma[seat] - 1)
        left = [reach(s, seat, colour, flips) for colour in range(len(most))]
        colour = action.die // rewards.FACES
        left[colour] = reach(s, seat, colour, flips, value_of(action.die))
        if can_cover(s, seat, left):
            found.append(action)
    return found


def takeable(s: RajasState, seat: int, most: int) -> list[int]:
    """The places that a seat can take, so many at most.

    [place.free] Any free one, [place.left] but in quarry and port only the leftmost of those.
    """
    purse = Purse(s, seat)
    area_of = s.tables.place_area
    found: list[int] = []
    passed = 0  # areas of which a free place was there already, as bits
    for place in s.board.places:
        area = 1 << area_of[place]
        if s.worker_on[place] != NONE or passed & area & FROM_THE_LEFT:
            continue
        passed |= area
        if why_not(s, purse, place) == FINE:
            found.append(place)
            if len(found) == most:
                break
    return found


class PlaceWorker(SeatStep[RajasState]):
    """[place.order] Place a worker, pay, act. [round.must] Whoever can must do so."""

    rule: ClassVar[str] = "place.order"
    asks: ClassVar[str] = "rajas-prompt-place"

    def options(self, s: RajasState) -> list[Action]:
        words = s.words.place
        return [words[place] for place in takeable(s, self.seat, len(words))]

    def only_option(self, s: RajasState) -> Action | None:
        found = takeable(s, self.seat, 2)
        return s.words.place[found[0]] if len(found) == 1 else None

    def apply(self, s: RajasState, action: Action) -> None:
        assert isinstance(action, Place)
        seat, place, t = self.seat, action.place, s.tables
        s.worker_on[place] = seat
        s.home[seat] -= 1
        s.placed = True
        if t.place_rewards[place][0] == rewards.SELL_DIFFERENT:
            s.different_used[seat] += 1
        s.tell("rajas-log-place", self.rule, seat, "place", place)
        pay_coins(s, seat, s.board.price[place])
        if t.place_die[place] == NO_DIE:
            act(s, seat, place, 0)
        else:
            s.stack.append(PayDie(seat, place))

    def refusals(self, s: RajasState) -> list[Refusal]:
        purse = Purse(s, self.seat)
        allowed = takeable(s, self.seat, len(s.worker_on))
        return [refuse_place(s, purse, place) for place in s.board.places if place not in allowed]


def refuse_place(s: RajasState, purse: Purse, place: int) -> Refusal:
    """Why a place cannot be taken: somebody is there, another one comes first, or the price or the
    action is out of reach."""
    action = s.words.place[place]
    if s.worker_on[place] != NONE:
        reason = s.message(TAKEN, REASON_RULES[TAKEN], s.worker_on[place])
        return Refusal(action.text, reason)
    why = why_not(s, purse, place)
    if why == FINE or not leftmost(s, place):
        why = LEFT
    short = s.board.price[place] - s.money[purse.seat]
    return s.refuse(action, why, REASON_RULES[why], "count", max(short, 0))


def leftmost(s: RajasState, place: int) -> bool:
    """[place.left] Whether all places before it are taken, where that matters."""
    area_of = s.tables.place_area
    area = area_of[place]
    free = [one for one in s.board.places if area_of[one] == area and s.worker_on[one] == NONE]
    return free[0] == place or not FROM_THE_LEFT & 1 << area


class PayDie(SeatStep[RajasState]):
    """[place.price] The die that a place asks for. [port.die] The port takes a 1, 2 or 3,
    [palace.chamber] a chamber its value, [palace.balcony] a balcony its colour."""

    rule: ClassVar[str] = "place.price"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, s: RajasState) -> list[Action]:
        t, place = s.tables, self.place
        if is_builder(s, place):
            return builder_options(s, self.seat, place)
        return price_options(s, self.seat, t.place_die[place], t.place_die_of[place])

    def kind(self, s: RajasState, action: Action) -> str:
        return "pay"  # turned over or not

    def apply(self, s: RajasState, action: Action) -> None:
        value = give_up(s, self.seat, action, self.rule)
        act(s, self.seat, self.place, value)

    def prompt(self, s: RajasState) -> Message:
        return s.message("rajas-prompt-pay", self.rule, self.seat, "place", self.place)


def act(s: RajasState, seat: int, place: int, value: int) -> None:
    """What a place is for. [dice.pay] The die that was paid showed `value`."""
    given = s.tables.place_rewards[place]
    kind = given[0]
    if kind == rewards.BUILD:  # [quarry.price] was paid
        s.stack.append(BuyTile(seat))
    elif kind == rewards.SAIL:  # [port.price] was paid; [port.steps] as far as the die shows
        s.stack.append(SailOn(seat, 1, value, s.tables.port_zero, "port.steps"))
    elif kind == rewards.SELL_GOOD:
        sell_same(s, seat, given[1], value, "market.same")
    elif kind == rewards.VISIT:
        use_chamber(s, seat, chamber_of(s, place))
    elif kind == rewards.SELL_DIFFERENT:
        s.stack.append(Give(seat, given, "market.different"))
    else:
        s.stack.append(Give(seat, given, AREA_RULES[s.tables.place_area[place]]))


AREA_RULES: Final = [
    *("quarry.tile", "market.same", "palace.terrace"),
    *("palace.garden", "palace.balcony", "palace.chamber", "port.steps"),
]
"""The clause of each area of the board."""
