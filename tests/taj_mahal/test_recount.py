"""Random games counted twice: by the engine, and by a clerk who only reads the log."""

import pytest

from serai.core.luck import FastLuck
from serai.core.match import Match
from tests.taj_mahal.build import GAME, new_match
from tests.taj_mahal.clerk import Clerk

GAMES = 60


def bold_game(players: int, seed: int) -> Match:
    """A random game whose players stay in the contest two times out of three, for long chains."""
    match = new_match(players, seed)
    luck = FastLuck(seed + 1000)
    made = 0
    while not match.over:
        actions = match.options()
        if actions[-1].text == "withdraw" and len(actions) > 1 and luck.below(made, 3):
            actions = actions[:-1]
        match.play(actions[luck.below(made + 500_000, len(actions))])
        made += 1
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_second_count_gives_the_same_scores_hands_and_goods(players: int) -> None:
    for seed in range(GAMES):
        match = bold_game(players, seed)
        clerk = Clerk(match).follow(match)
        assert clerk.score == match.scores(), f"seed {seed}"
        view = GAME.view(match.state, 0)
        for seat, side in enumerate(view.sides[:players]):
            assert {view.tables.card_ids[card] for card in side.hand or ()} == clerk.hands[seat]
            goods = dict(zip(view.tables.commodity_ids, side.goods, strict=True))
            assert +clerk.goods[seat] == {good: n for good, n in goods.items() if n}


def test_the_games_counted_twice_have_long_chains_and_many_goods() -> None:
    """Otherwise the second count would prove little."""
    best_palaces = best_goods = 0
    for seed in range(GAMES):
        match = bold_game(3, seed)
        for side in match.view(None).sides:
            best_palaces = max(best_palaces, side.points[2])
            best_goods = max(best_goods, side.points[1])
    assert best_palaces > 25
    assert best_goods > 20
