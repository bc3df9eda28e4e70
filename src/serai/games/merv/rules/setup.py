"""Setting up: what chance decides at the beginning."""

from typing import ClassVar, Final

from serai.core.action import Action
from serai.core.step import NOBODY, ChanceStep, Step
from serai.games.merv.actions import Lay, Next, Side
from serai.games.merv.rules.caravansary import DealCard
from serai.games.merv.rules.course import NextYear
from serai.games.merv.state import MervState, rivals
from serai.games.merv.tables import CAMEL_MARKET, CELLS


def set_up(s: MervState) -> None:
    """Name what chance decides, in order."""
    steps: list[Step[MervState]] = [ChooseSide()]
    steps += [LaySite(cell) for cell in range(CELLS) if cell != CAMEL_MARKET]
    steps += [DealCard() for _ in range(s.tables.caravan_length)]
    steps.append(FirstCamels())
    steps += [LineUp() for _ in range(s.seats)]
    s.then(*steps, RivalsLineUp(), NextYear())


class ChooseSide(ChanceStep[MervState]):
    """[setup.side] [camels.sides] The side of the camel market that lies up."""

    rule: ClassVar[str] = "setup.side"

    def options(self, s: MervState) -> list[Action]:
        return [*s.words.side]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Side)
        s.side = action.side
        s.tell("merv-log-side", self.rule, NOBODY, "side", action.side)


class LaySite(ChanceStep[MervState]):
    """[setup.sites] One of the sites that are left comes to lie on a cell."""

    rule: ClassVar[str] = "setup.sites"

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def options(self, s: MervState) -> list[Action]:
        sites = range(len(s.tables.site_ids))
        return [s.words.lay[site] for site in sites if site not in s.site]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Lay)
        s.site[self.cell] = action.site
        s.tell("merv-log-site", self.rule, NOBODY, "site", action.site, "cell", self.cell)


class FirstCamels(Step[MervState]):
    """A procedure: [setup.camels] camels on the foremost cards, by the number of players."""

    rule: ClassVar[str] = "setup.camels"

    def run(self, s: MervState) -> None:
        for card in range(s.tables.caravan_camels[s.seats]):
            s.on_card[card] = True


class LineUp(ChanceStep[MervState]):
    """[setup.queue] The next seat of the first queue."""

    rule: ClassVar[str] = "setup.queue"

    def options(self, s: MervState) -> list[Action]:
        return [s.words.next[seat] for seat in range(s.seats) if seat not in s.queue]

    def apply(self, s: MervState, action: Action) -> None:
        assert isinstance(action, Next)
        s.queue.append(action.seat)
        s.tell("merv-log-next", self.rule, action.seat, "place", len(s.queue) - 1)


class RivalsLineUp(Step[MervState]):
    """A procedure: [high.pieces] [solo.rivals] rivals stand at the end of the queue. [solo.ours]
    Those of a game alone are ours, and the log says so."""

    rule: ClassVar[str] = "high.pieces"

    def run(self, s: MervState) -> None:
        s.queue += rivals(s.seats)
        if s.seats == 1:
            s.tell("merv-log-solo", "solo.ours")
