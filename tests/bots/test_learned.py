"""The learned value: features that fit, weights that are refused if they do not, sharp ends."""

import tomllib
from importlib import resources

import pytest

from serai.bots.learned import (
    CARD,
    WEIGHTS,
    Learned,
    check_card,
    columns_digest,
    features_of,
    has_weights,
    home_of,
    learned,
)
from serai.core.errors import DataError
from serai.core.luck import FastLuck
from serai.core.match import Match
from serai.games import load, names
from tests.bots.random_games import at_the_end

GAMES = names()
MOST_BYTES = 100_000


@pytest.mark.parametrize("name", GAMES)
def test_every_column_has_a_number_at_every_moment(name: str) -> None:
    game = load(name)
    module = features_of(game)
    for players in (3, 4):
        match = Match(game, players, seed=players)
        choices = FastLuck(players)
        number = 0
        while not match.over:
            options = match.options()
            match.play(options[choices.below(number, len(options))])
            number += 1
            if number % 17 == 0 or match.over:
                for seat in range(players):
                    row = module.features(match.state, seat)
                    assert len(row) == len(module.COLUMNS)
                    assert all(-20.0 <= value <= 20.0 for value in row)
    assert len(set(module.COLUMNS)) == len(module.COLUMNS)


@pytest.mark.parametrize("name", GAMES)
def test_features_know_only_what_the_seat_may_know(name: str) -> None:
    game = load(name)
    module = features_of(game)
    match = Match(game, 4, seed=9)
    choices = FastLuck(9)
    for number in range(150):
        if match.over:
            break
        options = match.options()
        match.play(options[choices.below(number, len(options))])
        if number % 7 == 0 and not match.over:
            seat = match.actor
            other = game.imagine(match.state, seat, FastLuck(number))
            assert module.features(other, seat) == module.features(match.state, seat)


@pytest.mark.parametrize("name", [name for name in GAMES if has_weights(load(name))])
def test_the_weights_that_are_shipped_fit_the_game(name: str) -> None:
    game = load(name)
    home = resources.files(home_of(game))
    card = tomllib.loads(home.joinpath(CARD).read_text(encoding="utf-8"))
    check_card(game, card)
    assert card["data"] == game.components.digest
    assert card["cross_entropy"] < card["hand_written"] < card["chance"]
    assert card["duel"]
    assert card["command"].startswith(f"serai train {name} ")
    assert len(home.joinpath(WEIGHTS).read_bytes()) <= MOST_BYTES


def test_weights_for_other_columns_or_rules_are_refused() -> None:
    game = load("merv")
    fitting = {"columns": columns_digest(game), "rules": game.meta.rules}
    check_card(game, fitting)
    with pytest.raises(DataError, match="columns is 'other' on their card"):
        check_card(game, fitting | {"columns": "other"})
    with pytest.raises(DataError, match="rules is 0 on their card"):
        check_card(game, fitting | {"rules": 0})


@pytest.mark.parametrize("name", [name for name in GAMES if has_weights(load(name))])
def test_the_end_is_known_exactly(name: str) -> None:
    """Who has won by one point has won."""
    game = load(name)
    judge: Learned = learned(game, game.judge)
    for seed in range(6):
        match = at_the_end(game, seed)
        rewards = judge.rewards(match.state)
        assert match.outcome is not None
        best = [seat for seat in range(4) if rewards[seat] == max(rewards)]
        assert set(best) == set(match.outcome.winners)


@pytest.mark.parametrize("name", [name for name in GAMES if has_weights(load(name))])
def test_chances_sum_up_to_one(name: str) -> None:
    game = load(name)
    judge = learned(game, game.judge)
    match = Match(game, 3, 1)
    chances, leads = judge._predict(match.state)
    assert sum(chances) == pytest.approx(1.0)
    assert len(leads) == 3
