"""The course of the game: setting up, rounds and circles, the end of a turn and of the game."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import CHANCE, NOBODY, ChanceStep, Do, Step
from serai.games.rajas.rewards import DICE_COLOURS, FACES
from serai.games.rajas.rules.payment import RollDie
from serai.games.rajas.rules.placing import PlaceWorker, takeable
from serai.games.rajas.rules.province import RevealTile
from serai.games.rajas.rules.tokens import DrawBrown, TakeToken
from serai.games.rajas.state import NAVARATNA, RajasState
from serai.games.rajas.tables import DICE, NONE, STACKS


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
        number = action.thing
        space = last_tile(s) + number
        if space < s.tables.last_space:
            s.stack.append(DriftTile(space))


def last_tile(s: RajasState) -> int:
    """The space of the last river tile that lies, or the start."""
    return max([space for space, tile in enumerate(s.river_tile) if tile != NONE], default=0)


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
    sums = [
        sum([s.dice[seat * DICE + die] * (die % FACES + 1) for die in range(DICE)])
        for seat in range(s.seats)
    ]
    return [seat for seat in range(s.seats) if sums[seat] == min(sums)]


class ChooseFirst(Step[RajasState]):
    """[setup.first] The lowest sum of dice begins; between equals chance decides."""

    rule: ClassVar[str] = "setup.first"

    def actor(self, s: RajasState) -> int:
        return CHANCE if len(lowest_sums(s)) > 1 else NOBODY

    def run(self, s: RajasState) -> None:
        begin(s, lowest_sums(s)[0])

    def options(self, s: RajasState) -> list[Action]:
        return [s.words.start[seat] for seat in lowest_sums(s)]

    def apply(self, s: RajasState, action: Action) -> None:
        seat = action.thing
        begin(s, seat)


def begin(s: RajasState, first: int) -> None:
    """[setup.coins] The later a seat comes, the more coins it has. [navaratna.start] Then brown
    tokens are drawn and laid."""
    s.elephant = first
    s.first = first
    s.tell("rajas-log-first", "setup.first", first)
    order = [(first + at) % s.seats for at in range(s.seats)]
    for at, seat in enumerate(order):
        s.money[seat] = s.tables.coins_start[at]
    brown = [DrawBrown(seat) for seat in order] if s.mode.variant == NAVARATNA else []
    s.then(*brown, Do(next_round))


# === ROUNDS AND TURNS =========================================================================


def next_round(s: RajasState) -> None:
    """[round.home] All workers come home, and the first player begins."""
    s.round += 1
    s.circle = 0
    s.first = s.elephant
    s.elephant_taken = False
    s.worker_on = [NONE] * len(s.worker_on)
    s.home = s.workers[:]
    s.different_used = [0] * s.seats
    s.tell("rajas-log-round", "round.home", s.first, "round", s.round)
    s.stack.append(Do(next_circle))


def next_circle(s: RajasState) -> None:
    """[round.circles] One worker each, clockwise from the first player. [round.over] The round ends
    after a circle in which nobody could place one, [navaratna.fewer] unless the next one brings a
    token. [end.circle] After a circle in which markers have crossed the game is over."""
    if s.crossings:
        s.tell("rajas-log-end", "end.circle")
        return
    s.circle += 1
    if s.circle > 1 and not s.placed and not any_compensated(s):
        if not s.elephant_taken:  # [round.elephant] else whoever took it begins
            s.elephant = (s.first + 1) % s.seats
        s.stack.append(Do(next_round))
        return
    s.placed = False
    s.stack.append(Do(next_circle))
    for at in range(s.seats - 1, -1, -1):  # the first player comes to lie on top
        s.stack.append(SeatInCircle((s.first + at) % s.seats))


class SeatInCircle(Step[RajasState]):
    """A procedure: [round.circles] a seat's turn to place a worker.

    [round.out] Without workers it is passed over, [navaratna.fewer] or gets a token.
    [round.blocked] So is a seat without a place for its workers.
    """

    rule: ClassVar[str] = "round.circles"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: RajasState) -> None:
        seat = self.seat
        if s.home[seat] == 0:
            token = TakeToken(seat, "navaratna.fewer")
            if not compensated(s, seat):
                return
            if token.options(s):  # for want of a worker
                s.begin_turn(seat)
                s.then(token, EndTurn(seat))
            else:
                token.run(s)
            return
        if not takeable(s, seat, 1):
            s.tell("rajas-log-blocked", "round.blocked", seat)
            if not s.tables.blocked_later:
                s.home[seat] = 0
            return
        s.begin_turn(seat)
        s.stack.append(EndTurn(seat))
        s.stack.append(PlaceWorker(seat))


def compensated(s: RajasState, seat: int) -> bool:
    """Whether a seat without a worker gets a token in this circle, if it has room for one."""
    return s.mode.variant == NAVARATNA and has_fewer(s, seat)


def any_compensated(s: RajasState) -> bool:
    return any(not s.home[seat] and compensated(s, seat) for seat in range(s.seats))


def has_fewer(s: RajasState, seat: int) -> bool:
    """[navaratna.fewer] Whether this circle is one for which another has workers enough, but not
    the seat: the fifth, with four workers against five."""
    return s.workers[seat] < s.circle <= max([s.workers[other] for other in s.after(seat)])


class EndTurn(Step[RajasState]):
    """A procedure: [end.crossed] have the markers met, or passed each other?"""

    rule: ClassVar[str] = "end.crossed"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: RajasState) -> None:
        s.fresh = NONE  # [upgrade.later]
        if s.crossed[self.seat] == 0 and s.margin(self.seat) >= 0:
            s.crossings += 1
            s.crossed[self.seat] = s.crossings
            s.tell("rajas-log-crossed", self.rule, self.seat, "count", s.margin(self.seat))
