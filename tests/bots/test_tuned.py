"""The hand-written value with other weights: they fit, older bots do without, a top is found."""

import tomllib

import numpy as np
import pytest

from serai.bots import make_bot
from serai.bots.learned import home_of
from serai.bots.make import best_judge_of, fitted_judge_of
from serai.bots.plan import PlanBot
from serai.bots.search import Budget
from serai.bots.tuned import has_tuned_weights, read_tuned_weights, tuned, weighed
from serai.core.errors import DataError, SetupError
from serai.games import load, names
from serai.games.agra.scoring import total
from serai.games.agra.state import LAST_ROUND
from serai.training.tuning import Tuner
from tests.agra import build as agra
from tests.bots.test_planning import moments

TUNED = [name for name in names() if has_tuned_weights(load(name))]


def test_agra_comes_with_other_weights() -> None:
    assert TUNED == ["agra"]
    card = read_tuned_weights(home_of(agra.GAME))
    assert card["rules"] == agra.GAME.meta.rules
    assert card["made"]


def test_a_judge_goes_by_the_weights_it_is_given() -> None:
    judge = tuned(agra.GAME, agra.GAME.judge)
    assert judge.named_weights() == read_tuned_weights(home_of(agra.GAME))["weights"]
    assert judge.named_weights() != agra.GAME.judge.named_weights()


def test_with_its_own_weights_a_judge_says_the_same() -> None:
    judge = agra.GAME.judge
    same = judge.weighed(judge.named_weights())
    for match in moments(agra.GAME, seed=5, every=19):
        options = match.options()
        assert judge.priors(match.state, options) == same.priors(match.state, options)
        for seat in range(4):
            assert judge.value(match.state, seat) == same.value(match.state, seat)
            assert judge.standing(match.state, seat) == same.standing(match.state, seat)


def test_weights_for_other_rules_or_of_other_names_are_refused() -> None:
    game = agra.GAME
    card = read_tuned_weights(home_of(game))
    with pytest.raises(DataError, match="rules 99"):
        weighed(game, game.judge, card | {"rules": 99})
    with pytest.raises(DataError, match="haste"):
        weighed(game, game.judge, card | {"weights": card["weights"] | {"haste": 1.0}})
    short = {name: 1.0 for name in card["weights"] if name != "variety"}
    with pytest.raises(DataError, match="variety"):
        weighed(game, game.judge, card | {"weights": short})


def test_the_older_net_still_goes_by_hand() -> None:
    by_hand = agra.GAME.judge.named_weights()
    assert fitted_judge_of(agra.GAME).named_weights() == by_hand
    assert best_judge_of(agra.GAME).named_weights() != by_hand
    for match in moments(agra.GAME, seed=3, every=31, most=6):
        planner = PlanBot(agra.GAME.judge, 3, Budget(iterations=40))
        assert match.ask(make_bot("net@2:40", agra.GAME, 3)) == match.ask(planner)


def test_after_the_last_turn_of_a_seat_only_rupees_count() -> None:
    """Nobody hurries towards an end that is there, however long it took."""
    judge = tuned(agra.GAME, agra.GAME.judge)
    state = agra.table(players=3, turn=2, first=0, round=40, ending=LAST_ROUND).state
    for seat in (0, 1):
        assert judge.standing(state, seat) == total(state, seat)


def test_the_same_seed_chooses_the_same() -> None:
    for match in moments(agra.GAME, seed=7, every=31, most=6):
        first, second = (match.ask(make_bot("net:40", agra.GAME, 3)) for _ in range(2))
        assert first == second


# --- finding weights --------------------------------------------------------------------------


def test_a_judge_without_weights_cannot_be_tuned() -> None:
    with pytest.raises(SetupError, match="no weights"):
        Tuner("merv", 4, 1, 1)


def test_weights_go_where_those_were_who_got_ahead() -> None:
    """Games as they might have been: one weight has a best size, another cannot be large enough,
    and the others are luck."""
    tuner = Tuner("agra", 4, 1, 1)
    before = tuner.weights / tuner.unit
    dice = np.random.default_rng(1)
    for _ in range(400):
        tried = before + dice.standard_normal((4, len(before)))
        lead = 2.0 * tried[:, 1] - 3.0 * (tried[:, 0] - before[0] - 0.8) ** 2
        lead += dice.standard_normal(4)
        tuner.tried.append(tried)
        tuner.leads.append(lead - lead.mean())
    tuner.fit()
    went = tuner.weights / tuner.unit - before
    assert went[0] == pytest.approx(0.8, abs=0.1)
    assert went[1] >= 0.8
    assert np.abs(went[2:]).max() < 0.5 * went[1]


def test_the_same_seed_finds_the_same_weights() -> None:
    cards = []
    for _ in range(2):
        tuner = Tuner("agra", 2, 1, 5)
        tuner.play(0, 1)
        tuner.fit()
        cards.append(tuner.card("python -m serai.training.tuning agra"))
    assert cards[0] == cards[1]
    card = tomllib.loads(cards[0])
    weighed(agra.GAME, agra.GAME.judge, card)
