"""Games for training: the features of every position between two turns, and who won.

A game is given by names and numbers, so it can be played in any process, and gives the same rows.
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
"""Temperatures of players without a network, as parts of the judge's own temperature."""
RANDOM_MOVE_RATES = (0.0, 0.05, 0.15)
"""How often a player chooses at random, so that rare positions occur, too."""
LONG_BUDGET, SHORT_BUDGET = 120, 24
"""Iterations of a player with a network. Mostly short: more games teach more than better ones."""
SHORT_SHARE = 0.8
MOST_SEATS = 5


@dataclass(frozen=True, slots=True)
class TrainingGame:
    """A game to play, given by names and numbers alone."""

    game: str
    seed: int
    players: int
    options: tuple[tuple[str, str], ...] = ()
    weights: str = ""
    """Name in `task_data` of the network that plays; empty: the players choose by priors."""


@dataclass(frozen=True, slots=True)
class TrainingRows:
    """The data of a game: features by position and seat; shares of victory and leads by seat."""

    rows: list[list[list[float]]]
    won: list[float]
    leads: list[float]


def play_training_game(wanted: TrainingGame) -> TrainingRows:
    """Play the game; collect the features of every position between two turns."""
    game = load(wanted.game)
    features = features_of(game).features
    table = _Table(game, wanted)
    rows: list[list[list[float]]] = []
    noted = -1
    while table.state.stack:
        table.choose()
        if table.state.stack and table.segment() != noted:
            noted = table.segment()
            rows.append([features(table.state, seat) for seat in range(wanted.players)])
    outcome = game.outcome(table.state)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    won = [share if seat in outcome.winners else 0.0 for seat in range(wanted.players)]
    return TrainingRows(rows, won, leads_of(game.scores(table.state)))


def leads_of(scores: Sequence[int]) -> list[float]:
    """How many points each seat is ahead of its best opponent."""
    return [
        float(score - max([*scores[:seat], *scores[seat + 1 :]], default=0))
        for seat, score in enumerate(scores)
    ]


class _Table:
    """A game in which every player deviates from good play by its own random rates."""

    def __init__(self, game: AnyGame, wanted: TrainingGame) -> None:
        # Under another label the same seed would play other games than those of our weights.
        self.dice = random.Random(derived_seed(wanted.seed, "moods"))
        self.game = game
        self.judge: Judge = judge_of(game)
        luck = derived_seed(wanted.seed, "luck")
        self.match = Match(game, wanted.players, luck, options=dict(wanted.options))
        self.state = self.match.state
        self.luck = FastLuck(luck)
        seats = range(wanted.players)
        self.random_move_rates = [self.dice.choice(RANDOM_MOVE_RATES) for _ in seats]
        usual = self.judge.temperature()
        self.temperatures = [self.dice.choice(TEMPERATURES) * usual for _ in seats]
        self.bots = self._bots(wanted) if wanted.weights else []
        if not self.bots:
            self.state.notes = None  # no log is needed

    def _bots(self, wanted: TrainingGame) -> list[tuple[Bot, Bot]]:
        """For every seat a bot with a short budget and one with a long budget."""
        layers = weights_from(task_data.find(wanted.weights))
        judge = Learned(self.game, self.judge, features_of(self.game).features, layers)
        bots: list[tuple[Bot, Bot]] = []
        for seat in range(wanted.players):
            seeds = [derived_seed(wanted.seed, "bot", seat, length) for length in (0, 1)]
            short = thinker(judge, seeds[0], Budget(iterations=SHORT_BUDGET))
            bots.append((short, thinker(judge, seeds[1], Budget(iterations=LONG_BUDGET))))
        return bots

    def segment(self) -> int:
        """A number that changes where positions are collected: between turns, or between longer
        parts of a game whose turns cannot be judged."""
        return int(self.state.turns if self.judge.whole_turns() else self.judge.horizon(self.state))

    def choose(self) -> None:
        """Play one choice. Only bots need the match; without them the state is enough."""
        chosen = self._chosen(play.actor(self.state), play.options(self.state))
        if self.bots:
            self.match.play(chosen)
        else:
            play.apply_trusted(self.state, chosen)
            play.advance(self.state, self.luck)

    def _chosen(self, seat: int, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        if self.dice.random() < self.random_move_rates[seat]:
            return self.dice.choice(options)
        if self.bots:
            short, long = self.bots[seat]
            bot = short if self.dice.random() < SHORT_SHARE else long
            return self.match.ask(bot)
        priors = self.judge.priors(self.state, options)
        most, scale = max(priors), self.temperatures[seat]
        return self.dice.choices(options, [math.exp((prior - most) / scale) for prior in priors])[0]
