"""The Sailor: pay a good, deliver several."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Message, Refusal, Step
from serai.games.agra.actions import Deliver, Double, OfDelivery, Order, Pay
from serai.games.agra.rules import notables
from serai.games.agra.rules.anytime import IfAnyUse, InTurn
from serai.games.agra.rules.goods import earn, gain_favours, pay_good
from serai.games.agra.rules.orders import fill_order, order_options, order_refusals
from serai.games.agra.rules.tracks import Ascend
from serai.games.agra.state import AgraState
from serai.games.agra.tables import GOODS, JAGIRDAR, NONE, PORTUGUESE_TRADER, SLOTS

FINE: Final = ""  # a good may be delivered twice
# Why a good cannot be delivered, or not twice.
TAKEN: Final = "agra-refuse-taken"
DELIVERIES: Final = "agra-refuse-deliveries"
DOUBLES: Final = "agra-refuse-doubles"
DOUBLE_ONE: Final = "agra-refuse-double-one"
DOUBLE_GOODS: Final = "agra-refuse-double-goods"


def hire_sailor(s: AgraState) -> None:
    """[sailor.steps] Deliver and pay, then the influence; at last the Jagirdar of another seat.

    [sailor.free] One delivery is free. [notable.jagirdar] With the Jagirdar another one is.
    """
    helped = s.owns(s.turn, JAGIRDAR)
    left = s.tables.sailor_free + (s.tables.jagirdar_deliveries if helped else 0)
    if s.tables.doubles_per_action:
        s.doubles = 0
    after = ForeignDelivery(s.turn, s.notable_owner[JAGIRDAR])
    s.then(Deliveries(0, left, (), False, helped), after)


class Deliveries(InTurn):
    """[sailor.deliver] To as many notables as one likes, and [sailor.order] for one order.

    [sailor.pay] One good may be paid, before or after the free delivery. [sailor.akbar] Akbar is
    not served.
    """

    rule: ClassVar[str] = "sailor.deliver"
    together: ClassVar[dict[str, str]] = {"double": "deliver"}

    def __init__(
        self, paid: int, left: int, laid: tuple[int, ...], ordered: bool, helped: bool
    ) -> None:
        self.paid: Final = paid
        """The value of what was paid."""
        self.left: Final = left
        """Deliveries that are left."""
        self.laid: Final = laid
        """Where stones were laid so far in this action."""
        self.ordered: Final = ordered
        self.helped: Final = helped
        """The Jagirdar's delivery is counted."""

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.done]
        left = self._left(s)
        if left:
            options += notables.deliver_options(s, s.turn)
            options += self._double_options(s, left)
        if left >= s.tables.order_deliveries and not self.ordered:
            options += order_options(s, s.turn)
        options += self._payments(s)
        return options

    def _payments(self, s: AgraState) -> list[Action]:
        """[sailor.pay] One good: its value is the number of further deliveries.

        [notable.portuguese_trader] Or several goods, worth 4 together at most, [contract.use] also
        if the contract was won in this very action.
        """
        most = GOODS
        if self.paid:
            several = s.owns(s.turn, PORTUGUESE_TRADER)
            most = s.tables.portuguese_most - self.paid if several else 0
        own = [good for good in range(GOODS) if s.has(s.turn, good)]
        return [s.words.pay[good] for good in own if s.value[good] <= most]

    def _left(self, s: AgraState) -> int:
        """[notable.jagirdar] A Jagirdar won in this very action helps at once."""
        if not self.helped and s.tables.jagirdar_at_once and s.owns(s.turn, JAGIRDAR):
            return self.left + s.tables.jagirdar_deliveries
        return self.left

    def _double_options(self, s: AgraState, left: int) -> list[Action]:
        options: list[Action] = []
        for notable in s.river:
            if not notables.may_deliver_to(s, notable):
                continue
            for slot, good in enumerate(s.tables.asks[notable]):
                if s.has(s.turn, good) and self._why_no_double(s, notable, slot, left) == FINE:
                    options.append(s.words.double[notable][slot])
        return options

    def _why_no_double(self, s: AgraState, notable: int, slot: int, left: int) -> str:
        """[sailor.double] A good that a notable asks for may be delivered twice, which takes two
        goods and two deliveries; twice in a turn at most. [sailor.together] Both stones are laid at
        once, before the contract is settled, or the second comes later in the same action.

        Returns why not, or FINE.
        """
        place = notable * SLOTS + slot
        second = self._may_add_second(s, place)
        needed = 1 if second else 2
        if s.stone[place] != NONE and not second:
            return TAKEN
        if s.doubles >= s.tables.doubles_most:
            return DOUBLES
        if s.tables.one_double_each and self._has_doubled(s, notable):
            return DOUBLE_ONE
        if s.has(s.turn, s.tables.asks[notable][slot]) < needed:
            return DOUBLE_GOODS
        return DELIVERIES if left < needed else FINE

    def _may_add_second(self, s: AgraState, place: int) -> bool:
        """Beside a single stone that this action has laid; an edition may forbid it."""
        if s.tables.double_atomic or place not in self.laid:
            return False
        return s.stone[place] == s.turn and not s.doubled[place]

    def _has_doubled(self, s: AgraState, notable: int) -> bool:
        """[sailor.double_one] Whether the notable has a second stone of this seat."""
        for place in range(notable * SLOTS, (notable + 1) * SLOTS):
            if s.doubled[place] and s.stone[place] == s.turn:
                return True
        return False

    def choose(self, s: AgraState, action: Action) -> None:
        left, helped = self._left(s), self.helped or s.owns(s.turn, JAGIRDAR)
        if isinstance(action, Pay):
            pay_good(s, s.turn, action.good, "sailor.pay")
            worth = s.value[action.good]
            paid, left = self.paid + worth, left + worth
            s.stack.append(Deliveries(paid, left, self.laid, self.ordered, helped))
        elif isinstance(action, (Deliver, Double)):
            self._deliver(s, action, left, helped)
        elif isinstance(action, Order):
            left -= s.tables.order_deliveries
            s.stack.append(Deliveries(self.paid, left, self.laid, True, helped))
            fill_order(s, s.turn, action.guild)
        else:
            finish_deliveries(s, self.paid, left, self.laid)

    def _deliver(self, s: AgraState, action: Deliver | Double, left: int, helped: bool) -> None:
        place = action.notable * SLOTS + s.tables.asks[action.notable].index(action.good)
        first = s.stone[place] == NONE
        second = isinstance(action, Double)
        left -= 2 if first and second else 1
        s.stack.append(Deliveries(self.paid, left, (*self.laid, place), self.ordered, helped))
        if first:
            notables.deliver(s, s.turn, action.notable, action.good)
        if second:
            s.doubles += 1
            notables.add_second_stone(s, s.turn, action.notable, action.good)
        notables.settle_contract(s, action.notable)

    def refused(self, s: AgraState) -> list[Refusal]:
        return self._delivery_refusals(s) + self._order_refusals(s)

    def _delivery_refusals(self, s: AgraState) -> list[Refusal]:
        """Goods that one has and notables ask for: [river.open] closed levels wait; at the others,
        why not once and why not twice."""
        refused = notables.closed_refusals(s, s.turn)
        left = self._left(s)
        for notable in s.river:
            if not notables.may_deliver_to(s, notable):
                continue
            for slot, good in enumerate(s.tables.asks[notable]):
                if not s.has(s.turn, good):
                    continue
                once, twice = s.words.deliver[notable][slot], s.words.double[notable][slot]
                if s.stone[notable * SLOTS + slot] != NONE:
                    refused.append(refuse_delivery(s, once, TAKEN, left))
                elif not left:
                    refused.append(refuse_delivery(s, once, DELIVERIES, left))
                why = self._why_no_double(s, notable, slot, left)
                if why != FINE:
                    refused.append(refuse_delivery(s, twice, why, left))
        return refused

    def _order_refusals(self, s: AgraState) -> list[Refusal]:
        """[sailor.order] One order, for two deliveries."""
        rule, count = "sailor.order", s.tables.order_deliveries
        if not self.ordered and self._left(s) >= count:
            return order_refusals(s, s.turn)
        orders, why = order_options(s, s.turn), "agra-refuse-order-deliveries"
        if self.ordered:
            return s.refuse_all(orders, "agra-refuse-order-once", rule)
        return [s.refuse(order, why, rule, "count", count) for order in orders]

    def prompt(self, s: AgraState) -> Message:
        return s.message("agra-prompt-deliveries", self.rule, s.turn, "count", self._left(s))


