"""The judge of the bots: what it thinks of plain choices."""

from typing import Any

from serai.bots import make_bot
from serai.core.match import Match
from tests.rajas.build import GAME, do, table


def best(match: Match) -> str:
    """The choice with the highest prior."""
    options = match.options()
    priors = GAME.judge.priors(match.state, options)
    return str(options[priors.index(max(priors))])


def value(**parts: Any) -> float:
    return GAME.judge.value(table(**parts).state, 0)


def test_fame_money_workers_dice_and_karma_are_worth_something() -> None:
    poor = value()
    assert value(fame={0: 2}) > poor
    assert value(money={0: 2}) > poor
    assert value(karma={0: 1}) > poor
    assert value(dice={0: "blue_1"}) > poor
    assert value(dice={0: "blue_6"}) > value(dice={0: "blue_1"})
    assert value(workers={0: 4}) > poor
    assert value(scrolls={0: "mill=1"}) > poor


def test_it_pays_with_the_die_that_is_worth_least() -> None:
    match = do(table(dice={0: "blue_6 blue_2"}), "place balcony_blue")
    assert best(match) == "pay blue_2"


def test_it_turns_a_tile_towards_an_income() -> None:
    match = table(dice={0: "blue_5"}, money={0: 1}, top="blue_snake_5")
    do(match, "place quarry_1", "lay b1")
    assert best(match) == "turn esw"


def test_it_crosses_when_it_can() -> None:
    match = table(players=2, fame={0: 30}, money={0: 60}, home={0: 1, 1: 0})
    assert best(match) == "place terrace_1"


def test_it_sees_a_turn_through_to_its_end() -> None:
    """The quarry costs a coin at first; what it brings comes later in the turn."""
    match = table(dice={0: "blue_6 blue_3"}, money={0: 1}, scrolls={0: "mill=2 temple=2"})
    match.state.top[2] = match.state.below[2].pop(1)  # a mill and a temple for 9
    match.state.below[2].append(10)
    assert best(match) == "place quarry_1"


def test_greedy_beats_random_players() -> None:
    won = 0
    for seed in range(4):
        match = Match(GAME, players=2, seed=seed)
        bots = [make_bot("greedy:1", GAME, seed=seed), make_bot("random", GAME, seed=seed)]
        while not match.over:
            match.play(match.ask(bots[match.actor]))
        assert match.outcome is not None
        won += match.outcome.winners == (0,)
    assert won == 4
