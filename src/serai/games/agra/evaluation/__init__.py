"""What bots are told about good play of Agra: the worth of positions, and priors of moves.

Turns are long, so a bot plans one turn: `horizon` counts turns, and worlds are played out to the
end of the turn, where `worth` says what became of it.
"""

from typing import Final

from serai.core.action import Action
from serai.core.judge import Judge
from serai.core.step import State
from serai.games.agra.actions import Deliver, Exchange, Peon, Place, Process, Uncover
from serai.games.agra.evaluation.priors import Opinion
from serai.games.agra.evaluation.worth import END, NAMES, WEIGHTS, brought_on, turns_left, worth
from serai.games.agra.rules.meditation import Meditation
from serai.games.agra.rules.turn import OrderPhase
from serai.games.agra.state import AgraState
from serai.games.agra.tables import Tables

TEMPERATURE: Final = 0.6
"""By how many rupees a prior is usually wrong."""

PATIENCE: Final = 24
"""Rounds after which a game should come to its end …"""
IMPATIENCE: Final = 0.1
"""… and what a step towards it is worth for each round more. Without that, two seats that only
gather could go on for ever."""

BOUGHT: Final = (Deliver, Exchange, Process, Uncover)
"""What the wheel of meditation gives for points."""


class AgraJudge(Judge):
    """Judges positions of Agra."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self.weights = WEIGHTS[:]

    def named_weights(self) -> dict[str, float]:
        return dict(zip(NAMES, self.weights, strict=True))

    def weighed(self, weights: dict[str, float]) -> Judge:
        judge = AgraJudge(self.tables)
        judge.weights = [weights[name] for name in NAMES]
        return judge

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, AgraState)
        return worth(s, seat, self.weights)

    def standing(self, s: State, seat: int) -> float:
        """Between turns; in a long game whoever brings its end nearer is better off."""
        assert isinstance(s, AgraState)
        w = self.weights
        urge = w[END] + IMPATIENCE * max(0, s.round - PATIENCE)
        if not urge or not turns_left(s, seat, w):  # after one's last turn only rupees count
            return worth(s, seat, w)
        return worth(s, seat, w) + urge * brought_on(s, seat)

    def priors(self, s: State, options: list[Action]) -> list[float]:
        assert isinstance(s, AgraState)
        opinion = Opinion(s, s.stack[-1].actor(s), self.weights)
        found = [opinion.of(option) for option in options]
        last = s.points and not opinion.left
        return before_the_worker(options, found) if last else found

    def temperature(self) -> float:
        return TEMPERATURE

    def plays_on(self) -> bool:
        return False  # there are always more turns to look for; 5 of 12 games were won with it

    def quiet(self, s: State) -> bool:
        """Between two parts of a turn nothing is half done."""
        return not s.stack or isinstance(s.stack[-1], (Meditation, OrderPhase))

    def horizon(self, s: State) -> int:
        """Turns so far."""
        assert isinstance(s, AgraState)
        return s.round * s.seats + (s.turn - s.first) % s.seats

    def swing(self, s: State) -> float:
        assert isinstance(s, AgraState)
        return 3.0 + 0.4 * turns_left(s, s.turn, self.weights)


def before_the_worker(options: list[Action], found: list[float]) -> list[float]:
    """In the last turn points of meditation are lost once a worker is placed. So what they buy, if
    it is worth anything, counts together with the best place, which is chosen after it."""
    places = [at for at, option in enumerate(options) if isinstance(option, (Place, Peon))]
    if not places:
        return found
    best = max([found[at] for at in places])
    return [
        worth + best if worth > 0.0 and isinstance(options[at], BOUGHT) else worth
        for at, worth in enumerate(found)
    ]
