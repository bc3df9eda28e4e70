"""Agra by Michael Keller: the thin façade that wires the files of this folder."""

from typing import ClassVar

from serai.core.components import Edition
from serai.core.game import Option
from serai.core.record import Header
from serai.games.agra import conservation, rules, scoring
from serai.games.agra.actions import Words
from serai.games.agra.evaluation import AgraJudge
from serai.games.agra.state import AgraState
from serai.games.agra.tables import Tables
from serai.games.agra.view import AgraView, view
from serai.games.table_game import HouseGame

RUPEES = "rupees"


class Agra(HouseGame[AgraState, AgraView, Tables, Words]):
    """Agra with one set of components.

    There is one world to imagine: rupees lie in bags, but every rupee was earned and paid in the
    open, so a seat that counts knows them all. Chance draws dice and tiles when they come.
    """

    rules: ClassVar[int] = 2
    choices: ClassVar[tuple[Option, ...]] = (Option(id=RUPEES, values=("hidden", "open")),)

    outcome = staticmethod(scoring.outcome)
    check = staticmethod(conservation.check)
    view = view  # the function of that module is a method

    def __init__(self, edition: Edition = None) -> None:
        super().__init__(edition, Tables, Words)
        self.asks = rules.Questions()
        self.judge = AgraJudge(self.tables)

    def new(self, header: Header) -> AgraState:
        open_rupees = header.options.get(RUPEES) == "open"
        s = AgraState(header.players, self.tables, self.words, self.asks, open_rupees)
        s.lay_out()
        rules.set_up(s)
        return s

    def scores(self, s: AgraState) -> list[int]:
        """Rupees, and all that would be scored if the game ended now."""
        return [scoring.total(s, seat) for seat in range(s.seats)]

    def seen_scores(self, s: AgraState, view: AgraView) -> list[int | None]:
        """[setup.bag] Where the rupees are hidden, the sum is."""
        return [
            scoring.total(s, one.seat) if one.rupees is not None else None for one in view.seats
        ]

    def phase(self, s: AgraState) -> int:
        return s.phase

    def chapter(self, s: AgraState) -> int:
        return s.round


make = Agra  # for the registry
