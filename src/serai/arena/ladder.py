"""A ladder: many bots at tables of all kinds, and one rating for each of them.

    ladder = Ladder("taj_mahal", ROSTER, players=4, store=Store(Path("taj_mahal.jsonl")))
    for result in ladder.play(ladder.tasks(games=100, seed=1)):
        print(result)
    ladder.rungs()

The bots with the fewest games sit down at the next table, where each plays every seat of a deal.
Games are stored as they end, so an interrupted ladder continues where it was, and one with a new
bot plays only the games that this bot needs.
"""

import subprocess
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import serai
from serai.arena.contest import rotations, seats_of, seconds_a_decision
from serai.arena.many_games import Task, played
from serai.arena.player import Player, check_players, player
from serai.arena.ratings import BOOTSTRAPS, Pairs, Rating, added, pairs_of, rated
from serai.arena.roster import ANCHOR, LEVEL
from serai.arena.single_game import GameResult, derived_seed
from serai.arena.store import GameSetup, Store, Stored
from serai.bots.make import versioned
from serai.core.errors import SetupError
from serai.games import load

CHECKOUT = Path(__file__).resolve().parents[3]
CHANGED = "+"
"""Appended to a commit if the code has uncommitted changes."""

Game = tuple[tuple[str, ...], int]
"""The names at a table, and the seed of the luck."""


@dataclass(frozen=True, slots=True)
class Rung:
    """The place of a bot."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    won: float
    """Its share of the victories, by seats."""
    cpu: float
    """CPU seconds for a decision."""
    faults: int
    """Games that it lost by a fault (see `referee`)."""


class Ladder:
    """The games of some bots at tables of one size, and their ratings."""

    def __init__(
        self,
        game_name: str,
        bots: Sequence[Any],
        players: int,
        store: Store,
        options: dict[str, str] | None = None,
        only_this_commit: bool = False,
    ) -> None:
        self.seats = players
        self.players = {name_on_ladder(entry): entry for entry in map(player, bots)}
        if ANCHOR not in self.players or len(self.players) < 2:
            raise SetupError(f"a ladder has two bots or more, and {ANCHOR} is one of them")
        header = load(game_name).header(players, (), options)
        check_players(load(game_name), self.players.values())
        self.setup = GameSetup(game_name, header.rules, header.data, header.options)
        self.commit = commit()
        self.store = store
        self.games = [
            stored
            for stored in store.games()
            if stored.setup == self.setup
            and len(stored.result.bots) == players
            and set(stored.result.bots) <= set(self.players)
            and (stored.commit == self.commit or not only_this_commit)
        ]

    # --- playing ------------------------------------------------------------------------------

    def tasks(self, games: int, seed: int) -> list[Task]:
        """The games left to play until every bot has played so many."""
        if games < 1:
            raise SetupError(f"on a ladder everybody plays at least one game, not {games}")
        left = [*self._missing(), *self._scheduled(games, seed)]
        return [
            Task(
                self.setup.game,
                tuple(self.players[name] for name in table),
                luck,
                self.setup.options,
                number,
            )
            for number, (table, luck) in enumerate(left)
        ]

    def play(
        self,
        tasks: Sequence[Task],
        workers: int | None = None,
        executor: Executor | None = None,
    ) -> Generator[GameResult, None, None]:
        """Play games, and store each one as soon as it and all before it are over."""
        names = {entry.name: name for name, entry in self.players.items()}
        with closing(played(tasks, workers, executor)) as playing:
            for result in playing:
                bots = tuple(names[bot] for bot in result.bots)
                stored = Stored(self.setup, self.commit, replace(result, bots=bots))
                self.store.add([stored])
                self.games.append(stored)
                yield stored.result

    def _missing(self) -> Iterator[Game]:
        """The missing games of interrupted deals of this commit."""
        for games in self._deals():
            if games[0].commit == self.commit:
                there = {stored.result.bots for stored in games}
                turns = rotations(games[0].result.bots)
                yield from ((turn, games[0].result.seed) for turn in turns if turn not in there)

    def _scheduled(self, games: int, seed: int) -> Iterator[Game]:
        """New deals: the bots with the fewest games sit down; equals are ordered by a hash."""
        deals = self._deals()
        had = Counter(dict.fromkeys(self.players, 0))
        for deal in deals:
            table = deal[0].result.bots
            had.update(dict.fromkeys(table, len(rotations(table))))
        number = len(deals)
        while min(had.values()) < games:
            table = self._table(had, seed, number)
            luck = derived_seed(seed, "ladder", number)
            yield from ((turn, luck) for turn in rotations(table))
            had.update(dict.fromkeys(table, len(rotations(table))))
            number += 1

    def _table(self, had: Counter[str], seed: int, number: int) -> tuple[str, ...]:
        """The bots of a table; some have two seats if there are more seats than bots."""

        def place(name: str) -> tuple[int, int]:
            return had[name], derived_seed(seed, "table", number, name)

        order = sorted(self.players, key=place)
        return tuple(order[seat % len(order)] for seat in range(self.seats))

    def _deals(self) -> list[list[Stored]]:
        """Games grouped by deal: same luck, same code."""
        deals: dict[tuple[str, int], list[Stored]] = {}
        for stored in self.games:
            deals.setdefault(stored.deal, []).append(stored)
        return list(deals.values())

    # --- ratings -------------------------------------------------------------------------

    def rungs(self, bootstraps: int = BOOTSTRAPS) -> list[Rung]:
        """The bots that have played, the best first."""
        if not self.games:
            return []
        seen = {bot for stored in self.games for bot in stored.result.bots}
        bots = [name for name in self.players if name in seen]
        if ANCHOR not in bots:
            return []
        pairs: list[Pairs] = [
            added(pairs_of(stored.result) for stored in deal) for deal in self._deals()
        ]
        return [self._rung(rating) for rating in rated(bots, pairs, ANCHOR, LEVEL, bootstraps)]

    def _rung(self, rating: Rating) -> Rung:
        results = [stored.result for stored in self.games if rating.bot in stored.result.bots]
        mine = [(result, seat) for result in results for seat in seats_of(rating.bot, result)]
        return Rung(
            bot=rating.bot,
            rating=rating.points,
            low=rating.low,
            high=rating.high,
            games=len(results),
            won=sum(result.share(seat) for result, seat in mine) / len(mine),
            cpu=seconds_a_decision(mine),
            faults=sum(seat in dict(result.faults) for result, seat in mine),
        )

    @property
    def commits(self) -> list[str]:
        """The commits by which the games were played."""
        return list(dict.fromkeys(stored.commit for stored in self.games))


def name_on_ladder(entry: Player) -> str:
    """Our bots with their version; a user's bot with its fingerprint."""
    if entry.ours:
        return versioned(entry.name)
    return f"{entry.name}#{entry.fingerprint}" if entry.fingerprint else entry.name


def commit() -> str:
    """The commit of the code; the version, if Serai was installed without git."""
    if not (CHECKOUT / ".git").exists():
        return f"serai {serai.__version__}"
    head = _git("rev-parse", "--short=12", "HEAD")
    if not head:
        return f"serai {serai.__version__}"
    return head + CHANGED if _git("status", "--porcelain", "--", "src") else head


def _git(*words: str) -> str:
    try:
        done = subprocess.run(["git", *words], cwd=CHECKOUT, capture_output=True, text=True)
    except OSError:  # git is not installed
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
