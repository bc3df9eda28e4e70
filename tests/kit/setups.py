"""The tables to test: every registered game with every number of players it allows."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

import serai
from serai import _build
from serai.core import play
from serai.core.game import AnyGame
from serai.core.record import Header
from serai.core.step import State
from tests.kit.facts import Facts, facts_of

GAMES_COMPILED = 240
GAMES_PLAIN = 40
"""Random games with all checks, for each set-up; `make test-all` plays 20,000.

The rules are the same source in both builds, and `test_both_builds.py` holds them to the same
games. So plain Python, which is several times slower, looks only whether it runs.
"""


@dataclass(frozen=True)
class Setup:
    """A game, a number of players and the options that are not the default."""

    game: AnyGame
    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        extra = "".join(f"-{key}={value}" for key, value in self.options.items())
        return f"{self.game.meta.id}-{self.players}p{extra}"

    @property
    def facts(self) -> Facts:
        return facts_of(self.game.meta.id)

    @property
    def length(self) -> int:
        """How many times longer a game is than the usual one."""
        return self.facts.length

    def header(self) -> Header:
        return self.game.header(self.players, options=self.options)

    def new(self) -> State:
        """A state at its first decision, which is often one of chance."""
        s: State = self.game.new(self.header())
        play.settle(s)
        return s

    def match(self, seed: int) -> serai.Match:
        return serai.Match(self.game, self.players, seed, options=self.options)


def setups_of(name: str) -> list[Setup]:
    game = serai.load(name)
    counts = range(game.meta.min_players, game.meta.max_players + 1)
    plain = [Setup(game, players) for players in counts]
    more = facts_of(name).more_setups
    return plain + [Setup(game, players, options) for players, options in more]


SETUPS = [setup for name in serai.GAMES for setup in setups_of(name)]


def games_to_play(setup: Setup) -> int:
    """How many random games `make test` plays for a set-up; SERAI_GAMES asks for another."""
    usual = GAMES_COMPILED if _build.compiled() else GAMES_PLAIN
    return int(os.environ.get("SERAI_GAMES") or usual // setup.length)
