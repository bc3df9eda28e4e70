"""Rajas of the Ganges by Inka and Markus Brand: the thin façade that wires the files here."""

from typing import ClassVar

from serai.core.components import Edition
from serai.core.errors import SetupError
from serai.core.game import Option
from serai.core.record import Header
from serai.games.rajas import conservation, rules, scoring
from serai.games.rajas.actions import Words
from serai.games.rajas.evaluation import RajasJudge
from serai.games.rajas.state import EXPERT_IDS, VARIANT_IDS, Mode, RajasState
from serai.games.rajas.tables import Tables
from serai.games.rajas.view import RajasView, view
from serai.games.table_game import HouseGame

MIXED = "variant=mixed"


class Rajas(HouseGame[RajasState, RajasView, Tables, Words]):
    """Rajas of the Ganges with one set of components.

    There is one world to imagine: what is below a stack everybody can tell by counting, and chance
    draws a tile or a token when it is drawn.
    """

    rules: ClassVar[int] = 2
    choices: ClassVar[tuple[Option, ...]] = (
        Option(id="variant", values=tuple(VARIANT_IDS)),
        Option(id="ganga", values=("off", "on")),
        *(Option(id, ("no", "yes")) for id in EXPERT_IDS),
    )

    outcome = staticmethod(scoring.outcome)
    check = staticmethod(conservation.check)
    view = view  # the function of that module is a method

    def __init__(self, edition: Edition = None) -> None:
        super().__init__(edition, lambda data: Tables(data, self.rulebook), Words)
        self.giver = rules.Grants()
        self.judge = RajasJudge()

    def check_players(self, count: int, options: dict[str, str]) -> None:
        """[mixed.boards] A mixed game has both kinds of players, the others have none."""
        super().check_players(count, options)
        experts = [options[option] == "yes" for option in EXPERT_IDS]
        if options["variant"] != "mixed":
            if any(experts):
                why = f"experienced players are named for {MIXED} only"
                raise SetupError(why, "rajas-setup-experts", option=MIXED)
        elif any(experts[count:]):
            why = f"there are only {count} seats, but a later one is named experienced"
            raise SetupError(why, "rajas-setup-seats", count=count)
        elif not 0 < sum(experts) < count:
            why = f"{MIXED} needs an experienced player and a beginner"
            raise SetupError(why, "rajas-setup-both", option=MIXED)

    def new(self, header: Header) -> RajasState:
        mode = Mode(header.players, header.options)
        s = RajasState(header.players, self.tables, self.words, mode, self.giver)
        rules.set_up(s)
        return s

    def scores(self, s: RajasState) -> list[int]:
        """Fame spaces by which the markers have passed each other, or still lack."""
        return [s.margin(seat) for seat in range(s.seats)]

    def chapter(self, s: RajasState) -> int:
        return s.round


make = Rajas  # for the registry
