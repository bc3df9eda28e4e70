"""Many games at once: in this process, in many, or wherever an executor sends them."""

import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from serai.arena.player import Player, check_players, check_travel, player
from serai.arena.referee import DEADLINE
from serai.arena.single_game import GameResult, all_random, derived_seed, play_one
from serai.bots.parent_watch import end_with_parent
from serai.core.errors import SeraiError, SetupError
from serai.games import load

MOST_IN_A_BATCH = 500

OnResult = Callable[[GameResult], None]
Batch = Future[list[GameResult]]


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play, as plain values and, for bots of one's own, what can be pickled."""

    game: str
    players: tuple[Player, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    number: int = 0
    recorded: bool = False
    deadline: float = DEADLINE


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

    Game i has the seed `derived_seed(seed, "game", i)`, whoever plays it: the number of workers
    (None: one for each core) changes the time it takes, never the results. `on_result` hears of
    each game, in the same order.
    """
    tasks = tasks_for(game_name, [lineup] * games, seed, options)
    return run(tasks, workers, on_result)


def tasks_for(
    game_name: str,
    lineups: Sequence[Sequence[Any]],
    seed: int,
    options: dict[str, str] | None = None,
) -> list[Task]:
    """One game for each line-up, each with luck of its own."""
    tables = checked(game_name, lineups, options)
    return [
        Task(game_name, players, derived_seed(seed, "game", number), dict(options or {}), number)
        for number, players in enumerate(tables)
    ]


def checked(
    game_name: str, lineups: Sequence[Sequence[Any]], options: dict[str, str] | None
) -> list[tuple[Player, ...]]:
    """The players of each line-up; whatever is wrong with them is said before the first game."""
    game = load(game_name)
    tables = [tuple(player(entry) for entry in lineup) for lineup in lineups]
    for size in {len(players) for players in tables}:
        game.header(size, (), options)
    check_players(game, [one for players in tables for one in players])
    return tables


def run(
    tasks: Sequence[Task],
    workers: int | None = 1,
    on_result: OnResult | None = None,
    executor: Executor | None = None,
) -> list[GameResult]:
    """Play all tasks, and tell of each."""
    results: list[GameResult] = []
    for result in played(tasks, workers, executor):
        if on_result is not None:
            on_result(result)
        results.append(result)
    return results


def played(
    tasks: Sequence[Task], workers: int | None = 1, executor: Executor | None = None
) -> Generator[GameResult, None, None]:
    """The results in the order of the tasks, however many play. Who stops asking ends the rest.

    An executor of one's own (a cluster's, say) takes the place of workers.
    """
    count = _checked_workers(workers)
    if executor is not None:
        waiting = _submitted(executor, tasks, count)
        try:
            yield from _results(waiting)
        finally:
            for future in waiting:
                future.cancel()
    elif count == 1 or len(tasks) < 2:
        yield from map(play_task, tasks)
    else:
        check_travel({one.name: one for task in tasks for one in task.players}.values())
        yield from _played_by_processes(tasks, count)


def _played_by_processes(tasks: Sequence[Task], workers: int) -> Iterator[GameResult]:
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    size = min(workers, len(tasks))
    pool = ProcessPoolExecutor(size, mp_context=context, initializer=end_with_parent)
    try:
        yield from _results(_submitted(pool, tasks, workers))
    except BrokenProcessPool:
        _stop(pool)
        raise SeraiError(
            "a process that played has died in the middle of a game: killed, or out of memory"
        ) from None
    except BaseException:  # Ctrl-C, or enough games: nobody waits for the others
        _stop(pool)
        raise
    pool.shutdown()


def _submitted(executor: Executor, tasks: Sequence[Task], workers: int) -> list[Batch]:
    return [executor.submit(play_batch, batch) for batch in _batches(tasks, workers)]


def _results(waiting: Sequence[Batch]) -> Iterator[GameResult]:
    for future in waiting:
        yield from future.result()


def play_task(task: Task) -> GameResult:
    return play_one(
        task.game,
        task.players,
        task.seed,
        task.options,
        recorded=task.recorded,
        deadline=task.deadline,
        number=task.number,
    )


def play_batch(tasks: list[Task]) -> list[GameResult]:
    """What a worker does: plain tasks in, plain results out."""
    return [play_task(task) for task in tasks]


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the workers in the middle of their games."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(cancel_futures=True)


def _batches(tasks: Sequence[Task], workers: int) -> Iterator[list[Task]]:
    """Random games are over in milliseconds, so they travel together; others one by one."""
    quick = all_random(tasks[0].players)
    size = min(MOST_IN_A_BATCH, max(1, len(tasks) // (workers * 8))) if quick else 1
    for start in range(0, len(tasks), size):
        yield list(tasks[start : start + size])


def _checked_workers(workers: int | None) -> int:
    if workers is None:
        return os.cpu_count() or 1
    if workers < 1:
        raise SetupError(f"workers are a whole number from 1 on, not {workers}")
    return workers
