"""Plans whole turns: compares how they end, and keeps a plan as long as it is the best known."""

from collections.abc import Callable, Sequence

from serai.bots.prospects import Prospects, ends_the_game
from serai.bots.search import Budget, Thinker
from serai.bots.turns import Beginning, Turns
from serai.core.action import Action
from serai.core.bot import Imagination
from serai.core.judge import Judge
from serai.core.luck import WORD, FastLuck, Luck
from serai.core.step import State
from serai.core.view import TableView

WORLDS = 8
"""Imagined worlds in which a turn is finished, if chance has a part in it."""
WIDTH = 6
"""Beginnings of the same length that are varied further."""
PLAN = "plan"
"""What the rest of a plan is called in the notes of a turn."""
WIDER = 4
"""Times as many, where the turn is the last one and there is still time."""
FEW = 100
"""With fewer turns than that it is better to look for good ones than to play some of them on."""


class PlanBot(Thinker):
    """Chooses the first choice of the best turn it finds: half of its budget is for finding turns,
    the other half for playing the best of them on.

    At its next choice it begins with the rest of that turn, and looks for a better one again.
    """

    def __init__(
        self,
        judge: Judge,
        seed: int,
        budget: Budget,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(judge, seed, budget, clock)
        self._plan: list[int] = []
        self._started = 0.0

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        self._plan = self._plan or worlds.notes.get(PLAN, [])
        if len(options) == 1:
            self._keep(self._plan[1:], worlds)
            return options[0]
        self._started = self._clock()
        seeds = [self._stream.below(WORD) for _ in range(WORLDS)]
        imagined = [worlds.sample(FastLuck(seed)) for seed in seeds]
        best = self._best(imagined, [FastLuck(seed + 1) for seed in seeds], worlds)
        assert best is not None  # there are options, so at least one turn was judged
        plan = best.choices + best.rest
        self._keep([action.index for action in plan[1:]], worlds)
        return plan[0]

    def _keep(self, plan: list[int], worlds: Imagination) -> None:
        """Remember it, and note it for whoever is asked next: at a server's table that is a bot
        of its own for every choice."""
        self._plan = plan
        worlds.notes[PLAN] = plan

    def _best(
        self, imagined: list[State], lucks: list[Luck], worlds: Imagination
    ) -> Beginning | None:
        """The best turn that is found."""
        turns = Turns(self._judge, imagined, lucks, WIDTH)
        on = self._judge.plays_on() and (self._budget.iterations or FEW) >= FEW
        self._compare(turns, 2 if on else 1)
        best = self._proven(turns, worlds) if on else turns.best
        self.iterations += turns.finished
        return best

    def _compare(self, turns: Turns, times: int) -> None:
        """Look for turns, beginning with the plan, until a part of the budget is used up."""
        turns.follow(self._plan)
        while turns.grow():
            if turns.compared and self._spent(turns.finished, times):
                break

    def _spent(self, turns: int, times: int = 1) -> bool:
        """Whether the budget is used up, or would be if this had been done so many times."""
        return self._budget.spent(times * turns, times * (self._clock() - self._started))

    def _proven(self, turns: Turns, worlds: Imagination) -> Beginning | None:
        """The best turn, once the leading ones were played on."""
        while len(turns.leading) > 1 and turns.played_on < WORLDS:
            turns.play_on()
            if self._spent(turns.finished):
                break
        return turns.proven()


class PatientBot(PlanBot):
    """Plays turns on in as many worlds as there is time for, until one is the best for sure. In
    the very last turn it looks for ever more turns instead, until there are no others."""

    def _best(
        self, imagined: list[State], lucks: list[Luck], worlds: Imagination
    ) -> Beginning | None:
        if not ends_the_game(self._judge, imagined[0], lucks[0]):
            return super()._best(imagined, lucks, worlds)
        best: Beginning | None = None
        width, finished, known = WIDTH, 0, 0
        while True:
            turns = Turns(self._judge, imagined, lucks, width)
            self._compare(turns, 1)
            if turns.best is not None and (best is None or turns.best.value > best.value):
                best = turns.best
            finished += turns.finished
            if turns.finished == known or self._spent(finished):
                break
            width, known = width * WIDER, turns.finished
        self.iterations += finished
        return best

    def _proven(self, turns: Turns, worlds: Imagination) -> Beginning | None:
        race = Prospects(self._judge, turns.leading, turns.now.worlds[0])
        while race.open:
            seed = self._stream.below(WORD)
            race.look(worlds.sample(FastLuck(seed)), FastLuck(seed + 1))
            if self._spent(turns.finished + race.turns):
                break
        self.iterations += race.turns
        return race.best()
