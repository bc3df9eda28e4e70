"""Round after round: play, fit, and keep the network only if it wins against the one before.

The first round learns from quick players, the next ones from the network of the round before. All
that is made lies in one folder, so training that was stopped goes on where it was.
"""

import itertools
import time
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from serai.arena import Player, Sprt, contest, parallel, task_data
from serai.arena.sequential import HIGH
from serai.arena.single_game import derived_seed
from serai.arena.tally import Tally
from serai.bots.learned import Learned, features_of, weights_from
from serai.bots.make import judge_of, thinker
from serai.bots.search import Budget
from serai.core.bot import Bot
from serai.core.errors import SetupError
from serai.core.game import AnyGame
from serai.core.watch import Watch, unwatched
from serai.games import load
from serai.training.folder import CHAPTER, Course, Folder, Round
from serai.training.network import Data, fit
from serai.training.self_play import Learnt, Lesson, play_lesson

DUEL_BUDGET = 100
EQUAL, BETTER = 0.25, 0.33
"""The share of victories of one against three equals; and of one that is worth keeping."""
TABLES = (4, 4, 3, 4, 2)
"""How many sit at the tables, in turn."""

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Candidate:
    """Makes a bot with weights that are not shipped; travels to other processes."""

    weights: str
    """Their name in `task_data`."""
    iterations: int = DUEL_BUDGET

    def __call__(self, game: AnyGame, seed: int) -> Bot:
        layers = weights_from(task_data.find(self.weights))
        judge = Learned(game, judge_of(game), features_of(game).features, layers)
        return thinker(judge, seed, Budget(iterations=self.iterations))


@dataclass(frozen=True, slots=True)
class HandWritten:
    """Makes a bot that thinks in the same way, but with the hand-written value."""

    iterations: int = DUEL_BUDGET

    def __call__(self, game: AnyGame, seed: int) -> Bot:
        return thinker(judge_of(game), seed, Budget(iterations=self.iterations))


def train(
    course: Course, say: Say, watch: Watch = unwatched, executor: Executor | None = None
) -> dict[str, Any]:
    """Go through the rounds; the card of the best network, which lies in the folder.

    An executor (a cluster's, say) takes the place of workers.
    """
    school = School(course, say, watch, executor)
    best = Round(b"", {})
    for number in range(course.rounds):
        made = school.folder.round(number) or school.round(number, best.weights)
        if made.kept:
            best = made
            school.folder.keep_best(best)
        if school.late() or not best.weights:
            break
    return best.card


class School:
    """Where rounds are gone through, and who does the work."""

    def __init__(self, course: Course, say: Say, watch: Watch, executor: Executor | None) -> None:
        self.course = course
        self.folder = Folder(course)
        self.say = say
        self.watch = watch
        self.executor = executor
        self._until = time.monotonic() + 60.0 * course.minutes

    def late(self) -> bool:
        return time.monotonic() > self._until

    def round(self, number: int, best: bytes) -> Round:
        """Play, fit and duel."""
        self._play(number, best)
        data = self.folder.positions(number)
        found = fit(data, derived_seed(self.course.seed, "fit", number) % 2**32)
        card = self.folder.card(number, data, found)
        self.say(
            f"round {number}: {card['games']} games, {card['positions']} positions; cross-entropy "
            f"{found.cross_entropy:.3f} (hand-written {card['hand_written']:.3f}, chance "
            f"{found.chance:.3f})"
        )
        kept, duel = self._duel(number, found.stored(), best)
        return self.folder.keep(number, Round(found.stored(), card | {"kept": kept, "duel": duel}))

    def _play(self, number: int, best: bytes) -> None:
        """The games of a round that were not played yet, kept a chapter at a time."""
        lessons = lessons_of(self.course, number, task_data.keep(best) if best else "")
        first = self.folder.chapters(number)
        left = lessons[first * CHAPTER :]
        playing = parallel.done(play_lesson, left, self.course.workers, self.executor)
        with self.watch(f"games of round {number}", len(lessons)) as advance, closing(playing):
            advance(len(lessons) - len(left))
            for chapter in itertools.count(first):
                learnt: list[Learnt] = []
                for one in itertools.islice(playing, CHAPTER):
                    learnt.append(one)
                    advance(1)
                if learnt:
                    self.folder.keep_chapter(number, chapter, Data.of(learnt, chapter * CHAPTER))
                if self.late() or len(learnt) < CHAPTER:
                    break

    def _duel(self, number: int, weights: bytes, best: bytes) -> tuple[bool, str]:
        """One of the new against three of the best so far: at first the hand-written value."""
        course = self.course
        if not course.duels:
            return True, ""
        before = Candidate(task_data.keep(best)) if best else HandWritten()
        tally = Tally("new")
        with self.watch(f"duels of round {number}", course.duels) as advance:
            done = contest(
                course.game,
                [Player("new", Candidate(task_data.keep(weights))), *[Player("old", before)] * 3],
                course.duels,
                derived_seed(course.seed, "duel", number),
                course.workers,
                lambda result: advance(1, tally.hear(result)),
                executor=self.executor,
                sprt=Sprt(EQUAL, BETTER),
            )
        assert done.verdict is not None
        kept = done.verdict.accepted == HIGH
        old = "the round before" if best else "the hand-written value"
        told = f"{tally.share()} of {tally.games} games against three with {old}"
        self.say(f"round {number}: {told}: {'kept' if kept else 'not kept'}")
        return kept, f"{told}, {DUEL_BUDGET} iterations"


def lessons_of(course: Course, number: int, weights: str) -> list[Lesson]:
    """The games of a round."""
    game = load(course.game)
    tables = [players for players in TABLES if playable(game, players)]
    return [
        Lesson(
            course.game,
            derived_seed(course.seed, "lesson", number, at),
            tables[at % len(tables)],
            (),
            weights,
        )
        for at in range(course.games)
    ]


def playable(game: AnyGame, players: int) -> bool:
    """Whether so many may play without any option."""
    try:
        game.header(players, (), {})
    except SetupError:
        return False
    return True
