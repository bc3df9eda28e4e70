"""Laws about decisions: who decides, what may be chosen, what is refused, how chance draws."""

from __future__ import annotations

from typing import Any

import pytest

from serai.core import play
from serai.core.action import Action
from serai.core.errors import IllegalAction
from serai.core.game import AnyGame
from serai.core.luck import FastLuck, Luck, Stream
from serai.core.step import CHANCE, EVERYONE, NOBODY, Message, State, Step
from tests.kit.compare import differences, snapshot
from tests.kit.frozen import frozen
from tests.kit.setups import Setup
from tests.kit.walk import chance_decisions, seat_decisions, some, walk

LONGEST_GAME = 10_000
"""Decisions of seats and of chance; no game of ours comes near."""


def the_table_adds_up_after_every_action(setup: Setup, seed: int) -> None:
    """Also proves that the game ends, and that nothing on the way raises."""
    check = setup.game.check
    for number, s in enumerate(walk(setup, seed)):
        check(s)
        assert number < LONGEST_GAME, "the game does not end"
    assert not s.stack


def somebody_decides_until_the_game_is_over(setup: Setup, seed: int) -> None:
    for s in walk(setup, seed):
        seat = play.actor(s)
        assert seat in range(CHANCE, s.seats) if s.stack else seat == NOBODY
    assert play.options(s) == []


def every_decision_of_a_seat_is_within_a_turn(setup: Setup, seed: int) -> None:
    """Whose turn it is never changes without a turn beginning, and every seat gets turns."""
    had: set[int] = set()
    turn, turns = NOBODY, 0
    for s in walk(setup, seed):
        assert s.turns >= turns
        assert s.turns > turns or s.turn == turn or turns == 0
        turn, turns = s.turn, s.turns
        if play.actor(s) >= 0:
            assert turns > 0
            had.add(turn)
    assert had >= set(range(s.seats))


def options_are_there_and_unlike_each_other(setup: Setup, seed: int) -> None:
    for s in walk(setup, seed):
        options = play.options(s)
        assert bool(options) == bool(s.stack)
        assert len(set(options)) == len(options)
        assert len({str(option) for option in options}) == len(options)


def asking_for_options_is_stable_and_changes_nothing(setup: Setup, seed: int) -> None:
    for s in some(walk(setup, seed), 5):
        before = snapshot(s)
        assert play.options(s) == play.options(s)
        assert play.options(s) == play.options(s.copy())
        assert differences(snapshot(s), before) == []


def a_question_never_changes_the_state(setup: Setup, seed: int) -> None:
    """Not even for a moment: somebody else may be looking."""
    for s in some(walk(setup, seed), 5):
        before = snapshot(s)
        ask_everything(setup.game, s)
        assert differences(snapshot(s), before) == []
        ask_everything(setup.game, frozen(s))


def ask_everything(game: AnyGame, s: State) -> None:
    """Every question that a driver, a page or a bot may ask."""
    if s.stack:
        step: Step[Any] = s.stack[-1]
        step.seen_by(s)
        if step.actor(s) == CHANCE:
            step.weights(s)
            step.sample(s, FastLuck(1), s.draws)
        else:
            step.only_option(s)
            step.refusals(s)
            step.prompt(s)
        step.options(s)
    for seat in (*range(s.seats), None):
        game.seen_scores(s, game.view(s, seat))
    game.scores(s)
    game.outcome(s)


def a_public_choice_that_is_none_is_never_asked(setup: Setup, seed: int) -> None:
    for s in seat_decisions(setup, seed):
        step, options = s.stack[-1], play.options(s)
        assert step.private or len(options) > 1
        assert step.only_option(s) == (options[0] if len(options) == 1 else None)


def whoever_chooses_sees_the_choice(setup: Setup, seed: int) -> None:
    for s in seat_decisions(setup, seed):
        seen_by = s.stack[-1].seen_by(s)
        assert seen_by == EVERYONE or seen_by & 1 << play.actor(s)


