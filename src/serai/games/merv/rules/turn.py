"""A turn: a slot, a site, cubes, an action, and the camel market before or after it."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Do, Refusal, Step
from serai.games.merv import tables as c
from serai.games.merv.rules import library, market, mosque, palace, walls
from serai.games.merv.rules.caravansary import PairGifts, TakeCards, can_trade_spices, refill_row
from serai.games.merv.rules.contracts import InTurn, open_contracts
from serai.games.merv.rules.gains import gain_camels, gain_favour, produce
from serai.games.merv.rules.purchases import Purchases
from serai.games.merv.rules.soldiers import PlaceSoldier, posts_for_soldiers
from serai.games.merv.state import MervState


def free_action_slots(s: MervState) -> list[int]:
    """[turn.slot] The slots of this side where no meeple stands."""
    first = s.round * c.SIZE
    return [slot for slot in range(first, first + c.SIZE) if slot not in s.meeple]


def slot_refusals(s: MervState) -> list[Refusal]:
    taken = [s.words.go[slot] for slot in sorted(s.meeple) if slot != c.NONE]
    return s.refuse_all(taken, "merv-refuse-slot", "turn.slot")


class ChooseSlot(InTurn):
    """[turn.slot] The main meeple goes to a free slot."""

    rule: ClassVar[str] = "turn.slot"
    asks: ClassVar[str] = "merv-prompt-slot"

    def choices(self, s: MervState) -> list[Action]:
        return [s.words.go[slot] for slot in free_action_slots(s)]

    def choose(self, s: MervState, action: Action) -> None:
        slot = action.thing
        s.meeple[self.seat] = slot
        s.tell("merv-log-slot", self.rule, self.seat, "slot", slot)

    def refused(self, s: MervState) -> list[Refusal]:
        return slot_refusals(s)


def sites_to_activate(s: MervState, seat: int, line: list[int]) -> list[int]:
    """[turn.site] Any site of the line; [turn.market] the camel market is none. [turn.no_building]
    Without a building one needs a site that is built on, if there is one."""
    sites = [cell for cell in line if cell != c.CAMEL_MARKET]
    if s.buildings[seat]:
        return sites
    return [cell for cell in sites if s.building[cell] != c.NONE] or sites


class ChooseSite(InTurn):
    """[turn.site] A site of the active line."""

    rule: ClassVar[str] = "turn.site"
    asks: ClassVar[str] = "merv-prompt-site"

    def choices(self, s: MervState) -> list[Action]:
        sites = sites_to_activate(s, self.seat, s.line(self.seat))
        return [s.words.activate[cell] for cell in sites]

    def choose(self, s: MervState, action: Action) -> None:
        """[turn.build] An empty site is built on."""
        cell = action.thing
        s.active = cell
        s.tell("merv-log-activate", self.rule, self.seat, "cell", cell)
        if s.building[cell] == c.NONE and s.buildings[self.seat]:
            build(s, self.seat, cell)
        produce(s, self.seat, cell)

    def refused(self, s: MervState) -> list[Refusal]:
        possible = [c.CAMEL_MARKET, *sites_to_activate(s, self.seat, s.line(self.seat))]
        shut = [s.words.activate[cell] for cell in s.line(self.seat) if cell not in possible]
        return s.refuse_all(shut, "merv-refuse-building", "turn.no_building")


def build(s: MervState, owner: int, cell: int) -> None:
    s.buildings[owner] -= 1
    s.building[cell] = owner
    if owner < s.seats:
        s.tell("merv-log-build", "turn.build", owner, "cell", cell)


# === THE ACTION ===============================================================================

ACTING: Final = {"act": "action", "favour": "action", "soldier": "action"}
TRADING: Final = {"collect": "market", "trade": "market"}
"""Verbs for which a prompt has one word."""


def can_act(s: MervState, seat: int) -> bool:
    """Whether the action of the active site can do anything."""
    symbol = s.symbol(s.active)
    discount = has_discount(s, seat, symbol)
    if symbol == c.CARAVANSARY:
        return can_trade_spices(s, seat, discount)
    if symbol == c.LIBRARY:
        return len(library.cubes_for_scroll(s, seat, 0)) > 0
    if symbol == c.MARKETPLACE and market.open_cities(s, seat):
        return True
    return buying(seat, symbol).affords(s, discount)


def buying(seat: int, symbol: int) -> Purchases:
    """What is bought in four of the six actions."""
    if symbol == c.PALACE:
        return palace.PlaceCourtiers(seat)
    if symbol == c.MARKETPLACE:
        return market.BuyGoods(seat, 0)
    return mosque.GoOn(seat) if symbol == c.MOSQUE else walls.BuildWalls(seat)


def has_discount(s: MervState, seat: int, symbol: int) -> bool:
    """[library.discount] Whether a breakthrough makes this action cheaper."""
    for tile, owner in enumerate(s.breakthrough):
        if owner == seat and s.tables.discount_on[tile] == symbol:
            return True
    return False


def act(s: MervState, seat: int) -> None:
    """[turn.action] The action of the active site. [library.once] A discount holds for all of it,
    and is over with it."""
    symbol = s.symbol(s.active)
    s.tell("merv-log-act", "turn.action", seat, "symbol", symbol)
    s.discount = has_discount(s, seat, symbol)
    end: Step[MervState] = Do(end_discount)
    if symbol == c.CARAVANSARY:
        s.then(TakeCards(seat, c.NONE), end, Do(refill_row), PairGifts(seat))
    elif symbol == c.LIBRARY:
        s.then(library.Study(seat, 0, 0), end)
    elif symbol == c.MARKETPLACE:
        s.then(market.SetUpPost(seat, False), buying(seat, symbol), end, Do(market.send_home))
    else:
        s.then(buying(seat, symbol), end)


def end_discount(s: MervState) -> None:
    """[library.once] What was not left out in this action is lost."""
    s.discount = False


class ChooseAction(InTurn):
    """[turn.action] The action of the site, [favour.action] a favour or [soldier.action] a soldier.
    [camels.when] Before it one may trade at the camel market."""

    rule: ClassVar[str] = "turn.action"
    asks: ClassVar[str] = "merv-prompt-action"
    together: ClassVar[dict[str, str]] = {**ACTING, **TRADING}

    def choices(self, s: MervState) -> list[Action]:
        options = [s.words.act] if can_act(s, self.seat) else []
        options.append(s.words.favour)
        if posts_for_soldiers(s, self.seat):
            options.append(s.words.soldier)
        return options + trades(s, self.seat)

    def choose(self, s: MervState, action: Action) -> None:
        if action is s.words.act:
            act(s, self.seat)
        elif action is s.words.favour:
            gain_favour(s, self.seat, "favour.action")
        elif action is s.words.soldier:
            s.stack.append(PlaceSoldier(self.seat, "soldier.action"))
        else:
            s.stack.append(self)
            trade(s, self.seat, action)

    def refused(self, s: MervState) -> list[Refusal]:
        act = s.refuse(s.words.act, "merv-refuse-act", self.rule)
        soldier = s.refuse(s.words.soldier, "merv-refuse-no-post", "soldier.site")
        refused = [] if can_act(s, self.seat) else [act]
        return refused if posts_for_soldiers(s, self.seat) else [*refused, soldier]


# === THE CAMEL MARKET =========================================================================


def trades(s: MervState, seat: int) -> list[Action]:
    """[camels.when] With the camel market in the line, once a turn: [camels.collect] take all
    camels, [camels.place] or put one on a free place."""
    if s.traded or c.CAMEL_MARKET not in s.line(seat):
        return []
    options = [s.words.collect] if True in s.stall else []
    if s.camels[seat]:
        options += [s.words.trade[stall] for stall in range(c.STALLS) if not s.stall[stall]]
    return options


def trade(s: MervState, seat: int, action: Action) -> None:
    stall = action.thing
    s.traded = True
    if action.verb == "trade":
        s.camels[seat] -= 1
        s.stall[stall] = True
        gift = s.tables.stall_gifts[s.side][stall]
        s.tell("merv-log-trade", "camels.place", seat, "gift", gift)
        s.giver.give(s, seat, gift, "camels.place")
    else:
        count = s.stall.count(True)
        s.stall = [False] * c.STALLS
        gain_camels(s, seat, count, "camels.collect")


class AfterAction(InTurn):
    """[camels.when] The camel market after the action, if it was not visited before it."""

    rule: ClassVar[str] = "camels.when"
    asks: ClassVar[str] = "merv-prompt-trade"
    together: ClassVar[dict[str, str]] = TRADING

    def actor(self, s: MervState) -> int:
        return self.seat if trades(s, self.seat) else NOBODY

    def choices(self, s: MervState) -> list[Action]:
        return [*trades(s, self.seat), s.words.done]

    def choose(self, s: MervState, action: Action) -> None:
        if action is not s.words.done:
            trade(s, self.seat, action)


class LastContracts(InTurn):
    """[contract.when] Contracts at the end of the turn, if any can be fulfilled."""

    rule: ClassVar[str] = "contract.when"
    between: ClassVar[str] = "merv-prompt-contracts"

    def actor(self, s: MervState) -> int:
        return self.seat if open_contracts(s, self.seat) else NOBODY

    def choices(self, s: MervState) -> list[Action]:
        return [s.words.done]

    def choose(self, s: MervState, action: Action) -> None:
        """The turn is over."""


def take_turn(s: MervState, seat: int) -> None:
    """[turn.steps] The turn of a seat."""
    s.active = c.NONE
    s.traded = s.wild_used = False
    s.acted.append(seat)
    s.begin_turn(seat)
    before = ChooseSlot(seat), ChooseSite(seat), ChooseAction(seat)
    s.then(*before, AfterAction(seat), LastContracts(seat))
