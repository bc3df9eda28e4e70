"""Placing a worker: which places can be taken, what they cost, and what happens there."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Refusal, SeatStep
from serai.games.rajas import rewards, tables
from serai.games.rajas.rules import payment
from serai.games.rajas.rules.gains import Give, pay_coins
from serai.games.rajas.rules.grants import use_chamber
from serai.games.rajas.rules.market import sell_same
from serai.games.rajas.rules.province import BuyTile, affordable, can_cover, covering, open_cells
from serai.games.rajas.rules.river import SailOn, can_sail
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import NONE, PORT, QUARRY

FINE: Final = ""
"""A place can be taken."""
REASONS: Final = {
    "rajas-refuse-taken": "place.one",
    "rajas-refuse-left": "place.left",
    "rajas-refuse-coins": "place.price",
    "rajas-refuse-die": "place.price",
    "rajas-refuse-limit": "market.limit",
    "rajas-refuse-market": "place.useful",
    "rajas-refuse-tile": "quarry.dice",
    "rajas-refuse-cell": "province.road",
    "rajas-refuse-sail": "river.last",
    "rajas-refuse-cover": "cover.possible",
    "rajas-refuse-supply": "dice.none",
}
"""Why a place cannot be taken, and the clause behind each reason."""
AREA_RULES: Final = [
    *("quarry.tile", "market.same", "palace.terrace"),
    *("palace.garden", "palace.balcony", "palace.chamber", "port.steps"),
]
"""The clause of each area of the board."""


class Purse:
    """What a seat has to pay with, looked up once for all places, if one of them asks for a die."""

    def __init__(self, s: RajasState, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.colours = NONE
        """Colours of which there is a die, as bits; NONE: not looked up yet."""
        self.values = 0
        """Values that a die shows, or would show when it is turned over: bit 1 to bit 6."""

    def _look_up(self) -> None:
        s, self.colours = self.s, 0
        karma, first = s.karma[self.seat], self.seat * tables.DICE
        for die in range(tables.DICE):
            if s.dice[first + die]:
                value = payment.value_of(die)
                self.colours |= 1 << die // rewards.FACES
                self.values |= 1 << value
                if karma:
                    self.values |= 1 << payment.TURNED - value

    def has(self, kind: int, of: int) -> bool:
        """[place.price] Whether a die fits the price of a place."""
        if kind == tables.NO_DIE:
            return True
        if self.colours == NONE:
            self._look_up()
        if kind == tables.OF_COLOUR:
            return self.colours & 1 << of != 0
        if kind == tables.OF_VALUE:
            return self.values & 1 << of != 0
        if kind == tables.AT_MOST:
            return self.values & (1 << of + 1) - 1 != 0
        return self.colours != 0


def why_not(s: RajasState, purse: Purse, place: int) -> str:
    """Why a seat cannot take a free place, or FINE. [place.price] It must be able to pay, and
    [place.useful] at least a part of the action must be possible."""
    t, seat = s.tables, purse.seat
    if s.money[seat] < s.board.price[place]:
        return "rajas-refuse-coins"
    if not purse.has(t.place_die[place], t.place_die_of[place]):
        return "rajas-refuse-die"
    if t.place_always[place]:
        return FINE
    given = t.place_rewards[place]
    kind = given[0]
    if kind == rewards.GAIN_DICE and given[1] != rewards.ANY:
        return FINE if s.supply[given[1]] else "rajas-refuse-supply"
    if kind == rewards.BUILD:
        if not open_cells(s, seat, 1):
            return "rajas-refuse-cell"
        return FINE if affordable(s, seat, 1) else "rajas-refuse-tile"
    if kind == rewards.SAIL:
        return FINE if can_sail(s, seat, 1) else "rajas-refuse-sail"
    if kind == rewards.SELL_DIFFERENT:
        limit = s.board.goods_limit
        if limit and s.different_used[seat] >= limit:  # [market.limit]
            return "rajas-refuse-limit"
        return FINE if s.market_count(seat) else "rajas-refuse-market"
    if kind == rewards.SELL_GOOD:
        return FINE if s.markets[seat * rewards.GOODS + given[1]] else "rajas-refuse-market"
    if t.place_area[place] != tables.CHAMBER:
        return FINE
    given = t.place_gives[place]
    if given[0] == rewards.RIVER_MOVE:
        return FINE if can_sail(s, seat, given[1]) else "rajas-refuse-sail"
    useless = given[0] == rewards.COVER and not builder_options(s, seat, place, True)
    return "rajas-refuse-cover" if useless else FINE


def builder_options(s: RajasState, seat: int, place: int, any_one: bool = False) -> list[Action]:
    """[cover.possible] The dice for the Master Builder that leave others for the new tile; the
    first one will do for `any_one`."""
    stacks = covering(s, seat, payment.means(s, seat), 1)
    if not stacks:
        return []
    t = s.tables
    found: list[Action] = []
    for action in payment.price_options(s, seat, t.place_die[place], t.place_die_of[place]):
        colour = action.thing // rewards.FACES
        if action.verb == "pay" and colour != stacks[0] // tables.BACKS:
            found.append(action)  # a die of another colour, and no karma
        elif can_cover(s, seat, left_after(s, seat, action)):
            found.append(action)
        if any_one and found:
            break
    return found


def left_after(s: RajasState, seat: int, action: Action) -> list[int]:
    """What the dice of each colour come to when one of them is paid."""
    die = action.thing
    flips = payment.flips_left(s, seat)
    if action.verb == "flip":
        flips = min(flips, s.karma[seat] - 1)
    left = [payment.reach(s, seat, colour, flips) for colour in range(rewards.DICE_COLOURS)]
    paid = die // rewards.FACES
    left[paid] = payment.reach(s, seat, paid, flips, payment.value_of(die))
    return left


def takeable(s: RajasState, seat: int, most: int) -> list[int]:
    """The places that a seat can take, so many at most; a few are found more quickly.

    [place.free] Any free one, [place.left] but in quarry and port only the leftmost of those.
    """
    purse = Purse(s, seat)
    area_of, price, money = s.tables.place_area, s.board.price, s.money[seat]
    found: list[int] = []
    passed = 0  # those of the two of which a free place was there already, as bits
    for place in s.board.places if most > 2 else s.board.plain_first:
        if s.worker_on[place] != NONE:
            continue
        area = area_of[place]
        if area in (QUARRY, PORT):
            if passed & 1 << area:
                continue
            passed |= 1 << area
        if money >= price[place] and why_not(s, purse, place) == FINE:
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
        if t.place_die[place] == tables.NO_DIE:
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
    why, action = "rajas-refuse-taken", s.words.place[place]
    if s.worker_on[place] != NONE:
        return Refusal(action.text, s.message(why, REASONS[why], s.worker_on[place]))
    why = why_not(s, purse, place)
    if why == FINE or not leftmost(s, place):
        why = "rajas-refuse-left"
    short = s.board.price[place] - s.money[purse.seat]
    too_near = why == "rajas-refuse-sail" and s.tables.place_area[place] == tables.CHAMBER
    rule = "palace.portuguese" if too_near else REASONS[why]
    return s.refuse(action, why, rule, "count", max(short, 0))


def leftmost(s: RajasState, place: int) -> bool:
    """[place.left] Whether all places before it are taken, where that matters."""
    area_of = s.tables.place_area
    area = area_of[place]
    free = [one for one in s.board.places if area_of[one] == area and s.worker_on[one] == NONE]
    return free[0] == place or area not in (QUARRY, PORT)


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
        t, place = s.tables, self.place
        if t.place_gives[place][0] == rewards.COVER:
            return builder_options(s, self.seat, place)
        return payment.price_options(s, self.seat, t.place_die[place], t.place_die_of[place])

    def kind(self, s: RajasState, action: Action) -> str:
        return "pay"  # turned over or not

    def refusals(self, s: RajasState) -> list[Refusal]:
        """[place.price] Own dice that do not fit, or [karma.least] only would with karma."""
        t, place, offered = s.tables, self.place, self.options(s)
        kind, of = t.place_die[place], t.place_die_of[place]
        refused: list[Refusal] = []
        for die in s.kinds_held(self.seat):
            pay, flip = s.words.pay[die], s.words.flip[die]
            if pay not in offered:
                refused.append(s.refuse(pay, "rajas-refuse-unfit", "place.price", "die", die))
            if flip in offered or not payment.turning_helps(kind, of, payment.value_of(die)):
                continue
            if s.karma[self.seat]:  # it is wanted for the new tile
                refused.append(s.refuse(flip, "rajas-refuse-cover", "cover.possible"))
            else:
                refused.append(s.refuse(flip, "rajas-refuse-karma", "karma.least"))
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
    else:
        s.stack.append(Give(seat, given, AREA_RULES[s.tables.place_area[place]]))
