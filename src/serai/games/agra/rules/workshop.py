"""Workshops: the action of a building that processes goods, and what the tile adds to it."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, Message
from serai.games.agra.actions import AnytimeDeed, Process
from serai.games.agra.rules.anytime import InTurn, may_get
from serai.games.agra.rules.processing import building_options, process, process_openly
from serai.games.agra.rules.stones import add_payments, is_ready, may_take, pay_for
from serai.games.agra.state import AgraState
from serai.games.agra.tables import PROCESS_EXTRA


class Workshop(InTurn):
    """[process.building] Up to three goods, or none; [builder.process] so it is in a building just
    built, too, [build.process] even if one got it in the turn of another. Where an edition asks for
    a good, whoever comes must process."""

    rule: ClassVar[str] = "process.building"
    asks: ClassVar[str] = "agra-prompt-process"
    about: ClassVar[tuple[str, ...]] = ("building",)

    def __init__(self, seat: int, building: int, optional: bool) -> None:
        self.seat: Final = seat
        self.building: Final = building
        self.optional: Final = optional

    def actor(self, s: AgraState) -> int:
        """Nobody is asked if there is nothing to process and no way to get it."""
        source = s.tables.arrow_from[s.tables.arrow_into[self.building]]
        asked = not self.optional or s.has(self.seat, source) or may_get(s, self.seat, source, 0)
        return self.seat if asked else NOBODY

    def run(self, s: AgraState) -> None:
        """Nothing is processed."""

    def choices(self, s: AgraState) -> list[Action]:
        options = building_options(s, self.seat, self.building)
        if self.optional or not options:
            options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Process):
            process_openly(s, self.seat, action.arrow, action.count)


class ProcessExtra(InTurn):
    """[favour.process_extra] One good more along the arrow just used, [follow.extra] also when one
    follows. [anytime.turn] In one's own turn favours for it may be got first."""

    rule: ClassVar[str] = "favour.process_extra"

    def __init__(self, seat: int, arrow: int) -> None:
        self.seat: Final = seat
        self.arrow: Final = arrow

    def actor(self, s: AgraState) -> int:
        """Nobody is asked if it is not possible and cannot become so."""
        seat, source = self.seat, s.tables.arrow_from[self.arrow]
        asked = is_ready(s, seat, PROCESS_EXTRA) and (
            self._possible(s) or may_get(s, seat, source, s.tables.deed_have[PROCESS_EXTRA])
        )
        return seat if asked else NOBODY

    def _possible(self, s: AgraState) -> bool:
        source = s.tables.arrow_from[self.arrow]
        return s.has(self.seat, source) > 0 and may_take(s, self.seat, PROCESS_EXTRA)

    def run(self, s: AgraState) -> None:
        """Nothing is added."""

    def choices(self, s: AgraState) -> list[Action]:
        options: list[Action] = []
        if self._possible(s):
            add_payments(s, self.seat, PROCESS_EXTRA, options)
        options.append(s.words.done)
        return options

    def apply(self, s: AgraState, action: Action) -> None:
        if isinstance(action, AnytimeDeed) and action.deed == PROCESS_EXTRA:
            pay_for(s, self.seat, action)
            process(s, self.seat, self.arrow, 1, self.rule)
        else:
            super().apply(s, action)

    def choose(self, s: AgraState, action: Action) -> None:
        """Nothing is added."""

    def prompt(self, s: AgraState) -> Message:
        what = "agra-prompt-process-extra" if self._possible(s) else "agra-prompt-extra-later"
        return s.message(what, self.rule, self.seat, "good", s.tables.arrow_to[self.arrow])
