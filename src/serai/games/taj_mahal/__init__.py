"""Taj Mahal by Reiner Knizia: the thin façade that wires the files of this folder."""

from typing import ClassVar

from serai.core.components import Edition
from serai.core.errors import SetupError
from serai.core.game import Option
from serai.core.record import Header
from serai.games.table_game import HouseGame
from serai.games.taj_mahal import conservation, scoring, worlds
from serai.games.taj_mahal.actions import Words
from serai.games.taj_mahal.evaluation import TajJudge
from serai.games.taj_mahal.rules.setup import set_up
from serai.games.taj_mahal.state import TajState
from serai.games.taj_mahal.tables import NONE, Tables
from serai.games.taj_mahal.view import TajView, view

TWO_PLAYERS = "two_players"
STAND_IN = f"{TWO_PLAYERS}=stand_in"


class TajMahal(HouseGame[TajState, TajView, Tables, Words]):
    """Taj Mahal with one set of components."""

    rules: ClassVar[int] = 2
    choices: ClassVar[tuple[Option, ...]] = (
        Option(id=TWO_PLAYERS, values=("off", "stand_in"), unofficial=True),
    )

    imagine = staticmethod(worlds.imagine)
    outcome = staticmethod(scoring.outcome)
    check = staticmethod(conservation.check)
    view = view  # the function of that module is a method

    def __init__(self, edition: Edition = None) -> None:
        super().__init__(edition, Tables, Words)
        self.judge = TajJudge(self.tables, self.words)

    def check_players(self, count: int, options: dict[str, str]) -> None:
        """[two.setup] Two may play only with the unofficial dummy, and only two may use it."""
        stand_in = options[TWO_PLAYERS] == "stand_in"
        if count == 2 and not stand_in:
            why = f"two players need the unofficial option {STAND_IN}"
            raise SetupError(why, "taj-setup-two", option=STAND_IN)
        if stand_in and count != 2:
            why = f"the option {STAND_IN} is for two players only"
            raise SetupError(why, "taj-setup-two-only", option=STAND_IN)
        if not stand_in:
            super().check_players(count, options)

    def new(self, header: Header) -> TajState:
        seats = header.players
        dummy = seats if header.options.get(TWO_PLAYERS) == "stand_in" else NONE
        s = TajState(seats, dummy, self.tables, self.words)
        s.unpack()
        set_up(s)
        return s

    def scores(self, s: TajState) -> list[int]:
        return s.score[: s.seats]

    def chapter(self, s: TajState) -> int:
        return s.visit


make = TajMahal  # for the registry
