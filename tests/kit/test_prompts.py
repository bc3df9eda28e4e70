"""What is asked is what may be chosen: a prompt names no kind of choice that is not there.

Every prompt is told which kinds of options there are (`Step.kind`, and `$kinds` in the texts). So a
sentence that is said for one set of kinds and also for another one speaks of something that is not
there, or is silent about something that is.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache

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
from tests.kit.setups import setups_of
from tests.kit.walk import seat_decisions

SEEDS = range(12 if _build.compiled() else 2)
NAMES = ("Ann", "Ben", "Cem", "Dan", "Eva")

every_game = pytest.mark.parametrize("name", serai.GAMES)


@cache
def prompts(name: str) -> list[tuple[int, Message]]:
    """Every prompt of some random games, unlike each other, with the number of players."""
    found: dict[tuple[str, tuple[tuple[str, str | int], ...]], tuple[int, Message]] = {}
    for setup in setups_of(name):
        for seed in SEEDS:
            for s in seat_decisions(setup, seed):
                message = setup.game.view(s, s.stack[-1].actor(s)).prompt
                assert message is not None
                key = (message.id, tuple(sorted(message.args.items())))
                found.setdefault(key, (setup.players, message))
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
    for players, message in prompts(name):
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
    for _, message in prompts(name):
        assert not known[message.id] or message.args[KINDS] in known[message.id], message


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_kinds_apart(name: str, language: str) -> None:
    assert keys(name, language) == keys(name, "en")


@every_game
def test_onlookers_are_not_told_what_there_is_to_choose(name: str) -> None:
    setup = setups_of(name)[0]
    for s in seat_decisions(setup, 1):
        actor = s.stack[-1].actor(s)
        for seat in (None, *range(s.seats)):
            message = setup.game.view(s, seat).prompt
            assert message is not None
            assert (KINDS in message.args) == (seat == actor)
