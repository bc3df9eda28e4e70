"""Plans whole turns: compares how they end, and keeps a plan as long as it is the best known."""

from collections.abc import Callable, Sequence

from serai.bots.search import Budget
from serai.bots.turns import Turns
from serai.core.action import Action
from serai.core.bot import Imagination
from serai.core.judge import Judge
from serai.core.luck import WORD, FastLuck, Luck, Stream
from serai.core.view import TableView

WORLDS = 8
"""Imagined worlds in which a turn is finished, if chance has a part in it."""
WIDTH = 6
"""Beginnings of the same length that are varied further."""


class PlanBot:
    """Chooses the first choice of the best turn it finds.

    At its next choice it begins with the rest of that turn, and looks for a better one again.
    """

    def __init__(
        self,
        judge: Judge,
        seed: int,
        budget: Budget,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self._judge = judge
        self._stream = Stream(FastLuck(seed))
        self._budget = budget
        self._clock = clock or budget.clock
        self._plan: list[int] = []
        self.iterations = 0
        """Turns that were finished in thought, in all choices so far."""

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        if len(options) == 1:
            self._plan = self._plan[1:]
            return options[0]
        started = self._clock()
        seeds = [self._stream.below(WORD) for _ in range(WORLDS)]
        imagined = [worlds.sample(FastLuck(seed)) for seed in seeds]
        lucks: list[Luck] = [FastLuck(seed + 1) for seed in seeds]
        turns = Turns(self._judge, imagined, lucks, WIDTH)
        turns.follow(self._plan)
        while turns.grow():
            if turns.compared and self._budget.spent(turns.finished, self._clock() - started):
                break
        self.iterations += turns.finished
        return self._first_of_best(turns)

    def _first_of_best(self, turns: Turns) -> Action:
        assert turns.best is not None  # there are options, so at least one turn was judged
        plan = turns.best.choices + turns.best.rest
        self._plan = [action.index for action in plan[1:]]
        return plan[0]
