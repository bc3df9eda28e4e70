"""Placing a worker: which places can be taken, what they cost, and what happens there."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Refusal, SeatStep
from serai.games.rajas import rewards, tables
from serai.games.rajas.rules import payment
from serai.games.rajas.rules.gains import Give, pay_coins
from serai.games.rajas.rules.grants import use_chamber
from serai.games.rajas.rules.market import sell_same
from serai.games.rajas.rules.province import BuyTile, buyable, can_cover, open_cells
from serai.games.rajas.rules.river import SailOn, can_sail
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import NONE, PORT, QUARRY

FINE: Final = ""  # a place can be taken
NO_SAIL: Final = "rajas-refuse-sail"


def why_not(s: RajasState, seat: int, place: int, held: int) -> str:
    """Why a seat with these dice cannot take a free place, or FINE. [place.price] It must be able
    to pay, and [place.useful] at least a part of the action must be possible."""
    t, price = s.tables, s.tables.place_die[place]
    if s.money[seat] < s.board.price[place]:
        return "rajas-refuse-coins"
    if price.colour != NONE and not held & (price.fits | (price.turned if s.karma[seat] else 0)):
        return "rajas-refuse-die"
    if t.place_always[place]:
        return FINE
    given = t.place_rewards[place]
    kind = given[0]
    if kind == rewards.GAIN_DICE and given[1] != rewards.ANY:
        return FINE if s.supply[given[1]] else "rajas-refuse-supply"
    if kind == rewards.BUILD:
        if not open_cells(s, seat):
            return "rajas-refuse-cell"
        return FINE if buyable(s, seat, payment.means(s, seat), False, 1) else "rajas-refuse-tile"
    if kind == rewards.SAIL:
        return FINE if can_sail(s, seat, 1) else NO_SAIL
    if kind == rewards.SELL_DIFFERENT:
        limit = s.board.goods_limit
        if limit and s.different_used[seat] >= limit:  # [market.limit]
            return "rajas-refuse-limit"
        return FINE if s.market_count(seat) else "rajas-refuse-market"
    if kind == rewards.SELL_GOOD:
        return FINE if s.markets[seat * rewards.GOODS + given[1]] else "rajas-refuse-market"
    given = t.place_gives[place]
    if given[0] == rewards.RIVER_MOVE:
        return FINE if can_sail(s, seat, given[1]) else NO_SAIL
    useless = given[0] == rewards.COVER and not builder_options(s, seat, place)
    return "rajas-refuse-cover" if useless else FINE


def builder_options(s: RajasState, seat: int, place: int) -> list[Action]:
    """[cover.possible] The dice for the Master Builder that leave others for the new tile."""
    if not can_cover(s, seat, payment.means(s, seat)):
        return []
    dice = payment.price_options(s, seat, s.tables.place_die[place])
    return [one for one in dice if can_cover(s, seat, left_after(s, seat, one))]


def left_after(s: RajasState, seat: int, paid: Action) -> list[int]:
    """What the dice of each colour come to when one of them is paid."""
    flips, spent = payment.flips_left(s, seat), [0] * rewards.DICE_COLOURS
    if paid.verb == "flip":
        flips = min(flips, s.karma[seat] - 1)
    spent[paid.thing // rewards.FACES] = payment.value_of(paid.thing)
    return [payment.reach(s, seat, colour, flips, one) for colour, one in enumerate(spent)]


def takeable(s: RajasState, seat: int, most: int) -> list[int]:
    """The places that a seat can take, so many at most; a few are found more quickly.

    [place.free] Any free one, [place.left] but in quarry and port only the leftmost of those.
    """
    area_of, price, money = s.tables.place_area, s.board.price, s.money[seat]
    held = s.dice_held(seat)
    found: list[int] = []
    passed = 0  # those of the two of which a free place was there already, as bits
    for place in s.board.places if most > 2 else s.board.plain_first:
        if s.worker_on[place] != NONE:  # [place.one]
            continue
        area = area_of[place]
        if area in (QUARRY, PORT):
            if passed & 1 << area:
                continue
            passed |= 1 << area
        if money >= price[place] and why_not(s, seat, place, held) == FINE:
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
        seat, place, t = self.seat, action.thing, s.tables
        s.worker_on[place] = seat
        s.home[seat] -= 1
        s.placed = True
        if t.place_rewards[place][0] == rewards.SELL_DIFFERENT:
            s.different_used[seat] += 1
        s.tell("rajas-log-place", self.rule, seat, "place", place)
        pay_coins(s, seat, s.board.price[place])
        if t.place_die[place].colour == NONE:
            act(s, seat, place, 0)
        else:
            s.stack.append(PayDie(seat, place))

    def refusals(self, s: RajasState) -> list[Refusal]:
        seat, allowed = self.seat, takeable(s, self.seat, len(s.worker_on))
        return [refuse_place(s, seat, place) for place in s.board.places if place not in allowed]


def refuse_place(s: RajasState, seat: int, place: int) -> Refusal:
    """Why a place cannot be taken: somebody is there, [place.left] another one comes first, or the
    price or the action is out of reach."""
    why, action, area_of = "rajas-refuse-taken", s.words.place[place], s.tables.place_area
    if s.worker_on[place] != NONE:
        return Refusal(action.text, s.message(why, s.tables.rules[why], s.worker_on[place]))
    area = area_of[place]
    free = [one for one in s.board.places if area_of[one] == area and s.worker_on[one] == NONE]
    first = area not in (QUARRY, PORT) or free[0] == place
    why = why_not(s, seat, place, s.dice_held(seat)) if first else "rajas-refuse-left"
    too_near = why == NO_SAIL and area == tables.CHAMBER
    rule = "palace.portuguese" if too_near else s.tables.rules[why]
    return s.refuse(action, why, rule, "count", max(s.board.price[place] - s.money[seat], 0))


class PayDie(SeatStep[RajasState]):
    """[place.price] The die that a place asks for. [port.die] The port takes a 1, 2 or 3,
    [palace.chamber] a chamber its value, [palace.balcony] a balcony its colour."""

    rule: ClassVar[str] = "place.price"
    asks: ClassVar[str] = "rajas-prompt-pay"
    about: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, s: RajasState) -> list[Action]:
        if s.tables.place_gives[self.place][0] == rewards.COVER:
            return builder_options(s, self.seat, self.place)
        return payment.price_options(s, self.seat, s.tables.place_die[self.place])

    def kind(self, s: RajasState, action: Action) -> str:
        return "pay"  # turned over or not

    def refusals(self, s: RajasState) -> list[Refusal]:
        """[place.price] Own dice that do not fit, or [karma.least] only would with karma."""
        price, offered = s.tables.place_die[self.place], self.options(s)
        refused: list[Refusal] = []
        for die in s.kinds_held(self.seat):
            pay, flip = s.words.pay[die], s.words.flip[die]
            if pay not in offered:
                refused.append(s.refuse(pay, "rajas-refuse-unfit", "place.price", "die", die))
            if flip not in offered and price.turned >> die & 1:  # or it is wanted for the new tile
                why = "rajas-refuse-cover" if s.karma[self.seat] else "rajas-refuse-karma"
                refused.append(s.refuse(flip, why, s.tables.rules[why]))
        return refused

    def apply(self, s: RajasState, action: Action) -> None:
        value = payment.give_up(s, self.seat, action, self.rule)
        act(s, self.seat, self.place, value)


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
    elif kind == rewards.VISIT:  # the only chamber that its reward names
        use_chamber(s, seat, given[1].bit_length() - 1)
    elif kind == rewards.SELL_DIFFERENT:
        s.stack.append(Give(seat, given, "market.different"))
    else:  # [palace.garden] [palace.balcony] [palace.terrace]
        s.stack.append(Give(seat, given, s.tables.area_rules[s.tables.place_area[place]]))
