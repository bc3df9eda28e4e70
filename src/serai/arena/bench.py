"""How fast a game is: random play on one core, compiled and as plain Python.

A decision is listing the options and applying one of them; chance takes time but is not counted.
CPU time is measured in several short windows and the median is taken, so a busy machine matters
little. The plain source is measured by a second process, because a process runs only one build.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from serai import _build
from serai.core.errors import SeraiError
from serai.core.game import AnyGame
from serai.core.luck import FastLuck
from serai.core.play import advance, apply_trusted, options
from serai.core.playout import play_randomly
from serai.core.record import Header
from serai.core.step import State
from serai.games import load

WINDOWS = 5
BATCH = 50
"""Copies or set-ups for each look at the clock."""
WINDOW_STRIDE = 1 << 20
"""The first number of each window, far enough from the last one that no two overlap."""
CHOICES = 1 << 32
"""Added to a seed for the choices, so that their luck differs from that of the draws."""

Figures = dict[str, float]
Work = Callable[[int], dict[str, int]]
"""Does work number n, and returns what it did as counts by name."""


def bench(name: str, players: int | None = None, seconds: float = 3.0) -> dict[str, Any]:
    """Figures of both builds, with game and machine. `compiled` is None if there is no such
    build."""
    here = measure(name, players, seconds)
    plain = _measure_plain(name, players, seconds) if _build.compiled() else here
    compiled = here if _build.compiled() else None
    ratio = {k: round(compiled[k] / plain[k], 2) for k in plain} if compiled else None
    return {
        "game": name,
        "players": players or load(name).meta.default_players,
        "seconds": seconds,
        "machine": machine(),
        "compiled": compiled,
        "plain": plain,
        "ratio": ratio,
    }


def machine() -> dict[str, str | int]:
    """The machine that was measured."""
    return {
        "processor": _build.processor(),
        "cores": os.cpu_count() or 1,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": f"{platform.system()} {platform.release()} {platform.machine()}",
    }


def measure(name: str, players: int | None, seconds: float) -> Figures:
    """Figures of the running build, each from about `seconds` of work."""
    game = load(name)
    header = game.header(players)
    works = [kind(game, header) for kind in (_playouts, _driven_games, _copies, _set_ups)]
    rates: dict[str, list[float]] = {}
    for window in range(WINDOWS + 1):  # alternating, so that a busy moment disturbs all alike
        for work in works:
            for key, rate in _window(work, window * WINDOW_STRIDE, seconds / WINDOWS).items():
                rates.setdefault(key, []).append(rate)
    # The first window only warms up.
    return {key: round(statistics.median(seen[1:]), 1) for key, seen in rates.items()}


def _window(work: Work, first: int, seconds: float) -> Figures:
    """Work done in a second of CPU time, by name."""
    totals: dict[str, int] = {}
    number = first
    started = now = time.process_time()
    while now - started < seconds:
        for key, count in work(number).items():
            totals[key] = totals.get(key, 0) + count
        number += 1
        now = time.process_time()
    return {key: count / (now - started) for key, count in totals.items()}


# --- the work ---------------------------------------------------------------------------------


def _playouts(game: AnyGame, header: Header) -> Work:
    """Whole games in the compiled loop."""

    def work(seed: int) -> dict[str, int]:
        decisions = play_randomly(game.new(header), FastLuck(seed), FastLuck(seed + CHOICES))
        return {"decisions_per_second": decisions, "games_per_second": 1}

    return work


def _driven_games(game: AnyGame, header: Header) -> Work:
    """Whole games driven from Python, as by a program that uses the library."""

    def work(seed: int) -> dict[str, int]:
        _, decisions = _driven(game, header, seed)
        return {"driven_decisions_per_second": decisions}

    return work


def _driven(game: AnyGame, header: Header, seed: int, most: int = sys.maxsize) -> tuple[State, int]:
    """A game played at random up to `most` decisions, and their number."""
    luck, choices = FastLuck(seed), FastLuck(seed + CHOICES)
    state: State = game.new(header)
    advance(state, luck)
    decisions = 0
    while state.stack and decisions < most:
        legal = options(state)
        apply_trusted(state, legal[choices.below(decisions, len(legal))])
        advance(state, luck)
        decisions += 1
    return state, decisions


def _copies(game: AnyGame, header: Header) -> Work:
    """Copies of a state in the middle of a game."""
    _, length = _driven(game, header, 0)
    state, _ = _driven(game, header, 0, length // 2)

    def work(seed: int) -> dict[str, int]:
        for _ in range(BATCH):
            state.copy()
        return {"copies_per_second": BATCH}

    return work


def _set_ups(game: AnyGame, header: Header) -> Work:
    """Outcomes of chance, from new tables to the first decision."""
    fresh: State = game.new(header)

    def work(seed: int) -> dict[str, int]:
        outcomes = 0
        for part in range(BATCH):
            state = fresh.copy()
            advance(state, FastLuck(seed * BATCH + part))
            outcomes += state.draws
        return {"chance_outcomes_per_second": outcomes}

    return work


# --- the other build --------------------------------------------------------------------------


def _measure_plain(name: str, players: int | None, seconds: float) -> Figures:
    """The figures of a process that runs the plain source."""
    command = [sys.executable, "-m", __name__, name, str(players or 0), str(seconds)]
    environment = {**os.environ, "SERAI_PURE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:]
        raise SeraiError(f"the plain source could not be measured: {' '.join(last)}")
    figures: Figures = json.loads(done.stdout)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], int(sys.argv[2]) or None, float(sys.argv[3]))))
