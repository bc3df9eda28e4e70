"""The course of the game: setting up, years and rounds, and the queue at each corner."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, ChanceStep, Do, SeatStep, Step
from serai.games.merv import state
from serai.games.merv.rules import rivals
from serai.games.merv.rules.caravansary import DealCard
from serai.games.merv.rules.gains import gain_camels
from serai.games.merv.rules.invasion import Invasion
from serai.games.merv.rules.turn import take_turn
from serai.games.merv.rules.years import score_seat, score_sets
from serai.games.merv.state import MervState
from serai.games.merv.tables import CAMEL_MARKET, CELLS, MAGISTRATE, NONE, OWNERS, ROUNDS, SIZE


def set_up(s: MervState) -> None:
    """Name what chance decides, in order."""
    sites = [LaySite(cell) for cell in range(CELLS) if cell != CAMEL_MARKET]
    cards = [DealCard() for _ in range(s.tables.caravan_length)]
    seats = [LineUp() for _ in range(s.seats)]
    s.then(ChooseSide(), *sites, *cards, Do(first_camels), *seats, Do(rivals_line_up), NextYear())


class ChooseSide(ChanceStep[MervState]):
    """[setup.side] [camels.sides] The side of the camel market that lies up."""

    rule: ClassVar[str] = "setup.side"

    def options(self, s: MervState) -> list[Action]:
        return [*s.words.side]

    def apply(self, s: MervState, action: Action) -> None:
        side = action.thing
        s.side = side
        s.tell("merv-log-side", self.rule, NOBODY, "side", side)


class LaySite(ChanceStep[MervState]):
    """[setup.sites] One of the sites that are left comes to lie on a cell."""

    rule: ClassVar[str] = "setup.sites"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def options(self, s: MervState) -> list[Action]:
        lies = [False] * len(s.tables.site_ids)
        for site in s.site:
            if site != NONE:
                lies[site] = True
        return [s.words.lay[site] for site, there in enumerate(lies) if not there]

    def apply(self, s: MervState, action: Action) -> None:
        site = action.thing
        s.site[self.cell] = site
        s.tell("merv-log-site", self.rule, NOBODY, "site", site, "cell", self.cell)


def first_camels(s: MervState) -> None:
    """[setup.camels] Camels on the foremost cards, by the number of players."""
    for card in range(s.tables.caravan_camels[s.seats]):
        s.on_card[card] = True


class LineUp(ChanceStep[MervState]):
    """[setup.queue] The next seat of the first queue."""

    rule: ClassVar[str] = "setup.queue"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.next[seat] for seat in range(s.seats) if seat not in s.queue]

    def apply(self, s: MervState, action: Action) -> None:
        seat = action.thing
        s.queue.append(seat)
        s.tell("merv-log-next", self.rule, seat, "place", len(s.queue) - 1)


def rivals_line_up(s: MervState) -> None:
    """[high.pieces] [solo.rivals] Rivals stand at the end of the queue. [solo.ours] Those of a game
    alone are ours, and the log says so."""
    s.queue += state.rivals(s.seats)
    if s.seats == 1:
        s.tell("merv-log-solo", "solo.ours")


# === YEARS AND ROUNDS ===========================================================================


class NextYear(Step[MervState]):
    """A procedure: [year.rounds] [year.phases] four rounds, the invasion, the scoring.
    [year.next] Then the next year, [end.when] or the end."""

    def run(self, s: MervState) -> None:
        s.year += 1
        s.solo_deck = [*range(len(s.words.reveal))] if s.seats == 1 else []
        s.tell("merv-log-year", "year.phases", NOBODY, "year", s.year)
        rounds: list[Step[MervState]] = [Do(next_round, side) for side in range(ROUNDS)]
        raid = [Invasion()] if s.year >= s.tables.first_invasion else []
        last = NextYear() if s.year < s.tables.years else Do(score_sets)
        s.then(*rounds, *raid, ScoreYear(), last)


def next_round(s: MervState, side: int) -> None:
    """[year.sides] A round along one side of the city. [turn.order] All take a turn in
    the order of the queue."""
    s.round = side
    s.acted = []
    for owner in s.queue:
        s.meeple[owner] = NONE
    card = [rivals.RevealCard()] if s.seats == 1 else []
    s.then(*card, *[turn_of(s, owner) for owner in s.queue], FormQueue())


def turn_of(s: MervState, owner: int) -> Step[MervState]:
    """[high.slot] [solo.rivals] Rivals have turns of their own."""
    if owner < s.seats:
        return Do(take_turn, owner)
    if s.seats > 1:
        return Do(rivals.courtier_turn)
    return Do(rivals.magistrate_turn if owner == MAGISTRATE else rivals.lone_courtier_turn)


class ScoreYear(Step[MervState]):
    """A procedure: [year.phases] everybody scores, in the order of the queue."""

    def run(self, s: MervState) -> None:
        s.scored = s.year
        s.earned_before = tuple(s.earned)
        s.favour_spent = [0] * OWNERS
        for owner in s.queue[::-1]:
            if owner < s.seats:
                s.stack.append(Do(score_seat, owner))
            elif owner == MAGISTRATE:
                s.stack.append(Do(rivals.score_magistrate))


# === THE QUEUE ==================================================================================


class FormQueue(Step[MervState]):
    """A procedure: [queue.order] one after the other, from the slot nearest to the old corner.
    [queue.fourth] There is a place for every meeple, and no other."""

    def run(self, s: MervState) -> None:
        order = leaving_order(s)
        s.queue = [NONE] * len(order)
        s.then(*[Line(one) if one < s.seats else Do(rival_in_line, one) for one in order])


def leaving_order(s: MervState) -> list[int]:
    """[queue.order] [queue.next] By slots; an edition may begin with whoever acted last."""
    if not s.tables.queue_by_slot:
        return s.acted[::-1]
    slots = range(s.round * SIZE, (s.round + 1) * SIZE)
    return [owner for slot in slots for owner in s.queue if s.meeple[owner] == slot]


def free_places(s: MervState) -> list[int]:
    """Free places of the queue, the last one first."""
    return [place for place in range(len(s.queue) - 1, -1, -1) if s.queue[place] == NONE]


class Line(SeatStep[MervState]):
    """[queue.last] The last free place, or [queue.pass] one further ahead for camels."""

    rule: ClassVar[str] = "queue.pass"
    asks: ClassVar[str] = "merv-prompt-queue"

    def options(self, s: MervState) -> list[Action]:
        places = free_places(s)
        return [s.words.stand[place] for place in places[: s.camels[self.seat] + 1]]

    def apply(self, s: MervState, action: Action) -> None:
        place = action.thing
        stand(s, self.seat, place)


def rival_in_line(s: MervState, owner: int) -> None:
    """[high.ahead] [solo.queue] A rival gets ahead as far as his camels allow."""
    places = free_places(s)
    stand(s, owner, places[min(s.camels[owner], len(places) - 1)])


def stand(s: MervState, owner: int, place: int) -> None:
    """[queue.pass] A camel stays on each free place that is passed, [queue.pile] beside others.
    [queue.take] [high.camels] All camels on the place itself are taken."""
    places = free_places(s)
    left = places.index(place)
    for passed in places[:left]:
        s.left_behind[passed] += 1
    s.camels[owner] -= left
    s.queue[place] = owner
    if owner < s.seats:
        s.tell("merv-log-queue", "queue.next", owner, "place", place, "count", left)
    else:
        why = "high.ahead" if s.seats > 1 else "solo.queue"
        s.tell_of_rival("merv-log-rival-queue", why, owner, "place", place, "count", left)
    if s.left_behind[place]:
        gain_camels(s, owner, s.left_behind[place], "queue.take")
        s.left_behind[place] = 0
