"""Random play in one call: the same game as the play loop plays step by step."""

from __future__ import annotations

import pytest

import serai
from serai.core import play, playout
from serai.core.action import Action
from serai.core.luck import FastLuck
from serai.core.playout import play_randomly
from serai.core.step import CHANCE, NOBODY
from tests.core import caravan as toy
from tests.kit.compare import differences

GAMES = [toy.CaravanGame(), serai.load("taj_mahal")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.meta.id))
@pytest.mark.parametrize("seed", range(3))
def test_it_plays_what_the_play_loop_plays(game: toy.CaravanGame, seed: int) -> None:
    luck, choices = FastLuck(seed), FastLuck(seed + 1)
    quick, slow = (game.new(game.header(3)) for _ in range(2))
    play.settle(quick)
    play.settle(slow)
    decisions = 0
    while play.actor(slow) != NOBODY:
        if play.actor(slow) == CHANCE:
            play.advance(slow, luck)
            continue
        options = play.options(slow)
        play.apply(slow, options[choices.below(decisions, len(options))])
        decisions += 1
    assert play_randomly(quick, luck, choices) == decisions
    assert differences(quick, slow) == []


def test_a_game_that_is_over_has_no_decisions() -> None:
    assert play_randomly(toy.Caravan(2), FastLuck(1), FastLuck(2)) == 0


class Endless(toy.Turn):
    def apply(self, s: toy.Caravan, action: Action) -> None:
        s.stack.append(self)


def test_a_game_without_end_is_told_rather_than_played() -> None:
    s = toy.Caravan(2)
    s.then(Endless(0))
    assert playout.LONGEST_GAME == 100_000
    with pytest.raises(RuntimeError, match="does not end"):
        play_randomly(s, FastLuck(1), FastLuck(2))
