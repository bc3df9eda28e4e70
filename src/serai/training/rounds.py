"""Round after round: play, fit, and keep the network only if it wins against the one before.

The first round learns from quick players, the next ones from the network of the round before. All
that is made lies in one folder, so training that was stopped goes on where it was.
"""

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from serai.arena import Player, Sprt, contest
from serai.arena.ladder import commit
from serai.arena.sequential import HIGH
from serai.arena.single_game import derived_seed
from serai.bots.learned import Learned, columns_digest, features_of, weights_from
from serai.bots.make import judge_of, thinker
from serai.bots.parent_watch import end_with_parent
from serai.bots.search import Budget
from serai.core.bot import Bot
from serai.core.game import AnyGame
from serai.games import load
from serai.training.network import HELD_OUT, Data, Fit, fit, hand_written
from serai.training.self_play import Learnt, Lesson, play_lesson

MOST_POSITIONS = 150_000
"""To fit from: more teach hardly more, and take memory."""
DUEL_BUDGET = 100
MOST_DUELS = 400
EQUAL, BETTER = 0.25, 0.33
"""The share of victories of one against three equals; and of one that is worth keeping."""
WORTH_COLUMN = "worth"
TABLES = (4, 4, 3, 4, 2)
"""How many sit at the tables, in turn."""

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Course:
    """What is to be learned, and how long."""

    game: str
    seed: int
    games: int
    """In each round."""
    rounds: int
    minutes: float
    """After which no further game is begun; what is there is fitted."""
    workers: int
    folder: Path
    duels: int = MOST_DUELS
    """Games of a sequential test at most; 0: every network is kept, and nothing is measured."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Makes a bot with weights that are not shipped; travels to other processes."""

    weights: bytes
    iterations: int = DUEL_BUDGET

    def __call__(self, game: AnyGame, seed: int) -> Bot:
        layers = weights_from(self.weights)
        judge = Learned(game, judge_of(game), features_of(game).features, layers)
        return thinker(judge, seed, Budget(iterations=self.iterations))


def train(course: Course, say: Say) -> dict[str, Any]:
    """Go through the rounds; the card of the best network, which lies in the folder."""
    course.folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60.0 * course.minutes
    best = b""
    card: dict[str, Any] = {}
    for number in range(course.rounds):
        data = _data(course, number, best, until, say)
        found = fit(data, derived_seed(course.seed, "fit", number) % 2**32)
        told = _card(course, number, data, found)
        say(
            f"round {number}: {len(data.game)} positions; cross-entropy {found.cross_entropy:.3f} "
            f"(hand-written {told['hand_written']:.3f}, chance {found.chance:.3f})"
        )
        won, duel = _duel(course, number, found.stored(), best, say)
        if won:
            best, card = found.stored(), told | {"duel": duel}
            (course.folder / "weights.npz").write_bytes(best)
            (course.folder / "weights.toml").write_text(written(card), encoding="utf-8")
        if time.monotonic() > until or not best:
            break
    return card


def _data(course: Course, number: int, weights: bytes, until: float, say: Say) -> Data:
    """The games of a round and, for the later ones, of the rounds before."""
    kept = course.folder / f"round-{number}.npz"
    if not kept.exists():
        _store(kept, Data.of(_lessons(course, number, weights, until, say)))
    parts = [_restore(course.folder / f"round-{n}.npz") for n in range(number + 1)]
    data = Data.joined(parts)
    dice = np.random.default_rng(course.seed)
    return data.only(dice.random(len(data.game)) < MOST_POSITIONS / len(data.game))


