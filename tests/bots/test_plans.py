"""The plans of a person in `examples/plans`: each plays whole games by the rules.

That of Agra is asked at a table of four alone: neither it nor `greedy@1` wants the end, and with
fewer seats it takes long to come.
"""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.bots import make_bot

PLANS = Path(__file__).parents[2] / "examples" / "plans"
TABLES = [
    *[("taj_mahal", players) for players in (3, 4, 5)],
    *[("rajas", players) for players in (2, 3, 4)],
    *[("merv", players) for players in (1, 2, 3, 4)],
    ("agra", 4),
]


def plan_of(game: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The plan as the arena finds it: a file that may import what lies beside it."""
    monkeypatch.syspath_prepend(str(PLANS))
    spec = importlib.util.spec_from_file_location(f"plan_of_{game}", PLANS / f"{game}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    return module.Plan


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_plan_plays_a_whole_game_to_its_end(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = serai.load(name)
    plan = plan_of(name, monkeypatch)
    match = serai.Match(game, players=players, seed=players)
    bots = [make_bot("greedy@1", game, seed=seat) for seat in range(players)]
    bots[players - 1] = plan(game, 1)
    asked = 0
    while not match.over:
        asked += match.actor == players - 1
        match.play(match.ask(bots[match.actor]))
    assert asked > 10


@pytest.mark.parametrize("name", ["taj_mahal", "rajas", "merv"])
def test_a_plan_is_better_than_chance(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = serai.load(name)
    plan = plan_of(name, monkeypatch)
    match = serai.Match(game, players=3, seed=1)
    bots = [plan(game, 1), *(make_bot("random", game, seed=seat) for seat in (2, 3))]
    while not match.over:
        match.play(match.ask(bots[match.actor]))
    assert match.scores()[0] > max(match.scores()[1:])
