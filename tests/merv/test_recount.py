"""Games counted twice: by the engine, and by a referee who only reads what happened."""

from typing import Any

import pytest

import serai
from serai import _build
from serai.core.match import Match
from serai.games.merv.tables import CUBES, HIGH_COURTIER, MAGISTRATE, NONE
from tests.kit.walk import play_on
from tests.merv.build import CELL_IDS, GAME, T
from tests.merv.clerk import Clerk
from tests.merv.recipes import BUSY, RECIPES
from tests.merv.rivals import SoloClerk
from tests.records.recipe import Recipe, any_game, path_of, played

GAMES = 40 if _build.compiled() else 3
"""Random games of each kind and number of players: 320 in all."""


def owner_number(owner: Any) -> int:
    rivals = {"high_courtier": HIGH_COURTIER, "magistrate": MAGISTRATE}
    return rivals[owner] if owner in rivals else int(owner)


def count_again(match: Match) -> Clerk:
    """Let the referee follow a match that is over, and compare everything."""
    clerk = (SoloClerk if match.players == 1 else Clerk)(match).follow(match)
    s: Any = match.state
    for owner, ledger in clerk.owners.items():
        number = owner_number(owner)
        assert ledger.camels == s.camels[number]
        assert ledger.buildings == s.buildings[number]
        assert [ledger.spices[spice] for spice in T.slugs["spice"]] == s.spices[
            number * 4 : number * 4 + 4
        ]
        if owner != "high_courtier":
            assert clerk.total(owner) == s.points[number]
    for seat in range(match.players):
        ledger, row = clerk.owners[seat], s.cubes[seat * CUBES : (seat + 1) * CUBES]
        assert [ledger.cubes[colour] for colour in T.slugs["colour"]] == row
        assert (ledger.favour, ledger.influence) == (s.favour[seat], s.influence[seat])
        assert ledger.servants == s.servants[seat]
    owners = [clerk.building.get(cell) for cell in CELL_IDS]
    assert [NONE if one is None else owner_number(one) for one in owners] == s.building
    assert [owner_number(one) for one in clerk.queue] == s.queue
    compare_result(match, clerk)
    return clerk


def compare_result(match: Match, clerk: Clerk) -> None:
    """Every line of the result, and who has won."""
    outcome = match.outcome
    assert outcome is not None
    for line in outcome.lines:
        label = line.label.removeprefix("merv-points-")
        assert clerk.points[line.seat, label] == line.points, label
    winner = clerk.winner()
    assert outcome.winners == (() if winner is None else (winner,))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_referee_gets_the_same_figures_and_winner(players: int) -> None:
    for seed in range(GAMES):
        count_again(play_on(Match(GAME, players=players, seed=seed), seed))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_referee_counts_busy_games(players: int) -> None:
    recipe = Recipe("busy", "merv", players, any_game, habit=BUSY)
    for number in range(GAMES):
        count_again(played(recipe, number, GAME))


@pytest.mark.parametrize("recipe", [r for r in RECIPES if not r.stop], ids=lambda r: r.name)
def test_the_records_are_counted_twice(recipe: Recipe) -> None:
    count_again(serai.replay(serai.read_record(path_of(recipe))))