def _lessons(course: Course, number: int, weights: bytes, until: float, say: Say) -> list[Learnt]:
    game = load(course.game)
    tables = [players for players in TABLES if playable(game, players)]
    lessons = [
        Lesson(
            course.game,
            derived_seed(course.seed, "lesson", number, at),
            tables[at % len(tables)],
            (),
            weights,
        )
        for at in range(course.games)
    ]
    done: list[Learnt] = []
    for learnt in _played(lessons, course.workers):
        done.append(learnt)
        if len(done) % 100 == 0:
            say(f"round {number}: {len(done)} of {len(lessons)} games")
        if time.monotonic() > until and len(done) >= 2 * HELD_OUT:
            break
    return done


def playable(game: AnyGame, players: int) -> bool:
    """Whether so many may play without any option."""
    from serai.core.errors import SetupError

    try:
        game.header(players, (), {})
    except SetupError:
        return False
    return True


def _played(lessons: list[Lesson], workers: int) -> Iterator[Learnt]:
    """In the order of the lessons, however many play."""
    if workers == 1:
        yield from map(play_lesson, lessons)
        return
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=end_with_parent)
    try:
        yield from pool.map(play_lesson, lessons, chunksize=2)
    finally:
        pool.shutdown(cancel_futures=True)


def _duel(course: Course, number: int, weights: bytes, best: bytes, say: Say) -> tuple[bool, str]:
    """One of the new against three of the best so far: at first the hand-written value."""
    if not course.duels:
        return True, ""
    before = Candidate(best) if best else HandWritten()
    bots = [Player("new", Candidate(weights)), *[Player("old", before)] * 3]
    done = contest(
        course.game,
        bots,
        course.duels,
        derived_seed(course.seed, "duel", number),
        course.workers,
        sprt=Sprt(EQUAL, BETTER),
    )
    standing = done.standing("new")
    old = "the round before" if best else "the hand-written value"
    told = (
        f"{100 * standing.share:.1f} % [{100 * standing.low:.1f}-{100 * standing.high:.1f}] of "
        f"{standing.games} games against three with {old}, {DUEL_BUDGET} iterations"
    )
    assert done.verdict is not None
    kept = done.verdict.accepted == HIGH
    say(f"round {number}: {told}: {'kept' if kept else 'not kept'}")
    return kept, told


@dataclass(frozen=True, slots=True)
class HandWritten:
    """Makes a bot that thinks in the same way, but with the hand-written value."""

    iterations: int = DUEL_BUDGET

    def __call__(self, game: AnyGame, seed: int) -> Bot:
        return thinker(judge_of(game), seed, Budget(iterations=self.iterations))


# --- what is kept -----------------------------------------------------------------------------


def _card(course: Course, number: int, data: Data, found: Fit) -> dict[str, Any]:
    """What the weights were made from, to be read beside them."""
    game = load(course.game)
    columns = features_of(game).COLUMNS
    exam = data.only(data.game % HELD_OUT == 0)
    return {
        "columns": columns_digest(game),
        "rules": game.meta.rules,
        "data": game.components.digest,
        "command": f"serai train {course.game} --seed {course.seed} --games {course.games} "
        f"--rounds {course.rounds}",
        "commit": commit(),
        "round": number,
        "positions": len(data.game),
        "cross_entropy": round(found.cross_entropy, 4),
        "hand_written": round(hand_written(exam, columns.index(WORTH_COLUMN)), 4),
        "chance": round(found.chance, 4),
    }


def written(card: dict[str, Any]) -> str:
    """The card as TOML."""
    lines = [
        f"{name} = {value}" if isinstance(value, (int, float)) else f'{name} = "{value}"'
        for name, value in card.items()
    ]
    return "# What these weights were made from.\n" + "\n".join(lines) + "\n"


def _store(path: Path, data: Data) -> None:
    """All or nothing: who is stopped while writing leaves no half file."""
    half = path.with_suffix(".part")
    with half.open("wb") as into:
        np.savez(into, **{name: getattr(data, name) for name in Data.__dataclass_fields__})
    half.replace(path)


def _restore(path: Path) -> Data:
    with np.load(path, allow_pickle=False) as found:
        return Data(*(found[name] for name in Data.__dataclass_fields__))
