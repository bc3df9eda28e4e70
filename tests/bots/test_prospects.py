"""Turns that race each other: the beaten leave, and thinking ends when nothing can change."""

import pytest

from serai.bots import make_bot
from serai.bots.fitted import fitted
from serai.bots.plan import PatientBot
from serai.bots.prospects import ENOUGH, MOST, Prospect, Prospects
from serai.bots.search import Budget, DecidedBot, SearchBot
from serai.bots.turns import PartialTurn
from serai.core import play
from serai.core.game import AnyGame
from serai.core.luck import FastLuck
from serai.core.match import Match, Worlds
from serai.core.step import State
from serai.games import load
from tests.bots.test_planning import moments, thought

RACED = ["merv", "rajas"]


def prospect(*later: float) -> Prospect:
    found = Prospect(PartialTurn([], [], []))
    found.later.extend(later)
    return found


def test_only_a_turn_that_is_behind_for_sure_is_beaten() -> None:
    best = prospect(5.0, 6.0, 5.5, 6.5)
    assert prospect(1.0, 2.0, 1.0, 2.5).has_lost_to(best)
    assert not prospect(9.0, 1.0, 8.0, 2.0).has_lost_to(best)
    assert not prospect(4.0, 7.0, 5.0, 6.5).has_lost_to(best)
    assert prospect(*best.later).has_lost_to(best), "one of two that are the same is enough"


@pytest.mark.parametrize("name", RACED)
def test_a_race_ends_when_one_turn_is_left(name: str) -> None:
    """Mostly long before there are no more worlds; and it is one of those that led."""
    game = load(name)
    judge = fitted(game, game.judge)
    settled = 0
    for match in moments(game, seed=6, every=37, most=6):
        found = thought(match, judge, [10, 11], 60)
        race = Prospects(judge, found.leading, match.state)
        worlds = Worlds(match, match.actor)
        while race.open and race.worlds < 4 * ENOUGH:
            race.play_in(worlds.sample(FastLuck(race.worlds)), FastLuck(race.worlds + 100))
        assert any(race.best() is turn for turn in found.leading)
        assert race.turns <= race.worlds * len(found.leading) * (match.state.seats + 1)
        settled += not race.open and race.worlds < MOST
    assert settled > 0


@pytest.mark.parametrize("name", RACED)
def test_what_a_seat_cannot_see_never_changes_a_race(name: str) -> None:
    game = load(name)
    for number, match in enumerate(moments(game, seed=12, every=47, most=4)):
        before = match.ask(make_bot("net:300", game, number))
        truth = match.state
        match.state = game.imagine(truth, match.actor, FastLuck(number))
        assert match.ask(make_bot("net:300", game, number)) == before
        match.state = truth


def test_a_clear_choice_takes_no_more_time() -> None:
    """With a budget that never ends the race does, after so many worlds at most."""
    game = load("rajas")
    match = next(moments(game, seed=5, every=53, most=1))
    bot = PatientBot(fitted(game, game.judge), 1, Budget(seconds=3600.0), clock=lambda: 0.0)
    assert match.ask(bot) in match.options()
    assert bot.iterations < 10 * MOST * 5 * match.state.seats + 20_000


def test_a_tree_stops_when_the_rest_cannot_change_the_choice() -> None:
    game = load("taj_mahal")
    saved = 0
    for match in moments(game, seed=9, every=17, most=10):
        whole = SearchBot(game.judge, 3, Budget(iterations=160))
        brief = DecidedBot(game.judge, 3, Budget(iterations=160))
        assert match.ask(whole) == match.ask(brief)
        assert brief.iterations <= whole.iterations == 160
        saved += whole.iterations - brief.iterations
    assert saved > 0


# --- the last turn ----------------------------------------------------------------------------


def lead(game: AnyGame, state: State, seat: int) -> int:
    scores = game.scores(state)
    return scores[seat] - max(score for at, score in enumerate(scores) if at != seat)


def quickly(game: AnyGame, state: State, seat: int) -> None:
    """What the others still do in a turn, by priors, until the seat decides again."""
    while state.stack and play.actor(state) != seat:
        options = play.options(state)
        priors = game.judge.priors(state, options)
        play.apply_trusted(state, options[priors.index(max(priors))])
        play.advance(state, FastLuck(1))


def best_lead(game: AnyGame, state: State, seat: int) -> int:
    """The best of all there is to do: nothing is left out."""
    if not state.stack:
        return lead(game, state, seat)
    found: list[int] = []
    for option in play.options(state):
        after = state.copy()
        play.apply_trusted(after, option)
        play.advance(after, FastLuck(1))
        quickly(game, after, seat)
        found.append(best_lead(game, after, seat))
    return max(found)


def at_the_last_turn(game: AnyGame, seed: int) -> Match:
    match = Match(game, 4, seed)
    bots = [make_bot("greedy:1", game, seat) for seat in range(4)]
    while not (match.state.year == 3 and match.state.round == 3 and len(match.state.acted) == 4):
        match.play(match.ask(bots[match.actor]))
    return match


@pytest.mark.parametrize("seed", [0, 3, 6, 13])
def test_the_last_turn_of_merv_is_the_best_there_is(seed: int) -> None:
    game = load("merv")
    match = at_the_last_turn(game, seed)
    seat = match.actor
    best = best_lead(game, match.state.copy(), seat)
    bot = make_bot("net:400", game, 1)
    while match.state.stack:
        quickly(game, match.state, seat)
        if match.state.stack:
            match.play(match.ask(bot))
    assert lead(game, match.state, seat) == best
