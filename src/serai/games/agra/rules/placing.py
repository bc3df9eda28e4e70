"""The action phase: a worker on a place, and what the place does."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import Refusal
from serai.games.agra import tables
from serai.games.agra.actions import AnytimeDeed, Peon, Place
from serai.games.agra.rules.anytime import InTurn
from serai.games.agra.rules.characters import Architect, Botanist, Trade
from serai.games.agra.rules.city import MoveBuilder, VisitMerchant, raise_building, send_home
from serai.games.agra.rules.favours import add_payments, may_take, pay_for
from serai.games.agra.rules.goods import can_process, earn
from serai.games.agra.rules.production import Produce
from serai.games.agra.rules.sailor import hire_sailor
from serai.games.agra.rules.workshop import Workshop
from serai.games.agra.state import ACTION, AgraState
from serai.games.agra.tables import BASICS, BUILDINGS, CHARACTERS, NONE, PLACES


def place_options(s: AgraState) -> list[Action]:
    """[place.where] A character, a built building, or the site with the Builder.

    [place.own] Where a worker of one's own is, only the peon.
    [peon.forced] With no worker at home one of one's own must serve again.
    """
    seat = s.turn
    options: list[Action] = []
    can_pay = s.rupees[seat] >= peon_price(s, seat)
    for place in range(PLACES):
        if not usable(s, seat, place):
            continue
        if s.worker[place] == seat:
            if can_pay or not s.supply[seat]:
                options.append(s.words.peon[place])
        elif s.supply[seat]:
            options.append(s.words.place[place])
    if not options:
        options += last_resort(s, seat)
    return options


def peon_options(s: AgraState, seat: int) -> list[Action]:
    """All places where one's own worker may serve again."""
    return [
        s.words.peon[place]
        for place in range(PLACES)
        if s.worker[place] == seat and usable(s, seat, place)
    ]


def last_resort(s: AgraState, seat: int) -> list[Action]:
    """[peon.nothing_else] An action is a must: where a workshop asks for a good, a worker goes to
    one without it; at worst one of one's own serves again for what there is."""
    workshops = [CHARACTERS + b for b in range(BASICS, BUILDINGS) if s.built[b]]
    others = [place for place in workshops if s.worker[place] != seat]
    if s.supply[seat] and others:
        return [s.words.place[place] for place in others]
    return [s.words.peon[place] for place in range(PLACES) if s.worker[place] == seat]


def usable(s: AgraState, seat: int, place: int) -> bool:
    """[place.action] What stands is used, also a workshop without a good for it; an edition may ask
    for at least one."""
    building = place - CHARACTERS
    if building < BASICS:
        return True
    if not s.built[building]:
        return s.builder == building
    return not s.tables.workshop_needs_good or can_process(s, seat, building)


def peon_price(s: AgraState, seat: int) -> int:
    """[peon.price] Two rupees; [notable.calligrapher] one; [favour.free_peon] nothing."""
    if s.free_peon:
        return 0
    if s.owns(seat, tables.CALLIGRAPHER):
        return s.tables.calligrapher_peon_price
    return s.tables.peon_price


def place_refusals(s: AgraState) -> list[Refusal]:
    seat = s.turn
    allowed = place_options(s)
    refused: list[Refusal] = []
    for place in range(PLACES):
        action: Action = s.words.place[place]
        if s.worker[place] == seat:
            action = s.words.peon[place]
        if action not in allowed:
            refused.append(why_not(s, seat, place, action))
    return refused


def why_not(s: AgraState, seat: int, place: int, action: Action) -> Refusal:
    """Why there is no action at a place."""
    building = place - CHARACTERS
    if building >= 0 and not s.built[building] and s.builder != building:
        return s.refuse(action, "agra-refuse-site", "place.where", "place", place)
    if not usable(s, seat, place):
        source = s.tables.arrow_from[s.tables.arrow_into[building]]
        id, rule = "agra-refuse-nothing-to-process", "place.action"
        return s.refuse(action, id, rule, "place", place, "good", source)
    if s.worker[place] == seat:
        price = peon_price(s, seat)
        return s.refuse(action, "agra-refuse-peon", "peon.price", "place", place, "rupees", price)
    return s.refuse(action, "agra-refuse-no-worker", "peon.forced", "place", place)


def put_to_work(s: AgraState, action: Action) -> None:
    """Carry out a choice of `place_options`."""
    if isinstance(action, Peon):
        use_peon(s, action.place)
    else:
        assert isinstance(action, Place)
        place_worker(s, action.place)


