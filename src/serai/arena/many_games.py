"""Many games at once: in this process, in many, or wherever an executor sends them."""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from serai.arena.single_game import GameResult, derived_seed, play_one
from serai.bots.make import read_spec
from serai.bots.parent_watch import end_with_parent
from serai.core.errors import SetupError
from serai.games import load

MOST_IN_A_BATCH = 500

OnResult = Callable[[GameResult], None]


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play, as plain values."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)


def simulate(
    game_name: str,
    lineup: Sequence[str],
    games: int,
    seed: int,
    workers: int | None = 1,
    on_result: OnResult | None = None,
    options: dict[str, str] | None = None,
) -> list[GameResult]:
    """Play many games with the same bots at the same seats; results in the order of the games.

    Game i has the seed `derived_seed(seed, "game", i)`, whoever plays it: the number of workers
    (None: one for each core) changes the time it takes, never the results. `on_result` hears of
    each game as it ends, in any order.
    """
    tasks = tasks_for(game_name, [lineup] * games, seed, options)
    return run(tasks, workers, on_result)


def tasks_for(
    game_name: str,
    lineups: Sequence[Sequence[str]],
    seed: int,
    options: dict[str, str] | None = None,
) -> list[Task]:
    """One game for each line-up; whatever is wrong with them is said before the first one."""
    game = load(game_name)
    for lineup in {tuple(lineup) for lineup in lineups}:
        game.header(len(lineup), (), options)
        for bot in lineup:
            read_spec(bot)
    return [
        Task(game_name, tuple(lineup), derived_seed(seed, "game", number), dict(options or {}))
        for number, lineup in enumerate(lineups)
    ]


def run(
    tasks: Sequence[Task],
    workers: int | None = 1,
    on_result: OnResult | None = None,
    executor: Executor | None = None,
) -> list[GameResult]:
    """Play all tasks. An executor of one's own (a cluster's, say) takes the place of workers."""
    count = _checked_workers(workers)
    if executor is None and (count == 1 or len(tasks) < 2):
        return [_tell(play_task(task), on_result) for task in tasks]
    if executor is not None:
        return _run_on(executor, tasks, count, on_result)
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    pool = ProcessPoolExecutor(
        min(count, len(tasks)), mp_context=context, initializer=end_with_parent
    )
    try:
        results = _run_on(pool, tasks, count, on_result)
    except BaseException:  # Ctrl-C, or a game that failed: nobody waits for the others
        _stop(pool)
        raise
    pool.shutdown()
    return results


def play_task(task: Task) -> GameResult:
    return play_one(task.game, task.bots, task.seed, task.options)


def play_batch(tasks: list[Task]) -> list[GameResult]:
    """What a worker does: plain tasks in, plain results out."""
    return [play_task(task) for task in tasks]


def _run_on(
    executor: Executor, tasks: Sequence[Task], workers: int, on_result: OnResult | None
) -> list[GameResult]:
    places: dict[Future[list[GameResult]], int] = {}
    for start, batch in _batches(tasks, workers):
        places[executor.submit(play_batch, batch)] = start
    results: dict[int, list[GameResult]] = {}
    for future in as_completed(places):
        results[places[future]] = [_tell(result, on_result) for result in future.result()]
    return [result for start in sorted(results) for result in results[start]]


def _stop(pool: ProcessPoolExecutor) -> None:
    """End the workers in the middle of their games."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(cancel_futures=True)


def _batches(tasks: Sequence[Task], workers: int) -> Iterator[tuple[int, list[Task]]]:
    """Random games are over in milliseconds, so they travel together; others one by one."""
    quick = all(bot == "random" for bot in tasks[0].bots)
    size = min(MOST_IN_A_BATCH, max(1, len(tasks) // (workers * 8))) if quick else 1
    for start in range(0, len(tasks), size):
        yield start, list(tasks[start : start + size])


def _tell(result: GameResult, on_result: OnResult | None) -> GameResult:
    if on_result is not None:
        on_result(result)
    return result


def _checked_workers(workers: int | None) -> int:
    if workers is None:
        return os.cpu_count() or 1
    if workers < 1:
        raise SetupError(f"workers are a whole number from 1 on, not {workers}")
    return workers
