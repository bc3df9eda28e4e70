"""Bots that plan: only finished turns count, a plan is kept, and nothing hidden is known."""

from collections.abc import Iterator, Sequence

import pytest

from serai.bots import make_bot
from serai.bots.plan import PatientBot, PlanBot
from serai.bots.search import POOL, Budget, PoolBot, SearchBot
from serai.bots.turns import ENOUGH, LEADING, TurnSearch
from serai.core.action import Action
from serai.core.game import AnyGame
from serai.core.luck import FastLuck, Luck
from serai.core.match import Match, Worlds
from serai.core.play import advance, settle
from serai.core.step import State
from serai.games import load

PLANNED = ["agra", "rajas", "merv"]
ALL = [*PLANNED, "taj_mahal"]
LONGEST = 90
"""Turns of a seat that no game should take."""


def moments(game: AnyGame, seed: int, every: int, most: int = 12) -> Iterator[Match]:
    """Moments of a random game with a real choice."""
    match = Match(game, 4, seed)
    choices = FastLuck(seed)
    number = shown = 0
    while not match.over and shown < most:
        options = match.options()
        if number % every == 0 and len(options) > 1:
            shown += 1
            yield match
        match.play(options[choices.below(number, len(options))])
        number += 1


def thought(match: Match, judge: object, seeds: Sequence[int], turns: int) -> TurnSearch:
    """What is found out about the next decision of a match after so many finished turns."""
    worlds = Worlds(match, match.actor)
    imagined = [worlds.sample(FastLuck(seed)) for seed in seeds]
    found = TurnSearch(judge, imagined, [FastLuck(seed + 1) for seed in seeds], 4)  # type: ignore[arg-type]
    while found.finished < turns and found.judge_next():
        pass
    return found


@pytest.mark.parametrize("name", ALL)
def test_what_a_seat_cannot_see_never_changes_a_plan(name: str) -> None:
    game = load(name)
    for number, match in enumerate(moments(game, seed=11, every=23)):
        before = match.fork().ask(make_bot("net:16", game, number))
        truth = match.state
        match.state = game.imagine(truth, match.actor, FastLuck(number))
        assert match.fork().ask(make_bot("net:16", game, number)) == before
        match.state = truth


@pytest.mark.parametrize("name", PLANNED)
def test_every_turn_that_is_judged_is_finished(name: str) -> None:
    """The plan can be played, choice by choice, as long as nothing unforeseen comes."""
    game = load(name)
    for match in moments(game, seed=3, every=31):
        found = thought(match, game.judge, [5], 20)
        assert found.best is not None
        copy = match.state.copy()
        for choice in [*found.best.choices, *found.best.rest]:
            step = copy.stack[-1]
            assert step.actor(copy) == match.actor
            assert choice in step.options(copy)
            copy.stack.pop()
            step.apply(copy, choice)
            settle(copy)
            if copy.stack and copy.draws != match.state.draws:
                break
            advance(copy, FastLuck(1))


@pytest.mark.parametrize("name", PLANNED)
def test_more_thought_never_finds_a_worse_turn(name: str) -> None:
    """In the same worlds, with the same luck."""
    game = load(name)
    better = 0
    for match in moments(game, seed=8, every=29):
        little, more = (thought(match, game.judge, [2, 3], turns) for turns in (4, 60))
        assert little.best is not None
        assert more.best is not None
        assert more.best.value >= little.best.value
        better += more.best.value > little.best.value
    assert better > 0


@pytest.mark.parametrize("name", PLANNED)
def test_a_plan_from_before_is_looked_at_again(name: str) -> None:
    """Where there is time for one turn only, the plan is what there is to compare with."""
    game = load(name)
    for match in moments(game, seed=4, every=37):
        found = thought(match, game.judge, [9], 80)
        assert found.best is not None
        plan = [
            game.judge.alike(match.state, choice)
            for choice in [*found.best.choices, *found.best.rest]
        ]
        again = thought(match, game.judge, [9], 0)
        again.follow(plan)
        assert again.best is not None
        assert again.best.choices[0] == found.best.choices[0]


def test_a_turn_without_chance_is_judged_in_one_world() -> None:
    """Agra's turns mostly hold none: eight worlds would tell the same eight times."""
    game = load("agra")
    alone = 0
    for match in moments(game, seed=6, every=41):
        found = thought(match, game.judge, [1, 2, 3, 4], 0)
        found.judge_next()
        alone += found.finished == 1
    assert alone > 6


