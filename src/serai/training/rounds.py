"""Training in rounds: play, fit, and keep the network only if it wins against the one before.

The games of the first round are played by priors, those of later rounds by the best network so far.
Everything lies in one folder, so an interrupted training continues where it was.
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
from serai.training.folder import GAMES_PER_FILE, Folder, Round, TrainingSettings
from serai.training.network import Data, fit
from serai.training.self_play import TrainingGame, TrainingRows, play_training_game

DUEL_BUDGET = 100
EQUAL, BETTER = 0.25, 0.33
"""Shares of victories for one bot against three: if all are equal, and if it is to be kept."""
TABLES = (4, 4, 3, 4, 2)
"""Numbers of players of the games, in turn."""

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Candidate:
    """Makes a bot with weights that are not shipped; can be pickled for other processes."""

    weights: str
    """Their name in `task_data`."""
    iterations: int = DUEL_BUDGET

    def __call__(self, game: AnyGame, seed: int) -> Bot:
        layers = weights_from(task_data.find(self.weights))
        judge = Learned(game, judge_of(game), features_of(game).features, layers)
        return thinker(judge, seed, Budget(iterations=self.iterations))


@dataclass(frozen=True, slots=True)
class HandWritten:
    """Makes a bot like that of `Candidate`, but with the hand-written value."""

    iterations: int = DUEL_BUDGET

    def __call__(self, game: AnyGame, seed: int) -> Bot:
        return thinker(judge_of(game), seed, Budget(iterations=self.iterations))


def train(
    settings: TrainingSettings, say: Say, watch: Watch = unwatched, executor: Executor | None = None
) -> dict[str, Any]:
    """Run all rounds; returns the card of the best network, which is written to the folder.

    The executor (such as a cluster) is used in place of local workers.
    """
    training = Training(settings, say, watch, executor)
    best = Round(b"", {})
    for number in range(settings.rounds):
        made = training.folder.round(number) or training.round(number, best.weights)
        if made.kept:
            best = made
            training.folder.write_best(best)
        if training.late() or not best.weights:
            break
    return best.card


class Training:
    """The rounds of a training."""

    def __init__(
        self, settings: TrainingSettings, say: Say, watch: Watch, executor: Executor | None
    ) -> None:
        self.settings = settings
        self.folder = Folder(settings)
        self.say = say
        self.watch = watch
        self.executor = executor
        self._until = time.monotonic() + 60.0 * settings.minutes

    def late(self) -> bool:
        return time.monotonic() > self._until

    def round(self, number: int, best: bytes) -> Round:
        """Play and fit a round, and test its network against the best one so far."""
        self._play(number, best)
        data = self.folder.positions(number)
        found = fit(data, derived_seed(self.settings.seed, "fit", number) % 2**32)
        card = self.folder.card(number, data, found)
        self.say(
            f"round {number}: {card['games']} games, {card['positions']} positions; cross-entropy "
            f"{found.cross_entropy:.3f} (hand-written {card['hand_written']:.3f}, chance "
            f"{found.chance:.3f})"
        )
        kept, duel = self._duel(number, found.stored(), best)
        return self.folder.write_round(
            number, Round(found.stored(), card | {"kept": kept, "duel": duel})
        )

    def _play(self, number: int, best: bytes) -> None:
        """Play the games of a round that are missing, and write each full file of them."""
        games = games_of_round(self.settings, number, task_data.keep(best) if best else "")
        first = self.folder.files(number)
        left = games[first * GAMES_PER_FILE :]
        playing = parallel.done(play_training_game, left, self.settings.workers, self.executor)
        with self.watch(f"games of round {number}", len(games)) as advance, closing(playing):
            advance(len(games) - len(left))
            for file in itertools.count(first):
                played: list[TrainingRows] = []
                for rows in itertools.islice(playing, GAMES_PER_FILE):
                    played.append(rows)
                    advance(1)
                if played:
                    data = Data.of(played, file * GAMES_PER_FILE)
                    self.folder.write_games(number, file, data)
                if self.late() or len(played) < GAMES_PER_FILE:
                    break

    def _duel(self, number: int, weights: bytes, best: bytes) -> tuple[bool, str]:
        """Test one bot with the new network against three with the best one so far, or with the
        hand-written value; whether to keep it, and the result in words."""
        settings = self.settings
        if not settings.duels:
            return True, ""
        before = Candidate(task_data.keep(best)) if best else HandWritten()
        tally = Tally("new")
        with self.watch(f"duels of round {number}", settings.duels) as advance:
            done = contest(
                settings.game,
                [Player("new", Candidate(task_data.keep(weights))), *[Player("old", before)] * 3],
                settings.duels,
                derived_seed(settings.seed, "duel", number),
                settings.workers,
                lambda result: advance(1, tally.add(result)),
                executor=self.executor,
                sprt=Sprt(EQUAL, BETTER),
            )
        assert done.verdict is not None
        kept = done.verdict.accepted == HIGH
        old = "the round before" if best else "the hand-written value"
        result = f"{tally.share()} of {tally.games} games against three with {old}"
        self.say(f"round {number}: {result}: {'kept' if kept else 'not kept'}")
        return kept, f"{result}, {DUEL_BUDGET} iterations"


def games_of_round(settings: TrainingSettings, number: int, weights: str) -> list[TrainingGame]:
    """All games of a round; with `weights` (a name in `task_data`) the network plays them."""
    game = load(settings.game)
    tables = [players for players in TABLES if playable(game, players)]
    return [
        TrainingGame(
            settings.game,
            derived_seed(settings.seed, "lesson", number, at),
            tables[at % len(tables)],
            (),
            weights,
        )
        for at in range(settings.games)
    ]


def playable(game: AnyGame, players: int) -> bool:
    """Whether a game can be played by so many without choosing an option."""
    try:
        game.header(players, (), {})
    except SetupError:
        return False
    return True
