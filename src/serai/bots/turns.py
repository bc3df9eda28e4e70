"""Finished turns, compared; compiled together with the rules.

A turn is many choices, and half a turn is worth nothing by itself: workers that are laid down pay
only with what they do afterwards. So every beginning of a turn is first finished by first opinions,
in the same imagined worlds and with the same luck, and judged only there. The best beginnings are
then varied one choice further on. Nobody plans with luck that has not come: as soon as chance or
another seat has decided something, first opinions go on.

What others do about a turn, and what it makes possible, shows only later. So the best turns are
played on at last, by first opinions, to the end of the next turn of the seat.
"""

from __future__ import annotations

from typing import Final

from serai.core.action import Action
from serai.core.judge import Judge
from serai.core.luck import Luck
from serai.core.play import advance, apply_trusted
from serai.core.step import State

LEADING: Final = 4
"""Turns that are played on."""
ENOUGH: Final = 4
"""Worlds in which they must have been, before that says more than how they ended."""


class Beginning:
    """The first choices of a turn, the worlds they lead to, and how the turn ends from there."""

    def __init__(self, worlds: list[State], choices: list[Action], kinds: list[int]) -> None:
        self.worlds: Final = worlds
        self.choices: Final = choices
        self.kinds: Final = kinds
        """The same choices as numbers, in order of number: however they are ordered in the turn,
        they are taken to lead to the same."""
        self.foreseen = True
        """The seat is still to decide, and nothing came between that it could not foresee."""
        self.rest: list[Action] = []
        """The choices of the seat with which first opinions finish the turn."""
        self.done: list[int] = []
        """All choices of the turn as numbers, in order of number."""
        self.value = 0.0
        self.later = 0.0
        """What was found when the turn was played on, in all worlds together."""