def refuse_delivery(s: AgraState, action: OfDelivery, why: str, left: int) -> Refusal:
    """[deliver.asked] A good that somebody has brought, [sailor.free] deliveries that are used up,
    and what stands in the way of a double delivery."""
    if why == DOUBLES:
        return s.refuse(action, why, "sailor.double", "count", s.tables.doubles_most)
    if why == DELIVERIES:
        return s.refuse(action, why, "sailor.pay", "count", left)
    rules = {TAKEN: "deliver.asked", DOUBLE_ONE: "sailor.double_one"}
    rule = rules.get(why, "sailor.double")
    return s.refuse(action, why, rule, "good", action.good, "notable", action.notable)


def finish_deliveries(s: AgraState, paid: int, left: int, laid: tuple[int, ...]) -> None:
    """[sailor.refund] A rupee for each delivery that was paid for but not used.

    [influence.deliver] Then a step for each notable served; [anytime.turn] what that brings may be
    used before the Jagirdar of another seat.
    """
    seat = s.turn
    earn(s, seat, min(paid, left), "sailor.refund")
    served = [place // SLOTS for place in laid]
    due = [n for n in s.river if n in served and notables.is_step_due(s, seat, n)]
    for notable in served:
        notables.note_served(s, seat, notable)
    if due:
        steps = Ascend(seat, tuple([s.tables.notable_guild[notable] for notable in due]))
        if steps.brings_favours(s):
            s.stack.append(BeforeJagirdar(seat))
        s.stack.append(steps)


def rival_deliverer(s: AgraState, sailor: int) -> int:
    """[notable.jagirdar] The other seat that owns the Jagirdar and has a good for a notable, or
    NOBODY."""
    owner = s.notable_owner[JAGIRDAR]
    able = owner >= 0 and owner != sailor and len(notables.deliver_options(s, owner)) > 0
    return owner if able else NOBODY


class BeforeJagirdar(IfAnyUse):
    """[anytime.turn] The last moment before the Jagirdar of another seat delivers."""

    rule: ClassVar[str] = "anytime.turn"

    def any_use(self, s: AgraState) -> bool:
        return rival_deliverer(s, self.seat) != NOBODY

    def choices(self, s: AgraState) -> list[Action]:
        return [s.words.done]

    def choose(self, s: AgraState, action: Action) -> None:
        """Go on: what follows on the stack is the delivery of the Jagirdar."""

    def prompt(self, s: AgraState) -> Message:
        owner = rival_deliverer(s, self.seat)
        return s.message("agra-prompt-before-jagirdar", self.rule, self.seat, "seat2", owner)


class ForeignDelivery(Step[AgraState]):
    """[notable.jagirdar] When another seat has used the Sailor, the owner may deliver one good.

    The seat that used the Sailor gets a favour for it.
    """

    rule: ClassVar[str] = "notable.jagirdar"

    def __init__(self, sailor: int, owner_before: int) -> None:
        self.sailor: Final = sailor
        self.owner_before: Final = owner_before

    def actor(self, s: AgraState) -> int:
        owner = rival_deliverer(s, self.sailor)
        return owner if owner == self.owner_before or s.tables.jagirdar_at_once else NOBODY

    def run(self, s: AgraState) -> None:
        """Nothing happens: the Jagirdar has changed hands, or there is nothing to deliver."""

    def options(self, s: AgraState) -> list[Action]:
        return [*notables.deliver_options(s, s.notable_owner[JAGIRDAR]), s.words.done]

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Deliver):
            notables.deliver_one(s, s.notable_owner[JAGIRDAR], action.notable, action.good)
            gain_favours(s, self.sailor, s.tables.jagirdar_favours, self.rule)

    def prompt(self, s: AgraState) -> Message:
        owner = s.notable_owner[JAGIRDAR]
        return s.message("agra-prompt-jagirdar", self.rule, owner, "seat2", self.sailor)
