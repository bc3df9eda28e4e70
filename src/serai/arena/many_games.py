"""Many games at once: in this process, in many, or wherever an executor sends them."""

import json
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from serai.arena import parallel
from serai.arena.player import Player, check_players, check_travel, player
from serai.arena.referee import DEADLINE
from serai.arena.single_game import GameResult, all_random, derived_seed, play_one
from serai.core.errors import SeraiError, SetupError
from serai.games import load

MOST_IN_A_BATCH = 500

OnResult = Callable[[GameResult], None]


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play: names, seeds and hashes, and users' bots as objects that can be pickled."""

    game: str
    players: tuple[Player, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    number: int = 0
    recorded: bool = False
    deadline: float = DEADLINE
    setup: str = ""
    """Rules version and digest of the components (`setup_of`): a machine with other ones refuses
    the task."""

    @property
    def key(self) -> str:
        """A digest that identifies the game, on whichever machine it is played."""
        names = [entry.name for entry in self.players]
        parts = [
            self.game,
            self.setup,
            names,
            self.seed,
            sorted(self.options.items()),
            self.number,
        ]
        return sha256(json.dumps(parts).encode()).hexdigest()[:16]


def simulate(
    game_name: str,
    lineup: Sequence[Any],
    games: int,
    seed: int,
    workers: int | None = 1,
    on_result: OnResult | None = None,
    options: dict[str, str] | None = None,
) -> list[GameResult]:
    """Play many games with the same bots at the same seats; results in the order of the games.

    Game i has the seed `derived_seed(seed, "game", i)`, so the number of workers (None: one for
    each core) never changes the results. `on_result` is called with each game, in the same order.
    """
    tasks = tasks_for(game_name, [lineup] * games, seed, options)
    return run(tasks, workers, on_result)


def tasks_for(
    game_name: str,
    lineups: Sequence[Sequence[Any]],
    seed: int,
    options: dict[str, str] | None = None,
) -> list[Task]:
    """One task for each line-up, each with luck of its own."""
    tables = checked(game_name, lineups, options)
    return [
        Task(game_name, players, derived_seed(seed, "game", number), dict(options or {}), number)
        for number, players in enumerate(tables)
    ]


def checked(
    game_name: str, lineups: Sequence[Sequence[Any]], options: dict[str, str] | None
) -> list[tuple[Player, ...]]:
    """The players of each line-up; raises SetupError before any game if one of them is wrong."""
    game = load(game_name)
    tables = [tuple(player(entry) for entry in lineup) for lineup in lineups]
    for size in {len(players) for players in tables}:
        game.header(size, (), options)
    check_players(game, [entry for players in tables for entry in players])
    return tables


def run(
    tasks: Sequence[Task],
    workers: int | None = 1,
    on_result: OnResult | None = None,
    executor: Executor | None = None,
) -> list[GameResult]:
    """Play all tasks; `on_result` is called with each result."""
    results: list[GameResult] = []
    for result in played(tasks, workers, executor):
        if on_result is not None:
            on_result(result)
        results.append(result)
    return results


def played(
    tasks: Sequence[Task], workers: int | None = 1, executor: Executor | None = None
) -> Generator[GameResult, None, None]:
    """The results in the order of the tasks. Closing the generator ends the remaining games.

    The executor (such as a cluster) is used in place of local workers.
    """
    count = _checked_workers(workers)
    setups = {name: setup_of(name) for name in {task.game for task in tasks}}
    batches = list(_batches([replace(task, setup=setups[task.game]) for task in tasks], count))
    if executor is None and count > 1 and len(batches) > 1:
        check_travel({entry.name: entry for task in tasks for entry in task.players}.values())
    with closing(parallel.done(play_batch, batches, count, executor)) as playing:
        for batch, results in zip(batches, playing, strict=True):
            yield from (results[task.key] for task in batch)


def setup_of(game_name: str) -> str:
    """Rules version and digest of the components of a game on this machine."""
    game = load(game_name)
    return f"{game.meta.rules} {game.components.digest}"


def play_task(task: Task) -> GameResult:
    if task.setup and task.setup != setup_of(task.game):
        raise SeraiError(
            f"{task.game} is to be played with rules and components {task.setup}; "
            f"this machine has {setup_of(task.game)}"
        )
    return play_one(
        task.game,
        task.players,
        task.seed,
        task.options,
        recorded=task.recorded,
        deadline=task.deadline,
        number=task.number,
    )


def play_batch(tasks: list[Task]) -> dict[str, GameResult]:
    """Runs in a worker. Results are found by the keys of their tasks: a task that was given to a
    second worker, because the first one died, is still one game."""
    return {task.key: play_task(task) for task in tasks}


def _batches(tasks: Sequence[Task], workers: int) -> Iterator[list[Task]]:
    """Tasks in batches: random games take milliseconds, so many go together; others go one by
    one."""
    quick = bool(tasks) and all_random(tasks[0].players)
    size = min(MOST_IN_A_BATCH, max(1, len(tasks) // (workers * 8))) if quick else 1
    for start in range(0, len(tasks), size):
        yield list(tasks[start : start + size])


def _checked_workers(workers: int | None) -> int:
    if workers is None:
        return os.cpu_count() or 1
    if workers < 1:
        raise SetupError(f"workers are a whole number from 1 on, not {workers}")
    return workers