class Turns:
    """All that is thought about one decision of a seat: turns that begin with it."""

    def __init__(
        self,
        judge: Judge,
        worlds: list[State],
        lucks: list[Luck],
        width: int,
        most_leading: int = LEADING,
    ) -> None:
        self.judge: Final = judge
        self.lucks: Final = lucks
        self.width: Final = width
        """How many beginnings of the same length are varied further."""
        self.most_leading: Final = most_leading
        self.seat: Final = worlds[0].stack[-1].actor(worlds[0])
        self.draws: Final = worlds[0].draws
        self.turn: Final = worlds[0].turns
        self.finished = 0
        """Turns that were played to their end."""
        self.compared = False
        """Every first choice was judged: before that, the best of them may not have been seen."""
        self.best: Beginning | None = None
        self.leading: list[Beginning] = []
        """The best turns, all different, the best first: those that may be played on."""
        self.played_on = 0
        """In how many worlds they were."""
        self.seen: Final[set[str]] = set()
        self.waiting: list[tuple[Beginning, Action]] = []
        """Beginnings, and how they may go on: still to be judged, the most promising last."""
        self.longer: list[Beginning] = []
        """Beginnings that were judged, and can be varied."""
        self.now: Final = Beginning(worlds, [], [])
        self._vary(self.now)

    def grow(self) -> bool:
        """Judge one more turn; False if there is none left to think of."""
        if not self.waiting:
            self.compared = True
            varied = most_promising(self.longer)[: self.width]
            for beginning in reversed(varied):  # the last one that waits comes first
                self._vary(beginning)
            self.longer = []
            if not self.waiting:
                return False
        beginning, option = self.waiting.pop()
        self._judge(self._after(beginning, option))
        return True

    def follow(self, kinds: list[int]) -> None:
        """Take up a plan from before, as far as it can still be followed."""
        beginning = self.now
        for kind in kinds:
            world = beginning.worlds[0]
            for option in world.stack[-1].options(world):
                if self.judge.alike(world, option) == kind:
                    beginning = self._after(beginning, option)
                    break
            else:
                break
            if not beginning.foreseen:
                break
        if beginning.choices:
            self._judge(beginning)

    def play_on(self) -> None:
        """Play the leading turns on in one world more, all with the same luck."""
        at = self.played_on
        self.played_on += 1
        for beginning in self.leading:
            world = beginning.worlds[at].copy()
            self._play(world, self.lucks[at], self.turn + world.seats + 1)
            self.finished += world.seats + 1
            beginning.later += self.judge.standing(world, self.seat)

    def proven(self) -> Beginning | None:
        """The best turn: by how it went on, if that was seen often enough."""
        if self.played_on < ENOUGH:
            return self.best
        best = self.leading[0]
        for beginning in self.leading:
            if beginning.later > best.later:
                best = beginning
        return best

    # --- varying ------------------------------------------------------------------------------

    def _vary(self, beginning: Beginning) -> None:
        """Let the beginning go on in every way there is; first opinions say what comes first."""
        world = beginning.worlds[0]
        options = world.stack[-1].options(world)
        priors = self.judge.priors(world, options)
        for at in sorted(range(len(options)), key=lambda at: priors[at]):
            kinds = sorted([*beginning.kinds, self.judge.alike(world, options[at])])
            key = str(kinds)
            if key not in self.seen:
                self.seen.add(key)
                self.waiting.append((beginning, options[at]))

    def _after(self, beginning: Beginning, option: Action) -> Beginning:
        worlds: list[State] = []
        foreseen = True
        for at, before in enumerate(beginning.worlds):
            world = before.copy()
            apply_trusted(world, option)
            advance(world, self.lucks[at])
            worlds.append(world)
            foreseen = foreseen and self._foreseen(world)
        kind = self.judge.alike(beginning.worlds[0], option)
        after = Beginning(worlds, [*beginning.choices, option], sorted([*beginning.kinds, kind]))
        after.foreseen = foreseen
        return after

    def _foreseen(self, world: State) -> bool:
        if not world.stack or world.turns != self.turn or world.draws != self.draws:
            return False
        return world.stack[-1].actor(world) == self.seat

    # --- judging ------------------------------------------------------------------------------

    def _judge(self, beginning: Beginning) -> None:
        """Finish the turn in every world. One world is enough if chance has no part in it."""
        total = 0.0
        worlds = 0
        for at, before in enumerate(beginning.worlds):
            world = before.copy()
            rest = self._finish(world, self.lucks[at])
            if at == 0:
                beginning.rest = rest
            self.finished += 1
            total += self.judge.standing(world, self.seat)
            worlds += 1
            if world.draws == self.draws:
                break
        beginning.value = total / worlds
        if beginning.foreseen:
            self.longer.append(beginning)
        if self.best is None or beginning.value > self.best.value:
            self.best = beginning
        self._rank(beginning)

    def _rank(self, beginning: Beginning) -> None:
        """Let it lead if it is good enough; of two that do the same in all, the first stays."""
        beginning.done = sorted([one.index for one in [*beginning.choices, *beginning.rest]])
        place = 0
        for other in self.leading:
            if other.done == beginning.done:
                return
            if other.value >= beginning.value:
                place += 1
        if place < self.most_leading:
            self.leading.insert(place, beginning)
            del self.leading[self.most_leading :]

    def _play(self, world: State, luck: Luck, until: int) -> None:
        """Play a world by first opinions, until so many turns have begun."""
        while world.stack and world.turns < until:
            options = world.stack[-1].options(world)
            apply_trusted(world, self._first_opinion(world, options))
            advance(world, luck)

    def _first_opinion(self, world: State, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        priors = self.judge.priors(world, options)
        return options[priors.index(max(priors))]

    def _finish(self, world: State, luck: Luck) -> list[Action]:
        """Play the turn to its end by first opinions; what the seat could foresee of that."""
        foreseen: list[Action] = []
        expected = True
        while world.stack and world.turns == self.turn:
            chosen = self._first_opinion(world, world.stack[-1].options(world))
            expected = expected and self._foreseen(world)
            if expected:
                foreseen.append(chosen)
            apply_trusted(world, chosen)
            advance(world, luck)
        return foreseen


def most_promising(beginnings: list[Beginning]) -> list[Beginning]:
    """The best first. Those that do the same kinds of things for the same worth are one idea: the
    second of them comes after all ideas, or three ways to lay two workers down would be all there
    is to think of."""
    ideas: set[str] = set()
    first: list[Beginning] = []
    again: list[Beginning] = []
    for beginning in sorted(beginnings, key=worth_of, reverse=True):
        verbs = sorted([choice.verb for choice in beginning.choices])
        idea = f"{beginning.value:.3f} {verbs}"
        if idea in ideas:
            again.append(beginning)
        else:
            ideas.add(idea)
            first.append(beginning)
    return first + again


def worth_of(beginning: Beginning) -> float:
    return beginning.value
