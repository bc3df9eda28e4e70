"""Games that are played to learn from: every position between two turns, and who won in the end.

A game is a name and a seed, so it may be played anywhere, and again, with the same rows.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from serai.arena import task_data
from serai.arena.single_game import derived_seed
from serai.bots.learned import Learned, features_of, weights_from
from serai.bots.make import judge_of, thinker
from serai.bots.search import Budget
from serai.core import play
from serai.core.action import Action
from serai.core.bot import Bot
from serai.core.game import AnyGame
from serai.core.judge import Judge
from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.games import load

TEMPERATURES = (0.02, 0.1, 0.3, 0.5)
"""How freely a quick player deviates from its first opinions, in parts of their usual doubt."""
WHIMS = (0.0, 0.05, 0.15)
"""How often a player chooses anything at all: so that rare positions are seen, too."""
THOUGHT, LITTLE_THOUGHT = 120, 24
"""Iterations of a thinking player; mostly little, for many games teach more than good ones."""
OFTEN = 0.8
MOST_SEATS = 5


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game to be played, by its names and numbers alone."""

    game: str
    seed: int
    players: int
    options: tuple[tuple[str, str], ...] = ()
    weights: str = ""
    """Of the network that plays, by their name in `task_data`; without them first opinions do."""


@dataclass(frozen=True, slots=True)
class Learnt:
    """What a game gave: by position and seat the features; by seat who won, and the leads."""

    rows: list[list[list[float]]]
    won: list[float]
    leads: list[float]


def play_lesson(lesson: Lesson) -> Learnt:
    """Play the game, and note every position between two turns."""
    game = load(lesson.game)
    features = features_of(game).features
    table = _Table(game, lesson)
    rows: list[list[list[float]]] = []
    noted = -1
    while table.state.stack:
        table.choose()
        if table.state.stack and table.chapter() != noted:
            noted = table.chapter()
            rows.append([features(table.state, seat) for seat in range(lesson.players)])
    outcome = game.outcome(table.state)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    won = [share if seat in outcome.winners else 0.0 for seat in range(lesson.players)]
    return Learnt(rows, won, leads_of(game.scores(table.state)))


def leads_of(scores: Sequence[int]) -> list[float]:
    """How far each seat is ahead of the best of the others."""
    return [
        float(score - max([*scores[:seat], *scores[seat + 1 :]], default=0))
        for seat, score in enumerate(scores)
    ]


class _Table:
    """A game in which every player deviates from good play in a way of its own."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        # Under another label the same seed would play other games than those of our weights.
        self.dice = random.Random(derived_seed(lesson.seed, "moods"))
        self.game = game
        self.judge: Judge = judge_of(game)
        luck = derived_seed(lesson.seed, "luck")
        self.match = Match(game, lesson.players, luck, options=dict(lesson.options))
        self.state = self.match.state
        self.luck = FastLuck(luck)
        seats = range(lesson.players)
        self.whims = [self.dice.choice(WHIMS) for _ in seats]
        doubt = self.judge.temperature()
        self.temperatures = [self.dice.choice(TEMPERATURES) * doubt for _ in seats]
        self.thinking = self._thinkers(lesson) if lesson.weights else []
        if not self.thinking:
            self.state.notes = None  # nobody listens

    def _thinkers(self, lesson: Lesson) -> list[tuple[Bot, Bot]]:
        """For every seat one that thinks little, and one that thinks longer."""
        layers = weights_from(task_data.find(lesson.weights))
        judge = Learned(self.game, self.judge, features_of(self.game).features, layers)
        minds: list[tuple[Bot, Bot]] = []
        for seat in range(lesson.players):
            seeds = [derived_seed(lesson.seed, "bot", seat, length) for length in (0, 1)]
            little = thinker(judge, seeds[0], Budget(iterations=LITTLE_THOUGHT))
            minds.append((little, thinker(judge, seeds[1], Budget(iterations=THOUGHT))))
        return minds

    def chapter(self) -> int:
        """Changes where positions are noted: between turns, or between longer parts of a game."""
        return int(self.state.turns if self.judge.whole_turns() else self.judge.horizon(self.state))

    def choose(self) -> None:
        """One choice of whoever is to decide. A record is kept only for those who may read it."""
        chosen = self._chosen(play.actor(self.state), play.options(self.state))
        if self.thinking:
            self.match.play(chosen)
        else:
            play.apply_trusted(self.state, chosen)
            play.advance(self.state, self.luck)

    def _chosen(self, seat: int, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        if self.dice.random() < self.whims[seat]:
            return self.dice.choice(options)
        if self.thinking:
            little, longer = self.thinking[seat]
            bot = little if self.dice.random() < OFTEN else longer
            return self.match.ask(bot)
        priors = self.judge.priors(self.state, options)
        most, scale = max(priors), self.temperatures[seat]
        return self.dice.choices(options, [math.exp((prior - most) / scale) for prior in priors])[0]
