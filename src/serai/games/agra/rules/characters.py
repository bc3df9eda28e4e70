"""Three characters: Architect, Trader and Botanist. The Sailor has a chapter of his own."""

from collections.abc import Sequence
from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import Message, Refusal, SeatStep
from serai.games.agra.actions import Build, Contemplate, Farmer, Give, Pay, Take, Token, Uncover, Up
from serai.games.agra.rules import production
from serai.games.agra.rules.anytime import InTurn
from serai.games.agra.rules.city import build, build_options, extra_worth
from serai.games.agra.rules.goods import gain_good, move_token, pay_good, token_options
from serai.games.agra.rules.orders import step_up
from serai.games.agra.rules.workshop import Workshop
from serai.games.agra.state import AgraState
from serai.games.agra.tables import BUILDINGS, GOODS, GUILDS


class Architect(InTurn):
    """[architect.choice] Go one step up on a track, or build, or leave both."""

    rule: ClassVar[str] = "architect.choice"
    asks: ClassVar[str] = "agra-prompt-architect"

    def choices(self, s: AgraState) -> list[Action]:
        top, up = s.tables.top, s.words.up
        options: list[Action] = [up[g] for g in range(GUILDS) if s.step(s.turn, g) < top]
        options += build_options(s, s.turn)
        options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Up):
            step_up(s, s.turn, action.guild, self.rule)
        elif isinstance(action, Build):
            s.stack.append(PayMaterials(s.turn, action.building, 0, 0))

    def refused(self, s: AgraState) -> list[Refusal]:
        allowed = build_options(s, s.turn)
        refused: list[Refusal] = []
        for building in range(BUILDINGS):
            if s.built[building] or s.words.build[building] in allowed:
                continue
            why, rule = "agra-refuse-build-cost", "build.cost"
            if not s.supply[s.turn]:
                why, rule = "agra-refuse-build-worker", "build.worker"
            action, cost = s.words.build[building], s.tables.cost[building]
            refused.append(s.refuse(action, why, rule, "building", building, "count", cost))
        return refused


class PayMaterials(SeatStep[AgraState]):
    """[build.cost] Pay materials until they are worth what the site costs.

    [build.overpay] What is too much is lost.
    """

    rule: ClassVar[str] = "build.cost"

    def __init__(self, seat: int, building: int, paid: int, kinds: int) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.paid: Final = paid
        self.kinds: Final = kinds
        """Kinds of materials paid, as bits."""

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.pay[good] for good in s.tables.materials if s.has(self.seat, good)]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Pay)
        pay_good(s, self.seat, action.good, self.rule)
        paid = self.paid + s.tables.building_value[action.good]
        kinds = self.kinds | (1 << action.good)
        several = 2 if kinds & (kinds - 1) else 1
        if paid + extra_worth(s, self.seat, several) < s.tables.cost[self.building]:
            s.stack.append(PayMaterials(self.seat, self.building, paid, kinds))
            return
        build(s, self.seat, self.building, Workshop(self.seat, self.building, True))

    def prompt(self, s: AgraState) -> Message:
        several = 2 if self.kinds & (self.kinds - 1) else 1
        worth = self.paid + extra_worth(s, self.seat, several)
        left, building = s.tables.cost[self.building] - worth, self.building
        what = "agra-prompt-materials"
        return s.message(what, self.rule, self.seat, "building", building, "count", left)


# === TRADER ===================================================================================


class Trade(InTurn):
    """[trader.give] A trade may begin, once. [trader.token] Before or after it one price token may
    be put, moved or turned."""

    rule: ClassVar[str] = "trader.give"

    def __init__(self, traded: bool, token: bool) -> None:
        self.traded: Final = traded
        self.token: Final = token
        """The token was moved already."""

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.done]
        if not self.traded:
            options += give_options(s, (), s.value)
        if not self.token:
            options += token_options(s)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Token):
            move_token(s, action, s.turn, "trader.token")
            s.stack.append(Trade(self.traded, True))
        elif isinstance(action, Give):
            give(s, action.good)
            s.stack.append(OpenTrade((action.good,), tuple(s.value), self.token))

    def refused(self, s: AgraState) -> list[Refusal]:
        """[trader.token] One token; [trader.give] one trade."""
        if self.traded:
            more, why = [s.words.give[good] for good in own_goods(s)], "agra-refuse-trade-once"
            refused = [s.refuse(give, why, "trader.give") for give in more]
        else:
            refused = useless_gifts(s, (), s.value)
        tokens, why = token_options(s) if self.token else [], "agra-refuse-token-once"
        return refused + [s.refuse(token, why, "trader.token") for token in tokens]

    def prompt(self, s: AgraState) -> Message:
        return trade_prompt(s, 0, 0, "yes" if self.traded else "no")


