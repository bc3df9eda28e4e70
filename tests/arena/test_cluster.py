"""Games on Ray: any worker may play any game, and again, and every game counts once."""

from __future__ import annotations

import gc
import os
import pickle
import warnings
from collections.abc import Iterator
from concurrent.futures import Future
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from serai.arena import Ladder, Player, Store, contest, parallel, task_data
from serai.arena.cluster import Cluster
from serai.arena.many_games import Task, play_batch, play_task, setup_of
from serai.core.errors import SeraiError
from serai.training.folder import TrainingSettings
from serai.training.rounds import train
from tests.arena.own_bots import DiesOnce

TABLE = ("greedy:1", "random", "random")


def task(**changes: Any) -> Task:
    players = tuple(Player(name) for name in TABLE)
    return Task(**{"game": "taj_mahal", "players": players, "seed": 5, **changes})


# --- tasks, wherever they are done ----------------------------------------------------------------


def test_a_task_is_names_seeds_and_hashes() -> None:
    assert len(pickle.dumps(task(setup=setup_of("taj_mahal")))) < 1000


def test_the_key_of_a_task_tells_games_apart() -> None:
    other_table = tuple(Player(name) for name in reversed(TABLE))
    keys = {
        one.key
        for one in (
            task(),
            task(seed=6),
            task(number=1),
            task(players=other_table),
            task(setup="other rules"),
            task(game="agra"),
        )
    }
    assert len(keys) == 6
    assert task().key == task().key


def test_a_game_that_is_played_twice_counts_once() -> None:
    assert play_batch([task(), task()]) == {task().key: play_task(task())}


def test_a_machine_with_other_rules_refuses_the_task() -> None:
    with pytest.raises(SeraiError, match="this machine has"):
        play_task(task(setup="0 other"))


def test_a_worker_that_was_not_given_something_says_so() -> None:
    with pytest.raises(SeraiError, match="was not given the data '0000'"):
        task_data.find("0000")


def test_processes_are_given_what_tasks_name() -> None:
    name = task_data.keep(b"weights")
    assert list(parallel.done(task_data.find, [name, name], workers=2)) == [b"weights"] * 2


# --- Ray --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A Ray on this machine, with two workers. Its processes end after their handles are gone,
    about which Python would warn."""
    with Cluster(workers=2) as made:
        yield made
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.skipif(find_spec("ray") is None, reason="installed by `make test-all`")
@pytest.mark.filterwarnings("default")
class TestRay:
    """On a local Ray, which is a cluster like any other."""

    def test_games_are_the_same_as_here(self, cluster: Cluster) -> None:
        assert cluster.workers == 2
        here = contest("taj_mahal", TABLE, 9, 1, workers=1)
        there = contest("taj_mahal", TABLE, 9, 1, executor=cluster)
        assert there.results == here.results

    def test_a_worker_that_is_killed_in_the_middle_changes_nothing(
        self, cluster: Cluster, tmp_path: Path
    ) -> None:
        here = contest("taj_mahal", [Player("it", DiesOnce("")), *TABLE[1:]], 6, 1, workers=1)
        trace = tmp_path / "died"
        table = [Player("it", DiesOnce(str(trace))), *TABLE[1:]]
        there = contest("taj_mahal", table, 6, 1, executor=cluster)
        assert trace.exists(), "somebody was killed"
        assert [one.number for one in there.results] == list(range(6)), "every game counts once"
        assert there.results == here.results

    def test_a_fault_of_a_task_is_told_as_it_was(self, cluster: Cluster) -> None:
        future: Future[Any] = cluster.submit(play_task, task(setup="0 other"))
        with pytest.raises(SeraiError, match="this machine has"):
            future.result()

    def test_a_ladder_keeps_every_game_once(self, cluster: Cluster, tmp_path: Path) -> None:
        kept = []
        for name, executor in (("here", None), ("there", cluster)):
            ladder = Ladder("taj_mahal", ["greedy", "random"], 3, Store(tmp_path / name))
            list(ladder.play(ladder.tasks(4, 1), 1, executor))
            kept.append([stored.result for stored in Store(tmp_path / name).games()])
        assert kept[0] == kept[1]

    def test_training_gives_the_same_weights(self, cluster: Cluster, tmp_path: Path) -> None:
        """Two rounds, so that weights travel."""
        made = []
        for name, executor in (("here", None), ("there", cluster)):
            settings = TrainingSettings("taj_mahal", 1, 3, 2, 5.0, 1, tmp_path / name, duels=0)
            train(settings, lambda line: None, executor=executor)
            made.append((tmp_path / name / "weights.npz").read_bytes())
        assert made[0] == made[1]

    def test_nobody_works_on_after_enough_was_seen(self, cluster: Cluster) -> None:
        playing = parallel.done(os.path.basename, ["a/b"] * 50, 1, cluster)
        assert next(playing) == "b"
        playing.close()
        assert cluster.submit(len, "abc").result() == 3
