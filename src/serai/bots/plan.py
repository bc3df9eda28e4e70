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
PLAN = "plan"
"""What the rest of a plan is called in the notes of a turn."""
FEW = 100
"""With fewer turns than that it is better to look for good ones than to play some of them on."""


class PlanBot:
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
        self._judge = judge
        self._stream = Stream(FastLuck(seed))
        self._budget = budget
        self._clock = clock or budget.clock
        self._plan: list[int] = []
        self.iterations = 0
        """Turns that were finished in thought, in all choices so far."""

    def choose(self, view: TableView, options: Sequence[Action], worlds: Imagination) -> Action:
        plan: list[int] = self._plan or worlds.notes.get(PLAN, [])
        if len(options) == 1:
            self._keep(plan[1:], worlds)
            return options[0]
        started = self._clock()
        seeds = [self._stream.below(WORD) for _ in range(WORLDS)]
        imagined = [worlds.sample(FastLuck(seed)) for seed in seeds]
        lucks: list[Luck] = [FastLuck(seed + 1) for seed in seeds]
        turns = Turns(self._judge, imagined, lucks, WIDTH)
        turns.follow(plan)
        on = self._judge.plays_on() and (self._budget.iterations or FEW) >= FEW
        while turns.grow():
            if turns.compared and self._spent(turns, started, 2 if on else 1):
                break
        while on and len(turns.leading) > 1 and turns.played_on < WORLDS:
            turns.play_on()
            if self._spent(turns, started, 1):
                break
        self.iterations += turns.finished
        best = self._best(turns)
        self._keep([action.index for action in best[1:]], worlds)
        return best[0]

    def _spent(self, turns: Turns, started: float, times: int) -> bool:
        """Whether the budget is used up, or would be if this had been done so many times."""
        return self._budget.spent(times * turns.finished, times * (self._clock() - started))

    def _keep(self, plan: list[int], worlds: Imagination) -> None:
        """Remember it, and note it for whoever is asked next: at a server's table that is a bot
        of its own for every choice."""
        self._plan = plan
        worlds.notes[PLAN] = plan

    def _best(self, turns: Turns) -> list[Action]:
        best = turns.proven()
        assert best is not None  # there are options, so at least one turn was judged
        return best.choices + best.rest
