"""The fitted value: factors that fit their columns, sharp ends, choices that can be repeated."""

import tomllib
from collections.abc import Callable

import pytest

from serai.bots import make_bot
from serai.bots.fitted import Fitted, factors_from, fitted, has_factors, read_card
from serai.bots.learned import check_card, columns_digest, features_of, home_of, learned
from serai.bots.plan import PlanBot
from serai.bots.search import Budget
from serai.core.errors import DataError
from serai.core.game import AnyGame
from serai.core.judge import Judge
from serai.core.match import Match
from serai.games import load, names
from serai.training.linear import Fitter
from tests.bots.random_games import at_the_end
from tests.bots.test_planning import moments

FITTED = [name for name in names() if has_factors(load(name))]


def test_some_games_come_with_factors() -> None:
    assert FITTED == ["merv", "rajas"]


@pytest.mark.parametrize("name", FITTED)
def test_factors_say_what_they_were_made_from(name: str) -> None:
    game = load(name)
    card = read_card(home_of(game))
    check_card(game, card)
    assert card["columns"] == columns_digest(game)
    assert card["command"].startswith("python -m serai.training.linear")
    assert set(card["factors"]) == set(features_of(game).COLUMNS)


@pytest.mark.parametrize("name", FITTED)
def test_factors_for_other_columns_are_refused(name: str) -> None:
    game = load(name)
    card = read_card(home_of(game))
    with pytest.raises(DataError, match="do not fit"):
        check_card(game, card | {"columns": "0"})
    with pytest.raises(DataError, match="lack"):
        factors_from(game, {"factors": {}})


@pytest.mark.parametrize("name", FITTED)
def test_at_the_end_the_winner_stands_best(name: str) -> None:
    game = load(name)
    judge = fitted(game, game.judge)
    for seed in range(4):
        match = at_the_end(game, seed)
        assert match.outcome is not None
        standings = [judge.standing(match.state, seat) for seat in range(4)]
        winner = standings.index(max(standings))
        assert winner in match.outcome.winners


@pytest.mark.parametrize("name", FITTED)
def test_without_factors_only_the_column_of_the_worth_counts(name: str) -> None:
    """A factor for that column alone judges as the hand-written value does."""
    game = load(name)
    columns = features_of(game).COLUMNS
    worth = [float(column == "worth") for column in columns]
    judge = Fitted(game, game.judge, (worth, [0.0] * len(columns)))
    for match in moments(game, seed=5, every=19):
        seats = range(4)
        if features_of(game).settled(match.state, 0) is None:
            by_hand = [game.judge.value(match.state, seat) for seat in seats]
            found = [judge.standing(match.state, seat) for seat in seats]
            assert sorted(seats, key=lambda seat: by_hand[seat]) == sorted(
                seats, key=lambda seat: found[seat]
            )


@pytest.mark.parametrize("name", FITTED)
def test_the_same_seed_chooses_the_same(name: str) -> None:
    game = load(name)
    for match in moments(game, seed=7, every=31, most=6):
        first, second = (match.ask(make_bot("net:40", game, 3)) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("name", FITTED)
def test_a_budget_is_kept_once_every_first_choice_was_compared(name: str) -> None:
    game = load(name)
    judge = fitted(game, game.judge)
    worlds = 8
    for match in moments(game, seed=13, every=37, most=6):
        bot = PlanBot(judge, 1, Budget(iterations=50))
        match.ask(bot)
        kinds = {judge.alike(match.state, option) for option in match.options()}
        assert bot.iterations <= max(50, worlds * (len(kinds) + 1)) + worlds


def test_the_older_network_can_still_be_asked_for() -> None:
    game = load("merv")
    match = Match(game, 4, 1)
    assert match.ask(make_bot("net@1:8", game, 1)) in match.options()


# --- fitting ----------------------------------------------------------------------------------


def quickly_fitted(seed: int) -> str:
    fitter = Fitter("merv", seed)
    fitter.play(0, 6)
    fitter.fit()
    return fitter.card("python -m serai.training.linear merv")


def test_the_same_games_give_the_same_factors() -> None:
    card = quickly_fitted(1)
    assert card == quickly_fitted(1)
    assert card != quickly_fitted(2)


def test_a_card_that_was_written_can_be_played_with() -> None:
    game = load("merv")
    card = tomllib.loads(quickly_fitted(1))
    check_card(game, card)
    judge = Fitted(game, game.judge, factors_from(game, card))
    match = Match(game, 4, 1)
    assert match.ask(PlanBot(judge, 1, Budget(iterations=20))) in match.options()


@pytest.mark.parametrize("name", FITTED)
def test_fitting_begins_with_the_hand_written_worth(name: str) -> None:
    game = load(name)
    fitter = Fitter(name, 1)
    judge = fitter.judge(fitter.factors)
    for match in moments(game, seed=5, every=29, most=6):
        if features_of(game).settled(match.state, 0) is None:
            by_hand = game.judge.value(match.state, 0)
            assert judge.standing(match.state, 0) == pytest.approx(by_hand)


@pytest.mark.parametrize("around", [fitted, learned])
def test_what_a_value_does_not_replace_is_passed_on(
    around: Callable[[AnyGame, Judge], Judge],
) -> None:
    class Hasty(Judge):
        """It answers everything unlike `Judge`."""

        def plays_on(self) -> bool:
            return False

        def whole_turns(self) -> bool:
            return False

        def for_planners(self) -> Judge:
            return Planner()

        def named_weights(self) -> dict[str, float]:
            return {"haste": 1.0}

    class Planner(Hasty):
        def temperature(self) -> float:
            return 7.0

    judge = around(load("merv"), Hasty())
    assert not judge.plays_on()
    assert not judge.whole_turns()
    assert judge.named_weights() == {"haste": 1.0}
    assert isinstance(judge.for_planners(), type(judge))
    assert judge.for_planners().temperature() == 7.0
    assert isinstance(judge.weighed({}), type(judge))
