"""Alone: [solo.ours] our own opponents, since the printed chapter is lost.

A card leads both rivals through a round: which slot, and from which end they look for a site.
"""

from typing import ClassVar

from serai.core.action import Action
from serai.core.step import NOBODY, ChanceStep, Step
from serai.games.merv.actions import Reveal
from serai.games.merv.rules.caravansary import RefillRow
from serai.games.merv.rules.magistrate import act_as_magistrate
from serai.games.merv.rules.turn import build
from serai.games.merv.rules.years import hall_points
from serai.games.merv.state import BY_BONUS, BY_BUILDINGS, BY_COURTIERS, MervState
from serai.games.merv.tables import (
    CAMEL_MARKET,
    HALLS,
    HIGH_COURTIER,
    MAGISTRATE,
    NONE,
    SIZE,
)


class RevealCard(ChanceStep[MervState]):
    """[solo.deck] A card for this round, one of those not yet seen in this year."""

    rule: ClassVar[str] = "solo.deck"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.reveal[card] for card in s.solo_deck]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Reveal)
        s.solo_deck.remove(action.solo_card)
        s.solo_card = action.solo_card
        s.tell("merv-log-reveal", self.rule, NOBODY, "solo_card", action.solo_card)


def rival_slot(s: MervState, backwards: bool) -> int:
    """[solo.slot] The first free slot in the order of the card, or in that order backwards."""
    order = s.tables.solo_slots[s.solo_card][:]
    if backwards:
        order.reverse()
    for at in order:
        slot = s.round * SIZE + at
        if slot not in s.meeple:
            return slot
    raise AssertionError("five slots for three meeples")


def rival_line(s: MervState, owner: int) -> list[int]:
    """[solo.from] The sites of a rival's line, from the end that the card names."""
    sites = [cell for cell in s.line(owner) if cell != CAMEL_MARKET]
    if s.tables.solo_far[s.solo_card]:
        sites.reverse()
    return sites


def go(s: MervState, owner: int) -> None:
    s.acted.append(owner)
    s.meeple[owner] = rival_slot(s, owner == HIGH_COURTIER)
    about = ("rival", owner - HIGH_COURTIER, "slot", s.meeple[owner])
    s.tell("merv-log-rival-slot", "solo.slot", NOBODY, *about)


class LoneCourtierTurn(Step[MervState]):
    """A procedure: [solo.courtier] the High Courtier builds on the first empty site."""

    rule: ClassVar[str] = "solo.courtier"

    def run(self, s: MervState) -> None:
        go(s, HIGH_COURTIER)
        for cell in rival_line(s, HIGH_COURTIER):
            if s.building[cell] == NONE and s.buildings[HIGH_COURTIER]:
                rival_builds(s, HIGH_COURTIER, cell, self.rule)
                return


def rival_builds(s: MervState, owner: int, cell: int, why: str) -> None:
    build(s, owner, cell)
    s.tell("merv-log-rival-build", why, NOBODY, "rival", owner - HIGH_COURTIER, "cell", cell)


class MagistrateTurn(Step[MervState]):
    """A procedure: [solo.site] the Magistrate activates a site, [solo.action] and does what it is
    for; without one he scores a point."""

    rule: ClassVar[str] = "solo.site"

    def run(self, s: MervState) -> None:
        go(s, MAGISTRATE)
        cell = magistrate_site(s)
        if cell == NONE:
            s.score(MAGISTRATE, 1, BY_BONUS)
            return
        if s.building[cell] == NONE:
            rival_builds(s, MAGISTRATE, cell, self.rule)
        s.stack.append(RefillRow())
        act_as_magistrate(s, s.symbol(cell))


def magistrate_site(s: MervState) -> int:
    """[solo.site] An empty site with the action of the card, else any empty one, else his own."""
    line = rival_line(s, MAGISTRATE)
    empty = [cell for cell in line if s.building[cell] == NONE]
    if s.buildings[MAGISTRATE]:
        for cell in empty:
            if s.symbol(cell) == s.solo_card:
                return cell
        if empty:
            return empty[0]
    for cell in line:
        if s.building[cell] == MAGISTRATE:
            return cell
    return NONE


class ScoreMagistrate(Step[MervState]):
    """A procedure: [solo.score] his buildings and all his courtiers, [solo.bonus] and the bonus of
    the year."""

    rule: ClassVar[str] = "solo.score"

    def run(self, s: MervState) -> None:
        before = s.points[MAGISTRATE]
        buildings = s.building.count(MAGISTRATE) * s.tables.building_points
        s.score(MAGISTRATE, buildings, BY_BUILDINGS)
        for hall in range(HALLS):
            count = s.halls[MAGISTRATE * HALLS + hall]
            s.score(MAGISTRATE, count * hall_points(s, MAGISTRATE, hall), BY_COURTIERS)
        s.score(MAGISTRATE, s.tables.year_points[s.difficulty][s.year - 1], BY_BONUS)
        gained = s.points[MAGISTRATE] - before
        s.tell("merv-log-magistrate", self.rule, NOBODY, "count", gained)
