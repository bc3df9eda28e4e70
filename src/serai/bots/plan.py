"""Bots that plan whole turns: they compare how turns end, and keep a plan while it is the best."""

from collections.abc import Callable, Sequence

from serai.bots.prospects import Prospects, ends_the_game
from serai.bots.search import Budget, Thinker
from serai.bots.turns import PartialTurn, TurnSearch
from serai.core.action import Action
from serai.core.bot import Imagination
from serai.core.judge import Judge
from serai.core.luck import WORD, FastLuck, Luck
from serai.core.step import State
from serai.core.view import TableView

WORLDS = 8
"""Imagined worlds in which a turn is finished if chance has a part in it."""
WIDTH = 6
"""Partial turns of the same length that are extended."""
PLAN = "plan"
"""The key of the rest of a plan in the notes of a turn."""
WIDER = 4
"""By how much the width grows again and again in the last turn of the game."""
FEW = 100
"""With a smaller budget of iterations no turns are played on: finding good ones matters more."""


class PlanBot(Thinker):
    """Plays the first choice of the best turn it finds. Half of its budget goes into finding turns,
    the other half into playing the best of them on.

    At its next choice it starts from the rest of that turn and looks for a better one again.
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
        """Keep the plan here and in the notes: a server makes a new bot for every choice."""
        self._plan = plan
        worlds.notes[PLAN] = plan

    def _best(
        self, imagined: list[State], lucks: list[Luck], worlds: Imagination
    ) -> PartialTurn | None:
        turns = TurnSearch(self._judge, imagined, lucks, WIDTH)
        on = self._judge.plays_on() and (self._budget.iterations or FEW) >= FEW
        self._compare(turns, 2 if on else 1)
        best = self._best_played_on(turns, worlds) if on else turns.best
        self.iterations += turns.finished
        return best

    def _compare(self, turns: TurnSearch, times: int) -> None:
        """Judge turns, first the planned one, until 1/`times` of the budget is used up."""
        turns.follow(self._plan)
        while turns.judge_next():
            if turns.compared and self._spent(turns.finished, times):
                break

    def _spent(self, turns: int, times: int = 1) -> bool:
        """Whether `times` the turns and the time spent so far would use up the budget."""
        return self._budget.spent(times * turns, times * (self._clock() - self._started))

    def _best_played_on(self, turns: TurnSearch, worlds: Imagination) -> PartialTurn | None:
        """The best turn after the leading ones were played on."""
        while len(turns.leading) > 1 and turns.played_on < WORLDS:
            turns.play_on()
            if self._spent(turns.finished):
                break
        return turns.best_played_on()


class PatientBot(PlanBot):
    """Plays turns on in as many worlds as there is time for, until one is surely the best. In the
    last turn of the game it widens its search instead, until there are no more turns."""

    def _best(
        self, imagined: list[State], lucks: list[Luck], worlds: Imagination
    ) -> PartialTurn | None:
        if not ends_the_game(self._judge, imagined[0], lucks[0]):
            return super()._best(imagined, lucks, worlds)
        best: PartialTurn | None = None
        width, finished, known = WIDTH, 0, 0
        while True:
            turns = TurnSearch(self._judge, imagined, lucks, width)
            self._compare(turns, 1)
            if turns.best is not None and (best is None or turns.best.value > best.value):
                best = turns.best
            finished += turns.finished
            if turns.finished == known or self._spent(finished):
                break
            width, known = width * WIDER, turns.finished
        self.iterations += finished
        return best

    def _best_played_on(self, turns: TurnSearch, worlds: Imagination) -> PartialTurn | None:
        race = Prospects(self._judge, turns.leading, turns.start.worlds[0])
        while race.open:
            seed = self._stream.below(WORD)
            race.play_in(worlds.sample(FastLuck(seed)), FastLuck(seed + 1))
            if self._spent(turns.finished + race.turns):
                break
        self.iterations += race.turns
        return race.best()
