"""Setting up: the dice and draws of the beginning."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import CHANCE, NOBODY, ChanceStep, Step
from serai.games.rajas.actions import Count, Drift, Start
from serai.games.rajas.rewards import DICE_COLOURS, FACES
from serai.games.rajas.rules.course import NextRound
from serai.games.rajas.rules.dice import RollDie
from serai.games.rajas.rules.province import RevealTile
from serai.games.rajas.rules.tokens import DrawBrown
from serai.games.rajas.state import NAVARATNA, RajasState
from serai.games.rajas.tables import DICE, NONE, STACKS


def set_up(s: RajasState) -> None:
    """Name what chance decides, in order. [setup.stacks] Every stack shows its top tile.
    [setup.dice] Everybody rolls a die of each colour."""
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
        return [*s.words.count]

    def apply(self, s: RajasState, action: Action) -> None:
        """[ganga.stop] It ends where the last space would be covered, or the river is over."""
        assert isinstance(action, Count)
        space = last_tile(s) + action.number
        if space < s.tables.last_space:
            s.stack.append(DriftTile(space))


def last_tile(s: RajasState) -> int:
    """The space of the last river tile that lies, or the start."""
    for space in range(s.tables.last_space, 0, -1):
        if s.river_tile[space] != NONE:
            return space
    return 0


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
        assert isinstance(action, Drift)
        s.river_tile[self.space] = action.river_tile
        at = ("river_tile", action.river_tile, "space", self.space)
        s.tell("rajas-log-drift", self.rule, NOBODY, *at)
        if len(self.options(s)) > 0:
            s.stack.append(CountSpaces())


# === THE FIRST PLAYER =========================================================================


def lowest_sums(s: RajasState) -> list[int]:
    """[setup.first] The seats with the lowest sum of dice."""
    sums = [0] * s.seats
    for seat in range(s.seats):
        for die in range(DICE):
            sums[seat] += s.dice[seat * DICE + die] * (die % FACES + 1)
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
        assert isinstance(action, Start)
        begin(s, action.seat)


def begin(s: RajasState, first: int) -> None:
    """[setup.coins] The later a seat comes, the more coins it has. [navaratna.start] Then brown
    tokens are drawn and laid."""
    s.elephant = first
    s.first = first
    s.tell("rajas-log-first", "setup.first", first)
    order = [(first + at) % s.seats for at in range(s.seats)]
    for at, seat in enumerate(order):
        s.money[seat] = s.tables.coins_start[at]
    steps: list[Step[RajasState]] = []
    if s.mode.variant == NAVARATNA:
        steps += [DrawBrown(seat) for seat in order]
    s.then(*steps, NextRound())
