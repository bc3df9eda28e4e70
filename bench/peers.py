"""Serai and other engines side by side: random play, one core, one run.

A decision is: list the legal actions, pick one at random, apply it. Chance costs time but does not
count. Every engine is driven from the same kind of Python loop. The machine may be noisy, so the
engines take turns in short windows of CPU time, several rounds, and the medians are compared as
ratios. Run it with `make peers`; engines that are not installed are left out, aloud.
"""

import argparse
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

Play = Callable[[int], int]
"""Plays one whole game with this seed; returns the decisions made."""

ROOT = Path(__file__).resolve().parent.parent
BASE = "catanatron: Catan, 4 players"


def serai_game(name: str, players: int) -> Play:
    import serai
    from serai.core.luck import FastLuck
    from serai.core.play import advance, apply_trusted, options

    game = serai.load(name)
    header = game.header(players)

    def play(seed: int) -> int:
        choose = random.Random(seed).random
        luck = FastLuck(seed)
        state = game.new(header)
        advance(state, luck)
        decisions = 0
        while state.stack:
            legal = options(state)
            apply_trusted(state, legal[int(choose() * len(legal))])
            advance(state, luck)
            decisions += 1
        return decisions

    return play


def catanatron_game() -> Play:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]

    def play(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        choose = random.Random(seed).random
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            legal = game.state.playable_actions
            game.execute(legal[int(choose() * len(legal))])
            decisions += 1
        return decisions

    return play


def open_spiel_game(name: str) -> Play:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def rlcard_game(name: str) -> Play:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def play(seed: int) -> int:
        choose = random.Random(seed).random
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(choose() * len(legal))])
            decisions += 1
        return decisions

    return play


def pettingzoo_game(name: str) -> Play:
    from importlib import import_module

    import numpy

    env = import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> int:
        choose = random.Random(seed).random
        env.reset(seed=seed)
        decisions = 0
        while True:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                return decisions
            legal = numpy.flatnonzero(seen["action_mask"]).tolist()
            env.step(legal[int(choose() * len(legal))])
            decisions += 1

    return play


ENGINES: dict[str, Callable[[], Play]] = {
    "Serai: Taj Mahal, 4 players": lambda: serai_game("taj_mahal", 4),
    "Serai: Agra, 4 players": lambda: serai_game("agra", 4),
    "Serai: Rajas of the Ganges, 4 players": lambda: serai_game("rajas", 4),
    "Serai: Merv, 4 players": lambda: serai_game("merv", 4),
    BASE: catanatron_game,
    "OpenSpiel (C++): hearts": lambda: open_spiel_game("hearts"),
    "OpenSpiel (C++): bridge": lambda: open_spiel_game("bridge(use_double_dummy_result=false)"),
    "OpenSpiel (C++): cribbage": lambda: open_spiel_game("cribbage"),
    "OpenSpiel (C++): hanabi, 4 players": lambda: open_spiel_game("hanabi(players=4)"),
    "OpenSpiel (C++): backgammon": lambda: open_spiel_game("backgammon"),
    "OpenSpiel (C++): gin rummy": lambda: open_spiel_game("gin_rummy"),
    "rlcard: uno": lambda: rlcard_game("uno"),
    "rlcard: gin rummy": lambda: rlcard_game("gin-rummy"),
    "PettingZoo: connect four": lambda: pettingzoo_game("connect_four_v3"),
    "PettingZoo: chess": lambda: pettingzoo_game("chess_v6"),
}


def window(play: Play, seed: int, seconds: float) -> tuple[float, int]:
    """Decisions per second of CPU time over one window, and the next seed."""
    decisions = 0
    start = time.process_time()
    while True:
        decisions += play(seed)
        seed += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return decisions / spent, seed


def measure(engines: dict[str, Play], seconds: float, rounds: int) -> dict[str, float]:
    """The median speed of every engine, taking turns so that noise hits all alike."""
    speeds: dict[str, list[float]] = {name: [] for name in engines}
    seeds = dict.fromkeys(engines, 1)
    for number in range(rounds + 1):
        for name, play in engines.items():
            speed, seeds[name] = window(play, seeds[name], seconds)
            if number > 0:  # the first round warms up
                speeds[name].append(speed)
    return {name: statistics.median(values) for name, values in speeds.items()}


def installed() -> dict[str, Play]:
    engines: dict[str, Play] = {}
    for name, make in ENGINES.items():
        try:
            engines[name] = make()
        except ImportError as missing:
            print(f"left out, not installed: {name} ({missing})", file=sys.stderr)
    return engines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of a window")
    parser.add_argument("--rounds", type=int, default=5, help="windows for each engine")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT / "src"))
    speeds = measure(installed(), arguments.seconds, arguments.rounds)
    from serai import _build

    machine = f"{_build.describe()}; load {os.getloadavg()[0]:.1f}"
    if arguments.json:
        print(json.dumps({"machine": machine, "decisions_per_second": speeds}))
        return
    base = speeds.get(BASE)
    print(f"{machine}; Python {platform.python_version()}\n")
    print("| engine, game | decisions/s | µs a decision | times catanatron |")
    print("| --- | ---: | ---: | ---: |")
    for name, speed in sorted(speeds.items(), key=lambda item: -item[1]):
        ratio = f"{speed / base:.2f}" if base else "-"
        print(f"| {name} | {speed:,.0f} | {1e6 / speed:.1f} | {ratio} |")


if __name__ == "__main__":
    main()