@pytest.mark.parametrize("name", ["rajas", "merv"])
def test_of_the_best_turns_the_one_that_goes_on_best_is_played(name: str) -> None:
    game = load(name)
    others = 0
    for match in moments(game, seed=5, every=53, most=8):
        found = thought(match, game.judge, range(10, 10 + ENOUGH), 60)
        turns = [turn.done for turn in found.leading]
        assert len({tuple(turn) for turn in turns}) == len(turns) <= LEADING
        values = [turn.value for turn in found.leading]
        assert values == sorted(values, reverse=True)
        best = found.best_played_on()
        assert best is found.best  # nothing was seen of what comes later
        for _ in range(ENOUGH):
            found.play_on()
        best_later = found.best_played_on()
        assert best_later is not None
        assert best_later.later == max(turn.later for turn in found.leading)
        others += best_later is not best
    assert others > 0


def test_a_judge_says_whether_turns_are_played_on() -> None:
    """Where there are always more turns to look for, that is the better use of time."""
    assert not load("agra").judge.plays_on()
    assert load("rajas").judge.plays_on()


def test_where_turns_cannot_be_judged_a_tree_is_grown() -> None:
    assert isinstance(make_bot("search:10", load("agra"), 1), PatientBot)
    assert isinstance(make_bot("search:10", load("taj_mahal"), 1), PoolBot)
    assert type(make_bot("search@1:10", load("agra"), 1)) is SearchBot


def test_planners_of_merv_are_told_what_pays_late() -> None:
    """Who looks a single step ahead is not; nor is anybody, once the game is over."""
    game = load("merv")
    planners = game.judge.for_planners()
    other = 0
    for match in moments(game, seed=5, every=19):
        for seat in range(4):
            worth = game.judge.value(match.state, seat)
            assert planners.value(match.state, seat) == worth
            assert game.judge.standing(match.state, seat) == worth
            other += planners.standing(match.state, seat) != worth
    assert other > 0
    last = Match(game, 3, 1)
    while not last.over:
        last.play(last.options()[0])
    for seat in range(3):
        assert planners.standing(last.state, seat) == last.scores()[seat]


def test_a_pool_of_worlds_is_imagined_once() -> None:
    game = load("taj_mahal")
    match = next(moments(game, seed=9, every=17, most=1))
    asked: list[int] = []

    class Counted(Worlds):
        def sample(self, luck: Luck) -> State:
            asked.append(1)
            return super().sample(luck)

    bot = PoolBot(game.judge, 3, Budget(iterations=3 * POOL))
    worlds = Counted(match, match.actor)
    chosen = bot.choose(match.view(match.actor), match.options(), worlds)
    assert chosen in match.options()
    assert len(asked) <= POOL + 1
    assert bot.iterations > POOL


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("players", [2, 4])
def test_the_strongest_bot_plays_whole_games(name: str, players: int) -> None:
    game = load(name)
    options = {"two_players": "stand_in"} if name == "taj_mahal" and players == 2 else {}
    match = Match(game, players, seed=players, options=options)
    bots = [make_bot("net:2", game, seat) for seat in range(players)]
    while not match.over:
        match.play(match.ask(bots[match.actor]))
        assert match.state.turns < LONGEST * players, "nobody brings the game to its end"
    assert match.outcome is not None


@pytest.mark.parametrize("seed", range(2))
def test_two_who_only_gather_come_to_an_end_all_the_same(seed: int) -> None:
    """In Agra goods can be gathered and exchanged for ever."""
    game = load("agra")
    match = Match(game, 2, seed=seed)
    bots = [make_bot("net:1", game, seat) for seat in range(2)]
    while not match.over:
        match.play(match.ask(bots[match.actor]))
        assert match.state.turns < LONGEST * 2


def test_somebody_who_plays_alone_is_helped_too() -> None:
    game = load("merv")
    match = Match(game, 1, seed=1)
    bot = make_bot("net:4", game, 1)
    while not match.over:
        match.play(match.ask(bot))
    assert match.outcome is not None


def test_a_planner_by_the_clock_stops() -> None:
    ticks = iter(range(1000))
    bot = PlanBot(load("agra").judge, 1, Budget(seconds=3.0), clock=lambda: float(next(ticks)))
    match = Match(load("agra"), 4, 1)
    chosen: Action = match.ask(bot)
    assert chosen in match.options()
    assert next(ticks) < 20


@pytest.mark.parametrize("name", PLANNED)
def test_every_first_choice_is_looked_at_however_little_time_there_is(name: str) -> None:
    game = load(name)
    for match in moments(game, seed=2, every=43, most=4):
        bot = PlanBot(game.judge, 1, Budget(iterations=1))
        match.ask(bot)
        kinds = {game.judge.alike(match.state, option) for option in match.options()}
        assert bot.iterations >= len(kinds)
