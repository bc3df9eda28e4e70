"""Random games counted twice: by the engine, and by a clerk who only reads the log."""

import pytest

import serai
from serai.core.match import Match
from tests.agra.build import GAME, T, goods_of
from tests.agra.clerk import Clerk
from tests.agra.recipes import RECIPES
from tests.kit.walk import play_on
from tests.records.recipe import Recipe, path_of

GAMES = 20
"""Random games for each number of players; the records are longer and richer."""


def count_again(match: Match) -> Clerk:
    """Let the clerk follow a match that is over, and compare everything."""
    clerk = Clerk(match).follow(match)
    seats = range(match.players)
    assert [clerk.score(seat) for seat in seats] == match.scores()
    assert clerk.rupees == match.state.rupees
    assert clerk.favours == match.state.favours
    assert [+clerk.goods[seat] for seat in seats] == [goods_of(match, seat) for seat in seats]
    view = match.view(None)
    for seat, board in enumerate(view.seats):
        assert {T.notable_ids[n] for n in board.contracts} == clerk.contracts[seat]
        steps = dict(zip(T.guild_ids, board.influence, strict=True))
        assert +clerk.tracks[seat] == {guild: step for guild, step in steps.items() if step}
        assert sum(clerk.orders[seat].values()) == view.order_owner.count(seat)
        assert clerk.gifts[seat] == view.bowl_owner.count(seat)
    return clerk


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_second_count_of_random_games_gives_the_same_scores(players: int) -> None:
    for seed in range(GAMES):
        count_again(play_on(Match(GAME, players=players, seed=seed), seed))


@pytest.mark.parametrize("recipe", [r for r in RECIPES if not r.stop], ids=lambda r: r.name)
def test_the_records_are_counted_twice(recipe: Recipe) -> None:
    clerk = count_again(serai.replay(serai.read_record(path_of(recipe))))
    if recipe.name.endswith(("contract", "column")):
        assert clerk.contracts_checked >= 5
        assert sum(sum(orders.values()) for orders in clerk.orders) + clerk.contracts_checked > 6
