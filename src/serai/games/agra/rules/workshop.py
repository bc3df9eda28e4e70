"""A workshop: the action of a building that processes goods."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY
from serai.games.agra.actions import Process
from serai.games.agra.rules.anytime import InTurn, may_barter, most_favours
from serai.games.agra.rules.processing import building_options, can_process, process_openly
from serai.games.agra.state import AgraState


class Workshop(InTurn):
    """[process.building] Up to three goods, or none; [builder.process] so it is in a building just
    built, too. Where an edition asks for a good, whoever comes must process."""

    rule: ClassVar[str] = "process.building"
    asks: ClassVar[str] = "agra-prompt-process"
    about: ClassVar[tuple[str, ...]] = ("building",)

    def __init__(self, building: int, optional: bool) -> None:
        self.building: Final = building
        self.optional: Final = optional

    def actor(self, s: AgraState) -> int:
        """Nobody is asked if there is nothing to process and no way to get it: favours, those of a
        book and a painting too, and the English Trader bring goods."""
        seat = s.turn
        if not self.optional or can_process(s, seat, self.building):
            return seat
        enough = most_favours(s, seat) >= s.tables.least_have
        return seat if enough or may_barter(s, seat) else NOBODY

    def run(self, s: AgraState) -> None:
        """Nothing is processed."""

    def choices(self, s: AgraState) -> list[Action]:
        options = building_options(s, s.turn, self.building)
        if self.optional or not options:
            options.append(s.words.done)
        return options

    def choose(self, s: AgraState, action: Action) -> None:
        if isinstance(action, Process):
            process_openly(s, s.turn, action.arrow, action.count)
