"""Games counted twice: by the engine, and by a referee who only reads what happened."""

from typing import Any

import pytest

import serai
from serai import _build
from serai.core.match import Match
from tests.kit.walk import play_on
from tests.rajas.build import GAME
from tests.rajas.clerk import Clerk
from tests.rajas.recipes import RECIPES
from tests.records.recipe import Recipe, path_of

GAMES = 40 if _build.compiled() else 4
"""Random games for each mode and number of players: 360 in all."""

MODES: list[dict[str, str]] = [
    {},
    {"variant": "navaratna", "ganga": "on"},
    {"variant": "mixed", "expert_a": "yes", "ganga": "on"},
]


def count_again(match: Match) -> Clerk:
    """Let the referee follow a match that is over, and compare everything."""
    clerk = Clerk(match).follow(match)
    s: Any = match.state
    seats = range(match.players)
    assert [clerk.rajas[seat].fame for seat in seats] == s.fame
    assert [clerk.rajas[seat].money for seat in seats] == s.money
    assert [clerk.rajas[seat].karma for seat in seats] == s.karma
    assert [clerk.rajas[seat].workers for seat in seats] == s.workers
    assert [clerk.rajas[seat].boat for seat in seats] == s.boat
    assert [sum(clerk.rajas[seat].dice.values()) for seat in seats] == s.held
    assert [-clerk.rajas[seat].gap() for seat in seats] == match.scores()
    assert match.outcome is not None
    assert match.outcome.ranking[0] == (clerk.winner(),)
    assert clerk.due == []
    assert clerk.sales == []
    return clerk


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.get("variant", "basic"))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_referee_gets_the_same_fame_money_and_winner(players: int, mode: dict[str, str]) -> None:
    for seed in range(GAMES):
        count_again(play_on(Match(GAME, players=players, seed=seed, options=mode), seed))


@pytest.mark.parametrize("recipe", [r for r in RECIPES if not r.stop], ids=lambda r: r.name)
def test_the_records_are_counted_twice(recipe: Recipe) -> None:
    clerk = count_again(serai.replay(serai.read_record(path_of(recipe))))
    assert sum(len(raja.tiles) for raja in clerk.rajas) > 5
