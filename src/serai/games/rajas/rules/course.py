"""The course of the game: setting up, rounds and circles, the end of a turn and of the game."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import CHANCE, NOBODY, ChanceStep, Do, Procedure, Step
from serai.games.rajas.rewards import DICE_COLOURS
from serai.games.rajas.rules.payment import RollDie, reach
from serai.games.rajas.rules.placing import PlaceWorker, takeable
from serai.games.rajas.rules.province import RevealTile
from serai.games.rajas.rules.tokens import DrawBrown, TakeToken
from serai.games.rajas.state import RajasState
from serai.games.rajas.tables import NONE, STACKS


def set_up(s: RajasState) -> None:
    """Lay out the pieces, and name what chance decides, in order. [setup.stacks] Every stack shows
    its top tile. [setup.dice] Everybody rolls a die of each colour."""
    s.lay_out()
    steps: list[Step[RajasState]] = [RevealTile(stack) for stack in range(STACKS)]
    if s.mode.ganga:  # [ganga.games]
        steps.append(CountSpaces())
    for seat in range(s.seats):
        steps += [RollDie(seat, colour, "setup.dice") for colour in range(DICE_COLOURS)]
    s.then(*steps, ChooseFirst())


# === GANGA ====================================================================================


class CountSpaces(ChanceStep[RajasState]):
    """[ganga.roll] A die tells how far from the last river tile the next one lies."""

    rule: ClassVar[str] = "ganga.roll"

    def options(self, s: RajasState) -> list[Action]:
        return s.words.count[1:]

    def apply(self, s: RajasState, action: Action) -> None:
        """[ganga.stop] It ends where the last space would be covered, or the river is over."""
        lie = [space for space, tile in enumerate(s.river_tile) if tile != NONE]
        count = action.thing
        space = max(lie, default=0) + count
        if space < s.tables.last_space:
            s.stack.append(DriftTile(space))


class DriftTile(ChanceStep[RajasState]):
    """[ganga.roll] A random river tile lies on the space that was counted. [ganga.stop] After the
    last tile no more is rolled."""

    rule: ClassVar[str] = "ganga.roll"

    def __init__(self, space: int) -> None:
        self.space = space

    def options(self, s: RajasState) -> list[Action]:
        tiles = range(len(s.tables.river_tile_ids))
        return [s.words.drift[tile] for tile in tiles if tile not in s.river_tile]

    def apply(self, s: RajasState, action: Action) -> None:
        tile, space = action.thing, self.space
        s.river_tile[space] = tile
        s.tell("rajas-log-drift", self.rule, NOBODY, "river_tile", tile, "space", space)
        if self.options(s):
            s.stack.append(CountSpaces())


# === THE FIRST PLAYER =========================================================================


def lowest_sums(s: RajasState) -> list[int]:
    """[setup.first] The seats with the lowest sum of dice."""
    colours, seats = range(DICE_COLOURS), range(s.seats)
    sums = [sum([reach(s, seat, colour, 0) for colour in colours]) for seat in seats]
    return [seat for seat in seats if sums[seat] == min(sums)]


class ChooseFirst(Step[RajasState]):
    """[setup.first] The lowest sum of dice begins; between equals chance decides."""

    rule: ClassVar[str] = "setup.first"

    def actor(self, s: RajasState) -> int:
        return CHANCE if len(lowest_sums(s)) > 1 else NOBODY

    def run(self, s: RajasState) -> None:
        begin(s, lowest_sums(s)[0], "rajas-log-first")

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.start[seat] for seat in lowest_sums(s)]

    def apply(self, s: RajasState, action: Action) -> None:
        first = action.thing
        begin(s, first, "rajas-log-first-lot")


def begin(s: RajasState, first: int, told: str) -> None:
    """[setup.coins] The later a seat comes, the more coins it has. [navaratna.start] Then brown
    tokens are drawn and laid."""
    s.first = s.elephant = first
    s.tell(told, "setup.first", first)
    order = [first, *s.after(first)]
    for at, seat in enumerate(order):
        s.money[seat] = s.tables.coins_start[at]
    brown = [DrawBrown(seat) for seat in order] if s.mode.navaratna else []
    s.then(*brown, Do(next_round))


# === ROUNDS AND TURNS =========================================================================


def next_round(s: RajasState) -> None:
    """[round.home] All workers come home, and the first player begins."""
    s.round, s.circle = s.round + 1, 0
    s.first, s.elephant_taken = s.elephant, False
    s.worker_on, s.home = [NONE] * len(s.worker_on), s.workers[:]
    s.different_used = [0] * s.seats
    s.tell("rajas-log-round", "round.home", s.first, "round", s.round)
    s.stack.append(Do(next_circle))


def next_circle(s: RajasState) -> None:
    """[round.circles] One worker each, clockwise from the first player. [round.over] The round ends
    after a circle in which nobody could place one, [navaratna.fewer] unless the next one brings a
    token. [end.circle] After a circle in which markers have crossed the game is over."""
    if any(s.crossed):
        s.tell("rajas-log-end", "end.circle")
        return
    s.circle += 1
    tokens = any(not s.home[seat] and compensated(s, seat) for seat in range(s.seats))
    if s.circle > 1 and not s.placed and not tokens:
        if not s.elephant_taken:  # [round.elephant] else whoever took it begins
            s.elephant = (s.first + 1) % s.seats
        s.stack.append(Do(next_round))
        return
    s.placed = False
    s.then(*[SeatInCircle(seat) for seat in (s.first, *s.after(s.first))], Do(next_circle))


class SeatInCircle(Procedure[RajasState]):
    """[round.circles] A seat's turn to place a worker.

    [round.out] Without workers it is passed over, [navaratna.fewer] or gets a token.
    [round.blocked] So is a seat without a place for its workers.
    """

    rule: ClassVar[str] = "round.circles"

    def run(self, s: RajasState) -> None:
        seat = self.seat
        if s.home[seat] == 0:
            token = TakeToken(seat, "navaratna.fewer")  # for want of a worker
            if compensated(s, seat) and token.options(s):
                s.begin_turn(seat)
                s.then(token, Do(end_turn, seat))
            elif compensated(s, seat):
                token.run(s)
        elif takeable(s, seat, 1):
            s.begin_turn(seat)
            s.then(PlaceWorker(seat), Do(end_turn, seat))
        else:
            s.tell("rajas-log-blocked", "round.blocked", seat)
            if not s.tables.blocked_later:
                s.home[seat] = 0


def compensated(s: RajasState, seat: int) -> bool:
    """[navaratna.fewer] Whether a seat without a worker gets a token in this circle, if it has room
    for one: another has workers enough for it, as for the fifth with five against four."""
    return s.mode.navaratna and s.workers[seat] < s.circle <= max(s.workers)


def end_turn(s: RajasState, seat: int) -> None:
    """[end.crossed] Have the markers met, or passed each other?"""
    s.fresh = NONE  # [upgrade.later]
    if s.crossed[seat] == 0 and s.margin(seat) >= 0:
        s.crossed[seat] = max(s.crossed) + 1
        s.tell("rajas-log-crossed", "end.crossed", seat, "count", s.margin(seat))
