"""Favour tiles: taking them, what comes in their place, and the fourth that goes back."""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import CHANCE, NOBODY, IfPossible, Step
from serai.games.agra.actions import Return, Reveal, Tile
from serai.games.agra.rules.anytime import OfSeat
from serai.games.agra.state import AgraState


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