class OpenTrade(InTurn):
    """[trader.give] Goods were given: give more, up to three, or take others for them.

    [trader.take] A trade is one exchange, at the values of its first moment. [trader.worth] It can
    always be closed: nothing comes between until something can be taken for what was given.
    """

    rule: ClassVar[str] = "trader.give"

    def __init__(self, given: tuple[int, ...], values: tuple[int, ...], token: bool) -> None:
        self.given: Final = given
        """The goods given so far."""
        self.values: Final = values
        """What every good is worth in this trade."""
        self.token: Final = token

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        if closes(s, self.given, self.values):
            options.append(s.words.done)
        return options + give_options(s, self.given, self.values)

    def has_room(self, s: AgraState) -> bool:
        return closes(s, self.given, self.values)

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Give):
            give(s, action.good)
            s.stack.append(OpenTrade((*self.given, action.good), self.values, self.token))
        else:
            s.stack.append(Trade(True, self.token))
            s.stack.append(TakeGoods(due(s, self.given, self.values), self.given, self.values))

    def refused(self, s: AgraState) -> list[Refusal]:
        """[trader.give] So many goods at most; [trader.worth] first the trade."""
        refused = useless_gifts(s, self.given, self.values)
        if self.has_room(s):
            return refused
        later: list[Action] = []
        s.asks.offer_anytime(s, later)
        return refused + [s.refuse(a, "agra-refuse-trade-open", "trader.worth") for a in later]

    def prompt(self, s: AgraState) -> Message:
        worth = sum([self.values[good] for good in self.given])
        return trade_prompt(s, len(self.given), worth, "no")


class TakeGoods(InTurn):
    """[trader.take] Take goods of other kinds than those given, worth exactly one less."""

    rule: ClassVar[str] = "trader.take"
    asks: ClassVar[str] = "agra-prompt-take"
    about: ClassVar[tuple[str, ...]] = ("worth",)

    def __init__(self, worth: int, given: tuple[int, ...], values: tuple[int, ...]) -> None:
        self.worth: Final = worth
        """What is left to be taken."""
        self.given: Final = given
        self.values: Final = values
        """What every good is worth in this trade."""

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        others = other_kinds(self.given)
        for good in others:
            left = self.worth - self.values[good]
            if left >= 0 and (not s.tables.trade_exact or adds_up(self.values, others, left)):
                options.append(s.words.take[good])
        if not s.tables.trade_exact:
            options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Take):
            left = self.worth - self.values[action.good]
            if left:
                s.stack.append(TakeGoods(left, self.given, self.values))
            gain_good(s, s.turn, action.good, 1, self.rule)


def trade_prompt(s: AgraState, given: int, worth: int, traded: str) -> Message:
    args: dict[str, str | int] = {"seat": s.turn, "given": given, "worth": worth, "traded": traded}
    return Message("agra-prompt-trade", args, "trader.give")


# === WHAT MAY BE GIVEN ========================================================================


def give(s: AgraState, good: int) -> None:
    s.give_up(s.turn, good)
    s.tell("agra-log-give", "trader.give", s.turn, "good", good)


def own_goods(s: AgraState) -> list[int]:
    """Kinds of goods that one has."""
    return [good for good in range(GOODS) if s.goods[s.turn * GOODS + good]]


def give_options(s: AgraState, given: tuple[int, ...], values: Sequence[int]) -> list[Action]:
    """[trader.worth] What may be given next. Nobody gives for nothing: with the goods given before,
    and perhaps with more of one's own, it must be worth at least one good to take."""
    own = s.goods[s.turn * GOODS : (s.turn + 1) * GOODS]
    return [s.words.give[good] for good in own_goods(s) if leads_on(s, given, good, values, own)]


