"""The tracks of the guilds: which steps are taken, what lies on them, and favour tiles.

[anytime.turn] In one's own turn all that a step has brought may be used before the next one. So it
is with the gift of the Sadr us-Sudur.
"""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import CHANCE, NOBODY, IfPossible, Message, Step
from serai.games.agra.actions import Offer, Return, Reveal, Tile, Up
from serai.games.agra.rules.anytime import IfAnyUse, OfSeat, may_have
from serai.games.agra.rules.goods import gain_favours
from serai.games.agra.rules.orders import give_to_akbar, step_up
from serai.games.agra.state import PLAYING, AgraState
from serai.games.agra.tables import BOWLS, GOODS, GUILDS, NONE


class Ascend(OfSeat):
    """[influence.may] Steps one may take, [influence.after] in the order one likes.

    All that a step brings is good for the seat, so nobody is asked but at the top of a track, where
    it brings the end; and the order is asked for only where it can matter.
    """

    rule: ClassVar[str] = "influence.may"

    def __init__(self, seat: int, guilds: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.guilds: Final = guilds
        """The tracks of the steps that are due."""

    def actor(self, s: AgraState) -> int:
        eventful = [guild for guild in set(self.guilds) if self._brings_something(s, guild)]
        return self.seat if len(eventful) > 1 or not self._harmless(s) else NOBODY

    def _brings_something(self, s: AgraState, guild: int) -> bool:
        """Whether there are favours, tiles or the top on the way."""
        step, top = s.step(self.seat, guild), s.tables.top
        reaches_top = step < top <= step + self.guilds.count(guild)
        return reaches_top or self._brings_favours(s, guild)

    def _brings_favours(self, s: AgraState, guild: int) -> bool:
        """[influence.bonus] Whether there are favours or tiles on the way."""
        step = s.step(self.seat, guild)
        return any(s.tables.step_favours[step + 1 : step + self.guilds.count(guild) + 1])

    def brings_favours(self, s: AgraState) -> bool:
        return any(self._brings_favours(s, guild) for guild in set(self.guilds))

    def _harmless(self, s: AgraState) -> list[int]:
        """Steps that do not bring the end."""
        last = s.tables.top - 1
        return [g for g in self.guilds if s.ending != PLAYING or s.step(self.seat, g) != last]

    def run(self, s: AgraState) -> None:
        self._take(s, self._harmless(s)[0])

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.up[guild] for guild in dict.fromkeys(self.guilds)]
        if not self._harmless(s):
            options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Up):
            self._take(s, action.guild)

    def _take(self, s: AgraState, guild: int) -> None:
        rest = list(self.guilds)
        rest.remove(guild)
        if rest:
            s.stack.append(Ascend(self.seat, tuple(rest)))
        step_up(s, self.seat, guild, "influence.deliver")

    def prompt(self, s: AgraState) -> Message:
        if len(set(self.guilds)) > 1:
            return s.message("agra-prompt-ascend-first", "influence.after", self.seat)
        return s.message("agra-prompt-ascend", self.rule, self.seat, "guild", self.guilds[0])


class StepUp(IfAnyUse):
    """[influence.choice] Go up on tracks of one's choice, each another one, unless all of them are
    climbed."""

    rule: ClassVar[str] = "influence.choice"

    def __init__(self, seat: int, tracks: int, barred: int, why: str) -> None:
        super().__init__(seat)
        self.tracks: Final = tracks
        self.barred: Final = barred
        """Tracks already chosen, as bits."""
        self.why: Final = why

    def any_use(self, s: AgraState) -> bool:
        return len(self.choices(s)) > 0

    def choices(self, s: AgraState) -> list[Action]:
        return [
            s.words.up[guild]
            for guild in range(GUILDS)
            if not self.barred & (1 << guild) and s.step(self.seat, guild) < s.tables.top
        ]

    def choose(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Up)
        if self.tracks > 1:
            barred = self.barred | (1 << action.guild)
            s.stack.append(StepUp(self.seat, self.tracks - 1, barred, self.why))
        step_up(s, self.seat, action.guild, self.why)

    def prompt(self, s: AgraState) -> Message:
        count = min(self.tracks, len(self.choices(s)))
        return s.message("agra-prompt-up", self.rule, self.seat, "count", count)


class MayStepUp(StepUp):
    """[notable.painter] A step on a track of one's choice, or none."""

    def choices(self, s: AgraState) -> list[Action]:
        options = super().choices(s)
        if options:
            options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Up):
            super().choose(s, action)


