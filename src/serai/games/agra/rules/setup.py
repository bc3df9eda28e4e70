"""Setting up: the dice and draws of the beginning, in the order of the rulebook."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import CHANCE, NOBODY, ChanceStep, Step
from serai.games.agra.actions import Arrive, Start, Swap
from serai.games.agra.rules.city import DieStep, next_site
from serai.games.agra.rules.orders import next_free_order
from serai.games.agra.rules.tracks import RevealTile
from serai.games.agra.rules.turn import NextTurn
from serai.games.agra.state import AgraState
from serai.games.agra.tables import BASICS, BOWLS, GUILDS, LEVELS, NEUTRAL, NONE, NOTABLES, ORDERS

LEFT, RIGHT = 0, 1


def set_up(s: AgraState) -> None:
    """Name what chance decides, in order. [setup.tiles] Three favour tiles come to lie open."""
    t, n = s.tables, s.seats
    steps: list[Step[AgraState]] = [RollMerchant(), RollBuilder(), DrawNotables(), EvenGuilds()]
    for side in (LEFT, RIGHT):
        steps += [CoverBowl(side) for _ in range(t.akbar_dice[n])]
    for guild in range(GUILDS):
        steps += [CoverOrder(guild) for _ in range(t.order_dice[n])]
    steps += [RollMarker(guild) for guild in range(GUILDS)]
    steps += [RevealTile() for _ in range(t.tiles_open)]
    s.then(*steps, ChooseFirst())


class RollMerchant(DieStep):
    """[setup.merchant] He starts on one of the four buildings of the first column.

    A 5 or 6 is thrown again, so only 1 to 4 are listed. [setup.die] A 1 is the first of them.
    """

    rule: ClassVar[str] = "setup.merchant"

    def options(self, s: AgraState) -> list[Action]:
        return [*s.words.roll[:BASICS]]

    def rolled(self, s: AgraState, number: int) -> None:
        beyond = 1 if s.tables.die_beyond else 0
        s.merchant = (number - 1 + beyond) % BASICS


class RollBuilder(DieStep):
    """[setup.builder] He starts on one of the first sites."""

    rule: ClassVar[str] = "setup.builder"

    def rolled(self, s: AgraState, number: int) -> None:
        s.builder = BASICS - 1
        for _ in range(number + (1 if s.tables.die_beyond else 0)):
            s.builder = next_site(s, s.builder)


# === THE RIVER ================================================================================


class DrawNotables(ChanceStep[AgraState]):
    """[setup.notables] So many of each level, drawn one by one, from level I on.

    [players.notables] With two or three players there is one less of each.
    """

    rule: ClassVar[str] = "setup.notables"

    def options(self, s: AgraState) -> list[Action]:
        level, levels = next_level(s), s.tables.notable_level
        return [
            s.words.arrive[notable]
            for notable in range(NOTABLES)
            if levels[notable] == level and notable not in s.river
        ]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Arrive)
        s.river.append(action.notable)
        s.notable_owner[action.notable] = NONE
        if next_level(s) <= LEVELS:
            s.stack.append(self)


def next_level(s: AgraState) -> int:
    """The level of the next place at the river that is empty."""
    places = 0
    for level, size in enumerate(s.tables.river_size[s.seats], 1):
        places += size
        if len(s.river) < places:
            return level
    return LEVELS + 1


class EvenGuilds(Step[AgraState]):
    """[setup.guilds] Notables are swapped, level I first, till the guilds are even."""

    rule: ClassVar[str] = "setup.guilds"

    def actor(self, s: AgraState) -> int:
        return CHANCE if unevenness(s, s.river) else NOBODY

    def run(self, s: AgraState) -> None:
        """The guilds are even."""

    def options(self, s: AgraState) -> list[Action]:
        """Every swap on the lowest level that makes the guilds more even."""
        now = unevenness(s, s.river)
        for level in range(1, LEVELS + 1):
            options = [swap for swap in swaps(s, level) if after_swap(s, swap) < now]
            if options:
                return [*options]
        raise AssertionError("every draw can be made even")

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Swap)
        s.river[s.river.index(action.gone)] = action.new
        s.notable_owner[action.gone] = NEUTRAL
        s.notable_owner[action.new] = NONE
        s.stack.append(self)


def unevenness(s: AgraState, river: list[int]) -> int:
    """How far the guilds are from the split they shall have; 0 when they are even."""
    counts = [0] * GUILDS
    for notable in river:
        counts[s.tables.notable_guild[notable]] += 1
    counts.sort(reverse=True)
    wanted = s.tables.guild_split[s.seats]
    return sum([abs(counts[at] - wanted[at]) for at in range(GUILDS)])


def swaps(s: AgraState, level: int) -> list[Swap]:
    levels = s.tables.notable_level
    here = [n for n in s.river if levels[n] == level]
    rest = [n for n in range(NOTABLES) if levels[n] == level and n not in s.river]
    return [s.words.swap[(gone, new)] for gone in here for new in rest]


def after_swap(s: AgraState, swap: Swap) -> int:
    river = [swap.new if n == swap.gone else n for n in s.river]
    return unevenness(s, river)


# === THE PALACE ===============================================================================


class CoverBowl(DieStep):
    """[players.akbar] With two or three players a neutral stone covers a bowl of each side; a
    second one on the same bowl is not thrown again."""

    rule: ClassVar[str] = "players.akbar"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def rolled(self, s: AgraState, number: int) -> None:
        s.bowl_owner[self.side * (BOWLS // 2) + number - 1] = NEUTRAL


class CoverOrder(DieStep):
    """[players.orders] With two or three players neutral stones cover orders of each guild; a
    covered one is thrown again, so only free ones are listed."""

    rule: ClassVar[str] = "players.orders"

    def __init__(self, guild: int) -> None:
        self.guild: Final = guild

    def options(self, s: AgraState) -> list[Action]:
        first = self.guild * ORDERS
        return [s.words.roll[row] for row in range(ORDERS) if s.order_owner[first + row] == NONE]

    def rolled(self, s: AgraState, number: int) -> None:
        s.order_owner[self.guild * ORDERS + number - 1] = NEUTRAL


class RollMarker(DieStep):
    """[setup.markers] The die tells the first order of each guild; [players.marker] from a covered
    one the marker goes to the next free one below."""

    rule: ClassVar[str] = "setup.markers"

    def __init__(self, guild: int) -> None:
        self.guild: Final = guild

    def options(self, s: AgraState) -> list[Action]:
        if not s.tables.marker_rerolls:
            return [*s.words.roll]
        return CoverOrder(self.guild).options(s)

    def rolled(self, s: AgraState, number: int) -> None:
        s.order_at[self.guild] = next_free_order(s, self.guild, number - 1)


class ChooseFirst(ChanceStep[AgraState]):
    """[setup.first] Chance names the first player."""

    rule: ClassVar[str] = "setup.first"

    def options(self, s: AgraState) -> list[Action]:
        return [*s.words.start[: s.seats]]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Start)
        s.first = action.seat
        s.tell("agra-log-first", self.rule, s.first)
        s.stack.append(NextTurn(s.first))
