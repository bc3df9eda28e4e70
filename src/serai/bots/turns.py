"""Finished turns, compared; compiled together with the rules.

A turn is many choices, and half a turn is worth nothing by itself: workers that are laid down pay
only with what they do afterwards. So every partial turn is first finished by priors, in the same
imagined worlds and with the same luck, and judged only there. The best partial turns are then
varied one choice further on. No luck is known in advance: once chance or another seat has decided
something, the rest is always played by priors.

What opponents do about a turn, and what it makes possible, shows only later. So at last the best
turns are played on, by priors, to the end of the seat's next turn.
"""

from __future__ import annotations

from typing import Final

from serai.core.action import Action
from serai.core.judge import Judge, best_by_prior, play_by_priors
from serai.core.luck import Luck
from serai.core.play import advance, apply_trusted
from serai.core.step import State

LEADING: Final = 4
"""Turns that are played on."""
ENOUGH: Final = 4
"""Worlds played on before the results count more than the value at the end of the turn."""


class PartialTurn:
    """The first choices of a turn, the worlds they lead to, and how the turn ends from there."""

    def __init__(self, worlds: list[State], choices: list[Action], kinds: list[int]) -> None:
        self.worlds: Final = worlds
        self.choices: Final = choices
        self.kinds: Final = kinds
        """The choices as sorted numbers (`Judge.alike`): partial turns that differ only in order
        are taken for the same."""
        self.extendable = True
        """Whether the seat decides next, and only its own choices have been played."""
        self.rest: list[Action] = []
        """The choices of the seat by which the priors finish the turn."""
        self.done: list[int] = []
        """All choices of the finished turn, as sorted numbers."""
        self.value = 0.0
        self.later = 0.0
        """Sum of the standings after playing on, over all worlds."""