class TrackBonus(OfSeat):
    """[influence.bonus] Favours, or one of the open favour tiles."""

    rule: ClassVar[str] = "influence.bonus"
    asks: ClassVar[str] = "agra-prompt-track-bonus"
    about: ClassVar[tuple[str, ...]] = ("favours",)

    def __init__(self, seat: int, favours: int) -> None:
        super().__init__(seat)
        self.favours: Final = favours

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = [s.words.favours]
        options += [s.words.tile[tile] for tile in s.open_tiles]
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Tile):
            take_tile(s, self.seat, action.tile)
        else:
            gain_favours(s, self.seat, self.favours, self.rule)


# === FAVOUR TILES =============================================================================


def take_tile(s: AgraState, seat: int, tile: int) -> None:
    """[favour.tile] A tile gives one more favour action. [favour.refill] An open one is replaced.

    [favour.fourth] There is room for three: whoever gets a fourth gives one up.
    """
    s.tiles[seat].append(tile)
    s.tell("agra-log-tile", "favour.tile", seat, "deed", tile)
    if len(s.tiles[seat]) > s.tables.tiles_most:
        s.stack.append(ReturnTile(seat))
    if tile in s.open_tiles:
        s.open_tiles.remove(tile)
        s.stack.append(RevealTile())
    else:
        s.pile.remove(tile)


class RevealTile(Step[AgraState]):
    """[favour.refill] A tile comes off the pile; nobody knows its order."""

    rule: ClassVar[str] = "favour.refill"

    def actor(self, s: AgraState) -> int:
        return CHANCE if s.pile else NOBODY

    def run(self, s: AgraState) -> None:
        """The pile is empty: fewer tiles are open."""

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.reveal[tile] for tile in sorted(s.pile)]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Reveal)
        s.pile.remove(action.tile)
        s.open_tiles.append(action.tile)
        s.tell("agra-log-reveal", self.rule, NOBODY, "deed", action.tile)


class ReturnTile(OfSeat):
    """[favour.fourth] One of four tiles goes back into the pile, which is shuffled.

    [anytime.turn] In one's own turn any of the four may be used before.
    """

    rule: ClassVar[str] = "favour.fourth"
    asks: ClassVar[str] = "agra-prompt-return"

    def choices(self, s: AgraState) -> list[Action]:
        return [s.words.return_[tile] for tile in s.tiles[self.seat]]

    def choose(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Return)
        s.tiles[self.seat].remove(action.tile)
        if not s.pile and len(s.open_tiles) < s.tables.tiles_open:  # a place waits for it
            s.stack.append(RevealTile())
        s.pile.append(action.tile)
        s.tell("agra-log-return", self.rule, self.seat, "deed", action.tile)


class SearchTile(IfPossible[AgraState]):
    """[notable.mosaic_maker] At once: any favour tile that is left, an open one or one out of the
    pile."""

    rule: ClassVar[str] = "notable.mosaic_maker"
    asks: ClassVar[str] = "agra-prompt-search-tile"

    def options(self, s: AgraState) -> list[Action]:
        return [s.words.tile[tile] for tile in sorted(s.open_tiles + s.pile)]

    def apply(self, s: AgraState, action: Action) -> None:
        assert isinstance(action, Tile)
        take_tile(s, self.seat, action.tile)


# === THE SADR US-SUDUR ========================================================================


def bowls_for(s: AgraState, good: int) -> list[int]:
    """Free bowls whose good is worth the same."""
    free = [bowl for bowl in range(BOWLS) if s.bowl_owner[bowl] == NONE]
    return [bowl for bowl in free if s.value[s.tables.bowl_good[bowl]] == s.value[good]]


class OfferToAkbar(IfAnyUse):
    """[notable.sadr_us_sudur] At once: a good into any free bowl whose good is worth the same.

    [anytime.turn] In one's own turn the good may be got first.
    """

    rule: ClassVar[str] = "notable.sadr_us_sudur"
    asks: ClassVar[str] = "agra-prompt-offer"

    def any_use(self, s: AgraState) -> bool:
        for good in range(GOODS):
            if may_have(s, self.seat, good) and bowls_for(s, good):
                return True
        return False

    def choices(self, s: AgraState) -> list[Action]:
        own = [good for good in range(GOODS) if s.has(self.seat, good)]
        offers = [s.words.offer[good][bowl] for good in own for bowl in bowls_for(s, good)]
        return [*offers, s.words.done]

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Offer):
            give_to_akbar(s, self.seat, action.good, action.bowl, self.rule)