def other_seats_never_see_options_or_refusals(setup: Setup, seed: int) -> None:
    for s in some(seat_decisions(setup, seed), 3):
        for seat in (*range(s.seats), None):
            view = setup.game.view(s, seat)
            assert view.seat == seat
            assert view.actor == play.actor(s)
            mine = seat == play.actor(s)
            assert view.options == (tuple(play.options(s)) if mine else ())
            assert bool(view.refusals) == bool(mine and s.stack[-1].refusals(s))


# --- words ------------------------------------------------------------------------------------


def every_decision_has_a_prompt_and_a_rule(setup: Setup, seed: int) -> None:
    for s in walk(setup, seed):
        if s.stack:
            assert s.stack[-1].rule in setup.game.rulebook.clauses
        if play.actor(s) >= 0:
            check_message(s.stack[-1].prompt(s), setup.game)


def refusals_name_a_rule_and_nothing_allowed(setup: Setup, seed: int) -> None:
    for s in seat_decisions(setup, seed):
        refusals = s.stack[-1].refusals(s)
        refused = [refusal.text for refusal in refusals]
        assert len(set(refused)) == len(refused)
        assert not set(refused) & {str(option) for option in play.options(s)}
        for refusal in refusals:
            assert setup.game.read(refusal.text).text == refusal.text
            check_message(refusal.reason, setup.game)
            assert refusal.reason.rule, "a refusal says why by a rule"


def check_message(message: Message, game: AnyGame) -> None:
    assert message.id
    assert message.rule == "" or message.rule in game.rulebook.clauses
    assert all(isinstance(value, str | int) for value in message.args.values())


def every_option_is_written_and_read_back(setup: Setup, seed: int) -> None:
    game = setup.game
    for s in walk(setup, seed):
        for option in play.options(s):
            assert game.read(game.write(option)) is option
            assert game.vocabulary.actions[option.index] is option


# --- illegal actions --------------------------------------------------------------------------


def an_illegal_action_is_refused_and_changes_nothing(setup: Setup, seed: int) -> None:
    stream = Stream(FastLuck(seed))
    vocabulary = setup.game.vocabulary.actions
    for s in some(walk(setup, seed), 5):
        before = snapshot(s)
        allowed = set(play.options(s))
        tried = [vocabulary[stream.below(len(vocabulary))] for _ in range(8)]
        for action in tried + _refused(setup.game, s):
            if action not in allowed:
                with pytest.raises(IllegalAction, match=r"not (allowed|possible)"):
                    play.apply(s, action)
        assert differences(snapshot(s), before) == []


def _refused(game: AnyGame, s: State) -> list[Action]:
    if play.actor(s) < 0:
        return []
    return [game.read(refusal.text) for refusal in s.stack[-1].refusals(s)]


def checked_and_trusted_play_are_the_same(setup: Setup, seed: int) -> None:
    for s in some(walk(setup, seed), 7):
        for option in play.options(s)[:3]:
            checked, trusted = s.copy(), s.copy()
            play.apply(checked, option)
            play.apply_trusted(trusted, option)
            assert differences(checked, trusted) == []


# --- chance -----------------------------------------------------------------------------------


class Scripted(Luck):
    """A luck that says what it is told to say."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.total = 0

    def below(self, n: int, total: int) -> int:
        self.total = total
        return self.number


def chance_draws_every_outcome_as_often_as_it_weighs(setup: Setup, seed: int) -> None:
    """Exact, no statistics: the luck is made to say each number once."""
    for s in some(chance_decisions(setup, seed), 5):
        step = s.stack[-1]
        options = step.options(s)
        weights = step.weights(s) or [1] * len(options)
        assert len(weights) == len(options)
        assert min(weights) > 0
        drawn = [step.sample(s, Scripted(number), s.draws) for number in range(sum(weights))]
        assert [drawn.count(option) for option in options] == weights


def a_quick_sample_is_the_plain_one(setup: Setup, seed: int) -> None:
    for s in some(chance_decisions(setup, seed), 3):
        step: Step[Any] = s.stack[-1]
        for n in range(s.draws, s.draws + 5):
            luck = FastLuck(seed)
            assert step.sample(s, luck, n) is Step.sample(step, s, luck, n)


def chance_is_counted_and_seats_are_not(setup: Setup, seed: int) -> None:
    draws = 0
    for s in walk(setup, seed):
        assert s.draws == draws
        draws += play.actor(s) == CHANCE