class TurnSearch:
    """The search for the best turn from one decision of a seat on."""

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
        """How many partial turns of the same length are extended."""
        self.most_leading: Final = most_leading
        self.seat: Final = worlds[0].stack[-1].actor(worlds[0])
        self.draws: Final = worlds[0].draws
        self.turn: Final = worlds[0].turns
        self.finished = 0
        """Turns played to their end, which is what a budget of iterations counts."""
        self.compared = False
        """Whether every first choice has been judged; until then `best` is not reliable."""
        self.best: PartialTurn | None = None
        self.leading: list[PartialTurn] = []
        """The best turns, all different, the best first: those that may be played on."""
        self.played_on = 0
        """Worlds in which the leading turns have been played on."""
        self.seen: Final[set[str]] = set()
        self.waiting: list[tuple[PartialTurn, Action]] = []
        """Partial turns and one more choice, still to be judged; the highest prior last."""
        self.judged: list[PartialTurn] = []
        """Judged partial turns of the current length that can be extended."""
        self.start: Final = PartialTurn(worlds, [], [])
        self._extend(self.start)

    def judge_next(self) -> bool:
        """Judge one more turn; False if no other is left."""
        if not self.waiting:
            self.compared = True
            varied = most_promising(self.judged)[: self.width]
            for partial in reversed(varied):  # `waiting` is taken from its end
                self._extend(partial)
            self.judged = []
            if not self.waiting:
                return False
        partial, option = self.waiting.pop()
        self._judge(self._after(partial, option))
        return True

    def follow(self, kinds: list[int]) -> None:
        """Judge the turn of an earlier plan, as far as its choices are still possible."""
        partial = self.start
        for kind in kinds:
            world = partial.worlds[0]
            for option in world.stack[-1].options(world):
                if self.judge.alike(world, option) == kind:
                    partial = self._after(partial, option)
                    break
            else:
                break
            if not partial.extendable:
                break
        if partial.choices:
            self._judge(partial)

    def play_on(self) -> None:
        """Play the leading turns on in one more world, all with the same luck."""
        at = self.played_on
        self.played_on += 1
        for partial in self.leading:
            world = partial.worlds[at].copy()
            play_by_priors(self.judge, world, self.lucks[at], self.turn + world.seats + 1)
            self.finished += world.seats + 1
            partial.later += self.judge.standing(world, self.seat)

    def best_played_on(self) -> PartialTurn | None:
        """The turn that stood best after playing on; before `ENOUGH` worlds, `best`."""
        if self.played_on < ENOUGH:
            return self.best
        best = self.leading[0]
        for partial in self.leading:
            if partial.later > best.later:
                best = partial
        return best

    # --- extending ----------------------------------------------------------------------------

    def _extend(self, partial: PartialTurn) -> None:
        """Let every possible next choice wait to be judged, ordered by priors."""
        world = partial.worlds[0]
        options = world.stack[-1].options(world)
        priors = self.judge.priors(world, options)
        for at in sorted(range(len(options)), key=lambda at: priors[at]):
            kinds = sorted([*partial.kinds, self.judge.alike(world, options[at])])
            key = str(kinds)
            if key not in self.seen:
                self.seen.add(key)
                self.waiting.append((partial, options[at]))

    def _after(self, partial: PartialTurn, option: Action) -> PartialTurn:
        worlds: list[State] = []
        extendable = True
        for at, before in enumerate(partial.worlds):
            world = before.copy()
            apply_trusted(world, option)
            advance(world, self.lucks[at])
            worlds.append(world)
            extendable = extendable and self._still_deciding(world)
        kind = self.judge.alike(partial.worlds[0], option)
        after = PartialTurn(worlds, [*partial.choices, option], sorted([*partial.kinds, kind]))
        after.extendable = extendable
        return after

    def _still_deciding(self, world: State) -> bool:
        """Whether the seat decides next in this turn, and chance has decided nothing."""
        if not world.stack or world.turns != self.turn or world.draws != self.draws:
            return False
        return world.stack[-1].actor(world) == self.seat

    # --- judging ------------------------------------------------------------------------------

    def _judge(self, partial: PartialTurn) -> None:
        """Finish the turn in every world; one world is enough if chance has no part in it."""
        total = 0.0
        worlds = 0
        for at, before in enumerate(partial.worlds):
            world = before.copy()
            rest = self._finish(world, self.lucks[at])
            if at == 0:
                partial.rest = rest
            self.finished += 1
            total += self.judge.standing(world, self.seat)
            worlds += 1
            if world.draws == self.draws:
                break
        partial.value = total / worlds
        if partial.extendable:
            self.judged.append(partial)
        if self.best is None or partial.value > self.best.value:
            self.best = partial
        self._rank(partial)

    def _rank(self, partial: PartialTurn) -> None:
        """Add it to `leading` if it is good enough and no turn with the same choices is there."""
        partial.done = sorted([action.index for action in [*partial.choices, *partial.rest]])
        place = 0
        for other in self.leading:
            if other.done == partial.done:
                return
            if other.value >= partial.value:
                place += 1
        if place < self.most_leading:
            self.leading.insert(place, partial)
            del self.leading[self.most_leading :]

    def _finish(self, world: State, luck: Luck) -> list[Action]:
        """Play the turn to its end by priors; returns the seat's choices until chance or another
        seat decides something."""
        own: list[Action] = []
        still_deciding = True
        while world.stack and world.turns == self.turn:
            chosen = best_by_prior(self.judge, world, world.stack[-1].options(world))
            still_deciding = still_deciding and self._still_deciding(world)
            if still_deciding:
                own.append(chosen)
            apply_trusted(world, chosen)
            advance(world, luck)
        return own


def most_promising(partials: list[PartialTurn]) -> list[PartialTurn]:
    """The best first. Partial turns with the same verbs and the same value count as one idea, and
    the second of them comes after all other ideas: otherwise three ways to lay the same two workers
    would take all places."""
    ideas: set[str] = set()
    first: list[PartialTurn] = []
    again: list[PartialTurn] = []
    for partial in sorted(partials, key=value_of, reverse=True):
        verbs = sorted([choice.verb for choice in partial.choices])
        idea = f"{partial.value:.3f} {verbs}"
        if idea in ideas:
            again.append(partial)
        else:
            ideas.add(idea)
            first.append(partial)
    return first + again


def value_of(partial: PartialTurn) -> float:
    return partial.value
