"""Bots play by the rules, know nothing they should not, and are repeatable."""

from collections.abc import Iterator

import pytest

import serai
from serai.bots import BOTS, make_bot
from serai.bots.make import MAKERS, read_spec, versioned
from serai.core.action import Action
from serai.core.luck import FastLuck, Stream
from serai.core.match import Match
from serai.games import taj_mahal

GAME = taj_mahal.make()
SPECS = ["random", "greedy:2", "search:12"]


def ask(match: Match, spec: str, seed: int) -> Action:
    """What a fresh bot would choose in this match for the seat that is to decide."""
    return match.ask(make_bot(spec, GAME, seed))


def moments(seed: int, every: int, players: int = 4) -> Iterator[Match]:
    """Moments of a random game with a real choice."""
    match = Match(GAME, players, seed)
    choices = FastLuck(seed)
    number = 0
    while not match.over:
        options = match.options()
        if number % every == 0 and len(options) > 1:
            yield match
        match.play(options[choices.below(number, len(options))])
        number += 1


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_seat_cannot_see_never_changes_its_choice(spec: str) -> None:
    """The hands of the others are exchanged for others they could be; the bot does not notice."""
    differing = 0
    for number, match in enumerate(moments(seed=11, every=9)):
        before = ask(match, spec, number)
        truth = match.state
        match.state = GAME.imagine(truth, match.actor, FastLuck(number))
        differing += match.state.hands != truth.hands
        assert ask(match, spec, number) == before
        match.state = truth
    assert differing > 10


def test_the_judge_sees_only_what_the_seat_may_know() -> None:
    for number, match in enumerate(moments(seed=5, every=4)):
        for seat in range(match.players):
            other = GAME.imagine(match.state, seat, FastLuck(number))
            assert GAME.judge.value(other, seat) == GAME.judge.value(match.state, seat)
        other = GAME.imagine(match.state, match.actor, FastLuck(number))
        options = match.options()
        assert GAME.judge.priors(other, options) == GAME.judge.priors(match.state, options)


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_choice(spec: str) -> None:
    for match in moments(seed=3, every=40):
        assert ask(match, spec, 8) == ask(match, spec, 8)


@pytest.mark.parametrize("spec", SPECS)
def test_thinking_changes_nothing(spec: str) -> None:
    for match in moments(seed=4, every=60):
        before = match.view(match.actor)
        ask(match, spec, 1)
        assert match.view(match.actor) == before
        GAME.check(match.state)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_bot_plays_whole_games_with_any_number_of_players(spec: str, players: int) -> None:
    options = {"two_players": "stand_in"} if players == 2 else {}
    match = Match(GAME, players, seed=players, options=options)
    bot = make_bot(spec.replace("12", "2"), GAME, 1)
    while not match.over:
        match.play(match.ask(bot))
    assert match.outcome is not None


def test_equal_cards_are_one_option_to_think_about() -> None:
    tables, judge = GAME.tables, GAME.judge
    state = Match(GAME, 4, 1).state
    kinds = {judge.alike(state, action) for action in GAME.words.play[: len(tables.deck)]}
    looks = {
        (tables.card_colour[card], tuple(sorted(tables.card_symbols[card]))) for card in tables.deck
    }
    assert len(kinds) == len(looks)
    specials = {judge.alike(state, GAME.words.add[card]) for card in tables.specials}
    assert len(specials) == len(tables.specials)


def test_the_judge_counts_points_when_the_game_is_over() -> None:
    match = Match(GAME, 3, 2)
    while not match.over:
        match.play(match.options()[0])
    assert [GAME.judge.value(match.state, seat) for seat in range(3)] == match.scores()


def test_the_judge_has_an_opinion_on_every_option() -> None:
    for match in moments(seed=9, every=3, players=5):
        options = match.options()
        priors = GAME.judge.priors(match.state, options)
        assert len(priors) == len(options)
        assert GAME.judge.guess(match.state, options, Stream(FastLuck(1))) in options


@pytest.mark.parametrize(
    "spec",
    [
        *("random", "greedy", "greedy:1", "search", "search:7", "search:2s", "search:0.25s"),
        *("search:0.25cpu", "random@1", "greedy@1:1", "search@1:7", "search@1:0.5cpu"),
    ],
)
def test_specs(spec: str) -> None:
    assert spec.partition(":")[0].partition("@")[0] in BOTS
    assert make_bot(spec, GAME, 0) is not None


@pytest.mark.parametrize(("name", "version"), MAKERS)
def test_every_version_of_every_bot_stays(name: str, version: int) -> None:
    assert name in BOTS
    assert make_bot(f"{name}@{version}", GAME, 0) is not None


@pytest.mark.parametrize("name", BOTS)
def test_a_name_alone_means_the_newest_version(name: str) -> None:
    newest = max(version for kind, version in MAKERS if kind == name)
    assert versioned(name) == f"{name}@{newest}"
    assert type(make_bot(name, GAME, 0)) is type(make_bot(f"{name}@{newest}", GAME, 0))


def test_a_version_keeps_the_rest_of_the_spec() -> None:
    assert versioned("search@1:50") == "search@1:50"
    assert versioned("greedy@1:8") == "greedy@1:8"


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("clever", "there is no bot 'clever'; choose one of: random, greedy, search"),
        ("", "there is no bot ''"),
        ("random:3", "the random bot has no settings"),
        ("greedy:0", "'0' is not a whole number from 1"),
        ("greedy:", "ends with a colon"),
        ("search:-5", "'-5' is not a whole number"),
        ("search:fast", "'fast' is not a whole number"),
        ("search:0s", "seconds are written like 0.5s"),
        ("search:1e9s", "seconds are written like 0.5s"),
        ("search:nans", "seconds are written like 0.5s"),
        ("search:²", "is not a whole number"),
        ("search:99999s", "up to 3600s"),
        ("search:99999cpu", "up to 3600s"),
        ("search:cpu", "or 0.5cpu for those of the processor"),
        ("greedy:1cpu", "'1cpu' is not a whole number"),
        ("search@0", "a version is a whole number, as in search@1"),
        ("search@new:50", "a version is a whole number, as in search@1"),
        ("search@999", "of this kind there is: search@1"),
    ],
)
def test_a_bad_spec_says_what_is_wrong(spec: str, message: str) -> None:
    with pytest.raises(serai.SeraiError) as fault:
        read_spec(spec)
    assert message in str(fault.value)