def useless_gifts(s: AgraState, given: tuple[int, ...], values: Sequence[int]) -> list[Refusal]:
    """Why goods that one has cannot be given."""
    allowed = give_options(s, given, values)
    most = s.tables.trade_most
    refused: list[Refusal] = []
    for good in own_goods(s):
        action = s.words.give[good]
        if len(given) == most:
            why = "agra-refuse-trade-most"
            refused.append(s.refuse(action, why, "trader.give", "count", most))
        elif action not in allowed:
            refused.append(s.refuse(action, "agra-refuse-trade-nothing", "trader.worth"))
    return refused


def leads_on(
    s: AgraState, given: tuple[int, ...], good: int, values: Sequence[int], own: list[int]
) -> bool:
    """Whether a good can be given so that, perhaps with more of one's own, the trade closes."""
    if len(given) == s.tables.trade_most:
        return False
    more = (*given, good)
    if closes(s, more, values):
        return True
    left = own[:]
    left[good] -= 1
    return any(left[next] and leads_on(s, more, next, values, left) for next in range(GOODS))


def due(s: AgraState, given: tuple[int, ...], values: Sequence[int]) -> int:
    """What the goods taken are worth: one less than those given."""
    return sum([values[good] for good in given]) - s.tables.trade_loss


def closes(s: AgraState, given: tuple[int, ...], values: Sequence[int]) -> bool:
    """[trader.worth] Whether these goods are enough for a trade, and there are others for them."""
    worth, others = due(s, given, values), other_kinds(given)
    if worth <= 0:
        return False
    if s.tables.trade_exact:
        return adds_up(values, others, worth)
    return any(values[good] <= worth for good in others)


def other_kinds(given: tuple[int, ...]) -> list[int]:
    return [good for good in range(GOODS) if good not in given]


def adds_up(values: Sequence[int], goods: list[int], worth: int) -> bool:
    """Whether some of these goods, each as often as one likes, are worth exactly so much."""
    sums = [0]
    for total in range(1, worth + 1):
        if any(total - values[good] in sums for good in goods):
            sums.append(total)
    return worth in sums


# === BOTANIST =================================================================================


MEDITATED, UNCOVERED, MOVED = 1, 2, 4


class Botanist(InTurn):
    """[botanist.two] Two different ones of three, in any order: a step of meditation for goods, a
    cover off the farm, or two moves of farmers."""

    rule: ClassVar[str] = "botanist.two"

    def __init__(self, left: int, chosen: int) -> None:
        self.left: Final = left
        self.chosen: Final = chosen
        """What was chosen so far, as bits."""

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.done]
        if not self.chosen & MEDITATED and production.can_pay_advance(s, s.turn):
            options.append(s.words.contemplate)
        if not self.chosen & UNCOVERED:
            options += production.cover_options(s, s.turn)
        if not self.chosen & MOVED:
            options += production.farmer_options(s, s.turn)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Contemplate):
            self._go_on(s, MEDITATED)
            for good in s.tables.meditation_cost[s.meditation[s.turn]]:
                pay_good(s, s.turn, good, "botanist.meditation")
            production.advance(s, s.turn, "botanist.meditation")
        elif isinstance(action, Uncover):
            self._go_on(s, UNCOVERED)
            production.uncover(s, s.turn, action.cell, "botanist.cover")
        elif isinstance(action, Farmer):
            self._go_on(s, MOVED)
            production.move_farmer(s, s.turn, action.cell, "botanist.farmers")
            moves = s.tables.farmer_moves - 1
            if moves:
                s.stack.append(production.MoveFarmers(s.turn, moves, "botanist.farmers"))

    def _go_on(self, s: AgraState, what: int) -> None:
        if self.left > 1:
            s.stack.append(Botanist(self.left - 1, self.chosen | what))

    def refused(self, s: AgraState) -> list[Refusal]:
        found = [] if self.chosen & MOVED else production.farmer_refusals(s, s.turn)
        missing = production.may_advance(s, s.turn) and not production.can_pay_advance(s, s.turn)
        if missing and not self.chosen & MEDITATED:
            why, good = "agra-refuse-contemplate", production.missing_for_advance(s, s.turn)
            found.append(s.refuse(s.words.contemplate, why, "botanist.meditation", "good", good))
        return found

    def prompt(self, s: AgraState) -> Message:
        return s.message("agra-prompt-botanist", self.rule, s.turn, "count", self.left)