def place_worker(s: AgraState, place: int) -> None:
    """[place.free] On a free place, or on one where the worker of another is sent home."""
    seat = s.turn
    s.tell("agra-log-place", "place.free", seat, "place", place)
    evicted = s.worker[place] != NONE
    s.supply[seat] -= 1
    perform(s, seat, place)
    if evicted:
        send_home(s, place)
    s.worker[place] = seat
    s.standing[place] = True


def use_peon(s: AgraState, place: int) -> None:
    """[peon.again] One's own worker serves again; it stands up, and that earns no favour.

    [peon.poor] Who must and cannot pay pays what there is. [peon.visit] All else is as with a
    worker just placed: rupees are taken, the Merchant is met.
    """
    seat = s.turn
    price = min(peon_price(s, seat), s.rupees[seat])
    s.rupees[seat] -= price
    s.free_peon = False
    s.tell("agra-log-peon", "peon.again", seat, "place", place, "rupees", price)
    s.standing[place] = True
    perform(s, seat, place)


def perform(s: AgraState, seat: int, place: int) -> None:
    """[place.perform] The action of the place; [place.rupees] rupees on a building are taken.

    [anytime.besides] Nothing that may be done at any time comes instead of it.
    """
    building = place - CHARACTERS
    if building < 0:
        perform_character(s, place)
        return
    if s.merchant == building:
        s.stack.append(VisitMerchant(seat))
    if s.coins[building]:
        earn(s, seat, s.coins[building], "place.rupees")
        s.coins[building] = 0
    if building < BASICS:
        s.stack.append(Produce(seat, building))
    elif s.built[building]:
        s.stack.append(Workshop(seat, building, not s.tables.workshop_needs_good))
    else:
        build_for_free(s, seat, building)


def perform_character(s: AgraState, place: int) -> None:
    if place == tables.ARCHITECT:
        s.stack.append(Architect())
    elif place == tables.SAILOR:
        hire_sailor(s)
    elif place == tables.TRADER:
        s.stack.append(Trade(False, False))
    else:
        s.stack.append(Botanist(s.tables.botanist_choices, 0))


def build_for_free(s: AgraState, seat: int, building: int) -> None:
    """[builder.free] The Builder's site is built for nothing and without a bonus tile; then goods
    may be processed there, and [builder.moves] he moves on."""
    raise_building(s, seat, building)
    s.then(Workshop(seat, building, True), MoveBuilder())


# === THE CHOICE OF A PLACE ====================================================================


class ChoosePlace(InTurn):
    """A decision that ends with a worker going to work."""

    def choices(self, s: AgraState) -> list[Action]:
        options = place_options(s)
        if may_take(s, s.turn, tables.FREE_PEON) and peon_options(s, s.turn):
            add_payments(s, s.turn, tables.FREE_PEON, options)
        return options

    def begin_action(self, s: AgraState) -> None:
        s.phase = ACTION

    def apply(self, s: AgraState, action: Action) -> None:
        """[favour.free_peon] Whoever takes the tile begins the action, and uses the peon."""
        if isinstance(action, AnytimeDeed) and action.deed == tables.FREE_PEON:
            self.begin_action(s)
            pay_for(s, s.turn, action)
            s.free_peon = True
            s.stack.append(FreePeon())
        else:
            super().apply(s, action)

    def choose(self, s: AgraState, action: Action) -> None:
        self.begin_action(s)
        put_to_work(s, action)

    def refused(self, s: AgraState) -> list[Refusal]:
        return place_refusals(s)


class ExtraAction(ChoosePlace):
    """[luxury.statue] One more main action, right after the first."""

    rule: ClassVar[str] = "luxury.statue"
    asks: ClassVar[str] = "agra-prompt-extra-action"

    def kind(self, s: AgraState, action: Action) -> str:
        return "place"  # in whichever way


class FreePeon(ChoosePlace):
    """[favour.free_peon] Which of one's own workers serves again, for nothing."""

    rule: ClassVar[str] = "favour.free_peon"
    asks: ClassVar[str] = "agra-prompt-free-peon"

    def choices(self, s: AgraState) -> list[Action]:
        return peon_options(s, s.turn)

    def refused(self, s: AgraState) -> list[Refusal]:
        """Nobody else goes to work."""
        return [
            s.refuse(s.words.place[place], "agra-refuse-free-peon", self.rule)
            for place in range(PLACES)
            if s.worker[place] != s.turn and usable(s, s.turn, place)
        ]


assert BUILDINGS == PLACES - CHARACTERS
