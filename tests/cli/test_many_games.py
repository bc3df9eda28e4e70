"""`serai simulate`, `serai arena` and `serai bench`: numbers for programs and for people."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from serai import _build
from serai.arena.levels import by_cpu
from tests.cli.run import fault, out, serai
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


OWN = "tests.arena.own_bots:First"
BAD = "tests.arena.own_bots:Raising"


def test_an_arena_takes_bots_of_ones_own_and_names_those_that_fail() -> None:
    report = json.loads(out(*ARENA, "--bots", f"{OWN},{BAD},random", "--json"))
    assert {row["bot"]: row["faults"] for row in report["standings"]} == {
        OWN: 0,
        BAD: 3,
        "random": 0,
    }
    assert [fault["bot"] for fault in report["faults"]] == [BAD] * 3
    text = out(*ARENA, "--bots", f"{OWN},{BAD},random")
    (told,) = (line for line in text.splitlines() if "by a fault" in line)
    assert told.startswith(f"{BAD} lost 3 by a fault of its own; in game 1,")


def test_a_simulation_names_them_too() -> None:
    words = ("simulate", "taj_mahal", "--games", "2", "--bots", f"{OWN},random,{BAD}")
    report = json.loads(out(*words, "--json"))
    assert [(fault["game"], fault["seat"]) for fault in report["faults"]] == [(1, 2), (2, 2)]
    assert f"{BAD} lost 2 by a fault of its own; in game 1, choice 4: ZeroDivision" in out(*words)


def test_an_arena_says_what_is_wrong_with_a_bot() -> None:
    assert "there is no file nowhere.py" in fault(*ARENA, "--bots", "./nowhere.py:First")


def test_records_of_an_arena_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    out(*ARENA, "--bots", f"{OWN},random,random", "--records", folder)
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["game-00001.serai", "game-00002.serai", "game-00003.serai"]
    story = out("replay", folder / names[1], "--upto", "30")
    assert OWN in story


def test_a_sequential_test_stops_by_itself_and_says_what_it_found() -> None:
    test = ("--bots", "greedy:1,random,random", "--sprt", "0.33,0.7")
    words = ("arena", "taj_mahal", "--workers", "1", "--seed", "4", *test)
    report = json.loads(out(*words, "--json"))
    found = report["sprt"]
    assert (found["bot"], found["accepted"], found["alpha"]) == ("greedy:1", "high", 0.05)
    assert report["games"] == 3 * found["deals"] < 60
    text = " ".join(out(*words).split())
    assert "greedy:1 wins 70.0% or more, not 33.0%: wrong in 5% of such tests" in text
    short = " ".join(out(*words, "--games", "3").split())
    assert "greedy:1 wins 33.0% or 70.0%: nobody knows yet" in short


@pytest.mark.parametrize("shares", ["0.25", "a,b", "0.25,0.3,0.4"])
def test_a_sequential_test_is_written_with_two_shares(shares: str) -> None:
    assert "written like 0.25,0.32" in fault(*ARENA, "--sprt", shares)


def test_where_nobody_watches_ten_lines_tell_how_it_stands() -> None:
    words = ("arena", "taj_mahal", "--games", "40", "--workers", "1", "--bots", f"{OWN},random")
    result = serai(*words, "--options", "two_players=stand_in")
    lines = result.stderr.splitlines()
    assert len(lines) == 10
    assert lines[0].startswith(f"4 of 40 games: {OWN} won ")
    assert lines[-1].startswith("40 of 40 games")


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


def test_levels_are_measured_each_against_the_one_below(monkeypatch: pytest.MonkeyPatch) -> None:
    """With levels that are quick."""
    quick = {"random": "random", "easy": "greedy:1", "best": "search:1"}
    monkeypatch.setattr("serai.bots.levels.WORDS", quick)
    monkeypatch.setattr("serai.arena.levels.WORDS", quick)
    words = ("arena", "taj_mahal", "--levels", "--games", "4", "--workers", "1")
    rows = json.loads(out(*words, "--json"))["levels"]
    assert [(row["level"], row["below"]) for row in rows] == [("easy", "random"), ("best", "easy")]
    assert all(row["low"] <= row["share"] <= row["high"] and row["cpu"] > 0 for row in rows)
    assert rows[0]["share"] > 0.5
    assert "should win 65%" in out(*words)


def test_a_level_is_measured_by_the_time_of_the_processor() -> None:
    assert by_cpu("net:0.3s") == "net:0.3cpu"
    assert [by_cpu(spec) for spec in ("greedy", "search:50")] == ["greedy", "search:50"]


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
