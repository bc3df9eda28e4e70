"""Merv: The Heart of the Silk Road by Fabio Lopiano: the thin façade that wires the files here."""

from typing import ClassVar

from serai.core.components import Edition
from serai.core.errors import SetupError
from serai.core.game import Option
from serai.core.record import Header
from serai.games.merv import conservation, rules, scoring
from serai.games.merv.actions import Words
from serai.games.merv.evaluation import JUDGE
from serai.games.merv.state import MervState
from serai.games.merv.tables import Tables
from serai.games.merv.view import MervView, view
from serai.games.table_game import HouseGame

SOLO = "solo"
LEVELS = ("ours_easy", "ours_normal", "ours_hard")
"""[solo.ours] Every record of a game alone says that its rivals are ours."""


class Merv(HouseGame[MervState, MervView, Tables, Words]):
    """Merv with one set of components.

    There is one world to imagine: the order of the caravan cards is not decided before chance deals
    one, and what is left of the deck everybody can tell by counting.
    """

    choices: ClassVar[tuple[Option, ...]] = (Option(id=SOLO, values=LEVELS, unofficial=True),)

    outcome = staticmethod(scoring.outcome)
    check = staticmethod(conservation.check)
    view = view  # the function of that module is a method

    def __init__(self, edition: Edition = None) -> None:
        super().__init__(edition, Tables, Words)
        self.giver = rules.Gifts()
        self.judge = JUDGE

    def check_players(self, count: int, options: dict[str, str]) -> None:
        """[solo.bonus] Only the Magistrate has a difficulty."""
        super().check_players(count, options)
        if count > 1 and options[SOLO] != LEVELS[0]:
            chosen = f"{SOLO}={options[SOLO]}"
            why = f"the option {chosen} is for a game alone"
            raise SetupError(why, "merv-setup-alone", option=chosen)

    def new(self, header: Header) -> MervState:
        level = LEVELS.index(header.options.get(SOLO, LEVELS[0]))
        s = MervState(header.players, self.tables, self.words, self.giver, level)
        s.lay_out()
        rules.set_up(s)
        return s

    def scores(self, s: MervState) -> list[int]:
        return s.points[: s.seats]

    def chapter(self, s: MervState) -> int:
        return s.year


make = Merv  # for the registry
