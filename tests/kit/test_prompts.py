"""What is asked is what may be chosen: a prompt names no kind of choice that is not there.

Every prompt is told which kinds of options there are (`Step.kind`, and `$kinds` in the texts). So a
sentence that is said for one set of kinds and also for another one speaks of something that is not
there, or is silent about something that is. No prompt names a number of choices that there are not.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import serai
from serai import _build
from serai.core.step import Message
from serai.core.view import KINDS
from serai.games.about import about_of
from serai.games.voice import voice_of
from serai.texts import LANGUAGES
from serai.texts.catalogue import HERE
from tests.kit.facts import facts_of
from tests.kit.setups import setups_of
from tests.kit.walk import seat_decisions

SEEDS = range(12 if _build.compiled() else 2)
NAMES = ("Ann", "Ben", "Cem", "Dan", "Eva")

every_game = pytest.mark.parametrize("name", serai.GAMES)


class Asked(NamedTuple):
    """A prompt, and where it was asked."""

    players: int
    message: Message
    there: int
    """Choices with the verb that it counts, if it counts one."""


@cache
def prompts(name: str) -> list[Asked]:
    """Every prompt of some random games, unlike each other."""
    found: dict[tuple[str, tuple[tuple[str, str | int], ...], int], Asked] = {}
    counted = facts_of(name).counted
    for setup in setups_of(name):
        for seed in SEEDS:
            for s in seat_decisions(setup, seed):
                step = s.stack[-1]
                message = setup.game.view(s, step.actor(s)).prompt
                assert message is not None
                _, verb = counted.get(message.id, ("", ""))
                there = len([option for option in step.options(s) if option.verb == verb])
                key = (message.id, tuple(sorted(message.args.items())), there)
                found.setdefault(key, Asked(setup.players, message, there))
    return [*found.values()]


class Keys(Visitor):
    """The words that a message chooses by, where it chooses by the kinds of options."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.visit(pattern)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        if node.selector.id.name == KINDS:
            keys = [variant.key for variant in node.variants]
            self.found |= {key.name for key in keys if isinstance(key, ftl.Identifier)}
        for variant in node.variants:
            self.visit(variant.value)


@cache
def keys(name: str, language: str) -> dict[str, set[str]]:
    """By message: the sets of kinds that it knows."""
    text = (HERE / language / f"{about_of(name).id}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    return {
        entry.id.name: Keys(entry.value).found
        for entry in entries
        if isinstance(entry, ftl.Message) and entry.value is not None
    }


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_said_for_the_same_kinds_of_choice_whenever_it_is_said(
    name: str, language: str
) -> None:
    game = serai.load(name)
    said: dict[str, set[str]] = defaultdict(set)
    for players, message, _ in prompts(name):
        text = voice_of(game, NAMES[:players], language).say(message)
        said[re.sub(r"\d+", "#", text)].add(str(message.args[KINDS]))
    assert {text: kinds for text, kinds in said.items() if len(kinds) > 1} == {}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_that_chooses_its_words_by_the_kinds_knows_all_that_come_up(
    name: str, language: str
) -> None:
    """No set of kinds is left to the last variant, which would say something else."""
    known = keys(name, language)
    for _, message, _ in prompts(name):
        assert not known[message.id] or message.args[KINDS] in known[message.id], message


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_kinds_apart(name: str, language: str) -> None:
    assert keys(name, language) == keys(name, "en")


@every_game
def test_a_prompt_names_no_more_choices_than_there_are(name: str) -> None:
    counted = facts_of(name).counted
    for _, message, there in prompts(name):
        if message.id in counted:
            argument, _ = counted[message.id]
            assert int(message.args[argument]) <= there, message


@every_game
def test_onlookers_are_not_told_what_there_is_to_choose(name: str) -> None:
    setup = setups_of(name)[0]
    for s in seat_decisions(setup, 1):
        actor = s.stack[-1].actor(s)
        for seat in (None, *range(s.seats)):
            message = setup.game.view(s, seat).prompt
            assert message is not None
            assert (KINDS in message.args) == (seat == actor)
