"""Gifts: whatever the camel market, the mosque, pairs, breakthroughs and contracts give."""

from typing import Final

from serai.core.step import NOBODY, SeatStep
from serai.games.merv import tables as c
from serai.games.merv.rules import caravansary, library, market, mosque, palace, walls
from serai.games.merv.rules.gains import favour_left, gain_cube, gain_favour, influence_left
from serai.games.merv.rules.soldiers import ChooseBonus, PlaceSoldier, PlaceUpgrade
from serai.games.merv.state import Giver, MervState


class Gifts(Giver):
    """Knows what every gift is."""

    def give(self, s: MervState, seat: int, gift: int, why: str) -> None:
        if gift == c.FAVOUR:  # [camels.favour] [mosque.favour] [caravan.juniper]
            gain_favour(s, seat, why)
        elif gift == c.WHITE_CUBE:  # [camels.cube] [caravan.cinnamon]
            gain_cube(s, seat, c.WHITE, why)
        elif gift == c.SCROLL:  # [camels.scroll]
            library.gain_scrolls(s, seat, 1, why)
        elif gift == c.RARE_GOOD:  # [camels.rare]
            s.rare[seat] += 1
            s.tell("merv-log-rare-gift", why, seat)
        elif gift != c.MOSQUE_SCORING:  # [mosque.end] counts with the scoring of every year
            ask(s, seat, gift, why)


def is_lost(s: MervState, seat: int, gift: int) -> bool:
    """Whether a gift would bring a seat nothing now: what it asks for cannot be chosen, or both
    tracks are full."""
    if gift == c.FAVOUR:
        return not favour_left(s, seat) and not influence_left(s, seat)
    given = s.copy()
    given.stack = []
    given.giver.give(given, seat, gift, "")
    return len(given.stack) > 0 and given.stack[-1].actor(given) == NOBODY


CHOICES: Final[dict[int, type[SeatStep[MervState]]]] = {
    c.SOLDIER: PlaceSoldier,  # [camels.soldier] [mosque.soldier] [caravan.ginger]
    c.CARD: caravansary.FreeCard,  # [camels.card] [library.card]
    c.ADVANCE: mosque.FreeStep,  # [camels.mosque] [library.step]
    c.BONUS_UPGRADE: ChooseBonus,  # [mosque.bonus]
    c.SCORING_TILE: mosque.TakeTile,  # [mosque.tile]
    c.COURTIER: palace.FreeCourtier,  # [mosque.courtier]
    c.WALL_PIECE: walls.FreeWall,  # [mosque.wall] [library.wall]
}
"""Gifts with a choice."""


def ask(s: MervState, seat: int, gift: int, why: str) -> None:
    if gift == c.WHITE_UPGRADE:  # [mosque.white]
        s.stack.append(PlaceUpgrade(seat, c.WHITE, True, why))
    elif gift == c.POST:  # [library.post]
        s.stack.append(market.SetUpPost(seat, True))
    else:
        s.stack.append(CHOICES[gift](seat, why))
