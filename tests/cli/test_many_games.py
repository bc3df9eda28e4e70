"""`serai simulate`, `serai arena` and `serai bench`: numbers for programs and for people."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serai import _build
from tests.cli.run import fault, out
from tests.server.process import alive, descendants, wait_until

SIMULATE = ("simulate", "taj_mahal", "--players", "4", "--games", "20", "--bots", "random")
CLOCK = {"seconds", "games_per_second", "decisions_per_second"}


def simulated(*args: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(out(*SIMULATE, "--json", *args))
    return report


def test_a_simulation_prints_one_object() -> None:
    report = simulated("--seed", "1")
    assert report["game"] == "taj_mahal"
    assert (report["players"], report["games"], report["finished"]) == (4, 20, 20)
    assert report["ends"] == {"taj-end-visits": 20}
    assert sum(report["wins"]) == pytest.approx(20, abs=0.01)
    assert len(report["mean_scores"]) == 4
    assert report["decisions"] > 20 * 100
    assert report["compiled"] is _build.compiled()
    assert min(report[key] for key in CLOCK) > 0


def test_the_same_seed_gives_the_same_simulation_with_any_number_of_workers() -> None:
    def lasting(report: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in report.items() if key not in CLOCK}

    first = lasting(simulated("--seed", "1"))
    assert lasting(simulated("--seed", "1", "--workers", "2")) == first
    assert lasting(simulated("--seed", "2")) != first


def test_a_simulation_for_people_is_a_table() -> None:
    text = out(*SIMULATE, "--options", "two_players=off")
    assert "mean score" in text
    assert "    20  All provinces have been visited." in text


def test_a_simulation_takes_one_bot_for_each_seat() -> None:
    specs = "random,random,random"
    for players in ((), ("--players", "3")):  # as many as are named
        text = out("simulate", "taj_mahal", *players, "--games", "1", "--bots", specs)
        assert text.count("random") == 3


ARENA = ("arena", "taj_mahal", "--games", "3", "--workers", "1", "--seed", "4")


def test_an_arena_prints_standings_with_intervals() -> None:
    report = json.loads(out(*ARENA, "--bots", "greedy:1,random,random", "--json"))
    assert (report["players"], report["games"]) == (3, 3)
    assert {row["bot"] for row in report["standings"]} == {"greedy:1", "random"}
    assert sum(row["wins"] for row in report["standings"]) == pytest.approx(3, abs=0.01)
    for row in report["standings"]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1


def test_an_arena_for_people_is_a_table() -> None:
    text = out(*ARENA, "--bots", "random,random,random")
    assert "95 % sure" in text
    assert "3 of 3" in text


def test_an_arena_sets_greedy_against_random_unless_it_is_told_otherwise() -> None:
    report = json.loads(out("arena", "taj_mahal", "--players", "3", "--games", "1", "--json"))
    assert {row["bot"]: row["seats"] for row in report["standings"]} == {"greedy": 1, "random": 2}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_an_arena_that_is_ended_leaves_no_process_behind(end: signal.Signals) -> None:
    """Its workers are in the middle of long games."""
    bots = ("--bots", "search:60s,random,random", "--games", "4", "--workers", "2")
    command = [sys.executable, "-m", "serai", "arena", "taj_mahal", *bots]
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as arena:
        try:
            wait_until(lambda: len(descendants(arena.pid)) >= 4)  # with those that made the workers
            family = descendants(arena.pid)
            arena.send_signal(end)
            arena.wait(20)
            wait_until(lambda: not alive(family))
        finally:
            arena.kill()


def test_an_arena_needs_a_bot_for_each_player() -> None:
    assert "two_players=stand_in" in fault(*ARENA, "--bots", "random,random")


FIGURES = {
    "decisions_per_second",
    "driven_decisions_per_second",
    "games_per_second",
    "copies_per_second",
    "chance_outcomes_per_second",
}


def test_a_benchmark_measures_both_builds_and_names_the_machine() -> None:
    report = json.loads(out("bench", "taj_mahal", "--seconds", "0.05", "--json"))
    assert set(report["machine"]) == {"processor", "cores", "python", "platform"}
    assert set(report["plain"]) == FIGURES
    assert min(report["plain"].values()) > 0
    if _build.compiled():
        assert set(report["compiled"]) == set(report["ratio"]) == FIGURES
    else:
        assert report["compiled"] is report["ratio"] is None


def test_a_benchmark_for_people_is_a_table() -> None:
    text = out("bench", "taj_mahal", "--players", "3", "--seconds", "0.02")
    assert "taj_mahal, 3 players" in text
    assert "copies of a state a second" in text
